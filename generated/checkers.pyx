# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Checkers, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    static const rw_check CHECKS[7];
    static const uint8_t IN_FRAME[21];
    static const uint8_t FILLED_RESTING[21];
    static const uint8_t FILLED[21];
    static const uint8_t RETURNED_TO[21];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[21];
    static const int8_t DECISION_AT[21];
    static const uint8_t HAPPEN_AT[21];
    static const uint8_t FRAME_SIZE[21];
    static const uint8_t RETURN_AT[21];
    static const uint8_t PROC_OF[21];
    static const uint8_t PROC_AT[23];
    static const uint8_t ENDLESS_AT[23];
    static const uint8_t ENTER_AT[2];
    static const int32_t OPTION_COUNT[2];
    static const int32_t FIRST_OPTION[2];
    static const int32_t FIRST_ARG[5];
    static const int32_t ARG_KIND[6];
    static const int32_t ARG_SIZE[6];
    static const int32_t ARG_OFFSET[6];
    static const uint8_t WANTED[4];
    static const uint8_t TRIED_AT[2];
    static const uint8_t JOIN_OF[2];
    static const int8_t BODIES_END[2];
    static const uint8_t BLOCK_OF[2];
    static const uint8_t NEEDS[21];
    static const uint8_t FAILS[21];
    static const uint8_t SCOPED[21];
    static const uint8_t POSTPONED[23];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_man[2];
        uint64_t m_king;
        uint64_t r_stack[1];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_quiet;
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[6];
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
    _Static_assert(offsetof(S, m_man) == 0, "m_man");
    _Static_assert(offsetof(S, m_king) == 16, "m_king");
    _Static_assert(offsetof(S, r_stack) == 24, "r_stack");
    _Static_assert(offsetof(S, r_point) == 32, "r_point");
    _Static_assert(offsetof(S, r_base) == 34, "r_base");
    _Static_assert(offsetof(S, r_top) == 36, "r_top");
    _Static_assert(offsetof(S, m_quiet) == 38, "m_quiet");
    _Static_assert(offsetof(S, r_winners) == 39, "r_winners");
    _Static_assert(offsetof(S, r_over) == 40, "r_over");
    _Static_assert(offsetof(S, r_actor) == 41, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 42, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 48, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 48, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, BLOCKS = 21, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 2, MEMORY = 19, UNFINISHED = 20, INTERRUPTED = 21, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct S:
        uint64_t m_man[2]
        uint64_t m_king
        uint64_t r_stack[1]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_quiet
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[6]
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


cdef inline int its_play_jumping(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 3))[0]


cdef inline uint64_t mask_line_52(S* s, int v1) noexcept nogil:
    # line 52
    return (
        (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v1 - 1 else 0x0ULL))
            & (~((s.m_man[0] | s.m_man[1]) << 9 & 0xFEFEFEFEFEFEFE00ULL) & ~0x1010101010101FFULL)
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v1 else 0x0ULL))
            & (~((s.m_man[0] | s.m_man[1]) >> 7 & 0xFEFEFEFEFEFEFEULL) & ~0xFF01010101010101ULL)
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v1 - 1 else 0x0ULL))
            & (~((s.m_man[0] | s.m_man[1]) << 7 & 0x7F7F7F7F7F7F7F00ULL) & ~0x80808080808080FFULL)
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v1 else 0x0ULL))
            & (~((s.m_man[0] | s.m_man[1]) >> 9 & 0x7F7F7F7F7F7F7FULL) & ~0xFF80808080808080ULL)
        )
    )


cdef inline uint64_t mask_line_52_2(S* s, int v1) noexcept nogil:
    # line 52
    return (
        (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v1 - 1 else 0x0ULL))
            & (
                s.m_man[2 - v1] << 9
                & 0xFEFEFEFEFEFEFE00ULL
                & ~((s.m_man[0] | s.m_man[1]) << 18 & 0xFCFCFCFCFCFC0000ULL)
                & ~0x30303030303FFFFULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v1 else 0x0ULL))
            & (
                s.m_man[2 - v1] >> 7
                & 0xFEFEFEFEFEFEFEULL
                & ~((s.m_man[0] | s.m_man[1]) >> 14 & 0xFCFCFCFCFCFCULL)
                & ~0xFFFF030303030303ULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v1 - 1 else 0x0ULL))
            & (
                s.m_man[2 - v1] << 7
                & 0x7F7F7F7F7F7F7F00ULL
                & ~((s.m_man[0] | s.m_man[1]) << 14 & 0x3F3F3F3F3F3F0000ULL)
                & ~0xC0C0C0C0C0C0FFFFULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v1 else 0x0ULL))
            & (
                s.m_man[2 - v1] >> 9
                & 0x7F7F7F7F7F7F7FULL
                & ~((s.m_man[0] | s.m_man[1]) >> 18 & 0x3F3F3F3F3F3FULL)
                & ~0xFFFFC0C0C0C0C0C0ULL
            )
        )
    )


cdef inline uint64_t mask_line_65(S* s, int v1) noexcept nogil:
    # line 65
    return (
        (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v1 - 1 else 0x0ULL))
            & (
                s.m_man[2 - v1] << 9
                & 0xFEFEFEFEFEFEFE00ULL
                & ~((s.m_man[0] | s.m_man[1]) << 18 & 0xFCFCFCFCFCFC0000ULL)
                & ~0x30303030303FFFFULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v1 else 0x0ULL))
            & (
                s.m_man[2 - v1] >> 7
                & 0xFEFEFEFEFEFEFEULL
                & ~((s.m_man[0] | s.m_man[1]) >> 14 & 0xFCFCFCFCFCFCULL)
                & ~0xFFFF030303030303ULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v1 - 1 else 0x0ULL))
            & (
                s.m_man[2 - v1] << 7
                & 0x7F7F7F7F7F7F7F00ULL
                & ~((s.m_man[0] | s.m_man[1]) << 14 & 0x3F3F3F3F3F3F0000ULL)
                & ~0xC0C0C0C0C0C0FFFFULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v1 else 0x0ULL))
            & (
                s.m_man[2 - v1] >> 9
                & 0x7F7F7F7F7F7F7FULL
                & ~((s.m_man[0] | s.m_man[1]) >> 18 & 0x3F3F3F3F3F3FULL)
                & ~0xFFFFC0C0C0C0C0C0ULL
            )
        )
    )


cdef inline void set_man(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_man[0] = s.m_man[0] & ~bit | <uint64_t>(value == 1) << i
    s.m_man[1] = s.m_man[1] & ~bit | <uint64_t>(value == 2) << i


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef inline void set_its_play_jumping(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 3))[0] = value


cdef inline uint64_t f_yours(S* s, int v_you) noexcept nogil:
    # line 25
    return s.m_man[v_you - 1]


cdef inline uint64_t mask_line_26(S* s, int v0) noexcept nogil:
    # line 26
    return (
        (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v0 - 1 else 0x0ULL))
            & (
                s.m_man[2 - v0] << 9
                & 0xFEFEFEFEFEFEFE00ULL
                & ~((s.m_man[0] | s.m_man[1]) << 18 & 0xFCFCFCFCFCFC0000ULL)
                & ~0x30303030303FFFFULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v0 else 0x0ULL))
            & (
                s.m_man[2 - v0] >> 7
                & 0xFEFEFEFEFEFEFEULL
                & ~((s.m_man[0] | s.m_man[1]) >> 14 & 0xFCFCFCFCFCFCULL)
                & ~0xFFFF030303030303ULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if v0 - 1 else 0x0ULL))
            & (
                s.m_man[2 - v0] << 7
                & 0x7F7F7F7F7F7F7F00ULL
                & ~((s.m_man[0] | s.m_man[1]) << 14 & 0x3F3F3F3F3F3F0000ULL)
                & ~0xC0C0C0C0C0C0FFFFULL
            )
        )
        | (
            (s.m_king | (0xFFFFFFFFFFFFFFFFULL if 2 - v0 else 0x0ULL))
            & (
                s.m_man[2 - v0] >> 9
                & 0x7F7F7F7F7F7F7FULL
                & ~((s.m_man[0] | s.m_man[1]) >> 18 & 0x3F3F3F3F3F3FULL)
                & ~0xFFFFC0C0C0C0C0C0ULL
            )
        )
    )


cdef inline int f_must_jump(S* s, int v_you) noexcept nogil:
    # line 26
    return f_yours(s, v_you) & mask_line_26(s, v_you) != 0


cdef inline int at_king(S* s, int at0) noexcept nogil:
    return s.m_king >> at0 - 1 & 1


cdef inline bint is_man(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if <unsigned int>(at0 - 1) >= 64u:
        return value == 0
    if value == 0:
        return not (<int>(s.m_man[0] >> i & 1) or <int>(s.m_man[1] >> i & 1))
    return <int>(s.m_man[value - 1] >> i & 1)


cdef inline uint64_t set_line_23(S* s, int v0, int v1) noexcept nogil:
    # line 23
    cdef uint64_t r = 0
    cdef int k2
    for k2 in range(4):
        if at_king(s, v0) or T_values_line_23[(v1 - 1) * 4 + k2] or T_values_line_23_2[(v1 - 1) * 4 + k2]:
            if is_man(s, T_values_line_23_3[(v0 - 1) * 4 + k2], 0):
                r |= rw_single(T_values_line_23_3[(v0 - 1) * 4 + k2] - 1, 64)
    return r


cdef inline uint64_t f_steps_from(S* s, int v_a, int v_you) noexcept nogil:
    # line 23
    return set_line_23(s, v_a, v_you)


cdef inline int get_king(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        return 0
    return s.m_king >> at0 - 1 & 1


cdef inline bint is_man_2(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(<unsigned int>i < 64u) & <int>(s.m_man[value - 1] >> (i & 63) & 1)


cdef inline uint64_t set_line_24(S* s, int v0, int v1) noexcept nogil:
    # line 24
    cdef uint64_t r = 0
    cdef int k2
    for k2 in range(4):
        if get_king(s, v0) or T_values_line_23[(v1 - 1) * 4 + k2] or T_values_line_23_2[(v1 - 1) * 4 + k2]:
            if is_man_2(s, T_values_line_24[v0 * 4 + k2], 3 - v1) and is_man(s, T_values_line_24_2[v0 * 4 + k2], 0):
                r |= rw_single(T_values_line_24_2[v0 * 4 + k2] - 1, 64)
    return r


cdef inline uint64_t f_jumps_from(S* s, int v_a, int v_you) noexcept nogil:
    # line 24
    return set_line_24(s, v_a, v_you)


cdef void generate_d0_0_step(S* s, int you, Moves* out) noexcept nogil:
    # line 53
    cdef Move* m
    cdef int x3
    cdef uint64_t left4
    cdef int x4
    if f_must_jump(s, you):
        return
    s.r_listed = 4
    cdef uint64_t left3 = f_yours(s, you) & mask_line_52(s, you)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        left4 = f_steps_from(s, x3, you)
        while left4:
            x4 = rw_lowest(left4) + 1
            left4 &= left4 - 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x3
            m.args[1] = x4


cdef void generate_d0_1_jump(S* s, int you, Moves* out) noexcept nogil:
    # line 58
    cdef Move* m
    cdef int x5
    cdef uint64_t left6
    cdef int x6
    s.r_listed = 4
    cdef uint64_t left5 = f_yours(s, you) & mask_line_52_2(s, you)
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        left6 = f_jumps_from(s, x5, you)
        while left6:
            x6 = rw_lowest(left6) + 1
            left6 &= left6 - 1
            m = another(s, out)
            m.noted = 0
            m.option = 1
            m.args[0] = x5
            m.args[1] = x6


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a3
    cdef int a4
    cdef uint64_t range4
    cdef int a5
    cdef int a6
    cdef uint64_t range6
    cdef uint64_t range3 = f_yours(s, you) & mask_line_52(s, you)
    cdef uint32_t size3 = rw_size(range3)
    cdef uint32_t weight0 = 0 if f_must_jump(s, you) else size3 * 4
    cdef uint64_t range5 = f_yours(s, you) & mask_line_52_2(s, you)
    cdef uint32_t size5 = rw_size(range5)
    cdef uint32_t weight1 = size5 * 4
    cdef uint32_t total = weight0 + weight1
    if total != 0:
        for tries in range(rw_min(40, total)):
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at % size3
                at = at // size3
                a3 = rw_nth(range3, k) + 1
                range4 = f_steps_from(s, a3, you)
                k = at
                if k < rw_size(range4):
                    a4 = rw_nth(range4, k) + 1
                    m.option = 0
                    m.args[0] = a3
                    m.args[1] = a4
                    return 1
            else:
                at -= weight0
                k = at % size5
                at = at // size5
                a5 = rw_nth(range5, k) + 1
                range6 = f_jumps_from(s, a5, you)
                k = at
                if k < rw_size(range6):
                    a6 = rw_nth(range6, k) + 1
                    m.option = 1
                    m.args[0] = a5
                    m.args[1] = a6
                    return 1
    rng.moves.count = 0
    generate_d0_0_step(s, you, &rng.moves)
    generate_d0_1_jump(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_step(S* s, int you) noexcept nogil:
    cdef int x3
    cdef uint64_t left4
    if f_must_jump(s, you):
        return False
    cdef uint64_t left3 = f_yours(s, you) & mask_line_52(s, you)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        left4 = f_steps_from(s, x3, you)
        if left4:
            left4 &= left4 - 1
            return True
    return False


cdef inline bint any_d0_1_jump(S* s, int you) noexcept nogil:
    cdef int x5
    cdef uint64_t left6
    cdef uint64_t left5 = f_yours(s, you) & mask_line_52_2(s, you)
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        left6 = f_jumps_from(s, x5, you)
        if left6:
            left6 &= left6 - 1
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    if any_d0_0_step(s, you):
        return True
    return any_d0_1_jump(s, you)


cdef inline void set_king(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 64u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    s.m_king = s.m_king & ~(<uint64_t>1 << i) | <uint64_t>(value != 0) << i


cdef int do_shift(S* s, Trial* t, int v0_a, int v1_b, int v2_you) noexcept nogil:
    # line 30
    # line 31
    set_man(s, v1_b, v2_you, 7)
    # line 32
    cdef int held_2 = (
        at_king(s, v0_a)
        or not at_king(s, v0_a) and <int>T_values_line_32[(v1_b - 1) * 2 + (v2_you - 1)]
    )
    set_king(s, v1_b, held_2, 8)
    # line 33
    set_man(s, v0_a, 0, 9)
    # line 34
    set_king(s, v0_a, 0, 10)
    return 0


cdef inline void set_quiet(S* s, int value, int site) noexcept nogil:
    s.m_quiet = value


cdef int do_jump_over(S* s, Trial* t, int v0_a, int v1_b, int v2_you) noexcept nogil:
    # line 36
    cdef int x3
    cdef int held
    cdef int held_2
    cdef uint64_t left3 = T_values_line_36[(v0_a - 1) * 64 + (v1_b - 1)]
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        # line 38
        held = 0
        set_man(s, x3, held, 13)
        # line 39
        held_2 = 0
        set_king(s, x3, held_2, 14)
    do_shift(s, t, v0_a, v1_b, v2_you)
    # line 41
    set_quiet(s, 0, 16)
    return 0


cdef void generate_d1_0_jump(S* s, int you, int c2, Moves* out) noexcept nogil:
    # line 65 @CK-6
    cdef Move* m
    cdef int x7
    cdef uint64_t left8
    cdef int x8
    s.r_listed = 17
    cdef uint64_t left7 = T_values_line_65[c2] & mask_line_65(s, you)
    while left7:
        x7 = rw_lowest(left7) + 1
        left7 &= left7 - 1
        left8 = f_jumps_from(s, x7, you)
        while left8:
            x8 = rw_lowest(left8) + 1
            left8 &= left8 - 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x7
            m.args[1] = x8


cdef int sample_d1(S* s, int you, int c2, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a7
    cdef int a8
    cdef uint64_t range8
    cdef uint64_t range7 = T_values_line_65[c2] & mask_line_65(s, you)
    cdef uint32_t size7 = rw_size(range7)
    cdef uint32_t weight0 = size7 * 4
    if weight0 != 0:
        for tries in range(rw_min(40, weight0)):
            at = rw_below(&rng.state, weight0)
            k = at % size7
            at = at // size7
            a7 = rw_nth(range7, k) + 1
            range8 = f_jumps_from(s, a7, you)
            k = at
            if k < rw_size(range8):
                a8 = rw_nth(range8, k) + 1
                m.option = 0
                m.args[0] = a7
                m.args[1] = a8
                return 1
    rng.moves.count = 0
    generate_d1_0_jump(s, you, c2, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d1_0_jump(S* s, int you, int c2) noexcept nogil:
    cdef int x7
    cdef uint64_t left8
    cdef uint64_t left7 = T_values_line_65[c2] & mask_line_65(s, you)
    while left7:
        x7 = rw_lowest(left7) + 1
        left7 &= left7 - 1
        left8 = f_jumps_from(s, x7, you)
        if left8:
            left8 &= left8 - 1
            return True
    return False


cdef bint any_legal_d1(S* s, int you, int c2) noexcept nogil:
    return any_d1_0_jump(s, you, c2)


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_step(s, you, out)
    generate_d0_1_jump(s, you, out)


cdef void legal_d1(S* s, int you, int c2, Moves* out) noexcept nogil:
    generate_d1_0_jump(s, you, c2, out)


cdef inline int any_line_52(S* s, int v1, int v3) noexcept nogil:
    # line 52
    cdef int k10
    for k10 in range(4):
        if at_king(s, v3) or T_values_line_23[(v1 - 1) * 4 + k10] or T_values_line_23_2[(v1 - 1) * 4 + k10]:
            if is_man(s, T_values_line_23_3[(v3 - 1) * 4 + k10], 0):
                if T_values_line_52[(v3 - 1) * 4 + k10]:
                    return True
    return False


cdef inline int any_line_52_2(S* s, int v1, int v5) noexcept nogil:
    # line 52
    cdef int k11
    for k11 in range(4):
        if at_king(s, v5) or T_values_line_23[(v1 - 1) * 4 + k11] or T_values_line_23_2[(v1 - 1) * 4 + k11]:
            if (
                is_man_2(s, T_values_line_23_3[(v5 - 1) * 4 + k11], 3 - v1)
                and is_man(s, T_values_line_52_2[(v5 - 1) * 4 + k11], 0)
            ):
                if T_values_line_52_3[(v5 - 1) * 4 + k11]:
                    return True
    return False


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    cdef int a_2
    cdef int a_3
    cdef int a_4
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if f_must_jump(s, you):
            return False
        if <unsigned int>(a - 1) >= 64u:
            return False
        if not rw_has(f_yours(s, you), a - 1, 64):
            return False
        if not any_line_52(s, you, a):
            return False
        if <unsigned int>(a_2 - 1) >= 64u:
            return False
        return rw_has(f_steps_from(s, a, you), a_2 - 1, 64)
    if m.option == 1:
        a_3 = m.args[0]
        a_4 = m.args[1]
        if <unsigned int>(a_3 - 1) >= 64u:
            return False
        if not rw_has(f_yours(s, you), a_3 - 1, 64):
            return False
        if not any_line_52_2(s, you, a_3):
            return False
        if <unsigned int>(a_4 - 1) >= 64u:
            return False
        return rw_has(f_jumps_from(s, a_3, you), a_4 - 1, 64)
    return is_listed(s, m)


cdef inline int any_line_65(S* s, int v1, int v7) noexcept nogil:
    # line 65
    cdef int k11
    for k11 in range(4):
        if at_king(s, v7) or T_values_line_23[(v1 - 1) * 4 + k11] or T_values_line_23_2[(v1 - 1) * 4 + k11]:
            if (
                is_man_2(s, T_values_line_23_3[(v7 - 1) * 4 + k11], 3 - v1)
                and is_man(s, T_values_line_52_2[(v7 - 1) * 4 + k11], 0)
            ):
                if T_values_line_52_3[(v7 - 1) * 4 + k11]:
                    return True
    return False


cdef bint is_legal_d1(S* s, int you, int c2, Move* m) noexcept nogil:
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 64u:
            return False
        if not T_values_line_65_2[c2 * 64 + (a - 1)]:
            return False
        if not any_line_65(s, you, a):
            return False
        if <unsigned int>(a_2 - 1) >= 64u:
            return False
        return rw_has(f_jumps_from(s, a, you), a_2 - 1, 64)
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
    # line 43
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v3_a
    cdef int p0_v4_b
    cdef int p0_v5_a
    cdef int p0_v6_b
    cdef int p0_v7_a
    cdef int p0_v8_b
    cdef uint64_t left0
    cdef int x0
    cdef int held
    cdef int held_2
    cdef int actor
    cdef Move drawn
    cdef int held_3
    cdef int actor_2
    cdef Move drawn_2
    while True:
        if s.r_fault:
            return 1
        if point == 0:
            left0 = 0xAA55AA55AA55AA55ULL
            while left0:
                x0 = rw_lowest(left0) + 1
                left0 &= left0 - 1
                if T_values_line_43[x0 - 1]:
                    # line 46
                    held = 1
                    set_man(s, x0, held, 2)
                elif T_values_line_43_2[x0 - 1]:
                    # line 48
                    held_2 = 2
                    set_man(s, x0, held_2, 3)
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            point = 4
        elif point == 4:
            set_its_play_jumping(s, 0)
            actor = its_play_you(s)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 4):
                        return 0
                    if drawn.option == 0:
                        p0_v3_a = drawn.args[0]
                        p0_v4_b = drawn.args[1]
                        point = 6
                    elif drawn.option == 1:
                        p0_v5_a = drawn.args[0]
                        p0_v6_b = drawn.args[1]
                        point = 8
                    elif drawn.option == 2:
                        point = 10
                    continue
                set_its_play_you(s, s.r_actor)
                point = 10
                continue
            else:
                if not any_legal_d0(s, actor):
                    set_its_play_you(s, s.r_actor)
                    point = 10
                    continue
                if not any_legal_d0(s, actor):
                    fault(s, 5)
                    return 1
                s.r_point = 4
                rested(s)
                return 0
        elif point == 5:
            point = 12
        elif point == 6:
            s.r_place = 0
            # line 55 @CK-5
            if rng == NULL and f_must_jump(s, its_play_you(s)):
                s.r_failure = 6
                return 1
            do_shift(s, t, p0_v3_a, p0_v4_b, its_play_you(s))
            # line 57
            held_3 = s.m_quiet + 1
            if 0 <= held_3 and held_3 <= 99:
                set_quiet(s, held_3, 11)
            else:
                fault(s, 11)
            point = 5
        elif point == 8:
            set_its_play_jumping(
                s,
                (
                    0 if not at_king(s, p0_v5_a) and T_values_line_43_3[(its_play_you(s) - 1) * 64 + (p0_v6_b - 1)]
                    else p0_v6_b
                )
            )
            do_jump_over(s, t, p0_v5_a, p0_v6_b, its_play_you(s))
            point = 5
        elif point == 10:
            # @CK-8
            over(s, 2, T_values_line_43_4[its_play_you(s) - 1])
            return 0
        elif point == 12:
            if its_play_jumping(s) and f_jumps_from(s, its_play_jumping(s), its_play_you(s)):
                actor_2 = its_play_you(s)
                s.r_actor = actor_2
                if rng != NULL:
                    if sample_d1(s, actor_2, its_play_jumping(s), rng, &drawn_2):
                        if not plays_on(s, rng, &drawn_2, 14):
                            return 0
                        if drawn_2.option == 0:
                            p0_v7_a = drawn_2.args[0]
                            p0_v8_b = drawn_2.args[1]
                            point = 16
                        continue
                    fault(s, 18)
                    return 1
                else:
                    if not any_legal_d1(s, actor_2, its_play_jumping(s)):
                        fault(s, 18)
                        return 1
                    s.r_point = 14
                    rested(s)
                    return 0
            elif s.m_quiet == 40:
                # @CK-9
                over(s, 2, 0)
                return 0
            else:
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 16:
            set_its_play_jumping(
                s,
                (
                    0 if not at_king(s, p0_v7_a) and T_values_line_43_3[(its_play_you(s) - 1) * 64 + (p0_v8_b - 1)]
                    else p0_v8_b
                )
            )
            do_jump_over(s, t, p0_v7_a, p0_v8_b, its_play_you(s))
            point = 12
        elif point == 21:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v3_a = (<Move*>given).args[0]
                p0_v4_b = (<Move*>given).args[1]
                point = 6
            elif (<Move*>given).option == 1:
                set_its_play_you(s, s.r_actor)
                p0_v5_a = (<Move*>given).args[0]
                p0_v6_b = (<Move*>given).args[1]
                point = 8
            elif (<Move*>given).option == 2:
                set_its_play_you(s, s.r_actor)
                point = 10
            else:
                return 1
        elif point == 22:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v7_a = (<Move*>given).args[0]
                p0_v8_b = (<Move*>given).args[1]
                point = 16
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
    if s.r_point == 4:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 14:
        legal_d1(s, s.r_actor, its_play_jumping(s), out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 4:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 14:
        return is_legal_d1(s, s.r_actor, its_play_jumping(s), m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    return 0


# ---------------------------------------------------------------- invariants

cdef bint invariant_0(S* s) noexcept nogil:
    # line 13
    return s.m_king & ~(s.m_man[0] | s.m_man[1]) == 0


cdef bint invariant_1(S* s) noexcept nogil:
    # line 14
    return (s.m_man[0] | s.m_man[1]) & ~0xAA55AA55AA55AA55ULL == 0


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    elif number == 1:
        return invariant_1(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint8_t T_values_line_43[64] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0};
    static const uint8_t T_values_line_43_2[64] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1};
    static const int16_t T_values[4] = {8127, 8129, 8383, 8385};
    static const uint8_t T_values_line_23[8] = {0, 0, 0, 1, 0, 0, 1, 0};
    static const uint8_t T_values_line_23_2[8] = {0, 1, 0, 0, 1, 0, 0, 0};
    static const uint8_t T_values_line_23_3[256] = {0, 0, 0, 10, 0, 9, 0, 11, 0, 10, 0, 12, 0, 11, 0, 13, 0, 12, 0,
        14, 0, 13, 0, 15, 0, 14, 0, 16, 0, 15, 0, 0, 0, 0, 2, 18, 1, 17, 3, 19, 2, 18, 4, 20, 3, 19, 5, 21, 4, 20, 6,
        22, 5, 21, 7, 23, 6, 22, 8, 24, 7, 23, 0, 0, 0, 0, 10, 26, 9, 25, 11, 27, 10, 26, 12, 28, 11, 27, 13, 29, 12,
        28, 14, 30, 13, 29, 15, 31, 14, 30, 16, 32, 15, 31, 0, 0, 0, 0, 18, 34, 17, 33, 19, 35, 18, 34, 20, 36, 19,
        35, 21, 37, 20, 36, 22, 38, 21, 37, 23, 39, 22, 38, 24, 40, 23, 39, 0, 0, 0, 0, 26, 42, 25, 41, 27, 43, 26,
        42, 28, 44, 27, 43, 29, 45, 28, 44, 30, 46, 29, 45, 31, 47, 30, 46, 32, 48, 31, 47, 0, 0, 0, 0, 34, 50, 33,
        49, 35, 51, 34, 50, 36, 52, 35, 51, 37, 53, 36, 52, 38, 54, 37, 53, 39, 55, 38, 54, 40, 56, 39, 55, 0, 0, 0,
        0, 42, 58, 41, 57, 43, 59, 42, 58, 44, 60, 43, 59, 45, 61, 44, 60, 46, 62, 45, 61, 47, 63, 46, 62, 48, 64, 47,
        63, 0, 0, 0, 0, 50, 0, 49, 0, 51, 0, 50, 0, 52, 0, 51, 0, 53, 0, 52, 0, 54, 0, 53, 0, 55, 0, 54, 0, 56, 0, 55,
        0, 0, 0};
    static const uint8_t T_values_line_24[260] = {0, 0, 0, 0, 0, 0, 0, 10, 0, 9, 0, 11, 0, 10, 0, 12, 0, 11, 0, 13, 0,
        12, 0, 14, 0, 13, 0, 15, 0, 14, 0, 16, 0, 15, 0, 0, 0, 0, 2, 18, 1, 17, 3, 19, 2, 18, 4, 20, 3, 19, 5, 21, 4,
        20, 6, 22, 5, 21, 7, 23, 6, 22, 8, 24, 7, 23, 0, 0, 0, 0, 10, 26, 9, 25, 11, 27, 10, 26, 12, 28, 11, 27, 13,
        29, 12, 28, 14, 30, 13, 29, 15, 31, 14, 30, 16, 32, 15, 31, 0, 0, 0, 0, 18, 34, 17, 33, 19, 35, 18, 34, 20,
        36, 19, 35, 21, 37, 20, 36, 22, 38, 21, 37, 23, 39, 22, 38, 24, 40, 23, 39, 0, 0, 0, 0, 26, 42, 25, 41, 27,
        43, 26, 42, 28, 44, 27, 43, 29, 45, 28, 44, 30, 46, 29, 45, 31, 47, 30, 46, 32, 48, 31, 47, 0, 0, 0, 0, 34,
        50, 33, 49, 35, 51, 34, 50, 36, 52, 35, 51, 37, 53, 36, 52, 38, 54, 37, 53, 39, 55, 38, 54, 40, 56, 39, 55, 0,
        0, 0, 0, 42, 58, 41, 57, 43, 59, 42, 58, 44, 60, 43, 59, 45, 61, 44, 60, 46, 62, 45, 61, 47, 63, 46, 62, 48,
        64, 47, 63, 0, 0, 0, 0, 50, 0, 49, 0, 51, 0, 50, 0, 52, 0, 51, 0, 53, 0, 52, 0, 54, 0, 53, 0, 55, 0, 54, 0,
        56, 0, 55, 0, 0, 0};
    static const uint8_t T_values_line_24_2[260] = {0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 20, 0, 17, 0, 21, 0, 18, 0, 22,
        0, 19, 0, 23, 0, 20, 0, 24, 0, 21, 0, 0, 0, 22, 0, 0, 0, 0, 0, 27, 0, 0, 0, 28, 0, 25, 0, 29, 0, 26, 0, 30, 0,
        27, 0, 31, 0, 28, 0, 32, 0, 29, 0, 0, 0, 30, 0, 0, 0, 0, 3, 35, 0, 0, 4, 36, 1, 33, 5, 37, 2, 34, 6, 38, 3,
        35, 7, 39, 4, 36, 8, 40, 5, 37, 0, 0, 6, 38, 0, 0, 0, 0, 11, 43, 0, 0, 12, 44, 9, 41, 13, 45, 10, 42, 14, 46,
        11, 43, 15, 47, 12, 44, 16, 48, 13, 45, 0, 0, 14, 46, 0, 0, 0, 0, 19, 51, 0, 0, 20, 52, 17, 49, 21, 53, 18,
        50, 22, 54, 19, 51, 23, 55, 20, 52, 24, 56, 21, 53, 0, 0, 22, 54, 0, 0, 0, 0, 27, 59, 0, 0, 28, 60, 25, 57,
        29, 61, 26, 58, 30, 62, 27, 59, 31, 63, 28, 60, 32, 64, 29, 61, 0, 0, 30, 62, 0, 0, 0, 0, 35, 0, 0, 0, 36, 0,
        33, 0, 37, 0, 34, 0, 38, 0, 35, 0, 39, 0, 36, 0, 40, 0, 37, 0, 0, 0, 38, 0, 0, 0, 0, 0, 43, 0, 0, 0, 44, 0,
        41, 0, 45, 0, 42, 0, 46, 0, 43, 0, 47, 0, 44, 0, 48, 0, 45, 0, 0, 0, 46, 0, 0, 0};
    static const uint8_t T_values_line_32[128] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0};
    static const uint8_t T_values_line_43_3[128] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint64_t T_values_line_36[4096] = {0x302ULL, 0x300ULL, 0x202ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x202ULL, 0x102ULL, 0x202ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x300ULL, 0x300ULL, 0x200ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x300ULL, 0x705ULL, 0x600ULL, 0x404ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x201ULL, 0x505ULL, 0x204ULL, 0x404ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x300ULL, 0x700ULL,
        0x600ULL, 0x400ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202ULL, 0x600ULL, 0xE0AULL, 0xC00ULL, 0x808ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x202ULL, 0x402ULL, 0xA0AULL, 0x408ULL, 0x808ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x200ULL,
        0x600ULL, 0xE00ULL, 0xC00ULL, 0x800ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x404ULL, 0xC00ULL, 0x1C14ULL,
        0x1800ULL, 0x1010ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x404ULL, 0x804ULL, 0x1414ULL, 0x810ULL, 0x1010ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x400ULL, 0xC00ULL, 0x1C00ULL, 0x1800ULL, 0x1000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x808ULL, 0x1800ULL, 0x3828ULL, 0x3000ULL, 0x2020ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x808ULL, 0x1008ULL, 0x2828ULL,
        0x1020ULL, 0x2020ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x800ULL, 0x1800ULL, 0x3800ULL, 0x3000ULL, 0x2000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1010ULL, 0x3000ULL, 0x7050ULL, 0x6000ULL, 0x4040ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x1010ULL, 0x2010ULL, 0x5050ULL, 0x2040ULL, 0x4040ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1000ULL, 0x3000ULL,
        0x7000ULL, 0x6000ULL, 0x4000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020ULL, 0x6000ULL, 0xE0A0ULL,
        0xC000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020ULL, 0x4020ULL, 0xA0A0ULL, 0x4080ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x2000ULL, 0x6000ULL, 0xE000ULL, 0xC000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4040ULL,
        0xC000ULL, 0xC040ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4040ULL, 0x8040ULL, 0x4040ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x4000ULL, 0xC000ULL, 0xC000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202ULL, 0x201ULL, 0x202ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x30203ULL, 0x30003ULL, 0x20202ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x20200ULL, 0x10200ULL, 0x20200ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x30000ULL, 0x30000ULL,
        0x20000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x102ULL,
        0x505ULL, 0x402ULL, 0x404ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x30003ULL, 0x70507ULL, 0x60006ULL, 0x40404ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20100ULL, 0x50500ULL, 0x20400ULL, 0x40400ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x30000ULL, 0x70000ULL, 0x60000ULL, 0x40000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202ULL, 0x204ULL, 0xA0AULL, 0x804ULL, 0x808ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x20202ULL, 0x60006ULL, 0xE0A0EULL, 0xC000CULL, 0x80808ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20200ULL, 0x40200ULL,
        0xA0A00ULL, 0x40800ULL, 0x80800ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20000ULL, 0x60000ULL, 0xE0000ULL, 0xC0000ULL,
        0x80000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x404ULL, 0x408ULL,
        0x1414ULL, 0x1008ULL, 0x1010ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40404ULL, 0xC000CULL, 0x1C141CULL, 0x180018ULL,
        0x101010ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40400ULL, 0x80400ULL, 0x141400ULL, 0x81000ULL, 0x101000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x40000ULL, 0xC0000ULL, 0x1C0000ULL, 0x180000ULL, 0x100000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x808ULL, 0x810ULL, 0x2828ULL, 0x2010ULL, 0x2020ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x80808ULL, 0x180018ULL, 0x382838ULL, 0x300030ULL, 0x202020ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x80800ULL, 0x100800ULL, 0x282800ULL, 0x102000ULL, 0x202000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x80000ULL,
        0x180000ULL, 0x380000ULL, 0x300000ULL, 0x200000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x1010ULL, 0x1020ULL, 0x5050ULL, 0x4020ULL, 0x4040ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x101010ULL, 0x300030ULL, 0x705070ULL, 0x600060ULL, 0x404040ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x101000ULL,
        0x201000ULL, 0x505000ULL, 0x204000ULL, 0x404000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x100000ULL, 0x300000ULL,
        0x700000ULL, 0x600000ULL, 0x400000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x2020ULL, 0x2040ULL, 0xA0A0ULL, 0x8040ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202020ULL, 0x600060ULL,
        0xE0A0E0ULL, 0xC000C0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000ULL, 0x402000ULL, 0xA0A000ULL, 0x408000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x200000ULL, 0x600000ULL, 0xE00000ULL, 0xC00000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4040ULL, 0x4080ULL, 0x4040ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x404040ULL, 0xC000C0ULL, 0xC040C0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x404000ULL, 0x804000ULL, 0x404000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x400000ULL, 0xC00000ULL,
        0xC00000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x300ULL, 0x300ULL, 0x200ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x20200ULL, 0x20100ULL, 0x20200ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3020300ULL,
        0x3000300ULL, 0x2020200ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020000ULL, 0x1020000ULL, 0x2020000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3000000ULL, 0x3000000ULL, 0x2000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x300ULL, 0x700ULL, 0x600ULL, 0x400ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10200ULL, 0x50500ULL, 0x40200ULL,
        0x40400ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3000300ULL, 0x7050700ULL, 0x6000600ULL, 0x4040400ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x2010000ULL, 0x5050000ULL, 0x2040000ULL, 0x4040000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x3000000ULL, 0x7000000ULL, 0x6000000ULL, 0x4000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x200ULL, 0x600ULL, 0xE00ULL,
        0xC00ULL, 0x800ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20200ULL, 0x20400ULL, 0xA0A00ULL, 0x80400ULL, 0x80800ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x2020200ULL, 0x6000600ULL, 0xE0A0E00ULL, 0xC000C00ULL, 0x8080800ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x2020000ULL, 0x4020000ULL, 0xA0A0000ULL, 0x4080000ULL, 0x8080000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x2000000ULL, 0x6000000ULL, 0xE000000ULL, 0xC000000ULL, 0x8000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x400ULL, 0xC00ULL, 0x1C00ULL,
        0x1800ULL, 0x1000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40400ULL, 0x40800ULL, 0x141400ULL, 0x100800ULL, 0x101000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x4040400ULL, 0xC000C00ULL, 0x1C141C00ULL, 0x18001800ULL, 0x10101000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x4040000ULL, 0x8040000ULL, 0x14140000ULL, 0x8100000ULL, 0x10100000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x4000000ULL, 0xC000000ULL, 0x1C000000ULL, 0x18000000ULL, 0x10000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x800ULL,
        0x1800ULL, 0x3800ULL, 0x3000ULL, 0x2000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x80800ULL, 0x81000ULL, 0x282800ULL,
        0x201000ULL, 0x202000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8080800ULL, 0x18001800ULL, 0x38283800ULL, 0x30003000ULL,
        0x20202000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8080000ULL, 0x10080000ULL, 0x28280000ULL, 0x10200000ULL,
        0x20200000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8000000ULL, 0x18000000ULL, 0x38000000ULL, 0x30000000ULL,
        0x20000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x1000ULL, 0x3000ULL, 0x7000ULL, 0x6000ULL, 0x4000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x101000ULL, 0x102000ULL, 0x505000ULL, 0x402000ULL, 0x404000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10101000ULL,
        0x30003000ULL, 0x70507000ULL, 0x60006000ULL, 0x40404000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10100000ULL,
        0x20100000ULL, 0x50500000ULL, 0x20400000ULL, 0x40400000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10000000ULL,
        0x30000000ULL, 0x70000000ULL, 0x60000000ULL, 0x40000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2000ULL, 0x6000ULL, 0xE000ULL,
        0xC000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000ULL, 0x204000ULL, 0xA0A000ULL, 0x804000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x20202000ULL, 0x60006000ULL, 0xE0A0E000ULL, 0xC000C000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x20200000ULL, 0x40200000ULL, 0xA0A00000ULL, 0x40800000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20000000ULL,
        0x60000000ULL, 0xE0000000ULL, 0xC0000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4000ULL, 0xC000ULL, 0xC000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x404000ULL, 0x408000ULL, 0x404000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x40404000ULL, 0xC000C000ULL, 0xC040C000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40400000ULL,
        0x80400000ULL, 0x40400000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40000000ULL, 0xC0000000ULL,
        0xC0000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x30000ULL, 0x30000ULL, 0x20000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x2020000ULL, 0x2010000ULL, 0x2020000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x302030000ULL, 0x300030000ULL, 0x202020000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000ULL,
        0x102000000ULL, 0x202000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x300000000ULL, 0x300000000ULL,
        0x200000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x30000ULL, 0x70000ULL, 0x60000ULL, 0x40000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x1020000ULL, 0x5050000ULL, 0x4020000ULL, 0x4040000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x300030000ULL, 0x705070000ULL, 0x600060000ULL, 0x404040000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x201000000ULL, 0x505000000ULL, 0x204000000ULL, 0x404000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x300000000ULL, 0x700000000ULL, 0x600000000ULL, 0x400000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20000ULL, 0x60000ULL,
        0xE0000ULL, 0xC0000ULL, 0x80000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020000ULL, 0x2040000ULL, 0xA0A0000ULL,
        0x8040000ULL, 0x8080000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202020000ULL, 0x600060000ULL, 0xE0A0E0000ULL,
        0xC000C0000ULL, 0x808080000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000ULL, 0x402000000ULL, 0xA0A000000ULL,
        0x408000000ULL, 0x808000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x200000000ULL, 0x600000000ULL, 0xE00000000ULL,
        0xC00000000ULL, 0x800000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40000ULL, 0xC0000ULL, 0x1C0000ULL, 0x180000ULL, 0x100000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x4040000ULL, 0x4080000ULL, 0x14140000ULL, 0x10080000ULL, 0x10100000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x404040000ULL, 0xC000C0000ULL, 0x1C141C0000ULL, 0x1800180000ULL, 0x1010100000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x404000000ULL, 0x804000000ULL, 0x1414000000ULL, 0x810000000ULL, 0x1010000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x400000000ULL, 0xC00000000ULL, 0x1C00000000ULL, 0x1800000000ULL, 0x1000000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x80000ULL, 0x180000ULL, 0x380000ULL, 0x300000ULL, 0x200000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8080000ULL,
        0x8100000ULL, 0x28280000ULL, 0x20100000ULL, 0x20200000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x808080000ULL,
        0x1800180000ULL, 0x3828380000ULL, 0x3000300000ULL, 0x2020200000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x808000000ULL,
        0x1008000000ULL, 0x2828000000ULL, 0x1020000000ULL, 0x2020000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x800000000ULL,
        0x1800000000ULL, 0x3800000000ULL, 0x3000000000ULL, 0x2000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x100000ULL, 0x300000ULL,
        0x700000ULL, 0x600000ULL, 0x400000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10100000ULL, 0x10200000ULL, 0x50500000ULL,
        0x40200000ULL, 0x40400000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1010100000ULL, 0x3000300000ULL, 0x7050700000ULL,
        0x6000600000ULL, 0x4040400000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1010000000ULL, 0x2010000000ULL, 0x5050000000ULL,
        0x2040000000ULL, 0x4040000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1000000000ULL, 0x3000000000ULL, 0x7000000000ULL,
        0x6000000000ULL, 0x4000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x200000ULL, 0x600000ULL, 0xE00000ULL, 0xC00000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x20200000ULL, 0x20400000ULL, 0xA0A00000ULL, 0x80400000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x2020200000ULL, 0x6000600000ULL, 0xE0A0E00000ULL, 0xC000C00000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x2020000000ULL, 0x4020000000ULL, 0xA0A0000000ULL, 0x4080000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x2000000000ULL, 0x6000000000ULL, 0xE000000000ULL, 0xC000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x400000ULL,
        0xC00000ULL, 0xC00000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40400000ULL, 0x40800000ULL, 0x40400000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4040400000ULL, 0xC000C00000ULL, 0xC040C00000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x4040000000ULL, 0x8040000000ULL, 0x4040000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x4000000000ULL, 0xC000000000ULL, 0xC000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x3000000ULL, 0x3000000ULL, 0x2000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000ULL,
        0x201000000ULL, 0x202000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x30203000000ULL, 0x30003000000ULL,
        0x20202000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20200000000ULL, 0x10200000000ULL,
        0x20200000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x30000000000ULL, 0x30000000000ULL,
        0x20000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3000000ULL, 0x7000000ULL, 0x6000000ULL, 0x4000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x102000000ULL, 0x505000000ULL, 0x402000000ULL, 0x404000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x30003000000ULL, 0x70507000000ULL, 0x60006000000ULL, 0x40404000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x20100000000ULL, 0x50500000000ULL, 0x20400000000ULL, 0x40400000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x30000000000ULL, 0x70000000000ULL, 0x60000000000ULL, 0x40000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x2000000ULL, 0x6000000ULL, 0xE000000ULL, 0xC000000ULL, 0x8000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000ULL,
        0x204000000ULL, 0xA0A000000ULL, 0x804000000ULL, 0x808000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20202000000ULL,
        0x60006000000ULL, 0xE0A0E000000ULL, 0xC000C000000ULL, 0x80808000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x20200000000ULL, 0x40200000000ULL, 0xA0A00000000ULL, 0x40800000000ULL, 0x80800000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x20000000000ULL, 0x60000000000ULL, 0xE0000000000ULL, 0xC0000000000ULL, 0x80000000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x4000000ULL, 0xC000000ULL, 0x1C000000ULL, 0x18000000ULL, 0x10000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x404000000ULL, 0x408000000ULL, 0x1414000000ULL, 0x1008000000ULL, 0x1010000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x40404000000ULL, 0xC000C000000ULL, 0x1C141C000000ULL, 0x180018000000ULL, 0x101010000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x40400000000ULL, 0x80400000000ULL, 0x141400000000ULL, 0x81000000000ULL, 0x101000000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x40000000000ULL, 0xC0000000000ULL, 0x1C0000000000ULL, 0x180000000000ULL, 0x100000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x8000000ULL, 0x18000000ULL, 0x38000000ULL, 0x30000000ULL, 0x20000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x808000000ULL, 0x810000000ULL, 0x2828000000ULL, 0x2010000000ULL, 0x2020000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x80808000000ULL, 0x180018000000ULL, 0x382838000000ULL, 0x300030000000ULL, 0x202020000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x80800000000ULL, 0x100800000000ULL, 0x282800000000ULL, 0x102000000000ULL, 0x202000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x80000000000ULL, 0x180000000000ULL, 0x380000000000ULL, 0x300000000000ULL,
        0x200000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10000000ULL, 0x30000000ULL, 0x70000000ULL, 0x60000000ULL, 0x40000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x1010000000ULL, 0x1020000000ULL, 0x5050000000ULL, 0x4020000000ULL, 0x4040000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x101010000000ULL, 0x300030000000ULL, 0x705070000000ULL, 0x600060000000ULL,
        0x404040000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x101000000000ULL, 0x201000000000ULL, 0x505000000000ULL,
        0x204000000000ULL, 0x404000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x100000000000ULL, 0x300000000000ULL,
        0x700000000000ULL, 0x600000000000ULL, 0x400000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20000000ULL, 0x60000000ULL,
        0xE0000000ULL, 0xC0000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020000000ULL, 0x2040000000ULL,
        0xA0A0000000ULL, 0x8040000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202020000000ULL, 0x600060000000ULL,
        0xE0A0E0000000ULL, 0xC000C0000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000ULL, 0x402000000000ULL,
        0xA0A000000000ULL, 0x408000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x200000000000ULL, 0x600000000000ULL,
        0xE00000000000ULL, 0xC00000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40000000ULL, 0xC0000000ULL, 0xC0000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4040000000ULL, 0x4080000000ULL, 0x4040000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x404040000000ULL, 0xC000C0000000ULL, 0xC040C0000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x404000000000ULL, 0x804000000000ULL, 0x404000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x400000000000ULL, 0xC00000000000ULL, 0xC00000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x300000000ULL, 0x300000000ULL, 0x200000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20200000000ULL,
        0x20100000000ULL, 0x20200000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3020300000000ULL,
        0x3000300000000ULL, 0x2020200000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020000000000ULL,
        0x1020000000000ULL, 0x2020000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3000000000000ULL,
        0x3000000000000ULL, 0x2000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x300000000ULL, 0x700000000ULL,
        0x600000000ULL, 0x400000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10200000000ULL, 0x50500000000ULL,
        0x40200000000ULL, 0x40400000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3000300000000ULL, 0x7050700000000ULL,
        0x6000600000000ULL, 0x4040400000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2010000000000ULL,
        0x5050000000000ULL, 0x2040000000000ULL, 0x4040000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x3000000000000ULL, 0x7000000000000ULL, 0x6000000000000ULL, 0x4000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x200000000ULL, 0x600000000ULL, 0xE00000000ULL, 0xC00000000ULL, 0x800000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x20200000000ULL, 0x20400000000ULL, 0xA0A00000000ULL, 0x80400000000ULL, 0x80800000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x2020200000000ULL, 0x6000600000000ULL, 0xE0A0E00000000ULL, 0xC000C00000000ULL, 0x8080800000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x2020000000000ULL, 0x4020000000000ULL, 0xA0A0000000000ULL, 0x4080000000000ULL,
        0x8080000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2000000000000ULL, 0x6000000000000ULL, 0xE000000000000ULL,
        0xC000000000000ULL, 0x8000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x400000000ULL, 0xC00000000ULL, 0x1C00000000ULL,
        0x1800000000ULL, 0x1000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40400000000ULL, 0x40800000000ULL,
        0x141400000000ULL, 0x100800000000ULL, 0x101000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4040400000000ULL,
        0xC000C00000000ULL, 0x1C141C00000000ULL, 0x18001800000000ULL, 0x10101000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x4040000000000ULL, 0x8040000000000ULL, 0x14140000000000ULL, 0x8100000000000ULL, 0x10100000000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x4000000000000ULL, 0xC000000000000ULL, 0x1C000000000000ULL, 0x18000000000000ULL,
        0x10000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x800000000ULL, 0x1800000000ULL, 0x3800000000ULL, 0x3000000000ULL,
        0x2000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x80800000000ULL, 0x81000000000ULL, 0x282800000000ULL,
        0x201000000000ULL, 0x202000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8080800000000ULL, 0x18001800000000ULL,
        0x38283800000000ULL, 0x30003000000000ULL, 0x20202000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8080000000000ULL,
        0x10080000000000ULL, 0x28280000000000ULL, 0x10200000000000ULL, 0x20200000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x8000000000000ULL, 0x18000000000000ULL, 0x38000000000000ULL, 0x30000000000000ULL, 0x20000000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x1000000000ULL, 0x3000000000ULL, 0x7000000000ULL, 0x6000000000ULL, 0x4000000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x101000000000ULL, 0x102000000000ULL, 0x505000000000ULL, 0x402000000000ULL, 0x404000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x10101000000000ULL, 0x30003000000000ULL, 0x70507000000000ULL, 0x60006000000000ULL,
        0x40404000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10100000000000ULL, 0x20100000000000ULL, 0x50500000000000ULL,
        0x20400000000000ULL, 0x40400000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10000000000000ULL, 0x30000000000000ULL,
        0x70000000000000ULL, 0x60000000000000ULL, 0x40000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2000000000ULL, 0x6000000000ULL,
        0xE000000000ULL, 0xC000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000ULL, 0x204000000000ULL,
        0xA0A000000000ULL, 0x804000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20202000000000ULL,
        0x60006000000000ULL, 0xE0A0E000000000ULL, 0xC000C000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x20200000000000ULL, 0x40200000000000ULL, 0xA0A00000000000ULL, 0x40800000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x20000000000000ULL, 0x60000000000000ULL, 0xE0000000000000ULL, 0xC0000000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x4000000000ULL, 0xC000000000ULL, 0xC000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x404000000000ULL, 0x408000000000ULL, 0x404000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x40404000000000ULL, 0xC000C000000000ULL, 0xC040C000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x40400000000000ULL, 0x80400000000000ULL, 0x40400000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x40000000000000ULL, 0xC0000000000000ULL, 0xC0000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x30000000000ULL, 0x30000000000ULL, 0x20000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x2020000000000ULL, 0x2010000000000ULL, 0x2020000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x302030000000000ULL, 0x300030000000000ULL, 0x202020000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x202000000000000ULL, 0x102000000000000ULL, 0x202000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x30000000000ULL, 0x70000000000ULL, 0x60000000000ULL,
        0x40000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1020000000000ULL, 0x5050000000000ULL, 0x4020000000000ULL,
        0x4040000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x300030000000000ULL, 0x705070000000000ULL,
        0x600060000000000ULL, 0x404040000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x201000000000000ULL,
        0x505000000000000ULL, 0x204000000000000ULL, 0x404000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20000000000ULL, 0x60000000000ULL, 0xE0000000000ULL,
        0xC0000000000ULL, 0x80000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020000000000ULL, 0x2040000000000ULL,
        0xA0A0000000000ULL, 0x8040000000000ULL, 0x8080000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202020000000000ULL,
        0x600060000000000ULL, 0xE0A0E0000000000ULL, 0xC000C0000000000ULL, 0x808080000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x202000000000000ULL, 0x402000000000000ULL, 0xA0A000000000000ULL, 0x408000000000000ULL,
        0x808000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x40000000000ULL, 0xC0000000000ULL, 0x1C0000000000ULL, 0x180000000000ULL, 0x100000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x4040000000000ULL, 0x4080000000000ULL, 0x14140000000000ULL, 0x10080000000000ULL, 0x10100000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x404040000000000ULL, 0xC000C0000000000ULL, 0x1C141C0000000000ULL,
        0x1800180000000000ULL, 0x1010100000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x404000000000000ULL,
        0x804000000000000ULL, 0x1414000000000000ULL, 0x810000000000000ULL, 0x1010000000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x80000000000ULL, 0x180000000000ULL,
        0x380000000000ULL, 0x300000000000ULL, 0x200000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8080000000000ULL,
        0x8100000000000ULL, 0x28280000000000ULL, 0x20100000000000ULL, 0x20200000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x808080000000000ULL, 0x1800180000000000ULL, 0x3828380000000000ULL, 0x3000300000000000ULL,
        0x2020200000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x808000000000000ULL, 0x1008000000000000ULL,
        0x2828000000000000ULL, 0x1020000000000000ULL, 0x2020000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x100000000000ULL, 0x300000000000ULL, 0x700000000000ULL,
        0x600000000000ULL, 0x400000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10100000000000ULL, 0x10200000000000ULL,
        0x50500000000000ULL, 0x40200000000000ULL, 0x40400000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1010100000000000ULL,
        0x3000300000000000ULL, 0x7050700000000000ULL, 0x6000600000000000ULL, 0x4040400000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x1010000000000000ULL, 0x2010000000000000ULL, 0x5050000000000000ULL, 0x2040000000000000ULL,
        0x4040000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x200000000000ULL, 0x600000000000ULL, 0xE00000000000ULL, 0xC00000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x20200000000000ULL, 0x20400000000000ULL, 0xA0A00000000000ULL, 0x80400000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x2020200000000000ULL, 0x6000600000000000ULL, 0xE0A0E00000000000ULL, 0xC000C00000000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x2020000000000000ULL, 0x4020000000000000ULL, 0xA0A0000000000000ULL,
        0x4080000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x400000000000ULL, 0xC00000000000ULL, 0xC00000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x40400000000000ULL, 0x40800000000000ULL, 0x40400000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x4040400000000000ULL, 0xC000C00000000000ULL, 0xC040C00000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x4040000000000000ULL, 0x8040000000000000ULL, 0x4040000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3000000000000ULL,
        0x3000000000000ULL, 0x2000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000000ULL,
        0x201000000000000ULL, 0x202000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x203000000000000ULL,
        0x3000000000000ULL, 0x202000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x3000000000000ULL,
        0x7000000000000ULL, 0x6000000000000ULL, 0x4000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x102000000000000ULL, 0x505000000000000ULL, 0x402000000000000ULL, 0x404000000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x3000000000000ULL, 0x507000000000000ULL, 0x6000000000000ULL, 0x404000000000000ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2000000000000ULL, 0x6000000000000ULL, 0xE000000000000ULL,
        0xC000000000000ULL, 0x8000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000000ULL, 0x204000000000000ULL,
        0xA0A000000000000ULL, 0x804000000000000ULL, 0x808000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x202000000000000ULL, 0x6000000000000ULL, 0xA0E000000000000ULL, 0xC000000000000ULL, 0x808000000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x4000000000000ULL, 0xC000000000000ULL, 0x1C000000000000ULL,
        0x18000000000000ULL, 0x10000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x404000000000000ULL, 0x408000000000000ULL,
        0x1414000000000000ULL, 0x1008000000000000ULL, 0x1010000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x404000000000000ULL, 0xC000000000000ULL, 0x141C000000000000ULL, 0x18000000000000ULL, 0x1010000000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x8000000000000ULL, 0x18000000000000ULL, 0x38000000000000ULL,
        0x30000000000000ULL, 0x20000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x808000000000000ULL, 0x810000000000000ULL,
        0x2828000000000000ULL, 0x2010000000000000ULL, 0x2020000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x808000000000000ULL, 0x18000000000000ULL, 0x2838000000000000ULL, 0x30000000000000ULL, 0x2020000000000000ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x10000000000000ULL, 0x30000000000000ULL, 0x70000000000000ULL,
        0x60000000000000ULL, 0x40000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x1010000000000000ULL,
        0x1020000000000000ULL, 0x5050000000000000ULL, 0x4020000000000000ULL, 0x4040000000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x1010000000000000ULL, 0x30000000000000ULL, 0x5070000000000000ULL, 0x60000000000000ULL,
        0x4040000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x20000000000000ULL, 0x60000000000000ULL,
        0xE0000000000000ULL, 0xC0000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2020000000000000ULL,
        0x2040000000000000ULL, 0xA0A0000000000000ULL, 0x8040000000000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x2020000000000000ULL, 0x60000000000000ULL, 0xA0E0000000000000ULL, 0xC0000000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x40000000000000ULL, 0xC0000000000000ULL, 0xC0000000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x4040000000000000ULL, 0x4080000000000000ULL, 0x4040000000000000ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x4040000000000000ULL, 0xC0000000000000ULL, 0x40C0000000000000ULL};
    static const uint8_t T_values_line_43_4[2] = {2, 1};
    static const uint64_t T_values_line_65[65] = {0x0ULL, 0x1ULL, 0x2ULL, 0x4ULL, 0x8ULL, 0x10ULL, 0x20ULL, 0x40ULL,
        0x80ULL, 0x100ULL, 0x200ULL, 0x400ULL, 0x800ULL, 0x1000ULL, 0x2000ULL, 0x4000ULL, 0x8000ULL, 0x10000ULL,
        0x20000ULL, 0x40000ULL, 0x80000ULL, 0x100000ULL, 0x200000ULL, 0x400000ULL, 0x800000ULL, 0x1000000ULL,
        0x2000000ULL, 0x4000000ULL, 0x8000000ULL, 0x10000000ULL, 0x20000000ULL, 0x40000000ULL, 0x80000000ULL,
        0x100000000ULL, 0x200000000ULL, 0x400000000ULL, 0x800000000ULL, 0x1000000000ULL, 0x2000000000ULL,
        0x4000000000ULL, 0x8000000000ULL, 0x10000000000ULL, 0x20000000000ULL, 0x40000000000ULL, 0x80000000000ULL,
        0x100000000000ULL, 0x200000000000ULL, 0x400000000000ULL, 0x800000000000ULL, 0x1000000000000ULL,
        0x2000000000000ULL, 0x4000000000000ULL, 0x8000000000000ULL, 0x10000000000000ULL, 0x20000000000000ULL,
        0x40000000000000ULL, 0x80000000000000ULL, 0x100000000000000ULL, 0x200000000000000ULL, 0x400000000000000ULL,
        0x800000000000000ULL, 0x1000000000000000ULL, 0x2000000000000000ULL, 0x4000000000000000ULL,
        0x8000000000000000ULL};
    static const uint8_t T_values_line_52[256] = {0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
        1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
        0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0};
    static const uint8_t T_values_line_52_2[256] = {0, 0, 0, 19, 0, 0, 0, 20, 0, 17, 0, 21, 0, 18, 0, 22, 0, 19, 0,
        23, 0, 20, 0, 24, 0, 21, 0, 0, 0, 22, 0, 0, 0, 0, 0, 27, 0, 0, 0, 28, 0, 25, 0, 29, 0, 26, 0, 30, 0, 27, 0,
        31, 0, 28, 0, 32, 0, 29, 0, 0, 0, 30, 0, 0, 0, 0, 3, 35, 0, 0, 4, 36, 1, 33, 5, 37, 2, 34, 6, 38, 3, 35, 7,
        39, 4, 36, 8, 40, 5, 37, 0, 0, 6, 38, 0, 0, 0, 0, 11, 43, 0, 0, 12, 44, 9, 41, 13, 45, 10, 42, 14, 46, 11, 43,
        15, 47, 12, 44, 16, 48, 13, 45, 0, 0, 14, 46, 0, 0, 0, 0, 19, 51, 0, 0, 20, 52, 17, 49, 21, 53, 18, 50, 22,
        54, 19, 51, 23, 55, 20, 52, 24, 56, 21, 53, 0, 0, 22, 54, 0, 0, 0, 0, 27, 59, 0, 0, 28, 60, 25, 57, 29, 61,
        26, 58, 30, 62, 27, 59, 31, 63, 28, 60, 32, 64, 29, 61, 0, 0, 30, 62, 0, 0, 0, 0, 35, 0, 0, 0, 36, 0, 33, 0,
        37, 0, 34, 0, 38, 0, 35, 0, 39, 0, 36, 0, 40, 0, 37, 0, 0, 0, 38, 0, 0, 0, 0, 0, 43, 0, 0, 0, 44, 0, 41, 0,
        45, 0, 42, 0, 46, 0, 43, 0, 47, 0, 44, 0, 48, 0, 45, 0, 0, 0, 46, 0, 0, 0};
    static const uint8_t T_values_line_52_3[256] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
        0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
        0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0,
        0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0,
        0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
        0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
        1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    static const uint8_t T_values_line_65_2[4160] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    static const rw_check CHECKS[7] = {{0, 2, 'Q', 0, -1}, {0, 2, '=', 8, 0}, {16, 1, 'Q', 0, -1}, {38, 1, 'B', 0,
        99}, {2, 1, 'B', 0, 2}, {3, 1, 'B', 0, 64}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[21] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[21] = {2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[21] = {2, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3};
    static const uint8_t RETURNED_TO[21] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 4, 6, 6, 7};
    static const uint8_t POINT_KIND[21] = {2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[21] = {-1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1,
        -1, -1};
    static const uint8_t HAPPEN_AT[21] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[21] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[21] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[21] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[23] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[23] = {22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
        22, 22, 22, 22};
    static const uint8_t ENTER_AT[2] = {21, 22};
    static const int32_t OPTION_COUNT[2] = {3, 1};
    static const int32_t FIRST_OPTION[2] = {0, 3};
    static const int32_t FIRST_ARG[5] = {0, 2, 4, 4, 6};
    static const int32_t ARG_KIND[6] = {0, 0, 0, 0, 0, 0};
    static const int32_t ARG_SIZE[6] = {8, 8, 8, 8, 8, 8};
    static const int32_t ARG_OFFSET[6] = {0, 1, 0, 1, 0, 1};
    static const uint8_t WANTED[4] = {0, 0, 0, 0};
    static const uint8_t TRIED_AT[2] = {21, 22};
    static const uint8_t JOIN_OF[2] = {5, 15};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {4, 14};
    static const uint8_t NEEDS[21] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[21] = {1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1};
    static const uint8_t SCOPED[21] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0};
    static const uint8_t POSTPONED[23] = {0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
    """
    const uint8_t T_values_line_43[64]
    const uint8_t T_values_line_43_2[64]
    const int16_t T_values[4]
    const uint8_t T_values_line_23[8]
    const uint8_t T_values_line_23_2[8]
    const uint8_t T_values_line_23_3[256]
    const uint8_t T_values_line_24[260]
    const uint8_t T_values_line_24_2[260]
    const uint8_t T_values_line_32[128]
    const uint8_t T_values_line_43_3[128]
    const uint64_t T_values_line_36[4096]
    const uint8_t T_values_line_43_4[2]
    const uint64_t T_values_line_65[65]
    const uint8_t T_values_line_52[256]
    const uint8_t T_values_line_52_2[256]
    const uint8_t T_values_line_52_3[256]
    const uint8_t T_values_line_65_2[4160]
    const rw_check CHECKS[7]
    const uint8_t IN_FRAME[21]
    const uint8_t FILLED_RESTING[21]
    const uint8_t FILLED[21]
    const uint8_t RETURNED_TO[21]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[21]
    const int8_t DECISION_AT[21]
    const uint8_t HAPPEN_AT[21]
    const uint8_t FRAME_SIZE[21]
    const uint8_t RETURN_AT[21]
    const uint8_t PROC_OF[21]
    const uint8_t PROC_AT[23]
    const uint8_t ENDLESS_AT[23]
    const uint8_t ENTER_AT[2]
    const int32_t OPTION_COUNT[2]
    const int32_t FIRST_OPTION[2]
    const int32_t FIRST_ARG[5]
    const int32_t ARG_KIND[6]
    const int32_t ARG_SIZE[6]
    const int32_t ARG_OFFSET[6]
    const uint8_t WANTED[4]
    const uint8_t TRIED_AT[2]
    const uint8_t JOIN_OF[2]
    const int8_t BODIES_END[2]
    const uint8_t BLOCK_OF[2]
    const uint8_t NEEDS[21]
    const uint8_t FAILS[21]
    const uint8_t SCOPED[21]
    const uint8_t POSTPONED[23]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'checkers.game', 43, 1),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 46, 13),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 48, 13),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'checkers.game', 52, 13),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'checkers.game', 52, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'checkers.game', 55, 21),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 31, 5),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 32, 5),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 33, 5),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 34, 5),
    ('RW601', 'a value does not fit its place',
     'checkers.game', 57, 21),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 57, 21),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 38, 9),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 39, 9),
    ('RW602', 'something is written through none: there is no such place',
     'checkers.game', 41, 5),
    ('RW601', 'a value does not fit its place',
     'checkers.game', 41, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'checkers.game', 65, 17),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'checkers.game', 65, 17),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'checkers.game', 43, 1),
)
RULES = rules_capsule()
