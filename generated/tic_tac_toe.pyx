# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Tic-Tac-Toe, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    static const rw_check CHECKS[4];
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
    static const uint8_t POSTPONED[10];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[1];
        uint16_t m_mark[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
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
    _Static_assert(offsetof(S, m_mark) == 8, "m_mark");
    _Static_assert(offsetof(S, r_point) == 12, "r_point");
    _Static_assert(offsetof(S, r_base) == 14, "r_base");
    _Static_assert(offsetof(S, r_top) == 16, "r_top");
    _Static_assert(offsetof(S, r_winners) == 18, "r_winners");
    _Static_assert(offsetof(S, r_over) == 19, "r_over");
    _Static_assert(offsetof(S, r_actor) == 20, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 21, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 24, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 24, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, BLOCKS = 13, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 6, UNFINISHED = 7, INTERRUPTED = 8, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t r_stack[1]
        uint16_t m_mark[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
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


# ---------------------------------------------------------------- rules

cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef void generate_d0_0_mark(S* s, int you, Moves* out) noexcept nogil:
    # line 9
    cdef Move* m
    cdef int x1
    s.r_listed = 2
    cdef uint64_t left1 = 0x1FFULL & ~(<uint64_t>s.m_mark[0] | <uint64_t>s.m_mark[1])
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
    cdef uint64_t range1 = 0x1FFULL & ~(<uint64_t>s.m_mark[0] | <uint64_t>s.m_mark[1])
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
    generate_d0_0_mark(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_mark(S* s, int you) noexcept nogil:
    cdef uint64_t left1 = 0x1FFULL & ~(<uint64_t>s.m_mark[0] | <uint64_t>s.m_mark[1])
    if left1:
        left1 &= left1 - 1
        return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_mark(s, you)


cdef inline bint is_mark(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(<uint64_t>s.m_mark[0] >> i & 1) or <int>(<uint64_t>s.m_mark[1] >> i & 1))
    return <int>(<uint64_t>s.m_mark[value - 1] >> i & 1)


cdef inline void set_mark(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 9u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_mark[0] = s.m_mark[0] & ~bit | <uint64_t>(value == 1) << i
    s.m_mark[1] = s.m_mark[1] & ~bit | <uint64_t>(value == 2) << i


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_mark(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 9u:
            return False
        return is_mark(s, a, 0)
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
    # line 7
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v1_cell
    cdef int actor
    cdef Move drawn
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 0:
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            actor = its_play_you(s)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 1):
                        return 0
                    if drawn.option == 0:
                        p0_v1_cell = drawn.args[0]
                        point = 5
                    continue
                fault(s, 3)
                return 1
            else:
                if not any_legal_d0(s, actor):
                    fault(s, 3)
                    return 1
                s.r_point = 1
                rested(s)
                return 0
        elif point == 5:
            # line 10 @TT-2
            if rng == NULL and not is_mark(s, p0_v1_cell, 0):
                s.r_failure = 4
                return 1
            # line 11
            held = its_play_you(s)
            set_mark(s, p0_v1_cell, held, 5)
            if rw_any_within(&T_windows_line_7[(p0_v1_cell - 1) * 4], 4, s.m_mark[its_play_you(s) - 1]):
                # @TT-3
                over(s, 2, T_values_line_7[its_play_you(s) - 1])
                return 0
            elif 0x1FFULL & ~(<uint64_t>s.m_mark[0] | <uint64_t>s.m_mark[1]) == 0:
                # @TT-4
                over(s, 2, 0)
                return 0
            else:
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 13:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v1_cell = (<Move*>given).args[0]
                point = 5
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
    if s.r_point == 1:
        legal_d0(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 1:
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
    static const uint64_t T_windows_line_7[36] = {0x7ULL, 0x49ULL, 0x111ULL, ~0ULL, 0x7ULL, 0x92ULL, ~0ULL, ~0ULL,
        0x7ULL, 0x54ULL, 0x124ULL, ~0ULL, 0x38ULL, 0x49ULL, ~0ULL, ~0ULL, 0x38ULL, 0x54ULL, 0x92ULL, 0x111ULL,
        0x38ULL, 0x124ULL, ~0ULL, ~0ULL, 0x49ULL, 0x54ULL, 0x1C0ULL, ~0ULL, 0x92ULL, 0x1C0ULL, ~0ULL, ~0ULL, 0x111ULL,
        0x124ULL, 0x1C0ULL, ~0ULL};
    static const uint8_t T_values_line_7[2] = {1, 2};
    static const rw_check CHECKS[4] = {{8, 2, 'H', 0, 511}, {8, 2, '=', 2, 0}, {2, 1, 'B', 0, 2}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[13] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[13] = {2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[13] = {2, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3};
    static const uint8_t RETURNED_TO[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 2, 3, 3, 4};
    static const uint8_t POINT_KIND[13] = {2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[13] = {-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[13] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[14] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[14] = {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9};
    static const uint8_t ENTER_AT[1] = {13};
    static const int32_t OPTION_COUNT[1] = {1};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[2] = {0, 1};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {8};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[1] = {0};
    static const uint8_t TRIED_AT[1] = {13};
    static const uint8_t JOIN_OF[1] = {4};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {1};
    static const uint8_t NEEDS[13] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[13] = {1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1};
    static const uint8_t SCOPED[13] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0};
    static const uint8_t POSTPONED[10] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    """
    const uint64_t T_windows_line_7[36]
    const uint8_t T_values_line_7[2]
    const rw_check CHECKS[4]
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
    const uint8_t POSTPONED[10]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'tic_tac_toe.game', 7, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'tic_tac_toe.game', 9, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'tic_tac_toe.game', 9, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'tic_tac_toe.game', 10, 13),
    ('RW602', 'something is written through none: there is no such place',
     'tic_tac_toe.game', 11, 13),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'tic_tac_toe.game', 7, 1),
)
RULES = rules_capsule()
