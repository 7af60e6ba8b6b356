# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of International Draughts, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_SET(2, RW_INLINE)
    static const rw_check CHECKS[13];
    static const uint8_t IN_FRAME[27];
    static const uint8_t FILLED_RESTING[27];
    static const uint8_t FILLED[27];
    static const uint8_t RETURNED_TO[27];
    static const uint8_t CHECKED[7];
    static const uint8_t POINT_KIND[27];
    static const int8_t DECISION_AT[27];
    static const uint8_t HAPPEN_AT[27];
    static const uint8_t FRAME_SIZE[27];
    static const uint8_t RETURN_AT[27];
    static const uint8_t PROC_OF[27];
    static const uint8_t PROC_AT[30];
    static const uint8_t ENDLESS_AT[30];
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
    static const uint8_t NEEDS[27];
    static const uint8_t FAILS[27];
    static const uint8_t SCOPED[27];
    static const uint8_t POSTPONED[31];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_man[4];
        uint64_t m_king[2];
        uint64_t m_taken[2];
        uint64_t r_stack[3];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_quiet;
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[6];
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
    _Static_assert(offsetof(S, m_man) == 0, "m_man");
    _Static_assert(offsetof(S, m_king) == 32, "m_king");
    _Static_assert(offsetof(S, m_taken) == 48, "m_taken");
    _Static_assert(offsetof(S, r_stack) == 64, "r_stack");
    _Static_assert(offsetof(S, r_point) == 88, "r_point");
    _Static_assert(offsetof(S, r_base) == 90, "r_base");
    _Static_assert(offsetof(S, r_top) == 92, "r_top");
    _Static_assert(offsetof(S, m_quiet) == 94, "m_quiet");
    _Static_assert(offsetof(S, r_winners) == 95, "r_winners");
    _Static_assert(offsetof(S, r_over) == 96, "r_over");
    _Static_assert(offsetof(S, r_actor) == 97, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 98, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 104, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 104, COPIED = sizeof(S), STACK = 24, MOST_FRAMES = 4, BLOCKS = 27, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 2, MEMORY = 27, UNFINISHED = 28, INTERRUPTED = 29, WORK = 5000000, CHUNK = 50000,
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
    int rw_set2_has(const rw_set2*, int, int)
    void rw_set2_put(rw_set2*, int, int)
    int rw_set2_after(const rw_set2*, int)
    int rw_set2_nth(const rw_set2*, int)
    int rw_set2_is_empty_v(rw_set2)
    int rw_set2_size_v(rw_set2)
    int rw_set2_has_v(rw_set2, int, int)
    ctypedef struct S:
        uint64_t m_man[4]
        uint64_t m_king[2]
        uint64_t m_taken[2]
        uint64_t r_stack[3]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_quiet
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[6]
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
    int a1


cdef union Passed:
    Given0 given0


# ---------------------------------------------------------------- rules

cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline void set_man(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 100u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << (i & 63)
    s.m_man[i >> 6] = s.m_man[i >> 6] & ~bit | <uint64_t>(value == 1) << (i & 63)
    s.m_man[2 + (i >> 6)] = s.m_man[2 + (i >> 6)] & ~bit | <uint64_t>(value == 2) << (i & 63)


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline rw_set2 f_yours(S* s, int v_you) noexcept nogil:
    # line 28
    return (<rw_set2*>&s.m_man[(v_you - 1) * 2])[0]


cdef inline bint is_man(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if <unsigned int>(at0 - 1) >= 100u:
        return value == 0
    return <int>(s.m_man[(value - 1) * 2 + (i >> 6)] >> (i & 63) & 1)


cdef inline int f_is_prey(S* s, int v_c, int v_you) noexcept nogil:
    # line 33
    return is_man(s, v_c, 3 - v_you) and not rw_set2_has(<rw_set2*>&s.m_taken[0], v_c - 1, 100)


cdef inline int at_king(S* s, int at0) noexcept nogil:
    return s.m_king[at0 - 1 >> 6] >> (at0 - 1 & 63) & 1


cdef inline bint is_man_2(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(s.m_man[i >> 6] >> (i & 63) & 1) or <int>(s.m_man[2 + (i >> 6)] >> (i & 63) & 1))
    return <int>(s.m_man[(value - 1) * 2 + (i >> 6)] >> (i & 63) & 1)


cdef inline int first_line_32(S* s, int v0, int v1, int k1) noexcept nogil:
    # line 32
    cdef int x2 = v0
    cdef int taken2 = 10 if at_king(s, v0) else 1
    while True:
        x2 = T_values_line_32[k1 * 100 + (x2 - 1)]
        if x2 == 0 or x2 == v0 or taken2 <= 0:
            break
        taken2 -= 1
        if not is_man_2(s, x2, 0):
            return x2
    return 0


cdef inline int f_met(S* s, int v_a, int v_way, int k1) noexcept nogil:
    # line 32
    return first_line_32(s, v_a, v_way, k1)


cdef inline rw_set2 set_line_34(S* s, int v0, int v1, int k1) noexcept nogil:
    # line 34
    cdef rw_set2 r = rw_set2_none()
    cdef int start2 = f_met(s, v0, v1, k1)
    cdef int x2 = start2
    cdef int taken2 = 10 if at_king(s, v0) else 1
    while True:
        x2 = T_values_line_34[k1 * 101 + x2]
        if x2 == 0 or x2 == start2 or taken2 <= 0:
            break
        taken2 -= 1
        if not is_man_2(s, x2, 0):
            break
        rw_set2_put(&r, x2 - 1, 100)
    return r


cdef inline rw_set2 f_behind(S* s, int v_a, int v_way, int k1) noexcept nogil:
    # line 34
    return set_line_34(s, v_a, v_way, k1)


cdef inline rw_set2 union_line_36(S* s, int v0, int v1) noexcept nogil:
    # line 36
    cdef rw_set2 r = rw_set2_none()
    cdef int x2
    cdef int k2
    for k2 in range(4):
        x2 = T_values[k2]
        r = rw_set2_or(r, f_behind(s, v0, x2, k2) if f_is_prey(s, f_met(s, v0, x2, k2), v1) else rw_set2_none())
    return r


cdef inline rw_set2 f_jumps_from(S* s, int v_a, int v_you) noexcept nogil:
    # line 36
    return union_line_36(s, v_a, v_you)


cdef int any_line_45(S* s, int v1) noexcept nogil:
    # line 45
    cdef int x2
    cdef rw_set2 left3
    cdef int k3
    cdef rw_set2 left2 = f_yours(s, v1)
    cdef int k2 = -1
    while True:
        k2 = rw_set2_after(&left2, k2)
        if k2 < 0:
            break
        x2 = k2 + 1
        s.r_spent += 158
        if s.r_spent > s.r_alarm and alarmed(s, 5):
            break
        left3 = f_jumps_from(s, x2, v1)
        k3 = -1
        while True:
            k3 = rw_set2_after(&left3, k3)
            if k3 < 0:
                break
            return True
    return False


cdef inline int f_sure_capture(S* s, int v_n, int v_you) noexcept nogil:
    # line 45
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 5
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 5):
        return 0
    cdef int held = 0 >= v_n or 1 >= v_n and any_line_45(s, v_you)
    s.r_place = outer
    return held


cdef inline int f_possible_capture(S* s, int v_n, int v_you) noexcept nogil:
    # line 45
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 5
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 5):
        return 0
    cdef int held = 0 >= v_n or any_line_45(s, v_you)
    s.r_place = outer
    return held


cdef bint can_capture(S* s, int a0, int a1) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given0 given
    if c == NULL:
        return False
    given.a0 = a0
    given.a1 = a1
    clear_frames(c)
    push(c, 0, -1, 16, 6, 6)
    cdef bint failed = run(c, &trial, NULL, 29, &given)
    return end_can(s, c, failed)


cdef inline rw_set2 set_line_29(S* s, int v0, int v1, int k1) noexcept nogil:
    # line 29
    cdef rw_set2 r = rw_set2_none()
    cdef int x2 = v0
    cdef int taken2 = 10 if at_king(s, v0) else 1
    while True:
        x2 = T_values_line_32[k1 * 100 + (x2 - 1)]
        if x2 == 0 or x2 == v0 or taken2 <= 0:
            break
        taken2 -= 1
        if not is_man_2(s, x2, 0):
            break
        rw_set2_put(&r, x2 - 1, 100)
    return r


cdef inline rw_set2 f_free_along(S* s, int v_a, int v_way, int k1) noexcept nogil:
    # line 29
    return set_line_29(s, v_a, v_way, k1)


cdef inline rw_set2 union_line_31(S* s, int v0) noexcept nogil:
    # line 31
    cdef rw_set2 r = rw_set2_none()
    cdef int x2
    cdef int k2
    for k2 in range(4):
        x2 = T_values[k2]
        r = rw_set2_or(r, f_free_along(s, v0, x2, k2))
    return r


cdef inline rw_set2 f_steps_of_man(S* s, int v_a, int v_you) noexcept nogil:
    # line 30
    return rw_set2_and(
        T_values_line_30[(v_a - 1) * 2 + (v_you - 1)],
        rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_man[0])[0], (<rw_set2*>&s.m_man[2])[0]))
    )


cdef inline rw_set2 f_steps_from(S* s, int v_a, int v_you) noexcept nogil:
    # line 31
    return union_line_31(s, v_a) if at_king(s, v_a) else f_steps_of_man(s, v_a, v_you)


cdef int search_d1(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x4
    cdef rw_set2 left5
    cdef int x5
    cdef int k5
    if not looks_on(s, t, you, 16, 9):
        return 1 if s.r_fault else 0
    cdef rw_set2 left4 = f_yours(s, you)
    cdef int k4 = -1
    while True:
        k4 = rw_set2_after(&left4, k4)
        if k4 < 0:
            break
        x4 = k4 + 1
        left5 = f_steps_from(s, x4, you)
        k5 = -1
        while True:
            k5 = rw_set2_after(&left5, k5)
            if k5 < 0:
                break
            x5 = k5 + 1
            m.option = 0
            m.args[0] = x4
            m.args[1] = x5
            if leads_on(s, t, &m, 28):
                return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 28):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d1_0_step(S* s, int you, Moves* out) noexcept nogil:
    # line 74
    cdef Move* m
    cdef int x4
    cdef rw_set2 left5
    cdef int x5
    cdef int k5
    s.r_listed = 10
    cdef rw_set2 left4 = f_yours(s, you)
    cdef int k4 = -1
    while True:
        k4 = rw_set2_after(&left4, k4)
        if k4 < 0:
            break
        x4 = k4 + 1
        left5 = f_steps_from(s, x4, you)
        k5 = -1
        while True:
            k5 = rw_set2_after(&left5, k5)
            if k5 < 0:
                break
            x5 = k5 + 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x4
            m.args[1] = x5


cdef int sample_d1(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int x4
    cdef int a5
    cdef rw_set2 left4_2
    cdef int x4_2
    cdef int k4_2
    cdef rw_set2 range5
    cdef uint32_t weight0 = 0
    cdef rw_set2 left4 = f_yours(s, you)
    cdef int k4 = -1
    while True:
        k4 = rw_set2_after(&left4, k4)
        if k4 < 0:
            break
        x4 = k4 + 1
        weight0 += rw_set2_size_v(f_steps_from(s, x4, you))
    cdef uint32_t total = weight0
    if total != 0:
        for tries in range(rw_min(40, total)):
            at = rw_below(&rng.state, total)
            left4_2 = f_yours(s, you)
            k4_2 = -1
            while True:
                k4_2 = rw_set2_after(&left4_2, k4_2)
                if k4_2 < 0:
                    break
                x4_2 = k4_2 + 1
                range5 = f_steps_from(s, x4_2, you)
                k = rw_set2_size_v(range5)
                if at < k:
                    k = at
                    a5 = rw_set2_nth(&range5, k) + 1
                    m.option = 0
                    m.args[0] = x4_2
                    m.args[1] = a5
                    return 1
                else:
                    at -= k
    rng.moves.count = 0
    generate_d1_0_step(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef bint any_d1_0_step(S* s, int you) noexcept nogil:
    cdef int x4
    cdef rw_set2 left5
    cdef int k5
    cdef rw_set2 left4 = f_yours(s, you)
    cdef int k4 = -1
    while True:
        k4 = rw_set2_after(&left4, k4)
        if k4 < 0:
            break
        x4 = k4 + 1
        left5 = f_steps_from(s, x4, you)
        k5 = -1
        while True:
            k5 = rw_set2_after(&left5, k5)
            if k5 < 0:
                break
            return True
    return False


cdef bint any_legal_d1(S* s, int you) noexcept nogil:
    return any_d1_0_step(s, you)


cdef inline void set_king(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 100u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    s.m_king[i >> 6] = s.m_king[i >> 6] & ~(<uint64_t>1 << (i & 63)) | <uint64_t>(value != 0) << (i & 63)


cdef inline void fill_taken(S* s, rw_set2 value, int site) noexcept nogil:
    (<rw_set2*>&s.m_taken[0])[0] = value


cdef inline void set_quiet(S* s, int value, int site) noexcept nogil:
    s.m_quiet = value


cdef int do_shift(S* s, Trial* t, int v0_a, int v1_b, int v2_you) noexcept nogil:
    # line 39
    # line 40
    set_man(s, v1_b, v2_you, 18)
    # line 41
    cdef int held_2 = at_king(s, v0_a)
    set_king(s, v1_b, held_2, 19)
    # line 42
    set_man(s, v0_a, 0, 20)
    # line 43
    set_king(s, v0_a, 0, 21)
    return 0


cdef inline int its_capture_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 8))[0]


cdef inline int its_capture_jumper(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 9))[0]


cdef inline int its_capture_times_made(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>(frame(s) + 4))[0]


cdef inline int its_capture_times_most(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline void set_its_capture_jumper(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 9))[0] = value


cdef inline void set_its_capture_times_made(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>(frame(s) + 4))[0] = value


cdef inline void set_its_capture_times_most(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef int search_d0(S* s, int you, int c2, int c3, int c4, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x5
    cdef rw_set2 left6
    cdef int x6
    cdef int k6
    if not looks_on(s, t, you, 10, 22):
        return 1 if s.r_fault else 0
    cdef rw_set2 left5 = f_yours(s, you) if c2 == 0 else T_values_line_48[c2]
    cdef int k5 = -1
    while True:
        k5 = rw_set2_after(&left5, k5)
        if k5 < 0:
            break
        x5 = k5 + 1
        s.r_spent += 162
        if s.r_spent > s.r_alarm and alarmed(s, 23):
            break
        left6 = f_jumps_from(s, x5, you)
        k6 = -1
        while True:
            k6 = rw_set2_after(&left6, k6)
            if k6 < 0:
                break
            x6 = k6 + 1
            m.option = 0
            m.args[0] = x5
            m.args[1] = x6
            if leads_on(s, t, &m, 27):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_jump(S* s, int you, int c2, int c3, int c4, Moves* out) noexcept nogil:
    # line 48 @DA-6
    cdef Move* m
    cdef int x5
    cdef rw_set2 left6
    cdef int x6
    cdef int k6
    s.r_listed = 24
    cdef uint32_t sure = SURE if c3 + 1 >= c4 else 0
    cdef rw_set2 left5 = f_yours(s, you) if c2 == 0 else T_values_line_48[c2]
    cdef int k5 = -1
    while True:
        k5 = rw_set2_after(&left5, k5)
        if k5 < 0:
            break
        x5 = k5 + 1
        s.r_spent += 162
        if s.r_spent > s.r_alarm and alarmed(s, 23):
            break
        left6 = f_jumps_from(s, x5, you)
        k6 = -1
        while True:
            k6 = rw_set2_after(&left6, k6)
            if k6 < 0:
                break
            x6 = k6 + 1
            m = another(s, out)
            m.noted = 0u | sure
            m.option = 0
            m.args[0] = x5
            m.args[1] = x6


cdef int sample_d0(S* s, int you, int c2, int c3, int c4, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int x5
    cdef int a6
    cdef rw_set2 left5_2
    cdef int x5_2
    cdef int k5_2
    cdef rw_set2 range6
    begin_trial(&trial, False)
    cdef uint32_t weight0 = 0
    cdef rw_set2 left5 = f_yours(s, you) if c2 == 0 else T_values_line_48[c2]
    cdef int k5 = -1
    while True:
        k5 = rw_set2_after(&left5, k5)
        if k5 < 0:
            break
        x5 = k5 + 1
        weight0 += rw_set2_size_v(f_jumps_from(s, x5, you))
    cdef uint32_t total = weight0
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            left5_2 = f_yours(s, you) if c2 == 0 else T_values_line_48[c2]
            k5_2 = -1
            while True:
                k5_2 = rw_set2_after(&left5_2, k5_2)
                if k5_2 < 0:
                    break
                x5_2 = k5_2 + 1
                range6 = f_jumps_from(s, x5_2, you)
                k = rw_set2_size_v(range6)
                if at < k:
                    k = at
                    a6 = rw_set2_nth(&range6, k) + 1
                    m.option = 0
                    m.args[0] = x5_2
                    m.args[1] = a6
                    m.noted = SURE if c3 + 1 >= c4 else 0
                    if tried(s, &trial, m, 0):
                        return 1
                    at = total
                else:
                    at -= k
    rng.moves.count = 0
    generate_d0_0_jump(s, you, c2, c3, c4, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 0):
            return 1
        strike(rng)
    return 0


cdef bint any_d0_0_jump(S* s, int you, int c2, int c3, int c4) noexcept nogil:
    cdef int x5
    cdef rw_set2 left6
    cdef int k6
    cdef rw_set2 left5 = f_yours(s, you) if c2 == 0 else T_values_line_48[c2]
    cdef int k5 = -1
    while True:
        k5 = rw_set2_after(&left5, k5)
        if k5 < 0:
            break
        x5 = k5 + 1
        s.r_spent += 162
        if s.r_spent > s.r_alarm and alarmed(s, 23):
            break
        left6 = f_jumps_from(s, x5, you)
        k6 = -1
        while True:
            k6 = rw_set2_after(&left6, k6)
            if k6 < 0:
                break
            return True
    return False


cdef bint any_legal_d0(S* s, int you, int c2, int c3, int c4) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d0_0_jump(s, you, c2, c3, c4, &found)
    return any_tried(s, &trial, &found, 0)


cdef inline int first_line_37(S* s, int v0, int v1, int v2) noexcept nogil:
    # line 37
    cdef int x3
    cdef int k3
    for k3 in range(4):
        x3 = T_values[k3]
        if rw_set2_has_v(
            f_behind(s, v0, x3, k3) if f_is_prey(s, f_met(s, v0, x3, k3), v2) else rw_set2_none(),
            v1 - 1,
            100
        ):
            return f_met(s, v0, x3, k3)
    return 0


cdef inline int f_prey(S* s, int v_a, int v_b, int v_you) noexcept nogil:
    # line 37
    return first_line_37(s, v_a, v_b, v_you)


cdef inline void set_its_capture_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 8))[0] = value


cdef void legal_d0(S* s, int you, int c2, int c3, int c4, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_jump(s, you, c2, c3, c4, out)
    keep_tried(s, &trial, out, start, 0)


cdef void legal_d1(S* s, int you, Moves* out) noexcept nogil:
    generate_d1_0_step(s, you, out)


cdef bint is_legal_d0(S* s, int you, int c2, int c3, int c4, Move* m) noexcept nogil:
    cdef Trial trial
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 100u:
            return False
        if not rw_set2_has_v(f_yours(s, you) if c2 == 0 else T_values_line_48[c2], a - 1, 100):
            return False
        if <unsigned int>(a_2 - 1) >= 100u:
            return False
        if not rw_set2_has_v(f_jumps_from(s, a, you), a_2 - 1, 100):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    return is_listed(s, m)


cdef bint is_legal_d1(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 100u:
            return False
        if not rw_set2_has_v(f_yours(s, you), a - 1, 100):
            return False
        if <unsigned int>(a_2 - 1) >= 100u:
            return False
        if not rw_set2_has_v(f_steps_from(s, a, you), a_2 - 1, 100):
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
    # line 54
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v2_most
    cdef int p0_v4_a
    cdef int p0_v5_b
    cdef rw_set2 left0
    cdef int x0
    cdef int k0
    cdef int held
    cdef int held_2
    cdef int held_3
    cdef int actor
    cdef Move drawn
    cdef int held_4
    cdef rw_set2 cells
    cdef rw_set2 left3
    cdef int x3
    cdef int k3
    cdef int held_5
    cdef int held_6
    cdef int held_7
    cdef int held_8
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            left0 = SET_OF_grid_2
            k0 = -1
            while True:
                k0 = rw_set2_after(&left0, k0)
                if k0 < 0:
                    break
                x0 = k0 + 1
                if T_values_line_54[x0 - 1]:
                    # line 57
                    held = 1
                    set_man(s, x0, held, 2)
                elif T_values_line_54_2[x0 - 1]:
                    # line 59
                    held_2 = 2
                    set_man(s, x0, held_2, 3)
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            point = 4
        elif point == 4:
            if t != NULL and settled(s, t, 4):
                return 0
            p0_v2_most = 0
            point = 5
        elif point == 5:
            s.r_place = 4
            if t != NULL and settled(s, t, 5):
                return 0
            if (
                f_sure_capture(s, p0_v2_most + 1, its_play_you(s))
                or (
                    f_possible_capture(s, p0_v2_most + 1, its_play_you(s))
                    and can_capture(s, p0_v2_most + 1, its_play_you(s))
                )
            ):
                if t != NULL and settled(s, t, 14):
                    return 0
                # line 64
                held_3 = p0_v2_most + 1
                if 0 <= held_3 and held_3 <= 60:
                    p0_v2_most = held_3
                else:
                    fault(s, 7)
                point = 5
            else:
                if t != NULL and settled(s, t, 6):
                    return 0
                if p0_v2_most > 0:
                    if t != NULL and settled(s, t, 15):
                        return 0
                    if t == NULL and 0 >= p0_v2_most:
                        point = 18
                        continue
                    (<Given0*>r.passed).a0 = p0_v2_most
                    (<Given0*>r.passed).a1 = its_play_you(s)
                    return begun(r, push(s, 18, -1, 16, 6, 6), 29)
                else:
                    if t != NULL and settled(s, t, 16):
                        return 0
                    actor = its_play_you(s)
                    if t != NULL:
                        return search_d1(s, actor, t)
                    s.r_actor = actor
                    if rng != NULL:
                        if sample_d1(s, actor, rng, &drawn):
                            if not plays_on(s, rng, &drawn, 16):
                                return 0
                            if drawn.option == 0:
                                p0_v4_a = drawn.args[0]
                                p0_v5_b = drawn.args[1]
                                point = 20
                            elif drawn.option == 1:
                                point = 22
                            continue
                        set_its_play_you(s, s.r_actor)
                        point = 22
                        continue
                    else:
                        if not any_legal_d1(s, actor):
                            set_its_play_you(s, s.r_actor)
                            point = 22
                            continue
                        if not any_legal_d1(s, actor):
                            fault(s, 11)
                            return 1
                        s.r_point = 16
                        rested(s)
                        return 0
        elif point == 17:
            if t != NULL and settled(s, t, 17):
                return 0
            held_4 = 1
            cells = rw_set2_and(f_yours(s, its_play_you(s)), T_masks_line_54[its_play_you(s) - 1])
            (<rw_set2*>&s.m_king[0])[0] = rw_set2_without((<rw_set2*>&s.m_king[0])[0], cells)
            if held_4 > 0:
                (<rw_set2*>&s.m_king[0])[0] = rw_set2_or((<rw_set2*>&s.m_king[0])[0], cells)
            if s.m_quiet == 50:
                if t != NULL and settled(s, t, 24):
                    return 0
                # @DA-10
                if t != NULL:
                    return 0
                over(s, 2, 0)
                return 0
            else:
                if t != NULL and settled(s, t, 2):
                    return 0
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 18:
            if t != NULL and settled(s, t, 18):
                return 0
            left3 = (<rw_set2*>&s.m_taken[0])[0]
            k3 = -1
            while True:
                k3 = rw_set2_after(&left3, k3)
                if k3 < 0:
                    break
                x3 = k3 + 1
                # line 68
                held_5 = 0
                set_man(s, x3, held_5, 12)
                # line 69
                held_6 = 0
                set_king(s, x3, held_6, 13)
            fill_taken(s, rw_set2_none(), 0)
            # line 71
            held_7 = 0
            set_quiet(s, held_7, 15)
            point = 17
        elif point == 20:
            if t != NULL and settled(s, t, 20):
                return 0
            if t != NULL and settled(s, t, 21):
                return 0
            # line 76
            held_8 = s.m_quiet + 1 if at_king(s, p0_v4_a) else 0
            if 0 <= held_8 and held_8 <= 99:
                set_quiet(s, held_8, 16)
            else:
                fault(s, 16)
            do_shift(s, t, p0_v4_a, p0_v5_b, its_play_you(s))
            if t != NULL and settled(s, t, 19):
                return 0
            point = 17
        elif point == 22:
            if t != NULL and settled(s, t, 23):
                return 0
            # @DA-9
            if t != NULL:
                return 0
            over(s, 2, T_values_line_54_3[its_play_you(s) - 1])
            return 0
        elif point == 28:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v4_a = (<Move*>given).args[0]
                p0_v5_b = (<Move*>given).args[1]
                point = 20
            elif (<Move*>given).option == 1:
                set_its_play_you(s, s.r_actor)
                point = 22
            else:
                return 1
        else:
            r.point = point
            return -1


cdef int flow1_capture(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 45
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p1_v0_n
    cdef int p1_v5_a
    cdef int p1_v6_b
    cdef int actor
    cdef Move drawn
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 7:
            if t != NULL and settled(s, t, 7):
                return 0
            set_its_capture_jumper(s, 0)
            set_its_capture_times_made(s, 0)
            set_its_capture_times_most(s, p1_v0_n)
            point = 9
        elif point == 9:
            if its_capture_times_made(s) < its_capture_times_most(s):
                actor = its_capture_you(s)
                if t != NULL:
                    return search_d0(
                        s,
                        actor,
                        its_capture_jumper(s),
                        its_capture_times_made(s),
                        its_capture_times_most(s),
                        t
                    )
                s.r_actor = actor
                if rng != NULL:
                    if sample_d0(
                        s,
                        actor,
                        its_capture_jumper(s),
                        its_capture_times_made(s),
                        its_capture_times_most(s),
                        rng,
                        &drawn
                    ):
                        if not plays_on(s, rng, &drawn, 10):
                            return 0
                        if drawn.option == 0:
                            p1_v5_a = drawn.args[0]
                            p1_v6_b = drawn.args[1]
                            point = 12
                        continue
                    fault(s, 25)
                    return 1
                else:
                    if not any_legal_d0(
                        s,
                        actor,
                        its_capture_jumper(s),
                        its_capture_times_made(s),
                        its_capture_times_most(s)
                    ):
                        fault(s, 25)
                        return 1
                    s.r_point = 10
                    rested(s)
                    return 0
            else:
                if t != NULL and settled(s, t, 8):
                    return 0
                return leave(s, r, 16, 6)
        elif point == 12:
            set_its_capture_times_made(s, its_capture_times_made(s) + 1)
            # line 50
            at = f_prey(s, p1_v5_a, p1_v6_b, its_capture_you(s)) - 1
            if <unsigned int>at >= 100u:
                fault(s, 26)
            else:
                rw_set2_put(<rw_set2*>&s.m_taken[0], at, 100)
            do_shift(s, t, p1_v5_a, p1_v6_b, its_capture_you(s))
            set_its_capture_jumper(s, p1_v6_b)
            point = 9
        elif point == 27:
            if (<Move*>given).option == 0:
                set_its_capture_you(s, s.r_actor)
                p1_v5_a = (<Move*>given).args[0]
                p1_v6_b = (<Move*>given).args[1]
                point = 12
            else:
                return 1
        elif point == 29:
            p1_v0_n = (<Given0*>given).a0
            set_its_capture_you(s, (<Given0*>given).a1)
            point = 7
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
            way = flow1_capture(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 10:
        legal_d0(s, s.r_actor, its_capture_jumper(s), its_capture_times_made(s), its_capture_times_most(s), out)
    elif s.r_point == 16:
        legal_d1(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 10:
        return is_legal_d0(
            s,
            s.r_actor,
            its_capture_jumper(s),
            its_capture_times_made(s),
            its_capture_times_most(s),
            m
        )
    elif s.r_point == 16:
        return is_legal_d1(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    return 0


# ---------------------------------------------------------------- invariants

cdef bint invariant_0(S* s) noexcept nogil:
    # line 16
    return rw_set2_is_empty_v(
        rw_set2_without(
            (<rw_set2*>&s.m_king[0])[0],
            rw_set2_without(
                SET_OF_grid,
                rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_man[0])[0], (<rw_set2*>&s.m_man[2])[0]))
            )
        )
    )


cdef bint invariant_1(S* s) noexcept nogil:
    # line 17
    return rw_set2_is_empty_v(
        rw_set2_without(
            rw_set2_without(
                SET_OF_grid,
                rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_man[0])[0], (<rw_set2*>&s.m_man[2])[0]))
            ),
            SET_OF_grid_2
        )
    )


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    elif number == 1:
        return invariant_1(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const rw_set2 SET_OF_grid = {{~0ULL, 0xFFFFFFFFFULL}};
    static const rw_set2 SET_OF_grid_2 = {{0x5AA955AA955AA955ULL, 0xAA955AA95ULL}};
    static const uint8_t T_values_line_54[100] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0};
    static const uint8_t T_values_line_54_2[100] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1};
    static const int16_t T_values[4] = {8127, 8129, 8383, 8385};
    static const uint8_t T_values_line_32[400] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11,
        12, 13, 14, 15, 16, 17, 18, 19, 0, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        0, 41, 42, 43, 44, 45, 46, 47, 48, 49, 0, 51, 52, 53, 54, 55, 56, 57, 58, 59, 0, 61, 62, 63, 64, 65, 66, 67,
        68, 69, 0, 71, 72, 73, 74, 75, 76, 77, 78, 79, 0, 81, 82, 83, 84, 85, 86, 87, 88, 89, 0, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 0, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 31, 32, 33, 34, 35, 36, 37, 38, 39, 0, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 0, 51, 52, 53, 54, 55, 56, 57, 58, 59, 0, 61, 62, 63, 64, 65, 66, 67, 68, 69, 0, 71,
        72, 73, 74, 75, 76, 77, 78, 79, 0, 81, 82, 83, 84, 85, 86, 87, 88, 89, 0, 91, 92, 93, 94, 95, 96, 97, 98, 99,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 0, 22, 23, 24, 25, 26, 27, 28, 29, 30, 0, 32, 33, 34, 35, 36, 37, 38, 39, 40, 0, 42, 43, 44,
        45, 46, 47, 48, 49, 50, 0, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 62, 63, 64, 65, 66, 67, 68, 69, 70, 0, 72,
        73, 74, 75, 76, 77, 78, 79, 80, 0, 82, 83, 84, 85, 86, 87, 88, 89, 90, 0, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        0, 22, 23, 24, 25, 26, 27, 28, 29, 30, 0, 32, 33, 34, 35, 36, 37, 38, 39, 40, 0, 42, 43, 44, 45, 46, 47, 48,
        49, 50, 0, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 62, 63, 64, 65, 66, 67, 68, 69, 70, 0, 72, 73, 74, 75, 76,
        77, 78, 79, 80, 0, 82, 83, 84, 85, 86, 87, 88, 89, 90, 0, 92, 93, 94, 95, 96, 97, 98, 99, 100, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_34[404] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 0, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 31, 32, 33, 34, 35, 36, 37, 38,
        39, 0, 41, 42, 43, 44, 45, 46, 47, 48, 49, 0, 51, 52, 53, 54, 55, 56, 57, 58, 59, 0, 61, 62, 63, 64, 65, 66,
        67, 68, 69, 0, 71, 72, 73, 74, 75, 76, 77, 78, 79, 0, 81, 82, 83, 84, 85, 86, 87, 88, 89, 0, 0, 11, 12, 13,
        14, 15, 16, 17, 18, 19, 0, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 31, 32, 33, 34, 35, 36, 37, 38, 39, 0, 41,
        42, 43, 44, 45, 46, 47, 48, 49, 0, 51, 52, 53, 54, 55, 56, 57, 58, 59, 0, 61, 62, 63, 64, 65, 66, 67, 68, 69,
        0, 71, 72, 73, 74, 75, 76, 77, 78, 79, 0, 81, 82, 83, 84, 85, 86, 87, 88, 89, 0, 91, 92, 93, 94, 95, 96, 97,
        98, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 13,
        14, 15, 16, 17, 18, 19, 20, 0, 22, 23, 24, 25, 26, 27, 28, 29, 30, 0, 32, 33, 34, 35, 36, 37, 38, 39, 40, 0,
        42, 43, 44, 45, 46, 47, 48, 49, 50, 0, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 62, 63, 64, 65, 66, 67, 68, 69,
        70, 0, 72, 73, 74, 75, 76, 77, 78, 79, 80, 0, 82, 83, 84, 85, 86, 87, 88, 89, 90, 0, 0, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 0, 22, 23, 24, 25, 26, 27, 28, 29, 30, 0, 32, 33, 34, 35, 36, 37, 38, 39, 40, 0, 42, 43, 44,
        45, 46, 47, 48, 49, 50, 0, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 62, 63, 64, 65, 66, 67, 68, 69, 70, 0, 72,
        73, 74, 75, 76, 77, 78, 79, 80, 0, 82, 83, 84, 85, 86, 87, 88, 89, 90, 0, 92, 93, 94, 95, 96, 97, 98, 99, 100,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_set2 T_values_line_30[200] = {{{0x800ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x1400ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x2800ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x5000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}},
        {{0xA000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x14000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x28000ULL, 0x0ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x50000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0xA0000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x40000ULL, 0x0ULL}}, {{0x0ULL, 0x0ULL}}, {{0x200000ULL, 0x0ULL}}, {{0x2ULL, 0x0ULL}}, {{0x500000ULL,
        0x0ULL}}, {{0x5ULL, 0x0ULL}}, {{0xA00000ULL, 0x0ULL}}, {{0xAULL, 0x0ULL}}, {{0x1400000ULL, 0x0ULL}},
        {{0x14ULL, 0x0ULL}}, {{0x2800000ULL, 0x0ULL}}, {{0x28ULL, 0x0ULL}}, {{0x5000000ULL, 0x0ULL}}, {{0x50ULL,
        0x0ULL}}, {{0xA000000ULL, 0x0ULL}}, {{0xA0ULL, 0x0ULL}}, {{0x14000000ULL, 0x0ULL}}, {{0x140ULL, 0x0ULL}},
        {{0x28000000ULL, 0x0ULL}}, {{0x280ULL, 0x0ULL}}, {{0x10000000ULL, 0x0ULL}}, {{0x100ULL, 0x0ULL}},
        {{0x80000000ULL, 0x0ULL}}, {{0x800ULL, 0x0ULL}}, {{0x140000000ULL, 0x0ULL}}, {{0x1400ULL, 0x0ULL}},
        {{0x280000000ULL, 0x0ULL}}, {{0x2800ULL, 0x0ULL}}, {{0x500000000ULL, 0x0ULL}}, {{0x5000ULL, 0x0ULL}},
        {{0xA00000000ULL, 0x0ULL}}, {{0xA000ULL, 0x0ULL}}, {{0x1400000000ULL, 0x0ULL}}, {{0x14000ULL, 0x0ULL}},
        {{0x2800000000ULL, 0x0ULL}}, {{0x28000ULL, 0x0ULL}}, {{0x5000000000ULL, 0x0ULL}}, {{0x50000ULL, 0x0ULL}},
        {{0xA000000000ULL, 0x0ULL}}, {{0xA0000ULL, 0x0ULL}}, {{0x4000000000ULL, 0x0ULL}}, {{0x40000ULL, 0x0ULL}},
        {{0x20000000000ULL, 0x0ULL}}, {{0x200000ULL, 0x0ULL}}, {{0x50000000000ULL, 0x0ULL}}, {{0x500000ULL, 0x0ULL}},
        {{0xA0000000000ULL, 0x0ULL}}, {{0xA00000ULL, 0x0ULL}}, {{0x140000000000ULL, 0x0ULL}}, {{0x1400000ULL,
        0x0ULL}}, {{0x280000000000ULL, 0x0ULL}}, {{0x2800000ULL, 0x0ULL}}, {{0x500000000000ULL, 0x0ULL}},
        {{0x5000000ULL, 0x0ULL}}, {{0xA00000000000ULL, 0x0ULL}}, {{0xA000000ULL, 0x0ULL}}, {{0x1400000000000ULL,
        0x0ULL}}, {{0x14000000ULL, 0x0ULL}}, {{0x2800000000000ULL, 0x0ULL}}, {{0x28000000ULL, 0x0ULL}},
        {{0x1000000000000ULL, 0x0ULL}}, {{0x10000000ULL, 0x0ULL}}, {{0x8000000000000ULL, 0x0ULL}}, {{0x80000000ULL,
        0x0ULL}}, {{0x14000000000000ULL, 0x0ULL}}, {{0x140000000ULL, 0x0ULL}}, {{0x28000000000000ULL, 0x0ULL}},
        {{0x280000000ULL, 0x0ULL}}, {{0x50000000000000ULL, 0x0ULL}}, {{0x500000000ULL, 0x0ULL}},
        {{0xA0000000000000ULL, 0x0ULL}}, {{0xA00000000ULL, 0x0ULL}}, {{0x140000000000000ULL, 0x0ULL}},
        {{0x1400000000ULL, 0x0ULL}}, {{0x280000000000000ULL, 0x0ULL}}, {{0x2800000000ULL, 0x0ULL}},
        {{0x500000000000000ULL, 0x0ULL}}, {{0x5000000000ULL, 0x0ULL}}, {{0xA00000000000000ULL, 0x0ULL}},
        {{0xA000000000ULL, 0x0ULL}}, {{0x400000000000000ULL, 0x0ULL}}, {{0x4000000000ULL, 0x0ULL}},
        {{0x2000000000000000ULL, 0x0ULL}}, {{0x20000000000ULL, 0x0ULL}}, {{0x5000000000000000ULL, 0x0ULL}},
        {{0x50000000000ULL, 0x0ULL}}, {{0xA000000000000000ULL, 0x0ULL}}, {{0xA0000000000ULL, 0x0ULL}},
        {{0x4000000000000000ULL, 0x1ULL}}, {{0x140000000000ULL, 0x0ULL}}, {{0x8000000000000000ULL, 0x2ULL}},
        {{0x280000000000ULL, 0x0ULL}}, {{0x0ULL, 0x5ULL}}, {{0x500000000000ULL, 0x0ULL}}, {{0x0ULL, 0xAULL}},
        {{0xA00000000000ULL, 0x0ULL}}, {{0x0ULL, 0x14ULL}}, {{0x1400000000000ULL, 0x0ULL}}, {{0x0ULL, 0x28ULL}},
        {{0x2800000000000ULL, 0x0ULL}}, {{0x0ULL, 0x10ULL}}, {{0x1000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x80ULL}},
        {{0x8000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x140ULL}}, {{0x14000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x280ULL}},
        {{0x28000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x500ULL}}, {{0x50000000000000ULL, 0x0ULL}}, {{0x0ULL, 0xA00ULL}},
        {{0xA0000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x1400ULL}}, {{0x140000000000000ULL, 0x0ULL}}, {{0x0ULL,
        0x2800ULL}}, {{0x280000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x5000ULL}}, {{0x500000000000000ULL, 0x0ULL}},
        {{0x0ULL, 0xA000ULL}}, {{0xA00000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x4000ULL}}, {{0x400000000000000ULL,
        0x0ULL}}, {{0x0ULL, 0x20000ULL}}, {{0x2000000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x50000ULL}},
        {{0x5000000000000000ULL, 0x0ULL}}, {{0x0ULL, 0xA0000ULL}}, {{0xA000000000000000ULL, 0x0ULL}}, {{0x0ULL,
        0x140000ULL}}, {{0x4000000000000000ULL, 0x1ULL}}, {{0x0ULL, 0x280000ULL}}, {{0x8000000000000000ULL, 0x2ULL}},
        {{0x0ULL, 0x500000ULL}}, {{0x0ULL, 0x5ULL}}, {{0x0ULL, 0xA00000ULL}}, {{0x0ULL, 0xAULL}}, {{0x0ULL,
        0x1400000ULL}}, {{0x0ULL, 0x14ULL}}, {{0x0ULL, 0x2800000ULL}}, {{0x0ULL, 0x28ULL}}, {{0x0ULL, 0x1000000ULL}},
        {{0x0ULL, 0x10ULL}}, {{0x0ULL, 0x8000000ULL}}, {{0x0ULL, 0x80ULL}}, {{0x0ULL, 0x14000000ULL}}, {{0x0ULL,
        0x140ULL}}, {{0x0ULL, 0x28000000ULL}}, {{0x0ULL, 0x280ULL}}, {{0x0ULL, 0x50000000ULL}}, {{0x0ULL, 0x500ULL}},
        {{0x0ULL, 0xA0000000ULL}}, {{0x0ULL, 0xA00ULL}}, {{0x0ULL, 0x140000000ULL}}, {{0x0ULL, 0x1400ULL}}, {{0x0ULL,
        0x280000000ULL}}, {{0x0ULL, 0x2800ULL}}, {{0x0ULL, 0x500000000ULL}}, {{0x0ULL, 0x5000ULL}}, {{0x0ULL,
        0xA00000000ULL}}, {{0x0ULL, 0xA000ULL}}, {{0x0ULL, 0x400000000ULL}}, {{0x0ULL, 0x4000ULL}}, {{0x0ULL,
        0x0ULL}}, {{0x0ULL, 0x20000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x50000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0xA0000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x140000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x280000ULL}},
        {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x500000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0xA00000ULL}}, {{0x0ULL, 0x0ULL}},
        {{0x0ULL, 0x1400000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL, 0x2800000ULL}}, {{0x0ULL, 0x0ULL}}, {{0x0ULL,
        0x1000000ULL}}};
    static const rw_set2 T_masks_line_54[2] = {{{0x0ULL, 0xFFC000000ULL}}, {{0x3FFULL, 0x0ULL}}};
    static const uint8_t T_values_line_54_3[2] = {2, 1};
    static const rw_set2 T_values_line_48[101] = {{{0x0ULL, 0x0ULL}}, {{0x1ULL, 0x0ULL}}, {{0x2ULL, 0x0ULL}},
        {{0x4ULL, 0x0ULL}}, {{0x8ULL, 0x0ULL}}, {{0x10ULL, 0x0ULL}}, {{0x20ULL, 0x0ULL}}, {{0x40ULL, 0x0ULL}},
        {{0x80ULL, 0x0ULL}}, {{0x100ULL, 0x0ULL}}, {{0x200ULL, 0x0ULL}}, {{0x400ULL, 0x0ULL}}, {{0x800ULL, 0x0ULL}},
        {{0x1000ULL, 0x0ULL}}, {{0x2000ULL, 0x0ULL}}, {{0x4000ULL, 0x0ULL}}, {{0x8000ULL, 0x0ULL}}, {{0x10000ULL,
        0x0ULL}}, {{0x20000ULL, 0x0ULL}}, {{0x40000ULL, 0x0ULL}}, {{0x80000ULL, 0x0ULL}}, {{0x100000ULL, 0x0ULL}},
        {{0x200000ULL, 0x0ULL}}, {{0x400000ULL, 0x0ULL}}, {{0x800000ULL, 0x0ULL}}, {{0x1000000ULL, 0x0ULL}},
        {{0x2000000ULL, 0x0ULL}}, {{0x4000000ULL, 0x0ULL}}, {{0x8000000ULL, 0x0ULL}}, {{0x10000000ULL, 0x0ULL}},
        {{0x20000000ULL, 0x0ULL}}, {{0x40000000ULL, 0x0ULL}}, {{0x80000000ULL, 0x0ULL}}, {{0x100000000ULL, 0x0ULL}},
        {{0x200000000ULL, 0x0ULL}}, {{0x400000000ULL, 0x0ULL}}, {{0x800000000ULL, 0x0ULL}}, {{0x1000000000ULL,
        0x0ULL}}, {{0x2000000000ULL, 0x0ULL}}, {{0x4000000000ULL, 0x0ULL}}, {{0x8000000000ULL, 0x0ULL}},
        {{0x10000000000ULL, 0x0ULL}}, {{0x20000000000ULL, 0x0ULL}}, {{0x40000000000ULL, 0x0ULL}}, {{0x80000000000ULL,
        0x0ULL}}, {{0x100000000000ULL, 0x0ULL}}, {{0x200000000000ULL, 0x0ULL}}, {{0x400000000000ULL, 0x0ULL}},
        {{0x800000000000ULL, 0x0ULL}}, {{0x1000000000000ULL, 0x0ULL}}, {{0x2000000000000ULL, 0x0ULL}},
        {{0x4000000000000ULL, 0x0ULL}}, {{0x8000000000000ULL, 0x0ULL}}, {{0x10000000000000ULL, 0x0ULL}},
        {{0x20000000000000ULL, 0x0ULL}}, {{0x40000000000000ULL, 0x0ULL}}, {{0x80000000000000ULL, 0x0ULL}},
        {{0x100000000000000ULL, 0x0ULL}}, {{0x200000000000000ULL, 0x0ULL}}, {{0x400000000000000ULL, 0x0ULL}},
        {{0x800000000000000ULL, 0x0ULL}}, {{0x1000000000000000ULL, 0x0ULL}}, {{0x2000000000000000ULL, 0x0ULL}},
        {{0x4000000000000000ULL, 0x0ULL}}, {{0x8000000000000000ULL, 0x0ULL}}, {{0x0ULL, 0x1ULL}}, {{0x0ULL, 0x2ULL}},
        {{0x0ULL, 0x4ULL}}, {{0x0ULL, 0x8ULL}}, {{0x0ULL, 0x10ULL}}, {{0x0ULL, 0x20ULL}}, {{0x0ULL, 0x40ULL}},
        {{0x0ULL, 0x80ULL}}, {{0x0ULL, 0x100ULL}}, {{0x0ULL, 0x200ULL}}, {{0x0ULL, 0x400ULL}}, {{0x0ULL, 0x800ULL}},
        {{0x0ULL, 0x1000ULL}}, {{0x0ULL, 0x2000ULL}}, {{0x0ULL, 0x4000ULL}}, {{0x0ULL, 0x8000ULL}}, {{0x0ULL,
        0x10000ULL}}, {{0x0ULL, 0x20000ULL}}, {{0x0ULL, 0x40000ULL}}, {{0x0ULL, 0x80000ULL}}, {{0x0ULL, 0x100000ULL}},
        {{0x0ULL, 0x200000ULL}}, {{0x0ULL, 0x400000ULL}}, {{0x0ULL, 0x800000ULL}}, {{0x0ULL, 0x1000000ULL}}, {{0x0ULL,
        0x2000000ULL}}, {{0x0ULL, 0x4000000ULL}}, {{0x0ULL, 0x8000000ULL}}, {{0x0ULL, 0x10000000ULL}}, {{0x0ULL,
        0x20000000ULL}}, {{0x0ULL, 0x40000000ULL}}, {{0x0ULL, 0x80000000ULL}}, {{0x0ULL, 0x100000000ULL}}, {{0x0ULL,
        0x200000000ULL}}, {{0x0ULL, 0x400000000ULL}}, {{0x0ULL, 0x800000000ULL}}};
    static const rw_check CHECKS[13] = {{8, 1, 'Q', 0, 68719476735}, {24, 1, 'Q', 0, 68719476735}, {0, 2, '=', 16, 0},
        {40, 1, 'Q', 0, 68719476735}, {56, 1, 'Q', 0, 68719476735}, {94, 1, 'B', 0, 99}, {2, 1, 'B', 0, 2}, {0, 1,
        'i', -2147483647, 2147483647}, {4, 1, 'H', 0, 65535}, {8, 1, 'B', 0, 2}, {9, 1, 'B', 0, 100}, {8, 1, 'B', 1,
        2}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[27] = {1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1};
    static const uint8_t FILLED_RESTING[27] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 5, 5, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3};
    static const uint8_t FILLED[27] = {3, 5, 5, 3, 5, 5, 5, 4, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 5,
        5};
    static const uint8_t RETURNED_TO[27] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0};
    static const uint8_t CHECKED[7] = {0, 6, 7, 11, 11, 12, 13};
    static const uint8_t POINT_KIND[27] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2};
    static const int8_t DECISION_AT[27] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, 1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[27] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0};
    static const uint8_t FRAME_SIZE[27] = {8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8};
    static const uint8_t RETURN_AT[27] = {0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0};
    static const uint8_t PROC_OF[27] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t PROC_AT[30] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 1};
    static const uint8_t ENDLESS_AT[30] = {30, 4, 4, 30, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 4, 4, 30, 4, 4, 30, 30, 30, 30,
        30, 30, 4, 4, 5, 30, 5};
    static const uint8_t ENTER_AT[2] = {27, 28};
    static const int32_t OPTION_COUNT[2] = {1, 2};
    static const int32_t FIRST_OPTION[2] = {0, 1};
    static const int32_t FIRST_ARG[4] = {0, 2, 4, 4};
    static const int32_t ARG_KIND[4] = {0, 0, 0, 0};
    static const int32_t ARG_SIZE[4] = {8, 8, 8, 8};
    static const int32_t ARG_OFFSET[4] = {0, 1, 0, 1};
    static const uint8_t WANTED[3] = {0, 0, 0};
    static const uint8_t TRIED_AT[2] = {27, 28};
    static const uint8_t JOIN_OF[2] = {11, 19};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {10, 16};
    static const uint8_t NEEDS[27] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t FAILS[27] = {1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1,
        1};
    static const uint8_t SCOPED[27] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0,
        0};
    static const uint8_t POSTPONED[31] = {0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 1, 0, 0, 0, 0};
    """
    const rw_set2 SET_OF_grid
    const rw_set2 SET_OF_grid_2
    const uint8_t T_values_line_54[100]
    const uint8_t T_values_line_54_2[100]
    const int16_t T_values[4]
    const uint8_t T_values_line_32[400]
    const uint8_t T_values_line_34[404]
    const rw_set2 T_values_line_30[200]
    const rw_set2 T_masks_line_54[2]
    const uint8_t T_values_line_54_3[2]
    const rw_set2 T_values_line_48[101]
    const rw_check CHECKS[13]
    const uint8_t IN_FRAME[27]
    const uint8_t FILLED_RESTING[27]
    const uint8_t FILLED[27]
    const uint8_t RETURNED_TO[27]
    const uint8_t CHECKED[7]
    const uint8_t POINT_KIND[27]
    const int8_t DECISION_AT[27]
    const uint8_t HAPPEN_AT[27]
    const uint8_t FRAME_SIZE[27]
    const uint8_t RETURN_AT[27]
    const uint8_t PROC_OF[27]
    const uint8_t PROC_AT[30]
    const uint8_t ENDLESS_AT[30]
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
    const uint8_t NEEDS[27]
    const uint8_t FAILS[27]
    const uint8_t SCOPED[27]
    const uint8_t POSTPONED[31]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'draughts.game', 54, 1),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 57, 13),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 59, 13),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'draughts.game', 60, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'draughts.game', 45, 1),
    ('RW610', 'procedures call each other too deeply',
     'draughts.game', 45, 1),
    ('RW601', 'a value does not fit its place',
     'draughts.game', 64, 17),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 64, 17),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'draughts.game', 73, 17),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'draughts.game', 73, 17),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'draughts.game', 73, 17),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 68, 21),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 69, 21),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 71, 17),
    ('RW601', 'a value does not fit its place',
     'draughts.game', 71, 17),
    ('RW601', 'a value does not fit its place',
     'draughts.game', 76, 25),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 76, 25),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 40, 5),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 41, 5),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 42, 5),
    ('RW602', 'something is written through none: there is no such place',
     'draughts.game', 43, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'draughts.game', 48, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'draughts.game', 48, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'draughts.game', 48, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'draughts.game', 48, 9),
    ('RW602', 'none cannot be put there',
     'draughts.game', 50, 31),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'draughts.game', 54, 1),
)
RULES = rules_capsule()
