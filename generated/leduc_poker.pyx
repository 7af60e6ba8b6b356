# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Leduc Poker, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_BAG(6)
    static const rw_check CHECKS[11];
    static const uint8_t IN_FRAME[22];
    static const uint8_t FILLED_RESTING[22];
    static const uint8_t FILLED[22];
    static const uint8_t RETURNED_TO[22];
    static const uint8_t CHECKED[7];
    static const uint8_t POINT_KIND[22];
    static const int8_t DECISION_AT[22];
    static const uint8_t HAPPEN_AT[22];
    static const uint8_t FRAME_SIZE[22];
    static const uint8_t RETURN_AT[22];
    static const uint8_t PROC_OF[22];
    static const uint8_t PROC_AT[26];
    static const uint8_t ENDLESS_AT[26];
    static const uint8_t ENTER_AT[1];
    static const int32_t OPTION_COUNT[1];
    static const int32_t FIRST_OPTION[1];
    static const int32_t FIRST_ARG[4];
    static const int32_t ARG_KIND[1];
    static const int32_t ARG_SIZE[1];
    static const int32_t ARG_OFFSET[1];
    static const uint8_t WANTED[3];
    static const uint8_t TRIED_AT[1];
    static const uint8_t JOIN_OF[1];
    static const int8_t BODIES_END[1];
    static const uint8_t BLOCK_OF[1];
    static const uint8_t NEEDS[22];
    static const uint8_t FAILS[22];
    static const uint8_t SCOPED[22];
    static const uint8_t POSTPONED[26];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[3];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_deck[6];
        uint8_t m_hand[2];
        uint8_t m_shown;
        uint8_t m_stake[2];
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[4];
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
    _Static_assert(offsetof(S, r_point) == 24, "r_point");
    _Static_assert(offsetof(S, r_base) == 26, "r_base");
    _Static_assert(offsetof(S, r_top) == 28, "r_top");
    _Static_assert(offsetof(S, m_deck) == 30, "m_deck");
    _Static_assert(offsetof(S, m_hand) == 36, "m_hand");
    _Static_assert(offsetof(S, m_shown) == 38, "m_shown");
    _Static_assert(offsetof(S, m_stake) == 39, "m_stake");
    _Static_assert(offsetof(S, r_winners) == 41, "r_winners");
    _Static_assert(offsetof(S, r_over) == 42, "r_over");
    _Static_assert(offsetof(S, r_actor) == 43, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 44, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 48, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 48, COPIED = sizeof(S), STACK = 24, MOST_FRAMES = 4, BLOCKS = 22, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 6, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 20, UNFINISHED = 21, INTERRUPTED = 22, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_bag6:
        int32_t n[6]
    int rw_bag6_store(uint8_t*, rw_bag6, int)
    ctypedef struct S:
        uint64_t r_stack[3]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_deck[6]
        uint8_t m_hand[2]
        uint8_t m_shown
        uint8_t m_stake[2]
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[4]
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

cdef inline void fill_deck(S* s, rw_bag6 value, int site) noexcept nogil:
    if rw_bag6_store(&s.m_deck[0], value, 65535):
        fault(s, site)


cdef inline void fill_stake(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_stake[i] = value


cdef inline int at_stake(S* s, int at0) noexcept nogil:
    return s.m_stake[at0 - 1]


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline uint64_t its_play_rest_of_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 3))[0]


cdef inline void set_its_play_rest_of_you(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline void set_hand(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_hand[at0 - 1] = value


cdef inline void set_shown(S* s, int value, int site) noexcept nogil:
    s.m_shown = value


cdef inline int f_strength(S* s, int v_card) noexcept nogil:
    # line 13
    return 4 if T_Card_rank[v_card] == T_Card_rank[s.m_shown] else T_Card_rank[v_card]


cdef inline int at_hand(S* s, int at0) noexcept nogil:
    return s.m_hand[at0 - 1]


cdef inline uint64_t most_line_14(S* s) noexcept nogil:
    # line 14
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x0
    cdef uint64_t left0 = 3
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        value = f_strength(s, at_hand(s, x0))
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x0 - 1, 2)
    return r


cdef inline uint64_t f_best(S* s) noexcept nogil:
    # line 14
    return most_line_14(s)


cdef inline int its_betting_size(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_betting_raises(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline int its_betting_to_speak(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 7))[0]


cdef inline int its_betting_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 8))[0]


cdef inline void set_its_betting_raises(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_betting_to_speak(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 7))[0] = value


cdef inline void set_its_betting_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 8))[0] = value


cdef int sample_d0(S* s, int you, int c1, Sampler* rng, Move* m) noexcept nogil:
    cdef uint32_t at
    cdef int tries
    cdef uint32_t weight0 = 1 if at_stake(s, you) < at_stake(s, 3 - you) else 0
    cdef uint32_t weight2 = 1 if c1 < 2 else 0
    cdef uint32_t total = weight0 + 1u + weight2
    if total != 0:
        for tries in range(1):
            at = rw_below(&rng.state, total)
            if at < weight0:
                m.option = 0
                return 1
            else:
                at -= weight0
                if at < 1u:
                    m.option = 1
                    return 1
                else:
                    at -= 1u
                    m.option = 2
                    return 1
    return 0


cdef inline void set_stake(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_stake[at0 - 1] = value


cdef inline void set_its_betting_size(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef void generate_d0_0_fold(S* s, int you, int c1, Moves* out) noexcept nogil:
    # line 21
    if at_stake(s, you) >= at_stake(s, 3 - you):
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d0_1_call(S* s, int you, int c1, Moves* out) noexcept nogil:
    # line 24
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef void generate_d0_2_raise(S* s, int you, int c1, Moves* out) noexcept nogil:
    # line 27
    if c1 >= 2:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 2


cdef void legal_d0(S* s, int you, int c1, Moves* out) noexcept nogil:
    generate_d0_0_fold(s, you, c1, out)
    generate_d0_1_call(s, you, c1, out)
    generate_d0_2_raise(s, you, c1, out)


cdef bint is_legal_d0(S* s, int you, int c1, Move* m) noexcept nogil:
    if m.option == 0:
        return at_stake(s, you) < at_stake(s, 3 - you)
    if m.option == 1:
        return True
    if m.option == 2:
        return c1 < 2
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    fill_deck(s, BAG_OF_Card, 0)
    fill_stake(s, 1, 0)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 8, 0, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_winnings(S* s, int seat) noexcept nogil:
    # @LP-10
    if seat == 0:
        return 0
    return (
        0 if <uint64_t>s.r_winners == 0x3ULL
        else at_stake(s, 3 - seat) if rw_has(s.r_winners, seat - 1, 2)
        else 0 - at_stake(s, seat)
    )


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    cdef int total = score0_winnings(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_winnings(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 35
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v2_card
    cdef int p0_v3_card
    cdef int total
    cdef int left
    cdef int index
    cdef int held
    cdef int total_2
    cdef int left_2
    cdef int index_2
    cdef int held_2
    cdef int index_3
    cdef int index_4
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            set_its_play_rest_of_you(s, 0x3ULL)
            point = 1
        elif point == 1:
            if its_play_rest_of_you(s) == 0:
                set_its_play_you(s, 0)
                set_its_play_rest_of_you(s, 0)
                (<Given0*>r.passed).a0 = 2
                return begun(r, push(s, 19, -1, 16, 4, 2), 25)
            else:
                set_its_play_you(s, T_values_line_35[its_play_rest_of_you(s)])
                set_its_play_rest_of_you(s, T_values_line_35_2[(its_play_you(s) - 1) * 4 + its_play_rest_of_you(s)])
                total = rw_bytes_total(&s.m_deck[0], 6)
                if total == 0:
                    s.r_failure = 3
                    return 1
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 2
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_deck[0], 6, left)
                (<uint8_t*>&s.m_deck[0])[index] -= 1
                p0_v2_card = index + 1
                point = 4
        elif point == 4:
            # line 38
            held = p0_v2_card
            set_hand(s, its_play_you(s), held, 4)
            point = 1
        elif point == 19:
            total_2 = rw_bytes_total(&s.m_deck[0], 6)
            if total_2 == 0:
                s.r_failure = 5
                return 1
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 19
                rested(s)
                return 0
            left_2 = rw_bounded(rw_random64(s.r_seed, s.r_counter), total_2)
            s.r_counter += 1
            index_2 = rw_bytes_pick(&s.m_deck[0], 6, left_2)
            (<uint8_t*>&s.m_deck[0])[index_2] -= 1
            p0_v3_card = index_2 + 1
            point = 20
        elif point == 20:
            # line 41
            held_2 = p0_v3_card
            set_shown(s, held_2, 7)
            (<Given0*>r.passed).a0 = 4
            return begun(r, push(s, 21, -1, 16, 4, 2), 25)
        elif point == 21:
            # @LP-9
            over(s, 2, f_best(s))
            return 0
        elif point == 23:
            s.r_counter += 1
            index_3 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_deck[0])[index_3] -= 1
            p0_v2_card = index_3 + 1
            point = 4
        elif point == 24:
            s.r_counter += 1
            index_4 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_deck[0])[index_4] -= 1
            p0_v3_card = index_4 + 1
            point = 20
        else:
            r.point = point
            return -1


cdef int flow1_betting(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 16
    cdef int point = r.point
    cdef void* given = r.given
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
        if point == 5:
            set_its_betting_raises(s, 0)
            set_its_betting_to_speak(s, 2)
            set_its_betting_you(s, 1)
            point = 6
        elif point == 6:
            actor = its_betting_you(s)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, its_betting_raises(s), rng, &drawn):
                    if not plays_on(s, rng, &drawn, 6):
                        return 0
                    if drawn.option == 0:
                        point = 10
                    elif drawn.option == 1:
                        point = 12
                    elif drawn.option == 2:
                        point = 14
                    continue
                fault(s, 8)
                return 1
            else:
                s.r_point = 6
                rested(s)
                return 0
        elif point == 9:
            if its_betting_to_speak(s) == 0:
                return leave(s, r, 16, 4)
            else:
                set_its_betting_you(s, 3 - its_betting_you(s))
                point = 6
        elif point == 10:
            # line 22 @LP-4
            if rng == NULL and at_stake(s, its_betting_you(s)) >= at_stake(s, 3 - its_betting_you(s)):
                s.r_failure = 9
                return 1
            # @LP-4
            over(s, 2, T_values_line_16[its_betting_you(s) - 1])
            return 0
        elif point == 12:
            # line 25
            held = at_stake(s, 3 - its_betting_you(s))
            set_stake(s, its_betting_you(s), held, 10)
            # line 26
            held_2 = its_betting_to_speak(s) - 1
            if 0 <= held_2 and held_2 <= 2:
                set_its_betting_to_speak(s, held_2)
            else:
                fault(s, 11)
            point = 9
        elif point == 14:
            # line 28 @LP-7
            if rng == NULL and its_betting_raises(s) >= 2:
                s.r_failure = 13
                return 1
            # line 29
            held_3 = checked_add(s, at_stake(s, 3 - its_betting_you(s)), its_betting_size(s), 14)
            if 1 <= held_3 and held_3 <= 13:
                set_stake(s, its_betting_you(s), held_3, 16)
            else:
                fault(s, 15)
            # line 30
            held_4 = its_betting_raises(s) + 1
            if 0 <= held_4 and held_4 <= 2:
                set_its_betting_raises(s, held_4)
            else:
                fault(s, 17)
            # line 31
            held_5 = 1
            set_its_betting_to_speak(s, held_5)
            point = 9
        elif point == 22:
            if (<Move*>given).option == 0:
                set_its_betting_you(s, s.r_actor)
                point = 10
            elif (<Move*>given).option == 1:
                set_its_betting_you(s, s.r_actor)
                point = 12
            elif (<Move*>given).option == 2:
                set_its_betting_you(s, s.r_actor)
                point = 14
            else:
                return 1
        elif point == 25:
            set_its_betting_size(s, (<Given0*>given).a0)
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
        elif proc == 1:
            way = flow1_betting(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 6:
        legal_d0(s, s.r_actor, its_betting_raises(s), out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 6:
        return is_legal_d0(s, s.r_actor, its_betting_raises(s), m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    if s.r_point == 2:
        for i in range(6):
            if (<uint8_t*>&s.m_deck[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_deck[0])[i]
                n += 1
    elif s.r_point == 19:
        for i in range(6):
            if (<uint8_t*>&s.m_deck[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_deck[0])[i]
                n += 1
    return n


# ---------------------------------------------------------------- invariants

cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const rw_bag6 BAG_OF_Card = {{1, 1, 1, 1, 1, 1}};
    static const uint8_t T_values_line_35[4] = {0, 1, 2, 1};
    static const uint8_t T_values_line_35_2[8] = {0, 0, 2, 2, 0, 1, 0, 1};
    static const uint8_t T_Card_rank[7] = {0, 1, 1, 2, 2, 3, 3};
    static const uint8_t T_values_line_16[2] = {2, 1};
    static const rw_check CHECKS[11] = {{36, 2, 'B', 0, 6}, {38, 1, 'B', 0, 6}, {39, 2, 'B', 1, 13}, {2, 1, 'B', 0,
        2}, {3, 1, 'B', 0, 3}, {0, 1, 'i', -2147483647, 2147483647}, {6, 1, 'B', 0, 2}, {7, 1, 'B', 0, 2}, {8, 1, 'B',
        0, 2}, {2, 1, 'B', 1, 2}, {8, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[22] = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1};
    static const uint8_t FILLED_RESTING[22] = {3, 3, 4, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t FILLED[22] = {3, 3, 3, 3, 4, 3, 5, 5, 3, 5, 5, 5, 5, 5, 5, 5, 3, 5, 5, 3, 3, 3};
    static const uint8_t RETURNED_TO[22] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1};
    static const uint8_t CHECKED[7] = {0, 3, 5, 9, 9, 10, 11};
    static const uint8_t POINT_KIND[22] = {2, 2, 1, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2};
    static const int8_t DECISION_AT[22] = {-1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1};
    static const uint8_t HAPPEN_AT[22] = {0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0};
    static const uint8_t FRAME_SIZE[22] = {8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 8,
        8, 8};
    static const uint8_t RETURN_AT[22] = {0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0};
    static const uint8_t PROC_OF[22] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0};
    static const uint8_t PROC_AT[26] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};
    static const uint8_t ENDLESS_AT[26] = {23, 24, 24, 23, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
        23, 23, 23, 25, 23, 23, 25};
    static const uint8_t ENTER_AT[1] = {22};
    static const int32_t OPTION_COUNT[1] = {3};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[4] = {0, 0, 0, 0};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {0};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[3] = {0, 0, 0};
    static const uint8_t TRIED_AT[1] = {22};
    static const uint8_t JOIN_OF[1] = {9};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {6};
    static const uint8_t NEEDS[22] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[22] = {1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0};
    static const uint8_t SCOPED[22] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
    static const uint8_t POSTPONED[26] = {0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
        0};
    """
    const rw_bag6 BAG_OF_Card
    const uint8_t T_values_line_35[4]
    const uint8_t T_values_line_35_2[8]
    const uint8_t T_Card_rank[7]
    const uint8_t T_values_line_16[2]
    const rw_check CHECKS[11]
    const uint8_t IN_FRAME[22]
    const uint8_t FILLED_RESTING[22]
    const uint8_t FILLED[22]
    const uint8_t RETURNED_TO[22]
    const uint8_t CHECKED[7]
    const uint8_t POINT_KIND[22]
    const int8_t DECISION_AT[22]
    const uint8_t HAPPEN_AT[22]
    const uint8_t FRAME_SIZE[22]
    const uint8_t RETURN_AT[22]
    const uint8_t PROC_OF[22]
    const uint8_t PROC_AT[26]
    const uint8_t ENDLESS_AT[26]
    const uint8_t ENTER_AT[1]
    const int32_t OPTION_COUNT[1]
    const int32_t FIRST_OPTION[1]
    const int32_t FIRST_ARG[4]
    const int32_t ARG_KIND[1]
    const int32_t ARG_SIZE[1]
    const int32_t ARG_OFFSET[1]
    const uint8_t WANTED[3]
    const uint8_t TRIED_AT[1]
    const uint8_t JOIN_OF[1]
    const int8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[22]
    const uint8_t FAILS[22]
    const uint8_t SCOPED[22]
    const uint8_t POSTPONED[26]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'leduc_poker.game', 35, 1),
    ('RW610', 'procedures call each other too deeply',
     'leduc_poker.game', 16, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'leduc_poker.game', 37, 9),
    ('RW602', 'something is written through none: there is no such place',
     'leduc_poker.game', 38, 9),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'leduc_poker.game', 40, 5),
    ('RW602', 'something is written through none: there is no such place',
     'leduc_poker.game', 41, 5),
    ('RW601', 'a value does not fit its place',
     'leduc_poker.game', 41, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'leduc_poker.game', 20, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'leduc_poker.game', 22, 17),
    ('RW602', 'something is written through none: there is no such place',
     'leduc_poker.game', 25, 17),
    ('RW601', 'a value does not fit its place',
     'leduc_poker.game', 26, 17),
    ('RW602', 'something is written through none: there is no such place',
     'leduc_poker.game', 26, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'leduc_poker.game', 28, 17),
    ('RW605', 'a number is too large to compute with',
     'leduc_poker.game', 29, 30),
    ('RW601', 'a value does not fit its place',
     'leduc_poker.game', 29, 17),
    ('RW602', 'something is written through none: there is no such place',
     'leduc_poker.game', 29, 17),
    ('RW601', 'a value does not fit its place',
     'leduc_poker.game', 30, 17),
    ('RW602', 'something is written through none: there is no such place',
     'leduc_poker.game', 30, 17),
    ('RW602', 'something is written through none: there is no such place',
     'leduc_poker.game', 31, 17),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'leduc_poker.game', 35, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'leduc_poker.game', 36, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'leduc_poker.game', 16, 1),
)
RULES = rules_capsule()
