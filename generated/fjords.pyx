# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Fjords, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_LIST(rw_list2, int, 2)
    RW_DEFINE_SET(24, RW_LATE)
    RW_DEFINE_BAG(22)
    RW_DEFINE_SET(167, RW_LATE)
    RW_DEFINE_LIST(rw_list6, int, 6)
    RW_DEFINE_LIST_STORAGE(rw_list6, uint16_t, 6)
    static const rw_check CHECKS[40];
    static const uint8_t IN_FRAME[103];
    static const uint8_t FILLED_RESTING[103];
    static const uint8_t FILLED[103];
    static const uint8_t RETURNED_TO[103];
    static const uint8_t CHECKED[8];
    static const uint8_t POINT_KIND[103];
    static const int8_t DECISION_AT[103];
    static const uint8_t HAPPEN_AT[103];
    static const uint8_t FRAME_SIZE[103];
    static const uint8_t RETURN_AT[103];
    static const uint8_t PROC_OF[103];
    static const uint8_t PROC_AT[114];
    static const uint8_t ENDLESS_AT[114];
    static const uint8_t ENTER_AT[7];
    static const int32_t OPTION_COUNT[7];
    static const int32_t FIRST_OPTION[7];
    static const int32_t FIRST_ARG[14];
    static const int32_t ARG_KIND[9];
    static const int32_t ARG_SIZE[9];
    static const int32_t ARG_OFFSET[9];
    static const uint8_t WANTED[13];
    static const uint8_t TRIED_AT[7];
    static const uint8_t JOIN_OF[7];
    static const int8_t BODIES_END[7];
    static const uint8_t BLOCK_OF[7];
    static const uint8_t NEEDS[103];
    static const uint8_t FAILS[103];
    static const uint8_t SCOPED[103];
    static const uint8_t POSTPONED[142];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_sites[24];
        uint64_t r_stack[7];
        uint16_t m_newest;
        uint16_t m_held[240];
        uint16_t m_held_length[2];
        uint16_t m_farm[12];
        uint16_t m_farm_length[2];
        uint16_t m_border[240];
        uint16_t m_border_length[2];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_face[1521];
        uint8_t m_stack[22];
        uint8_t m_face_up[22];
        uint8_t m_fresh[22];
        uint8_t m_hand;
        uint8_t m_farms_left[2];
        uint8_t m_fields_left[2];
        uint8_t m_playing;
        uint8_t m_settling;
        uint8_t m_starter;
        uint8_t m_opener;
        uint8_t m_played;
        uint8_t m_scored[24];
        uint8_t m_match[2];
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
        uint8_t pad_end[2];
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
        uint16_t b_cells_0[1522];
        uint8_t b_stale_0;
    } S;
    _Static_assert(offsetof(S, m_sites) == 0, "m_sites");
    _Static_assert(offsetof(S, r_stack) == 192, "r_stack");
    _Static_assert(offsetof(S, m_newest) == 248, "m_newest");
    _Static_assert(offsetof(S, m_held) == 250, "m_held");
    _Static_assert(offsetof(S, m_held_length) == 730, "m_held_length");
    _Static_assert(offsetof(S, m_farm) == 734, "m_farm");
    _Static_assert(offsetof(S, m_farm_length) == 758, "m_farm_length");
    _Static_assert(offsetof(S, m_border) == 762, "m_border");
    _Static_assert(offsetof(S, m_border_length) == 1242, "m_border_length");
    _Static_assert(offsetof(S, r_point) == 1246, "r_point");
    _Static_assert(offsetof(S, r_base) == 1248, "r_base");
    _Static_assert(offsetof(S, r_top) == 1250, "r_top");
    _Static_assert(offsetof(S, m_face) == 1252, "m_face");
    _Static_assert(offsetof(S, m_stack) == 2773, "m_stack");
    _Static_assert(offsetof(S, m_face_up) == 2795, "m_face_up");
    _Static_assert(offsetof(S, m_fresh) == 2817, "m_fresh");
    _Static_assert(offsetof(S, m_hand) == 2839, "m_hand");
    _Static_assert(offsetof(S, m_farms_left) == 2840, "m_farms_left");
    _Static_assert(offsetof(S, m_fields_left) == 2842, "m_fields_left");
    _Static_assert(offsetof(S, m_playing) == 2844, "m_playing");
    _Static_assert(offsetof(S, m_settling) == 2845, "m_settling");
    _Static_assert(offsetof(S, m_starter) == 2846, "m_starter");
    _Static_assert(offsetof(S, m_opener) == 2847, "m_opener");
    _Static_assert(offsetof(S, m_played) == 2848, "m_played");
    _Static_assert(offsetof(S, m_scored) == 2849, "m_scored");
    _Static_assert(offsetof(S, m_match) == 2873, "m_match");
    _Static_assert(offsetof(S, r_winners) == 2875, "r_winners");
    _Static_assert(offsetof(S, r_over) == 2876, "r_over");
    _Static_assert(offsetof(S, r_actor) == 2877, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 2878, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 2880, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 2880, COPIED = sizeof(S), STACK = 56, MOST_FRAMES = 8, BLOCKS = 103, ENTRY =
        0, RULES_CALL_RULES = 0, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 22, SCORE_LINES = 1,
        RANK_KEYS = 3, INVARIANTS = 16, MEMORY = 127, UNFINISHED = 128, INTERRUPTED = 129, WORK = 5000000, CHUNK =
        50000, BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    """
    ctypedef struct rw_list2:
        int32_t length
        int items[2]
    ctypedef struct rw_set24:
        uint64_t w[24]
    rw_set24 rw_set24_none()
    int rw_set24_eq(rw_set24, rw_set24)
    int rw_set24_has(const rw_set24*, int, int)
    void rw_set24_put(rw_set24*, int, int)
    void rw_set24_drop(rw_set24*, int, int)
    int rw_set24_after(const rw_set24*, int)
    int rw_set24_is_empty_v(rw_set24)
    ctypedef struct rw_bag22:
        int32_t n[22]
    rw_bag22 rw_bag22_none()
    rw_bag22 rw_bag22_load(const uint8_t*)
    int rw_bag22_store(uint8_t*, rw_bag22, int)
    rw_bag22 rw_bag22_sub(rw_bag22, rw_bag22)
    int rw_bag22_within(rw_bag22, rw_bag22)
    int rw_bag22_count(rw_bag22, int)
    ctypedef struct rw_set167:
        uint64_t w[167]
    rw_set167 rw_set167_none()
    rw_set167 rw_set167_or(rw_set167, rw_set167)
    rw_set167 rw_set167_and(rw_set167, rw_set167)
    rw_set167 rw_set167_without(rw_set167, rw_set167)
    int rw_set167_eq(rw_set167, rw_set167)
    int rw_set167_within(rw_set167, rw_set167)
    int rw_set167_has(const rw_set167*, int, int)
    void rw_set167_put(rw_set167*, int, int)
    rw_set167 rw_set167_single(int, int)
    int rw_set167_after(const rw_set167*, int)
    int rw_set167_nth(const rw_set167*, int)
    int rw_set167_is_empty_v(rw_set167)
    int rw_set167_size_v(rw_set167)
    int rw_set167_has_v(rw_set167, int, int)
    int rw_set167_first_v(rw_set167)
    ctypedef struct rw_list6:
        int32_t length
        int items[6]
    rw_list6 rw_list6_none()
    void rw_list6_store_uint16_t(uint16_t*, uint16_t*, rw_list6, int)
    ctypedef struct S:
        uint64_t m_sites[24]
        uint64_t r_stack[7]
        uint16_t m_newest
        uint16_t m_held[240]
        uint16_t m_held_length[2]
        uint16_t m_farm[12]
        uint16_t m_farm_length[2]
        uint16_t m_border[240]
        uint16_t m_border_length[2]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_face[1521]
        uint8_t m_stack[22]
        uint8_t m_face_up[22]
        uint8_t m_fresh[22]
        uint8_t m_hand
        uint8_t m_farms_left[2]
        uint8_t m_fields_left[2]
        uint8_t m_playing
        uint8_t m_settling
        uint8_t m_starter
        uint8_t m_opener
        uint8_t m_played
        uint8_t m_scored[24]
        uint8_t m_match[2]
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
        uint8_t pad_end[2]
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
        uint16_t b_cells_0[1522]
        uint8_t b_stale_0

include "rules.pxi"


cdef struct Given0:
    int nothing


cdef struct Given1:
    int a0


cdef union Passed:
    Given0 given0
    Given1 given1


# ---------------------------------------------------------------- rules

cdef inline void fill_match(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_match[i] = value


cdef inline int at_scored(S* s, int at0, int at1) noexcept nogil:
    return s.m_scored[(at0 - 1) * 12 + (at1 - 1)]


cdef inline int sum_line_184(S* s, int v0) noexcept nogil:
    # line 184
    cdef int r = 0
    cdef int x1
    for x1 in range(1, 4):
        r += at_scored(s, v0, x1)
    return r


cdef inline int f_main_total(S* s, int v_p) noexcept nogil:
    # line 184
    return sum_line_184(s, v_p)


cdef inline int at_match(S* s, int at0) noexcept nogil:
    return s.m_match[at0 - 1]


cdef inline int sum_line_180(S* s, int v0) noexcept nogil:
    # line 180
    cdef int r = 0
    cdef int x1
    cdef rw_between ends = rw_between_of(at_match(s, v0), s.m_played)
    for x1 in range(ends.low, ends.high + 1):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 2):
            break
        r += at_scored(s, v0, x1)
    return r


cdef inline int f_total_of(S* s, int v_p) noexcept nogil:
    # line 180
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 2
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 2):
        return 0
    cdef int held = sum_line_180(s, v_p)
    s.r_place = outer
    return held


cdef inline uint64_t most_line_185(S* s) noexcept nogil:
    # line 185
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x1
    cdef uint64_t left1 = 3
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        value = f_main_total(s, x1)
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x1 - 1, 2)
    return r


cdef inline uint64_t most_line_181(S* s, int v1) noexcept nogil:
    # line 181
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x2
    cdef uint64_t left2 = 3
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        value = at_scored(s, x2, v1)
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x2 - 1, 2)
    return r


cdef inline int f_won(S* s, int v_p, int v_n) noexcept nogil:
    # line 181
    return most_line_181(s, v_n) == <uint64_t>T_values_line_181[v_p - 1]


cdef inline int count_line_182(S* s, int v0) noexcept nogil:
    # line 182
    cdef int n = 0
    cdef int x1
    cdef rw_between ends = rw_between_of(at_match(s, v0), s.m_played)
    for x1 in range(ends.low, ends.high + 1):
        s.r_spent += 3
        if s.r_spent > s.r_alarm and alarmed(s, 4):
            break
        if f_won(s, v0, x1):
            n += 1
    return n


cdef inline int f_rounds_won(S* s, int v_p) noexcept nogil:
    # line 182
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 4
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 4):
        return 0
    cdef int held = count_line_182(s, v_p)
    s.r_place = outer
    return held


cdef inline int f_tie_break(S* s, int v_p) noexcept nogil:
    # line 185
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 3
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 3):
        return 0
    cdef int held = f_rounds_won(s, v_p) if at_match(s, v_p) == 1 and rw_has(most_line_185(s), v_p - 1, 2) else 0
    s.r_place = outer
    return held


cdef inline int its_play_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>first_frame(s))[0]


cdef inline int its_play_times_left_2(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(first_frame(s) + 4))[0]


cdef inline int its_play_times_left_3(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(first_frame(s) + 8))[0]


cdef inline void set_starter(S* s, int value, int site) noexcept nogil:
    s.m_starter = value


cdef inline void set_playing(S* s, uint64_t value, int site) noexcept nogil:
    s.m_playing = value


cdef inline void set_its_play_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>first_frame(s))[0] = value


cdef uint64_t most_line_183(S* s) noexcept nogil:
    # line 183
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x0
    cdef uint64_t left0 = s.m_playing
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 13):
            break
        value = f_total_of(s, x0)
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x0 - 1, 2)
    return r


cdef uint64_t most_line_183_2(S* s) noexcept nogil:
    # line 183
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x1
    cdef uint64_t left1 = most_line_183(s)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 13):
            break
        value = f_rounds_won(s, x1)
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x1 - 1, 2)
    return r


cdef inline uint64_t f_leaders(S* s) noexcept nogil:
    # line 183
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 13
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 13):
        return 0
    cdef uint64_t held = most_line_183_2(s)
    s.r_place = outer
    return held


cdef inline void set_its_play_times_left_2(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(first_frame(s) + 4))[0] = value


cdef inline void set_match(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_match[at0 - 1] = value


cdef inline void set_its_play_times_left_3(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(first_frame(s) + 8))[0] = value


cdef inline int its_play_round_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_play_round_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline void fill_face(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(1521):
        s.m_face[i] = value
    forget_beside(s)


cdef inline void fill_sites(S* s, rw_set24 value, int site) noexcept nogil:
    (<rw_set24*>&s.m_sites[0])[0] = value


cdef inline void fill_stack(S* s, rw_bag22 value, int site) noexcept nogil:
    if rw_bag22_store(&s.m_stack[0], value, 65535):
        fault(s, site)


cdef inline void fill_face_up(S* s, rw_bag22 value, int site) noexcept nogil:
    if rw_bag22_store(&s.m_face_up[0], value, 65535):
        fault(s, site)


cdef inline void fill_fresh(S* s, rw_bag22 value, int site) noexcept nogil:
    if rw_bag22_store(&s.m_fresh[0], value, 65535):
        fault(s, site)


cdef inline rw_set167 load_few(const uint16_t* items, int n) noexcept nogil:
    cdef rw_set167 r
    rw_few_uint16_t_spread(items, n, r.w, 167)
    return r


cdef inline int store_few(uint16_t* items, uint16_t* n, rw_set167 a) noexcept nogil:
    return rw_few_uint16_t_gather(items, n, 120, a.w, 167)


cdef inline void fill_held(S* s, rw_set167 value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        if store_few(&s.m_held[i * 120], &s.m_held_length[i], value):
            fault(s, site)


cdef inline void fill_farm(S* s, rw_list6 value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        rw_list6_store_uint16_t(&s.m_farm[i * 6], &s.m_farm_length[i], value, 0)


cdef inline void fill_border(S* s, rw_set167 value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        if store_few(&s.m_border[i * 120], &s.m_border_length[i], value):
            fault(s, site)


cdef inline int record_Face(int a0, int a1) noexcept nogil:
    if <unsigned int>(a0 - 1) >= 22u or <unsigned int>a1 >= 6u:
        return 0
    return (a0 - 1) * 6 + a1 + 1


cdef inline void set_face(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1521u:
        fault(s, site)
        return
    s.m_face[at0 - 1] = value
    wrote_face(s, at0)


cdef inline void set_newest(S* s, int value, int site) noexcept nogil:
    s.m_newest = value


cdef inline int get_face(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1521u:
        return 0
    return s.m_face[at0 - 1]


cdef inline int go_land(int cell, int way) noexcept nogil:
    return T_land_ways[cell * 6 + way - 1] if way else 0


cdef inline uint64_t set_line_75(S* s, int v0) noexcept nogil:
    # line 75
    cdef uint64_t r = 0
    cdef int x1
    for x1 in range(1, 7):
        if get_face(s, go_land(v0, x1)):
            r |= rw_single(x1 - 1, 6)
    return r


cdef inline uint64_t f_beside(S* s, int v_cell) noexcept nogil:
    # line 75
    return set_line_75(s, v_cell)


cdef inline int f_is_site(S* s, int v_cell) noexcept nogil:
    # line 76
    return get_face(s, v_cell) == 0 and rw_size(f_beside(s, v_cell)) >= 2


cdef int do_show(S* s, Trial* t, int v0_cell) noexcept nogil:
    # line 104
    cdef int index
    cdef int x20
    cdef int x1
    cdef int at
    # line 105
    for x20 in range(v0_cell, v0_cell + 1 if <unsigned int>(v0_cell - 1) < 1521u else v0_cell):
        index = x20 - 1
        rw_set24_drop(<rw_set24*>&s.m_sites[0], index, 1521)
    cdef uint64_t left1 = 0x3FULL & ~<uint64_t>T_masks_line_104[v0_cell]
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if f_is_site(s, go_land(v0_cell, x1)):
            # line 108
            at = go_land(v0_cell, x1) - 1
            if <unsigned int>at >= 1521u:
                fault(s, 24)
            else:
                rw_set24_put(<rw_set24*>&s.m_sites[0], at, 1521)
    return 0


cdef int do_lay(S* s, Trial* t, int v0_piece, int v1_cell, int v2_k) noexcept nogil:
    # line 100
    # line 101
    cdef int held = record_Face(v0_piece, v2_k)
    set_face(s, v1_cell, held, 21)
    # line 101
    set_newest(s, v1_cell, 23)
    do_show(s, t, v1_cell)
    return 0


cdef inline void fill_farms_left(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_farms_left[i] = value


cdef inline void fill_fields_left(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(2):
        s.m_fields_left[i] = value


cdef inline void set_settling(S* s, uint64_t value, int site) noexcept nogil:
    s.m_settling = value


cdef inline int get_scored(S* s, int at0, int at1) noexcept nogil:
    if <unsigned int>(at1 - 1) >= 12u:
        return RW_NIL
    return s.m_scored[(at0 - 1) * 12 + (at1 - 1)]


cdef inline uint64_t least_line_190(S* s) noexcept nogil:
    # line 190
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x1
    cdef uint64_t left1 = s.m_playing
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        value = present(s, get_scored(s, x1, s.m_played), 29)
        if not found or value < best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x1 - 1, 2)
    return r


cdef inline int first_line_201(S* s, uint64_t v2) noexcept nogil:
    # line 201
    cdef int k
    cdef int x3
    cdef int start = rw_turn(s.m_starter, 1, 2)
    for k in range(2 if start else 0):
        x3 = rw_turn(start, k, 2)
        if rw_has(v2, x3 - 1, 2):
            return x3
    return 0


cdef int do_set_up(S* s, Trial* t) noexcept nogil:
    # line 190
    cdef uint64_t v2_lowest
    cdef int x0
    cdef int at
    cdef int count
    cdef int held_4
    fill_face(s, 0, 0)
    fill_sites(s, rw_set24_none(), 0)
    fill_stack(s, rw_bag22_none(), 0)
    fill_face_up(s, rw_bag22_none(), 0)
    fill_fresh(s, rw_bag22_none(), 0)
    fill_held(s, rw_set167_none(), 0)
    fill_farm(s, rw_list6_none(), 0)
    fill_border(s, rw_set167_none(), 0)
    for x0 in range(1, 23):
        # line 193
        at = x0 - 1
        count = rw_max(0, T_Tile_copies[x0])
        if <unsigned int>at >= 22u:
            at = 0
            count = 0
        if (<uint8_t*>&s.m_stack[0])[at] + <int64_t>count > 255:
            fault(s, 20)
        else:
            (<uint8_t*>&s.m_stack[0])[at] += <uint8_t>count
        if T_Tile_start[x0] != 0:
            do_lay(s, t, x0, T_Tile_start[x0], 0)
    fill_farms_left(s, 4, 25)
    fill_fields_left(s, 20, 26)
    # line 198
    cdef uint64_t held_3 = s.m_playing
    set_settling(s, held_3, 28)
    if s.m_played > 0:
        v2_lowest = least_line_190(s)
        # line 201
        held_4 = first_line_201(s, v2_lowest)
        set_starter(s, held_4, 31)
    return 0


cdef inline void set_its_play_round_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_opener(S* s, int value, int site) noexcept nogil:
    s.m_opener = value


cdef inline int first_line_212(S* s, int v1) noexcept nogil:
    # line 212
    cdef int k
    cdef int x2
    cdef int start = T_values_line_203[v1]
    for k in range(2 if start else 0):
        x2 = rw_turn(start, k, 2)
        if rw_has(s.m_playing, x2 - 1, 2):
            return x2
    return 0


cdef inline int get_farms_left(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_farms_left[at0 - 1]


cdef inline int any_stack(S* s) noexcept nogil:
    return rw_bytes_any(&s.m_stack[0], 22)


cdef inline rw_set167 at_held(S* s, int at0) noexcept nogil:
    return load_few(&s.m_held[(at0 - 1) * 120], s.m_held_length[at0 - 1])


cdef inline int size_held(S* s, int at0) noexcept nogil:
    return s.m_held_length[at0 - 1]


cdef inline const uint16_t* items_held(S* s, int at0) noexcept nogil:
    return &s.m_held[(at0 - 1) * 120]


cdef inline uint64_t f_section(S* s, int v_face, int v_i) noexcept nogil:
    # line 65
    return T_values_line_65[v_face * 7 + rw_place(v_i, 7)]


cdef inline int field_Spot_cell(int a) noexcept nogil:
    return <int>(<unsigned int>(a - 1) // 7u) + 1 if a else 0


cdef inline int field_Spot_part(int a) noexcept nogil:
    return <int>(<unsigned int>(a - 1) % 7u) if a else 0


cdef inline int f_shown(S* s, int v_face, int v_d) noexcept nogil:
    # line 61
    return T_values_line_61[v_face * 6 + (v_d - 1)]


cdef inline int record_Spot(int a0, int a1) noexcept nogil:
    if <unsigned int>(a0 - 1) >= 1521u or <unsigned int>a1 >= 7u:
        return 0
    return (a0 - 1) * 7 + a1 + 1


cdef inline int f_spot_part(S* s, int v_face, int v_i) noexcept nogil:
    # line 67
    return T_values_line_67[v_face * 6 + rw_place(v_i, 6)]


cdef inline int f_spot(S* s, int v_cell, int v_i) noexcept nogil:
    # line 89
    return record_Spot(v_cell, f_spot_part(s, get_face(s, v_cell), v_i))


cdef rw_set167 set_line_221(S* s, int v5) noexcept nogil:
    # line 221
    cdef rw_set167 r = rw_set167_none()
    cdef int x6
    cdef int k6
    cdef int x23
    cdef uint64_t left24
    cdef int x24
    cdef int x7
    cdef int one7
    cdef int count = size_held(s, v5)
    cdef const uint16_t* items = items_held(s, v5)
    for k6 in range(count):
        x6 = items[k6] + 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 40):
            break
        for x23 in range(1, 7):
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 40):
                break
            left24 = (
                <uint64_t>T_masks_line_221[
                    (x23 - 1) * 128 + f_section(s, get_face(s, field_Spot_cell(x6)), field_Spot_part(x6))
                ]
                & <uint64_t>T_masks_line_221_2[(x23 - 1) * 133 + get_face(s, go_land(field_Spot_cell(x6), x23))]
                & <uint64_t>T_masks_line_221_3[
                    (
                        f_shown(s, get_face(s, field_Spot_cell(x6)), x23) == 3
                        and (
                            f_shown(s, get_face(s, go_land(field_Spot_cell(x6), x23)), T_values_line_221[x23 - 1])
                            == 3
                        )
                    )
                    != 0
                ]
            )
            while left24:
                x24 = rw_lowest(left24) + -1
                left24 &= left24 - 1
                one7 = f_spot(
                    s,
                    go_land(field_Spot_cell(x6), x23),
                    T_values_line_221_2[(x23 - 1) * 3 + rw_place(x24 - -1, 3)]
                )
                for x7 in range(one7, one7 + 1 if <unsigned int>(one7 - 1) < 10647u else one7):
                    rw_set167_put(&r, x7 - 1, 10647)
    return r


cdef inline void set_border(S* s, int at0, rw_set167 value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    if store_few(&s.m_border[(at0 - 1) * 120], &s.m_border_length[at0 - 1], value):
        fault(s, site)


cdef inline void set_its_play_round_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline int size_border(S* s, int at0) noexcept nogil:
    return s.m_border_length[at0 - 1]


cdef inline const uint16_t* items_border(S* s, int at0) noexcept nogil:
    return &s.m_border[(at0 - 1) * 120]


cdef inline int at_fields_left(S* s, int at0) noexcept nogil:
    return s.m_fields_left[at0 - 1]


cdef inline int has_held(S* s, int at0, int wanted) noexcept nogil:
    return rw_few_uint16_t_has(&s.m_held[(at0 - 1) * 120], s.m_held_length[at0 - 1], 120, wanted - 1)


cdef inline int f_free(S* s, int v_s) noexcept nogil:
    # line 97
    return not has_held(s, 1, v_s) and not has_held(s, 2, v_s)


cdef inline rw_set167 at_border(S* s, int at0) noexcept nogil:
    return load_few(&s.m_border[(at0 - 1) * 120], s.m_border_length[at0 - 1])


cdef void generate_d6_0_field(S* s, int you, Moves* out) noexcept nogil:
    # line 224 @FJ-36 @FJ-38
    cdef Move* m
    cdef int x9
    cdef int k9
    if at_fields_left(s, you) <= 0:
        return
    s.r_listed = 44
    cdef int count = size_border(s, you)
    cdef const uint16_t* items = items_border(s, you)
    for k9 in range(count):
        x9 = items[k9] + 1
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 45):
            break
        if f_free(s, x9):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x9


cdef void generate_d6_1_rest(S* s, int you, Moves* out) noexcept nogil:
    # line 229
    return


cdef int sample_d6(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a9
    cdef int count = size_border(s, you)
    cdef const uint16_t* items = items_border(s, you)
    cdef uint32_t weight0 = count if at_fields_left(s, you) > 0 else 0
    cdef uint32_t weight1 = 0
    cdef uint32_t total = weight0 + weight1
    if total != 0:
        for tries in range(rw_min(40, total)):
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at
                a9 = items[k] + 1
                if f_free(s, a9):
                    m.option = 0
                    m.args[0] = a9
                    return 1
            else:
                at -= weight0
                m.option = 1
                return 1
    rng.moves.count = 0
    generate_d6_0_field(s, you, &rng.moves)
    generate_d6_1_rest(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d6_0_field(S* s, int you) noexcept nogil:
    cdef int x9
    cdef int k9
    if at_fields_left(s, you) <= 0:
        return False
    cdef int count = size_border(s, you)
    cdef const uint16_t* items = items_border(s, you)
    for k9 in range(count):
        x9 = items[k9] + 1
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 45):
            break
        if f_free(s, x9):
            return True
    return False


cdef inline bint any_d6_1_rest(S* s, int you) noexcept nogil:
    return False


cdef bint any_legal_d6(S* s, int you) noexcept nogil:
    if any_d6_0_field(s, you):
        return True
    return any_d6_1_rest(s, you)


cdef inline void set_played(S* s, int value, int site) noexcept nogil:
    s.m_played = value


cdef inline int size_farm(S* s, int at0) noexcept nogil:
    return s.m_farm_length[at0 - 1]


cdef inline void set_scored(S* s, int at0, int at1, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u or <unsigned int>(at1 - 1) >= 12u:
        fault(s, site)
        return
    s.m_scored[(at0 - 1) * 12 + (at1 - 1)] = value


cdef inline int get_fields_left(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return 0
    return s.m_fields_left[at0 - 1]


cdef inline int place_in_held(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return -1
    return at0 - 1


cdef inline void set_fields_left(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_fields_left[at0 - 1] = value


cdef inline int place_in_border(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return -1
    return at0 - 1


cdef inline int its_explore_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef void generate_d0_0_draw(S* s, int you, Moves* out) noexcept nogil:
    # line 157 @FJ-09
    if any_stack(s) == 0:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef inline int beside_0(S* s, int cell) noexcept nogil:
    if s.b_stale_0:
        find_beside_0(s)
    return s.b_cells_0[cell]


cdef inline uint64_t mask_line_84(S* s, int v0, int v1) noexcept nogil:
    # line 84
    return (
        (
            <uint64_t>T_masks_line_84[v0]
            & (0x7FULL if T_values_line_84_2[v0] == f_shown(s, get_face(s, T_values_line_84_3[v1]), 4) else 0x0ULL)
        )
        | (
            <uint64_t>T_masks_line_84_2[v0]
            & (0x7FULL if T_values_line_84_4[v0] == f_shown(s, get_face(s, T_values_line_84_5[v1]), 5) else 0x0ULL)
        )
        | (
            <uint64_t>T_masks_line_84_3[v0]
            & (0x7FULL if T_values_line_84_6[v0] == f_shown(s, get_face(s, T_values_line_84_7[v1]), 6) else 0x0ULL)
        )
        | (
            <uint64_t>T_masks_line_84_4[v0]
            & (0x7FULL if T_values_line_84_8[v0] == f_shown(s, get_face(s, T_values_line_84_9[v1]), 1) else 0x0ULL)
        )
        | (
            <uint64_t>T_masks_line_84_5[v0]
            & (0x7FULL if T_values_line_84_10[v0] == f_shown(s, get_face(s, T_values_line_84_11[v1]), 2) else 0x0ULL)
        )
        | (
            <uint64_t>T_masks_line_84_6[v0]
            & (0x7FULL if T_values_line_84_12[v0] == f_shown(s, get_face(s, T_values_line_84_13[v1]), 3) else 0x0ULL)
        )
    )


cdef inline int f_one_landmass(S* s, int v_tile, int v_cell) noexcept nogil:
    # line 84
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 74
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 74):
        return 0
    cdef int held = <uint64_t>T_values_line_84[v_tile] & ~mask_line_84(s, v_tile, v_cell) == 0
    s.r_place = outer
    return held


cdef int any_line_86(S* s, int v0) noexcept nogil:
    # line 86
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    cdef const rw_set24* in1 = <rw_set24*>&s.m_sites[0]
    cdef int k1 = -1
    while True:
        k1 = rw_set24_after(in1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 73):
            break
        left2 = (
            <uint64_t>T_values_line_86[v0]
            & (
                <uint64_t>T_beside_line_86[(beside_0(s, x1) & 63) * 23 + v0]
                & <uint64_t>T_beside_line_86_2[(beside_0(s, x1) >> 6) * 23 + v0]
            )
        )
        while left2:
            x2 = rw_lowest(left2)
            left2 &= left2 - 1
            if f_one_landmass(s, T_values_line_86_2[v0 * 6 + rw_place(x2, 6)], x1):
                return True
    return False


cdef inline int f_placeable(S* s, int v_piece) noexcept nogil:
    # line 86
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 73
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 73):
        return 0
    cdef int held = any_line_86(s, v_piece)
    s.r_place = outer
    return held


cdef void generate_d0_1_take(S* s, int you, Moves* out) noexcept nogil:
    # line 159 @FJ-20
    cdef Move* m
    cdef int x2
    cdef int k2
    s.r_listed = 71
    cdef rw_bag22 held2 = rw_bag22_sub(rw_bag22_load(&s.m_face_up[0]), rw_bag22_load(&s.m_fresh[0]))
    for k2 in range(22):
        if held2.n[k2] != 0:
            x2 = k2 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 72):
                break
            if f_placeable(s, x2):
                m = another(s, out)
                m.noted = 0
                m.option = 1
                m.args[0] = x2


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    rng.moves.count = 0
    generate_d0_0_draw(s, you, &rng.moves)
    generate_d0_1_take(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d0_0_draw(S* s, int you) noexcept nogil:
    if any_stack(s) == 0:
        return False
    return True


cdef inline bint any_d0_1_take(S* s, int you) noexcept nogil:
    cdef int x2
    cdef int k2
    cdef rw_bag22 held2 = rw_bag22_sub(rw_bag22_load(&s.m_face_up[0]), rw_bag22_load(&s.m_fresh[0]))
    for k2 in range(22):
        if held2.n[k2] != 0:
            x2 = k2 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 72):
                break
            if f_placeable(s, x2):
                return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    if any_d0_0_draw(s, you):
        return True
    return any_d0_1_take(s, you)


cdef inline void set_hand(S* s, int value, int site) noexcept nogil:
    s.m_hand = value


cdef int do_set_aside(S* s, Trial* t) noexcept nogil:
    # line 124
    # line 125
    cdef int at = s.m_hand - 1
    if <unsigned int>at >= 22u:
        fault(s, 76)
    elif (<uint8_t*>&s.m_face_up[0])[at] + <int64_t>1 > 255:
        fault(s, 77)
    else:
        (<uint8_t*>&s.m_face_up[0])[at] += <uint8_t>1
    # line 125
    cdef int at_2 = s.m_hand - 1
    if <unsigned int>at_2 >= 22u:
        fault(s, 78)
    elif (<uint8_t*>&s.m_fresh[0])[at_2] + <int64_t>1 > 255:
        fault(s, 79)
    else:
        (<uint8_t*>&s.m_fresh[0])[at_2] += <uint8_t>1
    # line 125
    set_hand(s, 0, 81)
    return 0


cdef inline int its_place_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef void generate_d4_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 117 @FJ-12
    cdef Move* m
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    s.r_listed = 91
    cdef const rw_set24* in1 = <rw_set24*>&s.m_sites[0]
    cdef int k1 = -1
    while True:
        k1 = rw_set24_after(in1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 92):
            break
        left2 = (
            <uint64_t>T_values_line_86[s.m_hand]
            & (
                <uint64_t>T_beside_line_86[(beside_0(s, x1) & 63) * 23 + s.m_hand]
                & <uint64_t>T_beside_line_86_2[(beside_0(s, x1) >> 6) * 23 + s.m_hand]
            )
        )
        while left2:
            x2 = rw_lowest(left2)
            left2 &= left2 - 1
            if f_one_landmass(s, record_Face(s.m_hand, x2), x1):
                m = another(s, out)
                m.noted = 0
                m.option = 0
                m.args[0] = x1
                m.args[1] = x2


cdef int sample_d4(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef uint16_t items1[1525]
    cdef int a1
    cdef uint32_t sums1[1521]
    cdef int a1_2
    cdef int drawn
    cdef int a2
    cdef uint64_t range2
    cdef uint32_t size1 = rw_members(<const uint64_t*>&s.m_sites[0], <const uint64_t*>&s.m_sites[0], 24, items1)
    if s.b_stale_0:
        find_beside_0(s)
    cdef uint32_t pairs1 = 0
    for k in range(size1):
        sums1[k] = pairs1
        a1 = items1[k] + 1
        pairs1 += rw_size(
            <uint64_t>T_values_line_86[s.m_hand]
            & (
                <uint64_t>T_beside_line_86[(s.b_cells_0[a1] & 63) * 23 + s.m_hand]
                & <uint64_t>T_beside_line_86_2[(s.b_cells_0[a1] >> 6) * 23 + s.m_hand]
            )
        )
    cdef uint32_t weight0 = pairs1
    if weight0 != 0:
        for tries in range(40 if weight0 >= 256 else 16):
            at = rw_below(&rng.state, weight0)
            k = at
            drawn = rw_share(sums1, size1, k)
            k -= sums1[drawn]
            a1_2 = items1[drawn] + 1
            range2 = (
                <uint64_t>T_values_line_86[s.m_hand]
                & (
                    <uint64_t>T_beside_line_86[(beside_0(s, a1_2) & 63) * 23 + s.m_hand]
                    & <uint64_t>T_beside_line_86_2[(beside_0(s, a1_2) >> 6) * 23 + s.m_hand]
                )
            )
            a2 = rw_numbered(rw_nth(range2, k), 0)
            if f_one_landmass(s, record_Face(s.m_hand, a2), a1_2):
                m.option = 0
                m.args[0] = a1_2
                m.args[1] = a2
                return 1
    rng.moves.count = 0
    generate_d4_0_place(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef bint any_d4_0_place(S* s, int you) noexcept nogil:
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    cdef const rw_set24* in1 = <rw_set24*>&s.m_sites[0]
    cdef int k1 = -1
    while True:
        k1 = rw_set24_after(in1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 92):
            break
        left2 = (
            <uint64_t>T_values_line_86[s.m_hand]
            & (
                <uint64_t>T_beside_line_86[(beside_0(s, x1) & 63) * 23 + s.m_hand]
                & <uint64_t>T_beside_line_86_2[(beside_0(s, x1) >> 6) * 23 + s.m_hand]
            )
        )
        while left2:
            x2 = rw_lowest(left2)
            left2 &= left2 - 1
            if f_one_landmass(s, record_Face(s.m_hand, x2), x1):
                return True
    return False


cdef bint any_legal_d4(S* s, int you) noexcept nogil:
    return any_d4_0_place(s, you)


cdef inline int f_fits(S* s, int v_one, int v_other) noexcept nogil:
    # line 78
    return v_one == v_other


cdef inline int all_line_80(S* s, int v0, int v1) noexcept nogil:
    # line 80
    cdef int x2
    cdef int x3
    for x2 in range(1, 7):
        if get_face(s, go_land(v1, x2)):
            for x3 in range(1):
                if not f_fits(
                    s,
                    T_values_line_61[v0 * 6 + (x2 - 1) + rw_place(x3, 1)],
                    f_shown(s, get_face(s, go_land(v1, x2)), T_values_line_221[x2 - 1 + rw_place(x3, 1)])
                ):
                    return False
    return True


cdef inline int f_matches(S* s, int v_tile, int v_cell) noexcept nogil:
    # line 80
    return all_line_80(s, v_tile, v_cell)


cdef inline int its_build_farm_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline uint64_t f_sections(S* s, int v_face) noexcept nogil:
    # line 68
    return T_values_line_68[v_face]


cdef inline rw_set167 set_line_90(S* s, int v0) noexcept nogil:
    # line 90
    cdef rw_set167 r = rw_set167_none()
    cdef int x1
    cdef uint64_t left1 = f_sections(s, get_face(s, v0))
    while left1:
        x1 = rw_lowest(left1)
        left1 &= left1 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 100):
            break
        rw_set167_put(&r, record_Spot(v0, x1) - 1, 10647)
    return r


cdef inline rw_set167 f_spots(S* s, int v_cell) noexcept nogil:
    # line 90
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 100
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 100):
        return rw_set167_none()
    cdef rw_set167 held = set_line_90(s, v_cell)
    s.r_place = outer
    return held


cdef void generate_d5_0_farm(S* s, int you, Moves* out) noexcept nogil:
    # line 175 @FJ-27 @FJ-28 @FJ-29
    cdef Move* m
    cdef int x1
    s.r_listed = 101
    cdef rw_set167 left1 = f_spots(s, s.m_newest)
    cdef int k1 = -1
    while True:
        k1 = rw_set167_after(&left1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        if f_free(s, x1):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x1


cdef void generate_d5_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 175
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d5(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a1
    cdef rw_set167 range1 = f_spots(s, s.m_newest)
    cdef uint32_t size1 = rw_set167_size_v(range1)
    cdef uint32_t total = size1 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            at = rw_below(&rng.state, total)
            if at < size1:
                k = at
                a1 = rw_set167_nth(&range1, k) + 1
                if f_free(s, a1):
                    m.option = 0
                    m.args[0] = a1
                    return 1
            else:
                at -= size1
                m.option = 1
                return 1
    rng.moves.count = 0
    generate_d5_0_farm(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d5_1_pass(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 2 if others == 0 else 1
    return 0


cdef inline bint any_d5_0_farm(S* s, int you) noexcept nogil:
    cdef int x1
    cdef rw_set167 left1 = f_spots(s, s.m_newest)
    cdef int k1 = -1
    while True:
        k1 = rw_set167_after(&left1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        if f_free(s, x1):
            return True
    return False


cdef bint any_legal_d5(S* s, int you) noexcept nogil:
    return any_d5_0_farm(s, you)


cdef inline bint any_d5_1_pass(S* s, int you) noexcept nogil:
    return True


cdef bint any_legal_d5_2(S* s, int you) noexcept nogil:
    return any_d5_1_pass(s, you)


cdef inline int place_in_farm(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        return -1
    return at0 - 1


cdef inline void set_farms_left(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 2u:
        fault(s, site)
        return
    s.m_farms_left[at0 - 1] = value


cdef inline void set_its_explore_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_place_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_build_farm_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_draw(s, you, out)
    generate_d0_1_take(s, you, out)


cdef void legal_d4(S* s, int you, Moves* out) noexcept nogil:
    generate_d4_0_place(s, you, out)


cdef void legal_d5(S* s, int you, Moves* out) noexcept nogil:
    generate_d5_0_farm(s, you, out)
    generate_d5_1_pass(s, you, out)


cdef void legal_d6(S* s, int you, Moves* out) noexcept nogil:
    generate_d6_0_field(s, you, out)
    generate_d6_1_rest(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        if any_stack(s) == 0:
            return False
        return True
    if m.option == 1:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 22u:
            return False
        if rw_bag22_count(rw_bag22_sub(rw_bag22_load(&s.m_face_up[0]), rw_bag22_load(&s.m_fresh[0])), a - 1) <= 0:
            return False
        if not f_placeable(s, a):
            return False
        return True
    return is_listed(s, m)


cdef bint is_legal_d4(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    cdef int a_2
    if m.option == 0:
        a = m.args[0]
        a_2 = m.args[1]
        if <unsigned int>(a - 1) >= 1521u:
            return False
        if not rw_set24_has(<rw_set24*>&s.m_sites[0], a - 1, 1521):
            return False
        if <unsigned int>a_2 >= 6u:
            return False
        if not rw_has(T_values_line_86[s.m_hand], a_2, 6):
            return False
        if not f_matches(s, record_Face(s.m_hand, a_2), a):
            return False
        if not f_one_landmass(s, record_Face(s.m_hand, a_2), a):
            return False
        return True
    return is_listed(s, m)


cdef bint is_legal_d5(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 10647u:
            return False
        if not rw_set167_has_v(f_spots(s, s.m_newest), a - 1, 10647):
            return False
        if not f_free(s, a):
            return False
        return True
    if m.option == 1:
        return True
    return is_listed(s, m)


cdef inline int has_border(S* s, int at0, int wanted) noexcept nogil:
    return rw_few_uint16_t_has(&s.m_border[(at0 - 1) * 120], s.m_border_length[at0 - 1], 120, wanted - 1)


cdef bint is_legal_d6(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if at_fields_left(s, you) <= 0:
            return False
        if <unsigned int>(a - 1) >= 10647u:
            return False
        if not has_border(s, you, a):
            return False
        if not f_free(s, a):
            return False
        return True
    if m.option == 1:
        return False
    return is_listed(s, m)


cdef inline int at_face(S* s, int at0) noexcept nogil:
    return s.m_face[at0 - 1]


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    fill_match(s, 1, 0)
    forget_beside(s)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 16, 12, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_total_fields(S* s, int seat) noexcept nogil:
    # @FJ-01 @FJ-53
    if seat == 0:
        return 0
    return f_main_total(s, seat)


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    cdef int total = score0_total_fields(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_total_fields(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return 2 if rw_has(s.m_playing, seat - 1, 2) else 1 if at_match(s, seat) > 1 else 0


cdef int rank_key_1(S* s, int seat) noexcept nogil:
    return f_total_of(s, seat)


cdef int rank_key_2(S* s, int seat) noexcept nogil:
    return f_tie_break(s, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    elif key == 1:
        return rank_key_1(s, seat)
    elif key == 2:
        return rank_key_2(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 240
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v0_first_seat
    cdef int total
    cdef uint64_t held
    cdef int left
    cdef int index
    cdef int held_2
    cdef uint64_t held_3
    cdef int held_4
    cdef uint64_t held_5
    cdef uint64_t left3
    cdef int x3
    cdef int held_6
    cdef uint64_t held_7
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            held = 3
            total = rw_size(held)
            if total == 0:
                s.r_failure = 5
                return 1
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 0
                rested(s)
                return 0
            left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
            s.r_counter += 1
            index = rw_nth(held, left)
            p0_v0_first_seat = index + 1
            point = 1
        elif point == 1:
            # line 242
            held_2 = p0_v0_first_seat
            set_starter(s, held_2, 7)
            # line 242
            held_3 = 3
            set_playing(s, held_3, 9)
            held_4 = 1
            fill_match(s, held_4, 10)
            set_its_play_times_left(s, 3)
            point = 2
        elif point == 2:
            if its_play_times_left(s) > 0:
                set_its_play_times_left(s, checked_sub(s, its_play_times_left(s), 1, 11))
                return begun(r, push(s, 92, -1, 8, 0, 12), 110)
            else:
                s.r_place = 0
                # line 245
                held_5 = f_leaders(s)
                set_playing(s, held_5, 15)
                set_its_play_times_left_2(s, 3)
                point = 93
        elif point == 92:
            point = 2
        elif point == 93:
            if its_play_times_left_2(s) > 0:
                set_its_play_times_left_2(s, checked_sub(s, its_play_times_left_2(s), 1, 11))
                if rw_size(s.m_playing) > 1:
                    left3 = s.m_playing
                    while left3:
                        x3 = rw_lowest(left3) + 1
                        left3 &= left3 - 1
                        # line 249
                        held_6 = s.m_played + 1
                        set_match(s, x3, held_6, 16)
                    set_its_play_times_left_3(s, 1)
                    point = 99
                else:
                    point = 98
            else:
                over(s, 1, ranked_first(s))
                return 0
        elif point == 98:
            point = 93
        elif point == 99:
            if its_play_times_left_3(s) > 0:
                set_its_play_times_left_3(s, checked_sub(s, its_play_times_left_3(s), 1, 11))
                set_its_play_times_left(s, 0)
                return begun(r, push(s, 102, -1, 8, 0, 12), 110)
            else:
                s.r_place = 17
                # line 252
                held_7 = f_leaders(s)
                set_playing(s, held_7, 19)
                point = 98
        elif point == 102:
            point = 99
        elif point == 107:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            p0_v0_first_seat = index_2 + 1
            point = 1
        else:
            r.point = point
            return -1


cdef int flow1_play_round(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 203
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p1_v1_active
    cdef int p1_v9_s
    cdef int held
    cdef int held_2
    cdef int outer
    cdef uint64_t left5
    cdef int x5
    cdef rw_set167 held_3
    cdef int actor
    cdef Move drawn
    cdef int held_4
    cdef uint64_t left10
    cdef int x10
    cdef int held_5
    cdef int at
    cdef int flat
    cdef int held_6
    cdef int flat_2
    cdef int index
    cdef int x23
    cdef uint64_t left24
    cdef int x24
    cdef uint64_t held_8
    cdef int at_3
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 5:
            s.r_place = 0
            do_set_up(s, t)
            point = 11
        elif point == 11:
            point = 12
        elif point == 12:
            set_its_play_round_you(s, s.m_starter)
            point = 13
        elif point == 13:
            if rw_has(s.m_playing, its_play_round_you(s) - 1, 2):
                # line 208
                held = its_play_round_you(s)
                set_opener(s, held, 33)
                (<Given1*>r.passed).a0 = its_play_round_you(s)
                return begun(r, push(s, 62, -1, 8, 0, 34), 111)
            else:
                point = 14
        elif point == 14:
            set_its_play_round_you(s, T_values_line_203[its_play_round_you(s)])
            point = 13
        elif point == 62:
            if s.m_newest != 0:
                p1_v1_active = its_play_round_you(s)
                # line 212
                held_2 = first_line_212(s, p1_v1_active)
                set_opener(s, held_2, 36)
                if get_farms_left(s, its_play_round_you(s)) <= 0:
                    point = 73
                    continue
                (<Given1*>r.passed).a0 = its_play_round_you(s)
                return begun(r, push(s, 73, -1, 8, 0, 37), 112)
            else:
                point = 65
        elif point == 65:
            if any_stack(s) == 0:
                point = 77
            else:
                point = 14
        elif point == 73:
            point = 65
        elif point == 77:
            s.r_place = 0
            outer = s.r_place
            if outer == 0:
                s.r_place = 38
            left5 = s.m_playing
            while left5:
                x5 = rw_lowest(left5) + 1
                left5 &= left5 - 1
                s.r_spent += 16
                if s.r_spent > s.r_alarm and alarmed(s, 39):
                    break
                # line 221
                held_3 = set_line_221(s, x5)
                if rw_set167_size_v(held_3) > 120:
                    fault(s, 41)
                else:
                    set_border(s, x5, held_3, 42)
            s.r_place = outer
            set_its_play_round_you_2(s, s.m_opener)
            point = 78
        elif point == 78:
            if rw_has(s.m_settling, its_play_round_you_2(s) - 1, 2):
                set_its_play_round_you(s, 0)
                actor = its_play_round_you_2(s)
                if actor == 0:
                    fault(s, 43)
                    return 1
                s.r_actor = actor
                if rng != NULL:
                    if sample_d6(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 81):
                            return 0
                        if drawn.option == 0:
                            p1_v9_s = drawn.args[0]
                            point = 83
                        elif drawn.option == 1:
                            point = 85
                        elif drawn.option == 2:
                            point = 87
                        continue
                    set_its_play_round_you_2(s, s.r_actor)
                    point = 87
                    continue
                else:
                    if not any_legal_d6(s, actor):
                        set_its_play_round_you_2(s, s.r_actor)
                        point = 87
                        continue
                    if not any_legal_d6(s, actor):
                        fault(s, 46)
                        return 1
                    s.r_point = 81
                    rested(s)
                    return 0
            else:
                point = 79
        elif point == 79:
            set_its_play_round_you_2(s, T_values_line_203[its_play_round_you_2(s)])
            point = 78
        elif point == 82:
            if <uint64_t>s.m_settling == 0:
                # line 236
                held_4 = s.m_played + 1
                if 0 <= held_4 and held_4 <= 12:
                    set_played(s, held_4, 47)
                else:
                    fault(s, 47)
                left10 = s.m_playing
                while left10:
                    x10 = rw_lowest(left10) + 1
                    left10 &= left10 - 1
                    # line 238
                    held_5 = size_held(s, x10) - size_farm(s, x10)
                    if 0 <= held_5 and held_5 <= 200:
                        set_scored(s, x10, s.m_played, held_5, 50)
                    else:
                        fault(s, 49)
                return leave(s, r, 8, 0)
            else:
                point = 79
        elif point == 83:
            # line 225 @FJ-37
            if rng == NULL and not f_free(s, p1_v9_s):
                s.r_failure = 51
                return 1
            # line 226 @FJ-45
            if rng == NULL and get_fields_left(s, its_play_round_you_2(s)) <= 0:
                s.r_failure = 52
                return 1
            s.r_place = 0
            # line 227
            at = p1_v9_s - 1
            if <unsigned int>at >= 10647u:
                fault(s, 53)
            else:
                flat = place_in_held(its_play_round_you_2(s))
                if flat < 0:
                    fault(s, 54)
                elif rw_few_uint16_t_put(&s.m_held[flat * 120], &s.m_held_length[flat], 120, at):
                    fault(s, 55)
            # line 227
            held_6 = get_fields_left(s, its_play_round_you_2(s)) - 1
            if 0 <= held_6 and held_6 <= 200:
                set_fields_left(s, its_play_round_you_2(s), held_6, 57)
            else:
                fault(s, 56)
            # line 228
            flat_2 = place_in_border(its_play_round_you_2(s))
            if flat_2 < 0:
                fault(s, 58)
            else:
                for x23 in range(1, 7):
                    left24 = (
                        <uint64_t>T_masks_line_221[
                            (x23 - 1) * 128
                            + f_section(s, get_face(s, field_Spot_cell(p1_v9_s)), field_Spot_part(p1_v9_s))
                        ]
                        & <uint64_t>T_masks_line_221_2[
                            (x23 - 1) * 133 + get_face(s, go_land(field_Spot_cell(p1_v9_s), x23))
                        ]
                        & <uint64_t>T_masks_line_221_3[
                            (
                                f_shown(s, get_face(s, field_Spot_cell(p1_v9_s)), x23) == 3
                                and (
                                    f_shown(
                                        s,
                                        get_face(s, go_land(field_Spot_cell(p1_v9_s), x23)),
                                        T_values_line_221[x23 - 1]
                                    )
                                    == 3
                                )
                            )
                            != 0
                        ]
                    )
                    while left24:
                        x24 = rw_lowest(left24) + -1
                        left24 &= left24 - 1
                        index = (
                            f_spot(
                                s,
                                go_land(field_Spot_cell(p1_v9_s), x23),
                                T_values_line_221_2[(x23 - 1) * 3 + rw_place(x24 - -1, 3)]
                            )
                            - 1
                        )
                        if <unsigned int>index < 10647u:
                            if rw_few_uint16_t_put(&s.m_border[flat_2 * 120], &s.m_border_length[flat_2], 120, index):
                                fault(s, 59)
            point = 82
        elif point == 85:
            # line 230 @FJ-36
            s.r_failure = 60
            return 1
        elif point == 87:
            # line 233
            held_8 = s.m_settling
            at_3 = its_play_round_you_2(s) - 1
            held_8 &= ~rw_single(at_3, 2)
            set_settling(s, held_8, 64)
            point = 82
        elif point == 106:
            if (<Move*>given).option == 0:
                set_its_play_round_you_2(s, s.r_actor)
                p1_v9_s = (<Move*>given).args[0]
                point = 83
            elif (<Move*>given).option == 1:
                set_its_play_round_you_2(s, s.r_actor)
                point = 85
            elif (<Move*>given).option == 2:
                set_its_play_round_you_2(s, s.r_actor)
                point = 87
            else:
                return 1
        elif point == 110:
            point = 5
        else:
            r.point = point
            return -1


cdef int flow5_refill_display(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 146
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p5_v0_t
    cdef int at
    cdef int count
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 6:
            point = 7
        elif point == 7:
            return leave(s, r, 8, 0)
        elif point == 10:
            # line 149
            at = p5_v0_t - 1
            count = 1
            if <unsigned int>at >= 22u:
                fault(s, 66)
            elif (<uint8_t*>&s.m_face_up[0])[at] + <int64_t>count > 255:
                fault(s, 67)
            else:
                (<uint8_t*>&s.m_face_up[0])[at] += <uint8_t>count
            point = 7
        elif point == 108:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_stack[0])[index_2] -= 1
            p5_v0_t = index_2 + 1
            point = 10
        else:
            r.point = point
            return -1


cdef int flow6_explore(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 151
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p6_v1_top
    cdef int p6_v2_t
    cdef int held
    cdef int actor
    cdef Move drawn
    cdef int total
    cdef int left
    cdef int index
    cdef int held_2
    cdef int at
    cdef int count
    cdef int held_3
    cdef int index_2
    while True:
        if s.r_fault:
            return 1
        if point == 17:
            # line 152
            held = 0
            set_newest(s, held, 69)
            fill_fresh(s, rw_bag22_none(), 0)
            point = 18
        elif point == 18:
            actor = its_explore_you(s)
            if actor == 0:
                fault(s, 70)
                return 1
            s.r_actor = actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 18):
                        return 0
                    if drawn.option == 0:
                        point = 21
                    elif drawn.option == 1:
                        p6_v2_t = drawn.args[0]
                        point = 24
                    continue
                fault(s, 75)
                return 1
            else:
                if not any_legal_d0(s, actor):
                    fault(s, 75)
                    return 1
                s.r_point = 18
                rested(s)
                return 0
        elif point == 20:
            s.r_place = 0
            if f_placeable(s, s.m_hand):
                (<Given1*>r.passed).a0 = its_explore_you(s)
                return begun(r, push(s, 57, -1, 8, 0, 82), 113)
            else:
                do_set_aside(s, t)
                point = 28
        elif point == 21:
            total = rw_bytes_total(&s.m_stack[0], 22)
            if total == 0:
                s.r_failure = 83
                return 1
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 22
                rested(s)
                return 0
            left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
            s.r_counter += 1
            index = rw_bytes_pick(&s.m_stack[0], 22, left)
            (<uint8_t*>&s.m_stack[0])[index] -= 1
            p6_v1_top = index + 1
            point = 23
        elif point == 23:
            # line 158
            held_2 = p6_v1_top
            set_hand(s, held_2, 85)
            point = 20
        elif point == 24:
            s.r_place = 0
            # line 160 @FJ-10
            if rng == NULL and not f_placeable(s, p6_v2_t):
                s.r_failure = 86
                return 1
            # line 161
            at = p6_v2_t - 1
            count = 1
            if <unsigned int>at >= 22u or (<uint8_t*>&s.m_face_up[0])[at] < count:
                fault(s, 87)
            else:
                (<uint8_t*>&s.m_face_up[0])[at] -= <uint8_t>count
            # line 161
            held_3 = p6_v2_t
            set_hand(s, held_3, 89)
            point = 20
        elif point == 28:
            point = 58
        elif point == 57:
            point = 28
        elif point == 58:
            if s.m_newest != 0 or any_stack(s) == 0:
                return leave(s, r, 8, 0)
            else:
                point = 18
        elif point == 103:
            if (<Move*>given).option == 0:
                set_its_explore_you(s, s.r_actor)
                point = 21
            elif (<Move*>given).option == 1:
                set_its_explore_you(s, s.r_actor)
                p6_v2_t = (<Move*>given).args[0]
                point = 24
            else:
                return 1
        elif point == 109:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_stack[0])[index_2] -= 1
            p6_v1_top = index_2 + 1
            point = 23
        elif point == 111:
            set_its_explore_you(s, (<Given1*>given).a0)
            point = 17
        else:
            r.point = point
            return -1


cdef int flow11_place(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 116
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p11_v1_cell
    cdef int p11_v2_k
    cdef int actor
    cdef Move drawn
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 49:
            actor = its_place_you(s)
            if actor == 0:
                fault(s, 90)
                return 1
            s.r_actor = actor
            if rng != NULL:
                if sample_d4(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 49):
                        return 0
                    if drawn.option == 0:
                        p11_v1_cell = drawn.args[0]
                        p11_v2_k = drawn.args[1]
                        point = 51
                    continue
                fault(s, 93)
                return 1
            else:
                if not any_legal_d4(s, actor):
                    fault(s, 93)
                    return 1
                s.r_point = 49
                rested(s)
                return 0
        elif point == 51:
            s.r_place = 0
            # line 119 @FJ-13
            # line 120 @FJ-14
            if rng == NULL and not f_matches(s, record_Face(s.m_hand, p11_v2_k), p11_v1_cell):
                s.r_failure = 95
                return 1
            # line 121 @FJ-15
            if rng == NULL and not f_one_landmass(s, record_Face(s.m_hand, p11_v2_k), p11_v1_cell):
                s.r_failure = 96
                return 1
            do_lay(s, t, s.m_hand, p11_v1_cell, p11_v2_k)
            # line 122
            held = 0
            set_hand(s, held, 98)
            return leave(s, r, 8, 0)
        elif point == 104:
            if (<Move*>given).option == 0:
                set_its_place_you(s, s.r_actor)
                p11_v1_cell = (<Move*>given).args[0]
                p11_v2_k = (<Move*>given).args[1]
                point = 51
            else:
                return 1
        elif point == 113:
            set_its_place_you(s, (<Given1*>given).a0)
            point = 49
        else:
            r.point = point
            return -1


cdef int flow12_build_farm(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 173
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p12_v1_s
    cdef int actor
    cdef Move drawn
    cdef int way
    cdef int at
    cdef int flat
    cdef int value
    cdef int flat_2
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 66:
            if get_farms_left(s, its_build_farm_you(s)) > 0:
                actor = its_build_farm_you(s)
                if actor == 0:
                    fault(s, 99)
                    return 1
                s.r_actor = actor
                if rng != NULL:
                    way = sample_d5(s, actor, rng, &drawn)
                    if way == 2:
                        point = 70
                        continue
                    if way:
                        if drawn.option == 1 and not any_legal_d5(s, actor):
                            point = 70
                            continue
                        if not plays_on(s, rng, &drawn, 67):
                            return 0
                        if drawn.option == 0:
                            p12_v1_s = drawn.args[0]
                            point = 71
                        elif drawn.option == 1:
                            point = 70
                        continue
                    fault(s, 102)
                    return 1
                else:
                    if not any_legal_d5(s, actor) and any_legal_d5_2(s, actor):
                        point = 70
                        continue
                    s.r_point = 67
                    rested(s)
                    return 0
            else:
                point = 69
        elif point == 69:
            return leave(s, r, 8, 0)
        elif point == 70:
            point = 69
        elif point == 71:
            # line 176 @FJ-31
            if rng == NULL and not f_free(s, p12_v1_s):
                s.r_failure = 103
                return 1
            # line 177
            at = p12_v1_s - 1
            if <unsigned int>at >= 10647u:
                fault(s, 104)
            else:
                flat = place_in_held(its_build_farm_you(s))
                if flat < 0:
                    fault(s, 105)
                elif rw_few_uint16_t_put(&s.m_held[flat * 120], &s.m_held_length[flat], 120, at):
                    fault(s, 106)
            # line 177
            value = p12_v1_s
            flat_2 = place_in_farm(its_build_farm_you(s))
            if value == 0 or flat_2 < 0:
                fault(s, 107)
            elif s.m_farm_length[flat_2] >= 6:
                fault(s, 108)
            else:
                (&s.m_farm[flat_2 * 6])[s.m_farm_length[flat_2]] = value
                s.m_farm_length[flat_2] += 1
            # line 177
            held = get_farms_left(s, its_build_farm_you(s)) - 1
            if 0 <= held and held <= 6:
                set_farms_left(s, its_build_farm_you(s), held, 110)
            else:
                fault(s, 109)
            point = 70
        elif point == 105:
            if (<Move*>given).option == 0:
                set_its_build_farm_you(s, s.r_actor)
                p12_v1_s = (<Move*>given).args[0]
                point = 71
            elif (<Move*>given).option == 1:
                set_its_build_farm_you(s, s.r_actor)
                point = 70
            else:
                return 1
        elif point == 112:
            set_its_build_farm_you(s, (<Given1*>given).a0)
            point = 66
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
            way = flow1_play_round(s, t, rng, &r)
        elif proc == 5:
            way = flow5_refill_display(s, t, rng, &r)
        elif proc == 6:
            way = flow6_explore(s, t, rng, &r)
        elif proc == 11:
            way = flow11_place(s, t, rng, &r)
        elif proc == 12:
            way = flow12_build_farm(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 18:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 49:
        legal_d4(s, s.r_actor, out)
    elif s.r_point == 67:
        legal_d5(s, s.r_actor, out)
    elif s.r_point == 81:
        legal_d6(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 18:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 49:
        return is_legal_d4(s, s.r_actor, m)
    elif s.r_point == 67:
        return is_legal_d5(s, s.r_actor, m)
    elif s.r_point == 81:
        return is_legal_d6(s, s.r_actor, m)
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
    elif s.r_point == 9:
        for i in range(22):
            if (<uint8_t*>&s.m_stack[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_stack[0])[i]
                n += 1
    elif s.r_point == 22:
        for i in range(22):
            if (<uint8_t*>&s.m_stack[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_stack[0])[i]
                n += 1
    return n


cdef inline void wrote_face(S* s, int index) noexcept nogil:
    if not s.b_stale_0:
        show_beside_0(s, index)


cdef void show_beside_0(S* s, int near) noexcept nogil:
    cdef int cell = T_values_line_84_9[near]
    if cell != 0:
        s.b_cells_0[cell] = s.b_cells_0[cell] & ~3 | T_values_line_84_8[at_face(s, near)]
    cell = T_values_line_84_11[near]
    if cell != 0:
        s.b_cells_0[cell] = s.b_cells_0[cell] & ~12 | T_values_line_84_10[at_face(s, near)] << 2
    cell = T_values_line_84_13[near]
    if cell != 0:
        s.b_cells_0[cell] = s.b_cells_0[cell] & ~48 | T_values_line_84_12[at_face(s, near)] << 4
    cell = T_values_line_84_3[near]
    if cell != 0:
        s.b_cells_0[cell] = s.b_cells_0[cell] & ~192 | T_values_line_84_2[at_face(s, near)] << 6
    cell = T_values_line_84_5[near]
    if cell != 0:
        s.b_cells_0[cell] = s.b_cells_0[cell] & ~768 | T_values_line_84_4[at_face(s, near)] << 8
    cell = T_values_line_84_7[near]
    if cell != 0:
        s.b_cells_0[cell] = s.b_cells_0[cell] & ~3072 | T_values_line_84_6[at_face(s, near)] << 10


cdef void find_beside_0(S* s) noexcept nogil:
    cdef int near
    s.b_stale_0 = 0
    memset(s.b_cells_0, 0, sizeof(uint16_t) * 1522)
    cdef int index = rw_bytes_next(&s.m_face[0], 0, 1521)
    while index < 1521:
        near = index + 1
        show_beside_0(s, near)
        index = rw_bytes_next(&s.m_face[0], near, 1521)


cdef void forget_beside(S* s) noexcept nogil:
    s.b_stale_0 = 1


# ---------------------------------------------------------------- invariants

cdef inline rw_set24 set_line_259(S* s) noexcept nogil:
    # line 259
    cdef rw_set24 r = rw_set24_none()
    cdef int x0
    for x0 in range(1, 1522):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 113):
            break
        if at_face(s, x0):
            rw_set24_put(&r, x0 - 1, 1521)
    return r


cdef inline rw_set24 f_laid(S* s) noexcept nogil:
    # line 259
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 113
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 113):
        return rw_set24_none()
    cdef rw_set24 held = set_line_259(s)
    s.r_place = outer
    return held


cdef inline int field_Face_tile(int a) noexcept nogil:
    return <int>(<unsigned int>(a - 1) // 6u) + 1 if a else 0


cdef int count_line_271(S* s, int v0) noexcept nogil:
    # line 271
    cdef int n = 0
    cdef int x1
    cdef rw_set24 left1 = f_laid(s)
    cdef int k1 = -1
    while True:
        k1 = rw_set24_after(&left1, k1)
        if k1 < 0:
            break
        x1 = k1 + 1
        s.r_spent += 2
        if s.r_spent > s.r_alarm and alarmed(s, 112):
            break
        if field_Face_tile(at_face(s, x1)) == v0:
            n += 1
    return n


cdef inline int tally_stack(S* s, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_stack[0], wanted - 1, 22)


cdef inline int tally_face_up(S* s, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_face_up[0], wanted - 1, 22)


cdef inline int f_lying(S* s, int v_t) noexcept nogil:
    # line 271
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 112
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 112):
        return 0
    cdef int held = (
        count_line_271(s, v_t)
        + tally_stack(s, v_t)
        + tally_face_up(s, v_t)
        + (1 if s.m_hand == v_t else 0)
    )
    s.r_place = outer
    return held


cdef inline int all_line_273(S* s) noexcept nogil:
    # line 273
    cdef int x0
    for x0 in range(1, 23):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 111):
            break
        if not (<uint64_t>s.m_playing == 0 or f_lying(s, x0) == T_values_line_273[x0 - 1]):
            return False
    return True


cdef inline int all_line_274(S* s) noexcept nogil:
    # line 274
    cdef int x0
    cdef int k0
    for k0 in range(22):
        if (<uint8_t*>&s.m_face_up[0])[k0] != 0:
            x0 = k0 + 1
            if T_Tile_copies[x0] <= 0:
                return False
    return True


cdef inline int at_farms_left(S* s, int at0) noexcept nogil:
    return s.m_farms_left[at0 - 1]


cdef inline int all_line_275(S* s) noexcept nogil:
    # line 275
    cdef int x0
    cdef uint64_t left0 = s.m_playing
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        if not (
            size_farm(s, x0) + at_farms_left(s, x0) == 4
            and size_held(s, x0) - size_farm(s, x0) + at_fields_left(s, x0) == 20
        ):
            return False
    return True


cdef inline int all_line_277(S* s) noexcept nogil:
    # line 277
    cdef int x49
    cdef int x0
    cdef int one0
    for x49 in range(1, 1522):
        s.r_spent += 59
        if s.r_spent > s.r_alarm and alarmed(s, 114):
            break
        if at_face(s, x49):
            one0 = x49
            for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 1521u else one0):
                if not f_matches(s, at_face(s, x0), x0):
                    return False
    return True


cdef inline uint64_t f_land_parts(S* s, int v_face) noexcept nogil:
    # line 69
    return T_values_line_84[v_face]


cdef rw_set167 set_line_265(S* s) noexcept nogil:
    # line 265
    cdef rw_set167 r = rw_set167_none()
    cdef int x49
    cdef int x0
    cdef int one0
    cdef uint64_t left1
    cdef int x1
    for x49 in range(1, 1522):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 115):
            break
        if at_face(s, x49):
            one0 = x49
            for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 1521u else one0):
                left1 = f_land_parts(s, at_face(s, x0))
                while left1:
                    x1 = rw_lowest(left1)
                    left1 &= left1 - 1
                    s.r_spent += 1
                    if s.r_spent > s.r_alarm and alarmed(s, 115):
                        break
                    rw_set167_put(&r, record_Spot(x0, x1) - 1, 10647)
    return r


cdef inline rw_set167 f_all_land(S* s) noexcept nogil:
    # line 265
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 115
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 115):
        return rw_set167_none()
    cdef rw_set167 held = set_line_265(s)
    s.r_place = outer
    return held


cdef inline uint64_t f_land_part(S* s, int v_face, int v_i) noexcept nogil:
    # line 66
    return T_values_line_66[v_face * 7 + rw_place(v_i, 7)]


cdef inline uint64_t f_land_part_2(S* s, int v_face, int v_i) noexcept nogil:
    # line 66
    return T_values_line_66_2[v_face * 6 + rw_place(v_i, 6)]


cdef inline int f_land_at(S* s, int v_cell, int v_i) noexcept nogil:
    # line 264
    return record_Spot(v_cell, rw_least(f_land_part_2(s, get_face(s, v_cell), v_i), 0, 0))


cdef rw_set167 reach_line_278(S* s) noexcept nogil:
    # line 278
    cdef uint16_t items[10647]
    cdef int reached = 0
    cdef int following = 0
    cdef int index
    cdef int x53
    cdef int x0
    cdef int x51
    cdef uint64_t left52
    cdef int x52
    cdef int x50
    cdef int one50
    cdef rw_set167 found = rw_set167_none()
    cdef int one53 = rw_set167_first_v(f_all_land(s)) + 1
    for x53 in range(one53, one53 + 1 if <unsigned int>(one53 - 1) < 10647u else one53):
        index = x53 - 1
        if <unsigned int>index < 10647u and not rw_set167_has(&found, index, 10647):
            rw_set167_put(&found, index, 10647)
            items[reached] = index
            reached += 1
    while following < reached:
        x0 = items[following] + 1
        following += 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 116):
            break
        for x51 in range(1, 7):
            left52 = T_masks_line_278[
                f_land_part(s, get_face(s, field_Spot_cell(x0)), field_Spot_part(x0)) * 6 + (x51 - 1)
            ]
            while left52:
                x52 = rw_lowest(left52)
                left52 &= left52 - 1
                if (
                    f_shown(s, get_face(s, field_Spot_cell(x0)), x51 - 1 + x52 + 1)
                    == f_shown(
                        s,
                        get_face(s, go_land(field_Spot_cell(x0), x51)),
                        T_values_line_221[x51 - 1 + rw_place(x52, 1)]
                    )
                ):
                    one50 = f_land_at(
                        s,
                        go_land(field_Spot_cell(x0), x51),
                        T_values_line_278[x51 - 1 + rw_place(x52, 1)]
                    )
                    for x50 in range(one50, one50 + 1 if <unsigned int>(one50 - 1) < 10647u else one50):
                        index = x50 - 1
                        if <unsigned int>index < 10647u and not rw_set167_has(&found, index, 10647):
                            rw_set167_put(&found, index, 10647)
                            items[reached] = index
                            reached += 1
    return found


cdef inline int all_line_279(S* s) noexcept nogil:
    # line 279
    cdef int x49
    cdef int x0
    cdef int one0
    for x49 in range(1, 1522):
        s.r_spent += 11
        if s.r_spent > s.r_alarm and alarmed(s, 117):
            break
        if at_face(s, x49):
            one0 = x49
            for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 1521u else one0):
                if not rw_set24_has(&SET_OF_land_2, x0 - 1, 1521):
                    if rw_size(f_beside(s, x0)) < 2:
                        return False
    return True


cdef inline rw_set24 set_line_280(S* s) noexcept nogil:
    # line 280
    cdef rw_set24 r = rw_set24_none()
    cdef int x0
    for x0 in range(1, 1522):
        s.r_spent += 11
        if s.r_spent > s.r_alarm and alarmed(s, 118):
            break
        if at_face(s, x0) == 0 and rw_size(f_beside(s, x0)) >= 2:
            rw_set24_put(&r, x0 - 1, 1521)
    return r


cdef inline rw_set167 union_line_262(S* s) noexcept nogil:
    # line 262
    cdef rw_set167 r = rw_set167_none()
    cdef int x0
    cdef uint64_t left0 = 3
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        r = rw_set167_or(r, at_held(s, x0))
    return r


cdef inline rw_set167 f_all_held(S* s) noexcept nogil:
    # line 262
    return union_line_262(s)


cdef rw_set167 set_line_261(S* s) noexcept nogil:
    # line 261
    cdef rw_set167 r = rw_set167_none()
    cdef int x49
    cdef int x0
    cdef int one0
    cdef uint64_t left46
    cdef int x46
    cdef int x1
    cdef int one1
    for x49 in range(1, 1522):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 119):
            break
        if at_face(s, x49):
            one0 = x49
            for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 1521u else one0):
                left46 = f_sections(s, at_face(s, x0))
                while left46:
                    x46 = rw_lowest(left46)
                    left46 &= left46 - 1
                    s.r_spent += 2
                    if s.r_spent > s.r_alarm and alarmed(s, 119):
                        break
                    one1 = record_Spot(x0, x46)
                    for x1 in range(one1, one1 + 1 if <unsigned int>(one1 - 1) < 10647u else one1):
                        rw_set167_put(&r, x1 - 1, 10647)
    return r


cdef inline rw_set167 f_all_spots(S* s) noexcept nogil:
    # line 261
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 119
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 119):
        return rw_set167_none()
    cdef rw_set167 held = set_line_261(s)
    s.r_place = outer
    return held


cdef inline rw_set167 set_line_263(S* s) noexcept nogil:
    # line 263
    cdef rw_set167 r = rw_set167_none()
    cdef int x0
    cdef int x1
    cdef int k1
    cdef int at1
    cdef uint64_t left0 = 3
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        at1 = place_in_farm(x0)
        for k1 in range(s.m_farm_length[at1] if at1 >= 0 else 0):
            x1 = (<uint16_t*>&s.m_farm[at1 * 6])[k1]
            rw_set167_put(&r, x1 - 1, 10647)
    return r


cdef inline rw_set167 f_all_farms(S* s) noexcept nogil:
    # line 263
    return set_line_263(s)


cdef int all_line_283(S* s) noexcept nogil:
    # line 283
    cdef int x0
    cdef int x1
    cdef int k1
    cdef int at1
    cdef int x2
    cdef int k2
    cdef int at2
    cdef uint64_t left0 = 3
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        at1 = place_in_farm(x0)
        for k1 in range(s.m_farm_length[at1] if at1 >= 0 else 0):
            x1 = (<uint16_t*>&s.m_farm[at1 * 6])[k1]
            at2 = place_in_farm(x0)
            for k2 in range(s.m_farm_length[at2] if at2 >= 0 else 0):
                x2 = (<uint16_t*>&s.m_farm[at2 * 6])[k2]
                if not (x1 == x2 or field_Spot_cell(x1) != field_Spot_cell(x2)):
                    return False
    return True


cdef inline rw_set167 set_line_95(S* s, int v0) noexcept nogil:
    # line 95
    cdef rw_set167 r = rw_set167_none()
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    for x1 in range(1, 7):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 122):
            break
        left2 = (
            <uint64_t>T_masks_line_221[
                (x1 - 1) * 128 + f_section(s, get_face(s, field_Spot_cell(v0)), field_Spot_part(v0))
            ]
            & <uint64_t>T_masks_line_221_2[(x1 - 1) * 133 + get_face(s, go_land(field_Spot_cell(v0), x1))]
            & <uint64_t>T_masks_line_221_3[
                (
                    f_shown(s, get_face(s, field_Spot_cell(v0)), x1) == 3
                    and f_shown(s, get_face(s, go_land(field_Spot_cell(v0), x1)), T_values_line_221[x1 - 1]) == 3
                )
                != 0
            ]
        )
        while left2:
            x2 = rw_lowest(left2) + -1
            left2 &= left2 - 1
            rw_set167_put(
                &r,
                (
                    f_spot(
                        s,
                        go_land(field_Spot_cell(v0), x1),
                        T_values_line_221_2[(x1 - 1) * 3 + rw_place(x2 - -1, 3)]
                    )
                    - 1
                ),
                10647
            )
    return r


cdef inline rw_set167 f_adjacent(S* s, int v_s) noexcept nogil:
    # line 95
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 122
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 122):
        return rw_set167_none()
    cdef rw_set167 held = set_line_95(s, v_s)
    s.r_place = outer
    return held


cdef rw_set167 reach_line_270(S* s, int v0, int v1) noexcept nogil:
    # line 270
    cdef rw_set167 more
    cdef const rw_set167* in2
    cdef int x2
    cdef int k2
    cdef rw_set167 edge = rw_set167_single(v1 - 1, 10647)
    cdef rw_set167 found = edge
    while not rw_set167_is_empty_v(edge):
        more = rw_set167_none()
        in2 = &edge
        k2 = -1
        while True:
            k2 = rw_set167_after(in2, k2)
            if k2 < 0:
                break
            x2 = k2 + 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 121):
                break
            more = rw_set167_or(more, rw_set167_and(f_adjacent(s, x2), at_held(s, v0)))
        edge = rw_set167_without(more, found)
        found = rw_set167_or(found, edge)
    return found


cdef inline rw_set167 f_chained(S* s, int v_p, int v_s) noexcept nogil:
    # line 270
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 121
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 121):
        return rw_set167_none()
    cdef rw_set167 held = reach_line_270(s, v_p, v_s)
    s.r_place = outer
    return held


cdef inline int any_line_285(S* s, int v0, int v1) noexcept nogil:
    # line 285
    cdef int x2
    cdef int k2
    cdef int at2 = place_in_farm(v0)
    for k2 in range(s.m_farm_length[at2] if at2 >= 0 else 0):
        x2 = (<uint16_t*>&s.m_farm[at2 * 6])[k2]
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 120):
            break
        if rw_set167_has_v(f_chained(s, v0, v1), x2 - 1, 10647):
            return True
    return False


cdef int all_line_285(S* s) noexcept nogil:
    # line 285
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
        if s.r_spent > s.r_alarm and alarmed(s, 120):
            break
        count = size_held(s, x0)
        items = items_held(s, x0)
        for k1 in range(count):
            x1 = items[k1] + 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 120):
                break
            if not any_line_285(s, x0, x1):
                return False
    return True


cdef int all_line_286(S* s) noexcept nogil:
    # line 286
    cdef int x49
    cdef int x64
    cdef int one64
    cdef uint64_t left46
    cdef int x46
    cdef int x65
    cdef int one65
    cdef int x0
    cdef int one0
    cdef int x23
    cdef uint64_t left24
    cdef int x24
    cdef int x1
    cdef int one1
    for x49 in range(1, 1522):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 123):
            break
        if at_face(s, x49):
            one64 = x49
            for x64 in range(one64, one64 + 1 if <unsigned int>(one64 - 1) < 1521u else one64):
                left46 = f_sections(s, at_face(s, x64))
                while left46:
                    x46 = rw_lowest(left46)
                    left46 &= left46 - 1
                    s.r_spent += 1
                    if s.r_spent > s.r_alarm and alarmed(s, 123):
                        break
                    one65 = record_Spot(x64, x46)
                    for x65 in range(one65, one65 + 1 if <unsigned int>(one65 - 1) < 10647u else one65):
                        one0 = x65
                        for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 10647u else one0):
                            for x23 in range(1, 7):
                                s.r_spent += 1
                                if s.r_spent > s.r_alarm and alarmed(s, 123):
                                    break
                                left24 = (
                                    <uint64_t>T_masks_line_221[
                                        (x23 - 1) * 128
                                        + f_section(s, get_face(s, field_Spot_cell(x0)), field_Spot_part(x0))
                                    ]
                                    & <uint64_t>T_masks_line_221_2[
                                        (x23 - 1) * 133 + get_face(s, go_land(field_Spot_cell(x0), x23))
                                    ]
                                    & <uint64_t>T_masks_line_221_3[
                                        (
                                            f_shown(s, get_face(s, field_Spot_cell(x0)), x23) == 3
                                            and (
                                                f_shown(
                                                    s,
                                                    get_face(s, go_land(field_Spot_cell(x0), x23)),
                                                    T_values_line_221[x23 - 1]
                                                )
                                                == 3
                                            )
                                        )
                                        != 0
                                    ]
                                )
                                while left24:
                                    x24 = rw_lowest(left24) + -1
                                    left24 &= left24 - 1
                                    one1 = f_spot(
                                        s,
                                        go_land(field_Spot_cell(x0), x23),
                                        T_values_line_221_2[(x23 - 1) * 3 + rw_place(x24 - -1, 3)]
                                    )
                                    for x1 in range(one1, one1 + 1 if <unsigned int>(one1 - 1) < 10647u else one1):
                                        if not (
                                            rw_set167_has_v(f_adjacent(s, x1), x0 - 1, 10647)
                                            and field_Spot_cell(x0) != field_Spot_cell(x1)
                                        ):
                                            return False
    return True


cdef inline int f_is_wall(S* s, int v_cell, int v_d) noexcept nogil:
    # line 269
    return 0x1ULL & ~<uint64_t>T_masks_line_269[(v_d - 1) * 133 + get_face(s, v_cell)] == 0


cdef int all_line_287(S* s) noexcept nogil:
    # line 287
    cdef int x49
    cdef int x64
    cdef int one64
    cdef uint64_t left46
    cdef int x46
    cdef int x65
    cdef int one65
    cdef int x0
    cdef int one0
    cdef uint64_t left1
    cdef int x1
    cdef int x23
    cdef uint64_t left24
    cdef int x24
    cdef int x2
    cdef int one2
    for x49 in range(1, 1522):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 124):
            break
        if at_face(s, x49):
            one64 = x49
            for x64 in range(one64, one64 + 1 if <unsigned int>(one64 - 1) < 1521u else one64):
                left46 = f_sections(s, at_face(s, x64))
                while left46:
                    x46 = rw_lowest(left46)
                    left46 &= left46 - 1
                    s.r_spent += 1
                    if s.r_spent > s.r_alarm and alarmed(s, 124):
                        break
                    one65 = record_Spot(x64, x46)
                    for x65 in range(one65, one65 + 1 if <unsigned int>(one65 - 1) < 10647u else one65):
                        one0 = x65
                        for x0 in range(one0, one0 + 1 if <unsigned int>(one0 - 1) < 10647u else one0):
                            left1 = f_beside(s, field_Spot_cell(x0))
                            while left1:
                                x1 = rw_lowest(left1) + 1
                                left1 &= left1 - 1
                                s.r_spent += 1
                                if s.r_spent > s.r_alarm and alarmed(s, 124):
                                    break
                                for x23 in range(1, 7):
                                    s.r_spent += 1
                                    if s.r_spent > s.r_alarm and alarmed(s, 124):
                                        break
                                    left24 = (
                                        <uint64_t>T_masks_line_221[
                                            (x23 - 1) * 128
                                            + f_section(s, get_face(s, field_Spot_cell(x0)), field_Spot_part(x0))
                                        ]
                                        & <uint64_t>T_masks_line_221_2[
                                            (x23 - 1) * 133 + get_face(s, go_land(field_Spot_cell(x0), x23))
                                        ]
                                        & <uint64_t>T_masks_line_221_3[
                                            (
                                                f_shown(s, get_face(s, field_Spot_cell(x0)), x23) == 3
                                                and (
                                                    f_shown(
                                                        s,
                                                        get_face(s, go_land(field_Spot_cell(x0), x23)),
                                                        T_values_line_221[x23 - 1]
                                                    )
                                                    == 3
                                                )
                                            )
                                            != 0
                                        ]
                                    )
                                    while left24:
                                        x24 = rw_lowest(left24) + -1
                                        left24 &= left24 - 1
                                        one2 = f_spot(
                                            s,
                                            go_land(field_Spot_cell(x0), x23),
                                            T_values_line_221_2[(x23 - 1) * 3 + rw_place(x24 - -1, 3)]
                                        )
                                        for x2 in range(one2, one2 + 1 if <unsigned int>(one2 - 1) < 10647u else one2):
                                            if not (
                                                field_Spot_cell(x2) != go_land(field_Spot_cell(x0), x1)
                                                or not f_is_wall(s, field_Spot_cell(x0), x1)
                                            ):
                                                return False
    return True


cdef inline int any_line_96(S* s, int v0) noexcept nogil:
    # line 96
    cdef int x1
    cdef int k1
    cdef int count = size_border(s, v0)
    cdef const uint16_t* items = items_border(s, v0)
    for k1 in range(count):
        x1 = items[k1] + 1
        s.r_spent += 3
        if s.r_spent > s.r_alarm and alarmed(s, 126):
            break
        if f_free(s, x1):
            return True
    return False


cdef inline int f_can_settle(S* s, int v_you) noexcept nogil:
    # line 96
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 126
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 126):
        return 0
    cdef int held = at_fields_left(s, v_you) > 0 and any_line_96(s, v_you)
    s.r_place = outer
    return held


cdef inline int all_line_289(S* s) noexcept nogil:
    # line 289
    cdef int x0
    cdef uint64_t left0 = <uint64_t>s.m_playing & ~<uint64_t>s.m_settling
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 125):
            break
        if f_can_settle(s, x0):
            return False
    return True


cdef bint invariant_0(S* s) noexcept nogil:
    # line 273
    return all_line_273(s)


cdef bint invariant_1(S* s) noexcept nogil:
    # line 274
    return rw_bag22_within(rw_bag22_load(&s.m_fresh[0]), rw_bag22_load(&s.m_face_up[0])) and all_line_274(s)


cdef bint invariant_2(S* s) noexcept nogil:
    # line 275
    return all_line_275(s)


cdef bint invariant_3(S* s) noexcept nogil:
    # line 277
    return all_line_277(s)


cdef bint invariant_4(S* s) noexcept nogil:
    # line 278
    return rw_set167_eq(reach_line_278(s), f_all_land(s)) or rw_set24_is_empty_v(f_laid(s))


cdef bint invariant_5(S* s) noexcept nogil:
    # line 279
    return all_line_279(s)


cdef bint invariant_6(S* s) noexcept nogil:
    # line 280
    return rw_set24_eq((<rw_set24*>&s.m_sites[0])[0], set_line_280(s))


cdef bint invariant_7(S* s) noexcept nogil:
    # line 281
    return (
        rw_set167_is_empty_v(rw_set167_and(at_held(s, 1), at_held(s, 2))) != 0
        and rw_set167_is_empty_v(rw_set167_and(at_held(s, 2), at_held(s, 1))) != 0
    )


cdef bint invariant_8(S* s) noexcept nogil:
    # line 282
    return rw_set167_within(f_all_held(s), f_all_spots(s)) and rw_set167_within(f_all_farms(s), f_all_held(s))


cdef bint invariant_9(S* s) noexcept nogil:
    # line 283
    return all_line_283(s)


cdef bint invariant_10(S* s) noexcept nogil:
    # line 284
    return any_stack(s) == 0 or rw_set167_eq(f_all_held(s), f_all_farms(s))


cdef bint invariant_11(S* s) noexcept nogil:
    # line 285
    return all_line_285(s)


cdef bint invariant_12(S* s) noexcept nogil:
    # line 286
    return all_line_286(s)


cdef bint invariant_13(S* s) noexcept nogil:
    # line 287
    return all_line_287(s)


cdef bint invariant_14(S* s) noexcept nogil:
    # line 289
    return all_line_289(s)


cdef bint invariant_15(S* s) noexcept nogil:
    # line 290
    return s.m_played <= 6


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
    elif number == 13:
        return invariant_13(s)
    elif number == 14:
        return invariant_14(s)
    elif number == 15:
        return invariant_15(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint8_t T_values_line_181[2] = {1, 2};
    static const uint8_t T_Tile_copies[23] = {0, 0, 0, 0, 3, 2, 3, 2, 3, 2, 1, 1, 2, 3, 3, 2, 2, 1, 2, 2, 1, 1, 1};
    static const int16_t T_Tile_start[23] = {0, 761, 762, 800, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t T_masks_line_104[1522] = {63, 60, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
        48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 49, 12, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33,
        12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33,
        12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33,
        12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 12, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 14, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 39};
    static const int16_t T_land_ways[9132] = {0, 0, 0, 0, 0, 0, 2, 40, 0, 0, 0, 0, 3, 41, 40, 1, 0, 0, 4, 42, 41, 2,
        0, 0, 5, 43, 42, 3, 0, 0, 6, 44, 43, 4, 0, 0, 7, 45, 44, 5, 0, 0, 8, 46, 45, 6, 0, 0, 9, 47, 46, 7, 0, 0, 10,
        48, 47, 8, 0, 0, 11, 49, 48, 9, 0, 0, 12, 50, 49, 10, 0, 0, 13, 51, 50, 11, 0, 0, 14, 52, 51, 12, 0, 0, 15,
        53, 52, 13, 0, 0, 16, 54, 53, 14, 0, 0, 17, 55, 54, 15, 0, 0, 18, 56, 55, 16, 0, 0, 19, 57, 56, 17, 0, 0, 20,
        58, 57, 18, 0, 0, 21, 59, 58, 19, 0, 0, 22, 60, 59, 20, 0, 0, 23, 61, 60, 21, 0, 0, 24, 62, 61, 22, 0, 0, 25,
        63, 62, 23, 0, 0, 26, 64, 63, 24, 0, 0, 27, 65, 64, 25, 0, 0, 28, 66, 65, 26, 0, 0, 29, 67, 66, 27, 0, 0, 30,
        68, 67, 28, 0, 0, 31, 69, 68, 29, 0, 0, 32, 70, 69, 30, 0, 0, 33, 71, 70, 31, 0, 0, 34, 72, 71, 32, 0, 0, 35,
        73, 72, 33, 0, 0, 36, 74, 73, 34, 0, 0, 37, 75, 74, 35, 0, 0, 38, 76, 75, 36, 0, 0, 39, 77, 76, 37, 0, 0, 0,
        78, 77, 38, 0, 0, 41, 79, 0, 0, 1, 2, 42, 80, 79, 40, 2, 3, 43, 81, 80, 41, 3, 4, 44, 82, 81, 42, 4, 5, 45,
        83, 82, 43, 5, 6, 46, 84, 83, 44, 6, 7, 47, 85, 84, 45, 7, 8, 48, 86, 85, 46, 8, 9, 49, 87, 86, 47, 9, 10, 50,
        88, 87, 48, 10, 11, 51, 89, 88, 49, 11, 12, 52, 90, 89, 50, 12, 13, 53, 91, 90, 51, 13, 14, 54, 92, 91, 52,
        14, 15, 55, 93, 92, 53, 15, 16, 56, 94, 93, 54, 16, 17, 57, 95, 94, 55, 17, 18, 58, 96, 95, 56, 18, 19, 59,
        97, 96, 57, 19, 20, 60, 98, 97, 58, 20, 21, 61, 99, 98, 59, 21, 22, 62, 100, 99, 60, 22, 23, 63, 101, 100, 61,
        23, 24, 64, 102, 101, 62, 24, 25, 65, 103, 102, 63, 25, 26, 66, 104, 103, 64, 26, 27, 67, 105, 104, 65, 27,
        28, 68, 106, 105, 66, 28, 29, 69, 107, 106, 67, 29, 30, 70, 108, 107, 68, 30, 31, 71, 109, 108, 69, 31, 32,
        72, 110, 109, 70, 32, 33, 73, 111, 110, 71, 33, 34, 74, 112, 111, 72, 34, 35, 75, 113, 112, 73, 35, 36, 76,
        114, 113, 74, 36, 37, 77, 115, 114, 75, 37, 38, 78, 116, 115, 76, 38, 39, 0, 117, 116, 77, 39, 0, 80, 118, 0,
        0, 40, 41, 81, 119, 118, 79, 41, 42, 82, 120, 119, 80, 42, 43, 83, 121, 120, 81, 43, 44, 84, 122, 121, 82, 44,
        45, 85, 123, 122, 83, 45, 46, 86, 124, 123, 84, 46, 47, 87, 125, 124, 85, 47, 48, 88, 126, 125, 86, 48, 49,
        89, 127, 126, 87, 49, 50, 90, 128, 127, 88, 50, 51, 91, 129, 128, 89, 51, 52, 92, 130, 129, 90, 52, 53, 93,
        131, 130, 91, 53, 54, 94, 132, 131, 92, 54, 55, 95, 133, 132, 93, 55, 56, 96, 134, 133, 94, 56, 57, 97, 135,
        134, 95, 57, 58, 98, 136, 135, 96, 58, 59, 99, 137, 136, 97, 59, 60, 100, 138, 137, 98, 60, 61, 101, 139, 138,
        99, 61, 62, 102, 140, 139, 100, 62, 63, 103, 141, 140, 101, 63, 64, 104, 142, 141, 102, 64, 65, 105, 143, 142,
        103, 65, 66, 106, 144, 143, 104, 66, 67, 107, 145, 144, 105, 67, 68, 108, 146, 145, 106, 68, 69, 109, 147,
        146, 107, 69, 70, 110, 148, 147, 108, 70, 71, 111, 149, 148, 109, 71, 72, 112, 150, 149, 110, 72, 73, 113,
        151, 150, 111, 73, 74, 114, 152, 151, 112, 74, 75, 115, 153, 152, 113, 75, 76, 116, 154, 153, 114, 76, 77,
        117, 155, 154, 115, 77, 78, 0, 156, 155, 116, 78, 0, 119, 157, 0, 0, 79, 80, 120, 158, 157, 118, 80, 81, 121,
        159, 158, 119, 81, 82, 122, 160, 159, 120, 82, 83, 123, 161, 160, 121, 83, 84, 124, 162, 161, 122, 84, 85,
        125, 163, 162, 123, 85, 86, 126, 164, 163, 124, 86, 87, 127, 165, 164, 125, 87, 88, 128, 166, 165, 126, 88,
        89, 129, 167, 166, 127, 89, 90, 130, 168, 167, 128, 90, 91, 131, 169, 168, 129, 91, 92, 132, 170, 169, 130,
        92, 93, 133, 171, 170, 131, 93, 94, 134, 172, 171, 132, 94, 95, 135, 173, 172, 133, 95, 96, 136, 174, 173,
        134, 96, 97, 137, 175, 174, 135, 97, 98, 138, 176, 175, 136, 98, 99, 139, 177, 176, 137, 99, 100, 140, 178,
        177, 138, 100, 101, 141, 179, 178, 139, 101, 102, 142, 180, 179, 140, 102, 103, 143, 181, 180, 141, 103, 104,
        144, 182, 181, 142, 104, 105, 145, 183, 182, 143, 105, 106, 146, 184, 183, 144, 106, 107, 147, 185, 184, 145,
        107, 108, 148, 186, 185, 146, 108, 109, 149, 187, 186, 147, 109, 110, 150, 188, 187, 148, 110, 111, 151, 189,
        188, 149, 111, 112, 152, 190, 189, 150, 112, 113, 153, 191, 190, 151, 113, 114, 154, 192, 191, 152, 114, 115,
        155, 193, 192, 153, 115, 116, 156, 194, 193, 154, 116, 117, 0, 195, 194, 155, 117, 0, 158, 196, 0, 0, 118,
        119, 159, 197, 196, 157, 119, 120, 160, 198, 197, 158, 120, 121, 161, 199, 198, 159, 121, 122, 162, 200, 199,
        160, 122, 123, 163, 201, 200, 161, 123, 124, 164, 202, 201, 162, 124, 125, 165, 203, 202, 163, 125, 126, 166,
        204, 203, 164, 126, 127, 167, 205, 204, 165, 127, 128, 168, 206, 205, 166, 128, 129, 169, 207, 206, 167, 129,
        130, 170, 208, 207, 168, 130, 131, 171, 209, 208, 169, 131, 132, 172, 210, 209, 170, 132, 133, 173, 211, 210,
        171, 133, 134, 174, 212, 211, 172, 134, 135, 175, 213, 212, 173, 135, 136, 176, 214, 213, 174, 136, 137, 177,
        215, 214, 175, 137, 138, 178, 216, 215, 176, 138, 139, 179, 217, 216, 177, 139, 140, 180, 218, 217, 178, 140,
        141, 181, 219, 218, 179, 141, 142, 182, 220, 219, 180, 142, 143, 183, 221, 220, 181, 143, 144, 184, 222, 221,
        182, 144, 145, 185, 223, 222, 183, 145, 146, 186, 224, 223, 184, 146, 147, 187, 225, 224, 185, 147, 148, 188,
        226, 225, 186, 148, 149, 189, 227, 226, 187, 149, 150, 190, 228, 227, 188, 150, 151, 191, 229, 228, 189, 151,
        152, 192, 230, 229, 190, 152, 153, 193, 231, 230, 191, 153, 154, 194, 232, 231, 192, 154, 155, 195, 233, 232,
        193, 155, 156, 0, 234, 233, 194, 156, 0, 197, 235, 0, 0, 157, 158, 198, 236, 235, 196, 158, 159, 199, 237,
        236, 197, 159, 160, 200, 238, 237, 198, 160, 161, 201, 239, 238, 199, 161, 162, 202, 240, 239, 200, 162, 163,
        203, 241, 240, 201, 163, 164, 204, 242, 241, 202, 164, 165, 205, 243, 242, 203, 165, 166, 206, 244, 243, 204,
        166, 167, 207, 245, 244, 205, 167, 168, 208, 246, 245, 206, 168, 169, 209, 247, 246, 207, 169, 170, 210, 248,
        247, 208, 170, 171, 211, 249, 248, 209, 171, 172, 212, 250, 249, 210, 172, 173, 213, 251, 250, 211, 173, 174,
        214, 252, 251, 212, 174, 175, 215, 253, 252, 213, 175, 176, 216, 254, 253, 214, 176, 177, 217, 255, 254, 215,
        177, 178, 218, 256, 255, 216, 178, 179, 219, 257, 256, 217, 179, 180, 220, 258, 257, 218, 180, 181, 221, 259,
        258, 219, 181, 182, 222, 260, 259, 220, 182, 183, 223, 261, 260, 221, 183, 184, 224, 262, 261, 222, 184, 185,
        225, 263, 262, 223, 185, 186, 226, 264, 263, 224, 186, 187, 227, 265, 264, 225, 187, 188, 228, 266, 265, 226,
        188, 189, 229, 267, 266, 227, 189, 190, 230, 268, 267, 228, 190, 191, 231, 269, 268, 229, 191, 192, 232, 270,
        269, 230, 192, 193, 233, 271, 270, 231, 193, 194, 234, 272, 271, 232, 194, 195, 0, 273, 272, 233, 195, 0, 236,
        274, 0, 0, 196, 197, 237, 275, 274, 235, 197, 198, 238, 276, 275, 236, 198, 199, 239, 277, 276, 237, 199, 200,
        240, 278, 277, 238, 200, 201, 241, 279, 278, 239, 201, 202, 242, 280, 279, 240, 202, 203, 243, 281, 280, 241,
        203, 204, 244, 282, 281, 242, 204, 205, 245, 283, 282, 243, 205, 206, 246, 284, 283, 244, 206, 207, 247, 285,
        284, 245, 207, 208, 248, 286, 285, 246, 208, 209, 249, 287, 286, 247, 209, 210, 250, 288, 287, 248, 210, 211,
        251, 289, 288, 249, 211, 212, 252, 290, 289, 250, 212, 213, 253, 291, 290, 251, 213, 214, 254, 292, 291, 252,
        214, 215, 255, 293, 292, 253, 215, 216, 256, 294, 293, 254, 216, 217, 257, 295, 294, 255, 217, 218, 258, 296,
        295, 256, 218, 219, 259, 297, 296, 257, 219, 220, 260, 298, 297, 258, 220, 221, 261, 299, 298, 259, 221, 222,
        262, 300, 299, 260, 222, 223, 263, 301, 300, 261, 223, 224, 264, 302, 301, 262, 224, 225, 265, 303, 302, 263,
        225, 226, 266, 304, 303, 264, 226, 227, 267, 305, 304, 265, 227, 228, 268, 306, 305, 266, 228, 229, 269, 307,
        306, 267, 229, 230, 270, 308, 307, 268, 230, 231, 271, 309, 308, 269, 231, 232, 272, 310, 309, 270, 232, 233,
        273, 311, 310, 271, 233, 234, 0, 312, 311, 272, 234, 0, 275, 313, 0, 0, 235, 236, 276, 314, 313, 274, 236,
        237, 277, 315, 314, 275, 237, 238, 278, 316, 315, 276, 238, 239, 279, 317, 316, 277, 239, 240, 280, 318, 317,
        278, 240, 241, 281, 319, 318, 279, 241, 242, 282, 320, 319, 280, 242, 243, 283, 321, 320, 281, 243, 244, 284,
        322, 321, 282, 244, 245, 285, 323, 322, 283, 245, 246, 286, 324, 323, 284, 246, 247, 287, 325, 324, 285, 247,
        248, 288, 326, 325, 286, 248, 249, 289, 327, 326, 287, 249, 250, 290, 328, 327, 288, 250, 251, 291, 329, 328,
        289, 251, 252, 292, 330, 329, 290, 252, 253, 293, 331, 330, 291, 253, 254, 294, 332, 331, 292, 254, 255, 295,
        333, 332, 293, 255, 256, 296, 334, 333, 294, 256, 257, 297, 335, 334, 295, 257, 258, 298, 336, 335, 296, 258,
        259, 299, 337, 336, 297, 259, 260, 300, 338, 337, 298, 260, 261, 301, 339, 338, 299, 261, 262, 302, 340, 339,
        300, 262, 263, 303, 341, 340, 301, 263, 264, 304, 342, 341, 302, 264, 265, 305, 343, 342, 303, 265, 266, 306,
        344, 343, 304, 266, 267, 307, 345, 344, 305, 267, 268, 308, 346, 345, 306, 268, 269, 309, 347, 346, 307, 269,
        270, 310, 348, 347, 308, 270, 271, 311, 349, 348, 309, 271, 272, 312, 350, 349, 310, 272, 273, 0, 351, 350,
        311, 273, 0, 314, 352, 0, 0, 274, 275, 315, 353, 352, 313, 275, 276, 316, 354, 353, 314, 276, 277, 317, 355,
        354, 315, 277, 278, 318, 356, 355, 316, 278, 279, 319, 357, 356, 317, 279, 280, 320, 358, 357, 318, 280, 281,
        321, 359, 358, 319, 281, 282, 322, 360, 359, 320, 282, 283, 323, 361, 360, 321, 283, 284, 324, 362, 361, 322,
        284, 285, 325, 363, 362, 323, 285, 286, 326, 364, 363, 324, 286, 287, 327, 365, 364, 325, 287, 288, 328, 366,
        365, 326, 288, 289, 329, 367, 366, 327, 289, 290, 330, 368, 367, 328, 290, 291, 331, 369, 368, 329, 291, 292,
        332, 370, 369, 330, 292, 293, 333, 371, 370, 331, 293, 294, 334, 372, 371, 332, 294, 295, 335, 373, 372, 333,
        295, 296, 336, 374, 373, 334, 296, 297, 337, 375, 374, 335, 297, 298, 338, 376, 375, 336, 298, 299, 339, 377,
        376, 337, 299, 300, 340, 378, 377, 338, 300, 301, 341, 379, 378, 339, 301, 302, 342, 380, 379, 340, 302, 303,
        343, 381, 380, 341, 303, 304, 344, 382, 381, 342, 304, 305, 345, 383, 382, 343, 305, 306, 346, 384, 383, 344,
        306, 307, 347, 385, 384, 345, 307, 308, 348, 386, 385, 346, 308, 309, 349, 387, 386, 347, 309, 310, 350, 388,
        387, 348, 310, 311, 351, 389, 388, 349, 311, 312, 0, 390, 389, 350, 312, 0, 353, 391, 0, 0, 313, 314, 354,
        392, 391, 352, 314, 315, 355, 393, 392, 353, 315, 316, 356, 394, 393, 354, 316, 317, 357, 395, 394, 355, 317,
        318, 358, 396, 395, 356, 318, 319, 359, 397, 396, 357, 319, 320, 360, 398, 397, 358, 320, 321, 361, 399, 398,
        359, 321, 322, 362, 400, 399, 360, 322, 323, 363, 401, 400, 361, 323, 324, 364, 402, 401, 362, 324, 325, 365,
        403, 402, 363, 325, 326, 366, 404, 403, 364, 326, 327, 367, 405, 404, 365, 327, 328, 368, 406, 405, 366, 328,
        329, 369, 407, 406, 367, 329, 330, 370, 408, 407, 368, 330, 331, 371, 409, 408, 369, 331, 332, 372, 410, 409,
        370, 332, 333, 373, 411, 410, 371, 333, 334, 374, 412, 411, 372, 334, 335, 375, 413, 412, 373, 335, 336, 376,
        414, 413, 374, 336, 337, 377, 415, 414, 375, 337, 338, 378, 416, 415, 376, 338, 339, 379, 417, 416, 377, 339,
        340, 380, 418, 417, 378, 340, 341, 381, 419, 418, 379, 341, 342, 382, 420, 419, 380, 342, 343, 383, 421, 420,
        381, 343, 344, 384, 422, 421, 382, 344, 345, 385, 423, 422, 383, 345, 346, 386, 424, 423, 384, 346, 347, 387,
        425, 424, 385, 347, 348, 388, 426, 425, 386, 348, 349, 389, 427, 426, 387, 349, 350, 390, 428, 427, 388, 350,
        351, 0, 429, 428, 389, 351, 0, 392, 430, 0, 0, 352, 353, 393, 431, 430, 391, 353, 354, 394, 432, 431, 392,
        354, 355, 395, 433, 432, 393, 355, 356, 396, 434, 433, 394, 356, 357, 397, 435, 434, 395, 357, 358, 398, 436,
        435, 396, 358, 359, 399, 437, 436, 397, 359, 360, 400, 438, 437, 398, 360, 361, 401, 439, 438, 399, 361, 362,
        402, 440, 439, 400, 362, 363, 403, 441, 440, 401, 363, 364, 404, 442, 441, 402, 364, 365, 405, 443, 442, 403,
        365, 366, 406, 444, 443, 404, 366, 367, 407, 445, 444, 405, 367, 368, 408, 446, 445, 406, 368, 369, 409, 447,
        446, 407, 369, 370, 410, 448, 447, 408, 370, 371, 411, 449, 448, 409, 371, 372, 412, 450, 449, 410, 372, 373,
        413, 451, 450, 411, 373, 374, 414, 452, 451, 412, 374, 375, 415, 453, 452, 413, 375, 376, 416, 454, 453, 414,
        376, 377, 417, 455, 454, 415, 377, 378, 418, 456, 455, 416, 378, 379, 419, 457, 456, 417, 379, 380, 420, 458,
        457, 418, 380, 381, 421, 459, 458, 419, 381, 382, 422, 460, 459, 420, 382, 383, 423, 461, 460, 421, 383, 384,
        424, 462, 461, 422, 384, 385, 425, 463, 462, 423, 385, 386, 426, 464, 463, 424, 386, 387, 427, 465, 464, 425,
        387, 388, 428, 466, 465, 426, 388, 389, 429, 467, 466, 427, 389, 390, 0, 468, 467, 428, 390, 0, 431, 469, 0,
        0, 391, 392, 432, 470, 469, 430, 392, 393, 433, 471, 470, 431, 393, 394, 434, 472, 471, 432, 394, 395, 435,
        473, 472, 433, 395, 396, 436, 474, 473, 434, 396, 397, 437, 475, 474, 435, 397, 398, 438, 476, 475, 436, 398,
        399, 439, 477, 476, 437, 399, 400, 440, 478, 477, 438, 400, 401, 441, 479, 478, 439, 401, 402, 442, 480, 479,
        440, 402, 403, 443, 481, 480, 441, 403, 404, 444, 482, 481, 442, 404, 405, 445, 483, 482, 443, 405, 406, 446,
        484, 483, 444, 406, 407, 447, 485, 484, 445, 407, 408, 448, 486, 485, 446, 408, 409, 449, 487, 486, 447, 409,
        410, 450, 488, 487, 448, 410, 411, 451, 489, 488, 449, 411, 412, 452, 490, 489, 450, 412, 413, 453, 491, 490,
        451, 413, 414, 454, 492, 491, 452, 414, 415, 455, 493, 492, 453, 415, 416, 456, 494, 493, 454, 416, 417, 457,
        495, 494, 455, 417, 418, 458, 496, 495, 456, 418, 419, 459, 497, 496, 457, 419, 420, 460, 498, 497, 458, 420,
        421, 461, 499, 498, 459, 421, 422, 462, 500, 499, 460, 422, 423, 463, 501, 500, 461, 423, 424, 464, 502, 501,
        462, 424, 425, 465, 503, 502, 463, 425, 426, 466, 504, 503, 464, 426, 427, 467, 505, 504, 465, 427, 428, 468,
        506, 505, 466, 428, 429, 0, 507, 506, 467, 429, 0, 470, 508, 0, 0, 430, 431, 471, 509, 508, 469, 431, 432,
        472, 510, 509, 470, 432, 433, 473, 511, 510, 471, 433, 434, 474, 512, 511, 472, 434, 435, 475, 513, 512, 473,
        435, 436, 476, 514, 513, 474, 436, 437, 477, 515, 514, 475, 437, 438, 478, 516, 515, 476, 438, 439, 479, 517,
        516, 477, 439, 440, 480, 518, 517, 478, 440, 441, 481, 519, 518, 479, 441, 442, 482, 520, 519, 480, 442, 443,
        483, 521, 520, 481, 443, 444, 484, 522, 521, 482, 444, 445, 485, 523, 522, 483, 445, 446, 486, 524, 523, 484,
        446, 447, 487, 525, 524, 485, 447, 448, 488, 526, 525, 486, 448, 449, 489, 527, 526, 487, 449, 450, 490, 528,
        527, 488, 450, 451, 491, 529, 528, 489, 451, 452, 492, 530, 529, 490, 452, 453, 493, 531, 530, 491, 453, 454,
        494, 532, 531, 492, 454, 455, 495, 533, 532, 493, 455, 456, 496, 534, 533, 494, 456, 457, 497, 535, 534, 495,
        457, 458, 498, 536, 535, 496, 458, 459, 499, 537, 536, 497, 459, 460, 500, 538, 537, 498, 460, 461, 501, 539,
        538, 499, 461, 462, 502, 540, 539, 500, 462, 463, 503, 541, 540, 501, 463, 464, 504, 542, 541, 502, 464, 465,
        505, 543, 542, 503, 465, 466, 506, 544, 543, 504, 466, 467, 507, 545, 544, 505, 467, 468, 0, 546, 545, 506,
        468, 0, 509, 547, 0, 0, 469, 470, 510, 548, 547, 508, 470, 471, 511, 549, 548, 509, 471, 472, 512, 550, 549,
        510, 472, 473, 513, 551, 550, 511, 473, 474, 514, 552, 551, 512, 474, 475, 515, 553, 552, 513, 475, 476, 516,
        554, 553, 514, 476, 477, 517, 555, 554, 515, 477, 478, 518, 556, 555, 516, 478, 479, 519, 557, 556, 517, 479,
        480, 520, 558, 557, 518, 480, 481, 521, 559, 558, 519, 481, 482, 522, 560, 559, 520, 482, 483, 523, 561, 560,
        521, 483, 484, 524, 562, 561, 522, 484, 485, 525, 563, 562, 523, 485, 486, 526, 564, 563, 524, 486, 487, 527,
        565, 564, 525, 487, 488, 528, 566, 565, 526, 488, 489, 529, 567, 566, 527, 489, 490, 530, 568, 567, 528, 490,
        491, 531, 569, 568, 529, 491, 492, 532, 570, 569, 530, 492, 493, 533, 571, 570, 531, 493, 494, 534, 572, 571,
        532, 494, 495, 535, 573, 572, 533, 495, 496, 536, 574, 573, 534, 496, 497, 537, 575, 574, 535, 497, 498, 538,
        576, 575, 536, 498, 499, 539, 577, 576, 537, 499, 500, 540, 578, 577, 538, 500, 501, 541, 579, 578, 539, 501,
        502, 542, 580, 579, 540, 502, 503, 543, 581, 580, 541, 503, 504, 544, 582, 581, 542, 504, 505, 545, 583, 582,
        543, 505, 506, 546, 584, 583, 544, 506, 507, 0, 585, 584, 545, 507, 0, 548, 586, 0, 0, 508, 509, 549, 587,
        586, 547, 509, 510, 550, 588, 587, 548, 510, 511, 551, 589, 588, 549, 511, 512, 552, 590, 589, 550, 512, 513,
        553, 591, 590, 551, 513, 514, 554, 592, 591, 552, 514, 515, 555, 593, 592, 553, 515, 516, 556, 594, 593, 554,
        516, 517, 557, 595, 594, 555, 517, 518, 558, 596, 595, 556, 518, 519, 559, 597, 596, 557, 519, 520, 560, 598,
        597, 558, 520, 521, 561, 599, 598, 559, 521, 522, 562, 600, 599, 560, 522, 523, 563, 601, 600, 561, 523, 524,
        564, 602, 601, 562, 524, 525, 565, 603, 602, 563, 525, 526, 566, 604, 603, 564, 526, 527, 567, 605, 604, 565,
        527, 528, 568, 606, 605, 566, 528, 529, 569, 607, 606, 567, 529, 530, 570, 608, 607, 568, 530, 531, 571, 609,
        608, 569, 531, 532, 572, 610, 609, 570, 532, 533, 573, 611, 610, 571, 533, 534, 574, 612, 611, 572, 534, 535,
        575, 613, 612, 573, 535, 536, 576, 614, 613, 574, 536, 537, 577, 615, 614, 575, 537, 538, 578, 616, 615, 576,
        538, 539, 579, 617, 616, 577, 539, 540, 580, 618, 617, 578, 540, 541, 581, 619, 618, 579, 541, 542, 582, 620,
        619, 580, 542, 543, 583, 621, 620, 581, 543, 544, 584, 622, 621, 582, 544, 545, 585, 623, 622, 583, 545, 546,
        0, 624, 623, 584, 546, 0, 587, 625, 0, 0, 547, 548, 588, 626, 625, 586, 548, 549, 589, 627, 626, 587, 549,
        550, 590, 628, 627, 588, 550, 551, 591, 629, 628, 589, 551, 552, 592, 630, 629, 590, 552, 553, 593, 631, 630,
        591, 553, 554, 594, 632, 631, 592, 554, 555, 595, 633, 632, 593, 555, 556, 596, 634, 633, 594, 556, 557, 597,
        635, 634, 595, 557, 558, 598, 636, 635, 596, 558, 559, 599, 637, 636, 597, 559, 560, 600, 638, 637, 598, 560,
        561, 601, 639, 638, 599, 561, 562, 602, 640, 639, 600, 562, 563, 603, 641, 640, 601, 563, 564, 604, 642, 641,
        602, 564, 565, 605, 643, 642, 603, 565, 566, 606, 644, 643, 604, 566, 567, 607, 645, 644, 605, 567, 568, 608,
        646, 645, 606, 568, 569, 609, 647, 646, 607, 569, 570, 610, 648, 647, 608, 570, 571, 611, 649, 648, 609, 571,
        572, 612, 650, 649, 610, 572, 573, 613, 651, 650, 611, 573, 574, 614, 652, 651, 612, 574, 575, 615, 653, 652,
        613, 575, 576, 616, 654, 653, 614, 576, 577, 617, 655, 654, 615, 577, 578, 618, 656, 655, 616, 578, 579, 619,
        657, 656, 617, 579, 580, 620, 658, 657, 618, 580, 581, 621, 659, 658, 619, 581, 582, 622, 660, 659, 620, 582,
        583, 623, 661, 660, 621, 583, 584, 624, 662, 661, 622, 584, 585, 0, 663, 662, 623, 585, 0, 626, 664, 0, 0,
        586, 587, 627, 665, 664, 625, 587, 588, 628, 666, 665, 626, 588, 589, 629, 667, 666, 627, 589, 590, 630, 668,
        667, 628, 590, 591, 631, 669, 668, 629, 591, 592, 632, 670, 669, 630, 592, 593, 633, 671, 670, 631, 593, 594,
        634, 672, 671, 632, 594, 595, 635, 673, 672, 633, 595, 596, 636, 674, 673, 634, 596, 597, 637, 675, 674, 635,
        597, 598, 638, 676, 675, 636, 598, 599, 639, 677, 676, 637, 599, 600, 640, 678, 677, 638, 600, 601, 641, 679,
        678, 639, 601, 602, 642, 680, 679, 640, 602, 603, 643, 681, 680, 641, 603, 604, 644, 682, 681, 642, 604, 605,
        645, 683, 682, 643, 605, 606, 646, 684, 683, 644, 606, 607, 647, 685, 684, 645, 607, 608, 648, 686, 685, 646,
        608, 609, 649, 687, 686, 647, 609, 610, 650, 688, 687, 648, 610, 611, 651, 689, 688, 649, 611, 612, 652, 690,
        689, 650, 612, 613, 653, 691, 690, 651, 613, 614, 654, 692, 691, 652, 614, 615, 655, 693, 692, 653, 615, 616,
        656, 694, 693, 654, 616, 617, 657, 695, 694, 655, 617, 618, 658, 696, 695, 656, 618, 619, 659, 697, 696, 657,
        619, 620, 660, 698, 697, 658, 620, 621, 661, 699, 698, 659, 621, 622, 662, 700, 699, 660, 622, 623, 663, 701,
        700, 661, 623, 624, 0, 702, 701, 662, 624, 0, 665, 703, 0, 0, 625, 626, 666, 704, 703, 664, 626, 627, 667,
        705, 704, 665, 627, 628, 668, 706, 705, 666, 628, 629, 669, 707, 706, 667, 629, 630, 670, 708, 707, 668, 630,
        631, 671, 709, 708, 669, 631, 632, 672, 710, 709, 670, 632, 633, 673, 711, 710, 671, 633, 634, 674, 712, 711,
        672, 634, 635, 675, 713, 712, 673, 635, 636, 676, 714, 713, 674, 636, 637, 677, 715, 714, 675, 637, 638, 678,
        716, 715, 676, 638, 639, 679, 717, 716, 677, 639, 640, 680, 718, 717, 678, 640, 641, 681, 719, 718, 679, 641,
        642, 682, 720, 719, 680, 642, 643, 683, 721, 720, 681, 643, 644, 684, 722, 721, 682, 644, 645, 685, 723, 722,
        683, 645, 646, 686, 724, 723, 684, 646, 647, 687, 725, 724, 685, 647, 648, 688, 726, 725, 686, 648, 649, 689,
        727, 726, 687, 649, 650, 690, 728, 727, 688, 650, 651, 691, 729, 728, 689, 651, 652, 692, 730, 729, 690, 652,
        653, 693, 731, 730, 691, 653, 654, 694, 732, 731, 692, 654, 655, 695, 733, 732, 693, 655, 656, 696, 734, 733,
        694, 656, 657, 697, 735, 734, 695, 657, 658, 698, 736, 735, 696, 658, 659, 699, 737, 736, 697, 659, 660, 700,
        738, 737, 698, 660, 661, 701, 739, 738, 699, 661, 662, 702, 740, 739, 700, 662, 663, 0, 741, 740, 701, 663, 0,
        704, 742, 0, 0, 664, 665, 705, 743, 742, 703, 665, 666, 706, 744, 743, 704, 666, 667, 707, 745, 744, 705, 667,
        668, 708, 746, 745, 706, 668, 669, 709, 747, 746, 707, 669, 670, 710, 748, 747, 708, 670, 671, 711, 749, 748,
        709, 671, 672, 712, 750, 749, 710, 672, 673, 713, 751, 750, 711, 673, 674, 714, 752, 751, 712, 674, 675, 715,
        753, 752, 713, 675, 676, 716, 754, 753, 714, 676, 677, 717, 755, 754, 715, 677, 678, 718, 756, 755, 716, 678,
        679, 719, 757, 756, 717, 679, 680, 720, 758, 757, 718, 680, 681, 721, 759, 758, 719, 681, 682, 722, 760, 759,
        720, 682, 683, 723, 761, 760, 721, 683, 684, 724, 762, 761, 722, 684, 685, 725, 763, 762, 723, 685, 686, 726,
        764, 763, 724, 686, 687, 727, 765, 764, 725, 687, 688, 728, 766, 765, 726, 688, 689, 729, 767, 766, 727, 689,
        690, 730, 768, 767, 728, 690, 691, 731, 769, 768, 729, 691, 692, 732, 770, 769, 730, 692, 693, 733, 771, 770,
        731, 693, 694, 734, 772, 771, 732, 694, 695, 735, 773, 772, 733, 695, 696, 736, 774, 773, 734, 696, 697, 737,
        775, 774, 735, 697, 698, 738, 776, 775, 736, 698, 699, 739, 777, 776, 737, 699, 700, 740, 778, 777, 738, 700,
        701, 741, 779, 778, 739, 701, 702, 0, 780, 779, 740, 702, 0, 743, 781, 0, 0, 703, 704, 744, 782, 781, 742,
        704, 705, 745, 783, 782, 743, 705, 706, 746, 784, 783, 744, 706, 707, 747, 785, 784, 745, 707, 708, 748, 786,
        785, 746, 708, 709, 749, 787, 786, 747, 709, 710, 750, 788, 787, 748, 710, 711, 751, 789, 788, 749, 711, 712,
        752, 790, 789, 750, 712, 713, 753, 791, 790, 751, 713, 714, 754, 792, 791, 752, 714, 715, 755, 793, 792, 753,
        715, 716, 756, 794, 793, 754, 716, 717, 757, 795, 794, 755, 717, 718, 758, 796, 795, 756, 718, 719, 759, 797,
        796, 757, 719, 720, 760, 798, 797, 758, 720, 721, 761, 799, 798, 759, 721, 722, 762, 800, 799, 760, 722, 723,
        763, 801, 800, 761, 723, 724, 764, 802, 801, 762, 724, 725, 765, 803, 802, 763, 725, 726, 766, 804, 803, 764,
        726, 727, 767, 805, 804, 765, 727, 728, 768, 806, 805, 766, 728, 729, 769, 807, 806, 767, 729, 730, 770, 808,
        807, 768, 730, 731, 771, 809, 808, 769, 731, 732, 772, 810, 809, 770, 732, 733, 773, 811, 810, 771, 733, 734,
        774, 812, 811, 772, 734, 735, 775, 813, 812, 773, 735, 736, 776, 814, 813, 774, 736, 737, 777, 815, 814, 775,
        737, 738, 778, 816, 815, 776, 738, 739, 779, 817, 816, 777, 739, 740, 780, 818, 817, 778, 740, 741, 0, 819,
        818, 779, 741, 0, 782, 820, 0, 0, 742, 743, 783, 821, 820, 781, 743, 744, 784, 822, 821, 782, 744, 745, 785,
        823, 822, 783, 745, 746, 786, 824, 823, 784, 746, 747, 787, 825, 824, 785, 747, 748, 788, 826, 825, 786, 748,
        749, 789, 827, 826, 787, 749, 750, 790, 828, 827, 788, 750, 751, 791, 829, 828, 789, 751, 752, 792, 830, 829,
        790, 752, 753, 793, 831, 830, 791, 753, 754, 794, 832, 831, 792, 754, 755, 795, 833, 832, 793, 755, 756, 796,
        834, 833, 794, 756, 757, 797, 835, 834, 795, 757, 758, 798, 836, 835, 796, 758, 759, 799, 837, 836, 797, 759,
        760, 800, 838, 837, 798, 760, 761, 801, 839, 838, 799, 761, 762, 802, 840, 839, 800, 762, 763, 803, 841, 840,
        801, 763, 764, 804, 842, 841, 802, 764, 765, 805, 843, 842, 803, 765, 766, 806, 844, 843, 804, 766, 767, 807,
        845, 844, 805, 767, 768, 808, 846, 845, 806, 768, 769, 809, 847, 846, 807, 769, 770, 810, 848, 847, 808, 770,
        771, 811, 849, 848, 809, 771, 772, 812, 850, 849, 810, 772, 773, 813, 851, 850, 811, 773, 774, 814, 852, 851,
        812, 774, 775, 815, 853, 852, 813, 775, 776, 816, 854, 853, 814, 776, 777, 817, 855, 854, 815, 777, 778, 818,
        856, 855, 816, 778, 779, 819, 857, 856, 817, 779, 780, 0, 858, 857, 818, 780, 0, 821, 859, 0, 0, 781, 782,
        822, 860, 859, 820, 782, 783, 823, 861, 860, 821, 783, 784, 824, 862, 861, 822, 784, 785, 825, 863, 862, 823,
        785, 786, 826, 864, 863, 824, 786, 787, 827, 865, 864, 825, 787, 788, 828, 866, 865, 826, 788, 789, 829, 867,
        866, 827, 789, 790, 830, 868, 867, 828, 790, 791, 831, 869, 868, 829, 791, 792, 832, 870, 869, 830, 792, 793,
        833, 871, 870, 831, 793, 794, 834, 872, 871, 832, 794, 795, 835, 873, 872, 833, 795, 796, 836, 874, 873, 834,
        796, 797, 837, 875, 874, 835, 797, 798, 838, 876, 875, 836, 798, 799, 839, 877, 876, 837, 799, 800, 840, 878,
        877, 838, 800, 801, 841, 879, 878, 839, 801, 802, 842, 880, 879, 840, 802, 803, 843, 881, 880, 841, 803, 804,
        844, 882, 881, 842, 804, 805, 845, 883, 882, 843, 805, 806, 846, 884, 883, 844, 806, 807, 847, 885, 884, 845,
        807, 808, 848, 886, 885, 846, 808, 809, 849, 887, 886, 847, 809, 810, 850, 888, 887, 848, 810, 811, 851, 889,
        888, 849, 811, 812, 852, 890, 889, 850, 812, 813, 853, 891, 890, 851, 813, 814, 854, 892, 891, 852, 814, 815,
        855, 893, 892, 853, 815, 816, 856, 894, 893, 854, 816, 817, 857, 895, 894, 855, 817, 818, 858, 896, 895, 856,
        818, 819, 0, 897, 896, 857, 819, 0, 860, 898, 0, 0, 820, 821, 861, 899, 898, 859, 821, 822, 862, 900, 899,
        860, 822, 823, 863, 901, 900, 861, 823, 824, 864, 902, 901, 862, 824, 825, 865, 903, 902, 863, 825, 826, 866,
        904, 903, 864, 826, 827, 867, 905, 904, 865, 827, 828, 868, 906, 905, 866, 828, 829, 869, 907, 906, 867, 829,
        830, 870, 908, 907, 868, 830, 831, 871, 909, 908, 869, 831, 832, 872, 910, 909, 870, 832, 833, 873, 911, 910,
        871, 833, 834, 874, 912, 911, 872, 834, 835, 875, 913, 912, 873, 835, 836, 876, 914, 913, 874, 836, 837, 877,
        915, 914, 875, 837, 838, 878, 916, 915, 876, 838, 839, 879, 917, 916, 877, 839, 840, 880, 918, 917, 878, 840,
        841, 881, 919, 918, 879, 841, 842, 882, 920, 919, 880, 842, 843, 883, 921, 920, 881, 843, 844, 884, 922, 921,
        882, 844, 845, 885, 923, 922, 883, 845, 846, 886, 924, 923, 884, 846, 847, 887, 925, 924, 885, 847, 848, 888,
        926, 925, 886, 848, 849, 889, 927, 926, 887, 849, 850, 890, 928, 927, 888, 850, 851, 891, 929, 928, 889, 851,
        852, 892, 930, 929, 890, 852, 853, 893, 931, 930, 891, 853, 854, 894, 932, 931, 892, 854, 855, 895, 933, 932,
        893, 855, 856, 896, 934, 933, 894, 856, 857, 897, 935, 934, 895, 857, 858, 0, 936, 935, 896, 858, 0, 899, 937,
        0, 0, 859, 860, 900, 938, 937, 898, 860, 861, 901, 939, 938, 899, 861, 862, 902, 940, 939, 900, 862, 863, 903,
        941, 940, 901, 863, 864, 904, 942, 941, 902, 864, 865, 905, 943, 942, 903, 865, 866, 906, 944, 943, 904, 866,
        867, 907, 945, 944, 905, 867, 868, 908, 946, 945, 906, 868, 869, 909, 947, 946, 907, 869, 870, 910, 948, 947,
        908, 870, 871, 911, 949, 948, 909, 871, 872, 912, 950, 949, 910, 872, 873, 913, 951, 950, 911, 873, 874, 914,
        952, 951, 912, 874, 875, 915, 953, 952, 913, 875, 876, 916, 954, 953, 914, 876, 877, 917, 955, 954, 915, 877,
        878, 918, 956, 955, 916, 878, 879, 919, 957, 956, 917, 879, 880, 920, 958, 957, 918, 880, 881, 921, 959, 958,
        919, 881, 882, 922, 960, 959, 920, 882, 883, 923, 961, 960, 921, 883, 884, 924, 962, 961, 922, 884, 885, 925,
        963, 962, 923, 885, 886, 926, 964, 963, 924, 886, 887, 927, 965, 964, 925, 887, 888, 928, 966, 965, 926, 888,
        889, 929, 967, 966, 927, 889, 890, 930, 968, 967, 928, 890, 891, 931, 969, 968, 929, 891, 892, 932, 970, 969,
        930, 892, 893, 933, 971, 970, 931, 893, 894, 934, 972, 971, 932, 894, 895, 935, 973, 972, 933, 895, 896, 936,
        974, 973, 934, 896, 897, 0, 975, 974, 935, 897, 0, 938, 976, 0, 0, 898, 899, 939, 977, 976, 937, 899, 900,
        940, 978, 977, 938, 900, 901, 941, 979, 978, 939, 901, 902, 942, 980, 979, 940, 902, 903, 943, 981, 980, 941,
        903, 904, 944, 982, 981, 942, 904, 905, 945, 983, 982, 943, 905, 906, 946, 984, 983, 944, 906, 907, 947, 985,
        984, 945, 907, 908, 948, 986, 985, 946, 908, 909, 949, 987, 986, 947, 909, 910, 950, 988, 987, 948, 910, 911,
        951, 989, 988, 949, 911, 912, 952, 990, 989, 950, 912, 913, 953, 991, 990, 951, 913, 914, 954, 992, 991, 952,
        914, 915, 955, 993, 992, 953, 915, 916, 956, 994, 993, 954, 916, 917, 957, 995, 994, 955, 917, 918, 958, 996,
        995, 956, 918, 919, 959, 997, 996, 957, 919, 920, 960, 998, 997, 958, 920, 921, 961, 999, 998, 959, 921, 922,
        962, 1000, 999, 960, 922, 923, 963, 1001, 1000, 961, 923, 924, 964, 1002, 1001, 962, 924, 925, 965, 1003,
        1002, 963, 925, 926, 966, 1004, 1003, 964, 926, 927, 967, 1005, 1004, 965, 927, 928, 968, 1006, 1005, 966,
        928, 929, 969, 1007, 1006, 967, 929, 930, 970, 1008, 1007, 968, 930, 931, 971, 1009, 1008, 969, 931, 932, 972,
        1010, 1009, 970, 932, 933, 973, 1011, 1010, 971, 933, 934, 974, 1012, 1011, 972, 934, 935, 975, 1013, 1012,
        973, 935, 936, 0, 1014, 1013, 974, 936, 0, 977, 1015, 0, 0, 937, 938, 978, 1016, 1015, 976, 938, 939, 979,
        1017, 1016, 977, 939, 940, 980, 1018, 1017, 978, 940, 941, 981, 1019, 1018, 979, 941, 942, 982, 1020, 1019,
        980, 942, 943, 983, 1021, 1020, 981, 943, 944, 984, 1022, 1021, 982, 944, 945, 985, 1023, 1022, 983, 945, 946,
        986, 1024, 1023, 984, 946, 947, 987, 1025, 1024, 985, 947, 948, 988, 1026, 1025, 986, 948, 949, 989, 1027,
        1026, 987, 949, 950, 990, 1028, 1027, 988, 950, 951, 991, 1029, 1028, 989, 951, 952, 992, 1030, 1029, 990,
        952, 953, 993, 1031, 1030, 991, 953, 954, 994, 1032, 1031, 992, 954, 955, 995, 1033, 1032, 993, 955, 956, 996,
        1034, 1033, 994, 956, 957, 997, 1035, 1034, 995, 957, 958, 998, 1036, 1035, 996, 958, 959, 999, 1037, 1036,
        997, 959, 960, 1000, 1038, 1037, 998, 960, 961, 1001, 1039, 1038, 999, 961, 962, 1002, 1040, 1039, 1000, 962,
        963, 1003, 1041, 1040, 1001, 963, 964, 1004, 1042, 1041, 1002, 964, 965, 1005, 1043, 1042, 1003, 965, 966,
        1006, 1044, 1043, 1004, 966, 967, 1007, 1045, 1044, 1005, 967, 968, 1008, 1046, 1045, 1006, 968, 969, 1009,
        1047, 1046, 1007, 969, 970, 1010, 1048, 1047, 1008, 970, 971, 1011, 1049, 1048, 1009, 971, 972, 1012, 1050,
        1049, 1010, 972, 973, 1013, 1051, 1050, 1011, 973, 974, 1014, 1052, 1051, 1012, 974, 975, 0, 1053, 1052, 1013,
        975, 0, 1016, 1054, 0, 0, 976, 977, 1017, 1055, 1054, 1015, 977, 978, 1018, 1056, 1055, 1016, 978, 979, 1019,
        1057, 1056, 1017, 979, 980, 1020, 1058, 1057, 1018, 980, 981, 1021, 1059, 1058, 1019, 981, 982, 1022, 1060,
        1059, 1020, 982, 983, 1023, 1061, 1060, 1021, 983, 984, 1024, 1062, 1061, 1022, 984, 985, 1025, 1063, 1062,
        1023, 985, 986, 1026, 1064, 1063, 1024, 986, 987, 1027, 1065, 1064, 1025, 987, 988, 1028, 1066, 1065, 1026,
        988, 989, 1029, 1067, 1066, 1027, 989, 990, 1030, 1068, 1067, 1028, 990, 991, 1031, 1069, 1068, 1029, 991,
        992, 1032, 1070, 1069, 1030, 992, 993, 1033, 1071, 1070, 1031, 993, 994, 1034, 1072, 1071, 1032, 994, 995,
        1035, 1073, 1072, 1033, 995, 996, 1036, 1074, 1073, 1034, 996, 997, 1037, 1075, 1074, 1035, 997, 998, 1038,
        1076, 1075, 1036, 998, 999, 1039, 1077, 1076, 1037, 999, 1000, 1040, 1078, 1077, 1038, 1000, 1001, 1041, 1079,
        1078, 1039, 1001, 1002, 1042, 1080, 1079, 1040, 1002, 1003, 1043, 1081, 1080, 1041, 1003, 1004, 1044, 1082,
        1081, 1042, 1004, 1005, 1045, 1083, 1082, 1043, 1005, 1006, 1046, 1084, 1083, 1044, 1006, 1007, 1047, 1085,
        1084, 1045, 1007, 1008, 1048, 1086, 1085, 1046, 1008, 1009, 1049, 1087, 1086, 1047, 1009, 1010, 1050, 1088,
        1087, 1048, 1010, 1011, 1051, 1089, 1088, 1049, 1011, 1012, 1052, 1090, 1089, 1050, 1012, 1013, 1053, 1091,
        1090, 1051, 1013, 1014, 0, 1092, 1091, 1052, 1014, 0, 1055, 1093, 0, 0, 1015, 1016, 1056, 1094, 1093, 1054,
        1016, 1017, 1057, 1095, 1094, 1055, 1017, 1018, 1058, 1096, 1095, 1056, 1018, 1019, 1059, 1097, 1096, 1057,
        1019, 1020, 1060, 1098, 1097, 1058, 1020, 1021, 1061, 1099, 1098, 1059, 1021, 1022, 1062, 1100, 1099, 1060,
        1022, 1023, 1063, 1101, 1100, 1061, 1023, 1024, 1064, 1102, 1101, 1062, 1024, 1025, 1065, 1103, 1102, 1063,
        1025, 1026, 1066, 1104, 1103, 1064, 1026, 1027, 1067, 1105, 1104, 1065, 1027, 1028, 1068, 1106, 1105, 1066,
        1028, 1029, 1069, 1107, 1106, 1067, 1029, 1030, 1070, 1108, 1107, 1068, 1030, 1031, 1071, 1109, 1108, 1069,
        1031, 1032, 1072, 1110, 1109, 1070, 1032, 1033, 1073, 1111, 1110, 1071, 1033, 1034, 1074, 1112, 1111, 1072,
        1034, 1035, 1075, 1113, 1112, 1073, 1035, 1036, 1076, 1114, 1113, 1074, 1036, 1037, 1077, 1115, 1114, 1075,
        1037, 1038, 1078, 1116, 1115, 1076, 1038, 1039, 1079, 1117, 1116, 1077, 1039, 1040, 1080, 1118, 1117, 1078,
        1040, 1041, 1081, 1119, 1118, 1079, 1041, 1042, 1082, 1120, 1119, 1080, 1042, 1043, 1083, 1121, 1120, 1081,
        1043, 1044, 1084, 1122, 1121, 1082, 1044, 1045, 1085, 1123, 1122, 1083, 1045, 1046, 1086, 1124, 1123, 1084,
        1046, 1047, 1087, 1125, 1124, 1085, 1047, 1048, 1088, 1126, 1125, 1086, 1048, 1049, 1089, 1127, 1126, 1087,
        1049, 1050, 1090, 1128, 1127, 1088, 1050, 1051, 1091, 1129, 1128, 1089, 1051, 1052, 1092, 1130, 1129, 1090,
        1052, 1053, 0, 1131, 1130, 1091, 1053, 0, 1094, 1132, 0, 0, 1054, 1055, 1095, 1133, 1132, 1093, 1055, 1056,
        1096, 1134, 1133, 1094, 1056, 1057, 1097, 1135, 1134, 1095, 1057, 1058, 1098, 1136, 1135, 1096, 1058, 1059,
        1099, 1137, 1136, 1097, 1059, 1060, 1100, 1138, 1137, 1098, 1060, 1061, 1101, 1139, 1138, 1099, 1061, 1062,
        1102, 1140, 1139, 1100, 1062, 1063, 1103, 1141, 1140, 1101, 1063, 1064, 1104, 1142, 1141, 1102, 1064, 1065,
        1105, 1143, 1142, 1103, 1065, 1066, 1106, 1144, 1143, 1104, 1066, 1067, 1107, 1145, 1144, 1105, 1067, 1068,
        1108, 1146, 1145, 1106, 1068, 1069, 1109, 1147, 1146, 1107, 1069, 1070, 1110, 1148, 1147, 1108, 1070, 1071,
        1111, 1149, 1148, 1109, 1071, 1072, 1112, 1150, 1149, 1110, 1072, 1073, 1113, 1151, 1150, 1111, 1073, 1074,
        1114, 1152, 1151, 1112, 1074, 1075, 1115, 1153, 1152, 1113, 1075, 1076, 1116, 1154, 1153, 1114, 1076, 1077,
        1117, 1155, 1154, 1115, 1077, 1078, 1118, 1156, 1155, 1116, 1078, 1079, 1119, 1157, 1156, 1117, 1079, 1080,
        1120, 1158, 1157, 1118, 1080, 1081, 1121, 1159, 1158, 1119, 1081, 1082, 1122, 1160, 1159, 1120, 1082, 1083,
        1123, 1161, 1160, 1121, 1083, 1084, 1124, 1162, 1161, 1122, 1084, 1085, 1125, 1163, 1162, 1123, 1085, 1086,
        1126, 1164, 1163, 1124, 1086, 1087, 1127, 1165, 1164, 1125, 1087, 1088, 1128, 1166, 1165, 1126, 1088, 1089,
        1129, 1167, 1166, 1127, 1089, 1090, 1130, 1168, 1167, 1128, 1090, 1091, 1131, 1169, 1168, 1129, 1091, 1092, 0,
        1170, 1169, 1130, 1092, 0, 1133, 1171, 0, 0, 1093, 1094, 1134, 1172, 1171, 1132, 1094, 1095, 1135, 1173, 1172,
        1133, 1095, 1096, 1136, 1174, 1173, 1134, 1096, 1097, 1137, 1175, 1174, 1135, 1097, 1098, 1138, 1176, 1175,
        1136, 1098, 1099, 1139, 1177, 1176, 1137, 1099, 1100, 1140, 1178, 1177, 1138, 1100, 1101, 1141, 1179, 1178,
        1139, 1101, 1102, 1142, 1180, 1179, 1140, 1102, 1103, 1143, 1181, 1180, 1141, 1103, 1104, 1144, 1182, 1181,
        1142, 1104, 1105, 1145, 1183, 1182, 1143, 1105, 1106, 1146, 1184, 1183, 1144, 1106, 1107, 1147, 1185, 1184,
        1145, 1107, 1108, 1148, 1186, 1185, 1146, 1108, 1109, 1149, 1187, 1186, 1147, 1109, 1110, 1150, 1188, 1187,
        1148, 1110, 1111, 1151, 1189, 1188, 1149, 1111, 1112, 1152, 1190, 1189, 1150, 1112, 1113, 1153, 1191, 1190,
        1151, 1113, 1114, 1154, 1192, 1191, 1152, 1114, 1115, 1155, 1193, 1192, 1153, 1115, 1116, 1156, 1194, 1193,
        1154, 1116, 1117, 1157, 1195, 1194, 1155, 1117, 1118, 1158, 1196, 1195, 1156, 1118, 1119, 1159, 1197, 1196,
        1157, 1119, 1120, 1160, 1198, 1197, 1158, 1120, 1121, 1161, 1199, 1198, 1159, 1121, 1122, 1162, 1200, 1199,
        1160, 1122, 1123, 1163, 1201, 1200, 1161, 1123, 1124, 1164, 1202, 1201, 1162, 1124, 1125, 1165, 1203, 1202,
        1163, 1125, 1126, 1166, 1204, 1203, 1164, 1126, 1127, 1167, 1205, 1204, 1165, 1127, 1128, 1168, 1206, 1205,
        1166, 1128, 1129, 1169, 1207, 1206, 1167, 1129, 1130, 1170, 1208, 1207, 1168, 1130, 1131, 0, 1209, 1208, 1169,
        1131, 0, 1172, 1210, 0, 0, 1132, 1133, 1173, 1211, 1210, 1171, 1133, 1134, 1174, 1212, 1211, 1172, 1134, 1135,
        1175, 1213, 1212, 1173, 1135, 1136, 1176, 1214, 1213, 1174, 1136, 1137, 1177, 1215, 1214, 1175, 1137, 1138,
        1178, 1216, 1215, 1176, 1138, 1139, 1179, 1217, 1216, 1177, 1139, 1140, 1180, 1218, 1217, 1178, 1140, 1141,
        1181, 1219, 1218, 1179, 1141, 1142, 1182, 1220, 1219, 1180, 1142, 1143, 1183, 1221, 1220, 1181, 1143, 1144,
        1184, 1222, 1221, 1182, 1144, 1145, 1185, 1223, 1222, 1183, 1145, 1146, 1186, 1224, 1223, 1184, 1146, 1147,
        1187, 1225, 1224, 1185, 1147, 1148, 1188, 1226, 1225, 1186, 1148, 1149, 1189, 1227, 1226, 1187, 1149, 1150,
        1190, 1228, 1227, 1188, 1150, 1151, 1191, 1229, 1228, 1189, 1151, 1152, 1192, 1230, 1229, 1190, 1152, 1153,
        1193, 1231, 1230, 1191, 1153, 1154, 1194, 1232, 1231, 1192, 1154, 1155, 1195, 1233, 1232, 1193, 1155, 1156,
        1196, 1234, 1233, 1194, 1156, 1157, 1197, 1235, 1234, 1195, 1157, 1158, 1198, 1236, 1235, 1196, 1158, 1159,
        1199, 1237, 1236, 1197, 1159, 1160, 1200, 1238, 1237, 1198, 1160, 1161, 1201, 1239, 1238, 1199, 1161, 1162,
        1202, 1240, 1239, 1200, 1162, 1163, 1203, 1241, 1240, 1201, 1163, 1164, 1204, 1242, 1241, 1202, 1164, 1165,
        1205, 1243, 1242, 1203, 1165, 1166, 1206, 1244, 1243, 1204, 1166, 1167, 1207, 1245, 1244, 1205, 1167, 1168,
        1208, 1246, 1245, 1206, 1168, 1169, 1209, 1247, 1246, 1207, 1169, 1170, 0, 1248, 1247, 1208, 1170, 0, 1211,
        1249, 0, 0, 1171, 1172, 1212, 1250, 1249, 1210, 1172, 1173, 1213, 1251, 1250, 1211, 1173, 1174, 1214, 1252,
        1251, 1212, 1174, 1175, 1215, 1253, 1252, 1213, 1175, 1176, 1216, 1254, 1253, 1214, 1176, 1177, 1217, 1255,
        1254, 1215, 1177, 1178, 1218, 1256, 1255, 1216, 1178, 1179, 1219, 1257, 1256, 1217, 1179, 1180, 1220, 1258,
        1257, 1218, 1180, 1181, 1221, 1259, 1258, 1219, 1181, 1182, 1222, 1260, 1259, 1220, 1182, 1183, 1223, 1261,
        1260, 1221, 1183, 1184, 1224, 1262, 1261, 1222, 1184, 1185, 1225, 1263, 1262, 1223, 1185, 1186, 1226, 1264,
        1263, 1224, 1186, 1187, 1227, 1265, 1264, 1225, 1187, 1188, 1228, 1266, 1265, 1226, 1188, 1189, 1229, 1267,
        1266, 1227, 1189, 1190, 1230, 1268, 1267, 1228, 1190, 1191, 1231, 1269, 1268, 1229, 1191, 1192, 1232, 1270,
        1269, 1230, 1192, 1193, 1233, 1271, 1270, 1231, 1193, 1194, 1234, 1272, 1271, 1232, 1194, 1195, 1235, 1273,
        1272, 1233, 1195, 1196, 1236, 1274, 1273, 1234, 1196, 1197, 1237, 1275, 1274, 1235, 1197, 1198, 1238, 1276,
        1275, 1236, 1198, 1199, 1239, 1277, 1276, 1237, 1199, 1200, 1240, 1278, 1277, 1238, 1200, 1201, 1241, 1279,
        1278, 1239, 1201, 1202, 1242, 1280, 1279, 1240, 1202, 1203, 1243, 1281, 1280, 1241, 1203, 1204, 1244, 1282,
        1281, 1242, 1204, 1205, 1245, 1283, 1282, 1243, 1205, 1206, 1246, 1284, 1283, 1244, 1206, 1207, 1247, 1285,
        1284, 1245, 1207, 1208, 1248, 1286, 1285, 1246, 1208, 1209, 0, 1287, 1286, 1247, 1209, 0, 1250, 1288, 0, 0,
        1210, 1211, 1251, 1289, 1288, 1249, 1211, 1212, 1252, 1290, 1289, 1250, 1212, 1213, 1253, 1291, 1290, 1251,
        1213, 1214, 1254, 1292, 1291, 1252, 1214, 1215, 1255, 1293, 1292, 1253, 1215, 1216, 1256, 1294, 1293, 1254,
        1216, 1217, 1257, 1295, 1294, 1255, 1217, 1218, 1258, 1296, 1295, 1256, 1218, 1219, 1259, 1297, 1296, 1257,
        1219, 1220, 1260, 1298, 1297, 1258, 1220, 1221, 1261, 1299, 1298, 1259, 1221, 1222, 1262, 1300, 1299, 1260,
        1222, 1223, 1263, 1301, 1300, 1261, 1223, 1224, 1264, 1302, 1301, 1262, 1224, 1225, 1265, 1303, 1302, 1263,
        1225, 1226, 1266, 1304, 1303, 1264, 1226, 1227, 1267, 1305, 1304, 1265, 1227, 1228, 1268, 1306, 1305, 1266,
        1228, 1229, 1269, 1307, 1306, 1267, 1229, 1230, 1270, 1308, 1307, 1268, 1230, 1231, 1271, 1309, 1308, 1269,
        1231, 1232, 1272, 1310, 1309, 1270, 1232, 1233, 1273, 1311, 1310, 1271, 1233, 1234, 1274, 1312, 1311, 1272,
        1234, 1235, 1275, 1313, 1312, 1273, 1235, 1236, 1276, 1314, 1313, 1274, 1236, 1237, 1277, 1315, 1314, 1275,
        1237, 1238, 1278, 1316, 1315, 1276, 1238, 1239, 1279, 1317, 1316, 1277, 1239, 1240, 1280, 1318, 1317, 1278,
        1240, 1241, 1281, 1319, 1318, 1279, 1241, 1242, 1282, 1320, 1319, 1280, 1242, 1243, 1283, 1321, 1320, 1281,
        1243, 1244, 1284, 1322, 1321, 1282, 1244, 1245, 1285, 1323, 1322, 1283, 1245, 1246, 1286, 1324, 1323, 1284,
        1246, 1247, 1287, 1325, 1324, 1285, 1247, 1248, 0, 1326, 1325, 1286, 1248, 0, 1289, 1327, 0, 0, 1249, 1250,
        1290, 1328, 1327, 1288, 1250, 1251, 1291, 1329, 1328, 1289, 1251, 1252, 1292, 1330, 1329, 1290, 1252, 1253,
        1293, 1331, 1330, 1291, 1253, 1254, 1294, 1332, 1331, 1292, 1254, 1255, 1295, 1333, 1332, 1293, 1255, 1256,
        1296, 1334, 1333, 1294, 1256, 1257, 1297, 1335, 1334, 1295, 1257, 1258, 1298, 1336, 1335, 1296, 1258, 1259,
        1299, 1337, 1336, 1297, 1259, 1260, 1300, 1338, 1337, 1298, 1260, 1261, 1301, 1339, 1338, 1299, 1261, 1262,
        1302, 1340, 1339, 1300, 1262, 1263, 1303, 1341, 1340, 1301, 1263, 1264, 1304, 1342, 1341, 1302, 1264, 1265,
        1305, 1343, 1342, 1303, 1265, 1266, 1306, 1344, 1343, 1304, 1266, 1267, 1307, 1345, 1344, 1305, 1267, 1268,
        1308, 1346, 1345, 1306, 1268, 1269, 1309, 1347, 1346, 1307, 1269, 1270, 1310, 1348, 1347, 1308, 1270, 1271,
        1311, 1349, 1348, 1309, 1271, 1272, 1312, 1350, 1349, 1310, 1272, 1273, 1313, 1351, 1350, 1311, 1273, 1274,
        1314, 1352, 1351, 1312, 1274, 1275, 1315, 1353, 1352, 1313, 1275, 1276, 1316, 1354, 1353, 1314, 1276, 1277,
        1317, 1355, 1354, 1315, 1277, 1278, 1318, 1356, 1355, 1316, 1278, 1279, 1319, 1357, 1356, 1317, 1279, 1280,
        1320, 1358, 1357, 1318, 1280, 1281, 1321, 1359, 1358, 1319, 1281, 1282, 1322, 1360, 1359, 1320, 1282, 1283,
        1323, 1361, 1360, 1321, 1283, 1284, 1324, 1362, 1361, 1322, 1284, 1285, 1325, 1363, 1362, 1323, 1285, 1286,
        1326, 1364, 1363, 1324, 1286, 1287, 0, 1365, 1364, 1325, 1287, 0, 1328, 1366, 0, 0, 1288, 1289, 1329, 1367,
        1366, 1327, 1289, 1290, 1330, 1368, 1367, 1328, 1290, 1291, 1331, 1369, 1368, 1329, 1291, 1292, 1332, 1370,
        1369, 1330, 1292, 1293, 1333, 1371, 1370, 1331, 1293, 1294, 1334, 1372, 1371, 1332, 1294, 1295, 1335, 1373,
        1372, 1333, 1295, 1296, 1336, 1374, 1373, 1334, 1296, 1297, 1337, 1375, 1374, 1335, 1297, 1298, 1338, 1376,
        1375, 1336, 1298, 1299, 1339, 1377, 1376, 1337, 1299, 1300, 1340, 1378, 1377, 1338, 1300, 1301, 1341, 1379,
        1378, 1339, 1301, 1302, 1342, 1380, 1379, 1340, 1302, 1303, 1343, 1381, 1380, 1341, 1303, 1304, 1344, 1382,
        1381, 1342, 1304, 1305, 1345, 1383, 1382, 1343, 1305, 1306, 1346, 1384, 1383, 1344, 1306, 1307, 1347, 1385,
        1384, 1345, 1307, 1308, 1348, 1386, 1385, 1346, 1308, 1309, 1349, 1387, 1386, 1347, 1309, 1310, 1350, 1388,
        1387, 1348, 1310, 1311, 1351, 1389, 1388, 1349, 1311, 1312, 1352, 1390, 1389, 1350, 1312, 1313, 1353, 1391,
        1390, 1351, 1313, 1314, 1354, 1392, 1391, 1352, 1314, 1315, 1355, 1393, 1392, 1353, 1315, 1316, 1356, 1394,
        1393, 1354, 1316, 1317, 1357, 1395, 1394, 1355, 1317, 1318, 1358, 1396, 1395, 1356, 1318, 1319, 1359, 1397,
        1396, 1357, 1319, 1320, 1360, 1398, 1397, 1358, 1320, 1321, 1361, 1399, 1398, 1359, 1321, 1322, 1362, 1400,
        1399, 1360, 1322, 1323, 1363, 1401, 1400, 1361, 1323, 1324, 1364, 1402, 1401, 1362, 1324, 1325, 1365, 1403,
        1402, 1363, 1325, 1326, 0, 1404, 1403, 1364, 1326, 0, 1367, 1405, 0, 0, 1327, 1328, 1368, 1406, 1405, 1366,
        1328, 1329, 1369, 1407, 1406, 1367, 1329, 1330, 1370, 1408, 1407, 1368, 1330, 1331, 1371, 1409, 1408, 1369,
        1331, 1332, 1372, 1410, 1409, 1370, 1332, 1333, 1373, 1411, 1410, 1371, 1333, 1334, 1374, 1412, 1411, 1372,
        1334, 1335, 1375, 1413, 1412, 1373, 1335, 1336, 1376, 1414, 1413, 1374, 1336, 1337, 1377, 1415, 1414, 1375,
        1337, 1338, 1378, 1416, 1415, 1376, 1338, 1339, 1379, 1417, 1416, 1377, 1339, 1340, 1380, 1418, 1417, 1378,
        1340, 1341, 1381, 1419, 1418, 1379, 1341, 1342, 1382, 1420, 1419, 1380, 1342, 1343, 1383, 1421, 1420, 1381,
        1343, 1344, 1384, 1422, 1421, 1382, 1344, 1345, 1385, 1423, 1422, 1383, 1345, 1346, 1386, 1424, 1423, 1384,
        1346, 1347, 1387, 1425, 1424, 1385, 1347, 1348, 1388, 1426, 1425, 1386, 1348, 1349, 1389, 1427, 1426, 1387,
        1349, 1350, 1390, 1428, 1427, 1388, 1350, 1351, 1391, 1429, 1428, 1389, 1351, 1352, 1392, 1430, 1429, 1390,
        1352, 1353, 1393, 1431, 1430, 1391, 1353, 1354, 1394, 1432, 1431, 1392, 1354, 1355, 1395, 1433, 1432, 1393,
        1355, 1356, 1396, 1434, 1433, 1394, 1356, 1357, 1397, 1435, 1434, 1395, 1357, 1358, 1398, 1436, 1435, 1396,
        1358, 1359, 1399, 1437, 1436, 1397, 1359, 1360, 1400, 1438, 1437, 1398, 1360, 1361, 1401, 1439, 1438, 1399,
        1361, 1362, 1402, 1440, 1439, 1400, 1362, 1363, 1403, 1441, 1440, 1401, 1363, 1364, 1404, 1442, 1441, 1402,
        1364, 1365, 0, 1443, 1442, 1403, 1365, 0, 1406, 1444, 0, 0, 1366, 1367, 1407, 1445, 1444, 1405, 1367, 1368,
        1408, 1446, 1445, 1406, 1368, 1369, 1409, 1447, 1446, 1407, 1369, 1370, 1410, 1448, 1447, 1408, 1370, 1371,
        1411, 1449, 1448, 1409, 1371, 1372, 1412, 1450, 1449, 1410, 1372, 1373, 1413, 1451, 1450, 1411, 1373, 1374,
        1414, 1452, 1451, 1412, 1374, 1375, 1415, 1453, 1452, 1413, 1375, 1376, 1416, 1454, 1453, 1414, 1376, 1377,
        1417, 1455, 1454, 1415, 1377, 1378, 1418, 1456, 1455, 1416, 1378, 1379, 1419, 1457, 1456, 1417, 1379, 1380,
        1420, 1458, 1457, 1418, 1380, 1381, 1421, 1459, 1458, 1419, 1381, 1382, 1422, 1460, 1459, 1420, 1382, 1383,
        1423, 1461, 1460, 1421, 1383, 1384, 1424, 1462, 1461, 1422, 1384, 1385, 1425, 1463, 1462, 1423, 1385, 1386,
        1426, 1464, 1463, 1424, 1386, 1387, 1427, 1465, 1464, 1425, 1387, 1388, 1428, 1466, 1465, 1426, 1388, 1389,
        1429, 1467, 1466, 1427, 1389, 1390, 1430, 1468, 1467, 1428, 1390, 1391, 1431, 1469, 1468, 1429, 1391, 1392,
        1432, 1470, 1469, 1430, 1392, 1393, 1433, 1471, 1470, 1431, 1393, 1394, 1434, 1472, 1471, 1432, 1394, 1395,
        1435, 1473, 1472, 1433, 1395, 1396, 1436, 1474, 1473, 1434, 1396, 1397, 1437, 1475, 1474, 1435, 1397, 1398,
        1438, 1476, 1475, 1436, 1398, 1399, 1439, 1477, 1476, 1437, 1399, 1400, 1440, 1478, 1477, 1438, 1400, 1401,
        1441, 1479, 1478, 1439, 1401, 1402, 1442, 1480, 1479, 1440, 1402, 1403, 1443, 1481, 1480, 1441, 1403, 1404, 0,
        1482, 1481, 1442, 1404, 0, 1445, 1483, 0, 0, 1405, 1406, 1446, 1484, 1483, 1444, 1406, 1407, 1447, 1485, 1484,
        1445, 1407, 1408, 1448, 1486, 1485, 1446, 1408, 1409, 1449, 1487, 1486, 1447, 1409, 1410, 1450, 1488, 1487,
        1448, 1410, 1411, 1451, 1489, 1488, 1449, 1411, 1412, 1452, 1490, 1489, 1450, 1412, 1413, 1453, 1491, 1490,
        1451, 1413, 1414, 1454, 1492, 1491, 1452, 1414, 1415, 1455, 1493, 1492, 1453, 1415, 1416, 1456, 1494, 1493,
        1454, 1416, 1417, 1457, 1495, 1494, 1455, 1417, 1418, 1458, 1496, 1495, 1456, 1418, 1419, 1459, 1497, 1496,
        1457, 1419, 1420, 1460, 1498, 1497, 1458, 1420, 1421, 1461, 1499, 1498, 1459, 1421, 1422, 1462, 1500, 1499,
        1460, 1422, 1423, 1463, 1501, 1500, 1461, 1423, 1424, 1464, 1502, 1501, 1462, 1424, 1425, 1465, 1503, 1502,
        1463, 1425, 1426, 1466, 1504, 1503, 1464, 1426, 1427, 1467, 1505, 1504, 1465, 1427, 1428, 1468, 1506, 1505,
        1466, 1428, 1429, 1469, 1507, 1506, 1467, 1429, 1430, 1470, 1508, 1507, 1468, 1430, 1431, 1471, 1509, 1508,
        1469, 1431, 1432, 1472, 1510, 1509, 1470, 1432, 1433, 1473, 1511, 1510, 1471, 1433, 1434, 1474, 1512, 1511,
        1472, 1434, 1435, 1475, 1513, 1512, 1473, 1435, 1436, 1476, 1514, 1513, 1474, 1436, 1437, 1477, 1515, 1514,
        1475, 1437, 1438, 1478, 1516, 1515, 1476, 1438, 1439, 1479, 1517, 1516, 1477, 1439, 1440, 1480, 1518, 1517,
        1478, 1440, 1441, 1481, 1519, 1518, 1479, 1441, 1442, 1482, 1520, 1519, 1480, 1442, 1443, 0, 1521, 1520, 1481,
        1443, 0, 1484, 0, 0, 0, 1444, 1445, 1485, 0, 0, 1483, 1445, 1446, 1486, 0, 0, 1484, 1446, 1447, 1487, 0, 0,
        1485, 1447, 1448, 1488, 0, 0, 1486, 1448, 1449, 1489, 0, 0, 1487, 1449, 1450, 1490, 0, 0, 1488, 1450, 1451,
        1491, 0, 0, 1489, 1451, 1452, 1492, 0, 0, 1490, 1452, 1453, 1493, 0, 0, 1491, 1453, 1454, 1494, 0, 0, 1492,
        1454, 1455, 1495, 0, 0, 1493, 1455, 1456, 1496, 0, 0, 1494, 1456, 1457, 1497, 0, 0, 1495, 1457, 1458, 1498, 0,
        0, 1496, 1458, 1459, 1499, 0, 0, 1497, 1459, 1460, 1500, 0, 0, 1498, 1460, 1461, 1501, 0, 0, 1499, 1461, 1462,
        1502, 0, 0, 1500, 1462, 1463, 1503, 0, 0, 1501, 1463, 1464, 1504, 0, 0, 1502, 1464, 1465, 1505, 0, 0, 1503,
        1465, 1466, 1506, 0, 0, 1504, 1466, 1467, 1507, 0, 0, 1505, 1467, 1468, 1508, 0, 0, 1506, 1468, 1469, 1509, 0,
        0, 1507, 1469, 1470, 1510, 0, 0, 1508, 1470, 1471, 1511, 0, 0, 1509, 1471, 1472, 1512, 0, 0, 1510, 1472, 1473,
        1513, 0, 0, 1511, 1473, 1474, 1514, 0, 0, 1512, 1474, 1475, 1515, 0, 0, 1513, 1475, 1476, 1516, 0, 0, 1514,
        1476, 1477, 1517, 0, 0, 1515, 1477, 1478, 1518, 0, 0, 1516, 1478, 1479, 1519, 0, 0, 1517, 1479, 1480, 1520, 0,
        0, 1518, 1480, 1481, 1521, 0, 0, 1519, 1481, 1482, 0, 0, 0, 1520, 1482, 0};
    static const uint8_t T_values_line_203[3] = {0, 2, 1};
    static const rw_set167 SET_OF_Spot = {{~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x7FFFFFULL}};
    static const uint8_t T_values_line_65[931] = {127, 127, 127, 127, 127, 127, 127, 77, 2, 77, 77, 48, 48, 77, 33,
        90, 4, 90, 90, 33, 90, 3, 3, 116, 8, 116, 116, 116, 105, 6, 6, 105, 16, 105, 105, 83, 83, 12, 12, 83, 32, 83,
        1, 102, 102, 24, 24, 102, 102, 109, 2, 109, 109, 16, 109, 109, 91, 91, 4, 91, 91, 32, 91, 1, 118, 118, 8, 118,
        118, 118, 109, 2, 109, 109, 16, 109, 109, 91, 91, 4, 91, 91, 32, 91, 1, 118, 118, 8, 118, 118, 118, 1, 106, 4,
        106, 16, 106, 106, 85, 2, 85, 8, 85, 32, 85, 1, 106, 4, 106, 16, 106, 106, 85, 2, 85, 8, 85, 32, 85, 1, 106,
        4, 106, 16, 106, 106, 85, 2, 85, 8, 85, 32, 85, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 95, 95, 95, 95, 95, 32, 95, 1, 126, 126, 126, 126, 126, 126, 125, 2,
        125, 125, 125, 125, 125, 123, 123, 4, 123, 123, 123, 123, 119, 119, 119, 8, 119, 119, 119, 111, 111, 111, 111,
        16, 111, 111, 79, 79, 79, 79, 48, 48, 79, 33, 94, 94, 94, 94, 33, 94, 3, 3, 124, 124, 124, 124, 124, 121, 6,
        6, 121, 121, 121, 121, 115, 115, 12, 12, 115, 115, 115, 103, 103, 103, 24, 24, 103, 103, 71, 71, 71, 56, 56,
        56, 71, 49, 78, 78, 78, 49, 49, 78, 35, 35, 92, 92, 92, 35, 92, 7, 7, 7, 120, 120, 120, 120, 113, 14, 14, 14,
        113, 113, 113, 99, 99, 28, 28, 28, 99, 99, 3, 3, 100, 24, 24, 100, 100, 73, 6, 6, 73, 48, 48, 73, 33, 82, 12,
        12, 82, 33, 82, 3, 3, 100, 24, 24, 100, 100, 73, 6, 6, 73, 48, 48, 73, 33, 82, 12, 12, 82, 33, 82, 7, 7, 7,
        104, 16, 104, 104, 81, 14, 14, 14, 81, 32, 81, 1, 98, 28, 28, 28, 98, 98, 69, 2, 69, 56, 56, 56, 69, 49, 74,
        4, 74, 49, 49, 74, 35, 35, 84, 8, 84, 35, 84, 1, 106, 4, 106, 16, 106, 106, 85, 2, 85, 8, 85, 32, 85, 1, 106,
        4, 106, 16, 106, 106, 85, 2, 85, 8, 85, 32, 85, 1, 106, 4, 106, 16, 106, 106, 85, 2, 85, 8, 85, 32, 85, 67,
        67, 60, 60, 60, 60, 67, 57, 70, 70, 57, 57, 57, 70, 51, 51, 76, 76, 51, 51, 76, 39, 39, 39, 88, 88, 39, 88,
        15, 15, 15, 15, 112, 112, 112, 97, 30, 30, 30, 30, 97, 97, 95, 95, 95, 95, 95, 32, 95, 1, 126, 126, 126, 126,
        126, 126, 125, 2, 125, 125, 125, 125, 125, 123, 123, 4, 123, 123, 123, 123, 119, 119, 119, 8, 119, 119, 119,
        111, 111, 111, 111, 16, 111, 111, 79, 79, 79, 79, 48, 48, 79, 33, 94, 94, 94, 94, 33, 94, 3, 3, 124, 124, 124,
        124, 124, 121, 6, 6, 121, 121, 121, 121, 115, 115, 12, 12, 115, 115, 115, 103, 103, 103, 24, 24, 103, 103, 71,
        71, 71, 56, 56, 56, 71, 49, 78, 78, 78, 49, 49, 78, 35, 35, 92, 92, 92, 35, 92, 7, 7, 7, 120, 120, 120, 120,
        113, 14, 14, 14, 113, 113, 113, 99, 99, 28, 28, 28, 99, 99, 67, 67, 60, 60, 60, 60, 67, 57, 70, 70, 57, 57,
        57, 70, 51, 51, 76, 76, 51, 51, 76, 39, 39, 39, 88, 88, 39, 88, 15, 15, 15, 15, 112, 112, 112, 97, 30, 30, 30,
        30, 97, 97, 91, 91, 4, 91, 91, 32, 91, 1, 118, 118, 8, 118, 118, 118, 109, 2, 109, 109, 16, 109, 109, 91, 91,
        4, 91, 91, 32, 91, 1, 118, 118, 8, 118, 118, 118, 109, 2, 109, 109, 16, 109, 109, 3, 3, 100, 24, 24, 100, 100,
        73, 6, 6, 73, 48, 48, 73, 33, 82, 12, 12, 82, 33, 82, 3, 3, 100, 24, 24, 100, 100, 73, 6, 6, 73, 48, 48, 73,
        33, 82, 12, 12, 82, 33, 82, 71, 71, 71, 8, 48, 48, 71, 33, 78, 78, 78, 16, 33, 78, 3, 3, 92, 92, 92, 32, 92,
        1, 6, 6, 120, 120, 120, 120, 113, 2, 12, 12, 113, 113, 113, 99, 99, 4, 24, 24, 99, 99, 71, 71, 71, 24, 24, 32,
        71, 1, 78, 78, 78, 48, 48, 78, 33, 2, 92, 92, 92, 33, 92, 3, 3, 4, 120, 120, 120, 120, 113, 6, 6, 8, 113, 113,
        113, 99, 99, 12, 12, 16, 99, 99, 67, 67, 12, 12, 48, 48, 67, 33, 70, 70, 24, 24, 33, 70, 3, 3, 76, 76, 48, 48,
        76, 33, 6, 6, 88, 88, 33, 88, 3, 3, 12, 12, 112, 112, 112, 97, 6, 6, 24, 24, 97, 97, 1, 70, 70, 8, 48, 48, 70,
        33, 2, 76, 76, 16, 33, 76, 3, 3, 4, 88, 88, 32, 88, 1, 6, 6, 8, 112, 112, 112, 97, 2, 12, 12, 16, 97, 97, 67,
        67, 4, 24, 24, 32, 67, 3, 3, 68, 8, 48, 48, 68, 33, 6, 6, 72, 16, 33, 72, 3, 3, 12, 12, 80, 32, 80, 1, 6, 6,
        24, 24, 96, 96, 65, 2, 12, 12, 48, 48, 65, 33, 66, 4, 24, 24, 33, 66};
    static const uint8_t T_masks_line_221[768] = {0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4,
        6, 0, 2, 4, 6, 0, 2, 4, 6, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7,
        1, 3, 5, 7, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 0, 2, 4, 6, 1,
        3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 1, 3, 5, 7, 0, 1, 2, 3, 4, 5,
        6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2,
        3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7,
        0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4,
        5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
        5, 5, 6, 6, 7, 7, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7,
        7, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 1, 1,
        2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 0, 0, 1, 1, 1, 1, 2,
        2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3,
        3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
        4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5,
        6, 6, 6, 6, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
        3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4,
        4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4,
        0, 4, 0, 4, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 3,
        7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 1, 5, 1, 5, 1, 5,
        1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3,
        7, 3, 7, 3, 7};
    static const uint8_t T_masks_line_221_2[798] = {0, 6, 3, 5, 2, 1, 4, 6, 3, 5, 6, 3, 5, 2, 5, 2, 5, 2, 5, 7, 7, 7,
        7, 7, 7, 7, 7, 7, 3, 5, 6, 6, 7, 7, 3, 1, 4, 4, 6, 7, 3, 1, 0, 3, 5, 6, 3, 5, 6, 5, 6, 7, 3, 5, 2, 5, 2, 5, 2,
        5, 2, 0, 4, 6, 3, 1, 0, 7, 7, 7, 3, 5, 6, 6, 7, 7, 3, 1, 4, 4, 6, 7, 3, 1, 0, 0, 4, 6, 3, 1, 0, 3, 5, 6, 3, 5,
        6, 3, 5, 6, 3, 5, 6, 4, 6, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 0, 4, 6, 3, 1, 0, 2, 1, 4, 2, 1, 4, 2, 5, 6, 3, 1, 4,
        0, 4, 6, 3, 5, 2, 1, 5, 6, 3, 5, 6, 3, 5, 2, 5, 2, 5, 2, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 3, 5, 4, 6, 7, 7, 3, 1,
        0, 4, 6, 7, 3, 1, 6, 3, 5, 6, 3, 5, 2, 5, 6, 7, 3, 5, 2, 5, 2, 5, 2, 5, 0, 0, 4, 6, 3, 1, 6, 7, 7, 7, 3, 5, 4,
        6, 7, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 0, 4, 6, 3, 1, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 0, 4, 6, 7, 3, 1, 0, 4,
        6, 7, 3, 1, 0, 0, 4, 6, 3, 1, 4, 2, 1, 4, 2, 1, 4, 2, 5, 6, 3, 1, 0, 1, 4, 6, 3, 5, 2, 3, 5, 6, 3, 5, 6, 2, 5,
        2, 5, 2, 5, 7, 7, 7, 7, 7, 7, 5, 6, 7, 7, 7, 3, 1, 4, 6, 7, 7, 3, 1, 0, 4, 6, 7, 3, 5, 6, 3, 5, 6, 3, 5, 2, 5,
        6, 7, 3, 5, 2, 5, 2, 5, 2, 1, 0, 0, 4, 6, 3, 5, 6, 7, 7, 7, 3, 1, 4, 6, 7, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 0, 4,
        6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 1, 0, 4, 6, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 0, 4, 6, 3, 1, 4, 2, 1, 4,
        2, 1, 4, 2, 5, 6, 3, 0, 2, 1, 4, 6, 3, 5, 6, 3, 5, 6, 3, 5, 5, 2, 5, 2, 5, 2, 7, 7, 7, 7, 7, 7, 3, 5, 6, 7, 7,
        7, 3, 1, 4, 6, 7, 7, 3, 1, 0, 4, 6, 7, 3, 5, 6, 3, 5, 6, 3, 5, 2, 5, 6, 7, 2, 5, 2, 5, 2, 5, 3, 1, 0, 0, 4, 6,
        3, 5, 6, 7, 7, 7, 3, 1, 4, 6, 7, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 0, 4, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3,
        1, 0, 4, 6, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 0, 4, 6, 2, 1, 4, 2, 1, 4, 3, 1, 4, 2, 5, 6, 0, 5, 2, 1, 4, 6, 3, 5,
        6, 3, 5, 6, 3, 2, 5, 2, 5, 2, 5, 7, 7, 7, 7, 7, 7, 7, 3, 5, 6, 7, 7, 7, 3, 1, 4, 6, 7, 7, 3, 1, 0, 4, 6, 6, 3,
        5, 6, 3, 5, 7, 3, 5, 2, 5, 6, 5, 2, 5, 2, 5, 2, 6, 3, 1, 0, 0, 4, 7, 3, 5, 6, 7, 7, 7, 3, 1, 4, 6, 7, 7, 3, 1,
        0, 4, 6, 6, 3, 1, 0, 0, 4, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 4, 6, 6, 3, 1, 0,
        0, 4, 4, 2, 1, 4, 2, 1, 6, 3, 1, 4, 2, 5, 0, 3, 5, 2, 1, 4, 6, 3, 5, 6, 3, 5, 6, 5, 2, 5, 2, 5, 2, 7, 7, 7, 7,
        7, 7, 7, 7, 3, 5, 6, 7, 7, 7, 3, 1, 4, 6, 6, 7, 3, 1, 0, 4, 5, 6, 3, 5, 6, 3, 6, 7, 3, 5, 2, 5, 2, 5, 2, 5, 2,
        5, 4, 6, 3, 1, 0, 0, 7, 7, 3, 5, 6, 7, 7, 7, 3, 1, 4, 6, 6, 7, 3, 1, 0, 4, 4, 6, 3, 1, 0, 0, 5, 6, 3, 5, 6, 3,
        5, 6, 3, 5, 6, 3, 6, 7, 3, 1, 0, 4, 6, 7, 3, 1, 0, 4, 4, 6, 3, 1, 0, 0, 1, 4, 2, 1, 4, 2, 5, 6, 3, 1, 4, 2};
    static const uint8_t T_values_line_61[798] = {0, 0, 0, 0, 0, 0, 2, 1, 2, 2, 3, 3, 3, 2, 1, 2, 2, 3, 3, 3, 2, 1, 2,
        2, 2, 3, 3, 2, 1, 2, 2, 2, 3, 3, 2, 1, 1, 2, 2, 3, 3, 2, 2, 1, 2, 2, 3, 2, 2, 2, 1, 2, 2, 3, 3, 2, 2, 1, 2, 2,
        2, 3, 2, 2, 1, 2, 2, 2, 3, 2, 2, 1, 1, 2, 2, 3, 2, 2, 1, 2, 3, 2, 1, 2, 2, 1, 2, 3, 2, 1, 1, 2, 1, 2, 3, 2, 2,
        1, 2, 1, 2, 3, 3, 2, 1, 2, 1, 2, 2, 3, 2, 1, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1,
        2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 2,
        2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 2, 2,
        2, 2, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 1, 2, 2, 1, 1, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1,
        1, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2, 1, 2, 1, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 1, 1, 2, 1, 2, 2, 2, 2,
        1, 2, 1, 2, 2, 2, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2, 1,
        2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1,
        1, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 3,
        2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 3, 3, 2,
        2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2,
        2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 2, 2,
        3, 3, 3, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 2, 2, 2, 3, 2, 2, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 2, 2, 2, 3,
        2, 2, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 2, 2, 2, 3, 2, 2, 3, 2, 2, 2, 3, 2, 2, 3, 3, 2, 2, 3, 2, 2, 2, 3, 2,
        2, 3, 2, 2, 2, 2, 1, 3, 3, 3, 2, 2, 2, 1, 3, 3, 3, 2, 2, 2, 1, 1, 3, 3, 2, 2, 2, 2, 1, 3, 3, 2, 2, 2, 2, 1, 3,
        3, 2, 2, 2, 2, 3, 3, 1, 1, 2, 2, 2, 3, 3, 3, 1, 2, 2, 2, 3, 3, 3, 1, 2, 2, 2, 2, 3, 3, 1, 2, 2, 2, 2, 3, 3, 1,
        2, 2, 2, 1, 1, 3, 3, 3, 2, 2, 1, 1, 3, 3, 3, 2, 2, 1, 1, 1, 3, 3, 2, 2, 1, 1, 1, 3, 3, 2, 2, 2, 1, 1, 3, 3, 2,
        2, 1, 1, 2, 3, 3, 3, 2, 1, 1, 2, 3, 3, 3, 2, 1, 1, 2, 2, 3, 3, 2, 1, 1, 1, 2, 3, 3, 2, 1, 1, 1, 2, 3, 3, 2, 2,
        2, 1, 2, 3, 3, 3, 2, 2, 1, 2, 3, 3, 3, 2, 2, 1, 2, 2, 3, 3, 2, 2, 1, 1, 2, 3, 3, 2, 2, 2, 1, 2, 3, 3, 2};
    static const uint8_t T_values_line_221[6] = {4, 5, 6, 1, 2, 3};
    static const uint8_t T_masks_line_221_3[2] = {2, 7};
    static const uint8_t T_values_line_67[798] = {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 4, 4, 0, 1, 2, 1, 1, 0, 0, 0, 2, 3, 2,
        2, 0, 1, 1, 0, 4, 0, 0, 0, 2, 2, 0, 5, 0, 1, 1, 3, 3, 1, 0, 1, 0, 0, 4, 0, 0, 0, 2, 0, 0, 5, 0, 1, 1, 3, 1, 1,
        0, 1, 0, 0, 4, 0, 0, 0, 2, 0, 0, 5, 0, 1, 1, 3, 1, 1, 0, 1, 2, 1, 4, 1, 0, 1, 0, 3, 0, 5, 0, 1, 2, 1, 4, 1, 0,
        1, 0, 3, 0, 5, 0, 1, 2, 1, 4, 1, 0, 1, 0, 3, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 2,
        0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 4, 0, 1, 1, 1, 1, 0, 0, 0, 2, 2, 2, 2, 0, 1, 1, 0,
        0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 3, 3, 3, 0, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 3, 3,
        3, 0, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 2, 3, 3, 2, 0, 1, 1, 0, 4, 4, 0, 1, 2, 2, 1, 0, 0, 0, 2, 3, 3, 2,
        0, 1, 1, 0, 4, 4, 0, 1, 2, 2, 1, 0, 0, 0, 0, 3, 4, 3, 0, 1, 1, 1, 0, 5, 0, 1, 2, 2, 2, 1, 0, 1, 0, 3, 3, 3, 0,
        1, 2, 1, 0, 0, 0, 0, 2, 3, 2, 0, 0, 1, 2, 1, 4, 1, 0, 1, 0, 3, 0, 5, 0, 1, 2, 1, 4, 1, 0, 1, 0, 3, 0, 5, 0, 1,
        2, 1, 4, 1, 0, 1, 0, 3, 0, 5, 0, 0, 2, 2, 2, 2, 0, 1, 1, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0,
        0, 4, 4, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 5, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3,
        0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 4, 0, 1, 1, 1, 1, 0, 0, 0, 2, 2, 2, 2, 0, 1, 1, 0, 0, 0, 0, 0, 2, 2, 0,
        0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 3, 3, 3, 0, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 3, 3, 3, 0, 1, 1, 1, 0, 0,
        0, 0, 2, 2, 2, 0, 0, 0, 2, 2, 2, 2, 0, 1, 1, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 4, 4, 0,
        1, 1, 1, 1, 0, 0, 0, 2, 0, 0, 5, 0, 1, 1, 3, 1, 1, 0, 1, 0, 0, 4, 0, 0, 0, 2, 0, 0, 5, 0, 1, 1, 3, 1, 1, 0, 1,
        0, 0, 4, 0, 0, 0, 2, 3, 3, 2, 0, 1, 1, 0, 4, 4, 0, 1, 2, 2, 1, 0, 0, 0, 2, 3, 3, 2, 0, 1, 1, 0, 4, 4, 0, 1, 2,
        2, 1, 0, 0, 0, 0, 3, 4, 4, 0, 1, 1, 1, 4, 0, 0, 0, 2, 2, 2, 5, 0, 1, 1, 3, 3, 3, 0, 1, 2, 2, 0, 0, 0, 0, 2, 3,
        3, 0, 0, 0, 0, 3, 3, 5, 0, 1, 1, 1, 4, 4, 0, 1, 2, 2, 2, 0, 0, 0, 2, 3, 3, 3, 0, 1, 1, 3, 0, 0, 0, 0, 2, 2, 4,
        0, 0, 0, 2, 2, 4, 4, 0, 1, 1, 3, 3, 0, 0, 0, 2, 2, 4, 4, 0, 1, 1, 3, 3, 0, 0, 0, 2, 2, 4, 4, 0, 1, 1, 3, 3, 0,
        0, 1, 1, 3, 4, 4, 0, 1, 2, 2, 4, 0, 0, 0, 2, 3, 3, 5, 0, 1, 1, 3, 4, 4, 0, 1, 2, 2, 4, 0, 0, 0, 2, 3, 3, 5, 0,
        0, 2, 3, 4, 4, 0, 1, 1, 3, 4, 0, 0, 0, 2, 2, 4, 5, 0, 1, 1, 3, 3, 5, 0, 1, 2, 2, 4, 4, 0, 1, 2, 3, 3, 0};
    static const uint8_t T_values_line_221_2[18] = {4, 3, 2, 5, 4, 3, 0, 5, 4, 1, 0, 5, 2, 1, 0, 3, 2, 1};
    static const rw_set24 SET_OF_land = {{~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x1FFFFFFFFFFFFULL}};
    static const uint8_t T_values_line_86[23] = {1, 63, 63, 63, 1, 63, 63, 63, 7, 63, 3, 63, 63, 63, 63, 63, 7, 7, 63,
        63, 63, 63, 63};
    static const uint8_t T_beside_line_86[1472] = {63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
        63, 63, 63, 63, 63, 63, 0, 32, 32, 5, 0, 2, 6, 14, 18, 10, 42, 30, 0, 0, 0, 0, 0, 0, 8, 2, 24, 48, 16, 0, 25,
        27, 42, 63, 61, 57, 49, 45, 53, 21, 33, 61, 57, 49, 33, 45, 45, 49, 49, 33, 9, 41, 0, 6, 4, 16, 0, 0, 0, 0, 0,
        0, 0, 0, 2, 6, 14, 30, 18, 18, 6, 12, 6, 6, 6, 0, 1, 1, 10, 0, 4, 12, 28, 36, 20, 21, 60, 0, 0, 0, 0, 0, 0,
        16, 4, 48, 33, 32, 0, 0, 0, 0, 0, 0, 4, 12, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 0, 0, 1, 1, 10, 0, 4,
        8, 16, 36, 20, 21, 32, 0, 0, 0, 0, 0, 0, 16, 0, 32, 1, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 4, 0, 0, 0, 0, 50, 54, 21, 63, 59, 51, 35, 27, 43, 42, 3, 59, 51, 35, 3, 27, 27, 35, 35, 3, 18, 19, 0,
        32, 32, 5, 0, 2, 2, 2, 18, 10, 42, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 16, 16, 0, 16, 18, 0, 63, 57, 49, 33, 9, 33,
        0, 1, 57, 49, 33, 1, 9, 9, 33, 33, 1, 0, 1, 0, 2, 4, 16, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 18, 18, 2, 0, 2,
        2, 2, 0, 12, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 4, 12, 28, 60, 36, 36, 12, 24, 12, 12, 12, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 0, 0, 8, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 4, 8, 16, 32, 36, 36, 0, 16,
        0, 8, 8, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 12, 28, 0, 0, 4, 8, 4, 4, 4, 0, 2, 2, 20, 0, 8, 24, 56, 9,
        40, 42, 57, 0, 0, 0, 0, 0, 0, 32, 8, 33, 3, 1, 0, 0, 0, 4, 0, 0, 0, 8, 0, 8, 42, 24, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 0, 0, 8, 24, 48, 9, 32, 0, 33, 0, 0, 0, 0, 0, 0, 32, 0, 33, 1, 1, 0, 2, 0, 16, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 2, 0, 0, 0, 0, 0, 0, 0, 8, 24, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0, 32,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, 0, 0, 0,
        32, 0, 0, 0, 0, 0, 0, 0, 0, 32, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 2, 20, 0, 8, 16, 32, 9, 40, 42, 1, 0, 0, 0, 0, 0, 0, 32, 0, 1, 2, 1, 0, 0, 0, 4, 0, 0, 0, 0, 0, 8, 42, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 8, 16, 32, 9, 32, 0, 1, 0, 0, 0, 0, 0, 0, 32, 0, 1, 0, 1, 0,
        2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        8, 0, 0, 0, 0, 37, 45, 42, 63, 55, 39, 7, 54, 23, 21, 6, 55, 39, 7, 6, 54, 54, 7, 7, 6, 36, 38, 0, 32, 32, 0,
        0, 2, 6, 6, 18, 2, 0, 6, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 0, 0, 1, 9, 42, 63, 53, 33, 1, 36, 21, 21, 0, 53, 33,
        1, 0, 36, 36, 1, 1, 0, 0, 32, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 6, 6, 6, 18, 18, 6, 4, 6, 4, 6, 0, 1, 1,
        10, 0, 4, 4, 4, 36, 20, 21, 4, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 32, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 4, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 32, 0, 0, 1, 1, 10, 0, 4, 0, 0, 36, 20, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 32, 36, 0, 63, 51, 35, 3, 18, 3, 0, 2, 51, 35, 3,
        2, 18, 18, 3, 3, 2, 0, 2, 0, 32, 32, 0, 0, 2, 2, 2, 18, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
        63, 49, 33, 1, 0, 1, 0, 0, 49, 33, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2,
        18, 18, 2, 0, 2, 0, 2, 0, 4, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 36, 36, 4, 0, 4, 4, 4, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 36,
        0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 4, 0, 4, 4, 4, 0, 24, 16, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 8, 24, 56, 57, 9, 9, 24, 48, 24, 24, 24, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
        0, 24, 16, 16, 0, 24, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 24, 48, 33, 9, 9, 16, 48, 0, 8, 8, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 8, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
        0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 16, 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, 32, 1, 9, 9, 0, 32, 0, 16, 16, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, 32, 1, 9, 9, 0, 32, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 8, 24, 56, 0, 0, 8, 16, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 0, 0, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, 32, 0, 0, 0, 16, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
        24, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_beside_line_86_2[1472] = {63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
        63, 63, 63, 63, 63, 63, 63, 0, 4, 4, 40, 0, 16, 48, 49, 18, 17, 21, 51, 0, 0, 0, 0, 0, 0, 1, 16, 3, 6, 2, 0,
        11, 27, 21, 63, 47, 15, 14, 45, 46, 42, 12, 47, 15, 14, 12, 45, 45, 14, 14, 12, 9, 13, 0, 48, 32, 2, 0, 0, 0,
        0, 0, 0, 0, 0, 16, 48, 49, 51, 18, 18, 48, 33, 48, 48, 48, 0, 8, 8, 17, 0, 32, 33, 35, 36, 34, 42, 39, 0, 0,
        0, 0, 0, 0, 2, 32, 6, 12, 4, 0, 0, 0, 0, 0, 0, 32, 33, 0, 0, 0, 35, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 0, 0, 8, 8,
        17, 0, 32, 1, 2, 36, 34, 42, 4, 0, 0, 0, 0, 0, 0, 2, 0, 4, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 32, 0, 0, 0, 0, 22, 54, 42, 63, 31, 30, 28, 27, 29, 21, 24, 31, 30, 28, 24, 27, 27, 28, 28, 24,
        18, 26, 0, 4, 4, 40, 0, 16, 16, 16, 18, 17, 21, 16, 0, 0, 0, 0, 0, 0, 0, 16, 0, 2, 2, 0, 2, 18, 0, 63, 15, 14,
        12, 9, 12, 0, 8, 15, 14, 12, 8, 9, 9, 12, 12, 8, 0, 8, 0, 16, 32, 2, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16,
        18, 18, 16, 0, 16, 16, 16, 0, 33, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0, 32, 33, 35, 39, 36, 36, 33, 3, 33, 33, 33, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0, 32, 1,
        2, 4, 36, 36, 0, 2, 0, 1, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 33, 35, 0, 0, 32, 1, 32, 32, 32, 0,
        16, 16, 34, 0, 1, 3, 7, 9, 5, 21, 15, 0, 0, 0, 0, 0, 0, 4, 1, 12, 24, 8, 0, 0, 0, 32, 0, 0, 0, 1, 0, 1, 21, 3,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 1, 3, 6, 9, 4, 0, 12, 0, 0, 0, 0, 0, 0, 4, 0, 12, 8, 8, 0,
        16, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0, 7, 0, 0,
        0, 0, 0, 0, 0, 0, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 2, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 16, 16, 34, 0, 1, 2, 4, 9, 5, 21, 8, 0, 0, 0, 0, 0, 0, 4, 0, 8, 16, 8, 0, 0, 0, 32, 0, 0, 0, 0,
        0, 1, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 1, 2, 4, 9, 4, 0, 8, 0, 0, 0, 0, 0, 0, 4, 0, 8,
        0, 8, 0, 16, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 44, 45, 21, 63, 62, 60, 56, 54, 58, 42, 48, 62, 60, 56, 48, 54, 54, 56, 56, 48, 36,
        52, 0, 4, 4, 0, 0, 16, 48, 48, 18, 16, 0, 48, 0, 0, 0, 0, 0, 0, 0, 16, 0, 4, 0, 0, 8, 9, 21, 63, 46, 12, 8,
        36, 42, 42, 0, 46, 12, 8, 0, 36, 36, 8, 8, 0, 0, 4, 0, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 48, 48, 48, 18,
        18, 48, 32, 48, 32, 48, 0, 8, 8, 17, 0, 32, 32, 32, 36, 34, 42, 32, 0, 0, 0, 0, 0, 0, 0, 32, 0, 4, 4, 0, 0, 0,
        0, 0, 0, 32, 32, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 8, 8, 17, 0, 32, 0, 0, 36, 34, 42, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 4, 36, 0,
        63, 30, 28, 24, 18, 24, 0, 16, 30, 28, 24, 16, 18, 18, 24, 24, 16, 0, 16, 0, 4, 4, 0, 0, 16, 16, 16, 18, 16,
        0, 16, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 63, 14, 12, 8, 0, 8, 0, 0, 14, 12, 8, 0, 0, 0, 8, 8, 0,
        0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 18, 18, 16, 0, 16, 0, 16, 0, 32, 1, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 32, 32, 32, 32, 36, 36, 32, 0, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 36, 36, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 32, 32, 32, 0, 0, 32, 0, 32, 32, 32, 0, 3, 2, 8, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 7, 15, 9, 9,
        3, 6, 3, 3, 3, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3, 2, 2, 0, 3, 2, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 3, 6, 12, 9, 9, 2, 6, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 8, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 9, 9,
        0, 4, 0, 2, 2, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 2, 2, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 2, 4, 8, 9, 9, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 7, 0, 0, 1, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 0, 0, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_84[133] = {1, 1, 2, 4, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 4, 1, 1, 1, 1, 2, 4, 8, 1, 1, 1, 2, 4, 8, 16, 1, 1, 2, 1, 1, 2,
        1, 9, 18, 5, 9, 18, 5, 1, 2, 4, 1, 1, 1, 1, 1, 2, 4, 1, 1, 1, 2, 4, 1, 1, 1, 1, 2, 4, 1, 1, 1, 1, 2, 4, 1, 1,
        1};
    static const uint8_t T_values_line_84_2[133] = {0, 2, 3, 3, 2, 2, 1, 2, 2, 3, 2, 2, 1, 1, 2, 1, 2, 3, 2, 2, 2, 2,
        2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 1,
        2, 1, 2, 1, 1, 1, 1, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 2, 2, 3,
        2, 2, 3, 2, 2, 3, 2, 2, 3, 3, 1, 2, 2, 2, 1, 3, 3, 2, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 2, 1, 1, 2, 3, 3, 2, 1,
        2};
    static const int16_t T_values_line_84_3[1522] = {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
        19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 0, 41, 42, 43, 44, 45, 46,
        47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
        74, 75, 76, 77, 78, 0, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100,
        101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 0, 119, 120, 121, 122,
        123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144,
        145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 0, 158, 159, 160, 161, 162, 163, 164, 165, 166,
        167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
        189, 190, 191, 192, 193, 194, 195, 0, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210,
        211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232,
        233, 234, 0, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254,
        255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 0, 275, 276,
        277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298,
        299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 0, 314, 315, 316, 317, 318, 319, 320,
        321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342,
        343, 344, 345, 346, 347, 348, 349, 350, 351, 0, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364,
        365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386,
        387, 388, 389, 390, 0, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408,
        409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 0,
        431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452,
        453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 0, 470, 471, 472, 473, 474,
        475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496,
        497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 0, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518,
        519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540,
        541, 542, 543, 544, 545, 546, 0, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562,
        563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584,
        585, 0, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606,
        607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 0, 626, 627, 628,
        629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650,
        651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 0, 665, 666, 667, 668, 669, 670, 671, 672,
        673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694,
        695, 696, 697, 698, 699, 700, 701, 702, 0, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716,
        717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738,
        739, 740, 741, 0, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760,
        761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 0, 782,
        783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804,
        805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 0, 821, 822, 823, 824, 825, 826,
        827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848,
        849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 0, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870,
        871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892,
        893, 894, 895, 896, 897, 0, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914,
        915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936,
        0, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958,
        959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 0, 977, 978, 979, 980,
        981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001,
        1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 0, 1016, 1017, 1018, 1019, 1020,
        1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038,
        1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 0, 1055, 1056, 1057,
        1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075,
        1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 0, 1094,
        1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112,
        1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130,
        1131, 0, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149,
        1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167,
        1168, 1169, 1170, 0, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185, 1186,
        1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204,
        1205, 1206, 1207, 1208, 1209, 0, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223,
        1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241,
        1242, 1243, 1244, 1245, 1246, 1247, 1248, 0, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260,
        1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277, 1278,
        1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 0, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297,
        1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315,
        1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 0, 1328, 1329, 1330, 1331, 1332, 1333, 1334,
        1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352,
        1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 0, 1367, 1368, 1369, 1370, 1371,
        1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389,
        1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 0, 1406, 1407, 1408,
        1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426,
        1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 0, 1445,
        1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463,
        1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480, 1481,
        1482, 0, 1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500,
        1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518,
        1519, 1520, 1521, 0};
    static const uint8_t T_values_line_84_4[133] = {0, 1, 2, 3, 3, 2, 2, 1, 2, 2, 3, 2, 2, 2, 1, 2, 1, 2, 3, 2, 2, 2,
        2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 1, 2, 1, 2, 1, 2,
        1, 2, 2, 2, 1, 1, 1, 1, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 2, 2,
        3, 2, 2, 3, 2, 2, 3, 2, 2, 3, 3, 1, 2, 2, 2, 1, 3, 3, 2, 2, 2, 3, 3, 1, 1, 1, 2, 3, 3, 2, 1, 2, 2, 3, 3, 2,
        1};
    static const int16_t T_values_line_84_5[1522] = {0, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
        55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
        82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
        107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128,
        129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
        151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172,
        173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
        195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216,
        217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238,
        239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260,
        261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
        283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304,
        305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326,
        327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348,
        349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370,
        371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392,
        393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414,
        415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436,
        437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458,
        459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480,
        481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502,
        503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524,
        525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546,
        547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568,
        569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590,
        591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612,
        613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634,
        635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656,
        657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678,
        679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700,
        701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722,
        723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744,
        745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766,
        767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788,
        789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810,
        811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832,
        833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854,
        855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876,
        877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898,
        899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920,
        921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941, 942,
        943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964,
        965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 986,
        987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006,
        1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024,
        1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042,
        1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060,
        1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078,
        1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096,
        1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114,
        1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132,
        1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150,
        1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168,
        1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185, 1186,
        1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204,
        1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222,
        1223, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240,
        1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258,
        1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276,
        1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294,
        1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312,
        1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330,
        1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348,
        1349, 1350, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366,
        1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384,
        1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402,
        1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420,
        1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438,
        1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456,
        1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474,
        1475, 1476, 1477, 1478, 1479, 1480, 1481, 1482, 1483, 1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492,
        1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510,
        1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520, 1521, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_84_6[133] = {0, 2, 1, 2, 3, 3, 2, 2, 1, 2, 2, 3, 2, 3, 2, 1, 2, 1, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2, 2, 1, 2, 1, 2, 1, 2, 1,
        2, 1, 1, 2, 2, 1, 1, 1, 2, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 2, 2, 3, 2,
        2, 3, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 1, 2, 2, 2, 1, 3, 3, 1, 2, 2, 3, 3, 1, 1, 1, 2, 3, 3, 2, 1, 2, 2, 3, 3,
        2};
    static const int16_t T_values_line_84_7[1522] = {0, 0, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
        55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 0, 79, 80, 81, 82,
        83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107,
        108, 109, 110, 111, 112, 113, 114, 115, 116, 0, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129,
        130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151,
        152, 153, 154, 155, 0, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173,
        174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 0,
        196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217,
        218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 0, 235, 236, 237, 238, 239,
        240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261,
        262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 0, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283,
        284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305,
        306, 307, 308, 309, 310, 311, 0, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327,
        328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349,
        350, 0, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371,
        372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 0, 391, 392, 393,
        394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415,
        416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 0, 430, 431, 432, 433, 434, 435, 436, 437,
        438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459,
        460, 461, 462, 463, 464, 465, 466, 467, 0, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481,
        482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503,
        504, 505, 506, 0, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525,
        526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 0, 547,
        548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569,
        570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 0, 586, 587, 588, 589, 590, 591,
        592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613,
        614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 0, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635,
        636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657,
        658, 659, 660, 661, 662, 0, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679,
        680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701,
        0, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723,
        724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 0, 742, 743, 744, 745,
        746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767,
        768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 0, 781, 782, 783, 784, 785, 786, 787, 788, 789,
        790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811,
        812, 813, 814, 815, 816, 817, 818, 0, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833,
        834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855,
        856, 857, 0, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877,
        878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 0, 898, 899,
        900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921,
        922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 0, 937, 938, 939, 940, 941, 942, 943,
        944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965,
        966, 967, 968, 969, 970, 971, 972, 973, 974, 0, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987,
        988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007,
        1008, 1009, 1010, 1011, 1012, 1013, 0, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026,
        1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044,
        1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 0, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062, 1063,
        1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081,
        1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 0, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100,
        1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118,
        1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 0, 1132, 1133, 1134, 1135, 1136, 1137,
        1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155,
        1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 0, 1171, 1172, 1173, 1174,
        1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192,
        1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 0, 1210, 1211,
        1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229,
        1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 0,
        1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266,
        1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284,
        1285, 1286, 0, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303,
        1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321,
        1322, 1323, 1324, 1325, 0, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340,
        1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358,
        1359, 1360, 1361, 1362, 1363, 1364, 0, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377,
        1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395,
        1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 0, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414,
        1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432,
        1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 0, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451,
        1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1466, 1467, 1468, 1469,
        1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480, 1481, 0, 1483, 1484, 1485, 1486, 1487, 1488,
        1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506,
        1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_84_8[133] = {0, 2, 2, 1, 2, 3, 3, 2, 2, 1, 2, 2, 3, 2, 3, 2, 1, 2, 1, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 1, 1, 2, 1, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 1, 2, 1, 2,
        1, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 3, 2, 3, 2, 2, 3,
        2, 2, 3, 2, 2, 3, 2, 1, 2, 2, 2, 3, 3, 3, 2, 2, 2, 1, 3, 1, 1, 2, 2, 3, 3, 2, 1, 1, 2, 3, 3, 2, 1, 2, 2, 3,
        3};
    static const int16_t T_values_line_84_9[1522] = {0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 0, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
        73, 74, 75, 76, 77, 0, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
        100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 0, 118, 119, 120, 121,
        122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
        144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 0, 157, 158, 159, 160, 161, 162, 163, 164, 165,
        166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187,
        188, 189, 190, 191, 192, 193, 194, 0, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209,
        210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231,
        232, 233, 0, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253,
        254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 0, 274, 275,
        276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297,
        298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 0, 313, 314, 315, 316, 317, 318, 319,
        320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341,
        342, 343, 344, 345, 346, 347, 348, 349, 350, 0, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363,
        364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385,
        386, 387, 388, 389, 0, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407,
        408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 0,
        430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451,
        452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 0, 469, 470, 471, 472, 473,
        474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495,
        496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 0, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517,
        518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539,
        540, 541, 542, 543, 544, 545, 0, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561,
        562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583,
        584, 0, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605,
        606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 0, 625, 626, 627,
        628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649,
        650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 0, 664, 665, 666, 667, 668, 669, 670, 671,
        672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693,
        694, 695, 696, 697, 698, 699, 700, 701, 0, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715,
        716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737,
        738, 739, 740, 0, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759,
        760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 0, 781,
        782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803,
        804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 0, 820, 821, 822, 823, 824, 825,
        826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847,
        848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 0, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869,
        870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891,
        892, 893, 894, 895, 896, 0, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913,
        914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935,
        0, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957,
        958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 0, 976, 977, 978, 979,
        980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000,
        1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 0, 1015, 1016, 1017, 1018, 1019,
        1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037,
        1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 0, 1054, 1055, 1056,
        1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074,
        1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 0, 1093,
        1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111,
        1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129,
        1130, 0, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148,
        1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166,
        1167, 1168, 1169, 0, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185,
        1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203,
        1204, 1205, 1206, 1207, 1208, 0, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222,
        1223, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240,
        1241, 1242, 1243, 1244, 1245, 1246, 1247, 0, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
        1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277,
        1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 0, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296,
        1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314,
        1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 0, 1327, 1328, 1329, 1330, 1331, 1332, 1333,
        1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351,
        1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 0, 1366, 1367, 1368, 1369, 1370,
        1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388,
        1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 0, 1405, 1406, 1407,
        1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425,
        1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 0, 1444,
        1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462,
        1463, 1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480,
        1481, 0, 1483, 1484, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499,
        1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515, 1516, 1517,
        1518, 1519, 1520};
    static const uint8_t T_values_line_84_10[133] = {0, 3, 2, 2, 1, 2, 3, 3, 2, 2, 1, 2, 2, 1, 2, 3, 2, 1, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 1, 2, 1,
        2, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 2, 2, 3, 2, 2,
        3, 2, 2, 3, 2, 2, 3, 3, 1, 2, 2, 2, 3, 3, 3, 2, 2, 2, 1, 3, 1, 1, 2, 2, 3, 3, 2, 1, 1, 2, 3, 3, 2, 1, 2, 2,
        3};
    static const int16_t T_values_line_84_11[1522] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
        43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
        70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96,
        97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
        141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162,
        163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184,
        185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206,
        207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228,
        229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250,
        251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272,
        273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294,
        295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316,
        317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338,
        339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360,
        361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382,
        383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404,
        405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426,
        427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448,
        449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470,
        471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492,
        493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514,
        515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536,
        537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558,
        559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580,
        581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602,
        603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624,
        625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646,
        647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668,
        669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690,
        691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712,
        713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734,
        735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756,
        757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778,
        779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800,
        801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822,
        823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844,
        845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866,
        867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888,
        889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910,
        911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932,
        933, 934, 935, 936, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954,
        955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976,
        977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998,
        999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016,
        1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034,
        1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052,
        1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070,
        1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088,
        1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106,
        1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124,
        1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142,
        1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160,
        1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178,
        1179, 1180, 1181, 1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196,
        1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214,
        1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232,
        1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250,
        1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268,
        1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286,
        1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304,
        1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322,
        1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340,
        1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358,
        1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376,
        1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394,
        1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412,
        1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430,
        1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448,
        1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1466,
        1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480, 1481, 1482};
    static const uint8_t T_values_line_84_12[133] = {0, 3, 3, 2, 2, 1, 2, 2, 3, 2, 2, 1, 2, 2, 1, 2, 3, 2, 1, 2, 2, 2,
        2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 1, 2,
        1, 2, 1, 1, 1, 1, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 2, 2, 3, 2,
        2, 3, 2, 2, 3, 2, 2, 3, 3, 1, 2, 2, 2, 1, 3, 3, 2, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 2, 1, 1, 2, 3, 3, 2, 1, 2,
        2};
    static const int16_t T_values_line_84_13[1522] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 0, 41, 42, 43, 44,
        45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
        72, 73, 74, 75, 76, 77, 78, 0, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
        100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 0, 119, 120, 121,
        122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
        144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 0, 158, 159, 160, 161, 162, 163, 164, 165,
        166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187,
        188, 189, 190, 191, 192, 193, 194, 195, 0, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209,
        210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231,
        232, 233, 234, 0, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253,
        254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 0, 275,
        276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297,
        298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 0, 314, 315, 316, 317, 318, 319,
        320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341,
        342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 0, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363,
        364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385,
        386, 387, 388, 389, 390, 0, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407,
        408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429,
        0, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451,
        452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 0, 470, 471, 472, 473,
        474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495,
        496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 0, 509, 510, 511, 512, 513, 514, 515, 516, 517,
        518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539,
        540, 541, 542, 543, 544, 545, 546, 0, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561,
        562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583,
        584, 585, 0, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605,
        606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 0, 626, 627,
        628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649,
        650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 0, 665, 666, 667, 668, 669, 670, 671,
        672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693,
        694, 695, 696, 697, 698, 699, 700, 701, 702, 0, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715,
        716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737,
        738, 739, 740, 741, 0, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759,
        760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 0,
        782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803,
        804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 0, 821, 822, 823, 824, 825,
        826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847,
        848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 0, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869,
        870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891,
        892, 893, 894, 895, 896, 897, 0, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913,
        914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935,
        936, 0, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957,
        958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 0, 977, 978, 979,
        980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000,
        1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 0, 1016, 1017, 1018, 1019,
        1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037,
        1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 0, 1055, 1056,
        1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074,
        1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 0,
        1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111,
        1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129,
        1130, 1131, 0, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148,
        1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166,
        1167, 1168, 1169, 1170, 0, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185,
        1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203,
        1204, 1205, 1206, 1207, 1208, 1209, 0, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222,
        1223, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240,
        1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 0, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
        1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277,
        1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 0, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296,
        1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314,
        1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 0, 1328, 1329, 1330, 1331, 1332, 1333,
        1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351,
        1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 0, 1367, 1368, 1369, 1370,
        1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388,
        1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 0, 1406, 1407,
        1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425,
        1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 0,
        1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462,
        1463, 1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480,
        1481, 1482, 0};
    static const uint8_t T_masks_line_84[133] = {127, 127, 1, 1, 127, 127, 127, 127, 127, 1, 127, 127, 127, 127, 127,
        127, 127, 1, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 1, 127, 127, 127, 127, 127, 1, 1, 127, 127, 127, 127, 1, 1, 1,
        127, 127, 127, 1, 1, 1, 1, 127, 127, 1, 127, 127, 1, 127, 103, 1, 115, 103, 1, 115, 127, 1, 1, 127, 127, 127,
        127, 127, 1, 1, 127, 127, 127, 1, 1, 127, 127, 127, 127, 1, 1, 127, 127, 127, 127, 1, 1, 127, 127, 127};
    static const uint8_t T_masks_line_84_2[133] = {127, 127, 127, 2, 2, 127, 127, 127, 127, 127, 2, 127, 127, 127,
        127, 127, 127, 127, 2, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 2, 127, 127, 127, 127, 127, 2, 2, 127, 127, 127, 127,
        2, 2, 2, 127, 127, 127, 2, 2, 2, 2, 127, 127, 2, 127, 127, 2, 103, 79, 2, 103, 79, 2, 127, 127, 2, 2, 127,
        127, 127, 127, 127, 2, 2, 127, 127, 127, 2, 2, 127, 127, 127, 127, 2, 2, 127, 127, 127, 127, 2, 2, 127, 127};
    static const uint8_t T_masks_line_84_3[133] = {127, 127, 127, 127, 4, 4, 127, 127, 127, 127, 127, 4, 127, 4, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 4, 127, 127, 127, 127, 127, 4, 4, 127, 127, 127, 127,
        4, 4, 4, 4, 127, 127, 4, 4, 4, 4, 127, 127, 4, 127, 127, 4, 79, 94, 4, 79, 94, 127, 127, 127, 4, 4, 127, 127,
        127, 127, 127, 4, 4, 127, 127, 127, 4, 4, 127, 127, 127, 127, 4, 4, 127, 127, 127, 127, 4, 4, 127};
    static const uint8_t T_masks_line_84_4[133] = {127, 127, 127, 127, 127, 8, 8, 127, 127, 127, 127, 127, 8, 127, 8,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 8, 127, 127, 127, 127, 127, 8, 8, 8, 127, 127,
        127, 8, 8, 8, 8, 127, 127, 8, 8, 127, 8, 127, 127, 8, 127, 124, 8, 94, 124, 8, 94, 127, 127, 127, 127, 8, 8,
        8, 127, 127, 127, 127, 8, 127, 127, 127, 127, 8, 8, 127, 127, 127, 127, 8, 8, 127, 127, 127, 127, 8, 8};
    static const uint8_t T_masks_line_84_5[133] = {127, 16, 127, 127, 127, 127, 16, 16, 127, 127, 127, 127, 127, 127,
        127, 16, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 16, 16, 127, 127, 127, 127, 16, 16, 16,
        127, 127, 127, 16, 16, 16, 16, 127, 127, 16, 127, 127, 16, 127, 127, 16, 124, 121, 16, 124, 121, 16, 16, 127,
        127, 127, 127, 16, 16, 16, 127, 127, 127, 127, 16, 127, 127, 127, 127, 16, 16, 127, 127, 127, 127, 16, 16,
        127, 127, 127, 127, 16};
    static const uint8_t T_masks_line_84_6[133] = {127, 32, 32, 127, 127, 127, 127, 127, 32, 127, 127, 127, 127, 127,
        127, 127, 32, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 32, 127, 127, 127, 127, 127, 32, 32, 127, 127, 127, 127, 32, 32,
        32, 127, 127, 127, 32, 32, 32, 32, 127, 127, 32, 127, 127, 32, 127, 127, 32, 121, 115, 32, 121, 115, 32, 32,
        127, 127, 127, 127, 127, 32, 32, 127, 127, 127, 32, 32, 127, 127, 127, 127, 32, 32, 127, 127, 127, 127, 32,
        32, 127, 127, 127, 127};
    static const uint8_t T_values_line_86_2[138] = {0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
        42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
        69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132};
    static const uint8_t T_values_line_68[133] = {0, 1, 2, 4, 1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1,
        1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 4, 1, 1, 1, 1, 2, 4, 8, 1, 1, 9, 18, 5, 9, 18, 5, 17, 34, 5, 10, 5, 9, 21, 42,
        21, 42, 21, 42, 1, 2, 4, 8, 16, 1, 1, 2, 1, 1, 1, 1, 1, 2, 4, 1, 1, 1, 1, 2, 4, 8, 1, 1, 1, 2, 4, 8, 16, 1, 1,
        2, 1, 1, 2, 1, 9, 18, 5, 9, 18, 5, 1, 2, 4, 8, 1, 1, 1, 2, 4, 8, 1, 1, 1, 2, 4, 8, 16, 1, 9, 18, 36, 9, 18,
        36, 9, 18, 36, 9, 18, 5};
    static const uint8_t T_values_line_273[22] = {1, 1, 1, 3, 2, 3, 2, 3, 2, 1, 1, 2, 3, 3, 2, 2, 1, 2, 2, 1, 1, 1};
    static const uint8_t T_values_line_66[931] = {127, 127, 127, 127, 127, 127, 127, 79, 79, 79, 79, 95, 111, 79, 95,
        94, 94, 94, 94, 126, 94, 125, 126, 124, 124, 124, 124, 124, 121, 123, 125, 121, 121, 121, 121, 115, 115, 119,
        123, 115, 115, 115, 103, 103, 103, 111, 119, 103, 103, 111, 111, 111, 111, 127, 111, 111, 95, 95, 95, 95, 95,
        127, 95, 127, 126, 126, 126, 126, 126, 126, 125, 127, 125, 125, 125, 125, 125, 123, 123, 127, 123, 123, 123,
        123, 119, 119, 119, 127, 119, 119, 119, 123, 123, 127, 123, 123, 123, 123, 119, 119, 119, 127, 119, 119, 119,
        111, 111, 111, 111, 127, 111, 111, 95, 95, 95, 95, 95, 127, 95, 127, 126, 126, 126, 126, 126, 126, 125, 127,
        125, 125, 125, 125, 125, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 95, 95, 95, 95, 95, 127, 95, 127, 126, 126, 126, 126,
        126, 126, 125, 127, 125, 125, 125, 125, 125, 123, 123, 127, 123, 123, 123, 123, 119, 119, 119, 127, 119, 119,
        119, 111, 111, 111, 111, 127, 111, 111, 79, 79, 79, 79, 95, 111, 79, 95, 94, 94, 94, 94, 126, 94, 125, 126,
        124, 124, 124, 124, 124, 121, 123, 125, 121, 121, 121, 121, 115, 115, 119, 123, 115, 115, 115, 103, 103, 103,
        111, 119, 103, 103, 71, 71, 71, 79, 87, 103, 71, 79, 78, 78, 78, 94, 110, 78, 93, 94, 92, 92, 92, 124, 92,
        121, 122, 124, 120, 120, 120, 120, 113, 115, 117, 121, 113, 113, 113, 99, 99, 103, 107, 115, 99, 99, 67, 67,
        71, 75, 83, 99, 67, 71, 70, 70, 78, 86, 102, 70, 77, 78, 76, 76, 92, 108, 76, 89, 90, 92, 88, 88, 120, 88,
        113, 114, 116, 120, 112, 112, 112, 97, 99, 101, 105, 113, 97, 97, 91, 91, 95, 91, 91, 123, 91, 119, 118, 118,
        126, 118, 118, 118, 109, 111, 109, 109, 125, 109, 109, 91, 91, 95, 91, 91, 123, 91, 119, 118, 118, 126, 118,
        118, 118, 109, 111, 109, 109, 125, 109, 109, 3, 3, 31, 24, 24, 59, 91, 55, 6, 6, 62, 48, 48, 118, 33, 47, 12,
        12, 61, 33, 109, 3, 3, 31, 24, 24, 59, 91, 55, 6, 6, 62, 48, 48, 118, 33, 47, 12, 12, 61, 33, 109, 79, 79, 79,
        79, 95, 111, 79, 95, 94, 94, 94, 94, 126, 94, 125, 126, 124, 124, 124, 124, 124, 121, 123, 125, 121, 121, 121,
        121, 115, 115, 119, 123, 115, 115, 115, 103, 103, 103, 111, 119, 103, 103, 103, 103, 103, 111, 119, 103, 103,
        79, 79, 79, 79, 95, 111, 79, 95, 94, 94, 94, 94, 126, 94, 125, 126, 124, 124, 124, 124, 124, 121, 123, 125,
        121, 121, 121, 121, 115, 115, 119, 123, 115, 115, 115, 79, 79, 79, 79, 95, 111, 79, 95, 94, 94, 94, 94, 126,
        94, 125, 126, 124, 124, 124, 124, 124, 121, 123, 125, 121, 121, 121, 121, 115, 115, 119, 123, 115, 115, 115,
        103, 103, 103, 111, 119, 103, 103, 79, 79, 79, 79, 95, 111, 79, 95, 94, 94, 94, 94, 126, 94, 125, 126, 124,
        124, 124, 124, 124, 121, 123, 125, 121, 121, 121, 121, 115, 115, 119, 123, 115, 115, 115, 103, 103, 103, 111,
        119, 103, 103, 79, 79, 79, 79, 95, 111, 79, 95, 94, 94, 94, 94, 126, 94, 125, 126, 124, 124, 124, 124, 124,
        121, 123, 125, 121, 121, 121, 121, 115, 115, 119, 123, 115, 115, 115, 103, 103, 103, 111, 119, 103, 103};
    static const uint8_t T_masks_line_278[768] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0,
        0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1,
        1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1,
        1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0,
        0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0,
        1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1,
        0, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1,
        0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0,
        0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0,
        0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0,
        1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1,
        0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1,
        0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1,
        1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1,
        1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1};
    static const uint8_t T_values_line_66_2[798] = {127, 127, 127, 127, 127, 127, 79, 79, 79, 79, 95, 111, 95, 94, 94,
        94, 94, 126, 125, 126, 124, 124, 124, 124, 121, 123, 125, 121, 121, 121, 115, 115, 119, 123, 115, 115, 103,
        103, 103, 111, 119, 103, 111, 111, 111, 111, 127, 111, 95, 95, 95, 95, 95, 127, 127, 126, 126, 126, 126, 126,
        125, 127, 125, 125, 125, 125, 123, 123, 127, 123, 123, 123, 119, 119, 119, 127, 119, 119, 123, 123, 127, 123,
        123, 123, 119, 119, 119, 127, 119, 119, 111, 111, 111, 111, 127, 111, 95, 95, 95, 95, 95, 127, 127, 126, 126,
        126, 126, 126, 125, 127, 125, 125, 125, 125, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 95, 95, 95, 95, 95, 127, 127, 126, 126, 126, 126, 126,
        125, 127, 125, 125, 125, 125, 123, 123, 127, 123, 123, 123, 119, 119, 119, 127, 119, 119, 111, 111, 111, 111,
        127, 111, 79, 79, 79, 79, 95, 111, 95, 94, 94, 94, 94, 126, 125, 126, 124, 124, 124, 124, 121, 123, 125, 121,
        121, 121, 115, 115, 119, 123, 115, 115, 103, 103, 103, 111, 119, 103, 71, 71, 71, 79, 87, 103, 79, 78, 78, 78,
        94, 110, 93, 94, 92, 92, 92, 124, 121, 122, 124, 120, 120, 120, 113, 115, 117, 121, 113, 113, 99, 99, 103,
        107, 115, 99, 67, 67, 71, 75, 83, 99, 71, 70, 70, 78, 86, 102, 77, 78, 76, 76, 92, 108, 89, 90, 92, 88, 88,
        120, 113, 114, 116, 120, 112, 112, 97, 99, 101, 105, 113, 97, 91, 91, 95, 91, 91, 123, 119, 118, 118, 126,
        118, 118, 109, 111, 109, 109, 125, 109, 91, 91, 95, 91, 91, 123, 119, 118, 118, 126, 118, 118, 109, 111, 109,
        109, 125, 109, 3, 3, 31, 24, 24, 59, 55, 6, 6, 62, 48, 48, 33, 47, 12, 12, 61, 33, 3, 3, 31, 24, 24, 59, 55,
        6, 6, 62, 48, 48, 33, 47, 12, 12, 61, 33, 79, 79, 79, 79, 95, 111, 95, 94, 94, 94, 94, 126, 125, 126, 124,
        124, 124, 124, 121, 123, 125, 121, 121, 121, 115, 115, 119, 123, 115, 115, 103, 103, 103, 111, 119, 103, 103,
        103, 103, 111, 119, 103, 79, 79, 79, 79, 95, 111, 95, 94, 94, 94, 94, 126, 125, 126, 124, 124, 124, 124, 121,
        123, 125, 121, 121, 121, 115, 115, 119, 123, 115, 115, 79, 79, 79, 79, 95, 111, 95, 94, 94, 94, 94, 126, 125,
        126, 124, 124, 124, 124, 121, 123, 125, 121, 121, 121, 115, 115, 119, 123, 115, 115, 103, 103, 103, 111, 119,
        103, 79, 79, 79, 79, 95, 111, 95, 94, 94, 94, 94, 126, 125, 126, 124, 124, 124, 124, 121, 123, 125, 121, 121,
        121, 115, 115, 119, 123, 115, 115, 103, 103, 103, 111, 119, 103, 79, 79, 79, 79, 95, 111, 95, 94, 94, 94, 94,
        126, 125, 126, 124, 124, 124, 124, 121, 123, 125, 121, 121, 121, 115, 115, 119, 123, 115, 115, 103, 103, 103,
        111, 119, 103};
    static const uint8_t T_values_line_278[6] = {3, 4, 5, 0, 1, 2};
    static const rw_set24 SET_OF_land_2 = {{0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x300000000000000ULL, 0x80000000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
        0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL}};
    static const uint8_t T_masks_line_269[798] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0,
        1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0,
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1,
        0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1,
        0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0};
    static const rw_check CHECKS[40] = {{1252, 1521, 'B', 0, 132}, {184, 1, 'Q', 0, 562949953421311}, {2839, 1, 'B',
        0, 22}, {248, 1, 'H', 0, 1521}, {250, 240, 'H', 0, 10646}, {730, 2, 'H', 0, 120}, {250, 120, 'F', 730, 0},
        {490, 120, 'F', 732, 0}, {734, 12, 'H', 0, 10647}, {758, 2, 'H', 0, 6}, {734, 2, '2', 758, 0}, {746, 2, '2',
        760, 0}, {762, 240, 'H', 0, 10646}, {1242, 2, 'H', 0, 120}, {762, 120, 'F', 1242, 0}, {1002, 120, 'F', 1244,
        0}, {2840, 2, 'B', 0, 6}, {2842, 2, 'B', 0, 200}, {2844, 1, 'B', 0, 3}, {2845, 1, 'B', 0, 3}, {2846, 1, 'B',
        0, 2}, {2847, 1, 'B', 0, 2}, {2848, 1, 'B', 0, 12}, {2849, 24, 'B', 0, 200}, {2873, 2, 'B', 1, 13}, {0, 1,
        'i', -2147483647, 2147483647}, {4, 1, 'i', -2147483647, 2147483647}, {8, 1, 'i', -2147483647, 2147483647}, {2,
        1, 'B', 0, 2}, {3, 1, 'B', 0, 2}, {2, 1, 'B', 0, 2}, {0, 1, 'H', 0, 2}, {2, 2, 'B', 0, 2}, {2, 1, '1', 0, 0},
        {6, 1, 'B', 0, 2}, {7, 1, 'B', 0, 2}, {8, 1, 'B', 0, 1}, {9, 1, 'B', 0, 1}, {10, 1, 'B', 0, 2}, {10, 1, 'B',
        1, 2}};
    static const uint8_t IN_FRAME[103] = {1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 5, 5, 5, 4, 4, 4, 4, 4, 4,
        2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[103] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3};
    static const uint8_t FILLED[103] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3};
    static const uint8_t RETURNED_TO[103] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1};
    static const uint8_t CHECKED[8] = {0, 25, 28, 30, 30, 31, 39, 40};
    static const uint8_t POINT_KIND[103] = {1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2};
    static const int8_t DECISION_AT[103] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, 3, -1,
        -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1};
    static const uint8_t HAPPEN_AT[103] = {107, 0, 0, 0, 0, 0, 0, 0, 0, 108, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 109,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[103] = {16, 16, 16, 16, 16, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 8, 8, 8, 8, 16,
        16, 16, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t RETURN_AT[103] = {12, 12, 12, 12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 12,
        12, 12, 12, 12, 12, 12, 12, 12};
    static const uint8_t PROC_OF[103] = {0, 0, 0, 0, 0, 1, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 6, 8, 8, 8, 8, 6, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 11, 11, 11, 11, 9, 9, 9, 6, 6, 6, 6, 6,
        6, 1, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[114] = {0, 0, 0, 0, 0, 1, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 6, 8, 8, 8, 8, 6, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 11, 11, 11, 11, 9, 9, 9, 6, 6, 6, 6, 6,
        6, 1, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 6, 11, 12, 1, 0, 5, 6, 1, 6, 12, 11};
    static const uint8_t ENDLESS_AT[114] = {130, 130, 131, 131, 130, 39, 132, 133, 132, 133, 133, 39, 39, 134, 134,
        39, 134, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 135, 136, 136, 136, 136, 135, 137, 138,
        138, 137, 137, 137, 137, 137, 137, 137, 137, 137, 137, 137, 139, 139, 139, 139, 137, 137, 137, 135, 135, 135,
        135, 135, 135, 134, 134, 134, 134, 140, 140, 140, 140, 140, 140, 140, 134, 39, 134, 134, 39, 141, 141, 39,
        141, 141, 39, 39, 39, 39, 141, 141, 39, 141, 141, 131, 17, 17, 130, 17, 17, 17, 17, 17, 17, 17, 135, 139, 140,
        39, 130, 132, 135, 39, 135, 140, 139};
    static const uint8_t ENTER_AT[7] = {103, 0, 0, 0, 104, 105, 106};
    static const int32_t OPTION_COUNT[7] = {2, 1, 2, 2, 1, 2, 3};
    static const int32_t FIRST_OPTION[7] = {0, 2, 3, 5, 7, 8, 10};
    static const int32_t FIRST_ARG[14] = {0, 0, 1, 3, 3, 3, 5, 5, 7, 8, 8, 9, 9, 9};
    static const int32_t ARG_KIND[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int32_t ARG_SIZE[9] = {8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const int32_t ARG_OFFSET[9] = {0, 0, 1, 0, 1, 0, 1, 0, 0};
    static const uint8_t WANTED[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t TRIED_AT[7] = {103, 0, 0, 0, 104, 105, 106};
    static const uint8_t JOIN_OF[7] = {20, 31, 40, 48, 50, 70, 82};
    static const int8_t BODIES_END[7] = {-1, -1, -1, -1, -1, -1, -1};
    static const uint8_t BLOCK_OF[7] = {18, 30, 39, 45, 49, 67, 81};
    static const uint8_t NEEDS[103] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0};
    static const uint8_t FAILS[103] = {0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1,
        1, 1, 1};
    static const uint8_t SCOPED[103] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0};
    static const uint8_t POSTPONED[142] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1,
        1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0};
    """
    const uint8_t T_values_line_181[2]
    const uint8_t T_Tile_copies[23]
    const int16_t T_Tile_start[23]
    const uint8_t T_masks_line_104[1522]
    const int16_t T_land_ways[9132]
    const uint8_t T_values_line_203[3]
    const rw_set167 SET_OF_Spot
    const uint8_t T_values_line_65[931]
    const uint8_t T_masks_line_221[768]
    const uint8_t T_masks_line_221_2[798]
    const uint8_t T_values_line_61[798]
    const uint8_t T_values_line_221[6]
    const uint8_t T_masks_line_221_3[2]
    const uint8_t T_values_line_67[798]
    const uint8_t T_values_line_221_2[18]
    const rw_set24 SET_OF_land
    const uint8_t T_values_line_86[23]
    const uint8_t T_beside_line_86[1472]
    const uint8_t T_beside_line_86_2[1472]
    const uint8_t T_values_line_84[133]
    const uint8_t T_values_line_84_2[133]
    const int16_t T_values_line_84_3[1522]
    const uint8_t T_values_line_84_4[133]
    const int16_t T_values_line_84_5[1522]
    const uint8_t T_values_line_84_6[133]
    const int16_t T_values_line_84_7[1522]
    const uint8_t T_values_line_84_8[133]
    const int16_t T_values_line_84_9[1522]
    const uint8_t T_values_line_84_10[133]
    const int16_t T_values_line_84_11[1522]
    const uint8_t T_values_line_84_12[133]
    const int16_t T_values_line_84_13[1522]
    const uint8_t T_masks_line_84[133]
    const uint8_t T_masks_line_84_2[133]
    const uint8_t T_masks_line_84_3[133]
    const uint8_t T_masks_line_84_4[133]
    const uint8_t T_masks_line_84_5[133]
    const uint8_t T_masks_line_84_6[133]
    const uint8_t T_values_line_86_2[138]
    const uint8_t T_values_line_68[133]
    const uint8_t T_values_line_273[22]
    const uint8_t T_values_line_66[931]
    const uint8_t T_masks_line_278[768]
    const uint8_t T_values_line_66_2[798]
    const uint8_t T_values_line_278[6]
    const rw_set24 SET_OF_land_2
    const uint8_t T_masks_line_269[798]
    const rw_check CHECKS[40]
    const uint8_t IN_FRAME[103]
    const uint8_t FILLED_RESTING[103]
    const uint8_t FILLED[103]
    const uint8_t RETURNED_TO[103]
    const uint8_t CHECKED[8]
    const uint8_t POINT_KIND[103]
    const int8_t DECISION_AT[103]
    const uint8_t HAPPEN_AT[103]
    const uint8_t FRAME_SIZE[103]
    const uint8_t RETURN_AT[103]
    const uint8_t PROC_OF[103]
    const uint8_t PROC_AT[114]
    const uint8_t ENDLESS_AT[114]
    const uint8_t ENTER_AT[7]
    const int32_t OPTION_COUNT[7]
    const int32_t FIRST_OPTION[7]
    const int32_t FIRST_ARG[14]
    const int32_t ARG_KIND[9]
    const int32_t ARG_SIZE[9]
    const int32_t ARG_OFFSET[9]
    const uint8_t WANTED[13]
    const uint8_t TRIED_AT[7]
    const uint8_t JOIN_OF[7]
    const int8_t BODIES_END[7]
    const uint8_t BLOCK_OF[7]
    const uint8_t NEEDS[103]
    const uint8_t FAILS[103]
    const uint8_t SCOPED[103]
    const uint8_t POSTPONED[142]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'fjords.game', 240, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 180, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 185, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 182, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'fjords.game', 241, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 242, 5),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 242, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 242, 27),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 242, 27),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 242, 46),
    ('RW605', 'a number is too large to compute with',
     'fjords.game', 240, 1),
    ('RW610', 'procedures call each other too deeply',
     'fjords.game', 203, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 183, 1),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 245, 5),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 245, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 249, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 246, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 252, 13),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 252, 13),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 193, 30),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 101, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 101, 34),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 101, 34),
    ('RW602', 'none cannot be put there',
     'fjords.game', 108, 29),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 196, 5),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 197, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 198, 5),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 198, 5),
    ('RW605', 'a number that is none is computed with',
     'fjords.game', 200, 42),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 201, 9),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 201, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 208, 13),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 208, 13),
    ('RW610', 'procedures call each other too deeply',
     'fjords.game', 151, 1),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 212, 17),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 212, 17),
    ('RW610', 'procedures call each other too deeply',
     'fjords.game', 173, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 220, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 203, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 221, 13),
    ('RW604', 'a value does not fit its place',
     'fjords.game', 221, 13),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 221, 13),
    ('RW602', 'nobody is asked: the player who should choose is none',
     'fjords.game', 223, 13),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fjords.game', 223, 13),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 223, 13),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fjords.game', 223, 13),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 236, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 236, 5),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 238, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 238, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 225, 21),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 226, 21),
    ('RW602', 'none cannot be put there',
     'fjords.game', 227, 30),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 227, 30),
    ('RW604', 'there is no more room',
     'fjords.game', 227, 30),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 227, 41),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 227, 41),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 228, 21),
    ('RW604', 'there is no more room',
     'fjords.game', 228, 21),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 230, 21),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 231, 37),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 231, 37),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 233, 37),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 233, 37),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'fjords.game', 148, 9),
    ('RW602', 'none cannot be put there',
     'fjords.game', 149, 18),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 149, 18),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 152, 5),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 152, 5),
    ('RW602', 'nobody is asked: the player who should choose is none',
     'fjords.game', 156, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fjords.game', 156, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 156, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 86, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 84, 1),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fjords.game', 156, 9),
    ('RW602', 'none cannot be put there',
     'fjords.game', 125, 17),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 125, 17),
    ('RW602', 'none cannot be put there',
     'fjords.game', 125, 38),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 125, 38),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 125, 45),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 125, 45),
    ('RW610', 'procedures call each other too deeply',
     'fjords.game', 116, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'fjords.game', 158, 17),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 158, 38),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 158, 38),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 160, 17),
    ('RW603', 'what is taken is not there',
     'fjords.game', 161, 31),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 161, 40),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 161, 40),
    ('RW602', 'nobody is asked: the player who should choose is none',
     'fjords.game', 117, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fjords.game', 117, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 117, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fjords.game', 117, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 119, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 120, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 121, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 122, 36),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 122, 36),
    ('RW602', 'nobody is asked: the player who should choose is none',
     'fjords.game', 175, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 90, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fjords.game', 175, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fjords.game', 175, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fjords.game', 176, 13),
    ('RW602', 'none cannot be put there',
     'fjords.game', 177, 22),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 177, 22),
    ('RW604', 'there is no more room',
     'fjords.game', 177, 22),
    ('RW602', 'none cannot be put there',
     'fjords.game', 177, 42),
    ('RW604', 'there is no more room',
     'fjords.game', 177, 42),
    ('RW601', 'a value does not fit its place',
     'fjords.game', 177, 53),
    ('RW602', 'something is written through none: there is no such place',
     'fjords.game', 177, 53),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 273, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 271, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 259, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 277, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 265, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 278, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 279, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 280, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 261, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 285, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 270, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 95, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 286, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 287, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 289, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 96, 1),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 240, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 243, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 146, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 147, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 207, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 151, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 127, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 132, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 136, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 116, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 173, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fjords.game', 222, 9),
)
RULES = rules_capsule()
