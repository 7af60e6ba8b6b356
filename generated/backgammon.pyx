# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Backgammon, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_BAG(6)
    static const rw_check CHECKS[8];
    static const uint8_t IN_FRAME[29];
    static const uint8_t FILLED_RESTING[29];
    static const uint8_t FILLED[29];
    static const uint8_t RETURNED_TO[29];
    static const uint8_t CHECKED[7];
    static const uint8_t POINT_KIND[29];
    static const int8_t DECISION_AT[29];
    static const uint8_t HAPPEN_AT[29];
    static const uint8_t FRAME_SIZE[29];
    static const uint8_t RETURN_AT[29];
    static const uint8_t PROC_OF[29];
    static const uint8_t PROC_AT[35];
    static const uint8_t ENDLESS_AT[35];
    static const uint8_t ENTER_AT[2];
    static const int32_t OPTION_COUNT[2];
    static const int32_t FIRST_OPTION[2];
    static const int32_t FIRST_ARG[4];
    static const int32_t ARG_KIND[4];
    static const int32_t ARG_SIZE[4];
    static const int32_t ARG_OFFSET[4];
    static const uint8_t WANTED[3];
    static const uint8_t TRIED_AT[2];
    static const uint8_t JOIN_OF[2];
    static const int8_t BODIES_END[2];
    static const uint8_t BLOCK_OF[2];
    static const uint8_t NEEDS[29];
    static const uint8_t FAILS[29];
    static const uint8_t SCOPED[29];
    static const uint8_t POSTPONED[39];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[2];
        int32_t m_points[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_men[52];
        uint8_t m_dice[6];
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[5];
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
    _Static_assert(offsetof(S, r_stack) == 0, "r_stack");
    _Static_assert(offsetof(S, m_points) == 16, "m_points");
    _Static_assert(offsetof(S, r_point) == 24, "r_point");
    _Static_assert(offsetof(S, r_base) == 26, "r_base");
    _Static_assert(offsetof(S, r_top) == 28, "r_top");
    _Static_assert(offsetof(S, m_men) == 30, "m_men");
    _Static_assert(offsetof(S, m_dice) == 82, "m_dice");
    _Static_assert(offsetof(S, r_winners) == 88, "r_winners");
    _Static_assert(offsetof(S, r_over) == 89, "r_over");
    _Static_assert(offsetof(S, r_actor) == 90, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 91, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 96, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 96, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 29, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 6, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 2, MEMORY = 32, UNFINISHED = 33, INTERRUPTED = 34, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_bag6:
        int32_t n[6]
    rw_bag6 rw_bag6_none()
    int rw_bag6_store(uint8_t*, rw_bag6, int)
    rw_bag6 rw_bag6_add(rw_bag6, rw_bag6)
    rw_bag6 rw_bag6_amount(int, int)
    ctypedef struct S:
        uint64_t r_stack[2]
        int32_t m_points[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_men[52]
        uint8_t m_dice[6]
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[5]
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

cdef inline void set_its_play_one(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline void set_its_play_first_die(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 4))[0] = value


cdef int push_play(S* s, int back) noexcept nogil:
    if push(s, back, -1, 8, 0, 1):
        return 1
    set_its_play_one(s, 1)
    set_its_play_first_die(s, 1)
    return 0


cdef inline int get_points(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_points[at0 - 1]


cdef inline int its_play_one(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 3))[0]


cdef inline int its_play_first_die(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 4))[0]


cdef inline void set_men(S* s, int at0, int at1, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u or <unsigned int>at1 >= 26u:
        fault(s, site)
        return
    s.m_men[(at0 - 1) * 26 + at1] = value


cdef inline bint bag_misfits(rw_bag6 a, int capacity) noexcept nogil:
    cdef uint8_t scratch[6]
    return rw_bag6_store(scratch, a, capacity)


cdef inline void set_dice(S* s, rw_bag6 value, int site) noexcept nogil:
    if rw_bag6_store(&s.m_dice[0], value, 4):
        fault(s, site)


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef inline int any_dice(S* s) noexcept nogil:
    return rw_bytes_any(&s.m_dice[0], 6)


cdef inline int its_play_dice_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int at_men(S* s, int at0, int at1) noexcept nogil:
    return s.m_men[(at0 - 1) * 26 + at1]


cdef inline int f_farthest(S* s, int v_you) noexcept nogil:
    # line 15
    return rw_greatest(rw_range(0, 24, 25) & rw_lanes(&s.m_men[(v_you - 1) * 26 + 1], 25, 1, 255), 1, 0)


cdef inline int f_facing(S* s, int v_point, int v_you) noexcept nogil:
    # line 13
    return at_men(s, 3 - v_you, 25 - v_point)


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef int k1
    cdef uint64_t left2
    cdef int x2
    if not looks_on(s, t, you, 15, 15):
        return 1 if s.r_fault else 0
    for k1 in range(6):
        if (<uint8_t*>&s.m_dice[0])[k1] != 0:
            x1 = k1 + 1
            left2 = (
                rw_range(0, 24, 25)
                & rw_lanes(&s.m_men[(you - 1) * 26 + 1], 25, 1, 255)
                & (rw_single(24, 25) | (0x1FFFFFFULL if at_men(s, you, 25) == 0 else 0x0ULL))
                & (
                    <uint64_t>T_masks_line_38[rw_place(x1 - 1, 6)]
                    | (0x1FFFFFFULL if f_farthest(s, you) <= 6 else 0x0ULL)
                )
                & (<uint64_t>T_masks_line_38_2[rw_place(x1 - 1, 6)] | rw_single(f_farthest(s, you) - 1, 25))
            )
            while left2:
                x2 = rw_lowest(left2) + 1
                left2 &= left2 - 1
                if (
                    T_values_line_38[rw_place(x1 - 1, 6) * 25 + rw_place(x2 - 1, 25)]
                    or f_facing(s, rw_max(0, x2 - x1), you) < 2
                ):
                    m.option = 0
                    m.args[0] = x1
                    m.args[1] = x2
                    if leads_on(s, t, &m, 29):
                        return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 29):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_move(S* s, int you, Moves* out) noexcept nogil:
    # line 39
    cdef Move* m
    cdef int x1
    cdef int k1
    cdef uint64_t left2
    cdef int x2
    s.r_listed = 16
    for k1 in range(6):
        if (<uint8_t*>&s.m_dice[0])[k1] != 0:
            x1 = k1 + 1
            left2 = (
                rw_range(0, 24, 25)
                & rw_lanes(&s.m_men[(you - 1) * 26 + 1], 25, 1, 255)
                & (rw_single(24, 25) | (0x1FFFFFFULL if at_men(s, you, 25) == 0 else 0x0ULL))
                & (
                    <uint64_t>T_masks_line_38[rw_place(x1 - 1, 6)]
                    | (0x1FFFFFFULL if f_farthest(s, you) <= 6 else 0x0ULL)
                )
                & (<uint64_t>T_masks_line_38_2[rw_place(x1 - 1, 6)] | rw_single(f_farthest(s, you) - 1, 25))
            )
            while left2:
                x2 = rw_lowest(left2) + 1
                left2 &= left2 - 1
                if (
                    T_values_line_38[rw_place(x1 - 1, 6) * 25 + rw_place(x2 - 1, 25)]
                    or f_facing(s, rw_max(0, x2 - x1), you) < 2
                ):
                    m = another(s, out)
                    m.noted = 0
                    m.option = 0
                    m.args[0] = x1
                    m.args[1] = x2


cdef void generate_d0_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 46 @BG-10
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    cdef bint above = False
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_move(s, you, out)
    keep_tried(s, &trial, out, start, 0)
    keep_preferred(out, start, 0)
    keep_preferred(out, start, 1)
    above = above or out.count > start
    if not above:
        start = out.count
        generate_d0_1_pass(s, you, out)


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    legal_d0(s, you, &rng.moves)
    return draw_listed(rng, m)


cdef inline bint any_d0_0_move(S* s, int you) noexcept nogil:
    cdef int x1
    cdef int k1
    cdef uint64_t left2
    cdef int x2
    for k1 in range(6):
        if (<uint8_t*>&s.m_dice[0])[k1] != 0:
            x1 = k1 + 1
            left2 = (
                rw_range(0, 24, 25)
                & rw_lanes(&s.m_men[(you - 1) * 26 + 1], 25, 1, 255)
                & (rw_single(24, 25) | (0x1FFFFFFULL if at_men(s, you, 25) == 0 else 0x0ULL))
                & (
                    <uint64_t>T_masks_line_38[rw_place(x1 - 1, 6)]
                    | (0x1FFFFFFULL if f_farthest(s, you) <= 6 else 0x0ULL)
                )
                & (<uint64_t>T_masks_line_38_2[rw_place(x1 - 1, 6)] | rw_single(f_farthest(s, you) - 1, 25))
            )
            while left2:
                x2 = rw_lowest(left2) + 1
                left2 &= left2 - 1
                if (
                    T_values_line_38[rw_place(x1 - 1, 6) * 25 + rw_place(x2 - 1, 25)]
                    or f_facing(s, rw_max(0, x2 - x1), you) < 2
                ):
                    return True
    return False


cdef inline bint any_d0_1_pass(S* s, int you) noexcept nogil:
    return True


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d0_0_move(s, you, &found)
    if any_tried(s, &trial, &found, 0):
        return True
    return any_d0_1_pass(s, you)


cdef int do_shift(S* s, Trial* t, int v0_die, int v1_point, int v2_you) noexcept nogil:
    # line 17
    cdef int held_3
    cdef int held_4
    # line 18 @BG-5
    if at_men(s, v2_you, v1_point) <= 0:
        s.r_failure = 18
        return 1
    # line 19 @BG-7
    if not (v1_point == 25 or at_men(s, v2_you, 25) == 0):
        s.r_failure = 19
        return 1
    # line 20 @BG-8
    if not (
        <int>T_values_line_20[rw_place(v0_die - 1, 6) * 25 + rw_place(v1_point - 1, 25)]
        or f_farthest(s, v2_you) <= 6
    ):
        s.r_failure = 20
        return 1
    # line 21 @BG-9
    if not (v1_point >= v0_die or v1_point == f_farthest(s, v2_you)):
        s.r_failure = 21
        return 1
    # line 22 @BG-5
    if not (
        <int>T_values_line_38[rw_place(v0_die - 1, 6) * 25 + rw_place(v1_point - 1, 25)]
        or f_facing(s, rw_max(0, v1_point - v0_die), v2_you) < 2
    ):
        s.r_failure = 22
        return 1
    # line 23
    cdef int held = at_men(s, v2_you, v1_point) - 1
    if 0 <= held and held <= 15:
        set_men(s, v2_you, v1_point, held, 24)
    else:
        fault(s, 23)
    # line 24
    cdef int held_2 = at_men(s, v2_you, rw_max(0, v1_point - v0_die)) + 1
    if 0 <= held_2 and held_2 <= 15:
        set_men(s, v2_you, rw_max(0, v1_point - v0_die), held_2, 26)
    else:
        fault(s, 25)
    # line 25
    cdef int at = v0_die - 1
    if <unsigned int>at >= 6u or (<uint8_t*>&s.m_dice[0])[at] < 1:
        fault(s, 27)
    else:
        (<uint8_t*>&s.m_dice[0])[at] -= <uint8_t>1
    if (
        T_values_line_20[rw_place(v0_die - 1, 6) * 25 + rw_place(v1_point - 1, 25)]
        and f_facing(s, rw_max(0, v1_point - v0_die), v2_you) == 1
    ):
        # line 27
        held_3 = 0
        set_men(
            s,
            3 - v2_you,
            T_values_line_27[rw_place(v0_die - 1, 6) * 25 + rw_place(v1_point - 1, 25)],
            held_3,
            28
        )
        # line 28
        held_4 = at_men(s, 3 - v2_you, 25) + 1
        if 0 <= held_4 and held_4 <= 15:
            set_men(s, 3 - v2_you, 25, held_4, 30)
        else:
            fault(s, 29)
    return 0


cdef inline int any_line_30(S* s, int v0) noexcept nogil:
    # line 30
    cdef int x1
    cdef int k1
    cdef uint64_t left2
    cdef int x2
    for k1 in range(6):
        if (<uint8_t*>&s.m_dice[0])[k1] != 0:
            x1 = k1 + 1
            left2 = (
                rw_range(0, 24, 25)
                & rw_lanes(&s.m_men[(v0 - 1) * 26 + 1], 25, 1, 255)
                & (rw_single(24, 25) | (0x1FFFFFFULL if at_men(s, v0, 25) == 0 else 0x0ULL))
                & (
                    <uint64_t>T_masks_line_38[rw_place(x1 - 1, 6)]
                    | (0x1FFFFFFULL if f_farthest(s, v0) <= 6 else 0x0ULL)
                )
                & (<uint64_t>T_masks_line_38_2[rw_place(x1 - 1, 6)] | rw_single(f_farthest(s, v0) - 1, 25))
            )
            while left2:
                x2 = rw_lowest(left2) + 1
                left2 &= left2 - 1
                if (
                    T_values_line_38[rw_place(x1 - 1, 6) * 25 + rw_place(x2 - 1, 25)]
                    or f_facing(s, rw_max(0, x2 - x1), v0) < 2
                ):
                    return True
    return False


cdef inline int f_sure_shift_another(S* s, int v_you) noexcept nogil:
    # line 30
    return any_line_30(s, v_you)


cdef inline int min_line_36(S* s) noexcept nogil:
    # line 36
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x3
    cdef int k3
    for k3 in range(6):
        if (<uint8_t*>&s.m_dice[0])[k3] != 0:
            x3 = k3 + 1
            value = x3
            if not found or value < best:
                best = value
                found = True
    return best


cdef inline int f_is_far(S* s, int v_loser) noexcept nogil:
    # line 49
    return rw_range(0, 6, 7) & rw_lanes(&s.m_men[(v_loser - 1) * 26 + 19], 7, 1, 255) != 0


cdef inline int f_worth(S* s, int v_loser) noexcept nogil:
    # line 50
    return 1 if at_men(s, v_loser, 0) > 0 else 3 if f_is_far(s, v_loser) else 2


cdef inline void set_points(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_points[at0 - 1] = value


cdef inline void fill_dice(S* s, rw_bag6 value, int site) noexcept nogil:
    if rw_bag6_store(&s.m_dice[0], value, 4):
        fault(s, site)


cdef inline void set_its_play_dice_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push_play(s, 0)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_points(S* s, int seat) noexcept nogil:
    return get_points(s, seat) if seat else 0


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    cdef int total = score0_points(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_points(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 52
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v3_other
    cdef int p0_v6_second_die
    cdef uint64_t left0
    cdef int x0
    cdef int held
    cdef int held_2
    cdef int held_3
    cdef int held_4
    cdef int total
    cdef uint64_t held_5
    cdef int left
    cdef int index
    cdef int total_2
    cdef uint64_t held_6
    cdef int left_2
    cdef int index_2
    cdef rw_bag6 held_7
    cdef int total_3
    cdef uint64_t held_8
    cdef int left_3
    cdef int index_3
    cdef int total_4
    cdef uint64_t held_9
    cdef int left_4
    cdef int index_4
    cdef rw_bag6 held_10
    cdef int index_5
    cdef int index_6
    cdef int index_7
    cdef int index_8
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            left0 = 3
            while left0:
                x0 = rw_lowest(left0) + 1
                left0 &= left0 - 1
                # line 54
                held = 2
                set_men(s, x0, 24, held, 2)
                # line 54
                held_2 = 5
                set_men(s, x0, 13, held_2, 3)
                # line 54
                held_3 = 3
                set_men(s, x0, 8, held_3, 4)
                # line 54
                held_4 = 5
                set_men(s, x0, 6, held_4, 5)
            held_5 = 63
            total = rw_size(held_5)
            if total == 0:
                s.r_failure = 6
                return 1
            if t != NULL:
                return 0
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 0
                rested(s)
                return 0
            left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
            s.r_counter += 1
            index = rw_nth(held_5, left)
            set_its_play_one(s, rw_numbered(index, 1))
            point = 1
        elif point == 1:
            if t != NULL and settled(s, t, 1):
                return 0
            held_6 = T_values_line_52[rw_place(its_play_one(s) - 1, 6)]
            total_2 = rw_size(held_6)
            if total_2 == 0:
                s.r_failure = 7
                return 1
            if t != NULL:
                return 0
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 1
                rested(s)
                return 0
            left_2 = rw_bounded(rw_random64(s.r_seed, s.r_counter), total_2)
            s.r_counter += 1
            index_2 = rw_nth(held_6, left_2)
            p0_v3_other = rw_numbered(index_2, 1)
            point = 2
        elif point == 2:
            if t != NULL and settled(s, t, 2):
                return 0
            # line 57
            held_7 = rw_bag6_add(rw_bag6_amount(1, its_play_one(s) - 1), rw_bag6_amount(1, p0_v3_other - 1))
            if bag_misfits(held_7, 4):
                fault(s, 8)
            else:
                set_dice(s, held_7, 8)
            set_its_play_you(
                s,
                T_values_line_52_2[rw_place(its_play_one(s) - 1, 6) * 6 + rw_place(p0_v3_other - 1, 6)]
            )
            point = 3
        elif point == 3:
            if t != NULL and settled(s, t, 3):
                return 0
            if any_dice(s) == 0:
                if t != NULL and settled(s, t, 6):
                    return 0
                set_its_play_one(s, 1)
                held_8 = 63
                total_3 = rw_size(held_8)
                if total_3 == 0:
                    s.r_failure = 10
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 6
                    rested(s)
                    return 0
                left_3 = rw_bounded(rw_random64(s.r_seed, s.r_counter), total_3)
                s.r_counter += 1
                index_3 = rw_nth(held_8, left_3)
                set_its_play_first_die(s, rw_numbered(index_3, 1))
                point = 9
            else:
                point = 8
        elif point == 8:
            point = 11
        elif point == 9:
            if t != NULL and settled(s, t, 9):
                return 0
            held_9 = 63
            total_4 = rw_size(held_9)
            if total_4 == 0:
                s.r_failure = 11
                return 1
            if t != NULL:
                return 0
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 9
                rested(s)
                return 0
            left_4 = rw_bounded(rw_random64(s.r_seed, s.r_counter), total_4)
            s.r_counter += 1
            index_4 = rw_nth(held_9, left_4)
            p0_v6_second_die = rw_numbered(index_4, 1)
            point = 10
        elif point == 10:
            if t != NULL and settled(s, t, 10):
                return 0
            # line 62
            held_10 = (
                rw_bag6_amount(4, its_play_first_die(s) - 1) if its_play_first_die(s) == p0_v6_second_die
                else rw_bag6_add(
                    rw_bag6_amount(1, its_play_first_die(s) - 1),
                    rw_bag6_amount(1, p0_v6_second_die - 1)
                )
            )
            if bag_misfits(held_10, 4):
                fault(s, 12)
            else:
                set_dice(s, held_10, 12)
            point = 8
        elif point == 11:
            if t != NULL and settled(s, t, 11):
                return 0
            set_its_play_one(s, 1)
            set_its_play_first_die(s, 1)
            if t == NULL and any_dice(s) == 0:
                point = 28
                continue
            (<Given0*>r.passed).a0 = its_play_you(s)
            return begun(r, push(s, 28, -1, 8, 0, 14), 34)
        elif point == 28:
            if t != NULL and settled(s, t, 4):
                return 0
            set_its_play_you(s, 3 - its_play_you(s))
            point = 3
        elif point == 30:
            s.r_counter += 1
            index_5 = <int>(<Move*>given).args[0] - 1
            set_its_play_one(s, rw_numbered(index_5, 1))
            point = 1
        elif point == 31:
            s.r_counter += 1
            index_6 = <int>(<Move*>given).args[0] - 1
            p0_v3_other = rw_numbered(index_6, 1)
            point = 2
        elif point == 32:
            s.r_counter += 1
            index_7 = <int>(<Move*>given).args[0] - 1
            set_its_play_first_die(s, rw_numbered(index_7, 1))
            point = 9
        elif point == 33:
            s.r_counter += 1
            index_8 = <int>(<Move*>given).args[0] - 1
            p0_v6_second_die = rw_numbered(index_8, 1)
            point = 10
        else:
            r.point = point
            return -1


cdef int flow1_play_dice(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 36
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p1_v1_die
    cdef int p1_v2_point
    cdef int actor
    cdef Move drawn
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 12:
            point = 13
        elif point == 13:
            if t != NULL and settled(s, t, 13):
                return 0
            if any_dice(s):
                if t != NULL and settled(s, t, 15):
                    return 0
                actor = its_play_dice_you(s)
                if t != NULL:
                    return search_d0(s, actor, t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d0(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 15):
                            return 0
                        if drawn.option == 0:
                            p1_v1_die = drawn.args[0]
                            p1_v2_point = drawn.args[1]
                            point = 17
                        elif drawn.option == 1:
                            point = 26
                        continue
                    fault(s, 17)
                    return 1
                else:
                    if not any_legal_d0(s, actor):
                        fault(s, 17)
                        return 1
                    s.r_point = 15
                    rested(s)
                    return 0
            else:
                if t != NULL and settled(s, t, 14):
                    return 0
                return leave(s, r, 8, 0)
        elif point == 16:
            if t != NULL and settled(s, t, 16):
                return 0
            point = 13
        elif point == 17:
            s.r_place = 0
            if do_shift(s, t, p1_v1_die, p1_v2_point, its_play_dice_you(s)):
                return 1
            if t != NULL and t.option == 0 and not s.r_known & 1:
                s.r_known |= 1u
                if f_sure_shift_another(s, its_play_dice_you(s)):
                    s.r_true |= 1u
            if t != NULL and t.option == 0 and not s.r_known >> 1 & 1:
                s.r_known |= 1u << 1
                if f_sure_shift_another(s, its_play_dice_you(s)) or p1_v1_die > min_line_36(s):
                    s.r_true |= 1u << 1
            if at_men(s, its_play_dice_you(s), 0) == 15:
                if t != NULL and settled(s, t, 23):
                    return 0
                # line 44
                held = f_worth(s, 3 - its_play_dice_you(s))
                set_points(s, its_play_dice_you(s), held, 31)
                # @BG-12
                if t != NULL:
                    return 0
                over(s, 2, T_values_line_36[its_play_dice_you(s) - 1])
                return 0
            else:
                point = 16
        elif point == 26:
            if t != NULL and settled(s, t, 26):
                return 0
            if t != NULL and settled(s, t, 27):
                return 0
            fill_dice(s, rw_bag6_none(), 0)
            point = 16
        elif point == 29:
            if (<Move*>given).option == 0:
                set_its_play_dice_you(s, s.r_actor)
                p1_v1_die = (<Move*>given).args[0]
                p1_v2_point = (<Move*>given).args[1]
                point = 17
            elif (<Move*>given).option == 1:
                set_its_play_dice_you(s, s.r_actor)
                point = 26
            else:
                return 1
        elif point == 34:
            set_its_play_dice_you(s, (<Given0*>given).a0)
            point = 12
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
            way = flow1_play_dice(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 15:
        legal_d0(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 15:
        return is_legal_d0(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    cdef uint64_t held
    cdef uint64_t held_2
    cdef uint64_t held_3
    cdef uint64_t held_4
    if s.r_point == 0:
        held = 63
        for i in range(6):
            if rw_has(held, i, 6):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    elif s.r_point == 1:
        held_2 = T_values_line_52[rw_place(its_play_one(s) - 1, 6)]
        for i in range(6):
            if rw_has(held_2, i, 6):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    elif s.r_point == 6:
        held_3 = 63
        for i in range(6):
            if rw_has(held_3, i, 6):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    elif s.r_point == 9:
        held_4 = 63
        for i in range(6):
            if rw_has(held_4, i, 6):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    return n


# ---------------------------------------------------------------- invariants

cdef inline int sum_line_10(S* s) noexcept nogil:
    # line 10
    cdef int r = 0
    cdef int x1
    for x1 in range(26):
        r += at_men(s, 1, x1)
    return r


cdef inline int sum_line_10_2(S* s) noexcept nogil:
    # line 10
    cdef int r = 0
    cdef int x1
    for x1 in range(26):
        r += at_men(s, 2, x1)
    return r


cdef inline int all_line_11(S* s) noexcept nogil:
    # line 11
    cdef int x0
    for x0 in range(1, 25):
        if not (at_men(s, 1, x0) == 0 or at_men(s, 2, 25 - x0) == 0):
            return False
    return True


cdef bint invariant_0(S* s) noexcept nogil:
    # line 10
    return sum_line_10(s) == 15 and sum_line_10_2(s) == 15


cdef bint invariant_1(S* s) noexcept nogil:
    # line 11
    return all_line_11(s)


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    elif number == 1:
        return invariant_1(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint8_t T_values_line_52[6] = {62, 61, 59, 55, 47, 31};
    static const uint8_t T_values_line_52_2[36] = {2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2,
        2, 2, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2};
    static const int32_t T_masks_line_38[6] = {33554430, 33554428, 33554424, 33554416, 33554400, 33554368};
    static const int32_t T_masks_line_38_2[6] = {33554431, 33554430, 33554428, 33554424, 33554416, 33554400};
    static const uint8_t T_masks_line_38_3[6] = {1, 3, 7, 15, 31, 63};
    static const uint8_t T_values_line_38[150] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_20[150] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t T_values_line_27[150] = {25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9,
        8, 7, 6, 5, 4, 3, 2, 1, 25, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
        3, 2, 25, 25, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 25, 25, 25,
        25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 25, 25, 25, 25, 25, 24, 23,
        22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 25, 25, 25, 25, 25, 25, 24, 23, 22, 21, 20,
        19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6};
    static const uint8_t T_values_line_36[2] = {1, 2};
    static const rw_check CHECKS[8] = {{30, 52, 'B', 0, 15}, {16, 2, 'i', -1000000, 1000000}, {2, 1, 'B', 1, 6}, {3,
        1, 'B', 0, 2}, {4, 1, 'B', 1, 6}, {2, 1, 'B', 0, 2}, {3, 1, 'B', 1, 2}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[29] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 1};
    static const uint8_t FILLED_RESTING[29] = {3, 3, 3, 3, 3, 3, 4, 3, 3, 4, 3, 4, 3, 3, 3, 5, 3, 3, 3, 5, 3, 3, 3, 3,
        3, 3, 3, 3, 3};
    static const uint8_t FILLED[29] = {3, 3, 3, 4, 4, 3, 4, 4, 4, 4, 4, 4, 5, 5, 3, 5, 5, 5, 5, 5, 3, 5, 5, 5, 5, 5,
        5, 5, 4};
    static const uint8_t RETURNED_TO[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1};
    static const uint8_t CHECKED[7] = {0, 2, 5, 6, 6, 7, 8};
    static const uint8_t POINT_KIND[29] = {1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2};
    static const int8_t DECISION_AT[29] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1,
        1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[29] = {30, 31, 0, 0, 0, 0, 32, 0, 0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[29] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8};
    static const uint8_t RETURN_AT[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0};
    static const uint8_t PROC_OF[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 1, 1, 1,
        1, 1, 0};
    static const uint8_t PROC_AT[35] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 1, 1, 1,
        1, 1, 0, 1, 0, 0, 0, 0, 1};
    static const uint8_t ENDLESS_AT[35] = {35, 35, 35, 36, 36, 35, 36, 36, 36, 36, 36, 36, 37, 37, 37, 37, 37, 37, 37,
        38, 38, 38, 38, 37, 37, 37, 37, 37, 36, 37, 35, 35, 35, 35, 37};
    static const uint8_t ENTER_AT[2] = {29, 0};
    static const int32_t OPTION_COUNT[2] = {2, 1};
    static const int32_t FIRST_OPTION[2] = {0, 2};
    static const int32_t FIRST_ARG[4] = {0, 2, 2, 4};
    static const int32_t ARG_KIND[4] = {0, 0, 0, 0};
    static const int32_t ARG_SIZE[4] = {8, 8, 8, 8};
    static const int32_t ARG_OFFSET[4] = {0, 1, 0, 1};
    static const uint8_t WANTED[3] = {2, 0, 0};
    static const uint8_t TRIED_AT[2] = {29, 0};
    static const uint8_t JOIN_OF[2] = {16, 20};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {15, 19};
    static const uint8_t NEEDS[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0,
        0, 0};
    static const uint8_t FAILS[29] = {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0,
        0, 0};
    static const uint8_t SCOPED[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1,
        1, 1, 0};
    static const uint8_t POSTPONED[39] = {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
    """
    const uint8_t T_values_line_52[6]
    const uint8_t T_values_line_52_2[36]
    const int32_t T_masks_line_38[6]
    const int32_t T_masks_line_38_2[6]
    const uint8_t T_masks_line_38_3[6]
    const uint8_t T_values_line_38[150]
    const uint8_t T_values_line_20[150]
    const uint8_t T_values_line_27[150]
    const uint8_t T_values_line_36[2]
    const rw_check CHECKS[8]
    const uint8_t IN_FRAME[29]
    const uint8_t FILLED_RESTING[29]
    const uint8_t FILLED[29]
    const uint8_t RETURNED_TO[29]
    const uint8_t CHECKED[7]
    const uint8_t POINT_KIND[29]
    const int8_t DECISION_AT[29]
    const uint8_t HAPPEN_AT[29]
    const uint8_t FRAME_SIZE[29]
    const uint8_t RETURN_AT[29]
    const uint8_t PROC_OF[29]
    const uint8_t PROC_AT[35]
    const uint8_t ENDLESS_AT[35]
    const uint8_t ENTER_AT[2]
    const int32_t OPTION_COUNT[2]
    const int32_t FIRST_OPTION[2]
    const int32_t FIRST_ARG[4]
    const int32_t ARG_KIND[4]
    const int32_t ARG_SIZE[4]
    const int32_t ARG_OFFSET[4]
    const uint8_t WANTED[3]
    const uint8_t TRIED_AT[2]
    const uint8_t JOIN_OF[2]
    const int8_t BODIES_END[2]
    const uint8_t BLOCK_OF[2]
    const uint8_t NEEDS[29]
    const uint8_t FAILS[29]
    const uint8_t SCOPED[29]
    const uint8_t POSTPONED[39]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'backgammon.game', 52, 1),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 54, 9),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 54, 27),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 54, 45),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 54, 62),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'backgammon.game', 55, 5),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'backgammon.game', 56, 5),
    ('RW601', 'a value does not fit its place',
     'backgammon.game', 57, 5),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 57, 5),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'backgammon.game', 60, 13),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'backgammon.game', 61, 13),
    ('RW601', 'a value does not fit its place',
     'backgammon.game', 62, 13),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 62, 13),
    ('RW610', 'procedures call each other too deeply',
     'backgammon.game', 36, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'backgammon.game', 38, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'backgammon.game', 38, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'backgammon.game', 38, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'backgammon.game', 18, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'backgammon.game', 19, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'backgammon.game', 20, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'backgammon.game', 21, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'backgammon.game', 22, 5),
    ('RW601', 'a value does not fit its place',
     'backgammon.game', 23, 5),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 23, 5),
    ('RW601', 'a value does not fit its place',
     'backgammon.game', 24, 5),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 24, 5),
    ('RW603', 'what is taken is not there',
     'backgammon.game', 25, 21),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 27, 9),
    ('RW601', 'a value does not fit its place',
     'backgammon.game', 28, 9),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 28, 9),
    ('RW602', 'something is written through none: there is no such place',
     'backgammon.game', 44, 21),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'backgammon.game', 52, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'backgammon.game', 58, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'backgammon.game', 36, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'backgammon.game', 30, 1),
)
RULES = rules_capsule()
