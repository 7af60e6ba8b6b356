# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Go, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_SET(2, RW_INLINE)
    RW_DEFINE_LIST(rw_longs1, uint64_t, 1)
    RW_DEFINE_LIST_STORAGE(rw_longs1, uint64_t, 1)
    RW_DEFINE_LIST(rw_longs162, uint64_t, 162)
    static const rw_check CHECKS[9];
    static const uint8_t IN_FRAME[15];
    static const uint8_t FILLED_RESTING[15];
    static const uint8_t FILLED[15];
    static const uint8_t RETURNED_TO[15];
    static const uint8_t CHECKED[5];
    static const uint8_t POINT_KIND[15];
    static const int8_t DECISION_AT[15];
    static const uint8_t HAPPEN_AT[15];
    static const uint8_t FRAME_SIZE[15];
    static const uint8_t RETURN_AT[15];
    static const uint8_t PROC_OF[15];
    static const uint8_t PROC_AT[16];
    static const uint8_t ENDLESS_AT[16];
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
    static const uint8_t NEEDS[15];
    static const uint8_t FAILS[15];
    static const uint8_t SCOPED[15];
    static const uint8_t POSTPONED[25];
    typedef struct __attribute__((packed)) __attribute__((aligned(8))) {
        uint64_t m_stone[4];
        uint64_t m_past[162];
        uint16_t m_past_length;
        uint8_t pad_1330[6];
        uint64_t m_before;
        uint16_t m_before_length;
        uint64_t r_stack[2];
        uint16_t m_moves_made;
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
        int32_t k_totals[2];
        uint8_t k_ranked;
    } S;
    _Static_assert(offsetof(S, m_stone) == 0, "m_stone");
    _Static_assert(offsetof(S, m_past) == 32, "m_past");
    _Static_assert(offsetof(S, m_past_length) == 1328, "m_past_length");
    _Static_assert(offsetof(S, pad_1330) == 1330, "pad_1330");
    _Static_assert(offsetof(S, m_before) == 1336, "m_before");
    _Static_assert(offsetof(S, m_before_length) == 1344, "m_before_length");
    _Static_assert(offsetof(S, r_stack) == 1346, "r_stack");
    _Static_assert(offsetof(S, m_moves_made) == 1362, "m_moves_made");
    _Static_assert(offsetof(S, r_point) == 1364, "r_point");
    _Static_assert(offsetof(S, r_base) == 1366, "r_base");
    _Static_assert(offsetof(S, r_top) == 1368, "r_top");
    _Static_assert(offsetof(S, r_winners) == 1370, "r_winners");
    _Static_assert(offsetof(S, r_over) == 1371, "r_over");
    _Static_assert(offsetof(S, r_actor) == 1372, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 1373, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 1376, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 1376, COPIED = sizeof(S), STACK = 16, MOST_FRAMES = 3, BLOCKS = 15, ENTRY =
        0, RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 2,
        RANK_KEYS = 2, INVARIANTS = 1, MEMORY = 21, UNFINISHED = 22, INTERRUPTED = 23, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((s)->k_totals[(seat) - 1] = (keys)[0], (s)->k_ranked |= (seat) == SEATS)
    """
    ctypedef struct rw_set2:
        uint64_t w[2]
    rw_set2 rw_set2_none()
    rw_set2 rw_set2_or(rw_set2, rw_set2)
    rw_set2 rw_set2_and(rw_set2, rw_set2)
    rw_set2 rw_set2_without(rw_set2, rw_set2)
    rw_set2 rw_set2_single(int, int)
    int rw_set2_after(const rw_set2*, int)
    int rw_set2_nth(const rw_set2*, int)
    int rw_set2_is_empty_v(rw_set2)
    int rw_set2_size_v(rw_set2)
    ctypedef struct rw_longs1:
        int32_t length
        uint64_t items[1]
    rw_longs1 rw_longs1_none()
    int rw_longs1_put(rw_longs1*, uint64_t)
    void rw_longs1_store_uint64_t(uint64_t*, uint16_t*, rw_longs1, int)
    ctypedef struct rw_longs162:
        int32_t length
        uint64_t items[162]
    ctypedef struct S:
        uint64_t m_stone[4]
        uint64_t m_past[162]
        uint16_t m_past_length
        uint8_t pad_1330[6]
        uint64_t m_before
        uint16_t m_before_length
        uint64_t r_stack[2]
        uint16_t m_moves_made
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
        int32_t k_totals[2]
        uint8_t k_ranked

include "rules.pxi"


# ---------------------------------------------------------------- rules

cdef rw_set2 reach_line_25(S* s, int v0) noexcept nogil:
    # line 25
    cdef rw_set2 more
    cdef const rw_set2* in2
    cdef int x2
    cdef int k2
    cdef rw_set2 edge = (<rw_set2*>&s.m_stone[(v0 - 1) * 2])[0]
    cdef rw_set2 found = edge
    while not rw_set2_is_empty_v(edge):
        more = rw_set2_none()
        in2 = &edge
        k2 = -1
        while True:
            k2 = rw_set2_after(in2, k2)
            if k2 < 0:
                break
            x2 = k2 + 1
            more = rw_set2_or(
                more,
                rw_set2_and(
                    T_values_line_25[x2 - 1],
                    rw_set2_without(
                        SET_OF_grid,
                        rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0])
                    )
                )
            )
        edge = rw_set2_without(more, found)
        found = rw_set2_or(found, edge)
    return found


cdef inline rw_set2 f_reaching(S* s, int v_p) noexcept nogil:
    # line 25
    return reach_line_25(s, v_p)


cdef inline int its_play_passes(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 10))[0]


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 11))[0]


cdef inline void set_its_play_passes(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 10))[0] = value


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 11))[0] = value


cdef uint64_t fingerprint(S* s) noexcept nogil:
    cdef uint64_t h = 0x9E3779B97F4A7C15ULL
    h = rw_mix_bytes(h, <uint8_t*>s, 32)
    return h


cdef inline void set_its_play_now(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint64_t*>first_frame(s))[0] = value


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    if not looks_on(s, t, you, 1, 2):
        return 1 if s.r_fault else 0
    cdef rw_set2 left3 = rw_set2_without(
        SET_OF_grid,
        rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0])
    )
    cdef int k3 = -1
    while True:
        k3 = rw_set2_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        m.option = 0
        m.args[0] = x3
        if leads_on(s, t, &m, 15):
            return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 15):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 33 @GO-2
    cdef Move* m
    cdef int x3
    s.r_listed = 3
    cdef rw_set2 left3 = rw_set2_without(
        SET_OF_grid,
        rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0])
    )
    cdef int k3 = -1
    while True:
        k3 = rw_set2_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x3


cdef void generate_d0_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 46 @GO-8
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a3
    begin_trial(&trial, False)
    cdef rw_set2 range3 = rw_set2_without(
        SET_OF_grid,
        rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0])
    )
    cdef uint32_t size3 = rw_set2_size_v(range3)
    cdef uint32_t total = size3 + 1u
    if total != 0:
        for tries in range(rng.taken_back, rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < size3:
                k = at
                a3 = rw_set2_nth(&range3, k) + 1
                m.option = 0
                m.args[0] = a3
                m.noted = 0
                if tries == 0 and made_to_see(s, rng, 0):
                    return 1
                if tried(s, &trial, m, 0):
                    return 1
            else:
                at -= size3
                m.option = 1
                return 1
    rng.moves.count = 0
    generate_d0_0_place(s, you, &rng.moves)
    generate_d0_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 0):
            return 1
        strike(rng)
    return 0


cdef inline rw_longs1 list_of(uint64_t a0) noexcept nogil:
    cdef rw_longs1 r = rw_longs1_none()
    rw_longs1_put(&r, a0)
    return r


cdef inline void set_before(S* s, rw_longs1 value, int site) noexcept nogil:
    rw_longs1_store_uint64_t(&s.m_before, &s.m_before_length, value, 0)


cdef inline void set_moves_made(S* s, int value, int site) noexcept nogil:
    s.m_moves_made = value


cdef inline bint is_stone(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(s.m_stone[i >> 6] >> (i & 63) & 1) or <int>(s.m_stone[2 + (i >> 6)] >> (i & 63) & 1))
    return <int>(s.m_stone[(value - 1) * 2 + (i >> 6)] >> (i & 63) & 1)


cdef inline void set_stone(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 81u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << (i & 63)
    s.m_stone[i >> 6] = s.m_stone[i >> 6] & ~bit | <uint64_t>(value == 1) << (i & 63)
    s.m_stone[2 + (i >> 6)] = s.m_stone[2 + (i >> 6)] & ~bit | <uint64_t>(value == 2) << (i & 63)


cdef inline bint is_stone_2(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(s.m_stone[(value - 1) * 2 + (i >> 6)] >> (i & 63) & 1)


cdef inline int at_stone(S* s, int at0) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(s.m_stone[i >> 6] >> (i & 63) & 1) + 2 * <int>(s.m_stone[2 + (i >> 6)] >> (i & 63) & 1)


cdef inline rw_set2 plane(S* s, int value) noexcept nogil:
    if value == 0:
        return rw_set2_without(SET_OF_grid, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    return (<rw_set2*>&s.m_stone[(value - 1) * 2])[0]


cdef int any_line_22(S* s, int v0) noexcept nogil:
    # line 22
    cdef rw_set2 more
    cdef const rw_set2* in14
    cdef int x14
    cdef int k14
    cdef rw_set2 edge = rw_set2_single(v0 - 1, 81)
    cdef rw_set2 found = edge
    while not rw_set2_is_empty_v(edge):
        more = rw_set2_none()
        in14 = &edge
        k14 = -1
        while True:
            k14 = rw_set2_after(in14, k14)
            if k14 < 0:
                break
            x14 = k14 + 1
            if not rw_set2_is_empty_v(
                rw_set2_and(
                    T_values_line_25[x14 - 1],
                    rw_set2_without(
                        SET_OF_grid,
                        rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0])
                    )
                )
            ):
                return True
            more = rw_set2_or(more, rw_set2_and(T_values_line_25[x14 - 1], plane(s, at_stone(s, v0))))
        edge = rw_set2_without(more, found)
        found = rw_set2_or(found, edge)
    return False


cdef inline int f_has_liberty(S* s, int v_c) noexcept nogil:
    # line 22
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 11
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 11):
        return 0
    cdef int held = any_line_22(s, v_c)
    s.r_place = outer
    return held


cdef rw_set2 reach_line_21(S* s, int v0) noexcept nogil:
    # line 21
    cdef rw_set2 more
    cdef const rw_set2* in1
    cdef int x1
    cdef int k1
    cdef rw_set2 edge = rw_set2_single(v0 - 1, 81)
    cdef rw_set2 found = edge
    while not rw_set2_is_empty_v(edge):
        more = rw_set2_none()
        in1 = &edge
        k1 = -1
        while True:
            k1 = rw_set2_after(in1, k1)
            if k1 < 0:
                break
            x1 = k1 + 1
            more = rw_set2_or(more, rw_set2_and(T_values_line_25[x1 - 1], plane(s, at_stone(s, v0))))
        edge = rw_set2_without(more, found)
        found = rw_set2_or(found, edge)
    return found


cdef inline rw_set2 f_chain(S* s, int v_c) noexcept nogil:
    # line 21
    return reach_line_21(s, v_c)


cdef inline int tally_past(S* s, uint64_t wanted) noexcept nogil:
    cdef int k
    cdef int n = 0
    cdef uint64_t* items = &s.m_past[0]
    for k in range(s.m_past_length):
        n += items[k] == wanted
    return n


cdef int drawn_again(S* s, Sampler* rng, Run* r) noexcept nogil:
    if rng.asked == 0:
        if sample_d0(s, s.r_actor, rng, &r.chosen):
            if not plays_on(s, rng, &r.chosen, 1):
                return 0
            r.given = &r.chosen
            r.point = 15
            return -1
        fault(s, 4)
        return 1
    return 1


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_place(s, you, out)
    keep_tried(s, &trial, out, start, 0)
    start = out.count
    generate_d0_1_pass(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef Trial trial
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 81u:
            return False
        if not is_stone(s, a, 0):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    if m.option == 1:
        return True
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 16, 8, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_area(S* s, int seat) noexcept nogil:
    # @GO-9
    if seat == 0:
        return 0
    return rw_set2_size_v(rw_set2_without(f_reaching(s, seat), f_reaching(s, 3 - seat)))


cdef int score1_compensation(S* s, int seat) noexcept nogil:
    # @GO-10
    if seat == 0:
        return 0
    return (seat - 1) * 7


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    if s.k_ranked and <unsigned int>(seat - 1) < 2u:
        return s.k_totals[seat - 1]
    cdef int total = score0_area(s, seat)
    total += score1_compensation(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_area(s, seat)
    elif line == 1:
        return score1_compensation(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key_1(S* s, int seat) noexcept nogil:
    return seat - 1


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    elif key == 1:
        return rank_key_1(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 28
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v3_point
    cdef int actor
    cdef Move drawn
    cdef rw_longs1 held
    cdef int held_2
    cdef int held_3
    cdef rw_set2 left4
    cdef int x4
    cdef int k4
    cdef int held_4
    cdef rw_set2 cells
    cdef uint64_t value
    cdef int held_5
    cdef int held_6
    while True:
        if s.r_fault:
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            set_its_play_passes(s, 0)
            set_its_play_you(s, 1)
            point = 1
        elif point == 1:
            if t != NULL and settled(s, t, 1):
                return 0
            set_its_play_now(s, fingerprint(s))
            actor = its_play_you(s)
            if t != NULL:
                return search_d0(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 1):
                        return 0
                    if drawn.option == 0:
                        p0_v3_point = drawn.args[0]
                        point = 5
                    elif drawn.option == 1:
                        point = 10
                    continue
                fault(s, 4)
                return 1
            else:
                s.r_point = 1
                rested(s)
                return 0
        elif point == 4:
            if t != NULL and settled(s, t, 4):
                return 0
            # line 48
            held = list_of((<rw_loose_uint64_t*>first_frame(s))[0])
            set_before(s, held, 6)
            # line 49
            held_2 = s.m_moves_made + 1
            if 0 <= held_2 and held_2 <= 1000:
                set_moves_made(s, held_2, 7)
            else:
                fault(s, 7)
            if its_play_passes(s) == 2 or s.m_moves_made == 162:
                if t != NULL and settled(s, t, 12):
                    return 0
                # @GO-8 @GO-11
                if t != NULL:
                    return 0
                over(s, 1, ranked_first(s))
                return 0
            else:
                if t != NULL and settled(s, t, 2):
                    return 0
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 5:
            # line 34 @GO-2
            if (rng == NULL or rng.seeing) and not is_stone(s, p0_v3_point, 0):
                s.r_failure = 9
                return 1
            s.r_place = 0
            # line 35
            held_3 = its_play_you(s)
            set_stone(s, p0_v3_point, held_3, 10)
            left4 = T_values_line_25[p0_v3_point - 1]
            k4 = -1
            while True:
                k4 = rw_set2_after(&left4, k4)
                if k4 < 0:
                    break
                x4 = k4 + 1
                if is_stone_2(s, x4, 3 - its_play_you(s)) and not f_has_liberty(s, x4):
                    held_4 = 0
                    cells = f_chain(s, x4)
                    (<rw_set2*>&s.m_stone[0])[0] = rw_set2_without((<rw_set2*>&s.m_stone[0])[0], cells)
                    (<rw_set2*>&s.m_stone[2])[0] = rw_set2_without((<rw_set2*>&s.m_stone[2])[0], cells)
                    if held_4 > 0:
                        (<rw_set2*>&s.m_stone[(held_4 - 1) * 2])[0] = rw_set2_or(
                            (<rw_set2*>&s.m_stone[(held_4 - 1) * 2])[0],
                            cells
                        )
            # line 39 @GO-4
            if (rng == NULL or rng.seeing) and not f_has_liberty(s, p0_v3_point):
                s.r_failure = 12
                return 1
            # line 40 @GO-5
            if (rng == NULL or rng.seeing) and tally_past(s, fingerprint(s)) > 0:
                s.r_failure = 13
                return 1
            # line 41 @GO-6
            if tally_past(s, fingerprint(s)) > 0:
                if t != NULL and settled(s, t, 7):
                    return 0
                if rng != NULL:
                    rng.seeing = 0
                # @GO-7
                if t != NULL:
                    return 0
                over(s, 2, 0)
                return 0
            else:
                if rng != NULL:
                    rng.seeing = 0
                if t != NULL and settled(s, t, 9):
                    return 0
                # line 44
                value = fingerprint(s)
                if value == 0:
                    fault(s, 15)
                elif s.m_past_length >= 162:
                    fault(s, 16)
                else:
                    (&s.m_past[0])[s.m_past_length] = value
                    s.m_past_length += 1
                # line 45
                held_5 = 0
                set_its_play_passes(s, held_5)
                point = 4
        elif point == 10:
            if t != NULL and settled(s, t, 10):
                return 0
            if t != NULL and settled(s, t, 11):
                return 0
            # line 47
            held_6 = its_play_passes(s) + 1
            if 0 <= held_6 and held_6 <= 2:
                set_its_play_passes(s, held_6)
            else:
                fault(s, 18)
            point = 4
        elif point == 15:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v3_point = (<Move*>given).args[0]
                point = 5
            elif (<Move*>given).option == 1:
                set_its_play_you(s, s.r_actor)
                point = 10
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
        if way == 1 and taken_back(s, rng):
            way = drawn_again(s, rng, &r)
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

cdef int all_line_19(S* s) noexcept nogil:
    # line 19
    cdef int x0
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
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 20):
            break
        if not f_has_liberty(s, x0):
            return False
    return True


cdef bint invariant_0(S* s) noexcept nogil:
    # line 19
    return all_line_19(s)


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const rw_set2 SET_OF_grid = {{~0ULL, 0x1FFFFULL}};
    static const rw_set2 T_values_line_25[81] = {{{0x202ULL, 0x0ULL}}, {{0x405ULL, 0x0ULL}}, {{0x80AULL, 0x0ULL}},
        {{0x1014ULL, 0x0ULL}}, {{0x2028ULL, 0x0ULL}}, {{0x4050ULL, 0x0ULL}}, {{0x80A0ULL, 0x0ULL}}, {{0x10140ULL,
        0x0ULL}}, {{0x20080ULL, 0x0ULL}}, {{0x40401ULL, 0x0ULL}}, {{0x80A02ULL, 0x0ULL}}, {{0x101404ULL, 0x0ULL}},
        {{0x202808ULL, 0x0ULL}}, {{0x405010ULL, 0x0ULL}}, {{0x80A020ULL, 0x0ULL}}, {{0x1014040ULL, 0x0ULL}},
        {{0x2028080ULL, 0x0ULL}}, {{0x4010100ULL, 0x0ULL}}, {{0x8080200ULL, 0x0ULL}}, {{0x10140400ULL, 0x0ULL}},
        {{0x20280800ULL, 0x0ULL}}, {{0x40501000ULL, 0x0ULL}}, {{0x80A02000ULL, 0x0ULL}}, {{0x101404000ULL, 0x0ULL}},
        {{0x202808000ULL, 0x0ULL}}, {{0x405010000ULL, 0x0ULL}}, {{0x802020000ULL, 0x0ULL}}, {{0x1010040000ULL,
        0x0ULL}}, {{0x2028080000ULL, 0x0ULL}}, {{0x4050100000ULL, 0x0ULL}}, {{0x80A0200000ULL, 0x0ULL}},
        {{0x10140400000ULL, 0x0ULL}}, {{0x20280800000ULL, 0x0ULL}}, {{0x40501000000ULL, 0x0ULL}}, {{0x80A02000000ULL,
        0x0ULL}}, {{0x100404000000ULL, 0x0ULL}}, {{0x202008000000ULL, 0x0ULL}}, {{0x405010000000ULL, 0x0ULL}},
        {{0x80A020000000ULL, 0x0ULL}}, {{0x1014040000000ULL, 0x0ULL}}, {{0x2028080000000ULL, 0x0ULL}},
        {{0x4050100000000ULL, 0x0ULL}}, {{0x80A0200000000ULL, 0x0ULL}}, {{0x10140400000000ULL, 0x0ULL}},
        {{0x20080800000000ULL, 0x0ULL}}, {{0x40401000000000ULL, 0x0ULL}}, {{0x80A02000000000ULL, 0x0ULL}},
        {{0x101404000000000ULL, 0x0ULL}}, {{0x202808000000000ULL, 0x0ULL}}, {{0x405010000000000ULL, 0x0ULL}},
        {{0x80A020000000000ULL, 0x0ULL}}, {{0x1014040000000000ULL, 0x0ULL}}, {{0x2028080000000000ULL, 0x0ULL}},
        {{0x4010100000000000ULL, 0x0ULL}}, {{0x8080200000000000ULL, 0x0ULL}}, {{0x140400000000000ULL, 0x1ULL}},
        {{0x280800000000000ULL, 0x2ULL}}, {{0x501000000000000ULL, 0x4ULL}}, {{0xA02000000000000ULL, 0x8ULL}},
        {{0x1404000000000000ULL, 0x10ULL}}, {{0x2808000000000000ULL, 0x20ULL}}, {{0x5010000000000000ULL, 0x40ULL}},
        {{0x2020000000000000ULL, 0x80ULL}}, {{0x40000000000000ULL, 0x101ULL}}, {{0x8080000000000000ULL, 0x202ULL}},
        {{0x100000000000000ULL, 0x405ULL}}, {{0x200000000000000ULL, 0x80AULL}}, {{0x400000000000000ULL, 0x1014ULL}},
        {{0x800000000000000ULL, 0x2028ULL}}, {{0x1000000000000000ULL, 0x4050ULL}}, {{0x2000000000000000ULL,
        0x80A0ULL}}, {{0x4000000000000000ULL, 0x10040ULL}}, {{0x8000000000000000ULL, 0x200ULL}}, {{0x0ULL, 0x501ULL}},
        {{0x0ULL, 0xA02ULL}}, {{0x0ULL, 0x1404ULL}}, {{0x0ULL, 0x2808ULL}}, {{0x0ULL, 0x5010ULL}}, {{0x0ULL,
        0xA020ULL}}, {{0x0ULL, 0x14040ULL}}, {{0x0ULL, 0x8080ULL}}};
    static const rw_check CHECKS[9] = {{8, 1, 'Q', 0, 131071}, {24, 1, 'Q', 0, 131071}, {0, 2, '=', 16, 0}, {1328, 1,
        'H', 0, 162}, {1344, 1, 'H', 0, 1}, {1362, 1, 'H', 0, 1000}, {10, 1, 'B', 0, 2}, {11, 1, 'B', 0, 2}, {11, 1,
        'B', 1, 2}};
    static const uint8_t IN_FRAME[15] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[15] = {2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const uint8_t FILLED[15] = {2, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3};
    static const uint8_t RETURNED_TO[15] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[5] = {0, 6, 8, 8, 9};
    static const uint8_t POINT_KIND[15] = {2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[15] = {-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[15] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[15] = {16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t RETURN_AT[15] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t PROC_OF[15] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[16] = {24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24};
    static const uint8_t ENTER_AT[1] = {15};
    static const int32_t OPTION_COUNT[1] = {2};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[3] = {0, 1, 1};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {8};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[2] = {0, 0};
    static const uint8_t TRIED_AT[1] = {15};
    static const uint8_t JOIN_OF[1] = {4};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {1};
    static const uint8_t NEEDS[15] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[15] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t SCOPED[15] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0};
    static const uint8_t POSTPONED[25] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0};
    """
    const rw_set2 SET_OF_grid
    const rw_set2 T_values_line_25[81]
    const rw_check CHECKS[9]
    const uint8_t IN_FRAME[15]
    const uint8_t FILLED_RESTING[15]
    const uint8_t FILLED[15]
    const uint8_t RETURNED_TO[15]
    const uint8_t CHECKED[5]
    const uint8_t POINT_KIND[15]
    const int8_t DECISION_AT[15]
    const uint8_t HAPPEN_AT[15]
    const uint8_t FRAME_SIZE[15]
    const uint8_t RETURN_AT[15]
    const uint8_t PROC_OF[15]
    const uint8_t PROC_AT[16]
    const uint8_t ENDLESS_AT[16]
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
    const uint8_t NEEDS[15]
    const uint8_t FAILS[15]
    const uint8_t SCOPED[15]
    const uint8_t POSTPONED[25]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'go.game', 28, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'go.game', 32, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'go.game', 32, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'go.game', 32, 9),
    ('RW602', 'something is written through none: there is no such place',
     'go.game', 48, 9),
    ('RW601', 'a value does not fit its place',
     'go.game', 48, 9),
    ('RW601', 'a value does not fit its place',
     'go.game', 49, 9),
    ('RW602', 'something is written through none: there is no such place',
     'go.game', 49, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'go.game', 34, 17),
    ('RW602', 'something is written through none: there is no such place',
     'go.game', 35, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'go.game', 22, 1),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'go.game', 39, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'go.game', 40, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'go.game', 41, 17),
    ('RW602', 'none cannot be put there',
     'go.game', 44, 46),
    ('RW604', 'there is no more room',
     'go.game', 44, 46),
    ('RW602', 'something is written through none: there is no such place',
     'go.game', 45, 17),
    ('RW601', 'a value does not fit its place',
     'go.game', 47, 17),
    ('RW602', 'something is written through none: there is no such place',
     'go.game', 47, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'go.game', 19, 1),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'go.game', 28, 1),
)
RULES = rules_capsule()
