# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Goofspiel, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_BAG(13)
    RW_DEFINE_RING(rw_ring2, int, 2)
    static const rw_check CHECKS[9];
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
    static const uint8_t PROC_AT[16];
    static const uint8_t ENDLESS_AT[16];
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
    static const uint8_t BODIES_END[1];
    static const uint8_t BLOCK_OF[1];
    static const uint8_t NEEDS[13];
    static const uint8_t FAILS[13];
    static const uint8_t SCOPED[13];
    static const uint8_t POSTPONED[15];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[2];
        int32_t m_won[2];
        uint16_t m_hand[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_prizes[13];
        uint8_t m_bid[2];
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
    _Static_assert(offsetof(S, m_won) == 16, "m_won");
    _Static_assert(offsetof(S, m_hand) == 24, "m_hand");
    _Static_assert(offsetof(S, r_point) == 28, "r_point");
    _Static_assert(offsetof(S, r_base) == 30, "r_base");
    _Static_assert(offsetof(S, r_top) == 32, "r_top");
    _Static_assert(offsetof(S, m_prizes) == 34, "m_prizes");
    _Static_assert(offsetof(S, m_bid) == 47, "m_bid");
    _Static_assert(offsetof(S, r_winners) == 49, "r_winners");
    _Static_assert(offsetof(S, r_over) == 50, "r_over");
    _Static_assert(offsetof(S, r_actor) == 51, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 52, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 56, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 56, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 13, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 13, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 10, UNFINISHED = 11, INTERRUPTED = 12, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_bag13:
        int32_t n[13]
    int rw_bag13_store(uint8_t*, rw_bag13, int)
    ctypedef struct rw_ring2:
        int items[2]
    int rw_ring2_item_v(rw_ring2, int)
    ctypedef struct S:
        uint64_t r_stack[2]
        int32_t m_won[2]
        uint16_t m_hand[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_prizes[13]
        uint8_t m_bid[2]
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


# ---------------------------------------------------------------- rules

cdef inline void set_its_play_prize(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef int push_play(S* s, int back) noexcept nogil:
    if push(s, back, -1, 16, 0, 1):
        return 1
    set_its_play_prize(s, 1)
    (<uint8_t*>(first_frame(s) + 7))[0] = 1
    (<uint8_t*>(first_frame(s) + 7))[1] = 1
    return 0


cdef inline void fill_prizes(S* s, rw_bag13 value, int site) noexcept nogil:
    if rw_bag13_store(&s.m_prizes[0], value, 65535):
        fault(s, site)


cdef inline void fill_hand(S* s, uint64_t value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_hand[i] = value


cdef inline int get_won(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_won[at0 - 1]


cdef inline int its_play_prize(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 3))[0]


cdef inline uint64_t its_play_still_to_choose(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 4))[0]


cdef rw_ring2 slot_chosen(S* s) noexcept nogil:
    cdef rw_ring2 r
    cdef int i
    for i in range(2):
        r.items[i] = (<uint8_t*>(first_frame(s) + 5))[i]
    return r


cdef rw_ring2 slot_chosen_card(S* s) noexcept nogil:
    cdef rw_ring2 r
    cdef int i
    for i in range(2):
        r.items[i] = (<uint8_t*>(first_frame(s) + 7))[i]
    return r


cdef inline int any_prizes(S* s) noexcept nogil:
    return rw_bytes_any(&s.m_prizes[0], 13)


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef inline void set_its_play_still_to_choose(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 4))[0] = value


cdef inline uint64_t at_hand(S* s, int at0) noexcept nogil:
    return s.m_hand[at0 - 1]


cdef void generate_d0_0_bid(S* s, int you, Moves* out) noexcept nogil:
    # line 15 @GS-3
    cdef Move* m
    cdef int x4
    s.r_listed = 3
    cdef uint64_t left4 = at_hand(s, you)
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x4


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a4
    cdef uint64_t range4 = at_hand(s, you)
    cdef uint32_t size4 = rw_size(range4)
    if size4 != 0:
        for tries in range(rw_min(40, size4)):
            at = rw_below(&rng.state, size4)
            k = at
            a4 = rw_numbered(rw_nth(range4, k), 1)
            m.option = 0
            m.args[0] = a4
            return 1
    rng.moves.count = 0
    generate_d0_0_bid(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_bid(S* s, int you) noexcept nogil:
    cdef uint64_t left4 = at_hand(s, you)
    if left4:
        left4 &= left4 - 1
        return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_bid(s, you)


cdef inline int at_bid(S* s, int at0) noexcept nogil:
    return s.m_bid[at0 - 1]


cdef inline uint64_t most_line_12(S* s) noexcept nogil:
    # line 12
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x6
    cdef uint64_t left6 = 3
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        value = at_bid(s, x6)
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x6 - 1, 2)
    return r


cdef inline void set_won(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_won[at0 - 1] = value


cdef inline void fill_bid(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_bid[i] = value


cdef inline void set_hand(S* s, int at0, uint64_t value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_hand[at0 - 1] = value


cdef inline void set_bid(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_bid[at0 - 1] = value


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_bid(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 13u:
            return False
        return rw_has(at_hand(s, you), a - 1, 13)
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    fill_prizes(s, BAG_OF_number, 0)
    fill_hand(s, 0x1FFFULL, 0)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push_play(s, 0)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_won(S* s, int seat) noexcept nogil:
    return get_won(s, seat) if seat else 0


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    cdef int total = score0_won(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_won(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 12
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v4_card
    cdef uint64_t p0_v7_highest
    cdef int total
    cdef int left
    cdef int index
    cdef int actor
    cdef int held
    cdef uint64_t held_2
    cdef int at
    cdef int held_3
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            point = 1
        elif point == 1:
            if any_prizes(s):
                set_its_play_prize(s, 1)
                set_its_play_you(s, 0)
                set_its_play_still_to_choose(s, 0)
                total = rw_bytes_total(&s.m_prizes[0], 13)
                if total == 0:
                    s.r_failure = 2
                    return 1
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 3
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_prizes[0], 13, left)
                (<uint8_t*>&s.m_prizes[0])[index] -= 1
                set_its_play_prize(s, rw_numbered(index, 1))
                point = 4
            else:
                # @GS-6
                over(s, 1, ranked_first(s))
                return 0
        elif point == 4:
            set_its_play_still_to_choose(s, 0x3ULL)
            point = 5
        elif point == 5:
            if its_play_still_to_choose(s) == 0:
                set_its_play_still_to_choose(s, 0x3ULL)
                point = 8
            else:
                set_its_play_you(s, T_values_line_12[its_play_still_to_choose(s)])
                set_its_play_still_to_choose(
                    s,
                    T_values_line_12_2[(its_play_you(s) - 1) * 4 + its_play_still_to_choose(s)]
                )
                actor = its_play_you(s)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d0(s, actor, rng, &r.chosen):
                        if not plays_on(s, rng, &r.chosen, 6):
                            return 0
                        given = &r.chosen
                        point = 13
                        continue
                    fault(s, 4)
                    return 1
                else:
                    if not any_legal_d0(s, actor):
                        fault(s, 4)
                        return 1
                    s.r_point = 6
                    rested(s)
                    return 0
        elif point == 8:
            if its_play_still_to_choose(s) == 0:
                p0_v7_highest = most_line_12(s)
                if T_values_line_12_3[p0_v7_highest]:
                    # line 20
                    held = get_won(s, T_values_line_12[p0_v7_highest]) + its_play_prize(s)
                    if -1000000 <= held and held <= 1000000:
                        set_won(s, T_values_line_12[p0_v7_highest], held, 6)
                    else:
                        fault(s, 5)
                fill_bid(s, 0, 0)
                point = 1
            else:
                set_its_play_you(s, T_values_line_12[its_play_still_to_choose(s)])
                set_its_play_still_to_choose(
                    s,
                    T_values_line_12_2[(its_play_you(s) - 1) * 4 + its_play_still_to_choose(s)]
                )
                p0_v4_card = rw_ring2_item_v(slot_chosen_card(s), its_play_you(s) - 1)
                point = 11
        elif point == 11:
            # line 16
            held_2 = at_hand(s, its_play_you(s))
            at = p0_v4_card - 1
            held_2 &= ~rw_single(at, 13)
            set_hand(s, its_play_you(s), held_2, 7)
            # line 17
            held_3 = p0_v4_card
            set_bid(s, its_play_you(s), held_3, 8)
            point = 8
        elif point == 13:
            if (<Move*>given).option == 0:
                (<uint8_t*>(first_frame(s) + 5))[s.r_actor - 1] = 0
                (<uint8_t*>(first_frame(s) + 7))[s.r_actor - 1] = (<Move*>given).args[0]
                point = 5
            else:
                return 1
        elif point == 14:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_prizes[0])[index_2] -= 1
            set_its_play_prize(s, rw_numbered(index_2, 1))
            point = 4
        elif point == 15:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v4_card = (<Move*>given).args[0]
                point = 11
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
    cdef int n = 0
    cdef int i
    if s.r_point == 3:
        for i in range(13):
            if (<uint8_t*>&s.m_prizes[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_prizes[0])[i]
                n += 1
    return n


# ---------------------------------------------------------------- invariants

cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const rw_bag13 BAG_OF_number = {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}};
    static const uint8_t T_values_line_12[4] = {0, 1, 2, 1};
    static const uint8_t T_values_line_12_2[8] = {0, 0, 2, 2, 0, 1, 0, 1};
    static const uint8_t T_values_line_12_3[4] = {0, 1, 1, 0};
    static const rw_check CHECKS[9] = {{24, 2, 'H', 0, 8191}, {47, 2, 'B', 0, 13}, {16, 2, 'i', -1000000, 1000000},
        {2, 1, 'B', 1, 13}, {3, 1, 'B', 0, 2}, {4, 1, 'B', 0, 3}, {5, 2, 'B', 0, 1}, {7, 2, 'B', 1, 13}, {3, 1, 'B',
        1, 2}};
    static const uint8_t IN_FRAME[13] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[13] = {2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[13] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3};
    static const uint8_t RETURNED_TO[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 3, 8, 8, 9};
    static const uint8_t POINT_KIND[13] = {2, 2, 2, 1, 2, 2, 0, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[13] = {-1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[13] = {0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[13] = {16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t RETURN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[16] = {13, 14, 13, 14, 14, 14, 13, 14, 14, 14, 14, 14, 14, 13, 13, 13};
    static const uint8_t ENTER_AT[1] = {13};
    static const int32_t OPTION_COUNT[1] = {1};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[2] = {0, 1};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {8};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[1] = {0};
    static const uint8_t TRIED_AT[1] = {15};
    static const uint8_t JOIN_OF[1] = {10};
    static const uint8_t BODIES_END[1] = {8};
    static const uint8_t BLOCK_OF[1] = {6};
    static const uint8_t NEEDS[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[13] = {1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t SCOPED[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1};
    static const uint8_t POSTPONED[15] = {0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0};
    """
    const rw_bag13 BAG_OF_number
    const uint8_t T_values_line_12[4]
    const uint8_t T_values_line_12_2[8]
    const uint8_t T_values_line_12_3[4]
    const rw_check CHECKS[9]
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
    const uint8_t PROC_AT[16]
    const uint8_t ENDLESS_AT[16]
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
    const uint8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[13]
    const uint8_t FAILS[13]
    const uint8_t SCOPED[13]
    const uint8_t POSTPONED[15]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'goofspiel.game', 12, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'goofspiel.game', 14, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'goofspiel.game', 15, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'goofspiel.game', 15, 9),
    ('RW601', 'a value does not fit its place',
     'goofspiel.game', 20, 13),
    ('RW602', 'something is written through none: there is no such place',
     'goofspiel.game', 20, 13),
    ('RW602', 'something is written through none: there is no such place',
     'goofspiel.game', 16, 30),
    ('RW602', 'something is written through none: there is no such place',
     'goofspiel.game', 17, 13),
    ('RW601', 'a value does not fit its place',
     'goofspiel.game', 15, 9),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'goofspiel.game', 12, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'goofspiel.game', 13, 5),
)
RULES = rules_capsule()
