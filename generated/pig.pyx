# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Pig, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    static const rw_check CHECKS[4];
    static const uint8_t IN_FRAME[18];
    static const uint8_t FILLED_RESTING[18];
    static const uint8_t FILLED[18];
    static const uint8_t RETURNED_TO[18];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[18];
    static const int8_t DECISION_AT[18];
    static const uint8_t HAPPEN_AT[18];
    static const uint8_t FRAME_SIZE[18];
    static const uint8_t RETURN_AT[18];
    static const uint8_t PROC_OF[18];
    static const uint8_t PROC_AT[20];
    static const uint8_t ENDLESS_AT[20];
    static const uint8_t ENTER_AT[1];
    static const int32_t OPTION_COUNT[1];
    static const int32_t FIRST_OPTION[1];
    static const int32_t FIRST_ARG[3];
    static const int32_t ARG_KIND[1];
    static const int32_t ARG_SIZE[1];
    static const int32_t ARG_OFFSET[1];
    static const uint8_t WANTED[2];
    static const uint8_t TRIED_AT[1];
    static const uint8_t JOIN_OF[1];
    static const int8_t BODIES_END[1];
    static const uint8_t BLOCK_OF[1];
    static const uint8_t NEEDS[18];
    static const uint8_t FAILS[18];
    static const uint8_t SCOPED[18];
    static const uint8_t POSTPONED[13];
    typedef struct __attribute__((aligned(8))) {
        uint64_t r_stack[1];
        int32_t m_points[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[7];
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
    _Static_assert(offsetof(S, m_points) == 8, "m_points");
    _Static_assert(offsetof(S, r_point) == 16, "r_point");
    _Static_assert(offsetof(S, r_base) == 18, "r_base");
    _Static_assert(offsetof(S, r_top) == 20, "r_top");
    _Static_assert(offsetof(S, r_winners) == 22, "r_winners");
    _Static_assert(offsetof(S, r_over) == 23, "r_over");
    _Static_assert(offsetof(S, r_actor) == 24, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 25, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 32, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 32, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, BLOCKS = 18, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 6, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 9, UNFINISHED = 10, INTERRUPTED = 11, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t r_stack[1]
        int32_t m_points[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[7]
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

cdef inline int get_points(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_points[at0 - 1]


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline int its_play_pot(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 3))[0]


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline void set_its_play_pot(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef inline int at_points(S* s, int at0) noexcept nogil:
    return s.m_points[at0 - 1]


cdef int sample_d0(S* s, int you, int c1, Sampler* rng, Move* m) noexcept nogil:
    cdef uint32_t at
    cdef int tries
    cdef uint32_t weight0 = 1 if at_points(s, you) + c1 < 100 else 0
    cdef uint32_t total = weight0 + 1u
    if total != 0:
        for tries in range(1):
            at = rw_below(&rng.state, total)
            if at < weight0:
                m.option = 0
                return 1
            else:
                at -= weight0
                m.option = 1
                return 1
    return 0


cdef inline void set_points(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_points[at0 - 1] = value


cdef void generate_d0_0_roll(S* s, int you, int c1, Moves* out) noexcept nogil:
    # line 13
    if at_points(s, you) + c1 >= 100:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d0_1_hold(S* s, int you, int c1, Moves* out) noexcept nogil:
    # line 19
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef void legal_d0(S* s, int you, int c1, Moves* out) noexcept nogil:
    generate_d0_0_roll(s, you, c1, out)
    generate_d0_1_hold(s, you, c1, out)


cdef bint is_legal_d0(S* s, int you, int c1, Move* m) noexcept nogil:
    if m.option == 0:
        return at_points(s, you) + c1 < 100
    if m.option == 1:
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
    # line 8
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v2_die
    cdef int actor
    cdef Move drawn
    cdef int total
    cdef uint64_t held
    cdef int left
    cdef int index
    cdef int held_2
    cdef int held_3
    cdef int index_2
    while True:
        if s.r_fault:
            return 1
        if point == 0:
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            set_its_play_pot(s, 0)
            point = 4
        elif point == 4:
            actor = its_play_you(s)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, its_play_pot(s), rng, &drawn):
                    if not plays_on(s, rng, &drawn, 4):
                        return 0
                    if drawn.option == 0:
                        point = 7
                    elif drawn.option == 1:
                        point = 13
                    continue
                fault(s, 2)
                return 1
            else:
                s.r_point = 4
                rested(s)
                return 0
        elif point == 5:
            set_its_play_you(s, 3 - its_play_you(s))
            point = 1
        elif point == 7:
            # line 14 @PG-5
            if rng == NULL and at_points(s, its_play_you(s)) + its_play_pot(s) >= 100:
                s.r_failure = 3
                return 1
            held = 63
            total = rw_size(held)
            if total == 0:
                s.r_failure = 4
                return 1
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 8
                rested(s)
                return 0
            left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
            s.r_counter += 1
            index = rw_nth(held, left)
            p0_v2_die = rw_numbered(index, 1)
            point = 9
        elif point == 9:
            if p0_v2_die == 1:
                point = 5
            else:
                # line 18
                held_2 = its_play_pot(s) + p0_v2_die
                if 0 <= held_2 and held_2 <= 220:
                    set_its_play_pot(s, held_2)
                else:
                    fault(s, 5)
                point = 4
        elif point == 13:
            # line 20
            held_3 = at_points(s, its_play_you(s)) + its_play_pot(s)
            if -1000000 <= held_3 and held_3 <= 1000000:
                set_points(s, its_play_you(s), held_3, 8)
            else:
                fault(s, 7)
            if at_points(s, its_play_you(s)) >= 100:
                # @PG-7
                over(s, 2, T_values_line_8[its_play_you(s) - 1])
                return 0
            else:
                point = 5
        elif point == 18:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                point = 7
            elif (<Move*>given).option == 1:
                set_its_play_you(s, s.r_actor)
                point = 13
            else:
                return 1
        elif point == 19:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            p0_v2_die = rw_numbered(index_2, 1)
            point = 9
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
    if s.r_point == 4:
        legal_d0(s, s.r_actor, its_play_pot(s), out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 4:
        return is_legal_d0(s, s.r_actor, its_play_pot(s), m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    cdef uint64_t held
    if s.r_point == 8:
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
    static const uint8_t T_values_line_8[2] = {1, 2};
    static const rw_check CHECKS[4] = {{8, 2, 'i', -1000000, 1000000}, {2, 1, 'B', 0, 2}, {3, 1, 'B', 0, 220}, {2, 1,
        'B', 1, 2}};
    static const uint8_t IN_FRAME[18] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[18] = {2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[18] = {2, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t RETURNED_TO[18] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 1, 3, 3, 4};
    static const uint8_t POINT_KIND[18] = {2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[18] = {-1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[18] = {0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[18] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[18] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[18] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[20] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[20] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
        12};
    static const uint8_t ENTER_AT[1] = {18};
    static const int32_t OPTION_COUNT[1] = {2};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[3] = {0, 0, 0};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {0};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[2] = {0, 0};
    static const uint8_t TRIED_AT[1] = {18};
    static const uint8_t JOIN_OF[1] = {6};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {4};
    static const uint8_t NEEDS[18] = {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[18] = {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t SCOPED[18] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t POSTPONED[13] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0};
    """
    const uint8_t T_values_line_8[2]
    const rw_check CHECKS[4]
    const uint8_t IN_FRAME[18]
    const uint8_t FILLED_RESTING[18]
    const uint8_t FILLED[18]
    const uint8_t RETURNED_TO[18]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[18]
    const int8_t DECISION_AT[18]
    const uint8_t HAPPEN_AT[18]
    const uint8_t FRAME_SIZE[18]
    const uint8_t RETURN_AT[18]
    const uint8_t PROC_OF[18]
    const uint8_t PROC_AT[20]
    const uint8_t ENDLESS_AT[20]
    const uint8_t ENTER_AT[1]
    const int32_t OPTION_COUNT[1]
    const int32_t FIRST_OPTION[1]
    const int32_t FIRST_ARG[3]
    const int32_t ARG_KIND[1]
    const int32_t ARG_SIZE[1]
    const int32_t ARG_OFFSET[1]
    const uint8_t WANTED[2]
    const uint8_t TRIED_AT[1]
    const uint8_t JOIN_OF[1]
    const int8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[18]
    const uint8_t FAILS[18]
    const uint8_t SCOPED[18]
    const uint8_t POSTPONED[13]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'pig.game', 8, 1),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'pig.game', 12, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'pig.game', 14, 21),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'pig.game', 15, 21),
    ('RW601', 'a value does not fit its place',
     'pig.game', 18, 21),
    ('RW602', 'something is written through none: there is no such place',
     'pig.game', 18, 21),
    ('RW601', 'a value does not fit its place',
     'pig.game', 20, 21),
    ('RW602', 'something is written through none: there is no such place',
     'pig.game', 20, 21),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'pig.game', 8, 1),
)
RULES = rules_capsule()
