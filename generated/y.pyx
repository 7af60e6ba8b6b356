# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Y, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_SET(2, RW_INLINE)
    static const rw_check CHECKS[5];
    static const uint8_t IN_FRAME[10];
    static const uint8_t FILLED_RESTING[10];
    static const uint8_t FILLED[10];
    static const uint8_t RETURNED_TO[10];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[10];
    static const int8_t DECISION_AT[10];
    static const uint8_t HAPPEN_AT[10];
    static const uint8_t FRAME_SIZE[10];
    static const uint8_t RETURN_AT[10];
    static const uint8_t PROC_OF[10];
    static const uint8_t PROC_AT[11];
    static const uint8_t ENDLESS_AT[11];
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
    static const uint8_t NEEDS[10];
    static const uint8_t FAILS[10];
    static const uint8_t SCOPED[10];
    static const uint8_t POSTPONED[10];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_stone[4];
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
        int32_t n_chain_count;
        int32_t n_chain_t__left[121];
        int32_t n_chain_t__bottom[121];
        int32_t n_chain_t__slant[121];
        uint16_t n_chain_parent[121];
        uint16_t n_chain_nodes[121];
        uint8_t n_chain_stale;
        uint8_t n_chain_counted__left;
        uint8_t n_chain_counted__bottom;
        uint8_t n_chain_counted__slant;
    } S;
    _Static_assert(offsetof(S, m_stone) == 0, "m_stone");
    _Static_assert(offsetof(S, r_stack) == 32, "r_stack");
    _Static_assert(offsetof(S, r_point) == 40, "r_point");
    _Static_assert(offsetof(S, r_base) == 42, "r_base");
    _Static_assert(offsetof(S, r_top) == 44, "r_top");
    _Static_assert(offsetof(S, r_winners) == 46, "r_winners");
    _Static_assert(offsetof(S, r_over) == 47, "r_over");
    _Static_assert(offsetof(S, r_actor) == 48, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 49, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 56, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 56, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, BLOCKS = 10, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 6, UNFINISHED = 7, INTERRUPTED = 8, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_set2:
        uint64_t w[2]
    rw_set2 rw_set2_none()
    rw_set2 rw_set2_or(rw_set2, rw_set2)
    rw_set2 rw_set2_and(rw_set2, rw_set2)
    rw_set2 rw_set2_without(rw_set2, rw_set2)
    void rw_set2_put(rw_set2*, int, int)
    int rw_set2_after(const rw_set2*, int)
    int rw_set2_take(rw_set2*)
    int rw_set2_nth(const rw_set2*, int)
    int rw_set2_size_v(rw_set2)
    ctypedef struct S:
        uint64_t m_stone[4]
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
        int32_t n_chain_count
        int32_t n_chain_t__left[121]
        int32_t n_chain_t__bottom[121]
        int32_t n_chain_t__slant[121]
        uint16_t n_chain_parent[121]
        uint16_t n_chain_nodes[121]
        uint8_t n_chain_stale
        uint8_t n_chain_counted__left
        uint8_t n_chain_counted__bottom
        uint8_t n_chain_counted__slant

include "rules.pxi"


# ---------------------------------------------------------------- rules

cdef inline int at_stone(S* s, int at0) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(s.m_stone[i >> 6] >> (i & 63) & 1) + 2 * <int>(s.m_stone[2 + (i >> 6)] >> (i & 63) & 1)


cdef inline rw_set2 plane(S* s, int value) noexcept nogil:
    if value == 0:
        return rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    return (<rw_set2*>&s.m_stone[(value - 1) * 2])[0]


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 2))[0]


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = value


cdef void generate_d0_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 22
    cdef Move* m
    cdef int x1
    s.r_listed = 2
    cdef rw_set2 left1 = rw_set2_and(
        SET_OF_grid_2,
        rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    )
    cdef int k1 = -1
    while True:
        k1 = rw_set2_after(&left1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a1
    cdef rw_set2 range1 = rw_set2_and(
        SET_OF_grid_2,
        rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    )
    cdef uint32_t size1 = rw_set2_size_v(range1)
    if size1 != 0:
        for tries in range(rw_min(40, size1)):
            at = rw_below(&rng.state, size1)
            k = at
            a1 = rw_set2_nth(&range1, k) + 1
            m.option = 0
            m.args[0] = a1
            return 1
    rng.moves.count = 0
    generate_d0_0_place(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_place(S* s, int you) noexcept nogil:
    cdef rw_set2 left1 = rw_set2_and(
        SET_OF_grid_2,
        rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    )
    cdef int k1 = -1
    while True:
        k1 = rw_set2_after(&left1, k1)
        if k1 < 0:
            break
        return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_place(s, you)


cdef inline bint is_stone(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(s.m_stone[i >> 6] >> (i & 63) & 1) or <int>(s.m_stone[2 + (i >> 6)] >> (i & 63) & 1))
    return <int>(s.m_stone[(value - 1) * 2 + (i >> 6)] >> (i & 63) & 1)


cdef void set_stone(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 121u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef int old = 0
    cdef uint64_t bit = <uint64_t>1 << (i & 63)
    if s.m_stone[i >> 6] & bit:
        old = 1
    s.m_stone[i >> 6] = s.m_stone[i >> 6] & ~bit | <uint64_t>(value == 1) << (i & 63)
    if s.m_stone[2 + (i >> 6)] & bit:
        old = 2
    s.m_stone[2 + (i >> 6)] = s.m_stone[2 + (i >> 6)] & ~bit | <uint64_t>(value == 2) << (i & 63)
    net_keep_chain(s, at0, old, value)


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_place(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 121u:
            return False
        if not T_values_line_22[a - 1]:
            return False
        return is_stone(s, a, 0)
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    s.n_chain_stale = 1


cdef inline int net_group_chain(S* s, int node) noexcept nogil:
    if s.n_chain_stale:
        net_find_chain(s)
    if <unsigned int>(node - 1) >= 121u or s.n_chain_parent[node - 1] == 65535:
        return 0
    return rw_root(s.n_chain_parent, node - 1) + 1


cdef rw_set2 net_groups_chain(S* s) noexcept nogil:
    cdef rw_set2 r = rw_set2_none()
    cdef int i
    cdef int k
    if s.n_chain_stale:
        net_find_chain(s)
    for k in range(s.n_chain_count):
        i = s.n_chain_nodes[k]
        if s.n_chain_parent[i] == i:
            rw_set2_put(&r, i, 121)
    return r


cdef void net_find_chain(S* s) noexcept nogil:
    # line 14
    cdef int i
    cdef int a
    cdef int b
    cdef int node
    cdef int k
    cdef int n = 0
    cdef int x0
    cdef int other
    cdef rw_set2 left1
    cdef int x1
    cdef int k1
    cdef int lower
    s.n_chain_stale = 0
    memset(s.n_chain_parent, 255, 242)
    cdef rw_set2 left0 = rw_set2_without(
        SET_OF_grid,
        rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    )
    cdef int k0 = -1
    while True:
        k0 = rw_set2_after(&left0, k0)
        if k0 < 0:
            break
        x0 = k0 + 1
        s.n_chain_parent[x0 - 1] = x0 - 1
        s.n_chain_nodes[n] = x0 - 1
        n += 1
    s.n_chain_count = n
    for k in range(n):
        i = s.n_chain_nodes[k]
        node = i + 1
        left1 = rw_set2_and(T_values_line_14[node - 1], plane(s, at_stone(s, node)))
        k1 = -1
        while True:
            k1 = rw_set2_after(&left1, k1)
            if k1 < 0:
                break
            x1 = k1 + 1
            other = x1 - 1
            if <unsigned int>other < 121u:
                if s.n_chain_parent[other] != 65535:
                    a = rw_root(s.n_chain_parent, i)
                    b = rw_root(s.n_chain_parent, other)
                    if a != b:
                        lower = rw_min(a, b)
                        b = rw_max(a, b)
                        a = lower
                        s.n_chain_parent[b] = a
    s.n_chain_counted__left = 0
    net_count_chain__left(s)
    s.n_chain_counted__bottom = 0
    net_count_chain__bottom(s)
    s.n_chain_counted__slant = 0
    net_count_chain__slant(s)


cdef void net_count_chain__left(S* s) noexcept nogil:
    cdef int i
    cdef int k
    cdef int root
    cdef int node
    s.n_chain_counted__left = 1
    for k in range(s.n_chain_count):
        i = s.n_chain_nodes[k]
        s.n_chain_t__left[i] = 0
    for k in range(s.n_chain_count):
        i = s.n_chain_nodes[k]
        root = rw_root(s.n_chain_parent, i)
        node = i + 1
        s.n_chain_t__left[root] += T_values_line_14_2[node - 1]


cdef inline int net_tally_chain__left(S* s, int group) noexcept nogil:
    if s.n_chain_stale:
        net_find_chain(s)
    if not s.n_chain_counted__left:
        net_count_chain__left(s)
    if <unsigned int>(group - 1) >= 121u or s.n_chain_parent[group - 1] != group - 1:
        return 0
    return s.n_chain_t__left[group - 1]


cdef void net_count_chain__bottom(S* s) noexcept nogil:
    cdef int i
    cdef int k
    cdef int root
    cdef int node
    s.n_chain_counted__bottom = 1
    for k in range(s.n_chain_count):
        i = s.n_chain_nodes[k]
        s.n_chain_t__bottom[i] = 0
    for k in range(s.n_chain_count):
        i = s.n_chain_nodes[k]
        root = rw_root(s.n_chain_parent, i)
        node = i + 1
        s.n_chain_t__bottom[root] += T_values_line_14_3[node - 1]


cdef inline int net_tally_chain__bottom(S* s, int group) noexcept nogil:
    if s.n_chain_stale:
        net_find_chain(s)
    if not s.n_chain_counted__bottom:
        net_count_chain__bottom(s)
    if <unsigned int>(group - 1) >= 121u or s.n_chain_parent[group - 1] != group - 1:
        return 0
    return s.n_chain_t__bottom[group - 1]


cdef void net_count_chain__slant(S* s) noexcept nogil:
    cdef int i
    cdef int k
    cdef int root
    cdef int node
    s.n_chain_counted__slant = 1
    for k in range(s.n_chain_count):
        i = s.n_chain_nodes[k]
        s.n_chain_t__slant[i] = 0
    for k in range(s.n_chain_count):
        i = s.n_chain_nodes[k]
        root = rw_root(s.n_chain_parent, i)
        node = i + 1
        s.n_chain_t__slant[root] += T_values_line_14_4[node - 1]


cdef inline int net_tally_chain__slant(S* s, int group) noexcept nogil:
    if s.n_chain_stale:
        net_find_chain(s)
    if not s.n_chain_counted__slant:
        net_count_chain__slant(s)
    if <unsigned int>(group - 1) >= 121u or s.n_chain_parent[group - 1] != group - 1:
        return 0
    return s.n_chain_t__slant[group - 1]


cdef void net_keep_chain(S* s, int node, int old, int value) noexcept nogil:
    cdef int i = node - 1
    cdef int b
    cdef int other
    cdef int lower
    if old == value or s.n_chain_stale:
        return
    if old != 0 or value == 0:
        s.n_chain_stale = 1
        return
    s.n_chain_parent[i] = i
    s.n_chain_nodes[s.n_chain_count] = i
    s.n_chain_count += 1
    s.n_chain_t__left[i] = T_values_line_14_2[node - 1]
    s.n_chain_t__bottom[i] = T_values_line_14_3[node - 1]
    s.n_chain_t__slant[i] = T_values_line_14_4[node - 1]
    cdef rw_set2 left = rw_set2_and(T_values_line_14[node - 1], plane(s, at_stone(s, node)))
    cdef int a = i
    while True:
        other = rw_set2_take(&left)
        if other < 0:
            break
        left = rw_set2_without(left, T_values_line_14[other])
        b = rw_root(s.n_chain_parent, other)
        if a != b:
            lower = rw_min(a, b)
            b = rw_max(a, b)
            a = lower
            s.n_chain_parent[b] = a
            s.n_chain_t__left[a] += s.n_chain_t__left[b]
            s.n_chain_t__bottom[a] += s.n_chain_t__bottom[b]
            s.n_chain_t__slant[a] += s.n_chain_t__slant[b]
    s.n_chain_parent[i] = a


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 8, 0, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    net_find_chain(s)


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    return 0


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    return 0


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 20
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v1_cell
    cdef int p0_v2_it
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
            # line 23 @Y-2
            if rng == NULL and not is_stone(s, p0_v1_cell, 0):
                s.r_failure = 4
                return 1
            # line 24
            held = its_play_you(s)
            set_stone(s, p0_v1_cell, held, 5)
            p0_v2_it = net_group_chain(s, p0_v1_cell)
            if (
                net_tally_chain__left(s, p0_v2_it) > 0
                and net_tally_chain__bottom(s, p0_v2_it) > 0
                and net_tally_chain__slant(s, p0_v2_it) > 0
            ):
                # @Y-3
                over(s, 2, T_values_line_20[its_play_you(s) - 1])
                return 0
            else:
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 10:
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
    static const rw_set2 SET_OF_grid = {{~0ULL, 0x1FFFFFFFFFFFFFFULL}};
    static const rw_set2 T_values_line_14[121] = {{{0x802ULL, 0x0ULL}}, {{0x1805ULL, 0x0ULL}}, {{0x300AULL, 0x0ULL}},
        {{0x6014ULL, 0x0ULL}}, {{0xC028ULL, 0x0ULL}}, {{0x18050ULL, 0x0ULL}}, {{0x300A0ULL, 0x0ULL}}, {{0x60140ULL,
        0x0ULL}}, {{0xC0280ULL, 0x0ULL}}, {{0x180500ULL, 0x0ULL}}, {{0x300200ULL, 0x0ULL}}, {{0x401003ULL, 0x0ULL}},
        {{0xC02806ULL, 0x0ULL}}, {{0x180500CULL, 0x0ULL}}, {{0x300A018ULL, 0x0ULL}}, {{0x6014030ULL, 0x0ULL}},
        {{0xC028060ULL, 0x0ULL}}, {{0x180500C0ULL, 0x0ULL}}, {{0x300A0180ULL, 0x0ULL}}, {{0x60140300ULL, 0x0ULL}},
        {{0xC0280600ULL, 0x0ULL}}, {{0x180100400ULL, 0x0ULL}}, {{0x200801800ULL, 0x0ULL}}, {{0x601403000ULL, 0x0ULL}},
        {{0xC02806000ULL, 0x0ULL}}, {{0x180500C000ULL, 0x0ULL}}, {{0x300A018000ULL, 0x0ULL}}, {{0x6014030000ULL,
        0x0ULL}}, {{0xC028060000ULL, 0x0ULL}}, {{0x180500C0000ULL, 0x0ULL}}, {{0x300A0180000ULL, 0x0ULL}},
        {{0x60140300000ULL, 0x0ULL}}, {{0xC0080200000ULL, 0x0ULL}}, {{0x100400C00000ULL, 0x0ULL}},
        {{0x300A01800000ULL, 0x0ULL}}, {{0x601403000000ULL, 0x0ULL}}, {{0xC02806000000ULL, 0x0ULL}},
        {{0x180500C000000ULL, 0x0ULL}}, {{0x300A018000000ULL, 0x0ULL}}, {{0x6014030000000ULL, 0x0ULL}},
        {{0xC028060000000ULL, 0x0ULL}}, {{0x180500C0000000ULL, 0x0ULL}}, {{0x300A0180000000ULL, 0x0ULL}},
        {{0x60040100000000ULL, 0x0ULL}}, {{0x80200600000000ULL, 0x0ULL}}, {{0x180500C00000000ULL, 0x0ULL}},
        {{0x300A01800000000ULL, 0x0ULL}}, {{0x601403000000000ULL, 0x0ULL}}, {{0xC02806000000000ULL, 0x0ULL}},
        {{0x180500C000000000ULL, 0x0ULL}}, {{0x300A018000000000ULL, 0x0ULL}}, {{0x6014030000000000ULL, 0x0ULL}},
        {{0xC028060000000000ULL, 0x0ULL}}, {{0x80500C0000000000ULL, 0x1ULL}}, {{0x20080000000000ULL, 0x3ULL}},
        {{0x100300000000000ULL, 0x4ULL}}, {{0x280600000000000ULL, 0xCULL}}, {{0x500C00000000000ULL, 0x18ULL}},
        {{0xA01800000000000ULL, 0x30ULL}}, {{0x1403000000000000ULL, 0x60ULL}}, {{0x2806000000000000ULL, 0xC0ULL}},
        {{0x500C000000000000ULL, 0x180ULL}}, {{0xA018000000000000ULL, 0x300ULL}}, {{0x4030000000000000ULL, 0x601ULL}},
        {{0x8060000000000000ULL, 0xC02ULL}}, {{0x40000000000000ULL, 0x1801ULL}}, {{0x180000000000000ULL, 0x2008ULL}},
        {{0x300000000000000ULL, 0x6014ULL}}, {{0x600000000000000ULL, 0xC028ULL}}, {{0xC00000000000000ULL,
        0x18050ULL}}, {{0x1800000000000000ULL, 0x300A0ULL}}, {{0x3000000000000000ULL, 0x60140ULL}},
        {{0x6000000000000000ULL, 0xC0280ULL}}, {{0xC000000000000000ULL, 0x180500ULL}}, {{0x8000000000000000ULL,
        0x300A01ULL}}, {{0x0ULL, 0x601403ULL}}, {{0x0ULL, 0xC00802ULL}}, {{0x0ULL, 0x100400CULL}}, {{0x0ULL,
        0x300A018ULL}}, {{0x0ULL, 0x6014030ULL}}, {{0x0ULL, 0xC028060ULL}}, {{0x0ULL, 0x180500C0ULL}}, {{0x0ULL,
        0x300A0180ULL}}, {{0x0ULL, 0x60140300ULL}}, {{0x0ULL, 0xC0280600ULL}}, {{0x0ULL, 0x180500C00ULL}}, {{0x0ULL,
        0x300A01800ULL}}, {{0x0ULL, 0x600401000ULL}}, {{0x0ULL, 0x802006000ULL}}, {{0x0ULL, 0x180500C000ULL}},
        {{0x0ULL, 0x300A018000ULL}}, {{0x0ULL, 0x6014030000ULL}}, {{0x0ULL, 0xC028060000ULL}}, {{0x0ULL,
        0x180500C0000ULL}}, {{0x0ULL, 0x300A0180000ULL}}, {{0x0ULL, 0x60140300000ULL}}, {{0x0ULL, 0xC0280600000ULL}},
        {{0x0ULL, 0x180500C00000ULL}}, {{0x0ULL, 0x300200800000ULL}}, {{0x0ULL, 0x401003000000ULL}}, {{0x0ULL,
        0xC02806000000ULL}}, {{0x0ULL, 0x180500C000000ULL}}, {{0x0ULL, 0x300A018000000ULL}}, {{0x0ULL,
        0x6014030000000ULL}}, {{0x0ULL, 0xC028060000000ULL}}, {{0x0ULL, 0x180500C0000000ULL}}, {{0x0ULL,
        0x300A0180000000ULL}}, {{0x0ULL, 0x60140300000000ULL}}, {{0x0ULL, 0xC0280600000000ULL}}, {{0x0ULL,
        0x180100400000000ULL}}, {{0x0ULL, 0x801800000000ULL}}, {{0x0ULL, 0x1403000000000ULL}}, {{0x0ULL,
        0x2806000000000ULL}}, {{0x0ULL, 0x500C000000000ULL}}, {{0x0ULL, 0xA018000000000ULL}}, {{0x0ULL,
        0x14030000000000ULL}}, {{0x0ULL, 0x28060000000000ULL}}, {{0x0ULL, 0x500C0000000000ULL}}, {{0x0ULL,
        0xA0180000000000ULL}}, {{0x0ULL, 0x140300000000000ULL}}, {{0x0ULL, 0x80200000000000ULL}}};
    static const uint8_t T_values_line_14_2[121] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_14_3[121] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_14_4[121] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_set2 SET_OF_grid_2 = {{0x1F87F1FE7FDFFFFFULL, 0x40180701E07CULL}};
    static const uint8_t T_values_line_20[2] = {1, 2};
    static const uint8_t T_values_line_22[121] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_check CHECKS[5] = {{8, 1, 'Q', 0, 144115188075855871}, {24, 1, 'Q', 0, 144115188075855871}, {0, 2,
        '=', 16, 0}, {2, 1, 'B', 0, 2}, {2, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[10] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[10] = {2, 3, 2, 2, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[10] = {2, 3, 3, 2, 3, 3, 3, 3, 3, 3};
    static const uint8_t RETURNED_TO[10] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 3, 4, 4, 5};
    static const uint8_t POINT_KIND[10] = {2, 0, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[10] = {-1, 0, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[10] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[10] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[10] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[10] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[11] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[11] = {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9};
    static const uint8_t ENTER_AT[1] = {10};
    static const int32_t OPTION_COUNT[1] = {1};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[2] = {0, 1};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {8};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[1] = {0};
    static const uint8_t TRIED_AT[1] = {10};
    static const uint8_t JOIN_OF[1] = {4};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {1};
    static const uint8_t NEEDS[10] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    static const uint8_t FAILS[10] = {1, 1, 1, 0, 1, 1, 1, 0, 1, 1};
    static const uint8_t SCOPED[10] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1};
    static const uint8_t POSTPONED[10] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    """
    const rw_set2 SET_OF_grid
    const rw_set2 T_values_line_14[121]
    const uint8_t T_values_line_14_2[121]
    const uint8_t T_values_line_14_3[121]
    const uint8_t T_values_line_14_4[121]
    const rw_set2 SET_OF_grid_2
    const uint8_t T_values_line_20[2]
    const uint8_t T_values_line_22[121]
    const rw_check CHECKS[5]
    const uint8_t IN_FRAME[10]
    const uint8_t FILLED_RESTING[10]
    const uint8_t FILLED[10]
    const uint8_t RETURNED_TO[10]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[10]
    const int8_t DECISION_AT[10]
    const uint8_t HAPPEN_AT[10]
    const uint8_t FRAME_SIZE[10]
    const uint8_t RETURN_AT[10]
    const uint8_t PROC_OF[10]
    const uint8_t PROC_AT[11]
    const uint8_t ENDLESS_AT[11]
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
    const uint8_t NEEDS[10]
    const uint8_t FAILS[10]
    const uint8_t SCOPED[10]
    const uint8_t POSTPONED[10]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'y.game', 20, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'y.game', 22, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'y.game', 22, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'y.game', 23, 13),
    ('RW602', 'something is written through none: there is no such place',
     'y.game', 24, 13),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'y.game', 20, 1),
)
RULES = rules_capsule()
