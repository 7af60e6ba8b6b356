# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Game of the Amazons, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_SET(2, RW_INLINE)
    static const rw_check CHECKS[9];
    static const uint8_t IN_FRAME[13];
    static const uint8_t FILLED_RESTING[13];
    static const uint8_t FILLED[13];
    static const uint8_t RETURNED_TO[13];
    static const uint8_t CHECKED[6];
    static const uint8_t POINT_KIND[13];
    static const int8_t DECISION_AT[13];
    static const uint8_t HAPPEN_AT[13];
    static const uint8_t FRAME_SIZE[13];
    static const uint8_t RETURN_AT[13];
    static const uint8_t PROC_OF[13];
    static const uint8_t PROC_AT[15];
    static const uint8_t ENDLESS_AT[15];
    static const uint8_t ENTER_AT[2];
    static const int32_t OPTION_COUNT[2];
    static const int32_t FIRST_OPTION[2];
    static const int32_t FIRST_ARG[4];
    static const int32_t ARG_KIND[3];
    static const int32_t ARG_SIZE[3];
    static const int32_t ARG_OFFSET[3];
    static const uint8_t WANTED[3];
    static const uint8_t TRIED_AT[2];
    static const uint8_t JOIN_OF[2];
    static const int8_t BODIES_END[2];
    static const uint8_t BLOCK_OF[2];
    static const uint8_t NEEDS[13];
    static const uint8_t FAILS[13];
    static const uint8_t SCOPED[13];
    static const uint8_t POSTPONED[16];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_amazon[4];
        uint64_t m_arrow[2];
        uint64_t r_stack[1];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[7];
        uint64_t r_seed;
        uint64_t r_counter;
        uint64_t r_explicit;
        uint64_t r_floor;
        int32_t r_fault;
        int32_t r_failure;
        int32_t r_spent;
        int32_t r_alarm;
        int32_t r_depth;
        int32_t r_asked;
        int32_t r_look;
        int32_t r_listed;
        int32_t r_place;
        uint32_t r_known;
        uint32_t r_true;
        int32_t r_chain;
    } S;
    _Static_assert(offsetof(S, m_amazon) == 0, "m_amazon");
    _Static_assert(offsetof(S, m_arrow) == 32, "m_arrow");
    _Static_assert(offsetof(S, r_stack) == 48, "r_stack");
    _Static_assert(offsetof(S, r_point) == 56, "r_point");
    _Static_assert(offsetof(S, r_base) == 58, "r_base");
    _Static_assert(offsetof(S, r_top) == 60, "r_top");
    _Static_assert(offsetof(S, r_winners) == 62, "r_winners");
    _Static_assert(offsetof(S, r_over) == 63, "r_over");
    _Static_assert(offsetof(S, r_actor) == 64, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 65, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 72, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 72, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, BLOCKS = 13, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 1, MEMORY = 12, UNFINISHED = 13, INTERRUPTED = 14, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_set2:
        uint64_t w[2]
    rw_set2 rw_set2_none()
    rw_set2 rw_set2_or(rw_set2, rw_set2)
    rw_set2 rw_set2_and(rw_set2, rw_set2)
    rw_set2 rw_set2_without(rw_set2, rw_set2)
    int rw_set2_after(const rw_set2*, int)
    int rw_set2_nth(const rw_set2*, int)
    rw_set2 rw_set2_run(rw_set2, rw_set2, int)
    rw_set2 rw_set2_along(rw_set2, rw_set2, int, rw_set2, int)
    int rw_set2_is_empty_v(rw_set2)
    int rw_set2_size_v(rw_set2)
    int rw_set2_has_v(rw_set2, int, int)
    ctypedef struct S:
        uint64_t m_amazon[4]
        uint64_t m_arrow[2]
        uint64_t r_stack[1]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[7]
        uint64_t r_seed
        uint64_t r_counter
        uint64_t r_explicit
        uint64_t r_floor
        int32_t r_fault
        int32_t r_failure
        int32_t r_spent
        int32_t r_alarm
        int32_t r_depth
        int32_t r_asked
        int32_t r_look
        int32_t r_listed
        int32_t r_place
        uint32_t r_known
        uint32_t r_true
        int32_t r_chain

include "rules.pxi"


# ---------------------------------------------------------------- rules

cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline int its_play_b(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 3))[0]


cdef inline rw_set2 mask_line_22(S* s) noexcept nogil:
    # line 22
    return rw_set2_or(
        rw_set2_or(
            rw_set2_or(
                rw_set2_or(
                    rw_set2_or(
                        rw_set2_or(
                            rw_set2_or(
                                rw_set2_along(
                                    rw_set2_and(
                                        rw_set2_without(
                                            SET_OF_grid,
                                            rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                        ),
                                        rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                                    ),
                                    rw_set2_and(
                                        rw_set2_without(
                                            SET_OF_grid,
                                            rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                        ),
                                        rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                                    ),
                                    -11,
                                    SET_OF_grid_2,
                                    1
                                ),
                                rw_set2_along(
                                    rw_set2_and(
                                        rw_set2_without(
                                            SET_OF_grid,
                                            rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                        ),
                                        rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                                    ),
                                    rw_set2_and(
                                        rw_set2_without(
                                            SET_OF_grid,
                                            rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                        ),
                                        rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                                    ),
                                    -1,
                                    SET_OF_grid_3,
                                    1
                                )
                            ),
                            rw_set2_along(
                                rw_set2_and(
                                    rw_set2_without(
                                        SET_OF_grid,
                                        rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                    ),
                                    rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                                ),
                                rw_set2_and(
                                    rw_set2_without(
                                        SET_OF_grid,
                                        rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                    ),
                                    rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                                ),
                                9,
                                SET_OF_grid_4,
                                1
                            )
                        ),
                        rw_set2_along(
                            rw_set2_and(
                                rw_set2_without(
                                    SET_OF_grid,
                                    rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                ),
                                rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                            ),
                            rw_set2_and(
                                rw_set2_without(
                                    SET_OF_grid,
                                    rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                                ),
                                rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                            ),
                            -10,
                            SET_OF_grid_5,
                            1
                        )
                    ),
                    rw_set2_along(
                        rw_set2_and(
                            rw_set2_without(
                                SET_OF_grid,
                                rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                            ),
                            rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                        ),
                        rw_set2_and(
                            rw_set2_without(
                                SET_OF_grid,
                                rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                            ),
                            rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                        ),
                        10,
                        SET_OF_grid_6,
                        1
                    )
                ),
                rw_set2_along(
                    rw_set2_and(
                        rw_set2_without(
                            SET_OF_grid,
                            rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                        ),
                        rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                    ),
                    rw_set2_and(
                        rw_set2_without(
                            SET_OF_grid,
                            rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                        ),
                        rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                    ),
                    -9,
                    SET_OF_grid_7,
                    1
                )
            ),
            rw_set2_along(
                rw_set2_and(
                    rw_set2_without(
                        SET_OF_grid,
                        rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                    ),
                    rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                ),
                rw_set2_and(
                    rw_set2_without(
                        SET_OF_grid,
                        rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                    ),
                    rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                ),
                1,
                SET_OF_grid_8,
                1
            )
        ),
        rw_set2_along(
            rw_set2_and(
                rw_set2_without(
                    SET_OF_grid,
                    rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                ),
                rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
            ),
            rw_set2_and(
                rw_set2_without(
                    SET_OF_grid,
                    rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                ),
                rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
            ),
            11,
            SET_OF_grid_9,
            1
        )
    )


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline void set_its_play_b(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef inline rw_set2 union_line_13(S* s, int v0) noexcept nogil:
    # line 13
    cdef rw_set2 r = rw_set2_none()
    cdef int k1
    for k1 in range(8):
        r = rw_set2_or(
            r,
            rw_set2_run(
                T_masks_line_13[(v0 - 1) * 8 + k1],
                rw_set2_and(
                    rw_set2_without(
                        SET_OF_grid,
                        rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                    ),
                    rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                ),
                T_climbs_line_13[k1]
            )
        )
    return r


cdef inline rw_set2 f_reached(S* s, int v_c) noexcept nogil:
    # line 13
    return union_line_13(s, v_c)


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    cdef rw_set2 left4
    cdef int x4
    cdef int k4
    if not looks_on(s, t, you, 4, 2):
        return 1 if s.r_fault else 0
    cdef rw_set2 left3 = rw_set2_and((<rw_set2*>&s.m_amazon[(you - 1) * 2])[0], mask_line_22(s))
    cdef int k3 = -1
    while True:
        k3 = rw_set2_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        s.r_spent += 287
        if s.r_spent > s.r_alarm and alarmed(s, 3):
            break
        left4 = f_reached(s, x3)
        k4 = -1
        while True:
            k4 = rw_set2_after(&left4, k4)
            if k4 < 0:
                break
            x4 = k4 + 1
            m.option = 0
            m.args[0] = x3
            m.args[1] = x4
            if leads_on(s, t, &m, 13):
                return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 13):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_move(S* s, int you, Moves* out) noexcept nogil:
    # line 23
    cdef Move* m
    cdef int x3
    cdef rw_set2 left4
    cdef int x4
    cdef int k4
    s.r_listed = 4
    cdef rw_set2 left3 = rw_set2_and((<rw_set2*>&s.m_amazon[(you - 1) * 2])[0], mask_line_22(s))
    cdef int k3 = -1
    while True:
        k3 = rw_set2_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        s.r_spent += 287
        if s.r_spent > s.r_alarm and alarmed(s, 3):
            break
        left4 = f_reached(s, x3)
        k4 = -1
        while True:
            k4 = rw_set2_after(&left4, k4)
            if k4 < 0:
                break
            x4 = k4 + 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x3
            m.args[1] = x4


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int x3
    cdef int a4
    cdef rw_set2 left3_2
    cdef int x3_2
    cdef int k3_2
    cdef rw_set2 range4
    begin_trial(&trial, False)
    cdef uint32_t weight0 = 0
    cdef rw_set2 left3 = rw_set2_and((<rw_set2*>&s.m_amazon[(you - 1) * 2])[0], mask_line_22(s))
    cdef int k3 = -1
    while True:
        k3 = rw_set2_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        weight0 += rw_set2_size_v(f_reached(s, x3))
    cdef uint32_t total = weight0
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            left3_2 = rw_set2_and((<rw_set2*>&s.m_amazon[(you - 1) * 2])[0], mask_line_22(s))
            k3_2 = -1
            while True:
                k3_2 = rw_set2_after(&left3_2, k3_2)
                if k3_2 < 0:
                    break
                x3_2 = k3_2 + 1
                range4 = f_reached(s, x3_2)
                k = rw_set2_size_v(range4)
                if at < k:
                    k = at
                    a4 = rw_set2_nth(&range4, k) + 1
                    m.option = 0
                    m.args[0] = x3_2
                    m.args[1] = a4
                    m.noted = 0
                    if tried(s, &trial, m, 0):
                        return 1
                    at = total
                else:
                    at -= k
    rng.moves.count = 0
    generate_d0_0_move(s, you, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 0):
            return 1
        strike(rng)
    return 0


cdef bint any_d0_0_move(S* s, int you) noexcept nogil:
    cdef int x3
    cdef rw_set2 left4
    cdef int k4
    cdef rw_set2 left3 = rw_set2_and((<rw_set2*>&s.m_amazon[(you - 1) * 2])[0], mask_line_22(s))
    cdef int k3 = -1
    while True:
        k3 = rw_set2_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        s.r_spent += 287
        if s.r_spent > s.r_alarm and alarmed(s, 3):
            break
        left4 = f_reached(s, x3)
        k4 = -1
        while True:
            k4 = rw_set2_after(&left4, k4)
            if k4 < 0:
                break
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d0_0_move(s, you, &found)
    return any_tried(s, &trial, &found, 0)


cdef inline void set_amazon(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 100u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << (i & 63)
    s.m_amazon[i >> 6] = s.m_amazon[i >> 6] & ~bit | <uint64_t>(value == 1) << (i & 63)
    s.m_amazon[2 + (i >> 6)] = s.m_amazon[2 + (i >> 6)] & ~bit | <uint64_t>(value == 2) << (i & 63)


cdef int search_d1(S* s, int you, int c4, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x5
    if not looks_on(s, t, you, 7, 8):
        return 1 if s.r_fault else 0
    cdef rw_set2 left5 = f_reached(s, c4)
    cdef int k5 = -1
    while True:
        k5 = rw_set2_after(&left5, k5)
        if k5 < 0:
            break
        x5 = k5 + 1
        m.option = 0
        m.args[0] = x5
        if leads_on(s, t, &m, 14):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d1_0_shoot(S* s, int you, int c4, Moves* out) noexcept nogil:
    # line 27 @AM-4
    cdef Move* m
    cdef int x5
    s.r_listed = 9
    cdef rw_set2 left5 = f_reached(s, c4)
    cdef int k5 = -1
    while True:
        k5 = rw_set2_after(&left5, k5)
        if k5 < 0:
            break
        x5 = k5 + 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x5


cdef int sample_d1(S* s, int you, int c4, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a5
    cdef rw_set2 range5 = f_reached(s, c4)
    cdef uint32_t size5 = rw_set2_size_v(range5)
    if size5 != 0:
        for tries in range(rw_min(40, size5)):
            at = rw_below(&rng.state, size5)
            k = at
            a5 = rw_set2_nth(&range5, k) + 1
            m.option = 0
            m.args[0] = a5
            return 1
    rng.moves.count = 0
    generate_d1_0_shoot(s, you, c4, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d1_0_shoot(S* s, int you, int c4) noexcept nogil:
    cdef rw_set2 left5 = f_reached(s, c4)
    cdef int k5 = -1
    while True:
        k5 = rw_set2_after(&left5, k5)
        if k5 < 0:
            break
        return True
    return False


cdef bint any_legal_d1(S* s, int you, int c4) noexcept nogil:
    return any_d1_0_shoot(s, you, c4)


cdef inline void set_arrow(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 100u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    s.m_arrow[i >> 6] = s.m_arrow[i >> 6] & ~(<uint64_t>1 << (i & 63)) | <uint64_t>(value != 0) << (i & 63)


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_move(s, you, out)
    keep_tried(s, &trial, out, start, 0)


cdef void legal_d1(S* s, int you, int c4, Moves* out) noexcept nogil:
    generate_d1_0_shoot(s, you, c4, out)


cdef inline bint is_amazon(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(s.m_amazon[(value - 1) * 2 + (i >> 6)] >> (i & 63) & 1)


cdef inline int any_line_22(S* s, int v3) noexcept nogil:
    # line 22
    cdef int k7
    for k7 in range(8):
        if not rw_set2_is_empty_v(
            rw_set2_run(
                T_masks_line_13[(v3 - 1) * 8 + k7],
                rw_set2_and(
                    rw_set2_without(
                        SET_OF_grid,
                        rw_set2_or((<rw_set2*>&s.m_amazon[0])[0], (<rw_set2*>&s.m_amazon[2])[0])
                    ),
                    rw_set2_without(SET_OF_grid, (<rw_set2*>&s.m_arrow[0])[0])
                ),
                T_climbs_line_13[k7]
            )
        ):
            return True
    return False


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef Trial trial
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 100u:
            return False
        if not is_amazon(s, a, you):
            return False
        if not any_line_22(s, a):
            return False
        if <unsigned int>(a_2 - 1) >= 100u:
            return False
        if not rw_set2_has_v(f_reached(s, a), a_2 - 1, 100):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    return is_listed(s, m)


cdef bint is_legal_d1(S* s, int you, int c4, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 100u:
            return False
        if not rw_set2_has_v(f_reached(s, c4), a - 1, 100):
            return False
        return True
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 8, 0, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    return 0


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    return 0


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 15
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v3_a
    cdef int p0_v5_c
    cdef int held
    cdef rw_set2 cells
    cdef int held_2
    cdef rw_set2 cells_2
    cdef int actor
    cdef Move drawn
    cdef int held_3
    cdef int held_4
    cdef int actor_2
    cdef Move drawn_2
    cdef int held_5
    while True:
        if s.r_fault:
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            held = 1
            cells = SET_OF_grid_10
            (<rw_set2*>&s.m_amazon[0])[0] = rw_set2_without((<rw_set2*>&s.m_amazon[0])[0], cells)
            (<rw_set2*>&s.m_amazon[2])[0] = rw_set2_without((<rw_set2*>&s.m_amazon[2])[0], cells)
            if held > 0:
                (<rw_set2*>&s.m_amazon[(held - 1) * 2])[0] = rw_set2_or(
                    (<rw_set2*>&s.m_amazon[(held - 1) * 2])[0],
                    cells
                )
            held_2 = 2
            cells_2 = SET_OF_grid_11
            (<rw_set2*>&s.m_amazon[0])[0] = rw_set2_without((<rw_set2*>&s.m_amazon[0])[0], cells_2)
            (<rw_set2*>&s.m_amazon[2])[0] = rw_set2_without((<rw_set2*>&s.m_amazon[2])[0], cells_2)
            if held_2 > 0:
                (<rw_set2*>&s.m_amazon[(held_2 - 1) * 2])[0] = rw_set2_or(
                    (<rw_set2*>&s.m_amazon[(held_2 - 1) * 2])[0],
                    cells_2
                )
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            point = 4
        elif point == 4:
            if t != NULL and settled(s, t, 4):
                return 0
            set_its_play_b(s, 0)
            actor = its_play_you(s)
            if t != NULL:
                return search_d0(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 4):
                        return 0
                    if drawn.option == 0:
                        p0_v3_a = drawn.args[0]
                        set_its_play_b(s, drawn.args[1])
                        point = 6
                    elif drawn.option == 1:
                        point = 11
                    continue
                set_its_play_you(s, s.r_actor)
                point = 11
                continue
            else:
                if not any_legal_d0(s, actor):
                    set_its_play_you(s, s.r_actor)
                    point = 11
                    continue
                if not any_legal_d0(s, actor):
                    fault(s, 5)
                    return 1
                s.r_point = 4
                rested(s)
                return 0
        elif point == 6:
            # line 25
            held_3 = 0
            set_amazon(s, p0_v3_a, held_3, 6)
            # line 26
            held_4 = its_play_you(s)
            set_amazon(s, its_play_b(s), held_4, 7)
            actor_2 = its_play_you(s)
            if t != NULL:
                return search_d1(s, actor_2, its_play_b(s), t)
            s.r_actor = actor_2
            if rng != NULL:
                if sample_d1(s, actor_2, its_play_b(s), rng, &drawn_2):
                    if not plays_on(s, rng, &drawn_2, 7):
                        return 0
                    if drawn_2.option == 0:
                        p0_v5_c = drawn_2.args[0]
                        point = 9
                    continue
                fault(s, 10)
                return 1
            else:
                if not any_legal_d1(s, actor_2, its_play_b(s)):
                    fault(s, 10)
                    return 1
                s.r_point = 7
                rested(s)
                return 0
        elif point == 9:
            if t != NULL and settled(s, t, 9):
                return 0
            if t != NULL and settled(s, t, 10):
                return 0
            # line 28
            held_5 = 1
            set_arrow(s, p0_v5_c, held_5, 11)
            if t != NULL and settled(s, t, 8):
                return 0
            if t != NULL and settled(s, t, 5):
                return 0
            if t != NULL and settled(s, t, 2):
                return 0
            set_its_play_you(s, 3 - its_play_you(s))
            point = 1
        elif point == 11:
            if t != NULL and settled(s, t, 12):
                return 0
            # @AM-6
            if t != NULL:
                return 0
            over(s, 2, T_values_line_15[its_play_you(s) - 1])
            return 0
        elif point == 13:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v3_a = (<Move*>given).args[0]
                set_its_play_b(s, (<Move*>given).args[1])
                point = 6
            elif (<Move*>given).option == 1:
                set_its_play_you(s, s.r_actor)
                point = 11
            else:
                return 1
        elif point == 14:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v5_c = (<Move*>given).args[0]
                point = 9
            else:
                return 1
        else:
            r.point = point
            return -1


cdef int run "rules_run"(S* s, Trial* t, Sampler* rng, int point, void* given) noexcept nogil:
    cdef Run r
    cdef int way
    r.point = point
    r.given = given
    while True:
        way = flow0_play(s, t, rng, &r)
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 4:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 7:
        legal_d1(s, s.r_actor, its_play_b(s), out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 4:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 7:
        return is_legal_d1(s, s.r_actor, its_play_b(s), m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    return 0


# ---------------------------------------------------------------- invariants

cdef bint invariant_0(S* s) noexcept nogil:
    # line 10
    return rw_set2_size_v((<rw_set2*>&s.m_amazon[0])[0]) == 4 and rw_set2_size_v((<rw_set2*>&s.m_amazon[2])[0]) == 4


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const rw_set2 SET_OF_grid = {{~0ULL, 0xFFFFFFFFFULL}};
    static const rw_set2 SET_OF_grid_2 = {{0xEFFBFEFFBFEFF800ULL, 0xFFBFEFFBFULL}};
    static const rw_set2 SET_OF_grid_3 = {{0xEFFBFEFFBFEFFBFEULL, 0xFFBFEFFBFULL}};
    static const rw_set2 SET_OF_grid_4 = {{0xEFFBFEFFBFEFFBFEULL, 0x3FEFFBFULL}};
    static const rw_set2 SET_OF_grid_5 = {{0xFFFFFFFFFFFFFC00ULL, 0xFFFFFFFFFULL}};
    static const rw_set2 SET_OF_grid_6 = {{~0ULL, 0x3FFFFFFULL}};
    static const rw_set2 SET_OF_grid_7 = {{0xF7FDFF7FDFF7FC00ULL, 0x7FDFF7FDFULL}};
    static const rw_set2 SET_OF_grid_8 = {{0xF7FDFF7FDFF7FDFFULL, 0x7FDFF7FDFULL}};
    static const rw_set2 SET_OF_grid_9 = {{0xF7FDFF7FDFF7FDFFULL, 0x1FF7FDFULL}};
    static const rw_set2 SET_OF_grid_10 = {{0x8040000048ULL, 0x0ULL}};
    static const rw_set2 SET_OF_grid_11 = {{0x1000000000000000ULL, 0x120000020ULL}};
    static const int16_t T_values[8] = {8127, 8128, 8129, 8255, 8257, 8383, 8384, 8385};
    static const rw_set2 T_masks_line_13[800] = {{{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x1004010040100400ULL, 0x4010040ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3FEULL, 0x0ULL}},
        {{0x80100200400800ULL, 0x801002004ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1ULL, 0x0ULL}}, {{0x400ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x2008020080200800ULL, 0x8020080ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3FCULL, 0x0ULL}},
        {{0x100200400801000ULL, 0x2004008ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3ULL, 0x0ULL}}, {{0x100800ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x4010040100401000ULL, 0x10040100ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3F8ULL, 0x0ULL}},
        {{0x200400801002000ULL, 0x8010ULL}}, {{0x0ULL, 0x0ULL}}, {{0x7ULL, 0x0ULL}}, {{0x40201000ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x8020080200802000ULL, 0x20080200ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3F0ULL, 0x0ULL}},
        {{0x400801002004000ULL, 0x20ULL}}, {{0x0ULL, 0x0ULL}}, {{0xFULL, 0x0ULL}}, {{0x10080402000ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x40100401004000ULL, 0x40100401ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3E0ULL, 0x0ULL}},
        {{0x801002004008000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1FULL, 0x0ULL}}, {{0x4020100804000ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x80200802008000ULL, 0x80200802ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3C0ULL, 0x0ULL}},
        {{0x2004008010000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x3FULL, 0x0ULL}}, {{0x1008040201008000ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x100401004010000ULL, 0x100401004ULL}}, {{0x0ULL, 0x0ULL}}, {{0x380ULL, 0x0ULL}},
        {{0x8010020000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x7FULL, 0x0ULL}}, {{0x2010080402010000ULL, 0x40ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x200802008020000ULL, 0x200802008ULL}}, {{0x0ULL, 0x0ULL}}, {{0x300ULL, 0x0ULL}},
        {{0x20040000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0xFFULL, 0x0ULL}}, {{0x4020100804020000ULL, 0x10080ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x401004010040000ULL, 0x401004010ULL}}, {{0x0ULL, 0x0ULL}}, {{0x200ULL, 0x0ULL}},
        {{0x80000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1FFULL, 0x0ULL}}, {{0x8040201008040000ULL, 0x4020100ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x802008020080000ULL, 0x802008020ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1ULL, 0x0ULL}},
        {{0x1004010040100000ULL, 0x4010040ULL}}, {{0x2ULL, 0x0ULL}}, {{0xFF800ULL, 0x0ULL}}, {{0x40080100200000ULL,
        0x400801002ULL}}, {{0x1ULL, 0x0ULL}}, {{0x400ULL, 0x0ULL}}, {{0x100000ULL, 0x0ULL}}, {{0x2ULL, 0x0ULL}},
        {{0x2008020080200000ULL, 0x8020080ULL}}, {{0x4ULL, 0x0ULL}}, {{0xFF000ULL, 0x0ULL}}, {{0x80100200400000ULL,
        0x801002004ULL}}, {{0x2ULL, 0x0ULL}}, {{0xC00ULL, 0x0ULL}}, {{0x40200000ULL, 0x0ULL}}, {{0x4ULL, 0x0ULL}},
        {{0x4010040100400000ULL, 0x10040100ULL}}, {{0x8ULL, 0x0ULL}}, {{0xFE000ULL, 0x0ULL}}, {{0x100200400800000ULL,
        0x2004008ULL}}, {{0x4ULL, 0x0ULL}}, {{0x1C00ULL, 0x0ULL}}, {{0x10080400000ULL, 0x0ULL}}, {{0x8ULL, 0x0ULL}},
        {{0x8020080200800000ULL, 0x20080200ULL}}, {{0x10ULL, 0x0ULL}}, {{0xFC000ULL, 0x0ULL}}, {{0x200400801000000ULL,
        0x8010ULL}}, {{0x8ULL, 0x0ULL}}, {{0x3C00ULL, 0x0ULL}}, {{0x4020100800000ULL, 0x0ULL}}, {{0x10ULL, 0x0ULL}},
        {{0x40100401000000ULL, 0x40100401ULL}}, {{0x20ULL, 0x0ULL}}, {{0xF8000ULL, 0x0ULL}}, {{0x400801002000000ULL,
        0x20ULL}}, {{0x10ULL, 0x0ULL}}, {{0x7C00ULL, 0x0ULL}}, {{0x1008040201000000ULL, 0x0ULL}}, {{0x20ULL, 0x0ULL}},
        {{0x80200802000000ULL, 0x80200802ULL}}, {{0x40ULL, 0x0ULL}}, {{0xF0000ULL, 0x0ULL}}, {{0x801002004000000ULL,
        0x0ULL}}, {{0x20ULL, 0x0ULL}}, {{0xFC00ULL, 0x0ULL}}, {{0x2010080402000000ULL, 0x40ULL}}, {{0x40ULL, 0x0ULL}},
        {{0x100401004000000ULL, 0x100401004ULL}}, {{0x80ULL, 0x0ULL}}, {{0xE0000ULL, 0x0ULL}}, {{0x2004008000000ULL,
        0x0ULL}}, {{0x40ULL, 0x0ULL}}, {{0x1FC00ULL, 0x0ULL}}, {{0x4020100804000000ULL, 0x10080ULL}}, {{0x80ULL,
        0x0ULL}}, {{0x200802008000000ULL, 0x200802008ULL}}, {{0x100ULL, 0x0ULL}}, {{0xC0000ULL, 0x0ULL}},
        {{0x8010000000ULL, 0x0ULL}}, {{0x80ULL, 0x0ULL}}, {{0x3FC00ULL, 0x0ULL}}, {{0x8040201008000000ULL,
        0x4020100ULL}}, {{0x100ULL, 0x0ULL}}, {{0x401004010000000ULL, 0x401004010ULL}}, {{0x200ULL, 0x0ULL}},
        {{0x80000ULL, 0x0ULL}}, {{0x20000000ULL, 0x0ULL}}, {{0x100ULL, 0x0ULL}}, {{0x7FC00ULL, 0x0ULL}},
        {{0x80402010000000ULL, 0x8040201ULL}}, {{0x200ULL, 0x0ULL}}, {{0x802008020000000ULL, 0x802008020ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x401ULL, 0x0ULL}}, {{0x1004010040000000ULL, 0x4010040ULL}}, {{0x804ULL, 0x0ULL}},
        {{0x3FE00000ULL, 0x0ULL}}, {{0x20040080000000ULL, 0x200400801ULL}}, {{0x400ULL, 0x0ULL}}, {{0x100000ULL,
        0x0ULL}}, {{0x40000000ULL, 0x0ULL}}, {{0x802ULL, 0x0ULL}}, {{0x2008020080000000ULL, 0x8020080ULL}},
        {{0x1008ULL, 0x0ULL}}, {{0x3FC00000ULL, 0x0ULL}}, {{0x40080100000000ULL, 0x400801002ULL}}, {{0x801ULL,
        0x0ULL}}, {{0x300000ULL, 0x0ULL}}, {{0x10080000000ULL, 0x0ULL}}, {{0x1004ULL, 0x0ULL}},
        {{0x4010040100000000ULL, 0x10040100ULL}}, {{0x2010ULL, 0x0ULL}}, {{0x3F800000ULL, 0x0ULL}},
        {{0x80100200000000ULL, 0x801002004ULL}}, {{0x1002ULL, 0x0ULL}}, {{0x700000ULL, 0x0ULL}}, {{0x4020100000000ULL,
        0x0ULL}}, {{0x2008ULL, 0x0ULL}}, {{0x8020080200000000ULL, 0x20080200ULL}}, {{0x4020ULL, 0x0ULL}},
        {{0x3F000000ULL, 0x0ULL}}, {{0x100200400000000ULL, 0x2004008ULL}}, {{0x2004ULL, 0x0ULL}}, {{0xF00000ULL,
        0x0ULL}}, {{0x1008040200000000ULL, 0x0ULL}}, {{0x4010ULL, 0x0ULL}}, {{0x40100400000000ULL, 0x40100401ULL}},
        {{0x8040ULL, 0x0ULL}}, {{0x3E000000ULL, 0x0ULL}}, {{0x200400800000000ULL, 0x8010ULL}}, {{0x4008ULL, 0x0ULL}},
        {{0x1F00000ULL, 0x0ULL}}, {{0x2010080400000000ULL, 0x40ULL}}, {{0x8020ULL, 0x0ULL}}, {{0x80200800000000ULL,
        0x80200802ULL}}, {{0x10080ULL, 0x0ULL}}, {{0x3C000000ULL, 0x0ULL}}, {{0x400801000000000ULL, 0x20ULL}},
        {{0x8010ULL, 0x0ULL}}, {{0x3F00000ULL, 0x0ULL}}, {{0x4020100800000000ULL, 0x10080ULL}}, {{0x10040ULL,
        0x0ULL}}, {{0x100401000000000ULL, 0x100401004ULL}}, {{0x20100ULL, 0x0ULL}}, {{0x38000000ULL, 0x0ULL}},
        {{0x801002000000000ULL, 0x0ULL}}, {{0x10020ULL, 0x0ULL}}, {{0x7F00000ULL, 0x0ULL}}, {{0x8040201000000000ULL,
        0x4020100ULL}}, {{0x20080ULL, 0x0ULL}}, {{0x200802000000000ULL, 0x200802008ULL}}, {{0x40200ULL, 0x0ULL}},
        {{0x30000000ULL, 0x0ULL}}, {{0x2004000000000ULL, 0x0ULL}}, {{0x20040ULL, 0x0ULL}}, {{0xFF00000ULL, 0x0ULL}},
        {{0x80402000000000ULL, 0x8040201ULL}}, {{0x40100ULL, 0x0ULL}}, {{0x401004000000000ULL, 0x401004010ULL}},
        {{0x80000ULL, 0x0ULL}}, {{0x20000000ULL, 0x0ULL}}, {{0x8000000000ULL, 0x0ULL}}, {{0x40080ULL, 0x0ULL}},
        {{0x1FF00000ULL, 0x0ULL}}, {{0x100804000000000ULL, 0x10080402ULL}}, {{0x80200ULL, 0x0ULL}},
        {{0x802008000000000ULL, 0x802008020ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x100401ULL, 0x0ULL}}, {{0x1004010000000000ULL,
        0x4010040ULL}}, {{0x201008ULL, 0x0ULL}}, {{0xFF80000000ULL, 0x0ULL}}, {{0x8010020000000000ULL,
        0x100200400ULL}}, {{0x100000ULL, 0x0ULL}}, {{0x40000000ULL, 0x0ULL}}, {{0x10000000000ULL, 0x0ULL}},
        {{0x200802ULL, 0x0ULL}}, {{0x2008020000000000ULL, 0x8020080ULL}}, {{0x402010ULL, 0x0ULL}}, {{0xFF00000000ULL,
        0x0ULL}}, {{0x20040000000000ULL, 0x200400801ULL}}, {{0x200400ULL, 0x0ULL}}, {{0xC0000000ULL, 0x0ULL}},
        {{0x4020000000000ULL, 0x0ULL}}, {{0x401004ULL, 0x0ULL}}, {{0x4010040000000000ULL, 0x10040100ULL}},
        {{0x804020ULL, 0x0ULL}}, {{0xFE00000000ULL, 0x0ULL}}, {{0x40080000000000ULL, 0x400801002ULL}}, {{0x400801ULL,
        0x0ULL}}, {{0x1C0000000ULL, 0x0ULL}}, {{0x1008040000000000ULL, 0x0ULL}}, {{0x802008ULL, 0x0ULL}},
        {{0x8020080000000000ULL, 0x20080200ULL}}, {{0x1008040ULL, 0x0ULL}}, {{0xFC00000000ULL, 0x0ULL}},
        {{0x80100000000000ULL, 0x801002004ULL}}, {{0x801002ULL, 0x0ULL}}, {{0x3C0000000ULL, 0x0ULL}},
        {{0x2010080000000000ULL, 0x40ULL}}, {{0x1004010ULL, 0x0ULL}}, {{0x40100000000000ULL, 0x40100401ULL}},
        {{0x2010080ULL, 0x0ULL}}, {{0xF800000000ULL, 0x0ULL}}, {{0x100200000000000ULL, 0x2004008ULL}}, {{0x1002004ULL,
        0x0ULL}}, {{0x7C0000000ULL, 0x0ULL}}, {{0x4020100000000000ULL, 0x10080ULL}}, {{0x2008020ULL, 0x0ULL}},
        {{0x80200000000000ULL, 0x80200802ULL}}, {{0x4020100ULL, 0x0ULL}}, {{0xF000000000ULL, 0x0ULL}},
        {{0x200400000000000ULL, 0x8010ULL}}, {{0x2004008ULL, 0x0ULL}}, {{0xFC0000000ULL, 0x0ULL}},
        {{0x8040200000000000ULL, 0x4020100ULL}}, {{0x4010040ULL, 0x0ULL}}, {{0x100400000000000ULL, 0x100401004ULL}},
        {{0x8040200ULL, 0x0ULL}}, {{0xE000000000ULL, 0x0ULL}}, {{0x400800000000000ULL, 0x20ULL}}, {{0x4008010ULL,
        0x0ULL}}, {{0x1FC0000000ULL, 0x0ULL}}, {{0x80400000000000ULL, 0x8040201ULL}}, {{0x8020080ULL, 0x0ULL}},
        {{0x200800000000000ULL, 0x200802008ULL}}, {{0x10080000ULL, 0x0ULL}}, {{0xC000000000ULL, 0x0ULL}},
        {{0x801000000000000ULL, 0x0ULL}}, {{0x8010020ULL, 0x0ULL}}, {{0x3FC0000000ULL, 0x0ULL}},
        {{0x100800000000000ULL, 0x10080402ULL}}, {{0x10040100ULL, 0x0ULL}}, {{0x401000000000000ULL, 0x401004010ULL}},
        {{0x20000000ULL, 0x0ULL}}, {{0x8000000000ULL, 0x0ULL}}, {{0x2000000000000ULL, 0x0ULL}}, {{0x10020040ULL,
        0x0ULL}}, {{0x7FC0000000ULL, 0x0ULL}}, {{0x201000000000000ULL, 0x20100804ULL}}, {{0x20080200ULL, 0x0ULL}},
        {{0x802000000000000ULL, 0x802008020ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x40100401ULL, 0x0ULL}},
        {{0x1004000000000000ULL, 0x4010040ULL}}, {{0x80402010ULL, 0x0ULL}}, {{0x3FE0000000000ULL, 0x0ULL}},
        {{0x4008000000000000ULL, 0x80100200ULL}}, {{0x40000000ULL, 0x0ULL}}, {{0x10000000000ULL, 0x0ULL}},
        {{0x4000000000000ULL, 0x0ULL}}, {{0x80200802ULL, 0x0ULL}}, {{0x2008000000000000ULL, 0x8020080ULL}},
        {{0x100804020ULL, 0x0ULL}}, {{0x3FC0000000000ULL, 0x0ULL}}, {{0x8010000000000000ULL, 0x100200400ULL}},
        {{0x80100000ULL, 0x0ULL}}, {{0x30000000000ULL, 0x0ULL}}, {{0x1008000000000000ULL, 0x0ULL}}, {{0x100401004ULL,
        0x0ULL}}, {{0x4010000000000000ULL, 0x10040100ULL}}, {{0x201008040ULL, 0x0ULL}}, {{0x3F80000000000ULL,
        0x0ULL}}, {{0x20000000000000ULL, 0x200400801ULL}}, {{0x100200400ULL, 0x0ULL}}, {{0x70000000000ULL, 0x0ULL}},
        {{0x2010000000000000ULL, 0x40ULL}}, {{0x200802008ULL, 0x0ULL}}, {{0x8020000000000000ULL, 0x20080200ULL}},
        {{0x402010080ULL, 0x0ULL}}, {{0x3F00000000000ULL, 0x0ULL}}, {{0x40000000000000ULL, 0x400801002ULL}},
        {{0x200400801ULL, 0x0ULL}}, {{0xF0000000000ULL, 0x0ULL}}, {{0x4020000000000000ULL, 0x10080ULL}},
        {{0x401004010ULL, 0x0ULL}}, {{0x40000000000000ULL, 0x40100401ULL}}, {{0x804020100ULL, 0x0ULL}},
        {{0x3E00000000000ULL, 0x0ULL}}, {{0x80000000000000ULL, 0x801002004ULL}}, {{0x400801002ULL, 0x0ULL}},
        {{0x1F0000000000ULL, 0x0ULL}}, {{0x8040000000000000ULL, 0x4020100ULL}}, {{0x802008020ULL, 0x0ULL}},
        {{0x80000000000000ULL, 0x80200802ULL}}, {{0x1008040200ULL, 0x0ULL}}, {{0x3C00000000000ULL, 0x0ULL}},
        {{0x100000000000000ULL, 0x2004008ULL}}, {{0x801002004ULL, 0x0ULL}}, {{0x3F0000000000ULL, 0x0ULL}},
        {{0x80000000000000ULL, 0x8040201ULL}}, {{0x1004010040ULL, 0x0ULL}}, {{0x100000000000000ULL, 0x100401004ULL}},
        {{0x2010080000ULL, 0x0ULL}}, {{0x3800000000000ULL, 0x0ULL}}, {{0x200000000000000ULL, 0x8010ULL}},
        {{0x1002004008ULL, 0x0ULL}}, {{0x7F0000000000ULL, 0x0ULL}}, {{0x100000000000000ULL, 0x10080402ULL}},
        {{0x2008020080ULL, 0x0ULL}}, {{0x200000000000000ULL, 0x200802008ULL}}, {{0x4020000000ULL, 0x0ULL}},
        {{0x3000000000000ULL, 0x0ULL}}, {{0x400000000000000ULL, 0x20ULL}}, {{0x2004008010ULL, 0x0ULL}},
        {{0xFF0000000000ULL, 0x0ULL}}, {{0x200000000000000ULL, 0x20100804ULL}}, {{0x4010040100ULL, 0x0ULL}},
        {{0x400000000000000ULL, 0x401004010ULL}}, {{0x8000000000ULL, 0x0ULL}}, {{0x2000000000000ULL, 0x0ULL}},
        {{0x800000000000000ULL, 0x0ULL}}, {{0x4008010020ULL, 0x0ULL}}, {{0x1FF0000000000ULL, 0x0ULL}},
        {{0x400000000000000ULL, 0x40201008ULL}}, {{0x8020080200ULL, 0x0ULL}}, {{0x800000000000000ULL,
        0x802008020ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x10040100401ULL, 0x0ULL}}, {{0x1000000000000000ULL, 0x4010040ULL}},
        {{0x20100804020ULL, 0x0ULL}}, {{0xFF8000000000000ULL, 0x0ULL}}, {{0x2000000000000000ULL, 0x40080100ULL}},
        {{0x10000000000ULL, 0x0ULL}}, {{0x4000000000000ULL, 0x0ULL}}, {{0x1000000000000000ULL, 0x0ULL}},
        {{0x20080200802ULL, 0x0ULL}}, {{0x2000000000000000ULL, 0x8020080ULL}}, {{0x40201008040ULL, 0x0ULL}},
        {{0xFF0000000000000ULL, 0x0ULL}}, {{0x4000000000000000ULL, 0x80100200ULL}}, {{0x20040000000ULL, 0x0ULL}},
        {{0xC000000000000ULL, 0x0ULL}}, {{0x2000000000000000ULL, 0x40ULL}}, {{0x40100401004ULL, 0x0ULL}},
        {{0x4000000000000000ULL, 0x10040100ULL}}, {{0x80402010080ULL, 0x0ULL}}, {{0xFE0000000000000ULL, 0x0ULL}},
        {{0x8000000000000000ULL, 0x100200400ULL}}, {{0x40080100000ULL, 0x0ULL}}, {{0x1C000000000000ULL, 0x0ULL}},
        {{0x4000000000000000ULL, 0x10080ULL}}, {{0x80200802008ULL, 0x0ULL}}, {{0x8000000000000000ULL, 0x20080200ULL}},
        {{0x100804020100ULL, 0x0ULL}}, {{0xFC0000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x200400801ULL}},
        {{0x80100200400ULL, 0x0ULL}}, {{0x3C000000000000ULL, 0x0ULL}}, {{0x8000000000000000ULL, 0x4020100ULL}},
        {{0x100401004010ULL, 0x0ULL}}, {{0x0ULL, 0x40100401ULL}}, {{0x201008040200ULL, 0x0ULL}},
        {{0xF80000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x400801002ULL}}, {{0x100200400801ULL, 0x0ULL}},
        {{0x7C000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x8040201ULL}}, {{0x200802008020ULL, 0x0ULL}}, {{0x0ULL,
        0x80200802ULL}}, {{0x402010080000ULL, 0x0ULL}}, {{0xF00000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x801002004ULL}},
        {{0x200400801002ULL, 0x0ULL}}, {{0xFC000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x10080402ULL}},
        {{0x401004010040ULL, 0x0ULL}}, {{0x0ULL, 0x100401004ULL}}, {{0x804020000000ULL, 0x0ULL}},
        {{0xE00000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x2004008ULL}}, {{0x400801002004ULL, 0x0ULL}},
        {{0x1FC000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x20100804ULL}}, {{0x802008020080ULL, 0x0ULL}}, {{0x0ULL,
        0x200802008ULL}}, {{0x1008000000000ULL, 0x0ULL}}, {{0xC00000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x8010ULL}},
        {{0x801002004008ULL, 0x0ULL}}, {{0x3FC000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x40201008ULL}},
        {{0x1004010040100ULL, 0x0ULL}}, {{0x0ULL, 0x401004010ULL}}, {{0x2000000000000ULL, 0x0ULL}},
        {{0x800000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x20ULL}}, {{0x1002004008010ULL, 0x0ULL}}, {{0x7FC000000000000ULL,
        0x0ULL}}, {{0x0ULL, 0x80402010ULL}}, {{0x2008020080200ULL, 0x0ULL}}, {{0x0ULL, 0x802008020ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x4010040100401ULL, 0x0ULL}}, {{0x0ULL, 0x4010040ULL}}, {{0x8040201008040ULL, 0x0ULL}},
        {{0xE000000000000000ULL, 0x3FULL}}, {{0x0ULL, 0x20040080ULL}}, {{0x4000000000000ULL, 0x0ULL}},
        {{0x1000000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x40ULL}}, {{0x8020080200802ULL, 0x0ULL}}, {{0x0ULL,
        0x8020080ULL}}, {{0x10080402010080ULL, 0x0ULL}}, {{0xC000000000000000ULL, 0x3FULL}}, {{0x0ULL,
        0x40080100ULL}}, {{0x8010000000000ULL, 0x0ULL}}, {{0x3000000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x10080ULL}},
        {{0x10040100401004ULL, 0x0ULL}}, {{0x0ULL, 0x10040100ULL}}, {{0x20100804020100ULL, 0x0ULL}},
        {{0x8000000000000000ULL, 0x3FULL}}, {{0x0ULL, 0x80100200ULL}}, {{0x10020040000000ULL, 0x0ULL}},
        {{0x7000000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x4020100ULL}}, {{0x20080200802008ULL, 0x0ULL}}, {{0x0ULL,
        0x20080200ULL}}, {{0x40201008040200ULL, 0x0ULL}}, {{0x0ULL, 0x3FULL}}, {{0x0ULL, 0x100200400ULL}},
        {{0x20040080100000ULL, 0x0ULL}}, {{0xF000000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x8040200ULL}},
        {{0x40100401004010ULL, 0x0ULL}}, {{0x0ULL, 0x40100400ULL}}, {{0x80402010080000ULL, 0x0ULL}}, {{0x0ULL,
        0x3EULL}}, {{0x0ULL, 0x200400800ULL}}, {{0x40080100200400ULL, 0x0ULL}}, {{0xF000000000000000ULL, 0x1ULL}},
        {{0x0ULL, 0x10080400ULL}}, {{0x80200802008020ULL, 0x0ULL}}, {{0x0ULL, 0x80200800ULL}}, {{0x100804020000000ULL,
        0x0ULL}}, {{0x0ULL, 0x3CULL}}, {{0x0ULL, 0x400801000ULL}}, {{0x80100200400801ULL, 0x0ULL}},
        {{0xF000000000000000ULL, 0x3ULL}}, {{0x0ULL, 0x20100800ULL}}, {{0x100401004010040ULL, 0x0ULL}}, {{0x0ULL,
        0x100401000ULL}}, {{0x201008000000000ULL, 0x0ULL}}, {{0x0ULL, 0x38ULL}}, {{0x0ULL, 0x801002000ULL}},
        {{0x100200400801002ULL, 0x0ULL}}, {{0xF000000000000000ULL, 0x7ULL}}, {{0x0ULL, 0x40201000ULL}},
        {{0x200802008020080ULL, 0x0ULL}}, {{0x0ULL, 0x200802000ULL}}, {{0x402000000000000ULL, 0x0ULL}}, {{0x0ULL,
        0x30ULL}}, {{0x0ULL, 0x2004000ULL}}, {{0x200400801002004ULL, 0x0ULL}}, {{0xF000000000000000ULL, 0xFULL}},
        {{0x0ULL, 0x80402000ULL}}, {{0x401004010040100ULL, 0x0ULL}}, {{0x0ULL, 0x401004000ULL}},
        {{0x800000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x20ULL}}, {{0x0ULL, 0x8000ULL}}, {{0x400801002004008ULL,
        0x0ULL}}, {{0xF000000000000000ULL, 0x1FULL}}, {{0x0ULL, 0x100804000ULL}}, {{0x802008020080200ULL, 0x0ULL}},
        {{0x0ULL, 0x802008000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1004010040100401ULL, 0x0ULL}}, {{0x0ULL, 0x4010000ULL}},
        {{0x2010080402010080ULL, 0x0ULL}}, {{0x0ULL, 0xFF80ULL}}, {{0x0ULL, 0x10020000ULL}}, {{0x1000000000000000ULL,
        0x0ULL}}, {{0x0ULL, 0x40ULL}}, {{0x0ULL, 0x10000ULL}}, {{0x2008020080200802ULL, 0x0ULL}}, {{0x0ULL,
        0x8020000ULL}}, {{0x4020100804020100ULL, 0x0ULL}}, {{0x0ULL, 0xFF00ULL}}, {{0x0ULL, 0x20040000ULL}},
        {{0x2004000000000000ULL, 0x0ULL}}, {{0x0ULL, 0xC0ULL}}, {{0x0ULL, 0x4020000ULL}}, {{0x4010040100401004ULL,
        0x0ULL}}, {{0x0ULL, 0x10040000ULL}}, {{0x8040201008040200ULL, 0x0ULL}}, {{0x0ULL, 0xFE00ULL}}, {{0x0ULL,
        0x40080000ULL}}, {{0x4008010000000000ULL, 0x0ULL}}, {{0x0ULL, 0x1C0ULL}}, {{0x0ULL, 0x8040000ULL}},
        {{0x8020080200802008ULL, 0x0ULL}}, {{0x0ULL, 0x20080000ULL}}, {{0x80402010080000ULL, 0x1ULL}}, {{0x0ULL,
        0xFC00ULL}}, {{0x0ULL, 0x80100000ULL}}, {{0x8010020040000000ULL, 0x0ULL}}, {{0x0ULL, 0x3C0ULL}}, {{0x0ULL,
        0x10080000ULL}}, {{0x40100401004010ULL, 0x1ULL}}, {{0x0ULL, 0x40100000ULL}}, {{0x100804020000000ULL, 0x2ULL}},
        {{0x0ULL, 0xF800ULL}}, {{0x0ULL, 0x100200000ULL}}, {{0x20040080100000ULL, 0x1ULL}}, {{0x0ULL, 0x7C0ULL}},
        {{0x0ULL, 0x20100000ULL}}, {{0x80200802008020ULL, 0x2ULL}}, {{0x0ULL, 0x80200000ULL}}, {{0x201008000000000ULL,
        0x4ULL}}, {{0x0ULL, 0xF000ULL}}, {{0x0ULL, 0x200400000ULL}}, {{0x40080100200400ULL, 0x2ULL}}, {{0x0ULL,
        0xFC0ULL}}, {{0x0ULL, 0x40200000ULL}}, {{0x100401004010040ULL, 0x4ULL}}, {{0x0ULL, 0x100400000ULL}},
        {{0x402000000000000ULL, 0x8ULL}}, {{0x0ULL, 0xE000ULL}}, {{0x0ULL, 0x400800000ULL}}, {{0x80100200400801ULL,
        0x4ULL}}, {{0x0ULL, 0x1FC0ULL}}, {{0x0ULL, 0x80400000ULL}}, {{0x200802008020080ULL, 0x8ULL}}, {{0x0ULL,
        0x200800000ULL}}, {{0x800000000000000ULL, 0x10ULL}}, {{0x0ULL, 0xC000ULL}}, {{0x0ULL, 0x801000000ULL}},
        {{0x100200400801002ULL, 0x8ULL}}, {{0x0ULL, 0x3FC0ULL}}, {{0x0ULL, 0x100800000ULL}}, {{0x401004010040100ULL,
        0x10ULL}}, {{0x0ULL, 0x401000000ULL}}, {{0x0ULL, 0x20ULL}}, {{0x0ULL, 0x8000ULL}}, {{0x0ULL, 0x2000000ULL}},
        {{0x200400801002004ULL, 0x10ULL}}, {{0x0ULL, 0x7FC0ULL}}, {{0x0ULL, 0x201000000ULL}}, {{0x802008020080200ULL,
        0x20ULL}}, {{0x0ULL, 0x802000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1004010040100401ULL, 0x40ULL}}, {{0x0ULL,
        0x4000000ULL}}, {{0x4020100804020100ULL, 0x80ULL}}, {{0x0ULL, 0x3FE0000ULL}}, {{0x0ULL, 0x8000000ULL}},
        {{0x0ULL, 0x40ULL}}, {{0x0ULL, 0x10000ULL}}, {{0x0ULL, 0x4000000ULL}}, {{0x2008020080200802ULL, 0x80ULL}},
        {{0x0ULL, 0x8000000ULL}}, {{0x8040201008040200ULL, 0x100ULL}}, {{0x0ULL, 0x3FC0000ULL}}, {{0x0ULL,
        0x10000000ULL}}, {{0x1000000000000000ULL, 0x80ULL}}, {{0x0ULL, 0x30000ULL}}, {{0x0ULL, 0x8000000ULL}},
        {{0x4010040100401004ULL, 0x100ULL}}, {{0x0ULL, 0x10000000ULL}}, {{0x80402010080000ULL, 0x201ULL}}, {{0x0ULL,
        0x3F80000ULL}}, {{0x0ULL, 0x20000000ULL}}, {{0x2004000000000000ULL, 0x100ULL}}, {{0x0ULL, 0x70000ULL}},
        {{0x0ULL, 0x10000000ULL}}, {{0x8020080200802008ULL, 0x200ULL}}, {{0x0ULL, 0x20000000ULL}},
        {{0x100804020000000ULL, 0x402ULL}}, {{0x0ULL, 0x3F00000ULL}}, {{0x0ULL, 0x40000000ULL}},
        {{0x4008010000000000ULL, 0x200ULL}}, {{0x0ULL, 0xF0000ULL}}, {{0x0ULL, 0x20000000ULL}}, {{0x40100401004010ULL,
        0x401ULL}}, {{0x0ULL, 0x40000000ULL}}, {{0x201008000000000ULL, 0x804ULL}}, {{0x0ULL, 0x3E00000ULL}}, {{0x0ULL,
        0x80000000ULL}}, {{0x8010020040000000ULL, 0x400ULL}}, {{0x0ULL, 0x1F0000ULL}}, {{0x0ULL, 0x40000000ULL}},
        {{0x80200802008020ULL, 0x802ULL}}, {{0x0ULL, 0x80000000ULL}}, {{0x402000000000000ULL, 0x1008ULL}}, {{0x0ULL,
        0x3C00000ULL}}, {{0x0ULL, 0x100000000ULL}}, {{0x20040080100000ULL, 0x801ULL}}, {{0x0ULL, 0x3F0000ULL}},
        {{0x0ULL, 0x80000000ULL}}, {{0x100401004010040ULL, 0x1004ULL}}, {{0x0ULL, 0x100000000ULL}},
        {{0x800000000000000ULL, 0x2010ULL}}, {{0x0ULL, 0x3800000ULL}}, {{0x0ULL, 0x200000000ULL}},
        {{0x40080100200400ULL, 0x1002ULL}}, {{0x0ULL, 0x7F0000ULL}}, {{0x0ULL, 0x100000000ULL}},
        {{0x200802008020080ULL, 0x2008ULL}}, {{0x0ULL, 0x200000000ULL}}, {{0x0ULL, 0x4020ULL}}, {{0x0ULL,
        0x3000000ULL}}, {{0x0ULL, 0x400000000ULL}}, {{0x80100200400801ULL, 0x2004ULL}}, {{0x0ULL, 0xFF0000ULL}},
        {{0x0ULL, 0x200000000ULL}}, {{0x401004010040100ULL, 0x4010ULL}}, {{0x0ULL, 0x400000000ULL}}, {{0x0ULL,
        0x8000ULL}}, {{0x0ULL, 0x2000000ULL}}, {{0x0ULL, 0x800000000ULL}}, {{0x100200400801002ULL, 0x4008ULL}},
        {{0x0ULL, 0x1FF0000ULL}}, {{0x0ULL, 0x400000000ULL}}, {{0x802008020080200ULL, 0x8020ULL}}, {{0x0ULL,
        0x800000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1004010040100401ULL, 0x10040ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x8040201008040200ULL, 0x20100ULL}}, {{0x0ULL, 0xFF8000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x10000ULL}},
        {{0x0ULL, 0x4000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x2008020080200802ULL, 0x20080ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x80402010080000ULL, 0x40201ULL}}, {{0x0ULL, 0xFF0000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x20040ULL}},
        {{0x0ULL, 0xC000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x4010040100401004ULL, 0x40100ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x100804020000000ULL, 0x80402ULL}}, {{0x0ULL, 0xFE0000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1000000000000000ULL,
        0x40080ULL}}, {{0x0ULL, 0x1C000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x8020080200802008ULL, 0x80200ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x201008000000000ULL, 0x100804ULL}}, {{0x0ULL, 0xFC0000000ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x2004000000000000ULL, 0x80100ULL}}, {{0x0ULL, 0x3C000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x40100401004010ULL,
        0x100401ULL}}, {{0x0ULL, 0x0ULL}}, {{0x402000000000000ULL, 0x201008ULL}}, {{0x0ULL, 0xF80000000ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x4008010000000000ULL, 0x100200ULL}}, {{0x0ULL, 0x7C000000ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x80200802008020ULL, 0x200802ULL}}, {{0x0ULL, 0x0ULL}}, {{0x800000000000000ULL, 0x402010ULL}}, {{0x0ULL,
        0xF00000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x8010020040000000ULL, 0x200400ULL}}, {{0x0ULL, 0xFC000000ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x100401004010040ULL, 0x401004ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x804020ULL}},
        {{0x0ULL, 0xE00000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x20040080100000ULL, 0x400801ULL}}, {{0x0ULL,
        0x1FC000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x200802008020080ULL, 0x802008ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0x1008000ULL}}, {{0x0ULL, 0xC00000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x40080100200400ULL, 0x801002ULL}},
        {{0x0ULL, 0x3FC000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x401004010040100ULL, 0x1004010ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x0ULL, 0x2000000ULL}}, {{0x0ULL, 0x800000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x80100200400801ULL,
        0x1002004ULL}}, {{0x0ULL, 0x7FC000000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x802008020080200ULL, 0x2008020ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}};
    static const uint8_t T_climbs_line_13[8] = {0, 0, 1, 0, 1, 0, 1, 1};
    static const uint8_t T_values_line_15[2] = {2, 1};
    static const rw_check CHECKS[9] = {{8, 1, 'Q', 0, 68719476735}, {24, 1, 'Q', 0, 68719476735}, {0, 2, '=', 16, 0},
        {40, 1, 'Q', 0, 68719476735}, {2, 1, 'B', 0, 2}, {3, 1, 'B', 0, 100}, {2, 1, 'B', 1, 2}, {2, 1, 'B', 1, 2},
        {3, 1, 'B', 1, 100}};
    static const uint8_t IN_FRAME[13] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[13] = {2, 2, 2, 2, 3, 2, 2, 4, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[13] = {2, 3, 3, 2, 3, 3, 4, 4, 3, 3, 3, 3, 3};
    static const uint8_t RETURNED_TO[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[6] = {0, 4, 6, 6, 7, 9};
    static const uint8_t POINT_KIND[13] = {2, 2, 2, 2, 0, 2, 2, 0, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[13] = {-1, -1, -1, -1, 0, -1, -1, 1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[13] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[15] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[15] = {15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15};
    static const uint8_t ENTER_AT[2] = {13, 14};
    static const int32_t OPTION_COUNT[2] = {2, 1};
    static const int32_t FIRST_OPTION[2] = {0, 2};
    static const int32_t FIRST_ARG[4] = {0, 2, 2, 3};
    static const int32_t ARG_KIND[3] = {0, 0, 0};
    static const int32_t ARG_SIZE[3] = {8, 8, 8};
    static const int32_t ARG_OFFSET[3] = {0, 1, 0};
    static const uint8_t WANTED[3] = {0, 0, 0};
    static const uint8_t TRIED_AT[2] = {13, 14};
    static const uint8_t JOIN_OF[2] = {5, 8};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {4, 7};
    static const uint8_t NEEDS[13] = {0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[13] = {0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0};
    static const uint8_t SCOPED[13] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t POSTPONED[16] = {0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0};
    """
    const rw_set2 SET_OF_grid
    const rw_set2 SET_OF_grid_2
    const rw_set2 SET_OF_grid_3
    const rw_set2 SET_OF_grid_4
    const rw_set2 SET_OF_grid_5
    const rw_set2 SET_OF_grid_6
    const rw_set2 SET_OF_grid_7
    const rw_set2 SET_OF_grid_8
    const rw_set2 SET_OF_grid_9
    const rw_set2 SET_OF_grid_10
    const rw_set2 SET_OF_grid_11
    const int16_t T_values[8]
    const rw_set2 T_masks_line_13[800]
    const uint8_t T_climbs_line_13[8]
    const uint8_t T_values_line_15[2]
    const rw_check CHECKS[9]
    const uint8_t IN_FRAME[13]
    const uint8_t FILLED_RESTING[13]
    const uint8_t FILLED[13]
    const uint8_t RETURNED_TO[13]
    const uint8_t CHECKED[6]
    const uint8_t POINT_KIND[13]
    const int8_t DECISION_AT[13]
    const uint8_t HAPPEN_AT[13]
    const uint8_t FRAME_SIZE[13]
    const uint8_t RETURN_AT[13]
    const uint8_t PROC_OF[13]
    const uint8_t PROC_AT[15]
    const uint8_t ENDLESS_AT[15]
    const uint8_t ENTER_AT[2]
    const int32_t OPTION_COUNT[2]
    const int32_t FIRST_OPTION[2]
    const int32_t FIRST_ARG[4]
    const int32_t ARG_KIND[3]
    const int32_t ARG_SIZE[3]
    const int32_t ARG_OFFSET[3]
    const uint8_t WANTED[3]
    const uint8_t TRIED_AT[2]
    const uint8_t JOIN_OF[2]
    const int8_t BODIES_END[2]
    const uint8_t BLOCK_OF[2]
    const uint8_t NEEDS[13]
    const uint8_t FAILS[13]
    const uint8_t SCOPED[13]
    const uint8_t POSTPONED[16]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'amazons.game', 15, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'amazons.game', 22, 13),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'amazons.game', 22, 13),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'amazons.game', 22, 13),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'amazons.game', 22, 13),
    ('RW602', 'something is written through none: there is no such place',
     'amazons.game', 25, 21),
    ('RW602', 'something is written through none: there is no such place',
     'amazons.game', 26, 21),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'amazons.game', 27, 21),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'amazons.game', 27, 21),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'amazons.game', 27, 21),
    ('RW602', 'something is written through none: there is no such place',
     'amazons.game', 28, 25),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'amazons.game', 15, 1),
)
RULES = rules_capsule()
