# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Liar's Dice, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    static const rw_check CHECKS[8];
    static const uint8_t IN_FRAME[16];
    static const uint8_t FILLED_RESTING[16];
    static const uint8_t FILLED[16];
    static const uint8_t RETURNED_TO[16];
    static const uint8_t CHECKED[6];
    static const uint8_t POINT_KIND[16];
    static const int8_t DECISION_AT[16];
    static const uint8_t HAPPEN_AT[16];
    static const uint8_t FRAME_SIZE[16];
    static const uint8_t RETURN_AT[16];
    static const uint8_t PROC_OF[16];
    static const uint8_t PROC_AT[18];
    static const uint8_t ENDLESS_AT[18];
    static const uint8_t ENTER_AT[1];
    static const int32_t OPTION_COUNT[1];
    static const int32_t FIRST_OPTION[1];
    static const int32_t FIRST_ARG[3];
    static const int32_t ARG_KIND[2];
    static const int32_t ARG_SIZE[2];
    static const int32_t ARG_OFFSET[2];
    static const uint8_t WANTED[2];
    static const uint8_t TRIED_AT[1];
    static const uint8_t JOIN_OF[1];
    static const int8_t BODIES_END[1];
    static const uint8_t BLOCK_OF[1];
    static const uint8_t NEEDS[16];
    static const uint8_t FAILS[16];
    static const uint8_t SCOPED[16];
    static const uint8_t POSTPONED[20];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_dice[12];
        uint8_t m_quantity;
        uint8_t m_face;
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
    } S;
    _Static_assert(offsetof(S, r_stack) == 0, "r_stack");
    _Static_assert(offsetof(S, r_point) == 16, "r_point");
    _Static_assert(offsetof(S, r_base) == 18, "r_base");
    _Static_assert(offsetof(S, r_top) == 20, "r_top");
    _Static_assert(offsetof(S, m_dice) == 22, "m_dice");
    _Static_assert(offsetof(S, m_quantity) == 34, "m_quantity");
    _Static_assert(offsetof(S, m_face) == 35, "m_face");
    _Static_assert(offsetof(S, r_winners) == 36, "r_winners");
    _Static_assert(offsetof(S, r_over) == 37, "r_over");
    _Static_assert(offsetof(S, r_actor) == 38, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 39, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 40, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 40, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 16, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 6, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 15, UNFINISHED = 16, INTERRUPTED = 17, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t r_stack[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_dice[12]
        uint8_t m_quantity
        uint8_t m_face
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

include "rules.pxi"


# ---------------------------------------------------------------- rules

cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 6))[0]


cdef inline uint64_t its_play_rest_of_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 7))[0]


cdef inline int its_play_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>first_frame(s))[0]


cdef inline int its_play_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 8))[0]


cdef inline void set_its_play_rest_of_you(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 7))[0] = value


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 8))[0] = value


cdef inline void set_its_play_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 6))[0] = value


cdef inline void set_its_play_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>first_frame(s))[0] = value


cdef inline int place_in_dice(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return -1
    return at0 - 1


cdef void generate_d0_0_bid(S* s, int you, Moves* out) noexcept nogil:
    # line 20 @LD-2
    cdef Move* m
    cdef int x5
    cdef uint64_t left6
    cdef int x6
    s.r_listed = 7
    for x5 in range(1, 3):
        left6 = (
            rw_range(0, 5, 6)
            & <uint64_t>T_masks_line_19[((x5 > s.m_quantity) * 2 + (x5 == s.m_quantity)) * 7 + rw_place(s.m_face, 7)]
        )
        while left6:
            x6 = rw_lowest(left6) + 1
            left6 &= left6 - 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x5
            m.args[1] = x6


cdef void generate_d0_1_liar(S* s, int you, Moves* out) noexcept nogil:
    # line 24
    if s.m_quantity <= 0:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a5
    cdef int a6
    cdef uint32_t weight0 = 12
    cdef uint32_t weight1 = 1 if s.m_quantity > 0 else 0
    cdef uint32_t total = weight0 + weight1
    if total != 0:
        for tries in range(40 if total >= 256 else 16):
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at % 2
                at = at // 2
                a5 = 1 + k
                k = at
                a6 = 1 + k
                if a5 > s.m_quantity or a5 == s.m_quantity and a6 > s.m_face:
                    m.option = 0
                    m.args[0] = a5
                    m.args[1] = a6
                    return 1
            else:
                at -= weight0
                m.option = 1
                return 1
    rng.moves.count = 0
    generate_d0_0_bid(s, you, &rng.moves)
    generate_d0_1_liar(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_bid(S* s, int you) noexcept nogil:
    cdef int x5
    cdef uint64_t left6
    for x5 in range(1, 3):
        left6 = (
            rw_range(0, 5, 6)
            & <uint64_t>T_masks_line_19[((x5 > s.m_quantity) * 2 + (x5 == s.m_quantity)) * 7 + rw_place(s.m_face, 7)]
        )
        if left6:
            left6 &= left6 - 1
            return True
    return False


cdef inline bint any_d0_1_liar(S* s, int you) noexcept nogil:
    return s.m_quantity > 0


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    if any_d0_0_bid(s, you):
        return True
    return any_d0_1_liar(s, you)


cdef inline void set_quantity(S* s, int value, int site) noexcept nogil:
    s.m_quantity = value


cdef inline void set_face(S* s, int value, int site) noexcept nogil:
    s.m_face = value


cdef inline int count_line_11(S* s, int v0, int v1) noexcept nogil:
    # line 11
    cdef int n = 0
    cdef int x2
    cdef int k2
    cdef int at2 = place_in_dice(v1)
    for k2 in range(6 if at2 >= 0 else 0):
        if (<uint8_t*>&s.m_dice[at2 * 6])[k2] != 0:
            x2 = k2 + 1
            if x2 == v0 or x2 == 6:
                n += <int64_t>(<uint8_t*>&s.m_dice[at2 * 6])[k2]
    return n


cdef inline int sum_line_11(S* s, int v0) noexcept nogil:
    # line 11
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = 3
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += count_line_11(s, v0, x1)
    return r


cdef inline int f_showing(S* s, int v_f) noexcept nogil:
    # line 11
    return sum_line_11(s, v_f)


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_bid(s, you, out)
    generate_d0_1_liar(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 2u:
            return False
        if <unsigned int>(a_2 - 1) >= 6u:
            return False
        return a > s.m_quantity or a == s.m_quantity and a_2 > s.m_face
    if m.option == 1:
        return s.m_quantity > 0
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 16, 4, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    return 0


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    return 0


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 13
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v3_die
    cdef int p0_v5_q
    cdef int p0_v6_f
    cdef int total
    cdef uint64_t held
    cdef int left
    cdef int index
    cdef int flat
    cdef int at
    cdef int count
    cdef int actor
    cdef Move drawn
    cdef int held_2
    cdef int held_3
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            set_its_play_rest_of_you(s, 0x3ULL)
            point = 1
        elif point == 1:
            if its_play_rest_of_you(s) == 0:
                set_its_play_you(s, 1)
                point = 8
            else:
                set_its_play_you_2(s, T_values_line_13[its_play_rest_of_you(s)])
                set_its_play_rest_of_you(s, T_values_line_13_2[(its_play_you(s) - 1) * 4 + its_play_rest_of_you(s)])
                set_its_play_times_left(s, 1)
                point = 4
        elif point == 4:
            if its_play_times_left(s) > 0:
                set_its_play_times_left(s, checked_sub(s, its_play_times_left(s), 1, 2))
                held = 63
                total = rw_size(held)
                if total == 0:
                    s.r_failure = 3
                    return 1
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 5
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_nth(held, left)
                p0_v3_die = rw_numbered(index, 1)
                point = 7
            else:
                point = 1
        elif point == 7:
            # line 17
            flat = place_in_dice(its_play_you(s))
            at = p0_v3_die - 1
            count = 1
            if <unsigned int>at >= 6u:
                fault(s, 4)
            elif (
                ((<uint8_t*>&s.m_dice[flat * 6])[at] if flat >= 0 else 0) + <int64_t>count > 255
                or (rw_bytes_total(&s.m_dice[flat * 6], 6) if flat >= 0 else 0) + <int64_t>count > 1
            ):
                fault(s, 5)
            elif flat < 0:
                fault(s, 6)
            else:
                (<uint8_t*>&s.m_dice[flat * 6])[at] += <uint8_t>count
            point = 4
        elif point == 8:
            set_its_play_you_2(s, 0)
            set_its_play_rest_of_you(s, 0)
            set_its_play_times_left(s, 0)
            actor = its_play_you_2(s)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 8):
                        return 0
                    if drawn.option == 0:
                        p0_v5_q = drawn.args[0]
                        p0_v6_f = drawn.args[1]
                        point = 12
                    elif drawn.option == 1:
                        point = 14
                    continue
                fault(s, 8)
                return 1
            else:
                if not any_legal_d0(s, actor):
                    fault(s, 8)
                    return 1
                s.r_point = 8
                rested(s)
                return 0
        elif point == 12:
            # line 21 @LD-3
            if rng == NULL and not (p0_v5_q > s.m_quantity or p0_v5_q == s.m_quantity and p0_v6_f > s.m_face):
                s.r_failure = 9
                return 1
            # line 22
            held_2 = p0_v5_q
            set_quantity(s, held_2, 11)
            # line 23
            held_3 = p0_v6_f
            set_face(s, held_3, 13)
            set_its_play_you(s, 3 - its_play_you_2(s))
            point = 8
        elif point == 14:
            # line 25 @LD-4
            if rng == NULL and s.m_quantity <= 0:
                s.r_failure = 14
                return 1
            # @LD-5
            over(
                s,
                2,
                rw_single(
                    (3 - its_play_you_2(s) if f_showing(s, s.m_face) >= s.m_quantity else its_play_you_2(s)) - 1,
                    2
                )
            )
            return 0
        elif point == 16:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v5_q = (<Move*>given).args[0]
                p0_v6_f = (<Move*>given).args[1]
                point = 12
            elif (<Move*>given).option == 1:
                set_its_play_you(s, s.r_actor)
                point = 14
            else:
                return 1
        elif point == 17:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            p0_v3_die = rw_numbered(index_2, 1)
            point = 7
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
    if s.r_point == 8:
        legal_d0(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 8:
        return is_legal_d0(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    cdef uint64_t held
    if s.r_point == 5:
        held = 63
        for i in range(6):
            if rw_has(held, i, 6):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    return n


# ---------------------------------------------------------------- invariants

cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint8_t T_values_line_13[4] = {0, 1, 2, 1};
    static const uint8_t T_values_line_13_2[8] = {0, 0, 2, 2, 0, 1, 0, 1};
    static const uint8_t T_masks_line_19[28] = {0, 0, 0, 0, 0, 0, 0, 63, 62, 60, 56, 48, 32, 0, 63, 63, 63, 63, 63,
        63, 63, 63, 63, 63, 63, 63, 63, 63};
    static const rw_check CHECKS[8] = {{34, 1, 'B', 0, 10}, {35, 1, 'B', 0, 6}, {0, 1, 'i', -2147483647, 2147483647},
        {6, 1, 'B', 0, 2}, {7, 1, 'B', 0, 3}, {8, 1, 'B', 0, 2}, {6, 1, 'B', 1, 2}, {8, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[16] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[16] = {2, 2, 2, 2, 2, 3, 2, 2, 4, 2, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[16] = {2, 2, 2, 2, 3, 3, 2, 3, 4, 4, 2, 4, 4, 4, 4, 4};
    static const uint8_t RETURNED_TO[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[6] = {0, 2, 6, 6, 7, 8};
    static const uint8_t POINT_KIND[16] = {2, 2, 2, 2, 2, 1, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[16] = {-1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[16] = {0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[16] = {16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t RETURN_AT[16] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    static const uint8_t PROC_OF[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[18] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[18] = {18, 19, 19, 18, 19, 19, 19, 19, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18};
    static const uint8_t ENTER_AT[1] = {16};
    static const int32_t OPTION_COUNT[1] = {2};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[3] = {0, 2, 2};
    static const int32_t ARG_KIND[2] = {0, 0};
    static const int32_t ARG_SIZE[2] = {8, 8};
    static const int32_t ARG_OFFSET[2] = {0, 1};
    static const uint8_t WANTED[2] = {0, 0};
    static const uint8_t TRIED_AT[1] = {16};
    static const uint8_t JOIN_OF[1] = {11};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {8};
    static const uint8_t NEEDS[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0};
    static const uint8_t FAILS[16] = {1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0};
    static const uint8_t SCOPED[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1};
    static const uint8_t POSTPONED[20] = {0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
    """
    const uint8_t T_values_line_13[4]
    const uint8_t T_values_line_13_2[8]
    const uint8_t T_masks_line_19[28]
    const rw_check CHECKS[8]
    const uint8_t IN_FRAME[16]
    const uint8_t FILLED_RESTING[16]
    const uint8_t FILLED[16]
    const uint8_t RETURNED_TO[16]
    const uint8_t CHECKED[6]
    const uint8_t POINT_KIND[16]
    const int8_t DECISION_AT[16]
    const uint8_t HAPPEN_AT[16]
    const uint8_t FRAME_SIZE[16]
    const uint8_t RETURN_AT[16]
    const uint8_t PROC_OF[16]
    const uint8_t PROC_AT[18]
    const uint8_t ENDLESS_AT[18]
    const uint8_t ENTER_AT[1]
    const int32_t OPTION_COUNT[1]
    const int32_t FIRST_OPTION[1]
    const int32_t FIRST_ARG[3]
    const int32_t ARG_KIND[2]
    const int32_t ARG_SIZE[2]
    const int32_t ARG_OFFSET[2]
    const uint8_t WANTED[2]
    const uint8_t TRIED_AT[1]
    const uint8_t JOIN_OF[1]
    const int8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[16]
    const uint8_t FAILS[16]
    const uint8_t SCOPED[16]
    const uint8_t POSTPONED[20]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'liars_dice.game', 13, 1),
    ('RW605', 'a number is too large to compute with',
     'liars_dice.game', 13, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'liars_dice.game', 16, 13),
    ('RW602', 'none cannot be put there',
     'liars_dice.game', 17, 24),
    ('RW601', 'a value does not fit its place',
     'liars_dice.game', 17, 24),
    ('RW602', 'something is written through none: there is no such place',
     'liars_dice.game', 17, 24),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'liars_dice.game', 19, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'liars_dice.game', 19, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'liars_dice.game', 21, 17),
    ('RW602', 'something is written through none: there is no such place',
     'liars_dice.game', 22, 17),
    ('RW601', 'a value does not fit its place',
     'liars_dice.game', 22, 17),
    ('RW602', 'something is written through none: there is no such place',
     'liars_dice.game', 23, 17),
    ('RW601', 'a value does not fit its place',
     'liars_dice.game', 23, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'liars_dice.game', 25, 17),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'liars_dice.game', 13, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'liars_dice.game', 14, 5),
)
RULES = rules_capsule()
