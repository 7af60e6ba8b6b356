# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Kuhn Poker, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_BAG(3)
    static const rw_check CHECKS[9];
    static const uint8_t IN_FRAME[20];
    static const uint8_t FILLED_RESTING[20];
    static const uint8_t FILLED[20];
    static const uint8_t RETURNED_TO[20];
    static const uint8_t CHECKED[7];
    static const uint8_t POINT_KIND[20];
    static const int8_t DECISION_AT[20];
    static const uint8_t HAPPEN_AT[20];
    static const uint8_t FRAME_SIZE[20];
    static const uint8_t RETURN_AT[20];
    static const uint8_t PROC_OF[20];
    static const uint8_t PROC_AT[24];
    static const uint8_t ENDLESS_AT[24];
    static const uint8_t ENTER_AT[2];
    static const int32_t OPTION_COUNT[2];
    static const int32_t FIRST_OPTION[2];
    static const int32_t FIRST_ARG[5];
    static const int32_t ARG_KIND[1];
    static const int32_t ARG_SIZE[1];
    static const int32_t ARG_OFFSET[1];
    static const uint8_t WANTED[4];
    static const uint8_t TRIED_AT[2];
    static const uint8_t JOIN_OF[2];
    static const int8_t BODIES_END[2];
    static const uint8_t BLOCK_OF[2];
    static const uint8_t NEEDS[20];
    static const uint8_t FAILS[20];
    static const uint8_t SCOPED[20];
    static const uint8_t POSTPONED[19];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_deck[3];
        uint8_t m_hand[2];
        uint8_t m_stake[2];
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
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
    _Static_assert(offsetof(S, r_point) == 16, "r_point");
    _Static_assert(offsetof(S, r_base) == 18, "r_base");
    _Static_assert(offsetof(S, r_top) == 20, "r_top");
    _Static_assert(offsetof(S, m_deck) == 22, "m_deck");
    _Static_assert(offsetof(S, m_hand) == 25, "m_hand");
    _Static_assert(offsetof(S, m_stake) == 27, "m_stake");
    _Static_assert(offsetof(S, r_winners) == 29, "r_winners");
    _Static_assert(offsetof(S, r_over) == 30, "r_over");
    _Static_assert(offsetof(S, r_actor) == 31, "r_actor");
    _Static_assert(offsetof(S, r_seed) == 32, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 32, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 20, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 3, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 13, UNFINISHED = 14, INTERRUPTED = 15, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_bag3:
        int32_t n[3]
    int rw_bag3_store(uint8_t*, rw_bag3, int)
    ctypedef struct S:
        uint64_t r_stack[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_deck[3]
        uint8_t m_hand[2]
        uint8_t m_stake[2]
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
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

cdef inline void fill_deck(S* s, rw_bag3 value, int site) noexcept nogil:
    if rw_bag3_store(&s.m_deck[0], value, 65535):
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


cdef inline int its_play_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 4))[0]


cdef inline uint64_t its_play_rest_of_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 5))[0]


cdef inline void set_its_play_rest_of_you(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef inline void set_its_play_rest_of_you_2(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 5))[0] = value


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline void set_hand(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_hand[at0 - 1] = value


cdef inline int at_hand(S* s, int at0) noexcept nogil:
    return s.m_hand[at0 - 1]


cdef inline uint64_t most_line_10(S* s) noexcept nogil:
    # line 10
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x0
    cdef uint64_t left0 = 3
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        value = at_hand(s, x0)
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x0 - 1, 2)
    return r


cdef inline uint64_t f_best(S* s) noexcept nogil:
    # line 10
    return most_line_10(s)


cdef inline void set_its_play_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 4))[0] = value


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 6, 4):
        return 1 if s.r_fault else 0
    m.option = 0
    if leads_on(s, t, &m, 20):
        return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 20):
        return searched(s, 0)
    return searched(s, 1)


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef uint32_t at
    cdef int tries
    cdef uint32_t total = 1u + 1u
    if total != 0:
        for tries in range(1):
            at = rw_below(&rng.state, total)
            if at < 1u:
                m.option = 0
                return 1
            else:
                at -= 1u
                m.option = 1
                return 1
    return 0


cdef inline void set_stake(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_stake[at0 - 1] = value


cdef inline int its_answer_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d1(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 13, 9):
        return 1 if s.r_fault else 0
    m.option = 0
    if leads_on(s, t, &m, 21):
        return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 21):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d1_0_call(S* s, int you, Moves* out) noexcept nogil:
    # line 14 @KP-4
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d1_1_fold(S* s, int you, Moves* out) noexcept nogil:
    # line 17 @KP-5
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d1(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    begin_trial(&trial, False)
    cdef uint32_t total = 1u + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < 1u:
                m.option = 0
                m.noted = 0
                if calls_need(s, 13) != 1 or tried(s, &trial, m, 1):
                    return 1
            else:
                at -= 1u
                m.option = 1
                m.noted = 0
                if calls_need(s, 13) != 1 or tried(s, &trial, m, 1):
                    return 1
    rng.moves.count = 0
    generate_d1_0_call(s, you, &rng.moves)
    generate_d1_1_fold(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 13) == 1 or m.option == 1 and calls_need(s, 13) == 1)
            or tried(s, &trial, m, 1)
        ):
            return 1
        strike(rng)
    return 0


cdef inline bint any_d1_0_call(S* s, int you) noexcept nogil:
    return True


cdef inline bint any_d1_1_fold(S* s, int you) noexcept nogil:
    return True


cdef bint any_legal_d1(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 13) == 1:
        no_moves(&found)
        generate_d1_0_call(s, you, &found)
        if any_tried(s, &trial, &found, 1):
            return True
    elif any_d1_0_call(s, you):
        return True
    if calls_need(s, 13) == 1:
        no_moves(&found)
        generate_d1_1_fold(s, you, &found)
        if any_tried(s, &trial, &found, 1):
            return True
    elif any_d1_1_fold(s, you):
        return True
    return False


cdef inline void set_its_answer_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef void generate_d0_0_check(S* s, int you, Moves* out) noexcept nogil:
    # line 26
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d0_1_bet(S* s, int you, Moves* out) noexcept nogil:
    # line 27
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_check(s, you, out)
    generate_d0_1_bet(s, you, out)


cdef void legal_d1(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d1_0_call(s, you, out)
    if calls_need(s, 13) == 1:
        keep_tried(s, &trial, out, start, 1)
    start = out.count
    generate_d1_1_fold(s, you, out)
    if calls_need(s, 13) == 1:
        keep_tried(s, &trial, out, start, 1)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    if m.option == 0:
        return True
    if m.option == 1:
        return True
    return is_listed(s, m)


cdef bint is_legal_d1(S* s, int you, Move* m) noexcept nogil:
    cdef Trial trial
    if m.option == 0:
        if calls_need(s, 13) != 1:
            return True
        begin_trial(&trial, False)
        return tried(s, &trial, m, 1)
    if m.option == 1:
        if calls_need(s, 13) != 1:
            return True
        begin_trial(&trial, False)
        return tried(s, &trial, m, 1)
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
    # @KP-7
    if seat == 0:
        return 0
    return at_stake(s, 3 - seat) if rw_has(s.r_winners, seat - 1, 2) else 0 - at_stake(s, seat)


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
    # line 20
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v2_card
    cdef int p0_v5_opponent
    cdef int p0_v6_you
    cdef int total
    cdef int left
    cdef int index
    cdef int held
    cdef int actor
    cdef Move drawn
    cdef int held_2
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            set_its_play_rest_of_you(s, 0x3ULL)
            point = 1
        elif point == 1:
            if t != NULL and settled(s, t, 1):
                return 0
            if its_play_rest_of_you(s) == 0:
                if t != NULL and settled(s, t, 3):
                    return 0
                set_its_play_rest_of_you_2(s, 0x3ULL)
                point = 5
            else:
                if t != NULL and settled(s, t, 2):
                    return 0
                set_its_play_you(s, T_values_line_20[its_play_rest_of_you(s)])
                set_its_play_rest_of_you(s, T_values_line_20_2[(its_play_you(s) - 1) * 4 + its_play_rest_of_you(s)])
                total = rw_bytes_total(&s.m_deck[0], 3)
                if total == 0:
                    s.r_failure = 2
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 2
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_deck[0], 3, left)
                (<uint8_t*>&s.m_deck[0])[index] -= 1
                p0_v2_card = index + 1
                point = 4
        elif point == 4:
            if t != NULL and settled(s, t, 4):
                return 0
            # line 23
            held = p0_v2_card
            set_hand(s, its_play_you(s), held, 3)
            point = 1
        elif point == 5:
            if t != NULL and settled(s, t, 5):
                return 0
            if its_play_rest_of_you_2(s) == 0:
                if t != NULL and settled(s, t, 7):
                    return 0
                # @KP-6
                if t != NULL:
                    return 0
                over(s, 2, f_best(s))
                return 0
            else:
                if t != NULL and settled(s, t, 6):
                    return 0
                set_its_play_you_2(s, T_values_line_20[its_play_rest_of_you_2(s)])
                set_its_play_rest_of_you_2(
                    s,
                    T_values_line_20_2[(its_play_you_2(s) - 1) * 4 + its_play_rest_of_you_2(s)]
                )
                set_its_play_you(s, 0)
                set_its_play_rest_of_you(s, 0)
                actor = its_play_you_2(s)
                if t != NULL:
                    return search_d0(s, actor, t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d0(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 6):
                            return 0
                        if drawn.option == 0:
                            point = 9
                        elif drawn.option == 1:
                            point = 11
                        continue
                    fault(s, 5)
                    return 1
                else:
                    s.r_point = 6
                    rested(s)
                    return 0
        elif point == 8:
            if t != NULL and settled(s, t, 8):
                return 0
            point = 5
        elif point == 9:
            point = 8
        elif point == 11:
            if t != NULL and settled(s, t, 12):
                return 0
            # line 28
            held_2 = at_stake(s, its_play_you_2(s)) + 1
            if 1 <= held_2 and held_2 <= 2:
                set_stake(s, its_play_you_2(s), held_2, 7)
            else:
                fault(s, 6)
            p0_v5_opponent = 3 - its_play_you_2(s)
            p0_v6_you = p0_v5_opponent
            set_its_play_you_2(s, 0)
            (<Given0*>r.passed).a0 = p0_v6_you
            return begun(r, push(s, 19, -1, 8, 0, 8), 23)
        elif point == 19:
            point = 8
        elif point == 20:
            if (<Move*>given).option == 0:
                set_its_play_you_2(s, s.r_actor)
                point = 9
            elif (<Move*>given).option == 1:
                set_its_play_you_2(s, s.r_actor)
                point = 11
            else:
                return 1
        elif point == 22:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_deck[0])[index_2] -= 1
            p0_v2_card = index_2 + 1
            point = 4
        else:
            r.point = point
            return -1


cdef int flow1_answer(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 12
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Move drawn
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 13:
            if t != NULL and settled(s, t, 13):
                return 0
            actor = its_answer_you(s)
            if t != NULL:
                return search_d1(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d1(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 13):
                        return 0
                    if drawn.option == 0:
                        point = 15
                    elif drawn.option == 1:
                        point = 17
                    continue
                fault(s, 10)
                return 1
            else:
                if not any_legal_d1(s, actor):
                    fault(s, 10)
                    return 1
                s.r_point = 13
                rested(s)
                return 0
        elif point == 15:
            if t != NULL and settled(s, t, 15):
                return 0
            if t != NULL and settled(s, t, 16):
                return 0
            # line 15
            held = at_stake(s, its_answer_you(s)) + 1
            if 1 <= held and held <= 2:
                set_stake(s, its_answer_you(s), held, 12)
            else:
                fault(s, 11)
            # @KP-6
            if t != NULL:
                return 0
            over(s, 2, f_best(s))
            return 0
        elif point == 17:
            if t != NULL and settled(s, t, 17):
                return 0
            if t != NULL and settled(s, t, 18):
                return 0
            if t != NULL:
                return 0
            over(s, 2, T_values_line_12[its_answer_you(s) - 1])
            return 0
        elif point == 21:
            if (<Move*>given).option == 0:
                set_its_answer_you(s, s.r_actor)
                point = 15
            elif (<Move*>given).option == 1:
                set_its_answer_you(s, s.r_actor)
                point = 17
            else:
                return 1
        elif point == 23:
            set_its_answer_you(s, (<Given0*>given).a0)
            point = 13
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
            way = flow1_answer(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 6:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 13:
        legal_d1(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 6:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 13:
        return is_legal_d1(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    if s.r_point == 2:
        for i in range(3):
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
    static const rw_bag3 BAG_OF_Card = {{1, 1, 1}};
    static const uint8_t T_values_line_20[4] = {0, 1, 2, 1};
    static const uint8_t T_values_line_20_2[8] = {0, 0, 2, 2, 0, 1, 0, 1};
    static const uint8_t T_values_line_12[2] = {2, 1};
    static const rw_check CHECKS[9] = {{25, 2, 'B', 0, 3}, {27, 2, 'B', 1, 2}, {2, 1, 'B', 0, 2}, {3, 1, 'B', 0, 3},
        {4, 1, 'B', 0, 2}, {5, 1, 'B', 0, 3}, {2, 1, 'B', 0, 2}, {2, 1, 'B', 1, 2}, {4, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[20] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1};
    static const uint8_t FILLED_RESTING[20] = {3, 3, 4, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3};
    static const uint8_t FILLED[20] = {3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 5, 5, 4, 3, 4, 4, 4, 4, 3};
    static const uint8_t RETURNED_TO[20] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    static const uint8_t CHECKED[7] = {0, 2, 6, 7, 7, 8, 9};
    static const uint8_t POINT_KIND[20] = {2, 2, 1, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[20] = {-1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1,
        -1};
    static const uint8_t HAPPEN_AT[20] = {0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[20] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[20] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[20] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0};
    static const uint8_t PROC_AT[24] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1};
    static const uint8_t ENDLESS_AT[24] = {16, 17, 17, 16, 17, 16, 16, 16, 16, 16, 16, 16, 16, 18, 18, 18, 18, 18, 18,
        16, 16, 18, 16, 18};
    static const uint8_t ENTER_AT[2] = {20, 21};
    static const int32_t OPTION_COUNT[2] = {2, 2};
    static const int32_t FIRST_OPTION[2] = {0, 2};
    static const int32_t FIRST_ARG[5] = {0, 0, 0, 0, 0};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {0};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[4] = {0, 0, 0, 0};
    static const uint8_t TRIED_AT[2] = {20, 21};
    static const uint8_t JOIN_OF[2] = {8, 14};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {6, 13};
    static const uint8_t NEEDS[20] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[20] = {1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t SCOPED[20] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1};
    static const uint8_t POSTPONED[19] = {0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0};
    """
    const rw_bag3 BAG_OF_Card
    const uint8_t T_values_line_20[4]
    const uint8_t T_values_line_20_2[8]
    const uint8_t T_values_line_12[2]
    const rw_check CHECKS[9]
    const uint8_t IN_FRAME[20]
    const uint8_t FILLED_RESTING[20]
    const uint8_t FILLED[20]
    const uint8_t RETURNED_TO[20]
    const uint8_t CHECKED[7]
    const uint8_t POINT_KIND[20]
    const int8_t DECISION_AT[20]
    const uint8_t HAPPEN_AT[20]
    const uint8_t FRAME_SIZE[20]
    const uint8_t RETURN_AT[20]
    const uint8_t PROC_OF[20]
    const uint8_t PROC_AT[24]
    const uint8_t ENDLESS_AT[24]
    const uint8_t ENTER_AT[2]
    const int32_t OPTION_COUNT[2]
    const int32_t FIRST_OPTION[2]
    const int32_t FIRST_ARG[5]
    const int32_t ARG_KIND[1]
    const int32_t ARG_SIZE[1]
    const int32_t ARG_OFFSET[1]
    const uint8_t WANTED[4]
    const uint8_t TRIED_AT[2]
    const uint8_t JOIN_OF[2]
    const int8_t BODIES_END[2]
    const uint8_t BLOCK_OF[2]
    const uint8_t NEEDS[20]
    const uint8_t FAILS[20]
    const uint8_t SCOPED[20]
    const uint8_t POSTPONED[19]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'kuhn_poker.game', 20, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'kuhn_poker.game', 22, 9),
    ('RW602', 'something is written through none: there is no such place',
     'kuhn_poker.game', 23, 9),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'kuhn_poker.game', 25, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'kuhn_poker.game', 25, 9),
    ('RW601', 'a value does not fit its place',
     'kuhn_poker.game', 28, 17),
    ('RW602', 'something is written through none: there is no such place',
     'kuhn_poker.game', 28, 17),
    ('RW610', 'procedures call each other too deeply',
     'kuhn_poker.game', 12, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'kuhn_poker.game', 13, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'kuhn_poker.game', 13, 5),
    ('RW601', 'a value does not fit its place',
     'kuhn_poker.game', 15, 13),
    ('RW602', 'something is written through none: there is no such place',
     'kuhn_poker.game', 15, 13),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'kuhn_poker.game', 20, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'kuhn_poker.game', 21, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'kuhn_poker.game', 12, 1),
)
RULES = rules_capsule()
