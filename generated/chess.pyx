# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Chess, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_SET(256, RW_LATE)
    RW_DEFINE_LIST(rw_longs101, uint64_t, 101)
    RW_DEFINE_LIST_STORAGE(rw_longs101, uint64_t, 101)
    static const rw_check CHECKS[9];
    static const uint8_t IN_FRAME[29];
    static const uint8_t FILLED_RESTING[29];
    static const uint8_t FILLED[29];
    static const uint8_t RETURNED_TO[29];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[29];
    static const int8_t DECISION_AT[29];
    static const uint8_t HAPPEN_AT[29];
    static const uint8_t FRAME_SIZE[29];
    static const uint8_t RETURN_AT[29];
    static const uint8_t PROC_OF[29];
    static const uint8_t PROC_AT[31];
    static const uint8_t ENDLESS_AT[31];
    static const uint8_t ENTER_AT[1];
    static const int32_t OPTION_COUNT[1];
    static const int32_t FIRST_OPTION[1];
    static const int32_t FIRST_ARG[4];
    static const int32_t ARG_KIND[6];
    static const int32_t ARG_SIZE[6];
    static const int32_t ARG_OFFSET[6];
    static const uint8_t WANTED[3];
    static const uint8_t TRIED_AT[1];
    static const uint8_t JOIN_OF[1];
    static const int8_t BODIES_END[1];
    static const uint8_t BLOCK_OF[1];
    static const uint8_t NEEDS[29];
    static const uint8_t FAILS[29];
    static const uint8_t SCOPED[29];
    static const uint8_t POSTPONED[53];
    typedef struct __attribute__((packed)) __attribute__((aligned(8))) {
        uint64_t m_side[2];
        uint64_t m_unmoved;
        uint64_t m_past[101];
        uint16_t m_past_length;
        uint64_t r_stack[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_man[64];
        uint8_t m_passed;
        uint8_t m_quiet;
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[3];
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
    _Static_assert(offsetof(S, m_side) == 0, "m_side");
    _Static_assert(offsetof(S, m_unmoved) == 16, "m_unmoved");
    _Static_assert(offsetof(S, m_past) == 24, "m_past");
    _Static_assert(offsetof(S, m_past_length) == 832, "m_past_length");
    _Static_assert(offsetof(S, r_stack) == 834, "r_stack");
    _Static_assert(offsetof(S, r_point) == 850, "r_point");
    _Static_assert(offsetof(S, r_base) == 852, "r_base");
    _Static_assert(offsetof(S, r_top) == 854, "r_top");
    _Static_assert(offsetof(S, m_man) == 856, "m_man");
    _Static_assert(offsetof(S, m_passed) == 920, "m_passed");
    _Static_assert(offsetof(S, m_quiet) == 921, "m_quiet");
    _Static_assert(offsetof(S, r_winners) == 922, "r_winners");
    _Static_assert(offsetof(S, r_over) == 923, "r_over");
    _Static_assert(offsetof(S, r_actor) == 924, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 925, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 928, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 928, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 29, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 3, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 50, UNFINISHED = 51, INTERRUPTED = 52, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_set256:
        uint64_t w[256]
    ctypedef struct rw_longs101:
        int32_t length
        uint64_t items[101]
    rw_longs101 rw_longs101_none()
    void rw_longs101_store_uint64_t(uint64_t*, uint16_t*, rw_longs101, int)
    ctypedef struct S:
        uint64_t m_side[2]
        uint64_t m_unmoved
        uint64_t m_past[101]
        uint16_t m_past_length
        uint64_t r_stack[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_man[64]
        uint8_t m_passed
        uint8_t m_quiet
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[3]
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


cdef inline void set_man(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        fault(s, site)
        return
    s.m_man[at0 - 1] = value


cdef inline void set_side(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_side[0] = s.m_side[0] & ~bit | <uint64_t>(value == 1) << i
    s.m_side[1] = s.m_side[1] & ~bit | <uint64_t>(value == 2) << i


cdef int do_place(S* s, Trial* t, int v0_m, int v1_p, int v2_c) noexcept nogil:
    # line 59
    # line 60
    set_man(s, v2_c, v0_m, 2)
    # line 60
    set_side(s, v2_c, v1_p, 3)
    return 0


cdef inline void set_unmoved(S* s, uint64_t value, int site) noexcept nogil:
    s.m_unmoved = value


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline int f_your_king(S* s, int v_you) noexcept nogil:
    # line 51
    return rw_lowest(rw_lanes(&s.m_man[0], 64, 6, 6) & s.m_side[v_you - 1]) + 1


cdef inline int cell_at_grid(int a, int b) noexcept nogil:
    a -= 1
    b -= 1
    if <unsigned int>a >= 8u or <unsigned int>b >= 8u:
        return 0
    return T_grid_places[a * 8 + b]


cdef inline int step_grid(int cell, int step) noexcept nogil:
    if cell == 0 or step == 0:
        return 0
    return cell_at_grid(T_grid_first[cell] + rw_step_first(step), T_grid_second[cell] + rw_step_second(step))


cdef inline int at_man(S* s, int at0) noexcept nogil:
    return s.m_man[at0 - 1]


cdef inline int first_line_76(S* s, int v0, int v1) noexcept nogil:
    # line 76
    cdef int start2 = f_your_king(s, v0)
    cdef int x2 = start2
    while True:
        x2 = step_grid(x2, 8384 if T_values_line_76[v1 - 1] > T_grid_first[f_your_king(s, v0)] else 8128)
        if x2 == 0 or x2 == start2:
            break
        if at_man(s, x2):
            return x2
    return 0


cdef inline uint64_t f_widest_covers(S* s, int v_a, int v_pawn) noexcept nogil:
    # line 38
    return T_values_line_38[(v_a - 1) * 7 + v_pawn]


cdef inline bint is_side(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(s.m_side[value - 1] >> i & 1)


cdef inline uint64_t f_strikes(S* s, int v_a) noexcept nogil:
    # line 37
    return (
        rw_single(step_grid(step_grid(v_a, 8257 if is_side(s, v_a, 1) else 8255), 8384) - 1, 64)
        | rw_single(step_grid(step_grid(v_a, 8257 if is_side(s, v_a, 1) else 8255), 8128) - 1, 64)
    )


cdef inline uint64_t union_line_35(S* s, int v0) noexcept nogil:
    # line 35
    cdef uint64_t r = 0
    cdef int k2
    for k2 in range(4):
        r |= rw_until(T_masks_line_35[(v0 - 1) * 4 + k2], ~rw_lanes(&s.m_man[0], 64, 0, 0), T_climbs_line_35[k2])
    return r


cdef inline uint64_t f_slide(S* s, int v_a) noexcept nogil:
    # line 35
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 10
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 10):
        return 0
    cdef uint64_t held = union_line_35(s, v_a)
    s.r_place = outer
    return held


cdef inline uint64_t union_line_35_2(S* s, int v0) noexcept nogil:
    # line 35
    cdef uint64_t r = 0
    cdef int k2
    for k2 in range(4):
        r |= rw_until(T_masks_line_35_2[(v0 - 1) * 4 + k2], ~rw_lanes(&s.m_man[0], 64, 0, 0), T_climbs_line_35_2[k2])
    return r


cdef inline uint64_t f_slide_2(S* s, int v_a) noexcept nogil:
    # line 35
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 10
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 10):
        return 0
    cdef uint64_t held = union_line_35_2(s, v_a)
    s.r_place = outer
    return held


cdef inline uint64_t union_line_35_3(S* s, int v0) noexcept nogil:
    # line 35
    cdef uint64_t r = 0
    cdef int k2
    for k2 in range(8):
        r |= rw_until(T_masks_line_35_3[(v0 - 1) * 8 + k2], ~rw_lanes(&s.m_man[0], 64, 0, 0), T_climbs_line_35_3[k2])
    return r


cdef inline uint64_t f_slide_3(S* s, int v_a) noexcept nogil:
    # line 35
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 10
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 10):
        return 0
    cdef uint64_t held = union_line_35_3(s, v_a)
    s.r_place = outer
    return held


cdef inline uint64_t f_covers(S* s, int v_a, int v_pawn) noexcept nogil:
    # line 38
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 9
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 9):
        return 0
    cdef uint64_t held = (
        f_strikes(s, v_a) if v_pawn == 1
        else T_values_line_38_2[v_a - 1] if v_pawn == 2
        else f_slide(s, v_a) if v_pawn == 3
        else f_slide_2(s, v_a) if v_pawn == 4
        else f_slide_3(s, v_a) if v_pawn == 5
        else T_values_line_38_3[v_a - 1]
    )
    s.r_place = outer
    return held


cdef inline int any_line_50(S* s, int v0, int v1) noexcept nogil:
    # line 50
    cdef int x2
    cdef uint64_t left2 = s.m_side[2 - v1]
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        s.r_spent += 2
        if s.r_spent > s.r_alarm and alarmed(s, 8):
            break
        if (
            rw_has(f_widest_covers(s, x2, at_man(s, x2)), v0 - 1, 64)
            and rw_has(f_covers(s, x2, at_man(s, x2)), v0 - 1, 64)
        ):
            return True
    return False


cdef inline int f_attacked(S* s, int v_c, int v_you) noexcept nogil:
    # line 50
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 8
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 8):
        return 0
    cdef int held = any_line_50(s, v_c, v_you)
    s.r_place = outer
    return held


cdef inline int any_line_76(S* s, int v0, int v1) noexcept nogil:
    # line 76
    cdef int x3
    cdef uint64_t left3 = (
        rw_single(f_your_king(s, v0) - 1, 64)
        | rw_single(
            (
                step_grid(
                    f_your_king(s, v0),
                    8384 if T_values_line_76[v1 - 1] > T_grid_first[f_your_king(s, v0)] else 8128
                )
                - 1
            ),
            64
        )
        | rw_single(
            (
                step_grid(
                    step_grid(
                        f_your_king(s, v0),
                        8384 if T_values_line_76[v1 - 1] > T_grid_first[f_your_king(s, v0)] else 8128
                    ),
                    8384 if T_values_line_76[v1 - 1] > T_grid_first[f_your_king(s, v0)] else 8128
                )
                - 1
            ),
            64
        )
    )
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 7):
            break
        if f_attacked(s, x3, v0):
            return True
    return False


cdef inline int any_line_76_2(S* s, int v0) noexcept nogil:
    # line 76
    cdef int x1
    cdef uint64_t left1 = s.m_unmoved & s.m_side[v0 - 1] & rw_lanes(&s.m_man[0], 64, 4, 4)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 253
        if s.r_spent > s.r_alarm and alarmed(s, 7):
            break
        if first_line_76(s, v0, x1) == x1:
            if not any_line_76(s, v0, x1):
                return True
    return False


cdef inline int f_sure_make_move(S* s, int v_you) noexcept nogil:
    # line 76
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 7
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 7):
        return 0
    cdef int held = rw_has(s.m_unmoved, f_your_king(s, v_you) - 1, 64) and any_line_76_2(s, v_you)
    s.r_place = outer
    return held


cdef inline uint64_t f_advances(S* s, int v_a, int v_you) noexcept nogil:
    # line 45
    return rw_run(
        T_masks_line_45[(v_a - 1) * 2 + (v_you - 1)],
        rw_lanes(&s.m_man[0], 64, 0, 0),
        T_climbs_line_45[v_a - 1]
    )


cdef inline uint64_t f_taken(S* s, int v_a, int v_you) noexcept nogil:
    # line 46
    return f_strikes(s, v_a) & (s.m_side[2 - v_you] | rw_single(s.m_passed - 1, 64))


cdef inline uint64_t f_targets(S* s, int v_a, int v_you) noexcept nogil:
    # line 48
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 11
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 11):
        return 0
    cdef uint64_t held = (
        f_advances(s, v_a, v_you) | f_taken(s, v_a, v_you) if at_man(s, v_a) == 1
        else f_covers(s, v_a, at_man(s, v_a))
    )
    s.r_place = outer
    return held


cdef int any_line_76_3(S* s, int v0) noexcept nogil:
    # line 76
    cdef int x1
    cdef uint64_t left2
    cdef uint64_t left1 = s.m_side[v0 - 1]
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 7):
            break
        left2 = (
            f_targets(s, x1, v0)
            & ~s.m_side[v0 - 1]
            & (
                (0xFFFFFFFFFFFFFFFFULL if at_man(s, x1) != 1 else 0x0ULL)
                | 0xFFFFFFFFFFFFFFFFULL & ~T_masks_line_76[v0 - 1]
            )
        )
        while left2:
            left2 &= left2 - 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 7):
                break
            return True
    return False


cdef int any_line_76_4(S* s, int v0) noexcept nogil:
    # line 76
    cdef int x3
    cdef uint64_t left4
    cdef uint64_t left5
    cdef uint64_t left3 = s.m_side[v0 - 1] & rw_lanes(&s.m_man[0], 64, 1, 1) & T_masks_line_76_2[v0 - 1]
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 4
        if s.r_spent > s.r_alarm and alarmed(s, 7):
            break
        left4 = f_targets(s, x3, v0)
        while left4:
            left4 &= left4 - 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 7):
                break
            left5 = 30
            if left5:
                left5 &= left5 - 1
                return True
    return False


cdef inline int first_line_76_2(S* s, int v0, int v6) noexcept nogil:
    # line 76
    cdef int start7 = f_your_king(s, v0)
    cdef int x7 = start7
    while True:
        x7 = step_grid(x7, 8384 if T_values_line_76[v6 - 1] > T_grid_first[f_your_king(s, v0)] else 8128)
        if x7 == 0 or x7 == start7:
            break
        if at_man(s, x7):
            return x7
    return 0


cdef inline int any_line_76_5(S* s, int v0, int v6) noexcept nogil:
    # line 76
    cdef int x8
    cdef uint64_t left8 = (
        rw_single(f_your_king(s, v0) - 1, 64)
        | rw_single(
            (
                step_grid(
                    f_your_king(s, v0),
                    8384 if T_values_line_76[v6 - 1] > T_grid_first[f_your_king(s, v0)] else 8128
                )
                - 1
            ),
            64
        )
        | rw_single(
            (
                step_grid(
                    step_grid(
                        f_your_king(s, v0),
                        8384 if T_values_line_76[v6 - 1] > T_grid_first[f_your_king(s, v0)] else 8128
                    ),
                    8384 if T_values_line_76[v6 - 1] > T_grid_first[f_your_king(s, v0)] else 8128
                )
                - 1
            ),
            64
        )
    )
    while left8:
        x8 = rw_lowest(left8) + 1
        left8 &= left8 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 7):
            break
        if f_attacked(s, x8, v0):
            return True
    return False


cdef inline int any_line_76_6(S* s, int v0) noexcept nogil:
    # line 76
    cdef int x6
    cdef uint64_t left6 = s.m_unmoved & s.m_side[v0 - 1] & rw_lanes(&s.m_man[0], 64, 4, 4)
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        s.r_spent += 253
        if s.r_spent > s.r_alarm and alarmed(s, 7):
            break
        if first_line_76_2(s, v0, x6) == x6:
            if not any_line_76_5(s, v0, x6):
                return True
    return False


cdef inline int f_possible_make_move(S* s, int v_you) noexcept nogil:
    # line 76
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 7
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 7):
        return 0
    cdef int held = (
        any_line_76_3(s, v_you)
        or any_line_76_4(s, v_you)
        or rw_has(s.m_unmoved, f_your_king(s, v_you) - 1, 64) and any_line_76_6(s, v_you)
    )
    s.r_place = outer
    return held


cdef bint can_make_move(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given0 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 12)
    cdef bint failed = run(c, &trial, NULL, 30, &given)
    return end_can(s, c, failed)


cdef inline uint64_t f_minor(S* s) noexcept nogil:
    # line 55
    return rw_lanes(&s.m_man[0], 64, 2, 3)


cdef inline int f_bishops_on(S* s, int v_colour) noexcept nogil:
    # line 56
    return f_minor(s) & ~(rw_lanes(&s.m_man[0], 64, 3, 3) & 0xAA55AA55AA55AA55ULL) == 0


cdef inline int f_bishops_on_2(S* s, int v_colour) noexcept nogil:
    # line 56
    return f_minor(s) & ~(rw_lanes(&s.m_man[0], 64, 3, 3) & 0x55AA55AA55AA55AAULL) == 0


cdef inline int f_dead(S* s) noexcept nogil:
    # line 57
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 13
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 13):
        return 0
    cdef int held = (
        rw_lanes(&s.m_man[0], 64, 1, 1) | rw_lanes(&s.m_man[0], 64, 4, 5) == 0
        and (rw_size(f_minor(s)) <= 1 or f_bishops_on(s, 0) or f_bishops_on_2(s, 1))
    )
    s.r_place = outer
    return held


cdef inline void fill_past(S* s, rw_longs101 value, int site) noexcept nogil:
    rw_longs101_store_uint64_t(&s.m_past[0], &s.m_past_length, value, 0)


cdef inline int get_man(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        return 0
    return s.m_man[at0 - 1]


cdef inline void set_quiet(S* s, int value, int site) noexcept nogil:
    s.m_quiet = value


cdef inline void set_passed(S* s, int value, int site) noexcept nogil:
    s.m_passed = value


cdef inline int get_side(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        return 0
    cdef int i = at0 - 1
    return <int>(s.m_side[0] >> i & 1) + 2 * <int>(s.m_side[1] >> i & 1)


cdef int do_shift(S* s, Trial* t, int v0_a, int v1_b) noexcept nogil:
    # line 62
    # line 63
    cdef int held = get_man(s, v0_a)
    set_man(s, v1_b, held, 22)
    # line 63
    cdef int held_2 = get_side(s, v0_a)
    set_side(s, v1_b, held_2, 23)
    # line 64
    set_man(s, v0_a, 0, 24)
    # line 64
    set_side(s, v0_a, 0, 25)
    # line 65
    cdef uint64_t held_5 = s.m_unmoved
    cdef int at = v0_a - 1
    held_5 &= ~rw_single(at, 64)
    set_unmoved(s, held_5, 27)
    # line 65
    cdef uint64_t held_6 = s.m_unmoved
    cdef int at_2 = v1_b - 1
    held_6 &= ~rw_single(at_2, 64)
    set_unmoved(s, held_6, 29)
    return 0


cdef int do_carry(S* s, Trial* t, int v0_a, int v1_b, int v2_you) noexcept nogil:
    # line 67
    cdef int held_2
    cdef int held_3
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 15
    s.r_spent += 103
    if s.r_spent > s.r_alarm and alarmed(s, 15):
        return 1
    cdef int v3_behind = T_values_line_67[v1_b * 2 + (v2_you - 1)]
    # line 69
    cdef int held = 0 if at_man(s, v0_a) == 1 or get_man(s, v1_b) else s.m_quiet + 1
    if 0 <= held and held <= 101:
        set_quiet(s, held, 16)
    else:
        fault(s, 16)
    if (at_man(s, v0_a) == 1) & (v1_b == s.m_passed):
        # line 71
        held_2 = 0
        set_man(s, v3_behind, held_2, 18)
        # line 71
        held_3 = 0
        set_side(s, v3_behind, held_3, 19)
    # line 72
    cdef int held_4 = (
        v3_behind if at_man(s, v0_a) == 1 and T_values_line_72[(v2_you - 1) * 65 + v3_behind] == v0_a
        else 0
    )
    set_passed(s, held_4, 21)
    do_shift(s, t, v0_a, v1_b)
    # line 74 @CH-11
    if f_attacked(s, f_your_king(s, v2_you), v2_you):
        s.r_failure = 30
        return 1
    s.r_place = outer
    return 0


cdef bint can_carry(S* s, int a0, int a1, int a2) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    if c == NULL:
        return False
    cdef bint failed = do_carry(c, &trial, a0, a1, a2)
    return end_can(s, c, failed)


cdef inline int any_line_98(S* s, int v4) noexcept nogil:
    # line 98
    cdef int x5
    cdef uint64_t left5 = s.m_side[v4 - 1] & rw_lanes(&s.m_man[0], 64, 1, 1)
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 14):
            break
        if rw_has(f_strikes(s, x5), s.m_passed - 1, 64):
            if can_carry(s, x5, s.m_passed, v4):
                return True
    return False


cdef uint64_t fingerprint(S* s, int v_4, int v_6) noexcept nogil:
    cdef uint64_t h = 0x9E3779B97F4A7C15ULL
    h = rw_mix_bytes(h, <uint8_t*>s + 856, 64)
    h = rw_mix_bytes(h, <uint8_t*>s, 16)
    h = rw_mix_bytes(h, <uint8_t*>s + 16, 8)
    h = rw_mix64(h ^ <uint64_t>v_6)
    h = rw_mix64(h ^ <uint64_t>v_4)
    return h


cdef inline int count_line_98(S* s, uint64_t v7) noexcept nogil:
    # line 98
    cdef int n = 0
    cdef uint64_t x8
    cdef int k8
    for k8 in range(s.m_past_length):
        x8 = (<uint64_t*>&s.m_past[0])[k8]
        if x8 == v7:
            n += 1
    return n


cdef inline int its_make_move_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int first_line_77(S* s, int v7, int v8) noexcept nogil:
    # line 77
    cdef int x9 = v7
    while True:
        x9 = step_grid(x9, v8)
        if x9 == 0 or x9 == v7:
            break
        if at_man(s, x9):
            return x9
    return 0


cdef inline int any_line_77(S* s, int v0, int v7, int v8) noexcept nogil:
    # line 77
    cdef int x10
    cdef uint64_t left10 = (
        rw_single(v7 - 1, 64)
        | rw_single(step_grid(v7, v8) - 1, 64)
        | rw_single(step_grid(step_grid(v7, v8), v8) - 1, 64)
    )
    while left10:
        x10 = rw_lowest(left10) + 1
        left10 &= left10 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 34):
            break
        if f_attacked(s, x10, v0):
            return True
    return False


cdef inline bint leads_d0_2_castle(S* s, int you, int a0) noexcept nogil:
    # line 88
    cdef int v7_k = f_your_king(s, you)
    cdef int v8_way = T_values_line_77[(a0 - 1) * 65 + v7_k]
    # line 91 @CH-12
    if not (is_side(s, a0, you) and at_man(s, a0) == 4 and rw_has(s.m_unmoved, v7_k - 1, 64)):
        return False
    # line 92 @CH-13
    if first_line_77(s, v7_k, v8_way) != a0:
        return False
    # line 93 @CH-14
    return not any_line_77(s, you, v7_k, v8_way)


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    cdef int x3
    cdef uint64_t left4
    cdef int x4
    cdef uint64_t left5
    cdef int x5
    cdef int x6
    if not looks_on(s, t, you, 5, 33):
        return 1 if s.r_fault else 0
    cdef uint64_t left1 = s.m_side[you - 1]
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 34):
            break
        left2 = (
            f_targets(s, x1, you)
            & ~s.m_side[you - 1]
            & (
                (0xFFFFFFFFFFFFFFFFULL if at_man(s, x1) != 1 else 0x0ULL)
                | 0xFFFFFFFFFFFFFFFFULL & ~T_masks_line_76[you - 1]
            )
        )
        while left2:
            x2 = rw_lowest(left2) + 1
            left2 &= left2 - 1
            s.r_spent += 9
            if s.r_spent > s.r_alarm and alarmed(s, 34):
                break
            m.option = 0
            m.args[0] = x1
            m.args[1] = x2
            if leads_on(s, t, &m, 29):
                return searched(s, 0)
    cdef uint64_t left3 = s.m_side[you - 1] & rw_lanes(&s.m_man[0], 64, 1, 1) & T_masks_line_76_2[you - 1]
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 9
        if s.r_spent > s.r_alarm and alarmed(s, 34):
            break
        left4 = f_targets(s, x3, you)
        while left4:
            x4 = rw_lowest(left4) + 1
            left4 &= left4 - 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 34):
                break
            left5 = 30
            while left5:
                x5 = rw_lowest(left5) + 1
                left5 &= left5 - 1
                m.option = 1
                m.args[0] = x3
                m.args[1] = x4
                m.args[2] = x5
                if leads_on(s, t, &m, 29):
                    return searched(s, 0)
    cdef uint64_t left6 = s.m_unmoved
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        if leads_d0_2_castle(s, you, x6):
            m.option = 2
            m.args[0] = x6
            if leads_on(s, t, &m, 29):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_move(S* s, int you, Moves* out) noexcept nogil:
    # line 78
    cdef Move* m
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    s.r_listed = 35
    cdef uint64_t left1 = s.m_side[you - 1]
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 34):
            break
        left2 = (
            f_targets(s, x1, you)
            & ~s.m_side[you - 1]
            & (
                (0xFFFFFFFFFFFFFFFFULL if at_man(s, x1) != 1 else 0x0ULL)
                | 0xFFFFFFFFFFFFFFFFULL & ~T_masks_line_76[you - 1]
            )
        )
        while left2:
            x2 = rw_lowest(left2) + 1
            left2 &= left2 - 1
            s.r_spent += 9
            if s.r_spent > s.r_alarm and alarmed(s, 34):
                break
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x1
            m.args[1] = x2


cdef void generate_d0_1_promote(S* s, int you, Moves* out) noexcept nogil:
    # line 83
    cdef Move* m
    cdef int x3
    cdef uint64_t left4
    cdef int x4
    cdef uint64_t left5
    cdef int x5
    s.r_listed = 35
    cdef uint64_t left3 = s.m_side[you - 1] & rw_lanes(&s.m_man[0], 64, 1, 1) & T_masks_line_76_2[you - 1]
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 9
        if s.r_spent > s.r_alarm and alarmed(s, 34):
            break
        left4 = f_targets(s, x3, you)
        while left4:
            x4 = rw_lowest(left4) + 1
            left4 &= left4 - 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 34):
                break
            left5 = 30
            while left5:
                x5 = rw_lowest(left5) + 1
                left5 &= left5 - 1
                m = another(s, out)
                m.noted = 0
                m.option = 1
                m.args[0] = x3
                m.args[1] = x4
                m.args[2] = x5


cdef void generate_d0_2_castle(S* s, int you, Moves* out) noexcept nogil:
    # line 88
    cdef Move* m
    cdef int x6
    s.r_listed = 35
    cdef uint64_t left6 = s.m_unmoved
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        if leads_d0_2_castle(s, you, x6):
            m = another(s, out)
            m.noted = 0
            m.option = 2
            m.args[0] = x6


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d0_0_move(s, you, &rng.moves)
    generate_d0_1_promote(s, you, &rng.moves)
    generate_d0_2_castle(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1) or tried(s, &trial, m, 0):
            return 1
        strike(rng)
    return 0


cdef bint any_d0_0_move(S* s, int you) noexcept nogil:
    cdef int x1
    cdef uint64_t left2
    cdef uint64_t left1 = s.m_side[you - 1]
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 34):
            break
        left2 = (
            f_targets(s, x1, you)
            & ~s.m_side[you - 1]
            & (
                (0xFFFFFFFFFFFFFFFFULL if at_man(s, x1) != 1 else 0x0ULL)
                | 0xFFFFFFFFFFFFFFFFULL & ~T_masks_line_76[you - 1]
            )
        )
        while left2:
            left2 &= left2 - 1
            s.r_spent += 9
            if s.r_spent > s.r_alarm and alarmed(s, 34):
                break
            return True
    return False


cdef bint any_d0_1_promote(S* s, int you) noexcept nogil:
    cdef int x3
    cdef uint64_t left4
    cdef uint64_t left5
    cdef uint64_t left3 = s.m_side[you - 1] & rw_lanes(&s.m_man[0], 64, 1, 1) & T_masks_line_76_2[you - 1]
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 9
        if s.r_spent > s.r_alarm and alarmed(s, 34):
            break
        left4 = f_targets(s, x3, you)
        while left4:
            left4 &= left4 - 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 34):
                break
            left5 = 30
            if left5:
                left5 &= left5 - 1
                return True
    return False


cdef inline bint any_d0_2_castle(S* s, int you) noexcept nogil:
    cdef int x6
    cdef uint64_t left6 = s.m_unmoved
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        if leads_d0_2_castle(s, you, x6):
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d0_0_move(s, you, &found)
    if any_tried(s, &trial, &found, 0):
        return True
    no_moves(&found)
    generate_d0_1_promote(s, you, &found)
    if any_tried(s, &trial, &found, 0):
        return True
    return any_d0_2_castle(s, you)


cdef inline int first_line_92(S* s, int v7, int v8) noexcept nogil:
    # line 92
    cdef int x9 = v7
    while True:
        x9 = step_grid(x9, v8)
        if x9 == 0 or x9 == v7:
            break
        if at_man(s, x9):
            return x9
    return 0


cdef inline void set_its_make_move_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_move(s, you, out)
    keep_tried(s, &trial, out, start, 0)
    start = out.count
    generate_d0_1_promote(s, you, out)
    keep_tried(s, &trial, out, start, 0)
    start = out.count
    generate_d0_2_castle(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef Trial trial
    cdef int a
    cdef int a_2
    cdef int a_3
    cdef int a_4
    cdef int a_5
    cdef int a_6
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 64u:
            return False
        if not is_side(s, a, you):
            return False
        if <unsigned int>(a_2 - 1) >= 64u:
            return False
        if not rw_has(f_targets(s, a, you), a_2 - 1, 64):
            return False
        if is_side(s, a_2, you):
            return False
        if not (at_man(s, a) != 1 or <int>T_values_line_81[(you - 1) * 64 + (a_2 - 1)]):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    if m.option == 1:
        a_3 = m.args[0]
        a_4 = m.args[1]
        a_5 = m.args[2]
        if <unsigned int>(a_3 - 1) >= 64u:
            return False
        if not is_side(s, a_3, you):
            return False
        if not (at_man(s, a_3) == 1 and <int>T_values_line_85[(you - 1) * 64 + (a_3 - 1)]):
            return False
        if <unsigned int>(a_4 - 1) >= 64u:
            return False
        if not rw_has(f_targets(s, a_3, you), a_4 - 1, 64):
            return False
        if <unsigned int>(a_5 - 1) >= 6u:
            return False
        if not rw_has(0x1EULL, a_5 - 1, 6):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    if m.option == 2:
        a_6 = m.args[0]
        if <unsigned int>(a_6 - 1) >= 64u:
            return False
        if not rw_has(s.m_unmoved, a_6 - 1, 64):
            return False
        return leads_d0_2_castle(s, you, a_6)
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
    # line 98
    cdef int point = r.point
    cdef int p0_v6_passing
    cdef uint64_t p0_v7_now
    cdef uint64_t left0
    cdef int x0
    cdef uint64_t left1
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    cdef uint64_t held
    cdef uint64_t value
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            s.r_place = 0
            if t != NULL and settled(s, t, 0):
                return 0
            left0 = 3
            while left0:
                x0 = rw_lowest(left0) + 1
                left0 &= left0 - 1
                left1 = T_masks_line_98[x0 - 1]
                while left1:
                    x1 = rw_lowest(left1) + 1
                    left1 &= left1 - 1
                    do_place(s, t, T_values_line_98[x1 - 1], x0, x1)
                left2 = T_masks_line_98_2[x0 - 1]
                while left2:
                    x2 = rw_lowest(left2) + 1
                    left2 &= left2 - 1
                    do_place(s, t, 1, x0, x2)
            # line 104
            held = rw_lanes(&s.m_man[0], 64, 4, 4) | rw_lanes(&s.m_man[0], 64, 6, 6)
            set_unmoved(s, held, 5)
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            point = 4
        elif point == 4:
            s.r_place = 6
            if t != NULL and settled(s, t, 4):
                return 0
            if (
                f_sure_make_move(s, its_play_you(s))
                or f_possible_make_move(s, its_play_you(s)) and can_make_move(s, its_play_you(s))
            ):
                s.r_place = 6
                if t != NULL and settled(s, t, 15):
                    return 0
                if f_dead(s):
                    if t != NULL and settled(s, t, 19):
                        return 0
                    # @CH-17
                    if t != NULL:
                        return 0
                    over(s, 2, 0)
                    return 0
                else:
                    if t != NULL and settled(s, t, 21):
                        return 0
                    if s.m_quiet == 100:
                        if t != NULL and settled(s, t, 22):
                            return 0
                        # @CH-18
                        if t != NULL:
                            return 0
                        over(s, 2, 0)
                        return 0
                    else:
                        s.r_place = 6
                        if t != NULL and settled(s, t, 24):
                            return 0
                        if s.m_quiet == 0:
                            fill_past(s, rw_longs101_none(), 0)
                        p0_v6_passing = any_line_98(s, its_play_you(s))
                        p0_v7_now = fingerprint(s, its_play_you(s), p0_v6_passing)
                        # line 120
                        value = p0_v7_now
                        if value == 0:
                            fault(s, 31)
                        elif s.m_past_length >= 101:
                            fault(s, 32)
                        else:
                            (&s.m_past[0])[s.m_past_length] = value
                            s.m_past_length += 1
                        if count_line_98(s, p0_v7_now) == 3:
                            if t != NULL and settled(s, t, 25):
                                return 0
                            # @CH-19
                            if t != NULL:
                                return 0
                            over(s, 2, 0)
                            return 0
                        else:
                            if t != NULL and settled(s, t, 27):
                                return 0
                            (<Given0*>r.passed).a0 = its_play_you(s)
                            return begun(r, push(s, 28, -1, 8, 0, 12), 30)
            else:
                s.r_place = 0
                if t != NULL and settled(s, t, 13):
                    return 0
                if f_attacked(s, f_your_king(s, its_play_you(s)), its_play_you(s)):
                    if t != NULL and settled(s, t, 16):
                        return 0
                    # @CH-15
                    if t != NULL:
                        return 0
                    over(s, 2, T_values_line_98_2[its_play_you(s) - 1])
                    return 0
                else:
                    if t != NULL and settled(s, t, 18):
                        return 0
                    # @CH-16
                    if t != NULL:
                        return 0
                    over(s, 2, 0)
                    return 0
        elif point == 28:
            if t != NULL and settled(s, t, 2):
                return 0
            set_its_play_you(s, 3 - its_play_you(s))
            point = 1
        else:
            r.point = point
            return -1


cdef int flow2_make_move(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 76
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p2_v1_a
    cdef int p2_v2_b
    cdef int p2_v3_a
    cdef int p2_v4_b
    cdef int p2_v5_new
    cdef int p2_v6_r
    cdef int p2_v7_k
    cdef int p2_v8_way
    cdef int actor
    cdef Move drawn
    cdef int held
    cdef int held_2
    cdef int held_3
    while True:
        if s.r_fault:
            return 1
        if point == 5:
            if t != NULL and settled(s, t, 5):
                return 0
            actor = its_make_move_you(s)
            if t != NULL:
                return search_d0(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 5):
                        return 0
                    if drawn.option == 0:
                        p2_v1_a = drawn.args[0]
                        p2_v2_b = drawn.args[1]
                        point = 7
                    elif drawn.option == 1:
                        p2_v3_a = drawn.args[0]
                        p2_v4_b = drawn.args[1]
                        p2_v5_new = drawn.args[2]
                        point = 9
                    elif drawn.option == 2:
                        p2_v6_r = drawn.args[0]
                        point = 11
                    continue
                fault(s, 36)
                return 1
            else:
                if not any_legal_d0(s, actor):
                    fault(s, 36)
                    return 1
                s.r_point = 5
                rested(s)
                return 0
        elif point == 6:
            if t != NULL and settled(s, t, 6):
                return 0
            return leave(s, r, 8, 0)
        elif point == 7:
            # line 79 @CH-2
            if rng == NULL and not is_side(s, p2_v1_a, its_make_move_you(s)):
                s.r_failure = 37
                return 1
            # line 80 @CH-3
            if rng == NULL and is_side(s, p2_v2_b, its_make_move_you(s)):
                s.r_failure = 38
                return 1
            # line 81 @CH-10
            if (
                rng == NULL
                and not (
                    at_man(s, p2_v1_a) != 1
                    or <int>T_values_line_81[(its_make_move_you(s) - 1) * 64 + (p2_v2_b - 1)]
                )
            ):
                s.r_failure = 39
                return 1
            s.r_place = 0
            if do_carry(s, t, p2_v1_a, p2_v2_b, its_make_move_you(s)):
                return 1
            point = 6
        elif point == 9:
            # line 84 @CH-2
            if rng == NULL and not is_side(s, p2_v3_a, its_make_move_you(s)):
                s.r_failure = 40
                return 1
            # line 85 @CH-10
            if (
                rng == NULL
                and not (
                    at_man(s, p2_v3_a) == 1
                    and <int>T_values_line_85[(its_make_move_you(s) - 1) * 64 + (p2_v3_a - 1)]
                )
            ):
                s.r_failure = 41
                return 1
            s.r_place = 0
            if do_carry(s, t, p2_v3_a, p2_v4_b, its_make_move_you(s)):
                return 1
            # line 87
            held = p2_v5_new
            set_man(s, p2_v4_b, held, 42)
            point = 6
        elif point == 11:
            s.r_place = 0
            p2_v7_k = f_your_king(s, its_make_move_you(s))
            p2_v8_way = T_values_line_77[(p2_v6_r - 1) * 65 + p2_v7_k]
            # line 91 @CH-12
            if (
                rng == NULL
                and not (
                    is_side(s, p2_v6_r, its_make_move_you(s))
                    and at_man(s, p2_v6_r) == 4
                    and rw_has(s.m_unmoved, p2_v7_k - 1, 64)
                )
            ):
                s.r_failure = 43
                return 1
            # line 92 @CH-13
            if rng == NULL and first_line_92(s, p2_v7_k, p2_v8_way) != p2_v6_r:
                s.r_failure = 44
                return 1
            # line 93 @CH-14
            if rng == NULL and any_line_77(s, its_make_move_you(s), p2_v7_k, p2_v8_way):
                s.r_failure = 45
                return 1
            if t != NULL and settled(s, t, 12):
                return 0
            do_shift(s, t, p2_v7_k, step_grid(step_grid(p2_v7_k, p2_v8_way), p2_v8_way))
            do_shift(s, t, p2_v6_r, step_grid(p2_v7_k, p2_v8_way))
            # line 96
            held_2 = 0
            set_passed(s, held_2, 47)
            # line 96
            held_3 = s.m_quiet + 1
            if 0 <= held_3 and held_3 <= 101:
                set_quiet(s, held_3, 48)
            else:
                fault(s, 48)
            point = 6
        elif point == 29:
            if (<Move*>given).option == 0:
                set_its_make_move_you(s, s.r_actor)
                p2_v1_a = (<Move*>given).args[0]
                p2_v2_b = (<Move*>given).args[1]
                point = 7
            elif (<Move*>given).option == 1:
                set_its_make_move_you(s, s.r_actor)
                p2_v3_a = (<Move*>given).args[0]
                p2_v4_b = (<Move*>given).args[1]
                p2_v5_new = (<Move*>given).args[2]
                point = 9
            elif (<Move*>given).option == 2:
                set_its_make_move_you(s, s.r_actor)
                p2_v6_r = (<Move*>given).args[0]
                point = 11
            else:
                return 1
        elif point == 30:
            set_its_make_move_you(s, (<Given0*>given).a0)
            point = 5
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
        elif proc == 2:
            way = flow2_make_move(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 5:
        legal_d0(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 5:
        return is_legal_d0(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    return 0


# ---------------------------------------------------------------- invariants

cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint64_t T_masks_line_98[2] = {0xFFULL, 0xFF00000000000000ULL};
    static const uint8_t T_values_line_98[64] = {4, 2, 3, 5, 6, 3, 2, 4, 4, 2, 3, 5, 6, 3, 2, 4, 4, 2, 3, 5, 6, 3, 2,
        4, 4, 2, 3, 5, 6, 3, 2, 4, 4, 2, 3, 5, 6, 3, 2, 4, 4, 2, 3, 5, 6, 3, 2, 4, 4, 2, 3, 5, 6, 3, 2, 4, 4, 2, 3, 5,
        6, 3, 2, 4};
    static const uint64_t T_masks_line_98_2[2] = {0xFF00ULL, 0xFF000000000000ULL};
    static const uint8_t T_grid_first[65] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7,
        8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4,
        5, 6, 7, 8};
    static const uint8_t T_grid_second[65] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
        3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8,
        8, 8, 8, 8};
    static const uint8_t T_grid_places[64] = {1, 9, 17, 25, 33, 41, 49, 57, 2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19,
        27, 35, 43, 51, 59, 4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61, 6, 14, 22, 30, 38, 46, 54,
        62, 7, 15, 23, 31, 39, 47, 55, 63, 8, 16, 24, 32, 40, 48, 56, 64};
    static const uint8_t T_values_line_76[64] = {1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7,
        8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4,
        5, 6, 7, 8};
    static const uint64_t T_values_line_38[448] = {0x302ULL, 0x200ULL, 0x20400ULL, 0x8040201008040200ULL,
        0x1010101010101FEULL, 0x81412111090503FEULL, 0x302ULL, 0x705ULL, 0x500ULL, 0x50800ULL, 0x80402010080500ULL,
        0x2020202020202FDULL, 0x2824222120A07FDULL, 0x705ULL, 0xE0AULL, 0xA00ULL, 0xA1100ULL, 0x804020110A00ULL,
        0x4040404040404FBULL, 0x404844424150EFBULL, 0xE0AULL, 0x1C14ULL, 0x1400ULL, 0x142200ULL, 0x8041221400ULL,
        0x8080808080808F7ULL, 0x8080888492A1CF7ULL, 0x1C14ULL, 0x3828ULL, 0x2800ULL, 0x284400ULL, 0x182442800ULL,
        0x10101010101010EFULL, 0x10101011925438EFULL, 0x3828ULL, 0x7050ULL, 0x5000ULL, 0x508800ULL, 0x10204885000ULL,
        0x20202020202020DFULL, 0x2020212224A870DFULL, 0x7050ULL, 0xE0A0ULL, 0xA000ULL, 0xA01000ULL,
        0x102040810A000ULL, 0x40404040404040BFULL, 0x404142444850E0BFULL, 0xE0A0ULL, 0xC040ULL, 0x4000ULL,
        0x402000ULL, 0x102040810204000ULL, 0x808080808080807FULL, 0x8182848890A0C07FULL, 0xC040ULL, 0x30203ULL,
        0x20002ULL, 0x2040004ULL, 0x4020100804020002ULL, 0x10101010101FE01ULL, 0x412111090503FE03ULL, 0x30203ULL,
        0x70507ULL, 0x50005ULL, 0x5080008ULL, 0x8040201008050005ULL, 0x20202020202FD02ULL, 0x824222120A07FD07ULL,
        0x70507ULL, 0xE0A0EULL, 0xA000AULL, 0xA110011ULL, 0x804020110A000AULL, 0x40404040404FB04ULL,
        0x4844424150EFB0EULL, 0xE0A0EULL, 0x1C141CULL, 0x140014ULL, 0x14220022ULL, 0x804122140014ULL,
        0x80808080808F708ULL, 0x80888492A1CF71CULL, 0x1C141CULL, 0x382838ULL, 0x280028ULL, 0x28440044ULL,
        0x18244280028ULL, 0x101010101010EF10ULL, 0x101011925438EF38ULL, 0x382838ULL, 0x705070ULL, 0x500050ULL,
        0x50880088ULL, 0x1020488500050ULL, 0x202020202020DF20ULL, 0x20212224A870DF70ULL, 0x705070ULL, 0xE0A0E0ULL,
        0xA000A0ULL, 0xA0100010ULL, 0x102040810A000A0ULL, 0x404040404040BF40ULL, 0x4142444850E0BFE0ULL, 0xE0A0E0ULL,
        0xC040C0ULL, 0x400040ULL, 0x40200020ULL, 0x204081020400040ULL, 0x8080808080807F80ULL, 0x82848890A0C07FC0ULL,
        0xC040C0ULL, 0x3020300ULL, 0x2000200ULL, 0x204000402ULL, 0x2010080402000204ULL, 0x101010101FE0101ULL,
        0x2111090503FE0305ULL, 0x3020300ULL, 0x7050700ULL, 0x5000500ULL, 0x508000805ULL, 0x4020100805000508ULL,
        0x202020202FD0202ULL, 0x4222120A07FD070AULL, 0x7050700ULL, 0xE0A0E00ULL, 0xA000A00ULL, 0xA1100110AULL,
        0x804020110A000A11ULL, 0x404040404FB0404ULL, 0x844424150EFB0E15ULL, 0xE0A0E00ULL, 0x1C141C00ULL,
        0x14001400ULL, 0x1422002214ULL, 0x80412214001422ULL, 0x808080808F70808ULL, 0x888492A1CF71C2AULL,
        0x1C141C00ULL, 0x38283800ULL, 0x28002800ULL, 0x2844004428ULL, 0x1824428002844ULL, 0x1010101010EF1010ULL,
        0x1011925438EF3854ULL, 0x38283800ULL, 0x70507000ULL, 0x50005000ULL, 0x5088008850ULL, 0x102048850005088ULL,
        0x2020202020DF2020ULL, 0x212224A870DF70A8ULL, 0x70507000ULL, 0xE0A0E000ULL, 0xA000A000ULL, 0xA0100010A0ULL,
        0x2040810A000A010ULL, 0x4040404040BF4040ULL, 0x42444850E0BFE050ULL, 0xE0A0E000ULL, 0xC040C000ULL,
        0x40004000ULL, 0x4020002040ULL, 0x408102040004020ULL, 0x80808080807F8080ULL, 0x848890A0C07FC0A0ULL,
        0xC040C000ULL, 0x302030000ULL, 0x200020000ULL, 0x20400040200ULL, 0x1008040200020408ULL, 0x1010101FE010101ULL,
        0x11090503FE030509ULL, 0x302030000ULL, 0x705070000ULL, 0x500050000ULL, 0x50800080500ULL,
        0x2010080500050810ULL, 0x2020202FD020202ULL, 0x22120A07FD070A12ULL, 0x705070000ULL, 0xE0A0E0000ULL,
        0xA000A0000ULL, 0xA1100110A00ULL, 0x4020110A000A1120ULL, 0x4040404FB040404ULL, 0x4424150EFB0E1524ULL,
        0xE0A0E0000ULL, 0x1C141C0000ULL, 0x1400140000ULL, 0x142200221400ULL, 0x8041221400142241ULL,
        0x8080808F7080808ULL, 0x88492A1CF71C2A49ULL, 0x1C141C0000ULL, 0x3828380000ULL, 0x2800280000ULL,
        0x284400442800ULL, 0x182442800284482ULL, 0x10101010EF101010ULL, 0x11925438EF385492ULL, 0x3828380000ULL,
        0x7050700000ULL, 0x5000500000ULL, 0x508800885000ULL, 0x204885000508804ULL, 0x20202020DF202020ULL,
        0x2224A870DF70A824ULL, 0x7050700000ULL, 0xE0A0E00000ULL, 0xA000A00000ULL, 0xA0100010A000ULL,
        0x40810A000A01008ULL, 0x40404040BF404040ULL, 0x444850E0BFE05048ULL, 0xE0A0E00000ULL, 0xC040C00000ULL,
        0x4000400000ULL, 0x402000204000ULL, 0x810204000402010ULL, 0x808080807F808080ULL, 0x8890A0C07FC0A090ULL,
        0xC040C00000ULL, 0x30203000000ULL, 0x20002000000ULL, 0x2040004020000ULL, 0x804020002040810ULL,
        0x10101FE01010101ULL, 0x90503FE03050911ULL, 0x30203000000ULL, 0x70507000000ULL, 0x50005000000ULL,
        0x5080008050000ULL, 0x1008050005081020ULL, 0x20202FD02020202ULL, 0x120A07FD070A1222ULL, 0x70507000000ULL,
        0xE0A0E000000ULL, 0xA000A000000ULL, 0xA1100110A0000ULL, 0x20110A000A112040ULL, 0x40404FB04040404ULL,
        0x24150EFB0E152444ULL, 0xE0A0E000000ULL, 0x1C141C000000ULL, 0x140014000000ULL, 0x14220022140000ULL,
        0x4122140014224180ULL, 0x80808F708080808ULL, 0x492A1CF71C2A4988ULL, 0x1C141C000000ULL, 0x382838000000ULL,
        0x280028000000ULL, 0x28440044280000ULL, 0x8244280028448201ULL, 0x101010EF10101010ULL, 0x925438EF38549211ULL,
        0x382838000000ULL, 0x705070000000ULL, 0x500050000000ULL, 0x50880088500000ULL, 0x488500050880402ULL,
        0x202020DF20202020ULL, 0x24A870DF70A82422ULL, 0x705070000000ULL, 0xE0A0E0000000ULL, 0xA000A0000000ULL,
        0xA0100010A00000ULL, 0x810A000A0100804ULL, 0x404040BF40404040ULL, 0x4850E0BFE0504844ULL, 0xE0A0E0000000ULL,
        0xC040C0000000ULL, 0x400040000000ULL, 0x40200020400000ULL, 0x1020400040201008ULL, 0x8080807F80808080ULL,
        0x90A0C07FC0A09088ULL, 0xC040C0000000ULL, 0x3020300000000ULL, 0x2000200000000ULL, 0x204000402000000ULL,
        0x402000204081020ULL, 0x101FE0101010101ULL, 0x503FE0305091121ULL, 0x3020300000000ULL, 0x7050700000000ULL,
        0x5000500000000ULL, 0x508000805000000ULL, 0x805000508102040ULL, 0x202FD0202020202ULL, 0xA07FD070A122242ULL,
        0x7050700000000ULL, 0xE0A0E00000000ULL, 0xA000A00000000ULL, 0xA1100110A000000ULL, 0x110A000A11204080ULL,
        0x404FB0404040404ULL, 0x150EFB0E15244484ULL, 0xE0A0E00000000ULL, 0x1C141C00000000ULL, 0x14001400000000ULL,
        0x1422002214000000ULL, 0x2214001422418000ULL, 0x808F70808080808ULL, 0x2A1CF71C2A498808ULL,
        0x1C141C00000000ULL, 0x38283800000000ULL, 0x28002800000000ULL, 0x2844004428000000ULL, 0x4428002844820100ULL,
        0x1010EF1010101010ULL, 0x5438EF3854921110ULL, 0x38283800000000ULL, 0x70507000000000ULL, 0x50005000000000ULL,
        0x5088008850000000ULL, 0x8850005088040201ULL, 0x2020DF2020202020ULL, 0xA870DF70A8242221ULL,
        0x70507000000000ULL, 0xE0A0E000000000ULL, 0xA000A000000000ULL, 0xA0100010A0000000ULL, 0x10A000A010080402ULL,
        0x4040BF4040404040ULL, 0x50E0BFE050484442ULL, 0xE0A0E000000000ULL, 0xC040C000000000ULL, 0x40004000000000ULL,
        0x4020002040000000ULL, 0x2040004020100804ULL, 0x80807F8080808080ULL, 0xA0C07FC0A0908884ULL,
        0xC040C000000000ULL, 0x302030000000000ULL, 0x200020000000000ULL, 0x400040200000000ULL, 0x200020408102040ULL,
        0x1FE010101010101ULL, 0x3FE030509112141ULL, 0x302030000000000ULL, 0x705070000000000ULL, 0x500050000000000ULL,
        0x800080500000000ULL, 0x500050810204080ULL, 0x2FD020202020202ULL, 0x7FD070A12224282ULL, 0x705070000000000ULL,
        0xE0A0E0000000000ULL, 0xA000A0000000000ULL, 0x1100110A00000000ULL, 0xA000A1120408000ULL, 0x4FB040404040404ULL,
        0xEFB0E1524448404ULL, 0xE0A0E0000000000ULL, 0x1C141C0000000000ULL, 0x1400140000000000ULL,
        0x2200221400000000ULL, 0x1400142241800000ULL, 0x8F7080808080808ULL, 0x1CF71C2A49880808ULL,
        0x1C141C0000000000ULL, 0x3828380000000000ULL, 0x2800280000000000ULL, 0x4400442800000000ULL,
        0x2800284482010000ULL, 0x10EF101010101010ULL, 0x38EF385492111010ULL, 0x3828380000000000ULL,
        0x7050700000000000ULL, 0x5000500000000000ULL, 0x8800885000000000ULL, 0x5000508804020100ULL,
        0x20DF202020202020ULL, 0x70DF70A824222120ULL, 0x7050700000000000ULL, 0xE0A0E00000000000ULL,
        0xA000A00000000000ULL, 0x100010A000000000ULL, 0xA000A01008040201ULL, 0x40BF404040404040ULL,
        0xE0BFE05048444241ULL, 0xE0A0E00000000000ULL, 0xC040C00000000000ULL, 0x4000400000000000ULL,
        0x2000204000000000ULL, 0x4000402010080402ULL, 0x807F808080808080ULL, 0xC07FC0A090888482ULL,
        0xC040C00000000000ULL, 0x203000000000000ULL, 0x2000000000000ULL, 0x4020000000000ULL, 0x2040810204080ULL,
        0xFE01010101010101ULL, 0xFE03050911214181ULL, 0x203000000000000ULL, 0x507000000000000ULL, 0x5000000000000ULL,
        0x8050000000000ULL, 0x5081020408000ULL, 0xFD02020202020202ULL, 0xFD070A1222428202ULL, 0x507000000000000ULL,
        0xA0E000000000000ULL, 0xA000000000000ULL, 0x110A0000000000ULL, 0xA112040800000ULL, 0xFB04040404040404ULL,
        0xFB0E152444840404ULL, 0xA0E000000000000ULL, 0x141C000000000000ULL, 0x14000000000000ULL, 0x22140000000000ULL,
        0x14224180000000ULL, 0xF708080808080808ULL, 0xF71C2A4988080808ULL, 0x141C000000000000ULL,
        0x2838000000000000ULL, 0x28000000000000ULL, 0x44280000000000ULL, 0x28448201000000ULL, 0xEF10101010101010ULL,
        0xEF38549211101010ULL, 0x2838000000000000ULL, 0x5070000000000000ULL, 0x50000000000000ULL, 0x88500000000000ULL,
        0x50880402010000ULL, 0xDF20202020202020ULL, 0xDF70A82422212020ULL, 0x5070000000000000ULL,
        0xA0E0000000000000ULL, 0xA0000000000000ULL, 0x10A00000000000ULL, 0xA0100804020100ULL, 0xBF40404040404040ULL,
        0xBFE0504844424140ULL, 0xA0E0000000000000ULL, 0x40C0000000000000ULL, 0x40000000000000ULL, 0x20400000000000ULL,
        0x40201008040201ULL, 0x7F80808080808080ULL, 0x7FC0A09088848281ULL, 0x40C0000000000000ULL};
    static const uint64_t T_values_line_38_2[64] = {0x20400ULL, 0x50800ULL, 0xA1100ULL, 0x142200ULL, 0x284400ULL,
        0x508800ULL, 0xA01000ULL, 0x402000ULL, 0x2040004ULL, 0x5080008ULL, 0xA110011ULL, 0x14220022ULL, 0x28440044ULL,
        0x50880088ULL, 0xA0100010ULL, 0x40200020ULL, 0x204000402ULL, 0x508000805ULL, 0xA1100110AULL, 0x1422002214ULL,
        0x2844004428ULL, 0x5088008850ULL, 0xA0100010A0ULL, 0x4020002040ULL, 0x20400040200ULL, 0x50800080500ULL,
        0xA1100110A00ULL, 0x142200221400ULL, 0x284400442800ULL, 0x508800885000ULL, 0xA0100010A000ULL,
        0x402000204000ULL, 0x2040004020000ULL, 0x5080008050000ULL, 0xA1100110A0000ULL, 0x14220022140000ULL,
        0x28440044280000ULL, 0x50880088500000ULL, 0xA0100010A00000ULL, 0x40200020400000ULL, 0x204000402000000ULL,
        0x508000805000000ULL, 0xA1100110A000000ULL, 0x1422002214000000ULL, 0x2844004428000000ULL,
        0x5088008850000000ULL, 0xA0100010A0000000ULL, 0x4020002040000000ULL, 0x400040200000000ULL,
        0x800080500000000ULL, 0x1100110A00000000ULL, 0x2200221400000000ULL, 0x4400442800000000ULL,
        0x8800885000000000ULL, 0x100010A000000000ULL, 0x2000204000000000ULL, 0x4020000000000ULL, 0x8050000000000ULL,
        0x110A0000000000ULL, 0x22140000000000ULL, 0x44280000000000ULL, 0x88500000000000ULL, 0x10A00000000000ULL,
        0x20400000000000ULL};
    static const int16_t T_values[4] = {8127, 8129, 8383, 8385};
    static const uint64_t T_masks_line_35[256] = {0x0ULL, 0x0ULL, 0x0ULL, 0x8040201008040200ULL, 0x0ULL, 0x100ULL,
        0x0ULL, 0x80402010080400ULL, 0x0ULL, 0x10200ULL, 0x0ULL, 0x804020100800ULL, 0x0ULL, 0x1020400ULL, 0x0ULL,
        0x8040201000ULL, 0x0ULL, 0x102040800ULL, 0x0ULL, 0x80402000ULL, 0x0ULL, 0x10204081000ULL, 0x0ULL, 0x804000ULL,
        0x0ULL, 0x1020408102000ULL, 0x0ULL, 0x8000ULL, 0x0ULL, 0x102040810204000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x2ULL, 0x4020100804020000ULL, 0x1ULL, 0x10000ULL, 0x4ULL, 0x8040201008040000ULL, 0x2ULL, 0x1020000ULL,
        0x8ULL, 0x80402010080000ULL, 0x4ULL, 0x102040000ULL, 0x10ULL, 0x804020100000ULL, 0x8ULL, 0x10204080000ULL,
        0x20ULL, 0x8040200000ULL, 0x10ULL, 0x1020408100000ULL, 0x40ULL, 0x80400000ULL, 0x20ULL, 0x102040810200000ULL,
        0x80ULL, 0x800000ULL, 0x40ULL, 0x204081020400000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x204ULL,
        0x2010080402000000ULL, 0x100ULL, 0x1000000ULL, 0x408ULL, 0x4020100804000000ULL, 0x201ULL, 0x102000000ULL,
        0x810ULL, 0x8040201008000000ULL, 0x402ULL, 0x10204000000ULL, 0x1020ULL, 0x80402010000000ULL, 0x804ULL,
        0x1020408000000ULL, 0x2040ULL, 0x804020000000ULL, 0x1008ULL, 0x102040810000000ULL, 0x4080ULL, 0x8040000000ULL,
        0x2010ULL, 0x204081020000000ULL, 0x8000ULL, 0x80000000ULL, 0x4020ULL, 0x408102040000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x20408ULL, 0x1008040200000000ULL, 0x10000ULL, 0x100000000ULL, 0x40810ULL,
        0x2010080400000000ULL, 0x20100ULL, 0x10200000000ULL, 0x81020ULL, 0x4020100800000000ULL, 0x40201ULL,
        0x1020400000000ULL, 0x102040ULL, 0x8040201000000000ULL, 0x80402ULL, 0x102040800000000ULL, 0x204080ULL,
        0x80402000000000ULL, 0x100804ULL, 0x204081000000000ULL, 0x408000ULL, 0x804000000000ULL, 0x201008ULL,
        0x408102000000000ULL, 0x800000ULL, 0x8000000000ULL, 0x402010ULL, 0x810204000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x2040810ULL, 0x804020000000000ULL, 0x1000000ULL, 0x10000000000ULL, 0x4081020ULL,
        0x1008040000000000ULL, 0x2010000ULL, 0x1020000000000ULL, 0x8102040ULL, 0x2010080000000000ULL, 0x4020100ULL,
        0x102040000000000ULL, 0x10204080ULL, 0x4020100000000000ULL, 0x8040201ULL, 0x204080000000000ULL, 0x20408000ULL,
        0x8040200000000000ULL, 0x10080402ULL, 0x408100000000000ULL, 0x40800000ULL, 0x80400000000000ULL, 0x20100804ULL,
        0x810200000000000ULL, 0x80000000ULL, 0x800000000000ULL, 0x40201008ULL, 0x1020400000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x204081020ULL, 0x402000000000000ULL, 0x100000000ULL, 0x1000000000000ULL, 0x408102040ULL,
        0x804000000000000ULL, 0x201000000ULL, 0x102000000000000ULL, 0x810204080ULL, 0x1008000000000000ULL,
        0x402010000ULL, 0x204000000000000ULL, 0x1020408000ULL, 0x2010000000000000ULL, 0x804020100ULL,
        0x408000000000000ULL, 0x2040800000ULL, 0x4020000000000000ULL, 0x1008040201ULL, 0x810000000000000ULL,
        0x4080000000ULL, 0x8040000000000000ULL, 0x2010080402ULL, 0x1020000000000000ULL, 0x8000000000ULL,
        0x80000000000000ULL, 0x4020100804ULL, 0x2040000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20408102040ULL,
        0x200000000000000ULL, 0x10000000000ULL, 0x100000000000000ULL, 0x40810204080ULL, 0x400000000000000ULL,
        0x20100000000ULL, 0x200000000000000ULL, 0x81020408000ULL, 0x800000000000000ULL, 0x40201000000ULL,
        0x400000000000000ULL, 0x102040800000ULL, 0x1000000000000000ULL, 0x80402010000ULL, 0x800000000000000ULL,
        0x204080000000ULL, 0x2000000000000000ULL, 0x100804020100ULL, 0x1000000000000000ULL, 0x408000000000ULL,
        0x4000000000000000ULL, 0x201008040201ULL, 0x2000000000000000ULL, 0x800000000000ULL, 0x8000000000000000ULL,
        0x402010080402ULL, 0x4000000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2040810204080ULL, 0x0ULL,
        0x1000000000000ULL, 0x0ULL, 0x4081020408000ULL, 0x0ULL, 0x2010000000000ULL, 0x0ULL, 0x8102040800000ULL,
        0x0ULL, 0x4020100000000ULL, 0x0ULL, 0x10204080000000ULL, 0x0ULL, 0x8040201000000ULL, 0x0ULL,
        0x20408000000000ULL, 0x0ULL, 0x10080402010000ULL, 0x0ULL, 0x40800000000000ULL, 0x0ULL, 0x20100804020100ULL,
        0x0ULL, 0x80000000000000ULL, 0x0ULL, 0x40201008040201ULL, 0x0ULL, 0x0ULL, 0x0ULL};
    static const uint8_t T_climbs_line_35[4] = {0, 1, 0, 1};
    static const rw_set256 SET_OF_step = {{0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x8000000000000000ULL, 0x2ULL, 0x0ULL, 0x0ULL, 0x8000000000000000ULL, 0x2ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL}};
    static const int16_t T_values_2[4] = {8128, 8255, 8257, 8384};
    static const uint64_t T_masks_line_35_2[256] = {0x0ULL, 0x0ULL, 0x101010101010100ULL, 0xFEULL, 0x1ULL, 0x0ULL,
        0x202020202020200ULL, 0xFCULL, 0x3ULL, 0x0ULL, 0x404040404040400ULL, 0xF8ULL, 0x7ULL, 0x0ULL,
        0x808080808080800ULL, 0xF0ULL, 0xFULL, 0x0ULL, 0x1010101010101000ULL, 0xE0ULL, 0x1FULL, 0x0ULL,
        0x2020202020202000ULL, 0xC0ULL, 0x3FULL, 0x0ULL, 0x4040404040404000ULL, 0x80ULL, 0x7FULL, 0x0ULL,
        0x8080808080808000ULL, 0x0ULL, 0x0ULL, 0x1ULL, 0x101010101010000ULL, 0xFE00ULL, 0x100ULL, 0x2ULL,
        0x202020202020000ULL, 0xFC00ULL, 0x300ULL, 0x4ULL, 0x404040404040000ULL, 0xF800ULL, 0x700ULL, 0x8ULL,
        0x808080808080000ULL, 0xF000ULL, 0xF00ULL, 0x10ULL, 0x1010101010100000ULL, 0xE000ULL, 0x1F00ULL, 0x20ULL,
        0x2020202020200000ULL, 0xC000ULL, 0x3F00ULL, 0x40ULL, 0x4040404040400000ULL, 0x8000ULL, 0x7F00ULL, 0x80ULL,
        0x8080808080800000ULL, 0x0ULL, 0x0ULL, 0x101ULL, 0x101010101000000ULL, 0xFE0000ULL, 0x10000ULL, 0x202ULL,
        0x202020202000000ULL, 0xFC0000ULL, 0x30000ULL, 0x404ULL, 0x404040404000000ULL, 0xF80000ULL, 0x70000ULL,
        0x808ULL, 0x808080808000000ULL, 0xF00000ULL, 0xF0000ULL, 0x1010ULL, 0x1010101010000000ULL, 0xE00000ULL,
        0x1F0000ULL, 0x2020ULL, 0x2020202020000000ULL, 0xC00000ULL, 0x3F0000ULL, 0x4040ULL, 0x4040404040000000ULL,
        0x800000ULL, 0x7F0000ULL, 0x8080ULL, 0x8080808080000000ULL, 0x0ULL, 0x0ULL, 0x10101ULL, 0x101010100000000ULL,
        0xFE000000ULL, 0x1000000ULL, 0x20202ULL, 0x202020200000000ULL, 0xFC000000ULL, 0x3000000ULL, 0x40404ULL,
        0x404040400000000ULL, 0xF8000000ULL, 0x7000000ULL, 0x80808ULL, 0x808080800000000ULL, 0xF0000000ULL,
        0xF000000ULL, 0x101010ULL, 0x1010101000000000ULL, 0xE0000000ULL, 0x1F000000ULL, 0x202020ULL,
        0x2020202000000000ULL, 0xC0000000ULL, 0x3F000000ULL, 0x404040ULL, 0x4040404000000000ULL, 0x80000000ULL,
        0x7F000000ULL, 0x808080ULL, 0x8080808000000000ULL, 0x0ULL, 0x0ULL, 0x1010101ULL, 0x101010000000000ULL,
        0xFE00000000ULL, 0x100000000ULL, 0x2020202ULL, 0x202020000000000ULL, 0xFC00000000ULL, 0x300000000ULL,
        0x4040404ULL, 0x404040000000000ULL, 0xF800000000ULL, 0x700000000ULL, 0x8080808ULL, 0x808080000000000ULL,
        0xF000000000ULL, 0xF00000000ULL, 0x10101010ULL, 0x1010100000000000ULL, 0xE000000000ULL, 0x1F00000000ULL,
        0x20202020ULL, 0x2020200000000000ULL, 0xC000000000ULL, 0x3F00000000ULL, 0x40404040ULL, 0x4040400000000000ULL,
        0x8000000000ULL, 0x7F00000000ULL, 0x80808080ULL, 0x8080800000000000ULL, 0x0ULL, 0x0ULL, 0x101010101ULL,
        0x101000000000000ULL, 0xFE0000000000ULL, 0x10000000000ULL, 0x202020202ULL, 0x202000000000000ULL,
        0xFC0000000000ULL, 0x30000000000ULL, 0x404040404ULL, 0x404000000000000ULL, 0xF80000000000ULL,
        0x70000000000ULL, 0x808080808ULL, 0x808000000000000ULL, 0xF00000000000ULL, 0xF0000000000ULL, 0x1010101010ULL,
        0x1010000000000000ULL, 0xE00000000000ULL, 0x1F0000000000ULL, 0x2020202020ULL, 0x2020000000000000ULL,
        0xC00000000000ULL, 0x3F0000000000ULL, 0x4040404040ULL, 0x4040000000000000ULL, 0x800000000000ULL,
        0x7F0000000000ULL, 0x8080808080ULL, 0x8080000000000000ULL, 0x0ULL, 0x0ULL, 0x10101010101ULL,
        0x100000000000000ULL, 0xFE000000000000ULL, 0x1000000000000ULL, 0x20202020202ULL, 0x200000000000000ULL,
        0xFC000000000000ULL, 0x3000000000000ULL, 0x40404040404ULL, 0x400000000000000ULL, 0xF8000000000000ULL,
        0x7000000000000ULL, 0x80808080808ULL, 0x800000000000000ULL, 0xF0000000000000ULL, 0xF000000000000ULL,
        0x101010101010ULL, 0x1000000000000000ULL, 0xE0000000000000ULL, 0x1F000000000000ULL, 0x202020202020ULL,
        0x2000000000000000ULL, 0xC0000000000000ULL, 0x3F000000000000ULL, 0x404040404040ULL, 0x4000000000000000ULL,
        0x80000000000000ULL, 0x7F000000000000ULL, 0x808080808080ULL, 0x8000000000000000ULL, 0x0ULL, 0x0ULL,
        0x1010101010101ULL, 0x0ULL, 0xFE00000000000000ULL, 0x100000000000000ULL, 0x2020202020202ULL, 0x0ULL,
        0xFC00000000000000ULL, 0x300000000000000ULL, 0x4040404040404ULL, 0x0ULL, 0xF800000000000000ULL,
        0x700000000000000ULL, 0x8080808080808ULL, 0x0ULL, 0xF000000000000000ULL, 0xF00000000000000ULL,
        0x10101010101010ULL, 0x0ULL, 0xE000000000000000ULL, 0x1F00000000000000ULL, 0x20202020202020ULL, 0x0ULL,
        0xC000000000000000ULL, 0x3F00000000000000ULL, 0x40404040404040ULL, 0x0ULL, 0x8000000000000000ULL,
        0x7F00000000000000ULL, 0x80808080808080ULL, 0x0ULL, 0x0ULL};
    static const uint8_t T_climbs_line_35_2[4] = {0, 0, 1, 1};
    static const rw_set256 SET_OF_step_2 = {{0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x1ULL, 0x8000000000000000ULL, 0x2ULL, 0x0ULL, 0x1ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL}};
    static const int16_t T_values_3[8] = {8127, 8128, 8129, 8255, 8257, 8383, 8384, 8385};
    static const uint64_t T_masks_line_35_3[512] = {0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x101010101010100ULL, 0x0ULL,
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
    static const uint8_t T_climbs_line_35_3[8] = {0, 0, 1, 0, 1, 0, 1, 1};
    static const rw_set256 SET_OF_step_3 = {{0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x8000000000000000ULL, 0x3ULL, 0x8000000000000000ULL, 0x2ULL, 0x8000000000000000ULL, 0x3ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL}};
    static const uint64_t T_values_line_38_3[64] = {0x302ULL, 0x705ULL, 0xE0AULL, 0x1C14ULL, 0x3828ULL, 0x7050ULL,
        0xE0A0ULL, 0xC040ULL, 0x30203ULL, 0x70507ULL, 0xE0A0EULL, 0x1C141CULL, 0x382838ULL, 0x705070ULL, 0xE0A0E0ULL,
        0xC040C0ULL, 0x3020300ULL, 0x7050700ULL, 0xE0A0E00ULL, 0x1C141C00ULL, 0x38283800ULL, 0x70507000ULL,
        0xE0A0E000ULL, 0xC040C000ULL, 0x302030000ULL, 0x705070000ULL, 0xE0A0E0000ULL, 0x1C141C0000ULL,
        0x3828380000ULL, 0x7050700000ULL, 0xE0A0E00000ULL, 0xC040C00000ULL, 0x30203000000ULL, 0x70507000000ULL,
        0xE0A0E000000ULL, 0x1C141C000000ULL, 0x382838000000ULL, 0x705070000000ULL, 0xE0A0E0000000ULL,
        0xC040C0000000ULL, 0x3020300000000ULL, 0x7050700000000ULL, 0xE0A0E00000000ULL, 0x1C141C00000000ULL,
        0x38283800000000ULL, 0x70507000000000ULL, 0xE0A0E000000000ULL, 0xC040C000000000ULL, 0x302030000000000ULL,
        0x705070000000000ULL, 0xE0A0E0000000000ULL, 0x1C141C0000000000ULL, 0x3828380000000000ULL,
        0x7050700000000000ULL, 0xE0A0E00000000000ULL, 0xC040C00000000000ULL, 0x203000000000000ULL,
        0x507000000000000ULL, 0xA0E000000000000ULL, 0x141C000000000000ULL, 0x2838000000000000ULL,
        0x5070000000000000ULL, 0xA0E0000000000000ULL, 0x40C0000000000000ULL};
    static const uint64_t T_masks_line_45[128] = {0x100ULL, 0x0ULL, 0x200ULL, 0x0ULL, 0x400ULL, 0x0ULL, 0x800ULL,
        0x0ULL, 0x1000ULL, 0x0ULL, 0x2000ULL, 0x0ULL, 0x4000ULL, 0x0ULL, 0x8000ULL, 0x0ULL, 0x1010000ULL, 0x1ULL,
        0x2020000ULL, 0x2ULL, 0x4040000ULL, 0x4ULL, 0x8080000ULL, 0x8ULL, 0x10100000ULL, 0x10ULL, 0x20200000ULL,
        0x20ULL, 0x40400000ULL, 0x40ULL, 0x80800000ULL, 0x80ULL, 0x1000000ULL, 0x100ULL, 0x2000000ULL, 0x200ULL,
        0x4000000ULL, 0x400ULL, 0x8000000ULL, 0x800ULL, 0x10000000ULL, 0x1000ULL, 0x20000000ULL, 0x2000ULL,
        0x40000000ULL, 0x4000ULL, 0x80000000ULL, 0x8000ULL, 0x100000000ULL, 0x10000ULL, 0x200000000ULL, 0x20000ULL,
        0x400000000ULL, 0x40000ULL, 0x800000000ULL, 0x80000ULL, 0x1000000000ULL, 0x100000ULL, 0x2000000000ULL,
        0x200000ULL, 0x4000000000ULL, 0x400000ULL, 0x8000000000ULL, 0x800000ULL, 0x10000000000ULL, 0x1000000ULL,
        0x20000000000ULL, 0x2000000ULL, 0x40000000000ULL, 0x4000000ULL, 0x80000000000ULL, 0x8000000ULL,
        0x100000000000ULL, 0x10000000ULL, 0x200000000000ULL, 0x20000000ULL, 0x400000000000ULL, 0x40000000ULL,
        0x800000000000ULL, 0x80000000ULL, 0x1000000000000ULL, 0x100000000ULL, 0x2000000000000ULL, 0x200000000ULL,
        0x4000000000000ULL, 0x400000000ULL, 0x8000000000000ULL, 0x800000000ULL, 0x10000000000000ULL, 0x1000000000ULL,
        0x20000000000000ULL, 0x2000000000ULL, 0x40000000000000ULL, 0x4000000000ULL, 0x80000000000000ULL,
        0x8000000000ULL, 0x100000000000000ULL, 0x10100000000ULL, 0x200000000000000ULL, 0x20200000000ULL,
        0x400000000000000ULL, 0x40400000000ULL, 0x800000000000000ULL, 0x80800000000ULL, 0x1000000000000000ULL,
        0x101000000000ULL, 0x2000000000000000ULL, 0x202000000000ULL, 0x4000000000000000ULL, 0x404000000000ULL,
        0x8000000000000000ULL, 0x808000000000ULL, 0x0ULL, 0x1000000000000ULL, 0x0ULL, 0x2000000000000ULL, 0x0ULL,
        0x4000000000000ULL, 0x0ULL, 0x8000000000000ULL, 0x0ULL, 0x10000000000000ULL, 0x0ULL, 0x20000000000000ULL,
        0x0ULL, 0x40000000000000ULL, 0x0ULL, 0x80000000000000ULL};
    static const uint8_t T_climbs_line_45[64] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 1};
    static const uint64_t T_masks_line_76[2] = {0xFF00000000000000ULL, 0xFFULL};
    static const uint64_t T_masks_line_76_2[2] = {0xFF000000000000ULL, 0xFF00ULL};
    static const uint8_t T_values_line_98_2[2] = {2, 1};
    static const uint8_t T_values_line_67[130] = {0, 0, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14, 0, 15, 0, 16, 1, 17,
        2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31, 16,
        32, 17, 33, 18, 34, 19, 35, 20, 36, 21, 37, 22, 38, 23, 39, 24, 40, 25, 41, 26, 42, 27, 43, 28, 44, 29, 45,
        30, 46, 31, 47, 32, 48, 33, 49, 34, 50, 35, 51, 36, 52, 37, 53, 38, 54, 39, 55, 40, 56, 41, 57, 42, 58, 43,
        59, 44, 60, 45, 61, 46, 62, 47, 63, 48, 64, 49, 0, 50, 0, 51, 0, 52, 0, 53, 0, 54, 0, 55, 0, 56, 0};
    static const uint8_t T_values_line_72[130] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 0, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
        19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t T_values_line_77[4160] = {8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128,
        8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384,
        8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8128, 8384, 8384,
        8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384,
        8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384,
        8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384,
        8128, 8384, 8384, 8384, 8384, 8384, 8384, 8384, 8128};
    static const uint8_t T_values_line_81[128] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t T_values_line_85[128] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_check CHECKS[9] = {{856, 64, 'B', 0, 6}, {0, 2, 'Q', 0, -1}, {0, 2, '=', 8, 0}, {16, 1, 'Q', 0,
        -1}, {920, 1, 'B', 0, 64}, {921, 1, 'B', 0, 101}, {832, 1, 'H', 0, 101}, {2, 1, 'B', 0, 2}, {2, 1, 'B', 1,
        2}};
    static const uint8_t IN_FRAME[29] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1};
    static const uint8_t FILLED_RESTING[29] = {2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 3, 2};
    static const uint8_t FILLED[29] = {2, 3, 3, 2, 3, 3, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 2, 2, 3, 3, 2, 3, 3, 2,
        3, 3, 3};
    static const uint8_t RETURNED_TO[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1};
    static const uint8_t CHECKED[5] = {0, 7, 8, 8, 9};
    static const uint8_t POINT_KIND[29] = {2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2};
    static const int8_t DECISION_AT[29] = {-1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[29] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8};
    static const uint8_t RETURN_AT[29] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0};
    static const uint8_t PROC_OF[29] = {0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0};
    static const uint8_t PROC_AT[31] = {0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 2, 2};
    static const uint8_t ENDLESS_AT[31] = {14, 6, 6, 14, 6, 7, 7, 7, 7, 7, 7, 7, 7, 14, 6, 6, 14, 14, 14, 14, 6, 6,
        14, 6, 6, 14, 6, 6, 6, 7, 7};
    static const uint8_t ENTER_AT[1] = {29};
    static const int32_t OPTION_COUNT[1] = {3};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[4] = {0, 2, 5, 6};
    static const int32_t ARG_KIND[6] = {0, 0, 0, 0, 0, 0};
    static const int32_t ARG_SIZE[6] = {8, 8, 8, 8, 8, 8};
    static const int32_t ARG_OFFSET[6] = {0, 1, 0, 1, 2, 0};
    static const uint8_t WANTED[3] = {0, 0, 0};
    static const uint8_t TRIED_AT[1] = {29};
    static const uint8_t JOIN_OF[1] = {6};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {5};
    static const uint8_t NEEDS[29] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0};
    static const uint8_t FAILS[29] = {1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 1,
        1, 1};
    static const uint8_t SCOPED[29] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0};
    static const uint8_t POSTPONED[53] = {0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0};
    """
    const uint64_t T_masks_line_98[2]
    const uint8_t T_values_line_98[64]
    const uint64_t T_masks_line_98_2[2]
    const uint8_t T_grid_first[65]
    const uint8_t T_grid_second[65]
    const uint8_t T_grid_places[64]
    const uint8_t T_values_line_76[64]
    const uint64_t T_values_line_38[448]
    const uint64_t T_values_line_38_2[64]
    const int16_t T_values[4]
    const uint64_t T_masks_line_35[256]
    const uint8_t T_climbs_line_35[4]
    const rw_set256 SET_OF_step
    const int16_t T_values_2[4]
    const uint64_t T_masks_line_35_2[256]
    const uint8_t T_climbs_line_35_2[4]
    const rw_set256 SET_OF_step_2
    const int16_t T_values_3[8]
    const uint64_t T_masks_line_35_3[512]
    const uint8_t T_climbs_line_35_3[8]
    const rw_set256 SET_OF_step_3
    const uint64_t T_values_line_38_3[64]
    const uint64_t T_masks_line_45[128]
    const uint8_t T_climbs_line_45[64]
    const uint64_t T_masks_line_76[2]
    const uint64_t T_masks_line_76_2[2]
    const uint8_t T_values_line_98_2[2]
    const uint8_t T_values_line_67[130]
    const uint8_t T_values_line_72[130]
    const int16_t T_values_line_77[4160]
    const uint8_t T_values_line_81[128]
    const uint8_t T_values_line_85[128]
    const rw_check CHECKS[9]
    const uint8_t IN_FRAME[29]
    const uint8_t FILLED_RESTING[29]
    const uint8_t FILLED[29]
    const uint8_t RETURNED_TO[29]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[29]
    const int8_t DECISION_AT[29]
    const uint8_t HAPPEN_AT[29]
    const uint8_t FRAME_SIZE[29]
    const uint8_t RETURN_AT[29]
    const uint8_t PROC_OF[29]
    const uint8_t PROC_AT[31]
    const uint8_t ENDLESS_AT[31]
    const uint8_t ENTER_AT[1]
    const int32_t OPTION_COUNT[1]
    const int32_t FIRST_OPTION[1]
    const int32_t FIRST_ARG[4]
    const int32_t ARG_KIND[6]
    const int32_t ARG_SIZE[6]
    const int32_t ARG_OFFSET[6]
    const uint8_t WANTED[3]
    const uint8_t TRIED_AT[1]
    const uint8_t JOIN_OF[1]
    const int8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[29]
    const uint8_t FAILS[29]
    const uint8_t SCOPED[29]
    const uint8_t POSTPONED[53]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'chess.game', 98, 1),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 60, 5),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 60, 17),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 104, 5),
    ('RW601', 'a value does not fit its place',
     'chess.game', 104, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 105, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 76, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 50, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 38, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 35, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 48, 1),
    ('RW610', 'procedures call each other too deeply',
     'chess.game', 76, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 57, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 98, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 67, 1),
    ('RW601', 'a value does not fit its place',
     'chess.game', 69, 5),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 69, 5),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 71, 9),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 71, 29),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 72, 5),
    ('RW601', 'a value does not fit its place',
     'chess.game', 72, 5),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 63, 5),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 63, 22),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 64, 5),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 64, 20),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 65, 19),
    ('RW601', 'a value does not fit its place',
     'chess.game', 65, 19),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 65, 42),
    ('RW601', 'a value does not fit its place',
     'chess.game', 65, 42),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 74, 5),
    ('RW602', 'none cannot be put there',
     'chess.game', 120, 31),
    ('RW604', 'there is no more room',
     'chess.game', 120, 31),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'chess.game', 77, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'chess.game', 77, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'chess.game', 77, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'chess.game', 77, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 79, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 80, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 81, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 84, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 85, 13),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 87, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 91, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 92, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'chess.game', 93, 13),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 96, 13),
    ('RW601', 'a value does not fit its place',
     'chess.game', 96, 13),
    ('RW601', 'a value does not fit its place',
     'chess.game', 96, 28),
    ('RW602', 'something is written through none: there is no such place',
     'chess.game', 96, 28),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
)
RULES = rules_capsule()
