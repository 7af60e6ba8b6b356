# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of New World, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_SET(14, RW_LATE)
    RW_DEFINE_SET(107, RW_LATE)
    RW_DEFINE_LIST(rw_list2, int, 2)
    RW_DEFINE_LIST_STORAGE(rw_list2, uint8_t, 2)
    RW_DEFINE_BAG(29)
    static const rw_check CHECKS[25];
    static const uint8_t IN_FRAME[41];
    static const uint8_t FILLED_RESTING[41];
    static const uint8_t FILLED[41];
    static const uint8_t RETURNED_TO[41];
    static const uint8_t CHECKED[6];
    static const uint8_t POINT_KIND[41];
    static const int8_t DECISION_AT[41];
    static const uint8_t HAPPEN_AT[41];
    static const uint8_t FRAME_SIZE[41];
    static const uint8_t RETURN_AT[41];
    static const uint8_t PROC_OF[41];
    static const uint8_t PROC_AT[48];
    static const uint8_t ENDLESS_AT[48];
    static const uint8_t ENTER_AT[3];
    static const int32_t OPTION_COUNT[3];
    static const int32_t FIRST_OPTION[3];
    static const int32_t FIRST_ARG[6];
    static const int32_t ARG_KIND[4];
    static const int32_t ARG_SIZE[4];
    static const int32_t ARG_OFFSET[4];
    static const uint8_t WANTED[5];
    static const uint8_t TRIED_AT[3];
    static const uint8_t JOIN_OF[3];
    static const int8_t BODIES_END[3];
    static const uint8_t BLOCK_OF[3];
    static const uint8_t NEEDS[41];
    static const uint8_t FAILS[41];
    static const uint8_t SCOPED[41];
    static const uint8_t POSTPONED[92];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_frontier[14];
        uint64_t r_stack[2];
        int32_t m_trails[2];
        int32_t m_towns[2];
        int32_t m_farms[2];
        int32_t m_bonus[2];
        uint16_t m_settled[14];
        uint16_t m_settled_length[2];
        uint16_t m_column[4];
        uint16_t m_newest;
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_tile[854];
        uint8_t m_turn[854];
        uint8_t m_supply[2];
        uint8_t m_row[4];
        uint8_t m_draw_pile[29];
        uint8_t m_hand;
        uint8_t m_unplayable[29];
        uint8_t m_starter;
        uint8_t m_finished;
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
        uint64_t n_feature_sums[13664];
        uint64_t n_feature_shares[6832];
        uint32_t n_feature_cells[12];
        int32_t n_feature_count;
        int32_t n_feature_t__tiles[6832];
        uint32_t b_written_0;
        int32_t k_totals[2];
        uint16_t n_feature_parent[6832];
        uint16_t n_feature_nodes[6832];
        uint16_t n_feature_next[6832];
        uint16_t b_cells_0[855];
        uint8_t n_feature_stale;
        uint8_t n_feature_noted;
        uint8_t b_stale_0;
        uint8_t k_ranked;
    } S;
    _Static_assert(offsetof(S, m_frontier) == 0, "m_frontier");
    _Static_assert(offsetof(S, r_stack) == 112, "r_stack");
    _Static_assert(offsetof(S, m_trails) == 128, "m_trails");
    _Static_assert(offsetof(S, m_towns) == 136, "m_towns");
    _Static_assert(offsetof(S, m_farms) == 144, "m_farms");
    _Static_assert(offsetof(S, m_bonus) == 152, "m_bonus");
    _Static_assert(offsetof(S, m_settled) == 160, "m_settled");
    _Static_assert(offsetof(S, m_settled_length) == 188, "m_settled_length");
    _Static_assert(offsetof(S, m_column) == 192, "m_column");
    _Static_assert(offsetof(S, m_newest) == 200, "m_newest");
    _Static_assert(offsetof(S, r_point) == 202, "r_point");
    _Static_assert(offsetof(S, r_base) == 204, "r_base");
    _Static_assert(offsetof(S, r_top) == 206, "r_top");
    _Static_assert(offsetof(S, m_tile) == 208, "m_tile");
    _Static_assert(offsetof(S, m_turn) == 1062, "m_turn");
    _Static_assert(offsetof(S, m_supply) == 1916, "m_supply");
    _Static_assert(offsetof(S, m_row) == 1918, "m_row");
    _Static_assert(offsetof(S, m_draw_pile) == 1922, "m_draw_pile");
    _Static_assert(offsetof(S, m_hand) == 1951, "m_hand");
    _Static_assert(offsetof(S, m_unplayable) == 1952, "m_unplayable");
    _Static_assert(offsetof(S, m_starter) == 1981, "m_starter");
    _Static_assert(offsetof(S, m_finished) == 1982, "m_finished");
    _Static_assert(offsetof(S, r_winners) == 1983, "r_winners");
    _Static_assert(offsetof(S, r_over) == 1984, "r_over");
    _Static_assert(offsetof(S, r_actor) == 1985, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 1986, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 1992, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 1992, COPIED = 2072, STACK = 16, MOST_FRAMES = 3, BLOCKS = 41, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 29, SCORE_LINES = 8,
        RANK_KEYS = 2, INVARIANTS = 13, MEMORY = 84, UNFINISHED = 85, INTERRUPTED = 86, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((s)->n_feature_stale = 1, (s)->b_stale_0 = 1, (s)->k_ranked = 0)
    #define KEEP_TOTAL(s, seat, keys) ((s)->k_totals[(seat) - 1] = (keys)[0], (s)->k_ranked |= (seat) == SEATS)
    """
    ctypedef struct rw_set14:
        uint64_t w[14]
    rw_set14 rw_set14_none()
    int rw_set14_eq(rw_set14, rw_set14)
    int rw_set14_within(rw_set14, rw_set14)
    int rw_set14_has(const rw_set14*, int, int)
    void rw_set14_put(rw_set14*, int, int)
    void rw_set14_drop(rw_set14*, int, int)
    int rw_set14_after(const rw_set14*, int)
    int rw_set14_size_v(rw_set14)
    ctypedef struct rw_set107:
        uint64_t w[107]
    rw_set107 rw_set107_none()
    int rw_set107_is_empty(const rw_set107*)
    int rw_set107_has(const rw_set107*, int, int)
    void rw_set107_put(rw_set107*, int, int)
    int rw_set107_after(const rw_set107*, int)
    ctypedef struct rw_list2:
        int32_t length
        int items[2]
    rw_list2 rw_list2_none()
    int rw_list2_item_v(rw_list2, int, int)
    int rw_list2_length_v(rw_list2)
    rw_list2 rw_list2_around(int, int, int)
    rw_list2 rw_list2_load_uint8_t(const uint8_t*, int, int)
    void rw_list2_store_uint8_t(uint8_t*, uint16_t*, rw_list2, int)
    ctypedef struct rw_bag29:
        int32_t n[29]
    ctypedef struct S:
        uint64_t m_frontier[14]
        uint64_t r_stack[2]
        int32_t m_trails[2]
        int32_t m_towns[2]
        int32_t m_farms[2]
        int32_t m_bonus[2]
        uint16_t m_settled[14]
        uint16_t m_settled_length[2]
        uint16_t m_column[4]
        uint16_t m_newest
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_tile[854]
        uint8_t m_turn[854]
        uint8_t m_supply[2]
        uint8_t m_row[4]
        uint8_t m_draw_pile[29]
        uint8_t m_hand
        uint8_t m_unplayable[29]
        uint8_t m_starter
        uint8_t m_finished
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
        uint64_t n_feature_sums[13664]
        uint64_t n_feature_shares[6832]
        uint32_t n_feature_cells[12]
        int32_t n_feature_count
        int32_t n_feature_t__tiles[6832]
        uint32_t b_written_0
        int32_t k_totals[2]
        uint16_t n_feature_parent[6832]
        uint16_t n_feature_nodes[6832]
        uint16_t n_feature_next[6832]
        uint16_t b_cells_0[855]
        uint8_t n_feature_stale
        uint8_t n_feature_noted
        uint8_t b_stale_0
        uint8_t k_ranked

include "rules.pxi"


cdef struct Given0:
    int a0


cdef union Passed:
    Given0 given0


# ---------------------------------------------------------------- rules

cdef inline void fill_frontier(S* s, rw_set14 value, int site) noexcept nogil:
    (<rw_set14*>&s.m_frontier[0])[0] = value


cdef inline int field_Segment_cell(int a) noexcept nogil:
    return <int>(<unsigned int>(a - 1) // 8u) + 1 if a else 0


cdef inline int get_tile(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 854u:
        return 0
    return s.m_tile[at0 - 1]


cdef inline int field_Segment_mark(int a) noexcept nogil:
    return <int>(<unsigned int>(a - 1) % 8u) + 1 if a else 0


cdef inline int has_settled(S* s, int at0, int wanted) noexcept nogil:
    return rw_few_uint16_t_has(&s.m_settled[(at0 - 1) * 7], s.m_settled_length[at0 - 1], 7, wanted - 1)


cdef inline int at_tile(S* s, int at0) noexcept nogil:
    return s.m_tile[at0 - 1]


cdef inline int count_line_108(S* s, int v0) noexcept nogil:
    # line 108
    cdef int n = 0
    cdef int x2
    cdef int k2
    cdef int at2 = field_Segment_cell(v0) * 8
    for k2 in range(at2, at2 + 8):
        x2 = T_land_surroundings_listed[k2]
        if x2 == 0:
            break
        if at_tile(s, x2) or T_values_line_108[x2 - 1]:
            n += 1
    return n


cdef inline int get_turn(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 854u:
        return 0
    return s.m_turn[at0 - 1]


cdef inline int go_land(int cell, int way) noexcept nogil:
    return T_land_ways[cell * 4 + way - 1] if way else 0


cdef inline int f_shore(S* s, int v_cell) noexcept nogil:
    # line 69
    return T_values_line_69[v_cell]


cdef inline int f_gaps(S* s, int v_s, int v_farm) noexcept nogil:
    # line 108
    return (
        8 - count_line_108(s, v_s) if v_farm == 4
        else 1 if v_farm == 3
        else rw_size(
            0x249ULL
            & <uint64_t>T_masks_line_108[
                (get_tile(s, field_Segment_cell(v_s)) * 4 + rw_place(get_turn(s, field_Segment_cell(v_s)), 4)) * 9
                + field_Segment_mark(v_s)
            ]
            & (
                <uint64_t>(
                    (
                        (get_tile(s, go_land(field_Segment_cell(v_s), 1)) != 0)
                        | (f_shore(s, go_land(field_Segment_cell(v_s), 1)) != 0)
                    )
                    == 0
                )
                | (
                    <uint64_t>(
                        (
                            (get_tile(s, go_land(field_Segment_cell(v_s), 2)) != 0)
                            | (f_shore(s, go_land(field_Segment_cell(v_s), 2)) != 0)
                        )
                        == 0
                    )
                    << 3
                )
                | (
                    <uint64_t>(
                        (
                            (get_tile(s, go_land(field_Segment_cell(v_s), 3)) != 0)
                            | (f_shore(s, go_land(field_Segment_cell(v_s), 3)) != 0)
                        )
                        == 0
                    )
                    << 6
                )
                | (
                    <uint64_t>(
                        (
                            (get_tile(s, go_land(field_Segment_cell(v_s), 4)) != 0)
                            | (f_shore(s, go_land(field_Segment_cell(v_s), 4)) != 0)
                        )
                        == 0
                    )
                    << 9
                )
            )
        )
    )


cdef inline int at_turn(S* s, int at0) noexcept nogil:
    return s.m_turn[at0 - 1]


cdef inline int record_Segment(int a0, int a1) noexcept nogil:
    if <unsigned int>(a0 - 1) >= 854u or <unsigned int>(a1 - 1) >= 8u:
        return 0
    return (a0 - 1) * 8 + a1


cdef inline int f_mark_at(S* s, int v_cell, int v_slot) noexcept nogil:
    # line 84
    return T_values_line_84[(rw_place(v_slot, 12) * 30 + get_tile(s, v_cell)) * 4 + rw_place(get_turn(s, v_cell), 4)]


cdef inline int f_mark_at_2(S* s, int v_cell, int v_slot) noexcept nogil:
    # line 84
    return T_values_line_84_2[
        (rw_place(v_slot - 4, 16) * 30 + get_tile(s, v_cell)) * 4 + rw_place(get_turn(s, v_cell), 4)
    ]


cdef inline int get_trails(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_trails[at0 - 1]


cdef inline int get_towns(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_towns[at0 - 1]


cdef inline int get_farms(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_farms[at0 - 1]


cdef inline int get_bonus(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_bonus[at0 - 1]


cdef inline int size_settled(S* s, int at0) noexcept nogil:
    return s.m_settled_length[at0 - 1]


cdef inline const uint16_t* items_settled(S* s, int at0) noexcept nogil:
    return &s.m_settled[(at0 - 1) * 7]


cdef inline int f_kind(S* s, int v_s) noexcept nogil:
    # line 88
    return T_Tile_kind[rw_place_in(get_tile(s, field_Segment_cell(v_s)), field_Segment_mark(v_s) - 1, 8)]


cdef inline uint64_t set_line_112(S* s, int v0) noexcept nogil:
    # line 112
    cdef uint64_t r = 0
    cdef int x1
    cdef uint64_t left1 = 3
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if net_tally_feature__settlers(s, v0, x1) > 0:
            r |= rw_single(x1 - 1, 2)
    return r


cdef inline uint64_t f_claimants(S* s, int v_f) noexcept nogil:
    # line 112
    return set_line_112(s, v_f)


cdef inline uint64_t most_line_113(S* s, int v0) noexcept nogil:
    # line 113
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x1
    cdef uint64_t left1 = f_claimants(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        value = net_tally_feature__settlers(s, v0, x1)
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x1 - 1, 2)
    return r


cdef inline uint64_t f_majority(S* s, int v_f) noexcept nogil:
    # line 113
    return most_line_113(s, v_f)


cdef inline int f_remains(S* s, int v_f, int v_k, int v_you) noexcept nogil:
    # line 229
    return f_kind(s, v_f) == v_k and net_tally_feature__open(s, v_f) > 0 and rw_has(f_majority(s, v_f), v_you - 1, 2)


cdef inline int count_line_119(S* s, int v0) noexcept nogil:
    # line 119
    cdef int n = 0
    cdef int x2
    cdef int k2
    cdef int at2 = field_Segment_cell(v0) * 8
    for k2 in range(at2, at2 + 8):
        x2 = T_land_surroundings_listed[k2]
        if x2 == 0:
            break
        if at_tile(s, x2):
            n += 1
    return n


cdef inline int f_worth_at_end(S* s, int v_f, int v_trail) noexcept nogil:
    # line 119
    return (
        net_tally_feature__tiles(s, v_f) if v_trail == 1
        else 2 * net_tally_feature__tiles(s, v_f) + net_tally_feature__flags(s, v_f) if v_trail == 2
        else 1 + count_line_119(s, v_f) if v_trail == 4
        else net_tally_feature__animals(s, v_f)
    )


cdef int sum_line_230(S* s, int v0, int v1) noexcept nogil:
    # line 230
    cdef int64_t r = 0
    cdef int at2
    cdef int x2
    cdef bint again
    cdef int k
    cdef int before[7]
    cdef int count = size_settled(s, v1)
    cdef const uint16_t* items = items_settled(s, v1)
    for at2 in range(count):
        x2 = net_group_feature(s, items[at2] + 1)
        before[at2] = x2
        again = x2 == 0
        for k in range(at2):
            if before[k] == x2:
                again = True
        if not again:
            s.r_spent += 22
            if s.r_spent > s.r_alarm and alarmed(s, 2):
                break
            if f_remains(s, x2, v0, v1):
                r += f_worth_at_end(s, x2, v0)
    return int32(s, r, 3)


cdef inline int f_remaining(S* s, int v_k, int v_you) noexcept nogil:
    # line 230
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 2
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 2):
        return 0
    cdef int held = sum_line_230(s, v_k, v_you) if s.m_finished else 0
    s.r_place = outer
    return held


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 6))[0]


cdef inline rw_list2 its_play_rest_of_you(S* s) noexcept nogil:
    return rw_list2_load_uint8_t(<uint8_t*>(first_frame(s) + 2), (<rw_loose_uint16_t*>first_frame(s))[0], 0)


cdef inline int its_play_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 7))[0]


cdef inline void fill_supply(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_supply[i] = value


cdef inline void set_starter(S* s, int value, int site) noexcept nogil:
    s.m_starter = value


cdef inline void set_its_play_rest_of_you(S* s, rw_list2 value) noexcept nogil:
    rw_list2_store_uint8_t(<uint8_t*>(first_frame(s) + 2), <rw_loose_uint16_t*>first_frame(s), value, 0)


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 7))[0] = value


cdef inline void set_its_play_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 6))[0] = value


cdef inline uint64_t f_present(S* s) noexcept nogil:
    # line 125
    return rw_lanes(&s.m_row[0], 4, 1, 255)


cdef inline int at_row(S* s, int at0) noexcept nogil:
    return s.m_row[at0 - 1]


cdef inline int any_line_214(S* s, uint64_t v4) noexcept nogil:
    # line 214
    cdef int x5
    cdef uint64_t left5 = f_present(s)
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        if rw_has(v4, at_row(s, x5) - 1, 12):
            return True
    return False


cdef inline bint leads_d0_0_explorers(S* s, int you, uint64_t a0) noexcept nogil:
    # line 214 @NW-07
    # line 215 @NW-07
    return not any_line_214(s, a0)


cdef void generate_d0_0_explorers(S* s, int you, Moves* out) noexcept nogil:
    # line 214 @NW-07
    cdef Move* m
    cdef uint64_t x4
    cdef uint64_t next4
    s.r_listed = 10
    cdef uint64_t of4 = 4095
    cdef rw_between sizes4 = rw_between_just(2)
    cdef bint more4 = rw_first_subset(&next4, &of4, 1, sizes4)
    while more4:
        x4 = next4
        more4 = rw_next_subset(&next4, &of4, 1, sizes4)
        if leads_d0_0_explorers(s, you, x4):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x4


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef uint64_t a4
    cdef uint32_t size4 = rw_ways_to_take(2, rw_size(0xFFFULL))
    if size4 != 0:
        for tries in range(rw_min(40, size4)):
            at = rw_below(&rng.state, size4)
            k = at
            a4 = rw_subset_nth(0xFFFULL, 2, k)
            if leads_d0_0_explorers(s, you, a4):
                m.option = 0
                m.args[0] = a4
                return 1
    rng.moves.count = 0
    generate_d0_0_explorers(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_explorers(S* s, int you) noexcept nogil:
    cdef uint64_t x4
    cdef uint64_t next4
    cdef uint64_t of4 = 4095
    cdef rw_between sizes4 = rw_between_just(2)
    cdef bint more4 = rw_first_subset(&next4, &of4, 1, sizes4)
    while more4:
        x4 = next4
        more4 = rw_next_subset(&next4, &of4, 1, sizes4)
        if leads_d0_0_explorers(s, you, x4):
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    return any_d0_0_explorers(s, you)


cdef inline void set_row(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        fault(s, site)
        return
    s.m_row[at0 - 1] = value


cdef inline int get_supply(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_supply[at0 - 1]


cdef inline int any_draw_pile(S* s) noexcept nogil:
    return rw_bytes_any(&s.m_draw_pile[0], 29)


cdef inline void set_finished(S* s, int value, int site) noexcept nogil:
    s.m_finished = value


cdef inline uint64_t f_marks(S* s, int v_cell) noexcept nogil:
    # line 89
    return 0xFFULL & ~<uint64_t>T_masks_line_99_2[get_tile(s, v_cell)]


cdef inline int total_net_tally_feature__open(S* s, int group) noexcept nogil:
    if group == 0:
        return 0
    return s.n_feature_sums[(group - 1) * 2 + 1] >> 32


cdef int any_line_178(S* s) noexcept nogil:
    # line 178
    cdef int x36
    cdef int x35
    cdef int one35
    cdef int x37
    cdef int one37
    cdef int x38
    cdef int k38
    cdef uint64_t left39
    cdef int x39
    cdef int x35_2
    cdef int one35_2
    cdef int x37_2
    cdef int one37_2
    cdef uint64_t left36 = f_marks(s, s.m_newest)
    while left36:
        x36 = rw_lowest(left36) + 1
        left36 &= left36 - 1
        one35 = record_Segment(s.m_newest, x36)
        for x35 in range(one35, one35 + 1 if <unsigned int>(one35 - 1) < 6832u else one35):
            one37 = net_group_feature(s, x35)
            for x37 in range(one37, one37 + 1 if <unsigned int>(one37 - 1) < 6832u else one37):
                if total_net_tally_feature__open(s, x37) == 0 and f_claimants(s, x37):
                    return True
    cdef int at38 = s.m_newest * 8
    for k38 in range(at38, at38 + 8):
        x38 = T_land_surroundings_listed[k38]
        if x38 == 0:
            break
        left39 = T_masks_line_99_4[at_tile(s, x38)]
        while left39:
            x39 = rw_lowest(left39) + 1
            left39 &= left39 - 1
            one35_2 = record_Segment(x38, x39)
            for x35_2 in range(one35_2, one35_2 + 1 if <unsigned int>(one35_2 - 1) < 6832u else one35_2):
                one37_2 = net_group_feature(s, x35_2)
                for x37_2 in range(one37_2, one37_2 + 1 if <unsigned int>(one37_2 - 1) < 6832u else one37_2):
                    if total_net_tally_feature__open(s, x37_2) == 0 and f_claimants(s, x37_2):
                        return True
    return False


cdef rw_set107 set_line_175(S* s) noexcept nogil:
    # line 175
    cdef rw_set107 r = rw_set107_none()
    cdef int x36
    cdef int x0
    cdef int one0
    cdef int x41
    cdef int one41
    cdef int x38
    cdef int k38
    cdef uint64_t left39
    cdef int x39
    cdef int x0_2
    cdef int one0_2
    cdef int x41_2
    cdef int one41_2
    cdef uint64_t left36 = f_marks(s, s.m_newest)
    while left36:
        x36 = rw_lowest(left36) + 1
        left36 &= left36 - 1
        one0 = record_Segment(s.m_newest, x36)
        for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 6832u else one0):
            one41 = net_group_feature(s, x0)
            for x41 in range(one41, one41 + 1 if <unsigned int>(one41 - 1) < 6832u else one41):
                if total_net_tally_feature__open(s, x41) == 0 and f_claimants(s, x41):
                    rw_set107_put(&r, x41 - 1, 6832)
    cdef int at38 = s.m_newest * 8
    for k38 in range(at38, at38 + 8):
        x38 = T_land_surroundings_listed[k38]
        if x38 == 0:
            break
        left39 = T_masks_line_99_4[at_tile(s, x38)]
        while left39:
            x39 = rw_lowest(left39) + 1
            left39 &= left39 - 1
            one0_2 = record_Segment(x38, x39)
            for x0_2 in range(one0_2, one0_2 + 1 if <unsigned int>(one0_2 - 1) < 6832u else one0_2):
                one41_2 = net_group_feature(s, x0_2)
                for x41_2 in range(one41_2, one41_2 + 1 if <unsigned int>(one41_2 - 1) < 6832u else one41_2):
                    if total_net_tally_feature__open(s, x41_2) == 0 and f_claimants(s, x41_2):
                        rw_set107_put(&r, x41_2 - 1, 6832)
    return r


cdef inline rw_set107 f_completed(S* s) noexcept nogil:
    # line 175
    return set_line_175(s)


cdef inline int at_trails(S* s, int at0) noexcept nogil:
    return s.m_trails[at0 - 1]


cdef inline int f_worth(S* s, int v_f, int v_trail) noexcept nogil:
    # line 115
    return (
        net_tally_feature__tiles(s, v_f) + 2 * net_tally_feature__posts(s, v_f) if v_trail == 1
        else rw_div(2 * net_tally_feature__tiles(s, v_f) + 2 * net_tally_feature__flags(s, v_f), 1) if v_trail == 2
        else <int>T_values_line_115[v_trail - 1]
    )


cdef inline void set_trails(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_trails[at0 - 1] = value


cdef inline int at_towns(S* s, int at0) noexcept nogil:
    return s.m_towns[at0 - 1]


cdef inline void set_towns(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_towns[at0 - 1] = value


cdef inline int at_farms(S* s, int at0) noexcept nogil:
    return s.m_farms[at0 - 1]


cdef inline void set_farms(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_farms[at0 - 1] = value


cdef inline int at_column(S* s, int at0) noexcept nogil:
    return s.m_column[at0 - 1]


cdef inline uint64_t least_line_126(S* s) noexcept nogil:
    # line 126
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x0
    cdef uint64_t left0 = f_present(s)
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        value = at_column(s, x0)
        if not found or value < best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x0 - 1, 4)
    return r


cdef inline uint64_t least_line_126_2(S* s) noexcept nogil:
    # line 126
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x1
    cdef uint64_t left1 = least_line_126(s)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        value = at_row(s, x1)
        if not found or value < best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x1 - 1, 4)
    return r


cdef inline int f_easternmost(S* s) noexcept nogil:
    # line 126
    return rw_lowest(least_line_126_2(s)) + 1


cdef inline int get_column(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        return 0
    return s.m_column[at0 - 1]


cdef inline void set_column(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        fault(s, site)
        return
    s.m_column[at0 - 1] = value


cdef inline rw_set107 load_few(const uint16_t* items, int n) noexcept nogil:
    cdef rw_set107 r
    rw_few_uint16_t_spread(items, n, r.w, 107)
    return r


cdef inline int store_few(uint16_t* items, uint16_t* n, rw_set107 a) noexcept nogil:
    return rw_few_uint16_t_gather(items, n, 7, a.w, 107)


cdef inline rw_set107 at_settled(S* s, int at0) noexcept nogil:
    return load_few(&s.m_settled[(at0 - 1) * 7], s.m_settled_length[at0 - 1])


cdef inline int any_line_178_2(S* s, int v6, int v9) noexcept nogil:
    # line 178
    cdef int x10
    cdef int k10
    cdef int count = size_settled(s, v6)
    cdef const uint16_t* items = items_settled(s, v6)
    for k10 in range(count):
        x10 = items[k10] + 1
        s.r_spent += 2
        if s.r_spent > s.r_alarm and alarmed(s, 20):
            break
        if T_land_second[field_Segment_cell(x10)] == at_column(s, v9):
            return True
    return False


cdef inline uint64_t set_line_178(S* s, int v6) noexcept nogil:
    # line 178
    cdef uint64_t r = 0
    cdef int x9
    cdef uint64_t left9 = f_present(s)
    while left9:
        x9 = rw_lowest(left9) + 1
        left9 &= left9 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 20):
            break
        if any_line_178_2(s, v6, x9):
            r |= rw_single(x9 - 1, 4)
    return r


cdef inline int at_bonus(S* s, int at0) noexcept nogil:
    return s.m_bonus[at0 - 1]


cdef inline void set_bonus(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_bonus[at0 - 1] = value


cdef inline int place_in_settled(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return -1
    return at0 - 1


cdef inline int at_supply(S* s, int at0) noexcept nogil:
    return s.m_supply[at0 - 1]


cdef inline void set_supply(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_supply[at0 - 1] = value


cdef int do_send_home(S* s, Trial* t, int v0_s, int v1_p) noexcept nogil:
    # line 164
    # line 165
    cdef int at = v0_s - 1
    cdef int flat = place_in_settled(v1_p)
    if flat < 0:
        fault(s, 38)
    else:
        rw_few_uint16_t_drop(&s.m_settled[flat * 7], &s.m_settled_length[flat], at)
        net_recount_feature(s, at + 1)
    # line 166
    cdef int held = at_supply(s, v1_p) + 1
    if 0 <= held and held <= 7:
        set_supply(s, v1_p, held, 40)
    else:
        fault(s, 39)
    return 0


cdef int do_send_home_from(S* s, Trial* t, rw_set107 v0_done) noexcept nogil:
    # line 168
    cdef int x1
    cdef int outer_3
    cdef int x2
    cdef int k2
    cdef int count
    cdef uint16_t items[7]
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 35
    s.r_spent += 16
    if s.r_spent > s.r_alarm and alarmed(s, 35):
        return 1
    cdef int outer_2 = s.r_place
    if outer_2 == 0:
        s.r_place = 36
    cdef uint64_t left1 = 3
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 11
        if s.r_spent > s.r_alarm and alarmed(s, 35):
            break
        outer_3 = s.r_place
        if outer_3 == 0:
            s.r_place = 37
        count = size_settled(s, x1)
        memcpy(items, items_settled(s, x1), count * sizeof(uint16_t))
        for k2 in range(count):
            x2 = items[k2] + 1
            if rw_set107_has(&v0_done, net_group_feature(s, x2) - 1, 6832):
                s.r_spent += 23
                if s.r_spent > s.r_alarm and alarmed(s, 35):
                    break
                do_send_home(s, t, x2, x1)
        s.r_place = outer_3
    s.r_place = outer_2
    s.r_place = outer
    return 0


cdef inline int f_role(S* s, int v_town) noexcept nogil:
    # line 92
    return T_values_line_92[v_town]


cdef int do_score_features(S* s, Trial* t) noexcept nogil:
    # line 178
    cdef rw_set107 v0_done
    cdef rw_set107 v2_scored
    cdef int v5_times_left
    cdef uint64_t v11_met
    cdef int outer_2
    cdef rw_set107 left3
    cdef int x3
    cdef int k3
    cdef uint64_t left4
    cdef int x4
    cdef int held
    cdef int held_2
    cdef int held_3
    cdef int outer_3
    cdef int held_4
    cdef int outer_4
    cdef uint64_t left6
    cdef int x6
    cdef int held_5
    cdef int outer_5
    cdef uint64_t left13
    cdef int x13
    cdef int outer_6
    cdef int x14
    cdef int k14
    cdef int count
    cdef uint16_t items[7]
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 20
    s.r_spent += 488
    if s.r_spent > s.r_alarm and alarmed(s, 20):
        return 1
    if any_line_178(s):
        v0_done = f_completed(s)
        v2_scored = v0_done
        outer_2 = s.r_place
        if outer_2 == 0:
            s.r_place = 21
        left3 = v2_scored
        k3 = -1
        while True:
            k3 = rw_set107_after(&left3, k3)
            if k3 < 0:
                break
            x3 = k3 + 1
            s.r_spent += 115
            if s.r_spent > s.r_alarm and alarmed(s, 20):
                break
            left4 = f_majority(s, x3)
            while left4:
                x4 = rw_lowest(left4) + 1
                left4 &= left4 - 1
                if f_kind(s, x3) == 1:
                    # line 185
                    held = at_trails(s, x4) + f_worth(s, x3, 1)
                    if -1000000 <= held and held <= 1000000:
                        set_trails(s, x4, held, 23)
                    else:
                        fault(s, 22)
                elif f_kind(s, x3) == 2:
                    # line 187
                    held_2 = at_towns(s, x4) + f_worth(s, x3, 2)
                    if -1000000 <= held_2 and held_2 <= 1000000:
                        set_towns(s, x4, held_2, 25)
                    else:
                        fault(s, 24)
                else:
                    # line 189
                    held_3 = at_farms(s, x4) + f_worth(s, x3, 4)
                    if -1000000 <= held_3 and held_3 <= 1000000:
                        set_farms(s, x4, held_3, 27)
                    else:
                        fault(s, 26)
        s.r_place = outer_2
        if not rw_set107_is_empty(&v2_scored) and f_present(s):
            v5_times_left = 1
            outer_3 = s.r_place
            if outer_3 == 0:
                s.r_place = 28
            while v5_times_left > 0:
                s.r_spent += 37
                if s.r_spent > s.r_alarm and alarmed(s, 28):
                    break
                v5_times_left = checked_sub(s, v5_times_left, 1, 29)
                # line 194
                held_4 = get_column(s, f_easternmost(s)) + 1
                if 0 <= held_4 and held_4 <= 999:
                    set_column(s, f_easternmost(s), held_4, 31)
                else:
                    fault(s, 30)
            s.r_place = outer_3
            outer_4 = s.r_place
            if outer_4 == 0:
                s.r_place = 32
            left6 = 3
            while left6:
                x6 = rw_lowest(left6) + 1
                left6 &= left6 - 1
                s.r_spent += 23
                if s.r_spent > s.r_alarm and alarmed(s, 20):
                    break
                v11_met = set_line_178(s, x6)
                # line 198
                held_5 = at_bonus(s, x6) + T_values_line_198[v11_met]
                if -1000000 <= held_5 and held_5 <= 1000000:
                    set_bonus(s, x6, held_5, 34)
                else:
                    fault(s, 33)
            s.r_place = outer_4
        do_send_home_from(s, t, v0_done)
        if not rw_set107_is_empty(&v2_scored):
            outer_5 = s.r_place
            if outer_5 == 0:
                s.r_place = 41
            left13 = 3
            while left13:
                x13 = rw_lowest(left13) + 1
                left13 &= left13 - 1
                s.r_spent += 16
                if s.r_spent > s.r_alarm and alarmed(s, 20):
                    break
                outer_6 = s.r_place
                if outer_6 == 0:
                    s.r_place = 42
                count = size_settled(s, x13)
                memcpy(items, items_settled(s, x13), count * sizeof(uint16_t))
                for k14 in range(count):
                    x14 = items[k14] + 1
                    if (
                        (
                            f_role(
                                s,
                                T_Tile_kind[
                                    rw_place_in(get_tile(s, field_Segment_cell(x14)), field_Segment_mark(x14) - 1, 8)
                                ]
                            )
                            != 3
                        )
                        and T_land_second[field_Segment_cell(x14)] < get_column(s, f_easternmost(s))
                    ):
                        s.r_spent += 23
                        if s.r_spent > s.r_alarm and alarmed(s, 20):
                            break
                        do_send_home(s, t, x14, x13)
                s.r_place = outer_6
            s.r_place = outer_5
    s.r_place = outer
    return 0


cdef inline int its_place_tile_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline void set_newest(S* s, int value, int site) noexcept nogil:
    s.m_newest = value


cdef inline void set_hand(S* s, int value, int site) noexcept nogil:
    s.m_hand = value


cdef inline int f_looks(S* s, int v_t) noexcept nogil:
    # line 82
    return T_values_line_82[v_t]


cdef inline int beside_0(S* s, int cell) noexcept nogil:
    if s.b_stale_0:
        find_beside_0(s)
    return s.b_cells_0[cell]


cdef void generate_d1_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 142 @NW-15
    cdef Move* m
    cdef int x2
    cdef uint64_t left3
    cdef int x3
    s.r_listed = 49
    cdef const rw_set14* in2 = <rw_set14*>&s.m_frontier[0]
    cdef int k2 = -1
    while True:
        k2 = rw_set14_after(in2, k2)
        if k2 < 0:
            break
        x2 = k2 + 1
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 50):
            break
        if T_values_line_141[x2 - 1]:
            left3 = (
                rw_range(0, f_looks(s, s.m_hand) - 1, 4)
                & <uint64_t>T_beside_line_141[beside_0(s, x2) * 30 + s.m_hand]
            )
            while left3:
                x3 = rw_lowest(left3)
                left3 &= left3 - 1
                m = another(s, out)
                m.noted = 0
                m.option = 0
                m.args[0] = x2
                m.args[1] = x3


cdef int sample_d1(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef uint16_t items2[858]
    cdef int a2
    cdef uint32_t sums2[854]
    cdef int a2_2
    cdef int drawn
    cdef int a3
    cdef uint64_t range3
    cdef uint32_t size2 = rw_members(<const uint64_t*>&s.m_frontier[0], <const uint64_t*>&SET_OF_land_2, 14, items2)
    if s.b_stale_0:
        find_beside_0(s)
    cdef uint32_t pairs2 = 0
    for k in range(size2):
        sums2[k] = pairs2
        a2 = items2[k] + 1
        pairs2 += rw_size(
            rw_range(0, f_looks(s, s.m_hand) - 1, 4) & <uint64_t>T_beside_line_141[s.b_cells_0[a2] * 30 + s.m_hand]
        )
    cdef uint32_t weight0 = pairs2
    if weight0 != 0:
        for tries in range(40 if weight0 >= 256 else 16):
            at = rw_below(&rng.state, weight0)
            k = at
            drawn = rw_share(sums2, size2, k)
            k -= sums2[drawn]
            a2_2 = items2[drawn] + 1
            range3 = (
                rw_range(0, f_looks(s, s.m_hand) - 1, 4)
                & <uint64_t>T_beside_line_141[beside_0(s, a2_2) * 30 + s.m_hand]
            )
            a3 = rw_numbered(rw_nth(range3, k), 0)
            m.option = 0
            m.args[0] = a2_2
            m.args[1] = a3
            return 1
    rng.moves.count = 0
    generate_d1_0_place(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline void set_its_place_tile_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef bint any_d1_0_place(S* s, int you) noexcept nogil:
    cdef int x2
    cdef uint64_t left3
    cdef const rw_set14* in2 = <rw_set14*>&s.m_frontier[0]
    cdef int k2 = -1
    while True:
        k2 = rw_set14_after(in2, k2)
        if k2 < 0:
            break
        x2 = k2 + 1
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 50):
            break
        if T_values_line_141[x2 - 1]:
            left3 = (
                rw_range(0, f_looks(s, s.m_hand) - 1, 4)
                & <uint64_t>T_beside_line_141[beside_0(s, x2) * 30 + s.m_hand]
            )
            if left3:
                left3 &= left3 - 1
                return True
    return False


cdef bint any_legal_d1(S* s, int you) noexcept nogil:
    return any_d1_0_place(s, you)


cdef inline int f_edge(S* s, int v_cell, int v_d) noexcept nogil:
    # line 67
    return T_values_line_67[((v_d - 1) * 30 + get_tile(s, v_cell)) * 4 + rw_place(get_turn(s, v_cell), 4)]


cdef inline int all_line_74(S* s, int v0, int v1, int v2) noexcept nogil:
    # line 74
    cdef int x3
    for x3 in range(1, 5):
        if get_tile(s, T_values_line_74[(v1 - 1) * 4 + (x3 - 1)]):
            if (
                T_values_line_74_2[(v0 * 4 + rw_place(v2, 4)) * 4 + (x3 - 1)]
                != f_edge(s, T_values_line_74[(v1 - 1) * 4 + (x3 - 1)], T_back[x3 - 1])
            ):
                return False
    return True


cdef inline int f_meets_tiles(S* s, int v_piece, int v_cell, int v_k) noexcept nogil:
    # line 74
    return all_line_74(s, v_piece, v_cell, v_k)


cdef inline int f_meets_coast(S* s, int v_piece, int v_cell, int v_k) noexcept nogil:
    # line 75
    return (
        <int>T_values_line_75[v_cell - 1]
        or T_values_line_75_2[v_piece * 4 + rw_place(v_k, 4)] == T_values_line_75_3[v_cell - 1]
    )


cdef inline void set_tile(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 854u:
        fault(s, site)
        return
    s.m_tile[at0 - 1] = value
    wrote_tile(s, at0)
    net_note_feature(s, at0, 1)


cdef inline void set_turn(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 854u:
        fault(s, site)
        return
    s.m_turn[at0 - 1] = value
    wrote_turn(s, at0)
    net_note_feature(s, at0, 1)


cdef int do_lay(S* s, Trial* t, int v0_piece, int v1_cell, int v2_k) noexcept nogil:
    # line 129
    cdef int index
    cdef int x3
    cdef int k3
    # line 130
    set_tile(s, v1_cell, v0_piece, 58)
    # line 131
    if 0 <= v2_k and v2_k <= 3:
        set_turn(s, v1_cell, v2_k, 60)
    else:
        fault(s, 59)
    # line 132
    set_newest(s, v1_cell, 62)
    # line 133
    cdef int at = v1_cell - 1
    rw_set14_drop(<rw_set14*>&s.m_frontier[0], at, 854)
    # line 134
    cdef int at3 = v1_cell * 4
    for k3 in range(at3, at3 + 4):
        x3 = T_land_neighbours_listed[k3]
        if x3 == 0:
            break
        if at_tile(s, x3) == 0:
            index = x3 - 1
            if <unsigned int>index < 854u:
                rw_set14_put(<rw_set14*>&s.m_frontier[0], index, 854)
    return 0


cdef inline int its_deploy_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline bint leads_d2_0_deploy(S* s, int you, int a0) noexcept nogil:
    # line 156 @NW-20 @NW-62
    cdef uint64_t v2_claims = f_claimants(s, net_group_feature(s, record_Segment(s.m_newest, a0)))
    # line 158 @NW-21 @NW-22
    return v2_claims == 0


cdef void generate_d2_0_deploy(S* s, int you, Moves* out) noexcept nogil:
    # line 156 @NW-20 @NW-62
    cdef Move* m
    cdef int x1
    s.r_listed = 66
    cdef uint64_t left1 = f_marks(s, s.m_newest)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if leads_d2_0_deploy(s, you, x1):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x1


cdef void generate_d2_1_nobody(S* s, int you, Moves* out) noexcept nogil:
    # line 162 @NW-17
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d2(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a1
    cdef uint64_t range1 = f_marks(s, s.m_newest)
    cdef uint32_t size1 = rw_size(range1)
    cdef uint32_t weight0 = size1
    cdef uint32_t total = weight0 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at
                a1 = rw_nth(range1, k) + 1
                if leads_d2_0_deploy(s, you, a1):
                    m.option = 0
                    m.args[0] = a1
                    return 1
            else:
                at -= weight0
                m.option = 1
                return 1
    rng.moves.count = 0
    generate_d2_0_deploy(s, you, &rng.moves)
    generate_d2_1_nobody(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline void set_its_deploy_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_explorers(s, you, out)


cdef void legal_d1(S* s, int you, Moves* out) noexcept nogil:
    generate_d1_0_place(s, you, out)


cdef void legal_d2(S* s, int you, Moves* out) noexcept nogil:
    generate_d2_0_deploy(s, you, out)
    generate_d2_1_nobody(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    return is_listed(s, m)


cdef bint is_legal_d1(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 854u:
            return False
        if not rw_set14_has(<rw_set14*>&s.m_frontier[0], a - 1, 854):
            return False
        if not T_values_line_141[a - 1]:
            return False
        if <unsigned int>a_2 >= 4u:
            return False
        if not rw_between_has(rw_between_of(0, f_looks(s, s.m_hand) - 1), a_2):
            return False
        if not f_meets_tiles(s, s.m_hand, a, a_2):
            return False
        if not f_meets_coast(s, s.m_hand, a, a_2):
            return False
        return True
    return is_listed(s, m)


cdef bint is_legal_d2(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 8u:
            return False
        if not rw_has(f_marks(s, s.m_newest), a - 1, 8):
            return False
        return leads_d2_0_deploy(s, you, a)
    if m.option == 1:
        return True
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    fill_frontier(s, SET_OF_land, 0)
    forget_beside(s)
    s.n_feature_stale = 1


cdef inline int net_group_feature(S* s, int node) noexcept nogil:
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    if <unsigned int>(node - 1) >= 6832u or s.n_feature_parent[node - 1] == 65535:
        return 0
    return rw_root(s.n_feature_parent, node - 1) + 1


cdef rw_set107 net_groups_feature(S* s) noexcept nogil:
    cdef rw_set107 r = rw_set107_none()
    cdef int i
    cdef int k
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    for k in range(s.n_feature_count):
        i = s.n_feature_nodes[k]
        if s.n_feature_parent[i] == i:
            rw_set107_put(&r, i, 6832)
    return r


cdef void net_add_feature(S* s, int node, bint gathered) noexcept nogil:
    cdef int i = node - 1
    s.n_feature_parent[i] = i
    s.n_feature_next[i] = i
    s.n_feature_nodes[s.n_feature_count] = i
    s.n_feature_count += 1
    s.n_feature_t__tiles[i] = -1
    s.n_feature_sums[i * 2] = (
        <uint64_t>T_Tile_posts[rw_place_in(get_tile(s, field_Segment_cell(node)), field_Segment_mark(node) - 1, 8)]
        | (
            <uint64_t>T_Tile_flags[
                rw_place_in(get_tile(s, field_Segment_cell(node)), field_Segment_mark(node) - 1, 8)
            ]
            << 16
        )
        | (
            <uint64_t>T_Tile_animals[
                rw_place_in(get_tile(s, field_Segment_cell(node)), field_Segment_mark(node) - 1, 8)
            ]
            << 32
        )
    )
    s.n_feature_sums[i * 2 + 1] = (
        <uint64_t>(1 if gathered and has_settled(s, 1, node) else 0)
        | <uint64_t>(1 if gathered and has_settled(s, 2, node) else 0) << 16
        | (
            <uint64_t>f_gaps(
                s,
                node,
                T_Tile_kind[rw_place_in(get_tile(s, field_Segment_cell(node)), field_Segment_mark(node) - 1, 8)]
            )
            << 32
        )
    )
    s.n_feature_shares[i] = s.n_feature_sums[i * 2 + 1]


cdef void net_recount_feature(S* s, int node) noexcept nogil:
    cdef int i = node - 1
    cdef int root
    cdef uint64_t more
    cdef uint64_t more_2
    if s.n_feature_stale or <unsigned int>i >= 6832u or s.n_feature_parent[i] == 65535:
        return
    cdef int now = 1 if has_settled(s, 1, node) else 0
    if now != <int>(s.n_feature_shares[i] & 65535):
        root = rw_root(s.n_feature_parent, i)
        more = <uint64_t>(now - <int>(s.n_feature_shares[i] & 65535))
        s.n_feature_sums[root * 2 + 1] += more
        s.n_feature_shares[i] += more
    cdef int now_2 = 1 if has_settled(s, 2, node) else 0
    if now_2 != <int>(s.n_feature_shares[i] >> 16 & 65535):
        root = rw_root(s.n_feature_parent, i)
        more_2 = <uint64_t>(now_2 - <int>(s.n_feature_shares[i] >> 16 & 65535)) << 16
        s.n_feature_sums[root * 2 + 1] += more_2
        s.n_feature_shares[i] += more_2


cdef void net_resurvey_feature(S* s, int node) noexcept nogil:
    cdef int i = node - 1
    cdef int root
    cdef uint64_t more
    if s.n_feature_stale or <unsigned int>i >= 6832u or s.n_feature_parent[i] == 65535:
        return
    cdef int now = f_gaps(
        s,
        node,
        T_Tile_kind[rw_place_in(get_tile(s, field_Segment_cell(node)), field_Segment_mark(node) - 1, 8)]
    )
    if now != <int>(s.n_feature_shares[i] >> 32):
        root = rw_root(s.n_feature_parent, i)
        more = <uint64_t>(now - <int>(s.n_feature_shares[i] >> 32)) << 32
        s.n_feature_sums[root * 2 + 1] += more
        s.n_feature_shares[i] += more


cdef void net_join_feature(S* s, int cell) noexcept nogil:
    cdef int i
    cdef int other
    cdef int a
    cdef int b
    cdef int link
    cdef int x1
    cdef int lower
    cdef uint64_t left = (
        (
            (0x0ULL if get_tile(s, T_land_ways[cell * 4]) == 0 else 0x7ULL)
            | (0x0ULL if get_tile(s, T_land_ways[cell * 4 + 1]) == 0 else 0x38ULL)
            | (0x0ULL if get_tile(s, T_land_ways[cell * 4 + 2]) == 0 else 0x1C0ULL)
            | (0x0ULL if get_tile(s, T_land_ways[cell * 4 + 3]) == 0 else 0xE00ULL)
        )
        & (0xFFFULL & ~<uint64_t>T_masks_line_99[at_tile(s, cell) * 4 + rw_place(at_turn(s, cell), 4)])
    )
    while left:
        x1 = rw_lowest(left)
        left &= left - 1
        i = record_Segment(cell, f_mark_at(s, cell, x1)) - 1
        other = (
            record_Segment(
                go_land(cell, T_values_line_99[rw_place(x1, 12)]),
                f_mark_at_2(
                    s,
                    go_land(cell, T_values_line_99[rw_place(x1, 12)]),
                    T_values_line_99_2[rw_place(x1, 12)]
                )
            )
            - 1
        )
        if <unsigned int>i < 6832u and s.n_feature_parent[i] != 65535 and <unsigned int>other < 6832u:
            if s.n_feature_parent[other] != 65535:
                a = rw_root(s.n_feature_parent, i)
                b = rw_root(s.n_feature_parent, other)
                if a != b:
                    lower = rw_min(a, b)
                    b = rw_max(a, b)
                    a = lower
                    s.n_feature_parent[b] = a
                    link = s.n_feature_next[a]
                    s.n_feature_next[a] = s.n_feature_next[b]
                    s.n_feature_next[b] = link
                    s.n_feature_sums[a * 2] += s.n_feature_sums[b * 2]
                    s.n_feature_sums[a * 2 + 1] += s.n_feature_sums[b * 2 + 1]
                    s.n_feature_t__tiles[a] = -1


cdef void net_find_feature(S* s) noexcept nogil:
    # line 99
    cdef int k
    cdef int cell
    cdef int node
    cdef uint64_t left29
    cdef int x29
    cdef int home
    s.n_feature_stale = 0
    s.n_feature_noted = 0
    s.n_feature_count = 0
    memset(s.n_feature_parent, 255, 13664)
    cdef int index = rw_bytes_next(&s.m_tile[0], 0, 854)
    while index < 854:
        cell = index + 1
        left29 = 0xFFULL & ~<uint64_t>T_masks_line_99_2[at_tile(s, cell)]
        while left29:
            x29 = rw_lowest(left29) + 1
            left29 &= left29 - 1
            node = cell * 8 - 8 + x29
            net_add_feature(s, node, True)
        index = rw_bytes_next(&s.m_tile[0], cell, 854)
    cdef int before = 0
    for k in range(s.n_feature_count):
        home = s.n_feature_nodes[k] // 8 + 1
        if home != before:
            net_join_feature(s, home)
        before = home


cdef void net_update_feature(S* s) noexcept nogil:
    cdef int k
    cdef int cell
    cdef int near
    cdef bint gathered
    cdef int node
    cdef uint64_t left29
    cdef int x29
    cdef int node_2
    cdef uint64_t left29_2
    cdef int x29_2
    cdef int way
    cdef int node_3
    cdef uint64_t left29_3
    cdef int x29_3
    cdef int at
    cdef int node_4
    cdef uint64_t left29_4
    cdef int x29_4
    if not s.n_feature_stale:
        for k in range(s.n_feature_noted):
            cell = s.n_feature_cells[k] >> 1
            if s.n_feature_cells[k] & 1:
                if not rw_all_absent(&s.n_feature_parent[(cell - 1) * 8], 8):
                    s.n_feature_stale = 1
    if s.n_feature_stale:
        net_find_feature(s)
        return
    cdef int n = s.n_feature_noted
    s.n_feature_noted = 0
    for k in range(n):
        cell = s.n_feature_cells[k] >> 1
        if s.n_feature_cells[k] & 1:
            gathered = rw_few_uint16_t_near(&s.m_settled[0], 14, (cell - 1) * 8, 8)
            left29 = 0xFFULL & ~<uint64_t>T_masks_line_99_2[at_tile(s, cell)]
            while left29:
                x29 = rw_lowest(left29) + 1
                left29 &= left29 - 1
                node = cell * 8 - 8 + x29
                net_add_feature(s, node, gathered)
    for k in range(n):
        cell = s.n_feature_cells[k] >> 1
        if not s.n_feature_cells[k] & 1:
            left29_2 = 0xFFULL & ~<uint64_t>T_masks_line_99_2[at_tile(s, cell)]
            while left29_2:
                x29_2 = rw_lowest(left29_2) + 1
                left29_2 &= left29_2 - 1
                node_2 = cell * 8 - 8 + x29_2
                net_resurvey_feature(s, node_2)
        for way in range(4):
            near = T_land_ways[cell * 4 + way]
            if near == 0:
                continue
            left29_3 = T_masks_line_99_3[(way * 30 + at_tile(s, near)) * 4 + rw_place(at_turn(s, near), 4)]
            while left29_3:
                x29_3 = rw_lowest(left29_3) + 1
                left29_3 &= left29_3 - 1
                node_3 = near * 8 - 8 + x29_3
                net_resurvey_feature(s, node_3)
        for at in range(cell * 8, cell * 8 + 8):
            near = T_land_surroundings_listed[at]
            if near == 0:
                break
            left29_4 = T_masks_line_99_4[at_tile(s, near)]
            while left29_4:
                x29_4 = rw_lowest(left29_4) + 1
                left29_4 &= left29_4 - 1
                node_4 = near * 8 - 8 + x29_4
                net_resurvey_feature(s, node_4)
    for k in range(n):
        cell = s.n_feature_cells[k] >> 1
        if s.n_feature_cells[k] & 1:
            net_join_feature(s, cell)


cdef inline void net_note_feature(S* s, int cell, int joins) noexcept nogil:
    cdef int k
    if s.n_feature_stale:
        return
    for k in range(s.n_feature_noted):
        if s.n_feature_cells[k] >> 1 == <uint32_t>cell:
            s.n_feature_cells[k] |= joins
            return
    if s.n_feature_noted == 12:
        s.n_feature_stale = 1
        return
    s.n_feature_cells[s.n_feature_noted] = <uint32_t>cell * 2 + joins
    s.n_feature_noted += 1


cdef int net_tally_feature__tiles(S* s, int group) noexcept nogil:
    cdef rw_set14 seen
    cdef int i
    cdef int node
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    if <unsigned int>(group - 1) >= 6832u or s.n_feature_parent[group - 1] != group - 1:
        return 0
    if s.n_feature_t__tiles[group - 1] < 0:
        seen = rw_set14_none()
        i = group - 1
        while True:
            node = i + 1
            rw_set14_put(&seen, field_Segment_cell(node) - 1, 854)
            i = s.n_feature_next[i]
            if i == group - 1:
                break
        s.n_feature_t__tiles[group - 1] = rw_set14_size_v(seen)
    return s.n_feature_t__tiles[group - 1]


cdef inline int net_tally_feature__posts(S* s, int group) noexcept nogil:
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    if <unsigned int>(group - 1) >= 6832u or s.n_feature_parent[group - 1] != group - 1:
        return 0
    return s.n_feature_sums[(group - 1) * 2] & 65535


cdef inline int net_tally_feature__flags(S* s, int group) noexcept nogil:
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    if <unsigned int>(group - 1) >= 6832u or s.n_feature_parent[group - 1] != group - 1:
        return 0
    return s.n_feature_sums[(group - 1) * 2] >> 16 & 65535


cdef inline int net_tally_feature__animals(S* s, int group) noexcept nogil:
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    if <unsigned int>(group - 1) >= 6832u or s.n_feature_parent[group - 1] != group - 1:
        return 0
    return s.n_feature_sums[(group - 1) * 2] >> 32 & 65535


cdef inline int net_tally_feature__settlers(S* s, int group, int per) noexcept nogil:
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    if (
        <unsigned int>(group - 1) >= 6832u
        or s.n_feature_parent[group - 1] != group - 1
        or <unsigned int>(per - 1) >= 2u
    ):
        return 0
    return s.n_feature_sums[(group - 1) * 2 + 1] >> (per - 1) * 16 & 65535


cdef inline int net_tally_feature__open(S* s, int group) noexcept nogil:
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    if <unsigned int>(group - 1) >= 6832u or s.n_feature_parent[group - 1] != group - 1:
        return 0
    return s.n_feature_sums[(group - 1) * 2 + 1] >> 32


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 8, 4, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_trails(S* s, int seat) noexcept nogil:
    # @NW-29
    return get_trails(s, seat) if seat else 0


cdef int score1_towns(S* s, int seat) noexcept nogil:
    # @NW-30
    return get_towns(s, seat) if seat else 0


cdef int score2_farms(S* s, int seat) noexcept nogil:
    # @NW-34
    return get_farms(s, seat) if seat else 0


cdef int score3_bonus(S* s, int seat) noexcept nogil:
    # @NW-42
    return get_bonus(s, seat) if seat else 0


cdef int score4_open_trails(S* s, int seat) noexcept nogil:
    # @NW-53 @NW-59
    if seat == 0:
        return 0
    return f_remaining(s, 1, seat)


cdef int score5_open_towns(S* s, int seat) noexcept nogil:
    # @NW-54 @NW-55 @NW-59
    if seat == 0:
        return 0
    return f_remaining(s, 2, seat)


cdef int score6_open_farms(S* s, int seat) noexcept nogil:
    # @NW-56
    if seat == 0:
        return 0
    return f_remaining(s, 4, seat)


cdef int score7_trappers(S* s, int seat) noexcept nogil:
    # @NW-57 @NW-58
    if seat == 0:
        return 0
    return f_remaining(s, 3, seat)


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    if s.k_ranked and <unsigned int>(seat - 1) < 2u:
        return s.k_totals[seat - 1]
    cdef int total = score0_trails(s, seat)
    total += score1_towns(s, seat)
    total += score2_farms(s, seat)
    total += score3_bonus(s, seat)
    total = checked_add(s, total, score4_open_trails(s, seat), 4)
    total = checked_add(s, total, score5_open_towns(s, seat), 4)
    total = checked_add(s, total, score6_open_farms(s, seat), 4)
    total = checked_add(s, total, score7_trappers(s, seat), 4)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_trails(s, seat)
    elif line == 1:
        return score1_towns(s, seat)
    elif line == 2:
        return score2_farms(s, seat)
    elif line == 3:
        return score3_bonus(s, seat)
    elif line == 4:
        return score4_open_trails(s, seat)
    elif line == 5:
        return score5_open_towns(s, seat)
    elif line == 6:
        return score6_open_farms(s, seat)
    elif line == 7:
        return score7_trappers(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key_1(S* s, int seat) noexcept nogil:
    return 0


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    elif key == 1:
        return rank_key_1(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 206
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v1_first_seat
    cdef uint64_t p0_v4_pair
    cdef int x0
    cdef int at
    cdef int count
    cdef int held
    cdef int total
    cdef uint64_t held_2
    cdef int left
    cdef int index
    cdef int held_3
    cdef int actor
    cdef Move drawn
    cdef int held_4
    cdef int held_5
    cdef int held_6
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            for x0 in range(1, 30):
                # line 208
                at = x0 - 1
                count = rw_max(0, T_Tile_copies[x0])
                if <unsigned int>at >= 29u:
                    at = 0
                    count = 0
                if (<uint8_t*>&s.m_draw_pile[0])[at] + <int64_t>count > 255:
                    fault(s, 5)
                else:
                    (<uint8_t*>&s.m_draw_pile[0])[at] += <uint8_t>count
            held = 5
            fill_supply(s, held, 6)
            held_2 = 3
            total = rw_size(held_2)
            if total == 0:
                s.r_failure = 7
                return 1
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 0
                rested(s)
                return 0
            left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
            s.r_counter += 1
            index = rw_nth(held_2, left)
            p0_v1_first_seat = index + 1
            point = 1
        elif point == 1:
            # line 211
            held_3 = p0_v1_first_seat
            set_starter(s, held_3, 9)
            point = 2
        elif point == 2:
            set_its_play_rest_of_you(s, rw_list2_around(s.m_starter, 1, 2))
            point = 3
        elif point == 3:
            if rw_list2_length_v(its_play_rest_of_you(s)) == 0:
                set_its_play_you(s, s.m_starter)
                point = 10
            else:
                set_its_play_you_2(s, rw_list2_item_v(its_play_rest_of_you(s), 0, 0))
                rw_drop_first(<uint8_t*>(first_frame(s) + 2), <rw_loose_uint16_t*>first_frame(s), sizeof(uint8_t), 2)
                actor = its_play_you(s)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d0(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 6):
                            return 0
                        if drawn.option == 0:
                            p0_v4_pair = drawn.args[0]
                            point = 8
                        continue
                    fault(s, 11)
                    return 1
                else:
                    if not any_legal_d0(s, actor):
                        fault(s, 11)
                        return 1
                    s.r_point = 6
                    rested(s)
                    return 0
        elif point == 8:
            # line 215 @NW-07
            if rng == NULL and any_line_214(s, p0_v4_pair):
                s.r_failure = 12
                return 1
            # line 216
            held_4 = rw_least(p0_v4_pair, 1, 0)
            set_row(s, (its_play_you(s) - 1) * 2 + 1, held_4, 13)
            # line 217
            held_5 = rw_greatest(p0_v4_pair, 1, 0)
            set_row(s, (its_play_you(s) - 1) * 2 + 2, held_5, 14)
            point = 3
        elif point == 10:
            point = 13
        elif point == 13:
            set_its_play_you_2(s, 0)
            set_its_play_rest_of_you(s, rw_list2_none())
            (<Given0*>r.passed).a0 = its_play_you_2(s)
            return begun(r, push(s, 24, -1, 8, 0, 15), 46)
        elif point == 24:
            if s.m_newest != 0:
                if get_supply(s, its_play_you_2(s)) <= 0:
                    point = 37
                    continue
                (<Given0*>r.passed).a0 = its_play_you_2(s)
                return begun(r, push(s, 37, -1, 8, 0, 16), 47)
            else:
                point = 27
        elif point == 27:
            if any_draw_pile(s) == 0:
                # line 225
                held_6 = 1
                set_finished(s, held_6, 18)
                # @NW-60
                over(s, 1, ranked_first(s))
                return 0
            else:
                set_its_play_you(s, T_values_line_206[its_play_you_2(s)])
                point = 10
        elif point == 37:
            s.r_place = 19
            do_score_features(s, t)
            point = 27
        elif point == 41:
            if (<Move*>given).option == 0:
                set_its_play_you_2(s, s.r_actor)
                p0_v4_pair = (<Move*>given).args[0]
                point = 8
            else:
                return 1
        elif point == 44:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            p0_v1_first_seat = index_2 + 1
            point = 1
        else:
            r.point = point
            return -1


cdef int flow1_place_tile(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 136
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p1_v1_piece
    cdef int p1_v2_cell
    cdef int p1_v3_k
    cdef int held
    cdef int total
    cdef int left
    cdef int index
    cdef int held_2
    cdef int actor
    cdef Move drawn
    cdef int held_3
    cdef int at
    cdef int count
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 14:
            # line 137
            held = 0
            set_newest(s, held, 44)
            point = 15
        elif point == 15:
            if s.m_newest == 0 and any_draw_pile(s):
                total = rw_bytes_total(&s.m_draw_pile[0], 29)
                if total == 0:
                    s.r_failure = 45
                    return 1
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 17
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_draw_pile[0], 29, left)
                (<uint8_t*>&s.m_draw_pile[0])[index] -= 1
                p1_v1_piece = index + 1
                point = 18
            else:
                return leave(s, r, 8, 0)
        elif point == 18:
            # line 140
            held_2 = p1_v1_piece
            set_hand(s, held_2, 47)
            actor = its_place_tile_you(s)
            if actor == 0:
                fault(s, 48)
                return 1
            s.r_actor = actor
            if rng != NULL:
                if sample_d1(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 18):
                        return 0
                    if drawn.option == 0:
                        p1_v2_cell = drawn.args[0]
                        p1_v3_k = drawn.args[1]
                        point = 20
                    elif drawn.option == 1:
                        point = 22
                    continue
                set_its_place_tile_you(s, s.r_actor)
                point = 22
                continue
            else:
                if not any_legal_d1(s, actor):
                    set_its_place_tile_you(s, s.r_actor)
                    point = 22
                    continue
                if not any_legal_d1(s, actor):
                    fault(s, 51)
                    return 1
                s.r_point = 18
                rested(s)
                return 0
        elif point == 19:
            # line 151
            held_3 = 0
            set_hand(s, held_3, 53)
            point = 15
        elif point == 20:
            # line 144 @NW-14
            if rng == NULL and not T_values_line_141[p1_v2_cell - 1]:
                s.r_failure = 54
                return 1
            # line 145 @NW-14
            # line 146 @NW-12
            if rng == NULL and not f_meets_tiles(s, s.m_hand, p1_v2_cell, p1_v3_k):
                s.r_failure = 56
                return 1
            # line 147 @NW-13
            if rng == NULL and not f_meets_coast(s, s.m_hand, p1_v2_cell, p1_v3_k):
                s.r_failure = 57
                return 1
            do_lay(s, t, s.m_hand, p1_v2_cell, p1_v3_k)
            point = 19
        elif point == 22:
            # line 150
            at = s.m_hand - 1
            count = 1
            if <unsigned int>at >= 29u:
                fault(s, 63)
            elif (<uint8_t*>&s.m_unplayable[0])[at] + <int64_t>count > 255:
                fault(s, 64)
            else:
                (<uint8_t*>&s.m_unplayable[0])[at] += <uint8_t>count
            point = 19
        elif point == 42:
            if (<Move*>given).option == 0:
                set_its_place_tile_you(s, s.r_actor)
                p1_v2_cell = (<Move*>given).args[0]
                p1_v3_k = (<Move*>given).args[1]
                point = 20
            elif (<Move*>given).option == 1:
                set_its_place_tile_you(s, s.r_actor)
                point = 22
            else:
                return 1
        elif point == 45:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_draw_pile[0])[index_2] -= 1
            p1_v1_piece = index_2 + 1
            point = 18
        elif point == 46:
            set_its_place_tile_you(s, (<Given0*>given).a0)
            point = 14
        else:
            r.point = point
            return -1


cdef int flow3_deploy(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 153
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p3_v1_mark
    cdef uint64_t p3_v2_claims
    cdef int actor
    cdef Move drawn
    cdef int at
    cdef int flat
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 28:
            if get_supply(s, its_deploy_you(s)) > 0:
                actor = its_deploy_you(s)
                if actor == 0:
                    fault(s, 65)
                    return 1
                s.r_actor = actor
                if rng != NULL:
                    if sample_d2(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 29):
                            return 0
                        if drawn.option == 0:
                            p3_v1_mark = drawn.args[0]
                            point = 33
                        elif drawn.option == 1:
                            point = 35
                        continue
                    fault(s, 67)
                    return 1
                else:
                    s.r_point = 29
                    rested(s)
                    return 0
            else:
                point = 31
        elif point == 31:
            return leave(s, r, 8, 0)
        elif point == 32:
            point = 31
        elif point == 33:
            p3_v2_claims = f_claimants(s, net_group_feature(s, record_Segment(s.m_newest, p3_v1_mark)))
            # line 158 @NW-21 @NW-22
            if rng == NULL and p3_v2_claims != 0:
                s.r_failure = 68
                return 1
            # line 159 @NW-49
            # line 160
            at = record_Segment(s.m_newest, p3_v1_mark) - 1
            if <unsigned int>at >= 6832u:
                fault(s, 70)
            else:
                flat = place_in_settled(its_deploy_you(s))
                if flat < 0:
                    fault(s, 71)
                else:
                    if rw_few_uint16_t_put(&s.m_settled[flat * 7], &s.m_settled_length[flat], 7, at):
                        fault(s, 72)
                    net_recount_feature(s, at + 1)
            # line 161
            held = get_supply(s, its_deploy_you(s)) - 1
            if 0 <= held and held <= 7:
                set_supply(s, its_deploy_you(s), held, 74)
            else:
                fault(s, 73)
            point = 32
        elif point == 35:
            point = 32
        elif point == 43:
            if (<Move*>given).option == 0:
                set_its_deploy_you(s, s.r_actor)
                p3_v1_mark = (<Move*>given).args[0]
                point = 33
            elif (<Move*>given).option == 1:
                set_its_deploy_you(s, s.r_actor)
                point = 35
            else:
                return 1
        elif point == 47:
            set_its_deploy_you(s, (<Given0*>given).a0)
            point = 28
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
            way = flow1_place_tile(s, t, rng, &r)
        elif proc == 3:
            way = flow3_deploy(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 6:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 18:
        legal_d1(s, s.r_actor, out)
    elif s.r_point == 29:
        legal_d2(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 6:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 18:
        return is_legal_d1(s, s.r_actor, m)
    elif s.r_point == 29:
        return is_legal_d2(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    cdef uint64_t held
    if s.r_point == 0:
        held = 3
        for i in range(2):
            if rw_has(held, i, 2):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    elif s.r_point == 17:
        for i in range(29):
            if (<uint8_t*>&s.m_draw_pile[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_draw_pile[0])[i]
                n += 1
    return n


cdef inline void wrote_tile(S* s, int index) noexcept nogil:
    if s.b_stale_0 != 1:
        if s.b_stale_0 and s.b_written_0 != <uint32_t>index:
            find_beside_0(s)
        s.b_written_0 = index
        s.b_stale_0 = 2


cdef inline void wrote_turn(S* s, int index) noexcept nogil:
    if s.b_stale_0 != 1:
        if s.b_stale_0 and s.b_written_0 != <uint32_t>index:
            find_beside_0(s)
        s.b_written_0 = index
        s.b_stale_0 = 2


cdef void show_beside_0(S* s, int near) noexcept nogil:
    cdef int cell = T_back_2[near]
    if cell != 0:
        s.b_cells_0[cell] = s.b_cells_0[cell] & ~3 | T_things[at_tile(s, near) * 4 + rw_place(at_turn(s, near), 4)]
    cell = T_back_3[near]
    if cell != 0:
        s.b_cells_0[cell] = (
            s.b_cells_0[cell] & ~12
            | T_things_2[at_tile(s, near) * 4 + rw_place(at_turn(s, near), 4)] << 2
        )
    cell = T_back_4[near]
    if cell != 0:
        s.b_cells_0[cell] = (
            s.b_cells_0[cell] & ~48
            | T_things_3[at_tile(s, near) * 4 + rw_place(at_turn(s, near), 4)] << 4
        )
    cell = T_back_5[near]
    if cell != 0:
        s.b_cells_0[cell] = (
            s.b_cells_0[cell] & ~192
            | T_values_line_75_2[at_tile(s, near) * 4 + rw_place(at_turn(s, near), 4)] << 6
        )


cdef void find_beside_0(S* s) noexcept nogil:
    cdef int near
    if s.b_stale_0 == 2:
        s.b_stale_0 = 0
        show_beside_0(s, s.b_written_0)
        return
    s.b_stale_0 = 0
    memcpy(s.b_cells_0, T_cells, sizeof(uint16_t) * 855)
    cdef int index = rw_bytes_next(&s.m_tile[0], 0, 854)
    while index < 854:
        near = index + 1
        show_beside_0(s, near)
        index = rw_bytes_next(&s.m_tile[0], near, 854)


cdef void forget_beside(S* s) noexcept nogil:
    s.b_stale_0 = 1


# ---------------------------------------------------------------- invariants

cdef inline int tally_draw_pile(S* s, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_draw_pile[0], wanted - 1, 29)


cdef inline rw_set14 set_line_242(S* s) noexcept nogil:
    # line 242
    cdef rw_set14 r = rw_set14_none()
    cdef int x0
    for x0 in range(1, 855):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 77):
            break
        if at_tile(s, x0):
            rw_set14_put(&r, x0 - 1, 854)
    return r


cdef inline rw_set14 f_laid(S* s) noexcept nogil:
    # line 242
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 77
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 77):
        return rw_set14_none()
    cdef rw_set14 held = set_line_242(s)
    s.r_place = outer
    return held


cdef int count_line_243(S* s, int v0) noexcept nogil:
    # line 243
    cdef int n = 0
    cdef int x1
    cdef rw_set14 left1 = f_laid(s)
    cdef int k1 = -1
    while True:
        k1 = rw_set14_after(&left1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 76):
            break
        if at_tile(s, x1) == v0:
            n += 1
    return n


cdef inline int f_lying(S* s, int v_t) noexcept nogil:
    # line 243
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 76
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 76):
        return 0
    cdef int held = count_line_243(s, v_t) + (1 if s.m_hand == v_t else 0)
    s.r_place = outer
    return held


cdef inline int tally_unplayable(S* s, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_unplayable[0], wanted - 1, 29)


cdef inline int all_line_250(S* s) noexcept nogil:
    # line 250
    cdef int x0
    for x0 in range(1, 30):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 75):
            break
        if tally_draw_pile(s, x0) + f_lying(s, x0) + tally_unplayable(s, x0) != T_Tile_copies[x0]:
            return False
    return True


cdef inline int any_line_251(S* s, int v0) noexcept nogil:
    # line 251
    cdef int x1
    cdef int k1
    cdef int at1 = v0 * 4
    for k1 in range(at1, at1 + 4):
        x1 = T_land_neighbours_listed[k1]
        if x1 == 0:
            break
        if at_tile(s, x1) or T_values_line_108[x1 - 1]:
            return True
    return False


cdef inline rw_set14 set_line_251(S* s) noexcept nogil:
    # line 251
    cdef rw_set14 r = rw_set14_none()
    cdef int x0
    for x0 in range(1, 855):
        s.r_spent += 17
        if s.r_spent > s.r_alarm and alarmed(s, 78):
            break
        if at_tile(s, x0) == 0 and any_line_251(s, x0):
            rw_set14_put(&r, x0 - 1, 854)
    return r


cdef int all_line_253(S* s) noexcept nogil:
    # line 253
    cdef int x0
    cdef int x1
    cdef int k1
    cdef int count
    cdef const uint16_t* items
    cdef uint64_t left0 = 3
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 79):
            break
        count = size_settled(s, x0)
        items = items_settled(s, x0)
        for k1 in range(count):
            x1 = items[k1] + 1
            s.r_spent += 2
            if s.r_spent > s.r_alarm and alarmed(s, 79):
                break
            if T_Tile_kind[rw_place_in(get_tile(s, field_Segment_cell(x1)), field_Segment_mark(x1) - 1, 8)] == 0:
                return False
    return True


cdef inline int all_line_255(S* s) noexcept nogil:
    # line 255
    cdef int x0
    cdef uint64_t left1
    cdef int x1
    cdef uint64_t left0 = f_present(s)
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        left1 = f_present(s) & (0xFULL & ~<uint64_t>T_masks_line_255[x0 - 1])
        while left1:
            x1 = rw_lowest(left1) + 1
            left1 &= left1 - 1
            if at_row(s, x0) == at_row(s, x1):
                return False
    return True


cdef inline int all_line_256(S* s) noexcept nogil:
    # line 256
    cdef int x0
    cdef uint64_t left1
    cdef int x1
    cdef uint64_t left0 = f_present(s)
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        left1 = f_present(s)
        while left1:
            x1 = rw_lowest(left1) + 1
            left1 &= left1 - 1
            if at_column(s, x0) > at_column(s, x1) + 1:
                return False
    return True


cdef inline int sum_line_257(S* s) noexcept nogil:
    # line 257
    cdef int r = 0
    cdef int x0
    cdef uint64_t left0 = f_present(s)
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        r += at_column(s, x0)
    return r


cdef inline int all_line_258(S* s) noexcept nogil:
    # line 258
    cdef int x48
    cdef int x0
    cdef int one0
    for x48 in range(1, 855):
        s.r_spent += 51
        if s.r_spent > s.r_alarm and alarmed(s, 80):
            break
        if at_tile(s, x48):
            one0 = x48
            for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 854u else one0):
                if not (
                    <int>T_values_line_141[x0 - 1]
                    and f_meets_tiles(s, at_tile(s, x0), x0, at_turn(s, x0))
                    and f_meets_coast(s, at_tile(s, x0), x0, at_turn(s, x0))
                ):
                    return False
    return True


cdef rw_set14 reach_line_260(S* s) noexcept nogil:
    # line 260
    cdef uint16_t items[854]
    cdef int reached = 0
    cdef int following = 0
    cdef int index
    cdef int x51
    cdef int x1
    cdef int x50
    cdef int k50
    cdef int at50
    cdef int x49
    cdef int one49
    cdef rw_set14 found = rw_set14_none()
    for x51 in range(62, 63):
        index = x51 - 1
        if <unsigned int>index < 854u and not rw_set14_has(&found, index, 854):
            rw_set14_put(&found, index, 854)
            items[reached] = index
            reached += 1
    while following < reached:
        x1 = items[following] + 1
        following += 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 81):
            break
        at50 = x1 * 4
        for k50 in range(at50, at50 + 4):
            x50 = T_land_neighbours_listed[k50]
            if x50 == 0:
                break
            if at_tile(s, x50) or T_values_line_108[x50 - 1]:
                one49 = x50
                for x49 in range(one49, one49 + 1 if <unsigned int>(one49 - 1) < 854u else one49):
                    index = x49 - 1
                    if <unsigned int>index < 854u and not rw_set14_has(&found, index, 854):
                        rw_set14_put(&found, index, 854)
                        items[reached] = index
                        reached += 1
    return found


cdef inline int all_line_261(S* s) noexcept nogil:
    # line 261
    cdef int at0
    cdef int x0
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    for at0 in range(s.n_feature_count):
        x0 = s.n_feature_nodes[at0] + 1
        if s.n_feature_parent[x0 - 1] == x0 - 1:
            s.r_spent += 4
            if s.r_spent > s.r_alarm and alarmed(s, 82):
                break
            if not (net_tally_feature__open(s, x0) > 0 or f_claimants(s, x0) == 0):
                return False
    return True


cdef inline int sum_line_262(S* s, int v0) noexcept nogil:
    # line 262
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = 3
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += net_tally_feature__settlers(s, v0, x1)
    return r


cdef inline int all_line_262(S* s) noexcept nogil:
    # line 262
    cdef int at0
    cdef int x0
    if s.n_feature_stale or s.n_feature_noted:
        net_update_feature(s)
    for at0 in range(s.n_feature_count):
        x0 = s.n_feature_nodes[at0] + 1
        if s.n_feature_parent[x0 - 1] == x0 - 1:
            s.r_spent += 4
            if s.r_spent > s.r_alarm and alarmed(s, 83):
                break
            if f_kind(s, x0) == 4:
                if sum_line_262(s, x0) > 1:
                    return False
    return True


cdef bint invariant_0(S* s) noexcept nogil:
    # line 250
    return all_line_250(s)


cdef bint invariant_1(S* s) noexcept nogil:
    # line 251
    return rw_set14_eq((<rw_set14*>&s.m_frontier[0])[0], set_line_251(s))


cdef bint invariant_2(S* s) noexcept nogil:
    # line 252
    return at_supply(s, 1) + size_settled(s, 1) == 5 and at_supply(s, 2) + size_settled(s, 2) == 5


cdef bint invariant_3(S* s) noexcept nogil:
    # line 253
    return all_line_253(s)


cdef bint invariant_4(S* s) noexcept nogil:
    # line 254
    return s.m_hand == 0 or rw_size(f_present(s)) == 4


cdef bint invariant_5(S* s) noexcept nogil:
    # line 255
    return all_line_255(s)


cdef bint invariant_6(S* s) noexcept nogil:
    # line 256
    return all_line_256(s)


cdef bint invariant_7(S* s) noexcept nogil:
    # line 257
    return sum_line_257(s) <= rw_set14_size_v(f_laid(s))


cdef bint invariant_8(S* s) noexcept nogil:
    # line 258
    return all_line_258(s)


cdef bint invariant_9(S* s) noexcept nogil:
    # line 260
    return rw_set14_within(f_laid(s), reach_line_260(s))


cdef bint invariant_10(S* s) noexcept nogil:
    # line 261
    return s.m_hand == 0 or all_line_261(s)


cdef bint invariant_11(S* s) noexcept nogil:
    # line 262
    return all_line_262(s)


cdef bint invariant_12(S* s) noexcept nogil:
    # line 263
    return 1


cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    elif number == 1:
        return invariant_1(s)
    elif number == 2:
        return invariant_2(s)
    elif number == 3:
        return invariant_3(s)
    elif number == 4:
        return invariant_4(s)
    elif number == 5:
        return invariant_5(s)
    elif number == 6:
        return invariant_6(s)
    elif number == 7:
        return invariant_7(s)
    elif number == 8:
        return invariant_8(s)
    elif number == 9:
        return invariant_9(s)
    elif number == 10:
        return invariant_10(s)
    elif number == 11:
        return invariant_11(s)
    elif number == 12:
        return invariant_12(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const rw_set14 SET_OF_land = {{0x6000000000000001ULL, 0xC00000000000000ULL, 0x180000000000000ULL,
        0x30000000000000ULL, 0x6000000000000ULL, 0xC00000000000ULL, 0x180000000000ULL, 0x30000000000ULL,
        0x6000000000ULL, 0xC00000000ULL, 0x180000000ULL, 0x30000000ULL, 0x2000000ULL, 0x0ULL}};
    static const uint8_t T_Tile_posts[233] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Tile_flags[233] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Tile_animals[233] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t T_land_surroundings_listed[6840] = {0, 0, 0, 0, 0, 0, 0, 0, 2, 62, 63, 0, 0, 0, 0, 0, 1, 3,
        62, 63, 64, 0, 0, 0, 2, 4, 63, 64, 65, 0, 0, 0, 3, 5, 64, 65, 66, 0, 0, 0, 4, 6, 65, 66, 67, 0, 0, 0, 5, 7,
        66, 67, 68, 0, 0, 0, 6, 8, 67, 68, 69, 0, 0, 0, 7, 9, 68, 69, 70, 0, 0, 0, 8, 10, 69, 70, 71, 0, 0, 0, 9, 11,
        70, 71, 72, 0, 0, 0, 10, 12, 71, 72, 73, 0, 0, 0, 11, 13, 72, 73, 74, 0, 0, 0, 12, 14, 73, 74, 75, 0, 0, 0,
        13, 15, 74, 75, 76, 0, 0, 0, 14, 16, 75, 76, 77, 0, 0, 0, 15, 17, 76, 77, 78, 0, 0, 0, 16, 18, 77, 78, 79, 0,
        0, 0, 17, 19, 78, 79, 80, 0, 0, 0, 18, 20, 79, 80, 81, 0, 0, 0, 19, 21, 80, 81, 82, 0, 0, 0, 20, 22, 81, 82,
        83, 0, 0, 0, 21, 23, 82, 83, 84, 0, 0, 0, 22, 24, 83, 84, 85, 0, 0, 0, 23, 25, 84, 85, 86, 0, 0, 0, 24, 26,
        85, 86, 87, 0, 0, 0, 25, 27, 86, 87, 88, 0, 0, 0, 26, 28, 87, 88, 89, 0, 0, 0, 27, 29, 88, 89, 90, 0, 0, 0,
        28, 30, 89, 90, 91, 0, 0, 0, 29, 31, 90, 91, 92, 0, 0, 0, 30, 32, 91, 92, 93, 0, 0, 0, 31, 33, 92, 93, 94, 0,
        0, 0, 32, 34, 93, 94, 95, 0, 0, 0, 33, 35, 94, 95, 96, 0, 0, 0, 34, 36, 95, 96, 97, 0, 0, 0, 35, 37, 96, 97,
        98, 0, 0, 0, 36, 38, 97, 98, 99, 0, 0, 0, 37, 39, 98, 99, 100, 0, 0, 0, 38, 40, 99, 100, 101, 0, 0, 0, 39, 41,
        100, 101, 102, 0, 0, 0, 40, 42, 101, 102, 103, 0, 0, 0, 41, 43, 102, 103, 104, 0, 0, 0, 42, 44, 103, 104, 105,
        0, 0, 0, 43, 45, 104, 105, 106, 0, 0, 0, 44, 46, 105, 106, 107, 0, 0, 0, 45, 47, 106, 107, 108, 0, 0, 0, 46,
        48, 107, 108, 109, 0, 0, 0, 47, 49, 108, 109, 110, 0, 0, 0, 48, 50, 109, 110, 111, 0, 0, 0, 49, 51, 110, 111,
        112, 0, 0, 0, 50, 52, 111, 112, 113, 0, 0, 0, 51, 53, 112, 113, 114, 0, 0, 0, 52, 54, 113, 114, 115, 0, 0, 0,
        53, 55, 114, 115, 116, 0, 0, 0, 54, 56, 115, 116, 117, 0, 0, 0, 55, 57, 116, 117, 118, 0, 0, 0, 56, 58, 117,
        118, 119, 0, 0, 0, 57, 59, 118, 119, 120, 0, 0, 0, 58, 60, 119, 120, 121, 0, 0, 0, 59, 61, 120, 121, 122, 0,
        0, 0, 60, 121, 122, 0, 0, 0, 0, 0, 1, 2, 63, 123, 124, 0, 0, 0, 1, 2, 3, 62, 64, 123, 124, 125, 2, 3, 4, 63,
        65, 124, 125, 126, 3, 4, 5, 64, 66, 125, 126, 127, 4, 5, 6, 65, 67, 126, 127, 128, 5, 6, 7, 66, 68, 127, 128,
        129, 6, 7, 8, 67, 69, 128, 129, 130, 7, 8, 9, 68, 70, 129, 130, 131, 8, 9, 10, 69, 71, 130, 131, 132, 9, 10,
        11, 70, 72, 131, 132, 133, 10, 11, 12, 71, 73, 132, 133, 134, 11, 12, 13, 72, 74, 133, 134, 135, 12, 13, 14,
        73, 75, 134, 135, 136, 13, 14, 15, 74, 76, 135, 136, 137, 14, 15, 16, 75, 77, 136, 137, 138, 15, 16, 17, 76,
        78, 137, 138, 139, 16, 17, 18, 77, 79, 138, 139, 140, 17, 18, 19, 78, 80, 139, 140, 141, 18, 19, 20, 79, 81,
        140, 141, 142, 19, 20, 21, 80, 82, 141, 142, 143, 20, 21, 22, 81, 83, 142, 143, 144, 21, 22, 23, 82, 84, 143,
        144, 145, 22, 23, 24, 83, 85, 144, 145, 146, 23, 24, 25, 84, 86, 145, 146, 147, 24, 25, 26, 85, 87, 146, 147,
        148, 25, 26, 27, 86, 88, 147, 148, 149, 26, 27, 28, 87, 89, 148, 149, 150, 27, 28, 29, 88, 90, 149, 150, 151,
        28, 29, 30, 89, 91, 150, 151, 152, 29, 30, 31, 90, 92, 151, 152, 153, 30, 31, 32, 91, 93, 152, 153, 154, 31,
        32, 33, 92, 94, 153, 154, 155, 32, 33, 34, 93, 95, 154, 155, 156, 33, 34, 35, 94, 96, 155, 156, 157, 34, 35,
        36, 95, 97, 156, 157, 158, 35, 36, 37, 96, 98, 157, 158, 159, 36, 37, 38, 97, 99, 158, 159, 160, 37, 38, 39,
        98, 100, 159, 160, 161, 38, 39, 40, 99, 101, 160, 161, 162, 39, 40, 41, 100, 102, 161, 162, 163, 40, 41, 42,
        101, 103, 162, 163, 164, 41, 42, 43, 102, 104, 163, 164, 165, 42, 43, 44, 103, 105, 164, 165, 166, 43, 44, 45,
        104, 106, 165, 166, 167, 44, 45, 46, 105, 107, 166, 167, 168, 45, 46, 47, 106, 108, 167, 168, 169, 46, 47, 48,
        107, 109, 168, 169, 170, 47, 48, 49, 108, 110, 169, 170, 171, 48, 49, 50, 109, 111, 170, 171, 172, 49, 50, 51,
        110, 112, 171, 172, 173, 50, 51, 52, 111, 113, 172, 173, 174, 51, 52, 53, 112, 114, 173, 174, 175, 52, 53, 54,
        113, 115, 174, 175, 176, 53, 54, 55, 114, 116, 175, 176, 177, 54, 55, 56, 115, 117, 176, 177, 178, 55, 56, 57,
        116, 118, 177, 178, 179, 56, 57, 58, 117, 119, 178, 179, 180, 57, 58, 59, 118, 120, 179, 180, 181, 58, 59, 60,
        119, 121, 180, 181, 182, 59, 60, 61, 120, 122, 181, 182, 183, 60, 61, 121, 182, 183, 0, 0, 0, 62, 63, 124,
        184, 185, 0, 0, 0, 62, 63, 64, 123, 125, 184, 185, 186, 63, 64, 65, 124, 126, 185, 186, 187, 64, 65, 66, 125,
        127, 186, 187, 188, 65, 66, 67, 126, 128, 187, 188, 189, 66, 67, 68, 127, 129, 188, 189, 190, 67, 68, 69, 128,
        130, 189, 190, 191, 68, 69, 70, 129, 131, 190, 191, 192, 69, 70, 71, 130, 132, 191, 192, 193, 70, 71, 72, 131,
        133, 192, 193, 194, 71, 72, 73, 132, 134, 193, 194, 195, 72, 73, 74, 133, 135, 194, 195, 196, 73, 74, 75, 134,
        136, 195, 196, 197, 74, 75, 76, 135, 137, 196, 197, 198, 75, 76, 77, 136, 138, 197, 198, 199, 76, 77, 78, 137,
        139, 198, 199, 200, 77, 78, 79, 138, 140, 199, 200, 201, 78, 79, 80, 139, 141, 200, 201, 202, 79, 80, 81, 140,
        142, 201, 202, 203, 80, 81, 82, 141, 143, 202, 203, 204, 81, 82, 83, 142, 144, 203, 204, 205, 82, 83, 84, 143,
        145, 204, 205, 206, 83, 84, 85, 144, 146, 205, 206, 207, 84, 85, 86, 145, 147, 206, 207, 208, 85, 86, 87, 146,
        148, 207, 208, 209, 86, 87, 88, 147, 149, 208, 209, 210, 87, 88, 89, 148, 150, 209, 210, 211, 88, 89, 90, 149,
        151, 210, 211, 212, 89, 90, 91, 150, 152, 211, 212, 213, 90, 91, 92, 151, 153, 212, 213, 214, 91, 92, 93, 152,
        154, 213, 214, 215, 92, 93, 94, 153, 155, 214, 215, 216, 93, 94, 95, 154, 156, 215, 216, 217, 94, 95, 96, 155,
        157, 216, 217, 218, 95, 96, 97, 156, 158, 217, 218, 219, 96, 97, 98, 157, 159, 218, 219, 220, 97, 98, 99, 158,
        160, 219, 220, 221, 98, 99, 100, 159, 161, 220, 221, 222, 99, 100, 101, 160, 162, 221, 222, 223, 100, 101,
        102, 161, 163, 222, 223, 224, 101, 102, 103, 162, 164, 223, 224, 225, 102, 103, 104, 163, 165, 224, 225, 226,
        103, 104, 105, 164, 166, 225, 226, 227, 104, 105, 106, 165, 167, 226, 227, 228, 105, 106, 107, 166, 168, 227,
        228, 229, 106, 107, 108, 167, 169, 228, 229, 230, 107, 108, 109, 168, 170, 229, 230, 231, 108, 109, 110, 169,
        171, 230, 231, 232, 109, 110, 111, 170, 172, 231, 232, 233, 110, 111, 112, 171, 173, 232, 233, 234, 111, 112,
        113, 172, 174, 233, 234, 235, 112, 113, 114, 173, 175, 234, 235, 236, 113, 114, 115, 174, 176, 235, 236, 237,
        114, 115, 116, 175, 177, 236, 237, 238, 115, 116, 117, 176, 178, 237, 238, 239, 116, 117, 118, 177, 179, 238,
        239, 240, 117, 118, 119, 178, 180, 239, 240, 241, 118, 119, 120, 179, 181, 240, 241, 242, 119, 120, 121, 180,
        182, 241, 242, 243, 120, 121, 122, 181, 183, 242, 243, 244, 121, 122, 182, 243, 244, 0, 0, 0, 123, 124, 185,
        245, 246, 0, 0, 0, 123, 124, 125, 184, 186, 245, 246, 247, 124, 125, 126, 185, 187, 246, 247, 248, 125, 126,
        127, 186, 188, 247, 248, 249, 126, 127, 128, 187, 189, 248, 249, 250, 127, 128, 129, 188, 190, 249, 250, 251,
        128, 129, 130, 189, 191, 250, 251, 252, 129, 130, 131, 190, 192, 251, 252, 253, 130, 131, 132, 191, 193, 252,
        253, 254, 131, 132, 133, 192, 194, 253, 254, 255, 132, 133, 134, 193, 195, 254, 255, 256, 133, 134, 135, 194,
        196, 255, 256, 257, 134, 135, 136, 195, 197, 256, 257, 258, 135, 136, 137, 196, 198, 257, 258, 259, 136, 137,
        138, 197, 199, 258, 259, 260, 137, 138, 139, 198, 200, 259, 260, 261, 138, 139, 140, 199, 201, 260, 261, 262,
        139, 140, 141, 200, 202, 261, 262, 263, 140, 141, 142, 201, 203, 262, 263, 264, 141, 142, 143, 202, 204, 263,
        264, 265, 142, 143, 144, 203, 205, 264, 265, 266, 143, 144, 145, 204, 206, 265, 266, 267, 144, 145, 146, 205,
        207, 266, 267, 268, 145, 146, 147, 206, 208, 267, 268, 269, 146, 147, 148, 207, 209, 268, 269, 270, 147, 148,
        149, 208, 210, 269, 270, 271, 148, 149, 150, 209, 211, 270, 271, 272, 149, 150, 151, 210, 212, 271, 272, 273,
        150, 151, 152, 211, 213, 272, 273, 274, 151, 152, 153, 212, 214, 273, 274, 275, 152, 153, 154, 213, 215, 274,
        275, 276, 153, 154, 155, 214, 216, 275, 276, 277, 154, 155, 156, 215, 217, 276, 277, 278, 155, 156, 157, 216,
        218, 277, 278, 279, 156, 157, 158, 217, 219, 278, 279, 280, 157, 158, 159, 218, 220, 279, 280, 281, 158, 159,
        160, 219, 221, 280, 281, 282, 159, 160, 161, 220, 222, 281, 282, 283, 160, 161, 162, 221, 223, 282, 283, 284,
        161, 162, 163, 222, 224, 283, 284, 285, 162, 163, 164, 223, 225, 284, 285, 286, 163, 164, 165, 224, 226, 285,
        286, 287, 164, 165, 166, 225, 227, 286, 287, 288, 165, 166, 167, 226, 228, 287, 288, 289, 166, 167, 168, 227,
        229, 288, 289, 290, 167, 168, 169, 228, 230, 289, 290, 291, 168, 169, 170, 229, 231, 290, 291, 292, 169, 170,
        171, 230, 232, 291, 292, 293, 170, 171, 172, 231, 233, 292, 293, 294, 171, 172, 173, 232, 234, 293, 294, 295,
        172, 173, 174, 233, 235, 294, 295, 296, 173, 174, 175, 234, 236, 295, 296, 297, 174, 175, 176, 235, 237, 296,
        297, 298, 175, 176, 177, 236, 238, 297, 298, 299, 176, 177, 178, 237, 239, 298, 299, 300, 177, 178, 179, 238,
        240, 299, 300, 301, 178, 179, 180, 239, 241, 300, 301, 302, 179, 180, 181, 240, 242, 301, 302, 303, 180, 181,
        182, 241, 243, 302, 303, 304, 181, 182, 183, 242, 244, 303, 304, 305, 182, 183, 243, 304, 305, 0, 0, 0, 184,
        185, 246, 306, 307, 0, 0, 0, 184, 185, 186, 245, 247, 306, 307, 308, 185, 186, 187, 246, 248, 307, 308, 309,
        186, 187, 188, 247, 249, 308, 309, 310, 187, 188, 189, 248, 250, 309, 310, 311, 188, 189, 190, 249, 251, 310,
        311, 312, 189, 190, 191, 250, 252, 311, 312, 313, 190, 191, 192, 251, 253, 312, 313, 314, 191, 192, 193, 252,
        254, 313, 314, 315, 192, 193, 194, 253, 255, 314, 315, 316, 193, 194, 195, 254, 256, 315, 316, 317, 194, 195,
        196, 255, 257, 316, 317, 318, 195, 196, 197, 256, 258, 317, 318, 319, 196, 197, 198, 257, 259, 318, 319, 320,
        197, 198, 199, 258, 260, 319, 320, 321, 198, 199, 200, 259, 261, 320, 321, 322, 199, 200, 201, 260, 262, 321,
        322, 323, 200, 201, 202, 261, 263, 322, 323, 324, 201, 202, 203, 262, 264, 323, 324, 325, 202, 203, 204, 263,
        265, 324, 325, 326, 203, 204, 205, 264, 266, 325, 326, 327, 204, 205, 206, 265, 267, 326, 327, 328, 205, 206,
        207, 266, 268, 327, 328, 329, 206, 207, 208, 267, 269, 328, 329, 330, 207, 208, 209, 268, 270, 329, 330, 331,
        208, 209, 210, 269, 271, 330, 331, 332, 209, 210, 211, 270, 272, 331, 332, 333, 210, 211, 212, 271, 273, 332,
        333, 334, 211, 212, 213, 272, 274, 333, 334, 335, 212, 213, 214, 273, 275, 334, 335, 336, 213, 214, 215, 274,
        276, 335, 336, 337, 214, 215, 216, 275, 277, 336, 337, 338, 215, 216, 217, 276, 278, 337, 338, 339, 216, 217,
        218, 277, 279, 338, 339, 340, 217, 218, 219, 278, 280, 339, 340, 341, 218, 219, 220, 279, 281, 340, 341, 342,
        219, 220, 221, 280, 282, 341, 342, 343, 220, 221, 222, 281, 283, 342, 343, 344, 221, 222, 223, 282, 284, 343,
        344, 345, 222, 223, 224, 283, 285, 344, 345, 346, 223, 224, 225, 284, 286, 345, 346, 347, 224, 225, 226, 285,
        287, 346, 347, 348, 225, 226, 227, 286, 288, 347, 348, 349, 226, 227, 228, 287, 289, 348, 349, 350, 227, 228,
        229, 288, 290, 349, 350, 351, 228, 229, 230, 289, 291, 350, 351, 352, 229, 230, 231, 290, 292, 351, 352, 353,
        230, 231, 232, 291, 293, 352, 353, 354, 231, 232, 233, 292, 294, 353, 354, 355, 232, 233, 234, 293, 295, 354,
        355, 356, 233, 234, 235, 294, 296, 355, 356, 357, 234, 235, 236, 295, 297, 356, 357, 358, 235, 236, 237, 296,
        298, 357, 358, 359, 236, 237, 238, 297, 299, 358, 359, 360, 237, 238, 239, 298, 300, 359, 360, 361, 238, 239,
        240, 299, 301, 360, 361, 362, 239, 240, 241, 300, 302, 361, 362, 363, 240, 241, 242, 301, 303, 362, 363, 364,
        241, 242, 243, 302, 304, 363, 364, 365, 242, 243, 244, 303, 305, 364, 365, 366, 243, 244, 304, 365, 366, 0, 0,
        0, 245, 246, 307, 367, 368, 0, 0, 0, 245, 246, 247, 306, 308, 367, 368, 369, 246, 247, 248, 307, 309, 368,
        369, 370, 247, 248, 249, 308, 310, 369, 370, 371, 248, 249, 250, 309, 311, 370, 371, 372, 249, 250, 251, 310,
        312, 371, 372, 373, 250, 251, 252, 311, 313, 372, 373, 374, 251, 252, 253, 312, 314, 373, 374, 375, 252, 253,
        254, 313, 315, 374, 375, 376, 253, 254, 255, 314, 316, 375, 376, 377, 254, 255, 256, 315, 317, 376, 377, 378,
        255, 256, 257, 316, 318, 377, 378, 379, 256, 257, 258, 317, 319, 378, 379, 380, 257, 258, 259, 318, 320, 379,
        380, 381, 258, 259, 260, 319, 321, 380, 381, 382, 259, 260, 261, 320, 322, 381, 382, 383, 260, 261, 262, 321,
        323, 382, 383, 384, 261, 262, 263, 322, 324, 383, 384, 385, 262, 263, 264, 323, 325, 384, 385, 386, 263, 264,
        265, 324, 326, 385, 386, 387, 264, 265, 266, 325, 327, 386, 387, 388, 265, 266, 267, 326, 328, 387, 388, 389,
        266, 267, 268, 327, 329, 388, 389, 390, 267, 268, 269, 328, 330, 389, 390, 391, 268, 269, 270, 329, 331, 390,
        391, 392, 269, 270, 271, 330, 332, 391, 392, 393, 270, 271, 272, 331, 333, 392, 393, 394, 271, 272, 273, 332,
        334, 393, 394, 395, 272, 273, 274, 333, 335, 394, 395, 396, 273, 274, 275, 334, 336, 395, 396, 397, 274, 275,
        276, 335, 337, 396, 397, 398, 275, 276, 277, 336, 338, 397, 398, 399, 276, 277, 278, 337, 339, 398, 399, 400,
        277, 278, 279, 338, 340, 399, 400, 401, 278, 279, 280, 339, 341, 400, 401, 402, 279, 280, 281, 340, 342, 401,
        402, 403, 280, 281, 282, 341, 343, 402, 403, 404, 281, 282, 283, 342, 344, 403, 404, 405, 282, 283, 284, 343,
        345, 404, 405, 406, 283, 284, 285, 344, 346, 405, 406, 407, 284, 285, 286, 345, 347, 406, 407, 408, 285, 286,
        287, 346, 348, 407, 408, 409, 286, 287, 288, 347, 349, 408, 409, 410, 287, 288, 289, 348, 350, 409, 410, 411,
        288, 289, 290, 349, 351, 410, 411, 412, 289, 290, 291, 350, 352, 411, 412, 413, 290, 291, 292, 351, 353, 412,
        413, 414, 291, 292, 293, 352, 354, 413, 414, 415, 292, 293, 294, 353, 355, 414, 415, 416, 293, 294, 295, 354,
        356, 415, 416, 417, 294, 295, 296, 355, 357, 416, 417, 418, 295, 296, 297, 356, 358, 417, 418, 419, 296, 297,
        298, 357, 359, 418, 419, 420, 297, 298, 299, 358, 360, 419, 420, 421, 298, 299, 300, 359, 361, 420, 421, 422,
        299, 300, 301, 360, 362, 421, 422, 423, 300, 301, 302, 361, 363, 422, 423, 424, 301, 302, 303, 362, 364, 423,
        424, 425, 302, 303, 304, 363, 365, 424, 425, 426, 303, 304, 305, 364, 366, 425, 426, 427, 304, 305, 365, 426,
        427, 0, 0, 0, 306, 307, 368, 428, 429, 0, 0, 0, 306, 307, 308, 367, 369, 428, 429, 430, 307, 308, 309, 368,
        370, 429, 430, 431, 308, 309, 310, 369, 371, 430, 431, 432, 309, 310, 311, 370, 372, 431, 432, 433, 310, 311,
        312, 371, 373, 432, 433, 434, 311, 312, 313, 372, 374, 433, 434, 435, 312, 313, 314, 373, 375, 434, 435, 436,
        313, 314, 315, 374, 376, 435, 436, 437, 314, 315, 316, 375, 377, 436, 437, 438, 315, 316, 317, 376, 378, 437,
        438, 439, 316, 317, 318, 377, 379, 438, 439, 440, 317, 318, 319, 378, 380, 439, 440, 441, 318, 319, 320, 379,
        381, 440, 441, 442, 319, 320, 321, 380, 382, 441, 442, 443, 320, 321, 322, 381, 383, 442, 443, 444, 321, 322,
        323, 382, 384, 443, 444, 445, 322, 323, 324, 383, 385, 444, 445, 446, 323, 324, 325, 384, 386, 445, 446, 447,
        324, 325, 326, 385, 387, 446, 447, 448, 325, 326, 327, 386, 388, 447, 448, 449, 326, 327, 328, 387, 389, 448,
        449, 450, 327, 328, 329, 388, 390, 449, 450, 451, 328, 329, 330, 389, 391, 450, 451, 452, 329, 330, 331, 390,
        392, 451, 452, 453, 330, 331, 332, 391, 393, 452, 453, 454, 331, 332, 333, 392, 394, 453, 454, 455, 332, 333,
        334, 393, 395, 454, 455, 456, 333, 334, 335, 394, 396, 455, 456, 457, 334, 335, 336, 395, 397, 456, 457, 458,
        335, 336, 337, 396, 398, 457, 458, 459, 336, 337, 338, 397, 399, 458, 459, 460, 337, 338, 339, 398, 400, 459,
        460, 461, 338, 339, 340, 399, 401, 460, 461, 462, 339, 340, 341, 400, 402, 461, 462, 463, 340, 341, 342, 401,
        403, 462, 463, 464, 341, 342, 343, 402, 404, 463, 464, 465, 342, 343, 344, 403, 405, 464, 465, 466, 343, 344,
        345, 404, 406, 465, 466, 467, 344, 345, 346, 405, 407, 466, 467, 468, 345, 346, 347, 406, 408, 467, 468, 469,
        346, 347, 348, 407, 409, 468, 469, 470, 347, 348, 349, 408, 410, 469, 470, 471, 348, 349, 350, 409, 411, 470,
        471, 472, 349, 350, 351, 410, 412, 471, 472, 473, 350, 351, 352, 411, 413, 472, 473, 474, 351, 352, 353, 412,
        414, 473, 474, 475, 352, 353, 354, 413, 415, 474, 475, 476, 353, 354, 355, 414, 416, 475, 476, 477, 354, 355,
        356, 415, 417, 476, 477, 478, 355, 356, 357, 416, 418, 477, 478, 479, 356, 357, 358, 417, 419, 478, 479, 480,
        357, 358, 359, 418, 420, 479, 480, 481, 358, 359, 360, 419, 421, 480, 481, 482, 359, 360, 361, 420, 422, 481,
        482, 483, 360, 361, 362, 421, 423, 482, 483, 484, 361, 362, 363, 422, 424, 483, 484, 485, 362, 363, 364, 423,
        425, 484, 485, 486, 363, 364, 365, 424, 426, 485, 486, 487, 364, 365, 366, 425, 427, 486, 487, 488, 365, 366,
        426, 487, 488, 0, 0, 0, 367, 368, 429, 489, 490, 0, 0, 0, 367, 368, 369, 428, 430, 489, 490, 491, 368, 369,
        370, 429, 431, 490, 491, 492, 369, 370, 371, 430, 432, 491, 492, 493, 370, 371, 372, 431, 433, 492, 493, 494,
        371, 372, 373, 432, 434, 493, 494, 495, 372, 373, 374, 433, 435, 494, 495, 496, 373, 374, 375, 434, 436, 495,
        496, 497, 374, 375, 376, 435, 437, 496, 497, 498, 375, 376, 377, 436, 438, 497, 498, 499, 376, 377, 378, 437,
        439, 498, 499, 500, 377, 378, 379, 438, 440, 499, 500, 501, 378, 379, 380, 439, 441, 500, 501, 502, 379, 380,
        381, 440, 442, 501, 502, 503, 380, 381, 382, 441, 443, 502, 503, 504, 381, 382, 383, 442, 444, 503, 504, 505,
        382, 383, 384, 443, 445, 504, 505, 506, 383, 384, 385, 444, 446, 505, 506, 507, 384, 385, 386, 445, 447, 506,
        507, 508, 385, 386, 387, 446, 448, 507, 508, 509, 386, 387, 388, 447, 449, 508, 509, 510, 387, 388, 389, 448,
        450, 509, 510, 511, 388, 389, 390, 449, 451, 510, 511, 512, 389, 390, 391, 450, 452, 511, 512, 513, 390, 391,
        392, 451, 453, 512, 513, 514, 391, 392, 393, 452, 454, 513, 514, 515, 392, 393, 394, 453, 455, 514, 515, 516,
        393, 394, 395, 454, 456, 515, 516, 517, 394, 395, 396, 455, 457, 516, 517, 518, 395, 396, 397, 456, 458, 517,
        518, 519, 396, 397, 398, 457, 459, 518, 519, 520, 397, 398, 399, 458, 460, 519, 520, 521, 398, 399, 400, 459,
        461, 520, 521, 522, 399, 400, 401, 460, 462, 521, 522, 523, 400, 401, 402, 461, 463, 522, 523, 524, 401, 402,
        403, 462, 464, 523, 524, 525, 402, 403, 404, 463, 465, 524, 525, 526, 403, 404, 405, 464, 466, 525, 526, 527,
        404, 405, 406, 465, 467, 526, 527, 528, 405, 406, 407, 466, 468, 527, 528, 529, 406, 407, 408, 467, 469, 528,
        529, 530, 407, 408, 409, 468, 470, 529, 530, 531, 408, 409, 410, 469, 471, 530, 531, 532, 409, 410, 411, 470,
        472, 531, 532, 533, 410, 411, 412, 471, 473, 532, 533, 534, 411, 412, 413, 472, 474, 533, 534, 535, 412, 413,
        414, 473, 475, 534, 535, 536, 413, 414, 415, 474, 476, 535, 536, 537, 414, 415, 416, 475, 477, 536, 537, 538,
        415, 416, 417, 476, 478, 537, 538, 539, 416, 417, 418, 477, 479, 538, 539, 540, 417, 418, 419, 478, 480, 539,
        540, 541, 418, 419, 420, 479, 481, 540, 541, 542, 419, 420, 421, 480, 482, 541, 542, 543, 420, 421, 422, 481,
        483, 542, 543, 544, 421, 422, 423, 482, 484, 543, 544, 545, 422, 423, 424, 483, 485, 544, 545, 546, 423, 424,
        425, 484, 486, 545, 546, 547, 424, 425, 426, 485, 487, 546, 547, 548, 425, 426, 427, 486, 488, 547, 548, 549,
        426, 427, 487, 548, 549, 0, 0, 0, 428, 429, 490, 550, 551, 0, 0, 0, 428, 429, 430, 489, 491, 550, 551, 552,
        429, 430, 431, 490, 492, 551, 552, 553, 430, 431, 432, 491, 493, 552, 553, 554, 431, 432, 433, 492, 494, 553,
        554, 555, 432, 433, 434, 493, 495, 554, 555, 556, 433, 434, 435, 494, 496, 555, 556, 557, 434, 435, 436, 495,
        497, 556, 557, 558, 435, 436, 437, 496, 498, 557, 558, 559, 436, 437, 438, 497, 499, 558, 559, 560, 437, 438,
        439, 498, 500, 559, 560, 561, 438, 439, 440, 499, 501, 560, 561, 562, 439, 440, 441, 500, 502, 561, 562, 563,
        440, 441, 442, 501, 503, 562, 563, 564, 441, 442, 443, 502, 504, 563, 564, 565, 442, 443, 444, 503, 505, 564,
        565, 566, 443, 444, 445, 504, 506, 565, 566, 567, 444, 445, 446, 505, 507, 566, 567, 568, 445, 446, 447, 506,
        508, 567, 568, 569, 446, 447, 448, 507, 509, 568, 569, 570, 447, 448, 449, 508, 510, 569, 570, 571, 448, 449,
        450, 509, 511, 570, 571, 572, 449, 450, 451, 510, 512, 571, 572, 573, 450, 451, 452, 511, 513, 572, 573, 574,
        451, 452, 453, 512, 514, 573, 574, 575, 452, 453, 454, 513, 515, 574, 575, 576, 453, 454, 455, 514, 516, 575,
        576, 577, 454, 455, 456, 515, 517, 576, 577, 578, 455, 456, 457, 516, 518, 577, 578, 579, 456, 457, 458, 517,
        519, 578, 579, 580, 457, 458, 459, 518, 520, 579, 580, 581, 458, 459, 460, 519, 521, 580, 581, 582, 459, 460,
        461, 520, 522, 581, 582, 583, 460, 461, 462, 521, 523, 582, 583, 584, 461, 462, 463, 522, 524, 583, 584, 585,
        462, 463, 464, 523, 525, 584, 585, 586, 463, 464, 465, 524, 526, 585, 586, 587, 464, 465, 466, 525, 527, 586,
        587, 588, 465, 466, 467, 526, 528, 587, 588, 589, 466, 467, 468, 527, 529, 588, 589, 590, 467, 468, 469, 528,
        530, 589, 590, 591, 468, 469, 470, 529, 531, 590, 591, 592, 469, 470, 471, 530, 532, 591, 592, 593, 470, 471,
        472, 531, 533, 592, 593, 594, 471, 472, 473, 532, 534, 593, 594, 595, 472, 473, 474, 533, 535, 594, 595, 596,
        473, 474, 475, 534, 536, 595, 596, 597, 474, 475, 476, 535, 537, 596, 597, 598, 475, 476, 477, 536, 538, 597,
        598, 599, 476, 477, 478, 537, 539, 598, 599, 600, 477, 478, 479, 538, 540, 599, 600, 601, 478, 479, 480, 539,
        541, 600, 601, 602, 479, 480, 481, 540, 542, 601, 602, 603, 480, 481, 482, 541, 543, 602, 603, 604, 481, 482,
        483, 542, 544, 603, 604, 605, 482, 483, 484, 543, 545, 604, 605, 606, 483, 484, 485, 544, 546, 605, 606, 607,
        484, 485, 486, 545, 547, 606, 607, 608, 485, 486, 487, 546, 548, 607, 608, 609, 486, 487, 488, 547, 549, 608,
        609, 610, 487, 488, 548, 609, 610, 0, 0, 0, 489, 490, 551, 611, 612, 0, 0, 0, 489, 490, 491, 550, 552, 611,
        612, 613, 490, 491, 492, 551, 553, 612, 613, 614, 491, 492, 493, 552, 554, 613, 614, 615, 492, 493, 494, 553,
        555, 614, 615, 616, 493, 494, 495, 554, 556, 615, 616, 617, 494, 495, 496, 555, 557, 616, 617, 618, 495, 496,
        497, 556, 558, 617, 618, 619, 496, 497, 498, 557, 559, 618, 619, 620, 497, 498, 499, 558, 560, 619, 620, 621,
        498, 499, 500, 559, 561, 620, 621, 622, 499, 500, 501, 560, 562, 621, 622, 623, 500, 501, 502, 561, 563, 622,
        623, 624, 501, 502, 503, 562, 564, 623, 624, 625, 502, 503, 504, 563, 565, 624, 625, 626, 503, 504, 505, 564,
        566, 625, 626, 627, 504, 505, 506, 565, 567, 626, 627, 628, 505, 506, 507, 566, 568, 627, 628, 629, 506, 507,
        508, 567, 569, 628, 629, 630, 507, 508, 509, 568, 570, 629, 630, 631, 508, 509, 510, 569, 571, 630, 631, 632,
        509, 510, 511, 570, 572, 631, 632, 633, 510, 511, 512, 571, 573, 632, 633, 634, 511, 512, 513, 572, 574, 633,
        634, 635, 512, 513, 514, 573, 575, 634, 635, 636, 513, 514, 515, 574, 576, 635, 636, 637, 514, 515, 516, 575,
        577, 636, 637, 638, 515, 516, 517, 576, 578, 637, 638, 639, 516, 517, 518, 577, 579, 638, 639, 640, 517, 518,
        519, 578, 580, 639, 640, 641, 518, 519, 520, 579, 581, 640, 641, 642, 519, 520, 521, 580, 582, 641, 642, 643,
        520, 521, 522, 581, 583, 642, 643, 644, 521, 522, 523, 582, 584, 643, 644, 645, 522, 523, 524, 583, 585, 644,
        645, 646, 523, 524, 525, 584, 586, 645, 646, 647, 524, 525, 526, 585, 587, 646, 647, 648, 525, 526, 527, 586,
        588, 647, 648, 649, 526, 527, 528, 587, 589, 648, 649, 650, 527, 528, 529, 588, 590, 649, 650, 651, 528, 529,
        530, 589, 591, 650, 651, 652, 529, 530, 531, 590, 592, 651, 652, 653, 530, 531, 532, 591, 593, 652, 653, 654,
        531, 532, 533, 592, 594, 653, 654, 655, 532, 533, 534, 593, 595, 654, 655, 656, 533, 534, 535, 594, 596, 655,
        656, 657, 534, 535, 536, 595, 597, 656, 657, 658, 535, 536, 537, 596, 598, 657, 658, 659, 536, 537, 538, 597,
        599, 658, 659, 660, 537, 538, 539, 598, 600, 659, 660, 661, 538, 539, 540, 599, 601, 660, 661, 662, 539, 540,
        541, 600, 602, 661, 662, 663, 540, 541, 542, 601, 603, 662, 663, 664, 541, 542, 543, 602, 604, 663, 664, 665,
        542, 543, 544, 603, 605, 664, 665, 666, 543, 544, 545, 604, 606, 665, 666, 667, 544, 545, 546, 605, 607, 666,
        667, 668, 545, 546, 547, 606, 608, 667, 668, 669, 546, 547, 548, 607, 609, 668, 669, 670, 547, 548, 549, 608,
        610, 669, 670, 671, 548, 549, 609, 670, 671, 0, 0, 0, 550, 551, 612, 672, 673, 0, 0, 0, 550, 551, 552, 611,
        613, 672, 673, 674, 551, 552, 553, 612, 614, 673, 674, 675, 552, 553, 554, 613, 615, 674, 675, 676, 553, 554,
        555, 614, 616, 675, 676, 677, 554, 555, 556, 615, 617, 676, 677, 678, 555, 556, 557, 616, 618, 677, 678, 679,
        556, 557, 558, 617, 619, 678, 679, 680, 557, 558, 559, 618, 620, 679, 680, 681, 558, 559, 560, 619, 621, 680,
        681, 682, 559, 560, 561, 620, 622, 681, 682, 683, 560, 561, 562, 621, 623, 682, 683, 684, 561, 562, 563, 622,
        624, 683, 684, 685, 562, 563, 564, 623, 625, 684, 685, 686, 563, 564, 565, 624, 626, 685, 686, 687, 564, 565,
        566, 625, 627, 686, 687, 688, 565, 566, 567, 626, 628, 687, 688, 689, 566, 567, 568, 627, 629, 688, 689, 690,
        567, 568, 569, 628, 630, 689, 690, 691, 568, 569, 570, 629, 631, 690, 691, 692, 569, 570, 571, 630, 632, 691,
        692, 693, 570, 571, 572, 631, 633, 692, 693, 694, 571, 572, 573, 632, 634, 693, 694, 695, 572, 573, 574, 633,
        635, 694, 695, 696, 573, 574, 575, 634, 636, 695, 696, 697, 574, 575, 576, 635, 637, 696, 697, 698, 575, 576,
        577, 636, 638, 697, 698, 699, 576, 577, 578, 637, 639, 698, 699, 700, 577, 578, 579, 638, 640, 699, 700, 701,
        578, 579, 580, 639, 641, 700, 701, 702, 579, 580, 581, 640, 642, 701, 702, 703, 580, 581, 582, 641, 643, 702,
        703, 704, 581, 582, 583, 642, 644, 703, 704, 705, 582, 583, 584, 643, 645, 704, 705, 706, 583, 584, 585, 644,
        646, 705, 706, 707, 584, 585, 586, 645, 647, 706, 707, 708, 585, 586, 587, 646, 648, 707, 708, 709, 586, 587,
        588, 647, 649, 708, 709, 710, 587, 588, 589, 648, 650, 709, 710, 711, 588, 589, 590, 649, 651, 710, 711, 712,
        589, 590, 591, 650, 652, 711, 712, 713, 590, 591, 592, 651, 653, 712, 713, 714, 591, 592, 593, 652, 654, 713,
        714, 715, 592, 593, 594, 653, 655, 714, 715, 716, 593, 594, 595, 654, 656, 715, 716, 717, 594, 595, 596, 655,
        657, 716, 717, 718, 595, 596, 597, 656, 658, 717, 718, 719, 596, 597, 598, 657, 659, 718, 719, 720, 597, 598,
        599, 658, 660, 719, 720, 721, 598, 599, 600, 659, 661, 720, 721, 722, 599, 600, 601, 660, 662, 721, 722, 723,
        600, 601, 602, 661, 663, 722, 723, 724, 601, 602, 603, 662, 664, 723, 724, 725, 602, 603, 604, 663, 665, 724,
        725, 726, 603, 604, 605, 664, 666, 725, 726, 727, 604, 605, 606, 665, 667, 726, 727, 728, 605, 606, 607, 666,
        668, 727, 728, 729, 606, 607, 608, 667, 669, 728, 729, 730, 607, 608, 609, 668, 670, 729, 730, 731, 608, 609,
        610, 669, 671, 730, 731, 732, 609, 610, 670, 731, 732, 0, 0, 0, 611, 612, 673, 733, 734, 0, 0, 0, 611, 612,
        613, 672, 674, 733, 734, 735, 612, 613, 614, 673, 675, 734, 735, 736, 613, 614, 615, 674, 676, 735, 736, 737,
        614, 615, 616, 675, 677, 736, 737, 738, 615, 616, 617, 676, 678, 737, 738, 739, 616, 617, 618, 677, 679, 738,
        739, 740, 617, 618, 619, 678, 680, 739, 740, 741, 618, 619, 620, 679, 681, 740, 741, 742, 619, 620, 621, 680,
        682, 741, 742, 743, 620, 621, 622, 681, 683, 742, 743, 744, 621, 622, 623, 682, 684, 743, 744, 745, 622, 623,
        624, 683, 685, 744, 745, 746, 623, 624, 625, 684, 686, 745, 746, 747, 624, 625, 626, 685, 687, 746, 747, 748,
        625, 626, 627, 686, 688, 747, 748, 749, 626, 627, 628, 687, 689, 748, 749, 750, 627, 628, 629, 688, 690, 749,
        750, 751, 628, 629, 630, 689, 691, 750, 751, 752, 629, 630, 631, 690, 692, 751, 752, 753, 630, 631, 632, 691,
        693, 752, 753, 754, 631, 632, 633, 692, 694, 753, 754, 755, 632, 633, 634, 693, 695, 754, 755, 756, 633, 634,
        635, 694, 696, 755, 756, 757, 634, 635, 636, 695, 697, 756, 757, 758, 635, 636, 637, 696, 698, 757, 758, 759,
        636, 637, 638, 697, 699, 758, 759, 760, 637, 638, 639, 698, 700, 759, 760, 761, 638, 639, 640, 699, 701, 760,
        761, 762, 639, 640, 641, 700, 702, 761, 762, 763, 640, 641, 642, 701, 703, 762, 763, 764, 641, 642, 643, 702,
        704, 763, 764, 765, 642, 643, 644, 703, 705, 764, 765, 766, 643, 644, 645, 704, 706, 765, 766, 767, 644, 645,
        646, 705, 707, 766, 767, 768, 645, 646, 647, 706, 708, 767, 768, 769, 646, 647, 648, 707, 709, 768, 769, 770,
        647, 648, 649, 708, 710, 769, 770, 771, 648, 649, 650, 709, 711, 770, 771, 772, 649, 650, 651, 710, 712, 771,
        772, 773, 650, 651, 652, 711, 713, 772, 773, 774, 651, 652, 653, 712, 714, 773, 774, 775, 652, 653, 654, 713,
        715, 774, 775, 776, 653, 654, 655, 714, 716, 775, 776, 777, 654, 655, 656, 715, 717, 776, 777, 778, 655, 656,
        657, 716, 718, 777, 778, 779, 656, 657, 658, 717, 719, 778, 779, 780, 657, 658, 659, 718, 720, 779, 780, 781,
        658, 659, 660, 719, 721, 780, 781, 782, 659, 660, 661, 720, 722, 781, 782, 783, 660, 661, 662, 721, 723, 782,
        783, 784, 661, 662, 663, 722, 724, 783, 784, 785, 662, 663, 664, 723, 725, 784, 785, 786, 663, 664, 665, 724,
        726, 785, 786, 787, 664, 665, 666, 725, 727, 786, 787, 788, 665, 666, 667, 726, 728, 787, 788, 789, 666, 667,
        668, 727, 729, 788, 789, 790, 667, 668, 669, 728, 730, 789, 790, 791, 668, 669, 670, 729, 731, 790, 791, 792,
        669, 670, 671, 730, 732, 791, 792, 793, 670, 671, 731, 792, 793, 0, 0, 0, 672, 673, 734, 794, 795, 0, 0, 0,
        672, 673, 674, 733, 735, 794, 795, 796, 673, 674, 675, 734, 736, 795, 796, 797, 674, 675, 676, 735, 737, 796,
        797, 798, 675, 676, 677, 736, 738, 797, 798, 799, 676, 677, 678, 737, 739, 798, 799, 800, 677, 678, 679, 738,
        740, 799, 800, 801, 678, 679, 680, 739, 741, 800, 801, 802, 679, 680, 681, 740, 742, 801, 802, 803, 680, 681,
        682, 741, 743, 802, 803, 804, 681, 682, 683, 742, 744, 803, 804, 805, 682, 683, 684, 743, 745, 804, 805, 806,
        683, 684, 685, 744, 746, 805, 806, 807, 684, 685, 686, 745, 747, 806, 807, 808, 685, 686, 687, 746, 748, 807,
        808, 809, 686, 687, 688, 747, 749, 808, 809, 810, 687, 688, 689, 748, 750, 809, 810, 811, 688, 689, 690, 749,
        751, 810, 811, 812, 689, 690, 691, 750, 752, 811, 812, 813, 690, 691, 692, 751, 753, 812, 813, 814, 691, 692,
        693, 752, 754, 813, 814, 815, 692, 693, 694, 753, 755, 814, 815, 816, 693, 694, 695, 754, 756, 815, 816, 817,
        694, 695, 696, 755, 757, 816, 817, 818, 695, 696, 697, 756, 758, 817, 818, 819, 696, 697, 698, 757, 759, 818,
        819, 820, 697, 698, 699, 758, 760, 819, 820, 821, 698, 699, 700, 759, 761, 820, 821, 822, 699, 700, 701, 760,
        762, 821, 822, 823, 700, 701, 702, 761, 763, 822, 823, 824, 701, 702, 703, 762, 764, 823, 824, 825, 702, 703,
        704, 763, 765, 824, 825, 826, 703, 704, 705, 764, 766, 825, 826, 827, 704, 705, 706, 765, 767, 826, 827, 828,
        705, 706, 707, 766, 768, 827, 828, 829, 706, 707, 708, 767, 769, 828, 829, 830, 707, 708, 709, 768, 770, 829,
        830, 831, 708, 709, 710, 769, 771, 830, 831, 832, 709, 710, 711, 770, 772, 831, 832, 833, 710, 711, 712, 771,
        773, 832, 833, 834, 711, 712, 713, 772, 774, 833, 834, 835, 712, 713, 714, 773, 775, 834, 835, 836, 713, 714,
        715, 774, 776, 835, 836, 837, 714, 715, 716, 775, 777, 836, 837, 838, 715, 716, 717, 776, 778, 837, 838, 839,
        716, 717, 718, 777, 779, 838, 839, 840, 717, 718, 719, 778, 780, 839, 840, 841, 718, 719, 720, 779, 781, 840,
        841, 842, 719, 720, 721, 780, 782, 841, 842, 843, 720, 721, 722, 781, 783, 842, 843, 844, 721, 722, 723, 782,
        784, 843, 844, 845, 722, 723, 724, 783, 785, 844, 845, 846, 723, 724, 725, 784, 786, 845, 846, 847, 724, 725,
        726, 785, 787, 846, 847, 848, 725, 726, 727, 786, 788, 847, 848, 849, 726, 727, 728, 787, 789, 848, 849, 850,
        727, 728, 729, 788, 790, 849, 850, 851, 728, 729, 730, 789, 791, 850, 851, 852, 729, 730, 731, 790, 792, 851,
        852, 853, 730, 731, 732, 791, 793, 852, 853, 854, 731, 732, 792, 853, 854, 0, 0, 0, 733, 734, 795, 0, 0, 0, 0,
        0, 733, 734, 735, 794, 796, 0, 0, 0, 734, 735, 736, 795, 797, 0, 0, 0, 735, 736, 737, 796, 798, 0, 0, 0, 736,
        737, 738, 797, 799, 0, 0, 0, 737, 738, 739, 798, 800, 0, 0, 0, 738, 739, 740, 799, 801, 0, 0, 0, 739, 740,
        741, 800, 802, 0, 0, 0, 740, 741, 742, 801, 803, 0, 0, 0, 741, 742, 743, 802, 804, 0, 0, 0, 742, 743, 744,
        803, 805, 0, 0, 0, 743, 744, 745, 804, 806, 0, 0, 0, 744, 745, 746, 805, 807, 0, 0, 0, 745, 746, 747, 806,
        808, 0, 0, 0, 746, 747, 748, 807, 809, 0, 0, 0, 747, 748, 749, 808, 810, 0, 0, 0, 748, 749, 750, 809, 811, 0,
        0, 0, 749, 750, 751, 810, 812, 0, 0, 0, 750, 751, 752, 811, 813, 0, 0, 0, 751, 752, 753, 812, 814, 0, 0, 0,
        752, 753, 754, 813, 815, 0, 0, 0, 753, 754, 755, 814, 816, 0, 0, 0, 754, 755, 756, 815, 817, 0, 0, 0, 755,
        756, 757, 816, 818, 0, 0, 0, 756, 757, 758, 817, 819, 0, 0, 0, 757, 758, 759, 818, 820, 0, 0, 0, 758, 759,
        760, 819, 821, 0, 0, 0, 759, 760, 761, 820, 822, 0, 0, 0, 760, 761, 762, 821, 823, 0, 0, 0, 761, 762, 763,
        822, 824, 0, 0, 0, 762, 763, 764, 823, 825, 0, 0, 0, 763, 764, 765, 824, 826, 0, 0, 0, 764, 765, 766, 825,
        827, 0, 0, 0, 765, 766, 767, 826, 828, 0, 0, 0, 766, 767, 768, 827, 829, 0, 0, 0, 767, 768, 769, 828, 830, 0,
        0, 0, 768, 769, 770, 829, 831, 0, 0, 0, 769, 770, 771, 830, 832, 0, 0, 0, 770, 771, 772, 831, 833, 0, 0, 0,
        771, 772, 773, 832, 834, 0, 0, 0, 772, 773, 774, 833, 835, 0, 0, 0, 773, 774, 775, 834, 836, 0, 0, 0, 774,
        775, 776, 835, 837, 0, 0, 0, 775, 776, 777, 836, 838, 0, 0, 0, 776, 777, 778, 837, 839, 0, 0, 0, 777, 778,
        779, 838, 840, 0, 0, 0, 778, 779, 780, 839, 841, 0, 0, 0, 779, 780, 781, 840, 842, 0, 0, 0, 780, 781, 782,
        841, 843, 0, 0, 0, 781, 782, 783, 842, 844, 0, 0, 0, 782, 783, 784, 843, 845, 0, 0, 0, 783, 784, 785, 844,
        846, 0, 0, 0, 784, 785, 786, 845, 847, 0, 0, 0, 785, 786, 787, 846, 848, 0, 0, 0, 786, 787, 788, 847, 849, 0,
        0, 0, 787, 788, 789, 848, 850, 0, 0, 0, 788, 789, 790, 849, 851, 0, 0, 0, 789, 790, 791, 850, 852, 0, 0, 0,
        790, 791, 792, 851, 853, 0, 0, 0, 791, 792, 793, 852, 854, 0, 0, 0, 792, 793, 853, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_108[854] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t T_masks_line_108[1080] = {1023, 0, 0, 0, 0, 0, 0, 0, 0, 1023, 0, 0, 0, 0, 0, 0, 0, 0, 1023,
        0, 0, 0, 0, 0, 0, 0, 0, 1023, 0, 0, 0, 0, 0, 0, 0, 0, 585, 0, 438, 0, 0, 0, 0, 0, 0, 585, 0, 438, 0, 0, 0, 0,
        0, 0, 585, 0, 438, 0, 0, 0, 0, 0, 0, 585, 0, 438, 0, 0, 0, 0, 0, 0, 585, 0, 438, 0, 0, 0, 0, 0, 0, 585, 0,
        438, 0, 0, 0, 0, 0, 0, 585, 0, 438, 0, 0, 0, 0, 0, 0, 585, 0, 438, 0, 0, 0, 0, 0, 0, 521, 0, 64, 438, 0, 0, 0,
        0, 0, 73, 0, 512, 438, 0, 0, 0, 0, 0, 584, 0, 1, 438, 0, 0, 0, 0, 0, 577, 0, 8, 438, 0, 0, 0, 0, 0, 520, 65,
        54, 384, 0, 0, 0, 0, 0, 65, 520, 432, 6, 0, 0, 0, 0, 0, 520, 65, 384, 54, 0, 0, 0, 0, 0, 65, 520, 6, 432, 0,
        0, 0, 0, 0, 520, 65, 54, 384, 0, 0, 0, 0, 0, 65, 520, 432, 6, 0, 0, 0, 0, 0, 520, 65, 384, 54, 0, 0, 0, 0, 0,
        65, 520, 6, 432, 0, 0, 0, 0, 0, 9, 576, 384, 54, 0, 0, 0, 0, 0, 72, 513, 0, 438, 0, 0, 0, 0, 0, 576, 9, 6,
        432, 0, 0, 0, 0, 0, 513, 72, 48, 390, 0, 0, 0, 0, 0, 9, 576, 384, 54, 0, 0, 0, 0, 0, 72, 513, 0, 438, 0, 0, 0,
        0, 0, 576, 9, 6, 432, 0, 0, 0, 0, 0, 513, 72, 48, 390, 0, 0, 0, 0, 0, 1, 8, 64, 512, 6, 48, 384, 0, 0, 8, 64,
        512, 1, 54, 384, 0, 0, 0, 64, 512, 1, 8, 432, 0, 6, 0, 0, 512, 1, 8, 64, 384, 6, 48, 0, 0, 0, 1, 8, 64, 512,
        6, 48, 384, 0, 0, 8, 64, 512, 1, 48, 384, 0, 6, 0, 64, 512, 1, 8, 384, 0, 6, 48, 0, 512, 1, 8, 64, 0, 6, 48,
        384, 586, 1, 436, 0, 0, 0, 0, 0, 0, 597, 8, 418, 0, 0, 0, 0, 0, 0, 681, 64, 278, 0, 0, 0, 0, 0, 0, 329, 512,
        182, 0, 0, 0, 0, 0, 0, 586, 1, 436, 0, 0, 0, 0, 0, 0, 597, 8, 418, 0, 0, 0, 0, 0, 0, 681, 64, 278, 0, 0, 0, 0,
        0, 0, 329, 512, 182, 0, 0, 0, 0, 0, 0, 598, 9, 416, 0, 0, 0, 0, 0, 0, 693, 72, 258, 0, 0, 0, 0, 0, 0, 425,
        576, 22, 0, 0, 0, 0, 0, 0, 330, 513, 180, 0, 0, 0, 0, 0, 0, 598, 9, 416, 0, 0, 0, 0, 0, 0, 693, 72, 258, 0, 0,
        0, 0, 0, 0, 425, 576, 22, 0, 0, 0, 0, 0, 0, 330, 513, 180, 0, 0, 0, 0, 0, 0, 598, 1, 8, 416, 0, 0, 0, 0, 0,
        693, 8, 64, 258, 0, 0, 0, 0, 0, 425, 64, 512, 22, 0, 0, 0, 0, 0, 330, 512, 1, 180, 0, 0, 0, 0, 0, 682, 65, 20,
        256, 0, 0, 0, 0, 0, 341, 520, 160, 2, 0, 0, 0, 0, 0, 682, 65, 256, 20, 0, 0, 0, 0, 0, 341, 520, 2, 160, 0, 0,
        0, 0, 0, 682, 65, 20, 256, 0, 0, 0, 0, 0, 341, 520, 160, 2, 0, 0, 0, 0, 0, 682, 65, 256, 20, 0, 0, 0, 0, 0,
        341, 520, 2, 160, 0, 0, 0, 0, 0, 682, 1, 64, 276, 0, 0, 0, 0, 0, 341, 8, 512, 162, 0, 0, 0, 0, 0, 682, 64, 1,
        276, 0, 0, 0, 0, 0, 341, 512, 8, 162, 0, 0, 0, 0, 0, 342, 521, 160, 0, 0, 0, 0, 0, 0, 694, 73, 256, 0, 0, 0,
        0, 0, 0, 437, 584, 2, 0, 0, 0, 0, 0, 0, 426, 577, 20, 0, 0, 0, 0, 0, 0, 342, 521, 160, 0, 0, 0, 0, 0, 0, 694,
        73, 256, 0, 0, 0, 0, 0, 0, 437, 584, 2, 0, 0, 0, 0, 0, 0, 426, 577, 20, 0, 0, 0, 0, 0, 0, 278, 521, 64, 32,
        128, 0, 0, 0, 0, 182, 73, 512, 256, 0, 0, 0, 0, 0, 436, 584, 1, 0, 2, 0, 0, 0, 0, 418, 577, 8, 4, 16, 0, 0, 0,
        0, 278, 521, 64, 32, 128, 0, 0, 0, 0, 182, 73, 512, 256, 0, 0, 0, 0, 0, 436, 584, 1, 0, 2, 0, 0, 0, 0, 418,
        577, 8, 4, 16, 0, 0, 0, 0, 438, 585, 0, 0, 0, 0, 0, 0, 0, 438, 585, 0, 0, 0, 0, 0, 0, 0, 438, 585, 0, 0, 0, 0,
        0, 0, 0, 438, 585, 0, 0, 0, 0, 0, 0, 0, 66, 1, 520, 4, 432, 0, 0, 0, 0, 532, 8, 65, 34, 384, 0, 0, 0, 0, 161,
        64, 520, 272, 6, 0, 0, 0, 0, 264, 512, 65, 128, 54, 0, 0, 0, 0, 66, 1, 520, 4, 432, 0, 0, 0, 0, 532, 8, 65,
        34, 384, 0, 0, 0, 0, 161, 64, 520, 272, 6, 0, 0, 0, 0, 264, 512, 65, 128, 54, 0, 0, 0, 0, 514, 1, 72, 48, 388,
        0, 0, 0, 0, 21, 8, 576, 384, 34, 0, 0, 0, 0, 168, 64, 513, 0, 278, 0, 0, 0, 0, 320, 512, 9, 6, 176, 0, 0, 0,
        0, 10, 1, 576, 384, 52, 0, 0, 0, 0, 84, 8, 513, 0, 418, 0, 0, 0, 0, 672, 64, 9, 6, 272, 0, 0, 0, 0, 257, 512,
        72, 48, 134, 0, 0, 0, 0, 2, 1, 8, 64, 512, 4, 48, 384, 0, 20, 8, 64, 512, 1, 34, 384, 0, 0, 160, 64, 512, 1,
        8, 272, 0, 6, 0, 256, 512, 1, 8, 64, 128, 6, 48, 0, 22, 9, 576, 384, 32, 0, 0, 0, 0, 180, 72, 513, 0, 258, 0,
        0, 0, 0, 416, 576, 9, 6, 16, 0, 0, 0, 0, 258, 513, 72, 48, 132, 0, 0, 0, 0, 22, 9, 576, 384, 32, 0, 0, 0, 0,
        180, 72, 513, 0, 258, 0, 0, 0, 0, 416, 576, 9, 6, 16, 0, 0, 0, 0, 258, 513, 72, 48, 132, 0, 0, 0, 0};
    static const int16_t T_land_ways[3420] = {0, 0, 0, 0, 0, 0, 62, 2, 0, 1, 63, 3, 0, 2, 64, 4, 0, 3, 65, 5, 0, 4,
        66, 6, 0, 5, 67, 7, 0, 6, 68, 8, 0, 7, 69, 9, 0, 8, 70, 10, 0, 9, 71, 11, 0, 10, 72, 12, 0, 11, 73, 13, 0, 12,
        74, 14, 0, 13, 75, 15, 0, 14, 76, 16, 0, 15, 77, 17, 0, 16, 78, 18, 0, 17, 79, 19, 0, 18, 80, 20, 0, 19, 81,
        21, 0, 20, 82, 22, 0, 21, 83, 23, 0, 22, 84, 24, 0, 23, 85, 25, 0, 24, 86, 26, 0, 25, 87, 27, 0, 26, 88, 28,
        0, 27, 89, 29, 0, 28, 90, 30, 0, 29, 91, 31, 0, 30, 92, 32, 0, 31, 93, 33, 0, 32, 94, 34, 0, 33, 95, 35, 0,
        34, 96, 36, 0, 35, 97, 37, 0, 36, 98, 38, 0, 37, 99, 39, 0, 38, 100, 40, 0, 39, 101, 41, 0, 40, 102, 42, 0,
        41, 103, 43, 0, 42, 104, 44, 0, 43, 105, 45, 0, 44, 106, 46, 0, 45, 107, 47, 0, 46, 108, 48, 0, 47, 109, 49,
        0, 48, 110, 50, 0, 49, 111, 51, 0, 50, 112, 52, 0, 51, 113, 53, 0, 52, 114, 54, 0, 53, 115, 55, 0, 54, 116,
        56, 0, 55, 117, 57, 0, 56, 118, 58, 0, 57, 119, 59, 0, 58, 120, 60, 0, 59, 121, 61, 0, 60, 122, 0, 1, 0, 123,
        63, 2, 62, 124, 64, 3, 63, 125, 65, 4, 64, 126, 66, 5, 65, 127, 67, 6, 66, 128, 68, 7, 67, 129, 69, 8, 68,
        130, 70, 9, 69, 131, 71, 10, 70, 132, 72, 11, 71, 133, 73, 12, 72, 134, 74, 13, 73, 135, 75, 14, 74, 136, 76,
        15, 75, 137, 77, 16, 76, 138, 78, 17, 77, 139, 79, 18, 78, 140, 80, 19, 79, 141, 81, 20, 80, 142, 82, 21, 81,
        143, 83, 22, 82, 144, 84, 23, 83, 145, 85, 24, 84, 146, 86, 25, 85, 147, 87, 26, 86, 148, 88, 27, 87, 149, 89,
        28, 88, 150, 90, 29, 89, 151, 91, 30, 90, 152, 92, 31, 91, 153, 93, 32, 92, 154, 94, 33, 93, 155, 95, 34, 94,
        156, 96, 35, 95, 157, 97, 36, 96, 158, 98, 37, 97, 159, 99, 38, 98, 160, 100, 39, 99, 161, 101, 40, 100, 162,
        102, 41, 101, 163, 103, 42, 102, 164, 104, 43, 103, 165, 105, 44, 104, 166, 106, 45, 105, 167, 107, 46, 106,
        168, 108, 47, 107, 169, 109, 48, 108, 170, 110, 49, 109, 171, 111, 50, 110, 172, 112, 51, 111, 173, 113, 52,
        112, 174, 114, 53, 113, 175, 115, 54, 114, 176, 116, 55, 115, 177, 117, 56, 116, 178, 118, 57, 117, 179, 119,
        58, 118, 180, 120, 59, 119, 181, 121, 60, 120, 182, 122, 61, 121, 183, 0, 62, 0, 184, 124, 63, 123, 185, 125,
        64, 124, 186, 126, 65, 125, 187, 127, 66, 126, 188, 128, 67, 127, 189, 129, 68, 128, 190, 130, 69, 129, 191,
        131, 70, 130, 192, 132, 71, 131, 193, 133, 72, 132, 194, 134, 73, 133, 195, 135, 74, 134, 196, 136, 75, 135,
        197, 137, 76, 136, 198, 138, 77, 137, 199, 139, 78, 138, 200, 140, 79, 139, 201, 141, 80, 140, 202, 142, 81,
        141, 203, 143, 82, 142, 204, 144, 83, 143, 205, 145, 84, 144, 206, 146, 85, 145, 207, 147, 86, 146, 208, 148,
        87, 147, 209, 149, 88, 148, 210, 150, 89, 149, 211, 151, 90, 150, 212, 152, 91, 151, 213, 153, 92, 152, 214,
        154, 93, 153, 215, 155, 94, 154, 216, 156, 95, 155, 217, 157, 96, 156, 218, 158, 97, 157, 219, 159, 98, 158,
        220, 160, 99, 159, 221, 161, 100, 160, 222, 162, 101, 161, 223, 163, 102, 162, 224, 164, 103, 163, 225, 165,
        104, 164, 226, 166, 105, 165, 227, 167, 106, 166, 228, 168, 107, 167, 229, 169, 108, 168, 230, 170, 109, 169,
        231, 171, 110, 170, 232, 172, 111, 171, 233, 173, 112, 172, 234, 174, 113, 173, 235, 175, 114, 174, 236, 176,
        115, 175, 237, 177, 116, 176, 238, 178, 117, 177, 239, 179, 118, 178, 240, 180, 119, 179, 241, 181, 120, 180,
        242, 182, 121, 181, 243, 183, 122, 182, 244, 0, 123, 0, 245, 185, 124, 184, 246, 186, 125, 185, 247, 187, 126,
        186, 248, 188, 127, 187, 249, 189, 128, 188, 250, 190, 129, 189, 251, 191, 130, 190, 252, 192, 131, 191, 253,
        193, 132, 192, 254, 194, 133, 193, 255, 195, 134, 194, 256, 196, 135, 195, 257, 197, 136, 196, 258, 198, 137,
        197, 259, 199, 138, 198, 260, 200, 139, 199, 261, 201, 140, 200, 262, 202, 141, 201, 263, 203, 142, 202, 264,
        204, 143, 203, 265, 205, 144, 204, 266, 206, 145, 205, 267, 207, 146, 206, 268, 208, 147, 207, 269, 209, 148,
        208, 270, 210, 149, 209, 271, 211, 150, 210, 272, 212, 151, 211, 273, 213, 152, 212, 274, 214, 153, 213, 275,
        215, 154, 214, 276, 216, 155, 215, 277, 217, 156, 216, 278, 218, 157, 217, 279, 219, 158, 218, 280, 220, 159,
        219, 281, 221, 160, 220, 282, 222, 161, 221, 283, 223, 162, 222, 284, 224, 163, 223, 285, 225, 164, 224, 286,
        226, 165, 225, 287, 227, 166, 226, 288, 228, 167, 227, 289, 229, 168, 228, 290, 230, 169, 229, 291, 231, 170,
        230, 292, 232, 171, 231, 293, 233, 172, 232, 294, 234, 173, 233, 295, 235, 174, 234, 296, 236, 175, 235, 297,
        237, 176, 236, 298, 238, 177, 237, 299, 239, 178, 238, 300, 240, 179, 239, 301, 241, 180, 240, 302, 242, 181,
        241, 303, 243, 182, 242, 304, 244, 183, 243, 305, 0, 184, 0, 306, 246, 185, 245, 307, 247, 186, 246, 308, 248,
        187, 247, 309, 249, 188, 248, 310, 250, 189, 249, 311, 251, 190, 250, 312, 252, 191, 251, 313, 253, 192, 252,
        314, 254, 193, 253, 315, 255, 194, 254, 316, 256, 195, 255, 317, 257, 196, 256, 318, 258, 197, 257, 319, 259,
        198, 258, 320, 260, 199, 259, 321, 261, 200, 260, 322, 262, 201, 261, 323, 263, 202, 262, 324, 264, 203, 263,
        325, 265, 204, 264, 326, 266, 205, 265, 327, 267, 206, 266, 328, 268, 207, 267, 329, 269, 208, 268, 330, 270,
        209, 269, 331, 271, 210, 270, 332, 272, 211, 271, 333, 273, 212, 272, 334, 274, 213, 273, 335, 275, 214, 274,
        336, 276, 215, 275, 337, 277, 216, 276, 338, 278, 217, 277, 339, 279, 218, 278, 340, 280, 219, 279, 341, 281,
        220, 280, 342, 282, 221, 281, 343, 283, 222, 282, 344, 284, 223, 283, 345, 285, 224, 284, 346, 286, 225, 285,
        347, 287, 226, 286, 348, 288, 227, 287, 349, 289, 228, 288, 350, 290, 229, 289, 351, 291, 230, 290, 352, 292,
        231, 291, 353, 293, 232, 292, 354, 294, 233, 293, 355, 295, 234, 294, 356, 296, 235, 295, 357, 297, 236, 296,
        358, 298, 237, 297, 359, 299, 238, 298, 360, 300, 239, 299, 361, 301, 240, 300, 362, 302, 241, 301, 363, 303,
        242, 302, 364, 304, 243, 303, 365, 305, 244, 304, 366, 0, 245, 0, 367, 307, 246, 306, 368, 308, 247, 307, 369,
        309, 248, 308, 370, 310, 249, 309, 371, 311, 250, 310, 372, 312, 251, 311, 373, 313, 252, 312, 374, 314, 253,
        313, 375, 315, 254, 314, 376, 316, 255, 315, 377, 317, 256, 316, 378, 318, 257, 317, 379, 319, 258, 318, 380,
        320, 259, 319, 381, 321, 260, 320, 382, 322, 261, 321, 383, 323, 262, 322, 384, 324, 263, 323, 385, 325, 264,
        324, 386, 326, 265, 325, 387, 327, 266, 326, 388, 328, 267, 327, 389, 329, 268, 328, 390, 330, 269, 329, 391,
        331, 270, 330, 392, 332, 271, 331, 393, 333, 272, 332, 394, 334, 273, 333, 395, 335, 274, 334, 396, 336, 275,
        335, 397, 337, 276, 336, 398, 338, 277, 337, 399, 339, 278, 338, 400, 340, 279, 339, 401, 341, 280, 340, 402,
        342, 281, 341, 403, 343, 282, 342, 404, 344, 283, 343, 405, 345, 284, 344, 406, 346, 285, 345, 407, 347, 286,
        346, 408, 348, 287, 347, 409, 349, 288, 348, 410, 350, 289, 349, 411, 351, 290, 350, 412, 352, 291, 351, 413,
        353, 292, 352, 414, 354, 293, 353, 415, 355, 294, 354, 416, 356, 295, 355, 417, 357, 296, 356, 418, 358, 297,
        357, 419, 359, 298, 358, 420, 360, 299, 359, 421, 361, 300, 360, 422, 362, 301, 361, 423, 363, 302, 362, 424,
        364, 303, 363, 425, 365, 304, 364, 426, 366, 305, 365, 427, 0, 306, 0, 428, 368, 307, 367, 429, 369, 308, 368,
        430, 370, 309, 369, 431, 371, 310, 370, 432, 372, 311, 371, 433, 373, 312, 372, 434, 374, 313, 373, 435, 375,
        314, 374, 436, 376, 315, 375, 437, 377, 316, 376, 438, 378, 317, 377, 439, 379, 318, 378, 440, 380, 319, 379,
        441, 381, 320, 380, 442, 382, 321, 381, 443, 383, 322, 382, 444, 384, 323, 383, 445, 385, 324, 384, 446, 386,
        325, 385, 447, 387, 326, 386, 448, 388, 327, 387, 449, 389, 328, 388, 450, 390, 329, 389, 451, 391, 330, 390,
        452, 392, 331, 391, 453, 393, 332, 392, 454, 394, 333, 393, 455, 395, 334, 394, 456, 396, 335, 395, 457, 397,
        336, 396, 458, 398, 337, 397, 459, 399, 338, 398, 460, 400, 339, 399, 461, 401, 340, 400, 462, 402, 341, 401,
        463, 403, 342, 402, 464, 404, 343, 403, 465, 405, 344, 404, 466, 406, 345, 405, 467, 407, 346, 406, 468, 408,
        347, 407, 469, 409, 348, 408, 470, 410, 349, 409, 471, 411, 350, 410, 472, 412, 351, 411, 473, 413, 352, 412,
        474, 414, 353, 413, 475, 415, 354, 414, 476, 416, 355, 415, 477, 417, 356, 416, 478, 418, 357, 417, 479, 419,
        358, 418, 480, 420, 359, 419, 481, 421, 360, 420, 482, 422, 361, 421, 483, 423, 362, 422, 484, 424, 363, 423,
        485, 425, 364, 424, 486, 426, 365, 425, 487, 427, 366, 426, 488, 0, 367, 0, 489, 429, 368, 428, 490, 430, 369,
        429, 491, 431, 370, 430, 492, 432, 371, 431, 493, 433, 372, 432, 494, 434, 373, 433, 495, 435, 374, 434, 496,
        436, 375, 435, 497, 437, 376, 436, 498, 438, 377, 437, 499, 439, 378, 438, 500, 440, 379, 439, 501, 441, 380,
        440, 502, 442, 381, 441, 503, 443, 382, 442, 504, 444, 383, 443, 505, 445, 384, 444, 506, 446, 385, 445, 507,
        447, 386, 446, 508, 448, 387, 447, 509, 449, 388, 448, 510, 450, 389, 449, 511, 451, 390, 450, 512, 452, 391,
        451, 513, 453, 392, 452, 514, 454, 393, 453, 515, 455, 394, 454, 516, 456, 395, 455, 517, 457, 396, 456, 518,
        458, 397, 457, 519, 459, 398, 458, 520, 460, 399, 459, 521, 461, 400, 460, 522, 462, 401, 461, 523, 463, 402,
        462, 524, 464, 403, 463, 525, 465, 404, 464, 526, 466, 405, 465, 527, 467, 406, 466, 528, 468, 407, 467, 529,
        469, 408, 468, 530, 470, 409, 469, 531, 471, 410, 470, 532, 472, 411, 471, 533, 473, 412, 472, 534, 474, 413,
        473, 535, 475, 414, 474, 536, 476, 415, 475, 537, 477, 416, 476, 538, 478, 417, 477, 539, 479, 418, 478, 540,
        480, 419, 479, 541, 481, 420, 480, 542, 482, 421, 481, 543, 483, 422, 482, 544, 484, 423, 483, 545, 485, 424,
        484, 546, 486, 425, 485, 547, 487, 426, 486, 548, 488, 427, 487, 549, 0, 428, 0, 550, 490, 429, 489, 551, 491,
        430, 490, 552, 492, 431, 491, 553, 493, 432, 492, 554, 494, 433, 493, 555, 495, 434, 494, 556, 496, 435, 495,
        557, 497, 436, 496, 558, 498, 437, 497, 559, 499, 438, 498, 560, 500, 439, 499, 561, 501, 440, 500, 562, 502,
        441, 501, 563, 503, 442, 502, 564, 504, 443, 503, 565, 505, 444, 504, 566, 506, 445, 505, 567, 507, 446, 506,
        568, 508, 447, 507, 569, 509, 448, 508, 570, 510, 449, 509, 571, 511, 450, 510, 572, 512, 451, 511, 573, 513,
        452, 512, 574, 514, 453, 513, 575, 515, 454, 514, 576, 516, 455, 515, 577, 517, 456, 516, 578, 518, 457, 517,
        579, 519, 458, 518, 580, 520, 459, 519, 581, 521, 460, 520, 582, 522, 461, 521, 583, 523, 462, 522, 584, 524,
        463, 523, 585, 525, 464, 524, 586, 526, 465, 525, 587, 527, 466, 526, 588, 528, 467, 527, 589, 529, 468, 528,
        590, 530, 469, 529, 591, 531, 470, 530, 592, 532, 471, 531, 593, 533, 472, 532, 594, 534, 473, 533, 595, 535,
        474, 534, 596, 536, 475, 535, 597, 537, 476, 536, 598, 538, 477, 537, 599, 539, 478, 538, 600, 540, 479, 539,
        601, 541, 480, 540, 602, 542, 481, 541, 603, 543, 482, 542, 604, 544, 483, 543, 605, 545, 484, 544, 606, 546,
        485, 545, 607, 547, 486, 546, 608, 548, 487, 547, 609, 549, 488, 548, 610, 0, 489, 0, 611, 551, 490, 550, 612,
        552, 491, 551, 613, 553, 492, 552, 614, 554, 493, 553, 615, 555, 494, 554, 616, 556, 495, 555, 617, 557, 496,
        556, 618, 558, 497, 557, 619, 559, 498, 558, 620, 560, 499, 559, 621, 561, 500, 560, 622, 562, 501, 561, 623,
        563, 502, 562, 624, 564, 503, 563, 625, 565, 504, 564, 626, 566, 505, 565, 627, 567, 506, 566, 628, 568, 507,
        567, 629, 569, 508, 568, 630, 570, 509, 569, 631, 571, 510, 570, 632, 572, 511, 571, 633, 573, 512, 572, 634,
        574, 513, 573, 635, 575, 514, 574, 636, 576, 515, 575, 637, 577, 516, 576, 638, 578, 517, 577, 639, 579, 518,
        578, 640, 580, 519, 579, 641, 581, 520, 580, 642, 582, 521, 581, 643, 583, 522, 582, 644, 584, 523, 583, 645,
        585, 524, 584, 646, 586, 525, 585, 647, 587, 526, 586, 648, 588, 527, 587, 649, 589, 528, 588, 650, 590, 529,
        589, 651, 591, 530, 590, 652, 592, 531, 591, 653, 593, 532, 592, 654, 594, 533, 593, 655, 595, 534, 594, 656,
        596, 535, 595, 657, 597, 536, 596, 658, 598, 537, 597, 659, 599, 538, 598, 660, 600, 539, 599, 661, 601, 540,
        600, 662, 602, 541, 601, 663, 603, 542, 602, 664, 604, 543, 603, 665, 605, 544, 604, 666, 606, 545, 605, 667,
        607, 546, 606, 668, 608, 547, 607, 669, 609, 548, 608, 670, 610, 549, 609, 671, 0, 550, 0, 672, 612, 551, 611,
        673, 613, 552, 612, 674, 614, 553, 613, 675, 615, 554, 614, 676, 616, 555, 615, 677, 617, 556, 616, 678, 618,
        557, 617, 679, 619, 558, 618, 680, 620, 559, 619, 681, 621, 560, 620, 682, 622, 561, 621, 683, 623, 562, 622,
        684, 624, 563, 623, 685, 625, 564, 624, 686, 626, 565, 625, 687, 627, 566, 626, 688, 628, 567, 627, 689, 629,
        568, 628, 690, 630, 569, 629, 691, 631, 570, 630, 692, 632, 571, 631, 693, 633, 572, 632, 694, 634, 573, 633,
        695, 635, 574, 634, 696, 636, 575, 635, 697, 637, 576, 636, 698, 638, 577, 637, 699, 639, 578, 638, 700, 640,
        579, 639, 701, 641, 580, 640, 702, 642, 581, 641, 703, 643, 582, 642, 704, 644, 583, 643, 705, 645, 584, 644,
        706, 646, 585, 645, 707, 647, 586, 646, 708, 648, 587, 647, 709, 649, 588, 648, 710, 650, 589, 649, 711, 651,
        590, 650, 712, 652, 591, 651, 713, 653, 592, 652, 714, 654, 593, 653, 715, 655, 594, 654, 716, 656, 595, 655,
        717, 657, 596, 656, 718, 658, 597, 657, 719, 659, 598, 658, 720, 660, 599, 659, 721, 661, 600, 660, 722, 662,
        601, 661, 723, 663, 602, 662, 724, 664, 603, 663, 725, 665, 604, 664, 726, 666, 605, 665, 727, 667, 606, 666,
        728, 668, 607, 667, 729, 669, 608, 668, 730, 670, 609, 669, 731, 671, 610, 670, 732, 0, 611, 0, 733, 673, 612,
        672, 734, 674, 613, 673, 735, 675, 614, 674, 736, 676, 615, 675, 737, 677, 616, 676, 738, 678, 617, 677, 739,
        679, 618, 678, 740, 680, 619, 679, 741, 681, 620, 680, 742, 682, 621, 681, 743, 683, 622, 682, 744, 684, 623,
        683, 745, 685, 624, 684, 746, 686, 625, 685, 747, 687, 626, 686, 748, 688, 627, 687, 749, 689, 628, 688, 750,
        690, 629, 689, 751, 691, 630, 690, 752, 692, 631, 691, 753, 693, 632, 692, 754, 694, 633, 693, 755, 695, 634,
        694, 756, 696, 635, 695, 757, 697, 636, 696, 758, 698, 637, 697, 759, 699, 638, 698, 760, 700, 639, 699, 761,
        701, 640, 700, 762, 702, 641, 701, 763, 703, 642, 702, 764, 704, 643, 703, 765, 705, 644, 704, 766, 706, 645,
        705, 767, 707, 646, 706, 768, 708, 647, 707, 769, 709, 648, 708, 770, 710, 649, 709, 771, 711, 650, 710, 772,
        712, 651, 711, 773, 713, 652, 712, 774, 714, 653, 713, 775, 715, 654, 714, 776, 716, 655, 715, 777, 717, 656,
        716, 778, 718, 657, 717, 779, 719, 658, 718, 780, 720, 659, 719, 781, 721, 660, 720, 782, 722, 661, 721, 783,
        723, 662, 722, 784, 724, 663, 723, 785, 725, 664, 724, 786, 726, 665, 725, 787, 727, 666, 726, 788, 728, 667,
        727, 789, 729, 668, 728, 790, 730, 669, 729, 791, 731, 670, 730, 792, 732, 671, 731, 793, 0, 672, 0, 794, 734,
        673, 733, 795, 735, 674, 734, 796, 736, 675, 735, 797, 737, 676, 736, 798, 738, 677, 737, 799, 739, 678, 738,
        800, 740, 679, 739, 801, 741, 680, 740, 802, 742, 681, 741, 803, 743, 682, 742, 804, 744, 683, 743, 805, 745,
        684, 744, 806, 746, 685, 745, 807, 747, 686, 746, 808, 748, 687, 747, 809, 749, 688, 748, 810, 750, 689, 749,
        811, 751, 690, 750, 812, 752, 691, 751, 813, 753, 692, 752, 814, 754, 693, 753, 815, 755, 694, 754, 816, 756,
        695, 755, 817, 757, 696, 756, 818, 758, 697, 757, 819, 759, 698, 758, 820, 760, 699, 759, 821, 761, 700, 760,
        822, 762, 701, 761, 823, 763, 702, 762, 824, 764, 703, 763, 825, 765, 704, 764, 826, 766, 705, 765, 827, 767,
        706, 766, 828, 768, 707, 767, 829, 769, 708, 768, 830, 770, 709, 769, 831, 771, 710, 770, 832, 772, 711, 771,
        833, 773, 712, 772, 834, 774, 713, 773, 835, 775, 714, 774, 836, 776, 715, 775, 837, 777, 716, 776, 838, 778,
        717, 777, 839, 779, 718, 778, 840, 780, 719, 779, 841, 781, 720, 780, 842, 782, 721, 781, 843, 783, 722, 782,
        844, 784, 723, 783, 845, 785, 724, 784, 846, 786, 725, 785, 847, 787, 726, 786, 848, 788, 727, 787, 849, 789,
        728, 788, 850, 790, 729, 789, 851, 791, 730, 790, 852, 792, 731, 791, 853, 793, 732, 792, 854, 0, 733, 0, 0,
        795, 734, 794, 0, 796, 735, 795, 0, 797, 736, 796, 0, 798, 737, 797, 0, 799, 738, 798, 0, 800, 739, 799, 0,
        801, 740, 800, 0, 802, 741, 801, 0, 803, 742, 802, 0, 804, 743, 803, 0, 805, 744, 804, 0, 806, 745, 805, 0,
        807, 746, 806, 0, 808, 747, 807, 0, 809, 748, 808, 0, 810, 749, 809, 0, 811, 750, 810, 0, 812, 751, 811, 0,
        813, 752, 812, 0, 814, 753, 813, 0, 815, 754, 814, 0, 816, 755, 815, 0, 817, 756, 816, 0, 818, 757, 817, 0,
        819, 758, 818, 0, 820, 759, 819, 0, 821, 760, 820, 0, 822, 761, 821, 0, 823, 762, 822, 0, 824, 763, 823, 0,
        825, 764, 824, 0, 826, 765, 825, 0, 827, 766, 826, 0, 828, 767, 827, 0, 829, 768, 828, 0, 830, 769, 829, 0,
        831, 770, 830, 0, 832, 771, 831, 0, 833, 772, 832, 0, 834, 773, 833, 0, 835, 774, 834, 0, 836, 775, 835, 0,
        837, 776, 836, 0, 838, 777, 837, 0, 839, 778, 838, 0, 840, 779, 839, 0, 841, 780, 840, 0, 842, 781, 841, 0,
        843, 782, 842, 0, 844, 783, 843, 0, 845, 784, 844, 0, 846, 785, 845, 0, 847, 786, 846, 0, 848, 787, 847, 0,
        849, 788, 848, 0, 850, 789, 849, 0, 851, 790, 850, 0, 852, 791, 851, 0, 853, 792, 852, 0, 854, 793, 853, 0,
        0};
    static const uint8_t T_values_line_69[855] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Tile_kind[233] = {0, 4, 3, 0, 0, 0, 0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 0, 4, 1, 3, 0, 0, 0, 0,
        0, 1, 3, 3, 0, 0, 0, 0, 0, 1, 3, 3, 0, 0, 0, 0, 0, 1, 3, 3, 0, 0, 0, 0, 0, 1, 3, 3, 0, 0, 0, 0, 0, 1, 1, 1, 3,
        3, 3, 0, 0, 1, 1, 1, 1, 3, 3, 3, 3, 2, 3, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 2,
        3, 0, 0, 0, 0, 0, 0, 2, 2, 3, 0, 0, 0, 0, 0, 2, 3, 3, 0, 0, 0, 0, 0, 2, 3, 3, 0, 0, 0, 0, 0, 2, 2, 3, 0, 0, 0,
        0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0, 2, 0, 0,
        0, 0, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0,
        2, 1, 1, 1, 3, 3, 3, 0, 2, 1, 3, 3, 0, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0};
    static const int16_t T_masks_line_99[120] = {4095, 4095, 4095, 4095, 1170, 1170, 1170, 1170, 1170, 1170, 1170,
        1170, 1042, 146, 1168, 1154, 1040, 130, 1040, 130, 1040, 130, 1040, 130, 18, 144, 1152, 1026, 18, 144, 1152,
        1026, 2, 16, 128, 1024, 0, 0, 0, 0, 1173, 1194, 1362, 2706, 1173, 1194, 1362, 2706, 1197, 1386, 2898, 2709,
        1197, 1386, 2898, 2709, 1197, 1386, 2898, 2709, 1365, 2730, 1365, 2730, 1365, 2730, 1365, 2730, 1365, 2730,
        1365, 2730, 2733, 1389, 2922, 2901, 2733, 1389, 2922, 2901, 2605, 365, 2920, 2885, 2605, 365, 2920, 2885,
        2925, 2925, 2925, 2925, 133, 1064, 322, 2576, 133, 1064, 322, 2576, 1029, 42, 336, 2688, 21, 168, 1344, 2562,
        5, 40, 320, 2560, 45, 360, 2880, 2565, 45, 360, 2880, 2565};
    static const uint8_t T_values_line_84[1440] = {0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3,
        2, 2, 3, 2, 3, 3, 3, 2, 3, 3, 4, 6, 5, 4, 8, 7, 6, 5, 0, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3,
        0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 4, 3,
        0, 4, 4, 3, 0, 4, 3, 4, 0, 3, 4, 4, 0, 7, 6, 5, 0, 3, 4, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 3, 2, 1, 1, 4, 3, 2, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0,
        0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2,
        1, 1, 1, 1, 1, 1, 2, 0, 2, 1, 2, 0, 2, 1, 0, 2, 2, 1, 2, 2, 0, 1, 4, 3, 2, 1, 2, 2, 1, 1, 2, 2, 1, 0, 0, 0, 0,
        2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2, 3, 3, 3, 2, 3, 4, 4, 6, 5, 5, 8, 7, 6, 0,
        2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 0, 2, 0, 0, 0,
        2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 3, 4, 4, 0, 3, 4, 4, 0, 4, 4, 3, 0, 4, 3, 4, 0, 5, 7, 6, 0, 4, 3,
        0, 0, 4, 3, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2, 3, 3, 3, 2, 3,
        4, 4, 6, 5, 5, 8, 7, 6, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 2, 0, 3, 0, 2, 0, 3, 0, 3,
        0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 4, 4, 3, 0, 4, 4, 4, 0, 4, 3, 4, 0,
        3, 4, 5, 0, 7, 6, 0, 0, 3, 4, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 1, 0, 1, 0,
        1, 0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 3, 2, 2, 1, 4, 3, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 0,
        0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 2, 0, 2,
        1, 2, 0, 2, 1, 0, 2, 0, 1, 2, 2, 2, 1, 4, 3, 1, 1, 2, 2, 1, 1, 2, 2, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
        3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 4, 6, 6, 5, 8, 7, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2,
        2, 0, 0, 2, 2, 0, 0, 3, 3, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4,
        0, 0, 0, 0, 4, 0, 3, 4, 4, 0, 3, 4, 3, 0, 4, 4, 4, 0, 4, 3, 6, 0, 5, 7, 0, 0, 4, 3, 0, 0, 4, 3, 0, 0, 0, 0, 2,
        2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 4, 6, 6, 5, 8, 7, 2, 2,
        0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 2, 0, 0, 0, 2, 0, 0,
        0, 3, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 4, 4, 3, 0, 4, 3, 4, 0, 4, 4, 4, 0, 3, 6, 5, 0, 7, 4, 0, 0, 3,
        4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 2,
        1, 0, 3, 3, 2, 1, 4, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0,
        1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 0, 2, 1, 2, 2, 2, 1, 0, 2, 0, 1,
        2, 3, 2, 1, 4, 2, 1, 1, 2, 2, 1, 1, 2, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 3,
        2, 3, 3, 3, 2, 3, 3, 3, 6, 5, 4, 4, 7, 6, 5, 8, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3, 0, 0, 3, 0,
        2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 3, 4, 4,
        0, 3, 4, 3, 0, 4, 3, 4, 0, 4, 7, 6, 0, 5, 3, 0, 0, 4, 3, 0, 0, 4, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
        3, 3, 2, 2, 3, 3, 2, 2, 3, 2, 3, 3, 3, 2, 3, 3, 3, 6, 5, 4, 4, 7, 6, 5, 8, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0,
        2, 2, 0, 0, 3, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0,
        0, 0, 0, 4, 4, 3, 0, 4, 4, 3, 0, 4, 3, 4, 0, 3, 4, 4, 0, 7, 6, 5, 0, 3, 4, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 3, 2, 1, 0, 4, 3, 2, 1, 0, 0, 0,
        1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1,
        1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 0, 2, 1, 2, 0, 2, 1, 0, 2, 2, 1, 2, 2, 0, 1, 4, 3, 2, 1, 2, 2, 1, 1, 2,
        2, 1, 1, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 3, 2, 3, 3, 3, 2, 3, 3, 4, 6,
        5, 4, 8, 7, 6, 5, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3,
        0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 3, 4, 4, 0, 3, 4, 4, 0, 4, 4, 3, 0, 4, 3, 4, 0,
        5, 7, 6, 0, 4, 3, 0, 0, 4, 3, 0, 0};
    static const uint8_t T_values_line_99[12] = {1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4};
    static const uint8_t T_values_line_84_2[1920] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 1, 0, 1,
        0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 3, 2, 2, 1, 4, 3, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0,
        0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 2, 0,
        2, 1, 2, 0, 2, 1, 0, 2, 0, 1, 2, 2, 2, 1, 4, 3, 1, 1, 2, 2, 1, 1, 2, 2, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3,
        3, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 4, 6, 6, 5, 8, 7, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0,
        2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0,
        4, 0, 0, 0, 0, 4, 0, 3, 4, 4, 0, 3, 4, 3, 0, 4, 4, 4, 0, 4, 3, 6, 0, 5, 7, 0, 0, 4, 3, 0, 0, 4, 3, 0, 0, 0, 0,
        2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 4, 6, 6, 5, 8, 7, 2,
        2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 2, 0, 0, 0, 2, 0,
        0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 4, 4, 3, 0, 4, 3, 4, 0, 4, 4, 4, 0, 3, 6, 5, 0, 7, 4, 0, 0,
        3, 4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1,
        2, 1, 0, 3, 3, 2, 1, 4, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2,
        0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 0, 2, 1, 2, 2, 2, 1, 0, 2, 0,
        1, 2, 3, 2, 1, 4, 2, 1, 1, 2, 2, 1, 1, 2, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2,
        3, 2, 3, 3, 3, 2, 3, 3, 3, 6, 5, 4, 4, 7, 6, 5, 8, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3, 0, 0, 3,
        0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 3, 4,
        4, 0, 3, 4, 3, 0, 4, 3, 4, 0, 4, 7, 6, 0, 5, 3, 0, 0, 4, 3, 0, 0, 4, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
        3, 3, 3, 2, 2, 3, 3, 2, 2, 3, 2, 3, 3, 3, 2, 3, 3, 3, 6, 5, 4, 4, 7, 6, 5, 8, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0,
        0, 2, 2, 0, 0, 3, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0,
        0, 0, 0, 0, 4, 4, 3, 0, 4, 4, 3, 0, 4, 3, 4, 0, 3, 4, 4, 0, 7, 6, 5, 0, 3, 4, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 3, 2, 1, 0, 4, 3, 2, 1, 0, 0,
        0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1, 1, 0, 1,
        1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 0, 2, 1, 2, 0, 2, 1, 0, 2, 2, 1, 2, 2, 0, 1, 4, 3, 2, 1, 2, 2, 1, 1,
        2, 2, 1, 1, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 3, 2, 3, 3, 3, 2, 3, 3, 4,
        6, 5, 4, 8, 7, 6, 5, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0,
        3, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 3, 4, 4, 0, 3, 4, 4, 0, 4, 4, 3, 0, 4, 3, 4,
        0, 5, 7, 6, 0, 4, 3, 0, 0, 4, 3, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2,
        3, 2, 3, 3, 3, 2, 3, 3, 4, 6, 5, 4, 8, 7, 6, 5, 0, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 0, 0,
        3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 4, 3, 0, 4,
        4, 3, 0, 4, 3, 4, 0, 3, 4, 4, 0, 7, 6, 5, 0, 3, 4, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
        0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 3, 2, 1, 1, 4, 3, 2, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1,
        1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1,
        1, 1, 1, 1, 2, 0, 2, 1, 2, 0, 2, 1, 0, 2, 2, 1, 2, 2, 0, 1, 4, 3, 2, 1, 2, 2, 1, 1, 2, 2, 1, 0, 0, 0, 0, 2, 2,
        2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2, 3, 3, 3, 2, 3, 4, 4, 6, 5, 5, 8, 7, 6, 0, 2, 2,
        2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 0, 2, 0, 0, 0, 2, 0,
        0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 3, 4, 4, 0, 3, 4, 4, 0, 4, 4, 3, 0, 4, 3, 4, 0, 5, 7, 6, 0, 4, 3, 0, 0,
        4, 3, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2, 3, 3, 3, 2, 3, 4, 4,
        6, 5, 5, 8, 7, 6, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3,
        0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 4, 4, 3, 0, 4, 4, 4, 0, 4, 3, 4, 0, 3, 4,
        5, 0, 7, 6, 0, 0, 3, 4, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 1, 0, 1, 0, 1, 0,
        0, 1, 1, 0, 0, 1, 1, 1, 0, 3, 2, 2, 1, 4, 3, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 0, 0, 1,
        0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 2, 0, 2, 1, 2,
        0, 2, 1, 0, 2, 0, 1, 2, 2, 2, 1, 4, 3, 1, 1, 2, 2, 1, 1, 2, 2, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
        2, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 4, 6, 6, 5, 8, 7, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0,
        0, 2, 2, 0, 0, 3, 3, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0,
        0, 0, 4, 0, 3, 4, 4, 0, 3, 4, 3, 0, 4, 4, 4, 0, 4, 3, 6, 0, 5, 7, 0, 0, 4, 3, 0, 0, 4, 3, 0, 0, 0, 0, 2, 2, 2,
        2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 4, 6, 6, 5, 8, 7, 2, 2, 0, 2,
        2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 2, 3, 0, 0, 3, 0, 2, 0, 3, 0, 2, 0, 3, 0, 3, 0, 3, 2, 0, 0, 0, 2, 0, 0, 0, 3,
        0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 4, 4, 3, 0, 4, 3, 4, 0, 4, 4, 4, 0, 3, 6, 5, 0, 7, 4, 0, 0, 3, 4, 0,
        0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 2, 1, 0,
        3, 3, 2, 1, 4, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 0,
        0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2, 0, 2, 1, 2, 2, 2, 1, 0, 2, 0, 1, 2, 3,
        2, 1, 4, 2, 1, 1, 2, 2, 1, 1, 2};
    static const uint8_t T_values_line_99_2[12] = {8, 7, 6, 11, 10, 9, 14, 13, 12, 17, 16, 15};
    static const uint8_t T_masks_line_99_2[30] = {255, 252, 252, 248, 248, 248, 248, 248, 192, 0, 252, 252, 252, 252,
        248, 248, 248, 248, 252, 252, 240, 240, 254, 240, 240, 240, 240, 128, 240, 240};
    static const uint8_t T_back[4] = {3, 4, 1, 2};
    static const uint8_t T_masks_line_99_3[480] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 0, 1, 0,
        1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 2, 1, 0, 4, 4, 2, 1, 8, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1,
        0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 2,
        0, 2, 1, 2, 2, 2, 1, 0, 2, 0, 1, 2, 4, 2, 1, 8, 2, 1, 1, 2, 2, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 4, 2, 1, 0, 8, 4, 2, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
        1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1,
        1, 1, 1, 1, 1, 2, 0, 2, 1, 2, 0, 2, 1, 0, 2, 2, 1, 2, 2, 0, 1, 8, 4, 2, 1, 2, 2, 1, 1, 2, 2, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 4, 2, 1, 1, 8, 4, 2, 1,
        0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1, 1,
        0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 0, 2, 1, 2, 0, 2, 1, 0, 2, 2, 1, 2, 2, 0, 1, 8, 4, 2, 1, 2, 2,
        1, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1,
        1, 0, 4, 2, 2, 1, 8, 4, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0,
        1, 0, 2, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 0, 2, 0, 1,
        2, 2, 2, 1, 8, 4, 1, 1, 2, 2, 1, 1, 2, 2};
    static const uint8_t T_masks_line_99_4[30] = {0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Tile_copies[30] = {0, 3, 1, 2, 4, 2, 5, 2, 4, 1, 3, 2, 2, 1, 2, 1, 1, 2, 2, 1, 1, 1, 1, 3,
        1, 3, 3, 3, 2, 1};
    static const uint8_t T_values_line_206[3] = {0, 2, 1};
    static const rw_set107 SET_OF_feature = {{~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0xFFFFFFFFFFFFULL}};
    static const uint8_t T_values_line_115[4] = {0, 0, 0, 9};
    static const uint8_t T_land_second[855] = {0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
        19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
        42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
        38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5,
        6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0,
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
        54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
        50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
        19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
        42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
        38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5,
        6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0,
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
        54, 55, 56, 57, 58, 59, 60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
        50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60};
    static const uint8_t T_values_line_198[16] = {0, 4, 4, 8, 4, 8, 8, 12, 4, 8, 8, 12, 8, 12, 12, 16};
    static const uint8_t T_values_line_92[5] = {4, 1, 2, 3, 4};
    static const rw_set14 SET_OF_land_2 = {{0xC000000000000000ULL, 0xFBFFFFFFFFFFFFFFULL, 0xFF7FFFFFFFFFFFFFULL,
        0xFFEFFFFFFFFFFFFFULL, 0xFFFDFFFFFFFFFFFFULL, 0xFFFFBFFFFFFFFFFFULL, 0xFFFFF7FFFFFFFFFFULL,
        0xFFFFFEFFFFFFFFFFULL, 0xFFFFFFDFFFFFFFFFULL, 0xFFFFFFFBFFFFFFFFULL, 0xFFFFFFFF7FFFFFFFULL,
        0xFFFFFFFFEFFFFFFFULL, 0x1FFFFFFULL, 0x0ULL}};
    static const uint8_t T_values_line_82[30] = {1, 1, 1, 4, 4, 2, 4, 4, 4, 1, 4, 4, 4, 4, 4, 2, 2, 2, 4, 4, 4, 4, 1,
        4, 4, 4, 4, 4, 4, 4};
    static const uint8_t T_beside_line_141[30720] = {15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 0, 15, 15, 11, 10, 10, 9, 9, 1, 0, 14, 14, 6, 6, 6,
        10, 10, 10, 4, 4, 0, 0, 0, 4, 4, 2, 8, 0, 0, 0, 0, 0, 0, 4, 5, 5, 6, 6, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        4, 4, 0, 10, 10, 12, 6, 14, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 9, 9, 9, 5, 5, 5, 11, 11, 11, 11, 15, 1,
        1, 1, 1, 1, 9, 9, 0, 15, 15, 7, 5, 5, 3, 3, 2, 0, 13, 13, 12, 12, 12, 5, 5, 5, 8, 8, 0, 0, 0, 8, 8, 4, 1, 0,
        0, 0, 0, 15, 15, 3, 0, 0, 1, 1, 0, 0, 12, 12, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        4, 5, 5, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 8, 8, 8, 5, 5, 5, 8, 8, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 8, 10, 10, 12, 12, 13, 15, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 8, 8, 0, 5, 5, 9, 12, 13, 12, 12, 0, 0, 0, 8, 10, 10, 8, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 4, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 12, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
        4, 12, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 1, 1, 1, 0, 1, 8, 8, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 3, 3, 3, 10, 10, 10, 7, 7, 7, 7, 15, 2, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 2, 2, 2, 2, 2, 10, 10, 10, 4, 4, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 2, 2, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 3, 3,
        3, 3, 15, 0, 0, 0, 0, 0, 1, 1, 0, 15, 15, 14, 10, 10, 6, 6, 4, 0, 11, 11, 9, 9, 9, 10, 10, 10, 1, 1, 0, 0, 0,
        1, 1, 8, 2, 0, 0, 0, 0, 15, 15, 10, 10, 10, 0, 0, 0, 0, 10, 10, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 6, 6, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 9, 9, 9, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 15, 15, 6, 0, 0, 2, 2, 0,
        0, 9, 9, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 8, 10, 10, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 8, 0, 0, 0, 0, 0, 0, 0, 8, 10,
        10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 1, 1, 10, 10, 10, 1, 1, 0, 0, 0, 0,
        0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 5, 9, 9, 11, 15, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 10, 10, 3, 9, 11, 9, 9, 0, 0, 0, 1, 0, 0, 9, 9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 2, 8, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 10, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10,
        10, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 9, 9,
        0, 0, 0, 1, 5, 5, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 2, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 9, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 8,
        9, 8, 8, 0, 0, 0, 0, 0, 0, 8, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 8, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 2, 2, 2, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 4, 4, 6, 6, 6, 5, 5, 5, 14, 14, 14, 14, 15, 4, 4, 4, 4, 4, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 6,
        6, 6, 0, 0, 0, 4, 4, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        4, 4, 0, 0, 0, 4, 4, 4, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 10, 10, 10, 10, 15, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 5, 5, 5, 8, 8, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5,
        5, 5, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0,
        4, 4, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2,
        2, 0, 0, 0, 6, 6, 6, 6, 15, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 4, 4,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0,
        0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 15, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15,
        13, 5, 5, 12, 12, 8, 0, 7, 7, 3, 3, 3, 5, 5, 5, 2, 2, 0, 0, 0, 2, 2, 1, 4, 0, 0, 0, 0, 15, 15, 9, 0, 0, 8, 8,
        0, 0, 6, 6, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 5, 4, 4, 8, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 5, 5, 5, 2, 2, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 15, 15, 5, 5, 5, 0, 0, 0, 0, 5, 5, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 15, 15, 1, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
        5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 12, 12, 8, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 8, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 2, 2, 3, 3, 3, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 15, 15, 12, 0, 0, 4, 4, 0, 0, 3, 3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 8,
        0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 4, 4, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 4, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 15, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 5, 5, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 8, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 2, 2, 2, 5, 5, 5, 2, 2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 4, 4, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5,
        2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2,
        2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 10, 10, 3, 3, 7, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 5, 5, 6, 3, 7, 3, 3, 0, 0, 0, 2,
        10, 10, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 6, 15,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 2, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 2, 2, 0, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 2, 0, 0, 3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 4, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 5, 15, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 5, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0,
        0, 0, 0, 0, 1, 1, 0, 0, 0, 2, 10, 10, 2, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0,
        0, 0, 0, 2, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 4, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1,
        3, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 2, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 4, 4,
        4, 0, 4, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 12, 12, 12, 10, 10, 10, 13, 13, 13, 13,
        15, 8, 8, 8, 8, 8, 12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 4, 4, 4, 10, 10, 10, 4, 4, 0, 0, 0, 0, 0, 0, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 8, 8, 8, 0, 8, 4, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 9, 9, 9, 9, 15, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        8, 8, 12, 12, 12, 0, 0, 0, 8, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 4, 4, 4, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 8, 8, 8, 12, 12, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        8, 8, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 5, 5, 5, 5, 15, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8,
        8, 10, 10, 10, 1, 1, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 10, 10, 10, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 8, 8, 0, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8,
        0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        4, 4, 4, 0, 0, 0, 12, 12, 12, 12, 15, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0,
        0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0,
        0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 15, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0,
        4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
        4, 4, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 7, 5, 5, 3, 3,
        2, 0, 13, 13, 12, 12, 12, 5, 5, 5, 8, 8, 0, 0, 0, 8, 8, 4, 1, 0, 0, 0, 0, 15, 15, 3, 0, 0, 1, 1, 0, 0, 12, 12,
        4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 5, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 8, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 8, 8, 8, 5, 5, 5, 8, 8, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 15, 15, 7, 5, 5, 3, 3, 2, 0, 13, 13, 12, 12, 12, 5, 5, 5, 8, 8, 0, 0, 0, 8, 8, 4, 1, 0, 0, 0,
        0, 15, 15, 3, 0, 0, 1, 1, 0, 0, 12, 12, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5,
        5, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        8, 8, 8, 5, 5, 5, 8, 8, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        15, 15, 6, 0, 0, 2, 2, 0, 0, 9, 9, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 2, 0, 0,
        0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 2, 2, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 8, 8, 8, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 6, 0, 0, 2, 2, 0, 0, 9, 9, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 15, 15, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 4, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 5, 5, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 2, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 5, 5, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0,
        1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 5, 5, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 5, 5, 5, 8, 8, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 5, 5, 5, 8, 8, 0, 0, 0, 0, 0, 4, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 5, 5, 5, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 15, 15, 5, 5, 5, 0, 0, 0, 0, 5, 5, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 1, 0,
        0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 5, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 5, 5, 5, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 5, 5, 5, 0, 0, 0, 0, 5, 5, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 15, 15, 1, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 4, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 15, 15, 4, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15,
        15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 4, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0,
        0, 2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 12, 12, 12, 0, 0, 0, 8, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 8, 8, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 8,
        8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 12, 12, 12, 0, 0, 0, 8, 8, 0, 0, 0, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 8, 8, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 8, 10, 10, 12, 12, 13, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 5, 5, 9, 12, 13, 12, 12, 0, 0, 0, 8,
        10, 10, 8, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 12,
        15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 12, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 8, 8, 0, 1, 1, 1, 0, 1, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 10, 10, 12, 12, 13, 15, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 5, 5, 9, 12, 13, 12, 12, 0, 0, 0, 8, 10, 10, 8, 8, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 12, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 8, 4, 12, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 1, 1, 1, 0, 1,
        8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 10, 10, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        8, 0, 0, 0, 0, 0, 0, 0, 8, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 10,
        10, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 8, 0, 0, 0, 0, 0, 0, 0, 8, 10, 10, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 9, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 8, 9, 8, 8, 0, 0, 0, 0, 0, 0, 8, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 8, 8, 9, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 8, 9, 8, 8, 0, 0, 0, 0, 0, 0, 8, 8, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 15, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 1, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        8, 8, 0, 4, 4, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 4, 4, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 12, 12, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 8, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 8, 0, 0, 12, 12, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 8, 0, 0, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 8, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 8, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 5, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 5, 5, 0, 0, 5, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 10, 10, 0, 0, 5, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 5, 0, 0, 0, 0, 0, 0, 10, 10, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 15, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 15, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 8, 8, 8, 12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
        0, 8, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 8, 8, 8, 12, 12,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 3, 3, 3,
        10, 10, 10, 7, 7, 7, 7, 15, 2, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 10, 10, 10, 4,
        4, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 2, 2, 0,
        2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 3, 3, 3, 3, 15, 0, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 3, 3, 3, 10, 10, 10, 7, 7,
        7, 7, 15, 2, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 10, 10, 10, 4, 4, 0, 0, 0, 0, 0,
        2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 2, 2, 0, 2, 2, 2, 2, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 3, 3, 3, 3, 15, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 2, 2, 1, 1, 1, 10, 10, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0,
        0, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 1, 1,
        10, 10, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 10, 10, 10, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 2, 2, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 2, 2, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 6, 6, 6, 6, 15, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 2, 2, 2, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 15, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
        2, 2, 0, 0, 0, 6, 6, 6, 6, 15, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 4,
        4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0,
        0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 3, 3, 3, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 2, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2,
        3, 3, 3, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1,
        1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2,
        0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0,
        0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 10, 10, 10, 5, 5, 5, 5, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        10, 10, 10, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
        4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 15, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        10, 10, 10, 5, 5, 5, 5, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 4,
        4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 10, 10, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0,
        0, 0, 0, 0};
    static const rw_set14 SET_OF_land_3 = {{~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, 0x3FFFFFULL}};
    static const uint8_t T_values_line_141[854] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t T_values_line_74[3416] = {0, 0, 62, 2, 0, 1, 63, 3, 0, 2, 64, 4, 0, 3, 65, 5, 0, 4, 66, 6, 0,
        5, 67, 7, 0, 6, 68, 8, 0, 7, 69, 9, 0, 8, 70, 10, 0, 9, 71, 11, 0, 10, 72, 12, 0, 11, 73, 13, 0, 12, 74, 14,
        0, 13, 75, 15, 0, 14, 76, 16, 0, 15, 77, 17, 0, 16, 78, 18, 0, 17, 79, 19, 0, 18, 80, 20, 0, 19, 81, 21, 0,
        20, 82, 22, 0, 21, 83, 23, 0, 22, 84, 24, 0, 23, 85, 25, 0, 24, 86, 26, 0, 25, 87, 27, 0, 26, 88, 28, 0, 27,
        89, 29, 0, 28, 90, 30, 0, 29, 91, 31, 0, 30, 92, 32, 0, 31, 93, 33, 0, 32, 94, 34, 0, 33, 95, 35, 0, 34, 96,
        36, 0, 35, 97, 37, 0, 36, 98, 38, 0, 37, 99, 39, 0, 38, 100, 40, 0, 39, 101, 41, 0, 40, 102, 42, 0, 41, 103,
        43, 0, 42, 104, 44, 0, 43, 105, 45, 0, 44, 106, 46, 0, 45, 107, 47, 0, 46, 108, 48, 0, 47, 109, 49, 0, 48,
        110, 50, 0, 49, 111, 51, 0, 50, 112, 52, 0, 51, 113, 53, 0, 52, 114, 54, 0, 53, 115, 55, 0, 54, 116, 56, 0,
        55, 117, 57, 0, 56, 118, 58, 0, 57, 119, 59, 0, 58, 120, 60, 0, 59, 121, 61, 0, 60, 122, 0, 1, 0, 123, 63, 2,
        62, 124, 64, 3, 63, 125, 65, 4, 64, 126, 66, 5, 65, 127, 67, 6, 66, 128, 68, 7, 67, 129, 69, 8, 68, 130, 70,
        9, 69, 131, 71, 10, 70, 132, 72, 11, 71, 133, 73, 12, 72, 134, 74, 13, 73, 135, 75, 14, 74, 136, 76, 15, 75,
        137, 77, 16, 76, 138, 78, 17, 77, 139, 79, 18, 78, 140, 80, 19, 79, 141, 81, 20, 80, 142, 82, 21, 81, 143, 83,
        22, 82, 144, 84, 23, 83, 145, 85, 24, 84, 146, 86, 25, 85, 147, 87, 26, 86, 148, 88, 27, 87, 149, 89, 28, 88,
        150, 90, 29, 89, 151, 91, 30, 90, 152, 92, 31, 91, 153, 93, 32, 92, 154, 94, 33, 93, 155, 95, 34, 94, 156, 96,
        35, 95, 157, 97, 36, 96, 158, 98, 37, 97, 159, 99, 38, 98, 160, 100, 39, 99, 161, 101, 40, 100, 162, 102, 41,
        101, 163, 103, 42, 102, 164, 104, 43, 103, 165, 105, 44, 104, 166, 106, 45, 105, 167, 107, 46, 106, 168, 108,
        47, 107, 169, 109, 48, 108, 170, 110, 49, 109, 171, 111, 50, 110, 172, 112, 51, 111, 173, 113, 52, 112, 174,
        114, 53, 113, 175, 115, 54, 114, 176, 116, 55, 115, 177, 117, 56, 116, 178, 118, 57, 117, 179, 119, 58, 118,
        180, 120, 59, 119, 181, 121, 60, 120, 182, 122, 61, 121, 183, 0, 62, 0, 184, 124, 63, 123, 185, 125, 64, 124,
        186, 126, 65, 125, 187, 127, 66, 126, 188, 128, 67, 127, 189, 129, 68, 128, 190, 130, 69, 129, 191, 131, 70,
        130, 192, 132, 71, 131, 193, 133, 72, 132, 194, 134, 73, 133, 195, 135, 74, 134, 196, 136, 75, 135, 197, 137,
        76, 136, 198, 138, 77, 137, 199, 139, 78, 138, 200, 140, 79, 139, 201, 141, 80, 140, 202, 142, 81, 141, 203,
        143, 82, 142, 204, 144, 83, 143, 205, 145, 84, 144, 206, 146, 85, 145, 207, 147, 86, 146, 208, 148, 87, 147,
        209, 149, 88, 148, 210, 150, 89, 149, 211, 151, 90, 150, 212, 152, 91, 151, 213, 153, 92, 152, 214, 154, 93,
        153, 215, 155, 94, 154, 216, 156, 95, 155, 217, 157, 96, 156, 218, 158, 97, 157, 219, 159, 98, 158, 220, 160,
        99, 159, 221, 161, 100, 160, 222, 162, 101, 161, 223, 163, 102, 162, 224, 164, 103, 163, 225, 165, 104, 164,
        226, 166, 105, 165, 227, 167, 106, 166, 228, 168, 107, 167, 229, 169, 108, 168, 230, 170, 109, 169, 231, 171,
        110, 170, 232, 172, 111, 171, 233, 173, 112, 172, 234, 174, 113, 173, 235, 175, 114, 174, 236, 176, 115, 175,
        237, 177, 116, 176, 238, 178, 117, 177, 239, 179, 118, 178, 240, 180, 119, 179, 241, 181, 120, 180, 242, 182,
        121, 181, 243, 183, 122, 182, 244, 0, 123, 0, 245, 185, 124, 184, 246, 186, 125, 185, 247, 187, 126, 186, 248,
        188, 127, 187, 249, 189, 128, 188, 250, 190, 129, 189, 251, 191, 130, 190, 252, 192, 131, 191, 253, 193, 132,
        192, 254, 194, 133, 193, 255, 195, 134, 194, 256, 196, 135, 195, 257, 197, 136, 196, 258, 198, 137, 197, 259,
        199, 138, 198, 260, 200, 139, 199, 261, 201, 140, 200, 262, 202, 141, 201, 263, 203, 142, 202, 264, 204, 143,
        203, 265, 205, 144, 204, 266, 206, 145, 205, 267, 207, 146, 206, 268, 208, 147, 207, 269, 209, 148, 208, 270,
        210, 149, 209, 271, 211, 150, 210, 272, 212, 151, 211, 273, 213, 152, 212, 274, 214, 153, 213, 275, 215, 154,
        214, 276, 216, 155, 215, 277, 217, 156, 216, 278, 218, 157, 217, 279, 219, 158, 218, 280, 220, 159, 219, 281,
        221, 160, 220, 282, 222, 161, 221, 283, 223, 162, 222, 284, 224, 163, 223, 285, 225, 164, 224, 286, 226, 165,
        225, 287, 227, 166, 226, 288, 228, 167, 227, 289, 229, 168, 228, 290, 230, 169, 229, 291, 231, 170, 230, 292,
        232, 171, 231, 293, 233, 172, 232, 294, 234, 173, 233, 295, 235, 174, 234, 296, 236, 175, 235, 297, 237, 176,
        236, 298, 238, 177, 237, 299, 239, 178, 238, 300, 240, 179, 239, 301, 241, 180, 240, 302, 242, 181, 241, 303,
        243, 182, 242, 304, 244, 183, 243, 305, 0, 184, 0, 306, 246, 185, 245, 307, 247, 186, 246, 308, 248, 187, 247,
        309, 249, 188, 248, 310, 250, 189, 249, 311, 251, 190, 250, 312, 252, 191, 251, 313, 253, 192, 252, 314, 254,
        193, 253, 315, 255, 194, 254, 316, 256, 195, 255, 317, 257, 196, 256, 318, 258, 197, 257, 319, 259, 198, 258,
        320, 260, 199, 259, 321, 261, 200, 260, 322, 262, 201, 261, 323, 263, 202, 262, 324, 264, 203, 263, 325, 265,
        204, 264, 326, 266, 205, 265, 327, 267, 206, 266, 328, 268, 207, 267, 329, 269, 208, 268, 330, 270, 209, 269,
        331, 271, 210, 270, 332, 272, 211, 271, 333, 273, 212, 272, 334, 274, 213, 273, 335, 275, 214, 274, 336, 276,
        215, 275, 337, 277, 216, 276, 338, 278, 217, 277, 339, 279, 218, 278, 340, 280, 219, 279, 341, 281, 220, 280,
        342, 282, 221, 281, 343, 283, 222, 282, 344, 284, 223, 283, 345, 285, 224, 284, 346, 286, 225, 285, 347, 287,
        226, 286, 348, 288, 227, 287, 349, 289, 228, 288, 350, 290, 229, 289, 351, 291, 230, 290, 352, 292, 231, 291,
        353, 293, 232, 292, 354, 294, 233, 293, 355, 295, 234, 294, 356, 296, 235, 295, 357, 297, 236, 296, 358, 298,
        237, 297, 359, 299, 238, 298, 360, 300, 239, 299, 361, 301, 240, 300, 362, 302, 241, 301, 363, 303, 242, 302,
        364, 304, 243, 303, 365, 305, 244, 304, 366, 0, 245, 0, 367, 307, 246, 306, 368, 308, 247, 307, 369, 309, 248,
        308, 370, 310, 249, 309, 371, 311, 250, 310, 372, 312, 251, 311, 373, 313, 252, 312, 374, 314, 253, 313, 375,
        315, 254, 314, 376, 316, 255, 315, 377, 317, 256, 316, 378, 318, 257, 317, 379, 319, 258, 318, 380, 320, 259,
        319, 381, 321, 260, 320, 382, 322, 261, 321, 383, 323, 262, 322, 384, 324, 263, 323, 385, 325, 264, 324, 386,
        326, 265, 325, 387, 327, 266, 326, 388, 328, 267, 327, 389, 329, 268, 328, 390, 330, 269, 329, 391, 331, 270,
        330, 392, 332, 271, 331, 393, 333, 272, 332, 394, 334, 273, 333, 395, 335, 274, 334, 396, 336, 275, 335, 397,
        337, 276, 336, 398, 338, 277, 337, 399, 339, 278, 338, 400, 340, 279, 339, 401, 341, 280, 340, 402, 342, 281,
        341, 403, 343, 282, 342, 404, 344, 283, 343, 405, 345, 284, 344, 406, 346, 285, 345, 407, 347, 286, 346, 408,
        348, 287, 347, 409, 349, 288, 348, 410, 350, 289, 349, 411, 351, 290, 350, 412, 352, 291, 351, 413, 353, 292,
        352, 414, 354, 293, 353, 415, 355, 294, 354, 416, 356, 295, 355, 417, 357, 296, 356, 418, 358, 297, 357, 419,
        359, 298, 358, 420, 360, 299, 359, 421, 361, 300, 360, 422, 362, 301, 361, 423, 363, 302, 362, 424, 364, 303,
        363, 425, 365, 304, 364, 426, 366, 305, 365, 427, 0, 306, 0, 428, 368, 307, 367, 429, 369, 308, 368, 430, 370,
        309, 369, 431, 371, 310, 370, 432, 372, 311, 371, 433, 373, 312, 372, 434, 374, 313, 373, 435, 375, 314, 374,
        436, 376, 315, 375, 437, 377, 316, 376, 438, 378, 317, 377, 439, 379, 318, 378, 440, 380, 319, 379, 441, 381,
        320, 380, 442, 382, 321, 381, 443, 383, 322, 382, 444, 384, 323, 383, 445, 385, 324, 384, 446, 386, 325, 385,
        447, 387, 326, 386, 448, 388, 327, 387, 449, 389, 328, 388, 450, 390, 329, 389, 451, 391, 330, 390, 452, 392,
        331, 391, 453, 393, 332, 392, 454, 394, 333, 393, 455, 395, 334, 394, 456, 396, 335, 395, 457, 397, 336, 396,
        458, 398, 337, 397, 459, 399, 338, 398, 460, 400, 339, 399, 461, 401, 340, 400, 462, 402, 341, 401, 463, 403,
        342, 402, 464, 404, 343, 403, 465, 405, 344, 404, 466, 406, 345, 405, 467, 407, 346, 406, 468, 408, 347, 407,
        469, 409, 348, 408, 470, 410, 349, 409, 471, 411, 350, 410, 472, 412, 351, 411, 473, 413, 352, 412, 474, 414,
        353, 413, 475, 415, 354, 414, 476, 416, 355, 415, 477, 417, 356, 416, 478, 418, 357, 417, 479, 419, 358, 418,
        480, 420, 359, 419, 481, 421, 360, 420, 482, 422, 361, 421, 483, 423, 362, 422, 484, 424, 363, 423, 485, 425,
        364, 424, 486, 426, 365, 425, 487, 427, 366, 426, 488, 0, 367, 0, 489, 429, 368, 428, 490, 430, 369, 429, 491,
        431, 370, 430, 492, 432, 371, 431, 493, 433, 372, 432, 494, 434, 373, 433, 495, 435, 374, 434, 496, 436, 375,
        435, 497, 437, 376, 436, 498, 438, 377, 437, 499, 439, 378, 438, 500, 440, 379, 439, 501, 441, 380, 440, 502,
        442, 381, 441, 503, 443, 382, 442, 504, 444, 383, 443, 505, 445, 384, 444, 506, 446, 385, 445, 507, 447, 386,
        446, 508, 448, 387, 447, 509, 449, 388, 448, 510, 450, 389, 449, 511, 451, 390, 450, 512, 452, 391, 451, 513,
        453, 392, 452, 514, 454, 393, 453, 515, 455, 394, 454, 516, 456, 395, 455, 517, 457, 396, 456, 518, 458, 397,
        457, 519, 459, 398, 458, 520, 460, 399, 459, 521, 461, 400, 460, 522, 462, 401, 461, 523, 463, 402, 462, 524,
        464, 403, 463, 525, 465, 404, 464, 526, 466, 405, 465, 527, 467, 406, 466, 528, 468, 407, 467, 529, 469, 408,
        468, 530, 470, 409, 469, 531, 471, 410, 470, 532, 472, 411, 471, 533, 473, 412, 472, 534, 474, 413, 473, 535,
        475, 414, 474, 536, 476, 415, 475, 537, 477, 416, 476, 538, 478, 417, 477, 539, 479, 418, 478, 540, 480, 419,
        479, 541, 481, 420, 480, 542, 482, 421, 481, 543, 483, 422, 482, 544, 484, 423, 483, 545, 485, 424, 484, 546,
        486, 425, 485, 547, 487, 426, 486, 548, 488, 427, 487, 549, 0, 428, 0, 550, 490, 429, 489, 551, 491, 430, 490,
        552, 492, 431, 491, 553, 493, 432, 492, 554, 494, 433, 493, 555, 495, 434, 494, 556, 496, 435, 495, 557, 497,
        436, 496, 558, 498, 437, 497, 559, 499, 438, 498, 560, 500, 439, 499, 561, 501, 440, 500, 562, 502, 441, 501,
        563, 503, 442, 502, 564, 504, 443, 503, 565, 505, 444, 504, 566, 506, 445, 505, 567, 507, 446, 506, 568, 508,
        447, 507, 569, 509, 448, 508, 570, 510, 449, 509, 571, 511, 450, 510, 572, 512, 451, 511, 573, 513, 452, 512,
        574, 514, 453, 513, 575, 515, 454, 514, 576, 516, 455, 515, 577, 517, 456, 516, 578, 518, 457, 517, 579, 519,
        458, 518, 580, 520, 459, 519, 581, 521, 460, 520, 582, 522, 461, 521, 583, 523, 462, 522, 584, 524, 463, 523,
        585, 525, 464, 524, 586, 526, 465, 525, 587, 527, 466, 526, 588, 528, 467, 527, 589, 529, 468, 528, 590, 530,
        469, 529, 591, 531, 470, 530, 592, 532, 471, 531, 593, 533, 472, 532, 594, 534, 473, 533, 595, 535, 474, 534,
        596, 536, 475, 535, 597, 537, 476, 536, 598, 538, 477, 537, 599, 539, 478, 538, 600, 540, 479, 539, 601, 541,
        480, 540, 602, 542, 481, 541, 603, 543, 482, 542, 604, 544, 483, 543, 605, 545, 484, 544, 606, 546, 485, 545,
        607, 547, 486, 546, 608, 548, 487, 547, 609, 549, 488, 548, 610, 0, 489, 0, 611, 551, 490, 550, 612, 552, 491,
        551, 613, 553, 492, 552, 614, 554, 493, 553, 615, 555, 494, 554, 616, 556, 495, 555, 617, 557, 496, 556, 618,
        558, 497, 557, 619, 559, 498, 558, 620, 560, 499, 559, 621, 561, 500, 560, 622, 562, 501, 561, 623, 563, 502,
        562, 624, 564, 503, 563, 625, 565, 504, 564, 626, 566, 505, 565, 627, 567, 506, 566, 628, 568, 507, 567, 629,
        569, 508, 568, 630, 570, 509, 569, 631, 571, 510, 570, 632, 572, 511, 571, 633, 573, 512, 572, 634, 574, 513,
        573, 635, 575, 514, 574, 636, 576, 515, 575, 637, 577, 516, 576, 638, 578, 517, 577, 639, 579, 518, 578, 640,
        580, 519, 579, 641, 581, 520, 580, 642, 582, 521, 581, 643, 583, 522, 582, 644, 584, 523, 583, 645, 585, 524,
        584, 646, 586, 525, 585, 647, 587, 526, 586, 648, 588, 527, 587, 649, 589, 528, 588, 650, 590, 529, 589, 651,
        591, 530, 590, 652, 592, 531, 591, 653, 593, 532, 592, 654, 594, 533, 593, 655, 595, 534, 594, 656, 596, 535,
        595, 657, 597, 536, 596, 658, 598, 537, 597, 659, 599, 538, 598, 660, 600, 539, 599, 661, 601, 540, 600, 662,
        602, 541, 601, 663, 603, 542, 602, 664, 604, 543, 603, 665, 605, 544, 604, 666, 606, 545, 605, 667, 607, 546,
        606, 668, 608, 547, 607, 669, 609, 548, 608, 670, 610, 549, 609, 671, 0, 550, 0, 672, 612, 551, 611, 673, 613,
        552, 612, 674, 614, 553, 613, 675, 615, 554, 614, 676, 616, 555, 615, 677, 617, 556, 616, 678, 618, 557, 617,
        679, 619, 558, 618, 680, 620, 559, 619, 681, 621, 560, 620, 682, 622, 561, 621, 683, 623, 562, 622, 684, 624,
        563, 623, 685, 625, 564, 624, 686, 626, 565, 625, 687, 627, 566, 626, 688, 628, 567, 627, 689, 629, 568, 628,
        690, 630, 569, 629, 691, 631, 570, 630, 692, 632, 571, 631, 693, 633, 572, 632, 694, 634, 573, 633, 695, 635,
        574, 634, 696, 636, 575, 635, 697, 637, 576, 636, 698, 638, 577, 637, 699, 639, 578, 638, 700, 640, 579, 639,
        701, 641, 580, 640, 702, 642, 581, 641, 703, 643, 582, 642, 704, 644, 583, 643, 705, 645, 584, 644, 706, 646,
        585, 645, 707, 647, 586, 646, 708, 648, 587, 647, 709, 649, 588, 648, 710, 650, 589, 649, 711, 651, 590, 650,
        712, 652, 591, 651, 713, 653, 592, 652, 714, 654, 593, 653, 715, 655, 594, 654, 716, 656, 595, 655, 717, 657,
        596, 656, 718, 658, 597, 657, 719, 659, 598, 658, 720, 660, 599, 659, 721, 661, 600, 660, 722, 662, 601, 661,
        723, 663, 602, 662, 724, 664, 603, 663, 725, 665, 604, 664, 726, 666, 605, 665, 727, 667, 606, 666, 728, 668,
        607, 667, 729, 669, 608, 668, 730, 670, 609, 669, 731, 671, 610, 670, 732, 0, 611, 0, 733, 673, 612, 672, 734,
        674, 613, 673, 735, 675, 614, 674, 736, 676, 615, 675, 737, 677, 616, 676, 738, 678, 617, 677, 739, 679, 618,
        678, 740, 680, 619, 679, 741, 681, 620, 680, 742, 682, 621, 681, 743, 683, 622, 682, 744, 684, 623, 683, 745,
        685, 624, 684, 746, 686, 625, 685, 747, 687, 626, 686, 748, 688, 627, 687, 749, 689, 628, 688, 750, 690, 629,
        689, 751, 691, 630, 690, 752, 692, 631, 691, 753, 693, 632, 692, 754, 694, 633, 693, 755, 695, 634, 694, 756,
        696, 635, 695, 757, 697, 636, 696, 758, 698, 637, 697, 759, 699, 638, 698, 760, 700, 639, 699, 761, 701, 640,
        700, 762, 702, 641, 701, 763, 703, 642, 702, 764, 704, 643, 703, 765, 705, 644, 704, 766, 706, 645, 705, 767,
        707, 646, 706, 768, 708, 647, 707, 769, 709, 648, 708, 770, 710, 649, 709, 771, 711, 650, 710, 772, 712, 651,
        711, 773, 713, 652, 712, 774, 714, 653, 713, 775, 715, 654, 714, 776, 716, 655, 715, 777, 717, 656, 716, 778,
        718, 657, 717, 779, 719, 658, 718, 780, 720, 659, 719, 781, 721, 660, 720, 782, 722, 661, 721, 783, 723, 662,
        722, 784, 724, 663, 723, 785, 725, 664, 724, 786, 726, 665, 725, 787, 727, 666, 726, 788, 728, 667, 727, 789,
        729, 668, 728, 790, 730, 669, 729, 791, 731, 670, 730, 792, 732, 671, 731, 793, 0, 672, 0, 794, 734, 673, 733,
        795, 735, 674, 734, 796, 736, 675, 735, 797, 737, 676, 736, 798, 738, 677, 737, 799, 739, 678, 738, 800, 740,
        679, 739, 801, 741, 680, 740, 802, 742, 681, 741, 803, 743, 682, 742, 804, 744, 683, 743, 805, 745, 684, 744,
        806, 746, 685, 745, 807, 747, 686, 746, 808, 748, 687, 747, 809, 749, 688, 748, 810, 750, 689, 749, 811, 751,
        690, 750, 812, 752, 691, 751, 813, 753, 692, 752, 814, 754, 693, 753, 815, 755, 694, 754, 816, 756, 695, 755,
        817, 757, 696, 756, 818, 758, 697, 757, 819, 759, 698, 758, 820, 760, 699, 759, 821, 761, 700, 760, 822, 762,
        701, 761, 823, 763, 702, 762, 824, 764, 703, 763, 825, 765, 704, 764, 826, 766, 705, 765, 827, 767, 706, 766,
        828, 768, 707, 767, 829, 769, 708, 768, 830, 770, 709, 769, 831, 771, 710, 770, 832, 772, 711, 771, 833, 773,
        712, 772, 834, 774, 713, 773, 835, 775, 714, 774, 836, 776, 715, 775, 837, 777, 716, 776, 838, 778, 717, 777,
        839, 779, 718, 778, 840, 780, 719, 779, 841, 781, 720, 780, 842, 782, 721, 781, 843, 783, 722, 782, 844, 784,
        723, 783, 845, 785, 724, 784, 846, 786, 725, 785, 847, 787, 726, 786, 848, 788, 727, 787, 849, 789, 728, 788,
        850, 790, 729, 789, 851, 791, 730, 790, 852, 792, 731, 791, 853, 793, 732, 792, 854, 0, 733, 0, 0, 795, 734,
        794, 0, 796, 735, 795, 0, 797, 736, 796, 0, 798, 737, 797, 0, 799, 738, 798, 0, 800, 739, 799, 0, 801, 740,
        800, 0, 802, 741, 801, 0, 803, 742, 802, 0, 804, 743, 803, 0, 805, 744, 804, 0, 806, 745, 805, 0, 807, 746,
        806, 0, 808, 747, 807, 0, 809, 748, 808, 0, 810, 749, 809, 0, 811, 750, 810, 0, 812, 751, 811, 0, 813, 752,
        812, 0, 814, 753, 813, 0, 815, 754, 814, 0, 816, 755, 815, 0, 817, 756, 816, 0, 818, 757, 817, 0, 819, 758,
        818, 0, 820, 759, 819, 0, 821, 760, 820, 0, 822, 761, 821, 0, 823, 762, 822, 0, 824, 763, 823, 0, 825, 764,
        824, 0, 826, 765, 825, 0, 827, 766, 826, 0, 828, 767, 827, 0, 829, 768, 828, 0, 830, 769, 829, 0, 831, 770,
        830, 0, 832, 771, 831, 0, 833, 772, 832, 0, 834, 773, 833, 0, 835, 774, 834, 0, 836, 775, 835, 0, 837, 776,
        836, 0, 838, 777, 837, 0, 839, 778, 838, 0, 840, 779, 839, 0, 841, 780, 840, 0, 842, 781, 841, 0, 843, 782,
        842, 0, 844, 783, 843, 0, 845, 784, 844, 0, 846, 785, 845, 0, 847, 786, 846, 0, 848, 787, 847, 0, 849, 788,
        848, 0, 850, 789, 849, 0, 851, 790, 850, 0, 852, 791, 851, 0, 853, 792, 852, 0, 854, 793, 853, 0, 0};
    static const uint8_t T_values_line_74_2[480] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 1, 1,
        1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2,
        1, 1, 2, 2, 2, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 2, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1, 2, 2, 2, 2,
        1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 1, 1, 1, 1, 3, 1, 1, 1, 1,
        3, 1, 1, 1, 1, 3, 3, 1, 1, 1, 1, 3, 1, 1, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 3, 3, 1, 1, 1, 3, 3, 3, 1, 1,
        3, 3, 3, 1, 1, 1, 3, 3, 1, 1, 1, 3, 3, 3, 1, 1, 3, 3, 3, 1, 1, 1, 3, 3, 1, 1, 1, 3, 3, 3, 1, 1, 3, 3, 1, 3, 1,
        1, 3, 1, 3, 3, 1, 3, 1, 1, 3, 1, 3, 3, 1, 3, 1, 1, 3, 1, 3, 3, 1, 3, 1, 1, 3, 1, 3, 3, 1, 3, 1, 1, 3, 1, 3, 3,
        1, 3, 1, 1, 3, 1, 3, 3, 3, 1, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 1, 3, 3, 3, 3, 1, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 1,
        3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 2, 2, 3, 2, 1, 1, 2, 3, 2, 2, 1, 2, 3, 3, 2, 1, 2, 2, 3, 2, 1,
        1, 2, 3, 2, 2, 1, 2, 3, 3, 2, 2, 1, 1, 3, 2, 2, 2, 1, 3, 2, 2, 2, 1, 3, 3, 1, 2, 2, 2, 3, 1, 2, 2, 2, 3, 1, 1,
        2, 2, 3, 3, 2, 2, 2, 2, 3, 2, 2, 2, 2, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 2, 2, 3, 3, 3,
        2, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 2, 2, 3};
    static const uint8_t T_values_line_67[480] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2,
        1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 1, 1, 1, 3, 1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3,
        3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 3, 1, 3, 3, 3, 1, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 1, 2, 3,
        2, 1, 2, 3, 1, 2, 2, 3, 2, 2, 1, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 3, 1, 1, 1, 3, 1, 1, 3, 3, 1,
        1, 3, 3, 1, 1, 3, 3, 1, 1, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 3, 3, 3, 1, 3, 3, 3, 1, 3, 3, 3, 2, 3, 3, 3, 2,
        3, 3, 3, 3, 2, 3, 2, 1, 2, 3, 2, 1, 2, 3, 1, 2, 1, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1,
        3, 1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 1, 3, 3, 3, 1, 3, 3,
        3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 1, 2, 3, 2, 1, 2, 3, 2, 2, 2, 3, 1, 2, 1, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2,
        2, 3, 3, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2, 1, 1, 2, 2, 1, 1, 2,
        2, 2, 1, 2, 2, 2, 2, 1, 1, 1, 3, 1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3,
        1, 3, 3, 1, 3, 3, 3, 1, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 1, 2, 3, 2, 1, 2, 3, 1, 2, 2, 3, 2, 2, 1,
        3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 3};
    static const uint8_t T_values_line_75[854] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t T_values_line_75_2[120] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2,
        1, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 3, 1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1,
        1, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 3, 3, 3, 1, 3, 3, 3, 1, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 2, 3, 2, 1,
        2, 3, 2, 1, 2, 3, 1, 2, 1, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2};
    static const uint8_t T_values_line_75_3[854] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t T_land_neighbours_listed[3420] = {0, 0, 0, 0, 2, 62, 0, 0, 1, 3, 63, 0, 2, 4, 64, 0, 3, 5,
        65, 0, 4, 6, 66, 0, 5, 7, 67, 0, 6, 8, 68, 0, 7, 9, 69, 0, 8, 10, 70, 0, 9, 11, 71, 0, 10, 12, 72, 0, 11, 13,
        73, 0, 12, 14, 74, 0, 13, 15, 75, 0, 14, 16, 76, 0, 15, 17, 77, 0, 16, 18, 78, 0, 17, 19, 79, 0, 18, 20, 80,
        0, 19, 21, 81, 0, 20, 22, 82, 0, 21, 23, 83, 0, 22, 24, 84, 0, 23, 25, 85, 0, 24, 26, 86, 0, 25, 27, 87, 0,
        26, 28, 88, 0, 27, 29, 89, 0, 28, 30, 90, 0, 29, 31, 91, 0, 30, 32, 92, 0, 31, 33, 93, 0, 32, 34, 94, 0, 33,
        35, 95, 0, 34, 36, 96, 0, 35, 37, 97, 0, 36, 38, 98, 0, 37, 39, 99, 0, 38, 40, 100, 0, 39, 41, 101, 0, 40, 42,
        102, 0, 41, 43, 103, 0, 42, 44, 104, 0, 43, 45, 105, 0, 44, 46, 106, 0, 45, 47, 107, 0, 46, 48, 108, 0, 47,
        49, 109, 0, 48, 50, 110, 0, 49, 51, 111, 0, 50, 52, 112, 0, 51, 53, 113, 0, 52, 54, 114, 0, 53, 55, 115, 0,
        54, 56, 116, 0, 55, 57, 117, 0, 56, 58, 118, 0, 57, 59, 119, 0, 58, 60, 120, 0, 59, 61, 121, 0, 60, 122, 0, 0,
        1, 63, 123, 0, 2, 62, 64, 124, 3, 63, 65, 125, 4, 64, 66, 126, 5, 65, 67, 127, 6, 66, 68, 128, 7, 67, 69, 129,
        8, 68, 70, 130, 9, 69, 71, 131, 10, 70, 72, 132, 11, 71, 73, 133, 12, 72, 74, 134, 13, 73, 75, 135, 14, 74,
        76, 136, 15, 75, 77, 137, 16, 76, 78, 138, 17, 77, 79, 139, 18, 78, 80, 140, 19, 79, 81, 141, 20, 80, 82, 142,
        21, 81, 83, 143, 22, 82, 84, 144, 23, 83, 85, 145, 24, 84, 86, 146, 25, 85, 87, 147, 26, 86, 88, 148, 27, 87,
        89, 149, 28, 88, 90, 150, 29, 89, 91, 151, 30, 90, 92, 152, 31, 91, 93, 153, 32, 92, 94, 154, 33, 93, 95, 155,
        34, 94, 96, 156, 35, 95, 97, 157, 36, 96, 98, 158, 37, 97, 99, 159, 38, 98, 100, 160, 39, 99, 101, 161, 40,
        100, 102, 162, 41, 101, 103, 163, 42, 102, 104, 164, 43, 103, 105, 165, 44, 104, 106, 166, 45, 105, 107, 167,
        46, 106, 108, 168, 47, 107, 109, 169, 48, 108, 110, 170, 49, 109, 111, 171, 50, 110, 112, 172, 51, 111, 113,
        173, 52, 112, 114, 174, 53, 113, 115, 175, 54, 114, 116, 176, 55, 115, 117, 177, 56, 116, 118, 178, 57, 117,
        119, 179, 58, 118, 120, 180, 59, 119, 121, 181, 60, 120, 122, 182, 61, 121, 183, 0, 62, 124, 184, 0, 63, 123,
        125, 185, 64, 124, 126, 186, 65, 125, 127, 187, 66, 126, 128, 188, 67, 127, 129, 189, 68, 128, 130, 190, 69,
        129, 131, 191, 70, 130, 132, 192, 71, 131, 133, 193, 72, 132, 134, 194, 73, 133, 135, 195, 74, 134, 136, 196,
        75, 135, 137, 197, 76, 136, 138, 198, 77, 137, 139, 199, 78, 138, 140, 200, 79, 139, 141, 201, 80, 140, 142,
        202, 81, 141, 143, 203, 82, 142, 144, 204, 83, 143, 145, 205, 84, 144, 146, 206, 85, 145, 147, 207, 86, 146,
        148, 208, 87, 147, 149, 209, 88, 148, 150, 210, 89, 149, 151, 211, 90, 150, 152, 212, 91, 151, 153, 213, 92,
        152, 154, 214, 93, 153, 155, 215, 94, 154, 156, 216, 95, 155, 157, 217, 96, 156, 158, 218, 97, 157, 159, 219,
        98, 158, 160, 220, 99, 159, 161, 221, 100, 160, 162, 222, 101, 161, 163, 223, 102, 162, 164, 224, 103, 163,
        165, 225, 104, 164, 166, 226, 105, 165, 167, 227, 106, 166, 168, 228, 107, 167, 169, 229, 108, 168, 170, 230,
        109, 169, 171, 231, 110, 170, 172, 232, 111, 171, 173, 233, 112, 172, 174, 234, 113, 173, 175, 235, 114, 174,
        176, 236, 115, 175, 177, 237, 116, 176, 178, 238, 117, 177, 179, 239, 118, 178, 180, 240, 119, 179, 181, 241,
        120, 180, 182, 242, 121, 181, 183, 243, 122, 182, 244, 0, 123, 185, 245, 0, 124, 184, 186, 246, 125, 185, 187,
        247, 126, 186, 188, 248, 127, 187, 189, 249, 128, 188, 190, 250, 129, 189, 191, 251, 130, 190, 192, 252, 131,
        191, 193, 253, 132, 192, 194, 254, 133, 193, 195, 255, 134, 194, 196, 256, 135, 195, 197, 257, 136, 196, 198,
        258, 137, 197, 199, 259, 138, 198, 200, 260, 139, 199, 201, 261, 140, 200, 202, 262, 141, 201, 203, 263, 142,
        202, 204, 264, 143, 203, 205, 265, 144, 204, 206, 266, 145, 205, 207, 267, 146, 206, 208, 268, 147, 207, 209,
        269, 148, 208, 210, 270, 149, 209, 211, 271, 150, 210, 212, 272, 151, 211, 213, 273, 152, 212, 214, 274, 153,
        213, 215, 275, 154, 214, 216, 276, 155, 215, 217, 277, 156, 216, 218, 278, 157, 217, 219, 279, 158, 218, 220,
        280, 159, 219, 221, 281, 160, 220, 222, 282, 161, 221, 223, 283, 162, 222, 224, 284, 163, 223, 225, 285, 164,
        224, 226, 286, 165, 225, 227, 287, 166, 226, 228, 288, 167, 227, 229, 289, 168, 228, 230, 290, 169, 229, 231,
        291, 170, 230, 232, 292, 171, 231, 233, 293, 172, 232, 234, 294, 173, 233, 235, 295, 174, 234, 236, 296, 175,
        235, 237, 297, 176, 236, 238, 298, 177, 237, 239, 299, 178, 238, 240, 300, 179, 239, 241, 301, 180, 240, 242,
        302, 181, 241, 243, 303, 182, 242, 244, 304, 183, 243, 305, 0, 184, 246, 306, 0, 185, 245, 247, 307, 186, 246,
        248, 308, 187, 247, 249, 309, 188, 248, 250, 310, 189, 249, 251, 311, 190, 250, 252, 312, 191, 251, 253, 313,
        192, 252, 254, 314, 193, 253, 255, 315, 194, 254, 256, 316, 195, 255, 257, 317, 196, 256, 258, 318, 197, 257,
        259, 319, 198, 258, 260, 320, 199, 259, 261, 321, 200, 260, 262, 322, 201, 261, 263, 323, 202, 262, 264, 324,
        203, 263, 265, 325, 204, 264, 266, 326, 205, 265, 267, 327, 206, 266, 268, 328, 207, 267, 269, 329, 208, 268,
        270, 330, 209, 269, 271, 331, 210, 270, 272, 332, 211, 271, 273, 333, 212, 272, 274, 334, 213, 273, 275, 335,
        214, 274, 276, 336, 215, 275, 277, 337, 216, 276, 278, 338, 217, 277, 279, 339, 218, 278, 280, 340, 219, 279,
        281, 341, 220, 280, 282, 342, 221, 281, 283, 343, 222, 282, 284, 344, 223, 283, 285, 345, 224, 284, 286, 346,
        225, 285, 287, 347, 226, 286, 288, 348, 227, 287, 289, 349, 228, 288, 290, 350, 229, 289, 291, 351, 230, 290,
        292, 352, 231, 291, 293, 353, 232, 292, 294, 354, 233, 293, 295, 355, 234, 294, 296, 356, 235, 295, 297, 357,
        236, 296, 298, 358, 237, 297, 299, 359, 238, 298, 300, 360, 239, 299, 301, 361, 240, 300, 302, 362, 241, 301,
        303, 363, 242, 302, 304, 364, 243, 303, 305, 365, 244, 304, 366, 0, 245, 307, 367, 0, 246, 306, 308, 368, 247,
        307, 309, 369, 248, 308, 310, 370, 249, 309, 311, 371, 250, 310, 312, 372, 251, 311, 313, 373, 252, 312, 314,
        374, 253, 313, 315, 375, 254, 314, 316, 376, 255, 315, 317, 377, 256, 316, 318, 378, 257, 317, 319, 379, 258,
        318, 320, 380, 259, 319, 321, 381, 260, 320, 322, 382, 261, 321, 323, 383, 262, 322, 324, 384, 263, 323, 325,
        385, 264, 324, 326, 386, 265, 325, 327, 387, 266, 326, 328, 388, 267, 327, 329, 389, 268, 328, 330, 390, 269,
        329, 331, 391, 270, 330, 332, 392, 271, 331, 333, 393, 272, 332, 334, 394, 273, 333, 335, 395, 274, 334, 336,
        396, 275, 335, 337, 397, 276, 336, 338, 398, 277, 337, 339, 399, 278, 338, 340, 400, 279, 339, 341, 401, 280,
        340, 342, 402, 281, 341, 343, 403, 282, 342, 344, 404, 283, 343, 345, 405, 284, 344, 346, 406, 285, 345, 347,
        407, 286, 346, 348, 408, 287, 347, 349, 409, 288, 348, 350, 410, 289, 349, 351, 411, 290, 350, 352, 412, 291,
        351, 353, 413, 292, 352, 354, 414, 293, 353, 355, 415, 294, 354, 356, 416, 295, 355, 357, 417, 296, 356, 358,
        418, 297, 357, 359, 419, 298, 358, 360, 420, 299, 359, 361, 421, 300, 360, 362, 422, 301, 361, 363, 423, 302,
        362, 364, 424, 303, 363, 365, 425, 304, 364, 366, 426, 305, 365, 427, 0, 306, 368, 428, 0, 307, 367, 369, 429,
        308, 368, 370, 430, 309, 369, 371, 431, 310, 370, 372, 432, 311, 371, 373, 433, 312, 372, 374, 434, 313, 373,
        375, 435, 314, 374, 376, 436, 315, 375, 377, 437, 316, 376, 378, 438, 317, 377, 379, 439, 318, 378, 380, 440,
        319, 379, 381, 441, 320, 380, 382, 442, 321, 381, 383, 443, 322, 382, 384, 444, 323, 383, 385, 445, 324, 384,
        386, 446, 325, 385, 387, 447, 326, 386, 388, 448, 327, 387, 389, 449, 328, 388, 390, 450, 329, 389, 391, 451,
        330, 390, 392, 452, 331, 391, 393, 453, 332, 392, 394, 454, 333, 393, 395, 455, 334, 394, 396, 456, 335, 395,
        397, 457, 336, 396, 398, 458, 337, 397, 399, 459, 338, 398, 400, 460, 339, 399, 401, 461, 340, 400, 402, 462,
        341, 401, 403, 463, 342, 402, 404, 464, 343, 403, 405, 465, 344, 404, 406, 466, 345, 405, 407, 467, 346, 406,
        408, 468, 347, 407, 409, 469, 348, 408, 410, 470, 349, 409, 411, 471, 350, 410, 412, 472, 351, 411, 413, 473,
        352, 412, 414, 474, 353, 413, 415, 475, 354, 414, 416, 476, 355, 415, 417, 477, 356, 416, 418, 478, 357, 417,
        419, 479, 358, 418, 420, 480, 359, 419, 421, 481, 360, 420, 422, 482, 361, 421, 423, 483, 362, 422, 424, 484,
        363, 423, 425, 485, 364, 424, 426, 486, 365, 425, 427, 487, 366, 426, 488, 0, 367, 429, 489, 0, 368, 428, 430,
        490, 369, 429, 431, 491, 370, 430, 432, 492, 371, 431, 433, 493, 372, 432, 434, 494, 373, 433, 435, 495, 374,
        434, 436, 496, 375, 435, 437, 497, 376, 436, 438, 498, 377, 437, 439, 499, 378, 438, 440, 500, 379, 439, 441,
        501, 380, 440, 442, 502, 381, 441, 443, 503, 382, 442, 444, 504, 383, 443, 445, 505, 384, 444, 446, 506, 385,
        445, 447, 507, 386, 446, 448, 508, 387, 447, 449, 509, 388, 448, 450, 510, 389, 449, 451, 511, 390, 450, 452,
        512, 391, 451, 453, 513, 392, 452, 454, 514, 393, 453, 455, 515, 394, 454, 456, 516, 395, 455, 457, 517, 396,
        456, 458, 518, 397, 457, 459, 519, 398, 458, 460, 520, 399, 459, 461, 521, 400, 460, 462, 522, 401, 461, 463,
        523, 402, 462, 464, 524, 403, 463, 465, 525, 404, 464, 466, 526, 405, 465, 467, 527, 406, 466, 468, 528, 407,
        467, 469, 529, 408, 468, 470, 530, 409, 469, 471, 531, 410, 470, 472, 532, 411, 471, 473, 533, 412, 472, 474,
        534, 413, 473, 475, 535, 414, 474, 476, 536, 415, 475, 477, 537, 416, 476, 478, 538, 417, 477, 479, 539, 418,
        478, 480, 540, 419, 479, 481, 541, 420, 480, 482, 542, 421, 481, 483, 543, 422, 482, 484, 544, 423, 483, 485,
        545, 424, 484, 486, 546, 425, 485, 487, 547, 426, 486, 488, 548, 427, 487, 549, 0, 428, 490, 550, 0, 429, 489,
        491, 551, 430, 490, 492, 552, 431, 491, 493, 553, 432, 492, 494, 554, 433, 493, 495, 555, 434, 494, 496, 556,
        435, 495, 497, 557, 436, 496, 498, 558, 437, 497, 499, 559, 438, 498, 500, 560, 439, 499, 501, 561, 440, 500,
        502, 562, 441, 501, 503, 563, 442, 502, 504, 564, 443, 503, 505, 565, 444, 504, 506, 566, 445, 505, 507, 567,
        446, 506, 508, 568, 447, 507, 509, 569, 448, 508, 510, 570, 449, 509, 511, 571, 450, 510, 512, 572, 451, 511,
        513, 573, 452, 512, 514, 574, 453, 513, 515, 575, 454, 514, 516, 576, 455, 515, 517, 577, 456, 516, 518, 578,
        457, 517, 519, 579, 458, 518, 520, 580, 459, 519, 521, 581, 460, 520, 522, 582, 461, 521, 523, 583, 462, 522,
        524, 584, 463, 523, 525, 585, 464, 524, 526, 586, 465, 525, 527, 587, 466, 526, 528, 588, 467, 527, 529, 589,
        468, 528, 530, 590, 469, 529, 531, 591, 470, 530, 532, 592, 471, 531, 533, 593, 472, 532, 534, 594, 473, 533,
        535, 595, 474, 534, 536, 596, 475, 535, 537, 597, 476, 536, 538, 598, 477, 537, 539, 599, 478, 538, 540, 600,
        479, 539, 541, 601, 480, 540, 542, 602, 481, 541, 543, 603, 482, 542, 544, 604, 483, 543, 545, 605, 484, 544,
        546, 606, 485, 545, 547, 607, 486, 546, 548, 608, 487, 547, 549, 609, 488, 548, 610, 0, 489, 551, 611, 0, 490,
        550, 552, 612, 491, 551, 553, 613, 492, 552, 554, 614, 493, 553, 555, 615, 494, 554, 556, 616, 495, 555, 557,
        617, 496, 556, 558, 618, 497, 557, 559, 619, 498, 558, 560, 620, 499, 559, 561, 621, 500, 560, 562, 622, 501,
        561, 563, 623, 502, 562, 564, 624, 503, 563, 565, 625, 504, 564, 566, 626, 505, 565, 567, 627, 506, 566, 568,
        628, 507, 567, 569, 629, 508, 568, 570, 630, 509, 569, 571, 631, 510, 570, 572, 632, 511, 571, 573, 633, 512,
        572, 574, 634, 513, 573, 575, 635, 514, 574, 576, 636, 515, 575, 577, 637, 516, 576, 578, 638, 517, 577, 579,
        639, 518, 578, 580, 640, 519, 579, 581, 641, 520, 580, 582, 642, 521, 581, 583, 643, 522, 582, 584, 644, 523,
        583, 585, 645, 524, 584, 586, 646, 525, 585, 587, 647, 526, 586, 588, 648, 527, 587, 589, 649, 528, 588, 590,
        650, 529, 589, 591, 651, 530, 590, 592, 652, 531, 591, 593, 653, 532, 592, 594, 654, 533, 593, 595, 655, 534,
        594, 596, 656, 535, 595, 597, 657, 536, 596, 598, 658, 537, 597, 599, 659, 538, 598, 600, 660, 539, 599, 601,
        661, 540, 600, 602, 662, 541, 601, 603, 663, 542, 602, 604, 664, 543, 603, 605, 665, 544, 604, 606, 666, 545,
        605, 607, 667, 546, 606, 608, 668, 547, 607, 609, 669, 548, 608, 610, 670, 549, 609, 671, 0, 550, 612, 672, 0,
        551, 611, 613, 673, 552, 612, 614, 674, 553, 613, 615, 675, 554, 614, 616, 676, 555, 615, 617, 677, 556, 616,
        618, 678, 557, 617, 619, 679, 558, 618, 620, 680, 559, 619, 621, 681, 560, 620, 622, 682, 561, 621, 623, 683,
        562, 622, 624, 684, 563, 623, 625, 685, 564, 624, 626, 686, 565, 625, 627, 687, 566, 626, 628, 688, 567, 627,
        629, 689, 568, 628, 630, 690, 569, 629, 631, 691, 570, 630, 632, 692, 571, 631, 633, 693, 572, 632, 634, 694,
        573, 633, 635, 695, 574, 634, 636, 696, 575, 635, 637, 697, 576, 636, 638, 698, 577, 637, 639, 699, 578, 638,
        640, 700, 579, 639, 641, 701, 580, 640, 642, 702, 581, 641, 643, 703, 582, 642, 644, 704, 583, 643, 645, 705,
        584, 644, 646, 706, 585, 645, 647, 707, 586, 646, 648, 708, 587, 647, 649, 709, 588, 648, 650, 710, 589, 649,
        651, 711, 590, 650, 652, 712, 591, 651, 653, 713, 592, 652, 654, 714, 593, 653, 655, 715, 594, 654, 656, 716,
        595, 655, 657, 717, 596, 656, 658, 718, 597, 657, 659, 719, 598, 658, 660, 720, 599, 659, 661, 721, 600, 660,
        662, 722, 601, 661, 663, 723, 602, 662, 664, 724, 603, 663, 665, 725, 604, 664, 666, 726, 605, 665, 667, 727,
        606, 666, 668, 728, 607, 667, 669, 729, 608, 668, 670, 730, 609, 669, 671, 731, 610, 670, 732, 0, 611, 673,
        733, 0, 612, 672, 674, 734, 613, 673, 675, 735, 614, 674, 676, 736, 615, 675, 677, 737, 616, 676, 678, 738,
        617, 677, 679, 739, 618, 678, 680, 740, 619, 679, 681, 741, 620, 680, 682, 742, 621, 681, 683, 743, 622, 682,
        684, 744, 623, 683, 685, 745, 624, 684, 686, 746, 625, 685, 687, 747, 626, 686, 688, 748, 627, 687, 689, 749,
        628, 688, 690, 750, 629, 689, 691, 751, 630, 690, 692, 752, 631, 691, 693, 753, 632, 692, 694, 754, 633, 693,
        695, 755, 634, 694, 696, 756, 635, 695, 697, 757, 636, 696, 698, 758, 637, 697, 699, 759, 638, 698, 700, 760,
        639, 699, 701, 761, 640, 700, 702, 762, 641, 701, 703, 763, 642, 702, 704, 764, 643, 703, 705, 765, 644, 704,
        706, 766, 645, 705, 707, 767, 646, 706, 708, 768, 647, 707, 709, 769, 648, 708, 710, 770, 649, 709, 711, 771,
        650, 710, 712, 772, 651, 711, 713, 773, 652, 712, 714, 774, 653, 713, 715, 775, 654, 714, 716, 776, 655, 715,
        717, 777, 656, 716, 718, 778, 657, 717, 719, 779, 658, 718, 720, 780, 659, 719, 721, 781, 660, 720, 722, 782,
        661, 721, 723, 783, 662, 722, 724, 784, 663, 723, 725, 785, 664, 724, 726, 786, 665, 725, 727, 787, 666, 726,
        728, 788, 667, 727, 729, 789, 668, 728, 730, 790, 669, 729, 731, 791, 670, 730, 732, 792, 671, 731, 793, 0,
        672, 734, 794, 0, 673, 733, 735, 795, 674, 734, 736, 796, 675, 735, 737, 797, 676, 736, 738, 798, 677, 737,
        739, 799, 678, 738, 740, 800, 679, 739, 741, 801, 680, 740, 742, 802, 681, 741, 743, 803, 682, 742, 744, 804,
        683, 743, 745, 805, 684, 744, 746, 806, 685, 745, 747, 807, 686, 746, 748, 808, 687, 747, 749, 809, 688, 748,
        750, 810, 689, 749, 751, 811, 690, 750, 752, 812, 691, 751, 753, 813, 692, 752, 754, 814, 693, 753, 755, 815,
        694, 754, 756, 816, 695, 755, 757, 817, 696, 756, 758, 818, 697, 757, 759, 819, 698, 758, 760, 820, 699, 759,
        761, 821, 700, 760, 762, 822, 701, 761, 763, 823, 702, 762, 764, 824, 703, 763, 765, 825, 704, 764, 766, 826,
        705, 765, 767, 827, 706, 766, 768, 828, 707, 767, 769, 829, 708, 768, 770, 830, 709, 769, 771, 831, 710, 770,
        772, 832, 711, 771, 773, 833, 712, 772, 774, 834, 713, 773, 775, 835, 714, 774, 776, 836, 715, 775, 777, 837,
        716, 776, 778, 838, 717, 777, 779, 839, 718, 778, 780, 840, 719, 779, 781, 841, 720, 780, 782, 842, 721, 781,
        783, 843, 722, 782, 784, 844, 723, 783, 785, 845, 724, 784, 786, 846, 725, 785, 787, 847, 726, 786, 788, 848,
        727, 787, 789, 849, 728, 788, 790, 850, 729, 789, 791, 851, 730, 790, 792, 852, 731, 791, 793, 853, 732, 792,
        854, 0, 733, 795, 0, 0, 734, 794, 796, 0, 735, 795, 797, 0, 736, 796, 798, 0, 737, 797, 799, 0, 738, 798, 800,
        0, 739, 799, 801, 0, 740, 800, 802, 0, 741, 801, 803, 0, 742, 802, 804, 0, 743, 803, 805, 0, 744, 804, 806, 0,
        745, 805, 807, 0, 746, 806, 808, 0, 747, 807, 809, 0, 748, 808, 810, 0, 749, 809, 811, 0, 750, 810, 812, 0,
        751, 811, 813, 0, 752, 812, 814, 0, 753, 813, 815, 0, 754, 814, 816, 0, 755, 815, 817, 0, 756, 816, 818, 0,
        757, 817, 819, 0, 758, 818, 820, 0, 759, 819, 821, 0, 760, 820, 822, 0, 761, 821, 823, 0, 762, 822, 824, 0,
        763, 823, 825, 0, 764, 824, 826, 0, 765, 825, 827, 0, 766, 826, 828, 0, 767, 827, 829, 0, 768, 828, 830, 0,
        769, 829, 831, 0, 770, 830, 832, 0, 771, 831, 833, 0, 772, 832, 834, 0, 773, 833, 835, 0, 774, 834, 836, 0,
        775, 835, 837, 0, 776, 836, 838, 0, 777, 837, 839, 0, 778, 838, 840, 0, 779, 839, 841, 0, 780, 840, 842, 0,
        781, 841, 843, 0, 782, 842, 844, 0, 783, 843, 845, 0, 784, 844, 846, 0, 785, 845, 847, 0, 786, 846, 848, 0,
        787, 847, 849, 0, 788, 848, 850, 0, 789, 849, 851, 0, 790, 850, 852, 0, 791, 851, 853, 0, 792, 852, 854, 0,
        793, 853, 0, 0};
    static const uint8_t T_things[120] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2,
        1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 3, 1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 3, 1,
        3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 1, 3, 3, 3, 1, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 1, 2, 3, 2, 1, 2, 3,
        2, 2, 2, 3, 1, 2, 1, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2};
    static const int16_t T_back_2[855] = {0, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
        80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
        106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127,
        128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149,
        150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171,
        172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193,
        194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215,
        216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237,
        238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
        260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281,
        282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303,
        304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325,
        326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347,
        348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369,
        370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391,
        392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413,
        414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435,
        436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457,
        458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479,
        480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501,
        502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523,
        524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545,
        546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567,
        568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589,
        590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611,
        612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633,
        634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655,
        656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677,
        678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699,
        700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721,
        722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743,
        744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765,
        766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787,
        788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809,
        810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831,
        832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853,
        854, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_things_2[120] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2,
        2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2, 2, 1, 1, 1, 3, 1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 3,
        1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 3, 1, 3, 3, 3, 1, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 1, 2, 3, 2, 1, 2,
        3, 1, 2, 2, 3, 2, 2, 1, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 3};
    static const int16_t T_back_3[855] = {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 0, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76,
        77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102,
        103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 0, 124,
        125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
        147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168,
        169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 0, 185, 186, 187, 188, 189, 190,
        191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212,
        213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
        235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 0, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256,
        257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278,
        279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300,
        301, 302, 303, 304, 305, 0, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322,
        323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344,
        345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366,
        0, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388,
        389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410,
        411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 0, 429, 430, 431, 432,
        433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454,
        455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476,
        477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 0, 490, 491, 492, 493, 494, 495, 496, 497, 498,
        499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520,
        521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542,
        543, 544, 545, 546, 547, 548, 549, 0, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564,
        565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
        587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608,
        609, 610, 0, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630,
        631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652,
        653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 0, 673, 674,
        675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696,
        697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718,
        719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 0, 734, 735, 736, 737, 738, 739, 740,
        741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762,
        763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784,
        785, 786, 787, 788, 789, 790, 791, 792, 793, 0, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806,
        807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828,
        829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850,
        851, 852, 853, 854, 0};
    static const uint8_t T_things_3[120] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1,
        2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 1, 1, 1, 3, 1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1,
        3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 3, 1, 3, 3, 3, 1, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 1, 2, 3, 2, 1,
        2, 3, 1, 2, 2, 3, 2, 2, 1, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3};
    static const int16_t T_back_4[855] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84,
        85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109,
        110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
        132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153,
        154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
        176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197,
        198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
        220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241,
        242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263,
        264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285,
        286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307,
        308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329,
        330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351,
        352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373,
        374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395,
        396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417,
        418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
        440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461,
        462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483,
        484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505,
        506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527,
        528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549,
        550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571,
        572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593,
        594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615,
        616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637,
        638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659,
        660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681,
        682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703,
        704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725,
        726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747,
        748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769,
        770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 791,
        792, 793};
    static const int16_t T_back_5[855] = {0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 0, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
        76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102,
        103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 0, 123, 124,
        125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
        147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168,
        169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 0, 184, 185, 186, 187, 188, 189, 190,
        191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212,
        213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
        235, 236, 237, 238, 239, 240, 241, 242, 243, 0, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256,
        257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278,
        279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300,
        301, 302, 303, 304, 0, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322,
        323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344,
        345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 0,
        367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388,
        389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410,
        411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 0, 428, 429, 430, 431, 432,
        433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454,
        455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476,
        477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 0, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498,
        499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520,
        521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542,
        543, 544, 545, 546, 547, 548, 0, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564,
        565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
        587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608,
        609, 0, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630,
        631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652,
        653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 0, 672, 673, 674,
        675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696,
        697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718,
        719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 0, 733, 734, 735, 736, 737, 738, 739, 740,
        741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762,
        763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784,
        785, 786, 787, 788, 789, 790, 791, 792, 0, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806,
        807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828,
        829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850,
        851, 852, 853};
    static const uint16_t T_cells[855] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 768, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 768, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_masks_line_255[4] = {1, 2, 4, 8};
    static const rw_check CHECKS[25] = {{208, 854, 'B', 0, 29}, {1062, 854, 'B', 0, 3}, {160, 14, 'H', 0, 6831}, {188,
        2, 'H', 0, 7}, {160, 7, 'F', 188, 0}, {174, 7, 'F', 190, 0}, {1916, 2, 'B', 0, 7}, {1918, 4, 'B', 0, 12},
        {192, 4, 'H', 0, 999}, {1951, 1, 'B', 0, 29}, {104, 1, 'Q', 0, 4194303}, {200, 1, 'H', 0, 854}, {1981, 1, 'B',
        0, 2}, {1982, 1, 'B', 0, 1}, {128, 2, 'i', -1000000, 1000000}, {136, 2, 'i', -1000000, 1000000}, {144, 2, 'i',
        -1000000, 1000000}, {152, 2, 'i', -1000000, 1000000}, {0, 1, 'H', 0, 2}, {2, 2, 'B', 0, 2}, {2, 1, '1', 0, 0},
        {6, 1, 'B', 0, 2}, {7, 1, 'B', 0, 2}, {2, 1, 'B', 0, 2}, {6, 1, 'B', 1, 2}};
    static const uint8_t IN_FRAME[41] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1,
        1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[41] = {3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t FILLED[41] = {3, 3, 3, 3, 3, 3, 4, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t RETURNED_TO[41] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0};
    static const uint8_t CHECKED[6] = {0, 18, 23, 24, 24, 25};
    static const uint8_t POINT_KIND[41] = {1, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[41] = {-1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[41] = {44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[41] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[41] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
        4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4};
    static const uint8_t PROC_OF[41] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
        0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0};
    static const uint8_t PROC_AT[48] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
        0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 1, 3, 0, 1, 1, 3};
    static const uint8_t ENDLESS_AT[48] = {87, 87, 87, 88, 88, 87, 87, 87, 87, 87, 19, 19, 87, 19, 89, 90, 89, 90, 90,
        90, 89, 89, 90, 90, 19, 19, 19, 19, 91, 91, 91, 91, 91, 91, 91, 91, 91, 19, 87, 19, 19, 87, 89, 91, 87, 89,
        89, 91};
    static const uint8_t ENTER_AT[3] = {41, 42, 43};
    static const int32_t OPTION_COUNT[3] = {1, 2, 2};
    static const int32_t FIRST_OPTION[3] = {0, 1, 3};
    static const int32_t FIRST_ARG[6] = {0, 1, 3, 3, 4, 4};
    static const int32_t ARG_KIND[4] = {1, 0, 0, 0};
    static const int32_t ARG_SIZE[4] = {8, 8, 8, 8};
    static const int32_t ARG_OFFSET[4] = {0, 0, 1, 0};
    static const uint8_t WANTED[5] = {0, 0, 0, 0, 0};
    static const uint8_t TRIED_AT[3] = {41, 42, 43};
    static const uint8_t JOIN_OF[3] = {7, 19, 32};
    static const int8_t BODIES_END[3] = {-1, -1, -1};
    static const uint8_t BLOCK_OF[3] = {6, 18, 29};
    static const uint8_t NEEDS[41] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[41] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1};
    static const uint8_t SCOPED[41] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0};
    static const uint8_t POSTPONED[92] = {0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1,
        1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    """
    const rw_set14 SET_OF_land
    const uint8_t T_Tile_posts[233]
    const uint8_t T_Tile_flags[233]
    const uint8_t T_Tile_animals[233]
    const int16_t T_land_surroundings_listed[6840]
    const uint8_t T_values_line_108[854]
    const int16_t T_masks_line_108[1080]
    const int16_t T_land_ways[3420]
    const uint8_t T_values_line_69[855]
    const uint8_t T_Tile_kind[233]
    const int16_t T_masks_line_99[120]
    const uint8_t T_values_line_84[1440]
    const uint8_t T_values_line_99[12]
    const uint8_t T_values_line_84_2[1920]
    const uint8_t T_values_line_99_2[12]
    const uint8_t T_masks_line_99_2[30]
    const uint8_t T_back[4]
    const uint8_t T_masks_line_99_3[480]
    const uint8_t T_masks_line_99_4[30]
    const uint8_t T_Tile_copies[30]
    const uint8_t T_values_line_206[3]
    const rw_set107 SET_OF_feature
    const uint8_t T_values_line_115[4]
    const uint8_t T_land_second[855]
    const uint8_t T_values_line_198[16]
    const uint8_t T_values_line_92[5]
    const rw_set14 SET_OF_land_2
    const uint8_t T_values_line_82[30]
    const uint8_t T_beside_line_141[30720]
    const rw_set14 SET_OF_land_3
    const uint8_t T_values_line_141[854]
    const int16_t T_values_line_74[3416]
    const uint8_t T_values_line_74_2[480]
    const uint8_t T_values_line_67[480]
    const uint8_t T_values_line_75[854]
    const uint8_t T_values_line_75_2[120]
    const uint8_t T_values_line_75_3[854]
    const int16_t T_land_neighbours_listed[3420]
    const uint8_t T_things[120]
    const int16_t T_back_2[855]
    const uint8_t T_things_2[120]
    const int16_t T_back_3[855]
    const uint8_t T_things_3[120]
    const int16_t T_back_4[855]
    const int16_t T_back_5[855]
    const uint16_t T_cells[855]
    const uint8_t T_masks_line_255[4]
    const rw_check CHECKS[25]
    const uint8_t IN_FRAME[41]
    const uint8_t FILLED_RESTING[41]
    const uint8_t FILLED[41]
    const uint8_t RETURNED_TO[41]
    const uint8_t CHECKED[6]
    const uint8_t POINT_KIND[41]
    const int8_t DECISION_AT[41]
    const uint8_t HAPPEN_AT[41]
    const uint8_t FRAME_SIZE[41]
    const uint8_t RETURN_AT[41]
    const uint8_t PROC_OF[41]
    const uint8_t PROC_AT[48]
    const uint8_t ENDLESS_AT[48]
    const uint8_t ENTER_AT[3]
    const int32_t OPTION_COUNT[3]
    const int32_t FIRST_OPTION[3]
    const int32_t FIRST_ARG[6]
    const int32_t ARG_KIND[4]
    const int32_t ARG_SIZE[4]
    const int32_t ARG_OFFSET[4]
    const uint8_t WANTED[5]
    const uint8_t TRIED_AT[3]
    const uint8_t JOIN_OF[3]
    const int8_t BODIES_END[3]
    const uint8_t BLOCK_OF[3]
    const uint8_t NEEDS[41]
    const uint8_t FAILS[41]
    const uint8_t SCOPED[41]
    const uint8_t POSTPONED[92]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'new_world.game', 206, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 230, 1),
    ('RW605', 'a number is too large to compute with',
     'new_world.game', 230, 37),
    ('RW605', 'a number is too large to compute with',
     '', 0, 0),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 208, 30),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 209, 5),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'new_world.game', 210, 5),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 211, 5),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 211, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'new_world.game', 214, 13),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'new_world.game', 214, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'new_world.game', 215, 17),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 216, 17),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 217, 17),
    ('RW610', 'procedures call each other too deeply',
     'new_world.game', 136, 1),
    ('RW610', 'procedures call each other too deeply',
     'new_world.game', 153, 1),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 225, 17),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 225, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 218, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 178, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 182, 9),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 185, 21),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 185, 21),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 187, 21),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 187, 21),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 189, 21),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 189, 21),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 193, 13),
    ('RW605', 'a number is too large to compute with',
     'new_world.game', 178, 1),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 194, 17),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 194, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 195, 13),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 198, 17),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 198, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 168, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 169, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 170, 9),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 165, 19),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 166, 5),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 166, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 202, 13),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 203, 17),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 137, 5),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 137, 5),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'new_world.game', 139, 9),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 140, 9),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 140, 9),
    ('RW602', 'nobody is asked: the player who should choose is none',
     'new_world.game', 141, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'new_world.game', 141, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 141, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'new_world.game', 141, 9),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 151, 9),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 151, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'new_world.game', 144, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'new_world.game', 145, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'new_world.game', 146, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'new_world.game', 147, 17),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 130, 5),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 131, 5),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 131, 5),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 132, 5),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 132, 5),
    ('RW602', 'none cannot be put there',
     'new_world.game', 150, 29),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 150, 29),
    ('RW602', 'nobody is asked: the player who should choose is none',
     'new_world.game', 155, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'new_world.game', 155, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'new_world.game', 155, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'new_world.game', 158, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'new_world.game', 159, 17),
    ('RW602', 'none cannot be put there',
     'new_world.game', 160, 46),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 160, 46),
    ('RW604', 'there is no more room',
     'new_world.game', 160, 46),
    ('RW601', 'a value does not fit its place',
     'new_world.game', 161, 17),
    ('RW602', 'something is written through none: there is no such place',
     'new_world.game', 161, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 250, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 243, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 242, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 251, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 253, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 258, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 260, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 261, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 262, 1),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 206, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 213, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 136, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 138, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'new_world.game', 153, 1),
)
RULES = rules_capsule()
