# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Othello, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    static const rw_check CHECKS[4];
    static const uint8_t IN_FRAME[18];
    static const uint8_t FILLED_RESTING[18];
    static const uint8_t FILLED[18];
    static const uint8_t RETURNED_TO[18];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[18];
    static const int8_t DECISION_AT[18];
    static const uint8_t HAPPEN_AT[18];
    static const uint8_t FRAME_SIZE[18];
    static const uint8_t RETURN_AT[18];
    static const uint8_t PROC_OF[18];
    static const uint8_t PROC_AT[21];
    static const uint8_t ENDLESS_AT[21];
    static const uint8_t ENTER_AT[2];
    static const int32_t OPTION_COUNT[2];
    static const int32_t FIRST_OPTION[2];
    static const int32_t FIRST_ARG[3];
    static const int32_t ARG_KIND[1];
    static const int32_t ARG_SIZE[1];
    static const int32_t ARG_OFFSET[1];
    static const uint8_t WANTED[2];
    static const uint8_t TRIED_AT[2];
    static const uint8_t JOIN_OF[2];
    static const int8_t BODIES_END[2];
    static const uint8_t BLOCK_OF[2];
    static const uint8_t NEEDS[18];
    static const uint8_t FAILS[18];
    static const uint8_t SCOPED[18];
    static const uint8_t POSTPONED[19];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_disc[2];
        uint64_t r_stack[2];
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
    _Static_assert(offsetof(S, m_disc) == 0, "m_disc");
    _Static_assert(offsetof(S, r_stack) == 16, "r_stack");
    _Static_assert(offsetof(S, r_point) == 32, "r_point");
    _Static_assert(offsetof(S, r_base) == 34, "r_base");
    _Static_assert(offsetof(S, r_top) == 36, "r_top");
    _Static_assert(offsetof(S, r_winners) == 38, "r_winners");
    _Static_assert(offsetof(S, r_over) == 39, "r_over");
    _Static_assert(offsetof(S, r_actor) == 40, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 41, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 48, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 48, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 18, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 15, UNFINISHED = 16, INTERRUPTED = 17, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t m_disc[2]
        uint64_t r_stack[2]
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


cdef struct Given0:
    int a0


cdef union Passed:
    Given0 given0


# ---------------------------------------------------------------- rules

cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline void set_disc(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_disc[0] = s.m_disc[0] & ~bit | <uint64_t>(value == 1) << i
    s.m_disc[1] = s.m_disc[1] & ~bit | <uint64_t>(value == 2) << i


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline uint64_t mask_line_13(S* s, int v0) noexcept nogil:
    # line 13
    return (
        (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], -9, 0xFEFEFEFEFEFEFE00ULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], -9, 0xFEFEFEFEFEFEFE00ULL, 1)
        )
        | (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], -1, 0xFEFEFEFEFEFEFEFEULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], -1, 0xFEFEFEFEFEFEFEFEULL, 1)
        )
        | (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], 7, 0xFEFEFEFEFEFEFEULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], 7, 0xFEFEFEFEFEFEFEULL, 1)
        )
        | (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], -8, 0xFFFFFFFFFFFFFF00ULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], -8, 0xFFFFFFFFFFFFFF00ULL, 1)
        )
        | (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], 8, 0xFFFFFFFFFFFFFFULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], 8, 0xFFFFFFFFFFFFFFULL, 1)
        )
        | (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], -7, 0x7F7F7F7F7F7F7F00ULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], -7, 0x7F7F7F7F7F7F7F00ULL, 1)
        )
        | (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], 1, 0x7F7F7F7F7F7F7F7FULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], 1, 0x7F7F7F7F7F7F7F7FULL, 1)
        )
        | (
            rw_along(s.m_disc[v0 - 1] & ~s.m_disc[2 - v0], s.m_disc[2 - v0], 9, 0x7F7F7F7F7F7F7FULL, 7)
            & rw_along(s.m_disc[2 - v0], s.m_disc[2 - v0], 9, 0x7F7F7F7F7F7F7FULL, 1)
        )
    )


cdef inline int f_sure_move(S* s, int v_you) noexcept nogil:
    # line 13
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 7
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 7):
        return 0
    cdef int held = ~(s.m_disc[0] | s.m_disc[1]) & mask_line_13(s, v_you) != 0
    s.r_place = outer
    return held


cdef int sample_d1(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef uint32_t at = rw_below(&rng.state, 1u)
    m.option = 0
    return 1


cdef inline int its_move_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef void generate_d0_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 14
    cdef Move* m
    cdef int x1
    s.r_listed = 10
    cdef uint64_t left1 = ~(s.m_disc[0] | s.m_disc[1]) & mask_line_13(s, you)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a1
    cdef uint64_t range1 = ~(s.m_disc[0] | s.m_disc[1]) & mask_line_13(s, you)
    cdef uint32_t size1 = rw_size(range1)
    if size1 != 0:
        for tries in range(rw_min(40, size1)):
            at = rw_below(&rng.state, size1)
            k = at
            a1 = rw_nth(range1, k) + 1
            m.option = 0
            m.args[0] = a1
            return 1
    rng.moves.count = 0
    generate_d0_0_place(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_place(S* s, int you) noexcept nogil:
    cdef uint64_t left1 = ~(s.m_disc[0] | s.m_disc[1]) & mask_line_13(s, you)
    if left1:
        left1 &= left1 - 1
        return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_place(s, you)


cdef inline bint is_disc(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(s.m_disc[0] >> i & 1) or <int>(s.m_disc[1] >> i & 1))
    return <int>(s.m_disc[value - 1] >> i & 1)


cdef inline bint is_disc_2(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(<unsigned int>i < 64u) & <int>(s.m_disc[value - 1] >> (i & 63) & 1)


cdef inline uint64_t f_flipped(S* s, int v_cell, int v_step, int v_you, int k1) noexcept nogil:
    # line 7
    cdef uint64_t v_run = rw_run(T_masks_line_7[(v_cell - 1) * 8 + k1], s.m_disc[2 - v_you], T_climbs_line_7[k1])
    cdef int v_end = rw_lowest(rw_nearest(T_masks_line_7[(v_cell - 1) * 8 + k1] & ~v_run, T_climbs_line_7[k1])) + 1
    return v_run & 0 - <uint64_t>(is_disc_2(s, v_end, v_you) != 0)


cdef inline uint64_t union_line_11(S* s, int v0, int v1) noexcept nogil:
    # line 11
    cdef uint64_t r = 0
    cdef int x2
    cdef int k2
    for k2 in range(8):
        x2 = T_values[k2]
        r |= f_flipped(s, v0, x2, v1, k2)
    return r


cdef inline uint64_t f_turned(S* s, int v_cell, int v_you) noexcept nogil:
    # line 11
    return union_line_11(s, v_cell, v_you)


cdef inline void set_its_move_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_place(s, you, out)


cdef void generate_d1_0_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 27 @OT-6
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void legal_d1(S* s, int you, Moves* out) noexcept nogil:
    generate_d1_0_pass(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 64u:
            return False
        if not is_disc(s, a, 0):
            return False
        if f_turned(s, a, you) == 0:
            return False
        return True
    return is_listed(s, m)


cdef bint is_legal_d1(S* s, int you, Move* m) noexcept nogil:
    if m.option == 0:
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


cdef int score0_discs(S* s, int seat) noexcept nogil:
    # @OT-8
    if seat == 0:
        return 0
    return rw_size(s.m_disc[seat - 1])


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    cdef int total = score0_discs(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_discs(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score0_discs(s, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 21
    cdef int point = r.point
    cdef void* given = r.given
    cdef int held
    cdef int held_2
    cdef int held_3
    cdef int held_4
    cdef int actor
    cdef Move drawn
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            # line 22
            held = 1
            set_disc(s, 36, held, 2)
            # line 22
            held_2 = 1
            set_disc(s, 29, held_2, 3)
            # line 22
            held_3 = 2
            set_disc(s, 28, held_3, 4)
            # line 22
            held_4 = 2
            set_disc(s, 37, held_4, 5)
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            s.r_place = 6
            if f_sure_move(s, its_play_you(s)):
                (<Given0*>r.passed).a0 = its_play_you(s)
                return begun(r, push(s, 11, -1, 8, 0, 8), 20)
            else:
                s.r_place = 0
                if f_sure_move(s, 1) or f_sure_move(s, 2):
                    actor = its_play_you(s)
                    s.r_actor = actor
                    if rng != NULL:
                        if sample_d1(s, actor, rng, &drawn):
                            if not plays_on(s, rng, &drawn, 12):
                                return 0
                            if drawn.option == 0:
                                point = 16
                            continue
                        fault(s, 9)
                        return 1
                    else:
                        s.r_point = 12
                        rested(s)
                        return 0
                else:
                    # @OT-7
                    over(s, 1, ranked_first(s))
                    return 0
        elif point == 10:
            set_its_play_you(s, 3 - its_play_you(s))
            point = 1
        elif point == 11:
            point = 10
        elif point == 16:
            point = 10
        elif point == 19:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                point = 16
            else:
                return 1
        else:
            r.point = point
            return -1


cdef int flow1_move(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 13
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p1_v1_cell
    cdef int actor
    cdef Move drawn
    cdef int held
    cdef uint64_t cells
    cdef int held_2
    while True:
        if s.r_fault:
            return 1
        if point == 4:
            actor = its_move_you(s)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 4):
                        return 0
                    if drawn.option == 0:
                        p1_v1_cell = drawn.args[0]
                        point = 6
                    continue
                fault(s, 11)
                return 1
            else:
                if not any_legal_d0(s, actor):
                    fault(s, 11)
                    return 1
                s.r_point = 4
                rested(s)
                return 0
        elif point == 6:
            # line 15 @OT-3
            if rng == NULL and not is_disc(s, p1_v1_cell, 0):
                s.r_failure = 12
                return 1
            # line 16 @OT-4
            if f_turned(s, p1_v1_cell, its_move_you(s)) == 0:
                s.r_failure = 13
                return 1
            held = its_move_you(s)
            cells = f_turned(s, p1_v1_cell, its_move_you(s))
            s.m_disc[0] &= ~cells
            s.m_disc[1] &= ~cells
            if held > 0:
                s.m_disc[held - 1] |= cells
            # line 19
            held_2 = its_move_you(s)
            set_disc(s, p1_v1_cell, held_2, 14)
            return leave(s, r, 8, 0)
        elif point == 18:
            if (<Move*>given).option == 0:
                set_its_move_you(s, s.r_actor)
                p1_v1_cell = (<Move*>given).args[0]
                point = 6
            else:
                return 1
        elif point == 20:
            set_its_move_you(s, (<Given0*>given).a0)
            point = 4
        else:
            r.point = point
            return -1


cdef int run "rules_run"(S* s, Trial* t, Sampler* rng, int point, void* given) noexcept nogil:
    cdef Run r
    cdef int way
    cdef int proc
    cdef Passed arguments
    r.point = point
    r.given = given
    r.passed = &arguments
    while True:
        proc = PROC_AT[r.point]
        if proc == 0:
            way = flow0_play(s, t, rng, &r)
        elif proc == 1:
            way = flow1_move(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 4:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 12:
        legal_d1(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 4:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 12:
        return is_legal_d1(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    return 0


# ---------------------------------------------------------------- invariants

cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const int16_t T_values[8] = {8127, 8128, 8129, 8255, 8257, 8383, 8384, 8385};
    static const uint64_t T_masks_line_7[512] = {0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x101010101010100ULL, 0x0ULL,
        0xFEULL, 0x8040201008040200ULL, 0x0ULL, 0x1ULL, 0x100ULL, 0x0ULL, 0x202020202020200ULL, 0x0ULL, 0xFCULL,
        0x80402010080400ULL, 0x0ULL, 0x3ULL, 0x10200ULL, 0x0ULL, 0x404040404040400ULL, 0x0ULL, 0xF8ULL,
        0x804020100800ULL, 0x0ULL, 0x7ULL, 0x1020400ULL, 0x0ULL, 0x808080808080800ULL, 0x0ULL, 0xF0ULL,
        0x8040201000ULL, 0x0ULL, 0xFULL, 0x102040800ULL, 0x0ULL, 0x1010101010101000ULL, 0x0ULL, 0xE0ULL,
        0x80402000ULL, 0x0ULL, 0x1FULL, 0x10204081000ULL, 0x0ULL, 0x2020202020202000ULL, 0x0ULL, 0xC0ULL, 0x804000ULL,
        0x0ULL, 0x3FULL, 0x1020408102000ULL, 0x0ULL, 0x4040404040404000ULL, 0x0ULL, 0x80ULL, 0x8000ULL, 0x0ULL,
        0x7FULL, 0x102040810204000ULL, 0x0ULL, 0x8080808080808000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x1ULL, 0x101010101010000ULL, 0x2ULL, 0xFE00ULL, 0x4020100804020000ULL, 0x1ULL, 0x100ULL, 0x10000ULL, 0x2ULL,
        0x202020202020000ULL, 0x4ULL, 0xFC00ULL, 0x8040201008040000ULL, 0x2ULL, 0x300ULL, 0x1020000ULL, 0x4ULL,
        0x404040404040000ULL, 0x8ULL, 0xF800ULL, 0x80402010080000ULL, 0x4ULL, 0x700ULL, 0x102040000ULL, 0x8ULL,
        0x808080808080000ULL, 0x10ULL, 0xF000ULL, 0x804020100000ULL, 0x8ULL, 0xF00ULL, 0x10204080000ULL, 0x10ULL,
        0x1010101010100000ULL, 0x20ULL, 0xE000ULL, 0x8040200000ULL, 0x10ULL, 0x1F00ULL, 0x1020408100000ULL, 0x20ULL,
        0x2020202020200000ULL, 0x40ULL, 0xC000ULL, 0x80400000ULL, 0x20ULL, 0x3F00ULL, 0x102040810200000ULL, 0x40ULL,
        0x4040404040400000ULL, 0x80ULL, 0x8000ULL, 0x800000ULL, 0x40ULL, 0x7F00ULL, 0x204081020400000ULL, 0x80ULL,
        0x8080808080800000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x101ULL, 0x101010101000000ULL,
        0x204ULL, 0xFE0000ULL, 0x2010080402000000ULL, 0x100ULL, 0x10000ULL, 0x1000000ULL, 0x202ULL,
        0x202020202000000ULL, 0x408ULL, 0xFC0000ULL, 0x4020100804000000ULL, 0x201ULL, 0x30000ULL, 0x102000000ULL,
        0x404ULL, 0x404040404000000ULL, 0x810ULL, 0xF80000ULL, 0x8040201008000000ULL, 0x402ULL, 0x70000ULL,
        0x10204000000ULL, 0x808ULL, 0x808080808000000ULL, 0x1020ULL, 0xF00000ULL, 0x80402010000000ULL, 0x804ULL,
        0xF0000ULL, 0x1020408000000ULL, 0x1010ULL, 0x1010101010000000ULL, 0x2040ULL, 0xE00000ULL, 0x804020000000ULL,
        0x1008ULL, 0x1F0000ULL, 0x102040810000000ULL, 0x2020ULL, 0x2020202020000000ULL, 0x4080ULL, 0xC00000ULL,
        0x8040000000ULL, 0x2010ULL, 0x3F0000ULL, 0x204081020000000ULL, 0x4040ULL, 0x4040404040000000ULL, 0x8000ULL,
        0x800000ULL, 0x80000000ULL, 0x4020ULL, 0x7F0000ULL, 0x408102040000000ULL, 0x8080ULL, 0x8080808080000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10101ULL, 0x101010100000000ULL, 0x20408ULL, 0xFE000000ULL,
        0x1008040200000000ULL, 0x10000ULL, 0x1000000ULL, 0x100000000ULL, 0x20202ULL, 0x202020200000000ULL, 0x40810ULL,
        0xFC000000ULL, 0x2010080400000000ULL, 0x20100ULL, 0x3000000ULL, 0x10200000000ULL, 0x40404ULL,
        0x404040400000000ULL, 0x81020ULL, 0xF8000000ULL, 0x4020100800000000ULL, 0x40201ULL, 0x7000000ULL,
        0x1020400000000ULL, 0x80808ULL, 0x808080800000000ULL, 0x102040ULL, 0xF0000000ULL, 0x8040201000000000ULL,
        0x80402ULL, 0xF000000ULL, 0x102040800000000ULL, 0x101010ULL, 0x1010101000000000ULL, 0x204080ULL,
        0xE0000000ULL, 0x80402000000000ULL, 0x100804ULL, 0x1F000000ULL, 0x204081000000000ULL, 0x202020ULL,
        0x2020202000000000ULL, 0x408000ULL, 0xC0000000ULL, 0x804000000000ULL, 0x201008ULL, 0x3F000000ULL,
        0x408102000000000ULL, 0x404040ULL, 0x4040404000000000ULL, 0x800000ULL, 0x80000000ULL, 0x8000000000ULL,
        0x402010ULL, 0x7F000000ULL, 0x810204000000000ULL, 0x808080ULL, 0x8080808000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x1010101ULL, 0x101010000000000ULL, 0x2040810ULL, 0xFE00000000ULL,
        0x804020000000000ULL, 0x1000000ULL, 0x100000000ULL, 0x10000000000ULL, 0x2020202ULL, 0x202020000000000ULL,
        0x4081020ULL, 0xFC00000000ULL, 0x1008040000000000ULL, 0x2010000ULL, 0x300000000ULL, 0x1020000000000ULL,
        0x4040404ULL, 0x404040000000000ULL, 0x8102040ULL, 0xF800000000ULL, 0x2010080000000000ULL, 0x4020100ULL,
        0x700000000ULL, 0x102040000000000ULL, 0x8080808ULL, 0x808080000000000ULL, 0x10204080ULL, 0xF000000000ULL,
        0x4020100000000000ULL, 0x8040201ULL, 0xF00000000ULL, 0x204080000000000ULL, 0x10101010ULL,
        0x1010100000000000ULL, 0x20408000ULL, 0xE000000000ULL, 0x8040200000000000ULL, 0x10080402ULL, 0x1F00000000ULL,
        0x408100000000000ULL, 0x20202020ULL, 0x2020200000000000ULL, 0x40800000ULL, 0xC000000000ULL,
        0x80400000000000ULL, 0x20100804ULL, 0x3F00000000ULL, 0x810200000000000ULL, 0x40404040ULL,
        0x4040400000000000ULL, 0x80000000ULL, 0x8000000000ULL, 0x800000000000ULL, 0x40201008ULL, 0x7F00000000ULL,
        0x1020400000000000ULL, 0x80808080ULL, 0x8080800000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x101010101ULL, 0x101000000000000ULL, 0x204081020ULL, 0xFE0000000000ULL, 0x402000000000000ULL, 0x100000000ULL,
        0x10000000000ULL, 0x1000000000000ULL, 0x202020202ULL, 0x202000000000000ULL, 0x408102040ULL, 0xFC0000000000ULL,
        0x804000000000000ULL, 0x201000000ULL, 0x30000000000ULL, 0x102000000000000ULL, 0x404040404ULL,
        0x404000000000000ULL, 0x810204080ULL, 0xF80000000000ULL, 0x1008000000000000ULL, 0x402010000ULL,
        0x70000000000ULL, 0x204000000000000ULL, 0x808080808ULL, 0x808000000000000ULL, 0x1020408000ULL,
        0xF00000000000ULL, 0x2010000000000000ULL, 0x804020100ULL, 0xF0000000000ULL, 0x408000000000000ULL,
        0x1010101010ULL, 0x1010000000000000ULL, 0x2040800000ULL, 0xE00000000000ULL, 0x4020000000000000ULL,
        0x1008040201ULL, 0x1F0000000000ULL, 0x810000000000000ULL, 0x2020202020ULL, 0x2020000000000000ULL,
        0x4080000000ULL, 0xC00000000000ULL, 0x8040000000000000ULL, 0x2010080402ULL, 0x3F0000000000ULL,
        0x1020000000000000ULL, 0x4040404040ULL, 0x4040000000000000ULL, 0x8000000000ULL, 0x800000000000ULL,
        0x80000000000000ULL, 0x4020100804ULL, 0x7F0000000000ULL, 0x2040000000000000ULL, 0x8080808080ULL,
        0x8080000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10101010101ULL, 0x100000000000000ULL,
        0x20408102040ULL, 0xFE000000000000ULL, 0x200000000000000ULL, 0x10000000000ULL, 0x1000000000000ULL,
        0x100000000000000ULL, 0x20202020202ULL, 0x200000000000000ULL, 0x40810204080ULL, 0xFC000000000000ULL,
        0x400000000000000ULL, 0x20100000000ULL, 0x3000000000000ULL, 0x200000000000000ULL, 0x40404040404ULL,
        0x400000000000000ULL, 0x81020408000ULL, 0xF8000000000000ULL, 0x800000000000000ULL, 0x40201000000ULL,
        0x7000000000000ULL, 0x400000000000000ULL, 0x80808080808ULL, 0x800000000000000ULL, 0x102040800000ULL,
        0xF0000000000000ULL, 0x1000000000000000ULL, 0x80402010000ULL, 0xF000000000000ULL, 0x800000000000000ULL,
        0x101010101010ULL, 0x1000000000000000ULL, 0x204080000000ULL, 0xE0000000000000ULL, 0x2000000000000000ULL,
        0x100804020100ULL, 0x1F000000000000ULL, 0x1000000000000000ULL, 0x202020202020ULL, 0x2000000000000000ULL,
        0x408000000000ULL, 0xC0000000000000ULL, 0x4000000000000000ULL, 0x201008040201ULL, 0x3F000000000000ULL,
        0x2000000000000000ULL, 0x404040404040ULL, 0x4000000000000000ULL, 0x800000000000ULL, 0x80000000000000ULL,
        0x8000000000000000ULL, 0x402010080402ULL, 0x7F000000000000ULL, 0x4000000000000000ULL, 0x808080808080ULL,
        0x8000000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1010101010101ULL, 0x0ULL,
        0x2040810204080ULL, 0xFE00000000000000ULL, 0x0ULL, 0x1000000000000ULL, 0x100000000000000ULL, 0x0ULL,
        0x2020202020202ULL, 0x0ULL, 0x4081020408000ULL, 0xFC00000000000000ULL, 0x0ULL, 0x2010000000000ULL,
        0x300000000000000ULL, 0x0ULL, 0x4040404040404ULL, 0x0ULL, 0x8102040800000ULL, 0xF800000000000000ULL, 0x0ULL,
        0x4020100000000ULL, 0x700000000000000ULL, 0x0ULL, 0x8080808080808ULL, 0x0ULL, 0x10204080000000ULL,
        0xF000000000000000ULL, 0x0ULL, 0x8040201000000ULL, 0xF00000000000000ULL, 0x0ULL, 0x10101010101010ULL, 0x0ULL,
        0x20408000000000ULL, 0xE000000000000000ULL, 0x0ULL, 0x10080402010000ULL, 0x1F00000000000000ULL, 0x0ULL,
        0x20202020202020ULL, 0x0ULL, 0x40800000000000ULL, 0xC000000000000000ULL, 0x0ULL, 0x20100804020100ULL,
        0x3F00000000000000ULL, 0x0ULL, 0x40404040404040ULL, 0x0ULL, 0x80000000000000ULL, 0x8000000000000000ULL,
        0x0ULL, 0x40201008040201ULL, 0x7F00000000000000ULL, 0x0ULL, 0x80808080808080ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL};
    static const uint8_t T_climbs_line_7[8] = {0, 0, 1, 0, 1, 0, 1, 1};
    static const rw_check CHECKS[4] = {{0, 2, 'Q', 0, -1}, {0, 2, '=', 8, 0}, {2, 1, 'B', 0, 2}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[18] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[18] = {2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[18] = {2, 3, 3, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3};
    static const uint8_t RETURNED_TO[18] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 2, 3, 3, 4};
    static const uint8_t POINT_KIND[18] = {2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[18] = {-1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[18] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[18] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[18] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[18] = {0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[21] = {0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1};
    static const uint8_t ENDLESS_AT[21] = {18, 6, 6, 18, 7, 7, 7, 7, 6, 18, 6, 6, 18, 18, 18, 18, 18, 18, 7, 18, 7};
    static const uint8_t ENTER_AT[2] = {18, 19};
    static const int32_t OPTION_COUNT[2] = {1, 1};
    static const int32_t FIRST_OPTION[2] = {0, 1};
    static const int32_t FIRST_ARG[3] = {0, 1, 1};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {8};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[2] = {0, 0};
    static const uint8_t TRIED_AT[2] = {18, 19};
    static const uint8_t JOIN_OF[2] = {5, 15};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {4, 12};
    static const uint8_t NEEDS[18] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[18] = {1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1};
    static const uint8_t SCOPED[18] = {0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1};
    static const uint8_t POSTPONED[19] = {0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    """
    const int16_t T_values[8]
    const uint64_t T_masks_line_7[512]
    const uint8_t T_climbs_line_7[8]
    const rw_check CHECKS[4]
    const uint8_t IN_FRAME[18]
    const uint8_t FILLED_RESTING[18]
    const uint8_t FILLED[18]
    const uint8_t RETURNED_TO[18]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[18]
    const int8_t DECISION_AT[18]
    const uint8_t HAPPEN_AT[18]
    const uint8_t FRAME_SIZE[18]
    const uint8_t RETURN_AT[18]
    const uint8_t PROC_OF[18]
    const uint8_t PROC_AT[21]
    const uint8_t ENDLESS_AT[21]
    const uint8_t ENTER_AT[2]
    const int32_t OPTION_COUNT[2]
    const int32_t FIRST_OPTION[2]
    const int32_t FIRST_ARG[3]
    const int32_t ARG_KIND[1]
    const int32_t ARG_SIZE[1]
    const int32_t ARG_OFFSET[1]
    const uint8_t WANTED[2]
    const uint8_t TRIED_AT[2]
    const uint8_t JOIN_OF[2]
    const int8_t BODIES_END[2]
    const uint8_t BLOCK_OF[2]
    const uint8_t NEEDS[18]
    const uint8_t FAILS[18]
    const uint8_t SCOPED[18]
    const uint8_t POSTPONED[19]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'othello.game', 21, 1),
    ('RW602', 'something is written through none: there is no such place',
     'othello.game', 22, 5),
    ('RW602', 'something is written through none: there is no such place',
     'othello.game', 22, 19),
    ('RW602', 'something is written through none: there is no such place',
     'othello.game', 22, 33),
    ('RW602', 'something is written through none: there is no such place',
     'othello.game', 22, 47),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'othello.game', 23, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'othello.game', 13, 1),
    ('RW610', 'procedures call each other too deeply',
     'othello.game', 13, 1),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'othello.game', 27, 13),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'othello.game', 14, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'othello.game', 14, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'othello.game', 15, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'othello.game', 16, 9),
    ('RW602', 'something is written through none: there is no such place',
     'othello.game', 19, 9),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'othello.game', 21, 1),
)
RULES = rules_capsule()
