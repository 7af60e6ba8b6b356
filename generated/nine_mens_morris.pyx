# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Nine Men's Morris, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    static const rw_check CHECKS[6];
    static const uint8_t IN_FRAME[26];
    static const uint8_t FILLED_RESTING[26];
    static const uint8_t FILLED[26];
    static const uint8_t RETURNED_TO[26];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[26];
    static const int8_t DECISION_AT[26];
    static const uint8_t HAPPEN_AT[26];
    static const uint8_t FRAME_SIZE[26];
    static const uint8_t RETURN_AT[26];
    static const uint8_t PROC_OF[26];
    static const uint8_t PROC_AT[29];
    static const uint8_t ENDLESS_AT[29];
    static const uint8_t ENTER_AT[2];
    static const int32_t OPTION_COUNT[2];
    static const int32_t FIRST_OPTION[2];
    static const int32_t FIRST_ARG[5];
    static const int32_t ARG_KIND[4];
    static const int32_t ARG_SIZE[4];
    static const int32_t ARG_OFFSET[4];
    static const uint8_t WANTED[4];
    static const uint8_t TRIED_AT[2];
    static const uint8_t JOIN_OF[2];
    static const int8_t BODIES_END[2];
    static const uint8_t BLOCK_OF[2];
    static const uint8_t NEEDS[26];
    static const uint8_t FAILS[26];
    static const uint8_t SCOPED[26];
    static const uint8_t POSTPONED[28];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[2];
        uint32_t m_man[2];
        uint16_t m_turns_taken;
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_in_hand[2];
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
    _Static_assert(offsetof(S, r_stack) == 0, "r_stack");
    _Static_assert(offsetof(S, m_man) == 16, "m_man");
    _Static_assert(offsetof(S, m_turns_taken) == 24, "m_turns_taken");
    _Static_assert(offsetof(S, r_point) == 26, "r_point");
    _Static_assert(offsetof(S, r_base) == 28, "r_base");
    _Static_assert(offsetof(S, r_top) == 30, "r_top");
    _Static_assert(offsetof(S, m_in_hand) == 32, "m_in_hand");
    _Static_assert(offsetof(S, r_winners) == 34, "r_winners");
    _Static_assert(offsetof(S, r_over) == 35, "r_over");
    _Static_assert(offsetof(S, r_actor) == 36, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 37, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 40, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 40, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 26, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 1, MEMORY = 23, UNFINISHED = 24, INTERRUPTED = 25, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t r_stack[2]
        uint32_t m_man[2]
        uint16_t m_turns_taken
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_in_hand[2]
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
    int a1


cdef union Passed:
    Given0 given0


# ---------------------------------------------------------------- rules

cdef inline void fill_in_hand(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_in_hand[i] = value


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline int at_in_hand(S* s, int at0) noexcept nogil:
    return s.m_in_hand[at0 - 1]


cdef inline int f_men(S* s, int v_p) noexcept nogil:
    # line 21
    return rw_size(s.m_man[v_p - 1])


cdef inline uint64_t f_goals(S* s, int v_a, int v_you) noexcept nogil:
    # line 23
    return 0xFFFFFFULL if f_men(s, v_you) == 3 else T_Point_beside[v_a]


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef uint64_t left1
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    cdef uint64_t left3
    cdef int x3
    if not looks_on(s, t, you, 1, 2):
        return 1 if s.r_fault else 0
    if at_in_hand(s, you) > 0:
        left1 = 0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1])
        while left1:
            x1 = rw_lowest(left1) + 1
            left1 &= left1 - 1
            m.option = 0
            m.args[0] = x1
            if leads_on(s, t, &m, 26):
                return searched(s, 0)
    if at_in_hand(s, you) == 0:
        left2 = s.m_man[you - 1]
        while left2:
            x2 = rw_lowest(left2) + 1
            left2 &= left2 - 1
            left3 = f_goals(s, x2, you) & (0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1]))
            while left3:
                x3 = rw_lowest(left3) + 1
                left3 &= left3 - 1
                m.option = 1
                m.args[0] = x2
                m.args[1] = x3
                if leads_on(s, t, &m, 26):
                    return searched(s, 0)
    m.option = 2
    if leads_on(s, t, &m, 26):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 35
    cdef Move* m
    cdef int x1
    if at_in_hand(s, you) <= 0:
        return
    s.r_listed = 3
    cdef uint64_t left1 = 0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1])
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef void generate_d0_1_move(S* s, int you, Moves* out) noexcept nogil:
    # line 41
    cdef Move* m
    cdef int x2
    cdef uint64_t left3
    cdef int x3
    if at_in_hand(s, you):
        return
    s.r_listed = 3
    cdef uint64_t left2 = s.m_man[you - 1]
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        left3 = f_goals(s, x2, you) & (0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1]))
        while left3:
            x3 = rw_lowest(left3) + 1
            left3 &= left3 - 1
            m = another(s, out)
            m.noted = 0
            m.option = 1
            m.args[0] = x2
            m.args[1] = x3


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef uint64_t left2
    cdef int x2
    cdef int a1
    cdef int a3
    cdef uint64_t left2_2
    cdef int x2_2
    cdef uint64_t range3
    begin_trial(&trial, False)
    cdef uint64_t range1 = 0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1])
    cdef uint32_t size1 = rw_size(range1)
    cdef uint32_t weight0 = size1 if at_in_hand(s, you) > 0 else 0
    cdef uint32_t weight1 = 0
    if at_in_hand(s, you) == 0:
        left2 = s.m_man[you - 1]
        while left2:
            x2 = rw_lowest(left2) + 1
            left2 &= left2 - 1
            weight1 += rw_size(f_goals(s, x2, you) & (0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1])))
    cdef uint32_t total = weight0 + weight1
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at
                a1 = rw_nth(range1, k) + 1
                m.option = 0
                m.args[0] = a1
                m.noted = 0
                if tried(s, &trial, m, 0):
                    return 1
            else:
                at -= weight0
                left2_2 = s.m_man[you - 1]
                while left2_2:
                    x2_2 = rw_lowest(left2_2) + 1
                    left2_2 &= left2_2 - 1
                    range3 = f_goals(s, x2_2, you) & (0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1]))
                    k = rw_size(range3)
                    if at < k:
                        k = at
                        a3 = rw_nth(range3, k) + 1
                        m.option = 1
                        m.args[0] = x2_2
                        m.args[1] = a3
                        m.noted = 0
                        if tried(s, &trial, m, 0):
                            return 1
                        at = total
                    else:
                        at -= k
    rng.moves.count = 0
    generate_d0_0_place(s, you, &rng.moves)
    generate_d0_1_move(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1) or tried(s, &trial, m, 0):
            return 1
        strike(rng)
    return 0


cdef inline bint any_d0_0_place(S* s, int you) noexcept nogil:
    if at_in_hand(s, you) <= 0:
        return False
    cdef uint64_t left1 = 0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1])
    if left1:
        left1 &= left1 - 1
        return True
    return False


cdef inline bint any_d0_1_move(S* s, int you) noexcept nogil:
    cdef int x2
    cdef uint64_t left3
    if at_in_hand(s, you):
        return False
    cdef uint64_t left2 = s.m_man[you - 1]
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        left3 = f_goals(s, x2, you) & (0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1]))
        if left3:
            left3 &= left3 - 1
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d0_0_place(s, you, &found)
    if any_tried(s, &trial, &found, 0):
        return True
    no_moves(&found)
    generate_d0_1_move(s, you, &found)
    return any_tried(s, &trial, &found, 0)


cdef inline void set_turns_taken(S* s, int value, int site) noexcept nogil:
    s.m_turns_taken = value


cdef inline bint is_man(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(<uint64_t>s.m_man[0] >> i & 1) or <int>(<uint64_t>s.m_man[1] >> i & 1))
    return <int>(<uint64_t>s.m_man[value - 1] >> i & 1)


cdef inline void set_man(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 24u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_man[0] = s.m_man[0] & ~bit | <uint64_t>(value == 1) << i
    s.m_man[1] = s.m_man[1] & ~bit | <uint64_t>(value == 2) << i


cdef inline void set_in_hand(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_in_hand[at0 - 1] = value


cdef inline int at_man(S* s, int at0) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(<uint64_t>s.m_man[0] >> i & 1) + 2 * <int>(<uint64_t>s.m_man[1] >> i & 1)


cdef inline uint64_t plane(S* s, int value) noexcept nogil:
    if value == 0:
        return 0xFFFFFFULL & ~(<uint64_t>s.m_man[0] | <uint64_t>s.m_man[1])
    return s.m_man[value - 1]


cdef inline int any_line_22(S* s, int v0) noexcept nogil:
    # line 22
    cdef int x1
    cdef uint64_t left1 = T_masks_line_22[v0 - 1]
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if T_Line_points[x1] & ~plane(s, at_man(s, v0)) == 0:
            return True
    return False


cdef inline int f_in_mill(S* s, int v_point) noexcept nogil:
    # line 22
    return any_line_22(s, v_point)


cdef inline bint is_man_2(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(<uint64_t>s.m_man[value - 1] >> i & 1)


cdef inline int its_close_mill_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline bint leads_d1_0_capture(S* s, int you, int a0, uint32_t* noted) noexcept nogil:
    # line 27
    noted[0] = 0
    if not f_in_mill(s, a0):
        noted[0] |= 1u
    return True


cdef int search_d1(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef uint32_t noted = 0
    cdef int x2
    if not looks_on(s, t, you, 8, 18):
        return 1 if s.r_fault else 0
    cdef uint64_t left2 = s.m_man[2 - you]
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if leads_d1_0_capture(s, you, x2, &noted):
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 27):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d1_0_capture(S* s, int you, Moves* out) noexcept nogil:
    # line 27
    cdef Move* m
    cdef uint32_t noted = 0
    cdef int x2
    s.r_listed = 19
    cdef uint64_t left2 = s.m_man[2 - you]
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if leads_d1_0_capture(s, you, x2, &noted):
            m = another(s, out)
            m.noted = noted
            m.option = 0
            m.args[0] = x2


cdef void legal_d1(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d1_0_capture(s, you, out)
    if calls_need(s, 8) == 1:
        keep_tried(s, &trial, out, start, 1)
    keep_preferred(out, start, 0)


cdef int sample_d1(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef uint32_t noted = 0
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a2
    begin_trial(&trial, False)
    cdef uint64_t range2 = s.m_man[2 - you]
    cdef uint32_t size2 = rw_size(range2)
    if size2 != 0:
        for tries in range(rw_min(40, size2)):
            rested(s)
            at = rw_below(&rng.state, size2)
            k = at
            a2 = rw_nth(range2, k) + 1
            if leads_d1_0_capture(s, you, a2, &noted) and noted == 1u:
                m.option = 0
                m.args[0] = a2
                m.noted = 0
                if calls_need(s, 8) != 1 or tried(s, &trial, m, 1):
                    return 1
    rng.moves.count = 0
    legal_d1(s, you, &rng.moves)
    return draw_listed(rng, m)


cdef inline bint any_d1_0_capture(S* s, int you) noexcept nogil:
    cdef uint32_t noted = 0
    cdef int x2
    cdef uint64_t left2 = s.m_man[2 - you]
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if leads_d1_0_capture(s, you, x2, &noted):
            return True
    return False


cdef bint any_legal_d1(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 8) == 1:
        no_moves(&found)
        generate_d1_0_capture(s, you, &found)
        if any_tried(s, &trial, &found, 1):
            return True
    elif any_d1_0_capture(s, you):
        return True
    return False


cdef inline void set_its_close_mill_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_place(s, you, out)
    keep_tried(s, &trial, out, start, 0)
    start = out.count
    generate_d0_1_move(s, you, out)
    keep_tried(s, &trial, out, start, 0)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef Trial trial
    cdef int a
    cdef int a_2
    cdef int a_3
    if m.option == 0:
        a = m.args[0]
        if at_in_hand(s, you) <= 0:
            return False
        if <unsigned int>(a - 1) >= 24u:
            return False
        if not is_man(s, a, 0):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    if m.option == 1:
        a_2 = m.args[0]
        a_3 = m.args[1]
        if at_in_hand(s, you):
            return False
        if <unsigned int>(a_2 - 1) >= 24u:
            return False
        if not is_man_2(s, a_2, you):
            return False
        if <unsigned int>(a_3 - 1) >= 24u:
            return False
        if not rw_has(f_goals(s, a_2, you), a_3 - 1, 24):
            return False
        if not is_man(s, a_3, 0):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    return is_listed(s, m)


cdef bint is_legal_d1(S* s, int you, Move* m) noexcept nogil:
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    fill_in_hand(s, 9, 0)


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
    # line 32
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v1_point
    cdef int p0_v2_a
    cdef int p0_v3_b
    cdef int actor
    cdef Move drawn
    cdef int held
    cdef int held_2
    cdef int held_3
    cdef int held_4
    cdef int held_5
    while True:
        if s.r_fault:
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            if t != NULL and settled(s, t, 1):
                return 0
            actor = its_play_you(s)
            if t != NULL:
                return search_d0(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 1):
                        return 0
                    if drawn.option == 0:
                        p0_v1_point = drawn.args[0]
                        point = 5
                    elif drawn.option == 1:
                        p0_v2_a = drawn.args[0]
                        p0_v3_b = drawn.args[1]
                        point = 15
                    elif drawn.option == 2:
                        point = 18
                    continue
                set_its_play_you(s, s.r_actor)
                point = 18
                continue
            else:
                if not any_legal_d0(s, actor):
                    set_its_play_you(s, s.r_actor)
                    point = 18
                    continue
                if not any_legal_d0(s, actor):
                    fault(s, 4)
                    return 1
                s.r_point = 1
                rested(s)
                return 0
        elif point == 4:
            if t != NULL and settled(s, t, 4):
                return 0
            # line 50
            held = s.m_turns_taken + 1
            if 0 <= held and held <= 400:
                set_turns_taken(s, held, 5)
            else:
                fault(s, 5)
            if at_in_hand(s, 3 - its_play_you(s)) == 0 and f_men(s, 3 - its_play_you(s)) < 3:
                if t != NULL and settled(s, t, 20):
                    return 0
                # @NM-7
                if t != NULL:
                    return 0
                over(s, 2, T_values_line_32[its_play_you(s) - 1])
                return 0
            else:
                if t != NULL and settled(s, t, 22):
                    return 0
                if s.m_turns_taken == 200:
                    if t != NULL and settled(s, t, 23):
                        return 0
                    # @NM-9
                    if t != NULL:
                        return 0
                    over(s, 2, 0)
                    return 0
                else:
                    if t != NULL and settled(s, t, 2):
                        return 0
                    set_its_play_you(s, 3 - its_play_you(s))
                    point = 1
        elif point == 5:
            # line 36 @NM-2
            if rng == NULL and at_in_hand(s, its_play_you(s)) <= 0:
                s.r_failure = 7
                return 1
            # line 37 @NM-2
            if rng == NULL and not is_man(s, p0_v1_point, 0):
                s.r_failure = 8
                return 1
            # line 38
            held_2 = its_play_you(s)
            set_man(s, p0_v1_point, held_2, 9)
            # line 39
            held_3 = at_in_hand(s, its_play_you(s)) - 1
            if 0 <= held_3 and held_3 <= 9:
                set_in_hand(s, its_play_you(s), held_3, 11)
            else:
                fault(s, 10)
            if t == NULL and not f_in_mill(s, p0_v1_point):
                point = 14
                continue
            (<Given0*>r.passed).a0 = p0_v1_point
            (<Given0*>r.passed).a1 = its_play_you(s)
            return begun(r, push(s, 14, -1, 8, 0, 12), 28)
        elif point == 14:
            point = 4
        elif point == 15:
            # line 42 @NM-3
            if rng == NULL and at_in_hand(s, its_play_you(s)):
                s.r_failure = 13
                return 1
            # line 43 @NM-3
            if rng == NULL and not is_man_2(s, p0_v2_a, its_play_you(s)):
                s.r_failure = 14
                return 1
            # line 44 @NM-3
            if rng == NULL and not is_man(s, p0_v3_b, 0):
                s.r_failure = 15
                return 1
            # line 45
            held_4 = 0
            set_man(s, p0_v2_a, held_4, 16)
            # line 46
            held_5 = its_play_you(s)
            set_man(s, p0_v3_b, held_5, 17)
            if t == NULL and not f_in_mill(s, p0_v3_b):
                point = 17
                continue
            (<Given0*>r.passed).a0 = p0_v3_b
            (<Given0*>r.passed).a1 = its_play_you(s)
            return begun(r, push(s, 17, -1, 8, 0, 12), 28)
        elif point == 17:
            point = 4
        elif point == 18:
            if t != NULL and settled(s, t, 19):
                return 0
            # @NM-8
            if t != NULL:
                return 0
            over(s, 2, T_values_line_32_2[its_play_you(s) - 1])
            return 0
        elif point == 26:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v1_point = (<Move*>given).args[0]
                point = 5
            elif (<Move*>given).option == 1:
                set_its_play_you(s, s.r_actor)
                p0_v2_a = (<Move*>given).args[0]
                p0_v3_b = (<Move*>given).args[1]
                point = 15
            elif (<Move*>given).option == 2:
                set_its_play_you(s, s.r_actor)
                point = 18
            else:
                return 1
        else:
            r.point = point
            return -1


cdef int flow1_close_mill(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 25
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p1_v0_point
    cdef int p1_v2_x
    cdef int actor
    cdef Move drawn
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 7:
            if t != NULL and settled(s, t, 7):
                return 0
            if f_in_mill(s, p1_v0_point):
                if t != NULL and settled(s, t, 8):
                    return 0
                actor = its_close_mill_you(s)
                if t != NULL:
                    return search_d1(s, actor, t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d1(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 8):
                            return 0
                        if drawn.option == 0:
                            p1_v2_x = drawn.args[0]
                            point = 12
                        continue
                    fault(s, 20)
                    return 1
                else:
                    if not any_legal_d1(s, actor):
                        fault(s, 20)
                        return 1
                    s.r_point = 8
                    rested(s)
                    return 0
            else:
                point = 10
        elif point == 10:
            if t != NULL and settled(s, t, 10):
                return 0
            return leave(s, r, 8, 0)
        elif point == 12:
            # line 28 @NM-4
            if rng == NULL and not is_man_2(s, p1_v2_x, 3 - its_close_mill_you(s)):
                s.r_failure = 21
                return 1
            if t != NULL and t.option == 3 and not s.r_known & 1:
                s.r_known |= 1u
                if not f_in_mill(s, p1_v2_x):
                    s.r_true |= 1u
            if t != NULL and settled(s, t, 13):
                return 0
            # line 30
            held = 0
            set_man(s, p1_v2_x, held, 22)
            if t != NULL and settled(s, t, 11):
                return 0
            point = 10
        elif point == 27:
            if (<Move*>given).option == 0:
                set_its_close_mill_you(s, s.r_actor)
                p1_v2_x = (<Move*>given).args[0]
                point = 12
            else:
                return 1
        elif point == 28:
            p1_v0_point = (<Given0*>given).a0
            set_its_close_mill_you(s, (<Given0*>given).a1)
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
            way = flow1_close_mill(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 1:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 8:
        legal_d1(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 1:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 8:
        return is_legal_d1(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    return 0


# ---------------------------------------------------------------- invariants

cdef bint invariant_0(S* s) noexcept nogil:
    # line 19
    return f_men(s, 1) + at_in_hand(s, 1) <= 9 and f_men(s, 2) + at_in_hand(s, 2) <= 9


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint64_t T_Point_beside[25] = {0x0ULL, 0x202ULL, 0x15ULL, 0x4002ULL, 0x410ULL, 0xAAULL, 0x2010ULL,
        0x880ULL, 0x150ULL, 0x1080ULL, 0x200401ULL, 0x40A08ULL, 0x8440ULL, 0x22100ULL, 0x105020ULL, 0x802004ULL,
        0x10800ULL, 0xA8000ULL, 0x11000ULL, 0x80400ULL, 0x550000ULL, 0x82000ULL, 0x400200ULL, 0xA80000ULL,
        0x404000ULL};
    static const uint8_t T_values_line_32[2] = {1, 2};
    static const int32_t T_masks_line_22[24] = {257, 2049, 32769, 514, 2050, 16386, 1028, 2052, 8196, 264, 520, 1032,
        8208, 16400, 32784, 1056, 4128, 8224, 576, 4160, 16448, 384, 4224, 32896};
    static const uint64_t T_Line_points[17] = {0x0ULL, 0x7ULL, 0x38ULL, 0x1C0ULL, 0xE00ULL, 0x7000ULL, 0x38000ULL,
        0x1C0000ULL, 0xE00000ULL, 0x200201ULL, 0x40408ULL, 0x8840ULL, 0x92ULL, 0x490000ULL, 0x21100ULL, 0x102020ULL,
        0x804004ULL};
    static const uint8_t T_values_line_32_2[2] = {2, 1};
    static const rw_check CHECKS[6] = {{16, 2, 'I', 0, 16777215}, {16, 2, '=', 4, 0}, {32, 2, 'B', 0, 9}, {24, 1, 'H',
        0, 400}, {2, 1, 'B', 0, 2}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[26] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1};
    static const uint8_t FILLED_RESTING[26] = {2, 3, 2, 2, 2, 2, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2,
        2, 2};
    static const uint8_t FILLED[26] = {2, 3, 3, 2, 3, 3, 3, 3, 3, 2, 2, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3};
    static const uint8_t RETURNED_TO[26] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t CHECKED[5] = {0, 4, 5, 5, 6};
    static const uint8_t POINT_KIND[26] = {2, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2};
    static const int8_t DECISION_AT[26] = {-1, 0, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[26] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t FRAME_SIZE[26] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8};
    static const uint8_t RETURN_AT[26] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t PROC_OF[26] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[29] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1};
    static const uint8_t ENDLESS_AT[29] = {26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 26, 26, 26, 26, 26,
        26, 26, 26, 26, 26, 26, 26, 26, 27, 27};
    static const uint8_t ENTER_AT[2] = {26, 27};
    static const int32_t OPTION_COUNT[2] = {3, 1};
    static const int32_t FIRST_OPTION[2] = {0, 3};
    static const int32_t FIRST_ARG[5] = {0, 1, 3, 3, 4};
    static const int32_t ARG_KIND[4] = {0, 0, 0, 0};
    static const int32_t ARG_SIZE[4] = {8, 8, 8, 8};
    static const int32_t ARG_OFFSET[4] = {0, 0, 1, 0};
    static const uint8_t WANTED[4] = {0, 0, 0, 1};
    static const uint8_t TRIED_AT[2] = {26, 27};
    static const uint8_t JOIN_OF[2] = {4, 11};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {1, 8};
    static const uint8_t NEEDS[26] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[26] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t SCOPED[26] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
    static const uint8_t POSTPONED[28] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0};
    """
    const uint64_t T_Point_beside[25]
    const uint8_t T_values_line_32[2]
    const int32_t T_masks_line_22[24]
    const uint64_t T_Line_points[17]
    const uint8_t T_values_line_32_2[2]
    const rw_check CHECKS[6]
    const uint8_t IN_FRAME[26]
    const uint8_t FILLED_RESTING[26]
    const uint8_t FILLED[26]
    const uint8_t RETURNED_TO[26]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[26]
    const int8_t DECISION_AT[26]
    const uint8_t HAPPEN_AT[26]
    const uint8_t FRAME_SIZE[26]
    const uint8_t RETURN_AT[26]
    const uint8_t PROC_OF[26]
    const uint8_t PROC_AT[29]
    const uint8_t ENDLESS_AT[29]
    const uint8_t ENTER_AT[2]
    const int32_t OPTION_COUNT[2]
    const int32_t FIRST_OPTION[2]
    const int32_t FIRST_ARG[5]
    const int32_t ARG_KIND[4]
    const int32_t ARG_SIZE[4]
    const int32_t ARG_OFFSET[4]
    const uint8_t WANTED[4]
    const uint8_t TRIED_AT[2]
    const uint8_t JOIN_OF[2]
    const int8_t BODIES_END[2]
    const uint8_t BLOCK_OF[2]
    const uint8_t NEEDS[26]
    const uint8_t FAILS[26]
    const uint8_t SCOPED[26]
    const uint8_t POSTPONED[28]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'nine_mens_morris.game', 32, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'nine_mens_morris.game', 34, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'nine_mens_morris.game', 34, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'nine_mens_morris.game', 34, 9),
    ('RW601', 'a value does not fit its place',
     'nine_mens_morris.game', 50, 9),
    ('RW602', 'something is written through none: there is no such place',
     'nine_mens_morris.game', 50, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'nine_mens_morris.game', 36, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'nine_mens_morris.game', 37, 17),
    ('RW602', 'something is written through none: there is no such place',
     'nine_mens_morris.game', 38, 17),
    ('RW601', 'a value does not fit its place',
     'nine_mens_morris.game', 39, 17),
    ('RW602', 'something is written through none: there is no such place',
     'nine_mens_morris.game', 39, 17),
    ('RW610', 'procedures call each other too deeply',
     'nine_mens_morris.game', 25, 1),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'nine_mens_morris.game', 42, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'nine_mens_morris.game', 43, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'nine_mens_morris.game', 44, 17),
    ('RW602', 'something is written through none: there is no such place',
     'nine_mens_morris.game', 45, 17),
    ('RW602', 'something is written through none: there is no such place',
     'nine_mens_morris.game', 46, 17),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'nine_mens_morris.game', 27, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'nine_mens_morris.game', 27, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'nine_mens_morris.game', 27, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'nine_mens_morris.game', 28, 13),
    ('RW602', 'something is written through none: there is no such place',
     'nine_mens_morris.game', 30, 13),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'nine_mens_morris.game', 32, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'nine_mens_morris.game', 25, 1),
)
RULES = rules_capsule()
