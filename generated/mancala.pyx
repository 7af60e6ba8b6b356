# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Mancala, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    static const rw_check CHECKS[5];
    static const uint8_t IN_FRAME[13];
    static const uint8_t FILLED_RESTING[13];
    static const uint8_t FILLED[13];
    static const uint8_t RETURNED_TO[13];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[13];
    static const int8_t DECISION_AT[13];
    static const uint8_t HAPPEN_AT[13];
    static const uint8_t FRAME_SIZE[13];
    static const uint8_t RETURN_AT[13];
    static const uint8_t PROC_OF[13];
    static const uint8_t PROC_AT[14];
    static const uint8_t ENDLESS_AT[14];
    static const uint8_t ENTER_AT[1];
    static const int32_t OPTION_COUNT[1];
    static const int32_t FIRST_OPTION[1];
    static const int32_t FIRST_ARG[2];
    static const int32_t ARG_KIND[1];
    static const int32_t ARG_SIZE[1];
    static const int32_t ARG_OFFSET[1];
    static const uint8_t WANTED[1];
    static const uint8_t TRIED_AT[1];
    static const uint8_t JOIN_OF[1];
    static const int8_t BODIES_END[1];
    static const uint8_t BLOCK_OF[1];
    static const uint8_t NEEDS[13];
    static const uint8_t FAILS[13];
    static const uint8_t SCOPED[13];
    static const uint8_t POSTPONED[22];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[1];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_beans[12];
        uint8_t m_store[2];
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[1];
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
        int32_t k_totals[2];
        uint8_t k_ranked;
    } S;
    _Static_assert(offsetof(S, r_stack) == 0, "r_stack");
    _Static_assert(offsetof(S, r_point) == 8, "r_point");
    _Static_assert(offsetof(S, r_base) == 10, "r_base");
    _Static_assert(offsetof(S, r_top) == 12, "r_top");
    _Static_assert(offsetof(S, m_beans) == 14, "m_beans");
    _Static_assert(offsetof(S, m_store) == 26, "m_store");
    _Static_assert(offsetof(S, r_winners) == 28, "r_winners");
    _Static_assert(offsetof(S, r_over) == 29, "r_over");
    _Static_assert(offsetof(S, r_actor) == 30, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 31, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 32, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 32, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, BLOCKS = 13, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 2,
        RANK_KEYS = 1, INVARIANTS = 1, MEMORY = 17, UNFINISHED = 18, INTERRUPTED = 19, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((s)->k_totals[(seat) - 1] = (keys)[0], (s)->k_ranked |= (seat) == SEATS)
    """
    ctypedef struct S:
        uint64_t r_stack[1]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_beans[12]
        uint8_t m_store[2]
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[1]
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
        int32_t k_totals[2]
        uint8_t k_ranked

include "rules.pxi"


# ---------------------------------------------------------------- rules

cdef inline void fill_beans(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(12):
        s.m_beans[i] = value


cdef inline int at_store(S* s, int at0) noexcept nogil:
    return s.m_store[at0 - 1]


cdef inline int get_beans(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 12u:
        return 0
    return s.m_beans[at0 - 1]


cdef inline int sum_anywhere(S* s, int v0) noexcept nogil:
    cdef int r = 0
    cdef int x1
    for x1 in range(1, 7):
        r += get_beans(s, (v0 - 1) * 6 + (x1 - 1) + 1)
    return r


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline int its_play_another_turn(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 3))[0]


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline void set_its_play_another_turn(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef void generate_d0_0_sow(S* s, int you, Moves* out) noexcept nogil:
    # line 29 @MA-2
    cdef Move* m
    cdef int x2
    s.r_listed = 2
    cdef uint64_t left2 = rw_range(0, 5, 6) & rw_lanes(&s.m_beans[(you - 1) * 6], 6, 1, 255)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x2


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a2
    cdef uint64_t range2 = rw_range(0, 5, 6) & rw_lanes(&s.m_beans[(you - 1) * 6], 6, 1, 255)
    cdef uint32_t size2 = rw_size(range2)
    if size2 != 0:
        for tries in range(rw_min(40, size2)):
            at = rw_below(&rng.state, size2)
            k = at
            a2 = rw_numbered(rw_nth(range2, k), 1)
            m.option = 0
            m.args[0] = a2
            return 1
    rng.moves.count = 0
    generate_d0_0_sow(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_sow(S* s, int you) noexcept nogil:
    cdef uint64_t left2 = rw_range(0, 5, 6) & rw_lanes(&s.m_beans[(you - 1) * 6], 6, 1, 255)
    if left2:
        left2 &= left2 - 1
        return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_sow(s, you)


cdef inline int f_is_bare(S* s, int v_p) noexcept nogil:
    # line 14
    return rw_range(0, 5, 6) & ~rw_lanes(&s.m_beans[(v_p - 1) * 6], 6, 0, 0) == 0


cdef inline int f_is_over(S* s) noexcept nogil:
    # line 15
    return f_is_bare(s, 1) or f_is_bare(s, 2)


cdef inline void set_beans(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 12u:
        fault(s, site)
        return
    s.m_beans[at0 - 1] = value


cdef inline void set_store(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_store[at0 - 1] = value


cdef inline int at_beans(S* s, int at0) noexcept nogil:
    return s.m_beans[at0 - 1]


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_sow(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 6u:
            return False
        return get_beans(s, (you - 1) * 6 + (a - 1) + 1) > 0
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    fill_beans(s, 4, 0)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 8, 0, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_in_store(S* s, int seat) noexcept nogil:
    # @MA-8
    if seat == 0:
        return 0
    return at_store(s, seat)


cdef int score1_in_pits(S* s, int seat) noexcept nogil:
    # @MA-8
    if seat == 0:
        return 0
    return sum_anywhere(s, seat)


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    if s.k_ranked and <unsigned int>(seat - 1) < 2u:
        return s.k_totals[seat - 1]
    cdef int total = score0_in_store(s, seat)
    total += score1_in_pits(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_in_store(s, seat)
    elif line == 1:
        return score1_in_pits(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 24
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v2_number
    cdef int p0_v3_pit
    cdef int p0_v4_hand
    cdef int actor
    cdef Move drawn
    cdef int held
    cdef int outer
    cdef int rounds
    cdef int row
    cdef int held_2
    cdef int held_3
    cdef int held_4
    cdef int held_5
    cdef int held_6
    cdef int held_7
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            set_its_play_another_turn(s, 1)
            point = 4
        elif point == 4:
            if its_play_another_turn(s):
                set_its_play_another_turn(s, 0)
                actor = its_play_you(s)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d0(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 6):
                            return 0
                        if drawn.option == 0:
                            p0_v2_number = drawn.args[0]
                            point = 8
                        continue
                    fault(s, 3)
                    return 1
                else:
                    if not any_legal_d0(s, actor):
                        fault(s, 3)
                        return 1
                    s.r_point = 6
                    rested(s)
                    return 0
            elif f_is_over(s):
                # @MA-7
                over(s, 1, ranked_first(s))
                return 0
            else:
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 8:
            # line 30 @MA-2
            if rng == NULL and get_beans(s, (its_play_you(s) - 1) * 6 + (p0_v2_number - 1) + 1) <= 0:
                s.r_failure = 4
                return 1
            s.r_place = 0
            p0_v3_pit = (its_play_you(s) - 1) * 6 + (p0_v2_number - 1) + 1
            p0_v4_hand = get_beans(s, p0_v3_pit)
            # line 33
            held = 0
            set_beans(s, p0_v3_pit, held, 5)
            outer = s.r_place
            if outer == 0:
                s.r_place = 6
            while p0_v4_hand > 0:
                rounds = rw_min(p0_v4_hand, 8)
                row = (p0_v3_pit * 2 + (its_play_you(s) - 1)) * 8 + rounds - 1
                if (
                    s.r_spent + 46 * rounds <= s.r_alarm
                    and rw_add_bytes(<uint8_t*>s + 14, &T_added_line_24[row * 16], &T_most_line_24[0], 16)
                ):
                    s.r_spent += 46 * rounds
                    p0_v4_hand -= rounds
                    p0_v3_pit = T_ends_line_24[row]
                    continue
                s.r_spent += 46
                if s.r_spent > s.r_alarm and alarmed(s, 6):
                    break
                # line 35
                held_2 = p0_v4_hand - 1
                if 0 <= held_2 and held_2 <= 96:
                    p0_v4_hand = held_2
                else:
                    fault(s, 7)
                p0_v3_pit = T_values_line_24[(its_play_you(s) - 1) * 13 + p0_v3_pit]
                if p0_v3_pit == 0:
                    # line 38
                    held_3 = at_store(s, its_play_you(s)) + 1
                    if 0 <= held_3 and held_3 <= 96:
                        set_store(s, its_play_you(s), held_3, 10)
                    else:
                        fault(s, 9)
                else:
                    # line 40
                    held_4 = at_beans(s, p0_v3_pit) + 1
                    if 0 <= held_4 and held_4 <= 96:
                        set_beans(s, p0_v3_pit, held_4, 12)
                    else:
                        fault(s, 11)
            s.r_place = outer
            if p0_v3_pit == 0:
                set_its_play_another_turn(s, not f_is_over(s))
            elif (
                T_values_line_24_2[(its_play_you(s) - 1) * 12 + (p0_v3_pit - 1)]
                & (at_beans(s, p0_v3_pit) == 1)
                & (get_beans(s, 13 - p0_v3_pit) > 0)
            ):
                # line 44
                held_5 = at_store(s, its_play_you(s)) + (1 + get_beans(s, 13 - p0_v3_pit))
                if 0 <= held_5 and held_5 <= 96:
                    set_store(s, its_play_you(s), held_5, 14)
                else:
                    fault(s, 13)
                # line 45
                held_6 = 0
                set_beans(s, 13 - p0_v3_pit, held_6, 15)
                # line 46
                held_7 = 0
                set_beans(s, p0_v3_pit, held_7, 16)
            point = 4
        elif point == 13:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v2_number = (<Move*>given).args[0]
                point = 8
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
    if s.r_point == 6:
        legal_d0(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 6:
        return is_legal_d0(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    return 0


# ---------------------------------------------------------------- invariants

cdef inline int sum_line_11(S* s) noexcept nogil:
    # line 11
    cdef int r = 0
    cdef int x0
    for x0 in range(1, 13):
        r += at_beans(s, x0)
    return r


cdef inline int sum_line_11_2(S* s) noexcept nogil:
    # line 11
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = 3
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += at_store(s, x1)
    return r


cdef bint invariant_0(S* s) noexcept nogil:
    # line 11
    return sum_line_11(s) + sum_line_11_2(s) == 48


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint8_t T_added_line_24[3328] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1,
        1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0,
        0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
        1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1,
        1, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
        1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1,
        0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1,
        1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0};
    static const uint8_t T_most_line_24[16] = {96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 255, 255};
    static const uint8_t T_ends_line_24[208] = {7, 8, 9, 10, 11, 12, 1, 2, 1, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 0,
        7, 8, 2, 3, 4, 5, 6, 7, 8, 9, 3, 4, 5, 6, 0, 7, 8, 9, 3, 4, 5, 6, 7, 8, 9, 10, 4, 5, 6, 0, 7, 8, 9, 10, 4, 5,
        6, 7, 8, 9, 10, 11, 5, 6, 0, 7, 8, 9, 10, 11, 5, 6, 7, 8, 9, 10, 11, 12, 6, 0, 7, 8, 9, 10, 11, 12, 6, 7, 8,
        9, 10, 11, 12, 0, 0, 7, 8, 9, 10, 11, 12, 1, 7, 8, 9, 10, 11, 12, 0, 1, 8, 9, 10, 11, 12, 1, 2, 3, 8, 9, 10,
        11, 12, 0, 1, 2, 9, 10, 11, 12, 1, 2, 3, 4, 9, 10, 11, 12, 0, 1, 2, 3, 10, 11, 12, 1, 2, 3, 4, 5, 10, 11, 12,
        0, 1, 2, 3, 4, 11, 12, 1, 2, 3, 4, 5, 6, 11, 12, 0, 1, 2, 3, 4, 5, 12, 1, 2, 3, 4, 5, 6, 0, 12, 0, 1, 2, 3, 4,
        5, 6, 1, 2, 3, 4, 5, 6, 0, 7, 0, 1, 2, 3, 4, 5, 6, 7};
    static const uint8_t T_values_line_24[26] = {7, 2, 3, 4, 5, 6, 0, 8, 9, 10, 11, 12, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 0};
    static const uint8_t T_values_line_24_2[24] = {1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 1};
    static const rw_check CHECKS[5] = {{14, 12, 'B', 0, 96}, {26, 2, 'B', 0, 96}, {2, 1, 'B', 0, 2}, {3, 1, 'B', 0,
        1}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[13] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[13] = {2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[13] = {2, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3};
    static const uint8_t RETURNED_TO[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 2, 4, 4, 5};
    static const uint8_t POINT_KIND[13] = {2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[13] = {-1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[13] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[14] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[14] = {20, 21, 21, 20, 21, 21, 20, 20, 20, 20, 20, 21, 21, 20};
    static const uint8_t ENTER_AT[1] = {13};
    static const int32_t OPTION_COUNT[1] = {1};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[2] = {0, 1};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {8};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[1] = {0};
    static const uint8_t TRIED_AT[1] = {13};
    static const uint8_t JOIN_OF[1] = {7};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {6};
    static const uint8_t NEEDS[13] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    static const uint8_t FAILS[13] = {1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1};
    static const uint8_t SCOPED[13] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0};
    static const uint8_t POSTPONED[22] = {0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0};
    """
    const uint8_t T_added_line_24[3328]
    const uint8_t T_most_line_24[16]
    const uint8_t T_ends_line_24[208]
    const uint8_t T_values_line_24[26]
    const uint8_t T_values_line_24_2[24]
    const rw_check CHECKS[5]
    const uint8_t IN_FRAME[13]
    const uint8_t FILLED_RESTING[13]
    const uint8_t FILLED[13]
    const uint8_t RETURNED_TO[13]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[13]
    const int8_t DECISION_AT[13]
    const uint8_t HAPPEN_AT[13]
    const uint8_t FRAME_SIZE[13]
    const uint8_t RETURN_AT[13]
    const uint8_t PROC_OF[13]
    const uint8_t PROC_AT[14]
    const uint8_t ENDLESS_AT[14]
    const uint8_t ENTER_AT[1]
    const int32_t OPTION_COUNT[1]
    const int32_t FIRST_OPTION[1]
    const int32_t FIRST_ARG[2]
    const int32_t ARG_KIND[1]
    const int32_t ARG_SIZE[1]
    const int32_t ARG_OFFSET[1]
    const uint8_t WANTED[1]
    const uint8_t TRIED_AT[1]
    const uint8_t JOIN_OF[1]
    const int8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[13]
    const uint8_t FAILS[13]
    const uint8_t SCOPED[13]
    const uint8_t POSTPONED[22]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'mancala.game', 24, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'mancala.game', 29, 13),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'mancala.game', 29, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'mancala.game', 30, 17),
    ('RW602', 'something is written through none: there is no such place',
     'mancala.game', 33, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'mancala.game', 34, 17),
    ('RW601', 'a value does not fit its place',
     'mancala.game', 35, 21),
    ('RW602', 'something is written through none: there is no such place',
     'mancala.game', 35, 21),
    ('RW601', 'a value does not fit its place',
     'mancala.game', 38, 25),
    ('RW602', 'something is written through none: there is no such place',
     'mancala.game', 38, 25),
    ('RW601', 'a value does not fit its place',
     'mancala.game', 40, 25),
    ('RW602', 'something is written through none: there is no such place',
     'mancala.game', 40, 25),
    ('RW601', 'a value does not fit its place',
     'mancala.game', 44, 21),
    ('RW602', 'something is written through none: there is no such place',
     'mancala.game', 44, 21),
    ('RW602', 'something is written through none: there is no such place',
     'mancala.game', 45, 21),
    ('RW602', 'something is written through none: there is no such place',
     'mancala.game', 46, 21),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'mancala.game', 24, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'mancala.game', 25, 5),
)
RULES = rules_capsule()
