# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Fields of Green, for 1: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_BAG(4)
    RW_DEFINE_LIST(rw_list1, int, 1)
    RW_DEFINE_LIST_STORAGE(rw_list1, uint8_t, 1)
    RW_DEFINE_BAG(53)
    RW_DEFINE_BAG(6)
    RW_DEFINE_LIST(rw_list30, int, 30)
    RW_DEFINE_LIST_STORAGE(rw_list30, uint8_t, 30)
    RW_DEFINE_BAG(48)
    RW_DEFINE_SET(67, RW_LATE)
    RW_DEFINE_BAG(15)
    static const rw_check CHECKS[106];
    static const uint8_t IN_FRAME[286];
    static const uint8_t FILLED_RESTING[286];
    static const uint8_t FILLED[286];
    static const uint8_t RETURNED_TO[286];
    static const uint8_t CHECKED[33];
    static const uint8_t POINT_KIND[286];
    static const int8_t DECISION_AT[286];
    static const int16_t HAPPEN_AT[286];
    static const uint8_t FRAME_SIZE[286];
    static const uint8_t RETURN_AT[286];
    static const uint8_t PROC_OF[286];
    static const uint8_t PROC_AT[364];
    static const int16_t ENDLESS_AT[364];
    static const int16_t ENTER_AT[16];
    static const int32_t OPTION_COUNT[16];
    static const int32_t FIRST_OPTION[16];
    static const int32_t FIRST_ARG[25];
    static const int32_t ARG_KIND[23];
    static const int32_t ARG_SIZE[23];
    static const int32_t ARG_OFFSET[23];
    static const uint8_t WANTED[24];
    static const int16_t TRIED_AT[16];
    static const int16_t JOIN_OF[16];
    static const int8_t BODIES_END[16];
    static const int16_t BLOCK_OF[16];
    static const uint8_t ASKED_HOW[16];
    static const uint8_t OFFERED_HOW[24];
    static const uint8_t NEEDS[286];
    static const uint8_t FAILS[286];
    static const uint8_t SCOPED[286];
    static const uint8_t POSTPONED[314];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_locations;
        uint64_t r_stack[24];
        uint16_t m_place[48];
        uint16_t m_fitted_length;
        uint8_t m_fitted[30];
        uint16_t m_discards_length;
        uint8_t m_discards[150];
        uint16_t m_equipment_top_length;
        uint8_t m_equipment_top[60];
        uint16_t m_equipment_bottom_length;
        uint8_t m_equipment_bottom[60];
        uint8_t m_equipment_middle[15];
        uint16_t m_returned_length;
        uint8_t m_returned[40];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_built;
        uint8_t m_card[48];
        uint8_t m_water[48];
        uint8_t m_tool[48];
        uint8_t m_purse[4];
        uint8_t m_aside[15];
        uint8_t m_piles[318];
        uint8_t m_stack[6];
        uint8_t m_drawn[6];
        uint8_t m_hand[53];
        uint8_t m_passed_on[318];
        uint8_t m_pick;
        uint8_t m_deck[53];
        uint8_t m_display[53];
        uint8_t m_looked_at[15];
        uint8_t m_kept;
        uint8_t m_first;
        uint8_t m_year;
        uint8_t m_turn;
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
        int32_t k_totals[2];
        uint8_t k_ranked;
    } S;
    _Static_assert(offsetof(S, m_locations) == 0, "m_locations");
    _Static_assert(offsetof(S, r_stack) == 8, "r_stack");
    _Static_assert(offsetof(S, m_place) == 200, "m_place");
    _Static_assert(offsetof(S, m_fitted_length) == 296, "m_fitted_length");
    _Static_assert(offsetof(S, m_fitted) == 298, "m_fitted");
    _Static_assert(offsetof(S, m_discards_length) == 328, "m_discards_length");
    _Static_assert(offsetof(S, m_discards) == 330, "m_discards");
    _Static_assert(offsetof(S, m_equipment_top_length) == 480, "m_equipment_top_length");
    _Static_assert(offsetof(S, m_equipment_top) == 482, "m_equipment_top");
    _Static_assert(offsetof(S, m_equipment_bottom_length) == 542, "m_equipment_bottom_length");
    _Static_assert(offsetof(S, m_equipment_bottom) == 544, "m_equipment_bottom");
    _Static_assert(offsetof(S, m_equipment_middle) == 604, "m_equipment_middle");
    _Static_assert(offsetof(S, m_returned_length) == 620, "m_returned_length");
    _Static_assert(offsetof(S, m_returned) == 622, "m_returned");
    _Static_assert(offsetof(S, r_point) == 662, "r_point");
    _Static_assert(offsetof(S, r_base) == 664, "r_base");
    _Static_assert(offsetof(S, r_top) == 666, "r_top");
    _Static_assert(offsetof(S, m_built) == 668, "m_built");
    _Static_assert(offsetof(S, m_card) == 669, "m_card");
    _Static_assert(offsetof(S, m_water) == 717, "m_water");
    _Static_assert(offsetof(S, m_tool) == 765, "m_tool");
    _Static_assert(offsetof(S, m_purse) == 813, "m_purse");
    _Static_assert(offsetof(S, m_aside) == 817, "m_aside");
    _Static_assert(offsetof(S, m_piles) == 832, "m_piles");
    _Static_assert(offsetof(S, m_stack) == 1150, "m_stack");
    _Static_assert(offsetof(S, m_drawn) == 1156, "m_drawn");
    _Static_assert(offsetof(S, m_hand) == 1162, "m_hand");
    _Static_assert(offsetof(S, m_passed_on) == 1215, "m_passed_on");
    _Static_assert(offsetof(S, m_pick) == 1533, "m_pick");
    _Static_assert(offsetof(S, m_deck) == 1534, "m_deck");
    _Static_assert(offsetof(S, m_display) == 1587, "m_display");
    _Static_assert(offsetof(S, m_looked_at) == 1640, "m_looked_at");
    _Static_assert(offsetof(S, m_kept) == 1655, "m_kept");
    _Static_assert(offsetof(S, m_first) == 1656, "m_first");
    _Static_assert(offsetof(S, m_year) == 1657, "m_year");
    _Static_assert(offsetof(S, m_turn) == 1658, "m_turn");
    _Static_assert(offsetof(S, r_winners) == 1659, "r_winners");
    _Static_assert(offsetof(S, r_over) == 1660, "r_over");
    _Static_assert(offsetof(S, r_actor) == 1661, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 1662, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 1664, "position");
    enum {
        SEATS = 1, TOGETHER = 0, PLAIN = 1664, COPIED = sizeof(S), STACK = 192, MOST_FRAMES = 25, BLOCKS = 286, ENTRY
        = 0, RULES_CALL_RULES = 1, MOVE_WORDS = 8, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 53, SCORE_LINES = 8,
        RANK_KEYS = 2, INVARIANTS = 14, MEMORY = 255, UNFINISHED = 256, INTERRUPTED = 257, WORK = 5000000, CHUNK =
        50000, BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((s)->k_totals[(seat) - 1] = (keys)[0], (s)->k_ranked |= (seat) == SEATS)
    #define OFFERED
    """
    ctypedef struct rw_bag4:
        int32_t n[4]
    rw_bag4 rw_bag4_none()
    rw_bag4 rw_bag4_load(const uint8_t*)
    int rw_bag4_store(uint8_t*, rw_bag4, int)
    rw_bag4 rw_bag4_add(rw_bag4, rw_bag4)
    rw_bag4 rw_bag4_sub(rw_bag4, rw_bag4)
    rw_bag4 rw_bag4_minus(rw_bag4, rw_bag4)
    rw_bag4 rw_bag4_meet(rw_bag4, rw_bag4)
    rw_bag4 rw_bag4_amount(int, int)
    int rw_bag4_within(rw_bag4, rw_bag4)
    int rw_bag4_is_empty(rw_bag4)
    int rw_bag4_count(rw_bag4, int)
    ctypedef struct rw_list1:
        int32_t length
        int items[1]
    rw_list1 rw_list1_none()
    int rw_list1_item_v(rw_list1, int, int)
    int rw_list1_length_v(rw_list1)
    rw_list1 rw_list1_around(int, int, int)
    rw_list1 rw_list1_load_uint8_t(const uint8_t*, int, int)
    void rw_list1_store_uint8_t(uint8_t*, uint16_t*, rw_list1, int)
    ctypedef struct rw_bag53:
        int32_t n[53]
    rw_bag53 rw_bag53_none()
    int rw_bag53_store(uint8_t*, rw_bag53, int)
    ctypedef struct rw_bag6:
        int32_t n[6]
    rw_bag6 rw_bag6_none()
    rw_bag6 rw_bag6_load(const uint8_t*)
    int rw_bag6_store(uint8_t*, rw_bag6, int)
    void rw_bag6_members(rw_bag6, uint64_t*, int)
    ctypedef struct rw_list30:
        int32_t length
        int items[30]
    int rw_list30_item_v(rw_list30, int, int)
    int rw_list30_length_v(rw_list30)
    rw_list30 rw_list30_load_uint8_t(const uint8_t*, int, int)
    void rw_list30_store_uint8_t(uint8_t*, uint16_t*, rw_list30, int)
    ctypedef struct rw_bag48:
        int32_t n[48]
    rw_bag48 rw_bag48_none()
    rw_bag48 rw_bag48_load(const uint8_t*)
    int rw_bag48_store(uint8_t*, rw_bag48, int)
    int rw_bag48_count(rw_bag48, int)
    ctypedef struct rw_set67:
        uint64_t w[67]
    rw_set67 rw_set67_none()
    void rw_set67_put(rw_set67*, int, int)
    void rw_set67_drop(rw_set67*, int, int)
    int rw_set67_after(const rw_set67*, int)
    int rw_set67_nth(const rw_set67*, int)
    int rw_set67_size_v(rw_set67)
    ctypedef struct rw_bag15:
        int32_t n[15]
    rw_bag15 rw_bag15_none()
    rw_bag15 rw_bag15_load(const uint8_t*)
    int rw_bag15_store(uint8_t*, rw_bag15, int)
    ctypedef struct S:
        uint64_t m_locations
        uint64_t r_stack[24]
        uint16_t m_place[48]
        uint16_t m_fitted_length
        uint8_t m_fitted[30]
        uint16_t m_discards_length
        uint8_t m_discards[150]
        uint16_t m_equipment_top_length
        uint8_t m_equipment_top[60]
        uint16_t m_equipment_bottom_length
        uint8_t m_equipment_bottom[60]
        uint8_t m_equipment_middle[15]
        uint16_t m_returned_length
        uint8_t m_returned[40]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_built
        uint8_t m_card[48]
        uint8_t m_water[48]
        uint8_t m_tool[48]
        uint8_t m_purse[4]
        uint8_t m_aside[15]
        uint8_t m_piles[318]
        uint8_t m_stack[6]
        uint8_t m_drawn[6]
        uint8_t m_hand[53]
        uint8_t m_passed_on[318]
        uint8_t m_pick
        uint8_t m_deck[53]
        uint8_t m_display[53]
        uint8_t m_looked_at[15]
        uint8_t m_kept
        uint8_t m_first
        uint8_t m_year
        uint8_t m_turn
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
        int32_t k_totals[2]
        uint8_t k_ranked

include "rules.pxi"


cdef struct Given0:
    int a0


cdef struct Given1:
    int nothing


cdef struct Given2:
    rw_bag4 a0
    int a1


cdef struct Given3:
    int a0
    int a1


cdef struct Given4:
    int a0
    int a1
    int a2


cdef union Passed:
    Given0 given0
    Given1 given1
    Given2 given2
    Given3 given3
    Given4 given4


# ---------------------------------------------------------------- rules

cdef inline void set_its_play_y(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 14))[0] = value


cdef inline void set_its_play_last_y(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 15))[0] = value


cdef inline void set_its_play_t(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 16))[0] = value


cdef inline void set_its_play_last_t(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 17))[0] = value


cdef int push_play(S* s, int back) noexcept nogil:
    if push(s, back, -1, 24, 12, 1):
        return 1
    set_its_play_y(s, 1)
    set_its_play_last_y(s, 1)
    set_its_play_t(s, 1)
    set_its_play_last_t(s, 1)
    return 0


cdef inline uint64_t at_locations(S* s, int at0) noexcept nogil:
    return s.m_locations


cdef inline int at_card(S* s, int at0, int at1) noexcept nogil:
    return s.m_card[(at0 - 1) * 48 + (at1 - 1)]


cdef inline int sum_anywhere(S* s, int v0) noexcept nogil:
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = at_locations(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += T_Card_points[at_card(s, v0, x1)]
    return r


cdef inline int tally_purse(S* s, int at0, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_purse[(at0 - 1) * 4], wanted - 1, 4)


cdef inline uint64_t f_all_towers(S* s, int v_you) noexcept nogil:
    # line 91
    return at_locations(s, v_you) & rw_lanes(&s.m_card[(v_you - 1) * 48], 48, 52, 52)


cdef inline int f_empty_towers(S* s, int v_you) noexcept nogil:
    # line 99
    return rw_size(f_all_towers(s, v_you) & rw_lanes(&s.m_water[(v_you - 1) * 48], 48, 0, 0))


cdef inline uint64_t f_beside(S* s, int v_cell, int v_you) noexcept nogil:
    # line 84
    return (
        at_locations(s, v_you)
        & rw_among_halves(&s.m_place[(v_you - 1) * 48], 48, &T_farm_neighbours_listed[v_cell * 4], 4)
    )


cdef inline int at_place(S* s, int at0, int at1) noexcept nogil:
    return s.m_place[(at0 - 1) * 48 + (at1 - 1)]


cdef inline int f_Card_endgame_BU01(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 39
    return rw_size(f_beside(s, at_place(s, v_you, v_here), v_you))


cdef inline int f_number(S* s, int v_k, int v_you) noexcept nogil:
    # line 104
    return rw_size(
        at_locations(s, v_you)
        & rw_lanes(&s.m_card[(v_you - 1) * 48], 48, T_runs_line_104[v_k - 1], T_runs_line_104_2[v_k - 1])
    )


cdef inline int f_Card_endgame_BU02(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 40
    return 2 * f_number(s, 6, v_you)


cdef inline int f_Card_endgame_BU03(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 41
    return f_number(s, 5, v_you)


cdef inline int f_Card_endgame_BU04(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 42
    return f_number(s, 1, v_you)


cdef inline int f_Card_endgame_BU05(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 43
    return f_number(s, 2, v_you)


cdef inline int f_Card_endgame_BU06(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 44
    return (
        2
        * rw_size(at_locations(s, v_you) & (0xFFFFFFFFFFFFULL & ~rw_lanes(&s.m_tool[(v_you - 1) * 48], 48, 0, 0)))
    )


cdef inline int min_line_45(S* s, int v2) noexcept nogil:
    # line 45
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x3
    cdef uint64_t left3 = 15
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        value = f_number(s, x3, v2)
        if not found or value < best:
            best = value
            found = True
    return best


cdef inline int f_Card_endgame_BU07(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 45
    return 3 * min_line_45(s, v_you)


cdef inline int f_Card_endgame_BU08(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 46
    return rw_div(tally_purse(s, v_you, 1), 4)


cdef inline int any_line_107(S* s, int v0, int v1) noexcept nogil:
    # line 107
    cdef int x2
    cdef uint64_t left2 = at_locations(s, v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if at_place(s, v1, x2) == v0:
            return True
    return False


cdef inline int f_filled(S* s, int v_cell, int v_you) noexcept nogil:
    # line 107
    return any_line_107(s, v_cell, v_you)


cdef inline int all_line_108(S* s, int v0, int v1) noexcept nogil:
    # line 108
    cdef int x2
    cdef int k2
    cdef int at2 = at_place(s, v1, v0) * 4
    for k2 in range(at2, at2 + 4):
        x2 = T_farm_neighbours_listed[k2]
        if x2 == 0:
            break
        if not f_filled(s, x2, v1):
            return False
    return True


cdef inline int f_surrounded(S* s, int v_here, int v_you) noexcept nogil:
    # line 108
    return all_line_108(s, v_here, v_you)


cdef inline int f_Card_endgame_BU09(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 47
    return 6 if f_surrounded(s, v_here, v_you) else 0


cdef inline int cell_at_farm(int a, int b) noexcept nogil:
    a -= -32
    b -= -32
    if <unsigned int>a >= 65u or <unsigned int>b >= 65u:
        return 0
    return T_farm_places[a * 65 + b]


cdef inline int step_farm(int cell, int step) noexcept nogil:
    if cell == 0 or step == 0:
        return 0
    return cell_at_farm(T_farm_first[cell] + rw_step_first(step), T_farm_second[cell] + rw_step_second(step))


cdef int count_line_109(S* s, int v0, int v1, int v2) noexcept nogil:
    # line 109
    cdef int n = 0
    cdef int start3 = at_place(s, v2, v0)
    cdef int x3 = start3
    while True:
        x3 = step_farm(x3, T_values_line_109[v1 - 1])
        if x3 == 0 or x3 == start3:
            break
        s.r_spent += 43
        if s.r_spent > s.r_alarm and alarmed(s, 5):
            break
        if not f_filled(s, x3, v2):
            break
        n += 1
    return n


cdef inline int f_run(S* s, int v_here, int v_d, int v_you) noexcept nogil:
    # line 109
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 5
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 5):
        return 0
    cdef int held = count_line_109(s, v_here, v_d, v_you)
    s.r_place = outer
    return held


cdef inline int f_line(S* s, int v_here, int v_d, int v_you) noexcept nogil:
    # line 110
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 4
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 4):
        return 1
    cdef int held = 1 + f_run(s, v_here, v_d, v_you) + f_run(s, v_here, T_values_line_110[v_d - 1], v_you)
    s.r_place = outer
    return held


cdef inline int f_Card_endgame_BU10(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 48
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 3
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 3):
        return 1
    cdef int held = rw_max(f_line(s, v_here, 1, v_you), f_line(s, v_here, 2, v_you))
    s.r_place = outer
    return held


cdef inline int max_line_49(S* s) noexcept nogil:
    # line 49
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x3
    cdef uint64_t left3 = 1
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        value = f_number(s, 2, x3)
        if not found or value > best:
            best = value
            found = True
    return best


cdef inline int f_Card_endgame_BU11(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 49
    return 6 if f_number(s, 2, v_you) > 0 and f_number(s, 2, v_you) == max_line_49(s) else 0


cdef inline uint64_t set_line_111(S* s, int v0, int v1) noexcept nogil:
    # line 111
    cdef uint64_t r = 0
    cdef int x2
    cdef uint64_t left2 = f_beside(s, at_place(s, v1, v0), v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if T_Card_kind[at_card(s, v1, x2)] == T_Card_kind[at_card(s, v1, v0)]:
            r |= rw_single(x2 - 1, 48)
    return r


cdef inline uint64_t f_alike(S* s, int v_here, int v_you) noexcept nogil:
    # line 111
    return set_line_111(s, v_here, v_you)


cdef uint64_t reach_line_112(S* s, int v1, int v2) noexcept nogil:
    # line 112
    cdef uint64_t more
    cdef uint64_t left3
    cdef int x3
    cdef uint64_t edge = rw_single(v2 - 1, 48)
    cdef uint64_t found = edge
    while edge != 0:
        more = 0
        left3 = edge
        while left3:
            x3 = rw_lowest(left3) + 1
            left3 &= left3 - 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 7):
                break
            more |= f_alike(s, x3, v1)
        edge = more & ~found
        found |= edge
    return found


cdef inline int max_line_112(S* s, int v0, int v1) noexcept nogil:
    # line 112
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x2
    cdef uint64_t left2 = (
        at_locations(s, v1)
        & rw_lanes(&s.m_card[(v1 - 1) * 48], 48, T_runs_line_104[v0 - 1], T_runs_line_104_2[v0 - 1])
    )
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        value = rw_size(reach_line_112(s, v1, x2))
        if not found or value > best:
            best = value
            found = True
    return best


cdef inline int f_largest_group(S* s, int v_k, int v_you) noexcept nogil:
    # line 112
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 7
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 7):
        return 0
    cdef int held = max_line_112(s, v_k, v_you)
    s.r_place = outer
    return held


cdef inline int f_Card_endgame_BU12(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 50
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 6
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 6):
        return 0
    cdef int held = f_largest_group(s, 1, v_you)
    s.r_place = outer
    return held


cdef inline uint64_t f_footing(S* s, int v_cell, int v_you) noexcept nogil:
    # line 87
    return (
        at_locations(s, v_you)
        & rw_among_halves(&s.m_place[(v_you - 1) * 48], 48, &T_farm_neighbours_listed[v_cell * 4], 4)
    )


cdef uint64_t reach_line_90(S* s, int v1, int v2, int v3) noexcept nogil:
    # line 90
    cdef uint64_t more
    cdef uint64_t left4
    cdef int x4
    cdef uint64_t edge = rw_single(v3 - 1, 48)
    cdef uint64_t found = edge
    cdef int rounds = v1 - 1
    while edge != 0 and rounds > 0:
        rounds -= 1
        more = 0
        left4 = edge
        while left4:
            x4 = rw_lowest(left4) + 1
            left4 &= left4 - 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 10):
                break
            more |= f_footing(s, at_place(s, v2, x4), v2)
        edge = more & ~found
        found |= edge
    return found


cdef inline uint64_t union_line_90(S* s, int v0, int v1, int v2) noexcept nogil:
    # line 90
    cdef uint64_t r = 0
    cdef int x3
    cdef uint64_t left3 = f_footing(s, v0, v2)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 10):
            break
        r |= reach_line_90(s, v1, v2, x3)
    return r


cdef inline uint64_t f_within(S* s, int v_cell, int v_steps, int v_you) noexcept nogil:
    # line 90
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 10
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 10):
        return 0
    cdef uint64_t held = union_line_90(s, v_cell, v_steps, v_you)
    s.r_place = outer
    return held


cdef inline int f_near(S* s, int v_here, int v_k, int v_you) noexcept nogil:
    # line 106
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 9
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 9):
        return 0
    cdef int held = rw_size(
        f_within(s, at_place(s, v_you, v_here), 2, v_you)
        & (at_locations(s, v_you) & ~T_values_line_106[rw_place(v_here - 1, 48)])
        & rw_lanes(&s.m_card[(v_you - 1) * 48], 48, T_runs_line_104[v_k - 1], T_runs_line_104_2[v_k - 1])
    )
    s.r_place = outer
    return held


cdef inline int f_Card_endgame_BU13(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 51
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 8
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 8):
        return 0
    cdef int held = f_near(s, v_here, 3, v_you)
    s.r_place = outer
    return held


cdef inline int f_Card_endgame_BU14(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 52
    return 2 * f_empty_towers(s, v_you)


cdef inline int at_built(S* s, int at0) noexcept nogil:
    return s.m_built


cdef inline uint64_t f_open_areas(S* s, int v_you) noexcept nogil:
    # line 85
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 12
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 12):
        return 0
    cdef uint64_t held = rw_range(0, at_built(s, v_you) - 1, 48) & (0xFFFFFFFFFFFFULL & ~at_locations(s, v_you))
    s.r_place = outer
    return held


cdef inline int f_Card_endgame_BU15(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 53
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 11
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 11):
        return 0
    cdef int held = 4 if f_open_areas(s, v_you) == 0 else 0
    s.r_place = outer
    return held


cdef inline int f_adjacent(S* s, int v_here, int v_k, int v_you) noexcept nogil:
    # line 105
    return rw_size(
        f_beside(s, at_place(s, v_you, v_here), v_you)
        & rw_lanes(&s.m_card[(v_you - 1) * 48], 48, T_runs_line_104[v_k - 1], T_runs_line_104_2[v_k - 1])
    )


cdef inline int f_Card_endgame_BU16(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 54
    return 4 if f_adjacent(s, v_here, 4, v_you) == 0 else 0


cdef inline int count_line_55(S* s, int v1, int v2) noexcept nogil:
    # line 55
    cdef int n = 0
    cdef int x3
    cdef uint64_t left3 = at_locations(s, v2) & (0xFFFFFFFFFFFFULL & ~rw_single(v1 - 1, 48))
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        if rw_bag4_count(T_Card_cost[at_card(s, v2, x3)], 0) >= 4:
            n += 1
    return n


cdef inline int f_Card_endgame_BU17(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 55
    return count_line_55(s, v_here, v_you)


cdef inline int f_Card_endgame_BU18(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 56
    return rw_div(tally_purse(s, v_you, 3), 3)


cdef int formula_Card_endgame(S* s, int row, int a0, int a1) noexcept nogil:
    if row == 34:
        return f_Card_endgame_BU01(s, row, a0, a1)
    elif row == 35:
        return f_Card_endgame_BU02(s, row, a0, a1)
    elif row == 36:
        return f_Card_endgame_BU03(s, row, a0, a1)
    elif row == 37:
        return f_Card_endgame_BU04(s, row, a0, a1)
    elif row == 38:
        return f_Card_endgame_BU05(s, row, a0, a1)
    elif row == 39:
        return f_Card_endgame_BU06(s, row, a0, a1)
    elif row == 40:
        return f_Card_endgame_BU07(s, row, a0, a1)
    elif row == 41:
        return f_Card_endgame_BU08(s, row, a0, a1)
    elif row == 42:
        return f_Card_endgame_BU09(s, row, a0, a1)
    elif row == 43:
        return f_Card_endgame_BU10(s, row, a0, a1)
    elif row == 44:
        return f_Card_endgame_BU11(s, row, a0, a1)
    elif row == 45:
        return f_Card_endgame_BU12(s, row, a0, a1)
    elif row == 46:
        return f_Card_endgame_BU13(s, row, a0, a1)
    elif row == 47:
        return f_Card_endgame_BU14(s, row, a0, a1)
    elif row == 48:
        return f_Card_endgame_BU15(s, row, a0, a1)
    elif row == 49:
        return f_Card_endgame_BU16(s, row, a0, a1)
    elif row == 50:
        return f_Card_endgame_BU17(s, row, a0, a1)
    elif row == 51:
        return f_Card_endgame_BU18(s, row, a0, a1)
    return 0


cdef inline int sum_anywhere_2(S* s, int v0) noexcept nogil:
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = at_locations(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 2):
            break
        r += formula_Card_endgame(s, at_card(s, v0, x1), x1, v0)
    return r


cdef inline int f_Equipment_endgame_Signboard(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 12
    return 2


cdef inline int f_Equipment_endgame_WeatherVane(S* s, int v_this, int v_here, int v_you) noexcept nogil:
    # line 13
    return rw_size(f_beside(s, at_place(s, v_you, v_here), v_you))


cdef int formula_Equipment_endgame(S* s, int row, int a0, int a1) noexcept nogil:
    if row == 11:
        return f_Equipment_endgame_Signboard(s, row, a0, a1)
    elif row == 12:
        return f_Equipment_endgame_WeatherVane(s, row, a0, a1)
    return 0


cdef inline int at_tool(S* s, int at0, int at1) noexcept nogil:
    return s.m_tool[(at0 - 1) * 48 + (at1 - 1)]


cdef inline int sum_anywhere_3(S* s, int v0) noexcept nogil:
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = at_locations(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += formula_Equipment_endgame(s, at_tool(s, v0, x1), x1, v0)
    return r


cdef inline int size_aside(S* s, int at0) noexcept nogil:
    return rw_bytes_total(&s.m_aside[(at0 - 1) * 15], 15)


cdef inline int f_second_look(S* s, int v_shared, int v_you) noexcept nogil:
    # line 370
    return (
        0 if v_shared == 1
        else tally_purse(s, v_you, 1) if v_shared == 2
        else tally_purse(s, v_you, 3) if v_shared == 3
        else rw_size(at_locations(s, v_you))
    )


cdef inline int its_play_y(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 14))[0]


cdef inline int its_play_last_y(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 15))[0]


cdef inline rw_list1 its_play_rest_of_you(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(first_frame(s) + 2), (<rw_loose_uint16_t*>first_frame(s))[0], 0)


cdef inline rw_list1 its_play_rest_of_you_2(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(first_frame(s) + 6), (<rw_loose_uint16_t*>(first_frame(s) + 4))[0], 0)


cdef inline int its_play_t(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 16))[0]


cdef inline int its_play_last_t(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 17))[0]


cdef inline rw_list1 its_play_rest_of_you_3(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(first_frame(s) + 10), (<rw_loose_uint16_t*>(first_frame(s) + 8))[0], 0)


cdef inline int place_in_piles(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 6u:
        return -1
    return at0 - 1


cdef inline void set_stack(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 6u:
        fault(s, site)
        return
    s.m_stack[at0 - 1] = value


cdef inline void set_built(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_built = value


cdef inline void set_card(S* s, int at0, int at1, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u or <unsigned int>(at1 - 1) >= 48u:
        fault(s, site)
        return
    s.m_card[(at0 - 1) * 48 + (at1 - 1)] = value


cdef inline void set_place(S* s, int at0, int at1, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u or <unsigned int>(at1 - 1) >= 48u:
        fault(s, site)
        return
    s.m_place[(at0 - 1) * 48 + (at1 - 1)] = value


cdef inline void set_pick(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_pick = value


cdef inline void set_locations(S* s, int at0, uint64_t value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_locations = value


cdef inline void set_water(S* s, int at0, int at1, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u or <unsigned int>(at1 - 1) >= 48u:
        fault(s, site)
        return
    s.m_water[(at0 - 1) * 48 + (at1 - 1)] = value


cdef inline int get_stack(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 6u:
        return 0
    return s.m_stack[at0 - 1]


cdef int do_lay(S* s, Trial* t, int v0_c, int v1_cell, int v2_you) noexcept nogil:
    # line 186
    cdef int held_7
    cdef int v3_n = at_built(s, v2_you) + 1
    # line 187
    if 0 <= v3_n and v3_n <= 48:
        set_built(s, v2_you, v3_n, 25)
    else:
        fault(s, 24)
    # line 188
    set_card(s, v2_you, v3_n, v0_c, 26)
    # line 188
    set_place(s, v2_you, v3_n, v1_cell, 27)
    # line 188
    set_pick(s, v2_you, 0, 28)
    # line 189
    cdef uint64_t held_5 = at_locations(s, v2_you)
    cdef int at = v3_n - 1
    if <unsigned int>at >= 48u:
        fault(s, 29)
    else:
        held_5 |= rw_single(at, 48)
        set_locations(s, v2_you, held_5, 30)
    # line 190
    cdef int held_6 = T_values_line_190[v0_c]
    set_water(s, v2_you, v3_n, held_6, 31)
    if T_Card_kind[v0_c] >= 5:
        # line 192
        held_7 = rw_max(0, get_stack(s, T_Card_kind[v0_c]) - 1)
        set_stack(s, T_Card_kind[v0_c], held_7, 32)
    return 0


cdef inline bint bag_misfits(rw_bag4 a, int capacity) noexcept nogil:
    cdef uint8_t scratch[4]
    return rw_bag4_store(scratch, a, capacity)


cdef inline void set_purse(S* s, int at0, rw_bag4 value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    if rw_bag4_store(&s.m_purse[(at0 - 1) * 4], value, 600):
        fault(s, site)


cdef int do_lay_out(S* s, Trial* t) noexcept nogil:
    # line 314
    cdef int v2_times_left
    cdef int x0
    cdef int flat
    cdef int at
    cdef int count
    cdef int x1
    cdef int outer_3
    cdef int value
    cdef int at_2
    cdef int x3
    cdef rw_bag4 held_3
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 13
    s.r_spent += 1133
    if s.r_spent > s.r_alarm and alarmed(s, 13):
        return 1
    cdef uint64_t left0 = 0x7FFFFFFFFFFFFULL
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        # line 316
        flat = place_in_piles(T_Card_kind[x0])
        at = x0 - 1
        count = rw_max(0, T_Card_copies[x0])
        if <unsigned int>at >= 53u:
            at = 0
            count = 0
        if ((<uint8_t*>&s.m_piles[flat * 53])[at] if flat >= 0 else 0) + <int64_t>count > 255:
            fault(s, 14)
        elif flat < 0:
            fault(s, 15)
        else:
            (<uint8_t*>&s.m_piles[flat * 53])[at] += <uint8_t>count
    cdef int outer_2 = s.r_place
    if outer_2 == 0:
        s.r_place = 16
    for x1 in range(1, 16):
        s.r_spent += 27
        if s.r_spent > s.r_alarm and alarmed(s, 13):
            break
        v2_times_left = T_Equipment_copies[x1]
        outer_3 = s.r_place
        if outer_3 == 0:
            s.r_place = 17
        while v2_times_left > 0:
            s.r_spent += 17
            if s.r_spent > s.r_alarm and alarmed(s, 17):
                break
            v2_times_left = checked_sub(s, v2_times_left, 1, 18)
            # line 319
            value = x1
            if value == 0:
                fault(s, 19)
            elif s.m_equipment_bottom_length >= 60:
                fault(s, 20)
            else:
                (&s.m_equipment_bottom[0])[s.m_equipment_bottom_length] = value
                s.m_equipment_bottom_length += 1
        s.r_place = outer_3
        # line 320
        for at_2 in range(s.m_equipment_top_length):
            if (<uint8_t*>&s.m_equipment_middle[0])[(&s.m_equipment_top[0])[at_2] - 1] == 255:
                fault(s, 21)
            (<uint8_t*>&s.m_equipment_middle[0])[(&s.m_equipment_top[0])[at_2] - 1] += 1
        memset(&s.m_equipment_top[0], 0, s.m_equipment_top_length * sizeof(uint8_t))
        s.m_equipment_top_length = 0
        for at_2 in range(s.m_equipment_bottom_length):
            if (<uint8_t*>&s.m_equipment_middle[0])[(&s.m_equipment_bottom[0])[at_2] - 1] == 255:
                fault(s, 21)
            (<uint8_t*>&s.m_equipment_middle[0])[(&s.m_equipment_bottom[0])[at_2] - 1] += 1
        memset(&s.m_equipment_bottom[0], 0, s.m_equipment_bottom_length * sizeof(uint8_t))
        s.m_equipment_bottom_length = 0
    s.r_place = outer_2
    # line 321
    set_stack(s, 5, 18, 22)
    # line 321
    set_stack(s, 6, 12, 23)
    cdef uint64_t left3 = 1
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        do_lay(s, t, 52, 2113, x3)
        do_lay(s, t, 53, 2114, x3)
        # line 325
        held_3 = BAG_OF_Resource
        if bag_misfits(held_3, 600):
            fault(s, 33)
        else:
            set_purse(s, x3, held_3, 34)
    s.r_place = outer
    return 0


cdef inline void set_first(S* s, int value, int site) noexcept nogil:
    s.m_first = value


cdef inline void set_year(S* s, int value, int site) noexcept nogil:
    s.m_year = value


cdef inline void set_turn(S* s, int value, int site) noexcept nogil:
    s.m_turn = value


cdef inline void fill_passed_on(S* s, rw_bag53 value, int site) noexcept nogil:
    cdef int i
    for i in range(6):
        if rw_bag53_store(&s.m_passed_on[i * 53], value, 65535):
            fault(s, site)


cdef inline void fill_drawn(S* s, rw_bag6 value, int site) noexcept nogil:
    cdef int i
    for i in range(1):
        if rw_bag6_store(&s.m_drawn[i * 6], value, 65535):
            fault(s, site)


cdef inline void set_its_play_rest_of_you(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(first_frame(s) + 2), <rw_loose_uint16_t*>first_frame(s), value, 0)


cdef inline void set_its_play_rest_of_you_2(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(first_frame(s) + 10), <rw_loose_uint16_t*>(first_frame(s) + 8), value, 0)


cdef inline void set_its_play_rest_of_you_3(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(first_frame(s) + 6), <rw_loose_uint16_t*>(first_frame(s) + 4), value, 0)


cdef inline uint64_t set_line_327(S* s, int v0) noexcept nogil:
    # line 327
    cdef uint64_t r = 0
    cdef int x1
    cdef uint64_t left1 = at_locations(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if T_Card_harvest[at_card(s, v0, x1)] != 0:
            r |= rw_single(x1 - 1, 48)
    return r


cdef inline int f_idle_play(S* s, int v_you) noexcept nogil:
    # line 327
    return set_line_327(s, v_you) == 0


cdef inline void set_its_harvest_farm_n(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 11))[0] = value


cdef int push_harvest_farm(S* s, int back) noexcept nogil:
    if push(s, back, -1, 16, 8, 50):
        return 1
    set_its_harvest_farm_n(s, 1)
    return 0


cdef inline int its_take_income_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 34))[0]


cdef inline rw_list30 its_take_income_rest_of_n(S* s) noexcept nogil:
    return rw_list30_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline rw_list30 at_fitted(S* s, int at0) noexcept nogil:
    return rw_list30_load_uint8_t(&s.m_fitted[(at0 - 1) * 30], s.m_fitted_length, 0)


cdef inline void set_its_take_income_rest_of_n(S* s, rw_list30 value) noexcept nogil:
    rw_list30_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline rw_bag4 at_purse(S* s, int at0) noexcept nogil:
    return rw_bag4_load(&s.m_purse[(at0 - 1) * 4])


cdef inline int sum_line_98(S* s, int v0) noexcept nogil:
    # line 98
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = at_locations(s, v0) & rw_lanes(&s.m_card[(v0 - 1) * 48], 48, 53, 53)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += T_Card_capacity[at_card(s, v0, x1)] + T_Equipment_capacity[at_tool(s, v0, x1)]
    return r


cdef inline int f_storage(S* s, int v_you) noexcept nogil:
    # line 98
    return sum_line_98(s, v_you)


cdef inline int its_pour_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 14))[0]


cdef inline uint64_t its_pour_targets(S* s) noexcept nogil:
    return (<rw_loose_uint64_t*>frame(s))[0]


cdef inline int its_pour_fitting(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 8))[0]


cdef uint64_t reach_line_90_2(S* s, int v1, int v2, int v3) noexcept nogil:
    # line 90
    cdef uint64_t more
    cdef uint64_t left4
    cdef int x4
    cdef uint64_t edge = rw_single(v3 - 1, 48)
    cdef uint64_t found = edge
    cdef int rounds = v1 - 1
    while edge != 0 and rounds > 0:
        rounds -= 1
        more = 0
        left4 = edge
        while left4:
            x4 = rw_lowest(left4) + 1
            left4 &= left4 - 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 10):
                break
            more |= f_footing(s, at_place(s, v2, x4), v2)
        edge = more & ~found
        found |= edge
    return found


cdef inline uint64_t union_line_90_2(S* s, int v0, int v1, int v2) noexcept nogil:
    # line 90
    cdef uint64_t r = 0
    cdef int x3
    cdef uint64_t left3 = f_footing(s, v0, v2)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 10):
            break
        r |= reach_line_90_2(s, v1, v2, x3)
    return r


cdef inline uint64_t f_within_2(S* s, int v_cell, int v_steps, int v_you) noexcept nogil:
    # line 90
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 10
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 10):
        return 0
    cdef uint64_t held = union_line_90_2(s, v_cell, v_steps, v_you)
    s.r_place = outer
    return held


cdef inline int f_hosed(S* s, int v_t, int v_cell, int v_you) noexcept nogil:
    # line 92
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 61
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 61):
        return 0
    cdef int held = (
        T_Equipment_range[at_tool(s, v_you, v_t)] > 0
        and rw_has(f_within_2(s, v_cell, 2 + T_Equipment_range[at_tool(s, v_you, v_t)], v_you), v_t - 1, 48)
    )
    s.r_place = outer
    return held


cdef inline uint64_t set_line_93(S* s, int v0, int v1, uint64_t v2) noexcept nogil:
    # line 93
    cdef uint64_t r = 0
    cdef int x3
    cdef uint64_t left3 = f_all_towers(s, v1)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 60):
            break
        if rw_has(v2, x3 - 1, 48) or f_hosed(s, x3, v0, v1):
            r |= rw_single(x3 - 1, 48)
    return r


cdef inline uint64_t f_reaching(S* s, int v_cell, int v_you) noexcept nogil:
    # line 93
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 60
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 60):
        return 0
    cdef uint64_t v_close = f_within(s, v_cell, 2, v_you)
    cdef uint64_t held = set_line_93(s, v_cell, v_you, v_close)
    s.r_place = outer
    return held


cdef inline int get_place(S* s, int at0, int at1) noexcept nogil:
    if <unsigned int>(at1 - 1) >= 48u:
        return 0
    return s.m_place[(at0 - 1) * 48 + (at1 - 1)]


cdef inline void set_its_pour_targets(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint64_t*>frame(s))[0] = value


cdef inline int at_water(S* s, int at0, int at1) noexcept nogil:
    return s.m_water[(at0 - 1) * 48 + (at1 - 1)]


cdef inline int sum_line_115(S* s, int v2, uint64_t v3) noexcept nogil:
    # line 115
    cdef int r = 0
    cdef int x4
    cdef uint64_t left4 = v3
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        r += T_Card_capacity[at_card(s, v2, x4)] + T_Equipment_capacity[at_tool(s, v2, x4)] - at_water(s, v2, x4)
    return r


cdef inline void set_its_pour_fitting(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 8))[0] = value


cdef inline rw_bag48 sum_line_118(S* s, int v2, uint64_t v43) noexcept nogil:
    # line 118
    cdef rw_bag48 r = rw_bag48_none()
    cdef int index
    cdef int count
    cdef int x6
    cdef uint64_t left6 = v43
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        index = x6 - 1
        count = T_Card_capacity[at_card(s, v2, x6)] + T_Equipment_capacity[at_tool(s, v2, x6)] - at_water(s, v2, x6)
        if index >= 0 and index < 48 and count > 0:
            r.n[index] += count
    return r


cdef int search_d0(S* s, int you, uint64_t c3, int c5, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_bag48 x7
    cdef uint64_t over7
    cdef rw_bag48 caps7
    if not looks_on(s, t, you, 18, 62):
        return 1 if s.r_fault else 0
    cdef int total7 = c5
    if total7 != 0:
        over7 = c3
        caps7 = sum_line_118(s, you, over7)
    cdef int begun7 = 0
    while rw_split(x7.n, &over7, caps7.n, 48, total7, &begun7):
        s.r_spent += 35
        if s.r_spent > s.r_alarm and alarmed(s, 63):
            break
        m.option = 0
        rw_bag48_store(<uint8_t*>&m.args[0], x7, RW_MANY)
        if leads_on(s, t, &m, 286):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_pour(S* s, int you, uint64_t c3, int c5, Moves* out) noexcept nogil:
    # line 118 @FG-14
    cdef Move* m
    cdef rw_bag48 x7
    cdef uint64_t over7
    cdef rw_bag48 caps7
    s.r_listed = 64
    if c5 != 0:
        over7 = c3
        caps7 = sum_line_118(s, you, over7)
    cdef int begun7 = 0
    while rw_split(x7.n, &over7, caps7.n, 48, c5, &begun7):
        s.r_spent += 35
        if s.r_spent > s.r_alarm and alarmed(s, 63):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        rw_split_store(<uint8_t*>&m.args[0], x7.n, &over7, 48, c5)


cdef void legal_d0(S* s, int you, uint64_t c3, int c5, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_pour(s, you, c3, c5, out)
    if calls_need(s, 18) == 1:
        keep_tried(s, &trial, out, start, 0)


cdef inline int its_draw_cards_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef inline int its_draw_cards_wanted(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_draw_cards_possible(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 11))[0]


cdef inline int its_draw_cards_k(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 12))[0]


cdef inline uint64_t its_draw_cards_rest_of_k(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 13))[0]


cdef inline int its_draw_cards_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 4))[0]


cdef inline int size_display(S* s) noexcept nogil:
    return rw_bytes_total(&s.m_display[0], 53)


cdef inline void set_its_draw_cards_wanted(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline int any_piles(S* s, int at0) noexcept nogil:
    return rw_bytes_any(&s.m_piles[(at0 - 1) * 53], 53)


cdef inline int count_line_220(S* s) noexcept nogil:
    # line 220
    cdef int n = 0
    cdef int x2
    cdef uint64_t left2 = 15
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if any_piles(s, x2):
            n += 1
    return n


cdef inline void set_its_draw_cards_possible(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 11))[0] = value


cdef inline int size_piles(S* s, int at0) noexcept nogil:
    return rw_bytes_total(&s.m_piles[(at0 - 1) * 53], 53)


cdef inline rw_bag6 sum_line_223(S* s, uint64_t v44) noexcept nogil:
    # line 223
    cdef rw_bag6 r = rw_bag6_none()
    cdef int index
    cdef int count
    cdef int x4
    cdef uint64_t left4 = v44
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        index = x4 - 1
        count = size_piles(s, x4)
        if index >= 0 and index < 6 and count > 0:
            r.n[index] += count
    return r


cdef inline uint64_t members_of(rw_bag6 a) noexcept nogil:
    cdef uint64_t r
    rw_bag6_members(a, &r, 1)
    return r


cdef inline bint leads_d1_0_draw(S* s, int you, int c1, int c3, rw_bag6 a0) noexcept nogil:
    # line 223 @FG-21
    # line 224 @FG-19
    return rw_size(members_of(a0)) >= rw_min(3, c3)


cdef int search_d1(S* s, int you, int c1, int c3, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_bag6 x5
    cdef uint64_t over5
    cdef rw_bag6 caps5
    if not looks_on(s, t, you, 37, 68):
        return 1 if s.r_fault else 0
    cdef int total5 = c1
    if total5 != 0:
        over5 = 15
        caps5 = sum_line_223(s, over5)
    cdef int begun5 = 0
    while rw_split(x5.n, &over5, caps5.n, 6, total5, &begun5):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 69):
            break
        if leads_d1_0_draw(s, you, c1, c3, x5):
            m.option = 0
            rw_bag6_store(<uint8_t*>&m.args[0], x5, RW_MANY)
            if leads_on(s, t, &m, 287):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d1_0_draw(S* s, int you, int c1, int c3, Moves* out) noexcept nogil:
    # line 223 @FG-21
    cdef Move* m
    cdef rw_bag6 x5
    cdef uint64_t over5
    cdef rw_bag6 caps5
    s.r_listed = 70
    if c1 != 0:
        over5 = 15
        caps5 = sum_line_223(s, over5)
    cdef int begun5 = 0
    while rw_split(x5.n, &over5, caps5.n, 6, c1, &begun5):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 69):
            break
        if leads_d1_0_draw(s, you, c1, c3, x5):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            rw_split_store(<uint8_t*>&m.args[0], x5.n, &over5, 6, c1)


cdef int sample_d1(S* s, int you, int c1, int c3, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef rw_ways ways5
    cdef uint64_t over5
    cdef rw_bag6 caps5
    cdef rw_bag6 a5
    if c1 != 0:
        over5 = 15
        caps5 = sum_line_223(s, over5)
    cdef uint32_t size5 = rw_split_ways(&ways5, &over5, caps5.n, 6, c1)
    if size5 != 0:
        for tries in range(rw_min(40, size5)):
            at = rw_below(&rng.state, size5)
            k = at
            rw_split_nth(a5.n, &ways5, &over5, 6, c1, k)
            if leads_d1_0_draw(s, you, c1, c3, a5):
                m.option = 0
                rw_bag6_store(<uint8_t*>&m.args[0], a5, RW_MANY)
                return 1
    rng.moves.count = 0
    generate_d1_0_draw(s, you, c1, c3, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef void legal_d1(S* s, int you, int c1, int c3, Moves* out) noexcept nogil:
    generate_d1_0_draw(s, you, c1, c3, out)


cdef inline bint bag_misfits_2(rw_bag6 a, int capacity) noexcept nogil:
    cdef uint8_t scratch[6]
    return rw_bag6_store(scratch, a, capacity)


cdef inline void set_drawn(S* s, int at0, rw_bag6 value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    if rw_bag6_store(&s.m_drawn[(at0 - 1) * 6], value, 65535):
        fault(s, site)


cdef inline void set_its_draw_cards_rest_of_k(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(frame(s) + 13))[0] = value


cdef inline void set_its_draw_cards_k(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 12))[0] = value


cdef inline int tally_drawn(S* s, int at0, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_drawn[(at0 - 1) * 6], wanted - 1, 6)


cdef inline void set_its_draw_cards_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 4))[0] = value


cdef inline int its_turn_up_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int size_deck(S* s) noexcept nogil:
    return rw_bytes_total(&s.m_deck[0], 53)


cdef inline void set_its_turn_up_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline int its_use_pick_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 4))[0]


cdef inline int its_use_pick_c(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 5))[0]


cdef inline int its_use_pick_thirst(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>frame(s))[0]


cdef inline int at_pick(S* s, int at0) noexcept nogil:
    return s.m_pick


cdef inline void set_its_use_pick_c(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 5))[0] = value


cdef inline void set_its_use_pick_thirst(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>frame(s))[0] = value


cdef rw_set67 without_line_89(S* s, int v0) noexcept nogil:
    # line 89
    cdef rw_set67 r = rw_set67_none()
    cdef int x1
    cdef int x47
    cdef int k47
    cdef int at47
    cdef int x2
    cdef uint64_t left1 = at_locations(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        at47 = at_place(s, v0, x1) * 4
        for k47 in range(at47, at47 + 4):
            x47 = T_farm_neighbours_listed[k47]
            if x47 == 0:
                break
            rw_set67_put(&r, x47 - 1, 4225)
    cdef rw_between ends = rw_between_of(1, at_built(s, v0))
    for x2 in range(ends.low, ends.high + 1):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 84):
            break
        rw_set67_drop(&r, at_place(s, v0, x2) - 1, 4225)
    return r


cdef inline rw_set67 f_building_sites(S* s, int v_you) noexcept nogil:
    # line 89
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 84
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 84):
        return rw_set67_none()
    cdef rw_set67 held = without_line_89(s, v_you)
    s.r_place = outer
    return held


cdef inline uint64_t f_sources(S* s, int v_cell, rw_bag4 v_cost, int v_you) noexcept nogil:
    # line 96
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 86
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 86):
        return 0
    cdef uint64_t held = 0x0ULL if rw_bag4_count(v_cost, 1) == 0 else f_reaching(s, v_cell, v_you)
    s.r_place = outer
    return held


cdef inline rw_bag48 sum_line_244(S* s, int v0, uint64_t v44) noexcept nogil:
    # line 244
    cdef rw_bag48 r = rw_bag48_none()
    cdef int index
    cdef int count
    cdef int x4
    cdef uint64_t left4 = v44
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        index = x4 - 1
        count = at_water(s, v0, x4)
        if index >= 0 and index < 48 and count > 0:
            r.n[index] += count
    return r


cdef inline int at_stack(S* s, int at0) noexcept nogil:
    return s.m_stack[at0 - 1]


cdef int search_d3(S* s, int you, int c1, int c2, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_set67 left3
    cdef int x3
    cdef int k3
    cdef rw_bag48 x5
    cdef uint64_t over5
    cdef rw_bag48 caps5
    cdef int total5
    cdef int begun5
    cdef rw_set67 left6
    cdef int x6
    cdef int k6
    cdef rw_set67 left7
    cdef int x7
    cdef int k7
    cdef int x8
    if not looks_on(s, t, you, 74, 83):
        return 1 if s.r_fault else 0
    if tally_purse(s, you, 1) >= T_values_line_244[c1] and tally_purse(s, you, 3) >= T_values_line_244_2[c1]:
        left3 = f_building_sites(s, you)
        k3 = -1
        while True:
            k3 = rw_set67_after(&left3, k3)
            if k3 < 0:
                break
            x3 = k3 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 85):
                break
            total5 = c2
            if total5 != 0:
                over5 = f_sources(s, x3, T_Card_cost[c1], you)
                caps5 = sum_line_244(s, you, over5)
            begun5 = 0
            while rw_split(x5.n, &over5, caps5.n, 48, total5, &begun5):
                s.r_spent += 35
                if s.r_spent > s.r_alarm and alarmed(s, 85):
                    break
                m.option = 0
                m.args[0] = x3
                rw_bag48_store(<uint8_t*>&m.args[1], x5, RW_MANY)
                if leads_on(s, t, &m, 288):
                    return searched(s, 0)
    if at_stack(s, 5) > 0 and tally_purse(s, you, 1) >= 2:
        left6 = f_building_sites(s, you)
        k6 = -1
        while True:
            k6 = rw_set67_after(&left6, k6)
            if k6 < 0:
                break
            x6 = k6 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 85):
                break
            m.option = 1
            m.args[0] = x6
            if leads_on(s, t, &m, 288):
                return searched(s, 0)
    if at_stack(s, 6) > 0:
        left7 = f_building_sites(s, you)
        k7 = -1
        while True:
            k7 = rw_set67_after(&left7, k7)
            if k7 < 0:
                break
            x7 = k7 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 85):
                break
            m.option = 2
            m.args[0] = x7
            if leads_on(s, t, &m, 288):
                return searched(s, 0)
    cdef rw_between ends = rw_between_of(0, rw_min(2, tally_purse(s, you, 3)))
    for x8 in range(ends.low, ends.high + 1):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 85):
            break
        m.option = 3
        m.args[0] = x8
        if leads_on(s, t, &m, 288):
            return searched(s, 0)
    return searched(s, 1)


cdef inline int place_in_aside(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        return -1
    return at0 - 1


cdef inline uint64_t set_line_242(S* s, int v0, int v1) noexcept nogil:
    # line 242
    cdef uint64_t r = 0
    cdef int x2
    cdef int k2
    cdef int at2 = place_in_aside(v0)
    for k2 in range(15 if at2 >= 0 else 0):
        if (<uint8_t*>&s.m_aside[at2 * 15])[k2] != 0:
            x2 = k2 + 1
            if T_values_line_242_2[v1 * 15 + (x2 - 1)]:
                r |= rw_single(x2 - 1, 15)
    return r


cdef inline int tally_aside(S* s, int at0, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_aside[(at0 - 1) * 15], wanted - 1, 15)


cdef inline int any_line_242(S* s, int v0, int v1) noexcept nogil:
    # line 242
    cdef int x3
    cdef uint64_t left3 = set_line_242(s, v0, v1)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        if (
            rw_truth(T_Equipment_placed[x3] == 0 and T_Card_immediate[v1] == 0) if tally_aside(s, v0, x3) > 0
            else rw_truth(T_Card_immediate[v1] == 0)
        ):
            return True
    return False


cdef inline int f_ahead_use_pick(S* s, int v_you, int v_c) noexcept nogil:
    # line 242
    return (
        rw_truth(any_line_242(s, v_you, v_c)) if set_line_242(s, v_you, v_c)
        else rw_truth(
            rw_truth(T_Equipment_placed[0] == 0 and T_Card_immediate[v_c] == 0) if tally_aside(s, v_you, 0) > 0
            else rw_truth(T_Card_immediate[v_c] == 0)
        )
    )


cdef void generate_d3_0_build(S* s, int you, int c1, int c2, Moves* out) noexcept nogil:
    # line 245
    cdef Move* m
    cdef int x3
    cdef rw_bag48 x5
    cdef uint64_t over5
    cdef rw_bag48 caps5
    cdef int total5
    cdef int begun5
    if not (tally_purse(s, you, 1) >= T_values_line_244[c1] and tally_purse(s, you, 3) >= T_values_line_244_2[c1]):
        return
    s.r_listed = 87
    cdef uint32_t sure = SURE if f_ahead_use_pick(s, you, c1) else 0
    cdef rw_set67 left3 = f_building_sites(s, you)
    cdef int k3 = -1
    while True:
        k3 = rw_set67_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 85):
            break
        total5 = c2
        if total5 != 0:
            over5 = f_sources(s, x3, T_Card_cost[c1], you)
            caps5 = sum_line_244(s, you, over5)
        begun5 = 0
        while rw_split(x5.n, &over5, caps5.n, 48, total5, &begun5):
            s.r_spent += 35
            if s.r_spent > s.r_alarm and alarmed(s, 85):
                break
            m = another(s, out)
            m.noted = 0u | sure
            m.option = 0
            m.args[0] = x3
            rw_split_store(<uint8_t*>&m.args[1], x5.n, &over5, 48, total5)


cdef inline uint64_t set_line_242_2(S* s, int v0) noexcept nogil:
    # line 242
    cdef uint64_t r = 0
    cdef int x1
    cdef int k1
    cdef int at1 = place_in_aside(v0)
    for k1 in range(15 if at1 >= 0 else 0):
        if (<uint8_t*>&s.m_aside[at1 * 15])[k1] != 0:
            x1 = k1 + 1
            if T_values_line_242_3[x1 - 1]:
                r |= rw_single(x1 - 1, 15)
    return r


cdef inline int any_line_242_2(S* s, int v0) noexcept nogil:
    # line 242
    cdef int x2
    cdef uint64_t left2 = set_line_242_2(s, v0)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if tally_aside(s, v0, x2) <= 0 or T_Equipment_placed[x2] == 0:
            return True
    return False


cdef inline int f_ahead_use_pick_2(S* s, int v_you) noexcept nogil:
    # line 242
    return (
        rw_truth(any_line_242_2(s, v_you)) if set_line_242_2(s, v_you)
        else rw_truth(tally_aside(s, v_you, 0) <= 0 or T_Equipment_placed[0] == 0)
    )


cdef void generate_d3_1_tower(S* s, int you, int c1, int c2, Moves* out) noexcept nogil:
    # line 251 @FG-37 @FG-46
    cdef Move* m
    cdef int x6
    if not (at_stack(s, 5) > 0 and tally_purse(s, you, 1) >= 2):
        return
    s.r_listed = 87
    cdef uint32_t sure = SURE if f_ahead_use_pick_2(s, you) else 0
    cdef rw_set67 left6 = f_building_sites(s, you)
    cdef int k6 = -1
    while True:
        k6 = rw_set67_after(&left6, k6)
        if k6 < 0:
            break
        x6 = k6 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 85):
            break
        m = another(s, out)
        m.noted = 0u | sure
        m.option = 1
        m.args[0] = x6


cdef inline uint64_t set_line_242_3(S* s, int v0) noexcept nogil:
    # line 242
    cdef uint64_t r = 0
    cdef int x1
    cdef int k1
    cdef int at1 = place_in_aside(v0)
    for k1 in range(15 if at1 >= 0 else 0):
        if (<uint8_t*>&s.m_aside[at1 * 15])[k1] != 0:
            x1 = k1 + 1
            if T_values_line_242_4[x1 - 1]:
                r |= rw_single(x1 - 1, 15)
    return r


cdef inline int any_line_242_3(S* s, int v0) noexcept nogil:
    # line 242
    cdef int x2
    cdef uint64_t left2 = set_line_242_3(s, v0)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if tally_aside(s, v0, x2) <= 0 or T_Equipment_placed[x2] == 0:
            return True
    return False


cdef inline int f_ahead_use_pick_3(S* s, int v_you) noexcept nogil:
    # line 242
    return (
        rw_truth(any_line_242_3(s, v_you)) if set_line_242_3(s, v_you)
        else rw_truth(tally_aside(s, v_you, 0) <= 0 or T_Equipment_placed[0] == 0)
    )


cdef void generate_d3_2_silo(S* s, int you, int c1, int c2, Moves* out) noexcept nogil:
    # line 257 @FG-37 @FG-49
    cdef Move* m
    cdef int x7
    if at_stack(s, 6) <= 0:
        return
    s.r_listed = 87
    cdef uint32_t sure = SURE if f_ahead_use_pick_3(s, you) else 0
    cdef rw_set67 left7 = f_building_sites(s, you)
    cdef int k7 = -1
    while True:
        k7 = rw_set67_after(&left7, k7)
        if k7 < 0:
            break
        x7 = k7 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 85):
            break
        m = another(s, out)
        m.noted = 0u | sure
        m.option = 2
        m.args[0] = x7


cdef inline int sum_line_242(S* s, int v0) noexcept nogil:
    # line 242
    cdef int r = 0
    cdef int x2
    cdef uint64_t left2 = f_all_towers(s, v0) if RW_NIL == RW_NIL else f_reaching(s, get_place(s, v0, RW_NIL), v0)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        s.r_spent += 3
        if s.r_spent > s.r_alarm and alarmed(s, 88):
            break
        r += T_Card_capacity[at_card(s, v0, x2)] + T_Equipment_capacity[at_tool(s, v0, x2)] - at_water(s, v0, x2)
    return r


cdef inline rw_bag48 sum_line_242_2(S* s, int v0, uint64_t v54) noexcept nogil:
    # line 242
    cdef rw_bag48 r = rw_bag48_none()
    cdef int index
    cdef int count
    cdef int x3
    cdef uint64_t left3 = v54
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        index = x3 - 1
        count = T_Card_capacity[at_card(s, v0, x3)] + T_Equipment_capacity[at_tool(s, v0, x3)] - at_water(s, v0, x3)
        if index >= 0 and index < 48 and count > 0:
            r.n[index] += count
    return r


cdef inline int any_line_242_4(S* s, int v0, int v1) noexcept nogil:
    # line 242
    cdef rw_bag48 x4
    cdef uint64_t over4
    cdef rw_bag48 caps4
    cdef int total4 = rw_min(0, sum_line_242(s, v0))
    if total4 != 0:
        over4 = f_all_towers(s, v0) if RW_NIL == RW_NIL else f_reaching(s, get_place(s, v0, RW_NIL), v0)
        caps4 = sum_line_242_2(s, v0, over4)
    cdef int begun4 = 0
    while rw_split(x4.n, &over4, caps4.n, 48, total4, &begun4):
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 88):
            break
        return True
    return False


cdef inline int f_ahead_use_pick_4(S* s, int v_you, int v_n) noexcept nogil:
    # line 242
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 88
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 88):
        return 0
    cdef int held = True
    s.r_place = outer
    return held


cdef void generate_d3_3_market(S* s, int you, int c1, int c2, Moves* out) noexcept nogil:
    # line 261 @FG-51
    cdef Move* m
    cdef int x8
    s.r_listed = 87
    cdef rw_between ends = rw_between_of(0, rw_min(2, tally_purse(s, you, 3)))
    for x8 in range(ends.low, ends.high + 1):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 85):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 3
        m.args[0] = x8
        if f_ahead_use_pick_4(s, you, x8):
            m.noted |= SURE


cdef void generate_d3_4_restore(S* s, int you, int c1, int c2, Moves* out) noexcept nogil:
    # line 265 @FG-57
    return


cdef int sample_d3(S* s, int you, int c1, int c2, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d3_0_build(s, you, c1, c2, &rng.moves)
    generate_d3_1_tower(s, you, c1, c2, &rng.moves)
    generate_d3_2_silo(s, you, c1, c2, &rng.moves)
    generate_d3_3_market(s, you, c1, c2, &rng.moves)
    generate_d3_4_restore(s, you, c1, c2, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 or m.option == 2 or m.option == 3) or tried(s, &trial, m, 3):
            return 1
        strike(rng)
    return 0


cdef void legal_d3(S* s, int you, int c1, int c2, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d3_0_build(s, you, c1, c2, out)
    keep_tried(s, &trial, out, start, 3)
    start = out.count
    generate_d3_1_tower(s, you, c1, c2, out)
    keep_tried(s, &trial, out, start, 3)
    start = out.count
    generate_d3_2_silo(s, you, c1, c2, out)
    keep_tried(s, &trial, out, start, 3)
    start = out.count
    generate_d3_3_market(s, you, c1, c2, out)
    keep_tried(s, &trial, out, start, 3)
    start = out.count
    generate_d3_4_restore(s, you, c1, c2, out)


cdef int do_pay(S* s, Trial* t, rw_bag4 v0_cost, rw_bag48 v1_shares, int v2_you) noexcept nogil:
    # line 131
    cdef rw_bag4 held_2
    cdef int x5
    cdef int k5
    cdef int held_3
    cdef int v3_money = rw_bag4_count(v0_cost, 0)
    cdef int v4_meals = rw_bag4_count(v0_cost, 2)
    # line 133 @FG-38
    if tally_purse(s, v2_you, 1) < v3_money:
        s.r_failure = 90
        return 1
    # line 134 @FG-40 @FG-59
    if tally_purse(s, v2_you, 3) < v4_meals:
        s.r_failure = 91
        return 1
    # line 135
    cdef rw_bag4 held = at_purse(s, v2_you)
    cdef rw_bag4 other = rw_bag4_add(rw_bag4_amount(v3_money, 0), rw_bag4_amount(v4_meals, 2))
    if rw_bag4_within(other, held):
        held = rw_bag4_minus(held, other)
        held_2 = held
        if bag_misfits(held_2, 600):
            fault(s, 93)
        else:
            set_purse(s, v2_you, held_2, 94)
    else:
        fault(s, 92)
    for k5 in range(48):
        if v1_shares.n[k5] != 0:
            x5 = k5 + 1
            # line 137
            held_3 = at_water(s, v2_you, x5) - rw_bag48_count(v1_shares, x5 - 1)
            if 0 <= held_3 and held_3 <= 9:
                set_water(s, v2_you, x5, held_3, 96)
            else:
                fault(s, 95)
    return 0


cdef int do_discard_pick(S* s, Trial* t, int v0_you) noexcept nogil:
    # line 239
    # line 240
    cdef int value = at_pick(s, v0_you)
    if value == 0:
        fault(s, 109)
    elif s.m_discards_length >= 150:
        fault(s, 110)
    else:
        (&s.m_discards[0])[s.m_discards_length] = value
        s.m_discards_length += 1
    # line 240
    set_pick(s, v0_you, 0, 111)
    return 0


cdef int do_pay_2(S* s, Trial* t, rw_bag4 v0_cost, rw_bag48 v1_shares, int v2_you) noexcept nogil:
    # line 131
    cdef rw_bag4 held_2
    cdef int x5
    cdef int k5
    cdef int held_3
    cdef int v3_money = rw_bag4_count(v0_cost, 0)
    cdef int v4_meals = rw_bag4_count(v0_cost, 2)
    # line 133 @FG-38
    if tally_purse(s, v2_you, 1) < v3_money:
        s.r_failure = 90
        return 1
    # line 134 @FG-40 @FG-59
    if tally_purse(s, v2_you, 3) < v4_meals:
        s.r_failure = 91
        return 1
    # line 135
    cdef rw_bag4 held = at_purse(s, v2_you)
    cdef rw_bag4 other = rw_bag4_add(rw_bag4_amount(v3_money, 0), rw_bag4_amount(v4_meals, 2))
    if rw_bag4_within(other, held):
        held = rw_bag4_minus(held, other)
        held_2 = held
        if bag_misfits(held_2, 600):
            fault(s, 93)
        else:
            set_purse(s, v2_you, held_2, 94)
    else:
        fault(s, 92)
    for k5 in range(48):
        if v1_shares.n[k5] != 0:
            x5 = k5 + 1
            # line 137
            held_3 = at_water(s, v2_you, x5) - rw_bag48_count(v1_shares, x5 - 1)
            if 0 <= held_3 and held_3 <= 9:
                set_water(s, v2_you, x5, held_3, 96)
            else:
                fault(s, 95)
    return 0


cdef inline int its_put_down_c(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline int its_put_down_cell(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>frame(s))[0]


cdef inline int its_put_down_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 7))[0]


cdef inline uint64_t its_put_down_fitting(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>(frame(s) + 2))[0]


cdef inline uint64_t set_line_194(S* s, int v0, int v2) noexcept nogil:
    # line 194
    cdef uint64_t r = 0
    cdef int x3
    cdef int k3
    cdef int at3 = place_in_aside(v2)
    for k3 in range(15 if at3 >= 0 else 0):
        if (<uint8_t*>&s.m_aside[at3 * 15])[k3] != 0:
            x3 = k3 + 1
            if T_values_line_242_2[v0 * 15 + (x3 - 1)]:
                r |= rw_single(x3 - 1, 15)
    return r


cdef inline void set_its_put_down_fitting(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint16_t*>(frame(s) + 2))[0] = value


cdef int search_d4(S* s, int you, uint64_t c4, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x7
    if not looks_on(s, t, you, 79, 118):
        return 1 if s.r_fault else 0
    cdef uint64_t left7 = c4
    while left7:
        x7 = rw_lowest(left7) + 1
        left7 &= left7 - 1
        m.option = 0
        m.args[0] = x7
        if leads_on(s, t, &m, 289):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d4_0_attach(S* s, int you, uint64_t c4, Moves* out) noexcept nogil:
    # line 201 @FG-70
    cdef Move* m
    cdef int x7
    s.r_listed = 119
    cdef uint64_t left7 = c4
    while left7:
        x7 = rw_lowest(left7) + 1
        left7 &= left7 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x7
        if tally_aside(s, you, x7) <= 0 or T_Equipment_placed[x7] == 0:
            m.noted |= SURE


cdef void legal_d4(S* s, int you, uint64_t c4, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d4_0_attach(s, you, c4, out)
    if calls_need(s, 79):
        keep_tried(s, &trial, out, start, 4)


cdef inline void set_its_put_down_c(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_put_down_cell(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>frame(s))[0] = value


cdef inline void set_tool(S* s, int at0, int at1, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u or <unsigned int>(at1 - 1) >= 48u:
        fault(s, site)
        return
    s.m_tool[(at0 - 1) * 48 + (at1 - 1)] = value


cdef inline int place_in_fitted(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        return -1
    return at0 - 1


cdef inline int its_open_turn_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_list1 its_open_turn_rest_of_you(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_open_turn_rest_of_you(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline void set_its_open_turn_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef int search_d5(S* s, int you, rw_list1 c1, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    cdef int k2
    if not looks_on(s, t, you, 119, 129):
        return 1 if s.r_fault else 0
    for k2 in range(53):
        if (<uint8_t*>&s.m_display[0])[k2] != 0:
            x2 = k2 + 1
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 290):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d5_0_take(S* s, int you, rw_list1 c1, Moves* out) noexcept nogil:
    # line 284 @FG-33
    cdef Move* m
    cdef int x2
    cdef int k2
    s.r_listed = 130
    for k2 in range(53):
        if (<uint8_t*>&s.m_display[0])[k2] != 0:
            x2 = k2 + 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x2


cdef int sample_d5(S* s, int you, rw_list1 c1, Sampler* rng, Move* m) noexcept nogil:
    rng.moves.count = 0
    generate_d5_0_take(s, you, c1, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef void legal_d5(S* s, int you, rw_list1 c1, Moves* out) noexcept nogil:
    generate_d5_0_take(s, you, c1, out)


cdef inline int its_harvest_farm_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef inline uint64_t its_harvest_farm_todo(S* s) noexcept nogil:
    return (<rw_loose_uint64_t*>frame(s))[0]


cdef inline int its_harvest_farm_n(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 11))[0]


cdef inline int its_harvest_farm_e(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 12))[0]


cdef inline uint64_t set_line_295(S* s, int v0) noexcept nogil:
    # line 295
    cdef uint64_t r = 0
    cdef int x1
    cdef uint64_t left1 = at_locations(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if T_Card_harvest[at_card(s, v0, x1)] != 0:
            r |= rw_single(x1 - 1, 48)
    return r


cdef inline void set_its_harvest_farm_todo(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint64_t*>frame(s))[0] = value


cdef inline void set_its_harvest_farm_e(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 12))[0] = value


cdef inline rw_bag4 f_price(S* s, int v_n, int v_way, int v_you) noexcept nogil:
    # line 291
    cdef rw_bag4 v_printed = (
        T_Card_pays[at_card(s, v_you, v_n)] if v_way == 1
        else T_Card_or_pays[at_card(s, v_you, v_n)]
    )
    return rw_bag4_sub(v_printed, rw_bag4_meet(v_printed, T_Equipment_discount[at_tool(s, v_you, v_n)]))


cdef inline rw_bag48 sum_line_298(S* s, int v0, uint64_t v57) noexcept nogil:
    # line 298
    cdef rw_bag48 r = rw_bag48_none()
    cdef int index
    cdef int count
    cdef int x5
    cdef uint64_t left5 = v57
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        index = x5 - 1
        count = at_water(s, v0, x5)
        if index >= 0 and index < 48 and count > 0:
            r.n[index] += count
    return r


cdef int search_d6(S* s, int you, uint64_t c2, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    cdef uint64_t left4
    cdef int x4
    cdef rw_bag48 x6
    cdef uint64_t over6
    cdef rw_bag48 caps6
    cdef int total6
    cdef int begun6
    cdef int x8
    if not looks_on(s, t, you, 134, 135):
        return 1 if s.r_fault else 0
    cdef uint64_t left3 = c2
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 136):
            break
        left4 = 0x1ULL if rw_bag4_is_empty(T_Card_or_pays[at_card(s, you, x3)]) else 0x3ULL
        while left4:
            x4 = rw_lowest(left4) + 1
            left4 &= left4 - 1
            s.r_spent += 18
            if s.r_spent > s.r_alarm and alarmed(s, 136):
                break
            if tally_purse(s, you, 1) >= rw_bag4_count(f_price(s, x3, x4, you), 0):
                if tally_purse(s, you, 3) >= rw_bag4_count(f_price(s, x3, x4, you), 2):
                    total6 = rw_bag4_count(f_price(s, x3, x4, you), 1)
                    if total6 != 0:
                        over6 = f_sources(s, at_place(s, you, x3), f_price(s, x3, x4, you), you)
                        caps6 = sum_line_298(s, you, over6)
                    begun6 = 0
                    while rw_split(x6.n, &over6, caps6.n, 48, total6, &begun6):
                        s.r_spent += 35
                        if s.r_spent > s.r_alarm and alarmed(s, 136):
                            break
                        m.option = 0
                        m.args[0] = x3
                        m.args[1] = x4
                        rw_bag48_store(<uint8_t*>&m.args[2], x6, RW_MANY)
                        if leads_on(s, t, &m, 291):
                            return searched(s, 0)
    cdef uint64_t left8 = c2
    while left8:
        x8 = rw_lowest(left8) + 1
        left8 &= left8 - 1
        m.option = 1
        m.args[0] = x8
        if leads_on(s, t, &m, 291):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d6_0_harvest(S* s, int you, uint64_t c2, Moves* out) noexcept nogil:
    # line 299
    cdef Move* m
    cdef int x3
    cdef uint64_t left4
    cdef int x4
    cdef rw_bag48 x6
    cdef uint64_t over6
    cdef rw_bag48 caps6
    cdef int total6
    cdef int begun6
    s.r_listed = 137
    cdef uint32_t sure = 0
    cdef uint64_t left3 = c2
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 136):
            break
        left4 = 0x1ULL if rw_bag4_is_empty(T_Card_or_pays[at_card(s, you, x3)]) else 0x3ULL
        while left4:
            x4 = rw_lowest(left4) + 1
            left4 &= left4 - 1
            s.r_spent += 18
            if s.r_spent > s.r_alarm and alarmed(s, 136):
                break
            if tally_purse(s, you, 1) >= rw_bag4_count(f_price(s, x3, x4, you), 0):
                if tally_purse(s, you, 3) >= rw_bag4_count(f_price(s, x3, x4, you), 2):
                    total6 = rw_bag4_count(f_price(s, x3, x4, you), 1)
                    if total6 != 0:
                        over6 = f_sources(s, at_place(s, you, x3), f_price(s, x3, x4, you), you)
                        caps6 = sum_line_298(s, you, over6)
                    begun6 = 0
                    while rw_split(x6.n, &over6, caps6.n, 48, total6, &begun6):
                        s.r_spent += 35
                        if s.r_spent > s.r_alarm and alarmed(s, 136):
                            break
                        m = another(s, out)
                        m.noted = 0u | sure
                        m.option = 0
                        m.args[0] = x3
                        m.args[1] = x4
                        rw_split_store(<uint8_t*>&m.args[2], x6.n, &over6, 48, total6)


cdef void generate_d6_1_leave(S* s, int you, uint64_t c2, Moves* out) noexcept nogil:
    # line 308 @FG-54
    cdef Move* m
    cdef int x8
    s.r_listed = 137
    cdef uint64_t left8 = c2
    while left8:
        x8 = rw_lowest(left8) + 1
        left8 &= left8 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 1
        m.args[0] = x8


cdef int sample_d6(S* s, int you, uint64_t c2, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d6_0_harvest(s, you, c2, &rng.moves)
    generate_d6_1_leave(s, you, c2, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 6):
            return 1
        strike(rng)
    return 0


cdef void legal_d6(S* s, int you, uint64_t c2, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d6_0_harvest(s, you, c2, out)
    keep_tried(s, &trial, out, start, 6)
    start = out.count
    generate_d6_1_leave(s, you, c2, out)


cdef inline void set_its_Card_harvest_here(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline int size_equipment(S* s) noexcept nogil:
    return s.m_equipment_top_length + s.m_equipment_bottom_length + rw_bytes_total(&s.m_equipment_middle[0], 15)


cdef inline int any_looked_at(S* s, int at0) noexcept nogil:
    return rw_bytes_any(&s.m_looked_at[(at0 - 1) * 15], 15)


cdef inline int its_Card_immediate_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Card_immediate_c(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline void set_its_Card_immediate_c(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef int search_d9(S* s, int you, int c2, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_set67 left3
    cdef int x3
    cdef int k3
    if not looks_on(s, t, you, 181, 174):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 294):
        return searched(s, 0)
    if get_stack(s, T_Card_kind[c2]) > 0:
        left3 = f_building_sites(s, you)
        k3 = -1
        while True:
            k3 = rw_set67_after(&left3, k3)
            if k3 < 0:
                break
            x3 = k3 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 175):
                break
            m.option = 0
            m.args[0] = x3
            if leads_on(s, t, &m, 294):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d9_0_raise(S* s, int you, int c2, Moves* out) noexcept nogil:
    # line 209 @FG-36 @FG-37
    cdef Move* m
    cdef int x3
    if get_stack(s, T_Card_kind[c2]) <= 0:
        return
    s.r_listed = 176
    cdef rw_set67 left3 = f_building_sites(s, you)
    cdef int k3 = -1
    while True:
        k3 = rw_set67_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 175):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x3


cdef void generate_d9_1_pass(S* s, int you, int c2, Moves* out) noexcept nogil:
    # line 30
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d9(S* s, int you, int c2, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a3
    begin_trial(&trial, False)
    cdef rw_set67 range3 = f_building_sites(s, you)
    cdef uint32_t size3 = rw_set67_size_v(range3)
    cdef uint32_t weight0 = size3 if get_stack(s, T_Card_kind[c2]) > 0 else 0
    cdef uint32_t total = weight0 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at
                a3 = rw_set67_nth(&range3, k) + 1
                m.option = 0
                m.args[0] = a3
                m.noted = 0
                if tried(s, &trial, m, 9):
                    return 1
            else:
                at -= weight0
                m.option = 1
                m.noted = 0
                if calls_need(s, 181) != 1 or tried(s, &trial, m, 9):
                    return 1
    rng.moves.count = 0
    generate_d9_0_raise(s, you, c2, &rng.moves)
    cdef int others = rng.moves.count
    generate_d9_1_pass(s, you, c2, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 181) == 1) or tried(s, &trial, m, 9):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef bint any_d9_0_raise(S* s, int you, int c2) noexcept nogil:
    if get_stack(s, T_Card_kind[c2]) <= 0:
        return False
    cdef rw_set67 left3 = f_building_sites(s, you)
    cdef int k3 = -1
    while True:
        k3 = rw_set67_after(&left3, k3)
        if k3 < 0:
            break
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 175):
            break
        return True
    return False


cdef bint any_legal_d9(S* s, int you, int c2) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d9_0_raise(s, you, c2, &found)
    return any_tried(s, &trial, &found, 9)


cdef void legal_d9(S* s, int you, int c2, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d9_0_raise(s, you, c2, out)
    keep_tried(s, &trial, out, start, 9)
    start = out.count
    generate_d9_1_pass(s, you, c2, out)
    if calls_need(s, 181) == 1:
        keep_tried(s, &trial, out, start, 9)


cdef inline int its_Card_immediate_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Card_immediate_c_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline void set_its_Card_immediate_c_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef int search_d12(S* s, int you, int c2, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_set67 left3
    cdef int x3
    cdef int k3
    if not looks_on(s, t, you, 200, 179):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 297):
        return searched(s, 0)
    if get_stack(s, T_Card_kind[c2]) > 0:
        left3 = f_building_sites(s, you)
        k3 = -1
        while True:
            k3 = rw_set67_after(&left3, k3)
            if k3 < 0:
                break
            x3 = k3 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 180):
                break
            m.option = 0
            m.args[0] = x3
            if leads_on(s, t, &m, 297):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d12_0_raise(S* s, int you, int c2, Moves* out) noexcept nogil:
    # line 209 @FG-36 @FG-37
    cdef Move* m
    cdef int x3
    if get_stack(s, T_Card_kind[c2]) <= 0:
        return
    s.r_listed = 181
    cdef rw_set67 left3 = f_building_sites(s, you)
    cdef int k3 = -1
    while True:
        k3 = rw_set67_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 180):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x3


cdef void generate_d12_1_pass(S* s, int you, int c2, Moves* out) noexcept nogil:
    # line 36
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d12(S* s, int you, int c2, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a3
    begin_trial(&trial, False)
    cdef rw_set67 range3 = f_building_sites(s, you)
    cdef uint32_t size3 = rw_set67_size_v(range3)
    cdef uint32_t weight0 = size3 if get_stack(s, T_Card_kind[c2]) > 0 else 0
    cdef uint32_t total = weight0 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at
                a3 = rw_set67_nth(&range3, k) + 1
                m.option = 0
                m.args[0] = a3
                m.noted = 0
                if tried(s, &trial, m, 12):
                    return 1
            else:
                at -= weight0
                m.option = 1
                m.noted = 0
                if calls_need(s, 200) != 1 or tried(s, &trial, m, 12):
                    return 1
    rng.moves.count = 0
    generate_d12_0_raise(s, you, c2, &rng.moves)
    cdef int others = rng.moves.count
    generate_d12_1_pass(s, you, c2, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 200) == 1) or tried(s, &trial, m, 12):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef bint any_d12_0_raise(S* s, int you, int c2) noexcept nogil:
    if get_stack(s, T_Card_kind[c2]) <= 0:
        return False
    cdef rw_set67 left3 = f_building_sites(s, you)
    cdef int k3 = -1
    while True:
        k3 = rw_set67_after(&left3, k3)
        if k3 < 0:
            break
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 180):
            break
        return True
    return False


cdef bint any_legal_d12(S* s, int you, int c2) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d12_0_raise(s, you, c2, &found)
    return any_tried(s, &trial, &found, 12)


cdef void legal_d12(S* s, int you, int c2, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d12_0_raise(s, you, c2, out)
    keep_tried(s, &trial, out, start, 12)
    start = out.count
    generate_d12_1_pass(s, you, c2, out)
    if calls_need(s, 200) == 1:
        keep_tried(s, &trial, out, start, 12)


cdef inline int its_Card_harvest_here(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Card_harvest_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline int sum_line_34(S* s, int v0, int v1) noexcept nogil:
    # line 34
    cdef int r = 0
    cdef int x2
    cdef uint64_t left2 = f_all_towers(s, v1) if v0 == RW_NIL else f_reaching(s, get_place(s, v1, v0), v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        s.r_spent += 3
        if s.r_spent > s.r_alarm and alarmed(s, 184):
            break
        r += T_Card_capacity[at_card(s, v1, x2)] + T_Equipment_capacity[at_tool(s, v1, x2)] - at_water(s, v1, x2)
    return r


cdef inline rw_bag48 sum_line_34_2(S* s, int v1, uint64_t v54) noexcept nogil:
    # line 34
    cdef rw_bag48 r = rw_bag48_none()
    cdef int index
    cdef int count
    cdef int x3
    cdef uint64_t left3 = v54
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        index = x3 - 1
        count = T_Card_capacity[at_card(s, v1, x3)] + T_Equipment_capacity[at_tool(s, v1, x3)] - at_water(s, v1, x3)
        if index >= 0 and index < 48 and count > 0:
            r.n[index] += count
    return r


cdef inline int any_line_34(S* s, int v0, int v1) noexcept nogil:
    # line 34
    cdef rw_bag48 x4
    cdef uint64_t over4
    cdef rw_bag48 caps4
    cdef int total4 = rw_min(2, sum_line_34(s, v0, v1))
    if total4 != 0:
        over4 = f_all_towers(s, v1) if v0 == RW_NIL else f_reaching(s, get_place(s, v1, v0), v1)
        caps4 = sum_line_34_2(s, v1, over4)
    cdef int begun4 = 0
    while rw_split(x4.n, &over4, caps4.n, 48, total4, &begun4):
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 184):
            break
        return True
    return False


cdef inline int f_sure_Card_harvest(S* s, int v_here, int v_you) noexcept nogil:
    # line 34
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 184
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 184):
        return 0
    cdef int held = any_line_34(s, v_here, v_you)
    s.r_place = outer
    return held


cdef int search_d13(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 239, 183):
        return 1 if s.r_fault else 0
    m.option = 0
    if leads_on(s, t, &m, 298):
        return searched(s, 0)
    if f_sure_Card_harvest(s, c0, you):
        m.option = 1
        if leads_on(s, t, &m, 298):
            return searched(s, 0)
    return searched(s, 1)


cdef inline int sum_line_22(S* s, int v0) noexcept nogil:
    # line 22
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = f_all_towers(s, v0) if RW_NIL == RW_NIL else f_reaching(s, get_place(s, v0, RW_NIL), v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 3
        if s.r_spent > s.r_alarm and alarmed(s, 185):
            break
        r += T_Card_capacity[at_card(s, v0, x1)] + T_Equipment_capacity[at_tool(s, v0, x1)] - at_water(s, v0, x1)
    return r


cdef inline rw_bag48 sum_line_22_2(S* s, int v0, uint64_t v58) noexcept nogil:
    # line 22
    cdef rw_bag48 r = rw_bag48_none()
    cdef int index
    cdef int count
    cdef int x2
    cdef uint64_t left2 = v58
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        index = x2 - 1
        count = T_Card_capacity[at_card(s, v0, x2)] + T_Equipment_capacity[at_tool(s, v0, x2)] - at_water(s, v0, x2)
        if index >= 0 and index < 48 and count > 0:
            r.n[index] += count
    return r


cdef inline int any_line_22(S* s, int v0) noexcept nogil:
    # line 22
    cdef rw_bag48 x3
    cdef uint64_t over3
    cdef rw_bag48 caps3
    cdef int total3 = rw_min(0, sum_line_22(s, v0))
    if total3 != 0:
        over3 = f_all_towers(s, v0) if RW_NIL == RW_NIL else f_reaching(s, get_place(s, v0, RW_NIL), v0)
        caps3 = sum_line_22_2(s, v0, over3)
    cdef int begun3 = 0
    while rw_split(x3.n, &over3, caps3.n, 48, total3, &begun3):
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 185):
            break
        return True
    return False


cdef inline int f_ahead_Card_harvest(S* s, int v_you) noexcept nogil:
    # line 22
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 185
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 185):
        return 0
    cdef int held = True
    s.r_place = outer
    return held


cdef void generate_d13_0_gain_2_coin(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 22
    cdef uint32_t sure = SURE if f_ahead_Card_harvest(s, you) else 0
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 0


cdef void generate_d13_1_pour_2_at_here(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 22
    if not f_sure_Card_harvest(s, c0, you):
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d13(S* s, int you, int c0, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d13_0_gain_2_coin(s, you, c0, &rng.moves)
    generate_d13_1_pour_2_at_here(s, you, c0, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 239) == 1) or tried(s, &trial, m, 13):
            return 1
        strike(rng)
    return 0


cdef void legal_d13(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d13_0_gain_2_coin(s, you, c0, out)
    keep_tried(s, &trial, out, start, 13)
    start = out.count
    generate_d13_1_pour_2_at_here(s, you, c0, out)
    if calls_need(s, 239) == 1:
        keep_tried(s, &trial, out, start, 13)


cdef int do_top_up(S* s, Trial* t, int v0_t, int v1_you) noexcept nogil:
    # line 122
    # line 123
    cdef int held = (
        at_water(s, v1_you, v0_t)
        + rw_min(
            1,
            (
                T_Card_capacity[at_card(s, v1_you, v0_t)] + T_Equipment_capacity[at_tool(s, v1_you, v0_t)]
                - at_water(s, v1_you, v0_t)
            )
        )
    )
    if 0 <= held and held <= 9:
        set_water(s, v1_you, v0_t, held, 190)
    else:
        fault(s, 189)
    return 0


cdef inline int its_find_equipment_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline int its_find_equipment_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline void set_its_find_equipment_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline int place_in_looked_at(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        return -1
    return at0 - 1


cdef int search_d7(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    cdef int k3
    if not looks_on(s, t, you, 157, 193):
        return 1 if s.r_fault else 0
    cdef int at3 = place_in_looked_at(you)
    for k3 in range(15 if at3 >= 0 else 0):
        if (<uint8_t*>&s.m_looked_at[at3 * 15])[k3] != 0:
            x3 = k3 + 1
            m.option = 0
            m.args[0] = x3
            if leads_on(s, t, &m, 292):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d7_0_keep(S* s, int you, Moves* out) noexcept nogil:
    # line 179 @FG-63
    cdef Move* m
    cdef int x3
    cdef int k3
    s.r_listed = 194
    cdef int at3 = place_in_looked_at(you)
    for k3 in range(15 if at3 >= 0 else 0):
        if (<uint8_t*>&s.m_looked_at[at3 * 15])[k3] != 0:
            x3 = k3 + 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x3


cdef void legal_d7(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d7_0_keep(s, you, out)
    if calls_need(s, 157):
        keep_tried(s, &trial, out, start, 7)


cdef inline void set_kept(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_kept = value


cdef inline rw_bag15 at_looked_at(S* s, int at0) noexcept nogil:
    return rw_bag15_load(&s.m_looked_at[(at0 - 1) * 15])


cdef inline int place_in_returned(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        return -1
    return at0 - 1


cdef inline bint bag_misfits_3(rw_bag15 a, int capacity) noexcept nogil:
    cdef uint8_t scratch[15]
    return rw_bag15_store(scratch, a, capacity)


cdef inline void set_looked_at(S* s, int at0, rw_bag15 value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    if rw_bag15_store(&s.m_looked_at[(at0 - 1) * 15], value, 65535):
        fault(s, site)


cdef inline int its_place_kept_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef inline uint64_t its_place_kept_places(S* s) noexcept nogil:
    return (<rw_loose_uint64_t*>frame(s))[0]


cdef inline int its_place_kept_spot(S* s) noexcept nogil:
    return rw_optional((<uint8_t*>(frame(s) + 11))[0], 1)


cdef inline int f_Equipment_fits_Sprinkler(S* s, int v_this, int v_c) noexcept nogil:
    # line 2
    return T_values_line_2[v_c]


cdef inline int f_Equipment_fits_Spreader(S* s, int v_this, int v_c) noexcept nogil:
    # line 3
    return T_values_line_2[v_c]


cdef inline int f_Equipment_fits_Harvester(S* s, int v_this, int v_c) noexcept nogil:
    # line 4
    return T_values_line_2[v_c]


cdef inline int f_Equipment_fits_MilkingMachine(S* s, int v_this, int v_c) noexcept nogil:
    # line 5
    return T_values_line_5[v_c]


cdef inline int f_Equipment_fits_FeedingTrough(S* s, int v_this, int v_c) noexcept nogil:
    # line 6
    return T_values_line_5[v_c]


cdef inline int f_Equipment_fits_ShowRibbon(S* s, int v_this, int v_c) noexcept nogil:
    # line 7
    return T_values_line_5[v_c]


cdef inline int f_Equipment_fits_ExtensionTank(S* s, int v_this, int v_c) noexcept nogil:
    # line 8
    return T_Card_kind[v_c] == 5


cdef inline int f_Equipment_fits_LongHose(S* s, int v_this, int v_c) noexcept nogil:
    # line 9
    return T_Card_kind[v_c] == 5


cdef inline int f_Equipment_fits_ExtraBin(S* s, int v_this, int v_c) noexcept nogil:
    # line 10
    return T_Card_kind[v_c] == 6


cdef inline int f_Equipment_fits_SolarPanels(S* s, int v_this, int v_c) noexcept nogil:
    # line 11
    return T_Card_kind[v_c] == 3


cdef inline int f_Equipment_fits_Signboard(S* s, int v_this, int v_c) noexcept nogil:
    # line 12
    return T_values_line_12[v_c]


cdef inline int f_Equipment_fits_WeatherVane(S* s, int v_this, int v_c) noexcept nogil:
    # line 13
    return T_values_line_12[v_c]


cdef inline int f_Equipment_fits_FrostCover(S* s, int v_this, int v_c) noexcept nogil:
    # line 14
    return T_Card_harvest[v_c] != 0


cdef inline int f_Equipment_fits_Toolbox(S* s, int v_this, int v_c) noexcept nogil:
    # line 15
    return T_values_line_15[v_c]


cdef inline int f_Equipment_fits_RainBarrel(S* s, int v_this, int v_c) noexcept nogil:
    # line 16
    return T_Card_kind[v_c] == 5


cdef int formula_Equipment_fits(S* s, int row, int a0) noexcept nogil:
    if row == 1:
        return f_Equipment_fits_Sprinkler(s, row, a0)
    elif row == 2:
        return f_Equipment_fits_Spreader(s, row, a0)
    elif row == 3:
        return f_Equipment_fits_Harvester(s, row, a0)
    elif row == 4:
        return f_Equipment_fits_MilkingMachine(s, row, a0)
    elif row == 5:
        return f_Equipment_fits_FeedingTrough(s, row, a0)
    elif row == 6:
        return f_Equipment_fits_ShowRibbon(s, row, a0)
    elif row == 7:
        return f_Equipment_fits_ExtensionTank(s, row, a0)
    elif row == 8:
        return f_Equipment_fits_LongHose(s, row, a0)
    elif row == 9:
        return f_Equipment_fits_ExtraBin(s, row, a0)
    elif row == 10:
        return f_Equipment_fits_SolarPanels(s, row, a0)
    elif row == 11:
        return f_Equipment_fits_Signboard(s, row, a0)
    elif row == 12:
        return f_Equipment_fits_WeatherVane(s, row, a0)
    elif row == 13:
        return f_Equipment_fits_FrostCover(s, row, a0)
    elif row == 14:
        return f_Equipment_fits_Toolbox(s, row, a0)
    elif row == 15:
        return f_Equipment_fits_RainBarrel(s, row, a0)
    return 0


cdef inline int at_kept(S* s, int at0) noexcept nogil:
    return s.m_kept


cdef inline uint64_t set_line_160(S* s, int v0) noexcept nogil:
    # line 160
    cdef uint64_t r = 0
    cdef int x1
    cdef uint64_t left1 = at_locations(s, v0) & rw_lanes(&s.m_tool[(v0 - 1) * 48], 48, 0, 0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if formula_Equipment_fits(s, at_kept(s, v0), at_card(s, v0, x1)):
            r |= rw_single(x1 - 1, 48)
    return r


cdef inline void set_its_place_kept_places(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint64_t*>frame(s))[0] = value


cdef inline void set_its_place_kept_spot(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 11))[0] = rw_stored(value, 1)


cdef int search_d8(S* s, int you, uint64_t c2, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x5
    if not looks_on(s, t, you, 164, 212):
        return 1 if s.r_fault else 0
    cdef uint64_t left5 = c2
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        m.option = 0
        m.args[0] = x5
        if leads_on(s, t, &m, 293):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d8_0_fit(S* s, int you, uint64_t c2, Moves* out) noexcept nogil:
    # line 167 @FG-67
    cdef Move* m
    cdef int x5
    s.r_listed = 213
    cdef uint64_t left5 = c2
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x5


cdef void legal_d8(S* s, int you, uint64_t c2, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d8_0_fit(s, you, c2, out)
    if calls_need(s, 164):
        keep_tried(s, &trial, out, start, 8)


cdef inline int its_raise_c(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_raise_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline uint64_t set_line_208(S* s, int v0, int v1) noexcept nogil:
    # line 208
    cdef uint64_t r = 0
    cdef int x2
    cdef int k2
    cdef int at2 = place_in_aside(v1)
    for k2 in range(15 if at2 >= 0 else 0):
        if (<uint8_t*>&s.m_aside[at2 * 15])[k2] != 0:
            x2 = k2 + 1
            if T_values_line_208[(v0 - 1) * 15 + (x2 - 1)]:
                r |= rw_single(x2 - 1, 15)
    return r


cdef inline int f_ahead_raise(S* s, int v_c, int v_you) noexcept nogil:
    # line 208
    return set_line_208(s, v_c, v_you) == 0 or set_line_208(s, v_c, v_you) != 0


cdef int search_d10(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_set67 left2
    cdef int x2
    cdef int k2
    if not looks_on(s, t, you, 183, 220):
        return 1 if s.r_fault else 0
    if get_stack(s, T_Card_kind[c0]) > 0 and f_ahead_raise(s, c0, you):
        left2 = f_building_sites(s, you)
        k2 = -1
        while True:
            k2 = rw_set67_after(&left2, k2)
            if k2 < 0:
                break
            x2 = k2 + 1
            s.r_spent += 5
            if s.r_spent > s.r_alarm and alarmed(s, 221):
                break
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 295):
                return searched(s, 0)
    return searched(s, 1)


cdef inline int any_line_208(S* s, int v0, int v1) noexcept nogil:
    # line 208
    cdef int x3
    cdef uint64_t left3 = set_line_208(s, v0, v1)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        if tally_aside(s, v1, x3) <= 0 or T_Equipment_placed[x3] == 0:
            return True
    return False


cdef inline int f_ahead_raise_2(S* s, int v_c, int v_you) noexcept nogil:
    # line 208
    return (
        rw_truth(any_line_208(s, v_c, v_you)) if set_line_208(s, v_c, v_you)
        else rw_truth(tally_aside(s, v_you, 0) <= 0 or T_Equipment_placed[0] == 0)
    )


cdef void generate_d10_0_raise(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 209 @FG-36 @FG-37
    cdef Move* m
    cdef int x2
    if not (get_stack(s, T_Card_kind[c0]) > 0 and f_ahead_raise(s, c0, you)):
        return
    s.r_listed = 222
    cdef uint32_t sure = SURE if f_ahead_raise_2(s, c0, you) else 0
    cdef rw_set67 left2 = f_building_sites(s, you)
    cdef int k2 = -1
    while True:
        k2 = rw_set67_after(&left2, k2)
        if k2 < 0:
            break
        x2 = k2 + 1
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 221):
            break
        m = another(s, out)
        m.noted = 0u | sure
        m.option = 0
        m.args[0] = x2


cdef int sample_d10(S* s, int you, int c0, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a2
    begin_trial(&trial, False)
    cdef rw_set67 range2 = f_building_sites(s, you)
    cdef uint32_t size2 = rw_set67_size_v(range2)
    cdef uint32_t weight0 = size2 if get_stack(s, T_Card_kind[c0]) > 0 and f_ahead_raise(s, c0, you) else 0
    if weight0 != 0:
        for tries in range(rw_min(40, weight0)):
            rested(s)
            at = rw_below(&rng.state, weight0)
            k = at
            a2 = rw_set67_nth(&range2, k) + 1
            m.option = 0
            m.args[0] = a2
            m.noted = SURE if f_ahead_raise_2(s, c0, you) else 0
            if tried(s, &trial, m, 10):
                return 1
    rng.moves.count = 0
    generate_d10_0_raise(s, you, c0, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 10):
            return 1
        strike(rng)
    return 0


cdef void legal_d10(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d10_0_raise(s, you, c0, out)
    keep_tried(s, &trial, out, start, 10)


cdef inline int its_fill_tower_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef inline uint64_t its_fill_tower_targets(S* s) noexcept nogil:
    return (<rw_loose_uint64_t*>frame(s))[0]


cdef inline void set_its_fill_tower_targets(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint64_t*>frame(s))[0] = value


cdef int search_d11(S* s, int you, uint64_t c2, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    if not looks_on(s, t, you, 191, 225):
        return 1 if s.r_fault else 0
    cdef uint64_t left3 = c2
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        m.option = 0
        m.args[0] = x3
        if leads_on(s, t, &m, 296):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d11_0_fill(S* s, int you, uint64_t c2, Moves* out) noexcept nogil:
    # line 142 @FG-47
    cdef Move* m
    cdef int x3
    s.r_listed = 226
    cdef uint64_t left3 = c2
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x3


cdef void legal_d11(S* s, int you, uint64_t c2, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d11_0_fill(s, you, c2, out)
    if calls_need(s, 191) == 1:
        keep_tried(s, &trial, out, start, 11)


cdef inline int its_sell_most_food(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_sell_price(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 4))[0]


cdef inline int its_sell_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef int search_d14(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    if not looks_on(s, t, you, 256, 230):
        return 1 if s.r_fault else 0
    cdef rw_between ends = rw_between_of(0, rw_min(c0, tally_purse(s, you, 3)))
    for x3 in range(ends.low, ends.high + 1):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 231):
            break
        m.option = 0
        m.args[0] = x3
        if leads_on(s, t, &m, 299):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d14_0_sell(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 146 @FG-84
    cdef Move* m
    cdef int x3
    s.r_listed = 232
    cdef rw_between ends = rw_between_of(0, rw_min(c0, tally_purse(s, you, 3)))
    for x3 in range(ends.low, ends.high + 1):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 231):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x3


cdef void legal_d14(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d14_0_sell(s, you, c0, out)
    keep_tried(s, &trial, out, start, 14)


cdef inline void set_its_sell_most_food(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline int its_buy_most_food(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_buy_price(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 4))[0]


cdef inline int its_buy_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 14))[0]


cdef inline int its_buy_affordable(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 8))[0]


cdef inline void set_its_buy_affordable(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 8))[0] = value


cdef int search_d15(S* s, int you, int c0, int c3, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x4
    if not looks_on(s, t, you, 265, 238):
        return 1 if s.r_fault else 0
    cdef rw_between ends = rw_between_of(0, rw_min(rw_min(c0, c3), 99))
    for x4 in range(ends.low, ends.high + 1):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 239):
            break
        m.option = 0
        m.args[0] = x4
        if leads_on(s, t, &m, 300):
            return searched(s, 0)
    return searched(s, 1)


cdef inline int any_line_149(S* s, int v0, int v1) noexcept nogil:
    # line 149
    cdef rw_bag48 x4
    cdef uint64_t over4
    cdef rw_bag48 caps4
    cdef int total4 = rw_min(0, sum_line_242(s, v0))
    if total4 != 0:
        over4 = f_all_towers(s, v0) if RW_NIL == RW_NIL else f_reaching(s, get_place(s, v0, RW_NIL), v0)
        caps4 = sum_line_242_2(s, v0, over4)
    cdef int begun4 = 0
    while rw_split(x4.n, &over4, caps4.n, 48, total4, &begun4):
        s.r_spent += 7
        if s.r_spent > s.r_alarm and alarmed(s, 241):
            break
        return True
    return False


cdef inline int f_ahead_buy(S* s, int v_you, int v_n) noexcept nogil:
    # line 149
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 241
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 241):
        return 0
    cdef int held = True
    s.r_place = outer
    return held


cdef void generate_d15_0_buy(S* s, int you, int c0, int c3, Moves* out) noexcept nogil:
    # line 151 @FG-50
    cdef Move* m
    cdef int x4
    s.r_listed = 240
    cdef rw_between ends = rw_between_of(0, rw_min(rw_min(c0, c3), 99))
    for x4 in range(ends.low, ends.high + 1):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 239):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x4
        if f_ahead_buy(s, you, x4):
            m.noted |= SURE


cdef void legal_d15(S* s, int you, int c0, int c3, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d15_0_buy(s, you, c0, c3, out)
    keep_tried(s, &trial, out, start, 15)


cdef inline void set_its_buy_most_food(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline void set_its_buy_price(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 4))[0] = value


cdef inline void set_its_pour_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 14))[0] = value


cdef inline void set_its_draw_cards_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline void set_its_use_pick_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 4))[0] = value


cdef inline void set_its_put_down_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 7))[0] = value


cdef inline void set_its_harvest_farm_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline void set_its_find_equipment_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_place_kept_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline void set_its_Card_immediate_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_raise_c(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_raise_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline void set_its_fill_tower_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline void set_its_Card_immediate_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Card_harvest_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline void set_its_sell_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline void set_its_buy_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 14))[0] = value


cdef inline void set_its_take_income_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 34))[0] = value


cdef inline void set_its_sell_price(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 4))[0] = value


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push_play(s, 0)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_card_points(S* s, int seat) noexcept nogil:
    # @FG-77
    if seat == 0:
        return 0
    return sum_anywhere(s, seat)


cdef int score1_tokens(S* s, int seat) noexcept nogil:
    # @FG-78
    if seat == 0:
        return 0
    return tally_purse(s, seat, 4)


cdef int score2_coins(S* s, int seat) noexcept nogil:
    # @FG-79
    if seat == 0:
        return 0
    return rw_div(tally_purse(s, seat, 1), 3)


cdef int score3_food_stock(S* s, int seat) noexcept nogil:
    # @FG-79
    if seat == 0:
        return 0
    return rw_div(tally_purse(s, seat, 3), 2)


cdef int score4_dry_towers(S* s, int seat) noexcept nogil:
    # @FG-80
    if seat == 0:
        return 0
    return f_empty_towers(s, seat)


cdef int score5_endgame_cards(S* s, int seat) noexcept nogil:
    # @FG-81
    if seat == 0:
        return 0
    return sum_anywhere_2(s, seat)


cdef int score6_endgame_tools(S* s, int seat) noexcept nogil:
    # @FG-81
    if seat == 0:
        return 0
    return sum_anywhere_3(s, seat)


cdef int score7_spare_equipment(S* s, int seat) noexcept nogil:
    # @FG-72
    if seat == 0:
        return 0
    return size_aside(s, seat)


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    if s.k_ranked and <unsigned int>(seat - 1) < 1u:
        return s.k_totals[seat - 1]
    cdef int total = score0_card_points(s, seat)
    total += score1_tokens(s, seat)
    total += score2_coins(s, seat)
    total += score3_food_stock(s, seat)
    total += score4_dry_towers(s, seat)
    total += score5_endgame_cards(s, seat)
    total += score6_endgame_tools(s, seat)
    total += score7_spare_equipment(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_card_points(s, seat)
    elif line == 1:
        return score1_tokens(s, seat)
    elif line == 2:
        return score2_coins(s, seat)
    elif line == 3:
        return score3_food_stock(s, seat)
    elif line == 4:
        return score4_dry_towers(s, seat)
    elif line == 5:
        return score5_endgame_cards(s, seat)
    elif line == 6:
        return score6_endgame_tools(s, seat)
    elif line == 7:
        return score7_spare_equipment(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key_1(S* s, int seat) noexcept nogil:
    return f_second_look(s, 1, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    elif key == 1:
        return rank_key_1(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 327
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v0_seat
    cdef int p0_v3_you
    cdef int p0_v5_you
    cdef int p0_v9_you
    cdef int total
    cdef uint64_t held
    cdef int left
    cdef int index
    cdef int held_2
    cdef int held_3
    cdef int held_4
    cdef int held_5
    cdef int held_6
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            s.r_place = 0
            if t != NULL and settled(s, t, 0):
                return 0
            do_lay_out(s, t)
            held = 1
            total = rw_size(held)
            if total == 0:
                s.r_failure = 35
                return 1
            if t != NULL:
                return 0
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 0
                rested(s)
                return 0
            left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
            s.r_counter += 1
            index = rw_nth(held, left)
            p0_v0_seat = index + 1
            point = 1
        elif point == 1:
            if t != NULL and settled(s, t, 1):
                return 0
            # line 331
            held_2 = p0_v0_seat
            set_first(s, held_2, 37)
            set_its_play_y(s, 1)
            set_its_play_last_y(s, 4)
            point = 2
        elif point == 2:
            if t != NULL and settled(s, t, 2):
                return 0
            if its_play_y(s) <= its_play_last_y(s):
                if t != NULL and settled(s, t, 3):
                    return 0
                # line 335
                held_3 = its_play_y(s)
                set_year(s, held_3, 39)
                point = 6
            else:
                if t != NULL and settled(s, t, 5):
                    return 0
                if score_total(s, 1) < 30:
                    if t != NULL and settled(s, t, 146):
                        return 0
                    if t != NULL:
                        return 0
                    over(s, 2, 0)
                    return 0
                else:
                    if t != NULL and settled(s, t, 148):
                        return 0
                    # @FG-76
                    if t != NULL:
                        return 0
                    over(s, 1, ranked_first(s))
                    return 0
        elif point == 6:
            if t != NULL and settled(s, t, 6):
                return 0
            # line 337
            held_4 = 0
            set_turn(s, held_4, 41)
            fill_passed_on(s, rw_bag53_none(), 0)
            fill_drawn(s, rw_bag6_none(), 0)
            if its_play_y(s) > 1:
                if t != NULL and settled(s, t, 7):
                    return 0
                set_its_play_rest_of_you(s, rw_list1_around(s.m_first, 1, 1))
                point = 10
            else:
                point = 9
        elif point == 9:
            point = 33
        elif point == 10:
            if t != NULL and settled(s, t, 10):
                return 0
            if rw_list1_length_v(its_play_rest_of_you(s)) == 0:
                point = 9
            else:
                if t != NULL and settled(s, t, 11):
                    return 0
                p0_v3_you = rw_list1_item_v(its_play_rest_of_you(s), 0, 0)
                rw_drop_first(<uint8_t*>(first_frame(s) + 2), <rw_loose_uint16_t*>first_frame(s), sizeof(uint8_t), 1)
                set_its_play_t(s, 1)
                set_its_play_last_t(s, 1)
                set_its_play_rest_of_you_2(s, rw_list1_none())
                (<Given0*>r.passed).a0 = p0_v3_you
                return begun(r, push(s, 32, -1, 40, 32, 42), 305)
        elif point == 32:
            point = 10
        elif point == 33:
            if t != NULL and settled(s, t, 33):
                return 0
            set_its_play_rest_of_you_3(s, rw_list1_around(s.m_first, 1, 1))
            point = 34
        elif point == 34:
            if t != NULL and settled(s, t, 34):
                return 0
            if rw_list1_length_v(its_play_rest_of_you_2(s)) == 0:
                point = 49
            else:
                if t != NULL and settled(s, t, 35):
                    return 0
                p0_v5_you = rw_list1_item_v(its_play_rest_of_you_2(s), 0, 0)
                rw_drop_first(
                    <uint8_t*>(first_frame(s) + 6),
                    <rw_loose_uint16_t*>(first_frame(s) + 4),
                    sizeof(uint8_t),
                    1
                )
                set_its_play_rest_of_you(s, rw_list1_none())
                set_its_play_t(s, 1)
                set_its_play_last_t(s, 1)
                set_its_play_rest_of_you_2(s, rw_list1_none())
                (<Given0*>r.passed).a0 = p0_v5_you
                return begun(r, push(s, 48, -1, 16, 8, 43), 306)
        elif point == 48:
            point = 34
        elif point == 49:
            if t != NULL and settled(s, t, 49):
                return 0
            set_its_play_rest_of_you(s, rw_list1_none())
            set_its_play_rest_of_you_3(s, rw_list1_none())
            set_its_play_t(s, 1)
            set_its_play_last_t(s, 1)
            set_its_play_rest_of_you_2(s, rw_list1_none())
            (<Given0*>r.passed).a0 = 12
            return begun(r, push(s, 55, -1, 8, 4, 44), 307)
        elif point == 55:
            if t != NULL and settled(s, t, 55):
                return 0
            set_its_play_t(s, 1)
            set_its_play_last_t(s, 6)
            point = 56
        elif point == 56:
            if t != NULL and settled(s, t, 56):
                return 0
            if its_play_t(s) <= its_play_last_t(s):
                point = 60
            else:
                point = 127
        elif point == 60:
            if t != NULL and settled(s, t, 60):
                return 0
            # line 349
            held_5 = its_play_t(s)
            set_turn(s, held_5, 46)
            return begun(r, push(s, 126, -1, 8, 4, 47), 308)
        elif point == 126:
            if t != NULL and settled(s, t, 58):
                return 0
            set_its_play_t(s, its_play_t(s) + 1)
            point = 56
        elif point == 127:
            if t != NULL and settled(s, t, 127):
                return 0
            set_its_play_rest_of_you_2(s, rw_list1_around(s.m_first, 1, 1))
            point = 128
        elif point == 128:
            if t != NULL and settled(s, t, 128):
                return 0
            if rw_list1_length_v(its_play_rest_of_you_3(s)) == 0:
                if t != NULL and settled(s, t, 130):
                    return 0
                # line 357
                held_6 = rw_turn(s.m_first, 1, 1)
                set_first(s, held_6, 49)
                if t != NULL and settled(s, t, 4):
                    return 0
                set_its_play_y(s, its_play_y(s) + 1)
                point = 2
            else:
                if t != NULL and settled(s, t, 129):
                    return 0
                p0_v9_you = rw_list1_item_v(its_play_rest_of_you_3(s), 0, 0)
                rw_drop_first(
                    <uint8_t*>(first_frame(s) + 10),
                    <rw_loose_uint16_t*>(first_frame(s) + 8),
                    sizeof(uint8_t),
                    1
                )
                set_its_play_t(s, 1)
                set_its_play_last_t(s, 1)
                if t == NULL and f_idle_play(s, p0_v9_you):
                    point = 145
                    continue
                (<Given0*>r.passed).a0 = p0_v9_you
                return begun(r, push_harvest_farm(s, 145), 309)
        elif point == 145:
            point = 128
        elif point == 301:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            p0_v0_seat = index_2 + 1
            point = 1
        else:
            r.point = point
            return -1


cdef int flow3_take_income(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 214
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p3_v1_n
    cdef int rules
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 13:
            if t != NULL and settled(s, t, 13):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_2
            (<Given2*>r.passed).a1 = its_take_income_you(s)
            return begun(r, push(s, 23, -1, 8, 0, 51), 310)
        elif point == 23:
            if t != NULL and settled(s, t, 23):
                return 0
            set_its_take_income_rest_of_n(s, at_fitted(s, its_take_income_you(s)))
            point = 24
        elif point == 24:
            if t != NULL and settled(s, t, 24):
                return 0
            if rw_list30_length_v(its_take_income_rest_of_n(s)) == 0:
                if t != NULL and settled(s, t, 26):
                    return 0
                return leave(s, r, 40, 32)
            else:
                if t != NULL and settled(s, t, 25):
                    return 0
                p3_v1_n = rw_list30_item_v(its_take_income_rest_of_n(s), 0, 1)
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 30)
                if rw_has(at_locations(s, its_take_income_you(s)), p3_v1_n - 1, 48):
                    if t != NULL and settled(s, t, 27):
                        return 0
                    if T_Equipment_income[at_tool(s, its_take_income_you(s), p3_v1_n)] != 0:
                        if t != NULL and settled(s, t, 28):
                            return 0
                        rules = T_Equipment_income[at_tool(s, its_take_income_you(s), p3_v1_n)]
                        if rules == 38:
                            (<Given3*>r.passed).a0 = p3_v1_n
                            (<Given3*>r.passed).a1 = its_take_income_you(s)
                            return begun(r, push(s, 31, -1, 8, 0, 52), 311)
                        if rules == 39:
                            (<Given3*>r.passed).a0 = p3_v1_n
                            (<Given3*>r.passed).a1 = its_take_income_you(s)
                            return begun(r, push(s, 31, -1, 8, 0, 53), 312)
                        s.r_failure = 54
                        return 1
                    else:
                        point = 30
                else:
                    point = 24
        elif point == 30:
            point = 24
        elif point == 31:
            point = 30
        elif point == 305:
            set_its_take_income_you(s, (<Given0*>given).a0)
            point = 13
        else:
            r.point = point
            return -1


cdef int flow4_gain(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 125
    cdef int point = r.point
    cdef void* given = r.given
    cdef rw_bag4 p4_v0_things
    cdef int p4_v1_you
    cdef rw_bag4 held
    cdef rw_bag4 held_2
    cdef int held_3
    cdef rw_bag4 whole
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 14:
            if t != NULL and settled(s, t, 14):
                return 0
            # line 126
            held = at_purse(s, p4_v1_you)
            held = rw_bag4_add(
                held,
                rw_bag4_add(
                    rw_bag4_amount(rw_bag4_count(p4_v0_things, 0), 0),
                    rw_bag4_amount(rw_bag4_count(p4_v0_things, 3), 3)
                )
            )
            held_2 = held
            if bag_misfits(held_2, 600):
                fault(s, 55)
            else:
                set_purse(s, p4_v1_you, held_2, 56)
            # line 127
            held_3 = (
                tally_purse(s, p4_v1_you, 3)
                + rw_min(
                    rw_min(rw_bag4_count(p4_v0_things, 2), 99),
                    f_storage(s, p4_v1_you) - tally_purse(s, p4_v1_you, 3)
                )
            )
            if 0 <= held_3 and held_3 <= 65535:
                whole = at_purse(s, p4_v1_you)
                at = 2
                if <unsigned int>at >= 4u:
                    fault(s, 58)
                else:
                    whole.n[at] = held_3
                    if bag_misfits(whole, 600):
                        fault(s, 57)
                    else:
                        set_purse(s, p4_v1_you, whole, 58)
            else:
                fault(s, 57)
            if rw_bag4_count(p4_v0_things, 1) > 0:
                if t != NULL and settled(s, t, 15):
                    return 0
                (<Given4*>r.passed).a0 = rw_bag4_count(p4_v0_things, 1)
                (<Given4*>r.passed).a1 = RW_NIL
                (<Given4*>r.passed).a2 = p4_v1_you
                return begun(r, push(s, 22, -1, 16, 12, 59), 313)
            else:
                point = 17
        elif point == 17:
            if t != NULL and settled(s, t, 17):
                return 0
            return leave(s, r, 8, 0)
        elif point == 22:
            point = 17
        elif point == 310:
            p4_v0_things = (<Given2*>given).a0
            p4_v1_you = (<Given2*>given).a1
            point = 14
        else:
            r.point = point
            return -1


cdef int flow5_pour(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 115
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p5_v0_n
    cdef int p5_v1_here
    cdef rw_bag48 p5_v7_shares
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef uint64_t left8
    cdef int x8
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 18:
            s.r_place = 0
            if t != NULL and settled(s, t, 18):
                return 0
            set_its_pour_targets(
                s,
                (
                    f_all_towers(s, its_pour_you(s)) if p5_v1_here == RW_NIL
                    else f_reaching(s, get_place(s, its_pour_you(s), p5_v1_here), its_pour_you(s))
                )
            )
            set_its_pour_fitting(
                s,
                rw_min(rw_min(p5_v0_n, 99), sum_line_115(s, its_pour_you(s), its_pour_targets(s)))
            )
            actor = its_pour_you(s)
            if t != NULL:
                return search_d0(s, actor, its_pour_targets(s), its_pour_fitting(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d0(s, actor, its_pour_targets(s), its_pour_fitting(s), found)
            way = drawn(s, found, &r.chosen, rng, 0)
            if way == 3:
                given = &r.chosen
                point = 286
                continue
            if way == 4:
                fault(s, 65)
                return 1
            s.r_point = 18
            rested(s)
            return 0
        elif point == 20:
            if t != NULL and settled(s, t, 20):
                return 0
            if t != NULL and settled(s, t, 21):
                return 0
            left8 = its_pour_targets(s)
            while left8:
                x8 = rw_lowest(left8) + 1
                left8 &= left8 - 1
                # line 120
                held = at_water(s, its_pour_you(s), x8) + rw_bag48_count(p5_v7_shares, x8 - 1)
                if 0 <= held and held <= 9:
                    set_water(s, its_pour_you(s), x8, held, 67)
                else:
                    fault(s, 66)
            if t != NULL and settled(s, t, 19):
                return 0
            return leave(s, r, 16, 12)
        elif point == 286:
            if (<Move*>given).option == 0:
                set_its_pour_you(s, s.r_actor)
                p5_v7_shares = rw_bag48_load(<uint8_t*>&(<Move*>given).args[0])
                point = 20
            else:
                return 1
        elif point == 313:
            p5_v0_n = (<Given4*>given).a0
            p5_v1_here = (<Given4*>given).a1
            set_its_pour_you(s, (<Given4*>given).a2)
            point = 18
        else:
            r.point = point
            return -1


cdef int flow6_draw_cards(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 220
    cdef int point = r.point
    cdef void* given = r.given
    cdef rw_bag6 p6_v5_cards
    cdef int p6_v9_c
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef rw_bag6 held
    cdef int total
    cdef int flat
    cdef int left
    cdef int index
    cdef int at
    cdef int count
    cdef int index_2
    cdef int flat_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 37:
            if t != NULL and settled(s, t, 37):
                return 0
            set_its_draw_cards_wanted(s, 12 - size_display(s))
            set_its_draw_cards_possible(s, count_line_220(s))
            actor = its_draw_cards_you(s)
            if t != NULL:
                return search_d1(s, actor, its_draw_cards_wanted(s), its_draw_cards_possible(s), t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d1(s, actor, its_draw_cards_wanted(s), its_draw_cards_possible(s), rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 37):
                        return 0
                    given = &r.chosen
                    point = 287
                    continue
                fault(s, 71)
                return 1
            else:
                no_moves(&listed)
                legal_d1(s, actor, its_draw_cards_wanted(s), its_draw_cards_possible(s), &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 1)
                if way == 4:
                    fault(s, 71)
                    return 1
                s.r_point = 37
                rested(s)
                return 0
        elif point == 39:
            # line 224 @FG-19
            if rng == NULL and rw_size(members_of(p6_v5_cards)) < rw_min(3, its_draw_cards_possible(s)):
                s.r_failure = 72
                return 1
            if t != NULL and settled(s, t, 40):
                return 0
            # line 225
            held = p6_v5_cards
            if bag_misfits_2(held, 65535):
                fault(s, 73)
            else:
                set_drawn(s, its_draw_cards_you(s), held, 74)
            if t != NULL and settled(s, t, 38):
                return 0
            set_its_draw_cards_rest_of_k(s, 0xFULL)
            point = 41
        elif point == 41:
            if t != NULL and settled(s, t, 41):
                return 0
            if its_draw_cards_rest_of_k(s) == 0:
                if t != NULL and settled(s, t, 43):
                    return 0
                return leave(s, r, 16, 8)
            else:
                if t != NULL and settled(s, t, 42):
                    return 0
                set_its_draw_cards_k(s, T_values_line_220[its_draw_cards_rest_of_k(s)])
                set_its_draw_cards_rest_of_k(
                    s,
                    T_values_line_220_2[(its_draw_cards_k(s) - 1) * 64 + its_draw_cards_rest_of_k(s)]
                )
                set_its_draw_cards_times_left(s, tally_drawn(s, its_draw_cards_you(s), its_draw_cards_k(s)))
                point = 44
        elif point == 44:
            if t != NULL and settled(s, t, 44):
                return 0
            if its_draw_cards_times_left(s) > 0:
                if t != NULL and settled(s, t, 45):
                    return 0
                set_its_draw_cards_times_left(s, checked_sub(s, its_draw_cards_times_left(s), 1, 75))
                set_its_draw_cards_wanted(s, 0)
                set_its_draw_cards_possible(s, 0)
                flat = place_in_piles(its_draw_cards_k(s))
                total = rw_bytes_total(&s.m_piles[flat * 53], 53) if flat >= 0 else 0
                if total == 0:
                    s.r_failure = 76
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 45
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_piles[flat * 53], 53, left)
                (<uint8_t*>&s.m_piles[flat * 53])[index] -= 1
                p6_v9_c = index + 1
                point = 47
            else:
                point = 41
        elif point == 47:
            if t != NULL and settled(s, t, 47):
                return 0
            # line 230
            at = p6_v9_c - 1
            count = 1
            if <unsigned int>at >= 53u:
                fault(s, 77)
            elif (<uint8_t*>&s.m_deck[0])[at] + <int64_t>count > 255:
                fault(s, 78)
            else:
                (<uint8_t*>&s.m_deck[0])[at] += <uint8_t>count
            point = 44
        elif point == 287:
            if (<Move*>given).option == 0:
                set_its_draw_cards_you(s, s.r_actor)
                p6_v5_cards = rw_bag6_load(<uint8_t*>&(<Move*>given).args[0])
                point = 39
            else:
                return 1
        elif point == 302:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            flat_2 = place_in_piles(its_draw_cards_k(s))
            (<uint8_t*>&s.m_piles[flat_2 * 53])[index_2] -= 1
            p6_v9_c = index_2 + 1
            point = 47
        elif point == 306:
            set_its_draw_cards_you(s, (<Given0*>given).a0)
            point = 37
        else:
            r.point = point
            return -1


cdef int flow7_turn_up(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 234
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p7_v0_most_cards
    cdef int p7_v2_c
    cdef int total
    cdef int left
    cdef int index
    cdef int at
    cdef int count
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 50:
            if t != NULL and settled(s, t, 50):
                return 0
            set_its_turn_up_times_left(s, rw_min(p7_v0_most_cards, size_deck(s)))
            point = 51
        elif point == 51:
            if t != NULL and settled(s, t, 51):
                return 0
            if its_turn_up_times_left(s) > 0:
                if t != NULL and settled(s, t, 52):
                    return 0
                set_its_turn_up_times_left(s, checked_sub(s, its_turn_up_times_left(s), 1, 79))
                total = rw_bytes_total(&s.m_deck[0], 53)
                if total == 0:
                    s.r_failure = 80
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 52
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_deck[0], 53, left)
                (<uint8_t*>&s.m_deck[0])[index] -= 1
                p7_v2_c = index + 1
                point = 54
            else:
                if t != NULL and settled(s, t, 53):
                    return 0
                return leave(s, r, 8, 4)
        elif point == 54:
            if t != NULL and settled(s, t, 54):
                return 0
            # line 236
            at = p7_v2_c - 1
            count = 1
            if <unsigned int>at >= 53u:
                fault(s, 81)
            elif (<uint8_t*>&s.m_display[0])[at] + <int64_t>count > 255:
                fault(s, 82)
            else:
                (<uint8_t*>&s.m_display[0])[at] += <uint8_t>count
            point = 51
        elif point == 303:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_deck[0])[index_2] -= 1
            p7_v2_c = index_2 + 1
            point = 54
        elif point == 307:
            p7_v0_most_cards = (<Given0*>given).a0
            point = 50
        else:
            r.point = point
            return -1


cdef int flow9_use_pick(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 242
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p9_v3_cell
    cdef rw_bag48 p9_v5_shares
    cdef int p9_v6_cell
    cdef int p9_v7_cell
    cdef int p9_v8_n
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int held
    cdef int rules
    cdef int held_2
    cdef rw_bag4 whole
    cdef int at
    cdef int held_3
    cdef rw_bag4 whole_2
    cdef int at_2
    while True:
        if s.r_fault:
            return 1
        if point == 74:
            if t != NULL and settled(s, t, 74):
                return 0
            set_its_use_pick_c(s, at_pick(s, its_use_pick_you(s)))
            set_its_use_pick_thirst(s, T_values_line_242[its_use_pick_c(s)])
            actor = its_use_pick_you(s)
            if t != NULL:
                return search_d3(s, actor, its_use_pick_c(s), its_use_pick_thirst(s), t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d3(s, actor, its_use_pick_c(s), its_use_pick_thirst(s), rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 74):
                        return 0
                    given = &r.chosen
                    point = 288
                    continue
                fault(s, 89)
                return 1
            else:
                no_moves(&listed)
                legal_d3(s, actor, its_use_pick_c(s), its_use_pick_thirst(s), &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 3)
                if way == 4:
                    fault(s, 89)
                    return 1
                s.r_point = 74
                rested(s)
                return 0
        elif point == 75:
            if t != NULL and settled(s, t, 75):
                return 0
            return leave(s, r, 8, 2)
        elif point == 76:
            if do_pay(s, t, T_Card_cost[its_use_pick_c(s)], p9_v5_shares, its_use_pick_you(s)):
                return 1
            set_its_use_pick_thirst(s, 0)
            (<Given4*>r.passed).a0 = its_use_pick_c(s)
            (<Given4*>r.passed).a1 = p9_v3_cell
            (<Given4*>r.passed).a2 = its_use_pick_you(s)
            return begun(r, push(s, 94, -1, 8, 4, 97), 314)
        elif point == 94:
            if T_Card_immediate[its_use_pick_c(s)] != 0:
                held = within(s, at_built(s, its_use_pick_you(s)), 1, 48, False, 98)
                rules = T_Card_immediate[its_use_pick_c(s)]
                if BEGIN[rules] != 0:
                    (<Given3*>r.passed).a0 = held
                    (<Given3*>r.passed).a1 = its_use_pick_you(s)
                    return begun(
                        r,
                        push(s, 98, BEGIN_2[rules], BEGIN_3[rules], BEGIN_4[rules], BEGIN_5[rules]),
                        BEGIN[rules]
                    )
                s.r_failure = 54
                return 1
            else:
                point = 97
        elif point == 97:
            point = 75
        elif point == 98:
            point = 97
        elif point == 99:
            # line 252 @FG-45
            if rng == NULL and at_stack(s, 5) <= 0:
                s.r_failure = 105
                return 1
            # line 253 @FG-45
            if rng == NULL and tally_purse(s, its_use_pick_you(s), 1) < 2:
                s.r_failure = 106
                return 1
            # line 254
            held_2 = tally_purse(s, its_use_pick_you(s), 1) - 2
            if 0 <= held_2 and held_2 <= 65535:
                whole = at_purse(s, its_use_pick_you(s))
                at = 0
                if <unsigned int>at >= 4u:
                    fault(s, 108)
                else:
                    whole.n[at] = held_2
                    if bag_misfits(whole, 600):
                        fault(s, 107)
                    else:
                        set_purse(s, its_use_pick_you(s), whole, 108)
            else:
                fault(s, 107)
            do_discard_pick(s, t, its_use_pick_you(s))
            set_its_use_pick_c(s, 0)
            set_its_use_pick_thirst(s, 0)
            (<Given4*>r.passed).a0 = 52
            (<Given4*>r.passed).a1 = p9_v6_cell
            (<Given4*>r.passed).a2 = its_use_pick_you(s)
            return begun(r, push(s, 101, -1, 8, 4, 97), 314)
        elif point == 101:
            point = 75
        elif point == 102:
            # line 258 @FG-48
            if rng == NULL and at_stack(s, 6) <= 0:
                s.r_failure = 112
                return 1
            do_discard_pick(s, t, its_use_pick_you(s))
            set_its_use_pick_c(s, 0)
            set_its_use_pick_thirst(s, 0)
            (<Given4*>r.passed).a0 = 53
            (<Given4*>r.passed).a1 = p9_v7_cell
            (<Given4*>r.passed).a2 = its_use_pick_you(s)
            return begun(r, push(s, 104, -1, 8, 4, 97), 314)
        elif point == 104:
            point = 75
        elif point == 105:
            do_discard_pick(s, t, its_use_pick_you(s))
            # line 263
            held_3 = tally_purse(s, its_use_pick_you(s), 3) - p9_v8_n
            if 0 <= held_3 and held_3 <= 65535:
                whole_2 = at_purse(s, its_use_pick_you(s))
                at_2 = 2
                if <unsigned int>at_2 >= 4u:
                    fault(s, 114)
                else:
                    whole_2.n[at_2] = held_3
                    if bag_misfits(whole_2, 600):
                        fault(s, 113)
                    else:
                        set_purse(s, its_use_pick_you(s), whole_2, 114)
            else:
                fault(s, 113)
            set_its_use_pick_c(s, 0)
            set_its_use_pick_thirst(s, 0)
            (<Given2*>r.passed).a0 = rw_bag4_amount(p9_v8_n * 2 + 2, 0)
            (<Given2*>r.passed).a1 = its_use_pick_you(s)
            return begun(r, push(s, 112, -1, 8, 0, 51), 321)
        elif point == 112:
            point = 75
        elif point == 113:
            # line 266 @FG-57
            s.r_failure = 115
            return 1
        elif point == 288:
            if (<Move*>given).option == 0:
                set_its_use_pick_you(s, s.r_actor)
                p9_v3_cell = (<Move*>given).args[0]
                p9_v5_shares = rw_bag48_load(<uint8_t*>&(<Move*>given).args[1])
                point = 76
            elif (<Move*>given).option == 1:
                set_its_use_pick_you(s, s.r_actor)
                p9_v6_cell = (<Move*>given).args[0]
                point = 99
            elif (<Move*>given).option == 2:
                set_its_use_pick_you(s, s.r_actor)
                p9_v7_cell = (<Move*>given).args[0]
                point = 102
            elif (<Move*>given).option == 3:
                set_its_use_pick_you(s, s.r_actor)
                p9_v8_n = (<Move*>given).args[0]
                point = 105
            elif (<Move*>given).option == 4:
                set_its_use_pick_you(s, s.r_actor)
                point = 113
            else:
                return 1
        elif point == 324:
            set_its_use_pick_you(s, (<Given0*>given).a0)
            point = 74
        else:
            r.point = point
            return -1


cdef int flow11_put_down(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 194
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p11_v5_e
    cdef int p11_v7_tile
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef int flat
    cdef int at
    cdef int count
    while True:
        if s.r_fault:
            return 1
        if point == 78:
            if t != NULL and settled(s, t, 78):
                return 0
            set_its_put_down_fitting(s, set_line_194(s, its_put_down_c(s), its_put_down_you(s)))
            p11_v5_e = 0
            if its_put_down_fitting(s):
                if t != NULL and settled(s, t, 79):
                    return 0
                actor = its_put_down_you(s)
                if t != NULL:
                    return search_d4(s, actor, its_put_down_fitting(s), t)
                s.r_actor = actor
                found = list_for(rng, &listed)
                legal_d4(s, actor, its_put_down_fitting(s), found)
                way = drawn(s, found, &r.chosen, rng, 4)
                if way == 3:
                    given = &r.chosen
                    point = 289
                    continue
                if way == 4:
                    fault(s, 120)
                    return 1
                s.r_point = 79
                rested(s)
                return 0
            else:
                point = 81
        elif point == 81:
            if t != NULL and settled(s, t, 81):
                return 0
            do_lay(s, t, its_put_down_c(s), its_put_down_cell(s), its_put_down_you(s))
            if tally_aside(s, its_put_down_you(s), p11_v5_e) > 0:
                if t != NULL and settled(s, t, 85):
                    return 0
                # line 205
                flat = place_in_aside(its_put_down_you(s))
                at = p11_v5_e - 1
                count = 1
                if <unsigned int>at >= 15u or ((<uint8_t*>&s.m_aside[flat * 15])[at] if flat >= 0 else 0) < count:
                    fault(s, 121)
                elif flat < 0:
                    fault(s, 122)
                else:
                    (<uint8_t*>&s.m_aside[flat * 15])[at] -= <uint8_t>count
                set_its_put_down_c(s, 0)
                set_its_put_down_cell(s, 0)
                set_its_put_down_fitting(s, 0)
                (<Given4*>r.passed).a0 = p11_v5_e
                (<Given4*>r.passed).a1 = at_built(s, its_put_down_you(s))
                (<Given4*>r.passed).a2 = its_put_down_you(s)
                return begun(r, push(s, 93, -1, 8, 0, 123), 322)
            else:
                point = 87
        elif point == 83:
            if t != NULL and settled(s, t, 83):
                return 0
            if t != NULL and settled(s, t, 84):
                return 0
            p11_v5_e = p11_v7_tile
            if t != NULL and settled(s, t, 82):
                return 0
            point = 81
        elif point == 87:
            if t != NULL and settled(s, t, 87):
                return 0
            return leave(s, r, 8, 4)
        elif point == 93:
            point = 87
        elif point == 289:
            if (<Move*>given).option == 0:
                set_its_put_down_you(s, s.r_actor)
                p11_v7_tile = (<Move*>given).args[0]
                point = 83
            else:
                return 1
        elif point == 314:
            set_its_put_down_c(s, (<Given4*>given).a0)
            set_its_put_down_cell(s, (<Given4*>given).a1)
            set_its_put_down_you(s, (<Given4*>given).a2)
            point = 78
        else:
            r.point = point
            return -1


cdef int flow12_fit(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 154
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p12_v0_e
    cdef int p12_v1_n
    cdef int p12_v2_you
    cdef int held
    cdef int value
    cdef int flat
    cdef int held_2
    cdef int rules
    while True:
        if s.r_fault:
            return 1
        if point == 88:
            if t != NULL and settled(s, t, 88):
                return 0
            # line 155
            held = p12_v0_e
            set_tool(s, p12_v2_you, p12_v1_n, held, 124)
            # line 156
            value = p12_v1_n
            flat = place_in_fitted(p12_v2_you)
            if not (1 <= value and value <= 48) or flat < 0:
                fault(s, 125)
            elif s.m_fitted_length >= 30:
                fault(s, 126)
            else:
                (&s.m_fitted[flat * 30])[s.m_fitted_length] = value
                s.m_fitted_length += 1
            if T_Equipment_placed[p12_v0_e] != 0:
                if t != NULL and settled(s, t, 89):
                    return 0
                held_2 = within(s, p12_v1_n, 1, 48, False, 127)
                rules = T_Equipment_placed[p12_v0_e]
                if rules == 40:
                    (<Given3*>r.passed).a0 = held_2
                    (<Given3*>r.passed).a1 = p12_v2_you
                    return begun(r, push(s, 92, -1, 8, 0, 128), 323)
                s.r_failure = 54
                return 1
            else:
                point = 91
        elif point == 91:
            if t != NULL and settled(s, t, 91):
                return 0
            return leave(s, r, 8, 0)
        elif point == 92:
            point = 91
        elif point == 322:
            p12_v0_e = (<Given4*>given).a0
            p12_v1_n = (<Given4*>given).a1
            p12_v2_you = (<Given4*>given).a2
            point = 88
        else:
            r.point = point
            return -1


cdef int flow14_gain(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 125
    cdef int point = r.point
    cdef void* given = r.given
    cdef rw_bag4 p14_v0_things
    cdef int p14_v1_you
    cdef rw_bag4 held
    cdef rw_bag4 held_2
    cdef int held_3
    cdef rw_bag4 whole
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 107:
            if t != NULL and settled(s, t, 107):
                return 0
            # line 126
            held = at_purse(s, p14_v1_you)
            held = rw_bag4_add(
                held,
                rw_bag4_add(
                    rw_bag4_amount(rw_bag4_count(p14_v0_things, 0), 0),
                    rw_bag4_amount(rw_bag4_count(p14_v0_things, 3), 3)
                )
            )
            held_2 = held
            if bag_misfits(held_2, 600):
                fault(s, 55)
            else:
                set_purse(s, p14_v1_you, held_2, 56)
            # line 127
            held_3 = (
                tally_purse(s, p14_v1_you, 3)
                + rw_min(
                    rw_min(rw_bag4_count(p14_v0_things, 2), 99),
                    f_storage(s, p14_v1_you) - tally_purse(s, p14_v1_you, 3)
                )
            )
            if 0 <= held_3 and held_3 <= 65535:
                whole = at_purse(s, p14_v1_you)
                at = 2
                if <unsigned int>at >= 4u:
                    fault(s, 58)
                else:
                    whole.n[at] = held_3
                    if bag_misfits(whole, 600):
                        fault(s, 57)
                    else:
                        set_purse(s, p14_v1_you, whole, 58)
            else:
                fault(s, 57)
            if rw_bag4_count(p14_v0_things, 1) > 0:
                if t != NULL and settled(s, t, 108):
                    return 0
                (<Given4*>r.passed).a0 = rw_bag4_count(p14_v0_things, 1)
                (<Given4*>r.passed).a1 = RW_NIL
                (<Given4*>r.passed).a2 = p14_v1_you
                return begun(r, push(s, 111, -1, 16, 12, 59), 313)
            else:
                point = 110
        elif point == 110:
            if t != NULL and settled(s, t, 110):
                return 0
            return leave(s, r, 8, 0)
        elif point == 111:
            point = 110
        elif point == 321:
            p14_v0_things = (<Given2*>given).a0
            p14_v1_you = (<Given2*>given).a1
            point = 107
        else:
            r.point = point
            return -1


cdef int flow16_open_turn(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 282
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p16_v2_location
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int at
    cdef int count
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 117:
            if t != NULL and settled(s, t, 117):
                return 0
            set_its_open_turn_rest_of_you(s, rw_list1_around(s.m_first, 1, 1))
            point = 118
        elif point == 118:
            if t != NULL and settled(s, t, 118):
                return 0
            if rw_list1_length_v(its_open_turn_rest_of_you(s)) == 0:
                if t != NULL and settled(s, t, 120):
                    return 0
                set_its_open_turn_you(s, 0)
                set_its_open_turn_rest_of_you(s, rw_list1_none())
                (<Given0*>r.passed).a0 = 1
                return begun(r, push(s, 125, -1, 8, 4, 44), 307)
            else:
                if t != NULL and settled(s, t, 119):
                    return 0
                set_its_open_turn_you(s, rw_list1_item_v(its_open_turn_rest_of_you(s), 0, 0))
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                actor = its_open_turn_you(s)
                if t != NULL:
                    return search_d5(s, actor, its_open_turn_rest_of_you(s), t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d5(s, actor, its_open_turn_rest_of_you(s), rng, &r.chosen):
                        if not plays_on(s, rng, &r.chosen, 119):
                            return 0
                        given = &r.chosen
                        point = 290
                        continue
                    fault(s, 131)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d5(s, actor, its_open_turn_rest_of_you(s), &listed)
                    way = drawn(s, &listed, &r.chosen, NULL, 5)
                    if way == 4:
                        fault(s, 131)
                        return 1
                    s.r_point = 119
                    rested(s)
                    return 0
        elif point == 122:
            if t != NULL and settled(s, t, 122):
                return 0
            if t != NULL and settled(s, t, 123):
                return 0
            # line 285
            at = p16_v2_location - 1
            count = 1
            if <unsigned int>at >= 53u or (<uint8_t*>&s.m_display[0])[at] < count:
                fault(s, 132)
            else:
                (<uint8_t*>&s.m_display[0])[at] -= <uint8_t>count
            # line 285
            held = p16_v2_location
            set_pick(s, its_open_turn_you(s), held, 133)
            if t != NULL and settled(s, t, 121):
                return 0
            (<Given0*>r.passed).a0 = its_open_turn_you(s)
            return begun(r, push(s, 124, -1, 8, 2, 134), 324)
        elif point == 124:
            point = 118
        elif point == 125:
            if t != NULL and settled(s, t, 125):
                return 0
            return leave(s, r, 8, 4)
        elif point == 290:
            if (<Move*>given).option == 0:
                set_its_open_turn_you(s, s.r_actor)
                p16_v2_location = (<Move*>given).args[0]
                point = 122
            else:
                return 1
        elif point == 308:
            point = 117
        else:
            r.point = point
            return -1


cdef int flow17_harvest_farm(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 295
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p17_v4_way
    cdef rw_bag48 p17_v6_shares
    cdef int p17_v8_n
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef uint64_t held
    cdef int at
    cdef int rules
    cdef int rules_2
    cdef uint64_t held_2
    cdef int at_2
    cdef uint64_t held_3
    cdef int at_3
    while True:
        if s.r_fault:
            return 1
        if point == 131:
            if t != NULL and settled(s, t, 131):
                return 0
            set_its_harvest_farm_todo(s, set_line_295(s, its_harvest_farm_you(s)))
            point = 132
        elif point == 132:
            if t != NULL and settled(s, t, 132):
                return 0
            if its_harvest_farm_todo(s):
                if t != NULL and settled(s, t, 134):
                    return 0
                set_its_harvest_farm_n(s, 1)
                set_its_harvest_farm_e(s, 0)
                actor = its_harvest_farm_you(s)
                if t != NULL:
                    return search_d6(s, actor, its_harvest_farm_todo(s), t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d6(s, actor, its_harvest_farm_todo(s), rng, &r.chosen):
                        if not plays_on(s, rng, &r.chosen, 134):
                            return 0
                        given = &r.chosen
                        point = 291
                        continue
                    fault(s, 138)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d6(s, actor, its_harvest_farm_todo(s), &listed)
                    way = drawn(s, &listed, &r.chosen, NULL, 6)
                    if way == 4:
                        fault(s, 138)
                        return 1
                    s.r_point = 134
                    rested(s)
                    return 0
            else:
                if t != NULL and settled(s, t, 133):
                    return 0
                return leave(s, r, 16, 8)
        elif point == 135:
            if t != NULL and settled(s, t, 135):
                return 0
            point = 132
        elif point == 136:
            set_its_harvest_farm_e(s, at_tool(s, its_harvest_farm_you(s), its_harvest_farm_n(s)))
            if do_pay(
                s,
                t,
                f_price(s, its_harvest_farm_n(s), p17_v4_way, its_harvest_farm_you(s)),
                p17_v6_shares,
                its_harvest_farm_you(s)
            ):
                return 1
            # line 304
            held = its_harvest_farm_todo(s)
            at = its_harvest_farm_n(s) - 1
            held &= ~rw_single(at, 48)
            set_its_harvest_farm_todo(s, held)
            rules = T_Card_harvest[at_card(s, its_harvest_farm_you(s), its_harvest_farm_n(s))]
            if BEGIN_6[rules] != 0:
                (<Given3*>r.passed).a0 = its_harvest_farm_n(s)
                (<Given3*>r.passed).a1 = its_harvest_farm_you(s)
                if push(s, 138, BEGIN_7[rules], BEGIN_8[rules], BEGIN_4[rules], BEGIN_9[rules]):
                    return 1
                if BEGIN_7[rules] == 42:
                    set_its_Card_harvest_here(s, 1)
                return begun(r, 0, BEGIN_6[rules])
            s.r_failure = 54
            return 1
        elif point == 138:
            if T_Equipment_bonus[its_harvest_farm_e(s)] != 0:
                rules_2 = T_Equipment_bonus[its_harvest_farm_e(s)]
                if BEGIN_10[rules_2] != 0:
                    (<Given3*>r.passed).a0 = its_harvest_farm_n(s)
                    (<Given3*>r.passed).a1 = its_harvest_farm_you(s)
                    return begun(
                        r,
                        push(s, 142, BEGIN_11[rules_2], BEGIN_12[rules_2], BEGIN_4[rules_2], BEGIN_13[rules_2]),
                        BEGIN_10[rules_2]
                    )
                s.r_failure = 54
                return 1
            else:
                point = 141
        elif point == 141:
            point = 135
        elif point == 142:
            point = 141
        elif point == 143:
            if t != NULL and settled(s, t, 143):
                return 0
            if t != NULL and settled(s, t, 144):
                return 0
            # line 309
            held_2 = its_harvest_farm_todo(s)
            at_2 = p17_v8_n - 1
            held_2 &= ~rw_single(at_2, 48)
            set_its_harvest_farm_todo(s, held_2)
            if not T_Equipment_no_flip[at_tool(s, its_harvest_farm_you(s), p17_v8_n)]:
                # line 311
                held_3 = at_locations(s, its_harvest_farm_you(s))
                at_3 = p17_v8_n - 1
                held_3 &= ~rw_single(at_3, 48)
                set_locations(s, its_harvest_farm_you(s), held_3, 172)
            point = 135
        elif point == 291:
            if (<Move*>given).option == 0:
                set_its_harvest_farm_you(s, s.r_actor)
                set_its_harvest_farm_n(s, (<Move*>given).args[0])
                p17_v4_way = (<Move*>given).args[1]
                p17_v6_shares = rw_bag48_load(<uint8_t*>&(<Move*>given).args[2])
                point = 136
            elif (<Move*>given).option == 1:
                set_its_harvest_farm_you(s, s.r_actor)
                p17_v8_n = (<Move*>given).args[0]
                point = 143
            else:
                return 1
        elif point == 309:
            set_its_harvest_farm_you(s, (<Given0*>given).a0)
            point = 131
        else:
            r.point = point
            return -1


cdef int flow18_Card_immediate(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 27
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p18_v0_here
    cdef int p18_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 149:
            if t != NULL and settled(s, t, 149):
                return 0
            (<Given4*>r.passed).a0 = 3
            (<Given4*>r.passed).a1 = p18_v0_here
            (<Given4*>r.passed).a2 = p18_v1_you
            return begun(r, push(s, 150, -1, 16, 12, 59), 313)
        elif point == 150:
            if t != NULL and settled(s, t, 150):
                return 0
            return leave(s, r, 8, 0)
        elif point == 315:
            p18_v0_here = (<Given3*>given).a0
            p18_v1_you = (<Given3*>given).a1
            point = 149
        else:
            r.point = point
            return -1


cdef int flow19_Card_immediate(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 28
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p19_v1_you
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 151:
            if t != NULL and settled(s, t, 151):
                return 0
            if t == NULL and rw_min(2, size_equipment(s)) <= 0 and any_looked_at(s, p19_v1_you) == 0:
                point = 180
                continue
            (<Given0*>r.passed).a0 = p19_v1_you
            return begun(r, push(s, 180, -1, 8, 4, 173), 356)
        elif point == 180:
            if t != NULL and settled(s, t, 180):
                return 0
            return leave(s, r, 8, 0)
        elif point == 316:
            p19_v1_you = (<Given3*>given).a1
            point = 151
        else:
            r.point = point
            return -1


cdef int flow20_Card_immediate(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 30
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    cdef int passed
    cdef int passed_2
    while True:
        if s.r_fault:
            return 1
        if point == 181:
            if t != NULL and settled(s, t, 181):
                return 0
            set_its_Card_immediate_c(s, 53)
            actor = its_Card_immediate_you(s)
            if t != NULL:
                way = search_d9(s, actor, its_Card_immediate_c(s), t)
                if way != 2:
                    return way
                point = 182
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d9(s, actor, its_Card_immediate_c(s), rng, &r.chosen)
                if way_2 == 2:
                    point = 182
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d9(s, actor, its_Card_immediate_c(s)):
                        point = 182
                        continue
                    if not plays_on(s, rng, &r.chosen, 181):
                        return 0
                    given = &r.chosen
                    point = 294
                    continue
                fault(s, 177)
                return 1
            else:
                no_moves(&listed)
                legal_d9(s, actor, its_Card_immediate_c(s), &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 9)
                if way_3 == 1:
                    point = 182
                    continue
                if way_3 == 4:
                    fault(s, 177)
                    return 1
                s.r_point = 181
                rested(s)
                return 0
        elif point == 182:
            if t != NULL and settled(s, t, 182):
                return 0
            return leave(s, r, 8, 0)
        elif point == 188:
            point = 182
        elif point == 294:
            if (<Move*>given).option == 0:
                set_its_Card_immediate_you(s, s.r_actor)
                passed = its_Card_immediate_c(s)
                passed_2 = its_Card_immediate_you(s)
                if push(s, 188, -1, 8, 0, 247):
                    return 1
                set_its_raise_c(s, passed)
                set_its_raise_you(s, passed_2)
                r.given = given
                r.point = 362
                return -1
            elif (<Move*>given).option == 1:
                set_its_Card_immediate_you(s, s.r_actor)
                point = 182
            else:
                return 1
        elif point == 317:
            set_its_Card_immediate_you(s, (<Given3*>given).a1)
            point = 181
        else:
            r.point = point
            return -1


cdef int flow21_Card_immediate(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 31
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p21_v0_here
    cdef int p21_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 189:
            s.r_place = 0
            if t != NULL and settled(s, t, 189):
                return 0
            if t == NULL and f_reaching(s, at_place(s, p21_v1_you, p21_v0_here), p21_v1_you) == 0:
                point = 197
                continue
            (<Given3*>r.passed).a0 = p21_v0_here
            (<Given3*>r.passed).a1 = p21_v1_you
            return begun(r, push(s, 197, -1, 16, 8, 178), 357)
        elif point == 197:
            if t != NULL and settled(s, t, 197):
                return 0
            return leave(s, r, 8, 0)
        elif point == 318:
            p21_v0_here = (<Given3*>given).a0
            p21_v1_you = (<Given3*>given).a1
            point = 189
        else:
            r.point = point
            return -1


cdef int flow22_Card_immediate(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 33
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p22_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 198:
            if t != NULL and settled(s, t, 198):
                return 0
            (<Given2*>r.passed).a0 = rw_bag4_add(BAG_OF_Resource_3, rw_bag4_amount(f_number(s, 1, p22_v1_you), 0))
            (<Given2*>r.passed).a1 = p22_v1_you
            return begun(r, push(s, 199, -1, 8, 0, 51), 321)
        elif point == 199:
            if t != NULL and settled(s, t, 199):
                return 0
            return leave(s, r, 8, 0)
        elif point == 319:
            p22_v1_you = (<Given3*>given).a1
            point = 198
        else:
            r.point = point
            return -1


cdef int flow23_Card_immediate(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 36
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    cdef int passed
    cdef int passed_2
    while True:
        if s.r_fault:
            return 1
        if point == 200:
            if t != NULL and settled(s, t, 200):
                return 0
            set_its_Card_immediate_c_2(s, 52)
            actor = its_Card_immediate_you_2(s)
            if t != NULL:
                way = search_d12(s, actor, its_Card_immediate_c_2(s), t)
                if way != 2:
                    return way
                point = 201
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d12(s, actor, its_Card_immediate_c_2(s), rng, &r.chosen)
                if way_2 == 2:
                    point = 201
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d12(s, actor, its_Card_immediate_c_2(s)):
                        point = 201
                        continue
                    if not plays_on(s, rng, &r.chosen, 200):
                        return 0
                    given = &r.chosen
                    point = 297
                    continue
                fault(s, 182)
                return 1
            else:
                no_moves(&listed)
                legal_d12(s, actor, its_Card_immediate_c_2(s), &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 12)
                if way_3 == 1:
                    point = 201
                    continue
                if way_3 == 4:
                    fault(s, 182)
                    return 1
                s.r_point = 200
                rested(s)
                return 0
        elif point == 201:
            if t != NULL and settled(s, t, 201):
                return 0
            return leave(s, r, 8, 0)
        elif point == 202:
            point = 201
        elif point == 297:
            if (<Move*>given).option == 0:
                set_its_Card_immediate_you_2(s, s.r_actor)
                passed = its_Card_immediate_c_2(s)
                passed_2 = its_Card_immediate_you_2(s)
                if push(s, 202, -1, 8, 0, 247):
                    return 1
                set_its_raise_c(s, passed)
                set_its_raise_you(s, passed_2)
                r.given = given
                r.point = 363
                return -1
            elif (<Move*>given).option == 1:
                set_its_Card_immediate_you_2(s, s.r_actor)
                point = 201
            else:
                return 1
        elif point == 320:
            set_its_Card_immediate_you_2(s, (<Given3*>given).a1)
            point = 200
        else:
            r.point = point
            return -1


cdef int flow24_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 3
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p24_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 203:
            if t != NULL and settled(s, t, 203):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_4
            (<Given2*>r.passed).a1 = p24_v1_you
            return begun(r, push(s, 204, -1, 8, 0, 51), 321)
        elif point == 204:
            if t != NULL and settled(s, t, 204):
                return 0
            return leave(s, r, 8, 0)
        elif point == 325:
            p24_v1_you = (<Given3*>given).a1
            point = 203
        else:
            r.point = point
            return -1


cdef int flow25_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 4
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p25_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 205:
            if t != NULL and settled(s, t, 205):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_5
            (<Given2*>r.passed).a1 = p25_v1_you
            return begun(r, push(s, 206, -1, 8, 0, 51), 321)
        elif point == 206:
            if t != NULL and settled(s, t, 206):
                return 0
            return leave(s, r, 8, 0)
        elif point == 326:
            p25_v1_you = (<Given3*>given).a1
            point = 205
        else:
            r.point = point
            return -1


cdef int flow26_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 5
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p26_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 207:
            if t != NULL and settled(s, t, 207):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_6
            (<Given2*>r.passed).a1 = p26_v1_you
            return begun(r, push(s, 208, -1, 8, 0, 51), 321)
        elif point == 208:
            if t != NULL and settled(s, t, 208):
                return 0
            return leave(s, r, 8, 0)
        elif point == 327:
            p26_v1_you = (<Given3*>given).a1
            point = 207
        else:
            r.point = point
            return -1


cdef int flow27_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 6
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p27_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 209:
            if t != NULL and settled(s, t, 209):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_7
            (<Given2*>r.passed).a1 = p27_v1_you
            return begun(r, push(s, 210, -1, 8, 0, 51), 321)
        elif point == 210:
            if t != NULL and settled(s, t, 210):
                return 0
            return leave(s, r, 8, 0)
        elif point == 328:
            p27_v1_you = (<Given3*>given).a1
            point = 209
        else:
            r.point = point
            return -1


cdef int flow28_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 7
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p28_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 211:
            if t != NULL and settled(s, t, 211):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_8
            (<Given2*>r.passed).a1 = p28_v1_you
            return begun(r, push(s, 212, -1, 8, 0, 51), 321)
        elif point == 212:
            if t != NULL and settled(s, t, 212):
                return 0
            return leave(s, r, 8, 0)
        elif point == 329:
            p28_v1_you = (<Given3*>given).a1
            point = 211
        else:
            r.point = point
            return -1


cdef int flow29_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 8
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p29_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 213:
            if t != NULL and settled(s, t, 213):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_9
            (<Given2*>r.passed).a1 = p29_v1_you
            return begun(r, push(s, 214, -1, 8, 0, 51), 321)
        elif point == 214:
            if t != NULL and settled(s, t, 214):
                return 0
            return leave(s, r, 8, 0)
        elif point == 330:
            p29_v1_you = (<Given3*>given).a1
            point = 213
        else:
            r.point = point
            return -1


cdef int flow30_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 9
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p30_v0_here
    cdef int p30_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 215:
            if t != NULL and settled(s, t, 215):
                return 0
            (<Given2*>r.passed).a0 = rw_bag4_amount(f_adjacent(s, p30_v0_here, 2, p30_v1_you), 2)
            (<Given2*>r.passed).a1 = p30_v1_you
            return begun(r, push(s, 216, -1, 8, 0, 51), 321)
        elif point == 216:
            if t != NULL and settled(s, t, 216):
                return 0
            return leave(s, r, 8, 0)
        elif point == 331:
            p30_v0_here = (<Given3*>given).a0
            p30_v1_you = (<Given3*>given).a1
            point = 215
        else:
            r.point = point
            return -1


cdef int flow31_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 10
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p31_v0_here
    cdef int p31_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 217:
            if t != NULL and settled(s, t, 217):
                return 0
            (<Given2*>r.passed).a0 = rw_bag4_add(
                BAG_OF_Resource_3,
                rw_bag4_amount(f_adjacent(s, p31_v0_here, 1, p31_v1_you), 0)
            )
            (<Given2*>r.passed).a1 = p31_v1_you
            return begun(r, push(s, 218, -1, 8, 0, 51), 321)
        elif point == 218:
            if t != NULL and settled(s, t, 218):
                return 0
            return leave(s, r, 8, 0)
        elif point == 332:
            p31_v0_here = (<Given3*>given).a0
            p31_v1_you = (<Given3*>given).a1
            point = 217
        else:
            r.point = point
            return -1


cdef int flow32_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 11
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p32_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 219:
            if t != NULL and settled(s, t, 219):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_3
            (<Given2*>r.passed).a1 = p32_v1_you
            return begun(r, push(s, 220, -1, 8, 0, 51), 321)
        elif point == 220:
            if t != NULL and settled(s, t, 220):
                return 0
            return leave(s, r, 8, 0)
        elif point == 333:
            p32_v1_you = (<Given3*>given).a1
            point = 219
        else:
            r.point = point
            return -1


cdef int flow33_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 12
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p33_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 221:
            if t != NULL and settled(s, t, 221):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_10
            (<Given2*>r.passed).a1 = p33_v1_you
            return begun(r, push(s, 222, -1, 8, 0, 51), 321)
        elif point == 222:
            if t != NULL and settled(s, t, 222):
                return 0
            return leave(s, r, 8, 0)
        elif point == 334:
            p33_v1_you = (<Given3*>given).a1
            point = 221
        else:
            r.point = point
            return -1


cdef int flow34_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 13
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p34_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 223:
            if t != NULL and settled(s, t, 223):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_4
            (<Given2*>r.passed).a1 = p34_v1_you
            return begun(r, push(s, 224, -1, 8, 0, 51), 321)
        elif point == 224:
            if t != NULL and settled(s, t, 224):
                return 0
            return leave(s, r, 8, 0)
        elif point == 335:
            p34_v1_you = (<Given3*>given).a1
            point = 223
        else:
            r.point = point
            return -1


cdef int flow35_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 15
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p35_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 225:
            if t != NULL and settled(s, t, 225):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_11
            (<Given2*>r.passed).a1 = p35_v1_you
            return begun(r, push(s, 226, -1, 8, 0, 51), 321)
        elif point == 226:
            if t != NULL and settled(s, t, 226):
                return 0
            return leave(s, r, 8, 0)
        elif point == 336:
            p35_v1_you = (<Given3*>given).a1
            point = 225
        else:
            r.point = point
            return -1


cdef int flow36_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 16
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p36_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 227:
            if t != NULL and settled(s, t, 227):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_12
            (<Given2*>r.passed).a1 = p36_v1_you
            return begun(r, push(s, 228, -1, 8, 0, 51), 321)
        elif point == 228:
            if t != NULL and settled(s, t, 228):
                return 0
            return leave(s, r, 8, 0)
        elif point == 337:
            p36_v1_you = (<Given3*>given).a1
            point = 227
        else:
            r.point = point
            return -1


cdef int flow37_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 17
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p37_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 229:
            if t != NULL and settled(s, t, 229):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_13
            (<Given2*>r.passed).a1 = p37_v1_you
            return begun(r, push(s, 230, -1, 8, 0, 51), 321)
        elif point == 230:
            if t != NULL and settled(s, t, 230):
                return 0
            return leave(s, r, 8, 0)
        elif point == 338:
            p37_v1_you = (<Given3*>given).a1
            point = 229
        else:
            r.point = point
            return -1


cdef int flow38_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 18
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p38_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 231:
            if t != NULL and settled(s, t, 231):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_9
            (<Given2*>r.passed).a1 = p38_v1_you
            return begun(r, push(s, 232, -1, 8, 0, 51), 321)
        elif point == 232:
            if t != NULL and settled(s, t, 232):
                return 0
            return leave(s, r, 8, 0)
        elif point == 339:
            p38_v1_you = (<Given3*>given).a1
            point = 231
        else:
            r.point = point
            return -1


cdef int flow39_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 19
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p39_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 233:
            if t != NULL and settled(s, t, 233):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_14
            (<Given2*>r.passed).a1 = p39_v1_you
            return begun(r, push(s, 234, -1, 8, 0, 51), 321)
        elif point == 234:
            if t != NULL and settled(s, t, 234):
                return 0
            return leave(s, r, 8, 0)
        elif point == 340:
            p39_v1_you = (<Given3*>given).a1
            point = 233
        else:
            r.point = point
            return -1


cdef int flow40_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 20
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p40_v0_here
    cdef int p40_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 235:
            s.r_place = 0
            if t != NULL and settled(s, t, 235):
                return 0
            (<Given2*>r.passed).a0 = rw_bag4_amount(f_near(s, p40_v0_here, 1, p40_v1_you), 0)
            (<Given2*>r.passed).a1 = p40_v1_you
            return begun(r, push(s, 236, -1, 8, 0, 51), 321)
        elif point == 236:
            if t != NULL and settled(s, t, 236):
                return 0
            return leave(s, r, 8, 0)
        elif point == 341:
            p40_v0_here = (<Given3*>given).a0
            p40_v1_you = (<Given3*>given).a1
            point = 235
        else:
            r.point = point
            return -1


cdef int flow41_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 21
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p41_v0_here
    cdef int p41_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 237:
            if t != NULL and settled(s, t, 237):
                return 0
            (<Given2*>r.passed).a0 = rw_bag4_amount(5 if f_adjacent(s, p41_v0_here, 2, p41_v1_you) == 0 else 2, 0)
            (<Given2*>r.passed).a1 = p41_v1_you
            return begun(r, push(s, 238, -1, 8, 0, 51), 321)
        elif point == 238:
            if t != NULL and settled(s, t, 238):
                return 0
            return leave(s, r, 8, 0)
        elif point == 342:
            p41_v0_here = (<Given3*>given).a0
            p41_v1_you = (<Given3*>given).a1
            point = 237
        else:
            r.point = point
            return -1


cdef int flow42_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 22
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 239:
            if t != NULL and settled(s, t, 239):
                return 0
            actor = its_Card_harvest_you(s)
            if t != NULL:
                return search_d13(s, actor, its_Card_harvest_here(s), t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d13(s, actor, its_Card_harvest_here(s), rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 239):
                        return 0
                    given = &r.chosen
                    point = 298
                    continue
                fault(s, 186)
                return 1
            else:
                no_moves(&listed)
                legal_d13(s, actor, its_Card_harvest_here(s), &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 13)
                if way == 4:
                    fault(s, 186)
                    return 1
                s.r_point = 239
                rested(s)
                return 0
        elif point == 240:
            if t != NULL and settled(s, t, 240):
                return 0
            return leave(s, r, 8, 0)
        elif point == 241:
            set_its_Card_harvest_here(s, 1)
            (<Given2*>r.passed).a0 = BAG_OF_Resource_15
            (<Given2*>r.passed).a1 = its_Card_harvest_you(s)
            return begun(r, push(s, 243, -1, 8, 0, 51), 321)
        elif point == 243:
            point = 240
        elif point == 244:
            (<Given4*>r.passed).a0 = 2
            (<Given4*>r.passed).a1 = its_Card_harvest_here(s)
            (<Given4*>r.passed).a2 = its_Card_harvest_you(s)
            return begun(r, push(s, 246, -1, 16, 12, 59), 313)
        elif point == 246:
            point = 240
        elif point == 298:
            if (<Move*>given).option == 0:
                set_its_Card_harvest_you(s, s.r_actor)
                point = 241
            elif (<Move*>given).option == 1:
                set_its_Card_harvest_you(s, s.r_actor)
                point = 244
            else:
                return 1
        elif point == 343:
            set_its_Card_harvest_here(s, (<Given3*>given).a0)
            set_its_Card_harvest_you(s, (<Given3*>given).a1)
            point = 239
        else:
            r.point = point
            return -1


cdef int flow43_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 23
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p43_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 247:
            if t != NULL and settled(s, t, 247):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_7
            (<Given2*>r.passed).a1 = p43_v1_you
            return begun(r, push(s, 248, -1, 8, 0, 51), 321)
        elif point == 248:
            if t != NULL and settled(s, t, 248):
                return 0
            return leave(s, r, 8, 0)
        elif point == 344:
            p43_v1_you = (<Given3*>given).a1
            point = 247
        else:
            r.point = point
            return -1


cdef int flow44_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 24
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p44_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 249:
            if t != NULL and settled(s, t, 249):
                return 0
            (<Given2*>r.passed).a0 = rw_bag4_add(BAG_OF_Resource_15, rw_bag4_amount(f_number(s, 2, p44_v1_you), 0))
            (<Given2*>r.passed).a1 = p44_v1_you
            return begun(r, push(s, 250, -1, 8, 0, 51), 321)
        elif point == 250:
            if t != NULL and settled(s, t, 250):
                return 0
            return leave(s, r, 8, 0)
        elif point == 345:
            p44_v1_you = (<Given3*>given).a1
            point = 249
        else:
            r.point = point
            return -1


cdef int flow45_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 25
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p45_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 251:
            if t != NULL and settled(s, t, 251):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_4
            (<Given2*>r.passed).a1 = p45_v1_you
            return begun(r, push(s, 252, -1, 8, 0, 51), 321)
        elif point == 252:
            if t != NULL and settled(s, t, 252):
                return 0
            return leave(s, r, 8, 0)
        elif point == 346:
            p45_v1_you = (<Given3*>given).a1
            point = 251
        else:
            r.point = point
            return -1


cdef int flow46_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 29
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p46_v1_you
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 253:
            if t != NULL and settled(s, t, 253):
                return 0
            if t == NULL and rw_min(2, size_equipment(s)) <= 0 and any_looked_at(s, p46_v1_you) == 0:
                point = 254
                continue
            (<Given0*>r.passed).a0 = p46_v1_you
            return begun(r, push(s, 254, -1, 8, 4, 173), 356)
        elif point == 254:
            if t != NULL and settled(s, t, 254):
                return 0
            return leave(s, r, 8, 0)
        elif point == 347:
            p46_v1_you = (<Given3*>given).a1
            point = 253
        else:
            r.point = point
            return -1


cdef int flow47_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 32
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p47_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 255:
            if t != NULL and settled(s, t, 255):
                return 0
            (<Given4*>r.passed).a0 = 3
            (<Given4*>r.passed).a1 = 2
            (<Given4*>r.passed).a2 = p47_v1_you
            return begun(r, push(s, 261, -1, 16, 8, 187), 358)
        elif point == 261:
            if t != NULL and settled(s, t, 261):
                return 0
            return leave(s, r, 8, 0)
        elif point == 348:
            p47_v1_you = (<Given3*>given).a1
            point = 255
        else:
            r.point = point
            return -1


cdef int flow48_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 34
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p48_v0_here
    cdef int p48_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 262:
            if t != NULL and settled(s, t, 262):
                return 0
            (<Given4*>r.passed).a0 = 2
            (<Given4*>r.passed).a1 = p48_v0_here
            (<Given4*>r.passed).a2 = p48_v1_you
            return begun(r, push(s, 263, -1, 16, 12, 59), 313)
        elif point == 263:
            if t != NULL and settled(s, t, 263):
                return 0
            return leave(s, r, 8, 0)
        elif point == 349:
            p48_v0_here = (<Given3*>given).a0
            p48_v1_you = (<Given3*>given).a1
            point = 262
        else:
            r.point = point
            return -1


cdef int flow49_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 35
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p49_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 264:
            if t != NULL and settled(s, t, 264):
                return 0
            (<Given4*>r.passed).a0 = 2
            (<Given4*>r.passed).a1 = 1
            (<Given4*>r.passed).a2 = p49_v1_you
            return begun(r, push(s, 270, -1, 16, 12, 188), 359)
        elif point == 270:
            if t != NULL and settled(s, t, 270):
                return 0
            return leave(s, r, 8, 0)
        elif point == 350:
            p49_v1_you = (<Given3*>given).a1
            point = 264
        else:
            r.point = point
            return -1


cdef int flow50_Card_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 37
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p50_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 271:
            if t != NULL and settled(s, t, 271):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_16
            (<Given2*>r.passed).a1 = p50_v1_you
            return begun(r, push(s, 272, -1, 8, 0, 51), 321)
        elif point == 272:
            if t != NULL and settled(s, t, 272):
                return 0
            return leave(s, r, 8, 0)
        elif point == 351:
            p50_v1_you = (<Given3*>given).a1
            point = 271
        else:
            r.point = point
            return -1


cdef int flow51_Equipment_bonus(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 3
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p51_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 273:
            if t != NULL and settled(s, t, 273):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_17
            (<Given2*>r.passed).a1 = p51_v1_you
            return begun(r, push(s, 274, -1, 8, 0, 51), 321)
        elif point == 274:
            if t != NULL and settled(s, t, 274):
                return 0
            return leave(s, r, 8, 0)
        elif point == 352:
            p51_v1_you = (<Given3*>given).a1
            point = 273
        else:
            r.point = point
            return -1


cdef int flow52_Equipment_bonus(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 4
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p52_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 275:
            if t != NULL and settled(s, t, 275):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_15
            (<Given2*>r.passed).a1 = p52_v1_you
            return begun(r, push(s, 276, -1, 8, 0, 51), 321)
        elif point == 276:
            if t != NULL and settled(s, t, 276):
                return 0
            return leave(s, r, 8, 0)
        elif point == 353:
            p52_v1_you = (<Given3*>given).a1
            point = 275
        else:
            r.point = point
            return -1


cdef int flow53_Equipment_bonus(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 5
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p53_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 277:
            if t != NULL and settled(s, t, 277):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_15
            (<Given2*>r.passed).a1 = p53_v1_you
            return begun(r, push(s, 278, -1, 8, 0, 51), 321)
        elif point == 278:
            if t != NULL and settled(s, t, 278):
                return 0
            return leave(s, r, 8, 0)
        elif point == 354:
            p53_v1_you = (<Given3*>given).a1
            point = 277
        else:
            r.point = point
            return -1


cdef int flow54_Equipment_bonus(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 7
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p54_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 279:
            if t != NULL and settled(s, t, 279):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_18
            (<Given2*>r.passed).a1 = p54_v1_you
            return begun(r, push(s, 280, -1, 8, 0, 51), 321)
        elif point == 280:
            if t != NULL and settled(s, t, 280):
                return 0
            return leave(s, r, 8, 0)
        elif point == 355:
            p54_v1_you = (<Given3*>given).a1
            point = 279
        else:
            r.point = point
            return -1


cdef int flow55_Equipment_income(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 11
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p55_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 281:
            if t != NULL and settled(s, t, 281):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_3
            (<Given2*>r.passed).a1 = p55_v1_you
            return begun(r, push(s, 282, -1, 8, 0, 51), 321)
        elif point == 282:
            if t != NULL and settled(s, t, 282):
                return 0
            return leave(s, r, 8, 0)
        elif point == 311:
            p55_v1_you = (<Given3*>given).a1
            point = 281
        else:
            r.point = point
            return -1


cdef int flow56_Equipment_income(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 16
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p56_v0_here
    cdef int p56_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 283:
            if t != NULL and settled(s, t, 283):
                return 0
            do_top_up(s, t, p56_v0_here, p56_v1_you)
            return leave(s, r, 8, 0)
        elif point == 312:
            p56_v0_here = (<Given3*>given).a0
            p56_v1_you = (<Given3*>given).a1
            point = 283
        else:
            r.point = point
            return -1


cdef int flow57_Equipment_placed(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 15
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p57_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 284:
            if t != NULL and settled(s, t, 284):
                return 0
            (<Given2*>r.passed).a0 = BAG_OF_Resource_19
            (<Given2*>r.passed).a1 = p57_v1_you
            return begun(r, push(s, 285, -1, 8, 0, 51), 321)
        elif point == 285:
            if t != NULL and settled(s, t, 285):
                return 0
            return leave(s, r, 8, 0)
        elif point == 323:
            p57_v1_you = (<Given3*>given).a1
            point = 284
        else:
            r.point = point
            return -1


cdef int flow58_find_equipment(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 175
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p58_v2_e
    cdef int p58_v3_tile
    cdef int total
    cdef int known
    cdef int left
    cdef int index
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef int flat
    cdef int at
    cdef int count
    cdef int flat_2
    cdef int at_2
    cdef int count_2
    cdef int held
    cdef int outer
    cdef int x4
    cdef int k4
    cdef int left4
    cdef rw_bag15 held4
    cdef int value
    cdef int value_2
    cdef int flat_3
    cdef rw_bag15 held_2
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 152:
            if t != NULL and settled(s, t, 152):
                return 0
            set_its_find_equipment_times_left(s, rw_min(2, size_equipment(s)))
            point = 153
        elif point == 153:
            if t != NULL and settled(s, t, 153):
                return 0
            if its_find_equipment_times_left(s) > 0:
                if t != NULL and settled(s, t, 154):
                    return 0
                set_its_find_equipment_times_left(s, checked_sub(s, its_find_equipment_times_left(s), 1, 191))
                total = rw_bytes_total(&s.m_equipment_middle[0], 15)
                if s.m_equipment_top_length > 0:
                    known = (&s.m_equipment_top[0])[0]
                    rw_drop_first(&s.m_equipment_top[0], &s.m_equipment_top_length, sizeof(uint8_t), 60)
                    p58_v2_e = known
                    point = 156
                    continue
                if s.m_equipment_bottom_length > 0 and total == 0:
                    known = (&s.m_equipment_bottom[0])[0]
                    rw_drop_first(&s.m_equipment_bottom[0], &s.m_equipment_bottom_length, sizeof(uint8_t), 60)
                    p58_v2_e = known
                    point = 156
                    continue
                if total == 0:
                    s.r_failure = 192
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 154
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_equipment_middle[0], 15, left)
                (<uint8_t*>&s.m_equipment_middle[0])[index] -= 1
                p58_v2_e = index + 1
                point = 156
            else:
                if t != NULL and settled(s, t, 155):
                    return 0
                if any_looked_at(s, its_find_equipment_you(s)):
                    if t != NULL and settled(s, t, 157):
                        return 0
                    set_its_find_equipment_times_left(s, 0)
                    actor = its_find_equipment_you(s)
                    if t != NULL:
                        return search_d7(s, actor, t)
                    s.r_actor = actor
                    found = list_for(rng, &listed)
                    legal_d7(s, actor, found)
                    way = drawn(s, found, &r.chosen, rng, 7)
                    if way == 3:
                        given = &r.chosen
                        point = 292
                        continue
                    if way == 4:
                        fault(s, 195)
                        return 1
                    s.r_point = 157
                    rested(s)
                    return 0
                else:
                    point = 159
        elif point == 156:
            if t != NULL and settled(s, t, 156):
                return 0
            # line 177
            flat = place_in_looked_at(its_find_equipment_you(s))
            at = p58_v2_e - 1
            count = 1
            if <unsigned int>at >= 15u:
                fault(s, 196)
            elif ((<uint8_t*>&s.m_looked_at[flat * 15])[at] if flat >= 0 else 0) + <int64_t>count > 255:
                fault(s, 197)
            elif flat < 0:
                fault(s, 198)
            else:
                (<uint8_t*>&s.m_looked_at[flat * 15])[at] += <uint8_t>count
            point = 153
        elif point == 159:
            if t != NULL and settled(s, t, 159):
                return 0
            return leave(s, r, 8, 4)
        elif point == 161:
            if t != NULL and settled(s, t, 161):
                return 0
            if t != NULL and settled(s, t, 162):
                return 0
            # line 180
            flat_2 = place_in_looked_at(its_find_equipment_you(s))
            at_2 = p58_v3_tile - 1
            count_2 = 1
            if (
                <unsigned int>at_2 >= 15u
                or ((<uint8_t*>&s.m_looked_at[flat_2 * 15])[at_2] if flat_2 >= 0 else 0) < count_2
            ):
                fault(s, 199)
            elif flat_2 < 0:
                fault(s, 200)
            else:
                (<uint8_t*>&s.m_looked_at[flat_2 * 15])[at_2] -= <uint8_t>count_2
            # line 180
            held = p58_v3_tile
            set_kept(s, its_find_equipment_you(s), held, 201)
            s.r_place = 202
            if t != NULL and settled(s, t, 160):
                return 0
            outer = s.r_place
            if outer == 0:
                s.r_place = 203
            held4 = at_looked_at(s, its_find_equipment_you(s))
            k4 = -1
            left4 = 0
            while True:
                while left4 <= 0 and k4 + 1 < 15:
                    k4 += 1
                    left4 = held4.n[k4]
                if left4 <= 0:
                    break
                left4 -= 1
                x4 = k4 + 1
                s.r_spent += 17
                if s.r_spent > s.r_alarm and alarmed(s, 204):
                    break
                # line 182
                value = x4
                if value == 0:
                    fault(s, 205)
                elif s.m_equipment_bottom_length >= 60:
                    fault(s, 206)
                else:
                    (&s.m_equipment_bottom[0])[s.m_equipment_bottom_length] = value
                    s.m_equipment_bottom_length += 1
                # line 182
                value_2 = x4
                flat_3 = place_in_returned(its_find_equipment_you(s))
                if value_2 == 0 or flat_3 < 0:
                    fault(s, 207)
                elif s.m_returned_length >= 40:
                    fault(s, 208)
                else:
                    (&s.m_returned[flat_3 * 40])[s.m_returned_length] = value_2
                    s.m_returned_length += 1
            s.r_place = outer
            # line 183
            held_2 = rw_bag15_none()
            if bag_misfits_3(held_2, 65535):
                fault(s, 209)
            else:
                set_looked_at(s, its_find_equipment_you(s), held_2, 210)
            (<Given0*>r.passed).a0 = its_find_equipment_you(s)
            return begun(r, push(s, 179, -1, 16, 8, 211), 360)
        elif point == 179:
            point = 159
        elif point == 292:
            if (<Move*>given).option == 0:
                set_its_find_equipment_you(s, s.r_actor)
                p58_v3_tile = (<Move*>given).args[0]
                point = 161
            else:
                return 1
        elif point == 304:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_equipment_middle[0])[index_2] -= 1
            p58_v2_e = index_2 + 1
            point = 156
        elif point == 356:
            set_its_find_equipment_you(s, (<Given0*>given).a0)
            point = 152
        else:
            r.point = point
            return -1


cdef int flow59_place_kept(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 160
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p59_v5_n
    cdef int p59_v6_e
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef int held
    cdef int flat
    cdef int at
    cdef int count
    cdef int held_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 163:
            if t != NULL and settled(s, t, 163):
                return 0
            set_its_place_kept_places(s, set_line_160(s, its_place_kept_you(s)))
            set_its_place_kept_spot(s, RW_NIL)
            if its_place_kept_places(s):
                if t != NULL and settled(s, t, 164):
                    return 0
                actor = its_place_kept_you(s)
                if t != NULL:
                    return search_d8(s, actor, its_place_kept_places(s), t)
                s.r_actor = actor
                found = list_for(rng, &listed)
                legal_d8(s, actor, its_place_kept_places(s), found)
                way = drawn(s, found, &r.chosen, rng, 8)
                if way == 3:
                    given = &r.chosen
                    point = 293
                    continue
                if way == 4:
                    fault(s, 214)
                    return 1
                s.r_point = 164
                rested(s)
                return 0
            else:
                point = 166
        elif point == 166:
            if t != NULL and settled(s, t, 166):
                return 0
            p59_v6_e = at_kept(s, its_place_kept_you(s))
            # line 169
            held = 0
            set_kept(s, its_place_kept_you(s), held, 215)
            if its_place_kept_spot(s) == RW_NIL:
                if t != NULL and settled(s, t, 170):
                    return 0
                # line 171
                flat = place_in_aside(its_place_kept_you(s))
                at = p59_v6_e - 1
                count = 1
                if <unsigned int>at >= 15u:
                    fault(s, 216)
                elif ((<uint8_t*>&s.m_aside[flat * 15])[at] if flat >= 0 else 0) + <int64_t>count > 255:
                    fault(s, 217)
                elif flat < 0:
                    fault(s, 218)
                else:
                    (<uint8_t*>&s.m_aside[flat * 15])[at] += <uint8_t>count
                point = 172
            else:
                if t != NULL and settled(s, t, 171):
                    return 0
                set_its_place_kept_places(s, 0)
                (<Given4*>r.passed).a0 = p59_v6_e
                (<Given4*>r.passed).a1 = its_place_kept_spot(s)
                (<Given4*>r.passed).a2 = its_place_kept_you(s)
                return begun(r, push(s, 178, -1, 8, 0, 123), 361)
        elif point == 168:
            if t != NULL and settled(s, t, 168):
                return 0
            if t != NULL and settled(s, t, 169):
                return 0
            # line 168
            held_2 = p59_v5_n
            set_its_place_kept_spot(s, held_2)
            if t != NULL and settled(s, t, 167):
                return 0
            point = 166
        elif point == 172:
            if t != NULL and settled(s, t, 172):
                return 0
            return leave(s, r, 16, 8)
        elif point == 178:
            point = 172
        elif point == 293:
            if (<Move*>given).option == 0:
                set_its_place_kept_you(s, s.r_actor)
                p59_v5_n = (<Move*>given).args[0]
                point = 168
            else:
                return 1
        elif point == 360:
            set_its_place_kept_you(s, (<Given0*>given).a0)
            point = 163
        else:
            r.point = point
            return -1


cdef int flow60_fit(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 154
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p60_v0_e
    cdef int p60_v1_n
    cdef int p60_v2_you
    cdef int held
    cdef int value
    cdef int flat
    cdef int held_2
    cdef int rules
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 173:
            if t != NULL and settled(s, t, 173):
                return 0
            # line 155
            held = p60_v0_e
            set_tool(s, p60_v2_you, p60_v1_n, held, 124)
            # line 156
            value = p60_v1_n
            flat = place_in_fitted(p60_v2_you)
            if not (1 <= value and value <= 48) or flat < 0:
                fault(s, 125)
            elif s.m_fitted_length >= 30:
                fault(s, 126)
            else:
                (&s.m_fitted[flat * 30])[s.m_fitted_length] = value
                s.m_fitted_length += 1
            if T_Equipment_placed[p60_v0_e] != 0:
                if t != NULL and settled(s, t, 174):
                    return 0
                held_2 = within(s, p60_v1_n, 1, 48, False, 127)
                rules = T_Equipment_placed[p60_v0_e]
                if rules == 40:
                    (<Given3*>r.passed).a0 = held_2
                    (<Given3*>r.passed).a1 = p60_v2_you
                    return begun(r, push(s, 177, -1, 8, 0, 128), 323)
                s.r_failure = 54
                return 1
            else:
                point = 176
        elif point == 176:
            if t != NULL and settled(s, t, 176):
                return 0
            return leave(s, r, 8, 0)
        elif point == 177:
            point = 176
        elif point == 361:
            p60_v0_e = (<Given4*>given).a0
            p60_v1_n = (<Given4*>given).a1
            p60_v2_you = (<Given4*>given).a2
            point = 173
        else:
            r.point = point
            return -1


cdef int flow61_raise(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 208
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p61_v2_cell
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 183:
            if t != NULL and settled(s, t, 183):
                return 0
            actor = its_raise_you(s)
            if t != NULL:
                return search_d10(s, actor, its_raise_c(s), t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d10(s, actor, its_raise_c(s), rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 183):
                        return 0
                    given = &r.chosen
                    point = 295
                    continue
                fault(s, 223)
                return 1
            else:
                no_moves(&listed)
                legal_d10(s, actor, its_raise_c(s), &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 10)
                if way == 4:
                    fault(s, 223)
                    return 1
                s.r_point = 183
                rested(s)
                return 0
        elif point == 185:
            # line 210 @FG-45 @FG-48
            if rng == NULL and get_stack(s, T_Card_kind[its_raise_c(s)]) <= 0:
                s.r_failure = 224
                return 1
            (<Given4*>r.passed).a0 = its_raise_c(s)
            (<Given4*>r.passed).a1 = p61_v2_cell
            (<Given4*>r.passed).a2 = its_raise_you(s)
            return begun(r, push(s, 187, -1, 8, 4, 97), 314)
        elif point == 187:
            if t != NULL and settled(s, t, 184):
                return 0
            return leave(s, r, 8, 0)
        elif point == 295:
            if (<Move*>given).option == 0:
                set_its_raise_you(s, s.r_actor)
                p61_v2_cell = (<Move*>given).args[0]
                point = 185
            else:
                return 1
        elif point == 362:
            p61_v2_cell = (<Move*>given).args[0]
            point = 185
        elif point == 363:
            p61_v2_cell = (<Move*>given).args[0]
            point = 185
        else:
            r.point = point
            return -1


cdef int flow62_fill_tower(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 139
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p62_v0_here
    cdef int p62_v3_t
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 190:
            s.r_place = 0
            if t != NULL and settled(s, t, 190):
                return 0
            set_its_fill_tower_targets(
                s,
                f_reaching(s, get_place(s, its_fill_tower_you(s), p62_v0_here), its_fill_tower_you(s))
            )
            if its_fill_tower_targets(s):
                if t != NULL and settled(s, t, 191):
                    return 0
                actor = its_fill_tower_you(s)
                if t != NULL:
                    return search_d11(s, actor, its_fill_tower_targets(s), t)
                s.r_actor = actor
                found = list_for(rng, &listed)
                legal_d11(s, actor, its_fill_tower_targets(s), found)
                way = drawn(s, found, &r.chosen, rng, 11)
                if way == 3:
                    given = &r.chosen
                    point = 296
                    continue
                if way == 4:
                    fault(s, 227)
                    return 1
                s.r_point = 191
                rested(s)
                return 0
            else:
                point = 193
        elif point == 193:
            if t != NULL and settled(s, t, 193):
                return 0
            return leave(s, r, 16, 8)
        elif point == 195:
            if t != NULL and settled(s, t, 195):
                return 0
            if t != NULL and settled(s, t, 196):
                return 0
            # line 143
            held = (
                at_water(s, its_fill_tower_you(s), p62_v3_t)
                + rw_min(
                    99,
                    (
                        (
                            T_Card_capacity[at_card(s, its_fill_tower_you(s), p62_v3_t)]
                            + T_Equipment_capacity[at_tool(s, its_fill_tower_you(s), p62_v3_t)]
                        )
                        - at_water(s, its_fill_tower_you(s), p62_v3_t)
                    )
                )
            )
            if 0 <= held and held <= 9:
                set_water(s, its_fill_tower_you(s), p62_v3_t, held, 229)
            else:
                fault(s, 228)
            if t != NULL and settled(s, t, 194):
                return 0
            point = 193
        elif point == 296:
            if (<Move*>given).option == 0:
                set_its_fill_tower_you(s, s.r_actor)
                p62_v3_t = (<Move*>given).args[0]
                point = 195
            else:
                return 1
        elif point == 357:
            p62_v0_here = (<Given3*>given).a0
            set_its_fill_tower_you(s, (<Given3*>given).a1)
            point = 190
        else:
            r.point = point
            return -1


cdef int flow63_sell(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 145
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p63_v3_n
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef int held
    cdef rw_bag4 whole
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 256:
            if t != NULL and settled(s, t, 256):
                return 0
            actor = its_sell_you(s)
            if t != NULL:
                return search_d14(s, actor, its_sell_most_food(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d14(s, actor, its_sell_most_food(s), found)
            way = drawn(s, found, &r.chosen, rng, 14)
            if way == 3:
                given = &r.chosen
                point = 299
                continue
            if way == 4:
                fault(s, 233)
                return 1
            s.r_point = 256
            rested(s)
            return 0
        elif point == 258:
            # line 147
            held = tally_purse(s, its_sell_you(s), 3) - p63_v3_n
            if 0 <= held and held <= 65535:
                whole = at_purse(s, its_sell_you(s))
                at = 2
                if <unsigned int>at >= 4u:
                    fault(s, 235)
                else:
                    whole.n[at] = held
                    if bag_misfits(whole, 600):
                        fault(s, 234)
                    else:
                        set_purse(s, its_sell_you(s), whole, 235)
            else:
                fault(s, 234)
            set_its_sell_most_food(s, 0)
            (<Given2*>r.passed).a0 = rw_bag4_amount(checked_mul(s, p63_v3_n, its_sell_price(s), 236), 0)
            (<Given2*>r.passed).a1 = its_sell_you(s)
            return begun(r, push(s, 260, -1, 8, 0, 51), 321)
        elif point == 260:
            if t != NULL and settled(s, t, 257):
                return 0
            return leave(s, r, 16, 8)
        elif point == 299:
            if (<Move*>given).option == 0:
                set_its_sell_you(s, s.r_actor)
                p63_v3_n = (<Move*>given).args[0]
                point = 258
            else:
                return 1
        elif point == 358:
            set_its_sell_most_food(s, (<Given4*>given).a0)
            set_its_sell_price(s, (<Given4*>given).a1)
            set_its_sell_you(s, (<Given4*>given).a2)
            point = 256
        else:
            r.point = point
            return -1


cdef int flow64_buy(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 149
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p64_v4_n
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef int held
    cdef rw_bag4 whole
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 265:
            if t != NULL and settled(s, t, 265):
                return 0
            set_its_buy_affordable(
                s,
                rw_min(
                    f_storage(s, its_buy_you(s)) - tally_purse(s, its_buy_you(s), 3),
                    checked_div(s, tally_purse(s, its_buy_you(s), 1), its_buy_price(s), 237)
                )
            )
            actor = its_buy_you(s)
            if t != NULL:
                return search_d15(s, actor, its_buy_most_food(s), its_buy_affordable(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d15(s, actor, its_buy_most_food(s), its_buy_affordable(s), found)
            way = drawn(s, found, &r.chosen, rng, 15)
            if way == 3:
                given = &r.chosen
                point = 300
                continue
            if way == 4:
                fault(s, 242)
                return 1
            s.r_point = 265
            rested(s)
            return 0
        elif point == 267:
            # line 152
            held = checked_sub(
                s,
                tally_purse(s, its_buy_you(s), 1),
                checked_mul(s, p64_v4_n, its_buy_price(s), 243),
                244
            )
            if 0 <= held and held <= 65535:
                whole = at_purse(s, its_buy_you(s))
                at = 0
                if <unsigned int>at >= 4u:
                    fault(s, 246)
                else:
                    whole.n[at] = held
                    if bag_misfits(whole, 600):
                        fault(s, 245)
                    else:
                        set_purse(s, its_buy_you(s), whole, 246)
            else:
                fault(s, 245)
            set_its_buy_most_food(s, 0)
            set_its_buy_price(s, 0)
            set_its_buy_affordable(s, 0)
            (<Given2*>r.passed).a0 = rw_bag4_amount(p64_v4_n, 2)
            (<Given2*>r.passed).a1 = its_buy_you(s)
            return begun(r, push(s, 269, -1, 8, 0, 51), 321)
        elif point == 269:
            if t != NULL and settled(s, t, 266):
                return 0
            return leave(s, r, 16, 12)
        elif point == 300:
            if (<Move*>given).option == 0:
                set_its_buy_you(s, s.r_actor)
                p64_v4_n = (<Move*>given).args[0]
                point = 267
            else:
                return 1
        elif point == 359:
            set_its_buy_most_food(s, (<Given4*>given).a0)
            set_its_buy_price(s, (<Given4*>given).a1)
            set_its_buy_you(s, (<Given4*>given).a2)
            point = 265
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
        elif proc == 3:
            way = flow3_take_income(s, t, rng, &r)
        elif proc == 4:
            way = flow4_gain(s, t, rng, &r)
        elif proc == 5:
            way = flow5_pour(s, t, rng, &r)
        elif proc == 6:
            way = flow6_draw_cards(s, t, rng, &r)
        elif proc == 7:
            way = flow7_turn_up(s, t, rng, &r)
        elif proc == 9:
            way = flow9_use_pick(s, t, rng, &r)
        elif proc == 11:
            way = flow11_put_down(s, t, rng, &r)
        elif proc == 12:
            way = flow12_fit(s, t, rng, &r)
        elif proc == 14:
            way = flow14_gain(s, t, rng, &r)
        elif proc == 16:
            way = flow16_open_turn(s, t, rng, &r)
        elif proc == 17:
            way = flow17_harvest_farm(s, t, rng, &r)
        elif proc == 18:
            way = flow18_Card_immediate(s, t, rng, &r)
        elif proc == 19:
            way = flow19_Card_immediate(s, t, rng, &r)
        elif proc == 20:
            way = flow20_Card_immediate(s, t, rng, &r)
        elif proc == 21:
            way = flow21_Card_immediate(s, t, rng, &r)
        elif proc == 22:
            way = flow22_Card_immediate(s, t, rng, &r)
        elif proc == 23:
            way = flow23_Card_immediate(s, t, rng, &r)
        elif proc == 24:
            way = flow24_Card_harvest(s, t, rng, &r)
        elif proc == 25:
            way = flow25_Card_harvest(s, t, rng, &r)
        elif proc == 26:
            way = flow26_Card_harvest(s, t, rng, &r)
        elif proc == 27:
            way = flow27_Card_harvest(s, t, rng, &r)
        elif proc == 28:
            way = flow28_Card_harvest(s, t, rng, &r)
        elif proc == 29:
            way = flow29_Card_harvest(s, t, rng, &r)
        elif proc == 30:
            way = flow30_Card_harvest(s, t, rng, &r)
        elif proc == 31:
            way = flow31_Card_harvest(s, t, rng, &r)
        elif proc == 32:
            way = flow32_Card_harvest(s, t, rng, &r)
        elif proc == 33:
            way = flow33_Card_harvest(s, t, rng, &r)
        elif proc == 34:
            way = flow34_Card_harvest(s, t, rng, &r)
        elif proc == 35:
            way = flow35_Card_harvest(s, t, rng, &r)
        elif proc == 36:
            way = flow36_Card_harvest(s, t, rng, &r)
        elif proc == 37:
            way = flow37_Card_harvest(s, t, rng, &r)
        elif proc == 38:
            way = flow38_Card_harvest(s, t, rng, &r)
        elif proc == 39:
            way = flow39_Card_harvest(s, t, rng, &r)
        elif proc == 40:
            way = flow40_Card_harvest(s, t, rng, &r)
        elif proc == 41:
            way = flow41_Card_harvest(s, t, rng, &r)
        elif proc == 42:
            way = flow42_Card_harvest(s, t, rng, &r)
        elif proc == 43:
            way = flow43_Card_harvest(s, t, rng, &r)
        elif proc == 44:
            way = flow44_Card_harvest(s, t, rng, &r)
        elif proc == 45:
            way = flow45_Card_harvest(s, t, rng, &r)
        elif proc == 46:
            way = flow46_Card_harvest(s, t, rng, &r)
        elif proc == 47:
            way = flow47_Card_harvest(s, t, rng, &r)
        elif proc == 48:
            way = flow48_Card_harvest(s, t, rng, &r)
        elif proc == 49:
            way = flow49_Card_harvest(s, t, rng, &r)
        elif proc == 50:
            way = flow50_Card_harvest(s, t, rng, &r)
        elif proc == 51:
            way = flow51_Equipment_bonus(s, t, rng, &r)
        elif proc == 52:
            way = flow52_Equipment_bonus(s, t, rng, &r)
        elif proc == 53:
            way = flow53_Equipment_bonus(s, t, rng, &r)
        elif proc == 54:
            way = flow54_Equipment_bonus(s, t, rng, &r)
        elif proc == 55:
            way = flow55_Equipment_income(s, t, rng, &r)
        elif proc == 56:
            way = flow56_Equipment_income(s, t, rng, &r)
        elif proc == 57:
            way = flow57_Equipment_placed(s, t, rng, &r)
        elif proc == 58:
            way = flow58_find_equipment(s, t, rng, &r)
        elif proc == 59:
            way = flow59_place_kept(s, t, rng, &r)
        elif proc == 60:
            way = flow60_fit(s, t, rng, &r)
        elif proc == 61:
            way = flow61_raise(s, t, rng, &r)
        elif proc == 62:
            way = flow62_fill_tower(s, t, rng, &r)
        elif proc == 63:
            way = flow63_sell(s, t, rng, &r)
        elif proc == 64:
            way = flow64_buy(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 18:
        legal_d0(s, s.r_actor, its_pour_targets(s), its_pour_fitting(s), out)
    elif s.r_point == 37:
        legal_d1(s, s.r_actor, its_draw_cards_wanted(s), its_draw_cards_possible(s), out)
    elif s.r_point == 74:
        legal_d3(s, s.r_actor, its_use_pick_c(s), its_use_pick_thirst(s), out)
    elif s.r_point == 79:
        legal_d4(s, s.r_actor, its_put_down_fitting(s), out)
    elif s.r_point == 119:
        legal_d5(s, s.r_actor, its_open_turn_rest_of_you(s), out)
    elif s.r_point == 134:
        legal_d6(s, s.r_actor, its_harvest_farm_todo(s), out)
    elif s.r_point == 157:
        legal_d7(s, s.r_actor, out)
    elif s.r_point == 164:
        legal_d8(s, s.r_actor, its_place_kept_places(s), out)
    elif s.r_point == 181:
        legal_d9(s, s.r_actor, its_Card_immediate_c(s), out)
    elif s.r_point == 183:
        legal_d10(s, s.r_actor, its_raise_c(s), out)
    elif s.r_point == 191:
        legal_d11(s, s.r_actor, its_fill_tower_targets(s), out)
    elif s.r_point == 200:
        legal_d12(s, s.r_actor, its_Card_immediate_c_2(s), out)
    elif s.r_point == 239:
        legal_d13(s, s.r_actor, its_Card_harvest_here(s), out)
    elif s.r_point == 256:
        legal_d14(s, s.r_actor, its_sell_most_food(s), out)
    elif s.r_point == 265:
        legal_d15(s, s.r_actor, its_buy_most_food(s), its_buy_affordable(s), out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    return is_listed(s, m)


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    cdef uint64_t held
    cdef int flat
    if s.r_point == 0:
        held = 1
        for i in range(1):
            if rw_has(held, i, 1):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    elif s.r_point == 45:
        flat = place_in_piles(its_draw_cards_k(s))
        for i in range(53):
            if ((<uint8_t*>&s.m_piles[flat * 53])[i] if flat >= 0 else 0) != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_piles[flat * 53])[i] if flat >= 0 else 0
                n += 1
    elif s.r_point == 52:
        for i in range(53):
            if (<uint8_t*>&s.m_deck[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_deck[0])[i]
                n += 1
    elif s.r_point == 154:
        for i in range(15):
            if (<uint8_t*>&s.m_equipment_middle[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_equipment_middle[0])[i]
                n += 1
    return n


# ---------------------------------------------------------------- invariants

cdef inline int tally_deck(S* s, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_deck[0], wanted - 1, 53)


cdef inline int tally_display(S* s, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_display[0], wanted - 1, 53)


cdef inline int tally_hand(S* s, int at0, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_hand[(at0 - 1) * 53], wanted - 1, 53)


cdef inline int sum_line_377(S* s, int v1) noexcept nogil:
    # line 377
    cdef int r = 0
    cdef int x2
    cdef uint64_t left2 = 1
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        r += tally_hand(s, x2, v1)
    return r


cdef inline int sum_line_377_2(S* s, int v0) noexcept nogil:
    # line 377
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = T_masks_line_377[v0 - 1]
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += tally_deck(s, x1) + tally_display(s, x1) + sum_line_377(s, x1)
    return r


cdef inline int f_loose(S* s, int v_k) noexcept nogil:
    # line 377
    return sum_line_377_2(s, v_k)


cdef inline int sum_line_378(S* s, int v0) noexcept nogil:
    # line 378
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = 1
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 249):
            break
        r += rw_size(
            rw_range(0, at_built(s, x1) - 1, 48)
            & rw_lanes(&s.m_card[(x1 - 1) * 48], 48, T_runs_line_104[v0 - 1], T_runs_line_104_2[v0 - 1])
        )
    return r


cdef inline int f_in_farms(S* s, int v_k) noexcept nogil:
    # line 378
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 249
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 249):
        return 0
    cdef int held = sum_line_378(s, v_k)
    s.r_place = outer
    return held


cdef inline int count_line_379(S* s, int v0) noexcept nogil:
    # line 379
    cdef int n = 0
    cdef int x2
    cdef int k2
    for k2 in range(s.m_discards_length):
        x2 = (<uint8_t*>&s.m_discards[0])[k2]
        if T_Card_kind[x2] == v0:
            n += 1
    return n


cdef inline int f_used_up(S* s, int v_k) noexcept nogil:
    # line 379
    return (
        rw_size(rw_lanes(&s.m_pick, 1, T_runs_line_104[v_k - 1], T_runs_line_104_2[v_k - 1]))
        + count_line_379(s, v_k)
    )


cdef inline int all_line_384(S* s) noexcept nogil:
    # line 384
    cdef int x0
    cdef uint64_t left0 = 15
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 248):
            break
        if size_piles(s, x0) + f_loose(s, x0) + f_in_farms(s, x0) + f_used_up(s, x0) != T_values_line_384[x0 - 1]:
            return False
    return True


cdef inline int size_fitted(S* s, int at0) noexcept nogil:
    return s.m_fitted_length


cdef inline int size_looked_at(S* s, int at0) noexcept nogil:
    return rw_bytes_total(&s.m_looked_at[(at0 - 1) * 15], 15)


cdef inline int f_tiles(S* s, int v_p) noexcept nogil:
    # line 381
    return size_fitted(s, v_p) + size_aside(s, v_p) + size_looked_at(s, v_p) + (0 if at_kept(s, v_p) == 0 else 1)


cdef inline int sum_line_386(S* s) noexcept nogil:
    # line 386
    cdef int r = 0
    cdef int x0
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        r += f_tiles(s, x0)
    return r


cdef inline int all_line_387(S* s) noexcept nogil:
    # line 387
    cdef int x0
    cdef int x1
    cdef int k1
    cdef int at1
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        at1 = place_in_fitted(x0)
        for k1 in range(s.m_fitted_length if at1 >= 0 else 0):
            x1 = (<uint8_t*>&s.m_fitted[at1 * 30])[k1]
            if not formula_Equipment_fits(s, at_tool(s, x0, x1), at_card(s, x0, x1)):
                return False
    return True


cdef inline int all_line_382(S* s, int v0, int v1) noexcept nogil:
    # line 382
    cdef int x2
    cdef uint64_t left2 = at_locations(s, v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if not (at_tool(s, v1, x2) != 0 or not formula_Equipment_fits(s, v0, at_card(s, v1, x2))):
            return False
    return True


cdef inline int f_homeless(S* s, int v_e, int v_you) noexcept nogil:
    # line 382
    return all_line_382(s, v_e, v_you)


cdef inline int all_line_388(S* s) noexcept nogil:
    # line 388
    cdef int x0
    cdef int x1
    cdef int k1
    cdef int at1
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        at1 = place_in_aside(x0)
        for k1 in range(15 if at1 >= 0 else 0):
            if (<uint8_t*>&s.m_aside[at1 * 15])[k1] != 0:
                x1 = k1 + 1
                if not f_homeless(s, x1, x0):
                    return False
    return True


cdef int all_line_389(S* s) noexcept nogil:
    # line 389
    cdef int x0
    cdef rw_between ends
    cdef int x1
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 250):
            break
        ends = rw_between_of(1, at_built(s, x0))
        for x1 in range(ends.low, ends.high + 1):
            s.r_spent += 3
            if s.r_spent > s.r_alarm and alarmed(s, 250):
                break
            if at_water(s, x0, x1) > T_Card_capacity[at_card(s, x0, x1)] + T_Equipment_capacity[at_tool(s, x0, x1)]:
                return False
    return True


cdef int all_line_390(S* s) noexcept nogil:
    # line 390
    cdef int x0
    cdef rw_between ends
    cdef int x1
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 251):
            break
        ends = rw_between_of(1, at_built(s, x0))
        for x1 in range(ends.low, ends.high + 1):
            s.r_spent += 3
            if s.r_spent > s.r_alarm and alarmed(s, 251):
                break
            if not (at_water(s, x0, x1) == 0 or T_Card_kind[at_card(s, x0, x1)] == 5):
                return False
    return True


cdef inline rw_set67 set_line_392(S* s) noexcept nogil:
    # line 392
    cdef rw_set67 r = rw_set67_none()
    cdef int x1
    cdef rw_between ends = rw_between_of(1, at_built(s, 1))
    for x1 in range(ends.low, ends.high + 1):
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 252):
            break
        rw_set67_put(&r, at_place(s, 1, x1) - 1, 4225)
    return r


cdef int all_line_393(S* s) noexcept nogil:
    # line 393
    cdef int x0
    cdef rw_between ends
    cdef int x1
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 253):
            break
        ends = rw_between_of(2, at_built(s, x0))
        for x1 in range(ends.low, ends.high + 1):
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 253):
                break
            if (
                (
                    rw_range(0, x1 - 2, 47)
                    & rw_among_halves(
                        &s.m_place[(x0 - 1) * 48],
                        47,
                        &T_farm_neighbours_listed[at_place(s, x0, x1) * 4],
                        4
                    )
                )
                == 0
            ):
                return False
    return True


cdef inline int size_hand(S* s, int at0) noexcept nogil:
    return rw_bytes_total(&s.m_hand[(at0 - 1) * 53], 53)


cdef int all_line_396(S* s) noexcept nogil:
    # line 396
    cdef int x0
    cdef uint64_t left1
    cdef int x1
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 254):
            break
        left1 = f_open_areas(s, x0)
        while left1:
            x1 = rw_lowest(left1) + 1
            left1 &= left1 - 1
            s.r_spent += 2
            if s.r_spent > s.r_alarm and alarmed(s, 254):
                break
            if T_Card_harvest[at_card(s, x0, x1)] == 0:
                return False
    return True


cdef bint invariant_0(S* s) noexcept nogil:
    # line 384
    return s.m_year == 0 or all_line_384(s)


cdef bint invariant_1(S* s) noexcept nogil:
    # line 385
    return s.m_year == 0 or at_stack(s, 5) + f_in_farms(s, 5) == 18 and at_stack(s, 6) + f_in_farms(s, 6) == 12


cdef bint invariant_2(S* s) noexcept nogil:
    # line 386
    return s.m_year == 0 or size_equipment(s) + sum_line_386(s) == 30


cdef bint invariant_3(S* s) noexcept nogil:
    # line 387
    return all_line_387(s)


cdef bint invariant_4(S* s) noexcept nogil:
    # line 388
    return all_line_388(s)


cdef bint invariant_5(S* s) noexcept nogil:
    # line 389
    return all_line_389(s)


cdef bint invariant_6(S* s) noexcept nogil:
    # line 390
    return all_line_390(s)


cdef bint invariant_7(S* s) noexcept nogil:
    # line 391
    return tally_purse(s, 1, 3) <= f_storage(s, 1)


cdef bint invariant_8(S* s) noexcept nogil:
    # line 392
    return rw_set67_size_v(set_line_392(s)) == at_built(s, 1)


cdef bint invariant_9(S* s) noexcept nogil:
    # line 393
    return all_line_393(s)


cdef bint invariant_10(S* s) noexcept nogil:
    # line 394
    return s.m_turn == 0 or size_hand(s, 1) == size_hand(s, 1)


cdef bint invariant_11(S* s) noexcept nogil:
    # line 395
    return s.m_turn == 0 or size_hand(s, 1) <= 7 - s.m_turn


cdef bint invariant_12(S* s) noexcept nogil:
    # line 396
    return all_line_396(s)


cdef bint invariant_13(S* s) noexcept nogil:
    # line 397
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
    elif number == 13:
        return invariant_13(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint8_t T_Card_points[54] = {0, 1, 1, 0, 2, 2, 2, 1, 1, 3, 2, 2, 1, 2, 1, 2, 3, 1, 2, 1, 1, 2, 3, 1,
        1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 4, 1, 0, 0};
    static const int16_t T_farm_neighbours_listed[16904] = {0, 0, 0, 0, 2, 66, 0, 0, 1, 3, 67, 0, 2, 4, 68, 0, 3, 5,
        69, 0, 4, 6, 70, 0, 5, 7, 71, 0, 6, 8, 72, 0, 7, 9, 73, 0, 8, 10, 74, 0, 9, 11, 75, 0, 10, 12, 76, 0, 11, 13,
        77, 0, 12, 14, 78, 0, 13, 15, 79, 0, 14, 16, 80, 0, 15, 17, 81, 0, 16, 18, 82, 0, 17, 19, 83, 0, 18, 20, 84,
        0, 19, 21, 85, 0, 20, 22, 86, 0, 21, 23, 87, 0, 22, 24, 88, 0, 23, 25, 89, 0, 24, 26, 90, 0, 25, 27, 91, 0,
        26, 28, 92, 0, 27, 29, 93, 0, 28, 30, 94, 0, 29, 31, 95, 0, 30, 32, 96, 0, 31, 33, 97, 0, 32, 34, 98, 0, 33,
        35, 99, 0, 34, 36, 100, 0, 35, 37, 101, 0, 36, 38, 102, 0, 37, 39, 103, 0, 38, 40, 104, 0, 39, 41, 105, 0, 40,
        42, 106, 0, 41, 43, 107, 0, 42, 44, 108, 0, 43, 45, 109, 0, 44, 46, 110, 0, 45, 47, 111, 0, 46, 48, 112, 0,
        47, 49, 113, 0, 48, 50, 114, 0, 49, 51, 115, 0, 50, 52, 116, 0, 51, 53, 117, 0, 52, 54, 118, 0, 53, 55, 119,
        0, 54, 56, 120, 0, 55, 57, 121, 0, 56, 58, 122, 0, 57, 59, 123, 0, 58, 60, 124, 0, 59, 61, 125, 0, 60, 62,
        126, 0, 61, 63, 127, 0, 62, 64, 128, 0, 63, 65, 129, 0, 64, 130, 0, 0, 1, 67, 131, 0, 2, 66, 68, 132, 3, 67,
        69, 133, 4, 68, 70, 134, 5, 69, 71, 135, 6, 70, 72, 136, 7, 71, 73, 137, 8, 72, 74, 138, 9, 73, 75, 139, 10,
        74, 76, 140, 11, 75, 77, 141, 12, 76, 78, 142, 13, 77, 79, 143, 14, 78, 80, 144, 15, 79, 81, 145, 16, 80, 82,
        146, 17, 81, 83, 147, 18, 82, 84, 148, 19, 83, 85, 149, 20, 84, 86, 150, 21, 85, 87, 151, 22, 86, 88, 152, 23,
        87, 89, 153, 24, 88, 90, 154, 25, 89, 91, 155, 26, 90, 92, 156, 27, 91, 93, 157, 28, 92, 94, 158, 29, 93, 95,
        159, 30, 94, 96, 160, 31, 95, 97, 161, 32, 96, 98, 162, 33, 97, 99, 163, 34, 98, 100, 164, 35, 99, 101, 165,
        36, 100, 102, 166, 37, 101, 103, 167, 38, 102, 104, 168, 39, 103, 105, 169, 40, 104, 106, 170, 41, 105, 107,
        171, 42, 106, 108, 172, 43, 107, 109, 173, 44, 108, 110, 174, 45, 109, 111, 175, 46, 110, 112, 176, 47, 111,
        113, 177, 48, 112, 114, 178, 49, 113, 115, 179, 50, 114, 116, 180, 51, 115, 117, 181, 52, 116, 118, 182, 53,
        117, 119, 183, 54, 118, 120, 184, 55, 119, 121, 185, 56, 120, 122, 186, 57, 121, 123, 187, 58, 122, 124, 188,
        59, 123, 125, 189, 60, 124, 126, 190, 61, 125, 127, 191, 62, 126, 128, 192, 63, 127, 129, 193, 64, 128, 130,
        194, 65, 129, 195, 0, 66, 132, 196, 0, 67, 131, 133, 197, 68, 132, 134, 198, 69, 133, 135, 199, 70, 134, 136,
        200, 71, 135, 137, 201, 72, 136, 138, 202, 73, 137, 139, 203, 74, 138, 140, 204, 75, 139, 141, 205, 76, 140,
        142, 206, 77, 141, 143, 207, 78, 142, 144, 208, 79, 143, 145, 209, 80, 144, 146, 210, 81, 145, 147, 211, 82,
        146, 148, 212, 83, 147, 149, 213, 84, 148, 150, 214, 85, 149, 151, 215, 86, 150, 152, 216, 87, 151, 153, 217,
        88, 152, 154, 218, 89, 153, 155, 219, 90, 154, 156, 220, 91, 155, 157, 221, 92, 156, 158, 222, 93, 157, 159,
        223, 94, 158, 160, 224, 95, 159, 161, 225, 96, 160, 162, 226, 97, 161, 163, 227, 98, 162, 164, 228, 99, 163,
        165, 229, 100, 164, 166, 230, 101, 165, 167, 231, 102, 166, 168, 232, 103, 167, 169, 233, 104, 168, 170, 234,
        105, 169, 171, 235, 106, 170, 172, 236, 107, 171, 173, 237, 108, 172, 174, 238, 109, 173, 175, 239, 110, 174,
        176, 240, 111, 175, 177, 241, 112, 176, 178, 242, 113, 177, 179, 243, 114, 178, 180, 244, 115, 179, 181, 245,
        116, 180, 182, 246, 117, 181, 183, 247, 118, 182, 184, 248, 119, 183, 185, 249, 120, 184, 186, 250, 121, 185,
        187, 251, 122, 186, 188, 252, 123, 187, 189, 253, 124, 188, 190, 254, 125, 189, 191, 255, 126, 190, 192, 256,
        127, 191, 193, 257, 128, 192, 194, 258, 129, 193, 195, 259, 130, 194, 260, 0, 131, 197, 261, 0, 132, 196, 198,
        262, 133, 197, 199, 263, 134, 198, 200, 264, 135, 199, 201, 265, 136, 200, 202, 266, 137, 201, 203, 267, 138,
        202, 204, 268, 139, 203, 205, 269, 140, 204, 206, 270, 141, 205, 207, 271, 142, 206, 208, 272, 143, 207, 209,
        273, 144, 208, 210, 274, 145, 209, 211, 275, 146, 210, 212, 276, 147, 211, 213, 277, 148, 212, 214, 278, 149,
        213, 215, 279, 150, 214, 216, 280, 151, 215, 217, 281, 152, 216, 218, 282, 153, 217, 219, 283, 154, 218, 220,
        284, 155, 219, 221, 285, 156, 220, 222, 286, 157, 221, 223, 287, 158, 222, 224, 288, 159, 223, 225, 289, 160,
        224, 226, 290, 161, 225, 227, 291, 162, 226, 228, 292, 163, 227, 229, 293, 164, 228, 230, 294, 165, 229, 231,
        295, 166, 230, 232, 296, 167, 231, 233, 297, 168, 232, 234, 298, 169, 233, 235, 299, 170, 234, 236, 300, 171,
        235, 237, 301, 172, 236, 238, 302, 173, 237, 239, 303, 174, 238, 240, 304, 175, 239, 241, 305, 176, 240, 242,
        306, 177, 241, 243, 307, 178, 242, 244, 308, 179, 243, 245, 309, 180, 244, 246, 310, 181, 245, 247, 311, 182,
        246, 248, 312, 183, 247, 249, 313, 184, 248, 250, 314, 185, 249, 251, 315, 186, 250, 252, 316, 187, 251, 253,
        317, 188, 252, 254, 318, 189, 253, 255, 319, 190, 254, 256, 320, 191, 255, 257, 321, 192, 256, 258, 322, 193,
        257, 259, 323, 194, 258, 260, 324, 195, 259, 325, 0, 196, 262, 326, 0, 197, 261, 263, 327, 198, 262, 264, 328,
        199, 263, 265, 329, 200, 264, 266, 330, 201, 265, 267, 331, 202, 266, 268, 332, 203, 267, 269, 333, 204, 268,
        270, 334, 205, 269, 271, 335, 206, 270, 272, 336, 207, 271, 273, 337, 208, 272, 274, 338, 209, 273, 275, 339,
        210, 274, 276, 340, 211, 275, 277, 341, 212, 276, 278, 342, 213, 277, 279, 343, 214, 278, 280, 344, 215, 279,
        281, 345, 216, 280, 282, 346, 217, 281, 283, 347, 218, 282, 284, 348, 219, 283, 285, 349, 220, 284, 286, 350,
        221, 285, 287, 351, 222, 286, 288, 352, 223, 287, 289, 353, 224, 288, 290, 354, 225, 289, 291, 355, 226, 290,
        292, 356, 227, 291, 293, 357, 228, 292, 294, 358, 229, 293, 295, 359, 230, 294, 296, 360, 231, 295, 297, 361,
        232, 296, 298, 362, 233, 297, 299, 363, 234, 298, 300, 364, 235, 299, 301, 365, 236, 300, 302, 366, 237, 301,
        303, 367, 238, 302, 304, 368, 239, 303, 305, 369, 240, 304, 306, 370, 241, 305, 307, 371, 242, 306, 308, 372,
        243, 307, 309, 373, 244, 308, 310, 374, 245, 309, 311, 375, 246, 310, 312, 376, 247, 311, 313, 377, 248, 312,
        314, 378, 249, 313, 315, 379, 250, 314, 316, 380, 251, 315, 317, 381, 252, 316, 318, 382, 253, 317, 319, 383,
        254, 318, 320, 384, 255, 319, 321, 385, 256, 320, 322, 386, 257, 321, 323, 387, 258, 322, 324, 388, 259, 323,
        325, 389, 260, 324, 390, 0, 261, 327, 391, 0, 262, 326, 328, 392, 263, 327, 329, 393, 264, 328, 330, 394, 265,
        329, 331, 395, 266, 330, 332, 396, 267, 331, 333, 397, 268, 332, 334, 398, 269, 333, 335, 399, 270, 334, 336,
        400, 271, 335, 337, 401, 272, 336, 338, 402, 273, 337, 339, 403, 274, 338, 340, 404, 275, 339, 341, 405, 276,
        340, 342, 406, 277, 341, 343, 407, 278, 342, 344, 408, 279, 343, 345, 409, 280, 344, 346, 410, 281, 345, 347,
        411, 282, 346, 348, 412, 283, 347, 349, 413, 284, 348, 350, 414, 285, 349, 351, 415, 286, 350, 352, 416, 287,
        351, 353, 417, 288, 352, 354, 418, 289, 353, 355, 419, 290, 354, 356, 420, 291, 355, 357, 421, 292, 356, 358,
        422, 293, 357, 359, 423, 294, 358, 360, 424, 295, 359, 361, 425, 296, 360, 362, 426, 297, 361, 363, 427, 298,
        362, 364, 428, 299, 363, 365, 429, 300, 364, 366, 430, 301, 365, 367, 431, 302, 366, 368, 432, 303, 367, 369,
        433, 304, 368, 370, 434, 305, 369, 371, 435, 306, 370, 372, 436, 307, 371, 373, 437, 308, 372, 374, 438, 309,
        373, 375, 439, 310, 374, 376, 440, 311, 375, 377, 441, 312, 376, 378, 442, 313, 377, 379, 443, 314, 378, 380,
        444, 315, 379, 381, 445, 316, 380, 382, 446, 317, 381, 383, 447, 318, 382, 384, 448, 319, 383, 385, 449, 320,
        384, 386, 450, 321, 385, 387, 451, 322, 386, 388, 452, 323, 387, 389, 453, 324, 388, 390, 454, 325, 389, 455,
        0, 326, 392, 456, 0, 327, 391, 393, 457, 328, 392, 394, 458, 329, 393, 395, 459, 330, 394, 396, 460, 331, 395,
        397, 461, 332, 396, 398, 462, 333, 397, 399, 463, 334, 398, 400, 464, 335, 399, 401, 465, 336, 400, 402, 466,
        337, 401, 403, 467, 338, 402, 404, 468, 339, 403, 405, 469, 340, 404, 406, 470, 341, 405, 407, 471, 342, 406,
        408, 472, 343, 407, 409, 473, 344, 408, 410, 474, 345, 409, 411, 475, 346, 410, 412, 476, 347, 411, 413, 477,
        348, 412, 414, 478, 349, 413, 415, 479, 350, 414, 416, 480, 351, 415, 417, 481, 352, 416, 418, 482, 353, 417,
        419, 483, 354, 418, 420, 484, 355, 419, 421, 485, 356, 420, 422, 486, 357, 421, 423, 487, 358, 422, 424, 488,
        359, 423, 425, 489, 360, 424, 426, 490, 361, 425, 427, 491, 362, 426, 428, 492, 363, 427, 429, 493, 364, 428,
        430, 494, 365, 429, 431, 495, 366, 430, 432, 496, 367, 431, 433, 497, 368, 432, 434, 498, 369, 433, 435, 499,
        370, 434, 436, 500, 371, 435, 437, 501, 372, 436, 438, 502, 373, 437, 439, 503, 374, 438, 440, 504, 375, 439,
        441, 505, 376, 440, 442, 506, 377, 441, 443, 507, 378, 442, 444, 508, 379, 443, 445, 509, 380, 444, 446, 510,
        381, 445, 447, 511, 382, 446, 448, 512, 383, 447, 449, 513, 384, 448, 450, 514, 385, 449, 451, 515, 386, 450,
        452, 516, 387, 451, 453, 517, 388, 452, 454, 518, 389, 453, 455, 519, 390, 454, 520, 0, 391, 457, 521, 0, 392,
        456, 458, 522, 393, 457, 459, 523, 394, 458, 460, 524, 395, 459, 461, 525, 396, 460, 462, 526, 397, 461, 463,
        527, 398, 462, 464, 528, 399, 463, 465, 529, 400, 464, 466, 530, 401, 465, 467, 531, 402, 466, 468, 532, 403,
        467, 469, 533, 404, 468, 470, 534, 405, 469, 471, 535, 406, 470, 472, 536, 407, 471, 473, 537, 408, 472, 474,
        538, 409, 473, 475, 539, 410, 474, 476, 540, 411, 475, 477, 541, 412, 476, 478, 542, 413, 477, 479, 543, 414,
        478, 480, 544, 415, 479, 481, 545, 416, 480, 482, 546, 417, 481, 483, 547, 418, 482, 484, 548, 419, 483, 485,
        549, 420, 484, 486, 550, 421, 485, 487, 551, 422, 486, 488, 552, 423, 487, 489, 553, 424, 488, 490, 554, 425,
        489, 491, 555, 426, 490, 492, 556, 427, 491, 493, 557, 428, 492, 494, 558, 429, 493, 495, 559, 430, 494, 496,
        560, 431, 495, 497, 561, 432, 496, 498, 562, 433, 497, 499, 563, 434, 498, 500, 564, 435, 499, 501, 565, 436,
        500, 502, 566, 437, 501, 503, 567, 438, 502, 504, 568, 439, 503, 505, 569, 440, 504, 506, 570, 441, 505, 507,
        571, 442, 506, 508, 572, 443, 507, 509, 573, 444, 508, 510, 574, 445, 509, 511, 575, 446, 510, 512, 576, 447,
        511, 513, 577, 448, 512, 514, 578, 449, 513, 515, 579, 450, 514, 516, 580, 451, 515, 517, 581, 452, 516, 518,
        582, 453, 517, 519, 583, 454, 518, 520, 584, 455, 519, 585, 0, 456, 522, 586, 0, 457, 521, 523, 587, 458, 522,
        524, 588, 459, 523, 525, 589, 460, 524, 526, 590, 461, 525, 527, 591, 462, 526, 528, 592, 463, 527, 529, 593,
        464, 528, 530, 594, 465, 529, 531, 595, 466, 530, 532, 596, 467, 531, 533, 597, 468, 532, 534, 598, 469, 533,
        535, 599, 470, 534, 536, 600, 471, 535, 537, 601, 472, 536, 538, 602, 473, 537, 539, 603, 474, 538, 540, 604,
        475, 539, 541, 605, 476, 540, 542, 606, 477, 541, 543, 607, 478, 542, 544, 608, 479, 543, 545, 609, 480, 544,
        546, 610, 481, 545, 547, 611, 482, 546, 548, 612, 483, 547, 549, 613, 484, 548, 550, 614, 485, 549, 551, 615,
        486, 550, 552, 616, 487, 551, 553, 617, 488, 552, 554, 618, 489, 553, 555, 619, 490, 554, 556, 620, 491, 555,
        557, 621, 492, 556, 558, 622, 493, 557, 559, 623, 494, 558, 560, 624, 495, 559, 561, 625, 496, 560, 562, 626,
        497, 561, 563, 627, 498, 562, 564, 628, 499, 563, 565, 629, 500, 564, 566, 630, 501, 565, 567, 631, 502, 566,
        568, 632, 503, 567, 569, 633, 504, 568, 570, 634, 505, 569, 571, 635, 506, 570, 572, 636, 507, 571, 573, 637,
        508, 572, 574, 638, 509, 573, 575, 639, 510, 574, 576, 640, 511, 575, 577, 641, 512, 576, 578, 642, 513, 577,
        579, 643, 514, 578, 580, 644, 515, 579, 581, 645, 516, 580, 582, 646, 517, 581, 583, 647, 518, 582, 584, 648,
        519, 583, 585, 649, 520, 584, 650, 0, 521, 587, 651, 0, 522, 586, 588, 652, 523, 587, 589, 653, 524, 588, 590,
        654, 525, 589, 591, 655, 526, 590, 592, 656, 527, 591, 593, 657, 528, 592, 594, 658, 529, 593, 595, 659, 530,
        594, 596, 660, 531, 595, 597, 661, 532, 596, 598, 662, 533, 597, 599, 663, 534, 598, 600, 664, 535, 599, 601,
        665, 536, 600, 602, 666, 537, 601, 603, 667, 538, 602, 604, 668, 539, 603, 605, 669, 540, 604, 606, 670, 541,
        605, 607, 671, 542, 606, 608, 672, 543, 607, 609, 673, 544, 608, 610, 674, 545, 609, 611, 675, 546, 610, 612,
        676, 547, 611, 613, 677, 548, 612, 614, 678, 549, 613, 615, 679, 550, 614, 616, 680, 551, 615, 617, 681, 552,
        616, 618, 682, 553, 617, 619, 683, 554, 618, 620, 684, 555, 619, 621, 685, 556, 620, 622, 686, 557, 621, 623,
        687, 558, 622, 624, 688, 559, 623, 625, 689, 560, 624, 626, 690, 561, 625, 627, 691, 562, 626, 628, 692, 563,
        627, 629, 693, 564, 628, 630, 694, 565, 629, 631, 695, 566, 630, 632, 696, 567, 631, 633, 697, 568, 632, 634,
        698, 569, 633, 635, 699, 570, 634, 636, 700, 571, 635, 637, 701, 572, 636, 638, 702, 573, 637, 639, 703, 574,
        638, 640, 704, 575, 639, 641, 705, 576, 640, 642, 706, 577, 641, 643, 707, 578, 642, 644, 708, 579, 643, 645,
        709, 580, 644, 646, 710, 581, 645, 647, 711, 582, 646, 648, 712, 583, 647, 649, 713, 584, 648, 650, 714, 585,
        649, 715, 0, 586, 652, 716, 0, 587, 651, 653, 717, 588, 652, 654, 718, 589, 653, 655, 719, 590, 654, 656, 720,
        591, 655, 657, 721, 592, 656, 658, 722, 593, 657, 659, 723, 594, 658, 660, 724, 595, 659, 661, 725, 596, 660,
        662, 726, 597, 661, 663, 727, 598, 662, 664, 728, 599, 663, 665, 729, 600, 664, 666, 730, 601, 665, 667, 731,
        602, 666, 668, 732, 603, 667, 669, 733, 604, 668, 670, 734, 605, 669, 671, 735, 606, 670, 672, 736, 607, 671,
        673, 737, 608, 672, 674, 738, 609, 673, 675, 739, 610, 674, 676, 740, 611, 675, 677, 741, 612, 676, 678, 742,
        613, 677, 679, 743, 614, 678, 680, 744, 615, 679, 681, 745, 616, 680, 682, 746, 617, 681, 683, 747, 618, 682,
        684, 748, 619, 683, 685, 749, 620, 684, 686, 750, 621, 685, 687, 751, 622, 686, 688, 752, 623, 687, 689, 753,
        624, 688, 690, 754, 625, 689, 691, 755, 626, 690, 692, 756, 627, 691, 693, 757, 628, 692, 694, 758, 629, 693,
        695, 759, 630, 694, 696, 760, 631, 695, 697, 761, 632, 696, 698, 762, 633, 697, 699, 763, 634, 698, 700, 764,
        635, 699, 701, 765, 636, 700, 702, 766, 637, 701, 703, 767, 638, 702, 704, 768, 639, 703, 705, 769, 640, 704,
        706, 770, 641, 705, 707, 771, 642, 706, 708, 772, 643, 707, 709, 773, 644, 708, 710, 774, 645, 709, 711, 775,
        646, 710, 712, 776, 647, 711, 713, 777, 648, 712, 714, 778, 649, 713, 715, 779, 650, 714, 780, 0, 651, 717,
        781, 0, 652, 716, 718, 782, 653, 717, 719, 783, 654, 718, 720, 784, 655, 719, 721, 785, 656, 720, 722, 786,
        657, 721, 723, 787, 658, 722, 724, 788, 659, 723, 725, 789, 660, 724, 726, 790, 661, 725, 727, 791, 662, 726,
        728, 792, 663, 727, 729, 793, 664, 728, 730, 794, 665, 729, 731, 795, 666, 730, 732, 796, 667, 731, 733, 797,
        668, 732, 734, 798, 669, 733, 735, 799, 670, 734, 736, 800, 671, 735, 737, 801, 672, 736, 738, 802, 673, 737,
        739, 803, 674, 738, 740, 804, 675, 739, 741, 805, 676, 740, 742, 806, 677, 741, 743, 807, 678, 742, 744, 808,
        679, 743, 745, 809, 680, 744, 746, 810, 681, 745, 747, 811, 682, 746, 748, 812, 683, 747, 749, 813, 684, 748,
        750, 814, 685, 749, 751, 815, 686, 750, 752, 816, 687, 751, 753, 817, 688, 752, 754, 818, 689, 753, 755, 819,
        690, 754, 756, 820, 691, 755, 757, 821, 692, 756, 758, 822, 693, 757, 759, 823, 694, 758, 760, 824, 695, 759,
        761, 825, 696, 760, 762, 826, 697, 761, 763, 827, 698, 762, 764, 828, 699, 763, 765, 829, 700, 764, 766, 830,
        701, 765, 767, 831, 702, 766, 768, 832, 703, 767, 769, 833, 704, 768, 770, 834, 705, 769, 771, 835, 706, 770,
        772, 836, 707, 771, 773, 837, 708, 772, 774, 838, 709, 773, 775, 839, 710, 774, 776, 840, 711, 775, 777, 841,
        712, 776, 778, 842, 713, 777, 779, 843, 714, 778, 780, 844, 715, 779, 845, 0, 716, 782, 846, 0, 717, 781, 783,
        847, 718, 782, 784, 848, 719, 783, 785, 849, 720, 784, 786, 850, 721, 785, 787, 851, 722, 786, 788, 852, 723,
        787, 789, 853, 724, 788, 790, 854, 725, 789, 791, 855, 726, 790, 792, 856, 727, 791, 793, 857, 728, 792, 794,
        858, 729, 793, 795, 859, 730, 794, 796, 860, 731, 795, 797, 861, 732, 796, 798, 862, 733, 797, 799, 863, 734,
        798, 800, 864, 735, 799, 801, 865, 736, 800, 802, 866, 737, 801, 803, 867, 738, 802, 804, 868, 739, 803, 805,
        869, 740, 804, 806, 870, 741, 805, 807, 871, 742, 806, 808, 872, 743, 807, 809, 873, 744, 808, 810, 874, 745,
        809, 811, 875, 746, 810, 812, 876, 747, 811, 813, 877, 748, 812, 814, 878, 749, 813, 815, 879, 750, 814, 816,
        880, 751, 815, 817, 881, 752, 816, 818, 882, 753, 817, 819, 883, 754, 818, 820, 884, 755, 819, 821, 885, 756,
        820, 822, 886, 757, 821, 823, 887, 758, 822, 824, 888, 759, 823, 825, 889, 760, 824, 826, 890, 761, 825, 827,
        891, 762, 826, 828, 892, 763, 827, 829, 893, 764, 828, 830, 894, 765, 829, 831, 895, 766, 830, 832, 896, 767,
        831, 833, 897, 768, 832, 834, 898, 769, 833, 835, 899, 770, 834, 836, 900, 771, 835, 837, 901, 772, 836, 838,
        902, 773, 837, 839, 903, 774, 838, 840, 904, 775, 839, 841, 905, 776, 840, 842, 906, 777, 841, 843, 907, 778,
        842, 844, 908, 779, 843, 845, 909, 780, 844, 910, 0, 781, 847, 911, 0, 782, 846, 848, 912, 783, 847, 849, 913,
        784, 848, 850, 914, 785, 849, 851, 915, 786, 850, 852, 916, 787, 851, 853, 917, 788, 852, 854, 918, 789, 853,
        855, 919, 790, 854, 856, 920, 791, 855, 857, 921, 792, 856, 858, 922, 793, 857, 859, 923, 794, 858, 860, 924,
        795, 859, 861, 925, 796, 860, 862, 926, 797, 861, 863, 927, 798, 862, 864, 928, 799, 863, 865, 929, 800, 864,
        866, 930, 801, 865, 867, 931, 802, 866, 868, 932, 803, 867, 869, 933, 804, 868, 870, 934, 805, 869, 871, 935,
        806, 870, 872, 936, 807, 871, 873, 937, 808, 872, 874, 938, 809, 873, 875, 939, 810, 874, 876, 940, 811, 875,
        877, 941, 812, 876, 878, 942, 813, 877, 879, 943, 814, 878, 880, 944, 815, 879, 881, 945, 816, 880, 882, 946,
        817, 881, 883, 947, 818, 882, 884, 948, 819, 883, 885, 949, 820, 884, 886, 950, 821, 885, 887, 951, 822, 886,
        888, 952, 823, 887, 889, 953, 824, 888, 890, 954, 825, 889, 891, 955, 826, 890, 892, 956, 827, 891, 893, 957,
        828, 892, 894, 958, 829, 893, 895, 959, 830, 894, 896, 960, 831, 895, 897, 961, 832, 896, 898, 962, 833, 897,
        899, 963, 834, 898, 900, 964, 835, 899, 901, 965, 836, 900, 902, 966, 837, 901, 903, 967, 838, 902, 904, 968,
        839, 903, 905, 969, 840, 904, 906, 970, 841, 905, 907, 971, 842, 906, 908, 972, 843, 907, 909, 973, 844, 908,
        910, 974, 845, 909, 975, 0, 846, 912, 976, 0, 847, 911, 913, 977, 848, 912, 914, 978, 849, 913, 915, 979, 850,
        914, 916, 980, 851, 915, 917, 981, 852, 916, 918, 982, 853, 917, 919, 983, 854, 918, 920, 984, 855, 919, 921,
        985, 856, 920, 922, 986, 857, 921, 923, 987, 858, 922, 924, 988, 859, 923, 925, 989, 860, 924, 926, 990, 861,
        925, 927, 991, 862, 926, 928, 992, 863, 927, 929, 993, 864, 928, 930, 994, 865, 929, 931, 995, 866, 930, 932,
        996, 867, 931, 933, 997, 868, 932, 934, 998, 869, 933, 935, 999, 870, 934, 936, 1000, 871, 935, 937, 1001,
        872, 936, 938, 1002, 873, 937, 939, 1003, 874, 938, 940, 1004, 875, 939, 941, 1005, 876, 940, 942, 1006, 877,
        941, 943, 1007, 878, 942, 944, 1008, 879, 943, 945, 1009, 880, 944, 946, 1010, 881, 945, 947, 1011, 882, 946,
        948, 1012, 883, 947, 949, 1013, 884, 948, 950, 1014, 885, 949, 951, 1015, 886, 950, 952, 1016, 887, 951, 953,
        1017, 888, 952, 954, 1018, 889, 953, 955, 1019, 890, 954, 956, 1020, 891, 955, 957, 1021, 892, 956, 958, 1022,
        893, 957, 959, 1023, 894, 958, 960, 1024, 895, 959, 961, 1025, 896, 960, 962, 1026, 897, 961, 963, 1027, 898,
        962, 964, 1028, 899, 963, 965, 1029, 900, 964, 966, 1030, 901, 965, 967, 1031, 902, 966, 968, 1032, 903, 967,
        969, 1033, 904, 968, 970, 1034, 905, 969, 971, 1035, 906, 970, 972, 1036, 907, 971, 973, 1037, 908, 972, 974,
        1038, 909, 973, 975, 1039, 910, 974, 1040, 0, 911, 977, 1041, 0, 912, 976, 978, 1042, 913, 977, 979, 1043,
        914, 978, 980, 1044, 915, 979, 981, 1045, 916, 980, 982, 1046, 917, 981, 983, 1047, 918, 982, 984, 1048, 919,
        983, 985, 1049, 920, 984, 986, 1050, 921, 985, 987, 1051, 922, 986, 988, 1052, 923, 987, 989, 1053, 924, 988,
        990, 1054, 925, 989, 991, 1055, 926, 990, 992, 1056, 927, 991, 993, 1057, 928, 992, 994, 1058, 929, 993, 995,
        1059, 930, 994, 996, 1060, 931, 995, 997, 1061, 932, 996, 998, 1062, 933, 997, 999, 1063, 934, 998, 1000,
        1064, 935, 999, 1001, 1065, 936, 1000, 1002, 1066, 937, 1001, 1003, 1067, 938, 1002, 1004, 1068, 939, 1003,
        1005, 1069, 940, 1004, 1006, 1070, 941, 1005, 1007, 1071, 942, 1006, 1008, 1072, 943, 1007, 1009, 1073, 944,
        1008, 1010, 1074, 945, 1009, 1011, 1075, 946, 1010, 1012, 1076, 947, 1011, 1013, 1077, 948, 1012, 1014, 1078,
        949, 1013, 1015, 1079, 950, 1014, 1016, 1080, 951, 1015, 1017, 1081, 952, 1016, 1018, 1082, 953, 1017, 1019,
        1083, 954, 1018, 1020, 1084, 955, 1019, 1021, 1085, 956, 1020, 1022, 1086, 957, 1021, 1023, 1087, 958, 1022,
        1024, 1088, 959, 1023, 1025, 1089, 960, 1024, 1026, 1090, 961, 1025, 1027, 1091, 962, 1026, 1028, 1092, 963,
        1027, 1029, 1093, 964, 1028, 1030, 1094, 965, 1029, 1031, 1095, 966, 1030, 1032, 1096, 967, 1031, 1033, 1097,
        968, 1032, 1034, 1098, 969, 1033, 1035, 1099, 970, 1034, 1036, 1100, 971, 1035, 1037, 1101, 972, 1036, 1038,
        1102, 973, 1037, 1039, 1103, 974, 1038, 1040, 1104, 975, 1039, 1105, 0, 976, 1042, 1106, 0, 977, 1041, 1043,
        1107, 978, 1042, 1044, 1108, 979, 1043, 1045, 1109, 980, 1044, 1046, 1110, 981, 1045, 1047, 1111, 982, 1046,
        1048, 1112, 983, 1047, 1049, 1113, 984, 1048, 1050, 1114, 985, 1049, 1051, 1115, 986, 1050, 1052, 1116, 987,
        1051, 1053, 1117, 988, 1052, 1054, 1118, 989, 1053, 1055, 1119, 990, 1054, 1056, 1120, 991, 1055, 1057, 1121,
        992, 1056, 1058, 1122, 993, 1057, 1059, 1123, 994, 1058, 1060, 1124, 995, 1059, 1061, 1125, 996, 1060, 1062,
        1126, 997, 1061, 1063, 1127, 998, 1062, 1064, 1128, 999, 1063, 1065, 1129, 1000, 1064, 1066, 1130, 1001, 1065,
        1067, 1131, 1002, 1066, 1068, 1132, 1003, 1067, 1069, 1133, 1004, 1068, 1070, 1134, 1005, 1069, 1071, 1135,
        1006, 1070, 1072, 1136, 1007, 1071, 1073, 1137, 1008, 1072, 1074, 1138, 1009, 1073, 1075, 1139, 1010, 1074,
        1076, 1140, 1011, 1075, 1077, 1141, 1012, 1076, 1078, 1142, 1013, 1077, 1079, 1143, 1014, 1078, 1080, 1144,
        1015, 1079, 1081, 1145, 1016, 1080, 1082, 1146, 1017, 1081, 1083, 1147, 1018, 1082, 1084, 1148, 1019, 1083,
        1085, 1149, 1020, 1084, 1086, 1150, 1021, 1085, 1087, 1151, 1022, 1086, 1088, 1152, 1023, 1087, 1089, 1153,
        1024, 1088, 1090, 1154, 1025, 1089, 1091, 1155, 1026, 1090, 1092, 1156, 1027, 1091, 1093, 1157, 1028, 1092,
        1094, 1158, 1029, 1093, 1095, 1159, 1030, 1094, 1096, 1160, 1031, 1095, 1097, 1161, 1032, 1096, 1098, 1162,
        1033, 1097, 1099, 1163, 1034, 1098, 1100, 1164, 1035, 1099, 1101, 1165, 1036, 1100, 1102, 1166, 1037, 1101,
        1103, 1167, 1038, 1102, 1104, 1168, 1039, 1103, 1105, 1169, 1040, 1104, 1170, 0, 1041, 1107, 1171, 0, 1042,
        1106, 1108, 1172, 1043, 1107, 1109, 1173, 1044, 1108, 1110, 1174, 1045, 1109, 1111, 1175, 1046, 1110, 1112,
        1176, 1047, 1111, 1113, 1177, 1048, 1112, 1114, 1178, 1049, 1113, 1115, 1179, 1050, 1114, 1116, 1180, 1051,
        1115, 1117, 1181, 1052, 1116, 1118, 1182, 1053, 1117, 1119, 1183, 1054, 1118, 1120, 1184, 1055, 1119, 1121,
        1185, 1056, 1120, 1122, 1186, 1057, 1121, 1123, 1187, 1058, 1122, 1124, 1188, 1059, 1123, 1125, 1189, 1060,
        1124, 1126, 1190, 1061, 1125, 1127, 1191, 1062, 1126, 1128, 1192, 1063, 1127, 1129, 1193, 1064, 1128, 1130,
        1194, 1065, 1129, 1131, 1195, 1066, 1130, 1132, 1196, 1067, 1131, 1133, 1197, 1068, 1132, 1134, 1198, 1069,
        1133, 1135, 1199, 1070, 1134, 1136, 1200, 1071, 1135, 1137, 1201, 1072, 1136, 1138, 1202, 1073, 1137, 1139,
        1203, 1074, 1138, 1140, 1204, 1075, 1139, 1141, 1205, 1076, 1140, 1142, 1206, 1077, 1141, 1143, 1207, 1078,
        1142, 1144, 1208, 1079, 1143, 1145, 1209, 1080, 1144, 1146, 1210, 1081, 1145, 1147, 1211, 1082, 1146, 1148,
        1212, 1083, 1147, 1149, 1213, 1084, 1148, 1150, 1214, 1085, 1149, 1151, 1215, 1086, 1150, 1152, 1216, 1087,
        1151, 1153, 1217, 1088, 1152, 1154, 1218, 1089, 1153, 1155, 1219, 1090, 1154, 1156, 1220, 1091, 1155, 1157,
        1221, 1092, 1156, 1158, 1222, 1093, 1157, 1159, 1223, 1094, 1158, 1160, 1224, 1095, 1159, 1161, 1225, 1096,
        1160, 1162, 1226, 1097, 1161, 1163, 1227, 1098, 1162, 1164, 1228, 1099, 1163, 1165, 1229, 1100, 1164, 1166,
        1230, 1101, 1165, 1167, 1231, 1102, 1166, 1168, 1232, 1103, 1167, 1169, 1233, 1104, 1168, 1170, 1234, 1105,
        1169, 1235, 0, 1106, 1172, 1236, 0, 1107, 1171, 1173, 1237, 1108, 1172, 1174, 1238, 1109, 1173, 1175, 1239,
        1110, 1174, 1176, 1240, 1111, 1175, 1177, 1241, 1112, 1176, 1178, 1242, 1113, 1177, 1179, 1243, 1114, 1178,
        1180, 1244, 1115, 1179, 1181, 1245, 1116, 1180, 1182, 1246, 1117, 1181, 1183, 1247, 1118, 1182, 1184, 1248,
        1119, 1183, 1185, 1249, 1120, 1184, 1186, 1250, 1121, 1185, 1187, 1251, 1122, 1186, 1188, 1252, 1123, 1187,
        1189, 1253, 1124, 1188, 1190, 1254, 1125, 1189, 1191, 1255, 1126, 1190, 1192, 1256, 1127, 1191, 1193, 1257,
        1128, 1192, 1194, 1258, 1129, 1193, 1195, 1259, 1130, 1194, 1196, 1260, 1131, 1195, 1197, 1261, 1132, 1196,
        1198, 1262, 1133, 1197, 1199, 1263, 1134, 1198, 1200, 1264, 1135, 1199, 1201, 1265, 1136, 1200, 1202, 1266,
        1137, 1201, 1203, 1267, 1138, 1202, 1204, 1268, 1139, 1203, 1205, 1269, 1140, 1204, 1206, 1270, 1141, 1205,
        1207, 1271, 1142, 1206, 1208, 1272, 1143, 1207, 1209, 1273, 1144, 1208, 1210, 1274, 1145, 1209, 1211, 1275,
        1146, 1210, 1212, 1276, 1147, 1211, 1213, 1277, 1148, 1212, 1214, 1278, 1149, 1213, 1215, 1279, 1150, 1214,
        1216, 1280, 1151, 1215, 1217, 1281, 1152, 1216, 1218, 1282, 1153, 1217, 1219, 1283, 1154, 1218, 1220, 1284,
        1155, 1219, 1221, 1285, 1156, 1220, 1222, 1286, 1157, 1221, 1223, 1287, 1158, 1222, 1224, 1288, 1159, 1223,
        1225, 1289, 1160, 1224, 1226, 1290, 1161, 1225, 1227, 1291, 1162, 1226, 1228, 1292, 1163, 1227, 1229, 1293,
        1164, 1228, 1230, 1294, 1165, 1229, 1231, 1295, 1166, 1230, 1232, 1296, 1167, 1231, 1233, 1297, 1168, 1232,
        1234, 1298, 1169, 1233, 1235, 1299, 1170, 1234, 1300, 0, 1171, 1237, 1301, 0, 1172, 1236, 1238, 1302, 1173,
        1237, 1239, 1303, 1174, 1238, 1240, 1304, 1175, 1239, 1241, 1305, 1176, 1240, 1242, 1306, 1177, 1241, 1243,
        1307, 1178, 1242, 1244, 1308, 1179, 1243, 1245, 1309, 1180, 1244, 1246, 1310, 1181, 1245, 1247, 1311, 1182,
        1246, 1248, 1312, 1183, 1247, 1249, 1313, 1184, 1248, 1250, 1314, 1185, 1249, 1251, 1315, 1186, 1250, 1252,
        1316, 1187, 1251, 1253, 1317, 1188, 1252, 1254, 1318, 1189, 1253, 1255, 1319, 1190, 1254, 1256, 1320, 1191,
        1255, 1257, 1321, 1192, 1256, 1258, 1322, 1193, 1257, 1259, 1323, 1194, 1258, 1260, 1324, 1195, 1259, 1261,
        1325, 1196, 1260, 1262, 1326, 1197, 1261, 1263, 1327, 1198, 1262, 1264, 1328, 1199, 1263, 1265, 1329, 1200,
        1264, 1266, 1330, 1201, 1265, 1267, 1331, 1202, 1266, 1268, 1332, 1203, 1267, 1269, 1333, 1204, 1268, 1270,
        1334, 1205, 1269, 1271, 1335, 1206, 1270, 1272, 1336, 1207, 1271, 1273, 1337, 1208, 1272, 1274, 1338, 1209,
        1273, 1275, 1339, 1210, 1274, 1276, 1340, 1211, 1275, 1277, 1341, 1212, 1276, 1278, 1342, 1213, 1277, 1279,
        1343, 1214, 1278, 1280, 1344, 1215, 1279, 1281, 1345, 1216, 1280, 1282, 1346, 1217, 1281, 1283, 1347, 1218,
        1282, 1284, 1348, 1219, 1283, 1285, 1349, 1220, 1284, 1286, 1350, 1221, 1285, 1287, 1351, 1222, 1286, 1288,
        1352, 1223, 1287, 1289, 1353, 1224, 1288, 1290, 1354, 1225, 1289, 1291, 1355, 1226, 1290, 1292, 1356, 1227,
        1291, 1293, 1357, 1228, 1292, 1294, 1358, 1229, 1293, 1295, 1359, 1230, 1294, 1296, 1360, 1231, 1295, 1297,
        1361, 1232, 1296, 1298, 1362, 1233, 1297, 1299, 1363, 1234, 1298, 1300, 1364, 1235, 1299, 1365, 0, 1236, 1302,
        1366, 0, 1237, 1301, 1303, 1367, 1238, 1302, 1304, 1368, 1239, 1303, 1305, 1369, 1240, 1304, 1306, 1370, 1241,
        1305, 1307, 1371, 1242, 1306, 1308, 1372, 1243, 1307, 1309, 1373, 1244, 1308, 1310, 1374, 1245, 1309, 1311,
        1375, 1246, 1310, 1312, 1376, 1247, 1311, 1313, 1377, 1248, 1312, 1314, 1378, 1249, 1313, 1315, 1379, 1250,
        1314, 1316, 1380, 1251, 1315, 1317, 1381, 1252, 1316, 1318, 1382, 1253, 1317, 1319, 1383, 1254, 1318, 1320,
        1384, 1255, 1319, 1321, 1385, 1256, 1320, 1322, 1386, 1257, 1321, 1323, 1387, 1258, 1322, 1324, 1388, 1259,
        1323, 1325, 1389, 1260, 1324, 1326, 1390, 1261, 1325, 1327, 1391, 1262, 1326, 1328, 1392, 1263, 1327, 1329,
        1393, 1264, 1328, 1330, 1394, 1265, 1329, 1331, 1395, 1266, 1330, 1332, 1396, 1267, 1331, 1333, 1397, 1268,
        1332, 1334, 1398, 1269, 1333, 1335, 1399, 1270, 1334, 1336, 1400, 1271, 1335, 1337, 1401, 1272, 1336, 1338,
        1402, 1273, 1337, 1339, 1403, 1274, 1338, 1340, 1404, 1275, 1339, 1341, 1405, 1276, 1340, 1342, 1406, 1277,
        1341, 1343, 1407, 1278, 1342, 1344, 1408, 1279, 1343, 1345, 1409, 1280, 1344, 1346, 1410, 1281, 1345, 1347,
        1411, 1282, 1346, 1348, 1412, 1283, 1347, 1349, 1413, 1284, 1348, 1350, 1414, 1285, 1349, 1351, 1415, 1286,
        1350, 1352, 1416, 1287, 1351, 1353, 1417, 1288, 1352, 1354, 1418, 1289, 1353, 1355, 1419, 1290, 1354, 1356,
        1420, 1291, 1355, 1357, 1421, 1292, 1356, 1358, 1422, 1293, 1357, 1359, 1423, 1294, 1358, 1360, 1424, 1295,
        1359, 1361, 1425, 1296, 1360, 1362, 1426, 1297, 1361, 1363, 1427, 1298, 1362, 1364, 1428, 1299, 1363, 1365,
        1429, 1300, 1364, 1430, 0, 1301, 1367, 1431, 0, 1302, 1366, 1368, 1432, 1303, 1367, 1369, 1433, 1304, 1368,
        1370, 1434, 1305, 1369, 1371, 1435, 1306, 1370, 1372, 1436, 1307, 1371, 1373, 1437, 1308, 1372, 1374, 1438,
        1309, 1373, 1375, 1439, 1310, 1374, 1376, 1440, 1311, 1375, 1377, 1441, 1312, 1376, 1378, 1442, 1313, 1377,
        1379, 1443, 1314, 1378, 1380, 1444, 1315, 1379, 1381, 1445, 1316, 1380, 1382, 1446, 1317, 1381, 1383, 1447,
        1318, 1382, 1384, 1448, 1319, 1383, 1385, 1449, 1320, 1384, 1386, 1450, 1321, 1385, 1387, 1451, 1322, 1386,
        1388, 1452, 1323, 1387, 1389, 1453, 1324, 1388, 1390, 1454, 1325, 1389, 1391, 1455, 1326, 1390, 1392, 1456,
        1327, 1391, 1393, 1457, 1328, 1392, 1394, 1458, 1329, 1393, 1395, 1459, 1330, 1394, 1396, 1460, 1331, 1395,
        1397, 1461, 1332, 1396, 1398, 1462, 1333, 1397, 1399, 1463, 1334, 1398, 1400, 1464, 1335, 1399, 1401, 1465,
        1336, 1400, 1402, 1466, 1337, 1401, 1403, 1467, 1338, 1402, 1404, 1468, 1339, 1403, 1405, 1469, 1340, 1404,
        1406, 1470, 1341, 1405, 1407, 1471, 1342, 1406, 1408, 1472, 1343, 1407, 1409, 1473, 1344, 1408, 1410, 1474,
        1345, 1409, 1411, 1475, 1346, 1410, 1412, 1476, 1347, 1411, 1413, 1477, 1348, 1412, 1414, 1478, 1349, 1413,
        1415, 1479, 1350, 1414, 1416, 1480, 1351, 1415, 1417, 1481, 1352, 1416, 1418, 1482, 1353, 1417, 1419, 1483,
        1354, 1418, 1420, 1484, 1355, 1419, 1421, 1485, 1356, 1420, 1422, 1486, 1357, 1421, 1423, 1487, 1358, 1422,
        1424, 1488, 1359, 1423, 1425, 1489, 1360, 1424, 1426, 1490, 1361, 1425, 1427, 1491, 1362, 1426, 1428, 1492,
        1363, 1427, 1429, 1493, 1364, 1428, 1430, 1494, 1365, 1429, 1495, 0, 1366, 1432, 1496, 0, 1367, 1431, 1433,
        1497, 1368, 1432, 1434, 1498, 1369, 1433, 1435, 1499, 1370, 1434, 1436, 1500, 1371, 1435, 1437, 1501, 1372,
        1436, 1438, 1502, 1373, 1437, 1439, 1503, 1374, 1438, 1440, 1504, 1375, 1439, 1441, 1505, 1376, 1440, 1442,
        1506, 1377, 1441, 1443, 1507, 1378, 1442, 1444, 1508, 1379, 1443, 1445, 1509, 1380, 1444, 1446, 1510, 1381,
        1445, 1447, 1511, 1382, 1446, 1448, 1512, 1383, 1447, 1449, 1513, 1384, 1448, 1450, 1514, 1385, 1449, 1451,
        1515, 1386, 1450, 1452, 1516, 1387, 1451, 1453, 1517, 1388, 1452, 1454, 1518, 1389, 1453, 1455, 1519, 1390,
        1454, 1456, 1520, 1391, 1455, 1457, 1521, 1392, 1456, 1458, 1522, 1393, 1457, 1459, 1523, 1394, 1458, 1460,
        1524, 1395, 1459, 1461, 1525, 1396, 1460, 1462, 1526, 1397, 1461, 1463, 1527, 1398, 1462, 1464, 1528, 1399,
        1463, 1465, 1529, 1400, 1464, 1466, 1530, 1401, 1465, 1467, 1531, 1402, 1466, 1468, 1532, 1403, 1467, 1469,
        1533, 1404, 1468, 1470, 1534, 1405, 1469, 1471, 1535, 1406, 1470, 1472, 1536, 1407, 1471, 1473, 1537, 1408,
        1472, 1474, 1538, 1409, 1473, 1475, 1539, 1410, 1474, 1476, 1540, 1411, 1475, 1477, 1541, 1412, 1476, 1478,
        1542, 1413, 1477, 1479, 1543, 1414, 1478, 1480, 1544, 1415, 1479, 1481, 1545, 1416, 1480, 1482, 1546, 1417,
        1481, 1483, 1547, 1418, 1482, 1484, 1548, 1419, 1483, 1485, 1549, 1420, 1484, 1486, 1550, 1421, 1485, 1487,
        1551, 1422, 1486, 1488, 1552, 1423, 1487, 1489, 1553, 1424, 1488, 1490, 1554, 1425, 1489, 1491, 1555, 1426,
        1490, 1492, 1556, 1427, 1491, 1493, 1557, 1428, 1492, 1494, 1558, 1429, 1493, 1495, 1559, 1430, 1494, 1560, 0,
        1431, 1497, 1561, 0, 1432, 1496, 1498, 1562, 1433, 1497, 1499, 1563, 1434, 1498, 1500, 1564, 1435, 1499, 1501,
        1565, 1436, 1500, 1502, 1566, 1437, 1501, 1503, 1567, 1438, 1502, 1504, 1568, 1439, 1503, 1505, 1569, 1440,
        1504, 1506, 1570, 1441, 1505, 1507, 1571, 1442, 1506, 1508, 1572, 1443, 1507, 1509, 1573, 1444, 1508, 1510,
        1574, 1445, 1509, 1511, 1575, 1446, 1510, 1512, 1576, 1447, 1511, 1513, 1577, 1448, 1512, 1514, 1578, 1449,
        1513, 1515, 1579, 1450, 1514, 1516, 1580, 1451, 1515, 1517, 1581, 1452, 1516, 1518, 1582, 1453, 1517, 1519,
        1583, 1454, 1518, 1520, 1584, 1455, 1519, 1521, 1585, 1456, 1520, 1522, 1586, 1457, 1521, 1523, 1587, 1458,
        1522, 1524, 1588, 1459, 1523, 1525, 1589, 1460, 1524, 1526, 1590, 1461, 1525, 1527, 1591, 1462, 1526, 1528,
        1592, 1463, 1527, 1529, 1593, 1464, 1528, 1530, 1594, 1465, 1529, 1531, 1595, 1466, 1530, 1532, 1596, 1467,
        1531, 1533, 1597, 1468, 1532, 1534, 1598, 1469, 1533, 1535, 1599, 1470, 1534, 1536, 1600, 1471, 1535, 1537,
        1601, 1472, 1536, 1538, 1602, 1473, 1537, 1539, 1603, 1474, 1538, 1540, 1604, 1475, 1539, 1541, 1605, 1476,
        1540, 1542, 1606, 1477, 1541, 1543, 1607, 1478, 1542, 1544, 1608, 1479, 1543, 1545, 1609, 1480, 1544, 1546,
        1610, 1481, 1545, 1547, 1611, 1482, 1546, 1548, 1612, 1483, 1547, 1549, 1613, 1484, 1548, 1550, 1614, 1485,
        1549, 1551, 1615, 1486, 1550, 1552, 1616, 1487, 1551, 1553, 1617, 1488, 1552, 1554, 1618, 1489, 1553, 1555,
        1619, 1490, 1554, 1556, 1620, 1491, 1555, 1557, 1621, 1492, 1556, 1558, 1622, 1493, 1557, 1559, 1623, 1494,
        1558, 1560, 1624, 1495, 1559, 1625, 0, 1496, 1562, 1626, 0, 1497, 1561, 1563, 1627, 1498, 1562, 1564, 1628,
        1499, 1563, 1565, 1629, 1500, 1564, 1566, 1630, 1501, 1565, 1567, 1631, 1502, 1566, 1568, 1632, 1503, 1567,
        1569, 1633, 1504, 1568, 1570, 1634, 1505, 1569, 1571, 1635, 1506, 1570, 1572, 1636, 1507, 1571, 1573, 1637,
        1508, 1572, 1574, 1638, 1509, 1573, 1575, 1639, 1510, 1574, 1576, 1640, 1511, 1575, 1577, 1641, 1512, 1576,
        1578, 1642, 1513, 1577, 1579, 1643, 1514, 1578, 1580, 1644, 1515, 1579, 1581, 1645, 1516, 1580, 1582, 1646,
        1517, 1581, 1583, 1647, 1518, 1582, 1584, 1648, 1519, 1583, 1585, 1649, 1520, 1584, 1586, 1650, 1521, 1585,
        1587, 1651, 1522, 1586, 1588, 1652, 1523, 1587, 1589, 1653, 1524, 1588, 1590, 1654, 1525, 1589, 1591, 1655,
        1526, 1590, 1592, 1656, 1527, 1591, 1593, 1657, 1528, 1592, 1594, 1658, 1529, 1593, 1595, 1659, 1530, 1594,
        1596, 1660, 1531, 1595, 1597, 1661, 1532, 1596, 1598, 1662, 1533, 1597, 1599, 1663, 1534, 1598, 1600, 1664,
        1535, 1599, 1601, 1665, 1536, 1600, 1602, 1666, 1537, 1601, 1603, 1667, 1538, 1602, 1604, 1668, 1539, 1603,
        1605, 1669, 1540, 1604, 1606, 1670, 1541, 1605, 1607, 1671, 1542, 1606, 1608, 1672, 1543, 1607, 1609, 1673,
        1544, 1608, 1610, 1674, 1545, 1609, 1611, 1675, 1546, 1610, 1612, 1676, 1547, 1611, 1613, 1677, 1548, 1612,
        1614, 1678, 1549, 1613, 1615, 1679, 1550, 1614, 1616, 1680, 1551, 1615, 1617, 1681, 1552, 1616, 1618, 1682,
        1553, 1617, 1619, 1683, 1554, 1618, 1620, 1684, 1555, 1619, 1621, 1685, 1556, 1620, 1622, 1686, 1557, 1621,
        1623, 1687, 1558, 1622, 1624, 1688, 1559, 1623, 1625, 1689, 1560, 1624, 1690, 0, 1561, 1627, 1691, 0, 1562,
        1626, 1628, 1692, 1563, 1627, 1629, 1693, 1564, 1628, 1630, 1694, 1565, 1629, 1631, 1695, 1566, 1630, 1632,
        1696, 1567, 1631, 1633, 1697, 1568, 1632, 1634, 1698, 1569, 1633, 1635, 1699, 1570, 1634, 1636, 1700, 1571,
        1635, 1637, 1701, 1572, 1636, 1638, 1702, 1573, 1637, 1639, 1703, 1574, 1638, 1640, 1704, 1575, 1639, 1641,
        1705, 1576, 1640, 1642, 1706, 1577, 1641, 1643, 1707, 1578, 1642, 1644, 1708, 1579, 1643, 1645, 1709, 1580,
        1644, 1646, 1710, 1581, 1645, 1647, 1711, 1582, 1646, 1648, 1712, 1583, 1647, 1649, 1713, 1584, 1648, 1650,
        1714, 1585, 1649, 1651, 1715, 1586, 1650, 1652, 1716, 1587, 1651, 1653, 1717, 1588, 1652, 1654, 1718, 1589,
        1653, 1655, 1719, 1590, 1654, 1656, 1720, 1591, 1655, 1657, 1721, 1592, 1656, 1658, 1722, 1593, 1657, 1659,
        1723, 1594, 1658, 1660, 1724, 1595, 1659, 1661, 1725, 1596, 1660, 1662, 1726, 1597, 1661, 1663, 1727, 1598,
        1662, 1664, 1728, 1599, 1663, 1665, 1729, 1600, 1664, 1666, 1730, 1601, 1665, 1667, 1731, 1602, 1666, 1668,
        1732, 1603, 1667, 1669, 1733, 1604, 1668, 1670, 1734, 1605, 1669, 1671, 1735, 1606, 1670, 1672, 1736, 1607,
        1671, 1673, 1737, 1608, 1672, 1674, 1738, 1609, 1673, 1675, 1739, 1610, 1674, 1676, 1740, 1611, 1675, 1677,
        1741, 1612, 1676, 1678, 1742, 1613, 1677, 1679, 1743, 1614, 1678, 1680, 1744, 1615, 1679, 1681, 1745, 1616,
        1680, 1682, 1746, 1617, 1681, 1683, 1747, 1618, 1682, 1684, 1748, 1619, 1683, 1685, 1749, 1620, 1684, 1686,
        1750, 1621, 1685, 1687, 1751, 1622, 1686, 1688, 1752, 1623, 1687, 1689, 1753, 1624, 1688, 1690, 1754, 1625,
        1689, 1755, 0, 1626, 1692, 1756, 0, 1627, 1691, 1693, 1757, 1628, 1692, 1694, 1758, 1629, 1693, 1695, 1759,
        1630, 1694, 1696, 1760, 1631, 1695, 1697, 1761, 1632, 1696, 1698, 1762, 1633, 1697, 1699, 1763, 1634, 1698,
        1700, 1764, 1635, 1699, 1701, 1765, 1636, 1700, 1702, 1766, 1637, 1701, 1703, 1767, 1638, 1702, 1704, 1768,
        1639, 1703, 1705, 1769, 1640, 1704, 1706, 1770, 1641, 1705, 1707, 1771, 1642, 1706, 1708, 1772, 1643, 1707,
        1709, 1773, 1644, 1708, 1710, 1774, 1645, 1709, 1711, 1775, 1646, 1710, 1712, 1776, 1647, 1711, 1713, 1777,
        1648, 1712, 1714, 1778, 1649, 1713, 1715, 1779, 1650, 1714, 1716, 1780, 1651, 1715, 1717, 1781, 1652, 1716,
        1718, 1782, 1653, 1717, 1719, 1783, 1654, 1718, 1720, 1784, 1655, 1719, 1721, 1785, 1656, 1720, 1722, 1786,
        1657, 1721, 1723, 1787, 1658, 1722, 1724, 1788, 1659, 1723, 1725, 1789, 1660, 1724, 1726, 1790, 1661, 1725,
        1727, 1791, 1662, 1726, 1728, 1792, 1663, 1727, 1729, 1793, 1664, 1728, 1730, 1794, 1665, 1729, 1731, 1795,
        1666, 1730, 1732, 1796, 1667, 1731, 1733, 1797, 1668, 1732, 1734, 1798, 1669, 1733, 1735, 1799, 1670, 1734,
        1736, 1800, 1671, 1735, 1737, 1801, 1672, 1736, 1738, 1802, 1673, 1737, 1739, 1803, 1674, 1738, 1740, 1804,
        1675, 1739, 1741, 1805, 1676, 1740, 1742, 1806, 1677, 1741, 1743, 1807, 1678, 1742, 1744, 1808, 1679, 1743,
        1745, 1809, 1680, 1744, 1746, 1810, 1681, 1745, 1747, 1811, 1682, 1746, 1748, 1812, 1683, 1747, 1749, 1813,
        1684, 1748, 1750, 1814, 1685, 1749, 1751, 1815, 1686, 1750, 1752, 1816, 1687, 1751, 1753, 1817, 1688, 1752,
        1754, 1818, 1689, 1753, 1755, 1819, 1690, 1754, 1820, 0, 1691, 1757, 1821, 0, 1692, 1756, 1758, 1822, 1693,
        1757, 1759, 1823, 1694, 1758, 1760, 1824, 1695, 1759, 1761, 1825, 1696, 1760, 1762, 1826, 1697, 1761, 1763,
        1827, 1698, 1762, 1764, 1828, 1699, 1763, 1765, 1829, 1700, 1764, 1766, 1830, 1701, 1765, 1767, 1831, 1702,
        1766, 1768, 1832, 1703, 1767, 1769, 1833, 1704, 1768, 1770, 1834, 1705, 1769, 1771, 1835, 1706, 1770, 1772,
        1836, 1707, 1771, 1773, 1837, 1708, 1772, 1774, 1838, 1709, 1773, 1775, 1839, 1710, 1774, 1776, 1840, 1711,
        1775, 1777, 1841, 1712, 1776, 1778, 1842, 1713, 1777, 1779, 1843, 1714, 1778, 1780, 1844, 1715, 1779, 1781,
        1845, 1716, 1780, 1782, 1846, 1717, 1781, 1783, 1847, 1718, 1782, 1784, 1848, 1719, 1783, 1785, 1849, 1720,
        1784, 1786, 1850, 1721, 1785, 1787, 1851, 1722, 1786, 1788, 1852, 1723, 1787, 1789, 1853, 1724, 1788, 1790,
        1854, 1725, 1789, 1791, 1855, 1726, 1790, 1792, 1856, 1727, 1791, 1793, 1857, 1728, 1792, 1794, 1858, 1729,
        1793, 1795, 1859, 1730, 1794, 1796, 1860, 1731, 1795, 1797, 1861, 1732, 1796, 1798, 1862, 1733, 1797, 1799,
        1863, 1734, 1798, 1800, 1864, 1735, 1799, 1801, 1865, 1736, 1800, 1802, 1866, 1737, 1801, 1803, 1867, 1738,
        1802, 1804, 1868, 1739, 1803, 1805, 1869, 1740, 1804, 1806, 1870, 1741, 1805, 1807, 1871, 1742, 1806, 1808,
        1872, 1743, 1807, 1809, 1873, 1744, 1808, 1810, 1874, 1745, 1809, 1811, 1875, 1746, 1810, 1812, 1876, 1747,
        1811, 1813, 1877, 1748, 1812, 1814, 1878, 1749, 1813, 1815, 1879, 1750, 1814, 1816, 1880, 1751, 1815, 1817,
        1881, 1752, 1816, 1818, 1882, 1753, 1817, 1819, 1883, 1754, 1818, 1820, 1884, 1755, 1819, 1885, 0, 1756, 1822,
        1886, 0, 1757, 1821, 1823, 1887, 1758, 1822, 1824, 1888, 1759, 1823, 1825, 1889, 1760, 1824, 1826, 1890, 1761,
        1825, 1827, 1891, 1762, 1826, 1828, 1892, 1763, 1827, 1829, 1893, 1764, 1828, 1830, 1894, 1765, 1829, 1831,
        1895, 1766, 1830, 1832, 1896, 1767, 1831, 1833, 1897, 1768, 1832, 1834, 1898, 1769, 1833, 1835, 1899, 1770,
        1834, 1836, 1900, 1771, 1835, 1837, 1901, 1772, 1836, 1838, 1902, 1773, 1837, 1839, 1903, 1774, 1838, 1840,
        1904, 1775, 1839, 1841, 1905, 1776, 1840, 1842, 1906, 1777, 1841, 1843, 1907, 1778, 1842, 1844, 1908, 1779,
        1843, 1845, 1909, 1780, 1844, 1846, 1910, 1781, 1845, 1847, 1911, 1782, 1846, 1848, 1912, 1783, 1847, 1849,
        1913, 1784, 1848, 1850, 1914, 1785, 1849, 1851, 1915, 1786, 1850, 1852, 1916, 1787, 1851, 1853, 1917, 1788,
        1852, 1854, 1918, 1789, 1853, 1855, 1919, 1790, 1854, 1856, 1920, 1791, 1855, 1857, 1921, 1792, 1856, 1858,
        1922, 1793, 1857, 1859, 1923, 1794, 1858, 1860, 1924, 1795, 1859, 1861, 1925, 1796, 1860, 1862, 1926, 1797,
        1861, 1863, 1927, 1798, 1862, 1864, 1928, 1799, 1863, 1865, 1929, 1800, 1864, 1866, 1930, 1801, 1865, 1867,
        1931, 1802, 1866, 1868, 1932, 1803, 1867, 1869, 1933, 1804, 1868, 1870, 1934, 1805, 1869, 1871, 1935, 1806,
        1870, 1872, 1936, 1807, 1871, 1873, 1937, 1808, 1872, 1874, 1938, 1809, 1873, 1875, 1939, 1810, 1874, 1876,
        1940, 1811, 1875, 1877, 1941, 1812, 1876, 1878, 1942, 1813, 1877, 1879, 1943, 1814, 1878, 1880, 1944, 1815,
        1879, 1881, 1945, 1816, 1880, 1882, 1946, 1817, 1881, 1883, 1947, 1818, 1882, 1884, 1948, 1819, 1883, 1885,
        1949, 1820, 1884, 1950, 0, 1821, 1887, 1951, 0, 1822, 1886, 1888, 1952, 1823, 1887, 1889, 1953, 1824, 1888,
        1890, 1954, 1825, 1889, 1891, 1955, 1826, 1890, 1892, 1956, 1827, 1891, 1893, 1957, 1828, 1892, 1894, 1958,
        1829, 1893, 1895, 1959, 1830, 1894, 1896, 1960, 1831, 1895, 1897, 1961, 1832, 1896, 1898, 1962, 1833, 1897,
        1899, 1963, 1834, 1898, 1900, 1964, 1835, 1899, 1901, 1965, 1836, 1900, 1902, 1966, 1837, 1901, 1903, 1967,
        1838, 1902, 1904, 1968, 1839, 1903, 1905, 1969, 1840, 1904, 1906, 1970, 1841, 1905, 1907, 1971, 1842, 1906,
        1908, 1972, 1843, 1907, 1909, 1973, 1844, 1908, 1910, 1974, 1845, 1909, 1911, 1975, 1846, 1910, 1912, 1976,
        1847, 1911, 1913, 1977, 1848, 1912, 1914, 1978, 1849, 1913, 1915, 1979, 1850, 1914, 1916, 1980, 1851, 1915,
        1917, 1981, 1852, 1916, 1918, 1982, 1853, 1917, 1919, 1983, 1854, 1918, 1920, 1984, 1855, 1919, 1921, 1985,
        1856, 1920, 1922, 1986, 1857, 1921, 1923, 1987, 1858, 1922, 1924, 1988, 1859, 1923, 1925, 1989, 1860, 1924,
        1926, 1990, 1861, 1925, 1927, 1991, 1862, 1926, 1928, 1992, 1863, 1927, 1929, 1993, 1864, 1928, 1930, 1994,
        1865, 1929, 1931, 1995, 1866, 1930, 1932, 1996, 1867, 1931, 1933, 1997, 1868, 1932, 1934, 1998, 1869, 1933,
        1935, 1999, 1870, 1934, 1936, 2000, 1871, 1935, 1937, 2001, 1872, 1936, 1938, 2002, 1873, 1937, 1939, 2003,
        1874, 1938, 1940, 2004, 1875, 1939, 1941, 2005, 1876, 1940, 1942, 2006, 1877, 1941, 1943, 2007, 1878, 1942,
        1944, 2008, 1879, 1943, 1945, 2009, 1880, 1944, 1946, 2010, 1881, 1945, 1947, 2011, 1882, 1946, 1948, 2012,
        1883, 1947, 1949, 2013, 1884, 1948, 1950, 2014, 1885, 1949, 2015, 0, 1886, 1952, 2016, 0, 1887, 1951, 1953,
        2017, 1888, 1952, 1954, 2018, 1889, 1953, 1955, 2019, 1890, 1954, 1956, 2020, 1891, 1955, 1957, 2021, 1892,
        1956, 1958, 2022, 1893, 1957, 1959, 2023, 1894, 1958, 1960, 2024, 1895, 1959, 1961, 2025, 1896, 1960, 1962,
        2026, 1897, 1961, 1963, 2027, 1898, 1962, 1964, 2028, 1899, 1963, 1965, 2029, 1900, 1964, 1966, 2030, 1901,
        1965, 1967, 2031, 1902, 1966, 1968, 2032, 1903, 1967, 1969, 2033, 1904, 1968, 1970, 2034, 1905, 1969, 1971,
        2035, 1906, 1970, 1972, 2036, 1907, 1971, 1973, 2037, 1908, 1972, 1974, 2038, 1909, 1973, 1975, 2039, 1910,
        1974, 1976, 2040, 1911, 1975, 1977, 2041, 1912, 1976, 1978, 2042, 1913, 1977, 1979, 2043, 1914, 1978, 1980,
        2044, 1915, 1979, 1981, 2045, 1916, 1980, 1982, 2046, 1917, 1981, 1983, 2047, 1918, 1982, 1984, 2048, 1919,
        1983, 1985, 2049, 1920, 1984, 1986, 2050, 1921, 1985, 1987, 2051, 1922, 1986, 1988, 2052, 1923, 1987, 1989,
        2053, 1924, 1988, 1990, 2054, 1925, 1989, 1991, 2055, 1926, 1990, 1992, 2056, 1927, 1991, 1993, 2057, 1928,
        1992, 1994, 2058, 1929, 1993, 1995, 2059, 1930, 1994, 1996, 2060, 1931, 1995, 1997, 2061, 1932, 1996, 1998,
        2062, 1933, 1997, 1999, 2063, 1934, 1998, 2000, 2064, 1935, 1999, 2001, 2065, 1936, 2000, 2002, 2066, 1937,
        2001, 2003, 2067, 1938, 2002, 2004, 2068, 1939, 2003, 2005, 2069, 1940, 2004, 2006, 2070, 1941, 2005, 2007,
        2071, 1942, 2006, 2008, 2072, 1943, 2007, 2009, 2073, 1944, 2008, 2010, 2074, 1945, 2009, 2011, 2075, 1946,
        2010, 2012, 2076, 1947, 2011, 2013, 2077, 1948, 2012, 2014, 2078, 1949, 2013, 2015, 2079, 1950, 2014, 2080, 0,
        1951, 2017, 2081, 0, 1952, 2016, 2018, 2082, 1953, 2017, 2019, 2083, 1954, 2018, 2020, 2084, 1955, 2019, 2021,
        2085, 1956, 2020, 2022, 2086, 1957, 2021, 2023, 2087, 1958, 2022, 2024, 2088, 1959, 2023, 2025, 2089, 1960,
        2024, 2026, 2090, 1961, 2025, 2027, 2091, 1962, 2026, 2028, 2092, 1963, 2027, 2029, 2093, 1964, 2028, 2030,
        2094, 1965, 2029, 2031, 2095, 1966, 2030, 2032, 2096, 1967, 2031, 2033, 2097, 1968, 2032, 2034, 2098, 1969,
        2033, 2035, 2099, 1970, 2034, 2036, 2100, 1971, 2035, 2037, 2101, 1972, 2036, 2038, 2102, 1973, 2037, 2039,
        2103, 1974, 2038, 2040, 2104, 1975, 2039, 2041, 2105, 1976, 2040, 2042, 2106, 1977, 2041, 2043, 2107, 1978,
        2042, 2044, 2108, 1979, 2043, 2045, 2109, 1980, 2044, 2046, 2110, 1981, 2045, 2047, 2111, 1982, 2046, 2048,
        2112, 1983, 2047, 2049, 2113, 1984, 2048, 2050, 2114, 1985, 2049, 2051, 2115, 1986, 2050, 2052, 2116, 1987,
        2051, 2053, 2117, 1988, 2052, 2054, 2118, 1989, 2053, 2055, 2119, 1990, 2054, 2056, 2120, 1991, 2055, 2057,
        2121, 1992, 2056, 2058, 2122, 1993, 2057, 2059, 2123, 1994, 2058, 2060, 2124, 1995, 2059, 2061, 2125, 1996,
        2060, 2062, 2126, 1997, 2061, 2063, 2127, 1998, 2062, 2064, 2128, 1999, 2063, 2065, 2129, 2000, 2064, 2066,
        2130, 2001, 2065, 2067, 2131, 2002, 2066, 2068, 2132, 2003, 2067, 2069, 2133, 2004, 2068, 2070, 2134, 2005,
        2069, 2071, 2135, 2006, 2070, 2072, 2136, 2007, 2071, 2073, 2137, 2008, 2072, 2074, 2138, 2009, 2073, 2075,
        2139, 2010, 2074, 2076, 2140, 2011, 2075, 2077, 2141, 2012, 2076, 2078, 2142, 2013, 2077, 2079, 2143, 2014,
        2078, 2080, 2144, 2015, 2079, 2145, 0, 2016, 2082, 2146, 0, 2017, 2081, 2083, 2147, 2018, 2082, 2084, 2148,
        2019, 2083, 2085, 2149, 2020, 2084, 2086, 2150, 2021, 2085, 2087, 2151, 2022, 2086, 2088, 2152, 2023, 2087,
        2089, 2153, 2024, 2088, 2090, 2154, 2025, 2089, 2091, 2155, 2026, 2090, 2092, 2156, 2027, 2091, 2093, 2157,
        2028, 2092, 2094, 2158, 2029, 2093, 2095, 2159, 2030, 2094, 2096, 2160, 2031, 2095, 2097, 2161, 2032, 2096,
        2098, 2162, 2033, 2097, 2099, 2163, 2034, 2098, 2100, 2164, 2035, 2099, 2101, 2165, 2036, 2100, 2102, 2166,
        2037, 2101, 2103, 2167, 2038, 2102, 2104, 2168, 2039, 2103, 2105, 2169, 2040, 2104, 2106, 2170, 2041, 2105,
        2107, 2171, 2042, 2106, 2108, 2172, 2043, 2107, 2109, 2173, 2044, 2108, 2110, 2174, 2045, 2109, 2111, 2175,
        2046, 2110, 2112, 2176, 2047, 2111, 2113, 2177, 2048, 2112, 2114, 2178, 2049, 2113, 2115, 2179, 2050, 2114,
        2116, 2180, 2051, 2115, 2117, 2181, 2052, 2116, 2118, 2182, 2053, 2117, 2119, 2183, 2054, 2118, 2120, 2184,
        2055, 2119, 2121, 2185, 2056, 2120, 2122, 2186, 2057, 2121, 2123, 2187, 2058, 2122, 2124, 2188, 2059, 2123,
        2125, 2189, 2060, 2124, 2126, 2190, 2061, 2125, 2127, 2191, 2062, 2126, 2128, 2192, 2063, 2127, 2129, 2193,
        2064, 2128, 2130, 2194, 2065, 2129, 2131, 2195, 2066, 2130, 2132, 2196, 2067, 2131, 2133, 2197, 2068, 2132,
        2134, 2198, 2069, 2133, 2135, 2199, 2070, 2134, 2136, 2200, 2071, 2135, 2137, 2201, 2072, 2136, 2138, 2202,
        2073, 2137, 2139, 2203, 2074, 2138, 2140, 2204, 2075, 2139, 2141, 2205, 2076, 2140, 2142, 2206, 2077, 2141,
        2143, 2207, 2078, 2142, 2144, 2208, 2079, 2143, 2145, 2209, 2080, 2144, 2210, 0, 2081, 2147, 2211, 0, 2082,
        2146, 2148, 2212, 2083, 2147, 2149, 2213, 2084, 2148, 2150, 2214, 2085, 2149, 2151, 2215, 2086, 2150, 2152,
        2216, 2087, 2151, 2153, 2217, 2088, 2152, 2154, 2218, 2089, 2153, 2155, 2219, 2090, 2154, 2156, 2220, 2091,
        2155, 2157, 2221, 2092, 2156, 2158, 2222, 2093, 2157, 2159, 2223, 2094, 2158, 2160, 2224, 2095, 2159, 2161,
        2225, 2096, 2160, 2162, 2226, 2097, 2161, 2163, 2227, 2098, 2162, 2164, 2228, 2099, 2163, 2165, 2229, 2100,
        2164, 2166, 2230, 2101, 2165, 2167, 2231, 2102, 2166, 2168, 2232, 2103, 2167, 2169, 2233, 2104, 2168, 2170,
        2234, 2105, 2169, 2171, 2235, 2106, 2170, 2172, 2236, 2107, 2171, 2173, 2237, 2108, 2172, 2174, 2238, 2109,
        2173, 2175, 2239, 2110, 2174, 2176, 2240, 2111, 2175, 2177, 2241, 2112, 2176, 2178, 2242, 2113, 2177, 2179,
        2243, 2114, 2178, 2180, 2244, 2115, 2179, 2181, 2245, 2116, 2180, 2182, 2246, 2117, 2181, 2183, 2247, 2118,
        2182, 2184, 2248, 2119, 2183, 2185, 2249, 2120, 2184, 2186, 2250, 2121, 2185, 2187, 2251, 2122, 2186, 2188,
        2252, 2123, 2187, 2189, 2253, 2124, 2188, 2190, 2254, 2125, 2189, 2191, 2255, 2126, 2190, 2192, 2256, 2127,
        2191, 2193, 2257, 2128, 2192, 2194, 2258, 2129, 2193, 2195, 2259, 2130, 2194, 2196, 2260, 2131, 2195, 2197,
        2261, 2132, 2196, 2198, 2262, 2133, 2197, 2199, 2263, 2134, 2198, 2200, 2264, 2135, 2199, 2201, 2265, 2136,
        2200, 2202, 2266, 2137, 2201, 2203, 2267, 2138, 2202, 2204, 2268, 2139, 2203, 2205, 2269, 2140, 2204, 2206,
        2270, 2141, 2205, 2207, 2271, 2142, 2206, 2208, 2272, 2143, 2207, 2209, 2273, 2144, 2208, 2210, 2274, 2145,
        2209, 2275, 0, 2146, 2212, 2276, 0, 2147, 2211, 2213, 2277, 2148, 2212, 2214, 2278, 2149, 2213, 2215, 2279,
        2150, 2214, 2216, 2280, 2151, 2215, 2217, 2281, 2152, 2216, 2218, 2282, 2153, 2217, 2219, 2283, 2154, 2218,
        2220, 2284, 2155, 2219, 2221, 2285, 2156, 2220, 2222, 2286, 2157, 2221, 2223, 2287, 2158, 2222, 2224, 2288,
        2159, 2223, 2225, 2289, 2160, 2224, 2226, 2290, 2161, 2225, 2227, 2291, 2162, 2226, 2228, 2292, 2163, 2227,
        2229, 2293, 2164, 2228, 2230, 2294, 2165, 2229, 2231, 2295, 2166, 2230, 2232, 2296, 2167, 2231, 2233, 2297,
        2168, 2232, 2234, 2298, 2169, 2233, 2235, 2299, 2170, 2234, 2236, 2300, 2171, 2235, 2237, 2301, 2172, 2236,
        2238, 2302, 2173, 2237, 2239, 2303, 2174, 2238, 2240, 2304, 2175, 2239, 2241, 2305, 2176, 2240, 2242, 2306,
        2177, 2241, 2243, 2307, 2178, 2242, 2244, 2308, 2179, 2243, 2245, 2309, 2180, 2244, 2246, 2310, 2181, 2245,
        2247, 2311, 2182, 2246, 2248, 2312, 2183, 2247, 2249, 2313, 2184, 2248, 2250, 2314, 2185, 2249, 2251, 2315,
        2186, 2250, 2252, 2316, 2187, 2251, 2253, 2317, 2188, 2252, 2254, 2318, 2189, 2253, 2255, 2319, 2190, 2254,
        2256, 2320, 2191, 2255, 2257, 2321, 2192, 2256, 2258, 2322, 2193, 2257, 2259, 2323, 2194, 2258, 2260, 2324,
        2195, 2259, 2261, 2325, 2196, 2260, 2262, 2326, 2197, 2261, 2263, 2327, 2198, 2262, 2264, 2328, 2199, 2263,
        2265, 2329, 2200, 2264, 2266, 2330, 2201, 2265, 2267, 2331, 2202, 2266, 2268, 2332, 2203, 2267, 2269, 2333,
        2204, 2268, 2270, 2334, 2205, 2269, 2271, 2335, 2206, 2270, 2272, 2336, 2207, 2271, 2273, 2337, 2208, 2272,
        2274, 2338, 2209, 2273, 2275, 2339, 2210, 2274, 2340, 0, 2211, 2277, 2341, 0, 2212, 2276, 2278, 2342, 2213,
        2277, 2279, 2343, 2214, 2278, 2280, 2344, 2215, 2279, 2281, 2345, 2216, 2280, 2282, 2346, 2217, 2281, 2283,
        2347, 2218, 2282, 2284, 2348, 2219, 2283, 2285, 2349, 2220, 2284, 2286, 2350, 2221, 2285, 2287, 2351, 2222,
        2286, 2288, 2352, 2223, 2287, 2289, 2353, 2224, 2288, 2290, 2354, 2225, 2289, 2291, 2355, 2226, 2290, 2292,
        2356, 2227, 2291, 2293, 2357, 2228, 2292, 2294, 2358, 2229, 2293, 2295, 2359, 2230, 2294, 2296, 2360, 2231,
        2295, 2297, 2361, 2232, 2296, 2298, 2362, 2233, 2297, 2299, 2363, 2234, 2298, 2300, 2364, 2235, 2299, 2301,
        2365, 2236, 2300, 2302, 2366, 2237, 2301, 2303, 2367, 2238, 2302, 2304, 2368, 2239, 2303, 2305, 2369, 2240,
        2304, 2306, 2370, 2241, 2305, 2307, 2371, 2242, 2306, 2308, 2372, 2243, 2307, 2309, 2373, 2244, 2308, 2310,
        2374, 2245, 2309, 2311, 2375, 2246, 2310, 2312, 2376, 2247, 2311, 2313, 2377, 2248, 2312, 2314, 2378, 2249,
        2313, 2315, 2379, 2250, 2314, 2316, 2380, 2251, 2315, 2317, 2381, 2252, 2316, 2318, 2382, 2253, 2317, 2319,
        2383, 2254, 2318, 2320, 2384, 2255, 2319, 2321, 2385, 2256, 2320, 2322, 2386, 2257, 2321, 2323, 2387, 2258,
        2322, 2324, 2388, 2259, 2323, 2325, 2389, 2260, 2324, 2326, 2390, 2261, 2325, 2327, 2391, 2262, 2326, 2328,
        2392, 2263, 2327, 2329, 2393, 2264, 2328, 2330, 2394, 2265, 2329, 2331, 2395, 2266, 2330, 2332, 2396, 2267,
        2331, 2333, 2397, 2268, 2332, 2334, 2398, 2269, 2333, 2335, 2399, 2270, 2334, 2336, 2400, 2271, 2335, 2337,
        2401, 2272, 2336, 2338, 2402, 2273, 2337, 2339, 2403, 2274, 2338, 2340, 2404, 2275, 2339, 2405, 0, 2276, 2342,
        2406, 0, 2277, 2341, 2343, 2407, 2278, 2342, 2344, 2408, 2279, 2343, 2345, 2409, 2280, 2344, 2346, 2410, 2281,
        2345, 2347, 2411, 2282, 2346, 2348, 2412, 2283, 2347, 2349, 2413, 2284, 2348, 2350, 2414, 2285, 2349, 2351,
        2415, 2286, 2350, 2352, 2416, 2287, 2351, 2353, 2417, 2288, 2352, 2354, 2418, 2289, 2353, 2355, 2419, 2290,
        2354, 2356, 2420, 2291, 2355, 2357, 2421, 2292, 2356, 2358, 2422, 2293, 2357, 2359, 2423, 2294, 2358, 2360,
        2424, 2295, 2359, 2361, 2425, 2296, 2360, 2362, 2426, 2297, 2361, 2363, 2427, 2298, 2362, 2364, 2428, 2299,
        2363, 2365, 2429, 2300, 2364, 2366, 2430, 2301, 2365, 2367, 2431, 2302, 2366, 2368, 2432, 2303, 2367, 2369,
        2433, 2304, 2368, 2370, 2434, 2305, 2369, 2371, 2435, 2306, 2370, 2372, 2436, 2307, 2371, 2373, 2437, 2308,
        2372, 2374, 2438, 2309, 2373, 2375, 2439, 2310, 2374, 2376, 2440, 2311, 2375, 2377, 2441, 2312, 2376, 2378,
        2442, 2313, 2377, 2379, 2443, 2314, 2378, 2380, 2444, 2315, 2379, 2381, 2445, 2316, 2380, 2382, 2446, 2317,
        2381, 2383, 2447, 2318, 2382, 2384, 2448, 2319, 2383, 2385, 2449, 2320, 2384, 2386, 2450, 2321, 2385, 2387,
        2451, 2322, 2386, 2388, 2452, 2323, 2387, 2389, 2453, 2324, 2388, 2390, 2454, 2325, 2389, 2391, 2455, 2326,
        2390, 2392, 2456, 2327, 2391, 2393, 2457, 2328, 2392, 2394, 2458, 2329, 2393, 2395, 2459, 2330, 2394, 2396,
        2460, 2331, 2395, 2397, 2461, 2332, 2396, 2398, 2462, 2333, 2397, 2399, 2463, 2334, 2398, 2400, 2464, 2335,
        2399, 2401, 2465, 2336, 2400, 2402, 2466, 2337, 2401, 2403, 2467, 2338, 2402, 2404, 2468, 2339, 2403, 2405,
        2469, 2340, 2404, 2470, 0, 2341, 2407, 2471, 0, 2342, 2406, 2408, 2472, 2343, 2407, 2409, 2473, 2344, 2408,
        2410, 2474, 2345, 2409, 2411, 2475, 2346, 2410, 2412, 2476, 2347, 2411, 2413, 2477, 2348, 2412, 2414, 2478,
        2349, 2413, 2415, 2479, 2350, 2414, 2416, 2480, 2351, 2415, 2417, 2481, 2352, 2416, 2418, 2482, 2353, 2417,
        2419, 2483, 2354, 2418, 2420, 2484, 2355, 2419, 2421, 2485, 2356, 2420, 2422, 2486, 2357, 2421, 2423, 2487,
        2358, 2422, 2424, 2488, 2359, 2423, 2425, 2489, 2360, 2424, 2426, 2490, 2361, 2425, 2427, 2491, 2362, 2426,
        2428, 2492, 2363, 2427, 2429, 2493, 2364, 2428, 2430, 2494, 2365, 2429, 2431, 2495, 2366, 2430, 2432, 2496,
        2367, 2431, 2433, 2497, 2368, 2432, 2434, 2498, 2369, 2433, 2435, 2499, 2370, 2434, 2436, 2500, 2371, 2435,
        2437, 2501, 2372, 2436, 2438, 2502, 2373, 2437, 2439, 2503, 2374, 2438, 2440, 2504, 2375, 2439, 2441, 2505,
        2376, 2440, 2442, 2506, 2377, 2441, 2443, 2507, 2378, 2442, 2444, 2508, 2379, 2443, 2445, 2509, 2380, 2444,
        2446, 2510, 2381, 2445, 2447, 2511, 2382, 2446, 2448, 2512, 2383, 2447, 2449, 2513, 2384, 2448, 2450, 2514,
        2385, 2449, 2451, 2515, 2386, 2450, 2452, 2516, 2387, 2451, 2453, 2517, 2388, 2452, 2454, 2518, 2389, 2453,
        2455, 2519, 2390, 2454, 2456, 2520, 2391, 2455, 2457, 2521, 2392, 2456, 2458, 2522, 2393, 2457, 2459, 2523,
        2394, 2458, 2460, 2524, 2395, 2459, 2461, 2525, 2396, 2460, 2462, 2526, 2397, 2461, 2463, 2527, 2398, 2462,
        2464, 2528, 2399, 2463, 2465, 2529, 2400, 2464, 2466, 2530, 2401, 2465, 2467, 2531, 2402, 2466, 2468, 2532,
        2403, 2467, 2469, 2533, 2404, 2468, 2470, 2534, 2405, 2469, 2535, 0, 2406, 2472, 2536, 0, 2407, 2471, 2473,
        2537, 2408, 2472, 2474, 2538, 2409, 2473, 2475, 2539, 2410, 2474, 2476, 2540, 2411, 2475, 2477, 2541, 2412,
        2476, 2478, 2542, 2413, 2477, 2479, 2543, 2414, 2478, 2480, 2544, 2415, 2479, 2481, 2545, 2416, 2480, 2482,
        2546, 2417, 2481, 2483, 2547, 2418, 2482, 2484, 2548, 2419, 2483, 2485, 2549, 2420, 2484, 2486, 2550, 2421,
        2485, 2487, 2551, 2422, 2486, 2488, 2552, 2423, 2487, 2489, 2553, 2424, 2488, 2490, 2554, 2425, 2489, 2491,
        2555, 2426, 2490, 2492, 2556, 2427, 2491, 2493, 2557, 2428, 2492, 2494, 2558, 2429, 2493, 2495, 2559, 2430,
        2494, 2496, 2560, 2431, 2495, 2497, 2561, 2432, 2496, 2498, 2562, 2433, 2497, 2499, 2563, 2434, 2498, 2500,
        2564, 2435, 2499, 2501, 2565, 2436, 2500, 2502, 2566, 2437, 2501, 2503, 2567, 2438, 2502, 2504, 2568, 2439,
        2503, 2505, 2569, 2440, 2504, 2506, 2570, 2441, 2505, 2507, 2571, 2442, 2506, 2508, 2572, 2443, 2507, 2509,
        2573, 2444, 2508, 2510, 2574, 2445, 2509, 2511, 2575, 2446, 2510, 2512, 2576, 2447, 2511, 2513, 2577, 2448,
        2512, 2514, 2578, 2449, 2513, 2515, 2579, 2450, 2514, 2516, 2580, 2451, 2515, 2517, 2581, 2452, 2516, 2518,
        2582, 2453, 2517, 2519, 2583, 2454, 2518, 2520, 2584, 2455, 2519, 2521, 2585, 2456, 2520, 2522, 2586, 2457,
        2521, 2523, 2587, 2458, 2522, 2524, 2588, 2459, 2523, 2525, 2589, 2460, 2524, 2526, 2590, 2461, 2525, 2527,
        2591, 2462, 2526, 2528, 2592, 2463, 2527, 2529, 2593, 2464, 2528, 2530, 2594, 2465, 2529, 2531, 2595, 2466,
        2530, 2532, 2596, 2467, 2531, 2533, 2597, 2468, 2532, 2534, 2598, 2469, 2533, 2535, 2599, 2470, 2534, 2600, 0,
        2471, 2537, 2601, 0, 2472, 2536, 2538, 2602, 2473, 2537, 2539, 2603, 2474, 2538, 2540, 2604, 2475, 2539, 2541,
        2605, 2476, 2540, 2542, 2606, 2477, 2541, 2543, 2607, 2478, 2542, 2544, 2608, 2479, 2543, 2545, 2609, 2480,
        2544, 2546, 2610, 2481, 2545, 2547, 2611, 2482, 2546, 2548, 2612, 2483, 2547, 2549, 2613, 2484, 2548, 2550,
        2614, 2485, 2549, 2551, 2615, 2486, 2550, 2552, 2616, 2487, 2551, 2553, 2617, 2488, 2552, 2554, 2618, 2489,
        2553, 2555, 2619, 2490, 2554, 2556, 2620, 2491, 2555, 2557, 2621, 2492, 2556, 2558, 2622, 2493, 2557, 2559,
        2623, 2494, 2558, 2560, 2624, 2495, 2559, 2561, 2625, 2496, 2560, 2562, 2626, 2497, 2561, 2563, 2627, 2498,
        2562, 2564, 2628, 2499, 2563, 2565, 2629, 2500, 2564, 2566, 2630, 2501, 2565, 2567, 2631, 2502, 2566, 2568,
        2632, 2503, 2567, 2569, 2633, 2504, 2568, 2570, 2634, 2505, 2569, 2571, 2635, 2506, 2570, 2572, 2636, 2507,
        2571, 2573, 2637, 2508, 2572, 2574, 2638, 2509, 2573, 2575, 2639, 2510, 2574, 2576, 2640, 2511, 2575, 2577,
        2641, 2512, 2576, 2578, 2642, 2513, 2577, 2579, 2643, 2514, 2578, 2580, 2644, 2515, 2579, 2581, 2645, 2516,
        2580, 2582, 2646, 2517, 2581, 2583, 2647, 2518, 2582, 2584, 2648, 2519, 2583, 2585, 2649, 2520, 2584, 2586,
        2650, 2521, 2585, 2587, 2651, 2522, 2586, 2588, 2652, 2523, 2587, 2589, 2653, 2524, 2588, 2590, 2654, 2525,
        2589, 2591, 2655, 2526, 2590, 2592, 2656, 2527, 2591, 2593, 2657, 2528, 2592, 2594, 2658, 2529, 2593, 2595,
        2659, 2530, 2594, 2596, 2660, 2531, 2595, 2597, 2661, 2532, 2596, 2598, 2662, 2533, 2597, 2599, 2663, 2534,
        2598, 2600, 2664, 2535, 2599, 2665, 0, 2536, 2602, 2666, 0, 2537, 2601, 2603, 2667, 2538, 2602, 2604, 2668,
        2539, 2603, 2605, 2669, 2540, 2604, 2606, 2670, 2541, 2605, 2607, 2671, 2542, 2606, 2608, 2672, 2543, 2607,
        2609, 2673, 2544, 2608, 2610, 2674, 2545, 2609, 2611, 2675, 2546, 2610, 2612, 2676, 2547, 2611, 2613, 2677,
        2548, 2612, 2614, 2678, 2549, 2613, 2615, 2679, 2550, 2614, 2616, 2680, 2551, 2615, 2617, 2681, 2552, 2616,
        2618, 2682, 2553, 2617, 2619, 2683, 2554, 2618, 2620, 2684, 2555, 2619, 2621, 2685, 2556, 2620, 2622, 2686,
        2557, 2621, 2623, 2687, 2558, 2622, 2624, 2688, 2559, 2623, 2625, 2689, 2560, 2624, 2626, 2690, 2561, 2625,
        2627, 2691, 2562, 2626, 2628, 2692, 2563, 2627, 2629, 2693, 2564, 2628, 2630, 2694, 2565, 2629, 2631, 2695,
        2566, 2630, 2632, 2696, 2567, 2631, 2633, 2697, 2568, 2632, 2634, 2698, 2569, 2633, 2635, 2699, 2570, 2634,
        2636, 2700, 2571, 2635, 2637, 2701, 2572, 2636, 2638, 2702, 2573, 2637, 2639, 2703, 2574, 2638, 2640, 2704,
        2575, 2639, 2641, 2705, 2576, 2640, 2642, 2706, 2577, 2641, 2643, 2707, 2578, 2642, 2644, 2708, 2579, 2643,
        2645, 2709, 2580, 2644, 2646, 2710, 2581, 2645, 2647, 2711, 2582, 2646, 2648, 2712, 2583, 2647, 2649, 2713,
        2584, 2648, 2650, 2714, 2585, 2649, 2651, 2715, 2586, 2650, 2652, 2716, 2587, 2651, 2653, 2717, 2588, 2652,
        2654, 2718, 2589, 2653, 2655, 2719, 2590, 2654, 2656, 2720, 2591, 2655, 2657, 2721, 2592, 2656, 2658, 2722,
        2593, 2657, 2659, 2723, 2594, 2658, 2660, 2724, 2595, 2659, 2661, 2725, 2596, 2660, 2662, 2726, 2597, 2661,
        2663, 2727, 2598, 2662, 2664, 2728, 2599, 2663, 2665, 2729, 2600, 2664, 2730, 0, 2601, 2667, 2731, 0, 2602,
        2666, 2668, 2732, 2603, 2667, 2669, 2733, 2604, 2668, 2670, 2734, 2605, 2669, 2671, 2735, 2606, 2670, 2672,
        2736, 2607, 2671, 2673, 2737, 2608, 2672, 2674, 2738, 2609, 2673, 2675, 2739, 2610, 2674, 2676, 2740, 2611,
        2675, 2677, 2741, 2612, 2676, 2678, 2742, 2613, 2677, 2679, 2743, 2614, 2678, 2680, 2744, 2615, 2679, 2681,
        2745, 2616, 2680, 2682, 2746, 2617, 2681, 2683, 2747, 2618, 2682, 2684, 2748, 2619, 2683, 2685, 2749, 2620,
        2684, 2686, 2750, 2621, 2685, 2687, 2751, 2622, 2686, 2688, 2752, 2623, 2687, 2689, 2753, 2624, 2688, 2690,
        2754, 2625, 2689, 2691, 2755, 2626, 2690, 2692, 2756, 2627, 2691, 2693, 2757, 2628, 2692, 2694, 2758, 2629,
        2693, 2695, 2759, 2630, 2694, 2696, 2760, 2631, 2695, 2697, 2761, 2632, 2696, 2698, 2762, 2633, 2697, 2699,
        2763, 2634, 2698, 2700, 2764, 2635, 2699, 2701, 2765, 2636, 2700, 2702, 2766, 2637, 2701, 2703, 2767, 2638,
        2702, 2704, 2768, 2639, 2703, 2705, 2769, 2640, 2704, 2706, 2770, 2641, 2705, 2707, 2771, 2642, 2706, 2708,
        2772, 2643, 2707, 2709, 2773, 2644, 2708, 2710, 2774, 2645, 2709, 2711, 2775, 2646, 2710, 2712, 2776, 2647,
        2711, 2713, 2777, 2648, 2712, 2714, 2778, 2649, 2713, 2715, 2779, 2650, 2714, 2716, 2780, 2651, 2715, 2717,
        2781, 2652, 2716, 2718, 2782, 2653, 2717, 2719, 2783, 2654, 2718, 2720, 2784, 2655, 2719, 2721, 2785, 2656,
        2720, 2722, 2786, 2657, 2721, 2723, 2787, 2658, 2722, 2724, 2788, 2659, 2723, 2725, 2789, 2660, 2724, 2726,
        2790, 2661, 2725, 2727, 2791, 2662, 2726, 2728, 2792, 2663, 2727, 2729, 2793, 2664, 2728, 2730, 2794, 2665,
        2729, 2795, 0, 2666, 2732, 2796, 0, 2667, 2731, 2733, 2797, 2668, 2732, 2734, 2798, 2669, 2733, 2735, 2799,
        2670, 2734, 2736, 2800, 2671, 2735, 2737, 2801, 2672, 2736, 2738, 2802, 2673, 2737, 2739, 2803, 2674, 2738,
        2740, 2804, 2675, 2739, 2741, 2805, 2676, 2740, 2742, 2806, 2677, 2741, 2743, 2807, 2678, 2742, 2744, 2808,
        2679, 2743, 2745, 2809, 2680, 2744, 2746, 2810, 2681, 2745, 2747, 2811, 2682, 2746, 2748, 2812, 2683, 2747,
        2749, 2813, 2684, 2748, 2750, 2814, 2685, 2749, 2751, 2815, 2686, 2750, 2752, 2816, 2687, 2751, 2753, 2817,
        2688, 2752, 2754, 2818, 2689, 2753, 2755, 2819, 2690, 2754, 2756, 2820, 2691, 2755, 2757, 2821, 2692, 2756,
        2758, 2822, 2693, 2757, 2759, 2823, 2694, 2758, 2760, 2824, 2695, 2759, 2761, 2825, 2696, 2760, 2762, 2826,
        2697, 2761, 2763, 2827, 2698, 2762, 2764, 2828, 2699, 2763, 2765, 2829, 2700, 2764, 2766, 2830, 2701, 2765,
        2767, 2831, 2702, 2766, 2768, 2832, 2703, 2767, 2769, 2833, 2704, 2768, 2770, 2834, 2705, 2769, 2771, 2835,
        2706, 2770, 2772, 2836, 2707, 2771, 2773, 2837, 2708, 2772, 2774, 2838, 2709, 2773, 2775, 2839, 2710, 2774,
        2776, 2840, 2711, 2775, 2777, 2841, 2712, 2776, 2778, 2842, 2713, 2777, 2779, 2843, 2714, 2778, 2780, 2844,
        2715, 2779, 2781, 2845, 2716, 2780, 2782, 2846, 2717, 2781, 2783, 2847, 2718, 2782, 2784, 2848, 2719, 2783,
        2785, 2849, 2720, 2784, 2786, 2850, 2721, 2785, 2787, 2851, 2722, 2786, 2788, 2852, 2723, 2787, 2789, 2853,
        2724, 2788, 2790, 2854, 2725, 2789, 2791, 2855, 2726, 2790, 2792, 2856, 2727, 2791, 2793, 2857, 2728, 2792,
        2794, 2858, 2729, 2793, 2795, 2859, 2730, 2794, 2860, 0, 2731, 2797, 2861, 0, 2732, 2796, 2798, 2862, 2733,
        2797, 2799, 2863, 2734, 2798, 2800, 2864, 2735, 2799, 2801, 2865, 2736, 2800, 2802, 2866, 2737, 2801, 2803,
        2867, 2738, 2802, 2804, 2868, 2739, 2803, 2805, 2869, 2740, 2804, 2806, 2870, 2741, 2805, 2807, 2871, 2742,
        2806, 2808, 2872, 2743, 2807, 2809, 2873, 2744, 2808, 2810, 2874, 2745, 2809, 2811, 2875, 2746, 2810, 2812,
        2876, 2747, 2811, 2813, 2877, 2748, 2812, 2814, 2878, 2749, 2813, 2815, 2879, 2750, 2814, 2816, 2880, 2751,
        2815, 2817, 2881, 2752, 2816, 2818, 2882, 2753, 2817, 2819, 2883, 2754, 2818, 2820, 2884, 2755, 2819, 2821,
        2885, 2756, 2820, 2822, 2886, 2757, 2821, 2823, 2887, 2758, 2822, 2824, 2888, 2759, 2823, 2825, 2889, 2760,
        2824, 2826, 2890, 2761, 2825, 2827, 2891, 2762, 2826, 2828, 2892, 2763, 2827, 2829, 2893, 2764, 2828, 2830,
        2894, 2765, 2829, 2831, 2895, 2766, 2830, 2832, 2896, 2767, 2831, 2833, 2897, 2768, 2832, 2834, 2898, 2769,
        2833, 2835, 2899, 2770, 2834, 2836, 2900, 2771, 2835, 2837, 2901, 2772, 2836, 2838, 2902, 2773, 2837, 2839,
        2903, 2774, 2838, 2840, 2904, 2775, 2839, 2841, 2905, 2776, 2840, 2842, 2906, 2777, 2841, 2843, 2907, 2778,
        2842, 2844, 2908, 2779, 2843, 2845, 2909, 2780, 2844, 2846, 2910, 2781, 2845, 2847, 2911, 2782, 2846, 2848,
        2912, 2783, 2847, 2849, 2913, 2784, 2848, 2850, 2914, 2785, 2849, 2851, 2915, 2786, 2850, 2852, 2916, 2787,
        2851, 2853, 2917, 2788, 2852, 2854, 2918, 2789, 2853, 2855, 2919, 2790, 2854, 2856, 2920, 2791, 2855, 2857,
        2921, 2792, 2856, 2858, 2922, 2793, 2857, 2859, 2923, 2794, 2858, 2860, 2924, 2795, 2859, 2925, 0, 2796, 2862,
        2926, 0, 2797, 2861, 2863, 2927, 2798, 2862, 2864, 2928, 2799, 2863, 2865, 2929, 2800, 2864, 2866, 2930, 2801,
        2865, 2867, 2931, 2802, 2866, 2868, 2932, 2803, 2867, 2869, 2933, 2804, 2868, 2870, 2934, 2805, 2869, 2871,
        2935, 2806, 2870, 2872, 2936, 2807, 2871, 2873, 2937, 2808, 2872, 2874, 2938, 2809, 2873, 2875, 2939, 2810,
        2874, 2876, 2940, 2811, 2875, 2877, 2941, 2812, 2876, 2878, 2942, 2813, 2877, 2879, 2943, 2814, 2878, 2880,
        2944, 2815, 2879, 2881, 2945, 2816, 2880, 2882, 2946, 2817, 2881, 2883, 2947, 2818, 2882, 2884, 2948, 2819,
        2883, 2885, 2949, 2820, 2884, 2886, 2950, 2821, 2885, 2887, 2951, 2822, 2886, 2888, 2952, 2823, 2887, 2889,
        2953, 2824, 2888, 2890, 2954, 2825, 2889, 2891, 2955, 2826, 2890, 2892, 2956, 2827, 2891, 2893, 2957, 2828,
        2892, 2894, 2958, 2829, 2893, 2895, 2959, 2830, 2894, 2896, 2960, 2831, 2895, 2897, 2961, 2832, 2896, 2898,
        2962, 2833, 2897, 2899, 2963, 2834, 2898, 2900, 2964, 2835, 2899, 2901, 2965, 2836, 2900, 2902, 2966, 2837,
        2901, 2903, 2967, 2838, 2902, 2904, 2968, 2839, 2903, 2905, 2969, 2840, 2904, 2906, 2970, 2841, 2905, 2907,
        2971, 2842, 2906, 2908, 2972, 2843, 2907, 2909, 2973, 2844, 2908, 2910, 2974, 2845, 2909, 2911, 2975, 2846,
        2910, 2912, 2976, 2847, 2911, 2913, 2977, 2848, 2912, 2914, 2978, 2849, 2913, 2915, 2979, 2850, 2914, 2916,
        2980, 2851, 2915, 2917, 2981, 2852, 2916, 2918, 2982, 2853, 2917, 2919, 2983, 2854, 2918, 2920, 2984, 2855,
        2919, 2921, 2985, 2856, 2920, 2922, 2986, 2857, 2921, 2923, 2987, 2858, 2922, 2924, 2988, 2859, 2923, 2925,
        2989, 2860, 2924, 2990, 0, 2861, 2927, 2991, 0, 2862, 2926, 2928, 2992, 2863, 2927, 2929, 2993, 2864, 2928,
        2930, 2994, 2865, 2929, 2931, 2995, 2866, 2930, 2932, 2996, 2867, 2931, 2933, 2997, 2868, 2932, 2934, 2998,
        2869, 2933, 2935, 2999, 2870, 2934, 2936, 3000, 2871, 2935, 2937, 3001, 2872, 2936, 2938, 3002, 2873, 2937,
        2939, 3003, 2874, 2938, 2940, 3004, 2875, 2939, 2941, 3005, 2876, 2940, 2942, 3006, 2877, 2941, 2943, 3007,
        2878, 2942, 2944, 3008, 2879, 2943, 2945, 3009, 2880, 2944, 2946, 3010, 2881, 2945, 2947, 3011, 2882, 2946,
        2948, 3012, 2883, 2947, 2949, 3013, 2884, 2948, 2950, 3014, 2885, 2949, 2951, 3015, 2886, 2950, 2952, 3016,
        2887, 2951, 2953, 3017, 2888, 2952, 2954, 3018, 2889, 2953, 2955, 3019, 2890, 2954, 2956, 3020, 2891, 2955,
        2957, 3021, 2892, 2956, 2958, 3022, 2893, 2957, 2959, 3023, 2894, 2958, 2960, 3024, 2895, 2959, 2961, 3025,
        2896, 2960, 2962, 3026, 2897, 2961, 2963, 3027, 2898, 2962, 2964, 3028, 2899, 2963, 2965, 3029, 2900, 2964,
        2966, 3030, 2901, 2965, 2967, 3031, 2902, 2966, 2968, 3032, 2903, 2967, 2969, 3033, 2904, 2968, 2970, 3034,
        2905, 2969, 2971, 3035, 2906, 2970, 2972, 3036, 2907, 2971, 2973, 3037, 2908, 2972, 2974, 3038, 2909, 2973,
        2975, 3039, 2910, 2974, 2976, 3040, 2911, 2975, 2977, 3041, 2912, 2976, 2978, 3042, 2913, 2977, 2979, 3043,
        2914, 2978, 2980, 3044, 2915, 2979, 2981, 3045, 2916, 2980, 2982, 3046, 2917, 2981, 2983, 3047, 2918, 2982,
        2984, 3048, 2919, 2983, 2985, 3049, 2920, 2984, 2986, 3050, 2921, 2985, 2987, 3051, 2922, 2986, 2988, 3052,
        2923, 2987, 2989, 3053, 2924, 2988, 2990, 3054, 2925, 2989, 3055, 0, 2926, 2992, 3056, 0, 2927, 2991, 2993,
        3057, 2928, 2992, 2994, 3058, 2929, 2993, 2995, 3059, 2930, 2994, 2996, 3060, 2931, 2995, 2997, 3061, 2932,
        2996, 2998, 3062, 2933, 2997, 2999, 3063, 2934, 2998, 3000, 3064, 2935, 2999, 3001, 3065, 2936, 3000, 3002,
        3066, 2937, 3001, 3003, 3067, 2938, 3002, 3004, 3068, 2939, 3003, 3005, 3069, 2940, 3004, 3006, 3070, 2941,
        3005, 3007, 3071, 2942, 3006, 3008, 3072, 2943, 3007, 3009, 3073, 2944, 3008, 3010, 3074, 2945, 3009, 3011,
        3075, 2946, 3010, 3012, 3076, 2947, 3011, 3013, 3077, 2948, 3012, 3014, 3078, 2949, 3013, 3015, 3079, 2950,
        3014, 3016, 3080, 2951, 3015, 3017, 3081, 2952, 3016, 3018, 3082, 2953, 3017, 3019, 3083, 2954, 3018, 3020,
        3084, 2955, 3019, 3021, 3085, 2956, 3020, 3022, 3086, 2957, 3021, 3023, 3087, 2958, 3022, 3024, 3088, 2959,
        3023, 3025, 3089, 2960, 3024, 3026, 3090, 2961, 3025, 3027, 3091, 2962, 3026, 3028, 3092, 2963, 3027, 3029,
        3093, 2964, 3028, 3030, 3094, 2965, 3029, 3031, 3095, 2966, 3030, 3032, 3096, 2967, 3031, 3033, 3097, 2968,
        3032, 3034, 3098, 2969, 3033, 3035, 3099, 2970, 3034, 3036, 3100, 2971, 3035, 3037, 3101, 2972, 3036, 3038,
        3102, 2973, 3037, 3039, 3103, 2974, 3038, 3040, 3104, 2975, 3039, 3041, 3105, 2976, 3040, 3042, 3106, 2977,
        3041, 3043, 3107, 2978, 3042, 3044, 3108, 2979, 3043, 3045, 3109, 2980, 3044, 3046, 3110, 2981, 3045, 3047,
        3111, 2982, 3046, 3048, 3112, 2983, 3047, 3049, 3113, 2984, 3048, 3050, 3114, 2985, 3049, 3051, 3115, 2986,
        3050, 3052, 3116, 2987, 3051, 3053, 3117, 2988, 3052, 3054, 3118, 2989, 3053, 3055, 3119, 2990, 3054, 3120, 0,
        2991, 3057, 3121, 0, 2992, 3056, 3058, 3122, 2993, 3057, 3059, 3123, 2994, 3058, 3060, 3124, 2995, 3059, 3061,
        3125, 2996, 3060, 3062, 3126, 2997, 3061, 3063, 3127, 2998, 3062, 3064, 3128, 2999, 3063, 3065, 3129, 3000,
        3064, 3066, 3130, 3001, 3065, 3067, 3131, 3002, 3066, 3068, 3132, 3003, 3067, 3069, 3133, 3004, 3068, 3070,
        3134, 3005, 3069, 3071, 3135, 3006, 3070, 3072, 3136, 3007, 3071, 3073, 3137, 3008, 3072, 3074, 3138, 3009,
        3073, 3075, 3139, 3010, 3074, 3076, 3140, 3011, 3075, 3077, 3141, 3012, 3076, 3078, 3142, 3013, 3077, 3079,
        3143, 3014, 3078, 3080, 3144, 3015, 3079, 3081, 3145, 3016, 3080, 3082, 3146, 3017, 3081, 3083, 3147, 3018,
        3082, 3084, 3148, 3019, 3083, 3085, 3149, 3020, 3084, 3086, 3150, 3021, 3085, 3087, 3151, 3022, 3086, 3088,
        3152, 3023, 3087, 3089, 3153, 3024, 3088, 3090, 3154, 3025, 3089, 3091, 3155, 3026, 3090, 3092, 3156, 3027,
        3091, 3093, 3157, 3028, 3092, 3094, 3158, 3029, 3093, 3095, 3159, 3030, 3094, 3096, 3160, 3031, 3095, 3097,
        3161, 3032, 3096, 3098, 3162, 3033, 3097, 3099, 3163, 3034, 3098, 3100, 3164, 3035, 3099, 3101, 3165, 3036,
        3100, 3102, 3166, 3037, 3101, 3103, 3167, 3038, 3102, 3104, 3168, 3039, 3103, 3105, 3169, 3040, 3104, 3106,
        3170, 3041, 3105, 3107, 3171, 3042, 3106, 3108, 3172, 3043, 3107, 3109, 3173, 3044, 3108, 3110, 3174, 3045,
        3109, 3111, 3175, 3046, 3110, 3112, 3176, 3047, 3111, 3113, 3177, 3048, 3112, 3114, 3178, 3049, 3113, 3115,
        3179, 3050, 3114, 3116, 3180, 3051, 3115, 3117, 3181, 3052, 3116, 3118, 3182, 3053, 3117, 3119, 3183, 3054,
        3118, 3120, 3184, 3055, 3119, 3185, 0, 3056, 3122, 3186, 0, 3057, 3121, 3123, 3187, 3058, 3122, 3124, 3188,
        3059, 3123, 3125, 3189, 3060, 3124, 3126, 3190, 3061, 3125, 3127, 3191, 3062, 3126, 3128, 3192, 3063, 3127,
        3129, 3193, 3064, 3128, 3130, 3194, 3065, 3129, 3131, 3195, 3066, 3130, 3132, 3196, 3067, 3131, 3133, 3197,
        3068, 3132, 3134, 3198, 3069, 3133, 3135, 3199, 3070, 3134, 3136, 3200, 3071, 3135, 3137, 3201, 3072, 3136,
        3138, 3202, 3073, 3137, 3139, 3203, 3074, 3138, 3140, 3204, 3075, 3139, 3141, 3205, 3076, 3140, 3142, 3206,
        3077, 3141, 3143, 3207, 3078, 3142, 3144, 3208, 3079, 3143, 3145, 3209, 3080, 3144, 3146, 3210, 3081, 3145,
        3147, 3211, 3082, 3146, 3148, 3212, 3083, 3147, 3149, 3213, 3084, 3148, 3150, 3214, 3085, 3149, 3151, 3215,
        3086, 3150, 3152, 3216, 3087, 3151, 3153, 3217, 3088, 3152, 3154, 3218, 3089, 3153, 3155, 3219, 3090, 3154,
        3156, 3220, 3091, 3155, 3157, 3221, 3092, 3156, 3158, 3222, 3093, 3157, 3159, 3223, 3094, 3158, 3160, 3224,
        3095, 3159, 3161, 3225, 3096, 3160, 3162, 3226, 3097, 3161, 3163, 3227, 3098, 3162, 3164, 3228, 3099, 3163,
        3165, 3229, 3100, 3164, 3166, 3230, 3101, 3165, 3167, 3231, 3102, 3166, 3168, 3232, 3103, 3167, 3169, 3233,
        3104, 3168, 3170, 3234, 3105, 3169, 3171, 3235, 3106, 3170, 3172, 3236, 3107, 3171, 3173, 3237, 3108, 3172,
        3174, 3238, 3109, 3173, 3175, 3239, 3110, 3174, 3176, 3240, 3111, 3175, 3177, 3241, 3112, 3176, 3178, 3242,
        3113, 3177, 3179, 3243, 3114, 3178, 3180, 3244, 3115, 3179, 3181, 3245, 3116, 3180, 3182, 3246, 3117, 3181,
        3183, 3247, 3118, 3182, 3184, 3248, 3119, 3183, 3185, 3249, 3120, 3184, 3250, 0, 3121, 3187, 3251, 0, 3122,
        3186, 3188, 3252, 3123, 3187, 3189, 3253, 3124, 3188, 3190, 3254, 3125, 3189, 3191, 3255, 3126, 3190, 3192,
        3256, 3127, 3191, 3193, 3257, 3128, 3192, 3194, 3258, 3129, 3193, 3195, 3259, 3130, 3194, 3196, 3260, 3131,
        3195, 3197, 3261, 3132, 3196, 3198, 3262, 3133, 3197, 3199, 3263, 3134, 3198, 3200, 3264, 3135, 3199, 3201,
        3265, 3136, 3200, 3202, 3266, 3137, 3201, 3203, 3267, 3138, 3202, 3204, 3268, 3139, 3203, 3205, 3269, 3140,
        3204, 3206, 3270, 3141, 3205, 3207, 3271, 3142, 3206, 3208, 3272, 3143, 3207, 3209, 3273, 3144, 3208, 3210,
        3274, 3145, 3209, 3211, 3275, 3146, 3210, 3212, 3276, 3147, 3211, 3213, 3277, 3148, 3212, 3214, 3278, 3149,
        3213, 3215, 3279, 3150, 3214, 3216, 3280, 3151, 3215, 3217, 3281, 3152, 3216, 3218, 3282, 3153, 3217, 3219,
        3283, 3154, 3218, 3220, 3284, 3155, 3219, 3221, 3285, 3156, 3220, 3222, 3286, 3157, 3221, 3223, 3287, 3158,
        3222, 3224, 3288, 3159, 3223, 3225, 3289, 3160, 3224, 3226, 3290, 3161, 3225, 3227, 3291, 3162, 3226, 3228,
        3292, 3163, 3227, 3229, 3293, 3164, 3228, 3230, 3294, 3165, 3229, 3231, 3295, 3166, 3230, 3232, 3296, 3167,
        3231, 3233, 3297, 3168, 3232, 3234, 3298, 3169, 3233, 3235, 3299, 3170, 3234, 3236, 3300, 3171, 3235, 3237,
        3301, 3172, 3236, 3238, 3302, 3173, 3237, 3239, 3303, 3174, 3238, 3240, 3304, 3175, 3239, 3241, 3305, 3176,
        3240, 3242, 3306, 3177, 3241, 3243, 3307, 3178, 3242, 3244, 3308, 3179, 3243, 3245, 3309, 3180, 3244, 3246,
        3310, 3181, 3245, 3247, 3311, 3182, 3246, 3248, 3312, 3183, 3247, 3249, 3313, 3184, 3248, 3250, 3314, 3185,
        3249, 3315, 0, 3186, 3252, 3316, 0, 3187, 3251, 3253, 3317, 3188, 3252, 3254, 3318, 3189, 3253, 3255, 3319,
        3190, 3254, 3256, 3320, 3191, 3255, 3257, 3321, 3192, 3256, 3258, 3322, 3193, 3257, 3259, 3323, 3194, 3258,
        3260, 3324, 3195, 3259, 3261, 3325, 3196, 3260, 3262, 3326, 3197, 3261, 3263, 3327, 3198, 3262, 3264, 3328,
        3199, 3263, 3265, 3329, 3200, 3264, 3266, 3330, 3201, 3265, 3267, 3331, 3202, 3266, 3268, 3332, 3203, 3267,
        3269, 3333, 3204, 3268, 3270, 3334, 3205, 3269, 3271, 3335, 3206, 3270, 3272, 3336, 3207, 3271, 3273, 3337,
        3208, 3272, 3274, 3338, 3209, 3273, 3275, 3339, 3210, 3274, 3276, 3340, 3211, 3275, 3277, 3341, 3212, 3276,
        3278, 3342, 3213, 3277, 3279, 3343, 3214, 3278, 3280, 3344, 3215, 3279, 3281, 3345, 3216, 3280, 3282, 3346,
        3217, 3281, 3283, 3347, 3218, 3282, 3284, 3348, 3219, 3283, 3285, 3349, 3220, 3284, 3286, 3350, 3221, 3285,
        3287, 3351, 3222, 3286, 3288, 3352, 3223, 3287, 3289, 3353, 3224, 3288, 3290, 3354, 3225, 3289, 3291, 3355,
        3226, 3290, 3292, 3356, 3227, 3291, 3293, 3357, 3228, 3292, 3294, 3358, 3229, 3293, 3295, 3359, 3230, 3294,
        3296, 3360, 3231, 3295, 3297, 3361, 3232, 3296, 3298, 3362, 3233, 3297, 3299, 3363, 3234, 3298, 3300, 3364,
        3235, 3299, 3301, 3365, 3236, 3300, 3302, 3366, 3237, 3301, 3303, 3367, 3238, 3302, 3304, 3368, 3239, 3303,
        3305, 3369, 3240, 3304, 3306, 3370, 3241, 3305, 3307, 3371, 3242, 3306, 3308, 3372, 3243, 3307, 3309, 3373,
        3244, 3308, 3310, 3374, 3245, 3309, 3311, 3375, 3246, 3310, 3312, 3376, 3247, 3311, 3313, 3377, 3248, 3312,
        3314, 3378, 3249, 3313, 3315, 3379, 3250, 3314, 3380, 0, 3251, 3317, 3381, 0, 3252, 3316, 3318, 3382, 3253,
        3317, 3319, 3383, 3254, 3318, 3320, 3384, 3255, 3319, 3321, 3385, 3256, 3320, 3322, 3386, 3257, 3321, 3323,
        3387, 3258, 3322, 3324, 3388, 3259, 3323, 3325, 3389, 3260, 3324, 3326, 3390, 3261, 3325, 3327, 3391, 3262,
        3326, 3328, 3392, 3263, 3327, 3329, 3393, 3264, 3328, 3330, 3394, 3265, 3329, 3331, 3395, 3266, 3330, 3332,
        3396, 3267, 3331, 3333, 3397, 3268, 3332, 3334, 3398, 3269, 3333, 3335, 3399, 3270, 3334, 3336, 3400, 3271,
        3335, 3337, 3401, 3272, 3336, 3338, 3402, 3273, 3337, 3339, 3403, 3274, 3338, 3340, 3404, 3275, 3339, 3341,
        3405, 3276, 3340, 3342, 3406, 3277, 3341, 3343, 3407, 3278, 3342, 3344, 3408, 3279, 3343, 3345, 3409, 3280,
        3344, 3346, 3410, 3281, 3345, 3347, 3411, 3282, 3346, 3348, 3412, 3283, 3347, 3349, 3413, 3284, 3348, 3350,
        3414, 3285, 3349, 3351, 3415, 3286, 3350, 3352, 3416, 3287, 3351, 3353, 3417, 3288, 3352, 3354, 3418, 3289,
        3353, 3355, 3419, 3290, 3354, 3356, 3420, 3291, 3355, 3357, 3421, 3292, 3356, 3358, 3422, 3293, 3357, 3359,
        3423, 3294, 3358, 3360, 3424, 3295, 3359, 3361, 3425, 3296, 3360, 3362, 3426, 3297, 3361, 3363, 3427, 3298,
        3362, 3364, 3428, 3299, 3363, 3365, 3429, 3300, 3364, 3366, 3430, 3301, 3365, 3367, 3431, 3302, 3366, 3368,
        3432, 3303, 3367, 3369, 3433, 3304, 3368, 3370, 3434, 3305, 3369, 3371, 3435, 3306, 3370, 3372, 3436, 3307,
        3371, 3373, 3437, 3308, 3372, 3374, 3438, 3309, 3373, 3375, 3439, 3310, 3374, 3376, 3440, 3311, 3375, 3377,
        3441, 3312, 3376, 3378, 3442, 3313, 3377, 3379, 3443, 3314, 3378, 3380, 3444, 3315, 3379, 3445, 0, 3316, 3382,
        3446, 0, 3317, 3381, 3383, 3447, 3318, 3382, 3384, 3448, 3319, 3383, 3385, 3449, 3320, 3384, 3386, 3450, 3321,
        3385, 3387, 3451, 3322, 3386, 3388, 3452, 3323, 3387, 3389, 3453, 3324, 3388, 3390, 3454, 3325, 3389, 3391,
        3455, 3326, 3390, 3392, 3456, 3327, 3391, 3393, 3457, 3328, 3392, 3394, 3458, 3329, 3393, 3395, 3459, 3330,
        3394, 3396, 3460, 3331, 3395, 3397, 3461, 3332, 3396, 3398, 3462, 3333, 3397, 3399, 3463, 3334, 3398, 3400,
        3464, 3335, 3399, 3401, 3465, 3336, 3400, 3402, 3466, 3337, 3401, 3403, 3467, 3338, 3402, 3404, 3468, 3339,
        3403, 3405, 3469, 3340, 3404, 3406, 3470, 3341, 3405, 3407, 3471, 3342, 3406, 3408, 3472, 3343, 3407, 3409,
        3473, 3344, 3408, 3410, 3474, 3345, 3409, 3411, 3475, 3346, 3410, 3412, 3476, 3347, 3411, 3413, 3477, 3348,
        3412, 3414, 3478, 3349, 3413, 3415, 3479, 3350, 3414, 3416, 3480, 3351, 3415, 3417, 3481, 3352, 3416, 3418,
        3482, 3353, 3417, 3419, 3483, 3354, 3418, 3420, 3484, 3355, 3419, 3421, 3485, 3356, 3420, 3422, 3486, 3357,
        3421, 3423, 3487, 3358, 3422, 3424, 3488, 3359, 3423, 3425, 3489, 3360, 3424, 3426, 3490, 3361, 3425, 3427,
        3491, 3362, 3426, 3428, 3492, 3363, 3427, 3429, 3493, 3364, 3428, 3430, 3494, 3365, 3429, 3431, 3495, 3366,
        3430, 3432, 3496, 3367, 3431, 3433, 3497, 3368, 3432, 3434, 3498, 3369, 3433, 3435, 3499, 3370, 3434, 3436,
        3500, 3371, 3435, 3437, 3501, 3372, 3436, 3438, 3502, 3373, 3437, 3439, 3503, 3374, 3438, 3440, 3504, 3375,
        3439, 3441, 3505, 3376, 3440, 3442, 3506, 3377, 3441, 3443, 3507, 3378, 3442, 3444, 3508, 3379, 3443, 3445,
        3509, 3380, 3444, 3510, 0, 3381, 3447, 3511, 0, 3382, 3446, 3448, 3512, 3383, 3447, 3449, 3513, 3384, 3448,
        3450, 3514, 3385, 3449, 3451, 3515, 3386, 3450, 3452, 3516, 3387, 3451, 3453, 3517, 3388, 3452, 3454, 3518,
        3389, 3453, 3455, 3519, 3390, 3454, 3456, 3520, 3391, 3455, 3457, 3521, 3392, 3456, 3458, 3522, 3393, 3457,
        3459, 3523, 3394, 3458, 3460, 3524, 3395, 3459, 3461, 3525, 3396, 3460, 3462, 3526, 3397, 3461, 3463, 3527,
        3398, 3462, 3464, 3528, 3399, 3463, 3465, 3529, 3400, 3464, 3466, 3530, 3401, 3465, 3467, 3531, 3402, 3466,
        3468, 3532, 3403, 3467, 3469, 3533, 3404, 3468, 3470, 3534, 3405, 3469, 3471, 3535, 3406, 3470, 3472, 3536,
        3407, 3471, 3473, 3537, 3408, 3472, 3474, 3538, 3409, 3473, 3475, 3539, 3410, 3474, 3476, 3540, 3411, 3475,
        3477, 3541, 3412, 3476, 3478, 3542, 3413, 3477, 3479, 3543, 3414, 3478, 3480, 3544, 3415, 3479, 3481, 3545,
        3416, 3480, 3482, 3546, 3417, 3481, 3483, 3547, 3418, 3482, 3484, 3548, 3419, 3483, 3485, 3549, 3420, 3484,
        3486, 3550, 3421, 3485, 3487, 3551, 3422, 3486, 3488, 3552, 3423, 3487, 3489, 3553, 3424, 3488, 3490, 3554,
        3425, 3489, 3491, 3555, 3426, 3490, 3492, 3556, 3427, 3491, 3493, 3557, 3428, 3492, 3494, 3558, 3429, 3493,
        3495, 3559, 3430, 3494, 3496, 3560, 3431, 3495, 3497, 3561, 3432, 3496, 3498, 3562, 3433, 3497, 3499, 3563,
        3434, 3498, 3500, 3564, 3435, 3499, 3501, 3565, 3436, 3500, 3502, 3566, 3437, 3501, 3503, 3567, 3438, 3502,
        3504, 3568, 3439, 3503, 3505, 3569, 3440, 3504, 3506, 3570, 3441, 3505, 3507, 3571, 3442, 3506, 3508, 3572,
        3443, 3507, 3509, 3573, 3444, 3508, 3510, 3574, 3445, 3509, 3575, 0, 3446, 3512, 3576, 0, 3447, 3511, 3513,
        3577, 3448, 3512, 3514, 3578, 3449, 3513, 3515, 3579, 3450, 3514, 3516, 3580, 3451, 3515, 3517, 3581, 3452,
        3516, 3518, 3582, 3453, 3517, 3519, 3583, 3454, 3518, 3520, 3584, 3455, 3519, 3521, 3585, 3456, 3520, 3522,
        3586, 3457, 3521, 3523, 3587, 3458, 3522, 3524, 3588, 3459, 3523, 3525, 3589, 3460, 3524, 3526, 3590, 3461,
        3525, 3527, 3591, 3462, 3526, 3528, 3592, 3463, 3527, 3529, 3593, 3464, 3528, 3530, 3594, 3465, 3529, 3531,
        3595, 3466, 3530, 3532, 3596, 3467, 3531, 3533, 3597, 3468, 3532, 3534, 3598, 3469, 3533, 3535, 3599, 3470,
        3534, 3536, 3600, 3471, 3535, 3537, 3601, 3472, 3536, 3538, 3602, 3473, 3537, 3539, 3603, 3474, 3538, 3540,
        3604, 3475, 3539, 3541, 3605, 3476, 3540, 3542, 3606, 3477, 3541, 3543, 3607, 3478, 3542, 3544, 3608, 3479,
        3543, 3545, 3609, 3480, 3544, 3546, 3610, 3481, 3545, 3547, 3611, 3482, 3546, 3548, 3612, 3483, 3547, 3549,
        3613, 3484, 3548, 3550, 3614, 3485, 3549, 3551, 3615, 3486, 3550, 3552, 3616, 3487, 3551, 3553, 3617, 3488,
        3552, 3554, 3618, 3489, 3553, 3555, 3619, 3490, 3554, 3556, 3620, 3491, 3555, 3557, 3621, 3492, 3556, 3558,
        3622, 3493, 3557, 3559, 3623, 3494, 3558, 3560, 3624, 3495, 3559, 3561, 3625, 3496, 3560, 3562, 3626, 3497,
        3561, 3563, 3627, 3498, 3562, 3564, 3628, 3499, 3563, 3565, 3629, 3500, 3564, 3566, 3630, 3501, 3565, 3567,
        3631, 3502, 3566, 3568, 3632, 3503, 3567, 3569, 3633, 3504, 3568, 3570, 3634, 3505, 3569, 3571, 3635, 3506,
        3570, 3572, 3636, 3507, 3571, 3573, 3637, 3508, 3572, 3574, 3638, 3509, 3573, 3575, 3639, 3510, 3574, 3640, 0,
        3511, 3577, 3641, 0, 3512, 3576, 3578, 3642, 3513, 3577, 3579, 3643, 3514, 3578, 3580, 3644, 3515, 3579, 3581,
        3645, 3516, 3580, 3582, 3646, 3517, 3581, 3583, 3647, 3518, 3582, 3584, 3648, 3519, 3583, 3585, 3649, 3520,
        3584, 3586, 3650, 3521, 3585, 3587, 3651, 3522, 3586, 3588, 3652, 3523, 3587, 3589, 3653, 3524, 3588, 3590,
        3654, 3525, 3589, 3591, 3655, 3526, 3590, 3592, 3656, 3527, 3591, 3593, 3657, 3528, 3592, 3594, 3658, 3529,
        3593, 3595, 3659, 3530, 3594, 3596, 3660, 3531, 3595, 3597, 3661, 3532, 3596, 3598, 3662, 3533, 3597, 3599,
        3663, 3534, 3598, 3600, 3664, 3535, 3599, 3601, 3665, 3536, 3600, 3602, 3666, 3537, 3601, 3603, 3667, 3538,
        3602, 3604, 3668, 3539, 3603, 3605, 3669, 3540, 3604, 3606, 3670, 3541, 3605, 3607, 3671, 3542, 3606, 3608,
        3672, 3543, 3607, 3609, 3673, 3544, 3608, 3610, 3674, 3545, 3609, 3611, 3675, 3546, 3610, 3612, 3676, 3547,
        3611, 3613, 3677, 3548, 3612, 3614, 3678, 3549, 3613, 3615, 3679, 3550, 3614, 3616, 3680, 3551, 3615, 3617,
        3681, 3552, 3616, 3618, 3682, 3553, 3617, 3619, 3683, 3554, 3618, 3620, 3684, 3555, 3619, 3621, 3685, 3556,
        3620, 3622, 3686, 3557, 3621, 3623, 3687, 3558, 3622, 3624, 3688, 3559, 3623, 3625, 3689, 3560, 3624, 3626,
        3690, 3561, 3625, 3627, 3691, 3562, 3626, 3628, 3692, 3563, 3627, 3629, 3693, 3564, 3628, 3630, 3694, 3565,
        3629, 3631, 3695, 3566, 3630, 3632, 3696, 3567, 3631, 3633, 3697, 3568, 3632, 3634, 3698, 3569, 3633, 3635,
        3699, 3570, 3634, 3636, 3700, 3571, 3635, 3637, 3701, 3572, 3636, 3638, 3702, 3573, 3637, 3639, 3703, 3574,
        3638, 3640, 3704, 3575, 3639, 3705, 0, 3576, 3642, 3706, 0, 3577, 3641, 3643, 3707, 3578, 3642, 3644, 3708,
        3579, 3643, 3645, 3709, 3580, 3644, 3646, 3710, 3581, 3645, 3647, 3711, 3582, 3646, 3648, 3712, 3583, 3647,
        3649, 3713, 3584, 3648, 3650, 3714, 3585, 3649, 3651, 3715, 3586, 3650, 3652, 3716, 3587, 3651, 3653, 3717,
        3588, 3652, 3654, 3718, 3589, 3653, 3655, 3719, 3590, 3654, 3656, 3720, 3591, 3655, 3657, 3721, 3592, 3656,
        3658, 3722, 3593, 3657, 3659, 3723, 3594, 3658, 3660, 3724, 3595, 3659, 3661, 3725, 3596, 3660, 3662, 3726,
        3597, 3661, 3663, 3727, 3598, 3662, 3664, 3728, 3599, 3663, 3665, 3729, 3600, 3664, 3666, 3730, 3601, 3665,
        3667, 3731, 3602, 3666, 3668, 3732, 3603, 3667, 3669, 3733, 3604, 3668, 3670, 3734, 3605, 3669, 3671, 3735,
        3606, 3670, 3672, 3736, 3607, 3671, 3673, 3737, 3608, 3672, 3674, 3738, 3609, 3673, 3675, 3739, 3610, 3674,
        3676, 3740, 3611, 3675, 3677, 3741, 3612, 3676, 3678, 3742, 3613, 3677, 3679, 3743, 3614, 3678, 3680, 3744,
        3615, 3679, 3681, 3745, 3616, 3680, 3682, 3746, 3617, 3681, 3683, 3747, 3618, 3682, 3684, 3748, 3619, 3683,
        3685, 3749, 3620, 3684, 3686, 3750, 3621, 3685, 3687, 3751, 3622, 3686, 3688, 3752, 3623, 3687, 3689, 3753,
        3624, 3688, 3690, 3754, 3625, 3689, 3691, 3755, 3626, 3690, 3692, 3756, 3627, 3691, 3693, 3757, 3628, 3692,
        3694, 3758, 3629, 3693, 3695, 3759, 3630, 3694, 3696, 3760, 3631, 3695, 3697, 3761, 3632, 3696, 3698, 3762,
        3633, 3697, 3699, 3763, 3634, 3698, 3700, 3764, 3635, 3699, 3701, 3765, 3636, 3700, 3702, 3766, 3637, 3701,
        3703, 3767, 3638, 3702, 3704, 3768, 3639, 3703, 3705, 3769, 3640, 3704, 3770, 0, 3641, 3707, 3771, 0, 3642,
        3706, 3708, 3772, 3643, 3707, 3709, 3773, 3644, 3708, 3710, 3774, 3645, 3709, 3711, 3775, 3646, 3710, 3712,
        3776, 3647, 3711, 3713, 3777, 3648, 3712, 3714, 3778, 3649, 3713, 3715, 3779, 3650, 3714, 3716, 3780, 3651,
        3715, 3717, 3781, 3652, 3716, 3718, 3782, 3653, 3717, 3719, 3783, 3654, 3718, 3720, 3784, 3655, 3719, 3721,
        3785, 3656, 3720, 3722, 3786, 3657, 3721, 3723, 3787, 3658, 3722, 3724, 3788, 3659, 3723, 3725, 3789, 3660,
        3724, 3726, 3790, 3661, 3725, 3727, 3791, 3662, 3726, 3728, 3792, 3663, 3727, 3729, 3793, 3664, 3728, 3730,
        3794, 3665, 3729, 3731, 3795, 3666, 3730, 3732, 3796, 3667, 3731, 3733, 3797, 3668, 3732, 3734, 3798, 3669,
        3733, 3735, 3799, 3670, 3734, 3736, 3800, 3671, 3735, 3737, 3801, 3672, 3736, 3738, 3802, 3673, 3737, 3739,
        3803, 3674, 3738, 3740, 3804, 3675, 3739, 3741, 3805, 3676, 3740, 3742, 3806, 3677, 3741, 3743, 3807, 3678,
        3742, 3744, 3808, 3679, 3743, 3745, 3809, 3680, 3744, 3746, 3810, 3681, 3745, 3747, 3811, 3682, 3746, 3748,
        3812, 3683, 3747, 3749, 3813, 3684, 3748, 3750, 3814, 3685, 3749, 3751, 3815, 3686, 3750, 3752, 3816, 3687,
        3751, 3753, 3817, 3688, 3752, 3754, 3818, 3689, 3753, 3755, 3819, 3690, 3754, 3756, 3820, 3691, 3755, 3757,
        3821, 3692, 3756, 3758, 3822, 3693, 3757, 3759, 3823, 3694, 3758, 3760, 3824, 3695, 3759, 3761, 3825, 3696,
        3760, 3762, 3826, 3697, 3761, 3763, 3827, 3698, 3762, 3764, 3828, 3699, 3763, 3765, 3829, 3700, 3764, 3766,
        3830, 3701, 3765, 3767, 3831, 3702, 3766, 3768, 3832, 3703, 3767, 3769, 3833, 3704, 3768, 3770, 3834, 3705,
        3769, 3835, 0, 3706, 3772, 3836, 0, 3707, 3771, 3773, 3837, 3708, 3772, 3774, 3838, 3709, 3773, 3775, 3839,
        3710, 3774, 3776, 3840, 3711, 3775, 3777, 3841, 3712, 3776, 3778, 3842, 3713, 3777, 3779, 3843, 3714, 3778,
        3780, 3844, 3715, 3779, 3781, 3845, 3716, 3780, 3782, 3846, 3717, 3781, 3783, 3847, 3718, 3782, 3784, 3848,
        3719, 3783, 3785, 3849, 3720, 3784, 3786, 3850, 3721, 3785, 3787, 3851, 3722, 3786, 3788, 3852, 3723, 3787,
        3789, 3853, 3724, 3788, 3790, 3854, 3725, 3789, 3791, 3855, 3726, 3790, 3792, 3856, 3727, 3791, 3793, 3857,
        3728, 3792, 3794, 3858, 3729, 3793, 3795, 3859, 3730, 3794, 3796, 3860, 3731, 3795, 3797, 3861, 3732, 3796,
        3798, 3862, 3733, 3797, 3799, 3863, 3734, 3798, 3800, 3864, 3735, 3799, 3801, 3865, 3736, 3800, 3802, 3866,
        3737, 3801, 3803, 3867, 3738, 3802, 3804, 3868, 3739, 3803, 3805, 3869, 3740, 3804, 3806, 3870, 3741, 3805,
        3807, 3871, 3742, 3806, 3808, 3872, 3743, 3807, 3809, 3873, 3744, 3808, 3810, 3874, 3745, 3809, 3811, 3875,
        3746, 3810, 3812, 3876, 3747, 3811, 3813, 3877, 3748, 3812, 3814, 3878, 3749, 3813, 3815, 3879, 3750, 3814,
        3816, 3880, 3751, 3815, 3817, 3881, 3752, 3816, 3818, 3882, 3753, 3817, 3819, 3883, 3754, 3818, 3820, 3884,
        3755, 3819, 3821, 3885, 3756, 3820, 3822, 3886, 3757, 3821, 3823, 3887, 3758, 3822, 3824, 3888, 3759, 3823,
        3825, 3889, 3760, 3824, 3826, 3890, 3761, 3825, 3827, 3891, 3762, 3826, 3828, 3892, 3763, 3827, 3829, 3893,
        3764, 3828, 3830, 3894, 3765, 3829, 3831, 3895, 3766, 3830, 3832, 3896, 3767, 3831, 3833, 3897, 3768, 3832,
        3834, 3898, 3769, 3833, 3835, 3899, 3770, 3834, 3900, 0, 3771, 3837, 3901, 0, 3772, 3836, 3838, 3902, 3773,
        3837, 3839, 3903, 3774, 3838, 3840, 3904, 3775, 3839, 3841, 3905, 3776, 3840, 3842, 3906, 3777, 3841, 3843,
        3907, 3778, 3842, 3844, 3908, 3779, 3843, 3845, 3909, 3780, 3844, 3846, 3910, 3781, 3845, 3847, 3911, 3782,
        3846, 3848, 3912, 3783, 3847, 3849, 3913, 3784, 3848, 3850, 3914, 3785, 3849, 3851, 3915, 3786, 3850, 3852,
        3916, 3787, 3851, 3853, 3917, 3788, 3852, 3854, 3918, 3789, 3853, 3855, 3919, 3790, 3854, 3856, 3920, 3791,
        3855, 3857, 3921, 3792, 3856, 3858, 3922, 3793, 3857, 3859, 3923, 3794, 3858, 3860, 3924, 3795, 3859, 3861,
        3925, 3796, 3860, 3862, 3926, 3797, 3861, 3863, 3927, 3798, 3862, 3864, 3928, 3799, 3863, 3865, 3929, 3800,
        3864, 3866, 3930, 3801, 3865, 3867, 3931, 3802, 3866, 3868, 3932, 3803, 3867, 3869, 3933, 3804, 3868, 3870,
        3934, 3805, 3869, 3871, 3935, 3806, 3870, 3872, 3936, 3807, 3871, 3873, 3937, 3808, 3872, 3874, 3938, 3809,
        3873, 3875, 3939, 3810, 3874, 3876, 3940, 3811, 3875, 3877, 3941, 3812, 3876, 3878, 3942, 3813, 3877, 3879,
        3943, 3814, 3878, 3880, 3944, 3815, 3879, 3881, 3945, 3816, 3880, 3882, 3946, 3817, 3881, 3883, 3947, 3818,
        3882, 3884, 3948, 3819, 3883, 3885, 3949, 3820, 3884, 3886, 3950, 3821, 3885, 3887, 3951, 3822, 3886, 3888,
        3952, 3823, 3887, 3889, 3953, 3824, 3888, 3890, 3954, 3825, 3889, 3891, 3955, 3826, 3890, 3892, 3956, 3827,
        3891, 3893, 3957, 3828, 3892, 3894, 3958, 3829, 3893, 3895, 3959, 3830, 3894, 3896, 3960, 3831, 3895, 3897,
        3961, 3832, 3896, 3898, 3962, 3833, 3897, 3899, 3963, 3834, 3898, 3900, 3964, 3835, 3899, 3965, 0, 3836, 3902,
        3966, 0, 3837, 3901, 3903, 3967, 3838, 3902, 3904, 3968, 3839, 3903, 3905, 3969, 3840, 3904, 3906, 3970, 3841,
        3905, 3907, 3971, 3842, 3906, 3908, 3972, 3843, 3907, 3909, 3973, 3844, 3908, 3910, 3974, 3845, 3909, 3911,
        3975, 3846, 3910, 3912, 3976, 3847, 3911, 3913, 3977, 3848, 3912, 3914, 3978, 3849, 3913, 3915, 3979, 3850,
        3914, 3916, 3980, 3851, 3915, 3917, 3981, 3852, 3916, 3918, 3982, 3853, 3917, 3919, 3983, 3854, 3918, 3920,
        3984, 3855, 3919, 3921, 3985, 3856, 3920, 3922, 3986, 3857, 3921, 3923, 3987, 3858, 3922, 3924, 3988, 3859,
        3923, 3925, 3989, 3860, 3924, 3926, 3990, 3861, 3925, 3927, 3991, 3862, 3926, 3928, 3992, 3863, 3927, 3929,
        3993, 3864, 3928, 3930, 3994, 3865, 3929, 3931, 3995, 3866, 3930, 3932, 3996, 3867, 3931, 3933, 3997, 3868,
        3932, 3934, 3998, 3869, 3933, 3935, 3999, 3870, 3934, 3936, 4000, 3871, 3935, 3937, 4001, 3872, 3936, 3938,
        4002, 3873, 3937, 3939, 4003, 3874, 3938, 3940, 4004, 3875, 3939, 3941, 4005, 3876, 3940, 3942, 4006, 3877,
        3941, 3943, 4007, 3878, 3942, 3944, 4008, 3879, 3943, 3945, 4009, 3880, 3944, 3946, 4010, 3881, 3945, 3947,
        4011, 3882, 3946, 3948, 4012, 3883, 3947, 3949, 4013, 3884, 3948, 3950, 4014, 3885, 3949, 3951, 4015, 3886,
        3950, 3952, 4016, 3887, 3951, 3953, 4017, 3888, 3952, 3954, 4018, 3889, 3953, 3955, 4019, 3890, 3954, 3956,
        4020, 3891, 3955, 3957, 4021, 3892, 3956, 3958, 4022, 3893, 3957, 3959, 4023, 3894, 3958, 3960, 4024, 3895,
        3959, 3961, 4025, 3896, 3960, 3962, 4026, 3897, 3961, 3963, 4027, 3898, 3962, 3964, 4028, 3899, 3963, 3965,
        4029, 3900, 3964, 4030, 0, 3901, 3967, 4031, 0, 3902, 3966, 3968, 4032, 3903, 3967, 3969, 4033, 3904, 3968,
        3970, 4034, 3905, 3969, 3971, 4035, 3906, 3970, 3972, 4036, 3907, 3971, 3973, 4037, 3908, 3972, 3974, 4038,
        3909, 3973, 3975, 4039, 3910, 3974, 3976, 4040, 3911, 3975, 3977, 4041, 3912, 3976, 3978, 4042, 3913, 3977,
        3979, 4043, 3914, 3978, 3980, 4044, 3915, 3979, 3981, 4045, 3916, 3980, 3982, 4046, 3917, 3981, 3983, 4047,
        3918, 3982, 3984, 4048, 3919, 3983, 3985, 4049, 3920, 3984, 3986, 4050, 3921, 3985, 3987, 4051, 3922, 3986,
        3988, 4052, 3923, 3987, 3989, 4053, 3924, 3988, 3990, 4054, 3925, 3989, 3991, 4055, 3926, 3990, 3992, 4056,
        3927, 3991, 3993, 4057, 3928, 3992, 3994, 4058, 3929, 3993, 3995, 4059, 3930, 3994, 3996, 4060, 3931, 3995,
        3997, 4061, 3932, 3996, 3998, 4062, 3933, 3997, 3999, 4063, 3934, 3998, 4000, 4064, 3935, 3999, 4001, 4065,
        3936, 4000, 4002, 4066, 3937, 4001, 4003, 4067, 3938, 4002, 4004, 4068, 3939, 4003, 4005, 4069, 3940, 4004,
        4006, 4070, 3941, 4005, 4007, 4071, 3942, 4006, 4008, 4072, 3943, 4007, 4009, 4073, 3944, 4008, 4010, 4074,
        3945, 4009, 4011, 4075, 3946, 4010, 4012, 4076, 3947, 4011, 4013, 4077, 3948, 4012, 4014, 4078, 3949, 4013,
        4015, 4079, 3950, 4014, 4016, 4080, 3951, 4015, 4017, 4081, 3952, 4016, 4018, 4082, 3953, 4017, 4019, 4083,
        3954, 4018, 4020, 4084, 3955, 4019, 4021, 4085, 3956, 4020, 4022, 4086, 3957, 4021, 4023, 4087, 3958, 4022,
        4024, 4088, 3959, 4023, 4025, 4089, 3960, 4024, 4026, 4090, 3961, 4025, 4027, 4091, 3962, 4026, 4028, 4092,
        3963, 4027, 4029, 4093, 3964, 4028, 4030, 4094, 3965, 4029, 4095, 0, 3966, 4032, 4096, 0, 3967, 4031, 4033,
        4097, 3968, 4032, 4034, 4098, 3969, 4033, 4035, 4099, 3970, 4034, 4036, 4100, 3971, 4035, 4037, 4101, 3972,
        4036, 4038, 4102, 3973, 4037, 4039, 4103, 3974, 4038, 4040, 4104, 3975, 4039, 4041, 4105, 3976, 4040, 4042,
        4106, 3977, 4041, 4043, 4107, 3978, 4042, 4044, 4108, 3979, 4043, 4045, 4109, 3980, 4044, 4046, 4110, 3981,
        4045, 4047, 4111, 3982, 4046, 4048, 4112, 3983, 4047, 4049, 4113, 3984, 4048, 4050, 4114, 3985, 4049, 4051,
        4115, 3986, 4050, 4052, 4116, 3987, 4051, 4053, 4117, 3988, 4052, 4054, 4118, 3989, 4053, 4055, 4119, 3990,
        4054, 4056, 4120, 3991, 4055, 4057, 4121, 3992, 4056, 4058, 4122, 3993, 4057, 4059, 4123, 3994, 4058, 4060,
        4124, 3995, 4059, 4061, 4125, 3996, 4060, 4062, 4126, 3997, 4061, 4063, 4127, 3998, 4062, 4064, 4128, 3999,
        4063, 4065, 4129, 4000, 4064, 4066, 4130, 4001, 4065, 4067, 4131, 4002, 4066, 4068, 4132, 4003, 4067, 4069,
        4133, 4004, 4068, 4070, 4134, 4005, 4069, 4071, 4135, 4006, 4070, 4072, 4136, 4007, 4071, 4073, 4137, 4008,
        4072, 4074, 4138, 4009, 4073, 4075, 4139, 4010, 4074, 4076, 4140, 4011, 4075, 4077, 4141, 4012, 4076, 4078,
        4142, 4013, 4077, 4079, 4143, 4014, 4078, 4080, 4144, 4015, 4079, 4081, 4145, 4016, 4080, 4082, 4146, 4017,
        4081, 4083, 4147, 4018, 4082, 4084, 4148, 4019, 4083, 4085, 4149, 4020, 4084, 4086, 4150, 4021, 4085, 4087,
        4151, 4022, 4086, 4088, 4152, 4023, 4087, 4089, 4153, 4024, 4088, 4090, 4154, 4025, 4089, 4091, 4155, 4026,
        4090, 4092, 4156, 4027, 4091, 4093, 4157, 4028, 4092, 4094, 4158, 4029, 4093, 4095, 4159, 4030, 4094, 4160, 0,
        4031, 4097, 4161, 0, 4032, 4096, 4098, 4162, 4033, 4097, 4099, 4163, 4034, 4098, 4100, 4164, 4035, 4099, 4101,
        4165, 4036, 4100, 4102, 4166, 4037, 4101, 4103, 4167, 4038, 4102, 4104, 4168, 4039, 4103, 4105, 4169, 4040,
        4104, 4106, 4170, 4041, 4105, 4107, 4171, 4042, 4106, 4108, 4172, 4043, 4107, 4109, 4173, 4044, 4108, 4110,
        4174, 4045, 4109, 4111, 4175, 4046, 4110, 4112, 4176, 4047, 4111, 4113, 4177, 4048, 4112, 4114, 4178, 4049,
        4113, 4115, 4179, 4050, 4114, 4116, 4180, 4051, 4115, 4117, 4181, 4052, 4116, 4118, 4182, 4053, 4117, 4119,
        4183, 4054, 4118, 4120, 4184, 4055, 4119, 4121, 4185, 4056, 4120, 4122, 4186, 4057, 4121, 4123, 4187, 4058,
        4122, 4124, 4188, 4059, 4123, 4125, 4189, 4060, 4124, 4126, 4190, 4061, 4125, 4127, 4191, 4062, 4126, 4128,
        4192, 4063, 4127, 4129, 4193, 4064, 4128, 4130, 4194, 4065, 4129, 4131, 4195, 4066, 4130, 4132, 4196, 4067,
        4131, 4133, 4197, 4068, 4132, 4134, 4198, 4069, 4133, 4135, 4199, 4070, 4134, 4136, 4200, 4071, 4135, 4137,
        4201, 4072, 4136, 4138, 4202, 4073, 4137, 4139, 4203, 4074, 4138, 4140, 4204, 4075, 4139, 4141, 4205, 4076,
        4140, 4142, 4206, 4077, 4141, 4143, 4207, 4078, 4142, 4144, 4208, 4079, 4143, 4145, 4209, 4080, 4144, 4146,
        4210, 4081, 4145, 4147, 4211, 4082, 4146, 4148, 4212, 4083, 4147, 4149, 4213, 4084, 4148, 4150, 4214, 4085,
        4149, 4151, 4215, 4086, 4150, 4152, 4216, 4087, 4151, 4153, 4217, 4088, 4152, 4154, 4218, 4089, 4153, 4155,
        4219, 4090, 4154, 4156, 4220, 4091, 4155, 4157, 4221, 4092, 4156, 4158, 4222, 4093, 4157, 4159, 4223, 4094,
        4158, 4160, 4224, 4095, 4159, 4225, 0, 4096, 4162, 0, 0, 4097, 4161, 4163, 0, 4098, 4162, 4164, 0, 4099, 4163,
        4165, 0, 4100, 4164, 4166, 0, 4101, 4165, 4167, 0, 4102, 4166, 4168, 0, 4103, 4167, 4169, 0, 4104, 4168, 4170,
        0, 4105, 4169, 4171, 0, 4106, 4170, 4172, 0, 4107, 4171, 4173, 0, 4108, 4172, 4174, 0, 4109, 4173, 4175, 0,
        4110, 4174, 4176, 0, 4111, 4175, 4177, 0, 4112, 4176, 4178, 0, 4113, 4177, 4179, 0, 4114, 4178, 4180, 0, 4115,
        4179, 4181, 0, 4116, 4180, 4182, 0, 4117, 4181, 4183, 0, 4118, 4182, 4184, 0, 4119, 4183, 4185, 0, 4120, 4184,
        4186, 0, 4121, 4185, 4187, 0, 4122, 4186, 4188, 0, 4123, 4187, 4189, 0, 4124, 4188, 4190, 0, 4125, 4189, 4191,
        0, 4126, 4190, 4192, 0, 4127, 4191, 4193, 0, 4128, 4192, 4194, 0, 4129, 4193, 4195, 0, 4130, 4194, 4196, 0,
        4131, 4195, 4197, 0, 4132, 4196, 4198, 0, 4133, 4197, 4199, 0, 4134, 4198, 4200, 0, 4135, 4199, 4201, 0, 4136,
        4200, 4202, 0, 4137, 4201, 4203, 0, 4138, 4202, 4204, 0, 4139, 4203, 4205, 0, 4140, 4204, 4206, 0, 4141, 4205,
        4207, 0, 4142, 4206, 4208, 0, 4143, 4207, 4209, 0, 4144, 4208, 4210, 0, 4145, 4209, 4211, 0, 4146, 4210, 4212,
        0, 4147, 4211, 4213, 0, 4148, 4212, 4214, 0, 4149, 4213, 4215, 0, 4150, 4214, 4216, 0, 4151, 4215, 4217, 0,
        4152, 4216, 4218, 0, 4153, 4217, 4219, 0, 4154, 4218, 4220, 0, 4155, 4219, 4221, 0, 4156, 4220, 4222, 0, 4157,
        4221, 4223, 0, 4158, 4222, 4224, 0, 4159, 4223, 4225, 0, 4160, 4224, 0, 0};
    static const uint8_t T_runs_line_104[6] = {1, 12, 23, 34, 52, 53};
    static const uint8_t T_runs_line_104_2[6] = {11, 22, 33, 51, 52, 53};
    static const int8_t T_farm_first[4226] = {0, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30,
        -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
        10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32};
    static const int8_t T_farm_second[4226] = {0, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -32, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31,
        -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31,
        -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31, -31,
        -31, -31, -31, -31, -31, -31, -31, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30,
        -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30,
        -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30,
        -30, -30, -30, -30, -30, -30, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29,
        -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29,
        -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29,
        -29, -29, -29, -29, -29, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28,
        -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28,
        -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28,
        -28, -28, -28, -28, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27,
        -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27,
        -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27,
        -27, -27, -27, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26,
        -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26,
        -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26,
        -26, -26, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25,
        -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25,
        -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25,
        -25, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24,
        -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24,
        -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24,
        -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23,
        -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23,
        -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -22,
        -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22,
        -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22,
        -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -21, -21,
        -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21,
        -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21,
        -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -21, -20, -20, -20,
        -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20,
        -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20,
        -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -20, -19, -19, -19, -19,
        -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19,
        -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19,
        -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -19, -18, -18, -18, -18, -18,
        -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18,
        -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18,
        -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -18, -17, -17, -17, -17, -17, -17,
        -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17,
        -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17,
        -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -17, -16, -16, -16, -16, -16, -16, -16,
        -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16,
        -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16,
        -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -15, -15, -15, -15, -15, -15, -15, -15,
        -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15,
        -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15,
        -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -15, -14, -14, -14, -14, -14, -14, -14, -14, -14,
        -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14,
        -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14,
        -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -14, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13,
        -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13,
        -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13,
        -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12,
        -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12,
        -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -12,
        -12, -12, -12, -12, -12, -12, -12, -12, -12, -12, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11,
        -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11,
        -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11,
        -11, -11, -11, -11, -11, -11, -11, -11, -11, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10,
        -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10,
        -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10, -10,
        -10, -10, -10, -10, -10, -10, -10, -10, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9,
        -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9,
        -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9, -8, -8, -8, -8, -8, -8,
        -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8,
        -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -8,
        -8, -8, -8, -8, -8, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7,
        -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7,
        -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6,
        -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6,
        -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -3, -3, -3, -3, -3,
        -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3,
        -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3,
        -3, -3, -3, -3, -3, -3, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2,
        -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2,
        -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
        7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
        7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9,
        9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
        9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
        10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
        10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
        10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
        11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
        11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
        12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
        12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13,
        13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
        13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
        13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
        14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
        14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
        15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
        16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
        16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
        17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
        17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18,
        18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
        18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
        18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
        19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
        19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20,
        20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
        20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
        20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
        21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
        21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
        22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
        22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23,
        23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
        23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
        23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
        24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
        24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25,
        25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
        25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
        25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
        26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
        26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
        27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
        27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
        29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
        29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 30, 30, 30, 30, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
        31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
        31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
        32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
        32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32};
    static const int16_t T_farm_places[4225] = {1, 66, 131, 196, 261, 326, 391, 456, 521, 586, 651, 716, 781, 846,
        911, 976, 1041, 1106, 1171, 1236, 1301, 1366, 1431, 1496, 1561, 1626, 1691, 1756, 1821, 1886, 1951, 2016,
        2081, 2146, 2211, 2276, 2341, 2406, 2471, 2536, 2601, 2666, 2731, 2796, 2861, 2926, 2991, 3056, 3121, 3186,
        3251, 3316, 3381, 3446, 3511, 3576, 3641, 3706, 3771, 3836, 3901, 3966, 4031, 4096, 4161, 2, 67, 132, 197,
        262, 327, 392, 457, 522, 587, 652, 717, 782, 847, 912, 977, 1042, 1107, 1172, 1237, 1302, 1367, 1432, 1497,
        1562, 1627, 1692, 1757, 1822, 1887, 1952, 2017, 2082, 2147, 2212, 2277, 2342, 2407, 2472, 2537, 2602, 2667,
        2732, 2797, 2862, 2927, 2992, 3057, 3122, 3187, 3252, 3317, 3382, 3447, 3512, 3577, 3642, 3707, 3772, 3837,
        3902, 3967, 4032, 4097, 4162, 3, 68, 133, 198, 263, 328, 393, 458, 523, 588, 653, 718, 783, 848, 913, 978,
        1043, 1108, 1173, 1238, 1303, 1368, 1433, 1498, 1563, 1628, 1693, 1758, 1823, 1888, 1953, 2018, 2083, 2148,
        2213, 2278, 2343, 2408, 2473, 2538, 2603, 2668, 2733, 2798, 2863, 2928, 2993, 3058, 3123, 3188, 3253, 3318,
        3383, 3448, 3513, 3578, 3643, 3708, 3773, 3838, 3903, 3968, 4033, 4098, 4163, 4, 69, 134, 199, 264, 329, 394,
        459, 524, 589, 654, 719, 784, 849, 914, 979, 1044, 1109, 1174, 1239, 1304, 1369, 1434, 1499, 1564, 1629, 1694,
        1759, 1824, 1889, 1954, 2019, 2084, 2149, 2214, 2279, 2344, 2409, 2474, 2539, 2604, 2669, 2734, 2799, 2864,
        2929, 2994, 3059, 3124, 3189, 3254, 3319, 3384, 3449, 3514, 3579, 3644, 3709, 3774, 3839, 3904, 3969, 4034,
        4099, 4164, 5, 70, 135, 200, 265, 330, 395, 460, 525, 590, 655, 720, 785, 850, 915, 980, 1045, 1110, 1175,
        1240, 1305, 1370, 1435, 1500, 1565, 1630, 1695, 1760, 1825, 1890, 1955, 2020, 2085, 2150, 2215, 2280, 2345,
        2410, 2475, 2540, 2605, 2670, 2735, 2800, 2865, 2930, 2995, 3060, 3125, 3190, 3255, 3320, 3385, 3450, 3515,
        3580, 3645, 3710, 3775, 3840, 3905, 3970, 4035, 4100, 4165, 6, 71, 136, 201, 266, 331, 396, 461, 526, 591,
        656, 721, 786, 851, 916, 981, 1046, 1111, 1176, 1241, 1306, 1371, 1436, 1501, 1566, 1631, 1696, 1761, 1826,
        1891, 1956, 2021, 2086, 2151, 2216, 2281, 2346, 2411, 2476, 2541, 2606, 2671, 2736, 2801, 2866, 2931, 2996,
        3061, 3126, 3191, 3256, 3321, 3386, 3451, 3516, 3581, 3646, 3711, 3776, 3841, 3906, 3971, 4036, 4101, 4166, 7,
        72, 137, 202, 267, 332, 397, 462, 527, 592, 657, 722, 787, 852, 917, 982, 1047, 1112, 1177, 1242, 1307, 1372,
        1437, 1502, 1567, 1632, 1697, 1762, 1827, 1892, 1957, 2022, 2087, 2152, 2217, 2282, 2347, 2412, 2477, 2542,
        2607, 2672, 2737, 2802, 2867, 2932, 2997, 3062, 3127, 3192, 3257, 3322, 3387, 3452, 3517, 3582, 3647, 3712,
        3777, 3842, 3907, 3972, 4037, 4102, 4167, 8, 73, 138, 203, 268, 333, 398, 463, 528, 593, 658, 723, 788, 853,
        918, 983, 1048, 1113, 1178, 1243, 1308, 1373, 1438, 1503, 1568, 1633, 1698, 1763, 1828, 1893, 1958, 2023,
        2088, 2153, 2218, 2283, 2348, 2413, 2478, 2543, 2608, 2673, 2738, 2803, 2868, 2933, 2998, 3063, 3128, 3193,
        3258, 3323, 3388, 3453, 3518, 3583, 3648, 3713, 3778, 3843, 3908, 3973, 4038, 4103, 4168, 9, 74, 139, 204,
        269, 334, 399, 464, 529, 594, 659, 724, 789, 854, 919, 984, 1049, 1114, 1179, 1244, 1309, 1374, 1439, 1504,
        1569, 1634, 1699, 1764, 1829, 1894, 1959, 2024, 2089, 2154, 2219, 2284, 2349, 2414, 2479, 2544, 2609, 2674,
        2739, 2804, 2869, 2934, 2999, 3064, 3129, 3194, 3259, 3324, 3389, 3454, 3519, 3584, 3649, 3714, 3779, 3844,
        3909, 3974, 4039, 4104, 4169, 10, 75, 140, 205, 270, 335, 400, 465, 530, 595, 660, 725, 790, 855, 920, 985,
        1050, 1115, 1180, 1245, 1310, 1375, 1440, 1505, 1570, 1635, 1700, 1765, 1830, 1895, 1960, 2025, 2090, 2155,
        2220, 2285, 2350, 2415, 2480, 2545, 2610, 2675, 2740, 2805, 2870, 2935, 3000, 3065, 3130, 3195, 3260, 3325,
        3390, 3455, 3520, 3585, 3650, 3715, 3780, 3845, 3910, 3975, 4040, 4105, 4170, 11, 76, 141, 206, 271, 336, 401,
        466, 531, 596, 661, 726, 791, 856, 921, 986, 1051, 1116, 1181, 1246, 1311, 1376, 1441, 1506, 1571, 1636, 1701,
        1766, 1831, 1896, 1961, 2026, 2091, 2156, 2221, 2286, 2351, 2416, 2481, 2546, 2611, 2676, 2741, 2806, 2871,
        2936, 3001, 3066, 3131, 3196, 3261, 3326, 3391, 3456, 3521, 3586, 3651, 3716, 3781, 3846, 3911, 3976, 4041,
        4106, 4171, 12, 77, 142, 207, 272, 337, 402, 467, 532, 597, 662, 727, 792, 857, 922, 987, 1052, 1117, 1182,
        1247, 1312, 1377, 1442, 1507, 1572, 1637, 1702, 1767, 1832, 1897, 1962, 2027, 2092, 2157, 2222, 2287, 2352,
        2417, 2482, 2547, 2612, 2677, 2742, 2807, 2872, 2937, 3002, 3067, 3132, 3197, 3262, 3327, 3392, 3457, 3522,
        3587, 3652, 3717, 3782, 3847, 3912, 3977, 4042, 4107, 4172, 13, 78, 143, 208, 273, 338, 403, 468, 533, 598,
        663, 728, 793, 858, 923, 988, 1053, 1118, 1183, 1248, 1313, 1378, 1443, 1508, 1573, 1638, 1703, 1768, 1833,
        1898, 1963, 2028, 2093, 2158, 2223, 2288, 2353, 2418, 2483, 2548, 2613, 2678, 2743, 2808, 2873, 2938, 3003,
        3068, 3133, 3198, 3263, 3328, 3393, 3458, 3523, 3588, 3653, 3718, 3783, 3848, 3913, 3978, 4043, 4108, 4173,
        14, 79, 144, 209, 274, 339, 404, 469, 534, 599, 664, 729, 794, 859, 924, 989, 1054, 1119, 1184, 1249, 1314,
        1379, 1444, 1509, 1574, 1639, 1704, 1769, 1834, 1899, 1964, 2029, 2094, 2159, 2224, 2289, 2354, 2419, 2484,
        2549, 2614, 2679, 2744, 2809, 2874, 2939, 3004, 3069, 3134, 3199, 3264, 3329, 3394, 3459, 3524, 3589, 3654,
        3719, 3784, 3849, 3914, 3979, 4044, 4109, 4174, 15, 80, 145, 210, 275, 340, 405, 470, 535, 600, 665, 730, 795,
        860, 925, 990, 1055, 1120, 1185, 1250, 1315, 1380, 1445, 1510, 1575, 1640, 1705, 1770, 1835, 1900, 1965, 2030,
        2095, 2160, 2225, 2290, 2355, 2420, 2485, 2550, 2615, 2680, 2745, 2810, 2875, 2940, 3005, 3070, 3135, 3200,
        3265, 3330, 3395, 3460, 3525, 3590, 3655, 3720, 3785, 3850, 3915, 3980, 4045, 4110, 4175, 16, 81, 146, 211,
        276, 341, 406, 471, 536, 601, 666, 731, 796, 861, 926, 991, 1056, 1121, 1186, 1251, 1316, 1381, 1446, 1511,
        1576, 1641, 1706, 1771, 1836, 1901, 1966, 2031, 2096, 2161, 2226, 2291, 2356, 2421, 2486, 2551, 2616, 2681,
        2746, 2811, 2876, 2941, 3006, 3071, 3136, 3201, 3266, 3331, 3396, 3461, 3526, 3591, 3656, 3721, 3786, 3851,
        3916, 3981, 4046, 4111, 4176, 17, 82, 147, 212, 277, 342, 407, 472, 537, 602, 667, 732, 797, 862, 927, 992,
        1057, 1122, 1187, 1252, 1317, 1382, 1447, 1512, 1577, 1642, 1707, 1772, 1837, 1902, 1967, 2032, 2097, 2162,
        2227, 2292, 2357, 2422, 2487, 2552, 2617, 2682, 2747, 2812, 2877, 2942, 3007, 3072, 3137, 3202, 3267, 3332,
        3397, 3462, 3527, 3592, 3657, 3722, 3787, 3852, 3917, 3982, 4047, 4112, 4177, 18, 83, 148, 213, 278, 343, 408,
        473, 538, 603, 668, 733, 798, 863, 928, 993, 1058, 1123, 1188, 1253, 1318, 1383, 1448, 1513, 1578, 1643, 1708,
        1773, 1838, 1903, 1968, 2033, 2098, 2163, 2228, 2293, 2358, 2423, 2488, 2553, 2618, 2683, 2748, 2813, 2878,
        2943, 3008, 3073, 3138, 3203, 3268, 3333, 3398, 3463, 3528, 3593, 3658, 3723, 3788, 3853, 3918, 3983, 4048,
        4113, 4178, 19, 84, 149, 214, 279, 344, 409, 474, 539, 604, 669, 734, 799, 864, 929, 994, 1059, 1124, 1189,
        1254, 1319, 1384, 1449, 1514, 1579, 1644, 1709, 1774, 1839, 1904, 1969, 2034, 2099, 2164, 2229, 2294, 2359,
        2424, 2489, 2554, 2619, 2684, 2749, 2814, 2879, 2944, 3009, 3074, 3139, 3204, 3269, 3334, 3399, 3464, 3529,
        3594, 3659, 3724, 3789, 3854, 3919, 3984, 4049, 4114, 4179, 20, 85, 150, 215, 280, 345, 410, 475, 540, 605,
        670, 735, 800, 865, 930, 995, 1060, 1125, 1190, 1255, 1320, 1385, 1450, 1515, 1580, 1645, 1710, 1775, 1840,
        1905, 1970, 2035, 2100, 2165, 2230, 2295, 2360, 2425, 2490, 2555, 2620, 2685, 2750, 2815, 2880, 2945, 3010,
        3075, 3140, 3205, 3270, 3335, 3400, 3465, 3530, 3595, 3660, 3725, 3790, 3855, 3920, 3985, 4050, 4115, 4180,
        21, 86, 151, 216, 281, 346, 411, 476, 541, 606, 671, 736, 801, 866, 931, 996, 1061, 1126, 1191, 1256, 1321,
        1386, 1451, 1516, 1581, 1646, 1711, 1776, 1841, 1906, 1971, 2036, 2101, 2166, 2231, 2296, 2361, 2426, 2491,
        2556, 2621, 2686, 2751, 2816, 2881, 2946, 3011, 3076, 3141, 3206, 3271, 3336, 3401, 3466, 3531, 3596, 3661,
        3726, 3791, 3856, 3921, 3986, 4051, 4116, 4181, 22, 87, 152, 217, 282, 347, 412, 477, 542, 607, 672, 737, 802,
        867, 932, 997, 1062, 1127, 1192, 1257, 1322, 1387, 1452, 1517, 1582, 1647, 1712, 1777, 1842, 1907, 1972, 2037,
        2102, 2167, 2232, 2297, 2362, 2427, 2492, 2557, 2622, 2687, 2752, 2817, 2882, 2947, 3012, 3077, 3142, 3207,
        3272, 3337, 3402, 3467, 3532, 3597, 3662, 3727, 3792, 3857, 3922, 3987, 4052, 4117, 4182, 23, 88, 153, 218,
        283, 348, 413, 478, 543, 608, 673, 738, 803, 868, 933, 998, 1063, 1128, 1193, 1258, 1323, 1388, 1453, 1518,
        1583, 1648, 1713, 1778, 1843, 1908, 1973, 2038, 2103, 2168, 2233, 2298, 2363, 2428, 2493, 2558, 2623, 2688,
        2753, 2818, 2883, 2948, 3013, 3078, 3143, 3208, 3273, 3338, 3403, 3468, 3533, 3598, 3663, 3728, 3793, 3858,
        3923, 3988, 4053, 4118, 4183, 24, 89, 154, 219, 284, 349, 414, 479, 544, 609, 674, 739, 804, 869, 934, 999,
        1064, 1129, 1194, 1259, 1324, 1389, 1454, 1519, 1584, 1649, 1714, 1779, 1844, 1909, 1974, 2039, 2104, 2169,
        2234, 2299, 2364, 2429, 2494, 2559, 2624, 2689, 2754, 2819, 2884, 2949, 3014, 3079, 3144, 3209, 3274, 3339,
        3404, 3469, 3534, 3599, 3664, 3729, 3794, 3859, 3924, 3989, 4054, 4119, 4184, 25, 90, 155, 220, 285, 350, 415,
        480, 545, 610, 675, 740, 805, 870, 935, 1000, 1065, 1130, 1195, 1260, 1325, 1390, 1455, 1520, 1585, 1650,
        1715, 1780, 1845, 1910, 1975, 2040, 2105, 2170, 2235, 2300, 2365, 2430, 2495, 2560, 2625, 2690, 2755, 2820,
        2885, 2950, 3015, 3080, 3145, 3210, 3275, 3340, 3405, 3470, 3535, 3600, 3665, 3730, 3795, 3860, 3925, 3990,
        4055, 4120, 4185, 26, 91, 156, 221, 286, 351, 416, 481, 546, 611, 676, 741, 806, 871, 936, 1001, 1066, 1131,
        1196, 1261, 1326, 1391, 1456, 1521, 1586, 1651, 1716, 1781, 1846, 1911, 1976, 2041, 2106, 2171, 2236, 2301,
        2366, 2431, 2496, 2561, 2626, 2691, 2756, 2821, 2886, 2951, 3016, 3081, 3146, 3211, 3276, 3341, 3406, 3471,
        3536, 3601, 3666, 3731, 3796, 3861, 3926, 3991, 4056, 4121, 4186, 27, 92, 157, 222, 287, 352, 417, 482, 547,
        612, 677, 742, 807, 872, 937, 1002, 1067, 1132, 1197, 1262, 1327, 1392, 1457, 1522, 1587, 1652, 1717, 1782,
        1847, 1912, 1977, 2042, 2107, 2172, 2237, 2302, 2367, 2432, 2497, 2562, 2627, 2692, 2757, 2822, 2887, 2952,
        3017, 3082, 3147, 3212, 3277, 3342, 3407, 3472, 3537, 3602, 3667, 3732, 3797, 3862, 3927, 3992, 4057, 4122,
        4187, 28, 93, 158, 223, 288, 353, 418, 483, 548, 613, 678, 743, 808, 873, 938, 1003, 1068, 1133, 1198, 1263,
        1328, 1393, 1458, 1523, 1588, 1653, 1718, 1783, 1848, 1913, 1978, 2043, 2108, 2173, 2238, 2303, 2368, 2433,
        2498, 2563, 2628, 2693, 2758, 2823, 2888, 2953, 3018, 3083, 3148, 3213, 3278, 3343, 3408, 3473, 3538, 3603,
        3668, 3733, 3798, 3863, 3928, 3993, 4058, 4123, 4188, 29, 94, 159, 224, 289, 354, 419, 484, 549, 614, 679,
        744, 809, 874, 939, 1004, 1069, 1134, 1199, 1264, 1329, 1394, 1459, 1524, 1589, 1654, 1719, 1784, 1849, 1914,
        1979, 2044, 2109, 2174, 2239, 2304, 2369, 2434, 2499, 2564, 2629, 2694, 2759, 2824, 2889, 2954, 3019, 3084,
        3149, 3214, 3279, 3344, 3409, 3474, 3539, 3604, 3669, 3734, 3799, 3864, 3929, 3994, 4059, 4124, 4189, 30, 95,
        160, 225, 290, 355, 420, 485, 550, 615, 680, 745, 810, 875, 940, 1005, 1070, 1135, 1200, 1265, 1330, 1395,
        1460, 1525, 1590, 1655, 1720, 1785, 1850, 1915, 1980, 2045, 2110, 2175, 2240, 2305, 2370, 2435, 2500, 2565,
        2630, 2695, 2760, 2825, 2890, 2955, 3020, 3085, 3150, 3215, 3280, 3345, 3410, 3475, 3540, 3605, 3670, 3735,
        3800, 3865, 3930, 3995, 4060, 4125, 4190, 31, 96, 161, 226, 291, 356, 421, 486, 551, 616, 681, 746, 811, 876,
        941, 1006, 1071, 1136, 1201, 1266, 1331, 1396, 1461, 1526, 1591, 1656, 1721, 1786, 1851, 1916, 1981, 2046,
        2111, 2176, 2241, 2306, 2371, 2436, 2501, 2566, 2631, 2696, 2761, 2826, 2891, 2956, 3021, 3086, 3151, 3216,
        3281, 3346, 3411, 3476, 3541, 3606, 3671, 3736, 3801, 3866, 3931, 3996, 4061, 4126, 4191, 32, 97, 162, 227,
        292, 357, 422, 487, 552, 617, 682, 747, 812, 877, 942, 1007, 1072, 1137, 1202, 1267, 1332, 1397, 1462, 1527,
        1592, 1657, 1722, 1787, 1852, 1917, 1982, 2047, 2112, 2177, 2242, 2307, 2372, 2437, 2502, 2567, 2632, 2697,
        2762, 2827, 2892, 2957, 3022, 3087, 3152, 3217, 3282, 3347, 3412, 3477, 3542, 3607, 3672, 3737, 3802, 3867,
        3932, 3997, 4062, 4127, 4192, 33, 98, 163, 228, 293, 358, 423, 488, 553, 618, 683, 748, 813, 878, 943, 1008,
        1073, 1138, 1203, 1268, 1333, 1398, 1463, 1528, 1593, 1658, 1723, 1788, 1853, 1918, 1983, 2048, 2113, 2178,
        2243, 2308, 2373, 2438, 2503, 2568, 2633, 2698, 2763, 2828, 2893, 2958, 3023, 3088, 3153, 3218, 3283, 3348,
        3413, 3478, 3543, 3608, 3673, 3738, 3803, 3868, 3933, 3998, 4063, 4128, 4193, 34, 99, 164, 229, 294, 359, 424,
        489, 554, 619, 684, 749, 814, 879, 944, 1009, 1074, 1139, 1204, 1269, 1334, 1399, 1464, 1529, 1594, 1659,
        1724, 1789, 1854, 1919, 1984, 2049, 2114, 2179, 2244, 2309, 2374, 2439, 2504, 2569, 2634, 2699, 2764, 2829,
        2894, 2959, 3024, 3089, 3154, 3219, 3284, 3349, 3414, 3479, 3544, 3609, 3674, 3739, 3804, 3869, 3934, 3999,
        4064, 4129, 4194, 35, 100, 165, 230, 295, 360, 425, 490, 555, 620, 685, 750, 815, 880, 945, 1010, 1075, 1140,
        1205, 1270, 1335, 1400, 1465, 1530, 1595, 1660, 1725, 1790, 1855, 1920, 1985, 2050, 2115, 2180, 2245, 2310,
        2375, 2440, 2505, 2570, 2635, 2700, 2765, 2830, 2895, 2960, 3025, 3090, 3155, 3220, 3285, 3350, 3415, 3480,
        3545, 3610, 3675, 3740, 3805, 3870, 3935, 4000, 4065, 4130, 4195, 36, 101, 166, 231, 296, 361, 426, 491, 556,
        621, 686, 751, 816, 881, 946, 1011, 1076, 1141, 1206, 1271, 1336, 1401, 1466, 1531, 1596, 1661, 1726, 1791,
        1856, 1921, 1986, 2051, 2116, 2181, 2246, 2311, 2376, 2441, 2506, 2571, 2636, 2701, 2766, 2831, 2896, 2961,
        3026, 3091, 3156, 3221, 3286, 3351, 3416, 3481, 3546, 3611, 3676, 3741, 3806, 3871, 3936, 4001, 4066, 4131,
        4196, 37, 102, 167, 232, 297, 362, 427, 492, 557, 622, 687, 752, 817, 882, 947, 1012, 1077, 1142, 1207, 1272,
        1337, 1402, 1467, 1532, 1597, 1662, 1727, 1792, 1857, 1922, 1987, 2052, 2117, 2182, 2247, 2312, 2377, 2442,
        2507, 2572, 2637, 2702, 2767, 2832, 2897, 2962, 3027, 3092, 3157, 3222, 3287, 3352, 3417, 3482, 3547, 3612,
        3677, 3742, 3807, 3872, 3937, 4002, 4067, 4132, 4197, 38, 103, 168, 233, 298, 363, 428, 493, 558, 623, 688,
        753, 818, 883, 948, 1013, 1078, 1143, 1208, 1273, 1338, 1403, 1468, 1533, 1598, 1663, 1728, 1793, 1858, 1923,
        1988, 2053, 2118, 2183, 2248, 2313, 2378, 2443, 2508, 2573, 2638, 2703, 2768, 2833, 2898, 2963, 3028, 3093,
        3158, 3223, 3288, 3353, 3418, 3483, 3548, 3613, 3678, 3743, 3808, 3873, 3938, 4003, 4068, 4133, 4198, 39, 104,
        169, 234, 299, 364, 429, 494, 559, 624, 689, 754, 819, 884, 949, 1014, 1079, 1144, 1209, 1274, 1339, 1404,
        1469, 1534, 1599, 1664, 1729, 1794, 1859, 1924, 1989, 2054, 2119, 2184, 2249, 2314, 2379, 2444, 2509, 2574,
        2639, 2704, 2769, 2834, 2899, 2964, 3029, 3094, 3159, 3224, 3289, 3354, 3419, 3484, 3549, 3614, 3679, 3744,
        3809, 3874, 3939, 4004, 4069, 4134, 4199, 40, 105, 170, 235, 300, 365, 430, 495, 560, 625, 690, 755, 820, 885,
        950, 1015, 1080, 1145, 1210, 1275, 1340, 1405, 1470, 1535, 1600, 1665, 1730, 1795, 1860, 1925, 1990, 2055,
        2120, 2185, 2250, 2315, 2380, 2445, 2510, 2575, 2640, 2705, 2770, 2835, 2900, 2965, 3030, 3095, 3160, 3225,
        3290, 3355, 3420, 3485, 3550, 3615, 3680, 3745, 3810, 3875, 3940, 4005, 4070, 4135, 4200, 41, 106, 171, 236,
        301, 366, 431, 496, 561, 626, 691, 756, 821, 886, 951, 1016, 1081, 1146, 1211, 1276, 1341, 1406, 1471, 1536,
        1601, 1666, 1731, 1796, 1861, 1926, 1991, 2056, 2121, 2186, 2251, 2316, 2381, 2446, 2511, 2576, 2641, 2706,
        2771, 2836, 2901, 2966, 3031, 3096, 3161, 3226, 3291, 3356, 3421, 3486, 3551, 3616, 3681, 3746, 3811, 3876,
        3941, 4006, 4071, 4136, 4201, 42, 107, 172, 237, 302, 367, 432, 497, 562, 627, 692, 757, 822, 887, 952, 1017,
        1082, 1147, 1212, 1277, 1342, 1407, 1472, 1537, 1602, 1667, 1732, 1797, 1862, 1927, 1992, 2057, 2122, 2187,
        2252, 2317, 2382, 2447, 2512, 2577, 2642, 2707, 2772, 2837, 2902, 2967, 3032, 3097, 3162, 3227, 3292, 3357,
        3422, 3487, 3552, 3617, 3682, 3747, 3812, 3877, 3942, 4007, 4072, 4137, 4202, 43, 108, 173, 238, 303, 368,
        433, 498, 563, 628, 693, 758, 823, 888, 953, 1018, 1083, 1148, 1213, 1278, 1343, 1408, 1473, 1538, 1603, 1668,
        1733, 1798, 1863, 1928, 1993, 2058, 2123, 2188, 2253, 2318, 2383, 2448, 2513, 2578, 2643, 2708, 2773, 2838,
        2903, 2968, 3033, 3098, 3163, 3228, 3293, 3358, 3423, 3488, 3553, 3618, 3683, 3748, 3813, 3878, 3943, 4008,
        4073, 4138, 4203, 44, 109, 174, 239, 304, 369, 434, 499, 564, 629, 694, 759, 824, 889, 954, 1019, 1084, 1149,
        1214, 1279, 1344, 1409, 1474, 1539, 1604, 1669, 1734, 1799, 1864, 1929, 1994, 2059, 2124, 2189, 2254, 2319,
        2384, 2449, 2514, 2579, 2644, 2709, 2774, 2839, 2904, 2969, 3034, 3099, 3164, 3229, 3294, 3359, 3424, 3489,
        3554, 3619, 3684, 3749, 3814, 3879, 3944, 4009, 4074, 4139, 4204, 45, 110, 175, 240, 305, 370, 435, 500, 565,
        630, 695, 760, 825, 890, 955, 1020, 1085, 1150, 1215, 1280, 1345, 1410, 1475, 1540, 1605, 1670, 1735, 1800,
        1865, 1930, 1995, 2060, 2125, 2190, 2255, 2320, 2385, 2450, 2515, 2580, 2645, 2710, 2775, 2840, 2905, 2970,
        3035, 3100, 3165, 3230, 3295, 3360, 3425, 3490, 3555, 3620, 3685, 3750, 3815, 3880, 3945, 4010, 4075, 4140,
        4205, 46, 111, 176, 241, 306, 371, 436, 501, 566, 631, 696, 761, 826, 891, 956, 1021, 1086, 1151, 1216, 1281,
        1346, 1411, 1476, 1541, 1606, 1671, 1736, 1801, 1866, 1931, 1996, 2061, 2126, 2191, 2256, 2321, 2386, 2451,
        2516, 2581, 2646, 2711, 2776, 2841, 2906, 2971, 3036, 3101, 3166, 3231, 3296, 3361, 3426, 3491, 3556, 3621,
        3686, 3751, 3816, 3881, 3946, 4011, 4076, 4141, 4206, 47, 112, 177, 242, 307, 372, 437, 502, 567, 632, 697,
        762, 827, 892, 957, 1022, 1087, 1152, 1217, 1282, 1347, 1412, 1477, 1542, 1607, 1672, 1737, 1802, 1867, 1932,
        1997, 2062, 2127, 2192, 2257, 2322, 2387, 2452, 2517, 2582, 2647, 2712, 2777, 2842, 2907, 2972, 3037, 3102,
        3167, 3232, 3297, 3362, 3427, 3492, 3557, 3622, 3687, 3752, 3817, 3882, 3947, 4012, 4077, 4142, 4207, 48, 113,
        178, 243, 308, 373, 438, 503, 568, 633, 698, 763, 828, 893, 958, 1023, 1088, 1153, 1218, 1283, 1348, 1413,
        1478, 1543, 1608, 1673, 1738, 1803, 1868, 1933, 1998, 2063, 2128, 2193, 2258, 2323, 2388, 2453, 2518, 2583,
        2648, 2713, 2778, 2843, 2908, 2973, 3038, 3103, 3168, 3233, 3298, 3363, 3428, 3493, 3558, 3623, 3688, 3753,
        3818, 3883, 3948, 4013, 4078, 4143, 4208, 49, 114, 179, 244, 309, 374, 439, 504, 569, 634, 699, 764, 829, 894,
        959, 1024, 1089, 1154, 1219, 1284, 1349, 1414, 1479, 1544, 1609, 1674, 1739, 1804, 1869, 1934, 1999, 2064,
        2129, 2194, 2259, 2324, 2389, 2454, 2519, 2584, 2649, 2714, 2779, 2844, 2909, 2974, 3039, 3104, 3169, 3234,
        3299, 3364, 3429, 3494, 3559, 3624, 3689, 3754, 3819, 3884, 3949, 4014, 4079, 4144, 4209, 50, 115, 180, 245,
        310, 375, 440, 505, 570, 635, 700, 765, 830, 895, 960, 1025, 1090, 1155, 1220, 1285, 1350, 1415, 1480, 1545,
        1610, 1675, 1740, 1805, 1870, 1935, 2000, 2065, 2130, 2195, 2260, 2325, 2390, 2455, 2520, 2585, 2650, 2715,
        2780, 2845, 2910, 2975, 3040, 3105, 3170, 3235, 3300, 3365, 3430, 3495, 3560, 3625, 3690, 3755, 3820, 3885,
        3950, 4015, 4080, 4145, 4210, 51, 116, 181, 246, 311, 376, 441, 506, 571, 636, 701, 766, 831, 896, 961, 1026,
        1091, 1156, 1221, 1286, 1351, 1416, 1481, 1546, 1611, 1676, 1741, 1806, 1871, 1936, 2001, 2066, 2131, 2196,
        2261, 2326, 2391, 2456, 2521, 2586, 2651, 2716, 2781, 2846, 2911, 2976, 3041, 3106, 3171, 3236, 3301, 3366,
        3431, 3496, 3561, 3626, 3691, 3756, 3821, 3886, 3951, 4016, 4081, 4146, 4211, 52, 117, 182, 247, 312, 377,
        442, 507, 572, 637, 702, 767, 832, 897, 962, 1027, 1092, 1157, 1222, 1287, 1352, 1417, 1482, 1547, 1612, 1677,
        1742, 1807, 1872, 1937, 2002, 2067, 2132, 2197, 2262, 2327, 2392, 2457, 2522, 2587, 2652, 2717, 2782, 2847,
        2912, 2977, 3042, 3107, 3172, 3237, 3302, 3367, 3432, 3497, 3562, 3627, 3692, 3757, 3822, 3887, 3952, 4017,
        4082, 4147, 4212, 53, 118, 183, 248, 313, 378, 443, 508, 573, 638, 703, 768, 833, 898, 963, 1028, 1093, 1158,
        1223, 1288, 1353, 1418, 1483, 1548, 1613, 1678, 1743, 1808, 1873, 1938, 2003, 2068, 2133, 2198, 2263, 2328,
        2393, 2458, 2523, 2588, 2653, 2718, 2783, 2848, 2913, 2978, 3043, 3108, 3173, 3238, 3303, 3368, 3433, 3498,
        3563, 3628, 3693, 3758, 3823, 3888, 3953, 4018, 4083, 4148, 4213, 54, 119, 184, 249, 314, 379, 444, 509, 574,
        639, 704, 769, 834, 899, 964, 1029, 1094, 1159, 1224, 1289, 1354, 1419, 1484, 1549, 1614, 1679, 1744, 1809,
        1874, 1939, 2004, 2069, 2134, 2199, 2264, 2329, 2394, 2459, 2524, 2589, 2654, 2719, 2784, 2849, 2914, 2979,
        3044, 3109, 3174, 3239, 3304, 3369, 3434, 3499, 3564, 3629, 3694, 3759, 3824, 3889, 3954, 4019, 4084, 4149,
        4214, 55, 120, 185, 250, 315, 380, 445, 510, 575, 640, 705, 770, 835, 900, 965, 1030, 1095, 1160, 1225, 1290,
        1355, 1420, 1485, 1550, 1615, 1680, 1745, 1810, 1875, 1940, 2005, 2070, 2135, 2200, 2265, 2330, 2395, 2460,
        2525, 2590, 2655, 2720, 2785, 2850, 2915, 2980, 3045, 3110, 3175, 3240, 3305, 3370, 3435, 3500, 3565, 3630,
        3695, 3760, 3825, 3890, 3955, 4020, 4085, 4150, 4215, 56, 121, 186, 251, 316, 381, 446, 511, 576, 641, 706,
        771, 836, 901, 966, 1031, 1096, 1161, 1226, 1291, 1356, 1421, 1486, 1551, 1616, 1681, 1746, 1811, 1876, 1941,
        2006, 2071, 2136, 2201, 2266, 2331, 2396, 2461, 2526, 2591, 2656, 2721, 2786, 2851, 2916, 2981, 3046, 3111,
        3176, 3241, 3306, 3371, 3436, 3501, 3566, 3631, 3696, 3761, 3826, 3891, 3956, 4021, 4086, 4151, 4216, 57, 122,
        187, 252, 317, 382, 447, 512, 577, 642, 707, 772, 837, 902, 967, 1032, 1097, 1162, 1227, 1292, 1357, 1422,
        1487, 1552, 1617, 1682, 1747, 1812, 1877, 1942, 2007, 2072, 2137, 2202, 2267, 2332, 2397, 2462, 2527, 2592,
        2657, 2722, 2787, 2852, 2917, 2982, 3047, 3112, 3177, 3242, 3307, 3372, 3437, 3502, 3567, 3632, 3697, 3762,
        3827, 3892, 3957, 4022, 4087, 4152, 4217, 58, 123, 188, 253, 318, 383, 448, 513, 578, 643, 708, 773, 838, 903,
        968, 1033, 1098, 1163, 1228, 1293, 1358, 1423, 1488, 1553, 1618, 1683, 1748, 1813, 1878, 1943, 2008, 2073,
        2138, 2203, 2268, 2333, 2398, 2463, 2528, 2593, 2658, 2723, 2788, 2853, 2918, 2983, 3048, 3113, 3178, 3243,
        3308, 3373, 3438, 3503, 3568, 3633, 3698, 3763, 3828, 3893, 3958, 4023, 4088, 4153, 4218, 59, 124, 189, 254,
        319, 384, 449, 514, 579, 644, 709, 774, 839, 904, 969, 1034, 1099, 1164, 1229, 1294, 1359, 1424, 1489, 1554,
        1619, 1684, 1749, 1814, 1879, 1944, 2009, 2074, 2139, 2204, 2269, 2334, 2399, 2464, 2529, 2594, 2659, 2724,
        2789, 2854, 2919, 2984, 3049, 3114, 3179, 3244, 3309, 3374, 3439, 3504, 3569, 3634, 3699, 3764, 3829, 3894,
        3959, 4024, 4089, 4154, 4219, 60, 125, 190, 255, 320, 385, 450, 515, 580, 645, 710, 775, 840, 905, 970, 1035,
        1100, 1165, 1230, 1295, 1360, 1425, 1490, 1555, 1620, 1685, 1750, 1815, 1880, 1945, 2010, 2075, 2140, 2205,
        2270, 2335, 2400, 2465, 2530, 2595, 2660, 2725, 2790, 2855, 2920, 2985, 3050, 3115, 3180, 3245, 3310, 3375,
        3440, 3505, 3570, 3635, 3700, 3765, 3830, 3895, 3960, 4025, 4090, 4155, 4220, 61, 126, 191, 256, 321, 386,
        451, 516, 581, 646, 711, 776, 841, 906, 971, 1036, 1101, 1166, 1231, 1296, 1361, 1426, 1491, 1556, 1621, 1686,
        1751, 1816, 1881, 1946, 2011, 2076, 2141, 2206, 2271, 2336, 2401, 2466, 2531, 2596, 2661, 2726, 2791, 2856,
        2921, 2986, 3051, 3116, 3181, 3246, 3311, 3376, 3441, 3506, 3571, 3636, 3701, 3766, 3831, 3896, 3961, 4026,
        4091, 4156, 4221, 62, 127, 192, 257, 322, 387, 452, 517, 582, 647, 712, 777, 842, 907, 972, 1037, 1102, 1167,
        1232, 1297, 1362, 1427, 1492, 1557, 1622, 1687, 1752, 1817, 1882, 1947, 2012, 2077, 2142, 2207, 2272, 2337,
        2402, 2467, 2532, 2597, 2662, 2727, 2792, 2857, 2922, 2987, 3052, 3117, 3182, 3247, 3312, 3377, 3442, 3507,
        3572, 3637, 3702, 3767, 3832, 3897, 3962, 4027, 4092, 4157, 4222, 63, 128, 193, 258, 323, 388, 453, 518, 583,
        648, 713, 778, 843, 908, 973, 1038, 1103, 1168, 1233, 1298, 1363, 1428, 1493, 1558, 1623, 1688, 1753, 1818,
        1883, 1948, 2013, 2078, 2143, 2208, 2273, 2338, 2403, 2468, 2533, 2598, 2663, 2728, 2793, 2858, 2923, 2988,
        3053, 3118, 3183, 3248, 3313, 3378, 3443, 3508, 3573, 3638, 3703, 3768, 3833, 3898, 3963, 4028, 4093, 4158,
        4223, 64, 129, 194, 259, 324, 389, 454, 519, 584, 649, 714, 779, 844, 909, 974, 1039, 1104, 1169, 1234, 1299,
        1364, 1429, 1494, 1559, 1624, 1689, 1754, 1819, 1884, 1949, 2014, 2079, 2144, 2209, 2274, 2339, 2404, 2469,
        2534, 2599, 2664, 2729, 2794, 2859, 2924, 2989, 3054, 3119, 3184, 3249, 3314, 3379, 3444, 3509, 3574, 3639,
        3704, 3769, 3834, 3899, 3964, 4029, 4094, 4159, 4224, 65, 130, 195, 260, 325, 390, 455, 520, 585, 650, 715,
        780, 845, 910, 975, 1040, 1105, 1170, 1235, 1300, 1365, 1430, 1495, 1560, 1625, 1690, 1755, 1820, 1885, 1950,
        2015, 2080, 2145, 2210, 2275, 2340, 2405, 2470, 2535, 2600, 2665, 2730, 2795, 2860, 2925, 2990, 3055, 3120,
        3185, 3250, 3315, 3380, 3445, 3510, 3575, 3640, 3705, 3770, 3835, 3900, 3965, 4030, 4095, 4160, 4225};
    static const int16_t T_values_line_109[4] = {8257, 8384, 8255, 8128};
    static const uint8_t T_values_line_110[4] = {3, 4, 1, 2};
    static const uint8_t T_Card_kind[54] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6};
    static const uint64_t T_values_line_106[48] = {0x1ULL, 0x2ULL, 0x4ULL, 0x8ULL, 0x10ULL, 0x20ULL, 0x40ULL, 0x80ULL,
        0x100ULL, 0x200ULL, 0x400ULL, 0x800ULL, 0x1000ULL, 0x2000ULL, 0x4000ULL, 0x8000ULL, 0x10000ULL, 0x20000ULL,
        0x40000ULL, 0x80000ULL, 0x100000ULL, 0x200000ULL, 0x400000ULL, 0x800000ULL, 0x1000000ULL, 0x2000000ULL,
        0x4000000ULL, 0x8000000ULL, 0x10000000ULL, 0x20000000ULL, 0x40000000ULL, 0x80000000ULL, 0x100000000ULL,
        0x200000000ULL, 0x400000000ULL, 0x800000000ULL, 0x1000000000ULL, 0x2000000000ULL, 0x4000000000ULL,
        0x8000000000ULL, 0x10000000000ULL, 0x20000000000ULL, 0x40000000000ULL, 0x80000000000ULL, 0x100000000000ULL,
        0x200000000000ULL, 0x400000000000ULL, 0x800000000000ULL};
    static const rw_bag4 T_Card_cost[54] = {{{0, 0, 0, 0}}, {{2, 0, 0, 0}}, {{3, 0, 0, 0}}, {{1, 0, 0, 0}}, {{3, 1, 0,
        0}}, {{4, 1, 0, 0}}, {{5, 1, 0, 0}}, {{2, 0, 0, 0}}, {{3, 0, 0, 0}}, {{2, 1, 0, 0}}, {{2, 2, 0, 0}}, {{4, 0,
        0, 0}}, {{2, 0, 0, 0}}, {{4, 1, 0, 0}}, {{3, 0, 0, 0}}, {{3, 0, 1, 0}}, {{5, 0, 0, 0}}, {{2, 0, 0, 0}}, {{3,
        0, 0, 0}}, {{2, 0, 0, 0}}, {{2, 1, 0, 0}}, {{5, 0, 1, 0}}, {{3, 2, 0, 0}}, {{2, 0, 0, 0}}, {{3, 0, 0, 0}},
        {{4, 0, 0, 0}}, {{2, 0, 0, 0}}, {{3, 0, 0, 0}}, {{4, 0, 0, 0}}, {{3, 0, 0, 0}}, {{3, 0, 0, 0}}, {{2, 0, 0,
        0}}, {{4, 0, 0, 0}}, {{5, 0, 0, 0}}, {{4, 0, 0, 0}}, {{3, 0, 0, 0}}, {{3, 0, 0, 0}}, {{5, 0, 0, 0}}, {{5, 0,
        0, 0}}, {{4, 0, 0, 0}}, {{6, 0, 0, 0}}, {{4, 0, 0, 0}}, {{3, 0, 0, 0}}, {{4, 0, 0, 0}}, {{5, 0, 0, 0}}, {{4,
        0, 0, 0}}, {{3, 0, 0, 0}}, {{3, 1, 0, 0}}, {{3, 0, 0, 0}}, {{2, 0, 0, 0}}, {{7, 1, 1, 0}}, {{3, 0, 1, 0}},
        {{0, 0, 0, 0}}, {{0, 0, 0, 0}}};
    static const uint8_t T_Card_copies[54] = {0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 0, 0};
    static const uint8_t T_Equipment_copies[16] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const uint8_t T_values_line_190[54] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0};
    static const rw_bag4 BAG_OF_Resource = {{15, 0, 1, 0}};
    static const uint8_t T_Card_harvest[54] = {0, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25, 26, 27, 28, 0, 0, 29, 0, 0, 30, 0, 31, 32, 0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const rw_bag4 BAG_OF_Resource_2 = {{3, 2, 1, 0}};
    static const uint8_t T_Equipment_income[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 39};
    static const uint8_t T_Card_capacity[54] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4};
    static const uint8_t T_Equipment_capacity[16] = {0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Equipment_range[16] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_220[64] = {0, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1, 5, 1, 2, 1, 3, 1, 2,
        1, 4, 1, 2, 1, 3, 1, 2, 1, 6, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1, 5, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1,
        3, 1, 2, 1};
    static const uint8_t T_values_line_220_2[384] = {0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14, 16, 16, 18,
        18, 20, 20, 22, 22, 24, 24, 26, 26, 28, 28, 30, 30, 32, 32, 34, 34, 36, 36, 38, 38, 40, 40, 42, 42, 44, 44,
        46, 46, 48, 48, 50, 50, 52, 52, 54, 54, 56, 56, 58, 58, 60, 60, 62, 62, 0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9,
        12, 13, 12, 13, 16, 17, 16, 17, 20, 21, 20, 21, 24, 25, 24, 25, 28, 29, 28, 29, 32, 33, 32, 33, 36, 37, 36,
        37, 40, 41, 40, 41, 44, 45, 44, 45, 48, 49, 48, 49, 52, 53, 52, 53, 56, 57, 56, 57, 60, 61, 60, 61, 0, 1, 2,
        3, 0, 1, 2, 3, 8, 9, 10, 11, 8, 9, 10, 11, 16, 17, 18, 19, 16, 17, 18, 19, 24, 25, 26, 27, 24, 25, 26, 27, 32,
        33, 34, 35, 32, 33, 34, 35, 40, 41, 42, 43, 40, 41, 42, 43, 48, 49, 50, 51, 48, 49, 50, 51, 56, 57, 58, 59,
        56, 57, 58, 59, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 16, 17, 18,
        19, 20, 21, 22, 23, 32, 33, 34, 35, 36, 37, 38, 39, 32, 33, 34, 35, 36, 37, 38, 39, 48, 49, 50, 51, 52, 53,
        54, 55, 48, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4,
        5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 32, 33,
        34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
    static const uint8_t T_values_line_242[54] = {0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0};
    static const uint8_t T_values_line_244[54] = {0, 2, 3, 1, 3, 4, 5, 2, 3, 2, 2, 4, 2, 4, 3, 3, 5, 2, 3, 2, 2, 5, 3,
        2, 3, 4, 2, 3, 4, 3, 3, 2, 4, 5, 4, 3, 3, 5, 5, 4, 6, 4, 3, 4, 5, 4, 3, 3, 3, 2, 7, 3, 0, 0};
    static const uint8_t T_values_line_244_2[54] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0};
    static const rw_set67 SET_OF_farm = {{~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL,
        ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0x1ULL}};
    static const uint8_t T_values_line_242_2[810] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,
        1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Card_immediate[54] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 2, 0, 3, 4, 0, 5, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Equipment_placed[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0};
    static const uint8_t T_values_line_242_3[15] = {0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1};
    static const uint8_t T_values_line_242_4[15] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
    static const int16_t BEGIN[41] = {0, 315, 316, 317, 318, 319, 320, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t BEGIN_2[41] = {0, 18, 19, 20, 21, 22, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t BEGIN_3[41] = {0, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t BEGIN_4[41] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t BEGIN_5[41] = {0, 99, 100, 101, 102, 103, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_bag4 T_Card_or_pays[54] = {{{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0,
        0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{2,
        0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}},
        {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0,
        0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0,
        0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0,
        0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}},
        {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0,
        0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}};
    static const rw_bag4 T_Card_pays[54] = {{{0, 0, 0, 0}}, {{0, 1, 0, 0}}, {{0, 2, 0, 0}}, {{0, 1, 0, 0}}, {{0, 1, 0,
        0}}, {{0, 1, 0, 0}}, {{0, 2, 0, 0}}, {{0, 0, 0, 0}}, {{0, 1, 0, 0}}, {{0, 1, 0, 0}}, {{0, 2, 0, 0}}, {{0, 1,
        0, 0}}, {{0, 0, 1, 0}}, {{0, 0, 2, 0}}, {{0, 0, 1, 0}}, {{0, 0, 2, 0}}, {{0, 1, 1, 0}}, {{0, 0, 0, 0}}, {{0,
        0, 1, 0}}, {{0, 0, 1, 0}}, {{0, 1, 0, 0}}, {{0, 0, 2, 0}}, {{0, 1, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}},
        {{2, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{1, 0, 0, 0}}, {{0, 0, 0,
        0}}, {{0, 0, 0, 0}}, {{0, 0, 2, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0,
        0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0,
        0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}},
        {{0, 0, 0, 0}}, {{0, 0, 0, 0}}};
    static const rw_bag4 T_Equipment_discount[16] = {{{0, 0, 0, 0}}, {{0, 1, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}},
        {{0, 0, 0, 0}}, {{0, 0, 1, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0,
        0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}};
    static const int16_t BEGIN_6[41] = {0, 0, 0, 0, 0, 0, 0, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335,
        336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t BEGIN_7[41] = {0, 0, 0, 0, 0, 0, 0, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
        38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t BEGIN_8[41] = {0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t BEGIN_9[41] = {0, 0, 0, 0, 0, 0, 0, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
        151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Equipment_bonus[16] = {0, 0, 34, 35, 36, 0, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t BEGIN_10[41] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 352, 353, 354, 355, 0, 0, 0};
    static const uint8_t BEGIN_11[41] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 51, 52, 53, 54, 0, 0, 0};
    static const uint8_t BEGIN_12[41] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 0, 0, 0};
    static const uint8_t BEGIN_13[41] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 167, 168, 169, 170, 0, 0, 0};
    static const uint8_t T_Equipment_no_flip[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0};
    static const rw_bag4 BAG_OF_Resource_3 = {{1, 0, 0, 0}};
    static const rw_bag4 BAG_OF_Resource_4 = {{0, 0, 2, 0}};
    static const rw_bag4 BAG_OF_Resource_5 = {{0, 0, 4, 0}};
    static const rw_bag4 BAG_OF_Resource_6 = {{1, 0, 1, 0}};
    static const rw_bag4 BAG_OF_Resource_7 = {{2, 0, 1, 0}};
    static const rw_bag4 BAG_OF_Resource_8 = {{0, 0, 1, 1}};
    static const rw_bag4 BAG_OF_Resource_9 = {{1, 0, 0, 2}};
    static const rw_bag4 BAG_OF_Resource_10 = {{0, 0, 3, 0}};
    static const rw_bag4 BAG_OF_Resource_11 = {{3, 0, 0, 0}};
    static const rw_bag4 BAG_OF_Resource_12 = {{6, 0, 0, 0}};
    static const rw_bag4 BAG_OF_Resource_13 = {{2, 0, 0, 1}};
    static const rw_bag4 BAG_OF_Resource_14 = {{0, 0, 0, 2}};
    static const rw_bag4 BAG_OF_Resource_15 = {{2, 0, 0, 0}};
    static const rw_bag4 BAG_OF_Resource_16 = {{0, 1, 0, 2}};
    static const rw_bag4 BAG_OF_Resource_17 = {{0, 0, 1, 0}};
    static const rw_bag4 BAG_OF_Resource_18 = {{0, 0, 0, 1}};
    static const rw_bag4 BAG_OF_Resource_19 = {{4, 0, 0, 0}};
    static const uint8_t T_values_line_2[54] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_5[54] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_12[54] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0};
    static const uint8_t T_values_line_15[54] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_values_line_208[795] = {1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1,
        1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,
        1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
    static const uint64_t T_masks_line_377[6] = {0x7FFULL, 0x3FF800ULL, 0x1FFC00000ULL, 0x7FFFE00000000ULL,
        0x8000000000000ULL, 0x10000000000000ULL};
    static const uint8_t T_values_line_384[6] = {33, 33, 33, 33, 0, 0};
    static const rw_check CHECKS[106] = {{668, 1, 'B', 0, 48}, {669, 48, 'B', 0, 53}, {200, 48, 'H', 0, 4225}, {0, 1,
        'Q', 0, 281474976710655}, {717, 48, 'B', 0, 9}, {765, 48, 'B', 0, 15}, {296, 1, 'H', 0, 30}, {1150, 6, 'B', 0,
        18}, {1533, 1, 'B', 0, 53}, {328, 1, 'H', 0, 150}, {330, 150, 'B', 0, 53}, {330, 1, '1', 328, 0}, {480, 1,
        'H', 0, 60}, {482, 60, 'B', 0, 15}, {542, 1, 'H', 0, 60}, {544, 60, 'B', 0, 15}, {620, 1, 'H', 0, 40}, {622,
        40, 'B', 0, 15}, {622, 1, '1', 620, 0}, {1655, 1, 'B', 0, 15}, {1656, 1, 'B', 0, 1}, {1657, 1, 'B', 0, 6},
        {1658, 1, 'B', 0, 6}, {0, 1, 'H', 0, 1}, {2, 1, 'B', 0, 1}, {2, 1, '1', 0, 0}, {4, 1, 'H', 0, 1}, {6, 1, 'B',
        0, 1}, {6, 1, '1', 4, 0}, {8, 1, 'H', 0, 1}, {10, 1, 'B', 0, 1}, {10, 1, '1', 8, 0}, {14, 1, 'B', 1, 5}, {15,
        1, 'B', 1, 4}, {16, 1, 'B', 1, 7}, {17, 1, 'B', 1, 6}, {0, 1, 'H', 0, 30}, {34, 1, 'B', 0, 1}, {0, 1, 'Q', 0,
        281474976710655}, {8, 1, 'i', -2147483647, 99}, {14, 1, 'B', 0, 1}, {0, 1, 'i', -65523, 12}, {4, 1, 'i',
        -2147483647, 2147483647}, {10, 1, 'B', 0, 1}, {11, 1, 'B', 0, 6}, {12, 1, 'B', 0, 6}, {13, 1, 'B', 0, 63}, {0,
        1, 'i', -2147483647, 2147483647}, {0, 1, 'H', 0, 1}, {2, 1, 'B', 0, 1}, {2, 1, '1', 0, 0}, {6, 1, 'B', 0, 1},
        {7, 1, 'B', 0, 1}, {8, 1, 'B', 0, 1}, {9, 1, 'B', 0, 53}, {0, 1, 'H', 0, 65535}, {4, 1, 'B', 0, 1}, {5, 1,
        'B', 0, 53}, {0, 1, 'H', 0, 4225}, {2, 1, 'H', 0, 32767}, {6, 1, 'B', 0, 53}, {7, 1, 'B', 0, 1}, {0, 1, 'H',
        0, 1}, {2, 1, 'B', 0, 1}, {2, 1, '1', 0, 0}, {6, 1, 'B', 0, 1}, {0, 1, 'Q', 0, 281474976710655}, {10, 1, 'B',
        0, 1}, {11, 1, 'B', 1, 48}, {12, 1, 'B', 0, 15}, {2, 1, 'B', 0, 1}, {3, 1, 'B', 0, 53}, {2, 1, 'B', 1, 48},
        {3, 1, 'B', 0, 1}, {0, 1, 'i', -2147483647, 2147483647}, {6, 1, 'B', 0, 1}, {0, 1, 'Q', 0, 281474976710655},
        {10, 1, 'B', 0, 1}, {11, 1, 'B', 0, 48}, {2, 1, 'B', 0, 53}, {3, 1, 'B', 0, 1}, {0, 1, 'Q', 0,
        281474976710655}, {10, 1, 'B', 0, 1}, {0, 1, 'i', -2147483647, 2147483647}, {4, 1, 'i', -2147483647,
        2147483647}, {10, 1, 'B', 0, 1}, {0, 1, 'i', -2147483647, 2147483647}, {4, 1, 'i', -2147483647, 2147483647},
        {8, 1, 'i', -65535, 720}, {14, 1, 'B', 0, 1}, {34, 1, 'B', 1, 1}, {14, 1, 'B', 1, 1}, {10, 1, 'B', 1, 1}, {10,
        1, 'B', 1, 1}, {12, 1, 'B', 1, 6}, {6, 1, 'B', 1, 1}, {4, 1, 'B', 1, 1}, {0, 1, 'H', 1, 4225}, {7, 1, 'B', 1,
        1}, {2, 1, 'B', 1, 1}, {3, 1, 'B', 1, 53}, {2, 1, 'B', 1, 53}, {3, 1, 'B', 1, 1}, {3, 1, 'B', 1, 1}, {7, 1,
        'B', 1, 1}, {2, 1, 'B', 1, 1}};
    static const uint8_t IN_FRAME[286] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 3, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1,
        7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 3, 3, 3, 3, 3, 9, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 3, 3, 3, 3, 3, 8, 8, 8, 7, 1, 10, 10, 10, 10, 10, 10, 10, 10, 10, 1, 1, 1, 1, 1, 11,
        11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 1, 3, 3, 3, 14, 14, 14, 14, 14, 14, 14, 14, 14,
        14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 3, 3, 3, 3, 3, 15, 14, 3, 12, 12, 16, 16, 16, 16, 16, 12, 3,
        17, 17, 17, 17, 17, 17, 17, 3, 3, 3, 12, 12, 12, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 13, 13, 13, 13, 13, 13, 13, 13, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18,
        18, 18, 18, 18, 3, 3, 3, 3, 19, 19, 19, 19, 19, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t FILLED_RESTING[286] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 20, 3, 3, 3, 3, 21, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 20, 3, 3, 3, 3, 3, 3, 3, 3, 22, 3, 3, 3, 3, 3, 3, 3, 23, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 24, 3, 3, 3, 3, 3, 3, 3, 3, 3, 25, 3, 3, 25, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 24, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 22, 3, 3, 22, 3, 22, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 24, 3, 3, 24, 3, 3, 3, 3, 3, 3, 22,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 27, 3, 28, 3, 3, 3, 3, 3, 3, 3, 22, 3, 3, 3, 3, 3, 3, 3, 3,
        27, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 29, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 22, 3, 3, 3, 3, 3, 3, 3, 3, 21, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t FILLED[286] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 20, 3, 3, 3, 3, 21, 3, 21, 21, 3, 20,
        20, 20, 3, 20, 20, 20, 20, 20, 3, 3, 3, 3, 3, 22, 22, 22, 22, 22, 22, 3, 23, 23, 22, 23, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 24, 24, 3, 3, 3, 25, 3, 25, 25, 26, 26, 26, 26, 26, 26, 26, 30, 3,
        3, 3, 3, 3, 3, 3, 3, 25, 25, 3, 3, 3, 25, 25, 3, 25, 25, 3, 25, 25, 3, 3, 3, 3, 3, 3, 25, 25, 3, 3, 3, 3, 3,
        3, 24, 24, 24, 3, 3, 3, 3, 3, 3, 3, 22, 22, 3, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 3, 3, 3, 3, 3, 3,
        3, 24, 24, 24, 24, 24, 24, 3, 3, 24, 24, 24, 22, 22, 22, 22, 22, 22, 22, 22, 22, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        31, 3, 28, 3, 28, 28, 3, 3, 3, 22, 22, 3, 3, 3, 22, 22, 3, 3, 3, 31, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 29, 3, 29, 29, 3, 29, 29, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 22, 3, 22, 22, 3, 3, 3, 3, 3, 21, 3, 21, 21, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3};
    static const uint8_t RETURNED_TO[286] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0,
        1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1,
        0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0,
        1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
        0, 0, 1};
    static const uint8_t CHECKED[33] = {0, 23, 36, 38, 38, 41, 47, 48, 55, 58, 62, 66, 70, 72, 74, 76, 79, 81, 83, 86,
        90, 91, 92, 93, 95, 96, 97, 99, 101, 103, 104, 105, 106};
    static const uint8_t POINT_KIND[286] = {1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 0, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2};
    static const int8_t DECISION_AT[286] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3,
        -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7, -1,
        -1, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, 10, -1, -1, -1,
        -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 14, -1, -1, -1, -1, -1, -1, -1, -1, 15, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const int16_t HAPPEN_AT[286] = {301, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 302, 0, 0, 0, 0, 0, 0, 303, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 304, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[286] = {24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 40, 8, 8, 8, 8, 16,
        16, 16, 16, 8, 40, 40, 40, 40, 40, 40, 40, 40, 40, 24, 24, 24, 24, 24, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
        16, 24, 24, 8, 8, 8, 8, 8, 24, 24, 24, 24, 24, 24, 24, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 16, 24, 8, 8, 8, 8, 8, 8, 8, 8, 8, 24, 24, 24, 24, 24, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
        16, 16, 24, 24, 24, 24, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 8,
        8, 8, 8, 8, 16, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 8, 8, 8, 8, 16, 16, 16, 16, 16, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[286] = {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 32, 0, 0, 0, 0, 12, 12,
        12, 12, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 12, 12, 4,
        4, 4, 4, 4, 12, 12, 12, 12, 12, 12, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 0, 0, 0, 0, 0, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 2, 4, 12, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 12, 12, 12, 12, 0, 0, 0, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8,
        8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 0, 0, 0, 0,
        12, 12, 12, 12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[286] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 4, 4, 4, 5, 5, 5, 5, 4, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 11,
        9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 14, 14, 14, 14, 14, 9, 9, 9, 8, 0, 16, 16, 16, 16, 16, 16, 16, 16, 16,
        0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0, 0, 0, 18, 18, 19, 58, 58, 58, 58,
        58, 58, 58, 58, 58, 58, 58, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 60, 60, 60, 60, 60, 59, 58, 19, 20, 20,
        61, 61, 61, 61, 61, 20, 21, 62, 62, 62, 62, 62, 62, 62, 21, 22, 22, 23, 23, 23, 24, 24, 25, 25, 26, 26, 27,
        27, 28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 34, 34, 35, 35, 36, 36, 37, 37, 38, 38, 39, 39, 40, 40,
        41, 41, 42, 42, 42, 42, 42, 42, 42, 42, 43, 43, 44, 44, 45, 45, 46, 46, 47, 63, 63, 63, 63, 63, 47, 48, 48,
        49, 64, 64, 64, 64, 64, 49, 50, 50, 51, 51, 52, 52, 53, 53, 54, 54, 55, 55, 56, 57, 57};
    static const uint8_t PROC_AT[364] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 4, 4, 4, 5, 5, 5, 5, 4, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 11,
        9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 14, 14, 14, 14, 14, 9, 9, 9, 8, 0, 16, 16, 16, 16, 16, 16, 16, 16, 16,
        0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0, 0, 0, 18, 18, 19, 58, 58, 58, 58,
        58, 58, 58, 58, 58, 58, 58, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 60, 60, 60, 60, 60, 59, 58, 19, 20, 20,
        61, 61, 61, 61, 61, 20, 21, 62, 62, 62, 62, 62, 62, 62, 21, 22, 22, 23, 23, 23, 24, 24, 25, 25, 26, 26, 27,
        27, 28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 34, 34, 35, 35, 36, 36, 37, 37, 38, 38, 39, 39, 40, 40,
        41, 41, 42, 42, 42, 42, 42, 42, 42, 42, 43, 43, 44, 44, 45, 45, 46, 46, 47, 63, 63, 63, 63, 63, 47, 48, 48,
        49, 64, 64, 64, 64, 64, 49, 50, 50, 51, 51, 52, 52, 53, 53, 54, 54, 55, 55, 56, 57, 57, 5, 6, 9, 11, 16, 17,
        58, 59, 20, 61, 62, 23, 42, 63, 64, 0, 6, 7, 58, 3, 6, 7, 16, 17, 4, 55, 56, 5, 11, 18, 19, 20, 21, 22, 23,
        14, 12, 57, 9, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 58, 62, 63, 64, 59, 60, 61, 61};
    static const int16_t ENDLESS_AT[364] = {258, 258, 259, 259, 259, 258, 259, 259, 259, 259, 259, 259, 259, 260, 261,
        261, 261, 261, 262, 262, 262, 262, 261, 260, 263, 263, 260, 263, 263, 263, 263, 263, 259, 259, 259, 259, 259,
        264, 264, 264, 264, 265, 265, 264, 265, 265, 265, 265, 259, 259, 266, 267, 267, 266, 267, 259, 259, 259, 259,
        259, 259, 258, 268, 268, 268, 268, 268, 268, 268, 268, 268, 269, 269, 268, 88, 88, 88, 88, 270, 270, 270, 270,
        270, 270, 270, 270, 270, 270, 271, 271, 271, 271, 271, 270, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88,
        88, 261, 261, 261, 261, 261, 88, 88, 88, 269, 258, 272, 272, 272, 272, 272, 272, 272, 272, 272, 259, 259, 259,
        259, 259, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 273, 259, 258, 258, 258, 274, 274,
        202, 202, 202, 202, 202, 202, 202, 204, 204, 202, 202, 202, 202, 202, 202, 202, 202, 202, 202, 275, 202, 275,
        202, 202, 271, 271, 271, 275, 204, 276, 175, 175, 277, 277, 277, 277, 277, 175, 278, 279, 279, 279, 279, 279,
        279, 279, 278, 280, 280, 180, 180, 180, 281, 281, 282, 282, 283, 283, 284, 284, 285, 285, 286, 286, 287, 287,
        288, 288, 289, 289, 290, 290, 291, 291, 292, 292, 293, 293, 294, 294, 295, 295, 296, 296, 297, 297, 298, 298,
        185, 185, 185, 185, 185, 185, 185, 185, 299, 299, 300, 300, 301, 301, 202, 302, 303, 304, 304, 304, 304, 304,
        303, 184, 184, 305, 241, 241, 241, 241, 241, 305, 306, 306, 307, 307, 308, 308, 309, 309, 310, 310, 311, 311,
        312, 313, 313, 262, 264, 88, 270, 272, 273, 204, 275, 175, 277, 279, 180, 185, 304, 241, 258, 264, 266, 204,
        260, 264, 266, 272, 273, 261, 311, 312, 262, 270, 274, 276, 175, 278, 280, 180, 261, 271, 313, 88, 281, 282,
        283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 185, 299, 300, 301, 302, 303,
        184, 305, 306, 307, 308, 309, 310, 204, 279, 304, 241, 275, 271, 277, 277};
    static const int16_t ENTER_AT[16] = {286, 287, 0, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
        300};
    static const int32_t OPTION_COUNT[16] = {1, 1, 1, 5, 1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 1, 1};
    static const int32_t FIRST_OPTION[16] = {0, 1, 2, 3, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 22, 23};
    static const int32_t FIRST_ARG[25] = {0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 18, 19, 20, 21, 21,
        21, 21, 22, 23};
    static const int32_t ARG_KIND[23] = {3, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int32_t ARG_SIZE[23] = {48, 6, 8, 8, 48, 8, 8, 8, 8, 8, 8, 8, 8, 48, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const int32_t ARG_OFFSET[23] = {0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t WANTED[24] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t TRIED_AT[16] = {286, 287, 0, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
        300};
    static const int16_t JOIN_OF[16] = {19, 38, 68, 75, 82, 121, 135, 160, 167, 182, 184, 194, 201, 240, 257, 266};
    static const int8_t BODIES_END[16] = {-1, -1, 66, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const int16_t BLOCK_OF[16] = {18, 37, 64, 74, 79, 119, 134, 157, 164, 181, 183, 191, 200, 239, 256, 265};
    static const uint8_t ASKED_HOW[16] = {8, 0, 0, 0, 8, 0, 0, 8, 8, 3, 0, 8, 3, 0, 8, 8};
    static const uint8_t OFFERED_HOW[24] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0};
    static const uint8_t NEEDS[286] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1,
        1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t FAILS[286] = {0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1,
        0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1,
        1, 0, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0,
        1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 1,
        0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1,
        0};
    static const uint8_t SCOPED[286] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t POSTPONED[314] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1,
        1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    """
    const uint8_t T_Card_points[54]
    const int16_t T_farm_neighbours_listed[16904]
    const uint8_t T_runs_line_104[6]
    const uint8_t T_runs_line_104_2[6]
    const int8_t T_farm_first[4226]
    const int8_t T_farm_second[4226]
    const int16_t T_farm_places[4225]
    const int16_t T_values_line_109[4]
    const uint8_t T_values_line_110[4]
    const uint8_t T_Card_kind[54]
    const uint64_t T_values_line_106[48]
    const rw_bag4 T_Card_cost[54]
    const uint8_t T_Card_copies[54]
    const uint8_t T_Equipment_copies[16]
    const uint8_t T_values_line_190[54]
    const rw_bag4 BAG_OF_Resource
    const uint8_t T_Card_harvest[54]
    const rw_bag4 BAG_OF_Resource_2
    const uint8_t T_Equipment_income[16]
    const uint8_t T_Card_capacity[54]
    const uint8_t T_Equipment_capacity[16]
    const uint8_t T_Equipment_range[16]
    const uint8_t T_values_line_220[64]
    const uint8_t T_values_line_220_2[384]
    const uint8_t T_values_line_242[54]
    const uint8_t T_values_line_244[54]
    const uint8_t T_values_line_244_2[54]
    const rw_set67 SET_OF_farm
    const uint8_t T_values_line_242_2[810]
    const uint8_t T_Card_immediate[54]
    const uint8_t T_Equipment_placed[16]
    const uint8_t T_values_line_242_3[15]
    const uint8_t T_values_line_242_4[15]
    const int16_t BEGIN[41]
    const uint8_t BEGIN_2[41]
    const uint8_t BEGIN_3[41]
    const uint8_t BEGIN_4[41]
    const uint8_t BEGIN_5[41]
    const rw_bag4 T_Card_or_pays[54]
    const rw_bag4 T_Card_pays[54]
    const rw_bag4 T_Equipment_discount[16]
    const int16_t BEGIN_6[41]
    const uint8_t BEGIN_7[41]
    const uint8_t BEGIN_8[41]
    const uint8_t BEGIN_9[41]
    const uint8_t T_Equipment_bonus[16]
    const int16_t BEGIN_10[41]
    const uint8_t BEGIN_11[41]
    const uint8_t BEGIN_12[41]
    const uint8_t BEGIN_13[41]
    const uint8_t T_Equipment_no_flip[16]
    const rw_bag4 BAG_OF_Resource_3
    const rw_bag4 BAG_OF_Resource_4
    const rw_bag4 BAG_OF_Resource_5
    const rw_bag4 BAG_OF_Resource_6
    const rw_bag4 BAG_OF_Resource_7
    const rw_bag4 BAG_OF_Resource_8
    const rw_bag4 BAG_OF_Resource_9
    const rw_bag4 BAG_OF_Resource_10
    const rw_bag4 BAG_OF_Resource_11
    const rw_bag4 BAG_OF_Resource_12
    const rw_bag4 BAG_OF_Resource_13
    const rw_bag4 BAG_OF_Resource_14
    const rw_bag4 BAG_OF_Resource_15
    const rw_bag4 BAG_OF_Resource_16
    const rw_bag4 BAG_OF_Resource_17
    const rw_bag4 BAG_OF_Resource_18
    const rw_bag4 BAG_OF_Resource_19
    const uint8_t T_values_line_2[54]
    const uint8_t T_values_line_5[54]
    const uint8_t T_values_line_12[54]
    const uint8_t T_values_line_15[54]
    const uint8_t T_values_line_208[795]
    const uint64_t T_masks_line_377[6]
    const uint8_t T_values_line_384[6]
    const rw_check CHECKS[106]
    const uint8_t IN_FRAME[286]
    const uint8_t FILLED_RESTING[286]
    const uint8_t FILLED[286]
    const uint8_t RETURNED_TO[286]
    const uint8_t CHECKED[33]
    const uint8_t POINT_KIND[286]
    const int8_t DECISION_AT[286]
    const int16_t HAPPEN_AT[286]
    const uint8_t FRAME_SIZE[286]
    const uint8_t RETURN_AT[286]
    const uint8_t PROC_OF[286]
    const uint8_t PROC_AT[364]
    const int16_t ENDLESS_AT[364]
    const int16_t ENTER_AT[16]
    const int32_t OPTION_COUNT[16]
    const int32_t FIRST_OPTION[16]
    const int32_t FIRST_ARG[25]
    const int32_t ARG_KIND[23]
    const int32_t ARG_SIZE[23]
    const int32_t ARG_OFFSET[23]
    const uint8_t WANTED[24]
    const int16_t TRIED_AT[16]
    const int16_t JOIN_OF[16]
    const int8_t BODIES_END[16]
    const int16_t BLOCK_OF[16]
    const uint8_t ASKED_HOW[16]
    const uint8_t OFFERED_HOW[24]
    const uint8_t NEEDS[286]
    const uint8_t FAILS[286]
    const uint8_t SCOPED[286]
    const uint8_t POSTPONED[314]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 327, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 48, 95),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 110, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 109, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 50, 94),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 112, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 51, 91),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 106, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 90, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 53, 89),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 85, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 314, 1),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 316, 30),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 316, 30),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 317, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 318, 9),
    ('RW605', 'a number is too large to compute with',
     'fields_of_green.game', 314, 1),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 319, 25),
    ('RW604', 'there is no more room',
     'fields_of_green.game', 319, 25),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 320, 17),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 321, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 321, 24),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 187, 29),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 187, 29),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 188, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 188, 23),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 188, 45),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 189, 14),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 189, 14),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 190, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 192, 9),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 325, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 325, 9),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'fields_of_green.game', 330, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 331, 9),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 331, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 335, 9),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 335, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 337, 13),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 337, 13),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 214, 1),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 220, 1),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 234, 1),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 349, 21),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 349, 21),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 282, 1),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 357, 13),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 357, 13),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 295, 1),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 125, 1),
    ('RW610', 'procedures call each other too deeply',
     'equipment.yaml', 11, 55),
    ('RW610', 'procedures call each other too deeply',
     'equipment.yaml', 16, 51),
    ('RW608', 'the rules got stuck: there is nothing to do: the rules are empty',
     '', 0, 0),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 126, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 126, 5),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 127, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 127, 5),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 115, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 93, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 92, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 118, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 118, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 118, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 118, 5),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 120, 13),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 120, 13),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 223, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 223, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 223, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 223, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 224, 9),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 225, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 225, 9),
    ('RW605', 'a number is too large to compute with',
     'fields_of_green.game', 220, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'fields_of_green.game', 228, 13),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 230, 26),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 230, 26),
    ('RW605', 'a number is too large to compute with',
     'fields_of_green.game', 234, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'fields_of_green.game', 236, 9),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 236, 36),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 236, 36),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 244, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 89, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 244, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 96, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 244, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 242, 1),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 244, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 133, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 134, 5),
    ('RW603', 'what is taken is not there',
     'fields_of_green.game', 135, 5),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 135, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 135, 5),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 137, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 137, 9),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 194, 1),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 250, 32),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 27, 89),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 28, 97),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 30, 89),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 31, 95),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 33, 99),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 36, 96),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 252, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 253, 13),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 254, 13),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 254, 13),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 240, 22),
    ('RW604', 'there is no more room',
     'fields_of_green.game', 240, 22),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 240, 32),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 258, 13),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 263, 13),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 263, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 266, 13),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 269, 22),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 269, 22),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 201, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 201, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 201, 9),
    ('RW603', 'what is taken is not there',
     'fields_of_green.game', 205, 23),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 205, 23),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 154, 1),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 155, 5),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 156, 14),
    ('RW604', 'there is no more room',
     'fields_of_green.game', 156, 14),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 158, 21),
    ('RW610', 'procedures call each other too deeply',
     'equipment.yaml', 15, 80),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 284, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 284, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 284, 9),
    ('RW603', 'what is taken is not there',
     'fields_of_green.game', 285, 34),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 285, 43),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 242, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 298, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 298, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 298, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 298, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 304, 31),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 3, 106),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 4, 105),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 5, 107),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 6, 120),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 7, 112),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 8, 113),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 9, 94),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 10, 111),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 11, 118),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 12, 115),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 13, 122),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 15, 110),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 16, 118),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 17, 109),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 18, 114),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 19, 121),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 20, 93),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 21, 110),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 22, 103),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 23, 118),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 24, 119),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 25, 118),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 29, 105),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 32, 92),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 34, 113),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 35, 93),
    ('RW610', 'procedures call each other too deeply',
     'cards.yaml', 37, 104),
    ('RW610', 'procedures call each other too deeply',
     'equipment.yaml', 3, 75),
    ('RW610', 'procedures call each other too deeply',
     'equipment.yaml', 4, 76),
    ('RW610', 'procedures call each other too deeply',
     'equipment.yaml', 5, 85),
    ('RW610', 'procedures call each other too deeply',
     'equipment.yaml', 7, 81),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 309, 31),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 311, 35),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 175, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'cards.yaml', 30, 89),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 30, 89),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'cards.yaml', 30, 89),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'cards.yaml', 30, 89),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 139, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'cards.yaml', 36, 96),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 36, 96),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'cards.yaml', 36, 96),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'cards.yaml', 36, 96),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'cards.yaml', 22, 103),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 34, 113),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 22, 103),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'cards.yaml', 22, 103),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 145, 1),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 149, 1),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 123, 5),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 123, 5),
    ('RW605', 'a number is too large to compute with',
     'fields_of_green.game', 175, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'fields_of_green.game', 177, 9),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 179, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 179, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 179, 9),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 177, 41),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 177, 41),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 177, 41),
    ('RW603', 'what is taken is not there',
     'fields_of_green.game', 180, 30),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 180, 30),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 180, 46),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 176, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 181, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 175, 1),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 182, 29),
    ('RW604', 'there is no more room',
     'fields_of_green.game', 182, 29),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 182, 53),
    ('RW604', 'there is no more room',
     'fields_of_green.game', 182, 53),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 183, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 183, 9),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 160, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 167, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 167, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 167, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 169, 24),
    ('RW602', 'none cannot be put there',
     'fields_of_green.game', 171, 18),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 171, 18),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 171, 18),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 168, 13),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 209, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 209, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 209, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 209, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'fields_of_green.game', 210, 9),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 142, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 142, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 142, 9),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 143, 13),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 143, 13),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 146, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 146, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 146, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 146, 5),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 147, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 147, 9),
    ('RW605', 'a number is too large to compute with',
     'fields_of_green.game', 147, 38),
    ('RW605', 'a number is divided by zero',
     'fields_of_green.game', 150, 54),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'fields_of_green.game', 151, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 151, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'fields_of_green.game', 151, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 149, 1),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'fields_of_green.game', 151, 5),
    ('RW605', 'a number is too large to compute with',
     'fields_of_green.game', 152, 29),
    ('RW605', 'a number is too large to compute with',
     'fields_of_green.game', 152, 9),
    ('RW601', 'a value does not fit its place',
     'fields_of_green.game', 152, 9),
    ('RW602', 'something is written through none: there is no such place',
     'fields_of_green.game', 152, 9),
    ('RW610', 'procedures call each other too deeply',
     'fields_of_green.game', 208, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 384, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 378, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 389, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 390, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 392, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 393, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 396, 1),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 327, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 334, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 214, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 125, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 115, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 216, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 220, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 226, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 234, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 235, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 271, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 279, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 194, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 154, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 282, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 295, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 27, 89),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 160, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 28, 97),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 208, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 31, 95),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 139, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 33, 99),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 3, 106),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 4, 105),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 5, 107),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 6, 120),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 7, 112),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 8, 113),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 9, 94),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 10, 111),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 11, 118),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 12, 115),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 13, 122),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 15, 110),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 16, 118),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 17, 109),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 18, 114),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 19, 121),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 20, 93),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 21, 110),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 23, 118),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 24, 119),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 25, 118),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 29, 105),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 32, 92),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'fields_of_green.game', 145, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 35, 93),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'cards.yaml', 37, 104),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'equipment.yaml', 3, 75),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'equipment.yaml', 4, 76),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'equipment.yaml', 5, 85),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'equipment.yaml', 7, 81),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'equipment.yaml', 11, 55),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'equipment.yaml', 16, 51),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'equipment.yaml', 15, 80),
)
RULES = rules_capsule()
