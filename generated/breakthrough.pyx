# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Breakthrough, for 2: written by the compiler from its definition; read freely, never edit.
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
    static const int32_t ARG_KIND[2];
    static const int32_t ARG_SIZE[2];
    static const int32_t ARG_OFFSET[2];
    static const uint8_t WANTED[1];
    static const uint8_t TRIED_AT[1];
    static const uint8_t JOIN_OF[1];
    static const int8_t BODIES_END[1];
    static const uint8_t BLOCK_OF[1];
    static const uint8_t NEEDS[13];
    static const uint8_t FAILS[13];
    static const uint8_t SCOPED[13];
    static const uint8_t POSTPONED[13];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_pawn[2];
        uint64_t r_stack[1];
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
    _Static_assert(offsetof(S, m_pawn) == 0, "m_pawn");
    _Static_assert(offsetof(S, r_stack) == 16, "r_stack");
    _Static_assert(offsetof(S, r_point) == 24, "r_point");
    _Static_assert(offsetof(S, r_base) == 26, "r_base");
    _Static_assert(offsetof(S, r_top) == 28, "r_top");
    _Static_assert(offsetof(S, r_winners) == 30, "r_winners");
    _Static_assert(offsetof(S, r_over) == 31, "r_over");
    _Static_assert(offsetof(S, r_actor) == 32, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 33, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 40, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 40, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, BLOCKS = 13, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 9, UNFINISHED = 10, INTERRUPTED = 11, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t m_pawn[2]
        uint64_t r_stack[1]
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

cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef void generate_d0_0_move(S* s, int you, Moves* out) noexcept nogil:
    # line 23 @BT-3
    cdef Move* m
    cdef int x3
    cdef uint64_t left5
    cdef int x5
    s.r_listed = 2
    cdef uint64_t left3 = s.m_pawn[you - 1]
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        left5 = (
            T_values_line_23[(you - 1) * 64 + (x3 - 1)]
            & ~s.m_pawn[you - 1]
            & (~(s.m_pawn[0] | s.m_pawn[1]) | 0xFFFFFFFFFFFFFFFFULL & ~T_masks_line_23[x3 - 1])
        )
        while left5:
            x5 = rw_lowest(left5) + 1
            left5 &= left5 - 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x3
            m.args[1] = x5


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a3
    cdef int a5
    cdef uint64_t range5
    cdef uint64_t range3 = s.m_pawn[you - 1]
    cdef uint32_t size3 = rw_size(range3)
    cdef uint32_t weight0 = size3 * 3
    if weight0 != 0:
        for tries in range(rw_min(40, weight0)):
            at = rw_below(&rng.state, weight0)
            k = at % size3
            at = at // size3
            a3 = rw_nth(range3, k) + 1
            range5 = (
                T_values_line_23[(you - 1) * 64 + (a3 - 1)]
                & ~s.m_pawn[you - 1]
                & (~(s.m_pawn[0] | s.m_pawn[1]) | 0xFFFFFFFFFFFFFFFFULL & ~T_masks_line_23[a3 - 1])
            )
            k = at
            if k < rw_size(range5):
                a5 = rw_nth(range5, k) + 1
                m.option = 0
                m.args[0] = a3
                m.args[1] = a5
                return 1
    rng.moves.count = 0
    generate_d0_0_move(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_move(S* s, int you) noexcept nogil:
    cdef int x3
    cdef uint64_t left5
    cdef uint64_t left3 = s.m_pawn[you - 1]
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        left5 = (
            T_values_line_23[(you - 1) * 64 + (x3 - 1)]
            & ~s.m_pawn[you - 1]
            & (~(s.m_pawn[0] | s.m_pawn[1]) | 0xFFFFFFFFFFFFFFFFULL & ~T_masks_line_23[x3 - 1])
        )
        if left5:
            left5 &= left5 - 1
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_move(s, you)


cdef inline bint is_pawn(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(s.m_pawn[value - 1] >> i & 1)


cdef inline bint is_pawn_2(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(s.m_pawn[0] >> i & 1) or <int>(s.m_pawn[1] >> i & 1))
    return <int>(s.m_pawn[value - 1] >> i & 1)


cdef inline void set_pawn(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_pawn[0] = s.m_pawn[0] & ~bit | <uint64_t>(value == 1) << i
    s.m_pawn[1] = s.m_pawn[1] & ~bit | <uint64_t>(value == 2) << i


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_move(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 64u:
            return False
        if not is_pawn(s, a, you):
            return False
        if <unsigned int>(a_2 - 1) >= 64u:
            return False
        if not rw_has(T_values_line_23[(you - 1) * 64 + (a - 1)], a_2 - 1, 64):
            return False
        if is_pawn(s, a_2, you):
            return False
        if not (is_pawn_2(s, a_2, 0) or <int>T_values_line_26[(a - 1) * 64 + (a_2 - 1)]):
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
    # line 17
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v3_a
    cdef int p0_v5_b
    cdef int held
    cdef uint64_t cells
    cdef int held_2
    cdef uint64_t cells_2
    cdef int actor
    cdef Move drawn
    cdef int held_3
    cdef int held_4
    while True:
        if s.r_fault:
            return 1
        if point == 0:
            held = 1
            cells = 65535
            s.m_pawn[0] &= ~cells
            s.m_pawn[1] &= ~cells
            if held > 0:
                s.m_pawn[held - 1] |= cells
            held_2 = 2
            cells_2 = 0xFFFF000000000000ULL
            s.m_pawn[0] &= ~cells_2
            s.m_pawn[1] &= ~cells_2
            if held_2 > 0:
                s.m_pawn[held_2 - 1] |= cells_2
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
                        p0_v3_a = drawn.args[0]
                        p0_v5_b = drawn.args[1]
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
            # line 24 @BT-2
            if rng == NULL and not is_pawn(s, p0_v3_a, its_play_you(s)):
                s.r_failure = 4
                return 1
            # line 25 @BT-4
            if rng == NULL and is_pawn(s, p0_v5_b, its_play_you(s)):
                s.r_failure = 5
                return 1
            # line 26 @BT-5
            if (
                rng == NULL
                and not (is_pawn_2(s, p0_v5_b, 0) or <int>T_values_line_26[(p0_v3_a - 1) * 64 + (p0_v5_b - 1)])
            ):
                s.r_failure = 6
                return 1
            # line 27
            held_3 = 0
            set_pawn(s, p0_v3_a, held_3, 7)
            # line 28
            held_4 = its_play_you(s)
            set_pawn(s, p0_v5_b, held_4, 8)
            if T_values_line_17[(its_play_you(s) - 1) * 64 + (p0_v5_b - 1)]:
                # @BT-6
                over(s, 2, T_values_line_17_2[its_play_you(s) - 1])
                return 0
            elif s.m_pawn[2 - its_play_you(s)] == 0:
                # @BT-7
                over(s, 2, T_values_line_17_2[its_play_you(s) - 1])
                return 0
            else:
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 13:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v3_a = (<Move*>given).args[0]
                p0_v5_b = (<Move*>given).args[1]
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
    static const uint64_t T_values_line_23[128] = {0x300ULL, 0x700ULL, 0xE00ULL, 0x1C00ULL, 0x3800ULL, 0x7000ULL,
        0xE000ULL, 0xC000ULL, 0x30000ULL, 0x70000ULL, 0xE0000ULL, 0x1C0000ULL, 0x380000ULL, 0x700000ULL, 0xE00000ULL,
        0xC00000ULL, 0x3000000ULL, 0x7000000ULL, 0xE000000ULL, 0x1C000000ULL, 0x38000000ULL, 0x70000000ULL,
        0xE0000000ULL, 0xC0000000ULL, 0x300000000ULL, 0x700000000ULL, 0xE00000000ULL, 0x1C00000000ULL,
        0x3800000000ULL, 0x7000000000ULL, 0xE000000000ULL, 0xC000000000ULL, 0x30000000000ULL, 0x70000000000ULL,
        0xE0000000000ULL, 0x1C0000000000ULL, 0x380000000000ULL, 0x700000000000ULL, 0xE00000000000ULL,
        0xC00000000000ULL, 0x3000000000000ULL, 0x7000000000000ULL, 0xE000000000000ULL, 0x1C000000000000ULL,
        0x38000000000000ULL, 0x70000000000000ULL, 0xE0000000000000ULL, 0xC0000000000000ULL, 0x300000000000000ULL,
        0x700000000000000ULL, 0xE00000000000000ULL, 0x1C00000000000000ULL, 0x3800000000000000ULL,
        0x7000000000000000ULL, 0xE000000000000000ULL, 0xC000000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3ULL, 0x7ULL,
        0xEULL, 0x1CULL, 0x38ULL, 0x70ULL, 0xE0ULL, 0xC0ULL, 0x300ULL, 0x700ULL, 0xE00ULL, 0x1C00ULL, 0x3800ULL,
        0x7000ULL, 0xE000ULL, 0xC000ULL, 0x30000ULL, 0x70000ULL, 0xE0000ULL, 0x1C0000ULL, 0x380000ULL, 0x700000ULL,
        0xE00000ULL, 0xC00000ULL, 0x3000000ULL, 0x7000000ULL, 0xE000000ULL, 0x1C000000ULL, 0x38000000ULL,
        0x70000000ULL, 0xE0000000ULL, 0xC0000000ULL, 0x300000000ULL, 0x700000000ULL, 0xE00000000ULL, 0x1C00000000ULL,
        0x3800000000ULL, 0x7000000000ULL, 0xE000000000ULL, 0xC000000000ULL, 0x30000000000ULL, 0x70000000000ULL,
        0xE0000000000ULL, 0x1C0000000000ULL, 0x380000000000ULL, 0x700000000000ULL, 0xE00000000000ULL,
        0xC00000000000ULL, 0x3000000000000ULL, 0x7000000000000ULL, 0xE000000000000ULL, 0x1C000000000000ULL,
        0x38000000000000ULL, 0x70000000000000ULL, 0xE0000000000000ULL, 0xC0000000000000ULL};
    static const uint64_t T_masks_line_23[64] = {0x101010101010101ULL, 0x202020202020202ULL, 0x404040404040404ULL,
        0x808080808080808ULL, 0x1010101010101010ULL, 0x2020202020202020ULL, 0x4040404040404040ULL,
        0x8080808080808080ULL, 0x101010101010101ULL, 0x202020202020202ULL, 0x404040404040404ULL, 0x808080808080808ULL,
        0x1010101010101010ULL, 0x2020202020202020ULL, 0x4040404040404040ULL, 0x8080808080808080ULL,
        0x101010101010101ULL, 0x202020202020202ULL, 0x404040404040404ULL, 0x808080808080808ULL, 0x1010101010101010ULL,
        0x2020202020202020ULL, 0x4040404040404040ULL, 0x8080808080808080ULL, 0x101010101010101ULL,
        0x202020202020202ULL, 0x404040404040404ULL, 0x808080808080808ULL, 0x1010101010101010ULL,
        0x2020202020202020ULL, 0x4040404040404040ULL, 0x8080808080808080ULL, 0x101010101010101ULL,
        0x202020202020202ULL, 0x404040404040404ULL, 0x808080808080808ULL, 0x1010101010101010ULL,
        0x2020202020202020ULL, 0x4040404040404040ULL, 0x8080808080808080ULL, 0x101010101010101ULL,
        0x202020202020202ULL, 0x404040404040404ULL, 0x808080808080808ULL, 0x1010101010101010ULL,
        0x2020202020202020ULL, 0x4040404040404040ULL, 0x8080808080808080ULL, 0x101010101010101ULL,
        0x202020202020202ULL, 0x404040404040404ULL, 0x808080808080808ULL, 0x1010101010101010ULL,
        0x2020202020202020ULL, 0x4040404040404040ULL, 0x8080808080808080ULL, 0x101010101010101ULL,
        0x202020202020202ULL, 0x404040404040404ULL, 0x808080808080808ULL, 0x1010101010101010ULL,
        0x2020202020202020ULL, 0x4040404040404040ULL, 0x8080808080808080ULL};
    static const uint8_t T_values_line_26[4096] = {0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1,
        1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1, 0};
    static const uint8_t T_values_line_17[128] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_17_2[2] = {1, 2};
    static const rw_check CHECKS[4] = {{0, 2, 'Q', 0, -1}, {0, 2, '=', 8, 0}, {2, 1, 'B', 0, 2}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[13] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[13] = {2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[13] = {2, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t RETURNED_TO[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 2, 3, 3, 4};
    static const uint8_t POINT_KIND[13] = {2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[13] = {-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[13] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[14] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[14] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12};
    static const uint8_t ENTER_AT[1] = {13};
    static const int32_t OPTION_COUNT[1] = {1};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[2] = {0, 2};
    static const int32_t ARG_KIND[2] = {0, 0};
    static const int32_t ARG_SIZE[2] = {8, 8};
    static const int32_t ARG_OFFSET[2] = {0, 1};
    static const uint8_t WANTED[1] = {0};
    static const uint8_t TRIED_AT[1] = {13};
    static const uint8_t JOIN_OF[1] = {4};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {1};
    static const uint8_t NEEDS[13] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[13] = {1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1};
    static const uint8_t SCOPED[13] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t POSTPONED[13] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0};
    """
    const uint64_t T_values_line_23[128]
    const uint64_t T_masks_line_23[64]
    const uint8_t T_values_line_26[4096]
    const uint8_t T_values_line_17[128]
    const uint8_t T_values_line_17_2[2]
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
    const int32_t ARG_KIND[2]
    const int32_t ARG_SIZE[2]
    const int32_t ARG_OFFSET[2]
    const uint8_t WANTED[1]
    const uint8_t TRIED_AT[1]
    const uint8_t JOIN_OF[1]
    const int8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[13]
    const uint8_t FAILS[13]
    const uint8_t SCOPED[13]
    const uint8_t POSTPONED[13]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'breakthrough.game', 17, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'breakthrough.game', 23, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'breakthrough.game', 23, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'breakthrough.game', 24, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'breakthrough.game', 25, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'breakthrough.game', 26, 13),
    ('RW602', 'something is written through none: there is no such place',
     'breakthrough.game', 27, 13),
    ('RW602', 'something is written through none: there is no such place',
     'breakthrough.game', 28, 13),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'breakthrough.game', 17, 1),
)
RULES = rules_capsule()
