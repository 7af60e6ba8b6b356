# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Connect Four, for 2: written by the compiler from its definition; read freely, never edit.
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
        uint64_t m_disc[2];
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
    _Static_assert(offsetof(S, m_disc) == 0, "m_disc");
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
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 6, UNFINISHED = 7, INTERRUPTED = 8, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t m_disc[2]
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


cdef inline bint leads_d0_0_drop(S* s, int you, int a0) noexcept nogil:
    # line 13
    cdef int v3_cell = (
        rw_lowest(T_masks_line_13[rw_place(a0 - 1, 7)] & (0x3FFFFFFFFFFULL & ~(s.m_disc[0] | s.m_disc[1])))
        + 1
    )
    # line 15 @C4-2
    return v3_cell != 0


cdef void generate_d0_0_drop(S* s, int you, Moves* out) noexcept nogil:
    # line 13
    cdef Move* m
    cdef int x1
    s.r_listed = 2
    for x1 in range(1, 8):
        if leads_d0_0_drop(s, you, x1):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x1


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a1
    for tries in range(7):
        at = rw_below(&rng.state, 7u)
        k = at
        a1 = 1 + k
        if leads_d0_0_drop(s, you, a1):
            m.option = 0
            m.args[0] = a1
            return 1
    rng.moves.count = 0
    generate_d0_0_drop(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_drop(S* s, int you) noexcept nogil:
    cdef int x1
    for x1 in range(1, 8):
        if leads_d0_0_drop(s, you, x1):
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_drop(s, you)


cdef inline void set_disc(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 42u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_disc[0] = s.m_disc[0] & ~bit | <uint64_t>(value == 1) << i
    s.m_disc[1] = s.m_disc[1] & ~bit | <uint64_t>(value == 2) << i


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_drop(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 7u:
            return False
        return leads_d0_0_drop(s, you, a)
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
    # line 11
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v1_column
    cdef int p0_v3_cell
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
                        p0_v1_column = drawn.args[0]
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
            p0_v3_cell = (
                rw_lowest(
                    T_masks_line_13[rw_place(p0_v1_column - 1, 7)] & (0x3FFFFFFFFFFULL & ~(s.m_disc[0] | s.m_disc[1]))
                )
                + 1
            )
            # line 15 @C4-2
            if rng == NULL and p0_v3_cell == 0:
                s.r_failure = 4
                return 1
            # line 16
            held = its_play_you(s)
            set_disc(s, p0_v3_cell, held, 5)
            if rw_any_within(&T_windows_line_11[p0_v3_cell * 13], 13, s.m_disc[its_play_you(s) - 1]):
                # @C4-3
                over(s, 2, T_values_line_11[its_play_you(s) - 1])
                return 0
            elif 0x3FFFFFFFFFFULL & ~(s.m_disc[0] | s.m_disc[1]) == 0:
                # @C4-4
                over(s, 2, 0)
                return 0
            else:
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 13:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v1_column = (<Move*>given).args[0]
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
    static const uint64_t T_masks_line_13[7] = {0x810204081ULL, 0x1020408102ULL, 0x2040810204ULL, 0x4081020408ULL,
        0x8102040810ULL, 0x10204081020ULL, 0x20408102040ULL};
    static const uint64_t T_windows_line_11[559] = {~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0xFULL, 0x204081ULL, 0x1010101ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0xFULL, 0x1EULL, 0x408102ULL, 0x2020202ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0xFULL, 0x1EULL, 0x3CULL, 0x810204ULL, 0x4040404ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0xFULL, 0x1EULL, 0x3CULL, 0x78ULL, 0x208208ULL, 0x1020408ULL, 0x8080808ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x1EULL, 0x3CULL, 0x78ULL, 0x410410ULL, 0x2040810ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x3CULL, 0x78ULL, 0x820820ULL, 0x4081020ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x78ULL, 0x1041040ULL, 0x8102040ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x780ULL, 0x204081ULL, 0x10204080ULL, 0x80808080ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x780ULL, 0xF00ULL, 0x408102ULL, 0x1010101ULL, 0x20408100ULL,
        0x101010100ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x780ULL, 0xF00ULL, 0x1E00ULL, 0x208208ULL,
        0x810204ULL, 0x2020202ULL, 0x40810200ULL, 0x202020200ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x780ULL,
        0xF00ULL, 0x1E00ULL, 0x3C00ULL, 0x410410ULL, 0x1020408ULL, 0x4040404ULL, 0x10410400ULL, 0x81020400ULL,
        0x404040400ULL, ~0ULL, ~0ULL, ~0ULL, 0xF00ULL, 0x1E00ULL, 0x3C00ULL, 0x820820ULL, 0x2040810ULL, 0x8080808ULL,
        0x20820800ULL, 0x102040800ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x1E00ULL, 0x3C00ULL, 0x1041040ULL,
        0x4081020ULL, 0x41041000ULL, 0x204081000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x3C00ULL,
        0x8102040ULL, 0x82082000ULL, 0x408102000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        0x3C000ULL, 0x204081ULL, 0x10204080ULL, 0x810204000ULL, 0x4040404000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, 0x3C000ULL, 0x78000ULL, 0x208208ULL, 0x408102ULL, 0x20408100ULL, 0x80808080ULL,
        0x1020408000ULL, 0x8080808000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x3C000ULL, 0x78000ULL, 0xF0000ULL,
        0x410410ULL, 0x810204ULL, 0x1010101ULL, 0x10410400ULL, 0x40810200ULL, 0x101010100ULL, 0x2040810000ULL,
        0x10101010000ULL, ~0ULL, ~0ULL, 0x3C000ULL, 0x78000ULL, 0xF0000ULL, 0x1E0000ULL, 0x820820ULL, 0x1020408ULL,
        0x2020202ULL, 0x20820800ULL, 0x81020400ULL, 0x202020200ULL, 0x820820000ULL, 0x4081020000ULL, 0x20202020000ULL,
        0x78000ULL, 0xF0000ULL, 0x1E0000ULL, 0x1041040ULL, 0x2040810ULL, 0x4040404ULL, 0x41041000ULL, 0x102040800ULL,
        0x404040400ULL, 0x1041040000ULL, 0x8102040000ULL, ~0ULL, ~0ULL, 0xF0000ULL, 0x1E0000ULL, 0x4081020ULL,
        0x8080808ULL, 0x82082000ULL, 0x204081000ULL, 0x2082080000ULL, 0x10204080000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, 0x1E0000ULL, 0x8102040ULL, 0x408102000ULL, 0x4104100000ULL, 0x20408100000ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x204081ULL, 0x208208ULL, 0x1E00000ULL, 0x10204080ULL, 0x810204000ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x408102ULL, 0x410410ULL, 0x1E00000ULL, 0x3C00000ULL,
        0x10410400ULL, 0x20408100ULL, 0x1020408000ULL, 0x4040404000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        0x810204ULL, 0x820820ULL, 0x1E00000ULL, 0x3C00000ULL, 0x7800000ULL, 0x20820800ULL, 0x40810200ULL,
        0x80808080ULL, 0x820820000ULL, 0x2040810000ULL, 0x8080808000ULL, ~0ULL, ~0ULL, 0x1010101ULL, 0x1020408ULL,
        0x1041040ULL, 0x1E00000ULL, 0x3C00000ULL, 0x7800000ULL, 0xF000000ULL, 0x41041000ULL, 0x81020400ULL,
        0x101010100ULL, 0x1041040000ULL, 0x4081020000ULL, 0x10101010000ULL, 0x2020202ULL, 0x2040810ULL, 0x3C00000ULL,
        0x7800000ULL, 0xF000000ULL, 0x82082000ULL, 0x102040800ULL, 0x202020200ULL, 0x2082080000ULL, 0x8102040000ULL,
        0x20202020000ULL, ~0ULL, ~0ULL, 0x4040404ULL, 0x4081020ULL, 0x7800000ULL, 0xF000000ULL, 0x204081000ULL,
        0x404040400ULL, 0x4104100000ULL, 0x10204080000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x8080808ULL,
        0x8102040ULL, 0xF000000ULL, 0x408102000ULL, 0x20408100000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, 0x10204080ULL, 0x10410400ULL, 0xF0000000ULL, 0x810204000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, 0x20408100ULL, 0x20820800ULL, 0xF0000000ULL, 0x1E0000000ULL, 0x820820000ULL,
        0x1020408000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x40810200ULL, 0x41041000ULL, 0xF0000000ULL,
        0x1E0000000ULL, 0x3C0000000ULL, 0x1041040000ULL, 0x2040810000ULL, 0x4040404000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, 0x80808080ULL, 0x81020400ULL, 0x82082000ULL, 0xF0000000ULL, 0x1E0000000ULL, 0x3C0000000ULL,
        0x780000000ULL, 0x2082080000ULL, 0x4081020000ULL, 0x8080808000ULL, ~0ULL, ~0ULL, ~0ULL, 0x101010100ULL,
        0x102040800ULL, 0x1E0000000ULL, 0x3C0000000ULL, 0x780000000ULL, 0x4104100000ULL, 0x8102040000ULL,
        0x10101010000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x202020200ULL, 0x204081000ULL, 0x3C0000000ULL,
        0x780000000ULL, 0x10204080000ULL, 0x20202020000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        0x404040400ULL, 0x408102000ULL, 0x780000000ULL, 0x20408100000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, 0x810204000ULL, 0x820820000ULL, 0x7800000000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x1020408000ULL, 0x1041040000ULL, 0x7800000000ULL, 0xF000000000ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x2040810000ULL, 0x2082080000ULL, 0x7800000000ULL,
        0xF000000000ULL, 0x1E000000000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x4040404000ULL,
        0x4081020000ULL, 0x4104100000ULL, 0x7800000000ULL, 0xF000000000ULL, 0x1E000000000ULL, 0x3C000000000ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x8080808000ULL, 0x8102040000ULL, 0xF000000000ULL, 0x1E000000000ULL,
        0x3C000000000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x10101010000ULL, 0x10204080000ULL,
        0x1E000000000ULL, 0x3C000000000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        0x20202020000ULL, 0x20408100000ULL, 0x3C000000000ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL};
    static const uint8_t T_values_line_11[2] = {1, 2};
    static const rw_check CHECKS[4] = {{0, 2, 'Q', 0, 4398046511103}, {0, 2, '=', 8, 0}, {2, 1, 'B', 0, 2}, {2, 1,
        'B', 1, 2}};
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
    const uint64_t T_masks_line_13[7]
    const uint64_t T_windows_line_11[559]
    const uint8_t T_values_line_11[2]
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
     'connect_four.game', 11, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'connect_four.game', 13, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'connect_four.game', 13, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'connect_four.game', 15, 13),
    ('RW602', 'something is written through none: there is no such place',
     'connect_four.game', 16, 13),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'connect_four.game', 11, 1),
)
RULES = rules_capsule()
