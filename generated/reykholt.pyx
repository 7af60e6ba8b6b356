# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Reykholt, for 1: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_LIST(rw_list1, int, 1)
    RW_DEFINE_LIST_STORAGE(rw_list1, uint8_t, 1)
    RW_DEFINE_LIST(rw_list4, int, 4)
    RW_DEFINE_LIST_STORAGE(rw_list4, uint8_t, 4)
    RW_DEFINE_BAG(8)
    RW_DEFINE_BAG(52)
    RW_DEFINE_BAG(5)
    RW_DEFINE_LIST(rw_list2, int, 2)
    RW_DEFINE_LIST(rw_list23, int, 23)
    RW_DEFINE_LIST_STORAGE(rw_list23, uint8_t, 23)
    RW_DEFINE_LIST_STORAGE(rw_list2, uint8_t, 2)
    RW_DEFINE_LIST(rw_list5, int, 5)
    static const rw_check CHECKS[209];
    static const uint8_t IN_FRAME[504];
    static const uint8_t FILLED_RESTING[504];
    static const uint8_t FILLED[504];
    static const uint8_t RETURNED_TO[504];
    static const uint8_t CHECKED[48];
    static const uint8_t POINT_KIND[504];
    static const int8_t DECISION_AT[504];
    static const int16_t HAPPEN_AT[504];
    static const uint8_t FRAME_SIZE[504];
    static const uint8_t RETURN_AT[504];
    static const uint8_t PROC_OF[504];
    static const uint8_t PROC_AT[693];
    static const int16_t ENDLESS_AT[693];
    static const int16_t ENTER_AT[45];
    static const int32_t OPTION_COUNT[45];
    static const int32_t FIRST_OPTION[45];
    static const int32_t FIRST_ARG[76];
    static const int32_t ARG_KIND[42];
    static const int32_t ARG_SIZE[42];
    static const int32_t ARG_OFFSET[42];
    static const uint8_t WANTED[75];
    static const int16_t TRIED_AT[45];
    static const int16_t JOIN_OF[45];
    static const int8_t BODIES_END[45];
    static const int16_t BLOCK_OF[45];
    static const uint8_t ASKED_HOW[45];
    static const uint8_t OFFERED_HOW[75];
    static const uint8_t NEEDS[504];
    static const uint8_t FAILS[504];
    static const uint8_t SCOPED[504];
    static const uint8_t POSTPONED[609];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_display;
        uint64_t m_shared;
        uint64_t m_cards;
        uint64_t m_used;
        uint64_t m_worker;
        uint64_t m_blocked;
        uint64_t r_stack[37];
        uint32_t m_shed;
        uint32_t m_in_season;
        uint16_t m_farm_length;
        uint8_t m_farm[23];
        uint16_t m_randoms_top_length;
        uint8_t m_randoms_top[60];
        uint16_t m_randoms_bottom_length;
        uint8_t m_randoms_bottom[60];
        uint8_t m_randoms_middle[23];
        uint16_t m_hoard_length[52];
        uint8_t m_hoard[260];
        uint16_t m_events_top_length;
        uint8_t m_events_top[60];
        uint16_t m_events_bottom_length;
        uint8_t m_events_bottom[60];
        uint8_t m_events_middle[13];
        uint16_t m_past_events;
        uint16_t m_track_length;
        uint8_t m_track[4];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_stock[5];
        uint8_t m_planted[115];
        uint8_t m_weather;
        uint8_t m_foreseen;
        uint8_t m_idle;
        uint8_t m_progress;
        uint8_t m_starter;
        uint8_t m_letter;
        uint8_t m_round;
        uint8_t m_here;
        uint8_t m_done[8];
        uint8_t m_taken;
        uint8_t m_paid_advances;
        uint8_t m_target_reached;
        uint8_t r_winners;
        uint8_t r_over;
        uint8_t r_actor;
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
    _Static_assert(offsetof(S, m_display) == 0, "m_display");
    _Static_assert(offsetof(S, m_shared) == 8, "m_shared");
    _Static_assert(offsetof(S, m_cards) == 16, "m_cards");
    _Static_assert(offsetof(S, m_used) == 24, "m_used");
    _Static_assert(offsetof(S, m_worker) == 32, "m_worker");
    _Static_assert(offsetof(S, m_blocked) == 40, "m_blocked");
    _Static_assert(offsetof(S, r_stack) == 48, "r_stack");
    _Static_assert(offsetof(S, m_shed) == 344, "m_shed");
    _Static_assert(offsetof(S, m_in_season) == 348, "m_in_season");
    _Static_assert(offsetof(S, m_farm_length) == 352, "m_farm_length");
    _Static_assert(offsetof(S, m_farm) == 354, "m_farm");
    _Static_assert(offsetof(S, m_randoms_top_length) == 378, "m_randoms_top_length");
    _Static_assert(offsetof(S, m_randoms_top) == 380, "m_randoms_top");
    _Static_assert(offsetof(S, m_randoms_bottom_length) == 440, "m_randoms_bottom_length");
    _Static_assert(offsetof(S, m_randoms_bottom) == 442, "m_randoms_bottom");
    _Static_assert(offsetof(S, m_randoms_middle) == 502, "m_randoms_middle");
    _Static_assert(offsetof(S, m_hoard_length) == 526, "m_hoard_length");
    _Static_assert(offsetof(S, m_hoard) == 630, "m_hoard");
    _Static_assert(offsetof(S, m_events_top_length) == 890, "m_events_top_length");
    _Static_assert(offsetof(S, m_events_top) == 892, "m_events_top");
    _Static_assert(offsetof(S, m_events_bottom_length) == 952, "m_events_bottom_length");
    _Static_assert(offsetof(S, m_events_bottom) == 954, "m_events_bottom");
    _Static_assert(offsetof(S, m_events_middle) == 1014, "m_events_middle");
    _Static_assert(offsetof(S, m_past_events) == 1028, "m_past_events");
    _Static_assert(offsetof(S, m_track_length) == 1030, "m_track_length");
    _Static_assert(offsetof(S, m_track) == 1032, "m_track");
    _Static_assert(offsetof(S, r_point) == 1036, "r_point");
    _Static_assert(offsetof(S, r_base) == 1038, "r_base");
    _Static_assert(offsetof(S, r_top) == 1040, "r_top");
    _Static_assert(offsetof(S, m_stock) == 1042, "m_stock");
    _Static_assert(offsetof(S, m_planted) == 1047, "m_planted");
    _Static_assert(offsetof(S, m_weather) == 1162, "m_weather");
    _Static_assert(offsetof(S, m_foreseen) == 1163, "m_foreseen");
    _Static_assert(offsetof(S, m_idle) == 1164, "m_idle");
    _Static_assert(offsetof(S, m_progress) == 1165, "m_progress");
    _Static_assert(offsetof(S, m_starter) == 1166, "m_starter");
    _Static_assert(offsetof(S, m_letter) == 1167, "m_letter");
    _Static_assert(offsetof(S, m_round) == 1168, "m_round");
    _Static_assert(offsetof(S, m_here) == 1169, "m_here");
    _Static_assert(offsetof(S, m_done) == 1170, "m_done");
    _Static_assert(offsetof(S, m_taken) == 1178, "m_taken");
    _Static_assert(offsetof(S, m_paid_advances) == 1179, "m_paid_advances");
    _Static_assert(offsetof(S, m_target_reached) == 1180, "m_target_reached");
    _Static_assert(offsetof(S, r_winners) == 1181, "r_winners");
    _Static_assert(offsetof(S, r_over) == 1182, "r_over");
    _Static_assert(offsetof(S, r_actor) == 1183, "r_actor");
    _Static_assert(offsetof(S, r_seed) == 1184, "position");
    enum {
        SEATS = 1, TOGETHER = 0, PLAIN = 1184, COPIED = sizeof(S), STACK = 296, MOST_FRAMES = 38, BLOCKS = 504, ENTRY
        = 0, RULES_CALL_RULES = 1, MOVE_WORDS = 2, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 52, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 22, MEMORY = 461, UNFINISHED = 462, INTERRUPTED = 463, WORK = 5000000, CHUNK =
        50000, BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((void)0)
    #define OFFERED
    """
    ctypedef struct rw_list1:
        int32_t length
        int items[1]
    rw_list1 rw_list1_none()
    int rw_list1_item_v(rw_list1, int, int)
    int rw_list1_length_v(rw_list1)
    rw_list1 rw_list1_around(int, int, int)
    rw_list1 rw_list1_load_uint8_t(const uint8_t*, int, int)
    void rw_list1_store_uint8_t(uint8_t*, uint16_t*, rw_list1, int)
    ctypedef struct rw_list4:
        int32_t length
        int items[4]
    rw_list4 rw_list4_none()
    int rw_list4_item_v(rw_list4, int, int)
    int rw_list4_length_v(rw_list4)
    rw_list4 rw_list4_load_uint8_t(const uint8_t*, int, int)
    void rw_list4_store_uint8_t(uint8_t*, uint16_t*, rw_list4, int)
    ctypedef struct rw_bag8:
        int32_t n[8]
    rw_bag8 rw_bag8_none()
    rw_bag8 rw_bag8_load(const uint8_t*)
    int rw_bag8_store(uint8_t*, rw_bag8, int)
    ctypedef struct rw_bag52:
        int32_t n[52]
    rw_bag52 rw_bag52_load(const uint8_t*)
    int rw_bag52_store(uint8_t*, rw_bag52, int)
    int rw_bag52_size(rw_bag52)
    rw_bag52 rw_bag52_of_words(const uint64_t*)
    ctypedef struct rw_bag5:
        int32_t n[5]
    rw_bag5 rw_bag5_none()
    rw_bag5 rw_bag5_load(const uint8_t*)
    int rw_bag5_store(uint8_t*, rw_bag5, int)
    rw_bag5 rw_bag5_add(rw_bag5, rw_bag5)
    rw_bag5 rw_bag5_minus(rw_bag5, rw_bag5)
    rw_bag5 rw_bag5_amount(int, int)
    int rw_bag5_within(rw_bag5, rw_bag5)
    void rw_bag5_members(rw_bag5, uint64_t*, int)
    ctypedef struct rw_list2:
        int32_t length
        int items[2]
    int rw_list2_index(const rw_list2*, int)
    void rw_list2_cut(rw_list2*, int)
    rw_list2 rw_list2_distinct(rw_list2)
    ctypedef struct rw_list23:
        int32_t length
        int items[23]
    rw_list23 rw_list23_none()
    int rw_list23_item_v(rw_list23, int, int)
    int rw_list23_length_v(rw_list23)
    rw_list23 rw_list23_load_uint8_t(const uint8_t*, int, int)
    void rw_list23_store_uint8_t(uint8_t*, uint16_t*, rw_list23, int)
    rw_list2 rw_list2_load_uint8_t(const uint8_t*, int, int)
    void rw_list2_store_uint8_t(uint8_t*, uint16_t*, rw_list2, int)
    ctypedef struct rw_list5:
        int32_t length
        int items[5]
    ctypedef struct S:
        uint64_t m_display
        uint64_t m_shared
        uint64_t m_cards
        uint64_t m_used
        uint64_t m_worker
        uint64_t m_blocked
        uint64_t r_stack[37]
        uint32_t m_shed
        uint32_t m_in_season
        uint16_t m_farm_length
        uint8_t m_farm[23]
        uint16_t m_randoms_top_length
        uint8_t m_randoms_top[60]
        uint16_t m_randoms_bottom_length
        uint8_t m_randoms_bottom[60]
        uint8_t m_randoms_middle[23]
        uint16_t m_hoard_length[52]
        uint8_t m_hoard[260]
        uint16_t m_events_top_length
        uint8_t m_events_top[60]
        uint16_t m_events_bottom_length
        uint8_t m_events_bottom[60]
        uint8_t m_events_middle[13]
        uint16_t m_past_events
        uint16_t m_track_length
        uint8_t m_track[4]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_stock[5]
        uint8_t m_planted[115]
        uint8_t m_weather
        uint8_t m_foreseen
        uint8_t m_idle
        uint8_t m_progress
        uint8_t m_starter
        uint8_t m_letter
        uint8_t m_round
        uint8_t m_here
        uint8_t m_done[8]
        uint8_t m_taken
        uint8_t m_paid_advances
        uint8_t m_target_reached
        uint8_t r_winners
        uint8_t r_over
        uint8_t r_actor
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


cdef struct Given0:
    int nothing


cdef struct Given1:
    int a0


cdef struct Given2:
    int a0
    int a1


cdef struct Given3:
    int a0
    int a1
    int a2


cdef struct Given4:
    rw_between a0
    int a1


cdef struct Given5:
    rw_between a0
    int a1
    int a2


cdef union Passed:
    Given0 given0
    Given1 given1
    Given2 given2
    Given3 given3
    Given4 given4
    Given5 given5


# ---------------------------------------------------------------- rules

cdef inline void set_its_play_number(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 26))[0] = value


cdef inline void set_its_play_last_number(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 27))[0] = value


cdef int push_play(S* s, int back) noexcept nogil:
    if push(s, back, -1, 32, 24, 1):
        return 1
    set_its_play_number(s, 1)
    set_its_play_last_number(s, 1)
    return 0


cdef inline int at_progress(S* s, int at0) noexcept nogil:
    return s.m_progress


cdef inline int find_track(S* s, int wanted) noexcept nogil:
    cdef int k
    cdef uint8_t* items = &s.m_track[0]
    for k in range(s.m_track_length):
        if items[k] == wanted:
            return k
    return -1


cdef inline int its_play_number(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 26))[0]


cdef inline int its_play_last_number(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 27))[0]


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 28))[0]


cdef inline uint64_t its_play_rest_of_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 29))[0]


cdef inline int its_play_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>first_frame(s))[0]


cdef inline int its_play_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 30))[0]


cdef inline rw_list1 its_play_rest_of_you_2(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(first_frame(s) + 6), (<rw_loose_uint16_t*>(first_frame(s) + 4))[0], 0)


cdef inline rw_list1 its_play_rest_of_you_3(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(first_frame(s) + 10), (<rw_loose_uint16_t*>(first_frame(s) + 8))[0], 0)


cdef inline int its_play_you_3(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 31))[0]


cdef inline rw_list4 its_play_rest_of_you_4(S* s) noexcept nogil:
    return rw_list4_load_uint8_t(<uint8_t*>(first_frame(s) + 14), (<rw_loose_uint16_t*>(first_frame(s) + 12))[0], 0)


cdef inline rw_list4 its_play_rest_of_you_5(S* s) noexcept nogil:
    return rw_list4_load_uint8_t(<uint8_t*>(first_frame(s) + 20), (<rw_loose_uint16_t*>(first_frame(s) + 18))[0], 0)


cdef inline void set_starter(S* s, int value, int site) noexcept nogil:
    s.m_starter = value


cdef inline void fill_idle(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(1):
        s.m_idle = value


cdef inline void set_shed(S* s, uint64_t value, int site) noexcept nogil:
    s.m_shed = value


cdef int do_lay_out(S* s, Trial* t) noexcept nogil:
    # line 446
    cdef int k
    cdef int x0
    cdef int value
    cdef int x2
    cdef int value_2
    cdef int at
    cdef int x3
    cdef int value_3
    cdef int start = s.m_starter
    for k in range(1 if start else 0):
        x0 = rw_turn(start, k, 1)
        # line 448
        value = x0
        if value == 0:
            fault(s, 6)
        elif s.m_track_length >= 4:
            fault(s, 7)
        else:
            (&s.m_track[0])[s.m_track_length] = value
            s.m_track_length += 1
    fill_idle(s, 3, 8)
    # line 450
    set_shed(s, 0x1331ULL, 10)
    cdef uint64_t left2 = 1966080
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        # line 452
        value_2 = x2
        if value_2 == 0:
            fault(s, 11)
        elif s.m_randoms_bottom_length >= 60:
            fault(s, 12)
        else:
            (&s.m_randoms_bottom[0])[s.m_randoms_bottom_length] = value_2
            s.m_randoms_bottom_length += 1
    # line 453
    for at in range(s.m_randoms_top_length):
        if (<uint8_t*>&s.m_randoms_middle[0])[(&s.m_randoms_top[0])[at] - 1] == 255:
            fault(s, 13)
        (<uint8_t*>&s.m_randoms_middle[0])[(&s.m_randoms_top[0])[at] - 1] += 1
    memset(&s.m_randoms_top[0], 0, s.m_randoms_top_length * sizeof(uint8_t))
    s.m_randoms_top_length = 0
    for at in range(s.m_randoms_bottom_length):
        if (<uint8_t*>&s.m_randoms_middle[0])[(&s.m_randoms_bottom[0])[at] - 1] == 255:
            fault(s, 13)
        (<uint8_t*>&s.m_randoms_middle[0])[(&s.m_randoms_bottom[0])[at] - 1] += 1
    memset(&s.m_randoms_bottom[0], 0, s.m_randoms_bottom_length * sizeof(uint8_t))
    s.m_randoms_bottom_length = 0
    cdef uint64_t left3 = 65536
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        # line 455
        value_3 = x3
        if value_3 == 0:
            fault(s, 14)
        elif s.m_randoms_top_length >= 60:
            fault(s, 15)
        else:
            memmove(&s.m_randoms_top[0] + 1, &s.m_randoms_top[0], s.m_randoms_top_length * sizeof(uint8_t))
            (&s.m_randoms_top[0])[0] = value_3
            s.m_randoms_top_length += 1
    return 0


cdef inline void set_round(S* s, int value, int site) noexcept nogil:
    s.m_round = value


cdef inline void set_target_reached(S* s, int value, int site) noexcept nogil:
    s.m_target_reached = value


cdef inline uint64_t most_line_475(S* s) noexcept nogil:
    # line 475
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x22
    cdef uint64_t left22 = 1
    while left22:
        x22 = rw_lowest(left22) + 1
        left22 &= left22 - 1
        value = 4 * at_progress(s, x22) + (3 - present(s, rw_numbered(find_track(s, x22), 0), 2))
        if not found or value > best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x22 - 1, 1)
    return r


cdef inline bint bag_misfits(rw_bag8 a, int capacity) noexcept nogil:
    cdef uint8_t scratch[8]
    return rw_bag8_store(scratch, a, capacity)


cdef inline void set_done(S* s, rw_bag8 value, int site) noexcept nogil:
    if rw_bag8_store(&s.m_done[0], value, 65535):
        fault(s, site)


cdef inline void set_taken(S* s, int value, int site) noexcept nogil:
    s.m_taken = value


cdef inline void set_here(S* s, int value, int site) noexcept nogil:
    s.m_here = value


cdef inline void set_in_season(S* s, uint64_t value, int site) noexcept nogil:
    s.m_in_season = value


cdef inline void set_paid_advances(S* s, int value, int site) noexcept nogil:
    s.m_paid_advances = value


cdef int do_forget(S* s, Trial* t) noexcept nogil:
    # line 339
    # line 340
    cdef rw_bag8 held = rw_bag8_none()
    if bag_misfits(held, 65535):
        fault(s, 21)
    else:
        set_done(s, held, 21)
    # line 340
    set_taken(s, 0, 24)
    # line 340
    set_here(s, 0, 26)
    # line 341
    set_in_season(s, 0x0ULL, 28)
    # line 341
    set_paid_advances(s, 0, 30)
    return 0


cdef inline uint64_t at_cards(S* s, int at0) noexcept nogil:
    return s.m_cards


cdef inline int f_idle_play(S* s) noexcept nogil:
    # line 475
    return at_cards(s, 1) & 0x1000010600000ULL == 0


cdef inline void set_its_play_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>first_frame(s))[0] = value


cdef inline void set_its_play_rest_of_you(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(first_frame(s) + 6), <rw_loose_uint16_t*>(first_frame(s) + 4), value, 0)


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 30))[0] = value


cdef inline uint64_t f_any_time_cards(S* s, int v_you) noexcept nogil:
    # line 124
    return at_cards(s, v_you) & 0x4020080101020ULL


cdef inline int f_idle_play_2(S* s) noexcept nogil:
    # line 475
    return f_any_time_cards(s, 1) == 0


cdef inline int f_idle_play_3(S* s, int v_you) noexcept nogil:
    # line 475
    return 1 == v_you or f_any_time_cards(s, 1) == 0


cdef inline void set_its_play_rest_of_you_2(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(first_frame(s) + 10), <rw_loose_uint16_t*>(first_frame(s) + 8), value, 0)


cdef inline int f_idle_play_4(S* s) noexcept nogil:
    # line 475
    return at_cards(s, 1) & 0x8000000ULL == 0


cdef inline void set_its_play_rest_of_you_3(S* s, rw_list4 value) noexcept nogil:
    rw_list4_store_uint8_t(<uint8_t*>(first_frame(s) + 14), <rw_loose_uint16_t*>(first_frame(s) + 12), value, 0)


cdef inline void set_its_play_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 31))[0] = value


cdef inline void set_its_serve_tourists_needed(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>frame(s))[0] = value


cdef inline void set_its_serve_tourists_step(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef int push_serve_tourists(S* s, int back) noexcept nogil:
    if push(s, back, -1, 8, 2, 36):
        return 1
    set_its_serve_tourists_needed(s, 1)
    set_its_serve_tourists_step(s, 1)
    return 0


cdef inline void set_its_play_rest_of_you_4(S* s, rw_list4 value) noexcept nogil:
    rw_list4_store_uint8_t(<uint8_t*>(first_frame(s) + 20), <rw_loose_uint16_t*>(first_frame(s) + 18), value, 0)


cdef inline int f_idle_play_5(S* s) noexcept nogil:
    # line 475
    return at_cards(s, 1) & 0x41000000001ULL == 0


cdef inline int f_idle_play_6(S* s, int v_you) noexcept nogil:
    # line 475
    return at_cards(s, v_you) & 0x100ULL == 0


cdef inline void set_blocked(S* s, uint64_t value, int site) noexcept nogil:
    s.m_blocked = value


cdef inline void fill_worker(S* s, int value, int site) noexcept nogil:
    s.m_worker = 0xFFFFFFFFFFULL if value == 1 else 0


cdef inline void set_weather(S* s, int value, int site) noexcept nogil:
    s.m_weather = value


cdef inline uint64_t at_used(S* s, int at0) noexcept nogil:
    return s.m_used


cdef inline void set_used(S* s, int at0, uint64_t value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_used = value


cdef inline rw_bag52 its_deal_cards_set_cards(S* s) noexcept nogil:
    return rw_bag52_load(<uint8_t*>(frame(s) + 6))


cdef inline int its_deal_cards_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline void set_letter(S* s, int value, int site) noexcept nogil:
    s.m_letter = value


cdef inline rw_bag52 bag_of(uint64_t a) noexcept nogil:
    return rw_bag52_of_words(&a)


cdef inline void set_its_deal_cards_set_cards(S* s, rw_bag52 value, int site) noexcept nogil:
    if rw_bag52_store(<uint8_t*>(frame(s) + 6), value, 65535):
        fault(s, site)


cdef inline void set_its_deal_cards_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline void set_display(S* s, uint64_t value, int site) noexcept nogil:
    s.m_display = value


cdef inline int its_take_random_house_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int size_randoms(S* s) noexcept nogil:
    return s.m_randoms_top_length + s.m_randoms_bottom_length + rw_bytes_total(&s.m_randoms_middle[0], 23)


cdef inline rw_bag5 at_stock(S* s, int at0) noexcept nogil:
    return rw_bag5_load(&s.m_stock[(at0 - 1) * 5])


cdef inline bint bag_misfits_2(rw_bag5 a, int capacity) noexcept nogil:
    cdef uint8_t scratch[5]
    return rw_bag5_store(scratch, a, capacity)


cdef inline void set_stock(S* s, int at0, rw_bag5 value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    if rw_bag5_store(&s.m_stock[(at0 - 1) * 5], value, 65535):
        fault(s, site)


cdef int do_gain(S* s, Trial* t, rw_bag5 v0_goods, int v1_you) noexcept nogil:
    # line 158
    # line 160
    cdef rw_bag5 held = at_stock(s, v1_you)
    held = rw_bag5_add(held, v0_goods)
    cdef rw_bag5 held_2 = held
    if bag_misfits_2(held_2, 65535):
        fault(s, 55)
    else:
        set_stock(s, v1_you, held_2, 56)
    return 0


cdef inline int place_in_farm(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        return -1
    return at0 - 1


cdef int do_receive(S* s, Trial* t, int v0_house, int v1_you) noexcept nogil:
    # line 189
    # line 190
    cdef int flat = place_in_farm(v1_you)
    if v0_house == 0 or flat < 0:
        fault(s, 58)
    elif s.m_farm_length >= 23:
        fault(s, 59)
    else:
        (&s.m_farm[flat * 23])[s.m_farm_length] = v0_house
        s.m_farm_length += 1
    # line 191
    set_taken(s, v0_house, 61)
    return 0


cdef inline int its_everyone_moment(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_list1 its_everyone_rest_of_you(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_everyone_rest_of_you(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline int f_idle_everyone(S* s, int v_moment, int v_you) noexcept nogil:
    # line 371
    return at_cards(s, v_you) & (0xFFFFFFFFFFFFFULL & ~T_masks_line_371[v_moment - 1]) == 0


cdef inline int its_resolve_moment(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef inline int its_resolve_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 11))[0]


cdef inline uint64_t its_resolve_todo(S* s) noexcept nogil:
    return (<rw_loose_uint64_t*>frame(s))[0]


cdef inline void set_its_resolve_todo(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint64_t*>frame(s))[0] = value


cdef inline int tally_done(S* s, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_done[0], wanted - 1, 8)


cdef inline int f_sure_Service_when(S* s, int v_you) noexcept nogil:
    # line 4
    return tally_done(s, 2) >= 1


cdef inline int size_planted(S* s, int at0) noexcept nogil:
    return rw_bytes_total(&s.m_planted[(at0 - 1) * 5], 5)


cdef inline uint64_t set_line_5(S* s, int v0) noexcept nogil:
    # line 5
    cdef uint64_t r = 0
    cdef int x1
    cdef int k1
    cdef int at1 = place_in_farm(v0)
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if size_planted(s, x1) < T_House_parcels[x1]:
            r |= rw_single(x1 - 1, 23)
    return r


cdef inline int f_sure_Service_when_2(S* s, int v_you) noexcept nogil:
    # line 5
    return set_line_5(s, v_you) != 0


cdef inline int f_sure_Service_when_3(S* s, int v_you) noexcept nogil:
    # line 6
    return tally_done(s, 4) >= 1


cdef inline int any_planted(S* s, int at0) noexcept nogil:
    return rw_bytes_any(&s.m_planted[(at0 - 1) * 5], 5)


cdef inline uint64_t set_line_121(S* s, int v0) noexcept nogil:
    # line 121
    cdef uint64_t r = 0
    cdef int x1
    cdef int k1
    cdef int at1 = place_in_farm(v0)
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if any_planted(s, x1) == 0:
            r |= rw_single(x1 - 1, 23)
    return r


cdef inline uint64_t f_empties(S* s, int v_you) noexcept nogil:
    # line 121
    return set_line_121(s, v_you)


cdef inline int f_sure_Service_when_4(S* s, int v_you) noexcept nogil:
    # line 11
    return f_empties(s, v_you) & 0x180F00ULL != 0


cdef inline int f_alone(S* s, int v_card, int v_you) noexcept nogil:
    # line 125
    return at_progress(s, 1) != at_progress(s, v_you) or rw_has(at_cards(s, 1), v_card - 1, 52)


cdef inline int f_sure_Service_when_5(S* s, int v_you) noexcept nogil:
    # line 12
    return rw_mod(s.m_round, 2) == 0 and f_alone(s, 9, v_you)


cdef inline int f_sure_Service_when_6(S* s, int v_you) noexcept nogil:
    # line 13
    return tally_done(s, 7) >= 1


cdef inline int f_sure_Service_when_7(S* s, int v_you) noexcept nogil:
    # line 14
    return tally_done(s, 5) >= 1


cdef inline int f_possible_Service_when(S* s, int v_you) noexcept nogil:
    # line 15
    return s.m_taken != 0


cdef inline int f_sure_Service_when_8(S* s, int v_you) noexcept nogil:
    # line 26
    return tally_done(s, 3) >= 1 and tally_done(s, 2) >= 1


cdef inline uint64_t set_line_122(S* s, int v0) noexcept nogil:
    # line 122
    cdef uint64_t r = 0
    cdef int x1
    cdef int k1
    cdef int at1 = place_in_farm(v0)
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if any_planted(s, x1):
            r |= rw_single(x1 - 1, 23)
    return r


cdef inline uint64_t f_filled(S* s, int v_you) noexcept nogil:
    # line 122
    return set_line_122(s, v_you)


cdef inline rw_bag5 get_planted(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 23u:
        return rw_bag5_none()
    return rw_bag5_load(&s.m_planted[(at0 - 1) * 5])


cdef inline uint64_t members_of(rw_bag5 a) noexcept nogil:
    cdef uint64_t r
    rw_bag5_members(a, &r, 1)
    return r


cdef inline int f_possible_Service_when_2(S* s, int v_you) noexcept nogil:
    # line 29
    return (
        f_filled(s, v_you) != 0
        and (f_filled(s, v_you) == 0 or members_of(get_planted(s, rw_lowest(f_filled(s, v_you)) + 1)) != 0)
    )


cdef inline int f_sure_Service_when_9(S* s, int v_you) noexcept nogil:
    # line 30
    return tally_done(s, 8) >= 1


cdef inline int tally_stock(S* s, int at0, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_stock[(at0 - 1) * 5], wanted - 1, 5)


cdef inline int f_sure_Service_when_10(S* s, int v_you) noexcept nogil:
    # line 34
    return tally_stock(s, v_you, 1) == 0


cdef inline int f_sure_Service_when_11(S* s, int v_you) noexcept nogil:
    # line 45
    return T_Space_row[s.m_here] == 3


cdef inline int f_sure_Service_when_12(S* s, int v_you) noexcept nogil:
    # line 46
    return T_Space_column[s.m_here] == 3


cdef inline int f_sure_Service_when_13(S* s, int v_you) noexcept nogil:
    # line 47
    return rw_numbered(find_track(s, v_you), 0) == 0


cdef inline int size_farm(S* s, int at0) noexcept nogil:
    return s.m_farm_length


cdef inline int f_sure_Service_when_14(S* s, int v_you) noexcept nogil:
    # line 49
    return size_farm(s, v_you) < 3


cdef inline uint64_t set_line_120(S* s, int v0) noexcept nogil:
    # line 120
    cdef uint64_t r = 0
    cdef int x1
    cdef uint64_t left1 = s.m_shed
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if T_House_parcels[x1] == v0:
            r |= rw_single(x1 - 1, 23)
    return r


cdef inline uint64_t f_pile(S* s, int v_size) noexcept nogil:
    # line 120
    return set_line_120(s, v_size)


cdef inline int any_line_53(S* s) noexcept nogil:
    # line 53
    cdef int x1
    for x1 in range(3, 7):
        if f_pile(s, x1):
            return True
    return False


cdef inline int f_sure_Service_when_15(S* s, int v_you) noexcept nogil:
    # line 53
    return any_line_53(s)


cdef inline int f_sure_Service_when_16(S* s, int v_you) noexcept nogil:
    # line 56
    return tally_done(s, 1) >= 1


cdef inline int f_sure_Service_when_17(S* s, int v_you) noexcept nogil:
    # line 61
    return tally_stock(s, v_you, 1) >= 1


cdef inline int f_sure_Service_when_18(S* s, int v_you) noexcept nogil:
    # line 62
    return (
        tally_done(s, 8) >= 1
        and rw_size(rw_lanes(&s.m_progress, 1, at_progress(s, v_you), at_progress(s, v_you))) > 1
    )


cdef inline int f_sure_Service_when_19(S* s, int v_you) noexcept nogil:
    # line 65
    return tally_done(s, 2) >= 2


cdef inline uint64_t union_line_123(S* s, int v0, int v1) noexcept nogil:
    # line 123
    cdef uint64_t r = 0
    cdef int x2
    cdef uint64_t left2 = at_cards(s, v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        r |= <uint64_t>T_values_line_123[v0 * 52 + (x2 - 1)]
    return r


cdef inline uint64_t f_allowed(S* s, int v_house, int v_you) noexcept nogil:
    # line 123
    return T_House_allowed[v_house] | union_line_123(s, v_house, v_you)


cdef int any_line_16(S* s, int v0) noexcept nogil:
    # line 16
    cdef int x1
    cdef int x2
    cdef int k2
    cdef int at2
    cdef uint64_t seen2
    for x1 in range(1, 6):
        if tally_stock(s, v0, x1) >= 1:
            at2 = place_in_farm(v0)
            seen2 = 0
            for k2 in range(s.m_farm_length if at2 >= 0 else 0):
                x2 = (<uint8_t*>&s.m_farm[at2 * 23])[k2]
                if seen2 & <uint64_t>1 << x2 - 1:
                    continue
                seen2 |= <uint64_t>1 << x2 - 1
                if any_planted(s, x2) == 0:
                    if rw_has(f_allowed(s, x2, v0), x1 - 1, 5):
                        return True
    return False


cdef inline int f_possible_Space_actions(S* s, int v_you) noexcept nogil:
    # line 16
    return any_line_16(s, v_you)


cdef inline int f_sure_Service_when_20(S* s, int v_you) noexcept nogil:
    # line 67
    return tally_done(s, 2) >= 1 and not rw_has(at_used(s, v_you), 45, 52)


cdef inline int f_sure_Service_when_21(S* s, int v_you) noexcept nogil:
    # line 68
    return tally_done(s, 6) >= 1


cdef inline int any_stock(S* s, int at0) noexcept nogil:
    return rw_bytes_any(&s.m_stock[(at0 - 1) * 5], 5)


cdef inline int f_sure_Service_when_22(S* s, int v_you) noexcept nogil:
    # line 70
    return any_stock(s, v_you) == 0


cdef inline int any_line_73(S* s, int v0) noexcept nogil:
    # line 73
    cdef int x1
    cdef int k1
    cdef int at1 = place_in_farm(v0)
    cdef uint64_t seen1 = 0
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if seen1 & <uint64_t>1 << x1 - 1:
            continue
        seen1 |= <uint64_t>1 << x1 - 1
        if size_planted(s, x1) >= 2:
            return True
    return False


cdef inline int f_possible_Service_when_3(S* s, int v_you) noexcept nogil:
    # line 73
    return any_line_73(s, v_you)


cdef bint possibly_rules(S* s, int rules, int a0) noexcept nogil:
    if (
        rules == 50 or rules == 54 or rules == 60 or rules == 66 or rules == 67 or rules == 72 or rules == 76
        or rules == 79 or rules == 84
    ):
        return True
    elif rules == 51:
        return f_sure_Service_when(s, a0)
    elif rules == 52:
        return f_sure_Service_when_2(s, a0)
    elif rules == 53:
        return f_sure_Service_when_3(s, a0)
    elif rules == 55:
        return f_sure_Service_when_4(s, a0)
    elif rules == 56:
        return f_sure_Service_when_5(s, a0)
    elif rules == 57:
        return f_sure_Service_when_6(s, a0)
    elif rules == 58:
        return f_sure_Service_when_7(s, a0)
    elif rules == 59 or rules == 62:
        return f_possible_Service_when(s, a0)
    elif rules == 61:
        return f_sure_Service_when_8(s, a0)
    elif rules == 63:
        return f_possible_Service_when_2(s, a0)
    elif rules == 64:
        return f_sure_Service_when_9(s, a0)
    elif rules == 65:
        return f_sure_Service_when_10(s, a0)
    elif rules == 68:
        return f_sure_Service_when_11(s, a0)
    elif rules == 69:
        return f_sure_Service_when_12(s, a0)
    elif rules == 70 or rules == 75:
        return f_sure_Service_when_13(s, a0)
    elif rules == 71:
        return f_sure_Service_when_14(s, a0)
    elif rules == 73:
        return f_sure_Service_when_15(s, a0)
    elif rules == 74:
        return f_sure_Service_when_16(s, a0)
    elif rules == 77:
        return f_sure_Service_when_17(s, a0)
    elif rules == 78:
        return f_sure_Service_when_18(s, a0)
    elif rules == 80:
        return f_sure_Service_when_19(s, a0)
    elif rules == 81:
        return f_possible_Space_actions(s, a0)
    elif rules == 82:
        return f_sure_Service_when_20(s, a0)
    elif rules == 83:
        return f_sure_Service_when_21(s, a0)
    elif rules == 85:
        return f_sure_Service_when_22(s, a0)
    elif rules == 86:
        return f_possible_Service_when_3(s, a0)
    return False


cdef int search_d0(S* s, int you, int c0, uint64_t c3, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x4
    if not looks_on(s, t, you, 34, 62):
        return 1 if s.r_fault else 0
    cdef uint64_t left4 = c3
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        if possibly_rules(s, T_Service_when[rw_place_in(x4, c0 - 1, 10)], you):
            m.option = 0
            m.args[0] = x4
            if leads_on(s, t, &m, 504):
                return searched(s, 0)
    return searched(s, 2)


cdef inline int f_sure_Service_when_23(S* s, int v_you) noexcept nogil:
    # line 15
    return s.m_taken != 0 and False


cdef inline int f_sure_Service_when_24(S* s, int v_you) noexcept nogil:
    # line 29
    return (
        f_filled(s, v_you) != 0
        and (
            f_filled(s, v_you) == 0
            or (
                f_filled(s, v_you) & ~rw_single(rw_lowest(f_filled(s, v_you)), 23) == 0
                and members_of(get_planted(s, rw_lowest(f_filled(s, v_you)) + 1)) != 0
            )
        )
    )


cdef inline int f_sure_Space_actions(S* s, int v_you) noexcept nogil:
    # line 8
    return any_line_16(s, v_you) != 0


cdef bint surely_rules(S* s, int rules, int a0) noexcept nogil:
    if (
        rules == 50 or rules == 54 or rules == 60 or rules == 66 or rules == 67 or rules == 76 or rules == 79
        or rules == 84
    ):
        return True
    elif rules == 51:
        return f_sure_Service_when(s, a0)
    elif rules == 52:
        return f_sure_Service_when_2(s, a0)
    elif rules == 53:
        return f_sure_Service_when_3(s, a0)
    elif rules == 55:
        return f_sure_Service_when_4(s, a0)
    elif rules == 56:
        return f_sure_Service_when_5(s, a0)
    elif rules == 57:
        return f_sure_Service_when_6(s, a0)
    elif rules == 58:
        return f_sure_Service_when_7(s, a0)
    elif rules == 59:
        return f_sure_Service_when_23(s, a0)
    elif rules == 61:
        return f_sure_Service_when_8(s, a0)
    elif rules == 62:
        return f_possible_Service_when(s, a0)
    elif rules == 63:
        return f_sure_Service_when_24(s, a0)
    elif rules == 64:
        return f_sure_Service_when_9(s, a0)
    elif rules == 65:
        return f_sure_Service_when_10(s, a0)
    elif rules == 68:
        return f_sure_Service_when_11(s, a0)
    elif rules == 69:
        return f_sure_Service_when_12(s, a0)
    elif rules == 70 or rules == 75:
        return f_sure_Service_when_13(s, a0)
    elif rules == 71:
        return f_sure_Service_when_14(s, a0)
    elif rules == 73:
        return f_sure_Service_when_15(s, a0)
    elif rules == 74:
        return f_sure_Service_when_16(s, a0)
    elif rules == 77:
        return f_sure_Service_when_17(s, a0)
    elif rules == 78:
        return f_sure_Service_when_18(s, a0)
    elif rules == 80:
        return f_sure_Service_when_19(s, a0)
    elif rules == 81:
        return f_sure_Space_actions(s, a0)
    elif rules == 82:
        return f_sure_Service_when_20(s, a0)
    elif rules == 83:
        return f_sure_Service_when_21(s, a0)
    elif rules == 85:
        return f_sure_Service_when_22(s, a0)
    return False


cdef void generate_d0_0_trigger(S* s, int you, int c0, uint64_t c3, Moves* out) noexcept nogil:
    # line 360 @RK-79
    cdef Move* m
    cdef int x4
    s.r_listed = 63
    cdef uint64_t left4 = c3
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        if possibly_rules(s, T_Service_when[rw_place_in(x4, c0 - 1, 10)], you):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x4
            if surely_rules(s, T_Service_when[rw_place_in(x4, c0 - 1, 10)], you):
                m.noted |= SURE


cdef void legal_d0(S* s, int you, int c0, uint64_t c3, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_trigger(s, you, c0, c3, out)
    keep_tried(s, &trial, out, start, 0)


cdef inline rw_bag8 its_quietly_before(S* s) noexcept nogil:
    return rw_bag8_load(<uint8_t*>(frame(s) + 2))


cdef inline int its_quietly_house(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef inline void set_its_quietly_before(S* s, rw_bag8 value, int site) noexcept nogil:
    if rw_bag8_store(<uint8_t*>(frame(s) + 2), value, 65535):
        fault(s, site)


cdef inline void set_its_quietly_house(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline int its_window_turn(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 12))[0]


cdef inline int its_window_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 13))[0]


cdef inline rw_list1 its_window_rest_of_you(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 6), (<rw_loose_uint16_t*>(frame(s) + 4))[0], 0)


cdef inline int its_window_times_made(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>(frame(s) + 8))[0]


cdef inline int its_window_times_most(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline void set_its_window_rest_of_you(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 6), <rw_loose_uint16_t*>(frame(s) + 4), value, 0)


cdef inline void set_its_window_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 13))[0] = value


cdef inline void set_its_window_times_made(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>(frame(s) + 8))[0] = value


cdef inline void set_its_window_times_most(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline int any_line_8(S* s, int v0) noexcept nogil:
    # line 8
    cdef int x1
    cdef uint64_t left2
    for x1 in range(1, 6):
        if tally_stock(s, v0, x1) >= 2:
            left2 = 0x1FULL & ~<uint64_t>T_masks_line_8[x1 - 1]
            if left2:
                left2 &= left2 - 1
                return True
    return False


cdef inline int f_sure_Service_any_time(S* s, int v_you) noexcept nogil:
    # line 8
    return any_line_8(s, v_you)


cdef inline int any_line_16_2(S* s, int v0) noexcept nogil:
    # line 16
    cdef int x1
    for x1 in range(1, 6):
        if tally_stock(s, v0, x1) >= 4:
            if tally_stock(s, v0, x1) >= 4:
                return True
    return False


cdef inline int f_sure_Service_any_time_2(S* s, int v_you) noexcept nogil:
    # line 16
    return any_line_16_2(s, v_you)


cdef inline int f_sure_Service_any_time_3(S* s, int v_you) noexcept nogil:
    # line 52
    return tally_stock(s, v_you, 4) >= 1


cdef inline int f_sure_Space_actions_2(S* s, int v_you) noexcept nogil:
    # line 26
    return tally_stock(s, v_you, 5) >= 1


cdef bint possibly_rules_2(S* s, int rules, int a0) noexcept nogil:
    if rules == 87:
        return f_sure_Service_any_time(s, a0)
    elif rules == 88:
        return f_sure_Service_any_time_2(s, a0)
    elif rules == 89:
        return True
    elif rules == 90:
        return f_sure_Service_any_time_3(s, a0)
    elif rules == 91 or rules == 92:
        return f_sure_Space_actions_2(s, a0)
    return False


cdef int search_d1(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x6
    if not looks_on(s, t, you, 57, 175):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 505):
        return searched(s, 0)
    cdef uint64_t left6 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        if possibly_rules_2(s, T_Service_any_time[x6], you):
            m.option = 0
            m.args[0] = x6
            if leads_on(s, t, &m, 505):
                return searched(s, 0)
    return searched(s, 1)


cdef bint surely_rules_2(S* s, int rules, int a0) noexcept nogil:
    if rules == 87:
        return f_sure_Service_any_time(s, a0)
    elif rules == 88:
        return f_sure_Service_any_time_2(s, a0)
    elif rules == 89:
        return True
    elif rules == 90:
        return f_sure_Service_any_time_3(s, a0)
    elif rules == 91 or rules == 92:
        return f_sure_Space_actions_2(s, a0)
    return False


cdef void generate_d1_0_use(S* s, int you, Moves* out) noexcept nogil:
    # line 383 @RK-75
    cdef Move* m
    cdef int x6
    s.r_listed = 176
    cdef uint64_t left6 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        if possibly_rules_2(s, T_Service_any_time[x6], you):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x6
            if surely_rules_2(s, T_Service_any_time[x6], you):
                m.noted |= SURE


cdef void generate_d1_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 383
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d1(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a6
    begin_trial(&trial, False)
    cdef uint64_t range6 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    cdef uint32_t size6 = rw_size(range6)
    cdef uint32_t total = size6 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < size6:
                k = at
                a6 = rw_nth(range6, k) + 1
                if possibly_rules_2(s, T_Service_any_time[a6], you):
                    m.option = 0
                    m.args[0] = a6
                    m.noted = SURE if surely_rules_2(s, T_Service_any_time[a6], you) else 0
                    if tried(s, &trial, m, 1):
                        return 1
            else:
                at -= size6
                m.option = 1
                return 1
    rng.moves.count = 0
    generate_d1_0_use(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d1_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 1):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d1_0_use(S* s, int you) noexcept nogil:
    cdef int x6
    cdef uint64_t left6 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    while left6:
        x6 = rw_lowest(left6) + 1
        left6 &= left6 - 1
        if possibly_rules_2(s, T_Service_any_time[x6], you):
            return True
    return False


cdef bint any_legal_d1(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d1_0_use(s, you, &found)
    return any_tried(s, &trial, &found, 1)


cdef void legal_d1(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d1_0_use(s, you, out)
    keep_tried(s, &trial, out, start, 1)
    start = out.count
    generate_d1_1_pass(s, you, out)


cdef inline int its_place_worker_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_place_worker_space(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline int f_flagged(S* s, int v_column, int v_you) noexcept nogil:
    # line 137
    return rw_size(s.m_worker & 0xCF30DDB30ULL & T_masks_line_137[v_column])


cdef inline int sum_line_138(S* s, int v0, int v1) noexcept nogil:
    # line 138
    cdef int r = 0
    cdef int x2
    cdef uint64_t left2 = at_cards(s, v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        r += T_values_line_138[v0 * 52 + (x2 - 1)]
    return r


cdef inline int f_flag_limit(S* s, int v_column, int v_you) noexcept nogil:
    # line 138
    return 1 + sum_line_138(s, v_column, v_you)


cdef inline int f_flag_free(S* s, int v_space, int v_you) noexcept nogil:
    # line 139
    return (
        not T_Space_flag[v_space]
        or <int>T_Event_no_flags[s.m_weather]
        or f_flagged(s, T_Space_column[v_space], v_you) < f_flag_limit(s, T_Space_column[v_space], v_you)
    )


cdef inline int tally_planted(S* s, int at0, int wanted) noexcept nogil:
    return rw_bytes_at(&s.m_planted[(at0 - 1) * 5], wanted - 1, 5)


cdef int any_line_4(S* s, int v0) noexcept nogil:
    # line 4
    cdef int x1
    cdef int x2
    cdef int k2
    cdef int at2
    cdef uint64_t seen2
    for x1 in range(1, 6):
        at2 = place_in_farm(v0)
        seen2 = 0
        for k2 in range(s.m_farm_length if at2 >= 0 else 0):
            x2 = (<uint8_t*>&s.m_farm[at2 * 23])[k2]
            if seen2 & <uint64_t>1 << x2 - 1:
                continue
            seen2 |= <uint64_t>1 << x2 - 1
            if tally_planted(s, x2, x1) >= 1:
                if not rw_has(0, x2 - 1, 23) or at_cards(s, v0) & 0x400000000ULL != 0:
                    return True
    return False


cdef inline int f_sure_Space_actions_3(S* s, int v_you) noexcept nogil:
    # line 4
    return False


cdef inline int f_possible_Space_actions_2(S* s, int v_you) noexcept nogil:
    # line 4
    return any_line_4(s, v_you)


cdef bint can_Space_actions(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 70)
    cdef bint failed = run(c, &trial, NULL, 562, &given)
    return end_can(s, c, failed)


cdef bint can_Space_actions_2(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 25, 8, 0, 72)
    cdef bint failed = run(c, &trial, NULL, 564, &given)
    return end_can(s, c, failed)


cdef inline int any_line_7(S* s) noexcept nogil:
    # line 7
    cdef int x1
    for x1 in range(3, 4):
        if f_pile(s, x1):
            return True
    return False


cdef inline int f_sure_Space_actions_4(S* s, int v_you) noexcept nogil:
    # line 7
    return any_line_7(s)


cdef bint can_Space_actions_3(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 27, 8, 0, 74)
    cdef bint failed = run(c, &trial, NULL, 566, &given)
    return end_can(s, c, failed)


cdef inline int any_line_11(S* s) noexcept nogil:
    # line 11
    cdef int x1
    for x1 in range(4, 5):
        if f_pile(s, x1):
            return True
    return False


cdef inline int f_sure_Space_actions_5(S* s, int v_you) noexcept nogil:
    # line 11
    return any_line_11(s)


cdef inline int f_sure_Space_actions_6(S* s, int v_you) noexcept nogil:
    # line 12
    return False


cdef bint can_Space_actions_4(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 31, 8, 0, 78)
    cdef bint failed = run(c, &trial, NULL, 570, &given)
    return end_can(s, c, failed)


cdef inline int f_sure_Space_actions_7(S* s, int v_you) noexcept nogil:
    # line 12
    return any_line_4(s, v_you) != 0


cdef bint can_Space_actions_5(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 79)
    cdef bint failed = run(c, &trial, NULL, 571, &given)
    return end_can(s, c, failed)


cdef bint can_Space_actions_6(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 35, 8, 0, 82)
    cdef bint failed = run(c, &trial, NULL, 574, &given)
    return end_can(s, c, failed)


cdef inline int any_line_15(S* s) noexcept nogil:
    # line 15
    cdef int x1
    for x1 in range(5, 6):
        if f_pile(s, x1):
            return True
    return False


cdef inline int f_sure_Space_actions_8(S* s, int v_you) noexcept nogil:
    # line 15
    return any_line_15(s)


cdef inline int f_sure_Space_actions_9(S* s, int v_you) noexcept nogil:
    # line 16
    return any_line_16(s, v_you) != 0


cdef bint can_Space_actions_7(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 37, 8, 0, 84)
    cdef bint failed = run(c, &trial, NULL, 576, &given)
    return end_can(s, c, failed)


cdef inline int f_sure_Space_actions_10(S* s, int v_you) noexcept nogil:
    # line 16
    return any_line_4(s, v_you) != 0


cdef bint can_Space_actions_8(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 85)
    cdef bint failed = run(c, &trial, NULL, 577, &given)
    return end_can(s, c, failed)


cdef inline rw_list23 at_farm(S* s, int at0) noexcept nogil:
    return rw_list23_load_uint8_t(&s.m_farm[(at0 - 1) * 23], s.m_farm_length, 0)


cdef inline uint64_t members_of_2(rw_list23 a) noexcept nogil:
    cdef uint64_t r = 0
    cdef int k
    for k in range(a.length):
        r |= rw_single(a.items[k] - 1, 23)
    return r


cdef inline int any_line_18(S* s, int v0) noexcept nogil:
    # line 18
    cdef uint64_t next3
    cdef uint64_t of3 = members_of_2(at_farm(s, v0))
    cdef rw_between sizes3 = rw_between_just(1 if at_cards(s, v0) & 0x1000000ULL != 0 else 2)
    cdef bint more3 = rw_first_subset(&next3, &of3, 1, sizes3)
    while more3:
        more3 = rw_next_subset(&next3, &of3, 1, sizes3)
        s.r_spent += 3
        if s.r_spent > s.r_alarm and alarmed(s, 185):
            break
        return True
    return False


cdef inline int any_line_18_2(S* s, int v0) noexcept nogil:
    # line 18
    cdef int x1
    for x1 in range(1, 6):
        if tally_stock(s, v0, x1) >= 2:
            if tally_stock(s, v0, x1) >= 2:
                return True
    return False


cdef inline int f_sure_Space_actions_11(S* s, int v_you) noexcept nogil:
    # line 18
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 185
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 185):
        return 0
    cdef int held = any_line_18(s, v_you) and any_line_18_2(s, v_you)
    s.r_place = outer
    return held


cdef inline int f_possible_Space_actions_3(S* s, int v_you) noexcept nogil:
    # line 18
    return any_line_18_2(s, v_you)


cdef bint can_Space_actions_9(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 87)
    cdef bint failed = run(c, &trial, NULL, 579, &given)
    return end_can(s, c, failed)


cdef inline int any_line_19(S* s) noexcept nogil:
    # line 19
    cdef int x1
    for x1 in range(6, 7):
        if f_pile(s, x1):
            return True
    return False


cdef inline int f_sure_Space_actions_12(S* s, int v_you) noexcept nogil:
    # line 19
    return any_line_19(s)


cdef inline int f_sure_Space_actions_13(S* s, int v_you) noexcept nogil:
    # line 20
    return any_line_4(s, v_you) != 0


cdef bint can_Space_actions_10(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 89)
    cdef bint failed = run(c, &trial, NULL, 581, &given)
    return end_can(s, c, failed)


cdef inline int any_line_22(S* s, int v0) noexcept nogil:
    # line 22
    cdef int x1
    for x1 in range(1, 6):
        if tally_stock(s, v0, x1) >= 3:
            if tally_stock(s, v0, x1) >= 3:
                return True
    return False


cdef inline int f_sure_Space_actions_14(S* s, int v_you) noexcept nogil:
    # line 22
    return any_line_22(s, v_you)


cdef bint can_Space_actions_11(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 46, 8, 0, 93)
    cdef bint failed = run(c, &trial, NULL, 585, &given)
    return end_can(s, c, failed)


cdef inline int f_sure_Space_actions_15(S* s, int v_you) noexcept nogil:
    # line 25
    return tally_stock(s, v_you, 1) >= 2


cdef inline int any_line_28(S* s) noexcept nogil:
    # line 28
    cdef int x1
    for x1 in range(3, 5):
        if f_pile(s, x1):
            return True
    return False


cdef inline int f_sure_Space_actions_16(S* s, int v_you) noexcept nogil:
    # line 28
    return any_line_28(s)


cdef bint can_Space_actions_12(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 51, 8, 0, 98)
    cdef bint failed = run(c, &trial, NULL, 590, &given)
    return end_can(s, c, failed)


cdef inline int any_line_32(S* s) noexcept nogil:
    # line 32
    cdef int x1
    for x1 in range(5, 7):
        if f_pile(s, x1):
            return True
    return False


cdef inline int f_sure_Space_actions_17(S* s, int v_you) noexcept nogil:
    # line 32
    return any_line_32(s)


cdef bint can_Space_actions_13(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 55, 8, 0, 102)
    cdef bint failed = run(c, &trial, NULL, 594, &given)
    return end_can(s, c, failed)


cdef bint can_Space_actions_14(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 103)
    cdef bint failed = run(c, &trial, NULL, 595, &given)
    return end_can(s, c, failed)


cdef bint can_Space_actions_15(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 105)
    cdef bint failed = run(c, &trial, NULL, 597, &given)
    return end_can(s, c, failed)


cdef bint can_Space_actions_16(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 108)
    cdef bint failed = run(c, &trial, NULL, 600, &given)
    return end_can(s, c, failed)


cdef inline int f_sure_Space_actions_18(S* s, int v_you) noexcept nogil:
    # line 41
    return tally_stock(s, v_you, 3) >= 1 and any_line_53(s)


cdef inline int f_possible_Space_actions_4(S* s, int v_you) noexcept nogil:
    # line 41
    return tally_stock(s, v_you, 3) >= 1


cdef bint can_Space_actions_17(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 112)
    cdef bint failed = run(c, &trial, NULL, 604, &given)
    return end_can(s, c, failed)


cdef bint can_Space_actions_18(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 66, 8, 0, 113)
    cdef bint failed = run(c, &trial, NULL, 605, &given)
    return end_can(s, c, failed)


cdef bint can_Space_actions_19(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 114)
    cdef bint failed = run(c, &trial, NULL, 606, &given)
    return end_can(s, c, failed)


cdef bint can_Service_when(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 79, 8, 0, 126)
    cdef bint failed = run(c, &trial, NULL, 618, &given)
    return end_can(s, c, failed)


cdef bint can_Service_when_2(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 130)
    cdef bint failed = run(c, &trial, NULL, 622, &given)
    return end_can(s, c, failed)


cdef bint can_Service_when_3(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 92, 8, 0, 139)
    cdef bint failed = run(c, &trial, NULL, 631, &given)
    return end_can(s, c, failed)


cdef bint can_Service_when_4(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 184)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, 101, 8, 0, 148)
    cdef bint failed = run(c, &trial, NULL, 640, &given)
    return end_can(s, c, failed)


cdef bint can_Service_when_5(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 0, 153)
    cdef bint failed = run(c, &trial, NULL, 645, &given)
    return end_can(s, c, failed)


cdef bint can_Event_now(S* s, int a0) noexcept nogil:
    cdef Room room
    cdef Trial trial
    cdef S* c = begin_can(s, &room, &trial, 0)
    cdef Given1 given
    if c == NULL:
        return False
    given.a0 = a0
    clear_frames(c)
    push(c, 0, -1, 8, 4, 162)
    cdef bint failed = run(c, &trial, NULL, 654, &given)
    return end_can(s, c, failed)


cdef bint can_rules(S* s, int rules, int a0) noexcept nogil:
    if (
        rules == 1 or rules == 2 or rules == 4 or rules == 8 or rules == 9 or rules == 13 or rules == 14
        or rules == 19 or rules == 23 or rules == 25 or rules == 28 or rules == 32 or rules == 33 or rules == 37
        or rules == 39 or rules == 40 or rules == 42 or rules == 43 or rules == 48 or rules == 49 or rules == 50
        or rules == 54 or rules == 60 or rules == 66 or rules == 67 or rules == 76 or rules == 79 or rules == 84
        or rules == 89 or rules == 93 or rules == 94 or rules == 96 or rules == 97 or rules == 98 or rules == 99
        or rules == 100 or rules == 101 or rules == 102
    ):
        return True
    elif rules == 3:
        if f_sure_Space_actions_3(s, a0):
            return True
        if not f_possible_Space_actions_2(s, a0):
            return False
        return can_Space_actions(s, a0)
    elif rules == 5:
        return can_Space_actions_2(s, a0)
    elif rules == 6:
        return f_sure_Space_actions_4(s, a0)
    elif rules == 7:
        if f_sure_Space_actions(s, a0):
            return True
        return can_Space_actions_3(s, a0)
    elif rules == 10:
        return f_sure_Space_actions_5(s, a0)
    elif rules == 11:
        if f_sure_Space_actions_6(s, a0):
            return True
        return can_Space_actions_4(s, a0)
    elif rules == 12:
        if f_sure_Space_actions_7(s, a0):
            return True
        if not f_possible_Space_actions_2(s, a0):
            return False
        return can_Space_actions_5(s, a0)
    elif rules == 15:
        return can_Space_actions_6(s, a0)
    elif rules == 16:
        return f_sure_Space_actions_8(s, a0)
    elif rules == 17:
        if f_sure_Space_actions_9(s, a0):
            return True
        if not f_possible_Space_actions(s, a0):
            return False
        return can_Space_actions_7(s, a0)
    elif rules == 18:
        if f_sure_Space_actions_10(s, a0):
            return True
        if not f_possible_Space_actions_2(s, a0):
            return False
        return can_Space_actions_8(s, a0)
    elif rules == 20:
        if f_sure_Space_actions_11(s, a0):
            return True
        if not f_possible_Space_actions_3(s, a0):
            return False
        return can_Space_actions_9(s, a0)
    elif rules == 21:
        return f_sure_Space_actions_12(s, a0)
    elif rules == 22:
        if f_sure_Space_actions_13(s, a0):
            return True
        if not f_possible_Space_actions_2(s, a0):
            return False
        return can_Space_actions_10(s, a0)
    elif rules == 24 or rules == 44:
        return f_sure_Space_actions_14(s, a0)
    elif rules == 26:
        return can_Space_actions_11(s, a0)
    elif rules == 27:
        return f_sure_Space_actions_15(s, a0)
    elif rules == 29 or rules == 91 or rules == 92:
        return f_sure_Space_actions_2(s, a0)
    elif rules == 30:
        return f_sure_Space_actions_16(s, a0)
    elif rules == 31:
        if f_sure_Space_actions(s, a0):
            return True
        return can_Space_actions_12(s, a0)
    elif rules == 34:
        return f_sure_Space_actions_17(s, a0)
    elif rules == 35:
        if f_sure_Space_actions_6(s, a0):
            return True
        return can_Space_actions_13(s, a0)
    elif rules == 36:
        if f_sure_Space_actions_7(s, a0):
            return True
        if not f_possible_Space_actions_2(s, a0):
            return False
        return can_Space_actions_14(s, a0)
    elif rules == 38:
        if f_sure_Space_actions_11(s, a0):
            return True
        if not f_possible_Space_actions_3(s, a0):
            return False
        return can_Space_actions_15(s, a0)
    elif rules == 41:
        return can_Space_actions_16(s, a0)
    elif rules == 45:
        if f_sure_Space_actions_18(s, a0):
            return True
        if not f_possible_Space_actions_4(s, a0):
            return False
        return can_Space_actions_17(s, a0)
    elif rules == 46:
        if f_sure_Space_actions_9(s, a0):
            return True
        if not f_possible_Space_actions(s, a0):
            return False
        return can_Space_actions_18(s, a0)
    elif rules == 47:
        if f_sure_Space_actions_7(s, a0):
            return True
        if not f_possible_Space_actions_2(s, a0):
            return False
        return can_Space_actions_19(s, a0)
    elif rules == 51:
        return f_sure_Service_when(s, a0)
    elif rules == 52:
        return f_sure_Service_when_2(s, a0)
    elif rules == 53:
        return f_sure_Service_when_3(s, a0)
    elif rules == 55:
        return f_sure_Service_when_4(s, a0)
    elif rules == 56:
        return f_sure_Service_when_5(s, a0)
    elif rules == 57:
        return f_sure_Service_when_6(s, a0)
    elif rules == 58:
        return f_sure_Service_when_7(s, a0)
    elif rules == 59:
        if f_sure_Service_when_23(s, a0):
            return True
        if not f_possible_Service_when(s, a0):
            return False
        return can_Service_when(s, a0)
    elif rules == 61:
        return f_sure_Service_when_8(s, a0)
    elif rules == 62:
        return f_possible_Service_when(s, a0)
    elif rules == 63:
        if f_sure_Service_when_24(s, a0):
            return True
        if not f_possible_Service_when_2(s, a0):
            return False
        return can_Service_when_2(s, a0)
    elif rules == 64:
        return f_sure_Service_when_9(s, a0)
    elif rules == 65:
        return f_sure_Service_when_10(s, a0)
    elif rules == 68:
        return f_sure_Service_when_11(s, a0)
    elif rules == 69:
        return f_sure_Service_when_12(s, a0)
    elif rules == 70 or rules == 75:
        return f_sure_Service_when_13(s, a0)
    elif rules == 71:
        return f_sure_Service_when_14(s, a0)
    elif rules == 72:
        return can_Service_when_3(s, a0)
    elif rules == 73:
        return f_sure_Service_when_15(s, a0)
    elif rules == 74:
        return f_sure_Service_when_16(s, a0)
    elif rules == 77:
        return f_sure_Service_when_17(s, a0)
    elif rules == 78:
        return f_sure_Service_when_18(s, a0)
    elif rules == 80:
        return f_sure_Service_when_19(s, a0)
    elif rules == 81:
        if f_sure_Space_actions(s, a0):
            return True
        if not f_possible_Space_actions(s, a0):
            return False
        return can_Service_when_4(s, a0)
    elif rules == 82:
        return f_sure_Service_when_20(s, a0)
    elif rules == 83:
        return f_sure_Service_when_21(s, a0)
    elif rules == 85:
        return f_sure_Service_when_22(s, a0)
    elif rules == 86:
        if not f_possible_Service_when_3(s, a0):
            return False
        return can_Service_when_5(s, a0)
    elif rules == 87:
        return f_sure_Service_any_time(s, a0)
    elif rules == 88:
        return f_sure_Service_any_time_2(s, a0)
    elif rules == 90:
        return f_sure_Service_any_time_3(s, a0)
    elif rules == 95:
        return can_Event_now(s, a0)
    return False


cdef inline int any_line_135(S* s, int v0, int v1) noexcept nogil:
    # line 135
    cdef int x2
    cdef int k2
    cdef rw_list2 held2 = T_Space_actions[v0]
    for k2 in range(held2.length):
        x2 = held2.items[k2]
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 183):
            break
        if can_rules(s, x2, v1):
            return True
    return False


cdef inline int f_performable(S* s, int v_space, int v_you) noexcept nogil:
    # line 135
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 183
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 183):
        return 0
    cdef int held = any_line_135(s, v_space, v_you)
    s.r_place = outer
    return held


cdef inline bint leads_d2_0_place(S* s, int you, int a0) noexcept nogil:
    # line 389
    # line 393 @RK-28
    if not f_performable(s, a0, you):
        return False
    return True


cdef int search_d2(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef int x2
    if not looks_on(s, t, you, 66, 182):
        return 1 if s.r_fault else 0
    cdef uint64_t left1 = (
        0xFFF000000ULL
        & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
        & 0xFFFFFFFFFFULL
        & (0xFFFFFFFFFFULL & ~s.m_worker)
        & (0xFFFFFFFFFFULL & ~s.m_blocked)
    )
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if f_flag_free(s, x1, you):
            if leads_d2_0_place(s, you, x1):
                m.option = 0
                m.args[0] = x1
                if leads_on(s, t, &m, 506):
                    return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 506):
        return searched(s, 0)
    cdef uint64_t left2 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if possibly_rules_2(s, T_Service_any_time[x2], you):
            m.option = 2
            m.args[0] = x2
            if leads_on(s, t, &m, 506):
                return searched(s, 0)
    return searched(s, 1)


cdef inline bint any_d2_0_place(S* s, int you) noexcept nogil:
    cdef int x1
    cdef uint64_t left1 = (
        0xFFF000000ULL
        & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
        & 0xFFFFFFFFFFULL
        & (0xFFFFFFFFFFULL & ~s.m_worker)
        & (0xFFFFFFFFFFULL & ~s.m_blocked)
    )
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if f_flag_free(s, x1, you):
            if leads_d2_0_place(s, you, x1):
                return True
    return False


cdef bint any_legal_d2(S* s, int you) noexcept nogil:
    return any_d2_0_place(s, you)


cdef void generate_d2_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 389
    cdef Move* m
    cdef int x1
    s.r_listed = 186
    cdef uint64_t left1 = (
        0xFFF000000ULL
        & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
        & 0xFFFFFFFFFFULL
        & (0xFFFFFFFFFFULL & ~s.m_worker)
        & (0xFFFFFFFFFFULL & ~s.m_blocked)
    )
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if f_flag_free(s, x1, you):
            if leads_d2_0_place(s, you, x1):
                m = another(s, out)
                m.noted = 0
                m.option = 0
                m.args[0] = x1


cdef void generate_d2_1_lay_aside(S* s, int you, Moves* out) noexcept nogil:
    # line 401 @RK-38 @RK-39
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef void generate_d2_2_use(S* s, int you, Moves* out) noexcept nogil:
    # line 404 @RK-75
    cdef Move* m
    cdef int x2
    s.r_listed = 186
    cdef uint64_t left2 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if possibly_rules_2(s, T_Service_any_time[x2], you):
            m = another(s, out)
            m.noted = 0
            m.option = 2
            m.args[0] = x2
            if surely_rules_2(s, T_Service_any_time[x2], you):
                m.noted |= SURE


cdef void legal_d2(S* s, int you, Moves* out) noexcept nogil:
    cdef bint above = False
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d2_0_place(s, you, out)
    above = above or out.count > start
    if not above:
        start = out.count
        generate_d2_1_lay_aside(s, you, out)
    start = out.count
    generate_d2_2_use(s, you, out)
    keep_tried(s, &trial, out, start, 2)
    above = above or out.count > start


cdef int sample_d2(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a1
    cdef int a2
    begin_trial(&trial, False)
    cdef uint64_t range1 = (
        0xFFF000000ULL
        & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
        & 0xFFFFFFFFFFULL
        & (0xFFFFFFFFFFULL & ~s.m_worker)
        & (0xFFFFFFFFFFULL & ~s.m_blocked)
    )
    cdef uint32_t size1 = rw_size(range1)
    cdef uint64_t range2 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    cdef uint32_t size2 = rw_size(range2)
    cdef uint32_t total = size1 + size2
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < size1:
                k = at
                a1 = rw_nth(range1, k) + 1
                if f_flag_free(s, a1, you):
                    if leads_d2_0_place(s, you, a1):
                        m.option = 0
                        m.args[0] = a1
                        return 1
            else:
                at -= size1
                k = at
                a2 = rw_nth(range2, k) + 1
                if possibly_rules_2(s, T_Service_any_time[a2], you):
                    m.option = 2
                    m.args[0] = a2
                    if not any_legal_d2(s, you):
                        break
                    m.noted = SURE if surely_rules_2(s, T_Service_any_time[a2], you) else 0
                    if tried(s, &trial, m, 2):
                        return 1
    rng.moves.count = 0
    legal_d2(s, you, &rng.moves)
    return draw_listed(rng, m)


cdef inline int f_open(S* s, int v_space) noexcept nogil:
    # line 129
    cdef int v_printed = T_Space_side[v_space] == 1
    cdef int v_closed = <int>T_Event_closes_bottom_row[s.m_weather] and T_Space_row[v_space] == 3
    return v_printed and not v_closed


cdef inline bint is_worker(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not <int>(s.m_worker >> i & 1)
    return <int>(s.m_worker >> i & 1)


cdef inline void set_worker(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 40u:
        fault(s, site)
        return
    cdef int i = at0 - 1
    cdef uint64_t bit = <uint64_t>1 << i
    s.m_worker = s.m_worker & ~bit | <uint64_t>(value == 1) << i


cdef inline int at_idle(S* s, int at0) noexcept nogil:
    return s.m_idle


cdef inline void set_idle(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_idle = value


cdef inline int f_idle_place_worker(S* s, int v_you) noexcept nogil:
    # line 386
    return at_cards(s, v_you) & 0x2000000ULL == 0


cdef inline void set_its_place_worker_space(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline int f_idle_place_worker_2(S* s, int v_you) noexcept nogil:
    # line 386
    return at_cards(s, v_you) & 0x4000000ULL == 0


cdef inline int its_carry_out_placed(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline int its_carry_out_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 7))[0]


cdef inline rw_list2 its_carry_out_todo(S* s) noexcept nogil:
    return rw_list2_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_carry_out_todo(S* s, rw_list2 value) noexcept nogil:
    rw_list2_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline int any_line_346(S* s, int v2, rw_list2 v3) noexcept nogil:
    # line 346
    cdef int x6
    cdef int k6
    for k6 in range(v3.length):
        x6 = v3.items[k6]
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 199):
            break
        if can_rules(s, x6, v2):
            return True
    return False


cdef inline bint leads_d3_1_use(S* s, int you, int c1, rw_list2 c3, int a0) noexcept nogil:
    # line 353 @RK-75
    # line 354
    if not (c1 and any_line_346(s, you, c3)):
        return False
    # line 353 @RK-75
    if rw_has(at_used(s, you), a0 - 1, 52):
        return False
    # line 353 @RK-75
    return possibly_rules_2(s, T_Service_any_time[a0], you)


cdef int search_d3(S* s, int you, int c1, rw_list2 c3, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x4
    cdef int k4
    cdef int x5
    if not looks_on(s, t, you, 73, 198):
        return 1 if s.r_fault else 0
    cdef rw_list2 held4 = rw_list2_distinct(c3)
    for k4 in range(held4.length):
        x4 = held4.items[k4]
        m.option = 0
        m.args[0] = x4
        if leads_on(s, t, &m, 507):
            return searched(s, 0)
    cdef uint64_t left5 = f_any_time_cards(s, you)
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        if leads_d3_1_use(s, you, c1, c3, x5):
            m.option = 1
            m.args[0] = x5
            if leads_on(s, t, &m, 507):
                return searched(s, 0)
    return searched(s, 2)


cdef bint surely_rules_3(S* s, int rules, int a0) noexcept nogil:
    if (
        rules == 1 or rules == 2 or rules == 4 or rules == 8 or rules == 9 or rules == 13 or rules == 14
        or rules == 19 or rules == 23 or rules == 25 or rules == 28 or rules == 32 or rules == 33 or rules == 37
        or rules == 39 or rules == 40 or rules == 42 or rules == 43 or rules == 48 or rules == 49 or rules == 50
        or rules == 54 or rules == 60 or rules == 66 or rules == 67 or rules == 76 or rules == 79 or rules == 84
        or rules == 89 or rules == 93 or rules == 94 or rules == 96 or rules == 97 or rules == 98 or rules == 99
        or rules == 100 or rules == 101 or rules == 102
    ):
        return True
    elif rules == 3:
        return f_sure_Space_actions_3(s, a0)
    elif rules == 6:
        return f_sure_Space_actions_4(s, a0)
    elif rules == 7 or rules == 31 or rules == 81:
        return f_sure_Space_actions(s, a0)
    elif rules == 10:
        return f_sure_Space_actions_5(s, a0)
    elif rules == 11 or rules == 35:
        return f_sure_Space_actions_6(s, a0)
    elif rules == 12 or rules == 36 or rules == 47:
        return f_sure_Space_actions_7(s, a0)
    elif rules == 16:
        return f_sure_Space_actions_8(s, a0)
    elif rules == 17 or rules == 46:
        return f_sure_Space_actions_9(s, a0)
    elif rules == 18:
        return f_sure_Space_actions_10(s, a0)
    elif rules == 20 or rules == 38:
        return f_sure_Space_actions_11(s, a0)
    elif rules == 21:
        return f_sure_Space_actions_12(s, a0)
    elif rules == 22:
        return f_sure_Space_actions_13(s, a0)
    elif rules == 24 or rules == 44:
        return f_sure_Space_actions_14(s, a0)
    elif rules == 27:
        return f_sure_Space_actions_15(s, a0)
    elif rules == 29 or rules == 91 or rules == 92:
        return f_sure_Space_actions_2(s, a0)
    elif rules == 30:
        return f_sure_Space_actions_16(s, a0)
    elif rules == 34:
        return f_sure_Space_actions_17(s, a0)
    elif rules == 45:
        return f_sure_Space_actions_18(s, a0)
    elif rules == 52:
        return f_sure_Service_when_2(s, a0)
    elif rules == 55:
        return f_sure_Service_when_4(s, a0)
    elif rules == 56:
        return f_sure_Service_when_5(s, a0)
    elif rules == 63:
        return f_sure_Service_when_24(s, a0)
    elif rules == 65:
        return f_sure_Service_when_10(s, a0)
    elif rules == 68:
        return f_sure_Service_when_11(s, a0)
    elif rules == 69:
        return f_sure_Service_when_12(s, a0)
    elif rules == 70 or rules == 75:
        return f_sure_Service_when_13(s, a0)
    elif rules == 71:
        return f_sure_Service_when_14(s, a0)
    elif rules == 73:
        return f_sure_Service_when_15(s, a0)
    elif rules == 77:
        return f_sure_Service_when_17(s, a0)
    elif rules == 85:
        return f_sure_Service_when_22(s, a0)
    elif rules == 87:
        return f_sure_Service_any_time(s, a0)
    elif rules == 88:
        return f_sure_Service_any_time_2(s, a0)
    elif rules == 90:
        return f_sure_Service_any_time_3(s, a0)
    return False


cdef void generate_d3_0_act(S* s, int you, int c1, rw_list2 c3, Moves* out) noexcept nogil:
    # line 347 @RK-32
    cdef Move* m
    cdef int x4
    cdef int k4
    s.r_listed = 200
    cdef rw_list2 held4 = rw_list2_distinct(c3)
    for k4 in range(held4.length):
        x4 = held4.items[k4]
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x4
        if surely_rules_3(s, x4, you):
            m.noted |= SURE


cdef void generate_d3_1_use(S* s, int you, int c1, rw_list2 c3, Moves* out) noexcept nogil:
    # line 353 @RK-75
    cdef Move* m
    cdef int x5
    s.r_listed = 200
    cdef uint64_t left5 = f_any_time_cards(s, you)
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        if leads_d3_1_use(s, you, c1, c3, x5):
            m = another(s, out)
            m.noted = 0
            m.option = 1
            m.args[0] = x5
            if surely_rules_2(s, T_Service_any_time[x5], you):
                m.noted |= SURE


cdef void legal_d3(S* s, int you, int c1, rw_list2 c3, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d3_0_act(s, you, c1, c3, out)
    keep_tried(s, &trial, out, start, 3)
    start = out.count
    generate_d3_1_use(s, you, c1, c3, out)
    keep_tried(s, &trial, out, start, 3)


cdef inline int f_idle_carry_out(S* s, int v_you) noexcept nogil:
    # line 343
    return (
        rw_truth(at_cards(s, 1) & 0x49080004CE0AULL == 0) if 1 == v_you
        else rw_truth(at_cards(s, 1) & 0x200000000000ULL == 0)
    )


cdef inline int its_react_actor(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_list1 its_react_rest_of_you(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_react_rest_of_you(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline int f_idle_react(S* s, int v_you) noexcept nogil:
    # line 364
    return at_cards(s, v_you) & 0x49080004CE0AULL == 0


cdef inline int f_idle_react_2(S* s, int v_you) noexcept nogil:
    # line 364
    return at_cards(s, v_you) & 0x200000000000ULL == 0


cdef inline int its_bring_in_harvest_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 32))[0]


cdef inline int its_bring_in_harvest_house(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 33))[0]


cdef inline rw_list23 its_bring_in_harvest_rest_of_house(S* s) noexcept nogil:
    return rw_list23_load_uint8_t(<uint8_t*>(frame(s) + 6), (<rw_loose_uint16_t*>(frame(s) + 4))[0], 0)


cdef inline int its_bring_in_harvest_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_bring_in_harvest_house_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 34))[0]


cdef int search_d4(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef uint64_t x1
    cdef uint64_t next1
    if not looks_on(s, t, you, 112, 213):
        return 1 if s.r_fault else 0
    cdef uint64_t of1 = f_filled(s, you)
    cdef rw_between sizes1 = rw_between_just(T_Event_harvest_only[s.m_weather])
    cdef bint more1 = rw_first_subset(&next1, &of1, 1, sizes1)
    while more1:
        x1 = next1
        more1 = rw_next_subset(&next1, &of1, 1, sizes1)
        s.r_spent += 15
        if s.r_spent > s.r_alarm and alarmed(s, 214):
            break
        m.option = 0
        m.args[0] = x1
        if leads_on(s, t, &m, 508):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d4_0_keep(S* s, int you, Moves* out) noexcept nogil:
    # line 410 @RK-119
    cdef Move* m
    cdef uint64_t x1
    cdef uint64_t next1
    s.r_listed = 215
    cdef uint64_t of1 = f_filled(s, you)
    cdef rw_between sizes1 = rw_between_just(T_Event_harvest_only[s.m_weather])
    cdef bint more1 = rw_first_subset(&next1, &of1, 1, sizes1)
    while more1:
        x1 = next1
        more1 = rw_next_subset(&next1, &of1, 1, sizes1)
        s.r_spent += 15
        if s.r_spent > s.r_alarm and alarmed(s, 214):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef int sample_d4(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    rng.moves.count = 0
    generate_d4_0_keep(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef void legal_d4(S* s, int you, Moves* out) noexcept nogil:
    generate_d4_0_keep(s, you, out)


cdef inline void set_its_bring_in_harvest_rest_of_house(S* s, rw_list23 value) noexcept nogil:
    rw_list23_store_uint8_t(<uint8_t*>(frame(s) + 6), <rw_loose_uint16_t*>(frame(s) + 4), value, 0)


cdef inline void set_its_bring_in_harvest_house(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 33))[0] = value


cdef inline void set_its_bring_in_harvest_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline int f_idle_bring_in_harvest(S* s, int v_you) noexcept nogil:
    # line 407
    return at_cards(s, v_you) & 0x2000ULL == 0


cdef inline int f_Service_more_harvest_E2(S* s, int v_this, int v_house) noexcept nogil:
    # line 50
    return 1 if T_House_parcels[v_house] == 3 and size_planted(s, v_house) >= 2 else 0


cdef int formula_Service_more_harvest(S* s, int row, int a0) noexcept nogil:
    if row == 30:
        return f_Service_more_harvest_E2(s, row, a0)
    return 0


cdef inline int sum_line_407(S* s, int v0, int v2) noexcept nogil:
    # line 407
    cdef int r = 0
    cdef int x4
    cdef uint64_t left4 = at_cards(s, v0)
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        r += formula_Service_more_harvest(s, x4, v2)
    return r


cdef inline int its_pick_one_house(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_pick_one_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline int place_in_planted(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 23u:
        return -1
    return at0 - 1


cdef int search_d6(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    cdef int k2
    if not looks_on(s, t, you, 127, 221):
        return 1 if s.r_fault else 0
    cdef int at2 = place_in_planted(c0)
    for k2 in range(5 if at2 >= 0 else 0):
        if (<uint8_t*>&s.m_planted[at2 * 5])[k2] != 0:
            x2 = k2 + 1
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 509):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d6_0_pick(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 253 @RK-52
    cdef Move* m
    cdef int x2
    cdef int k2
    s.r_listed = 222
    cdef int at2 = place_in_planted(c0)
    for k2 in range(5 if at2 >= 0 else 0):
        if (<uint8_t*>&s.m_planted[at2 * 5])[k2] != 0:
            x2 = k2 + 1
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x2


cdef void legal_d6(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d6_0_pick(s, you, c0, out)
    if calls_need(s, 127) == 1:
        keep_tried(s, &trial, out, start, 6)


cdef inline rw_bag5 at_planted(S* s, int at0) noexcept nogil:
    return rw_bag5_load(&s.m_planted[(at0 - 1) * 5])


cdef inline void set_planted(S* s, int at0, rw_bag5 value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 23u:
        fault(s, site)
        return
    if rw_bag5_store(&s.m_planted[(at0 - 1) * 5], value, 6):
        fault(s, site)


cdef int do_pick(S* s, Trial* t, int v0_good, int v1_house, int v2_you) noexcept nogil:
    # line 243
    cdef rw_bag5 whole
    cdef int at
    cdef rw_bag8 whole_2
    cdef int at_2
    cdef int held_3
    cdef rw_bag8 whole_3
    cdef int at_3
    cdef int held_4
    cdef rw_bag8 whole_4
    cdef int at_4
    # line 244
    cdef int held = tally_planted(s, v1_house, v0_good) - 1
    if 0 <= held and held <= 65535:
        whole = at_planted(s, v1_house)
        at = v0_good - 1
        if <unsigned int>at >= 5u:
            fault(s, 225)
        else:
            whole.n[at] = held
            if bag_misfits_2(whole, 6):
                fault(s, 224)
            else:
                set_planted(s, v1_house, whole, 225)
    else:
        fault(s, 224)
    do_gain(s, t, rw_bag5_amount(1, v0_good - 1), v2_you)
    # line 246
    cdef int held_2 = tally_done(s, 4) + 1
    if 0 <= held_2 and held_2 <= 65535:
        whole_2 = rw_bag8_load(&s.m_done[0])
        at_2 = 3
        if <unsigned int>at_2 >= 8u:
            fault(s, 227)
        else:
            whole_2.n[at_2] = held_2
            if bag_misfits(whole_2, 65535):
                fault(s, 226)
            else:
                set_done(s, whole_2, 226)
    else:
        fault(s, 226)
    if v0_good == 2:
        # line 248
        held_3 = tally_done(s, 5) + 1
        if 0 <= held_3 and held_3 <= 65535:
            whole_3 = rw_bag8_load(&s.m_done[0])
            at_3 = 4
            if <unsigned int>at_3 >= 8u:
                fault(s, 229)
            else:
                whole_3.n[at_3] = held_3
                if bag_misfits(whole_3, 65535):
                    fault(s, 228)
                else:
                    set_done(s, whole_3, 228)
        else:
            fault(s, 228)
    if any_planted(s, v1_house) == 0:
        # line 250
        held_4 = tally_done(s, 6) + 1
        if 0 <= held_4 and held_4 <= 65535:
            whole_4 = rw_bag8_load(&s.m_done[0])
            at_4 = 5
            if <unsigned int>at_4 >= 8u:
                fault(s, 231)
            else:
                whole_4.n[at_4] = held_4
                if bag_misfits(whole_4, 65535):
                    fault(s, 230)
                else:
                    set_done(s, whole_4, 230)
        else:
            fault(s, 230)
    return 0


cdef inline int its_serve_tourists_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 4))[0]


cdef inline int its_serve_tourists_bonus_left(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 5))[0]


cdef inline int its_serve_tourists_step(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline int its_serve_tourists_good(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 7))[0]


cdef inline int its_serve_tourists_needed(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>frame(s))[0]


cdef inline void set_its_serve_tourists_bonus_left(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 5))[0] = value


cdef inline void set_its_serve_tourists_good(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 7))[0] = value


cdef inline int f_Service_cheaper_C3(S* s, int v_this, int v_step) noexcept nogil:
    # line 28
    return 1 if s.m_paid_advances == 0 else 0


cdef inline int f_Service_cheaper_SE2(S* s, int v_this, int v_step) noexcept nogil:
    # line 71
    return T_values_line_71[rw_place(v_step - 1, 250)]


cdef int formula_Service_cheaper(S* s, int row, int a0) noexcept nogil:
    if row == 17:
        return f_Service_cheaper_C3(s, row, a0)
    elif row == 50:
        return f_Service_cheaper_SE2(s, row, a0)
    return 0


cdef inline int sum_line_143(S* s, int v0, int v1) noexcept nogil:
    # line 143
    cdef int r = 0
    cdef int x2
    cdef uint64_t left2 = at_cards(s, v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        r += formula_Service_cheaper(s, x2, within(s, v0, 1, 250, False, 232))
    return r


cdef inline int in_order_line_143(S* s, int v0, int v1) noexcept nogil:
    # line 143
    cdef int held = T_values_line_143[rw_place(v0 - 1, 251)] + T_Event_dearer[s.m_weather]
    cdef int held_2 = sum_line_143(s, v0, v1)
    return held - held_2


cdef inline int f_price(S* s, int v_step, int v_you) noexcept nogil:
    # line 143
    return rw_max(1, in_order_line_143(s, v_step, v_you))


cdef int search_d7(S* s, int you, int c1, int c3, int c4, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x5
    if not looks_on(s, t, you, 143, 233):
        return 1 if s.r_fault else 0
    if tally_stock(s, you, c3) >= c4:
        m.option = 0
        if leads_on(s, t, &m, 510):
            return searched(s, 0)
    if c1:
        m.option = 1
        if leads_on(s, t, &m, 510):
            return searched(s, 0)
    if not c1:
        m.option = 2
        if leads_on(s, t, &m, 510):
            return searched(s, 0)
    cdef uint64_t left5 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        if possibly_rules_2(s, T_Service_any_time[x5], you):
            m.option = 3
            m.args[0] = x5
            if leads_on(s, t, &m, 510):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d7_0_serve(S* s, int you, int c1, int c3, int c4, Moves* out) noexcept nogil:
    # line 428
    if tally_stock(s, you, c3) < c4:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d7_1_bonus(S* s, int you, int c1, int c3, int c4, Moves* out) noexcept nogil:
    # line 433
    if not c1:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef void generate_d7_2_end(S* s, int you, int c1, int c3, int c4, Moves* out) noexcept nogil:
    # line 437
    if c1:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 2


cdef void generate_d7_3_use(S* s, int you, int c1, int c3, int c4, Moves* out) noexcept nogil:
    # line 442 @RK-75
    cdef Move* m
    cdef int x5
    s.r_listed = 234
    cdef uint32_t sure = 0
    cdef uint64_t left5 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    while left5:
        x5 = rw_lowest(left5) + 1
        left5 &= left5 - 1
        if possibly_rules_2(s, T_Service_any_time[x5], you):
            m = another(s, out)
            m.noted = 0u | sure
            m.option = 3
            m.args[0] = x5


cdef int sample_d7(S* s, int you, int c1, int c3, int c4, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a5
    begin_trial(&trial, False)
    cdef uint32_t weight0 = 1 if tally_stock(s, you, c3) >= c4 else 0
    cdef uint32_t weight1 = 1 if c1 else 0
    cdef uint32_t weight2 = 0 if c1 else 1
    cdef uint64_t range5 = f_any_time_cards(s, you) & (0xFFFFFFFFFFFFFULL & ~at_used(s, you))
    cdef uint32_t size5 = rw_size(range5)
    cdef uint32_t total = weight0 + weight1 + weight2 + size5
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < weight0:
                m.option = 0
                return 1
            else:
                at -= weight0
                if at < weight1:
                    m.option = 1
                    return 1
                else:
                    at -= weight1
                    if at < weight2:
                        m.option = 2
                        return 1
                    else:
                        at -= weight2
                        k = at
                        a5 = rw_nth(range5, k) + 1
                        if possibly_rules_2(s, T_Service_any_time[a5], you):
                            m.option = 3
                            m.args[0] = a5
                            m.noted = 0
                            if tried(s, &trial, m, 7):
                                return 1
    rng.moves.count = 0
    generate_d7_0_serve(s, you, c1, c3, c4, &rng.moves)
    generate_d7_1_bonus(s, you, c1, c3, c4, &rng.moves)
    generate_d7_2_end(s, you, c1, c3, c4, &rng.moves)
    generate_d7_3_use(s, you, c1, c3, c4, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 3 or tried(s, &trial, m, 7):
            return 1
        strike(rng)
    return 0


cdef void legal_d7(S* s, int you, int c1, int c3, int c4, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d7_0_serve(s, you, c1, c3, c4, out)
    start = out.count
    generate_d7_1_bonus(s, you, c1, c3, c4, out)
    start = out.count
    generate_d7_2_end(s, you, c1, c3, c4, out)
    start = out.count
    generate_d7_3_use(s, you, c1, c3, c4, out)
    keep_tried(s, &trial, out, start, 7)


cdef inline int place_in_stock(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        return -1
    return at0 - 1


cdef inline int get_progress(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        return 0
    return s.m_progress


cdef inline void set_progress(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_progress = value


cdef inline int tally_track(S* s, int wanted) noexcept nogil:
    cdef int k
    cdef int n = 0
    cdef uint8_t* items = &s.m_track[0]
    for k in range(s.m_track_length):
        n += items[k] == wanted
    return n


cdef inline int count_line_280(S* s, int v1) noexcept nogil:
    # line 280
    cdef int n = 0
    cdef int x3
    cdef int k3
    for k3 in range(s.m_track_length):
        x3 = (<uint8_t*>&s.m_track[0])[k3]
        if at_progress(s, x3) > get_progress(s, v1):
            n += 1
    return n


cdef int do_advance(S* s, Trial* t, int v0_times, int v1_you) noexcept nogil:
    # line 275
    cdef int held
    cdef int value
    cdef int at
    cdef int value_2
    cdef int wanted
    cdef int at_2
    cdef rw_bag8 whole
    cdef int at_3
    cdef int outer = s.r_place
    if outer == 0:
        s.r_place = 241
    s.r_spent += 28
    if s.r_spent > s.r_alarm and alarmed(s, 241):
        return 1
    cdef int v2_times_left = v0_times
    cdef int outer_2 = s.r_place
    if outer_2 == 0:
        s.r_place = 242
    while v2_times_left > 0:
        s.r_spent += 45
        if s.r_spent > s.r_alarm and alarmed(s, 242):
            break
        v2_times_left = checked_sub(s, v2_times_left, 1, 243)
        # line 277
        held = get_progress(s, v1_you) + 1
        if 0 <= held and held <= 250:
            set_progress(s, v1_you, held, 245)
        else:
            fault(s, 244)
        if v1_you != 0 and tally_track(s, v1_you) > 0:
            # line 279
            value = v1_you
            at = 0
            while at < s.m_track_length and (&s.m_track[0])[at] != value:
                at += 1
            if at >= s.m_track_length:
                fault(s, 246)
            else:
                rw_cut(&s.m_track[0], &s.m_track_length, sizeof(uint8_t), at)
        # line 280
        value_2 = v1_you
        wanted = count_line_280(s, v1_you)
        if value_2 == 0:
            fault(s, 247)
        elif s.m_track_length >= 4:
            fault(s, 248)
        else:
            at_2 = rw_max(0, rw_min(wanted, s.m_track_length))
            memmove(&s.m_track[0] + at_2 + 1, &s.m_track[0] + at_2, (s.m_track_length - at_2) * sizeof(uint8_t))
            (&s.m_track[0])[at_2] = value_2
            s.m_track_length += 1
    s.r_place = outer_2
    # line 281
    cdef int held_2 = tally_done(s, 8) + 1
    if 0 <= held_2 and held_2 <= 65535:
        whole = rw_bag8_load(&s.m_done[0])
        at_3 = 7
        if <unsigned int>at_3 >= 8u:
            fault(s, 250)
        else:
            whole.n[at_3] = held_2
            if bag_misfits(whole, 65535):
                fault(s, 249)
            else:
                set_done(s, whole, 249)
    else:
        fault(s, 249)
    s.r_place = outer
    return 0


cdef inline int sum_line_144(S* s, int v1) noexcept nogil:
    # line 144
    cdef int r = 0
    cdef int x2
    cdef uint64_t left2 = at_cards(s, v1)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        r += T_Service_more_bonus[x2]
    return r


cdef inline int f_yield(S* s, int v_step, int v_you) noexcept nogil:
    # line 144
    return T_values_line_143[rw_place(v_step - 1, 251)] + T_Event_more_bonus[s.m_weather] + sum_line_144(s, v_you)


cdef inline int its_Space_actions_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d12(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    if not looks_on(s, t, you, 206, 259):
        return 1 if s.r_fault else 0
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m.option = 0
        m.args[0] = x1
        if leads_on(s, t, &m, 515):
            return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 515):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d12_0_card(S* s, int you, Moves* out) noexcept nogil:
    # line 284 @RK-64
    cdef Move* m
    cdef int x1
    s.r_listed = 260
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef void generate_d12_1_gain_1_mushroom(S* s, int you, Moves* out) noexcept nogil:
    # line 10
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d12(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a1
    begin_trial(&trial, False)
    cdef uint64_t range1 = s.m_display
    cdef uint32_t size1 = rw_size(range1)
    cdef uint32_t total = size1 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < size1:
                k = at
                a1 = rw_nth(range1, k) + 1
                m.option = 0
                m.args[0] = a1
                m.noted = 0
                if tried(s, &trial, m, 12):
                    return 1
            else:
                at -= size1
                m.option = 1
                m.noted = 0
                if calls_need(s, 206) != 1 or tried(s, &trial, m, 12):
                    return 1
    rng.moves.count = 0
    generate_d12_0_card(s, you, &rng.moves)
    generate_d12_1_gain_1_mushroom(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 206) == 1) or tried(s, &trial, m, 12):
            return 1
        strike(rng)
    return 0


cdef void legal_d12(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d12_0_card(s, you, out)
    keep_tried(s, &trial, out, start, 12)
    start = out.count
    generate_d12_1_gain_1_mushroom(s, you, out)
    if calls_need(s, 206) == 1:
        keep_tried(s, &trial, out, start, 12)


cdef inline void set_its_seed_parcels(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 8))[0] = value


cdef int push_seed(S* s, int back) noexcept nogil:
    if push(s, back, 131, 16, 6, 263):
        return 1
    set_its_seed_parcels(s, 3)
    return 0


cdef inline int its_Space_actions_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Space_actions_you_3(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Space_actions_you_4(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d18(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 265, 266):
        return 1 if s.r_fault else 0
    m.option = 0
    if leads_on(s, t, &m, 521):
        return searched(s, 0)
    if tally_stock(s, you, 2) >= 1:
        m.option = 1
        if leads_on(s, t, &m, 521):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d18_0_take_random_house(S* s, int you, Moves* out) noexcept nogil:
    # line 23
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef inline int any_line_23(S* s) noexcept nogil:
    # line 23
    cdef int x0
    for x0 in range(3, 7):
        if f_pile(s, x0):
            return True
    return False


cdef inline int f_ahead_Space_actions(S* s) noexcept nogil:
    # line 23
    return any_line_23(s)


cdef void generate_d18_1_pay_1_lettuce_take_house_3_6(S* s, int you, Moves* out) noexcept nogil:
    # line 23
    if tally_stock(s, you, 2) < 1:
        return
    cdef uint32_t sure = SURE if f_ahead_Space_actions(s) else 0
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 1


cdef int sample_d18(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d18_0_take_random_house(s, you, &rng.moves)
    generate_d18_1_pay_1_lettuce_take_house_3_6(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 and calls_need(s, 265) == 1 or m.option == 1) or tried(s, &trial, m, 18):
            return 1
        strike(rng)
    return 0


cdef void legal_d18(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d18_0_take_random_house(s, you, out)
    if calls_need(s, 265) == 1:
        keep_tried(s, &trial, out, start, 18)
    start = out.count
    generate_d18_1_pay_1_lettuce_take_house_3_6(s, you, out)
    keep_tried(s, &trial, out, start, 18)


cdef int do_pay(S* s, Trial* t, rw_bag5 v0_goods, int v1_you) noexcept nogil:
    # line 165
    cdef rw_bag5 held_2
    cdef rw_bag8 whole
    cdef int at
    # line 166 @RK-33
    if not rw_bag5_within(v0_goods, at_stock(s, v1_you)):
        s.r_failure = 268
        return 1
    # line 167
    cdef rw_bag5 held = at_stock(s, v1_you)
    if rw_bag5_within(v0_goods, held):
        held = rw_bag5_minus(held, v0_goods)
        held_2 = held
        if bag_misfits_2(held_2, 65535):
            fault(s, 270)
        else:
            set_stock(s, v1_you, held_2, 271)
    else:
        fault(s, 269)
    # line 168
    cdef int held_3 = tally_done(s, 1) + 1
    if 0 <= held_3 and held_3 <= 65535:
        whole = rw_bag8_load(&s.m_done[0])
        at = 0
        if <unsigned int>at >= 8u:
            fault(s, 273)
        else:
            whole.n[at] = held_3
            if bag_misfits(whole, 65535):
                fault(s, 272)
            else:
                set_done(s, whole, 272)
    else:
        fault(s, 272)
    return 0


cdef inline int its_Space_actions_you_5(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d20(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef int k1
    if not looks_on(s, t, you, 277, 274):
        return 1 if s.r_fault else 0
    if f_possible_Space_actions(s, you):
        m.option = 0
        if leads_on(s, t, &m, 523):
            return searched(s, 0)
    cdef int at1 = place_in_farm(you)
    cdef uint64_t seen1 = 0
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if seen1 & <uint64_t>1 << x1 - 1:
            continue
        seen1 |= <uint64_t>1 << x1 - 1
        if size_planted(s, x1) >= 2:
            m.option = 1
            m.args[0] = x1
            if leads_on(s, t, &m, 523):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d20_0_seed_up_to_2(S* s, int you, Moves* out) noexcept nogil:
    # line 24
    if not f_possible_Space_actions(s, you):
        return
    cdef uint32_t sure = SURE
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 0


cdef void generate_d20_1_reap(S* s, int you, Moves* out) noexcept nogil:
    # line 266 @RK-51
    cdef Move* m
    cdef int x1
    cdef int k1
    s.r_listed = 275
    cdef int at1 = place_in_farm(you)
    cdef uint64_t seen1 = 0
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if seen1 & <uint64_t>1 << x1 - 1:
            continue
        seen1 |= <uint64_t>1 << x1 - 1
        if size_planted(s, x1) >= 2:
            m = another(s, out)
            m.noted = 0
            m.option = 1
            m.args[0] = x1


cdef int sample_d20(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d20_0_seed_up_to_2(s, you, &rng.moves)
    generate_d20_1_reap(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1) or tried(s, &trial, m, 20):
            return 1
        strike(rng)
    return 0


cdef void legal_d20(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d20_0_seed_up_to_2(s, you, out)
    keep_tried(s, &trial, out, start, 20)
    start = out.count
    generate_d20_1_reap(s, you, out)
    keep_tried(s, &trial, out, start, 20)


cdef inline void set_its_seed_parcels_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 12))[0] = value


cdef int push_seed_2(S* s, int back) noexcept nogil:
    if push(s, back, 128, 16, 10, 263):
        return 1
    set_its_seed_parcels_2(s, 3)
    return 0


cdef inline int its_Space_actions_you_6(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d22(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    if not looks_on(s, t, you, 297, 277):
        return 1 if s.r_fault else 0
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m.option = 0
        m.args[0] = x1
        if leads_on(s, t, &m, 525):
            return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 525):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d22_0_card(S* s, int you, Moves* out) noexcept nogil:
    # line 284 @RK-64
    cdef Move* m
    cdef int x1
    s.r_listed = 278
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef void generate_d22_1_gain_1_tomato(S* s, int you, Moves* out) noexcept nogil:
    # line 31
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d22(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a1
    begin_trial(&trial, False)
    cdef uint64_t range1 = s.m_display
    cdef uint32_t size1 = rw_size(range1)
    cdef uint32_t total = size1 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < size1:
                k = at
                a1 = rw_nth(range1, k) + 1
                m.option = 0
                m.args[0] = a1
                m.noted = 0
                if tried(s, &trial, m, 22):
                    return 1
            else:
                at -= size1
                m.option = 1
                m.noted = 0
                if calls_need(s, 297) != 1 or tried(s, &trial, m, 22):
                    return 1
    rng.moves.count = 0
    generate_d22_0_card(s, you, &rng.moves)
    generate_d22_1_gain_1_tomato(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 297) == 1) or tried(s, &trial, m, 22):
            return 1
        strike(rng)
    return 0


cdef void legal_d22(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d22_0_card(s, you, out)
    keep_tried(s, &trial, out, start, 22)
    start = out.count
    generate_d22_1_gain_1_tomato(s, you, out)
    if calls_need(s, 297) == 1:
        keep_tried(s, &trial, out, start, 22)


cdef inline int its_Space_actions_you_7(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Space_actions_you_8(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d23(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef int k1
    if not looks_on(s, t, you, 315, 280):
        return 1 if s.r_fault else 0
    if f_possible_Space_actions_2(s, you):
        m.option = 0
        if leads_on(s, t, &m, 526):
            return searched(s, 0)
    cdef int at1 = place_in_farm(you)
    cdef uint64_t seen1 = 0
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if seen1 & <uint64_t>1 << x1 - 1:
            continue
        seen1 |= <uint64_t>1 << x1 - 1
        if size_planted(s, x1) >= 2:
            m.option = 1
            m.args[0] = x1
            if leads_on(s, t, &m, 526):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d23_0_harvest_up_to_2(S* s, int you, Moves* out) noexcept nogil:
    # line 37
    if not f_possible_Space_actions_2(s, you):
        return
    cdef uint32_t sure = SURE
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 0


cdef void generate_d23_1_reap(S* s, int you, Moves* out) noexcept nogil:
    # line 266 @RK-51
    cdef Move* m
    cdef int x1
    cdef int k1
    s.r_listed = 281
    cdef int at1 = place_in_farm(you)
    cdef uint64_t seen1 = 0
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if seen1 & <uint64_t>1 << x1 - 1:
            continue
        seen1 |= <uint64_t>1 << x1 - 1
        if size_planted(s, x1) >= 2:
            m = another(s, out)
            m.noted = 0
            m.option = 1
            m.args[0] = x1


cdef int sample_d23(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d23_0_harvest_up_to_2(s, you, &rng.moves)
    generate_d23_1_reap(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1) or tried(s, &trial, m, 23):
            return 1
        strike(rng)
    return 0


cdef void legal_d23(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d23_0_harvest_up_to_2(s, you, out)
    keep_tried(s, &trial, out, start, 23)
    start = out.count
    generate_d23_1_reap(s, you, out)
    keep_tried(s, &trial, out, start, 23)


cdef inline int its_Space_actions_you_9(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d24(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 321, 283):
        return 1 if s.r_fault else 0
    m.option = 0
    if leads_on(s, t, &m, 527):
        return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 527):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d24_0_gain_1_cauliflower(S* s, int you, Moves* out) noexcept nogil:
    # line 38
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d24_1_gain_1_carrot(S* s, int you, Moves* out) noexcept nogil:
    # line 38
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d24(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d24_0_gain_1_cauliflower(s, you, &rng.moves)
    generate_d24_1_gain_1_carrot(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 321) == 1 or m.option == 1 and calls_need(s, 321) == 1)
            or tried(s, &trial, m, 24)
        ):
            return 1
        strike(rng)
    return 0


cdef void legal_d24(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d24_0_gain_1_cauliflower(s, you, out)
    if calls_need(s, 321) == 1:
        keep_tried(s, &trial, out, start, 24)
    start = out.count
    generate_d24_1_gain_1_carrot(s, you, out)
    if calls_need(s, 321) == 1:
        keep_tried(s, &trial, out, start, 24)


cdef inline int its_Space_actions_you_10(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Space_actions_you_11(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d25(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    if not looks_on(s, t, you, 337, 285):
        return 1 if s.r_fault else 0
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m.option = 0
        m.args[0] = x1
        if leads_on(s, t, &m, 528):
            return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 528):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d25_0_card(S* s, int you, Moves* out) noexcept nogil:
    # line 284 @RK-64
    cdef Move* m
    cdef int x1
    s.r_listed = 286
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef void generate_d25_1_gain_1_mushroom(S* s, int you, Moves* out) noexcept nogil:
    # line 44
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d25(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a1
    begin_trial(&trial, False)
    cdef uint64_t range1 = s.m_display
    cdef uint32_t size1 = rw_size(range1)
    cdef uint32_t total = size1 + 1u
    if total != 0:
        for tries in range(rw_min(40, total)):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < size1:
                k = at
                a1 = rw_nth(range1, k) + 1
                m.option = 0
                m.args[0] = a1
                m.noted = 0
                if tried(s, &trial, m, 25):
                    return 1
            else:
                at -= size1
                m.option = 1
                m.noted = 0
                if calls_need(s, 337) != 1 or tried(s, &trial, m, 25):
                    return 1
    rng.moves.count = 0
    generate_d25_0_card(s, you, &rng.moves)
    generate_d25_1_gain_1_mushroom(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 337) == 1) or tried(s, &trial, m, 25):
            return 1
        strike(rng)
    return 0


cdef void legal_d25(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d25_0_card(s, you, out)
    keep_tried(s, &trial, out, start, 25)
    start = out.count
    generate_d25_1_gain_1_mushroom(s, you, out)
    if calls_need(s, 337) == 1:
        keep_tried(s, &trial, out, start, 25)


cdef inline int its_Service_when_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d26(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 342, 288):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 529):
        return searched(s, 0)
    if f_possible_Space_actions(s, you):
        m.option = 0
        if leads_on(s, t, &m, 529):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d26_0_seed_at_least_1_with_3(S* s, int you, Moves* out) noexcept nogil:
    # line 3
    if not f_possible_Space_actions(s, you):
        return
    cdef uint32_t sure = SURE
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 0


cdef void generate_d26_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 3
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d26(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d26_0_seed_at_least_1_with_3(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d26_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 342) == 1) or tried(s, &trial, m, 26):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d26_0_seed_at_least_1_with_3(S* s, int you) noexcept nogil:
    if not f_possible_Space_actions(s, you):
        return False
    return True


cdef bint any_legal_d26(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d26_0_seed_at_least_1_with_3(s, you, &found)
    return any_tried(s, &trial, &found, 26)


cdef void legal_d26(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d26_0_seed_at_least_1_with_3(s, you, out)
    keep_tried(s, &trial, out, start, 26)
    start = out.count
    generate_d26_1_pass(s, you, out)
    if calls_need(s, 342) == 1:
        keep_tried(s, &trial, out, start, 26)


cdef inline int its_Service_when_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d27(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 347, 291):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 530):
        return searched(s, 0)
    if f_possible_Space_actions_2(s, you):
        m.option = 0
        if leads_on(s, t, &m, 530):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d27_0_harvest_1(S* s, int you, Moves* out) noexcept nogil:
    # line 4
    if not f_possible_Space_actions_2(s, you):
        return
    cdef uint32_t sure = SURE
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 0


cdef void generate_d27_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 4
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d27(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d27_0_harvest_1(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d27_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 347) == 1) or tried(s, &trial, m, 27):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d27_0_harvest_1(S* s, int you) noexcept nogil:
    if not f_possible_Space_actions_2(s, you):
        return False
    return True


cdef bint any_legal_d27(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d27_0_harvest_1(s, you, &found)
    return any_tried(s, &trial, &found, 27)


cdef void legal_d27(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d27_0_harvest_1(s, you, out)
    keep_tried(s, &trial, out, start, 27)
    start = out.count
    generate_d27_1_pass(s, you, out)
    if calls_need(s, 347) == 1:
        keep_tried(s, &trial, out, start, 27)


cdef int do_seed_carrots(S* s, Trial* t, int v0_you) noexcept nogil:
    # line 321
    cdef int x3
    cdef int flat
    cdef uint64_t v2_houses = set_line_5(s, v0_you)
    # line 323 @RK-110
    if v2_houses == 0:
        s.r_failure = 293
        return 1
    cdef uint64_t left3 = v2_houses
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        # line 325
        flat = place_in_planted(x3)
        if (
            ((<uint8_t*>&s.m_planted[flat * 5])[4] if flat >= 0 else 0) > 254
            or (rw_bytes_total(&s.m_planted[flat * 5], 5) if flat >= 0 else 0) > 5
        ):
            fault(s, 294)
        elif flat < 0:
            fault(s, 295)
        else:
            (<uint8_t*>&s.m_planted[flat * 5])[4] += 1
    return 0


cdef inline int its_Service_when_you_3(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d29(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 361, 299):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 532):
        return searched(s, 0)
    m.option = 0
    if leads_on(s, t, &m, 532):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d29_0_advance_1(S* s, int you, Moves* out) noexcept nogil:
    # line 12
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d29_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 12
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d29(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d29_0_advance_1(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d29_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 361) == 1 or m.option == 1 and calls_need(s, 361) == 1)
            or tried(s, &trial, m, 29)
        ):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d29_0_advance_1(S* s, int you) noexcept nogil:
    return True


cdef bint any_legal_d29(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 361) == 1:
        no_moves(&found)
        generate_d29_0_advance_1(s, you, &found)
        if any_tried(s, &trial, &found, 29):
            return True
    elif any_d29_0_advance_1(s, you):
        return True
    return False


cdef void legal_d29(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d29_0_advance_1(s, you, out)
    if calls_need(s, 361) == 1:
        keep_tried(s, &trial, out, start, 29)
    start = out.count
    generate_d29_1_pass(s, you, out)
    if calls_need(s, 361) == 1:
        keep_tried(s, &trial, out, start, 29)


cdef inline int its_Service_when_you_4(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Service_when_house(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline void set_its_Service_when_house(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef int search_d30(S* s, int you, int c1, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    if not looks_on(s, t, you, 367, 304):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 533):
        return searched(s, 0)
    cdef uint64_t left2 = f_allowed(s, c1, you)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if tally_stock(s, you, x2) >= 1:
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 533):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d30_0_sow(S* s, int you, int c1, Moves* out) noexcept nogil:
    # line 236 @RK-42
    cdef Move* m
    cdef int x2
    s.r_listed = 305
    cdef uint64_t left2 = f_allowed(s, c1, you)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if tally_stock(s, you, x2) >= 1:
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x2


cdef void generate_d30_1_pass(S* s, int you, int c1, Moves* out) noexcept nogil:
    # line 15
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d30(S* s, int you, int c1, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d30_0_sow(s, you, c1, &rng.moves)
    cdef int others = rng.moves.count
    generate_d30_1_pass(s, you, c1, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 367) == 1 or m.option == 1 and calls_need(s, 367) == 1)
            or tried(s, &trial, m, 30)
        ):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d30_0_sow(S* s, int you, int c1) noexcept nogil:
    cdef int x2
    cdef uint64_t left2 = f_allowed(s, c1, you)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if tally_stock(s, you, x2) >= 1:
            return True
    return False


cdef bint any_legal_d30(S* s, int you, int c1) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 367) == 1:
        no_moves(&found)
        generate_d30_0_sow(s, you, c1, &found)
        if any_tried(s, &trial, &found, 30):
            return True
    elif any_d30_0_sow(s, you, c1):
        return True
    return False


cdef void legal_d30(S* s, int you, int c1, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d30_0_sow(s, you, c1, out)
    if calls_need(s, 367) == 1:
        keep_tried(s, &trial, out, start, 30)
    start = out.count
    generate_d30_1_pass(s, you, c1, out)
    if calls_need(s, 367) == 1:
        keep_tried(s, &trial, out, start, 30)


cdef inline int its_Service_when_you_5(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d32(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    if not looks_on(s, t, you, 374, 307):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 535):
        return searched(s, 0)
    for x1 in range(1, 6):
        left2 = s.m_in_season
        while left2:
            x2 = rw_lowest(left2) + 1
            left2 &= left2 - 1
            if tally_planted(s, x2, x1) >= 1:
                m.option = 0
                m.args[0] = x1
                m.args[1] = x2
                if leads_on(s, t, &m, 535):
                    return searched(s, 0)
    return searched(s, 1)


cdef void generate_d32_0_pick(S* s, int you, Moves* out) noexcept nogil:
    # line 22 @RK-118
    cdef Move* m
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    s.r_listed = 308
    for x1 in range(1, 6):
        left2 = s.m_in_season
        while left2:
            x2 = rw_lowest(left2) + 1
            left2 &= left2 - 1
            if tally_planted(s, x2, x1) >= 1:
                m = another(s, out)
                m.noted = 0
                m.option = 0
                m.args[0] = x1
                m.args[1] = x2


cdef void generate_d32_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 22
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d32(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d32_0_pick(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d32_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 374) == 1 or m.option == 1 and calls_need(s, 374) == 1)
            or tried(s, &trial, m, 32)
        ):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d32_0_pick(S* s, int you) noexcept nogil:
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    for x1 in range(1, 6):
        left2 = s.m_in_season
        while left2:
            x2 = rw_lowest(left2) + 1
            left2 &= left2 - 1
            if tally_planted(s, x2, x1) >= 1:
                return True
    return False


cdef bint any_legal_d32(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 374) == 1:
        no_moves(&found)
        generate_d32_0_pick(s, you, &found)
        if any_tried(s, &trial, &found, 32):
            return True
    elif any_d32_0_pick(s, you):
        return True
    return False


cdef void legal_d32(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d32_0_pick(s, you, out)
    if calls_need(s, 374) == 1:
        keep_tried(s, &trial, out, start, 32)
    start = out.count
    generate_d32_1_pass(s, you, out)
    if calls_need(s, 374) == 1:
        keep_tried(s, &trial, out, start, 32)


cdef inline int its_Service_when_you_6(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int size_hoard(S* s, int at0) noexcept nogil:
    return s.m_hoard_length[at0 - 1]


cdef int search_d33(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 378, 312):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 536):
        return searched(s, 0)
    if size_hoard(s, 15):
        m.option = 0
        if leads_on(s, t, &m, 536):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d33_0_take_hoard_this(S* s, int you, Moves* out) noexcept nogil:
    # line 26
    if size_hoard(s, 15) == 0:
        return
    cdef uint32_t sure = 0
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 0


cdef void generate_d33_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 26
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d33(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d33_0_take_hoard_this(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d33_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 378) == 1) or tried(s, &trial, m, 33):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d33_0_take_hoard_this(S* s, int you) noexcept nogil:
    if size_hoard(s, 15) == 0:
        return False
    return True


cdef bint any_legal_d33(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d33_0_take_hoard_this(s, you, &found)
    return any_tried(s, &trial, &found, 33)


cdef void legal_d33(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d33_0_take_hoard_this(s, you, out)
    keep_tried(s, &trial, out, start, 33)
    start = out.count
    generate_d33_1_pass(s, you, out)
    if calls_need(s, 378) == 1:
        keep_tried(s, &trial, out, start, 33)


cdef inline int place_in_hoard(int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 52u:
        return -1
    return at0 - 1


cdef int do_take_hoard(S* s, Trial* t, int v0_card, int v1_you) noexcept nogil:
    # line 310
    # line 311
    if size_hoard(s, v0_card) == 0:
        s.r_failure = 314
        return 1
    cdef int flat = place_in_hoard(v0_card)
    if (s.m_hoard_length[flat] if flat >= 0 else 0) == 0:
        s.r_failure = 315
        return 1
    cdef int first = (&s.m_hoard[flat * 5])[0]
    rw_drop_first(&s.m_hoard[flat * 5], &s.m_hoard_length[flat], sizeof(uint8_t), 5)
    do_gain(s, t, rw_bag5_amount(1, first - 1), v1_you)
    return 0


cdef inline int its_Service_when_you_7(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d34(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 382, 317):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 537):
        return searched(s, 0)
    if tally_stock(s, you, 1) >= 1:
        m.option = 0
        if leads_on(s, t, &m, 537):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d34_0_pay_1_tomato_gain_1_of_taken_golden(S* s, int you, Moves* out) noexcept nogil:
    # line 27
    if tally_stock(s, you, 1) < 1:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d34_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 27
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d34(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d34_0_pay_1_tomato_gain_1_of_taken_golden(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d34_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 382) == 1 or m.option == 1 and calls_need(s, 382) == 1)
            or tried(s, &trial, m, 34)
        ):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d34_0_pay_1_tomato_gain_1_of_taken_golden(S* s, int you) noexcept nogil:
    return tally_stock(s, you, 1) >= 1


cdef bint any_legal_d34(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 382) == 1:
        no_moves(&found)
        generate_d34_0_pay_1_tomato_gain_1_of_taken_golden(s, you, &found)
        if any_tried(s, &trial, &found, 34):
            return True
    elif any_d34_0_pay_1_tomato_gain_1_of_taken_golden(s, you):
        return True
    return False


cdef void legal_d34(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d34_0_pay_1_tomato_gain_1_of_taken_golden(s, you, out)
    if calls_need(s, 382) == 1:
        keep_tried(s, &trial, out, start, 34)
    start = out.count
    generate_d34_1_pass(s, you, out)
    if calls_need(s, 382) == 1:
        keep_tried(s, &trial, out, start, 34)


cdef inline int its_Service_when_you_8(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d35(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    if not looks_on(s, t, you, 395, 322):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 538):
        return searched(s, 0)
    cdef uint64_t left1 = 15
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if tally_stock(s, you, x1) >= 1:
            m.option = 0
            m.args[0] = x1
            if leads_on(s, t, &m, 538):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d35_0_trade(S* s, int you, Moves* out) noexcept nogil:
    # line 40 @RK-118
    cdef Move* m
    cdef int x1
    s.r_listed = 323
    cdef uint64_t left1 = 15
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if tally_stock(s, you, x1) >= 1:
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x1


cdef void generate_d35_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 40
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d35(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d35_0_trade(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d35_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 395) == 1 or m.option == 1 and calls_need(s, 395) == 1)
            or tried(s, &trial, m, 35)
        ):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d35_0_trade(S* s, int you) noexcept nogil:
    cdef int x1
    cdef uint64_t left1 = 15
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if tally_stock(s, you, x1) >= 1:
            return True
    return False


cdef bint any_legal_d35(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 395) == 1:
        no_moves(&found)
        generate_d35_0_trade(s, you, &found)
        if any_tried(s, &trial, &found, 35):
            return True
    elif any_d35_0_trade(s, you):
        return True
    return False


cdef void legal_d35(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d35_0_trade(s, you, out)
    if calls_need(s, 395) == 1:
        keep_tried(s, &trial, out, start, 35)
    start = out.count
    generate_d35_1_pass(s, you, out)
    if calls_need(s, 395) == 1:
        keep_tried(s, &trial, out, start, 35)


cdef inline int its_Service_when_you_9(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_Service_when_you_10(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d36(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 404, 329):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 539):
        return searched(s, 0)
    m.option = 0
    if leads_on(s, t, &m, 539):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d36_0_take_random_house(S* s, int you, Moves* out) noexcept nogil:
    # line 49
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d36_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 49
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d36(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d36_0_take_random_house(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d36_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 404) == 1 or m.option == 1 and calls_need(s, 404) == 1)
            or tried(s, &trial, m, 36)
        ):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d36_0_take_random_house(S* s, int you) noexcept nogil:
    return True


cdef bint any_legal_d36(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 404) == 1:
        no_moves(&found)
        generate_d36_0_take_random_house(s, you, &found)
        if any_tried(s, &trial, &found, 36):
            return True
    elif any_d36_0_take_random_house(s, you):
        return True
    return False


cdef void legal_d36(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d36_0_take_random_house(s, you, out)
    if calls_need(s, 404) == 1:
        keep_tried(s, &trial, out, start, 36)
    start = out.count
    generate_d36_1_pass(s, you, out)
    if calls_need(s, 404) == 1:
        keep_tried(s, &trial, out, start, 36)


cdef inline int its_Service_when_you_11(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int size_events(S* s) noexcept nogil:
    return s.m_events_top_length + s.m_events_bottom_length + rw_bytes_total(&s.m_events_middle[0], 13)


cdef int search_d38(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 423, 335):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 541):
        return searched(s, 0)
    if size_events(s) and size_events(s):
        m.option = 0
        if leads_on(s, t, &m, 541):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d38_0_look_at_event(S* s, int you, Moves* out) noexcept nogil:
    # line 64
    if not (size_events(s) != 0 and size_events(s) != 0):
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d38_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 64
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d38(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d38_0_look_at_event(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d38_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 423) == 1 or m.option == 1 and calls_need(s, 423) == 1)
            or tried(s, &trial, m, 38)
        ):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d38_0_look_at_event(S* s, int you) noexcept nogil:
    if not (size_events(s) != 0 and size_events(s) != 0):
        return False
    return True


cdef bint any_legal_d38(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    if calls_need(s, 423) == 1:
        no_moves(&found)
        generate_d38_0_look_at_event(s, you, &found)
        if any_tried(s, &trial, &found, 38):
            return True
    elif any_d38_0_look_at_event(s, you):
        return True
    return False


cdef void legal_d38(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d38_0_look_at_event(s, you, out)
    if calls_need(s, 423) == 1:
        keep_tried(s, &trial, out, start, 38)
    start = out.count
    generate_d38_1_pass(s, you, out)
    if calls_need(s, 423) == 1:
        keep_tried(s, &trial, out, start, 38)


cdef inline int its_Service_any_time_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int f_signpost(S* s, int v_step) noexcept nogil:
    # line 141
    return T_values_line_141[rw_place(v_step - 1, 251)]


cdef inline int its_Event_now_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_list1 its_Event_now_rest_of_you(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_Event_now_rest_of_you(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline void set_its_Event_now_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef int search_d40(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 454, 346):
        return 1 if s.r_fault else 0
    m.option = 0
    if leads_on(s, t, &m, 543):
        return searched(s, 0)
    m.option = 1
    if leads_on(s, t, &m, 543):
        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d40_0_gain_1_lettuce(S* s, int you, Moves* out) noexcept nogil:
    # line 11
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 0


cdef void generate_d40_1_gain_1_mushroom(S* s, int you, Moves* out) noexcept nogil:
    # line 11
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d40(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d40_0_gain_1_lettuce(s, you, &rng.moves)
    generate_d40_1_gain_1_mushroom(s, you, &rng.moves)
    while draw_listed(rng, m):
        if (
            not (m.option == 0 and calls_need(s, 454) == 1 or m.option == 1 and calls_need(s, 454) == 1)
            or tried(s, &trial, m, 40)
        ):
            return 1
        strike(rng)
    return 0


cdef void legal_d40(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d40_0_gain_1_lettuce(s, you, out)
    if calls_need(s, 454) == 1:
        keep_tried(s, &trial, out, start, 40)
    start = out.count
    generate_d40_1_gain_1_mushroom(s, you, out)
    if calls_need(s, 454) == 1:
        keep_tried(s, &trial, out, start, 40)


cdef inline rw_list1 its_Event_now_rest_of_you_2(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_Event_now_rest_of_you_2(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline int size_stock(S* s, int at0) noexcept nogil:
    return rw_bytes_total(&s.m_stock[(at0 - 1) * 5], 5)


cdef inline int its_Event_now_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_list1 its_Event_now_rest_of_you_3(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_Event_now_rest_of_you_3(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline void set_its_Event_now_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef int search_d42(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    if not looks_on(s, t, you, 475, 349):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 545):
        return searched(s, 0)
    if f_possible_Space_actions_2(s, you):
        m.option = 0
        if leads_on(s, t, &m, 545):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d42_0_harvest_1(S* s, int you, Moves* out) noexcept nogil:
    # line 22
    if not f_possible_Space_actions_2(s, you):
        return
    cdef uint32_t sure = SURE
    cdef Move* m = another(s, out)
    m.noted = 0u | sure
    m.option = 0


cdef void generate_d42_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 22
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d42(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d42_0_harvest_1(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d42_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 475) == 1) or tried(s, &trial, m, 42):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d42_0_harvest_1(S* s, int you) noexcept nogil:
    if not f_possible_Space_actions_2(s, you):
        return False
    return True


cdef bint any_legal_d42(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d42_0_harvest_1(s, you, &found)
    return any_tried(s, &trial, &found, 42)


cdef void legal_d42(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d42_0_harvest_1(s, you, out)
    keep_tried(s, &trial, out, start, 42)
    start = out.count
    generate_d42_1_pass(s, you, out)
    if calls_need(s, 475) == 1:
        keep_tried(s, &trial, out, start, 42)


cdef inline int item_track(S* s, int k, int empty) noexcept nogil:
    cdef uint8_t* items = &s.m_track[0]
    return items[k] if 0 <= k and k < s.m_track_length else empty


cdef inline uint64_t its_Event_now_fewest(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_list1 its_Event_now_rest_of_you_4(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline uint64_t least_line_34(S* s) noexcept nogil:
    # line 34
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x1
    cdef uint64_t left1 = 1
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        value = size_farm(s, x1)
        if not found or value < best:
            best = value
            found = True
            r = 0
        if value == best:
            r |= rw_single(x1 - 1, 1)
    return r


cdef inline void set_its_Event_now_fewest(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_Event_now_rest_of_you_4(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline int its_Event_now_you_3(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_list1 its_Event_now_rest_of_you_5(S* s) noexcept nogil:
    return rw_list1_load_uint8_t(<uint8_t*>(frame(s) + 2), (<rw_loose_uint16_t*>frame(s))[0], 0)


cdef inline void set_its_Event_now_rest_of_you_5(S* s, rw_list1 value) noexcept nogil:
    rw_list1_store_uint8_t(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), value, 0)


cdef inline void set_its_Event_now_you_3(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef int search_d43(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    if not looks_on(s, t, you, 490, 351):
        return 1 if s.r_fault else 0
    m.option = 1
    if leads_on(s, t, &m, 546):
        return searched(s, 0)
    cdef uint64_t left3 = f_empties(s, you)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        m.option = 0
        m.args[0] = x3
        if leads_on(s, t, &m, 546):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d43_0_recycle(S* s, int you, Moves* out) noexcept nogil:
    # line 42 @RK-119
    cdef Move* m
    cdef int x3
    s.r_listed = 352
    cdef uint32_t sure = SURE
    cdef uint64_t left3 = f_empties(s, you)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        m = another(s, out)
        m.noted = 0u | sure
        m.option = 0
        m.args[0] = x3


cdef void generate_d43_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 42
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d43(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d43_0_recycle(s, you, &rng.moves)
    cdef int others = rng.moves.count
    generate_d43_1_pass(s, you, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 490) == 1) or tried(s, &trial, m, 43):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d43_0_recycle(S* s, int you) noexcept nogil:
    cdef uint64_t left3 = f_empties(s, you)
    if left3:
        left3 &= left3 - 1
        return True
    return False


cdef bint any_legal_d43(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d43_0_recycle(s, you, &found)
    return any_tried(s, &trial, &found, 43)


cdef void legal_d43(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d43_0_recycle(s, you, out)
    keep_tried(s, &trial, out, start, 43)
    start = out.count
    generate_d43_1_pass(s, you, out)
    if calls_need(s, 490) == 1:
        keep_tried(s, &trial, out, start, 43)


cdef int do_discard_house(S* s, Trial* t, int v0_house, int v1_you) noexcept nogil:
    # line 207
    cdef int value_2
    cdef uint64_t held_2
    cdef int at_2
    cdef rw_bag8 whole
    cdef int at_3
    # line 208
    cdef rw_bag5 held = rw_bag5_none()
    if bag_misfits_2(held, 6):
        fault(s, 354)
    else:
        set_planted(s, v0_house, held, 355)
    # line 209
    cdef int flat = place_in_farm(v1_you)
    cdef int at = 0
    while at < (s.m_farm_length if flat >= 0 else 0) and (&s.m_farm[flat * 23])[at] != v0_house:
        at += 1
    if at >= (s.m_farm_length if flat >= 0 else 0):
        fault(s, 356)
    else:
        rw_cut(&s.m_farm[flat * 23], &s.m_farm_length, sizeof(uint8_t), at)
    if T_House_random[v0_house]:
        # line 211
        value_2 = v0_house
        if value_2 == 0:
            fault(s, 357)
        elif s.m_randoms_bottom_length >= 60:
            fault(s, 358)
        else:
            (&s.m_randoms_bottom[0])[s.m_randoms_bottom_length] = value_2
            s.m_randoms_bottom_length += 1
    else:
        # line 213
        held_2 = s.m_shed
        at_2 = v0_house - 1
        if <unsigned int>at_2 >= 23u:
            fault(s, 359)
        else:
            held_2 |= rw_single(at_2, 23)
            set_shed(s, held_2, 361)
    # line 214
    cdef int held_3 = tally_done(s, 7) + 1
    if 0 <= held_3 and held_3 <= 65535:
        whole = rw_bag8_load(&s.m_done[0])
        at_3 = 6
        if <unsigned int>at_3 >= 8u:
            fault(s, 363)
        else:
            whole.n[at_3] = held_3
            if bag_misfits(whole, 65535):
                fault(s, 362)
            else:
                set_done(s, whole, 362)
    else:
        fault(s, 362)
    return 0


cdef inline int its_harvest_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 12))[0]


cdef inline uint64_t its_harvest_visited(S* s) noexcept nogil:
    return (<rw_loose_uint32_t*>frame(s))[0]


cdef inline int its_harvest_times_made(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>(frame(s) + 8))[0]


cdef inline int its_harvest_times_most(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 4))[0]


cdef inline void set_its_harvest_visited(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint32_t*>frame(s))[0] = value


cdef inline void set_its_harvest_times_made(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>(frame(s) + 8))[0] = value


cdef inline void set_its_harvest_times_most(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 4))[0] = value


cdef int search_d8(S* s, int you, uint64_t c2, int c3, int c4, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x5
    cdef int x6
    cdef int k6
    cdef int at6
    cdef uint64_t seen6
    if not looks_on(s, t, you, 170, 365):
        return 1 if s.r_fault else 0
    for x5 in range(1, 6):
        at6 = place_in_farm(you)
        seen6 = 0
        for k6 in range(s.m_farm_length if at6 >= 0 else 0):
            x6 = (<uint8_t*>&s.m_farm[at6 * 23])[k6]
            if seen6 & <uint64_t>1 << x6 - 1:
                continue
            seen6 |= <uint64_t>1 << x6 - 1
            if tally_planted(s, x6, x5) >= 1:
                if not rw_has(c2, x6 - 1, 23) or at_cards(s, you) & 0x400000000ULL != 0:
                    m.option = 0
                    m.args[0] = x5
                    m.args[1] = x6
                    if leads_on(s, t, &m, 511):
                        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d8_0_pick(S* s, int you, uint64_t c2, int c3, int c4, Moves* out) noexcept nogil:
    # line 259 @RK-48
    cdef Move* m
    cdef int x5
    cdef int x6
    cdef int k6
    cdef int at6
    cdef uint64_t seen6
    s.r_listed = 366
    cdef uint32_t sure = SURE if c3 + 1 >= c4 else 0
    for x5 in range(1, 6):
        at6 = place_in_farm(you)
        seen6 = 0
        for k6 in range(s.m_farm_length if at6 >= 0 else 0):
            x6 = (<uint8_t*>&s.m_farm[at6 * 23])[k6]
            if seen6 & <uint64_t>1 << x6 - 1:
                continue
            seen6 |= <uint64_t>1 << x6 - 1
            if tally_planted(s, x6, x5) >= 1:
                if not rw_has(c2, x6 - 1, 23) or at_cards(s, you) & 0x400000000ULL != 0:
                    m = another(s, out)
                    m.noted = 0u | sure
                    m.option = 0
                    m.args[0] = x5
                    m.args[1] = x6


cdef int sample_d8(S* s, int you, uint64_t c2, int c3, int c4, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d8_0_pick(s, you, c2, c3, c4, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 8):
            return 1
        strike(rng)
    return 0


cdef void legal_d8(S* s, int you, uint64_t c2, int c3, int c4, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d8_0_pick(s, you, c2, c3, c4, out)
    keep_tried(s, &trial, out, start, 8)


cdef inline int its_take_service_card_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d9(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    if not looks_on(s, t, you, 177, 372):
        return 1 if s.r_fault else 0
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m.option = 0
        m.args[0] = x1
        if leads_on(s, t, &m, 512):
            return searched(s, 0)
    return searched(s, 1)


cdef bint surely_rules_4(S* s, int rules, int a0) noexcept nogil:
    if (
        rules == 50 or rules == 54 or rules == 60 or rules == 66 or rules == 67 or rules == 76 or rules == 79
        or rules == 84
    ):
        return True
    elif rules == 51:
        return f_sure_Service_when(s, a0)
    elif rules == 52:
        return f_sure_Service_when_2(s, a0)
    elif rules == 53:
        return f_sure_Service_when_3(s, a0)
    elif rules == 55:
        return f_sure_Service_when_4(s, a0)
    elif rules == 57:
        return f_sure_Service_when_6(s, a0)
    elif rules == 58:
        return f_sure_Service_when_7(s, a0)
    elif rules == 59:
        return f_sure_Service_when_23(s, a0)
    elif rules == 61:
        return f_sure_Service_when_8(s, a0)
    elif rules == 62:
        return f_possible_Service_when(s, a0)
    elif rules == 63:
        return f_sure_Service_when_24(s, a0)
    elif rules == 64:
        return f_sure_Service_when_9(s, a0)
    elif rules == 68:
        return f_sure_Service_when_11(s, a0)
    elif rules == 69:
        return f_sure_Service_when_12(s, a0)
    elif rules == 70 or rules == 75:
        return f_sure_Service_when_13(s, a0)
    elif rules == 71:
        return f_sure_Service_when_14(s, a0)
    elif rules == 73:
        return f_sure_Service_when_15(s, a0)
    elif rules == 74:
        return f_sure_Service_when_16(s, a0)
    elif rules == 78:
        return f_sure_Service_when_18(s, a0)
    elif rules == 80:
        return f_sure_Service_when_19(s, a0)
    elif rules == 82:
        return f_sure_Service_when_20(s, a0)
    elif rules == 83:
        return f_sure_Service_when_21(s, a0)
    return False


cdef void generate_d9_0_card(S* s, int you, Moves* out) noexcept nogil:
    # line 284 @RK-64
    cdef Move* m
    cdef int x1
    s.r_listed = 373
    cdef uint64_t left1 = s.m_display
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1
        if (
            T_Service_when[rw_place_in(x1, 0, 10)] == 0
            or surely_rules_4(s, T_Service_when[rw_place_in(x1, 0, 10)], you)
        ):
            m.noted |= SURE


cdef int sample_d9(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a1
    begin_trial(&trial, False)
    cdef uint64_t range1 = s.m_display
    cdef uint32_t size1 = rw_size(range1)
    if size1 != 0:
        for tries in range(rw_min(40, size1)):
            rested(s)
            at = rw_below(&rng.state, size1)
            k = at
            a1 = rw_nth(range1, k) + 1
            m.option = 0
            m.args[0] = a1
            m.noted = (
                SURE
                if (
                    T_Service_when[rw_place_in(a1, 0, 10)] == 0
                    or surely_rules_4(s, T_Service_when[rw_place_in(a1, 0, 10)], you)
                )
                else 0
            )
            if tried(s, &trial, m, 9):
                return 1
    rng.moves.count = 0
    generate_d9_0_card(s, you, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 9):
            return 1
        strike(rng)
    return 0


cdef void legal_d9(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d9_0_card(s, you, out)
    keep_tried(s, &trial, out, start, 9)


cdef inline void set_cards(S* s, int at0, uint64_t value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_cards = value


cdef inline int its_take_house_sizes(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_take_house_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef int search_d10(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    if not looks_on(s, t, you, 189, 382):
        return 1 if s.r_fault else 0
    cdef rw_between ends = rw_between_of(c0, c0)
    for x2 in range(ends.low, ends.high + 1):
        s.r_spent += 26
        if s.r_spent > s.r_alarm and alarmed(s, 383):
            break
        if f_pile(s, x2):
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 513):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d10_0_house(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 194 @RK-54
    cdef Move* m
    cdef int x2
    s.r_listed = 384
    cdef rw_between ends = rw_between_of(c0, c0)
    for x2 in range(ends.low, ends.high + 1):
        s.r_spent += 26
        if s.r_spent > s.r_alarm and alarmed(s, 383):
            break
        if f_pile(s, x2):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x2


cdef void legal_d10(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d10_0_house(s, you, c0, out)
    if calls_need(s, 189) == 1:
        keep_tried(s, &trial, out, start, 10)


cdef inline int its_seed_parcels(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 12))[0]


cdef inline int its_seed_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 13))[0]


cdef inline int its_seed_times_made(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>(frame(s) + 8))[0]


cdef inline int its_seed_times_most(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_seed_times_least(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 4))[0]


cdef inline void set_its_seed_times_made(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>(frame(s) + 8))[0] = value


cdef inline void set_its_seed_times_most(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline void set_its_seed_times_least(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 4))[0] = value


cdef int search_d11(S* s, int you, int c3, int c4, int c5, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x6
    cdef int x7
    cdef int k7
    cdef int at7
    cdef uint64_t seen7
    if not looks_on(s, t, you, 199, 391):
        return 1 if s.r_fault else 0
    if c3 >= c5:
        m.option = 1
        if leads_on(s, t, &m, 514):
            return searched(s, 0)
    for x6 in range(1, 6):
        if tally_stock(s, you, x6) >= 1:
            at7 = place_in_farm(you)
            seen7 = 0
            for k7 in range(s.m_farm_length if at7 >= 0 else 0):
                x7 = (<uint8_t*>&s.m_farm[at7 * 23])[k7]
                if seen7 & <uint64_t>1 << x7 - 1:
                    continue
                seen7 |= <uint64_t>1 << x7 - 1
                if any_planted(s, x7) == 0:
                    if rw_has(f_allowed(s, x7, you), x6 - 1, 5):
                        m.option = 0
                        m.args[0] = x6
                        m.args[1] = x7
                        if leads_on(s, t, &m, 514):
                            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d11_0_sow(S* s, int you, int c3, int c4, int c5, Moves* out) noexcept nogil:
    # line 229 @RK-40
    cdef Move* m
    cdef int x6
    cdef int x7
    cdef int k7
    cdef int at7
    cdef uint64_t seen7
    s.r_listed = 392
    cdef uint32_t sure = SURE if c3 + 1 >= c4 or c3 + 1 >= c5 else 0
    for x6 in range(1, 6):
        if tally_stock(s, you, x6) >= 1:
            at7 = place_in_farm(you)
            seen7 = 0
            for k7 in range(s.m_farm_length if at7 >= 0 else 0):
                x7 = (<uint8_t*>&s.m_farm[at7 * 23])[k7]
                if seen7 & <uint64_t>1 << x7 - 1:
                    continue
                seen7 |= <uint64_t>1 << x7 - 1
                if any_planted(s, x7) == 0:
                    if rw_has(f_allowed(s, x7, you), x6 - 1, 5):
                        m = another(s, out)
                        m.noted = 0u | sure
                        m.option = 0
                        m.args[0] = x6
                        m.args[1] = x7


cdef void generate_d11_1_pass(S* s, int you, int c3, int c4, int c5, Moves* out) noexcept nogil:
    # line 229
    if c3 < c5:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d11(S* s, int you, int c3, int c4, int c5, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d11_0_sow(s, you, c3, c4, c5, &rng.moves)
    cdef int others = rng.moves.count
    generate_d11_1_pass(s, you, c3, c4, c5, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 199) == 1) or tried(s, &trial, m, 11):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef bint any_d11_0_sow(S* s, int you, int c3, int c4, int c5) noexcept nogil:
    cdef int x6
    cdef int x7
    cdef int k7
    cdef int at7
    cdef uint64_t seen7
    for x6 in range(1, 6):
        if tally_stock(s, you, x6) >= 1:
            at7 = place_in_farm(you)
            seen7 = 0
            for k7 in range(s.m_farm_length if at7 >= 0 else 0):
                x7 = (<uint8_t*>&s.m_farm[at7 * 23])[k7]
                if seen7 & <uint64_t>1 << x7 - 1:
                    continue
                seen7 |= <uint64_t>1 << x7 - 1
                if any_planted(s, x7) == 0:
                    if rw_has(f_allowed(s, x7, you), x6 - 1, 5):
                        return True
    return False


cdef bint any_legal_d11(S* s, int you, int c3, int c4, int c5) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d11_0_sow(s, you, c3, c4, c5, &found)
    return any_tried(s, &trial, &found, 11)


cdef void legal_d11(S* s, int you, int c3, int c4, int c5, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d11_0_sow(s, you, c3, c4, c5, out)
    keep_tried(s, &trial, out, start, 11)
    start = out.count
    generate_d11_1_pass(s, you, c3, c4, c5, out)
    if calls_need(s, 199) == 1:
        keep_tried(s, &trial, out, start, 11)


cdef int do_sow(S* s, Trial* t, int v0_good, int v1_house, int v2_parcels, int v3_you) noexcept nogil:
    # line 222
    cdef rw_bag5 whole
    cdef int at
    cdef rw_bag8 whole_2
    cdef int at_2
    # line 223
    cdef int held = tally_stock(s, v3_you, v0_good) - 1
    if 0 <= held and held <= 65535:
        whole = at_stock(s, v3_you)
        at = v0_good - 1
        if <unsigned int>at >= 5u:
            fault(s, 398)
        else:
            whole.n[at] = held
            if bag_misfits_2(whole, 65535):
                fault(s, 397)
            else:
                set_stock(s, v3_you, whole, 398)
    else:
        fault(s, 397)
    # line 224
    cdef rw_bag5 held_2 = rw_bag5_amount(rw_min(v2_parcels, 250), v0_good - 1)
    if bag_misfits_2(held_2, 6):
        fault(s, 399)
    else:
        set_planted(s, v1_house, held_2, 400)
    # line 225
    cdef int held_3 = tally_done(s, 2) + 1
    if 0 <= held_3 and held_3 <= 65535:
        whole_2 = rw_bag8_load(&s.m_done[0])
        at_2 = 1
        if <unsigned int>at_2 >= 8u:
            fault(s, 402)
        else:
            whole_2.n[at_2] = held_3
            if bag_misfits(whole_2, 65535):
                fault(s, 401)
            else:
                set_done(s, whole_2, 401)
    else:
        fault(s, 401)
    return 0


cdef inline int its_share_service_card_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline uint64_t union_line_293(S* s, int v0) noexcept nogil:
    # line 293
    cdef uint64_t r = 0
    cdef int x1
    cdef uint64_t left1 = 0x1ULL & ~rw_single(v0 - 1, 1)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r |= at_cards(s, x1)
    return r


cdef int search_d13(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    if not looks_on(s, t, you, 220, 403):
        return 1 if s.r_fault else 0
    cdef uint64_t left2 = (
        union_line_293(s, you)
        & (at_cards(s, 1) | at_cards(s, 1))
        & (0xFFFFFFFFFFFFFULL & ~s.m_shared)
    )
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        m.option = 0
        m.args[0] = x2
        if leads_on(s, t, &m, 516):
            return searched(s, 0)
    return searched(s, 1)


cdef bint surely_rules_5(S* s, int rules, int a0) noexcept nogil:
    if (
        rules == 50 or rules == 54 or rules == 60 or rules == 66 or rules == 67 or rules == 76 or rules == 79
        or rules == 84
    ):
        return True
    elif rules == 51:
        return f_sure_Service_when(s, a0)
    elif rules == 52:
        return f_sure_Service_when_2(s, a0)
    elif rules == 53:
        return f_sure_Service_when_3(s, a0)
    elif rules == 55:
        return f_sure_Service_when_4(s, a0)
    elif rules == 57:
        return f_sure_Service_when_6(s, a0)
    elif rules == 58:
        return f_sure_Service_when_7(s, a0)
    elif rules == 59:
        return f_sure_Service_when_23(s, a0)
    elif rules == 61:
        return f_sure_Service_when_8(s, a0)
    elif rules == 62:
        return f_possible_Service_when(s, a0)
    elif rules == 63:
        return f_sure_Service_when_24(s, a0)
    elif rules == 64:
        return f_sure_Service_when_9(s, a0)
    elif rules == 68:
        return f_sure_Service_when_11(s, a0)
    elif rules == 69:
        return f_sure_Service_when_12(s, a0)
    elif rules == 70 or rules == 75:
        return f_sure_Service_when_13(s, a0)
    elif rules == 71:
        return f_sure_Service_when_14(s, a0)
    elif rules == 73:
        return f_sure_Service_when_15(s, a0)
    elif rules == 74:
        return f_sure_Service_when_16(s, a0)
    elif rules == 78:
        return f_sure_Service_when_18(s, a0)
    elif rules == 80:
        return f_sure_Service_when_19(s, a0)
    elif rules == 82:
        return f_sure_Service_when_20(s, a0)
    elif rules == 83:
        return f_sure_Service_when_21(s, a0)
    return False


cdef void generate_d13_0_share(S* s, int you, Moves* out) noexcept nogil:
    # line 293 @RK-69
    cdef Move* m
    cdef int x2
    s.r_listed = 404
    cdef uint64_t left2 = (
        union_line_293(s, you)
        & (at_cards(s, 1) | at_cards(s, 1))
        & (0xFFFFFFFFFFFFFULL & ~s.m_shared)
    )
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x2
        if (
            T_Service_when[rw_place_in(x2, 0, 10)] == 0
            or surely_rules_5(s, T_Service_when[rw_place_in(x2, 0, 10)], you)
        ):
            m.noted |= SURE


cdef int sample_d13(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a2
    begin_trial(&trial, False)
    cdef uint64_t range2 = (
        union_line_293(s, you)
        & (at_cards(s, 1) | at_cards(s, 1))
        & (0xFFFFFFFFFFFFFULL & ~s.m_shared)
    )
    cdef uint32_t size2 = rw_size(range2)
    cdef uint32_t weight0 = size2
    if weight0 != 0:
        for tries in range(rw_min(40, weight0)):
            rested(s)
            at = rw_below(&rng.state, weight0)
            k = at
            a2 = rw_nth(range2, k) + 1
            m.option = 0
            m.args[0] = a2
            m.noted = (
                SURE
                if (
                    T_Service_when[rw_place_in(a2, 0, 10)] == 0
                    or surely_rules_5(s, T_Service_when[rw_place_in(a2, 0, 10)], you)
                )
                else 0
            )
            if tried(s, &trial, m, 13):
                return 1
    rng.moves.count = 0
    generate_d13_0_share(s, you, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 13):
            return 1
        strike(rng)
    return 0


cdef void legal_d13(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d13_0_share(s, you, out)
    keep_tried(s, &trial, out, start, 13)


cdef inline void set_shared(S* s, uint64_t value, int site) noexcept nogil:
    s.m_shared = value


cdef inline int its_seed_parcels_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 8))[0]


cdef inline int its_seed_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 9))[0]


cdef inline int its_seed_times_made_2(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>(frame(s) + 4))[0]


cdef inline int its_seed_times_most_2(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline void set_its_seed_times_made_2(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>(frame(s) + 4))[0] = value


cdef inline void set_its_seed_times_most_2(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef int search_d14(S* s, int you, int c3, int c4, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x5
    cdef int x6
    cdef int k6
    cdef int at6
    cdef uint64_t seen6
    if not looks_on(s, t, you, 232, 391):
        return 1 if s.r_fault else 0
    for x5 in range(1, 6):
        if tally_stock(s, you, x5) >= 1:
            at6 = place_in_farm(you)
            seen6 = 0
            for k6 in range(s.m_farm_length if at6 >= 0 else 0):
                x6 = (<uint8_t*>&s.m_farm[at6 * 23])[k6]
                if seen6 & <uint64_t>1 << x6 - 1:
                    continue
                seen6 |= <uint64_t>1 << x6 - 1
                if any_planted(s, x6) == 0:
                    if rw_has(f_allowed(s, x6, you), x5 - 1, 5):
                        m.option = 0
                        m.args[0] = x5
                        m.args[1] = x6
                        if leads_on(s, t, &m, 517):
                            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d14_0_sow(S* s, int you, int c3, int c4, Moves* out) noexcept nogil:
    # line 229 @RK-40
    cdef Move* m
    cdef int x5
    cdef int x6
    cdef int k6
    cdef int at6
    cdef uint64_t seen6
    s.r_listed = 392
    cdef uint32_t sure = SURE if c3 + 1 >= c4 else 0
    for x5 in range(1, 6):
        if tally_stock(s, you, x5) >= 1:
            at6 = place_in_farm(you)
            seen6 = 0
            for k6 in range(s.m_farm_length if at6 >= 0 else 0):
                x6 = (<uint8_t*>&s.m_farm[at6 * 23])[k6]
                if seen6 & <uint64_t>1 << x6 - 1:
                    continue
                seen6 |= <uint64_t>1 << x6 - 1
                if any_planted(s, x6) == 0:
                    if rw_has(f_allowed(s, x6, you), x5 - 1, 5):
                        m = another(s, out)
                        m.noted = 0u | sure
                        m.option = 0
                        m.args[0] = x5
                        m.args[1] = x6


cdef int sample_d14(S* s, int you, int c3, int c4, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d14_0_sow(s, you, c3, c4, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 14):
            return 1
        strike(rng)
    return 0


cdef void legal_d14(S* s, int you, int c3, int c4, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d14_0_sow(s, you, c3, c4, out)
    keep_tried(s, &trial, out, start, 14)


cdef inline int its_harvest_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 16))[0]


cdef inline uint64_t its_harvest_visited_2(S* s) noexcept nogil:
    return (<rw_loose_uint32_t*>frame(s))[0]


cdef inline int its_harvest_times_made_2(S* s) noexcept nogil:
    return (<rw_loose_uint16_t*>(frame(s) + 12))[0]


cdef inline int its_harvest_times_most_2(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 4))[0]


cdef inline int its_harvest_times_least(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>(frame(s) + 8))[0]


cdef inline void set_its_harvest_visited_2(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint32_t*>frame(s))[0] = value


cdef inline void set_its_harvest_times_made_2(S* s, int value) noexcept nogil:
    (<rw_loose_uint16_t*>(frame(s) + 12))[0] = value


cdef inline void set_its_harvest_times_most_2(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 4))[0] = value


cdef inline void set_its_harvest_times_least(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>(frame(s) + 8))[0] = value


cdef int search_d15(S* s, int you, uint64_t c2, int c3, int c4, int c5, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x6
    cdef int x7
    cdef int k7
    cdef int at7
    cdef uint64_t seen7
    if not looks_on(s, t, you, 241, 365):
        return 1 if s.r_fault else 0
    if c3 >= c5:
        m.option = 1
        if leads_on(s, t, &m, 518):
            return searched(s, 0)
    for x6 in range(1, 6):
        at7 = place_in_farm(you)
        seen7 = 0
        for k7 in range(s.m_farm_length if at7 >= 0 else 0):
            x7 = (<uint8_t*>&s.m_farm[at7 * 23])[k7]
            if seen7 & <uint64_t>1 << x7 - 1:
                continue
            seen7 |= <uint64_t>1 << x7 - 1
            if tally_planted(s, x7, x6) >= 1:
                if not rw_has(c2, x7 - 1, 23) or at_cards(s, you) & 0x400000000ULL != 0:
                    m.option = 0
                    m.args[0] = x6
                    m.args[1] = x7
                    if leads_on(s, t, &m, 518):
                        return searched(s, 0)
    return searched(s, 1)


cdef void generate_d15_0_pick(S* s, int you, uint64_t c2, int c3, int c4, int c5, Moves* out) noexcept nogil:
    # line 259 @RK-48
    cdef Move* m
    cdef int x6
    cdef int x7
    cdef int k7
    cdef int at7
    cdef uint64_t seen7
    s.r_listed = 366
    cdef uint32_t sure = SURE if c3 + 1 >= c4 or c3 + 1 >= c5 else 0
    for x6 in range(1, 6):
        at7 = place_in_farm(you)
        seen7 = 0
        for k7 in range(s.m_farm_length if at7 >= 0 else 0):
            x7 = (<uint8_t*>&s.m_farm[at7 * 23])[k7]
            if seen7 & <uint64_t>1 << x7 - 1:
                continue
            seen7 |= <uint64_t>1 << x7 - 1
            if tally_planted(s, x7, x6) >= 1:
                if not rw_has(c2, x7 - 1, 23) or at_cards(s, you) & 0x400000000ULL != 0:
                    m = another(s, out)
                    m.noted = 0u | sure
                    m.option = 0
                    m.args[0] = x6
                    m.args[1] = x7


cdef void generate_d15_1_pass(S* s, int you, uint64_t c2, int c3, int c4, int c5, Moves* out) noexcept nogil:
    # line 259
    if c3 < c5:
        return
    cdef Move* m = another(s, out)
    m.noted = 0
    m.option = 1


cdef int sample_d15(S* s, int you, uint64_t c2, int c3, int c4, int c5, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d15_0_pick(s, you, c2, c3, c4, c5, &rng.moves)
    cdef int others = rng.moves.count
    generate_d15_1_pass(s, you, c2, c3, c4, c5, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 or m.option == 1 and calls_need(s, 241) == 1) or tried(s, &trial, m, 15):
            return 2 if others == 0 else 1
        strike(rng)
    return 0


cdef inline bint any_d15_0_pick(S* s, int you, uint64_t c2, int c3, int c4, int c5) noexcept nogil:
    cdef int x6
    cdef int x7
    cdef int k7
    cdef int at7
    cdef uint64_t seen7
    for x6 in range(1, 6):
        at7 = place_in_farm(you)
        seen7 = 0
        for k7 in range(s.m_farm_length if at7 >= 0 else 0):
            x7 = (<uint8_t*>&s.m_farm[at7 * 23])[k7]
            if seen7 & <uint64_t>1 << x7 - 1:
                continue
            seen7 |= <uint64_t>1 << x7 - 1
            if tally_planted(s, x7, x6) >= 1:
                if not rw_has(c2, x7 - 1, 23) or at_cards(s, you) & 0x400000000ULL != 0:
                    return True
    return False


cdef bint any_legal_d15(S* s, int you, uint64_t c2, int c3, int c4, int c5) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d15_0_pick(s, you, c2, c3, c4, c5, &found)
    return any_tried(s, &trial, &found, 15)


cdef void legal_d15(S* s, int you, uint64_t c2, int c3, int c4, int c5, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d15_0_pick(s, you, c2, c3, c4, c5, out)
    keep_tried(s, &trial, out, start, 15)
    start = out.count
    generate_d15_1_pass(s, you, c2, c3, c4, c5, out)
    if calls_need(s, 241) == 1:
        keep_tried(s, &trial, out, start, 15)


cdef inline int its_pay_identical_n(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_pay_identical_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef int search_d16(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    if not looks_on(s, t, you, 248, 414):
        return 1 if s.r_fault else 0
    for x2 in range(1, 6):
        if tally_stock(s, you, x2) >= c0:
            if tally_stock(s, you, x2) >= c0:
                m.option = 0
                m.args[0] = x2
                if leads_on(s, t, &m, 519):
                    return searched(s, 0)
    return searched(s, 1)


cdef void generate_d16_0_pay(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 171 @RK-63
    cdef Move* m
    cdef int x2
    s.r_listed = 415
    for x2 in range(1, 6):
        if tally_stock(s, you, x2) >= c0:
            if tally_stock(s, you, x2) >= c0:
                m = another(s, out)
                m.noted = 0
                m.option = 0
                m.args[0] = x2


cdef void legal_d16(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d16_0_pay(s, you, c0, out)
    if calls_need(s, 248) == 1:
        keep_tried(s, &trial, out, start, 16)


cdef inline int its_discard_houses_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline int its_discard_houses_fewer(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline void set_its_discard_houses_fewer(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef int search_d17(S* s, int you, int c3, Trial* t) noexcept nogil:
    cdef Move m
    cdef uint64_t x4
    cdef uint64_t next4
    if not looks_on(s, t, you, 253, 418):
        return 1 if s.r_fault else 0
    cdef uint64_t of4 = members_of_2(at_farm(s, you))
    cdef rw_between sizes4 = rw_between_just(c3)
    cdef bint more4 = rw_first_subset(&next4, &of4, 1, sizes4)
    while more4:
        x4 = next4
        more4 = rw_next_subset(&next4, &of4, 1, sizes4)
        s.r_spent += 15
        if s.r_spent > s.r_alarm and alarmed(s, 419):
            break
        m.option = 0
        m.args[0] = x4
        if leads_on(s, t, &m, 520):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d17_0_discard(S* s, int you, int c3, Moves* out) noexcept nogil:
    # line 218 @RK-60
    cdef Move* m
    cdef uint64_t x4
    cdef uint64_t next4
    s.r_listed = 420
    cdef uint64_t of4 = members_of_2(at_farm(s, you))
    cdef rw_between sizes4 = rw_between_just(c3)
    cdef bint more4 = rw_first_subset(&next4, &of4, 1, sizes4)
    while more4:
        x4 = next4
        more4 = rw_next_subset(&next4, &of4, 1, sizes4)
        s.r_spent += 15
        if s.r_spent > s.r_alarm and alarmed(s, 419):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x4


cdef void legal_d17(S* s, int you, int c3, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d17_0_discard(s, you, c3, out)
    if calls_need(s, 253) == 1:
        keep_tried(s, &trial, out, start, 17)


cdef inline int its_take_house_you_2(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 10))[0]


cdef int search_d19(S* s, int you, rw_between c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    if not looks_on(s, t, you, 272, 382):
        return 1 if s.r_fault else 0
    cdef rw_between ends = c0
    for x2 in range(ends.low, ends.high + 1):
        s.r_spent += 26
        if s.r_spent > s.r_alarm and alarmed(s, 383):
            break
        if f_pile(s, x2):
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 522):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d19_0_house(S* s, int you, rw_between c0, Moves* out) noexcept nogil:
    # line 194 @RK-54
    cdef Move* m
    cdef int x2
    s.r_listed = 384
    for x2 in range(c0.low, c0.high + 1):
        s.r_spent += 26
        if s.r_spent > s.r_alarm and alarmed(s, 383):
            break
        if f_pile(s, x2):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x2


cdef void legal_d19(S* s, int you, rw_between c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d19_0_house(s, you, c0, out)
    if calls_need(s, 272) == 1:
        keep_tried(s, &trial, out, start, 19)


cdef inline int its_harvest_twice_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_harvest_twice_house(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef int search_d21(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef int k1
    if not looks_on(s, t, you, 282, 422):
        return 1 if s.r_fault else 0
    cdef int at1 = place_in_farm(you)
    cdef uint64_t seen1 = 0
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if seen1 & <uint64_t>1 << x1 - 1:
            continue
        seen1 |= <uint64_t>1 << x1 - 1
        if size_planted(s, x1) >= 2:
            m.option = 0
            m.args[0] = x1
            if leads_on(s, t, &m, 524):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d21_0_reap(S* s, int you, Moves* out) noexcept nogil:
    # line 266 @RK-51
    cdef Move* m
    cdef int x1
    cdef int k1
    s.r_listed = 423
    cdef int at1 = place_in_farm(you)
    cdef uint64_t seen1 = 0
    for k1 in range(s.m_farm_length if at1 >= 0 else 0):
        x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
        if seen1 & <uint64_t>1 << x1 - 1:
            continue
        seen1 |= <uint64_t>1 << x1 - 1
        if size_planted(s, x1) >= 2:
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x1


cdef int sample_d21(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    rng.moves.count = 0
    generate_d21_0_reap(s, you, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 21):
            return 1
        strike(rng)
    return 0


cdef void legal_d21(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d21_0_reap(s, you, out)
    keep_tried(s, &trial, out, start, 21)


cdef inline int its_mixed_seed_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d28(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    if not looks_on(s, t, you, 356, 426):
        return 1 if s.r_fault else 0
    cdef uint64_t left1 = f_empties(s, you) & 0x180F00ULL
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m.option = 0
        m.args[0] = x1
        if leads_on(s, t, &m, 531):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d28_0_fill(S* s, int you, Moves* out) noexcept nogil:
    # line 316 @RK-111
    cdef Move* m
    cdef int x1
    s.r_listed = 427
    cdef uint64_t left1 = f_empties(s, you) & 0x180F00ULL
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x1


cdef void legal_d28(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d28_0_fill(s, you, out)
    if calls_need(s, 356) == 1:
        keep_tried(s, &trial, out, start, 28)


cdef inline int its_seed_house_house(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_seed_house_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef int search_d31(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    if not looks_on(s, t, you, 369, 432):
        return 1 if s.r_fault else 0
    cdef uint64_t left2 = f_allowed(s, c0, you)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if tally_stock(s, you, x2) >= 1:
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 534):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d31_0_sow(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 236 @RK-42
    cdef Move* m
    cdef int x2
    s.r_listed = 433
    cdef uint64_t left2 = f_allowed(s, c0, you)
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if tally_stock(s, you, x2) >= 1:
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x2


cdef void legal_d31(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d31_0_sow(s, you, c0, out)
    if calls_need(s, 369) == 1:
        keep_tried(s, &trial, out, start, 31)


cdef int do_sow_2(S* s, Trial* t, int v0_good, int v1_house, int v2_parcels, int v3_you) noexcept nogil:
    # line 222
    cdef rw_bag5 whole
    cdef int at
    cdef rw_bag8 whole_2
    cdef int at_2
    # line 223
    cdef int held = tally_stock(s, v3_you, v0_good) - 1
    if 0 <= held and held <= 65535:
        whole = at_stock(s, v3_you)
        at = v0_good - 1
        if <unsigned int>at >= 5u:
            fault(s, 398)
        else:
            whole.n[at] = held
            if bag_misfits_2(whole, 65535):
                fault(s, 397)
            else:
                set_stock(s, v3_you, whole, 398)
    else:
        fault(s, 397)
    # line 224
    cdef rw_bag5 held_2 = rw_bag5_amount(rw_min(present(s, v2_parcels, 436), 250), v0_good - 1)
    if bag_misfits_2(held_2, 6):
        fault(s, 399)
    else:
        set_planted(s, v1_house, held_2, 400)
    # line 225
    cdef int held_3 = tally_done(s, 2) + 1
    if 0 <= held_3 and held_3 <= 65535:
        whole_2 = rw_bag8_load(&s.m_done[0])
        at_2 = 1
        if <unsigned int>at_2 >= 8u:
            fault(s, 402)
        else:
            whole_2.n[at_2] = held_3
            if bag_misfits(whole_2, 65535):
                fault(s, 401)
            else:
                set_done(s, whole_2, 401)
    else:
        fault(s, 401)
    return 0


cdef inline int its_harvest_all_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline uint64_t its_harvest_all_rest_of_house(S* s) noexcept nogil:
    return (<rw_loose_uint32_t*>frame(s))[0]


cdef inline void set_its_harvest_all_rest_of_house(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint32_t*>frame(s))[0] = value


cdef inline int its_use_space_column(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline int its_use_space_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 3))[0]


cdef inline bint leads_d37_0_space(S* s, int you, int c0, int a0) noexcept nogil:
    # line 328 @RK-118
    # line 330 @RK-118
    if not f_performable(s, a0, you):
        return False
    return True


cdef int search_d37(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x2
    if not looks_on(s, t, you, 410, 438):
        return 1 if s.r_fault else 0
    cdef uint64_t left2 = (
        T_masks_line_328[c0 - 1]
        & (
            0xFFF000000ULL
            & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
            & 0xFFFFFFFFFFULL
        )
        & (0xFFFFFFFFFFULL & ~s.m_worker)
        & (0xFFFFFFFFFFULL & ~s.m_blocked)
    )
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if leads_d37_0_space(s, you, c0, x2):
            m.option = 0
            m.args[0] = x2
            if leads_on(s, t, &m, 540):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d37_0_space(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 328 @RK-118
    cdef Move* m
    cdef int x2
    s.r_listed = 439
    cdef uint64_t left2 = (
        T_masks_line_328[c0 - 1]
        & (
            0xFFF000000ULL
            & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
            & 0xFFFFFFFFFFULL
        )
        & (0xFFFFFFFFFFULL & ~s.m_worker)
        & (0xFFFFFFFFFFULL & ~s.m_blocked)
    )
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        if leads_d37_0_space(s, you, c0, x2):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            m.args[0] = x2


cdef int sample_d37(S* s, int you, int c0, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a2
    begin_trial(&trial, False)
    cdef uint64_t range2 = (
        T_masks_line_328[c0 - 1]
        & (
            0xFFF000000ULL
            & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
            & 0xFFFFFFFFFFULL
        )
        & (0xFFFFFFFFFFULL & ~s.m_worker)
        & (0xFFFFFFFFFFULL & ~s.m_blocked)
    )
    cdef uint32_t size2 = rw_size(range2)
    if size2 != 0:
        for tries in range(rw_min(40, size2)):
            rested(s)
            at = rw_below(&rng.state, size2)
            k = at
            a2 = rw_nth(range2, k) + 1
            if leads_d37_0_space(s, you, c0, a2):
                m.option = 0
                m.args[0] = a2
                m.noted = 0
                if calls_need(s, 410) != 1 or tried(s, &trial, m, 37):
                    return 1
    rng.moves.count = 0
    generate_d37_0_space(s, you, c0, &rng.moves)
    while draw_listed(rng, m):
        if not (m.option == 0 and calls_need(s, 410) == 1) or tried(s, &trial, m, 37):
            return 1
        strike(rng)
    return 0


cdef void legal_d37(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d37_0_space(s, you, c0, out)
    if calls_need(s, 410) == 1:
        keep_tried(s, &trial, out, start, 37)


cdef inline void set_its_use_space_column(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline int its_look_at_event_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef inline void set_foreseen(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 1u:
        fault(s, site)
        return
    s.m_foreseen = value


cdef inline int its_barter_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 2))[0]


cdef int search_d39(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    if not looks_on(s, t, you, 440, 448):
        return 1 if s.r_fault else 0
    for x1 in range(1, 6):
        if tally_stock(s, you, x1) >= 2:
            left2 = 0x1FULL & ~<uint64_t>T_masks_line_8[x1 - 1]
            while left2:
                x2 = rw_lowest(left2) + 1
                left2 &= left2 - 1
                m.option = 0
                m.args[0] = x1
                m.args[1] = x2
                if leads_on(s, t, &m, 542):
                    return searched(s, 0)
    return searched(s, 1)


cdef void generate_d39_0_swap(S* s, int you, Moves* out) noexcept nogil:
    # line 184 @RK-118
    cdef Move* m
    cdef int x1
    cdef uint64_t left2
    cdef int x2
    s.r_listed = 449
    for x1 in range(1, 6):
        if tally_stock(s, you, x1) >= 2:
            left2 = 0x1FULL & ~<uint64_t>T_masks_line_8[x1 - 1]
            while left2:
                x2 = rw_lowest(left2) + 1
                left2 &= left2 - 1
                m = another(s, out)
                m.noted = 0
                m.option = 0
                m.args[0] = x1
                m.args[1] = x2


cdef void legal_d39(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d39_0_swap(s, you, out)
    if calls_need(s, 440) == 1:
        keep_tried(s, &trial, out, start, 39)


cdef inline int its_pay_any_n(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_pay_any_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_bag5 sum_line_176(S* s, int v1, uint64_t v65) noexcept nogil:
    # line 176
    cdef rw_bag5 r = rw_bag5_none()
    cdef int index
    cdef int count
    cdef int x2
    cdef uint64_t left2 = v65
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        index = x2 - 1
        count = tally_stock(s, v1, x2)
        if index >= 0 and index < 5 and count > 0:
            r.n[index] += count
    return r


cdef inline bint leads_d41_0_discard(S* s, int you, int c0, rw_bag5 a0) noexcept nogil:
    # line 176 @RK-33
    # line 176 @RK-33
    if not rw_bag5_within(a0, at_stock(s, you)):
        return False
    return True


cdef int search_d41(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_bag5 x3
    cdef uint64_t over3
    cdef rw_bag5 caps3
    if not looks_on(s, t, you, 468, 452):
        return 1 if s.r_fault else 0
    cdef int total3 = c0
    if total3 != 0:
        over3 = 31
        caps3 = sum_line_176(s, you, over3)
    cdef int begun3 = 0
    while rw_split(x3.n, &over3, caps3.n, 5, total3, &begun3):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 453):
            break
        if leads_d41_0_discard(s, you, c0, x3):
            m.option = 0
            rw_bag5_store(<uint8_t*>&m.args[0], x3, RW_MANY)
            if leads_on(s, t, &m, 544):
                return searched(s, 0)
    return searched(s, 1)


cdef void generate_d41_0_discard(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 176 @RK-33
    cdef Move* m
    cdef rw_bag5 x3
    cdef uint64_t over3
    cdef rw_bag5 caps3
    s.r_listed = 454
    if c0 != 0:
        over3 = 31
        caps3 = sum_line_176(s, you, over3)
    cdef int begun3 = 0
    while rw_split(x3.n, &over3, caps3.n, 5, c0, &begun3):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 453):
            break
        if leads_d41_0_discard(s, you, c0, x3):
            m = another(s, out)
            m.noted = 0
            m.option = 0
            rw_split_store(<uint8_t*>&m.args[0], x3.n, &over3, 5, c0)


cdef void legal_d41(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d41_0_discard(s, you, c0, out)
    if calls_need(s, 468) == 1:
        keep_tried(s, &trial, out, start, 41)


cdef inline int its_gain_any_n(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_gain_any_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline rw_bag5 sum_line_180(S* s, int v0, uint64_t v65) noexcept nogil:
    # line 180
    cdef rw_bag5 r = rw_bag5_none()
    cdef int index
    cdef int count
    cdef int x2
    cdef uint64_t left2 = v65
    while left2:
        x2 = rw_lowest(left2) + 1
        left2 &= left2 - 1
        index = x2 - 1
        count = v0
        if index >= 0 and index < 5 and count > 0:
            r.n[index] += count
    return r


cdef int search_d44(S* s, int you, int c0, Trial* t) noexcept nogil:
    cdef Move m
    cdef rw_bag5 x3
    cdef uint64_t over3
    cdef rw_bag5 caps3
    if not looks_on(s, t, you, 495, 456):
        return 1 if s.r_fault else 0
    cdef int total3 = c0
    if total3 != 0:
        over3 = 31
        caps3 = sum_line_180(s, c0, over3)
    cdef int begun3 = 0
    while rw_split(x3.n, &over3, caps3.n, 5, total3, &begun3):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 457):
            break
        m.option = 0
        rw_bag5_store(<uint8_t*>&m.args[0], x3, RW_MANY)
        if leads_on(s, t, &m, 547):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d44_0_take(S* s, int you, int c0, Moves* out) noexcept nogil:
    # line 180 @RK-62
    cdef Move* m
    cdef rw_bag5 x3
    cdef uint64_t over3
    cdef rw_bag5 caps3
    s.r_listed = 458
    if c0 != 0:
        over3 = 31
        caps3 = sum_line_180(s, c0, over3)
    cdef int begun3 = 0
    while rw_split(x3.n, &over3, caps3.n, 5, c0, &begun3):
        s.r_spent += 5
        if s.r_spent > s.r_alarm and alarmed(s, 457):
            break
        m = another(s, out)
        m.noted = 0
        m.option = 0
        rw_split_store(<uint8_t*>&m.args[0], x3.n, &over3, 5, c0)


cdef void legal_d44(S* s, int you, int c0, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d44_0_take(s, you, c0, out)
    if calls_need(s, 495) == 1:
        keep_tried(s, &trial, out, start, 44)


cdef inline void set_its_resolve_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 11))[0] = value


cdef inline void set_its_place_worker_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_carry_out_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 7))[0] = value


cdef inline void set_its_bring_in_harvest_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 32))[0] = value


cdef inline void set_its_pick_one_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline void set_its_serve_tourists_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 4))[0] = value


cdef inline void set_its_harvest_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 12))[0] = value


cdef inline void set_its_take_service_card_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_take_house_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_seed_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 13))[0] = value


cdef inline void set_its_Space_actions_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_share_service_card_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_seed_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 9))[0] = value


cdef inline void set_its_harvest_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 16))[0] = value


cdef inline void set_its_pay_identical_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_discard_houses_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_Space_actions_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_take_house_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline void set_its_Space_actions_you_3(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_harvest_twice_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_harvest_twice_house(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline void set_its_Space_actions_you_4(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Space_actions_you_5(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Space_actions_you_6(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Space_actions_you_7(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_2(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_mixed_seed_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_3(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_4(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_seed_house_house(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_seed_house_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline void set_its_Service_when_you_5(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_6(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_7(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_8(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_9(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_use_space_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 3))[0] = value


cdef inline void set_its_Service_when_you_10(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_barter_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_pay_any_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_gain_any_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_everyone_moment(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_window_turn(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 12))[0] = value


cdef inline void set_its_resolve_moment(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 10))[0] = value


cdef inline void set_its_Space_actions_you_8(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Space_actions_you_9(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Space_actions_you_10(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Space_actions_you_11(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_when_you_11(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_Service_any_time_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_carry_out_placed(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_react_actor(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_pick_one_house(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_take_random_house_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_take_house_sizes(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline void set_its_pay_identical_n(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline void set_its_take_house_sizes_2(S* s, rw_between value) noexcept nogil:
    (<rw_between*>frame(s))[0] = value


cdef inline void set_its_harvest_all_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_look_at_event_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 2))[0] = value


cdef inline void set_its_pay_any_n(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline void set_its_gain_any_n(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push_play(s, 0)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_tables(S* s, int seat) noexcept nogil:
    # @RK-01
    if seat == 0:
        return 0
    return at_progress(s, seat)


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    cdef int total = score0_tables(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_tables(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return 4 * at_progress(s, seat) + (3 - present(s, rw_numbered(find_track(s, seat), 0), 2))


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 475
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v0_seat
    cdef int p0_v11_you
    cdef rw_list4 p0_v13_order
    cdef int p0_v16_you
    cdef int total
    cdef uint64_t held
    cdef int left
    cdef int index
    cdef int held_2
    cdef int held_3
    cdef int held_4
    cdef uint64_t held_5
    cdef int held_6
    cdef int held_7
    cdef uint64_t left19
    cdef int x19
    cdef uint64_t held_8
    cdef int held_9
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            held = 1
            total = rw_size(held)
            if total == 0:
                s.r_failure = 3
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
            # line 478
            held_2 = p0_v0_seat
            set_starter(s, held_2, 5)
            do_lay_out(s, t)
            return begun(r, push(s, 7, -1, 64, 4, 16), 552)
        elif point == 7:
            if t != NULL and settled(s, t, 7):
                return 0
            set_its_play_number(s, 1)
            set_its_play_last_number(s, 7)
            point = 14
        elif point == 14:
            if t != NULL and settled(s, t, 14):
                return 0
            if its_play_number(s) <= its_play_last_number(s):
                if t != NULL and settled(s, t, 15):
                    return 0
                # line 490
                held_3 = its_play_number(s)
                set_round(s, held_3, 18)
                point = 18
            else:
                if t != NULL and settled(s, t, 17):
                    return 0
                # line 530
                held_4 = rw_lanes(&s.m_progress, 1, 21, 255) != 0
                set_target_reached(s, held_4, 20)
                # @RK-101 @RK-105 @RK-106
                if t != NULL:
                    return 0
                over(s, 2, most_line_475(s))
                return 0
        elif point == 18:
            if t != NULL and settled(s, t, 18):
                return 0
            do_forget(s, t)
            if t == NULL and f_idle_play(s):
                point = 43
                continue
            (<Given1*>r.passed).a0 = 6
            return begun(r, push(s, 43, -1, 8, 4, 31), 553)
        elif point == 43:
            if t != NULL and settled(s, t, 43):
                return 0
            set_its_play_times_left(s, 3)
            point = 44
        elif point == 44:
            if t != NULL and settled(s, t, 44):
                return 0
            if its_play_times_left(s) > 0:
                if t != NULL and settled(s, t, 45):
                    return 0
                set_its_play_times_left(s, checked_sub(s, its_play_times_left(s), 1, 32))
                set_its_play_rest_of_you(s, rw_list1_around(s.m_starter, 1, 1))
                point = 47
            else:
                if t != NULL and settled(s, t, 46):
                    return 0
                set_its_play_times_left(s, 0)
                set_its_play_you(s, 0)
                set_its_play_rest_of_you(s, rw_list1_none())
                if t == NULL and f_idle_play_2(s):
                    point = 106
                    continue
                (<Given1*>r.passed).a0 = 0
                return begun(r, push(s, 106, -1, 16, 10, 33), 554)
        elif point == 47:
            if t != NULL and settled(s, t, 47):
                return 0
            if rw_list1_length_v(its_play_rest_of_you_2(s)) == 0:
                point = 44
            else:
                if t != NULL and settled(s, t, 48):
                    return 0
                set_its_play_you(s, rw_list1_item_v(its_play_rest_of_you_2(s), 0, 0))
                rw_drop_first(
                    <uint8_t*>(first_frame(s) + 6),
                    <rw_loose_uint16_t*>(first_frame(s) + 4),
                    sizeof(uint8_t),
                    1
                )
                if t == NULL and f_idle_play_3(s, its_play_you_2(s)):
                    point = 64
                    continue
                (<Given1*>r.passed).a0 = its_play_you_2(s)
                return begun(r, push(s, 64, -1, 16, 10, 33), 554)
        elif point == 64:
            if t != NULL and settled(s, t, 64):
                return 0
            (<Given1*>r.passed).a0 = its_play_you_2(s)
            return begun(r, push(s, 105, -1, 8, 0, 34), 555)
        elif point == 105:
            point = 47
        elif point == 106:
            point = 107
        elif point == 107:
            if t != NULL and settled(s, t, 107):
                return 0
            set_its_play_rest_of_you_2(s, rw_list1_around(s.m_starter, 1, 1))
            point = 108
        elif point == 108:
            if t != NULL and settled(s, t, 108):
                return 0
            if rw_list1_length_v(its_play_rest_of_you_3(s)) == 0:
                point = 135
            else:
                if t != NULL and settled(s, t, 109):
                    return 0
                p0_v11_you = rw_list1_item_v(its_play_rest_of_you_3(s), 0, 0)
                rw_drop_first(
                    <uint8_t*>(first_frame(s) + 10),
                    <rw_loose_uint16_t*>(first_frame(s) + 8),
                    sizeof(uint8_t),
                    1
                )
                (<Given1*>r.passed).a0 = p0_v11_you
                return begun(r, push(s, 134, -1, 40, 30, 35), 556)
        elif point == 134:
            point = 108
        elif point == 135:
            if t != NULL and settled(s, t, 135):
                return 0
            set_its_play_rest_of_you_2(s, rw_list1_none())
            if t == NULL and f_idle_play_2(s):
                point = 136
                continue
            (<Given1*>r.passed).a0 = 0
            return begun(r, push(s, 136, -1, 16, 10, 33), 554)
        elif point == 136:
            if t != NULL and settled(s, t, 136):
                return 0
            if t == NULL and f_idle_play_4(s):
                point = 137
                continue
            (<Given1*>r.passed).a0 = 8
            return begun(r, push(s, 137, -1, 8, 4, 31), 553)
        elif point == 137:
            if t != NULL and settled(s, t, 137):
                return 0
            p0_v13_order = rw_list4_load_uint8_t(&s.m_track[0], s.m_track_length, 0)
            set_its_play_rest_of_you_3(s, p0_v13_order)
            point = 138
        elif point == 138:
            if t != NULL and settled(s, t, 138):
                return 0
            if rw_list4_length_v(its_play_rest_of_you_4(s)) == 0:
                point = 156
            else:
                if t != NULL and settled(s, t, 139):
                    return 0
                set_its_play_you_2(s, rw_list4_item_v(its_play_rest_of_you_4(s), 0, 0))
                rw_drop_first(
                    <uint8_t*>(first_frame(s) + 14),
                    <rw_loose_uint16_t*>(first_frame(s) + 12),
                    sizeof(uint8_t),
                    4
                )
                if t == NULL and f_idle_play_3(s, its_play_you_3(s)):
                    point = 141
                    continue
                (<Given1*>r.passed).a0 = its_play_you_3(s)
                return begun(r, push(s, 141, -1, 16, 10, 33), 554)
        elif point == 141:
            if t != NULL and settled(s, t, 141):
                return 0
            (<Given1*>r.passed).a0 = its_play_you_3(s)
            return begun(r, push_serve_tourists(s, 155), 557)
        elif point == 155:
            point = 138
        elif point == 156:
            if t != NULL and settled(s, t, 156):
                return 0
            set_its_play_rest_of_you_4(s, rw_list4_load_uint8_t(&s.m_track[0], s.m_track_length, 0))
            point = 157
        elif point == 157:
            if t != NULL and settled(s, t, 157):
                return 0
            if rw_list4_length_v(its_play_rest_of_you_5(s)) == 0:
                if t != NULL and settled(s, t, 159):
                    return 0
                set_its_play_you_2(s, 0)
                set_its_play_rest_of_you_3(s, rw_list4_none())
                set_its_play_rest_of_you_4(s, rw_list4_none())
                if t == NULL and f_idle_play_5(s):
                    point = 161
                    continue
                (<Given1*>r.passed).a0 = 10
                return begun(r, push(s, 161, -1, 8, 4, 31), 553)
            else:
                if t != NULL and settled(s, t, 158):
                    return 0
                p0_v16_you = rw_list4_item_v(its_play_rest_of_you_5(s), 0, 0)
                rw_drop_first(
                    <uint8_t*>(first_frame(s) + 20),
                    <rw_loose_uint16_t*>(first_frame(s) + 18),
                    sizeof(uint8_t),
                    4
                )
                set_its_play_you_2(s, 0)
                set_its_play_rest_of_you_3(s, rw_list4_none())
                if t == NULL and f_idle_play_6(s, p0_v16_you):
                    point = 160
                    continue
                (<Given2*>r.passed).a0 = 9
                (<Given2*>r.passed).a1 = p0_v16_you
                return begun(r, push(s, 160, 9, 16, 8, 37), 558)
        elif point == 160:
            point = 157
        elif point == 161:
            if t != NULL and settled(s, t, 161):
                return 0
            if t == NULL and f_idle_play_2(s):
                point = 162
                continue
            (<Given1*>r.passed).a0 = 0
            return begun(r, push(s, 162, -1, 16, 10, 33), 554)
        elif point == 162:
            if t != NULL and settled(s, t, 162):
                return 0
            # line 524
            held_5 = 0
            set_blocked(s, held_5, 39)
            fill_worker(s, 0, 0)
            held_6 = 3
            fill_idle(s, held_6, 40)
            # line 525
            held_7 = 0
            set_weather(s, held_7, 42)
            left19 = 1
            while left19:
                x19 = rw_lowest(left19) + 1
                left19 &= left19 - 1
                # line 527
                held_8 = at_used(s, x19) & 0x4000000100000ULL
                set_used(s, x19, held_8, 43)
            if its_play_number(s) < 7:
                # line 529
                held_9 = rw_turn(s.m_starter, 1, 1)
                set_starter(s, held_9, 45)
            if t != NULL and settled(s, t, 16):
                return 0
            set_its_play_number(s, its_play_number(s) + 1)
            point = 14
        elif point == 548:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            p0_v0_seat = index_2 + 1
            point = 1
        else:
            r.point = point
            return -1


cdef int flow2_deal_cards(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 457
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p2_v5_card
    cdef int held
    cdef int total
    cdef rw_bag52 held_2
    cdef int left
    cdef int index
    cdef uint64_t held_3
    cdef int at
    cdef int index_2
    cdef rw_bag52 held_4
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 2:
            if t != NULL and settled(s, t, 2):
                return 0
            # line 462
            held = 1
            set_letter(s, held, 47)
            set_its_deal_cards_set_cards(s, bag_of(T_masks_line_457[s.m_letter] & 0xFFFFFFFFFULL), 48)
            set_its_deal_cards_times_left(s, 5)
            point = 3
        elif point == 3:
            if t != NULL and settled(s, t, 3):
                return 0
            if its_deal_cards_times_left(s) > 0:
                if t != NULL and settled(s, t, 4):
                    return 0
                set_its_deal_cards_times_left(s, checked_sub(s, its_deal_cards_times_left(s), 1, 49))
                held_2 = its_deal_cards_set_cards(s)
                total = rw_bag52_size(held_2)
                if total == 0:
                    s.r_failure = 50
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 4
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = 0
                while left >= held_2.n[index]:
                    left -= held_2.n[index]
                    index += 1
                held_2.n[index] -= 1
                set_its_deal_cards_set_cards(s, held_2, 48)
                p2_v5_card = index + 1
                point = 6
            else:
                if t != NULL and settled(s, t, 5):
                    return 0
                return leave(s, r, 64, 4)
        elif point == 6:
            if t != NULL and settled(s, t, 6):
                return 0
            # line 465
            held_3 = s.m_display
            at = p2_v5_card - 1
            if <unsigned int>at >= 52u:
                fault(s, 52)
            else:
                held_3 |= rw_single(at, 52)
                set_display(s, held_3, 54)
            point = 3
        elif point == 549:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            held_4 = its_deal_cards_set_cards(s)
            held_4.n[index_2] -= 1
            set_its_deal_cards_set_cards(s, held_4, 48)
            p2_v5_card = index_2 + 1
            point = 6
        elif point == 552:
            point = 2
        else:
            r.point = point
            return -1


cdef int flow4_take_random_house(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 200
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p4_v1_house
    cdef int total
    cdef int known
    cdef int left
    cdef int index
    cdef int index_2
    while True:
        if s.r_fault:
            return 1
        if point == 23:
            if t != NULL and settled(s, t, 23):
                return 0
            if size_randoms(s) == 0:
                if t != NULL and settled(s, t, 24):
                    return 0
                do_gain(s, t, BAG_OF_Good, its_take_random_house_you(s))
                point = 26
            else:
                if t != NULL and settled(s, t, 25):
                    return 0
                total = rw_bytes_total(&s.m_randoms_middle[0], 23)
                if s.m_randoms_top_length > 0:
                    known = (&s.m_randoms_top[0])[0]
                    rw_drop_first(&s.m_randoms_top[0], &s.m_randoms_top_length, sizeof(uint8_t), 60)
                    p4_v1_house = known
                    point = 27
                    continue
                if s.m_randoms_bottom_length > 0 and total == 0:
                    known = (&s.m_randoms_bottom[0])[0]
                    rw_drop_first(&s.m_randoms_bottom[0], &s.m_randoms_bottom_length, sizeof(uint8_t), 60)
                    p4_v1_house = known
                    point = 27
                    continue
                if total == 0:
                    s.r_failure = 57
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 25
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_randoms_middle[0], 23, left)
                (<uint8_t*>&s.m_randoms_middle[0])[index] -= 1
                p4_v1_house = index + 1
                point = 27
        elif point == 26:
            if t != NULL and settled(s, t, 26):
                return 0
            return leave(s, r, 8, 0)
        elif point == 27:
            if t != NULL and settled(s, t, 27):
                return 0
            do_receive(s, t, p4_v1_house, its_take_random_house_you(s))
            point = 26
        elif point == 550:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_randoms_middle[0])[index_2] -= 1
            p4_v1_house = index_2 + 1
            point = 27
        elif point == 666:
            set_its_take_random_house_you(s, (<Given1*>given).a0)
            point = 23
        else:
            r.point = point
            return -1


cdef int flow8_everyone(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 371
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p8_v1_you
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 29:
            if t != NULL and settled(s, t, 29):
                return 0
            set_its_everyone_rest_of_you(s, rw_list1_around(s.m_starter, 1, 1))
            point = 30
        elif point == 30:
            if t != NULL and settled(s, t, 30):
                return 0
            if rw_list1_length_v(its_everyone_rest_of_you(s)) == 0:
                if t != NULL and settled(s, t, 32):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 31):
                    return 0
                p8_v1_you = rw_list1_item_v(its_everyone_rest_of_you(s), 0, 0)
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                if t == NULL and f_idle_everyone(s, its_everyone_moment(s), p8_v1_you):
                    point = 42
                    continue
                (<Given2*>r.passed).a0 = its_everyone_moment(s)
                (<Given2*>r.passed).a1 = p8_v1_you
                return begun(r, push(s, 42, 9, 16, 8, 37), 558)
        elif point == 42:
            point = 30
        elif point == 553:
            set_its_everyone_moment(s, (<Given1*>given).a0)
            point = 29
        else:
            r.point = point
            return -1


cdef int flow9_resolve(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 357
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p9_v4_card
    cdef int actor
    cdef int way
    cdef Moves listed
    cdef Moves* found
    cdef int way_2
    cdef uint64_t held
    cdef int at
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 33:
            if t != NULL and settled(s, t, 33):
                return 0
            set_its_resolve_todo(
                s,
                at_cards(s, its_resolve_you(s)) & (0xFFFFFFFFFFFFFULL & ~T_masks_line_371[its_resolve_moment(s) - 1])
            )
            point = 34
        elif point == 34:
            if t != NULL and settled(s, t, 34):
                return 0
            actor = its_resolve_you(s)
            if t != NULL:
                way = search_d0(s, actor, its_resolve_moment(s), its_resolve_todo(s), t)
                if way != 2:
                    return way
                point = 35
                continue
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d0(s, actor, its_resolve_moment(s), its_resolve_todo(s), found)
            way_2 = drawn(s, found, &r.chosen, rng, 0)
            if way_2 == 3:
                given = &r.chosen
                point = 504
                continue
            if way_2 == 1:
                point = 35
                continue
            if way_2 == 4:
                fault(s, 64)
                return 1
            s.r_point = 34
            rested(s)
            return 0
        elif point == 35:
            if t != NULL and settled(s, t, 35):
                return 0
            return leave(s, r, 16, 8)
        elif point == 37:
            # line 361
            held = its_resolve_todo(s)
            at = p9_v4_card - 1
            held &= ~rw_single(at, 52)
            set_its_resolve_todo(s, held)
            (<Given2*>r.passed).a0 = T_Service_when[rw_place_in(p9_v4_card, its_resolve_moment(s) - 1, 10)]
            (<Given2*>r.passed).a1 = its_resolve_you(s)
            return begun(r, push(s, 41, 10, 16, 0, 66), 559)
        elif point == 41:
            if t != NULL and settled(s, t, 36):
                return 0
            point = 34
        elif point == 504:
            if (<Move*>given).option == 0:
                set_its_resolve_you(s, s.r_actor)
                p9_v4_card = (<Move*>given).args[0]
                point = 37
            else:
                return 1
        elif point == 558:
            set_its_resolve_moment(s, (<Given2*>given).a0)
            set_its_resolve_you(s, (<Given2*>given).a1)
            point = 33
        else:
            r.point = point
            return -1


cdef int flow10_quietly(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 305
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p10_v0_effect
    cdef int p10_v1_you
    cdef int rules
    cdef rw_bag8 held
    cdef int held_2
    while True:
        if s.r_fault:
            return 1
        if point == 39:
            if t != NULL and settled(s, t, 39):
                return 0
            set_its_quietly_before(s, rw_bag8_load(&s.m_done[0]), 67)
            set_its_quietly_house(s, s.m_taken)
            rules = p10_v0_effect
            if BEGIN[rules] != 0:
                (<Given1*>r.passed).a0 = p10_v1_you
                return begun(
                    r,
                    push(s, 40, BEGIN_2[rules], BEGIN_3[rules], BEGIN_4[rules], BEGIN_5[rules]),
                    BEGIN[rules]
                )
            s.r_failure = 170
            return 1
        elif point == 40:
            if t != NULL and settled(s, t, 40):
                return 0
            # line 308
            held = its_quietly_before(s)
            if bag_misfits(held, 65535):
                fault(s, 171)
            else:
                set_done(s, held, 171)
            # line 308
            held_2 = its_quietly_house(s)
            set_taken(s, held_2, 174)
            return leave(s, r, 16, 0)
        elif point == 559:
            p10_v0_effect = (<Given2*>given).a0
            p10_v1_you = (<Given2*>given).a1
            point = 39
        else:
            r.point = point
            return -1


cdef int flow11_window(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 380
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p11_v6_card
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 50:
            if t != NULL and settled(s, t, 50):
                return 0
            set_its_window_rest_of_you(s, rw_list1_around(s.m_starter, 1, 1))
            point = 51
        elif point == 51:
            if t != NULL and settled(s, t, 51):
                return 0
            if rw_list1_length_v(its_window_rest_of_you(s)) == 0:
                if t != NULL and settled(s, t, 53):
                    return 0
                return leave(s, r, 16, 10)
            else:
                if t != NULL and settled(s, t, 52):
                    return 0
                set_its_window_you(s, rw_list1_item_v(its_window_rest_of_you(s), 0, 0))
                rw_drop_first(<uint8_t*>(frame(s) + 6), <rw_loose_uint16_t*>(frame(s) + 4), sizeof(uint8_t), 1)
                if its_window_you(s) != its_window_turn(s):
                    if t != NULL and settled(s, t, 54):
                        return 0
                    set_its_window_times_made(s, 0)
                    set_its_window_times_most(s, 2147483647)
                    point = 56
                else:
                    point = 51
        elif point == 55:
            point = 51
        elif point == 56:
            if t != NULL and settled(s, t, 56):
                return 0
            if its_window_times_made(s) < its_window_times_most(s):
                if t != NULL and settled(s, t, 57):
                    return 0
                actor = its_window_you(s)
                if t != NULL:
                    way = search_d1(s, actor, t)
                    if way != 2:
                        return way
                    point = 55
                    continue
                s.r_actor = actor
                if rng != NULL:
                    way_2 = sample_d1(s, actor, rng, &r.chosen)
                    if way_2 == 2:
                        point = 55
                        continue
                    if way_2:
                        if r.chosen.option == 1 and not any_legal_d1(s, actor):
                            point = 55
                            continue
                        if not plays_on(s, rng, &r.chosen, 57):
                            return 0
                        given = &r.chosen
                        point = 505
                        continue
                    fault(s, 177)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d1(s, actor, &listed)
                    way_3 = drawn(s, &listed, &r.chosen, NULL, 1)
                    if way_3 == 1:
                        point = 55
                        continue
                    if way_3 == 4:
                        fault(s, 177)
                        return 1
                    s.r_point = 57
                    rested(s)
                    return 0
            else:
                point = 55
        elif point == 59:
            set_its_window_times_made(s, its_window_times_made(s) + 1)
            (<Given2*>r.passed).a0 = p11_v6_card
            (<Given2*>r.passed).a1 = its_window_you(s)
            return begun(r, push(s, 63, 12, 8, 0, 178), 662)
        elif point == 63:
            if t != NULL and settled(s, t, 58):
                return 0
            point = 56
        elif point == 505:
            if (<Move*>given).option == 0:
                set_its_window_you(s, s.r_actor)
                p11_v6_card = (<Move*>given).args[0]
                point = 59
            elif (<Move*>given).option == 1:
                set_its_window_you(s, s.r_actor)
                point = 55
            else:
                return 1
        elif point == 554:
            set_its_window_turn(s, (<Given1*>given).a0)
            point = 50
        else:
            r.point = point
            return -1


cdef int flow12_use_card(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 375
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p12_v0_card
    cdef int p12_v1_you
    cdef uint64_t held
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 61:
            if t != NULL and settled(s, t, 61):
                return 0
            # line 376 @RK-76
            if rw_has(at_used(s, p12_v1_you), p12_v0_card - 1, 52):
                s.r_failure = 179
                return 1
            # line 377
            held = at_used(s, p12_v1_you)
            at = p12_v0_card - 1
            if <unsigned int>at >= 52u:
                fault(s, 180)
            else:
                held |= rw_single(at, 52)
                set_used(s, p12_v1_you, held, 181)
            (<Given2*>r.passed).a0 = T_Service_any_time[p12_v0_card]
            (<Given2*>r.passed).a1 = p12_v1_you
            return begun(r, push(s, 62, 10, 16, 0, 66), 559)
        elif point == 62:
            if t != NULL and settled(s, t, 62):
                return 0
            return leave(s, r, 8, 0)
        elif point == 662:
            p12_v0_card = (<Given2*>given).a0
            p12_v1_you = (<Given2*>given).a1
            point = 61
        else:
            r.point = point
            return -1


cdef int flow13_place_worker(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 386
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p13_v2_card
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int held
    cdef int held_2
    cdef int held_3
    cdef int held_4
    while True:
        if s.r_fault:
            return 1
        if point == 65:
            point = 66
        elif point == 66:
            if t != NULL and settled(s, t, 66):
                return 0
            actor = its_place_worker_you(s)
            if t != NULL:
                return search_d2(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d2(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 66):
                        return 0
                    given = &r.chosen
                    point = 506
                    continue
                fault(s, 187)
                return 1
            else:
                no_moves(&listed)
                legal_d2(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 2)
                if way == 4:
                    fault(s, 187)
                    return 1
                s.r_point = 66
                rested(s)
                return 0
        elif point == 67:
            if t != NULL and settled(s, t, 67):
                return 0
            return leave(s, r, 8, 0)
        elif point == 69:
            s.r_place = 0
            # line 390 @RK-12
            if rng == NULL and not f_open(s, its_place_worker_space(s)):
                s.r_failure = 188
                return 1
            # line 391 @RK-27
            if (
                rng == NULL
                and not (
                    is_worker(s, its_place_worker_space(s), 0)
                    and not rw_has(s.m_blocked, its_place_worker_space(s) - 1, 40)
                )
            ):
                s.r_failure = 189
                return 1
            # line 392 @RK-36 @RK-37
            if rng == NULL and not f_flag_free(s, its_place_worker_space(s), its_place_worker_you(s)):
                s.r_failure = 190
                return 1
            # line 393 @RK-28
            if not f_performable(s, its_place_worker_space(s), its_place_worker_you(s)):
                s.r_failure = 191
                return 1
            if t != NULL and settled(s, t, 70):
                return 0
            # line 394
            held = its_place_worker_you(s)
            set_worker(s, its_place_worker_space(s), held, 192)
            # line 394
            held_2 = its_place_worker_space(s)
            set_here(s, held_2, 194)
            # line 395
            held_3 = rw_max(0, at_idle(s, its_place_worker_you(s)) - 1)
            set_idle(s, its_place_worker_you(s), held_3, 195)
            if t == NULL and f_idle_place_worker(s, its_place_worker_you(s)):
                point = 71
                continue
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = its_place_worker_you(s)
            return begun(r, push(s, 71, 9, 16, 8, 37), 558)
        elif point == 71:
            if t != NULL and settled(s, t, 71):
                return 0
            if t == NULL and False:
                point = 98
                continue
            (<Given3*>r.passed).a0 = its_place_worker_space(s)
            (<Given3*>r.passed).a1 = 1
            (<Given3*>r.passed).a2 = its_place_worker_you(s)
            return begun(r, push(s, 98, 14, 8, 4, 196), 663)
        elif point == 98:
            if t != NULL and settled(s, t, 98):
                return 0
            set_its_place_worker_space(s, 0)
            if t == NULL and f_idle_place_worker_2(s, its_place_worker_you(s)):
                point = 99
                continue
            (<Given2*>r.passed).a0 = 5
            (<Given2*>r.passed).a1 = its_place_worker_you(s)
            return begun(r, push(s, 99, 9, 16, 8, 37), 558)
        elif point == 99:
            if t != NULL and settled(s, t, 99):
                return 0
            do_forget(s, t)
            point = 67
        elif point == 100:
            if t != NULL and settled(s, t, 100):
                return 0
            if t != NULL and settled(s, t, 101):
                return 0
            # line 402
            held_4 = rw_max(0, at_idle(s, its_place_worker_you(s)) - 1)
            set_idle(s, its_place_worker_you(s), held_4, 197)
            point = 67
        elif point == 102:
            (<Given2*>r.passed).a0 = p13_v2_card
            (<Given2*>r.passed).a1 = its_place_worker_you(s)
            return begun(r, push(s, 104, 12, 8, 0, 178), 662)
        elif point == 104:
            if t != NULL and settled(s, t, 68):
                return 0
            point = 66
        elif point == 506:
            if (<Move*>given).option == 0:
                set_its_place_worker_you(s, s.r_actor)
                set_its_place_worker_space(s, (<Move*>given).args[0])
                point = 69
            elif (<Move*>given).option == 1:
                set_its_place_worker_you(s, s.r_actor)
                point = 100
            elif (<Move*>given).option == 2:
                set_its_place_worker_you(s, s.r_actor)
                p13_v2_card = (<Move*>given).args[0]
                point = 102
            else:
                return 1
        elif point == 555:
            set_its_place_worker_you(s, (<Given1*>given).a0)
            point = 65
        else:
            r.point = point
            return -1


cdef int flow14_carry_out(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 343
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p14_v0_space
    cdef int p14_v4_deed
    cdef int p14_v5_card
    cdef int actor
    cdef int way
    cdef Moves listed
    cdef Moves* found
    cdef int way_2
    cdef rw_list2 held
    cdef int value
    cdef int at
    cdef int turn
    cdef rw_bag8 held_2
    cdef int held_3
    cdef int rules
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 72:
            if t != NULL and settled(s, t, 72):
                return 0
            set_its_carry_out_todo(s, T_Space_actions[p14_v0_space])
            point = 73
        elif point == 73:
            if t != NULL and settled(s, t, 73):
                return 0
            actor = its_carry_out_you(s)
            if t != NULL:
                way = search_d3(s, actor, its_carry_out_placed(s), its_carry_out_todo(s), t)
                if way != 2:
                    return way
                point = 74
                continue
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d3(s, actor, its_carry_out_placed(s), its_carry_out_todo(s), found)
            way_2 = drawn(s, found, &r.chosen, rng, 3)
            if way_2 == 3:
                given = &r.chosen
                point = 507
                continue
            if way_2 == 1:
                point = 74
                continue
            if way_2 == 4:
                fault(s, 201)
                return 1
            s.r_point = 73
            rested(s)
            return 0
        elif point == 74:
            if t != NULL and settled(s, t, 74):
                return 0
            return leave(s, r, 8, 4)
        elif point == 75:
            if t != NULL and settled(s, t, 75):
                return 0
            point = 73
        elif point == 76:
            # line 348
            held = its_carry_out_todo(s)
            value = p14_v4_deed
            for turn in range(1):
                at = rw_list2_index(&held, value)
                if at < 0:
                    fault(s, 202)
                    break
                rw_list2_cut(&held, at)
            set_its_carry_out_todo(s, held)
            # line 349
            held_2 = rw_bag8_none()
            if bag_misfits(held_2, 65535):
                fault(s, 204)
            else:
                set_done(s, held_2, 204)
            # line 349
            held_3 = 0
            set_taken(s, held_3, 207)
            rules = p14_v4_deed
            if BEGIN[rules] != 0:
                (<Given1*>r.passed).a0 = its_carry_out_you(s)
                return begun(
                    r,
                    push(s, 78, BEGIN_2[rules], BEGIN_3[rules], BEGIN_4[rules], BEGIN_5[rules]),
                    BEGIN[rules]
                )
            s.r_failure = 170
            return 1
        elif point == 78:
            if t != NULL and settled(s, t, 78):
                return 0
            if its_carry_out_placed(s):
                if t != NULL and settled(s, t, 79):
                    return 0
                if t == NULL and f_idle_carry_out(s, its_carry_out_you(s)):
                    point = 94
                    continue
                (<Given1*>r.passed).a0 = its_carry_out_you(s)
                return begun(r, push(s, 94, 15, 8, 4, 208), 664)
            else:
                point = 81
        elif point == 81:
            point = 75
        elif point == 94:
            point = 81
        elif point == 95:
            s.r_place = 209
            # line 354
            if not (its_carry_out_placed(s) and any_line_346(s, its_carry_out_you(s), its_carry_out_todo(s))):
                s.r_failure = 210
                return 1
            (<Given2*>r.passed).a0 = p14_v5_card
            (<Given2*>r.passed).a1 = its_carry_out_you(s)
            return begun(r, push(s, 97, 12, 8, 0, 178), 662)
        elif point == 97:
            point = 75
        elif point == 507:
            if (<Move*>given).option == 0:
                set_its_carry_out_you(s, s.r_actor)
                p14_v4_deed = (<Move*>given).args[0]
                point = 76
            elif (<Move*>given).option == 1:
                set_its_carry_out_you(s, s.r_actor)
                p14_v5_card = (<Move*>given).args[0]
                point = 95
            else:
                return 1
        elif point == 663:
            p14_v0_space = (<Given3*>given).a0
            set_its_carry_out_placed(s, (<Given3*>given).a1)
            set_its_carry_out_you(s, (<Given3*>given).a2)
            point = 72
        else:
            r.point = point
            return -1


cdef int flow15_react(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 364
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p15_v1_you
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 82:
            if t != NULL and settled(s, t, 82):
                return 0
            set_its_react_rest_of_you(s, rw_list1_around(s.m_starter, 1, 1))
            point = 83
        elif point == 83:
            if t != NULL and settled(s, t, 83):
                return 0
            if rw_list1_length_v(its_react_rest_of_you(s)) == 0:
                if t != NULL and settled(s, t, 85):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 84):
                    return 0
                p15_v1_you = rw_list1_item_v(its_react_rest_of_you(s), 0, 0)
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                if p15_v1_you == its_react_actor(s):
                    if t != NULL and settled(s, t, 86):
                        return 0
                    if t == NULL and f_idle_react(s, p15_v1_you):
                        point = 89
                        continue
                    (<Given2*>r.passed).a0 = 3
                    (<Given2*>r.passed).a1 = p15_v1_you
                    return begun(r, push(s, 89, 9, 16, 8, 37), 558)
                else:
                    if t != NULL and settled(s, t, 87):
                        return 0
                    if t != NULL and settled(s, t, 90):
                        return 0
                    if t == NULL and f_idle_react_2(s, p15_v1_you):
                        point = 93
                        continue
                    (<Given2*>r.passed).a0 = 4
                    (<Given2*>r.passed).a1 = p15_v1_you
                    return begun(r, push(s, 93, 9, 16, 8, 37), 558)
        elif point == 88:
            point = 83
        elif point == 89:
            point = 88
        elif point == 92:
            point = 88
        elif point == 93:
            point = 92
        elif point == 664:
            set_its_react_actor(s, (<Given1*>given).a0)
            point = 82
        else:
            r.point = point
            return -1


cdef int flow16_bring_in_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 407
    cdef int point = r.point
    cdef void* given = r.given
    cdef uint64_t p16_v1_houses
    cdef uint64_t held
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef uint64_t held_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 111:
            if t != NULL and settled(s, t, 111):
                return 0
            # line 408
            held = f_filled(s, its_bring_in_harvest_you(s))
            set_in_season(s, held, 212)
            if rw_size(f_filled(s, its_bring_in_harvest_you(s))) > T_Event_harvest_only[s.m_weather]:
                if t != NULL and settled(s, t, 112):
                    return 0
                actor = its_bring_in_harvest_you(s)
                if t != NULL:
                    return search_d4(s, actor, t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d4(s, actor, rng, &r.chosen):
                        if not plays_on(s, rng, &r.chosen, 112):
                            return 0
                        given = &r.chosen
                        point = 508
                        continue
                    fault(s, 216)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d4(s, actor, &listed)
                    way = drawn(s, &listed, &r.chosen, NULL, 4)
                    if way == 4:
                        fault(s, 216)
                        return 1
                    s.r_point = 112
                    rested(s)
                    return 0
            else:
                point = 114
        elif point == 114:
            if t != NULL and settled(s, t, 114):
                return 0
            set_its_bring_in_harvest_rest_of_house(s, at_farm(s, its_bring_in_harvest_you(s)))
            point = 118
        elif point == 116:
            if t != NULL and settled(s, t, 116):
                return 0
            if t != NULL and settled(s, t, 117):
                return 0
            # line 411
            held_2 = p16_v1_houses
            set_in_season(s, held_2, 218)
            if t != NULL and settled(s, t, 115):
                return 0
            point = 114
        elif point == 118:
            if t != NULL and settled(s, t, 118):
                return 0
            if rw_list23_length_v(its_bring_in_harvest_rest_of_house(s)) == 0:
                if t != NULL and settled(s, t, 120):
                    return 0
                set_its_bring_in_harvest_house(s, 0)
                set_its_bring_in_harvest_rest_of_house(s, rw_list23_none())
                set_its_bring_in_harvest_times_left(s, 0)
                if t == NULL and f_idle_bring_in_harvest(s, its_bring_in_harvest_you(s)):
                    point = 133
                    continue
                (<Given2*>r.passed).a0 = 7
                (<Given2*>r.passed).a1 = its_bring_in_harvest_you(s)
                return begun(r, push(s, 133, 9, 16, 8, 37), 558)
            else:
                if t != NULL and settled(s, t, 119):
                    return 0
                set_its_bring_in_harvest_house(s, rw_list23_item_v(its_bring_in_harvest_rest_of_house(s), 0, 0))
                rw_drop_first(<uint8_t*>(frame(s) + 6), <rw_loose_uint16_t*>(frame(s) + 4), sizeof(uint8_t), 23)
                if rw_has(s.m_in_season, its_bring_in_harvest_house(s) - 1, 23):
                    if t != NULL and settled(s, t, 121):
                        return 0
                    set_its_bring_in_harvest_times_left(
                        s,
                        1 + sum_line_407(s, its_bring_in_harvest_you(s), its_bring_in_harvest_house(s))
                    )
                    point = 122
                else:
                    point = 118
        elif point == 122:
            if t != NULL and settled(s, t, 122):
                return 0
            if its_bring_in_harvest_times_left(s) > 0:
                if t != NULL and settled(s, t, 123):
                    return 0
                set_its_bring_in_harvest_times_left(s, checked_sub(s, its_bring_in_harvest_times_left(s), 1, 219))
                (<Given2*>r.passed).a0 = its_bring_in_harvest_house(s)
                (<Given2*>r.passed).a1 = its_bring_in_harvest_you(s)
                return begun(r, push(s, 132, -1, 8, 0, 220), 665)
            else:
                point = 118
        elif point == 132:
            point = 122
        elif point == 133:
            if t != NULL and settled(s, t, 133):
                return 0
            do_forget(s, t)
            return leave(s, r, 40, 30)
        elif point == 508:
            if (<Move*>given).option == 0:
                set_its_bring_in_harvest_you(s, s.r_actor)
                p16_v1_houses = (<Move*>given).args[0]
                point = 116
            else:
                return 1
        elif point == 556:
            set_its_bring_in_harvest_you(s, (<Given1*>given).a0)
            point = 111
        else:
            r.point = point
            return -1


cdef int flow17_pick_one(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 252
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p17_v2_good
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 127:
            if t != NULL and settled(s, t, 127):
                return 0
            actor = its_pick_one_you(s)
            if t != NULL:
                return search_d6(s, actor, its_pick_one_house(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d6(s, actor, its_pick_one_house(s), found)
            way = drawn(s, found, &r.chosen, rng, 6)
            if way == 3:
                given = &r.chosen
                point = 509
                continue
            if way == 4:
                fault(s, 223)
                return 1
            s.r_point = 127
            rested(s)
            return 0
        elif point == 129:
            if t != NULL and settled(s, t, 129):
                return 0
            if t != NULL and settled(s, t, 130):
                return 0
            do_pick(s, t, p17_v2_good, its_pick_one_house(s), its_pick_one_you(s))
            if t != NULL and settled(s, t, 128):
                return 0
            return leave(s, r, 8, 0)
        elif point == 509:
            if (<Move*>given).option == 0:
                set_its_pick_one_you(s, s.r_actor)
                p17_v2_good = (<Move*>given).args[0]
                point = 129
            else:
                return 1
        elif point == 665:
            set_its_pick_one_house(s, (<Given2*>given).a0)
            set_its_pick_one_you(s, (<Given2*>given).a1)
            point = 127
        else:
            r.point = point
            return -1


cdef int flow19_serve_tourists(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 421
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p19_v5_card
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int flat
    cdef int at
    cdef int count
    cdef int held
    while True:
        if s.r_fault:
            return 1
        if point == 142:
            if t != NULL and settled(s, t, 142):
                return 0
            set_its_serve_tourists_bonus_left(s, 1)
            point = 143
        elif point == 143:
            s.r_place = 0
            if t != NULL and settled(s, t, 143):
                return 0
            set_its_serve_tourists_step(s, at_progress(s, its_serve_tourists_you(s)) + 1)
            set_its_serve_tourists_good(s, T_values_line_421[rw_place(its_serve_tourists_step(s) - 1, 251)])
            set_its_serve_tourists_needed(s, f_price(s, its_serve_tourists_step(s), its_serve_tourists_you(s)))
            actor = its_serve_tourists_you(s)
            if t != NULL:
                return search_d7(
                    s,
                    actor,
                    its_serve_tourists_bonus_left(s),
                    its_serve_tourists_good(s),
                    its_serve_tourists_needed(s),
                    t
                )
            s.r_actor = actor
            if rng != NULL:
                if sample_d7(
                    s,
                    actor,
                    its_serve_tourists_bonus_left(s),
                    its_serve_tourists_good(s),
                    its_serve_tourists_needed(s),
                    rng,
                    &r.chosen
                ):
                    if not plays_on(s, rng, &r.chosen, 143):
                        return 0
                    given = &r.chosen
                    point = 510
                    continue
                fault(s, 235)
                return 1
            else:
                no_moves(&listed)
                legal_d7(
                    s,
                    actor,
                    its_serve_tourists_bonus_left(s),
                    its_serve_tourists_good(s),
                    its_serve_tourists_needed(s),
                    &listed
                )
                way = drawn(s, &listed, &r.chosen, NULL, 7)
                if way == 4:
                    fault(s, 235)
                    return 1
                s.r_point = 143
                rested(s)
                return 0
        elif point == 145:
            if t != NULL and settled(s, t, 145):
                return 0
            point = 143
        elif point == 146:
            # line 429 @RK-89
            if (
                rng == NULL
                and (
                    tally_stock(s, its_serve_tourists_you(s), its_serve_tourists_good(s))
                    < its_serve_tourists_needed(s)
                )
            ):
                s.r_failure = 236
                return 1
            s.r_place = 0
            if t != NULL and settled(s, t, 147):
                return 0
            # line 430
            flat = place_in_stock(its_serve_tourists_you(s))
            at = its_serve_tourists_good(s) - 1
            count = rw_max(0, its_serve_tourists_needed(s))
            if <unsigned int>at >= 5u:
                at = 0
                count = 0
            if ((<uint8_t*>&s.m_stock[flat * 5])[at] if flat >= 0 else 0) < count:
                fault(s, 237)
            elif flat < 0:
                fault(s, 238)
            else:
                (<uint8_t*>&s.m_stock[flat * 5])[at] -= <uint8_t>count
            # line 431
            held = s.m_paid_advances + 1
            if 0 <= held and held <= 250:
                set_paid_advances(s, held, 239)
            else:
                fault(s, 239)
            do_advance(s, t, 1, its_serve_tourists_you(s))
            point = 145
        elif point == 148:
            # line 434 @RK-91
            if rng == NULL and not its_serve_tourists_bonus_left(s):
                s.r_failure = 251
                return 1
            s.r_place = 0
            if t != NULL and settled(s, t, 149):
                return 0
            set_its_serve_tourists_bonus_left(s, 0)
            do_advance(s, t, 1, its_serve_tourists_you(s))
            do_gain(
                s,
                t,
                rw_bag5_amount(
                    f_yield(s, its_serve_tourists_step(s), its_serve_tourists_you(s)),
                    its_serve_tourists_good(s) - 1
                ),
                its_serve_tourists_you(s)
            )
            point = 145
        elif point == 150:
            # line 438 @RK-91
            if rng == NULL and its_serve_tourists_bonus_left(s):
                s.r_failure = 252
                return 1
            # line 439 @RK-90
            if t != NULL and settled(s, t, 151):
                return 0
            do_forget(s, t)
            if t != NULL and settled(s, t, 144):
                return 0
            return leave(s, r, 8, 2)
        elif point == 152:
            set_its_serve_tourists_step(s, 1)
            set_its_serve_tourists_good(s, 0)
            set_its_serve_tourists_needed(s, 1)
            (<Given2*>r.passed).a0 = p19_v5_card
            (<Given2*>r.passed).a1 = its_serve_tourists_you(s)
            return begun(r, push(s, 154, 12, 8, 0, 178), 662)
        elif point == 154:
            point = 145
        elif point == 510:
            if (<Move*>given).option == 0:
                set_its_serve_tourists_you(s, s.r_actor)
                point = 146
            elif (<Move*>given).option == 1:
                set_its_serve_tourists_you(s, s.r_actor)
                point = 148
            elif (<Move*>given).option == 2:
                set_its_serve_tourists_you(s, s.r_actor)
                point = 150
            elif (<Move*>given).option == 3:
                set_its_serve_tourists_you(s, s.r_actor)
                p19_v5_card = (<Move*>given).args[0]
                point = 152
            else:
                return 1
        elif point == 557:
            set_its_serve_tourists_you(s, (<Given1*>given).a0)
            point = 142
        else:
            r.point = point
            return -1


cdef int flow21_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 3
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p21_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 163:
            if t != NULL and settled(s, t, 163):
                return 0
            (<Given1*>r.passed).a0 = p21_v0_you
            return begun(r, push(s, 164, -1, 8, 0, 254), 666)
        elif point == 164:
            if t != NULL and settled(s, t, 164):
                return 0
            return leave(s, r, 8, 0)
        elif point == 560:
            p21_v0_you = (<Given1*>given).a0
            point = 163
        else:
            r.point = point
            return -1


cdef int flow22_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 3
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p22_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 165:
            if t != NULL and settled(s, t, 165):
                return 0
            do_gain(s, t, BAG_OF_Good, p22_v0_you)
            return leave(s, r, 8, 0)
        elif point == 561:
            p22_v0_you = (<Given1*>given).a0
            point = 165
        else:
            r.point = point
            return -1


cdef int flow23_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 4
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p23_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 166:
            if t != NULL and settled(s, t, 166):
                return 0
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = p23_v0_you
            return begun(r, push(s, 174, -1, 16, 10, 255), 667)
        elif point == 174:
            if t != NULL and settled(s, t, 174):
                return 0
            return leave(s, r, 8, 0)
        elif point == 562:
            p23_v0_you = (<Given1*>given).a0
            point = 166
        else:
            r.point = point
            return -1


cdef int flow24_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 5
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p24_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 175:
            if t != NULL and settled(s, t, 175):
                return 0
            do_gain(s, t, BAG_OF_Good_2, p24_v0_you)
            return leave(s, r, 8, 0)
        elif point == 563:
            p24_v0_you = (<Given1*>given).a0
            point = 175
        else:
            r.point = point
            return -1


cdef int flow25_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 6
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p25_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 176:
            if t != NULL and settled(s, t, 176):
                return 0
            (<Given1*>r.passed).a0 = p25_v0_you
            return begun(r, push(s, 187, 124, 8, 0, 256), 668)
        elif point == 187:
            if t != NULL and settled(s, t, 187):
                return 0
            return leave(s, r, 8, 0)
        elif point == 564:
            p25_v0_you = (<Given1*>given).a0
            point = 176
        else:
            r.point = point
            return -1


cdef int flow26_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 7
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p26_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 188:
            if t != NULL and settled(s, t, 188):
                return 0
            (<Given2*>r.passed).a0 = 3
            (<Given2*>r.passed).a1 = p26_v0_you
            return begun(r, push(s, 193, -1, 8, 4, 257), 669)
        elif point == 193:
            if t != NULL and settled(s, t, 193):
                return 0
            return leave(s, r, 8, 0)
        elif point == 565:
            p26_v0_you = (<Given1*>given).a0
            point = 188
        else:
            r.point = point
            return -1


cdef int flow27_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 8
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p27_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 194:
            if t != NULL and settled(s, t, 194):
                return 0
            (<Given2*>r.passed).a0 = 1
            (<Given2*>r.passed).a1 = p27_v0_you
            return begun(r, push(s, 204, 127, 8, 0, 258), 670)
        elif point == 204:
            if t != NULL and settled(s, t, 204):
                return 0
            return leave(s, r, 8, 0)
        elif point == 566:
            p27_v0_you = (<Given1*>given).a0
            point = 194
        else:
            r.point = point
            return -1


cdef int flow28_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 9
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p28_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 205:
            if t != NULL and settled(s, t, 205):
                return 0
            do_gain(s, t, BAG_OF_Good_3, p28_v0_you)
            return leave(s, r, 8, 0)
        elif point == 567:
            p28_v0_you = (<Given1*>given).a0
            point = 205
        else:
            r.point = point
            return -1


cdef int flow29_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 10
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int passed
    while True:
        if s.r_fault:
            return 1
        if point == 206:
            if t != NULL and settled(s, t, 206):
                return 0
            actor = its_Space_actions_you(s)
            if t != NULL:
                return search_d12(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d12(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 206):
                        return 0
                    given = &r.chosen
                    point = 515
                    continue
                fault(s, 261)
                return 1
            else:
                no_moves(&listed)
                legal_d12(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 12)
                if way == 4:
                    fault(s, 261)
                    return 1
                s.r_point = 206
                rested(s)
                return 0
        elif point == 207:
            if t != NULL and settled(s, t, 207):
                return 0
            return leave(s, r, 8, 0)
        elif point == 208:
            point = 207
        elif point == 209:
            if t != NULL and settled(s, t, 210):
                return 0
            do_gain(s, t, BAG_OF_Good_4, its_Space_actions_you(s))
            point = 207
        elif point == 515:
            if (<Move*>given).option == 0:
                set_its_Space_actions_you(s, s.r_actor)
                passed = its_Space_actions_you(s)
                if push(s, 208, 124, 8, 0, 256):
                    return 1
                set_its_take_service_card_you(s, passed)
                r.given = given
                r.point = 687
                return -1
            elif (<Move*>given).option == 1:
                set_its_Space_actions_you(s, s.r_actor)
                point = 209
            else:
                return 1
        elif point == 568:
            set_its_Space_actions_you(s, (<Given1*>given).a0)
            point = 206
        else:
            r.point = point
            return -1


cdef int flow30_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 11
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p30_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 211:
            if t != NULL and settled(s, t, 211):
                return 0
            (<Given2*>r.passed).a0 = 4
            (<Given2*>r.passed).a1 = p30_v0_you
            return begun(r, push(s, 212, -1, 8, 4, 257), 669)
        elif point == 212:
            if t != NULL and settled(s, t, 212):
                return 0
            return leave(s, r, 8, 0)
        elif point == 569:
            p30_v0_you = (<Given1*>given).a0
            point = 211
        else:
            r.point = point
            return -1


cdef int flow31_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 12
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p31_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 213:
            if t != NULL and settled(s, t, 213):
                return 0
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = p31_v0_you
            return begun(r, push(s, 214, 127, 8, 0, 258), 670)
        elif point == 214:
            if t != NULL and settled(s, t, 214):
                return 0
            return leave(s, r, 8, 0)
        elif point == 570:
            p31_v0_you = (<Given1*>given).a0
            point = 213
        else:
            r.point = point
            return -1


cdef int flow32_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 12
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p32_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 215:
            if t != NULL and settled(s, t, 215):
                return 0
            (<Given2*>r.passed).a0 = 1
            (<Given2*>r.passed).a1 = p32_v0_you
            return begun(r, push(s, 216, -1, 16, 10, 255), 667)
        elif point == 216:
            if t != NULL and settled(s, t, 216):
                return 0
            return leave(s, r, 8, 0)
        elif point == 571:
            p32_v0_you = (<Given1*>given).a0
            point = 215
        else:
            r.point = point
            return -1


cdef int flow33_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 13
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p33_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 217:
            if t != NULL and settled(s, t, 217):
                return 0
            do_gain(s, t, BAG_OF_Good_5, p33_v0_you)
            return leave(s, r, 8, 0)
        elif point == 572:
            p33_v0_you = (<Given1*>given).a0
            point = 217
        else:
            r.point = point
            return -1


cdef int flow34_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 14
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p34_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 218:
            if t != NULL and settled(s, t, 218):
                return 0
            do_gain(s, t, BAG_OF_Good, p34_v0_you)
            return leave(s, r, 8, 0)
        elif point == 573:
            p34_v0_you = (<Given1*>given).a0
            point = 218
        else:
            r.point = point
            return -1


cdef int flow35_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 14
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p35_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 219:
            if t != NULL and settled(s, t, 219):
                return 0
            (<Given1*>r.passed).a0 = p35_v0_you
            return begun(r, push(s, 225, 130, 8, 0, 262), 671)
        elif point == 225:
            if t != NULL and settled(s, t, 225):
                return 0
            return leave(s, r, 8, 0)
        elif point == 574:
            p35_v0_you = (<Given1*>given).a0
            point = 219
        else:
            r.point = point
            return -1


cdef int flow36_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 15
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p36_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 226:
            if t != NULL and settled(s, t, 226):
                return 0
            (<Given2*>r.passed).a0 = 5
            (<Given2*>r.passed).a1 = p36_v0_you
            return begun(r, push(s, 227, -1, 8, 4, 257), 669)
        elif point == 227:
            if t != NULL and settled(s, t, 227):
                return 0
            return leave(s, r, 8, 0)
        elif point == 575:
            p36_v0_you = (<Given1*>given).a0
            point = 226
        else:
            r.point = point
            return -1


cdef int flow37_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 16
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p37_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 228:
            if t != NULL and settled(s, t, 228):
                return 0
            (<Given3*>r.passed).a0 = 1
            (<Given3*>r.passed).a1 = 6
            (<Given3*>r.passed).a2 = p37_v0_you
            return begun(r, push_seed(s, 236), 672)
        elif point == 236:
            if t != NULL and settled(s, t, 236):
                return 0
            return leave(s, r, 8, 0)
        elif point == 576:
            p37_v0_you = (<Given1*>given).a0
            point = 228
        else:
            r.point = point
            return -1


cdef int flow38_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 16
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p38_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 237:
            if t != NULL and settled(s, t, 237):
                return 0
            (<Given4*>r.passed).a0 = rw_between_of(1, 2)
            (<Given4*>r.passed).a1 = p38_v0_you
            return begun(r, push(s, 245, -1, 24, 14, 255), 673)
        elif point == 245:
            if t != NULL and settled(s, t, 245):
                return 0
            return leave(s, r, 8, 0)
        elif point == 577:
            p38_v0_you = (<Given1*>given).a0
            point = 237
        else:
            r.point = point
            return -1


cdef int flow39_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 17
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p39_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 246:
            if t != NULL and settled(s, t, 246):
                return 0
            do_gain(s, t, BAG_OF_Good_6, p39_v0_you)
            return leave(s, r, 8, 0)
        elif point == 578:
            p39_v0_you = (<Given1*>given).a0
            point = 246
        else:
            r.point = point
            return -1


cdef int flow40_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 18
    cdef int point = r.point
    cdef void* given = r.given
    while True:
        if s.r_fault:
            return 1
        if point == 247:
            if t != NULL and settled(s, t, 247):
                return 0
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = its_Space_actions_you_2(s)
            return begun(r, push(s, 252, -1, 8, 4, 264), 674)
        elif point == 252:
            if t != NULL and settled(s, t, 252):
                return 0
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = its_Space_actions_you_2(s)
            return begun(r, push(s, 257, -1, 8, 4, 265), 675)
        elif point == 257:
            s.r_place = 0
            if t != NULL and settled(s, t, 257):
                return 0
            do_advance(s, t, 2, its_Space_actions_you_2(s))
            return leave(s, r, 8, 0)
        elif point == 579:
            set_its_Space_actions_you_8(s, (<Given1*>given).a0)
            point = 247
        else:
            r.point = point
            return -1


cdef int flow41_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 19
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p41_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 258:
            if t != NULL and settled(s, t, 258):
                return 0
            (<Given2*>r.passed).a0 = 6
            (<Given2*>r.passed).a1 = p41_v0_you
            return begun(r, push(s, 259, -1, 8, 4, 257), 669)
        elif point == 259:
            if t != NULL and settled(s, t, 259):
                return 0
            return leave(s, r, 8, 0)
        elif point == 580:
            p41_v0_you = (<Given1*>given).a0
            point = 258
        else:
            r.point = point
            return -1


cdef int flow42_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 20
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p42_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 260:
            if t != NULL and settled(s, t, 260):
                return 0
            (<Given4*>r.passed).a0 = rw_between_of(1, 3)
            (<Given4*>r.passed).a1 = p42_v0_you
            return begun(r, push(s, 261, -1, 24, 14, 255), 673)
        elif point == 261:
            if t != NULL and settled(s, t, 261):
                return 0
            return leave(s, r, 8, 0)
        elif point == 581:
            p42_v0_you = (<Given1*>given).a0
            point = 260
        else:
            r.point = point
            return -1


cdef int flow43_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 21
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p43_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 262:
            if t != NULL and settled(s, t, 262):
                return 0
            do_gain(s, t, BAG_OF_Good_7, p43_v0_you)
            return leave(s, r, 8, 0)
        elif point == 582:
            p43_v0_you = (<Given1*>given).a0
            point = 262
        else:
            r.point = point
            return -1


cdef int flow44_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 22
    cdef int point = r.point
    cdef void* given = r.given
    while True:
        if s.r_fault:
            return 1
        if point == 263:
            if t != NULL and settled(s, t, 263):
                return 0
            (<Given2*>r.passed).a0 = 3
            (<Given2*>r.passed).a1 = its_Space_actions_you_3(s)
            return begun(r, push(s, 264, -1, 8, 4, 264), 674)
        elif point == 264:
            s.r_place = 0
            if t != NULL and settled(s, t, 264):
                return 0
            do_advance(s, t, 1, its_Space_actions_you_3(s))
            return leave(s, r, 8, 0)
        elif point == 583:
            set_its_Space_actions_you_9(s, (<Given1*>given).a0)
            point = 263
        else:
            r.point = point
            return -1


cdef int flow45_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 23
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 265:
            if t != NULL and settled(s, t, 265):
                return 0
            actor = its_Space_actions_you_4(s)
            if t != NULL:
                return search_d18(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d18(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 265):
                        return 0
                    given = &r.chosen
                    point = 521
                    continue
                fault(s, 267)
                return 1
            else:
                no_moves(&listed)
                legal_d18(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 18)
                if way == 4:
                    fault(s, 267)
                    return 1
                s.r_point = 265
                rested(s)
                return 0
        elif point == 266:
            if t != NULL and settled(s, t, 266):
                return 0
            return leave(s, r, 8, 0)
        elif point == 267:
            if t != NULL and settled(s, t, 268):
                return 0
            (<Given1*>r.passed).a0 = its_Space_actions_you_4(s)
            return begun(r, push(s, 269, -1, 8, 0, 254), 666)
        elif point == 269:
            point = 266
        elif point == 270:
            if do_pay(s, t, BAG_OF_Good_8, its_Space_actions_you_4(s)):
                return 1
            (<Given4*>r.passed).a0 = rw_between_of(3, 6)
            (<Given4*>r.passed).a1 = its_Space_actions_you_4(s)
            return begun(r, push(s, 276, -1, 16, 8, 257), 676)
        elif point == 276:
            point = 266
        elif point == 521:
            if (<Move*>given).option == 0:
                set_its_Space_actions_you_2(s, s.r_actor)
                point = 267
            elif (<Move*>given).option == 1:
                set_its_Space_actions_you_2(s, s.r_actor)
                point = 270
            else:
                return 1
        elif point == 584:
            set_its_Space_actions_you_2(s, (<Given1*>given).a0)
            point = 265
        else:
            r.point = point
            return -1


cdef int flow46_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 24
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int passed
    while True:
        if s.r_fault:
            return 1
        if point == 277:
            if t != NULL and settled(s, t, 277):
                return 0
            actor = its_Space_actions_you_5(s)
            if t != NULL:
                return search_d20(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d20(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 277):
                        return 0
                    given = &r.chosen
                    point = 523
                    continue
                fault(s, 276)
                return 1
            else:
                no_moves(&listed)
                legal_d20(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 20)
                if way == 4:
                    fault(s, 276)
                    return 1
                s.r_point = 277
                rested(s)
                return 0
        elif point == 278:
            if t != NULL and settled(s, t, 278):
                return 0
            return leave(s, r, 8, 0)
        elif point == 279:
            (<Given5*>r.passed).a0 = rw_between_of(1, 2)
            (<Given5*>r.passed).a1 = 6
            (<Given5*>r.passed).a2 = its_Space_actions_you_5(s)
            return begun(r, push_seed_2(s, 281), 677)
        elif point == 281:
            point = 278
        elif point == 288:
            point = 278
        elif point == 523:
            if (<Move*>given).option == 0:
                set_its_Space_actions_you_3(s, s.r_actor)
                point = 279
            elif (<Move*>given).option == 1:
                set_its_Space_actions_you_3(s, s.r_actor)
                passed = its_Space_actions_you_5(s)
                if push(s, 288, -1, 8, 0, 344):
                    return 1
                set_its_harvest_twice_you(s, passed)
                r.given = given
                r.point = 688
                return -1
            else:
                return 1
        elif point == 585:
            set_its_Space_actions_you_3(s, (<Given1*>given).a0)
            point = 277
        else:
            r.point = point
            return -1


cdef int flow47_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 25
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p47_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 289:
            if t != NULL and settled(s, t, 289):
                return 0
            if do_pay(s, t, BAG_OF_Good_2, p47_v0_you):
                return 1
            do_gain(s, t, BAG_OF_Good_9, p47_v0_you)
            return leave(s, r, 8, 0)
        elif point == 586:
            p47_v0_you = (<Given1*>given).a0
            point = 289
        else:
            r.point = point
            return -1


cdef int flow48_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 26
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p48_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 290:
            if t != NULL and settled(s, t, 290):
                return 0
            do_gain(s, t, BAG_OF_Good_8, p48_v0_you)
            return leave(s, r, 8, 0)
        elif point == 587:
            p48_v0_you = (<Given1*>given).a0
            point = 290
        else:
            r.point = point
            return -1


cdef int flow49_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 26
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p49_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 291:
            s.r_place = 0
            if t != NULL and settled(s, t, 291):
                return 0
            if do_pay(s, t, BAG_OF_Good_7, p49_v0_you):
                return 1
            do_advance(s, t, 1, p49_v0_you)
            return leave(s, r, 8, 0)
        elif point == 588:
            p49_v0_you = (<Given1*>given).a0
            point = 291
        else:
            r.point = point
            return -1


cdef int flow50_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 28
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p50_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 292:
            if t != NULL and settled(s, t, 292):
                return 0
            (<Given4*>r.passed).a0 = rw_between_of(3, 4)
            (<Given4*>r.passed).a1 = p50_v0_you
            return begun(r, push(s, 293, -1, 16, 8, 257), 676)
        elif point == 293:
            if t != NULL and settled(s, t, 293):
                return 0
            return leave(s, r, 8, 0)
        elif point == 589:
            p50_v0_you = (<Given1*>given).a0
            point = 292
        else:
            r.point = point
            return -1


cdef int flow51_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 29
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p51_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 294:
            if t != NULL and settled(s, t, 294):
                return 0
            (<Given2*>r.passed).a0 = 1
            (<Given2*>r.passed).a1 = p51_v0_you
            return begun(r, push(s, 295, 127, 8, 0, 258), 670)
        elif point == 295:
            if t != NULL and settled(s, t, 295):
                return 0
            return leave(s, r, 8, 0)
        elif point == 590:
            p51_v0_you = (<Given1*>given).a0
            point = 294
        else:
            r.point = point
            return -1


cdef int flow52_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 30
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p52_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 296:
            if t != NULL and settled(s, t, 296):
                return 0
            do_gain(s, t, BAG_OF_Good_3, p52_v0_you)
            return leave(s, r, 8, 0)
        elif point == 591:
            p52_v0_you = (<Given1*>given).a0
            point = 296
        else:
            r.point = point
            return -1


cdef int flow53_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 31
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int passed
    while True:
        if s.r_fault:
            return 1
        if point == 297:
            if t != NULL and settled(s, t, 297):
                return 0
            actor = its_Space_actions_you_6(s)
            if t != NULL:
                return search_d22(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d22(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 297):
                        return 0
                    given = &r.chosen
                    point = 525
                    continue
                fault(s, 279)
                return 1
            else:
                no_moves(&listed)
                legal_d22(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 22)
                if way == 4:
                    fault(s, 279)
                    return 1
                s.r_point = 297
                rested(s)
                return 0
        elif point == 298:
            if t != NULL and settled(s, t, 298):
                return 0
            return leave(s, r, 8, 0)
        elif point == 299:
            point = 298
        elif point == 300:
            if t != NULL and settled(s, t, 301):
                return 0
            do_gain(s, t, BAG_OF_Good, its_Space_actions_you_6(s))
            point = 298
        elif point == 525:
            if (<Move*>given).option == 0:
                set_its_Space_actions_you_4(s, s.r_actor)
                passed = its_Space_actions_you_6(s)
                if push(s, 299, 124, 8, 0, 256):
                    return 1
                set_its_take_service_card_you(s, passed)
                r.given = given
                r.point = 689
                return -1
            elif (<Move*>given).option == 1:
                set_its_Space_actions_you_4(s, s.r_actor)
                point = 300
            else:
                return 1
        elif point == 592:
            set_its_Space_actions_you_4(s, (<Given1*>given).a0)
            point = 297
        else:
            r.point = point
            return -1


cdef int flow54_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 32
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p54_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 302:
            if t != NULL and settled(s, t, 302):
                return 0
            (<Given4*>r.passed).a0 = rw_between_of(5, 6)
            (<Given4*>r.passed).a1 = p54_v0_you
            return begun(r, push(s, 303, -1, 16, 8, 257), 676)
        elif point == 303:
            if t != NULL and settled(s, t, 303):
                return 0
            return leave(s, r, 8, 0)
        elif point == 593:
            p54_v0_you = (<Given1*>given).a0
            point = 302
        else:
            r.point = point
            return -1


cdef int flow55_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 33
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p55_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 304:
            if t != NULL and settled(s, t, 304):
                return 0
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = p55_v0_you
            return begun(r, push(s, 305, 127, 8, 0, 258), 670)
        elif point == 305:
            if t != NULL and settled(s, t, 305):
                return 0
            return leave(s, r, 8, 0)
        elif point == 594:
            p55_v0_you = (<Given1*>given).a0
            point = 304
        else:
            r.point = point
            return -1


cdef int flow56_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 33
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p56_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 306:
            if t != NULL and settled(s, t, 306):
                return 0
            (<Given2*>r.passed).a0 = 1
            (<Given2*>r.passed).a1 = p56_v0_you
            return begun(r, push(s, 307, -1, 16, 10, 255), 667)
        elif point == 307:
            if t != NULL and settled(s, t, 307):
                return 0
            return leave(s, r, 8, 0)
        elif point == 595:
            p56_v0_you = (<Given1*>given).a0
            point = 306
        else:
            r.point = point
            return -1


cdef int flow57_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 34
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p57_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 308:
            if t != NULL and settled(s, t, 308):
                return 0
            do_gain(s, t, BAG_OF_Good_5, p57_v0_you)
            return leave(s, r, 8, 0)
        elif point == 596:
            p57_v0_you = (<Given1*>given).a0
            point = 308
        else:
            r.point = point
            return -1


cdef int flow58_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 35
    cdef int point = r.point
    cdef void* given = r.given
    while True:
        if s.r_fault:
            return 1
        if point == 309:
            if t != NULL and settled(s, t, 309):
                return 0
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = its_Space_actions_you_7(s)
            return begun(r, push(s, 310, -1, 8, 4, 264), 674)
        elif point == 310:
            if t != NULL and settled(s, t, 310):
                return 0
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = its_Space_actions_you_7(s)
            return begun(r, push(s, 311, -1, 8, 4, 265), 675)
        elif point == 311:
            s.r_place = 0
            if t != NULL and settled(s, t, 311):
                return 0
            do_advance(s, t, 2, its_Space_actions_you_7(s))
            return leave(s, r, 8, 0)
        elif point == 597:
            set_its_Space_actions_you_10(s, (<Given1*>given).a0)
            point = 309
        else:
            r.point = point
            return -1


cdef int flow59_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 36
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p59_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 312:
            if t != NULL and settled(s, t, 312):
                return 0
            (<Given1*>r.passed).a0 = p59_v0_you
            return begun(r, push(s, 313, -1, 8, 0, 254), 666)
        elif point == 313:
            if t != NULL and settled(s, t, 313):
                return 0
            return leave(s, r, 8, 0)
        elif point == 598:
            p59_v0_you = (<Given1*>given).a0
            point = 312
        else:
            r.point = point
            return -1


cdef int flow60_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 36
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p60_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 314:
            if t != NULL and settled(s, t, 314):
                return 0
            do_gain(s, t, BAG_OF_Good, p60_v0_you)
            return leave(s, r, 8, 0)
        elif point == 599:
            p60_v0_you = (<Given1*>given).a0
            point = 314
        else:
            r.point = point
            return -1


cdef int flow61_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 37
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int passed
    while True:
        if s.r_fault:
            return 1
        if point == 315:
            if t != NULL and settled(s, t, 315):
                return 0
            actor = its_Space_actions_you_8(s)
            if t != NULL:
                return search_d23(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d23(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 315):
                        return 0
                    given = &r.chosen
                    point = 526
                    continue
                fault(s, 282)
                return 1
            else:
                no_moves(&listed)
                legal_d23(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 23)
                if way == 4:
                    fault(s, 282)
                    return 1
                s.r_point = 315
                rested(s)
                return 0
        elif point == 316:
            if t != NULL and settled(s, t, 316):
                return 0
            return leave(s, r, 8, 0)
        elif point == 317:
            (<Given4*>r.passed).a0 = rw_between_of(1, 2)
            (<Given4*>r.passed).a1 = its_Space_actions_you_8(s)
            return begun(r, push(s, 319, -1, 24, 14, 255), 673)
        elif point == 319:
            point = 316
        elif point == 320:
            point = 316
        elif point == 526:
            if (<Move*>given).option == 0:
                set_its_Space_actions_you_5(s, s.r_actor)
                point = 317
            elif (<Move*>given).option == 1:
                set_its_Space_actions_you_5(s, s.r_actor)
                passed = its_Space_actions_you_8(s)
                if push(s, 320, -1, 8, 0, 344):
                    return 1
                set_its_harvest_twice_you(s, passed)
                r.given = given
                r.point = 690
                return -1
            else:
                return 1
        elif point == 600:
            set_its_Space_actions_you_5(s, (<Given1*>given).a0)
            point = 315
        else:
            r.point = point
            return -1


cdef int flow62_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 38
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 321:
            if t != NULL and settled(s, t, 321):
                return 0
            actor = its_Space_actions_you_9(s)
            if t != NULL:
                return search_d24(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d24(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 321):
                        return 0
                    given = &r.chosen
                    point = 527
                    continue
                fault(s, 284)
                return 1
            else:
                no_moves(&listed)
                legal_d24(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 24)
                if way == 4:
                    fault(s, 284)
                    return 1
                s.r_point = 321
                rested(s)
                return 0
        elif point == 322:
            if t != NULL and settled(s, t, 322):
                return 0
            return leave(s, r, 8, 0)
        elif point == 323:
            if t != NULL and settled(s, t, 324):
                return 0
            do_gain(s, t, BAG_OF_Good_10, its_Space_actions_you_9(s))
            point = 322
        elif point == 325:
            if t != NULL and settled(s, t, 326):
                return 0
            do_gain(s, t, BAG_OF_Good_7, its_Space_actions_you_9(s))
            point = 322
        elif point == 527:
            if (<Move*>given).option == 0:
                set_its_Space_actions_you_6(s, s.r_actor)
                point = 323
            elif (<Move*>given).option == 1:
                set_its_Space_actions_you_6(s, s.r_actor)
                point = 325
            else:
                return 1
        elif point == 601:
            set_its_Space_actions_you_6(s, (<Given1*>given).a0)
            point = 321
        else:
            r.point = point
            return -1


cdef int flow63_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 39
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p63_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 327:
            if t != NULL and settled(s, t, 327):
                return 0
            do_gain(s, t, BAG_OF_Good, p63_v0_you)
            return leave(s, r, 8, 0)
        elif point == 602:
            p63_v0_you = (<Given1*>given).a0
            point = 327
        else:
            r.point = point
            return -1


cdef int flow64_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 39
    cdef int point = r.point
    cdef void* given = r.given
    while True:
        if s.r_fault:
            return 1
        if point == 328:
            if t != NULL and settled(s, t, 328):
                return 0
            (<Given2*>r.passed).a0 = 3
            (<Given2*>r.passed).a1 = its_Space_actions_you_10(s)
            return begun(r, push(s, 329, -1, 8, 4, 264), 674)
        elif point == 329:
            s.r_place = 0
            if t != NULL and settled(s, t, 329):
                return 0
            do_advance(s, t, 1, its_Space_actions_you_10(s))
            return leave(s, r, 8, 0)
        elif point == 603:
            set_its_Space_actions_you_11(s, (<Given1*>given).a0)
            point = 328
        else:
            r.point = point
            return -1


cdef int flow65_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 41
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p65_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 330:
            if t != NULL and settled(s, t, 330):
                return 0
            if do_pay(s, t, BAG_OF_Good_4, p65_v0_you):
                return 1
            (<Given4*>r.passed).a0 = rw_between_of(3, 6)
            (<Given4*>r.passed).a1 = p65_v0_you
            return begun(r, push(s, 331, -1, 16, 8, 257), 676)
        elif point == 331:
            if t != NULL and settled(s, t, 331):
                return 0
            return leave(s, r, 8, 0)
        elif point == 604:
            p65_v0_you = (<Given1*>given).a0
            point = 330
        else:
            r.point = point
            return -1


cdef int flow66_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 42
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p66_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 332:
            if t != NULL and settled(s, t, 332):
                return 0
            (<Given3*>r.passed).a0 = 1
            (<Given3*>r.passed).a1 = 6
            (<Given3*>r.passed).a2 = p66_v0_you
            return begun(r, push_seed(s, 333), 672)
        elif point == 333:
            if t != NULL and settled(s, t, 333):
                return 0
            return leave(s, r, 8, 0)
        elif point == 605:
            p66_v0_you = (<Given1*>given).a0
            point = 332
        else:
            r.point = point
            return -1


cdef int flow67_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 42
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p67_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 334:
            if t != NULL and settled(s, t, 334):
                return 0
            (<Given2*>r.passed).a0 = 1
            (<Given2*>r.passed).a1 = p67_v0_you
            return begun(r, push(s, 335, -1, 16, 10, 255), 667)
        elif point == 335:
            if t != NULL and settled(s, t, 335):
                return 0
            return leave(s, r, 8, 0)
        elif point == 606:
            p67_v0_you = (<Given1*>given).a0
            point = 334
        else:
            r.point = point
            return -1


cdef int flow68_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 43
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p68_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 336:
            if t != NULL and settled(s, t, 336):
                return 0
            do_gain(s, t, BAG_OF_Good_2, p68_v0_you)
            return leave(s, r, 8, 0)
        elif point == 607:
            p68_v0_you = (<Given1*>given).a0
            point = 336
        else:
            r.point = point
            return -1


cdef int flow69_Space_actions(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 44
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef int passed
    while True:
        if s.r_fault:
            return 1
        if point == 337:
            if t != NULL and settled(s, t, 337):
                return 0
            actor = its_Space_actions_you_11(s)
            if t != NULL:
                return search_d25(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d25(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 337):
                        return 0
                    given = &r.chosen
                    point = 528
                    continue
                fault(s, 287)
                return 1
            else:
                no_moves(&listed)
                legal_d25(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 25)
                if way == 4:
                    fault(s, 287)
                    return 1
                s.r_point = 337
                rested(s)
                return 0
        elif point == 338:
            if t != NULL and settled(s, t, 338):
                return 0
            return leave(s, r, 8, 0)
        elif point == 339:
            point = 338
        elif point == 340:
            if t != NULL and settled(s, t, 341):
                return 0
            do_gain(s, t, BAG_OF_Good_4, its_Space_actions_you_11(s))
            point = 338
        elif point == 528:
            if (<Move*>given).option == 0:
                set_its_Space_actions_you_7(s, s.r_actor)
                passed = its_Space_actions_you_11(s)
                if push(s, 339, 124, 8, 0, 256):
                    return 1
                set_its_take_service_card_you(s, passed)
                r.given = given
                r.point = 691
                return -1
            elif (<Move*>given).option == 1:
                set_its_Space_actions_you_7(s, s.r_actor)
                point = 340
            else:
                return 1
        elif point == 608:
            set_its_Space_actions_you_7(s, (<Given1*>given).a0)
            point = 337
        else:
            r.point = point
            return -1


cdef int flow70_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 3
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 342:
            if t != NULL and settled(s, t, 342):
                return 0
            actor = its_Service_when_you(s)
            if t != NULL:
                way = search_d26(s, actor, t)
                if way != 2:
                    return way
                point = 343
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d26(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 343
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d26(s, actor):
                        point = 343
                        continue
                    if not plays_on(s, rng, &r.chosen, 342):
                        return 0
                    given = &r.chosen
                    point = 529
                    continue
                fault(s, 289)
                return 1
            else:
                no_moves(&listed)
                legal_d26(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 26)
                if way_3 == 1:
                    point = 343
                    continue
                if way_3 == 4:
                    fault(s, 289)
                    return 1
                s.r_point = 342
                rested(s)
                return 0
        elif point == 343:
            if t != NULL and settled(s, t, 343):
                return 0
            return leave(s, r, 8, 0)
        elif point == 344:
            (<Given5*>r.passed).a0 = rw_between_of(1, 2147483647)
            (<Given5*>r.passed).a1 = 3
            (<Given5*>r.passed).a2 = its_Service_when_you(s)
            return begun(r, push_seed_2(s, 346), 677)
        elif point == 346:
            point = 343
        elif point == 529:
            if (<Move*>given).option == 0:
                set_its_Service_when_you(s, s.r_actor)
                point = 344
            elif (<Move*>given).option == 1:
                set_its_Service_when_you(s, s.r_actor)
                point = 343
            else:
                return 1
        elif point == 609:
            set_its_Service_when_you(s, (<Given1*>given).a0)
            point = 342
        else:
            r.point = point
            return -1


cdef int flow71_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 4
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 347:
            if t != NULL and settled(s, t, 347):
                return 0
            # line 4
            if tally_done(s, 2) < 1:
                s.r_failure = 290
                return 1
            actor = its_Service_when_you_2(s)
            if t != NULL:
                way = search_d27(s, actor, t)
                if way != 2:
                    return way
                point = 348
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d27(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 348
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d27(s, actor):
                        point = 348
                        continue
                    if not plays_on(s, rng, &r.chosen, 347):
                        return 0
                    given = &r.chosen
                    point = 530
                    continue
                fault(s, 292)
                return 1
            else:
                no_moves(&listed)
                legal_d27(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 27)
                if way_3 == 1:
                    point = 348
                    continue
                if way_3 == 4:
                    fault(s, 292)
                    return 1
                s.r_point = 347
                rested(s)
                return 0
        elif point == 348:
            if t != NULL and settled(s, t, 348):
                return 0
            return leave(s, r, 8, 0)
        elif point == 349:
            (<Given2*>r.passed).a0 = 1
            (<Given2*>r.passed).a1 = its_Service_when_you_2(s)
            return begun(r, push(s, 351, -1, 16, 10, 255), 667)
        elif point == 351:
            point = 348
        elif point == 530:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_2(s, s.r_actor)
                point = 349
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_2(s, s.r_actor)
                point = 348
            else:
                return 1
        elif point == 610:
            set_its_Service_when_you_2(s, (<Given1*>given).a0)
            point = 347
        else:
            r.point = point
            return -1


cdef int flow72_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 5
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p72_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 352:
            if t != NULL and settled(s, t, 352):
                return 0
            if do_seed_carrots(s, t, p72_v0_you):
                return 1
            return leave(s, r, 8, 0)
        elif point == 611:
            p72_v0_you = (<Given1*>given).a0
            point = 352
        else:
            r.point = point
            return -1


cdef int flow73_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 6
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p73_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 353:
            if t != NULL and settled(s, t, 353):
                return 0
            # line 6
            if tally_done(s, 4) < 1:
                s.r_failure = 296
                return 1
            do_gain(s, t, BAG_OF_Good_4, p73_v0_you)
            return leave(s, r, 8, 0)
        elif point == 612:
            p73_v0_you = (<Given1*>given).a0
            point = 353
        else:
            r.point = point
            return -1


cdef int flow74_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 7
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p74_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 354:
            if t != NULL and settled(s, t, 354):
                return 0
            do_gain(s, t, BAG_OF_Good_11, p74_v0_you)
            return leave(s, r, 8, 0)
        elif point == 613:
            p74_v0_you = (<Given1*>given).a0
            point = 354
        else:
            r.point = point
            return -1


cdef int flow75_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 11
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p75_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 355:
            if t != NULL and settled(s, t, 355):
                return 0
            (<Given1*>r.passed).a0 = p75_v0_you
            return begun(r, push(s, 360, -1, 8, 0, 297), 678)
        elif point == 360:
            if t != NULL and settled(s, t, 360):
                return 0
            return leave(s, r, 8, 0)
        elif point == 614:
            p75_v0_you = (<Given1*>given).a0
            point = 355
        else:
            r.point = point
            return -1


cdef int flow76_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 12
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 361:
            if t != NULL and settled(s, t, 361):
                return 0
            # line 12
            if not (rw_mod(s.m_round, 2) == 0 and f_alone(s, 9, its_Service_when_you_3(s))):
                s.r_failure = 298
                return 1
            actor = its_Service_when_you_3(s)
            if t != NULL:
                way = search_d29(s, actor, t)
                if way != 2:
                    return way
                point = 362
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d29(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 362
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d29(s, actor):
                        point = 362
                        continue
                    if not plays_on(s, rng, &r.chosen, 361):
                        return 0
                    given = &r.chosen
                    point = 532
                    continue
                fault(s, 300)
                return 1
            else:
                no_moves(&listed)
                legal_d29(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 29)
                if way_3 == 1:
                    point = 362
                    continue
                if way_3 == 4:
                    fault(s, 300)
                    return 1
                s.r_point = 361
                rested(s)
                return 0
        elif point == 362:
            if t != NULL and settled(s, t, 362):
                return 0
            return leave(s, r, 8, 0)
        elif point == 363:
            s.r_place = 0
            if t != NULL and settled(s, t, 364):
                return 0
            do_advance(s, t, 1, its_Service_when_you_3(s))
            point = 362
        elif point == 532:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_3(s, s.r_actor)
                point = 363
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_3(s, s.r_actor)
                point = 362
            else:
                return 1
        elif point == 615:
            set_its_Service_when_you_3(s, (<Given1*>given).a0)
            point = 361
        else:
            r.point = point
            return -1


cdef int flow77_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 13
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p77_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 365:
            if t != NULL and settled(s, t, 365):
                return 0
            # line 13
            if tally_done(s, 7) < 1:
                s.r_failure = 301
                return 1
            do_gain(s, t, rw_bag5_amount(tally_done(s, 7), 2), p77_v0_you)
            return leave(s, r, 8, 0)
        elif point == 616:
            p77_v0_you = (<Given1*>given).a0
            point = 365
        else:
            r.point = point
            return -1


cdef int flow78_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 14
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p78_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 366:
            if t != NULL and settled(s, t, 366):
                return 0
            # line 14
            if tally_done(s, 5) < 1:
                s.r_failure = 302
                return 1
            do_gain(s, t, BAG_OF_Good_8, p78_v0_you)
            return leave(s, r, 8, 0)
        elif point == 617:
            p78_v0_you = (<Given1*>given).a0
            point = 366
        else:
            r.point = point
            return -1


cdef int flow79_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 15
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
        if point == 367:
            if t != NULL and settled(s, t, 367):
                return 0
            # line 15
            if s.m_taken == 0:
                s.r_failure = 303
                return 1
            set_its_Service_when_house(s, s.m_taken)
            actor = its_Service_when_you_4(s)
            if t != NULL:
                way = search_d30(s, actor, its_Service_when_house(s), t)
                if way != 2:
                    return way
                point = 368
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d30(s, actor, its_Service_when_house(s), rng, &r.chosen)
                if way_2 == 2:
                    point = 368
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d30(s, actor, its_Service_when_house(s)):
                        point = 368
                        continue
                    if not plays_on(s, rng, &r.chosen, 367):
                        return 0
                    given = &r.chosen
                    point = 533
                    continue
                fault(s, 306)
                return 1
            else:
                no_moves(&listed)
                legal_d30(s, actor, its_Service_when_house(s), &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 30)
                if way_3 == 1:
                    point = 368
                    continue
                if way_3 == 4:
                    fault(s, 306)
                    return 1
                s.r_point = 367
                rested(s)
                return 0
        elif point == 368:
            if t != NULL and settled(s, t, 368):
                return 0
            return leave(s, r, 8, 0)
        elif point == 373:
            point = 368
        elif point == 533:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_4(s, s.r_actor)
                passed = its_Service_when_house(s)
                passed_2 = its_Service_when_you_4(s)
                if push(s, 373, 141, 8, 0, 460):
                    return 1
                set_its_seed_house_house(s, passed)
                set_its_seed_house_you(s, passed_2)
                r.given = given
                r.point = 692
                return -1
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_4(s, s.r_actor)
                point = 368
            else:
                return 1
        elif point == 618:
            set_its_Service_when_you_4(s, (<Given1*>given).a0)
            point = 367
        else:
            r.point = point
            return -1


cdef int flow80_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 22
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p80_v1_good
    cdef int p80_v2_house
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 374:
            if t != NULL and settled(s, t, 374):
                return 0
            actor = its_Service_when_you_5(s)
            if t != NULL:
                way = search_d32(s, actor, t)
                if way != 2:
                    return way
                point = 375
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d32(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 375
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d32(s, actor):
                        point = 375
                        continue
                    if not plays_on(s, rng, &r.chosen, 374):
                        return 0
                    given = &r.chosen
                    point = 535
                    continue
                fault(s, 309)
                return 1
            else:
                no_moves(&listed)
                legal_d32(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 32)
                if way_3 == 1:
                    point = 375
                    continue
                if way_3 == 4:
                    fault(s, 309)
                    return 1
                s.r_point = 374
                rested(s)
                return 0
        elif point == 375:
            if t != NULL and settled(s, t, 375):
                return 0
            return leave(s, r, 8, 0)
        elif point == 376:
            # line 23 @RK-52
            if rng == NULL and tally_planted(s, p80_v2_house, p80_v1_good) < 1:
                s.r_failure = 310
                return 1
            if t != NULL and settled(s, t, 377):
                return 0
            do_pick(s, t, p80_v1_good, p80_v2_house, its_Service_when_you_5(s))
            point = 375
        elif point == 535:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_5(s, s.r_actor)
                p80_v1_good = (<Move*>given).args[0]
                p80_v2_house = (<Move*>given).args[1]
                point = 376
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_5(s, s.r_actor)
                point = 375
            else:
                return 1
        elif point == 619:
            set_its_Service_when_you_5(s, (<Given1*>given).a0)
            point = 374
        else:
            r.point = point
            return -1


cdef int flow81_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 26
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 378:
            if t != NULL and settled(s, t, 378):
                return 0
            # line 26
            if not (tally_done(s, 3) >= 1 and tally_done(s, 2) >= 1):
                s.r_failure = 311
                return 1
            actor = its_Service_when_you_6(s)
            if t != NULL:
                way = search_d33(s, actor, t)
                if way != 2:
                    return way
                point = 379
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d33(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 379
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d33(s, actor):
                        point = 379
                        continue
                    if not plays_on(s, rng, &r.chosen, 378):
                        return 0
                    given = &r.chosen
                    point = 536
                    continue
                fault(s, 313)
                return 1
            else:
                no_moves(&listed)
                legal_d33(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 33)
                if way_3 == 1:
                    point = 379
                    continue
                if way_3 == 4:
                    fault(s, 313)
                    return 1
                s.r_point = 378
                rested(s)
                return 0
        elif point == 379:
            if t != NULL and settled(s, t, 379):
                return 0
            return leave(s, r, 8, 0)
        elif point == 380:
            if do_take_hoard(s, t, 15, its_Service_when_you_6(s)):
                return 1
            point = 379
        elif point == 536:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_6(s, s.r_actor)
                point = 380
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_6(s, s.r_actor)
                point = 379
            else:
                return 1
        elif point == 620:
            set_its_Service_when_you_6(s, (<Given1*>given).a0)
            point = 378
        else:
            r.point = point
            return -1


cdef int flow82_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 27
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 382:
            if t != NULL and settled(s, t, 382):
                return 0
            # line 27
            if s.m_taken == 0:
                s.r_failure = 316
                return 1
            actor = its_Service_when_you_7(s)
            if t != NULL:
                way = search_d34(s, actor, t)
                if way != 2:
                    return way
                point = 383
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d34(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 383
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d34(s, actor):
                        point = 383
                        continue
                    if not plays_on(s, rng, &r.chosen, 382):
                        return 0
                    given = &r.chosen
                    point = 537
                    continue
                fault(s, 318)
                return 1
            else:
                no_moves(&listed)
                legal_d34(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 34)
                if way_3 == 1:
                    point = 383
                    continue
                if way_3 == 4:
                    fault(s, 318)
                    return 1
                s.r_point = 382
                rested(s)
                return 0
        elif point == 383:
            if t != NULL and settled(s, t, 383):
                return 0
            return leave(s, r, 8, 0)
        elif point == 384:
            if do_pay(s, t, BAG_OF_Good, its_Service_when_you_7(s)):
                return 1
            do_gain(s, t, rw_bag5_amount(1, T_House_golden[s.m_taken] - 1), its_Service_when_you_7(s))
            point = 383
        elif point == 537:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_7(s, s.r_actor)
                point = 384
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_7(s, s.r_actor)
                point = 383
            else:
                return 1
        elif point == 621:
            set_its_Service_when_you_7(s, (<Given1*>given).a0)
            point = 382
        else:
            r.point = point
            return -1


cdef int flow83_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 29
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p83_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 386:
            if t != NULL and settled(s, t, 386):
                return 0
            (<Given1*>r.passed).a0 = p83_v0_you
            return begun(r, push(s, 392, -1, 8, 4, 319), 679)
        elif point == 392:
            if t != NULL and settled(s, t, 392):
                return 0
            return leave(s, r, 8, 0)
        elif point == 622:
            p83_v0_you = (<Given1*>given).a0
            point = 386
        else:
            r.point = point
            return -1


cdef int flow84_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 30
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p84_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 393:
            if t != NULL and settled(s, t, 393):
                return 0
            # line 30
            if tally_done(s, 8) < 1:
                s.r_failure = 320
                return 1
            do_gain(s, t, BAG_OF_Good, p84_v0_you)
            return leave(s, r, 8, 0)
        elif point == 623:
            p84_v0_you = (<Given1*>given).a0
            point = 393
        else:
            r.point = point
            return -1


cdef int flow85_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 34
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p85_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 394:
            if t != NULL and settled(s, t, 394):
                return 0
            # line 34
            if tally_stock(s, p85_v0_you, 1):
                s.r_failure = 321
                return 1
            do_gain(s, t, BAG_OF_Good, p85_v0_you)
            return leave(s, r, 8, 0)
        elif point == 624:
            p85_v0_you = (<Given1*>given).a0
            point = 394
        else:
            r.point = point
            return -1


cdef int flow86_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 40
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p86_v1_good
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 395:
            if t != NULL and settled(s, t, 395):
                return 0
            actor = its_Service_when_you_8(s)
            if t != NULL:
                way = search_d35(s, actor, t)
                if way != 2:
                    return way
                point = 396
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d35(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 396
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d35(s, actor):
                        point = 396
                        continue
                    if not plays_on(s, rng, &r.chosen, 395):
                        return 0
                    given = &r.chosen
                    point = 538
                    continue
                fault(s, 324)
                return 1
            else:
                no_moves(&listed)
                legal_d35(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 35)
                if way_3 == 1:
                    point = 396
                    continue
                if way_3 == 4:
                    fault(s, 324)
                    return 1
                s.r_point = 395
                rested(s)
                return 0
        elif point == 396:
            if t != NULL and settled(s, t, 396):
                return 0
            return leave(s, r, 8, 0)
        elif point == 397:
            if do_pay(s, t, rw_bag5_amount(1, p86_v1_good - 1), its_Service_when_you_8(s)):
                return 1
            do_gain(s, t, rw_bag5_amount(1, T_values_line_40[p86_v1_good - 1] - 1), its_Service_when_you_8(s))
            point = 396
        elif point == 538:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_8(s, s.r_actor)
                p86_v1_good = (<Move*>given).args[0]
                point = 397
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_8(s, s.r_actor)
                point = 396
            else:
                return 1
        elif point == 625:
            set_its_Service_when_you_8(s, (<Given1*>given).a0)
            point = 395
        else:
            r.point = point
            return -1


cdef int flow87_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 43
    cdef int point = r.point
    cdef void* given = r.given
    while True:
        if s.r_fault:
            return 1
        if point == 399:
            if t != NULL and settled(s, t, 399):
                return 0
            (<Given1*>r.passed).a0 = its_Service_when_you_9(s)
            return begun(r, push(s, 400, -1, 8, 0, 254), 666)
        elif point == 400:
            if t != NULL and settled(s, t, 400):
                return 0
            do_gain(s, t, BAG_OF_Good_8, its_Service_when_you_9(s))
            return leave(s, r, 8, 0)
        elif point == 626:
            set_its_Service_when_you_11(s, (<Given1*>given).a0)
            point = 399
        else:
            r.point = point
            return -1


cdef int flow88_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 45
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p88_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 401:
            if t != NULL and settled(s, t, 401):
                return 0
            # line 45
            if T_Space_row[s.m_here] != 3:
                s.r_failure = 325
                return 1
            do_gain(s, t, BAG_OF_Good, p88_v0_you)
            return leave(s, r, 8, 0)
        elif point == 627:
            p88_v0_you = (<Given1*>given).a0
            point = 401
        else:
            r.point = point
            return -1


cdef int flow89_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 46
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p89_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 402:
            if t != NULL and settled(s, t, 402):
                return 0
            # line 46
            if T_Space_column[s.m_here] != 3:
                s.r_failure = 326
                return 1
            do_gain(s, t, BAG_OF_Good, p89_v0_you)
            return leave(s, r, 8, 0)
        elif point == 628:
            p89_v0_you = (<Given1*>given).a0
            point = 402
        else:
            r.point = point
            return -1


cdef int flow90_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 47
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p90_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 403:
            if t != NULL and settled(s, t, 403):
                return 0
            # line 47
            if rw_numbered(find_track(s, p90_v0_you), 0):
                s.r_failure = 327
                return 1
            do_gain(s, t, BAG_OF_Good_4, p90_v0_you)
            return leave(s, r, 8, 0)
        elif point == 629:
            p90_v0_you = (<Given1*>given).a0
            point = 403
        else:
            r.point = point
            return -1


cdef int flow91_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 49
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 404:
            if t != NULL and settled(s, t, 404):
                return 0
            # line 49
            if size_farm(s, its_Service_when_you_10(s)) >= 3:
                s.r_failure = 328
                return 1
            actor = its_Service_when_you_10(s)
            if t != NULL:
                way = search_d36(s, actor, t)
                if way != 2:
                    return way
                point = 405
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d36(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 405
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d36(s, actor):
                        point = 405
                        continue
                    if not plays_on(s, rng, &r.chosen, 404):
                        return 0
                    given = &r.chosen
                    point = 539
                    continue
                fault(s, 330)
                return 1
            else:
                no_moves(&listed)
                legal_d36(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 36)
                if way_3 == 1:
                    point = 405
                    continue
                if way_3 == 4:
                    fault(s, 330)
                    return 1
                s.r_point = 404
                rested(s)
                return 0
        elif point == 405:
            if t != NULL and settled(s, t, 405):
                return 0
            return leave(s, r, 8, 0)
        elif point == 406:
            if t != NULL and settled(s, t, 407):
                return 0
            (<Given1*>r.passed).a0 = its_Service_when_you_10(s)
            return begun(r, push(s, 408, -1, 8, 0, 254), 666)
        elif point == 408:
            point = 405
        elif point == 539:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_9(s, s.r_actor)
                point = 406
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_9(s, s.r_actor)
                point = 405
            else:
                return 1
        elif point == 630:
            set_its_Service_when_you_9(s, (<Given1*>given).a0)
            point = 404
        else:
            r.point = point
            return -1


cdef int flow92_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 51
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p92_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 409:
            if t != NULL and settled(s, t, 409):
                return 0
            (<Given2*>r.passed).a0 = 3
            (<Given2*>r.passed).a1 = p92_v0_you
            return begun(r, push(s, 415, 145, 8, 0, 331), 680)
        elif point == 415:
            if t != NULL and settled(s, t, 415):
                return 0
            return leave(s, r, 8, 0)
        elif point == 631:
            p92_v0_you = (<Given1*>given).a0
            point = 409
        else:
            r.point = point
            return -1


cdef int flow93_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 53
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p93_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 416:
            if t != NULL and settled(s, t, 416):
                return 0
            (<Given4*>r.passed).a0 = rw_between_of(3, 6)
            (<Given4*>r.passed).a1 = p93_v0_you
            return begun(r, push(s, 417, -1, 16, 8, 257), 676)
        elif point == 417:
            if t != NULL and settled(s, t, 417):
                return 0
            return leave(s, r, 8, 0)
        elif point == 632:
            p93_v0_you = (<Given1*>given).a0
            point = 416
        else:
            r.point = point
            return -1


cdef int flow94_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 56
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p94_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 418:
            if t != NULL and settled(s, t, 418):
                return 0
            # line 56
            if tally_done(s, 1) < 1:
                s.r_failure = 332
                return 1
            do_gain(s, t, BAG_OF_Good, p94_v0_you)
            return leave(s, r, 8, 0)
        elif point == 633:
            p94_v0_you = (<Given1*>given).a0
            point = 418
        else:
            r.point = point
            return -1


cdef int flow95_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 58
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p95_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 419:
            if t != NULL and settled(s, t, 419):
                return 0
            # line 58
            if rw_numbered(find_track(s, p95_v0_you), 0):
                s.r_failure = 333
                return 1
            do_gain(s, t, BAG_OF_Good_8, p95_v0_you)
            return leave(s, r, 8, 0)
        elif point == 634:
            p95_v0_you = (<Given1*>given).a0
            point = 419
        else:
            r.point = point
            return -1


cdef int flow96_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 60
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p96_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 420:
            if t != NULL and settled(s, t, 420):
                return 0
            do_gain(s, t, BAG_OF_Good_12, p96_v0_you)
            return leave(s, r, 8, 0)
        elif point == 635:
            p96_v0_you = (<Given1*>given).a0
            point = 420
        else:
            r.point = point
            return -1


cdef int flow97_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 61
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p97_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 421:
            s.r_place = 0
            if t != NULL and settled(s, t, 421):
                return 0
            if do_pay(s, t, BAG_OF_Good, p97_v0_you):
                return 1
            do_advance(s, t, 1, p97_v0_you)
            return leave(s, r, 8, 0)
        elif point == 636:
            p97_v0_you = (<Given1*>given).a0
            point = 421
        else:
            r.point = point
            return -1


cdef int flow98_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 62
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p98_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 422:
            if t != NULL and settled(s, t, 422):
                return 0
            # line 62
            if not (
                tally_done(s, 8) >= 1
                and rw_size(rw_lanes(&s.m_progress, 1, at_progress(s, p98_v0_you), at_progress(s, p98_v0_you))) > 1
            ):
                s.r_failure = 334
                return 1
            do_gain(s, t, BAG_OF_Good_4, p98_v0_you)
            return leave(s, r, 8, 0)
        elif point == 637:
            p98_v0_you = (<Given1*>given).a0
            point = 422
        else:
            r.point = point
            return -1


cdef int flow99_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 64
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 423:
            if t != NULL and settled(s, t, 423):
                return 0
            actor = its_Service_when_you_11(s)
            if t != NULL:
                way = search_d38(s, actor, t)
                if way != 2:
                    return way
                point = 424
                continue
            s.r_actor = actor
            if rng != NULL:
                way_2 = sample_d38(s, actor, rng, &r.chosen)
                if way_2 == 2:
                    point = 424
                    continue
                if way_2:
                    if r.chosen.option == 1 and not any_legal_d38(s, actor):
                        point = 424
                        continue
                    if not plays_on(s, rng, &r.chosen, 423):
                        return 0
                    given = &r.chosen
                    point = 541
                    continue
                fault(s, 336)
                return 1
            else:
                no_moves(&listed)
                legal_d38(s, actor, &listed)
                way_3 = drawn(s, &listed, &r.chosen, NULL, 38)
                if way_3 == 1:
                    point = 424
                    continue
                if way_3 == 4:
                    fault(s, 336)
                    return 1
                s.r_point = 423
                rested(s)
                return 0
        elif point == 424:
            if t != NULL and settled(s, t, 424):
                return 0
            return leave(s, r, 8, 0)
        elif point == 425:
            (<Given1*>r.passed).a0 = its_Service_when_you_11(s)
            return begun(r, push(s, 429, -1, 8, 0, 337), 681)
        elif point == 429:
            point = 424
        elif point == 541:
            if (<Move*>given).option == 0:
                set_its_Service_when_you_10(s, s.r_actor)
                point = 425
            elif (<Move*>given).option == 1:
                set_its_Service_when_you_10(s, s.r_actor)
                point = 424
            else:
                return 1
        elif point == 638:
            set_its_Service_when_you_10(s, (<Given1*>given).a0)
            point = 423
        else:
            r.point = point
            return -1


cdef int flow100_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 65
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p100_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 430:
            if t != NULL and settled(s, t, 430):
                return 0
            # line 65
            if tally_done(s, 2) < 2:
                s.r_failure = 338
                return 1
            do_gain(s, t, BAG_OF_Good_10, p100_v0_you)
            return leave(s, r, 8, 0)
        elif point == 639:
            p100_v0_you = (<Given1*>given).a0
            point = 430
        else:
            r.point = point
            return -1


cdef int flow101_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 66
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p101_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 431:
            if t != NULL and settled(s, t, 431):
                return 0
            (<Given5*>r.passed).a0 = rw_between_of(1, 2147483647)
            (<Given5*>r.passed).a1 = 6
            (<Given5*>r.passed).a2 = p101_v0_you
            return begun(r, push_seed_2(s, 432), 677)
        elif point == 432:
            if t != NULL and settled(s, t, 432):
                return 0
            return leave(s, r, 8, 0)
        elif point == 640:
            p101_v0_you = (<Given1*>given).a0
            point = 431
        else:
            r.point = point
            return -1


cdef int flow102_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 67
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p102_v0_you
    cdef uint64_t held
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 433:
            if t != NULL and settled(s, t, 433):
                return 0
            # line 67
            if not (tally_done(s, 2) >= 1 and not rw_has(at_used(s, p102_v0_you), 45, 52)):
                s.r_failure = 339
                return 1
            # line 67
            held = at_used(s, p102_v0_you)
            at = 45
            if <unsigned int>at >= 52u:
                fault(s, 340)
            else:
                held |= rw_single(at, 52)
                set_used(s, p102_v0_you, held, 341)
            do_gain(s, t, BAG_OF_Good, p102_v0_you)
            return leave(s, r, 8, 0)
        elif point == 641:
            p102_v0_you = (<Given1*>given).a0
            point = 433
        else:
            r.point = point
            return -1


cdef int flow103_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 68
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p103_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 434:
            if t != NULL and settled(s, t, 434):
                return 0
            # line 68
            if tally_done(s, 6) < 1:
                s.r_failure = 342
                return 1
            do_gain(s, t, BAG_OF_Good, p103_v0_you)
            return leave(s, r, 8, 0)
        elif point == 642:
            p103_v0_you = (<Given1*>given).a0
            point = 434
        else:
            r.point = point
            return -1


cdef int flow104_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 69
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p104_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 435:
            if t != NULL and settled(s, t, 435):
                return 0
            do_gain(s, t, BAG_OF_Good_13, p104_v0_you)
            return leave(s, r, 8, 0)
        elif point == 643:
            p104_v0_you = (<Given1*>given).a0
            point = 435
        else:
            r.point = point
            return -1


cdef int flow105_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 70
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p105_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 436:
            if t != NULL and settled(s, t, 436):
                return 0
            # line 70
            if any_stock(s, p105_v0_you):
                s.r_failure = 343
                return 1
            do_gain(s, t, BAG_OF_Good_2, p105_v0_you)
            return leave(s, r, 8, 0)
        elif point == 644:
            p105_v0_you = (<Given1*>given).a0
            point = 436
        else:
            r.point = point
            return -1


cdef int flow106_Service_when(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 73
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p106_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 437:
            if t != NULL and settled(s, t, 437):
                return 0
            (<Given1*>r.passed).a0 = p106_v0_you
            return begun(r, push(s, 438, -1, 8, 0, 344), 682)
        elif point == 438:
            if t != NULL and settled(s, t, 438):
                return 0
            return leave(s, r, 8, 0)
        elif point == 645:
            p106_v0_you = (<Given1*>given).a0
            point = 437
        else:
            r.point = point
            return -1


cdef int flow107_Service_any_time(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 8
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p107_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 439:
            if t != NULL and settled(s, t, 439):
                return 0
            (<Given1*>r.passed).a0 = p107_v0_you
            return begun(r, push(s, 444, -1, 8, 0, 345), 683)
        elif point == 444:
            if t != NULL and settled(s, t, 444):
                return 0
            return leave(s, r, 8, 0)
        elif point == 646:
            p107_v0_you = (<Given1*>given).a0
            point = 439
        else:
            r.point = point
            return -1


cdef int flow108_Service_any_time(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 16
    cdef int point = r.point
    cdef void* given = r.given
    while True:
        if s.r_fault:
            return 1
        if point == 445:
            if t != NULL and settled(s, t, 445):
                return 0
            (<Given2*>r.passed).a0 = 4
            (<Given2*>r.passed).a1 = its_Service_any_time_you(s)
            return begun(r, push(s, 446, -1, 8, 4, 264), 674)
        elif point == 446:
            s.r_place = 0
            if t != NULL and settled(s, t, 446):
                return 0
            do_advance(s, t, 1, its_Service_any_time_you(s))
            return leave(s, r, 8, 0)
        elif point == 647:
            set_its_Service_any_time_you(s, (<Given1*>given).a0)
            point = 445
        else:
            r.point = point
            return -1


cdef int flow109_Service_any_time(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 32
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p109_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 447:
            if t != NULL and settled(s, t, 447):
                return 0
            do_gain(
                s,
                t,
                rw_bag5_amount(2, T_Signpost_good[f_signpost(s, at_progress(s, p109_v0_you) + 1)] - 1),
                p109_v0_you
            )
            return leave(s, r, 8, 0)
        elif point == 648:
            p109_v0_you = (<Given1*>given).a0
            point = 447
        else:
            r.point = point
            return -1


cdef int flow110_Service_any_time(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 52
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p110_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 448:
            if t != NULL and settled(s, t, 448):
                return 0
            if do_pay(s, t, BAG_OF_Good_10, p110_v0_you):
                return 1
            do_gain(s, t, BAG_OF_Good_7, p110_v0_you)
            return leave(s, r, 8, 0)
        elif point == 649:
            p110_v0_you = (<Given1*>given).a0
            point = 448
        else:
            r.point = point
            return -1


cdef int flow111_Service_any_time(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 63
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p111_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 449:
            if t != NULL and settled(s, t, 449):
                return 0
            if do_pay(s, t, BAG_OF_Good_7, p111_v0_you):
                return 1
            do_gain(s, t, BAG_OF_Good_14, p111_v0_you)
            return leave(s, r, 8, 0)
        elif point == 650:
            p111_v0_you = (<Given1*>given).a0
            point = 449
        else:
            r.point = point
            return -1


cdef int flow112_Service_any_time(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 72
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p112_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 450:
            s.r_place = 0
            if t != NULL and settled(s, t, 450):
                return 0
            if do_pay(s, t, BAG_OF_Good_7, p112_v0_you):
                return 1
            do_advance(s, t, 1, p112_v0_you)
            return leave(s, r, 8, 0)
        elif point == 651:
            p112_v0_you = (<Given1*>given).a0
            point = 450
        else:
            r.point = point
            return -1


cdef int flow113_Event_now(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 5
    cdef int point = r.point
    cdef int start
    cdef int k
    cdef int x1
    while True:
        if s.r_fault:
            return 1
        if point == 451:
            if t != NULL and settled(s, t, 451):
                return 0
            start = s.m_starter
            for k in range(1 if start else 0):
                x1 = rw_turn(start, k, 1)
                do_gain(s, t, BAG_OF_Good, x1)
            return leave(s, r, 8, 0)
        elif point == 652:
            point = 451
        else:
            r.point = point
            return -1


cdef int flow114_Event_now(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 10
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 452:
            if t != NULL and settled(s, t, 452):
                return 0
            set_its_Event_now_rest_of_you(s, rw_list1_around(s.m_starter, 1, 1))
            point = 453
        elif point == 453:
            if t != NULL and settled(s, t, 453):
                return 0
            if rw_list1_length_v(its_Event_now_rest_of_you(s)) == 0:
                if t != NULL and settled(s, t, 455):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 454):
                    return 0
                set_its_Event_now_you(s, rw_list1_item_v(its_Event_now_rest_of_you(s), 0, 0))
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                actor = its_Event_now_you(s)
                if t != NULL:
                    return search_d40(s, actor, t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d40(s, actor, rng, &r.chosen):
                        if not plays_on(s, rng, &r.chosen, 454):
                            return 0
                        given = &r.chosen
                        point = 543
                        continue
                    fault(s, 347)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d40(s, actor, &listed)
                    way = drawn(s, &listed, &r.chosen, NULL, 40)
                    if way == 4:
                        fault(s, 347)
                        return 1
                    s.r_point = 454
                    rested(s)
                    return 0
        elif point == 456:
            if t != NULL and settled(s, t, 456):
                return 0
            point = 453
        elif point == 457:
            if t != NULL and settled(s, t, 458):
                return 0
            do_gain(s, t, BAG_OF_Good_8, its_Event_now_you(s))
            point = 456
        elif point == 459:
            if t != NULL and settled(s, t, 460):
                return 0
            do_gain(s, t, BAG_OF_Good_4, its_Event_now_you(s))
            point = 456
        elif point == 543:
            if (<Move*>given).option == 0:
                set_its_Event_now_you(s, s.r_actor)
                point = 457
            elif (<Move*>given).option == 1:
                set_its_Event_now_you(s, s.r_actor)
                point = 459
            else:
                return 1
        elif point == 653:
            point = 452
        else:
            r.point = point
            return -1


cdef int flow115_Event_now(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 15
    cdef int point = r.point
    cdef int p115_v1_you
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 461:
            if t != NULL and settled(s, t, 461):
                return 0
            set_its_Event_now_rest_of_you_2(s, rw_list1_around(s.m_starter, 1, 1))
            point = 462
        elif point == 462:
            if t != NULL and settled(s, t, 462):
                return 0
            if rw_list1_length_v(its_Event_now_rest_of_you_2(s)) == 0:
                if t != NULL and settled(s, t, 464):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 463):
                    return 0
                p115_v1_you = rw_list1_item_v(its_Event_now_rest_of_you_2(s), 0, 0)
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                if size_stock(s, p115_v1_you) >= 6 and at_cards(s, p115_v1_you) & 0x2000000000ULL == 0:
                    if t != NULL and settled(s, t, 465):
                        return 0
                    (<Given2*>r.passed).a0 = 2
                    (<Given2*>r.passed).a1 = p115_v1_you
                    return begun(r, push(s, 472, -1, 8, 4, 348), 684)
                else:
                    point = 467
        elif point == 467:
            point = 462
        elif point == 472:
            point = 467
        elif point == 654:
            point = 461
        else:
            r.point = point
            return -1


cdef int flow116_Event_now(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 21
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 473:
            if t != NULL and settled(s, t, 473):
                return 0
            set_its_Event_now_rest_of_you_3(s, rw_list1_around(s.m_starter, 1, 1))
            point = 474
        elif point == 474:
            if t != NULL and settled(s, t, 474):
                return 0
            if rw_list1_length_v(its_Event_now_rest_of_you_3(s)) == 0:
                if t != NULL and settled(s, t, 476):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 475):
                    return 0
                set_its_Event_now_you_2(s, rw_list1_item_v(its_Event_now_rest_of_you_3(s), 0, 0))
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                actor = its_Event_now_you_2(s)
                if t != NULL:
                    way = search_d42(s, actor, t)
                    if way != 2:
                        return way
                    point = 477
                    continue
                s.r_actor = actor
                if rng != NULL:
                    way_2 = sample_d42(s, actor, rng, &r.chosen)
                    if way_2 == 2:
                        point = 477
                        continue
                    if way_2:
                        if r.chosen.option == 1 and not any_legal_d42(s, actor):
                            point = 477
                            continue
                        if not plays_on(s, rng, &r.chosen, 475):
                            return 0
                        given = &r.chosen
                        point = 545
                        continue
                    fault(s, 350)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d42(s, actor, &listed)
                    way_3 = drawn(s, &listed, &r.chosen, NULL, 42)
                    if way_3 == 1:
                        point = 477
                        continue
                    if way_3 == 4:
                        fault(s, 350)
                        return 1
                    s.r_point = 475
                    rested(s)
                    return 0
        elif point == 477:
            if t != NULL and settled(s, t, 477):
                return 0
            point = 474
        elif point == 478:
            (<Given2*>r.passed).a0 = 1
            (<Given2*>r.passed).a1 = its_Event_now_you_2(s)
            return begun(r, push(s, 480, -1, 16, 10, 255), 667)
        elif point == 480:
            point = 477
        elif point == 545:
            if (<Move*>given).option == 0:
                set_its_Event_now_you_2(s, s.r_actor)
                point = 478
            elif (<Move*>given).option == 1:
                set_its_Event_now_you_2(s, s.r_actor)
                point = 477
            else:
                return 1
        elif point == 655:
            point = 473
        else:
            r.point = point
            return -1


cdef int flow117_Event_now(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 29
    cdef int point = r.point
    cdef int p117_v1_last
    cdef int p117_v2_you
    while True:
        if s.r_fault:
            return 1
        if point == 481:
            s.r_place = 0
            if t != NULL and settled(s, t, 481):
                return 0
            p117_v1_last = item_track(s, 0, 0)
            p117_v2_you = p117_v1_last
            do_advance(s, t, 1, p117_v2_you)
            return leave(s, r, 8, 0)
        elif point == 656:
            point = 481
        else:
            r.point = point
            return -1


cdef int flow118_Event_now(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 34
    cdef int point = r.point
    cdef int p118_v3_you
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 482:
            if t != NULL and settled(s, t, 482):
                return 0
            set_its_Event_now_fewest(s, least_line_34(s))
            set_its_Event_now_rest_of_you_4(s, rw_list1_around(s.m_starter, 1, 1))
            point = 483
        elif point == 483:
            if t != NULL and settled(s, t, 483):
                return 0
            if rw_list1_length_v(its_Event_now_rest_of_you_4(s)) == 0:
                if t != NULL and settled(s, t, 485):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 484):
                    return 0
                p118_v3_you = rw_list1_item_v(its_Event_now_rest_of_you_4(s), 0, 0)
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                if rw_has(its_Event_now_fewest(s), p118_v3_you - 1, 1):
                    if t != NULL and settled(s, t, 486):
                        return 0
                    (<Given1*>r.passed).a0 = p118_v3_you
                    return begun(r, push(s, 487, -1, 8, 0, 254), 666)
                else:
                    point = 483
        elif point == 487:
            point = 483
        elif point == 657:
            point = 482
        else:
            r.point = point
            return -1


cdef int flow119_Event_now(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 41
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p119_v3_house
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 488:
            if t != NULL and settled(s, t, 488):
                return 0
            set_its_Event_now_rest_of_you_5(s, rw_list1_around(s.m_starter, 1, 1))
            point = 489
        elif point == 489:
            if t != NULL and settled(s, t, 489):
                return 0
            if rw_list1_length_v(its_Event_now_rest_of_you_5(s)) == 0:
                if t != NULL and settled(s, t, 491):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 490):
                    return 0
                set_its_Event_now_you_3(s, rw_list1_item_v(its_Event_now_rest_of_you_5(s), 0, 0))
                rw_drop_first(<uint8_t*>(frame(s) + 2), <rw_loose_uint16_t*>frame(s), sizeof(uint8_t), 1)
                actor = its_Event_now_you_3(s)
                if t != NULL:
                    way = search_d43(s, actor, t)
                    if way != 2:
                        return way
                    point = 492
                    continue
                s.r_actor = actor
                if rng != NULL:
                    way_2 = sample_d43(s, actor, rng, &r.chosen)
                    if way_2 == 2:
                        point = 492
                        continue
                    if way_2:
                        if r.chosen.option == 1 and not any_legal_d43(s, actor):
                            point = 492
                            continue
                        if not plays_on(s, rng, &r.chosen, 490):
                            return 0
                        given = &r.chosen
                        point = 546
                        continue
                    fault(s, 353)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d43(s, actor, &listed)
                    way_3 = drawn(s, &listed, &r.chosen, NULL, 43)
                    if way_3 == 1:
                        point = 492
                        continue
                    if way_3 == 4:
                        fault(s, 353)
                        return 1
                    s.r_point = 490
                    rested(s)
                    return 0
        elif point == 492:
            if t != NULL and settled(s, t, 492):
                return 0
            point = 489
        elif point == 493:
            do_discard_house(s, t, p119_v3_house, its_Event_now_you_3(s))
            (<Given2*>r.passed).a0 = 2
            (<Given2*>r.passed).a1 = its_Event_now_you_3(s)
            return begun(r, push(s, 499, -1, 8, 4, 364), 685)
        elif point == 499:
            point = 492
        elif point == 546:
            if (<Move*>given).option == 0:
                set_its_Event_now_you_3(s, s.r_actor)
                p119_v3_house = (<Move*>given).args[0]
                point = 493
            elif (<Move*>given).option == 1:
                set_its_Event_now_you_3(s, s.r_actor)
                point = 492
            else:
                return 1
        elif point == 658:
            point = 488
        else:
            r.point = point
            return -1


cdef int flow120_Story_gift(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 2
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p120_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 500:
            if t != NULL and settled(s, t, 500):
                return 0
            do_gain(s, t, BAG_OF_Good_3, p120_v0_you)
            return leave(s, r, 8, 0)
        elif point == 659:
            p120_v0_you = (<Given1*>given).a0
            point = 500
        else:
            r.point = point
            return -1


cdef int flow121_Story_gift(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 3
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p121_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 501:
            if t != NULL and settled(s, t, 501):
                return 0
            do_gain(s, t, BAG_OF_Good_7, p121_v0_you)
            return leave(s, r, 8, 0)
        elif point == 660:
            p121_v0_you = (<Given1*>given).a0
            point = 501
        else:
            r.point = point
            return -1


cdef int flow122_Story_gift(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 6
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p122_v0_you
    while True:
        if s.r_fault:
            return 1
        if point == 502:
            if t != NULL and settled(s, t, 502):
                return 0
            (<Given1*>r.passed).a0 = p122_v0_you
            return begun(r, push(s, 503, -1, 8, 0, 254), 666)
        elif point == 503:
            if t != NULL and settled(s, t, 503):
                return 0
            return leave(s, r, 8, 0)
        elif point == 661:
            p122_v0_you = (<Given1*>given).a0
            point = 502
        else:
            r.point = point
            return -1


cdef int flow123_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 256
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p123_v0_times
    cdef int p123_v5_good
    cdef int p123_v6_house
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef uint64_t held
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 167:
            if t != NULL and settled(s, t, 167):
                return 0
            set_its_harvest_visited(s, 0)
            set_its_harvest_times_made(s, 0)
            set_its_harvest_times_most(s, p123_v0_times)
            point = 169
        elif point == 169:
            if its_harvest_times_made(s) < its_harvest_times_most(s):
                actor = its_harvest_you(s)
                if t != NULL:
                    return search_d8(
                        s,
                        actor,
                        its_harvest_visited(s),
                        its_harvest_times_made(s),
                        its_harvest_times_most(s),
                        t
                    )
                s.r_actor = actor
                if rng != NULL:
                    if sample_d8(
                        s,
                        actor,
                        its_harvest_visited(s),
                        its_harvest_times_made(s),
                        its_harvest_times_most(s),
                        rng,
                        &r.chosen
                    ):
                        if not plays_on(s, rng, &r.chosen, 170):
                            return 0
                        given = &r.chosen
                        point = 511
                        continue
                    fault(s, 367)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d8(
                        s,
                        actor,
                        its_harvest_visited(s),
                        its_harvest_times_made(s),
                        its_harvest_times_most(s),
                        &listed
                    )
                    way = drawn(s, &listed, &r.chosen, NULL, 8)
                    if way == 4:
                        fault(s, 367)
                        return 1
                    s.r_point = 170
                    rested(s)
                    return 0
            else:
                if t != NULL and settled(s, t, 168):
                    return 0
                return leave(s, r, 16, 10)
        elif point == 172:
            # line 260 @RK-52
            if rng == NULL and tally_planted(s, p123_v6_house, p123_v5_good) < 1:
                s.r_failure = 368
                return 1
            # line 261 @RK-49
            if (
                rng == NULL
                and not (
                    not rw_has(its_harvest_visited(s), p123_v6_house - 1, 23)
                    or at_cards(s, its_harvest_you(s)) & 0x400000000ULL != 0
                )
            ):
                s.r_failure = 369
                return 1
            set_its_harvest_times_made(s, its_harvest_times_made(s) + 1)
            # line 262
            held = its_harvest_visited(s)
            at = p123_v6_house - 1
            if <unsigned int>at >= 23u:
                fault(s, 370)
            else:
                held |= rw_single(at, 23)
                set_its_harvest_visited(s, held)
            do_pick(s, t, p123_v5_good, p123_v6_house, its_harvest_you(s))
            point = 169
        elif point == 511:
            if (<Move*>given).option == 0:
                set_its_harvest_you(s, s.r_actor)
                p123_v5_good = (<Move*>given).args[0]
                p123_v6_house = (<Move*>given).args[1]
                point = 172
            else:
                return 1
        elif point == 667:
            p123_v0_times = (<Given2*>given).a0
            set_its_harvest_you(s, (<Given2*>given).a1)
            point = 167
        else:
            r.point = point
            return -1


cdef int flow124_take_service_card(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 283
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p124_v1_card
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef uint64_t held
    cdef int at
    cdef uint64_t held_2
    cdef int at_2
    cdef int x2
    cdef int k2
    cdef rw_list5 held2
    cdef int value
    cdef int flat
    while True:
        if s.r_fault:
            return 1
        if point == 177:
            if t != NULL and settled(s, t, 177):
                return 0
            actor = its_take_service_card_you(s)
            if t != NULL:
                return search_d9(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d9(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 177):
                        return 0
                    given = &r.chosen
                    point = 512
                    continue
                fault(s, 374)
                return 1
            else:
                no_moves(&listed)
                legal_d9(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 9)
                if way == 4:
                    fault(s, 374)
                    return 1
                s.r_point = 177
                rested(s)
                return 0
        elif point == 179:
            # line 285
            held = s.m_display
            at = p124_v1_card - 1
            held &= ~rw_single(at, 52)
            set_display(s, held, 376)
            # line 285
            held_2 = at_cards(s, its_take_service_card_you(s))
            at_2 = p124_v1_card - 1
            if <unsigned int>at_2 >= 52u:
                fault(s, 377)
            else:
                held_2 |= rw_single(at_2, 52)
                set_cards(s, its_take_service_card_you(s), held_2, 378)
            if rw_size(s.m_display) < 3:
                do_gain(
                    s,
                    t,
                    rw_bag5_amount(1, rw_shift(3, -rw_size(s.m_display), 5) - 1),
                    its_take_service_card_you(s)
                )
            held2 = T_Service_pile[p124_v1_card]
            for k2 in range(held2.length):
                x2 = held2.items[k2]
                # line 289
                value = x2
                flat = place_in_hoard(p124_v1_card)
                if value == 0 or flat < 0:
                    fault(s, 379)
                elif s.m_hoard_length[flat] >= 5:
                    fault(s, 380)
                else:
                    (&s.m_hoard[flat * 5])[s.m_hoard_length[flat]] = value
                    s.m_hoard_length[flat] += 1
            (<Given2*>r.passed).a0 = p124_v1_card
            (<Given2*>r.passed).a1 = its_take_service_card_you(s)
            return begun(r, push(s, 186, 125, 8, 0, 381), 686)
        elif point == 186:
            if t != NULL and settled(s, t, 178):
                return 0
            return leave(s, r, 8, 0)
        elif point == 512:
            if (<Move*>given).option == 0:
                set_its_take_service_card_you(s, s.r_actor)
                p124_v1_card = (<Move*>given).args[0]
                point = 179
            else:
                return 1
        elif point == 668:
            set_its_take_service_card_you(s, (<Given1*>given).a0)
            point = 177
        elif point == 687:
            p124_v1_card = (<Move*>given).args[0]
            point = 179
        elif point == 689:
            p124_v1_card = (<Move*>given).args[0]
            point = 179
        elif point == 691:
            p124_v1_card = (<Move*>given).args[0]
            point = 179
        else:
            r.point = point
            return -1


cdef int flow125_use_new(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 300
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p125_v0_card
    cdef int p125_v1_you
    while True:
        if s.r_fault:
            return 1
        if point == 181:
            if t != NULL and settled(s, t, 181):
                return 0
            do_gain(s, t, rw_bag5_none(), p125_v1_you)
            if T_Service_when[rw_place_in(p125_v0_card, 0, 10)] != 0:
                if t != NULL and settled(s, t, 182):
                    return 0
                (<Given2*>r.passed).a0 = T_Service_when[rw_place_in(p125_v0_card, 0, 10)]
                (<Given2*>r.passed).a1 = p125_v1_you
                return begun(r, push(s, 185, 10, 16, 0, 66), 559)
            else:
                point = 184
        elif point == 184:
            if t != NULL and settled(s, t, 184):
                return 0
            return leave(s, r, 8, 0)
        elif point == 185:
            point = 184
        elif point == 686:
            p125_v0_card = (<Given2*>given).a0
            p125_v1_you = (<Given2*>given).a1
            point = 181
        else:
            r.point = point
            return -1


cdef int flow126_take_house(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 193
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p126_v2_size
    cdef int p126_v3_house
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef uint64_t held
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 189:
            if t != NULL and settled(s, t, 189):
                return 0
            actor = its_take_house_you(s)
            if t != NULL:
                return search_d10(s, actor, its_take_house_sizes(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d10(s, actor, its_take_house_sizes(s), found)
            way = drawn(s, found, &r.chosen, rng, 10)
            if way == 3:
                given = &r.chosen
                point = 513
                continue
            if way == 4:
                fault(s, 385)
                return 1
            s.r_point = 189
            rested(s)
            return 0
        elif point == 191:
            # line 195 @RK-54
            if rng == NULL and f_pile(s, p126_v2_size) == 0:
                s.r_failure = 386
                return 1
            if t != NULL and settled(s, t, 192):
                return 0
            p126_v3_house = rw_lowest(f_pile(s, p126_v2_size)) + 1
            # line 197
            held = s.m_shed
            at = p126_v3_house - 1
            held &= ~rw_single(at, 23)
            set_shed(s, held, 388)
            do_receive(s, t, p126_v3_house, its_take_house_you(s))
            if t != NULL and settled(s, t, 190):
                return 0
            return leave(s, r, 8, 4)
        elif point == 513:
            if (<Move*>given).option == 0:
                set_its_take_house_you(s, s.r_actor)
                p126_v2_size = (<Move*>given).args[0]
                point = 191
            else:
                return 1
        elif point == 669:
            set_its_take_house_sizes(s, (<Given2*>given).a0)
            set_its_take_house_you(s, (<Given2*>given).a1)
            point = 189
        else:
            r.point = point
            return -1


cdef int flow127_seed_at_least(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 240
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p127_v0_n
    cdef int p127_v1_you
    cdef int held
    cdef rw_bag8 whole
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 195:
            if t != NULL and settled(s, t, 195):
                return 0
            # line 241
            held = tally_done(s, 3) + 1
            if 0 <= held and held <= 65535:
                whole = rw_bag8_load(&s.m_done[0])
                at = 2
                if <unsigned int>at >= 8u:
                    fault(s, 390)
                else:
                    whole.n[at] = held
                    if bag_misfits(whole, 65535):
                        fault(s, 389)
                    else:
                        set_done(s, whole, 389)
            else:
                fault(s, 389)
            (<Given5*>r.passed).a0 = rw_between_of(p127_v0_n, 2147483647)
            (<Given5*>r.passed).a1 = 6
            (<Given5*>r.passed).a2 = p127_v1_you
            return begun(r, push_seed_2(s, 203), 677)
        elif point == 203:
            if t != NULL and settled(s, t, 203):
                return 0
            return leave(s, r, 8, 0)
        elif point == 670:
            p127_v0_n = (<Given2*>given).a0
            p127_v1_you = (<Given2*>given).a1
            point = 195
        else:
            r.point = point
            return -1


cdef int flow128_seed(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 227
    cdef int point = r.point
    cdef void* given = r.given
    cdef rw_between p128_v0_times
    cdef int p128_v6_good
    cdef int p128_v7_house
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    while True:
        if s.r_fault:
            return 1
        if point == 196:
            if t != NULL and settled(s, t, 196):
                return 0
            set_its_seed_times_made(s, 0)
            set_its_seed_times_most(s, p128_v0_times.high)
            set_its_seed_times_least(s, p128_v0_times.low)
            point = 198
        elif point == 197:
            if t != NULL and settled(s, t, 197):
                return 0
            return leave(s, r, 16, 10)
        elif point == 198:
            if its_seed_times_made(s) < its_seed_times_most(s):
                actor = its_seed_you(s)
                if t != NULL:
                    way = search_d11(
                        s,
                        actor,
                        its_seed_times_made(s),
                        its_seed_times_most(s),
                        its_seed_times_least(s),
                        t
                    )
                    if way != 2:
                        return way
                    point = 197
                    continue
                s.r_actor = actor
                if rng != NULL:
                    way_2 = sample_d11(
                        s, actor, its_seed_times_made(s), its_seed_times_most(s), its_seed_times_least(s), rng,
                        &r.chosen
                    )
                    if way_2 == 2:
                        point = 197
                        continue
                    if way_2:
                        if (
                            r.chosen.option == 1
                            and not any_legal_d11(
                                s,
                                actor,
                                its_seed_times_made(s),
                                its_seed_times_most(s),
                                its_seed_times_least(s)
                            )
                        ):
                            point = 197
                            continue
                        if not plays_on(s, rng, &r.chosen, 199):
                            return 0
                        given = &r.chosen
                        point = 514
                        continue
                    fault(s, 393)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d11(
                        s,
                        actor,
                        its_seed_times_made(s),
                        its_seed_times_most(s),
                        its_seed_times_least(s),
                        &listed
                    )
                    way_3 = drawn(s, &listed, &r.chosen, NULL, 11)
                    if way_3 == 1:
                        point = 197
                        continue
                    if way_3 == 4:
                        fault(s, 393)
                        return 1
                    s.r_point = 199
                    rested(s)
                    return 0
            else:
                point = 197
        elif point == 201:
            # line 230 @RK-40
            if rng == NULL and tally_stock(s, its_seed_you(s), p128_v6_good) < 1:
                s.r_failure = 394
                return 1
            # line 231 @RK-41
            if rng == NULL and any_planted(s, p128_v7_house):
                s.r_failure = 395
                return 1
            # line 232 @RK-42
            if rng == NULL and not rw_has(f_allowed(s, p128_v7_house, its_seed_you(s)), p128_v6_good - 1, 5):
                s.r_failure = 396
                return 1
            set_its_seed_times_made(s, its_seed_times_made(s) + 1)
            do_sow(
                s,
                t,
                p128_v6_good,
                p128_v7_house,
                rw_min(its_seed_parcels(s), T_House_parcels[p128_v7_house]),
                its_seed_you(s)
            )
            point = 198
        elif point == 514:
            if (<Move*>given).option == 0:
                set_its_seed_you(s, s.r_actor)
                p128_v6_good = (<Move*>given).args[0]
                p128_v7_house = (<Move*>given).args[1]
                point = 201
            elif (<Move*>given).option == 1:
                set_its_seed_you(s, s.r_actor)
                point = 197
            else:
                return 1
        elif point == 677:
            p128_v0_times = (<Given5*>given).a0
            set_its_seed_parcels_2(s, (<Given5*>given).a1)
            set_its_seed_you(s, (<Given5*>given).a2)
            point = 196
        else:
            r.point = point
            return -1


cdef int flow130_share_service_card(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 292
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p130_v2_card
    cdef int actor
    cdef Moves listed
    cdef int way
    cdef uint64_t held
    cdef int at
    cdef uint64_t held_2
    cdef int at_2
    while True:
        if s.r_fault:
            return 1
        if point == 220:
            if t != NULL and settled(s, t, 220):
                return 0
            actor = its_share_service_card_you(s)
            if t != NULL:
                return search_d13(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d13(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 220):
                        return 0
                    given = &r.chosen
                    point = 516
                    continue
                fault(s, 405)
                return 1
            else:
                no_moves(&listed)
                legal_d13(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 13)
                if way == 4:
                    fault(s, 405)
                    return 1
                s.r_point = 220
                rested(s)
                return 0
        elif point == 222:
            # line 294 @RK-71
            if rng == NULL and not rw_has(at_cards(s, 1) | at_cards(s, 1), p130_v2_card - 1, 52):
                s.r_failure = 406
                return 1
            # line 295 @RK-69
            # line 296 @RK-70
            if rng == NULL and rw_has(s.m_shared, p130_v2_card - 1, 52):
                s.r_failure = 408
                return 1
            # line 297
            held = s.m_shared
            at = p130_v2_card - 1
            if <unsigned int>at >= 52u:
                fault(s, 409)
            else:
                held |= rw_single(at, 52)
                set_shared(s, held, 411)
            # line 297
            held_2 = at_cards(s, its_share_service_card_you(s))
            at_2 = p130_v2_card - 1
            if <unsigned int>at_2 >= 52u:
                fault(s, 412)
            else:
                held_2 |= rw_single(at_2, 52)
                set_cards(s, its_share_service_card_you(s), held_2, 413)
            (<Given2*>r.passed).a0 = p130_v2_card
            (<Given2*>r.passed).a1 = its_share_service_card_you(s)
            return begun(r, push(s, 224, 125, 8, 0, 381), 686)
        elif point == 224:
            if t != NULL and settled(s, t, 221):
                return 0
            return leave(s, r, 8, 0)
        elif point == 516:
            if (<Move*>given).option == 0:
                set_its_share_service_card_you(s, s.r_actor)
                p130_v2_card = (<Move*>given).args[0]
                point = 222
            else:
                return 1
        elif point == 671:
            set_its_share_service_card_you(s, (<Given1*>given).a0)
            point = 220
        else:
            r.point = point
            return -1


cdef int flow131_seed(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 227
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p131_v0_times
    cdef int p131_v5_good
    cdef int p131_v6_house
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 229:
            if t != NULL and settled(s, t, 229):
                return 0
            set_its_seed_times_made_2(s, 0)
            set_its_seed_times_most_2(s, p131_v0_times)
            point = 231
        elif point == 231:
            if its_seed_times_made_2(s) < its_seed_times_most_2(s):
                actor = its_seed_you_2(s)
                if t != NULL:
                    return search_d14(s, actor, its_seed_times_made_2(s), its_seed_times_most_2(s), t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d14(s, actor, its_seed_times_made_2(s), its_seed_times_most_2(s), rng, &r.chosen):
                        if not plays_on(s, rng, &r.chosen, 232):
                            return 0
                        given = &r.chosen
                        point = 517
                        continue
                    fault(s, 393)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d14(s, actor, its_seed_times_made_2(s), its_seed_times_most_2(s), &listed)
                    way = drawn(s, &listed, &r.chosen, NULL, 14)
                    if way == 4:
                        fault(s, 393)
                        return 1
                    s.r_point = 232
                    rested(s)
                    return 0
            else:
                if t != NULL and settled(s, t, 230):
                    return 0
                return leave(s, r, 16, 6)
        elif point == 234:
            # line 230 @RK-40
            if rng == NULL and tally_stock(s, its_seed_you_2(s), p131_v5_good) < 1:
                s.r_failure = 394
                return 1
            # line 231 @RK-41
            if rng == NULL and any_planted(s, p131_v6_house):
                s.r_failure = 395
                return 1
            # line 232 @RK-42
            if rng == NULL and not rw_has(f_allowed(s, p131_v6_house, its_seed_you_2(s)), p131_v5_good - 1, 5):
                s.r_failure = 396
                return 1
            set_its_seed_times_made_2(s, its_seed_times_made_2(s) + 1)
            do_sow(
                s,
                t,
                p131_v5_good,
                p131_v6_house,
                rw_min(its_seed_parcels_2(s), T_House_parcels[p131_v6_house]),
                its_seed_you_2(s)
            )
            point = 231
        elif point == 517:
            if (<Move*>given).option == 0:
                set_its_seed_you_2(s, s.r_actor)
                p131_v5_good = (<Move*>given).args[0]
                p131_v6_house = (<Move*>given).args[1]
                point = 234
            else:
                return 1
        elif point == 672:
            p131_v0_times = (<Given3*>given).a0
            set_its_seed_parcels(s, (<Given3*>given).a1)
            set_its_seed_you_2(s, (<Given3*>given).a2)
            point = 229
        else:
            r.point = point
            return -1


cdef int flow132_harvest(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 256
    cdef int point = r.point
    cdef void* given = r.given
    cdef rw_between p132_v0_times
    cdef int p132_v6_good
    cdef int p132_v7_house
    cdef int actor
    cdef int way
    cdef int way_2
    cdef Moves listed
    cdef int way_3
    cdef uint64_t held
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 238:
            if t != NULL and settled(s, t, 238):
                return 0
            set_its_harvest_visited_2(s, 0)
            set_its_harvest_times_made_2(s, 0)
            set_its_harvest_times_most_2(s, p132_v0_times.high)
            set_its_harvest_times_least(s, p132_v0_times.low)
            point = 240
        elif point == 239:
            if t != NULL and settled(s, t, 239):
                return 0
            return leave(s, r, 24, 14)
        elif point == 240:
            if its_harvest_times_made_2(s) < its_harvest_times_most_2(s):
                actor = its_harvest_you_2(s)
                if t != NULL:
                    way = search_d15(
                        s,
                        actor,
                        its_harvest_visited_2(s),
                        its_harvest_times_made_2(s),
                        its_harvest_times_most_2(s),
                        its_harvest_times_least(s),
                        t
                    )
                    if way != 2:
                        return way
                    point = 239
                    continue
                s.r_actor = actor
                if rng != NULL:
                    way_2 = sample_d15(
                        s,
                        actor,
                        its_harvest_visited_2(s),
                        its_harvest_times_made_2(s),
                        its_harvest_times_most_2(s),
                        its_harvest_times_least(s),
                        rng,
                        &r.chosen
                    )
                    if way_2 == 2:
                        point = 239
                        continue
                    if way_2:
                        if (
                            r.chosen.option == 1
                            and not any_legal_d15(
                                s,
                                actor,
                                its_harvest_visited_2(s),
                                its_harvest_times_made_2(s),
                                its_harvest_times_most_2(s),
                                its_harvest_times_least(s)
                            )
                        ):
                            point = 239
                            continue
                        if not plays_on(s, rng, &r.chosen, 241):
                            return 0
                        given = &r.chosen
                        point = 518
                        continue
                    fault(s, 367)
                    return 1
                else:
                    no_moves(&listed)
                    legal_d15(
                        s,
                        actor,
                        its_harvest_visited_2(s),
                        its_harvest_times_made_2(s),
                        its_harvest_times_most_2(s),
                        its_harvest_times_least(s),
                        &listed
                    )
                    way_3 = drawn(s, &listed, &r.chosen, NULL, 15)
                    if way_3 == 1:
                        point = 239
                        continue
                    if way_3 == 4:
                        fault(s, 367)
                        return 1
                    s.r_point = 241
                    rested(s)
                    return 0
            else:
                point = 239
        elif point == 243:
            # line 260 @RK-52
            if rng == NULL and tally_planted(s, p132_v7_house, p132_v6_good) < 1:
                s.r_failure = 368
                return 1
            # line 261 @RK-49
            if (
                rng == NULL
                and not (
                    not rw_has(its_harvest_visited_2(s), p132_v7_house - 1, 23)
                    or at_cards(s, its_harvest_you_2(s)) & 0x400000000ULL != 0
                )
            ):
                s.r_failure = 369
                return 1
            set_its_harvest_times_made_2(s, its_harvest_times_made_2(s) + 1)
            # line 262
            held = its_harvest_visited_2(s)
            at = p132_v7_house - 1
            if <unsigned int>at >= 23u:
                fault(s, 370)
            else:
                held |= rw_single(at, 23)
                set_its_harvest_visited_2(s, held)
            do_pick(s, t, p132_v6_good, p132_v7_house, its_harvest_you_2(s))
            point = 240
        elif point == 518:
            if (<Move*>given).option == 0:
                set_its_harvest_you_2(s, s.r_actor)
                p132_v6_good = (<Move*>given).args[0]
                p132_v7_house = (<Move*>given).args[1]
                point = 243
            elif (<Move*>given).option == 1:
                set_its_harvest_you_2(s, s.r_actor)
                point = 239
            else:
                return 1
        elif point == 673:
            p132_v0_times = (<Given4*>given).a0
            set_its_harvest_you_2(s, (<Given4*>given).a1)
            point = 238
        else:
            r.point = point
            return -1


cdef int flow133_pay_identical(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 170
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p133_v2_good
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 248:
            if t != NULL and settled(s, t, 248):
                return 0
            actor = its_pay_identical_you(s)
            if t != NULL:
                return search_d16(s, actor, its_pay_identical_n(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d16(s, actor, its_pay_identical_n(s), found)
            way = drawn(s, found, &r.chosen, rng, 16)
            if way == 3:
                given = &r.chosen
                point = 519
                continue
            if way == 4:
                fault(s, 416)
                return 1
            s.r_point = 248
            rested(s)
            return 0
        elif point == 250:
            # line 172 @RK-63
            if rng == NULL and tally_stock(s, its_pay_identical_you(s), p133_v2_good) < its_pay_identical_n(s):
                s.r_failure = 417
                return 1
            if do_pay(s, t, rw_bag5_amount(its_pay_identical_n(s), p133_v2_good - 1), its_pay_identical_you(s)):
                return 1
            if t != NULL and settled(s, t, 249):
                return 0
            return leave(s, r, 8, 4)
        elif point == 519:
            if (<Move*>given).option == 0:
                set_its_pay_identical_you(s, s.r_actor)
                p133_v2_good = (<Move*>given).args[0]
                point = 250
            else:
                return 1
        elif point == 674:
            set_its_pay_identical_n(s, (<Given2*>given).a0)
            set_its_pay_identical_you(s, (<Given2*>given).a1)
            point = 248
        else:
            r.point = point
            return -1


cdef int flow135_discard_houses(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 216
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p135_v0_n
    cdef uint64_t p135_v4_houses
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef uint64_t left5
    cdef int x5
    while True:
        if s.r_fault:
            return 1
        if point == 253:
            if t != NULL and settled(s, t, 253):
                return 0
            set_its_discard_houses_fewer(
                s,
                1 if at_cards(s, its_discard_houses_you(s)) & 0x1000000ULL != 0 else p135_v0_n
            )
            actor = its_discard_houses_you(s)
            if t != NULL:
                return search_d17(s, actor, its_discard_houses_fewer(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d17(s, actor, its_discard_houses_fewer(s), found)
            way = drawn(s, found, &r.chosen, rng, 17)
            if way == 3:
                given = &r.chosen
                point = 520
                continue
            if way == 4:
                fault(s, 421)
                return 1
            s.r_point = 253
            rested(s)
            return 0
        elif point == 255:
            if t != NULL and settled(s, t, 255):
                return 0
            if t != NULL and settled(s, t, 256):
                return 0
            left5 = p135_v4_houses
            while left5:
                x5 = rw_lowest(left5) + 1
                left5 &= left5 - 1
                do_discard_house(s, t, x5, its_discard_houses_you(s))
            if t != NULL and settled(s, t, 254):
                return 0
            return leave(s, r, 8, 4)
        elif point == 520:
            if (<Move*>given).option == 0:
                set_its_discard_houses_you(s, s.r_actor)
                p135_v4_houses = (<Move*>given).args[0]
                point = 255
            else:
                return 1
        elif point == 675:
            p135_v0_n = (<Given2*>given).a0
            set_its_discard_houses_you(s, (<Given2*>given).a1)
            point = 253
        else:
            r.point = point
            return -1


cdef int flow137_take_house(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 193
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p137_v2_size
    cdef int p137_v3_house
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef uint64_t held
    cdef int at
    while True:
        if s.r_fault:
            return 1
        if point == 272:
            if t != NULL and settled(s, t, 272):
                return 0
            actor = its_take_house_you_2(s)
            if t != NULL:
                return search_d19(s, actor, (<rw_between*>frame(s))[0], t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d19(s, actor, (<rw_between*>frame(s))[0], found)
            way = drawn(s, found, &r.chosen, rng, 19)
            if way == 3:
                given = &r.chosen
                point = 522
                continue
            if way == 4:
                fault(s, 385)
                return 1
            s.r_point = 272
            rested(s)
            return 0
        elif point == 274:
            # line 195 @RK-54
            if rng == NULL and f_pile(s, p137_v2_size) == 0:
                s.r_failure = 386
                return 1
            if t != NULL and settled(s, t, 275):
                return 0
            p137_v3_house = rw_lowest(f_pile(s, p137_v2_size)) + 1
            # line 197
            held = s.m_shed
            at = p137_v3_house - 1
            held &= ~rw_single(at, 23)
            set_shed(s, held, 388)
            do_receive(s, t, p137_v3_house, its_take_house_you_2(s))
            if t != NULL and settled(s, t, 273):
                return 0
            return leave(s, r, 16, 8)
        elif point == 522:
            if (<Move*>given).option == 0:
                set_its_take_house_you_2(s, s.r_actor)
                p137_v2_size = (<Move*>given).args[0]
                point = 274
            else:
                return 1
        elif point == 676:
            set_its_take_house_sizes_2(s, (<Given4*>given).a0)
            set_its_take_house_you_2(s, (<Given4*>given).a1)
            point = 272
        else:
            r.point = point
            return -1


cdef int flow138_harvest_twice(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 265
    cdef int point = r.point
    cdef void* given = r.given
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 282:
            if t != NULL and settled(s, t, 282):
                return 0
            actor = its_harvest_twice_you(s)
            if t != NULL:
                return search_d21(s, actor, t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d21(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 282):
                        return 0
                    given = &r.chosen
                    point = 524
                    continue
                fault(s, 424)
                return 1
            else:
                no_moves(&listed)
                legal_d21(s, actor, &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 21)
                if way == 4:
                    fault(s, 424)
                    return 1
                s.r_point = 282
                rested(s)
                return 0
        elif point == 284:
            # line 267 @RK-51
            if rng == NULL and size_planted(s, its_harvest_twice_house(s)) < 2:
                s.r_failure = 425
                return 1
            (<Given2*>r.passed).a0 = its_harvest_twice_house(s)
            (<Given2*>r.passed).a1 = its_harvest_twice_you(s)
            return begun(r, push(s, 286, -1, 8, 0, 220), 665)
        elif point == 286:
            (<Given2*>r.passed).a0 = its_harvest_twice_house(s)
            (<Given2*>r.passed).a1 = its_harvest_twice_you(s)
            return begun(r, push(s, 287, -1, 8, 0, 220), 665)
        elif point == 287:
            if t != NULL and settled(s, t, 283):
                return 0
            return leave(s, r, 8, 0)
        elif point == 524:
            if (<Move*>given).option == 0:
                set_its_harvest_twice_you(s, s.r_actor)
                set_its_harvest_twice_house(s, (<Move*>given).args[0])
                point = 284
            else:
                return 1
        elif point == 682:
            set_its_harvest_twice_you(s, (<Given1*>given).a0)
            point = 282
        elif point == 688:
            set_its_harvest_twice_house(s, (<Move*>given).args[0])
            point = 284
        elif point == 690:
            set_its_harvest_twice_house(s, (<Move*>given).args[0])
            point = 284
        else:
            r.point = point
            return -1


cdef int flow140_mixed_seed(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 315
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p140_v1_house
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    cdef int x2
    cdef int flat
    cdef int at
    cdef int count
    while True:
        if s.r_fault:
            return 1
        if point == 356:
            if t != NULL and settled(s, t, 356):
                return 0
            actor = its_mixed_seed_you(s)
            if t != NULL:
                return search_d28(s, actor, t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d28(s, actor, found)
            way = drawn(s, found, &r.chosen, rng, 28)
            if way == 3:
                given = &r.chosen
                point = 531
                continue
            if way == 4:
                fault(s, 428)
                return 1
            s.r_point = 356
            rested(s)
            return 0
        elif point == 358:
            # line 317 @RK-111
            if rng == NULL and T_House_parcels[p140_v1_house] != 5:
                s.r_failure = 429
                return 1
            if t != NULL and settled(s, t, 359):
                return 0
            for x2 in range(1, 6):
                # line 319
                flat = place_in_planted(p140_v1_house)
                at = x2 - 1
                count = 1
                if <unsigned int>at >= 5u:
                    at = 0
                    count = 0
                if (
                    ((<uint8_t*>&s.m_planted[flat * 5])[at] if flat >= 0 else 0) + <int64_t>count > 255
                    or (rw_bytes_total(&s.m_planted[flat * 5], 5) if flat >= 0 else 0) + <int64_t>count > 6
                ):
                    fault(s, 430)
                elif flat < 0:
                    fault(s, 431)
                else:
                    (<uint8_t*>&s.m_planted[flat * 5])[at] += <uint8_t>count
            if t != NULL and settled(s, t, 357):
                return 0
            return leave(s, r, 8, 0)
        elif point == 531:
            if (<Move*>given).option == 0:
                set_its_mixed_seed_you(s, s.r_actor)
                p140_v1_house = (<Move*>given).args[0]
                point = 358
            else:
                return 1
        elif point == 678:
            set_its_mixed_seed_you(s, (<Given1*>given).a0)
            point = 356
        else:
            r.point = point
            return -1


cdef int flow141_seed_house(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 235
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p141_v2_good
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 369:
            if t != NULL and settled(s, t, 369):
                return 0
            actor = its_seed_house_you(s)
            if t != NULL:
                return search_d31(s, actor, its_seed_house_house(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d31(s, actor, its_seed_house_house(s), found)
            way = drawn(s, found, &r.chosen, rng, 31)
            if way == 3:
                given = &r.chosen
                point = 534
                continue
            if way == 4:
                fault(s, 434)
                return 1
            s.r_point = 369
            rested(s)
            return 0
        elif point == 371:
            # line 237 @RK-40
            if rng == NULL and tally_stock(s, its_seed_house_you(s), p141_v2_good) < 1:
                s.r_failure = 435
                return 1
            if t != NULL and settled(s, t, 372):
                return 0
            do_sow_2(
                s,
                t,
                p141_v2_good,
                its_seed_house_house(s),
                T_House_parcels[its_seed_house_house(s)],
                its_seed_house_you(s)
            )
            if t != NULL and settled(s, t, 370):
                return 0
            return leave(s, r, 8, 0)
        elif point == 534:
            if (<Move*>given).option == 0:
                set_its_seed_house_you(s, s.r_actor)
                p141_v2_good = (<Move*>given).args[0]
                point = 371
            else:
                return 1
        elif point == 692:
            p141_v2_good = (<Move*>given).args[0]
            point = 371
        else:
            r.point = point
            return -1


cdef int flow144_harvest_all(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 270
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p144_v1_house
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 387:
            if t != NULL and settled(s, t, 387):
                return 0
            # line 271 @RK-118
            if f_filled(s, its_harvest_all_you(s)) == 0:
                s.r_failure = 437
                return 1
            set_its_harvest_all_rest_of_house(s, f_filled(s, its_harvest_all_you(s)))
            point = 388
        elif point == 388:
            if t != NULL and settled(s, t, 388):
                return 0
            if its_harvest_all_rest_of_house(s) == 0:
                if t != NULL and settled(s, t, 390):
                    return 0
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 389):
                    return 0
                p144_v1_house = rw_lowest(its_harvest_all_rest_of_house(s)) + 1
                set_its_harvest_all_rest_of_house(
                    s,
                    its_harvest_all_rest_of_house(s) & ~<uint64_t>T_values_line_270[p144_v1_house - 1]
                )
                (<Given2*>r.passed).a0 = p144_v1_house
                (<Given2*>r.passed).a1 = its_harvest_all_you(s)
                return begun(r, push(s, 391, -1, 8, 0, 220), 665)
        elif point == 391:
            point = 388
        elif point == 679:
            set_its_harvest_all_you(s, (<Given1*>given).a0)
            point = 387
        else:
            r.point = point
            return -1


cdef int flow145_use_space(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 327
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p145_v2_space
    cdef int actor
    cdef Moves listed
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 410:
            if t != NULL and settled(s, t, 410):
                return 0
            actor = its_use_space_you(s)
            if t != NULL:
                return search_d37(s, actor, its_use_space_column(s), t)
            s.r_actor = actor
            if rng != NULL:
                if sample_d37(s, actor, its_use_space_column(s), rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 410):
                        return 0
                    given = &r.chosen
                    point = 540
                    continue
                fault(s, 440)
                return 1
            else:
                no_moves(&listed)
                legal_d37(s, actor, its_use_space_column(s), &listed)
                way = drawn(s, &listed, &r.chosen, NULL, 37)
                if way == 4:
                    fault(s, 440)
                    return 1
                s.r_point = 410
                rested(s)
                return 0
        elif point == 412:
            s.r_place = 0
            # line 329 @RK-118
            if (
                rng == NULL
                and not (
                    f_open(s, p145_v2_space)
                    and is_worker(s, p145_v2_space, 0)
                    and not rw_has(s.m_blocked, p145_v2_space - 1, 40)
                )
            ):
                s.r_failure = 441
                return 1
            # line 330 @RK-118
            if not f_performable(s, p145_v2_space, its_use_space_you(s)):
                s.r_failure = 442
                return 1
            if t != NULL and settled(s, t, 413):
                return 0
            set_its_use_space_column(s, 0)
            if t == NULL and False:
                point = 414
                continue
            (<Given3*>r.passed).a0 = p145_v2_space
            (<Given3*>r.passed).a1 = 0
            (<Given3*>r.passed).a2 = its_use_space_you(s)
            return begun(r, push(s, 414, 14, 8, 4, 196), 663)
        elif point == 414:
            if t != NULL and settled(s, t, 411):
                return 0
            return leave(s, r, 8, 0)
        elif point == 540:
            if (<Move*>given).option == 0:
                set_its_use_space_you(s, s.r_actor)
                p145_v2_space = (<Move*>given).args[0]
                point = 412
            else:
                return 1
        elif point == 680:
            set_its_use_space_column(s, (<Given2*>given).a0)
            set_its_use_space_you(s, (<Given2*>given).a1)
            point = 410
        else:
            r.point = point
            return -1


cdef int flow146_look_at_event(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 333
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p146_v1_event
    cdef int total
    cdef int known
    cdef int left
    cdef int index
    cdef int value
    cdef int held
    cdef int index_2
    while True:
        if s.r_fault:
            return 1
        if point == 427:
            if t != NULL and settled(s, t, 427):
                return 0
            # line 334
            if size_events(s) == 0:
                s.r_failure = 443
                return 1
            total = rw_bytes_total(&s.m_events_middle[0], 13)
            if s.m_events_top_length > 0:
                known = (&s.m_events_top[0])[0]
                rw_drop_first(&s.m_events_top[0], &s.m_events_top_length, sizeof(uint8_t), 60)
                p146_v1_event = known
                point = 428
                continue
            if s.m_events_bottom_length > 0 and total == 0:
                known = (&s.m_events_bottom[0])[0]
                rw_drop_first(&s.m_events_bottom[0], &s.m_events_bottom_length, sizeof(uint8_t), 60)
                p146_v1_event = known
                point = 428
                continue
            if total == 0:
                s.r_failure = 444
                return 1
            if t != NULL:
                return 0
            s.r_actor = 0
            if s.r_explicit and rng == NULL:
                s.r_point = 427
                rested(s)
                return 0
            left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
            s.r_counter += 1
            index = rw_bytes_pick(&s.m_events_middle[0], 13, left)
            (<uint8_t*>&s.m_events_middle[0])[index] -= 1
            p146_v1_event = index + 1
            point = 428
        elif point == 428:
            if t != NULL and settled(s, t, 428):
                return 0
            # line 335
            value = p146_v1_event
            if value == 0:
                fault(s, 445)
            elif s.m_events_top_length >= 60:
                fault(s, 446)
            else:
                memmove(&s.m_events_top[0] + 1, &s.m_events_top[0], s.m_events_top_length * sizeof(uint8_t))
                (&s.m_events_top[0])[0] = value
                s.m_events_top_length += 1
            # line 336
            held = p146_v1_event
            set_foreseen(s, its_look_at_event_you(s), held, 447)
            return leave(s, r, 8, 0)
        elif point == 551:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_events_middle[0])[index_2] -= 1
            p146_v1_event = index_2 + 1
            point = 428
        elif point == 681:
            set_its_look_at_event_you(s, (<Given1*>given).a0)
            point = 427
        else:
            r.point = point
            return -1


cdef int flow147_barter(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 183
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p147_v1_good
    cdef int p147_v2_other
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 440:
            if t != NULL and settled(s, t, 440):
                return 0
            actor = its_barter_you(s)
            if t != NULL:
                return search_d39(s, actor, t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d39(s, actor, found)
            way = drawn(s, found, &r.chosen, rng, 39)
            if way == 3:
                given = &r.chosen
                point = 542
                continue
            if way == 4:
                fault(s, 450)
                return 1
            s.r_point = 440
            rested(s)
            return 0
        elif point == 442:
            # line 185 @RK-118
            if rng == NULL and p147_v1_good == p147_v2_other:
                s.r_failure = 451
                return 1
            if do_pay(s, t, rw_bag5_amount(2, p147_v1_good - 1), its_barter_you(s)):
                return 1
            do_gain(s, t, rw_bag5_amount(1, p147_v2_other - 1), its_barter_you(s))
            if t != NULL and settled(s, t, 441):
                return 0
            return leave(s, r, 8, 0)
        elif point == 542:
            if (<Move*>given).option == 0:
                set_its_barter_you(s, s.r_actor)
                p147_v1_good = (<Move*>given).args[0]
                p147_v2_other = (<Move*>given).args[1]
                point = 442
            else:
                return 1
        elif point == 683:
            set_its_barter_you(s, (<Given1*>given).a0)
            point = 440
        else:
            r.point = point
            return -1


cdef int flow148_pay_any(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 175
    cdef int point = r.point
    cdef void* given = r.given
    cdef rw_bag5 p148_v3_goods
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 468:
            if t != NULL and settled(s, t, 468):
                return 0
            actor = its_pay_any_you(s)
            if t != NULL:
                return search_d41(s, actor, its_pay_any_n(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d41(s, actor, its_pay_any_n(s), found)
            way = drawn(s, found, &r.chosen, rng, 41)
            if way == 3:
                given = &r.chosen
                point = 544
                continue
            if way == 4:
                fault(s, 455)
                return 1
            s.r_point = 468
            rested(s)
            return 0
        elif point == 470:
            if do_pay(s, t, p148_v3_goods, its_pay_any_you(s)):
                return 1
            if t != NULL and settled(s, t, 469):
                return 0
            return leave(s, r, 8, 4)
        elif point == 544:
            if (<Move*>given).option == 0:
                set_its_pay_any_you(s, s.r_actor)
                p148_v3_goods = rw_bag5_load(<uint8_t*>&(<Move*>given).args[0])
                point = 470
            else:
                return 1
        elif point == 684:
            set_its_pay_any_n(s, (<Given2*>given).a0)
            set_its_pay_any_you(s, (<Given2*>given).a1)
            point = 468
        else:
            r.point = point
            return -1


cdef int flow149_gain_any(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 179
    cdef int point = r.point
    cdef void* given = r.given
    cdef rw_bag5 p149_v3_goods
    cdef int actor
    cdef Moves listed
    cdef Moves* found
    cdef int way
    while True:
        if s.r_fault:
            return 1
        if point == 495:
            if t != NULL and settled(s, t, 495):
                return 0
            actor = its_gain_any_you(s)
            if t != NULL:
                return search_d44(s, actor, its_gain_any_n(s), t)
            s.r_actor = actor
            found = list_for(rng, &listed)
            legal_d44(s, actor, its_gain_any_n(s), found)
            way = drawn(s, found, &r.chosen, rng, 44)
            if way == 3:
                given = &r.chosen
                point = 547
                continue
            if way == 4:
                fault(s, 459)
                return 1
            s.r_point = 495
            rested(s)
            return 0
        elif point == 497:
            if t != NULL and settled(s, t, 497):
                return 0
            if t != NULL and settled(s, t, 498):
                return 0
            do_gain(s, t, p149_v3_goods, its_gain_any_you(s))
            if t != NULL and settled(s, t, 496):
                return 0
            return leave(s, r, 8, 4)
        elif point == 547:
            if (<Move*>given).option == 0:
                set_its_gain_any_you(s, s.r_actor)
                p149_v3_goods = rw_bag5_load(<uint8_t*>&(<Move*>given).args[0])
                point = 497
            else:
                return 1
        elif point == 685:
            set_its_gain_any_n(s, (<Given2*>given).a0)
            set_its_gain_any_you(s, (<Given2*>given).a1)
            point = 495
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
        elif proc == 2:
            way = flow2_deal_cards(s, t, rng, &r)
        elif proc == 4:
            way = flow4_take_random_house(s, t, rng, &r)
        elif proc == 8:
            way = flow8_everyone(s, t, rng, &r)
        elif proc == 9:
            way = flow9_resolve(s, t, rng, &r)
        elif proc == 10:
            way = flow10_quietly(s, t, rng, &r)
        elif proc == 11:
            way = flow11_window(s, t, rng, &r)
        elif proc == 12:
            way = flow12_use_card(s, t, rng, &r)
        elif proc == 13:
            way = flow13_place_worker(s, t, rng, &r)
        elif proc == 14:
            way = flow14_carry_out(s, t, rng, &r)
        elif proc == 15:
            way = flow15_react(s, t, rng, &r)
        elif proc == 16:
            way = flow16_bring_in_harvest(s, t, rng, &r)
        elif proc == 17:
            way = flow17_pick_one(s, t, rng, &r)
        elif proc == 19:
            way = flow19_serve_tourists(s, t, rng, &r)
        elif proc == 21:
            way = flow21_Space_actions(s, t, rng, &r)
        elif proc == 22:
            way = flow22_Space_actions(s, t, rng, &r)
        elif proc == 23:
            way = flow23_Space_actions(s, t, rng, &r)
        elif proc == 24:
            way = flow24_Space_actions(s, t, rng, &r)
        elif proc == 25:
            way = flow25_Space_actions(s, t, rng, &r)
        elif proc == 26:
            way = flow26_Space_actions(s, t, rng, &r)
        elif proc == 27:
            way = flow27_Space_actions(s, t, rng, &r)
        elif proc == 28:
            way = flow28_Space_actions(s, t, rng, &r)
        elif proc == 29:
            way = flow29_Space_actions(s, t, rng, &r)
        elif proc == 30:
            way = flow30_Space_actions(s, t, rng, &r)
        elif proc == 31:
            way = flow31_Space_actions(s, t, rng, &r)
        elif proc == 32:
            way = flow32_Space_actions(s, t, rng, &r)
        elif proc == 33:
            way = flow33_Space_actions(s, t, rng, &r)
        elif proc == 34:
            way = flow34_Space_actions(s, t, rng, &r)
        elif proc == 35:
            way = flow35_Space_actions(s, t, rng, &r)
        elif proc == 36:
            way = flow36_Space_actions(s, t, rng, &r)
        elif proc == 37:
            way = flow37_Space_actions(s, t, rng, &r)
        elif proc == 38:
            way = flow38_Space_actions(s, t, rng, &r)
        elif proc == 39:
            way = flow39_Space_actions(s, t, rng, &r)
        elif proc == 40:
            way = flow40_Space_actions(s, t, rng, &r)
        elif proc == 41:
            way = flow41_Space_actions(s, t, rng, &r)
        elif proc == 42:
            way = flow42_Space_actions(s, t, rng, &r)
        elif proc == 43:
            way = flow43_Space_actions(s, t, rng, &r)
        elif proc == 44:
            way = flow44_Space_actions(s, t, rng, &r)
        elif proc == 45:
            way = flow45_Space_actions(s, t, rng, &r)
        elif proc == 46:
            way = flow46_Space_actions(s, t, rng, &r)
        elif proc == 47:
            way = flow47_Space_actions(s, t, rng, &r)
        elif proc == 48:
            way = flow48_Space_actions(s, t, rng, &r)
        elif proc == 49:
            way = flow49_Space_actions(s, t, rng, &r)
        elif proc == 50:
            way = flow50_Space_actions(s, t, rng, &r)
        elif proc == 51:
            way = flow51_Space_actions(s, t, rng, &r)
        elif proc == 52:
            way = flow52_Space_actions(s, t, rng, &r)
        elif proc == 53:
            way = flow53_Space_actions(s, t, rng, &r)
        elif proc == 54:
            way = flow54_Space_actions(s, t, rng, &r)
        elif proc == 55:
            way = flow55_Space_actions(s, t, rng, &r)
        elif proc == 56:
            way = flow56_Space_actions(s, t, rng, &r)
        elif proc == 57:
            way = flow57_Space_actions(s, t, rng, &r)
        elif proc == 58:
            way = flow58_Space_actions(s, t, rng, &r)
        elif proc == 59:
            way = flow59_Space_actions(s, t, rng, &r)
        elif proc == 60:
            way = flow60_Space_actions(s, t, rng, &r)
        elif proc == 61:
            way = flow61_Space_actions(s, t, rng, &r)
        elif proc == 62:
            way = flow62_Space_actions(s, t, rng, &r)
        elif proc == 63:
            way = flow63_Space_actions(s, t, rng, &r)
        elif proc == 64:
            way = flow64_Space_actions(s, t, rng, &r)
        elif proc == 65:
            way = flow65_Space_actions(s, t, rng, &r)
        elif proc == 66:
            way = flow66_Space_actions(s, t, rng, &r)
        elif proc == 67:
            way = flow67_Space_actions(s, t, rng, &r)
        elif proc == 68:
            way = flow68_Space_actions(s, t, rng, &r)
        elif proc == 69:
            way = flow69_Space_actions(s, t, rng, &r)
        elif proc == 70:
            way = flow70_Service_when(s, t, rng, &r)
        elif proc == 71:
            way = flow71_Service_when(s, t, rng, &r)
        elif proc == 72:
            way = flow72_Service_when(s, t, rng, &r)
        elif proc == 73:
            way = flow73_Service_when(s, t, rng, &r)
        elif proc == 74:
            way = flow74_Service_when(s, t, rng, &r)
        elif proc == 75:
            way = flow75_Service_when(s, t, rng, &r)
        elif proc == 76:
            way = flow76_Service_when(s, t, rng, &r)
        elif proc == 77:
            way = flow77_Service_when(s, t, rng, &r)
        elif proc == 78:
            way = flow78_Service_when(s, t, rng, &r)
        elif proc == 79:
            way = flow79_Service_when(s, t, rng, &r)
        elif proc == 80:
            way = flow80_Service_when(s, t, rng, &r)
        elif proc == 81:
            way = flow81_Service_when(s, t, rng, &r)
        elif proc == 82:
            way = flow82_Service_when(s, t, rng, &r)
        elif proc == 83:
            way = flow83_Service_when(s, t, rng, &r)
        elif proc == 84:
            way = flow84_Service_when(s, t, rng, &r)
        elif proc == 85:
            way = flow85_Service_when(s, t, rng, &r)
        elif proc == 86:
            way = flow86_Service_when(s, t, rng, &r)
        elif proc == 87:
            way = flow87_Service_when(s, t, rng, &r)
        elif proc == 88:
            way = flow88_Service_when(s, t, rng, &r)
        elif proc == 89:
            way = flow89_Service_when(s, t, rng, &r)
        elif proc == 90:
            way = flow90_Service_when(s, t, rng, &r)
        elif proc == 91:
            way = flow91_Service_when(s, t, rng, &r)
        elif proc == 92:
            way = flow92_Service_when(s, t, rng, &r)
        elif proc == 93:
            way = flow93_Service_when(s, t, rng, &r)
        elif proc == 94:
            way = flow94_Service_when(s, t, rng, &r)
        elif proc == 95:
            way = flow95_Service_when(s, t, rng, &r)
        elif proc == 96:
            way = flow96_Service_when(s, t, rng, &r)
        elif proc == 97:
            way = flow97_Service_when(s, t, rng, &r)
        elif proc == 98:
            way = flow98_Service_when(s, t, rng, &r)
        elif proc == 99:
            way = flow99_Service_when(s, t, rng, &r)
        elif proc == 100:
            way = flow100_Service_when(s, t, rng, &r)
        elif proc == 101:
            way = flow101_Service_when(s, t, rng, &r)
        elif proc == 102:
            way = flow102_Service_when(s, t, rng, &r)
        elif proc == 103:
            way = flow103_Service_when(s, t, rng, &r)
        elif proc == 104:
            way = flow104_Service_when(s, t, rng, &r)
        elif proc == 105:
            way = flow105_Service_when(s, t, rng, &r)
        elif proc == 106:
            way = flow106_Service_when(s, t, rng, &r)
        elif proc == 107:
            way = flow107_Service_any_time(s, t, rng, &r)
        elif proc == 108:
            way = flow108_Service_any_time(s, t, rng, &r)
        elif proc == 109:
            way = flow109_Service_any_time(s, t, rng, &r)
        elif proc == 110:
            way = flow110_Service_any_time(s, t, rng, &r)
        elif proc == 111:
            way = flow111_Service_any_time(s, t, rng, &r)
        elif proc == 112:
            way = flow112_Service_any_time(s, t, rng, &r)
        elif proc == 113:
            way = flow113_Event_now(s, t, rng, &r)
        elif proc == 114:
            way = flow114_Event_now(s, t, rng, &r)
        elif proc == 115:
            way = flow115_Event_now(s, t, rng, &r)
        elif proc == 116:
            way = flow116_Event_now(s, t, rng, &r)
        elif proc == 117:
            way = flow117_Event_now(s, t, rng, &r)
        elif proc == 118:
            way = flow118_Event_now(s, t, rng, &r)
        elif proc == 119:
            way = flow119_Event_now(s, t, rng, &r)
        elif proc == 120:
            way = flow120_Story_gift(s, t, rng, &r)
        elif proc == 121:
            way = flow121_Story_gift(s, t, rng, &r)
        elif proc == 122:
            way = flow122_Story_gift(s, t, rng, &r)
        elif proc == 123:
            way = flow123_harvest(s, t, rng, &r)
        elif proc == 124:
            way = flow124_take_service_card(s, t, rng, &r)
        elif proc == 125:
            way = flow125_use_new(s, t, rng, &r)
        elif proc == 126:
            way = flow126_take_house(s, t, rng, &r)
        elif proc == 127:
            way = flow127_seed_at_least(s, t, rng, &r)
        elif proc == 128:
            way = flow128_seed(s, t, rng, &r)
        elif proc == 130:
            way = flow130_share_service_card(s, t, rng, &r)
        elif proc == 131:
            way = flow131_seed(s, t, rng, &r)
        elif proc == 132:
            way = flow132_harvest(s, t, rng, &r)
        elif proc == 133:
            way = flow133_pay_identical(s, t, rng, &r)
        elif proc == 135:
            way = flow135_discard_houses(s, t, rng, &r)
        elif proc == 137:
            way = flow137_take_house(s, t, rng, &r)
        elif proc == 138:
            way = flow138_harvest_twice(s, t, rng, &r)
        elif proc == 140:
            way = flow140_mixed_seed(s, t, rng, &r)
        elif proc == 141:
            way = flow141_seed_house(s, t, rng, &r)
        elif proc == 144:
            way = flow144_harvest_all(s, t, rng, &r)
        elif proc == 145:
            way = flow145_use_space(s, t, rng, &r)
        elif proc == 146:
            way = flow146_look_at_event(s, t, rng, &r)
        elif proc == 147:
            way = flow147_barter(s, t, rng, &r)
        elif proc == 148:
            way = flow148_pay_any(s, t, rng, &r)
        elif proc == 149:
            way = flow149_gain_any(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 34:
        legal_d0(s, s.r_actor, its_resolve_moment(s), its_resolve_todo(s), out)
    elif s.r_point == 57:
        legal_d1(s, s.r_actor, out)
    elif s.r_point == 66:
        legal_d2(s, s.r_actor, out)
    elif s.r_point == 73:
        legal_d3(s, s.r_actor, its_carry_out_placed(s), its_carry_out_todo(s), out)
    elif s.r_point == 112:
        legal_d4(s, s.r_actor, out)
    elif s.r_point == 127:
        legal_d6(s, s.r_actor, its_pick_one_house(s), out)
    elif s.r_point == 143:
        legal_d7(
            s,
            s.r_actor,
            its_serve_tourists_bonus_left(s),
            its_serve_tourists_good(s),
            its_serve_tourists_needed(s),
            out
        )
    elif s.r_point == 170:
        legal_d8(s, s.r_actor, its_harvest_visited(s), its_harvest_times_made(s), its_harvest_times_most(s), out)
    elif s.r_point == 177:
        legal_d9(s, s.r_actor, out)
    elif s.r_point == 189:
        legal_d10(s, s.r_actor, its_take_house_sizes(s), out)
    elif s.r_point == 199:
        legal_d11(s, s.r_actor, its_seed_times_made(s), its_seed_times_most(s), its_seed_times_least(s), out)
    elif s.r_point == 206:
        legal_d12(s, s.r_actor, out)
    elif s.r_point == 220:
        legal_d13(s, s.r_actor, out)
    elif s.r_point == 232:
        legal_d14(s, s.r_actor, its_seed_times_made_2(s), its_seed_times_most_2(s), out)
    elif s.r_point == 241:
        legal_d15(
            s,
            s.r_actor,
            its_harvest_visited_2(s),
            its_harvest_times_made_2(s),
            its_harvest_times_most_2(s),
            its_harvest_times_least(s),
            out
        )
    elif s.r_point == 248:
        legal_d16(s, s.r_actor, its_pay_identical_n(s), out)
    elif s.r_point == 253:
        legal_d17(s, s.r_actor, its_discard_houses_fewer(s), out)
    elif s.r_point == 265:
        legal_d18(s, s.r_actor, out)
    elif s.r_point == 272:
        legal_d19(s, s.r_actor, (<rw_between*>frame(s))[0], out)
    elif s.r_point == 277:
        legal_d20(s, s.r_actor, out)
    elif s.r_point == 282:
        legal_d21(s, s.r_actor, out)
    elif s.r_point == 297:
        legal_d22(s, s.r_actor, out)
    elif s.r_point == 315:
        legal_d23(s, s.r_actor, out)
    elif s.r_point == 321:
        legal_d24(s, s.r_actor, out)
    elif s.r_point == 337:
        legal_d25(s, s.r_actor, out)
    elif s.r_point == 342:
        legal_d26(s, s.r_actor, out)
    elif s.r_point == 347:
        legal_d27(s, s.r_actor, out)
    elif s.r_point == 356:
        legal_d28(s, s.r_actor, out)
    elif s.r_point == 361:
        legal_d29(s, s.r_actor, out)
    elif s.r_point == 367:
        legal_d30(s, s.r_actor, its_Service_when_house(s), out)
    elif s.r_point == 369:
        legal_d31(s, s.r_actor, its_seed_house_house(s), out)
    elif s.r_point == 374:
        legal_d32(s, s.r_actor, out)
    elif s.r_point == 378:
        legal_d33(s, s.r_actor, out)
    elif s.r_point == 382:
        legal_d34(s, s.r_actor, out)
    elif s.r_point == 395:
        legal_d35(s, s.r_actor, out)
    elif s.r_point == 404:
        legal_d36(s, s.r_actor, out)
    elif s.r_point == 410:
        legal_d37(s, s.r_actor, its_use_space_column(s), out)
    elif s.r_point == 423:
        legal_d38(s, s.r_actor, out)
    elif s.r_point == 440:
        legal_d39(s, s.r_actor, out)
    elif s.r_point == 454:
        legal_d40(s, s.r_actor, out)
    elif s.r_point == 468:
        legal_d41(s, s.r_actor, its_pay_any_n(s), out)
    elif s.r_point == 475:
        legal_d42(s, s.r_actor, out)
    elif s.r_point == 490:
        legal_d43(s, s.r_actor, out)
    elif s.r_point == 495:
        legal_d44(s, s.r_actor, its_gain_any_n(s), out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    return is_listed(s, m)


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    cdef uint64_t held
    cdef rw_bag52 held_2
    if s.r_point == 0:
        held = 1
        for i in range(1):
            if rw_has(held, i, 1):
                values[n] = i + 1
                weights[n] = 1
                n += 1
    elif s.r_point == 4:
        held_2 = its_deal_cards_set_cards(s)
        for i in range(52):
            if held_2.n[i] != 0:
                values[n] = i + 1
                weights[n] = held_2.n[i]
                n += 1
    elif s.r_point == 25:
        for i in range(23):
            if (<uint8_t*>&s.m_randoms_middle[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_randoms_middle[0])[i]
                n += 1
    elif s.r_point == 427:
        for i in range(13):
            if (<uint8_t*>&s.m_events_middle[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_events_middle[0])[i]
                n += 1
    return n


# ---------------------------------------------------------------- invariants

cdef inline int all_line_547(S* s) noexcept nogil:
    # line 547
    cdef int x0
    for x0 in range(1, 24):
        if size_planted(s, x0) > T_House_parcels[x0]:
            return False
    return True


cdef inline int sum_line_541(S* s) noexcept nogil:
    # line 541
    cdef int r = 0
    cdef int x0
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        r += size_farm(s, x0)
    return r


cdef inline int f_houses_owned(S* s) noexcept nogil:
    # line 541
    return sum_line_541(s)


cdef inline int tally_farm(S* s, int at0, int wanted) noexcept nogil:
    cdef int k
    cdef int n = 0
    cdef uint8_t* items = &s.m_farm[(at0 - 1) * 23]
    for k in range(s.m_farm_length):
        n += items[k] == wanted
    return n


cdef inline int count_line_549(S* s, int v0) noexcept nogil:
    # line 549
    cdef int n = 0
    cdef int x1
    cdef uint64_t left1 = 1
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if tally_farm(s, x1, v0) > 0:
            n += 1
    return n


cdef inline int all_line_549(S* s) noexcept nogil:
    # line 549
    cdef int x0
    for x0 in range(1, 24):
        if count_line_549(s, x0) > (0 if rw_has(s.m_shed, x0 - 1, 23) else 1):
            return False
    return True


cdef inline int all_line_550(S* s) noexcept nogil:
    # line 550
    cdef int x0
    for x0 in range(1, 24):
        if any_planted(s, x0):
            if tally_farm(s, 1, x0) <= 0:
                return False
    return True


cdef inline uint64_t union_line_542(S* s) noexcept nogil:
    # line 542
    cdef uint64_t r = 0
    cdef int x0
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        r |= at_cards(s, x0)
    return r


cdef inline uint64_t f_in_use(S* s) noexcept nogil:
    # line 542
    return union_line_542(s)


cdef inline int count_line_543(S* s, int v0) noexcept nogil:
    # line 543
    cdef int n = 0
    cdef int x1
    cdef uint64_t left1 = 1
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if rw_has(at_cards(s, x1), v0 - 1, 52):
            n += 1
    return n


cdef inline int f_users(S* s, int v_card) noexcept nogil:
    # line 543
    return count_line_543(s, v_card)


cdef inline int all_line_553(S* s) noexcept nogil:
    # line 553
    cdef int x0
    cdef uint64_t left0 = f_in_use(s)
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        if f_users(s, x0) != (2 if rw_has(s.m_shared, x0 - 1, 52) else 1):
            return False
    return True


cdef inline int f_flags_kept(S* s) noexcept nogil:
    # line 544
    return (
        f_flagged(s, 1, 1) <= f_flag_limit(s, 1, 1)
        and f_flagged(s, 2, 1) <= f_flag_limit(s, 2, 1)
        and f_flagged(s, 3, 1) <= f_flag_limit(s, 3, 1)
        and f_flagged(s, 4, 1) <= f_flag_limit(s, 4, 1)
    )


cdef inline int size_track(S* s) noexcept nogil:
    return s.m_track_length


cdef inline int all_line_560(S* s) noexcept nogil:
    # line 560
    cdef int x0
    for x0 in range(1, 1):
        if get_progress(s, item_track(s, x0 - 1, 0)) < get_progress(s, item_track(s, x0, 0)):
            return False
    return True


cdef inline int all_line_562(S* s) noexcept nogil:
    # line 562
    cdef int x0
    cdef int x1
    cdef int k1
    cdef int at1
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        at1 = place_in_farm(x0)
        for k1 in range(s.m_farm_length if at1 >= 0 else 0):
            x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
            if not (
                rw_has(at_cards(s, x0), 2, 52)
                or rw_has(at_cards(s, x0), 7, 52)
                or rw_size(members_of(at_planted(s, x1))) <= 1
            ):
                return False
    return True


cdef int all_line_563(S* s) noexcept nogil:
    # line 563
    cdef int x0
    cdef int x1
    cdef int k1
    cdef int at1
    cdef int x2
    cdef int k2
    cdef int at2
    cdef uint64_t left0 = 1
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        at1 = place_in_farm(x0)
        for k1 in range(s.m_farm_length if at1 >= 0 else 0):
            x1 = (<uint8_t*>&s.m_farm[at1 * 23])[k1]
            at2 = place_in_planted(x1)
            for k2 in range(5 if at2 >= 0 else 0):
                if (<uint8_t*>&s.m_planted[at2 * 5])[k2] != 0:
                    x2 = k2 + 1
                    if not (
                        rw_has(at_cards(s, x0), 2, 52)
                        or rw_has(at_cards(s, x0), 7, 52)
                        or rw_has(f_allowed(s, x1, x0), x2 - 1, 5)
                    ):
                        return False
    return True


cdef inline int sum_line_148(S* s, int v0) noexcept nogil:
    # line 148
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = 1
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += tally_stock(s, x1, v0)
    return r


cdef inline int sum_line_148_2(S* s, int v0) noexcept nogil:
    # line 148
    cdef int r = 0
    cdef int x2
    for x2 in range(1, 24):
        r += tally_planted(s, x2, v0)
    return r


cdef inline int count_line_150(S* s, int v0, int v4) noexcept nogil:
    # line 150
    cdef int n = 0
    cdef int x5
    cdef int k5
    cdef int at5 = place_in_hoard(v4)
    for k5 in range(s.m_hoard_length[at5] if at5 >= 0 else 0):
        x5 = (<uint8_t*>&s.m_hoard[at5 * 5])[k5]
        if x5 == v0:
            n += 1
    return n


cdef inline int sum_line_148_3(S* s, int v0) noexcept nogil:
    # line 148
    cdef int r = 0
    cdef int x4
    for x4 in range(1, 53):
        r += count_line_150(s, v0, x4)
    return r


cdef inline int f_stacked(S* s, int v_good) noexcept nogil:
    # line 147
    return 3 - v_good >= 0 and 3 - v_good <= rw_size(s.m_display) - 1


cdef inline int f_outside(S* s, int v_good) noexcept nogil:
    # line 148
    cdef int v_owned = sum_line_148(s, v_good) + sum_line_148_2(s, v_good)
    cdef int v_hoarded = sum_line_148_3(s, v_good)
    return v_owned + v_hoarded + (1 if f_stacked(s, v_good) else 0)


cdef inline int all_line_566(S* s) noexcept nogil:
    # line 566
    cdef int x0
    for x0 in range(1, 6):
        if not rw_has(
            0x7ULL,
            (
                (
                    (x0 - 1) * -4 + 40 - rw_max(0, (x0 - 1) * -4 + 40 - f_outside(s, x0))
                    + 3 * rw_div(rw_max(0, f_outside(s, x0) - ((x0 - 1) * -4 + 40)) + 2, 3)
                )
                - f_outside(s, x0)
            ),
            3
        ):
            return False
    return True


cdef bint invariant_0(S* s) noexcept nogil:
    # line 547
    return all_line_547(s)


cdef bint invariant_1(S* s) noexcept nogil:
    # line 548
    return s.m_round == 0 or rw_size(s.m_shed) + size_randoms(s) + f_houses_owned(s) == 11


cdef bint invariant_2(S* s) noexcept nogil:
    # line 549
    return all_line_549(s)


cdef bint invariant_3(S* s) noexcept nogil:
    # line 550
    return all_line_550(s)


cdef bint invariant_4(S* s) noexcept nogil:
    # line 551
    return s.m_round == 0 or rw_size(s.m_display) + rw_size(f_in_use(s)) == 5


cdef bint invariant_5(S* s) noexcept nogil:
    # line 552
    return (
        s.m_round == 0
        or (
            s.m_display & f_in_use(s) == 0
            and (s.m_display | f_in_use(s)) & ~(T_masks_line_457[s.m_letter] & 0xFFFFFFFFFULL) == 0
        )
    )


cdef bint invariant_6(S* s) noexcept nogil:
    # line 553
    return all_line_553(s)


cdef bint invariant_7(S* s) noexcept nogil:
    # line 554
    return s.m_shared == 0


cdef bint invariant_8(S* s) noexcept nogil:
    # line 555
    return s.m_shared & ~(at_cards(s, 1) & at_cards(s, 1)) == 0


cdef bint invariant_9(S* s) noexcept nogil:
    # line 556
    return rw_size(s.m_worker) + at_idle(s, 1) <= 3


cdef bint invariant_10(S* s) noexcept nogil:
    # line 557
    return (
        (
            0xFFFFFFFFFFULL
            & s.m_worker
            & ~(
                0xFFF000000ULL
                & ~((0xFFFFFFFFFFULL if T_Event_closes_bottom_row[s.m_weather] else 0x0ULL) & 0xF00000F00ULL)
                & 0xFFFFFFFFFFULL
            )
        )
        == 0
    )


cdef bint invariant_11(S* s) noexcept nogil:
    # line 558
    return <int>T_Event_no_flags[s.m_weather] or f_flags_kept(s)


cdef bint invariant_12(S* s) noexcept nogil:
    # line 559
    return s.m_round == 0 or size_track(s) == 1 and tally_track(s, 1) > 0


cdef bint invariant_13(S* s) noexcept nogil:
    # line 560
    return all_line_560(s)


cdef bint invariant_14(S* s) noexcept nogil:
    # line 561
    return s.m_round == 0 or 0x1ULL & ~rw_lanes(&s.m_progress, 1, s.m_round - 1, 255) == 0


cdef bint invariant_15(S* s) noexcept nogil:
    # line 562
    return all_line_562(s)


cdef bint invariant_16(S* s) noexcept nogil:
    # line 563
    return all_line_563(s)


cdef bint invariant_17(S* s) noexcept nogil:
    # line 564
    return 1


cdef bint invariant_18(S* s) noexcept nogil:
    # line 565
    return s.m_round <= 7


cdef bint invariant_19(S* s) noexcept nogil:
    # line 566
    return all_line_566(s)


cdef bint invariant_20(S* s) noexcept nogil:
    # line 567
    return at_used(s, 1) & ~at_cards(s, 1) == 0


cdef bint invariant_21(S* s) noexcept nogil:
    # line 568
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
    elif number == 14:
        return invariant_14(s)
    elif number == 15:
        return invariant_15(s)
    elif number == 16:
        return invariant_16(s)
    elif number == 17:
        return invariant_17(s)
    elif number == 18:
        return invariant_18(s)
    elif number == 19:
        return invariant_19(s)
    elif number == 20:
        return invariant_20(s)
    elif number == 21:
        return invariant_21(s)
    return True


# ---------------------------------------------------------------- tables: what is looked up, what tells of decisions

cdef extern from * nogil:
    """
    static const uint64_t T_masks_line_457[6] = {0x0ULL, 0x700000007FULL, 0x38000003F80ULL, 0x1C00001FC000ULL,
        0xE0000FE00000ULL, 0xF000FF0000000ULL};
    static const rw_bag5 BAG_OF_Good = {{1, 0, 0, 0, 0}};
    static const uint64_t T_masks_line_371[10] = {0x76F3EBF7DFF6BULL, 0xFFFFFFDFFFFFFULL, 0xFB6F7FFFB31F5ULL,
        0xFDFFFFFFFFFFFULL, 0xFFFFFFBFFFFFFULL, 0xEFFFFEF9FFFFFULL, 0xFFFFFFFFFDFFFULL, 0xFFFFFF7FFFFFFULL,
        0xFFFFFFFFFFEFFULL, 0xFFBEFFFFFFFFEULL};
    static const int32_t T_House_parcels[24] = {RW_NIL, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 4, 3, 4, 5, 5,
        3, 6};
    static const uint8_t T_Space_row[41] = {0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6,
        1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0};
    static const uint8_t T_Space_column[41] = {0, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3,
        4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4};
    static const uint64_t T_House_allowed[24] = {0x0ULL, 0x1FULL, 0x1FULL, 0x1FULL, 0x1FULL, 0xFULL, 0xFULL, 0xFULL,
        0xFULL, 0x7ULL, 0x7ULL, 0x7ULL, 0x7ULL, 0x3ULL, 0x3ULL, 0x3ULL, 0x3ULL, 0x7ULL, 0xFULL, 0x9ULL, 0x3ULL,
        0x6ULL, 0x11ULL, 0x1ULL};
    static const uint8_t T_values_line_123[1248] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Service_when[521] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 52,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 57,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 60, 0, 0, 0, 0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 0, 0, 0, 0, 67, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 71, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 73, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 76,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 79, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        82, 0, 0, 0, 0, 0, 0, 0, 0, 83, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 85, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t BEGIN[103] = {0, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574,
        575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596,
        597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618,
        619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640,
        641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661};
    static const uint8_t BEGIN_2[103] = {0, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
        39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
        66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
        93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
        116, 117, 118, 119, 120, 121, 122};
    static const uint8_t BEGIN_3[103] = {0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8};
    static const uint8_t BEGIN_4[103] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 4, 4,
        0, 0, 0};
    static const uint8_t BEGIN_5[103] = {0, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
        86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
        111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132,
        133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
        155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169};
    static const uint8_t T_masks_line_8[5] = {1, 2, 4, 8, 16};
    static const uint8_t T_Service_any_time[53] = {0, 0, 0, 0, 0, 0, 87, 0, 0, 0, 0, 0, 0, 88, 0, 0, 0, 0, 0, 0, 0,
        89, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 91, 0, 0, 0, 0, 0, 0, 0, 0, 92, 0};
    static const uint8_t T_Event_closes_bottom_row[14] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Event_no_flags[14] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0};
    static const uint8_t T_Space_flag[41] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0,
        0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0};
    static const uint64_t T_masks_line_137[5] = {0x0ULL, 0x1111111111ULL, 0x2222222222ULL, 0x4444444444ULL,
        0x8888888888ULL};
    static const uint8_t T_values_line_138[260] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_list2 T_Space_actions[41] = {{0, {0}}, {2, {1, 2}}, {1, {3}}, {1, {4}}, {1, {5}}, {1, {6}}, {1,
        {7}}, {1, {8}}, {1, {9}}, {1, {10}}, {2, {11, 12}}, {1, {13}}, {2, {14, 15}}, {1, {16}}, {2, {17, 18}}, {1,
        {19}}, {1, {20}}, {1, {21}}, {1, {22}}, {1, {23}}, {1, {24}}, {1, {25}}, {1, {26}}, {1, {27}}, {2, {28, 29}},
        {1, {30}}, {1, {31}}, {1, {32}}, {1, {33}}, {1, {34}}, {2, {35, 36}}, {1, {37}}, {1, {38}}, {2, {39, 40}}, {1,
        {41}}, {1, {42}}, {2, {43, 44}}, {1, {45}}, {2, {46, 47}}, {1, {48}}, {1, {49}}};
    static const uint8_t T_Space_side[41] = {0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3};
    static const uint8_t T_Event_harvest_only[14] = {23, 23, 23, 23, 23, 23, 23, 2, 23, 23, 23, 23, 23, 23};
    static const uint8_t T_values_line_421[251] = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2,
        3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4,
        5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1,
        2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3,
        4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5,
        1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2,
        3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4,
        5, 1, 2, 3, 4, 5, 1};
    static const uint8_t T_values_line_143[251] = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5,
        5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11,
        12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 17, 17,
        17, 17, 17, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 22, 22, 22, 22,
        22, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 28,
        28, 28, 28, 28, 29, 29, 29, 29, 29, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 33, 33, 33,
        33, 33, 34, 34, 34, 34, 34, 35, 35, 35, 35, 35, 36, 36, 36, 36, 36, 37, 37, 37, 37, 37, 38, 38, 38, 38, 38,
        39, 39, 39, 39, 39, 40, 40, 40, 40, 40, 41, 41, 41, 41, 41, 42, 42, 42, 42, 42, 43, 43, 43, 43, 43, 44, 44,
        44, 44, 44, 45, 45, 45, 45, 45, 46, 46, 46, 46, 46, 47, 47, 47, 47, 47, 48, 48, 48, 48, 48, 49, 49, 49, 49,
        49, 50, 50, 50, 50, 50, 51};
    static const uint8_t T_Event_dearer[14] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0};
    static const uint8_t T_values_line_71[250] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1};
    static const uint8_t T_Event_more_bonus[14] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t T_Service_more_bonus[53] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_bag5 BAG_OF_Good_2 = {{2, 0, 0, 0, 0}};
    static const rw_bag5 BAG_OF_Good_3 = {{1, 1, 0, 0, 0}};
    static const rw_bag5 BAG_OF_Good_4 = {{0, 0, 1, 0, 0}};
    static const rw_bag5 BAG_OF_Good_5 = {{0, 1, 1, 0, 0}};
    static const rw_bag5 BAG_OF_Good_6 = {{1, 0, 0, 1, 0}};
    static const rw_bag5 BAG_OF_Good_7 = {{0, 0, 0, 0, 1}};
    static const rw_bag5 BAG_OF_Good_8 = {{0, 1, 0, 0, 0}};
    static const rw_bag5 BAG_OF_Good_9 = {{0, 0, 0, 1, 1}};
    static const rw_bag5 BAG_OF_Good_10 = {{0, 0, 0, 1, 0}};
    static const rw_bag5 BAG_OF_Good_11 = {{3, 0, 0, 0, 0}};
    static const uint8_t T_House_golden[24] = {0, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 3, 4, 4, 2, 3, 5,
        1};
    static const uint8_t T_values_line_40[5] = {2, 3, 4, 5, 0};
    static const rw_bag5 BAG_OF_Good_12 = {{0, 1, 0, 1, 0}};
    static const rw_bag5 BAG_OF_Good_13 = {{1, 1, 1, 0, 0}};
    static const uint8_t T_values_line_141[251] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    static const uint8_t T_Signpost_good[31] = {0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2,
        3, 4, 5, 1, 2, 3, 4, 5};
    static const rw_bag5 BAG_OF_Good_14 = {{1, 2, 0, 0, 0}};
    static const uint8_t T_House_random[24] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        1};
    static const rw_list5 T_Service_pile[53] = {{0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}},
        {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {5, {1, 2, 3, 4, 5}}, {0,
        {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0,
        {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0,
        {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0, {0}}, {0,
        {0}}, {0, {0}}, {0, {0}}, {0, {0}}};
    static const int32_t T_values_line_270[23] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192,
        16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152, 4194304};
    static const uint64_t T_masks_line_328[4] = {0x1111111111ULL, 0x2222222222ULL, 0x4444444444ULL, 0x8888888888ULL};
    static const rw_check CHECKS[209] = {{352, 1, 'H', 0, 23}, {354, 23, 'B', 0, 23}, {354, 1, '1', 352, 0}, {344, 1,
        'I', 0, 8388607}, {378, 1, 'H', 0, 60}, {380, 60, 'B', 0, 23}, {440, 1, 'H', 0, 60}, {442, 60, 'B', 0, 23},
        {0, 1, 'Q', 0, 4503599627370495}, {8, 1, 'Q', 0, 4503599627370495}, {16, 1, 'Q', 0, 4503599627370495}, {24, 1,
        'Q', 0, 4503599627370495}, {526, 52, 'H', 0, 5}, {630, 260, 'B', 0, 5}, {630, 1, '1', 526, 0}, {635, 1, '1',
        528, 0}, {640, 1, '1', 530, 0}, {645, 1, '1', 532, 0}, {650, 1, '1', 534, 0}, {655, 1, '1', 536, 0}, {660, 1,
        '1', 538, 0}, {665, 1, '1', 540, 0}, {670, 1, '1', 542, 0}, {675, 1, '1', 544, 0}, {680, 1, '1', 546, 0},
        {685, 1, '1', 548, 0}, {690, 1, '1', 550, 0}, {695, 1, '1', 552, 0}, {700, 1, '1', 554, 0}, {705, 1, '1', 556,
        0}, {710, 1, '1', 558, 0}, {715, 1, '1', 560, 0}, {720, 1, '1', 562, 0}, {725, 1, '1', 564, 0}, {730, 1, '1',
        566, 0}, {735, 1, '1', 568, 0}, {740, 1, '1', 570, 0}, {745, 1, '1', 572, 0}, {750, 1, '1', 574, 0}, {755, 1,
        '1', 576, 0}, {760, 1, '1', 578, 0}, {765, 1, '1', 580, 0}, {770, 1, '1', 582, 0}, {775, 1, '1', 584, 0},
        {780, 1, '1', 586, 0}, {785, 1, '1', 588, 0}, {790, 1, '1', 590, 0}, {795, 1, '1', 592, 0}, {800, 1, '1', 594,
        0}, {805, 1, '1', 596, 0}, {810, 1, '1', 598, 0}, {815, 1, '1', 600, 0}, {820, 1, '1', 602, 0}, {825, 1, '1',
        604, 0}, {830, 1, '1', 606, 0}, {835, 1, '1', 608, 0}, {840, 1, '1', 610, 0}, {845, 1, '1', 612, 0}, {850, 1,
        '1', 614, 0}, {855, 1, '1', 616, 0}, {860, 1, '1', 618, 0}, {865, 1, '1', 620, 0}, {870, 1, '1', 622, 0},
        {875, 1, '1', 624, 0}, {880, 1, '1', 626, 0}, {885, 1, '1', 628, 0}, {890, 1, 'H', 0, 60}, {892, 60, 'B', 0,
        13}, {952, 1, 'H', 0, 60}, {954, 60, 'B', 0, 13}, {1028, 1, 'H', 0, 8191}, {1162, 1, 'B', 0, 13}, {1163, 1,
        'B', 0, 13}, {32, 1, 'Q', 0, 1099511627775}, {32, 1, '=', 8, 0}, {40, 1, 'Q', 0, 1099511627775}, {1164, 1,
        'B', 0, 4}, {1165, 1, 'B', 0, 250}, {1030, 1, 'H', 0, 4}, {1032, 4, 'B', 0, 1}, {1032, 1, '1', 1030, 0},
        {1166, 1, 'B', 0, 1}, {1167, 1, 'B', 0, 5}, {1168, 1, 'B', 0, 8}, {1169, 1, 'B', 0, 40}, {1178, 1, 'B', 0,
        23}, {348, 1, 'I', 0, 8388607}, {1179, 1, 'B', 0, 250}, {1180, 1, 'B', 0, 1}, {0, 1, 'i', -2147483647,
        2147483647}, {4, 1, 'H', 0, 1}, {6, 1, 'B', 0, 1}, {6, 1, '1', 4, 0}, {8, 1, 'H', 0, 1}, {10, 1, 'B', 0, 1},
        {10, 1, '1', 8, 0}, {12, 1, 'H', 0, 4}, {14, 4, 'B', 0, 1}, {14, 1, '1', 12, 0}, {18, 1, 'H', 0, 4}, {20, 4,
        'B', 0, 1}, {20, 1, '1', 18, 0}, {26, 1, 'B', 1, 8}, {27, 1, 'B', 1, 7}, {28, 1, 'B', 0, 1}, {29, 1, 'B', 0,
        1}, {30, 1, 'B', 0, 1}, {31, 1, 'B', 0, 1}, {0, 1, 'i', -2147483647, 2147483647}, {2, 1, 'B', 0, 1}, {0, 1,
        'H', 0, 1}, {2, 1, 'B', 0, 1}, {2, 1, '1', 0, 0}, {6, 1, 'B', 0, 10}, {0, 1, 'Q', 0, 4503599627370495}, {10,
        1, 'B', 0, 10}, {11, 1, 'B', 0, 1}, {10, 1, 'B', 0, 23}, {0, 1, 'i', -2147483647, 2147483647}, {4, 1, 'H', 0,
        1}, {6, 1, 'B', 0, 1}, {6, 1, '1', 4, 0}, {8, 1, 'H', 0, 65535}, {12, 1, 'B', 0, 1}, {13, 1, 'B', 0, 1}, {2,
        1, 'B', 0, 1}, {3, 1, 'B', 0, 40}, {0, 1, 'H', 0, 2}, {2, 2, 'B', 0, 102}, {2, 1, '1', 0, 0}, {6, 1, 'B', 0,
        1}, {7, 1, 'B', 0, 1}, {0, 1, 'H', 0, 1}, {2, 1, 'B', 0, 1}, {2, 1, '1', 0, 0}, {6, 1, 'B', 0, 1}, {0, 1, 'i',
        -2147483647, 2147483647}, {4, 1, 'H', 0, 23}, {6, 23, 'B', 0, 23}, {6, 1, '1', 4, 0}, {32, 1, 'B', 0, 1}, {33,
        1, 'B', 0, 23}, {34, 1, 'B', 0, 23}, {2, 1, 'B', 0, 23}, {3, 1, 'B', 0, 1}, {0, 1, 'H', 1, 1522}, {4, 1, 'B',
        0, 1}, {5, 1, 'B', 0, 1}, {6, 1, 'B', 1, 251}, {7, 1, 'B', 0, 5}, {2, 1, 'B', 0, 1}, {3, 1, 'B', 0, 23}, {0,
        1, 'H', 0, 1}, {2, 1, 'B', 0, 1}, {2, 1, '1', 0, 0}, {0, 1, 'I', 0, 8388607}, {4, 1, 'i', -2147483647,
        2147483647}, {8, 1, 'H', 0, 65535}, {12, 1, 'B', 0, 1}, {0, 1, 'i', -2147483647, 2147483647}, {6, 1, 'B', 0,
        1}, {0, 1, 'i', -2147483647, 2147483647}, {4, 1, 'i', -2147483647, 2147483647}, {8, 1, 'H', 0, 65535}, {12, 1,
        'B', 3, 6}, {13, 1, 'B', 0, 1}, {0, 1, 'i', -2147483647, 2147483647}, {4, 1, 'H', 0, 65535}, {8, 1, 'B', 3,
        6}, {9, 1, 'B', 0, 1}, {0, 1, 'I', 0, 8388607}, {4, 1, 'i', -2147483647, 2147483647}, {8, 1, 'i', -2147483647,
        2147483647}, {12, 1, 'H', 0, 65535}, {16, 1, 'B', 0, 1}, {10, 1, 'B', 0, 1}, {0, 1, 'I', 0, 8388607}, {6, 1,
        'B', 0, 1}, {2, 1, 'B', 0, 4}, {3, 1, 'B', 0, 1}, {28, 1, 'B', 1, 1}, {2, 1, 'B', 1, 1}, {6, 1, 'B', 1, 10},
        {10, 1, 'B', 1, 10}, {11, 1, 'B', 1, 1}, {30, 1, 'B', 1, 1}, {13, 1, 'B', 1, 1}, {2, 1, 'B', 1, 1}, {3, 1,
        'B', 1, 40}, {7, 1, 'B', 1, 1}, {6, 1, 'B', 1, 1}, {32, 1, 'B', 1, 1}, {32, 1, 'B', 1, 1}, {33, 1, 'B', 1,
        23}, {32, 1, 'B', 1, 1}, {34, 1, 'B', 1, 23}, {2, 1, 'B', 1, 23}, {3, 1, 'B', 1, 1}, {31, 1, 'B', 1, 1}, {4,
        1, 'B', 1, 1}, {12, 1, 'B', 1, 1}, {9, 1, 'B', 1, 1}, {16, 1, 'B', 1, 1}, {10, 1, 'B', 1, 1}, {2, 1, 'B', 1,
        1}, {3, 1, 'B', 1, 23}, {3, 1, 'B', 1, 1}, {2, 1, 'B', 1, 4}, {3, 1, 'B', 1, 1}};
    static const uint8_t IN_FRAME[504] = {1, 1, 2, 2, 2, 2, 2, 1, 1, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4,
        4, 4, 4, 1, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 6, 5, 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3,
        3, 8, 1, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
        11, 11, 10, 10, 10, 10, 9, 9, 9, 9, 9, 9, 9, 1, 1, 1, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
        12, 12, 12, 12, 13, 13, 13, 13, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
        14, 14, 14, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 17, 17, 17, 17, 17, 17, 17, 3, 3, 3, 4, 4, 4, 4, 3, 3, 3, 3,
        3, 4, 3, 3, 18, 18, 18, 18, 3, 3, 3, 19, 19, 19, 19, 19, 19, 19, 3, 3, 3, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 4, 4, 4, 4, 4, 3, 3, 3, 3, 20, 20, 20, 20, 20, 20, 20, 3, 3, 21, 21, 21, 21, 21, 21, 21, 3, 3, 4, 18,
        18, 18, 18, 4, 18, 18, 18, 18, 4, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 22, 22, 22, 22, 4, 4, 4, 4, 4, 4,
        15, 15, 15, 15, 15, 15, 4, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 3, 3, 3, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3,
        3, 3, 4, 4, 4, 4, 3, 4, 4, 4, 4, 3, 3, 15, 15, 13, 13, 13, 13, 15, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 23,
        23, 23, 23, 23, 3, 3, 3, 4, 4, 4, 4, 4, 4, 3, 3, 3, 4, 4, 4, 4, 4, 3, 24, 24, 24, 24, 24, 3, 3, 3, 3, 3, 3, 3,
        3, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 3, 4, 4, 3, 3, 3, 3, 3, 11, 11, 11, 11, 11,
        11, 11, 11, 11, 16, 16, 16, 16, 16, 16, 16, 18, 18, 18, 18, 16, 11, 11, 11, 11, 11, 11, 11, 11, 3, 11, 11, 11,
        11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 18, 18, 18, 18, 11, 3, 3, 3, 3};
    static const uint8_t FILLED_RESTING[504] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 25, 3,
        3, 3, 26, 3, 3, 3, 3, 3, 27, 3, 3, 28, 3, 3, 3, 28, 3, 3, 3, 3, 3, 3, 3, 3, 3, 29, 3, 3, 3, 3, 3, 3, 3, 3, 30,
        3, 3, 30, 3, 3, 3, 3, 3, 26, 3, 3, 3, 31, 26, 3, 32, 3, 3, 3, 32, 3, 32, 3, 3, 3, 3, 3, 3, 33, 3, 3, 3, 33, 3,
        3, 3, 3, 3, 32, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 34, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 35, 3, 36, 3,
        37, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 38, 3, 3, 3, 39, 3, 3, 3, 3, 3, 3, 3, 3, 3, 39, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 40, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 33, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 30, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 41,
        3, 3, 3, 3, 3, 3, 3, 3, 42, 3, 3, 3, 3, 3, 26, 33, 3, 3, 3, 26, 33, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 26, 3,
        3, 3, 3, 3, 3, 43, 3, 3, 3, 3, 26, 3, 3, 3, 3, 26, 3, 3, 44, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 26, 26, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3,
        26, 3, 3, 3, 3, 26, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 26, 3, 45, 3,
        3, 3, 3, 26, 3, 3, 3, 26, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 33, 3, 3, 3, 3, 3, 26, 3, 3, 3, 26, 3, 3, 3, 3, 26,
        3, 3, 3, 3, 3, 46, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        26, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 33, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 33, 3, 3, 3, 3, 3, 3,
        33, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 33, 3, 3, 3, 3, 33, 3, 3, 3, 3, 3, 3, 3, 3};
    static const uint8_t FILLED[504] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 26,
        26, 3, 26, 25, 27, 27, 27, 3, 28, 28, 3, 28, 28, 28, 3, 3, 28, 27, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 30, 3, 30,
        30, 30, 30, 30, 3, 3, 30, 29, 26, 26, 3, 26, 31, 31, 31, 32, 32, 3, 32, 32, 32, 32, 32, 32, 32, 33, 33, 33, 3,
        33, 33, 33, 33, 33, 33, 33, 33, 32, 32, 32, 32, 26, 3, 26, 26, 26, 26, 26, 3, 3, 3, 3, 3, 3, 34, 34, 34, 34,
        34, 34, 34, 34, 34, 34, 35, 35, 35, 34, 35, 3, 37, 3, 37, 37, 3, 35, 3, 3, 3, 3, 3, 3, 3, 3, 38, 39, 39, 3,
        39, 39, 39, 39, 39, 3, 3, 39, 39, 39, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 40, 3, 40, 40, 40, 40, 40, 3, 3, 3,
        26, 3, 26, 26, 3, 3, 3, 3, 3, 3, 3, 3, 33, 3, 33, 33, 3, 3, 3, 30, 3, 30, 30, 30, 30, 30, 3, 3, 3, 26, 3, 3,
        26, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 26, 26, 3, 3, 3, 3, 3, 41, 3, 41, 41, 41, 41, 41, 3, 3, 42, 3, 42,
        42, 42, 42, 42, 3, 3, 26, 33, 3, 33, 33, 26, 33, 3, 33, 33, 26, 3, 3, 3, 3, 3, 26, 26, 26, 3, 26, 26, 3, 26,
        26, 43, 3, 43, 43, 3, 26, 3, 26, 26, 3, 26, 3, 44, 44, 44, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 3, 26, 26, 3,
        3, 3, 3, 3, 3, 3, 26, 26, 26, 3, 3, 3, 26, 3, 26, 26, 3, 3, 26, 3, 26, 26, 26, 26, 3, 26, 26, 3, 3, 3, 3, 3,
        3, 3, 26, 3, 3, 26, 26, 26, 3, 26, 26, 3, 26, 3, 26, 26, 3, 3, 3, 3, 3, 26, 3, 3, 3, 3, 26, 3, 26, 26, 3, 3,
        26, 3, 45, 3, 45, 45, 3, 26, 3, 26, 26, 26, 3, 26, 26, 26, 3, 26, 26, 3, 33, 33, 33, 3, 33, 3, 3, 3, 26, 3,
        26, 26, 26, 26, 3, 3, 3, 26, 3, 26, 26, 3, 3, 46, 3, 45, 45, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 26, 26, 26, 26,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 26, 3, 26, 26, 3, 26, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 33, 33, 33, 33, 3, 3,
        3, 3, 3, 3, 3, 33, 3, 33, 33, 3, 3, 3, 3, 3, 3, 33, 33, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 33, 33, 33, 3,
        33, 33, 3, 3, 3, 3, 3};
    static const uint8_t RETURNED_TO[504] = {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1,
        1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
        0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1,
        0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1};
    static const uint8_t CHECKED[48] = {0, 89, 108, 109, 109, 110, 114, 117, 118, 125, 127, 132, 136, 143, 145, 150,
        152, 155, 159, 161, 166, 170, 175, 176, 178, 180, 181, 182, 183, 185, 186, 187, 189, 190, 191, 192, 194, 196,
        198, 199, 200, 201, 202, 203, 204, 206, 207, 209};
    static const uint8_t POINT_KIND[504] = {1, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        1, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2,
        2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2,
        2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2,
        2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2,
        0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2,
        2, 2, 2, 0, 2, 2, 2, 2, 2, 0, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
        2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[504] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, 3,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 5, -1, 6, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, 13, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 14, -1, -1, -1, -1, -1, -1,
        -1, -1, 15, -1, -1, -1, -1, -1, -1, 16, -1, -1, -1, -1, 17, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 18,
        -1, -1, -1, -1, -1, -1, 19, -1, -1, -1, -1, 20, -1, -1, -1, -1, 21, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, 22, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 23, -1, -1, -1, -1,
        -1, 24, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 25, -1, -1, -1, -1, 26, -1, -1, -1, -1,
        27, -1, -1, -1, -1, -1, -1, -1, -1, 28, -1, -1, -1, -1, 29, -1, -1, -1, -1, -1, 30, -1, 31, -1, -1, -1, -1,
        32, -1, -1, -1, 33, -1, -1, -1, 34, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 35, -1, -1, -1, -1, -1,
        -1, -1, -1, 36, -1, -1, -1, -1, -1, 37, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 38, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 39, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 40,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 41, -1, -1, -1, -1, -1, -1, 42, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, 43, -1, -1, -1, -1, 44, -1, -1, -1, -1, -1, -1, -1, -1};
    static const int16_t HAPPEN_AT[504] = {548, 0, 0, 0, 549, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 550, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 551, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    static const uint8_t FRAME_SIZE[504] = {32, 32, 64, 64, 64, 64, 64, 32, 32, 8, 8, 8, 8, 32, 32, 32, 32, 32, 32,
        32, 32, 32, 32, 8, 8, 8, 8, 8, 32, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 8, 32, 32, 32, 32, 32, 32,
        32, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 8, 8, 16, 32, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 32, 32, 32, 32, 32, 32, 40, 40, 40,
        40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 8, 8, 8, 8, 40, 40, 40, 32, 32, 32, 32, 32, 32, 32, 32, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 32, 32, 32, 32, 32, 32, 32, 32, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 8, 8, 24, 24, 24, 24,
        24, 24, 24, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[504] = {24, 24, 4, 4, 4, 4, 4, 24, 24, 0, 0, 0, 0, 24, 24, 24, 24, 24, 24, 24, 24,
        24, 24, 0, 0, 0, 0, 0, 24, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 0, 0, 8, 4, 24, 24, 24, 24, 24, 24, 24, 10, 10, 10,
        10, 10, 10, 10, 10, 10, 10, 10, 0, 0, 10, 24, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 24, 24, 24, 24, 24, 24, 30, 30, 30, 30, 30, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 0, 0, 0, 0, 30, 30, 30, 24, 24, 24, 24, 24, 24, 24, 24, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 24, 24, 24, 24, 24, 24, 24, 24, 0, 0, 0, 0, 10, 10, 10, 10, 10, 10, 10, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0, 0, 0, 10, 10, 10, 10, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 0, 0, 14, 14, 14, 14, 14, 14, 14, 0, 0, 0,
        4, 4, 4, 4, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0};
    static const uint8_t PROC_OF[504] = {0, 0, 2, 2, 2, 2, 2, 0, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4,
        4, 4, 0, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 10, 10, 9, 8, 0, 0, 0, 0, 0, 0, 0, 11, 11, 11, 11, 11, 11, 11, 11, 11,
        11, 11, 12, 12, 11, 0, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15, 15, 15, 14, 14, 14, 14, 13, 13, 13, 13, 13, 13, 13, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16,
        16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 19, 19, 19,
        19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 22, 23, 123, 123, 123, 123, 123, 123,
        123, 23, 24, 25, 124, 124, 124, 124, 125, 125, 125, 125, 125, 124, 25, 26, 126, 126, 126, 126, 26, 27, 127,
        128, 128, 128, 128, 128, 128, 128, 127, 27, 28, 29, 29, 29, 29, 29, 30, 30, 31, 31, 32, 32, 33, 34, 35, 130,
        130, 130, 130, 130, 35, 36, 36, 37, 131, 131, 131, 131, 131, 131, 131, 37, 38, 132, 132, 132, 132, 132, 132,
        132, 38, 39, 40, 133, 133, 133, 133, 40, 135, 135, 135, 135, 40, 41, 41, 42, 42, 43, 44, 44, 45, 45, 45, 45,
        45, 45, 45, 137, 137, 137, 137, 45, 46, 46, 46, 46, 46, 138, 138, 138, 138, 138, 138, 46, 47, 48, 49, 50, 50,
        51, 51, 52, 53, 53, 53, 53, 53, 54, 54, 55, 55, 56, 56, 57, 58, 58, 58, 59, 59, 60, 61, 61, 61, 61, 61, 61,
        62, 62, 62, 62, 62, 62, 63, 64, 64, 65, 65, 66, 66, 67, 67, 68, 69, 69, 69, 69, 69, 70, 70, 70, 70, 70, 71,
        71, 71, 71, 71, 72, 73, 74, 75, 140, 140, 140, 140, 75, 76, 76, 76, 76, 77, 78, 79, 79, 141, 141, 141, 141,
        79, 80, 80, 80, 80, 81, 81, 81, 81, 82, 82, 82, 82, 83, 144, 144, 144, 144, 144, 83, 84, 85, 86, 86, 86, 86,
        87, 87, 88, 89, 90, 91, 91, 91, 91, 91, 92, 145, 145, 145, 145, 145, 92, 93, 93, 94, 95, 96, 97, 98, 99, 99,
        99, 99, 146, 146, 99, 100, 101, 101, 102, 103, 104, 105, 106, 106, 107, 147, 147, 147, 147, 107, 108, 108,
        109, 110, 111, 112, 113, 114, 114, 114, 114, 114, 114, 114, 114, 114, 115, 115, 115, 115, 115, 115, 115, 148,
        148, 148, 148, 115, 116, 116, 116, 116, 116, 116, 116, 116, 117, 118, 118, 118, 118, 118, 118, 119, 119, 119,
        119, 119, 119, 119, 149, 149, 149, 149, 119, 120, 121, 122, 122};
    static const uint8_t PROC_AT[693] = {0, 0, 2, 2, 2, 2, 2, 0, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4,
        4, 4, 0, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 10, 10, 9, 8, 0, 0, 0, 0, 0, 0, 0, 11, 11, 11, 11, 11, 11, 11, 11, 11,
        11, 11, 12, 12, 11, 0, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15, 15, 15, 14, 14, 14, 14, 13, 13, 13, 13, 13, 13, 13, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16,
        16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 19, 19, 19,
        19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 22, 23, 123, 123, 123, 123, 123, 123,
        123, 23, 24, 25, 124, 124, 124, 124, 125, 125, 125, 125, 125, 124, 25, 26, 126, 126, 126, 126, 26, 27, 127,
        128, 128, 128, 128, 128, 128, 128, 127, 27, 28, 29, 29, 29, 29, 29, 30, 30, 31, 31, 32, 32, 33, 34, 35, 130,
        130, 130, 130, 130, 35, 36, 36, 37, 131, 131, 131, 131, 131, 131, 131, 37, 38, 132, 132, 132, 132, 132, 132,
        132, 38, 39, 40, 133, 133, 133, 133, 40, 135, 135, 135, 135, 40, 41, 41, 42, 42, 43, 44, 44, 45, 45, 45, 45,
        45, 45, 45, 137, 137, 137, 137, 45, 46, 46, 46, 46, 46, 138, 138, 138, 138, 138, 138, 46, 47, 48, 49, 50, 50,
        51, 51, 52, 53, 53, 53, 53, 53, 54, 54, 55, 55, 56, 56, 57, 58, 58, 58, 59, 59, 60, 61, 61, 61, 61, 61, 61,
        62, 62, 62, 62, 62, 62, 63, 64, 64, 65, 65, 66, 66, 67, 67, 68, 69, 69, 69, 69, 69, 70, 70, 70, 70, 70, 71,
        71, 71, 71, 71, 72, 73, 74, 75, 140, 140, 140, 140, 75, 76, 76, 76, 76, 77, 78, 79, 79, 141, 141, 141, 141,
        79, 80, 80, 80, 80, 81, 81, 81, 81, 82, 82, 82, 82, 83, 144, 144, 144, 144, 144, 83, 84, 85, 86, 86, 86, 86,
        87, 87, 88, 89, 90, 91, 91, 91, 91, 91, 92, 145, 145, 145, 145, 145, 92, 93, 93, 94, 95, 96, 97, 98, 99, 99,
        99, 99, 146, 146, 99, 100, 101, 101, 102, 103, 104, 105, 106, 106, 107, 147, 147, 147, 147, 107, 108, 108,
        109, 110, 111, 112, 113, 114, 114, 114, 114, 114, 114, 114, 114, 114, 115, 115, 115, 115, 115, 115, 115, 148,
        148, 148, 148, 115, 116, 116, 116, 116, 116, 116, 116, 116, 117, 118, 118, 118, 118, 118, 118, 119, 119, 119,
        119, 119, 119, 119, 149, 149, 149, 149, 119, 120, 121, 122, 122, 9, 11, 13, 14, 16, 17, 19, 123, 124, 126,
        128, 29, 130, 131, 132, 133, 135, 45, 137, 46, 138, 53, 61, 62, 69, 70, 71, 140, 76, 79, 141, 80, 81, 82, 86,
        91, 145, 99, 147, 114, 148, 116, 119, 149, 0, 2, 4, 146, 2, 8, 11, 13, 16, 19, 9, 10, 21, 22, 23, 24, 25, 26,
        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
        54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
        81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
        107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 12, 14, 15, 17, 4, 123, 124,
        126, 127, 130, 131, 132, 133, 135, 137, 128, 140, 144, 145, 146, 138, 147, 148, 149, 125, 124, 138, 124, 138,
        124, 141};
    static const int16_t ENDLESS_AT[693] = {464, 464, 465, 466, 466, 465, 466, 464, 464, 467, 468, 468, 467, 464, 469,
        469, 469, 464, 469, 464, 470, 470, 464, 471, 471, 471, 471, 471, 470, 472, 473, 473, 472, 474, 475, 474, 475,
        475, 475, 476, 476, 475, 473, 469, 469, 469, 469, 469, 469, 469, 477, 478, 478, 477, 478, 478, 478, 478, 477,
        477, 477, 479, 479, 477, 469, 480, 480, 480, 480, 480, 480, 480, 481, 209, 481, 209, 209, 209, 209, 209, 209,
        209, 482, 483, 483, 482, 483, 483, 483, 483, 483, 483, 483, 483, 209, 209, 209, 209, 480, 480, 480, 480, 480,
        480, 480, 469, 469, 469, 469, 469, 469, 484, 484, 484, 484, 484, 484, 484, 485, 485, 484, 485, 485, 485, 485,
        484, 484, 486, 486, 486, 486, 484, 485, 484, 469, 469, 469, 469, 469, 469, 469, 469, 487, 487, 487, 487, 487,
        487, 487, 487, 487, 487, 487, 487, 487, 469, 469, 469, 469, 469, 469, 469, 469, 488, 488, 489, 490, 491, 491,
        491, 491, 491, 491, 491, 490, 492, 493, 494, 494, 494, 494, 495, 495, 495, 495, 495, 494, 493, 496, 497, 497,
        497, 497, 496, 498, 499, 500, 500, 500, 500, 500, 500, 500, 499, 498, 501, 502, 502, 502, 502, 502, 503, 503,
        504, 504, 505, 505, 506, 507, 508, 509, 509, 509, 509, 509, 508, 510, 510, 511, 500, 500, 500, 500, 500, 500,
        500, 511, 512, 491, 491, 491, 491, 491, 491, 491, 512, 513, 185, 514, 514, 514, 514, 185, 515, 515, 515, 515,
        185, 516, 516, 517, 517, 518, 519, 519, 520, 520, 520, 520, 520, 520, 520, 497, 497, 497, 497, 520, 521, 521,
        521, 521, 521, 522, 522, 522, 522, 522, 522, 521, 523, 524, 525, 526, 526, 527, 527, 528, 529, 529, 529, 529,
        529, 530, 530, 531, 531, 532, 532, 533, 534, 534, 534, 535, 535, 536, 537, 537, 537, 537, 537, 537, 538, 538,
        538, 538, 538, 538, 539, 540, 540, 541, 541, 542, 542, 543, 543, 544, 545, 545, 545, 545, 545, 546, 546, 546,
        546, 546, 547, 547, 547, 547, 547, 548, 549, 550, 551, 552, 552, 552, 552, 551, 553, 553, 553, 553, 554, 555,
        556, 556, 557, 557, 557, 557, 556, 558, 558, 558, 558, 559, 559, 559, 559, 560, 560, 560, 560, 561, 562, 563,
        563, 562, 563, 561, 564, 565, 566, 566, 566, 566, 567, 567, 568, 569, 570, 571, 571, 571, 571, 571, 572, 573,
        573, 573, 573, 573, 572, 574, 574, 575, 576, 577, 578, 579, 580, 580, 580, 580, 581, 581, 580, 582, 583, 583,
        584, 585, 586, 587, 588, 588, 589, 590, 590, 590, 590, 589, 591, 591, 592, 593, 594, 595, 596, 597, 597, 597,
        597, 597, 597, 597, 597, 597, 598, 598, 598, 598, 598, 598, 598, 599, 599, 599, 599, 598, 600, 600, 600, 600,
        600, 600, 600, 600, 601, 602, 603, 603, 602, 603, 603, 604, 604, 604, 604, 604, 604, 604, 605, 605, 605, 605,
        604, 606, 607, 608, 608, 474, 477, 480, 481, 484, 486, 487, 491, 494, 497, 500, 502, 509, 500, 491, 514, 515,
        520, 497, 521, 522, 529, 537, 538, 545, 546, 547, 552, 553, 556, 557, 558, 559, 560, 566, 571, 573, 580, 590,
        597, 599, 600, 604, 605, 464, 465, 471, 581, 465, 472, 477, 480, 484, 487, 474, 476, 488, 489, 490, 492, 493,
        496, 498, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511, 512, 513, 185, 516, 517, 518, 519, 520, 521, 523,
        524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545,
        546, 547, 548, 549, 550, 551, 553, 554, 555, 556, 558, 559, 560, 561, 564, 565, 566, 567, 568, 569, 570, 571,
        572, 574, 575, 576, 577, 578, 579, 580, 582, 583, 584, 585, 586, 587, 588, 589, 591, 592, 593, 594, 595, 596,
        597, 598, 600, 601, 602, 604, 606, 607, 608, 479, 481, 482, 486, 471, 491, 494, 497, 499, 509, 500, 491, 514,
        515, 497, 500, 552, 562, 573, 581, 522, 590, 599, 605, 495, 494, 522, 494, 522, 494, 557};
    static const int16_t ENTER_AT[45] = {504, 505, 506, 507, 508, 0, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518,
        519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540,
        541, 542, 543, 544, 545, 546, 547};
    static const int32_t OPTION_COUNT[45] = {1, 2, 3, 2, 1, 2, 1, 4, 1, 1, 1, 2, 2, 1, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2,
        2, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2, 2, 1, 2, 1, 2, 1, 2, 2, 1};
    static const int32_t FIRST_OPTION[45] = {0, 1, 3, 6, 8, 9, 11, 12, 16, 17, 18, 19, 21, 23, 24, 25, 27, 28, 29, 31,
        32, 34, 35, 37, 39, 41, 43, 45, 47, 48, 50, 52, 53, 55, 57, 59, 61, 63, 64, 66, 67, 69, 70, 72, 74};
    static const int32_t FIRST_ARG[76] = {0, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 9, 9, 9, 10, 12, 13, 14, 16, 16, 17,
        17, 18, 20, 22, 22, 23, 24, 24, 24, 25, 25, 26, 27, 28, 28, 28, 29, 29, 29, 30, 30, 30, 30, 30, 30, 31, 31,
        31, 32, 32, 33, 35, 35, 35, 35, 35, 35, 36, 36, 36, 36, 37, 37, 37, 39, 39, 39, 40, 40, 40, 41, 41, 42};
    static const int32_t ARG_KIND[42] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3};
    static const int32_t ARG_SIZE[42] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 8, 5};
    static const int32_t ARG_OFFSET[42] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    static const uint8_t WANTED[75] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t TRIED_AT[45] = {504, 505, 506, 507, 508, 0, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518,
        519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540,
        541, 542, 543, 544, 545, 546, 547};
    static const int16_t JOIN_OF[45] = {36, 58, 68, 75, 115, 126, 128, 145, 171, 178, 190, 200, 207, 221, 233, 242,
        249, 254, 266, 273, 278, 283, 298, 316, 322, 338, 343, 348, 357, 362, 368, 370, 375, 379, 383, 396, 405, 411,
        424, 441, 456, 469, 477, 492, 496};
    static const int8_t BODIES_END[45] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const int16_t BLOCK_OF[45] = {34, 57, 66, 73, 112, 125, 127, 143, 170, 177, 189, 199, 206, 220, 232, 241,
        248, 253, 265, 272, 277, 282, 297, 315, 321, 337, 342, 347, 356, 361, 367, 369, 374, 378, 382, 395, 404, 410,
        423, 440, 454, 468, 475, 490, 495};
    static const uint8_t ASKED_HOW[45] = {9, 3, 0, 9, 0, 3, 8, 0, 0, 0, 8, 3, 0, 0, 0, 3, 8, 8, 0, 8, 0, 0, 0, 0, 0,
        0, 3, 3, 8, 3, 3, 8, 3, 3, 3, 3, 3, 0, 3, 8, 0, 8, 3, 3, 8};
    static const uint8_t OFFERED_HOW[75] = {0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0,
        1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0};
    static const uint8_t NEEDS[504] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1,
        1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[504] = {0, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0,
        0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1,
        0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1,
        1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 1,
        1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1,
        0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0,
        0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0,
        1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0,
        1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t SCOPED[504] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0,
        1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
        0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0};
    static const uint8_t POSTPONED[609] = {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0,
        0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    """
    const uint64_t T_masks_line_457[6]
    const rw_bag5 BAG_OF_Good
    const uint64_t T_masks_line_371[10]
    const int32_t T_House_parcels[24]
    const uint8_t T_Space_row[41]
    const uint8_t T_Space_column[41]
    const uint64_t T_House_allowed[24]
    const uint8_t T_values_line_123[1248]
    const uint8_t T_Service_when[521]
    const int16_t BEGIN[103]
    const uint8_t BEGIN_2[103]
    const uint8_t BEGIN_3[103]
    const uint8_t BEGIN_4[103]
    const uint8_t BEGIN_5[103]
    const uint8_t T_masks_line_8[5]
    const uint8_t T_Service_any_time[53]
    const uint8_t T_Event_closes_bottom_row[14]
    const uint8_t T_Event_no_flags[14]
    const uint8_t T_Space_flag[41]
    const uint64_t T_masks_line_137[5]
    const uint8_t T_values_line_138[260]
    const rw_list2 T_Space_actions[41]
    const uint8_t T_Space_side[41]
    const uint8_t T_Event_harvest_only[14]
    const uint8_t T_values_line_421[251]
    const uint8_t T_values_line_143[251]
    const uint8_t T_Event_dearer[14]
    const uint8_t T_values_line_71[250]
    const uint8_t T_Event_more_bonus[14]
    const uint8_t T_Service_more_bonus[53]
    const rw_bag5 BAG_OF_Good_2
    const rw_bag5 BAG_OF_Good_3
    const rw_bag5 BAG_OF_Good_4
    const rw_bag5 BAG_OF_Good_5
    const rw_bag5 BAG_OF_Good_6
    const rw_bag5 BAG_OF_Good_7
    const rw_bag5 BAG_OF_Good_8
    const rw_bag5 BAG_OF_Good_9
    const rw_bag5 BAG_OF_Good_10
    const rw_bag5 BAG_OF_Good_11
    const uint8_t T_House_golden[24]
    const uint8_t T_values_line_40[5]
    const rw_bag5 BAG_OF_Good_12
    const rw_bag5 BAG_OF_Good_13
    const uint8_t T_values_line_141[251]
    const uint8_t T_Signpost_good[31]
    const rw_bag5 BAG_OF_Good_14
    const uint8_t T_House_random[24]
    const rw_list5 T_Service_pile[53]
    const int32_t T_values_line_270[23]
    const uint64_t T_masks_line_328[4]
    const rw_check CHECKS[209]
    const uint8_t IN_FRAME[504]
    const uint8_t FILLED_RESTING[504]
    const uint8_t FILLED[504]
    const uint8_t RETURNED_TO[504]
    const uint8_t CHECKED[48]
    const uint8_t POINT_KIND[504]
    const int8_t DECISION_AT[504]
    const int16_t HAPPEN_AT[504]
    const uint8_t FRAME_SIZE[504]
    const uint8_t RETURN_AT[504]
    const uint8_t PROC_OF[504]
    const uint8_t PROC_AT[693]
    const int16_t ENDLESS_AT[693]
    const int16_t ENTER_AT[45]
    const int32_t OPTION_COUNT[45]
    const int32_t FIRST_OPTION[45]
    const int32_t FIRST_ARG[76]
    const int32_t ARG_KIND[42]
    const int32_t ARG_SIZE[42]
    const int32_t ARG_OFFSET[42]
    const uint8_t WANTED[75]
    const int16_t TRIED_AT[45]
    const int16_t JOIN_OF[45]
    const int8_t BODIES_END[45]
    const int16_t BLOCK_OF[45]
    const uint8_t ASKED_HOW[45]
    const uint8_t OFFERED_HOW[75]
    const uint8_t NEEDS[504]
    const uint8_t FAILS[504]
    const uint8_t SCOPED[504]
    const uint8_t POSTPONED[609]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 475, 1),
    ('RW605', 'a number that is none is computed with',
     'reykholt.game', 534, 53),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'reykholt.game', 477, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 478, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 478, 9),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 448, 18),
    ('RW604', 'there is no more room',
     'reykholt.game', 448, 18),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 449, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 450, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 450, 5),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 452, 25),
    ('RW604', 'there is no more room',
     'reykholt.game', 452, 25),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 453, 13),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 455, 24),
    ('RW604', 'there is no more room',
     'reykholt.game', 455, 24),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 457, 1),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 490, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 490, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 530, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 530, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 340, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 340, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 340, 16),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 340, 16),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 340, 30),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 340, 30),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 341, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 341, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 341, 21),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 341, 21),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 371, 1),
    ('RW605', 'a number is too large to compute with',
     'reykholt.game', 475, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 380, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 386, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 407, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 421, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 357, 1),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 524, 13),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 524, 13),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 525, 27),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 525, 43),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 525, 43),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 527, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 529, 17),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 529, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 462, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 462, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 457, 1),
    ('RW605', 'a number is too large to compute with',
     'reykholt.game', 457, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'reykholt.game', 465, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 465, 24),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 465, 47),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 465, 47),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 465, 47),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 160, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 160, 9),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'reykholt.game', 204, 9),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 190, 18),
    ('RW604', 'there is no more room',
     'reykholt.game', 190, 18),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 191, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 191, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 360, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 360, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 360, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 361, 30),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 305, 1),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 305, 1),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 3, 61),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 3, 80),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 4, 58),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 5, 59),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 6, 57),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 7, 72),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 8, 69),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 9, 59),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 10, 57),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 11, 72),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 12, 69),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 12, 86),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 13, 59),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 14, 68),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 14, 83),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 15, 72),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 16, 58),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 16, 66),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 17, 70),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 18, 68),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 19, 72),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 20, 58),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 21, 70),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 22, 68),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 23, 61),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 24, 58),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 25, 59),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 26, 57),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 26, 73),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 28, 73),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 29, 70),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 30, 60),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 31, 58),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 32, 73),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 33, 70),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 33, 87),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 34, 71),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 35, 69),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 36, 62),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 36, 81),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 37, 59),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 38, 71),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 39, 69),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 39, 84),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 41, 62),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 42, 59),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 42, 67),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 43, 60),
    ('RW610', 'procedures call each other too deeply',
     'spaces.yaml', 44, 58),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 3, 70),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 4, 77),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 5, 78),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 6, 79),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 7, 60),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 11, 77),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 12, 70),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 13, 69),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 14, 57),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 15, 59),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 22, 7),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 26, 92),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 27, 55),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 29, 59),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 30, 53),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 34, 51),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 40, 7),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 43, 58),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 45, 53),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 46, 60),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 47, 54),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 49, 53),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 51, 62),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 53, 62),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 56, 51),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 58, 73),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 60, 78),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 61, 74),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 62, 64),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 64, 75),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 65, 66),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 66, 70),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 67, 96),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 68, 69),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 69, 74),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 70, 67),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 73, 70),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 8, 64),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 16, 64),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 32, 64),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 52, 64),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 63, 76),
    ('RW610', 'procedures call each other too deeply',
     'services.yaml', 72, 75),
    ('RW610', 'procedures call each other too deeply',
     'events.yaml', 5, 5),
    ('RW610', 'procedures call each other too deeply',
     'events.yaml', 10, 5),
    ('RW610', 'procedures call each other too deeply',
     'events.yaml', 15, 5),
    ('RW610', 'procedures call each other too deeply',
     'events.yaml', 21, 5),
    ('RW610', 'procedures call each other too deeply',
     'events.yaml', 29, 5),
    ('RW610', 'procedures call each other too deeply',
     'events.yaml', 34, 5),
    ('RW610', 'procedures call each other too deeply',
     'events.yaml', 41, 5),
    ('RW610', 'procedures call each other too deeply',
     'stories.yaml', 2, 49),
    ('RW610', 'procedures call each other too deeply',
     'stories.yaml', 3, 52),
    ('RW610', 'procedures call each other too deeply',
     'stories.yaml', 6, 47),
    ('RW608', 'the rules got stuck: there is nothing to do: the rules are empty',
     '', 0, 0),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 308, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 308, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 308, 20),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 308, 20),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 383, 13),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 383, 13),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 383, 13),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 375, 1),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 376, 5),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 377, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 377, 17),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 388, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 135, 1),
    ('RW609', 'whether this can be carried out is asked again and again within itself, more than 64 times',
     'reykholt.game', 227, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 18, 68),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 388, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 388, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 390, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 391, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 392, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 393, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 394, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 394, 38),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 394, 38),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 395, 17),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 343, 1),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 402, 17),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 346, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 346, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 346, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 346, 9),
    ('RW603', 'what is taken is not there',
     'reykholt.game', 348, 34),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 348, 34),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 349, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 349, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 349, 28),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 349, 28),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 364, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 345, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 354, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 408, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 408, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 410, 9),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 410, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 410, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 410, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 411, 13),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 411, 13),
    ('RW605', 'a number is too large to compute with',
     'reykholt.game', 407, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 252, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 253, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 253, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 253, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 244, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 244, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 246, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 246, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 248, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 248, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 250, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 250, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 143, 94),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 427, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 427, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 427, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 429, 17),
    ('RW603', 'what is taken is not there',
     'reykholt.game', 430, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 430, 17),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 431, 17),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 431, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 275, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 276, 5),
    ('RW605', 'a number is too large to compute with',
     'reykholt.game', 275, 1),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 277, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 277, 9),
    ('RW603', 'what is taken is not there',
     'reykholt.game', 279, 29),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 280, 22),
    ('RW604', 'there is no more room',
     'reykholt.game', 280, 22),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 281, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 281, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 434, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 438, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 439, 17),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 200, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 256, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 283, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 193, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 240, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'spaces.yaml', 10, 57),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'spaces.yaml', 10, 57),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'spaces.yaml', 10, 57),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 292, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 227, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 170, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 216, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'spaces.yaml', 23, 61),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'spaces.yaml', 23, 61),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 166, 5),
    ('RW603', 'what is taken is not there',
     'reykholt.game', 167, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 167, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 167, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 168, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 168, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'spaces.yaml', 24, 58),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'spaces.yaml', 24, 58),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'spaces.yaml', 24, 58),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'spaces.yaml', 31, 58),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'spaces.yaml', 31, 58),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'spaces.yaml', 31, 58),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'spaces.yaml', 37, 59),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'spaces.yaml', 37, 59),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'spaces.yaml', 37, 59),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'spaces.yaml', 38, 71),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'spaces.yaml', 38, 71),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'spaces.yaml', 44, 58),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'spaces.yaml', 44, 58),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'spaces.yaml', 44, 58),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 3, 70),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 3, 70),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 4, 77),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 4, 105),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 4, 105),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 323, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 325, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 325, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 6, 79),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 315, 1),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 12, 70),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 12, 112),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 12, 112),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 13, 69),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 14, 57),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 15, 59),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 15, 87),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'services.yaml', 15, 87),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 15, 87),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 22, 7),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'services.yaml', 22, 7),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 22, 7),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 23, 11),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 26, 92),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 26, 149),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 26, 149),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 311, 5),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'reykholt.game', 312, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 27, 55),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 27, 83),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 27, 83),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 270, 1),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 30, 53),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 34, 51),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 40, 7),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'services.yaml', 40, 7),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 40, 7),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 45, 53),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 46, 60),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 47, 54),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 49, 53),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 49, 83),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 49, 83),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 327, 1),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 56, 51),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 58, 73),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 62, 64),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'services.yaml', 64, 75),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'services.yaml', 64, 75),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 333, 1),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 65, 66),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 67, 96),
    ('RW602', 'none cannot be put there',
     'services.yaml', 67, 162),
    ('RW602', 'something is written through none: there is no such place',
     'services.yaml', 67, 162),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 68, 69),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'services.yaml', 70, 67),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 265, 1),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 183, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'events.yaml', 11, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'events.yaml', 11, 9),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 175, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'events.yaml', 22, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'events.yaml', 22, 9),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'events.yaml', 42, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'events.yaml', 42, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'events.yaml', 42, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 208, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 208, 5),
    ('RW603', 'what is taken is not there',
     'reykholt.game', 209, 23),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 211, 25),
    ('RW604', 'there is no more room',
     'reykholt.game', 211, 25),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 213, 22),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 213, 22),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 213, 22),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 214, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 214, 5),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 179, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 259, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 259, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 259, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 260, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 261, 13),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 262, 26),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 262, 26),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 284, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 284, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 284, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 285, 26),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 285, 26),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 285, 47),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 285, 47),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 289, 25),
    ('RW604', 'there is no more room',
     'reykholt.game', 289, 25),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 300, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 194, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 194, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 194, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 194, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 195, 9),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 197, 27),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 197, 27),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 241, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 241, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 229, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 229, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 229, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 230, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 231, 13),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 232, 13),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 223, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 223, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 224, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 224, 5),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 225, 5),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 225, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 293, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 293, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 293, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 294, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 295, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 296, 9),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 297, 21),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 297, 21),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 297, 21),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 297, 41),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 297, 41),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 171, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 171, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 171, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 172, 9),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 218, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 218, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 218, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 218, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 266, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 266, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 266, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 267, 9),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 316, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 316, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 316, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 317, 9),
    ('RW601', 'a value does not fit its place',
     'reykholt.game', 319, 13),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 319, 13),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 236, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 236, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 236, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 237, 9),
    ('RW605', 'a number that is none is computed with',
     'reykholt.game', 224, 26),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 271, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 328, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 328, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 328, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 329, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 330, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 334, 5),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'reykholt.game', 335, 5),
    ('RW602', 'none cannot be put there',
     'reykholt.game', 335, 56),
    ('RW604', 'there is no more room',
     'reykholt.game', 335, 56),
    ('RW602', 'something is written through none: there is no such place',
     'reykholt.game', 336, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 184, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 184, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 184, 5),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'reykholt.game', 185, 9),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 176, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 176, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 176, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 176, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'reykholt.game', 180, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 180, 5),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'reykholt.game', 180, 5),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'reykholt.game', 180, 5),
    ('RW610', 'procedures call each other too deeply',
     'reykholt.game', 235, 1),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 475, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 457, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 464, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 467, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 471, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 489, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 499, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 200, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 371, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 372, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 357, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 359, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 305, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 380, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 381, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 375, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 386, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 343, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 364, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 365, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 407, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 412, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 252, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 421, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 3, 61),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 3, 80),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 4, 58),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 256, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 5, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 6, 57),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 283, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 300, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 7, 72),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 193, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 8, 69),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 240, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 227, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 9, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 10, 57),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 11, 72),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 12, 69),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 12, 86),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 13, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 14, 68),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 14, 83),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 292, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 15, 72),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 16, 58),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 16, 66),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 17, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 170, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 216, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 19, 72),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 20, 58),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 21, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 22, 68),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 23, 61),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 24, 58),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 265, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 25, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 26, 57),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 26, 73),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 28, 73),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 29, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 30, 60),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 31, 58),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 32, 73),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 33, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 33, 87),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 34, 71),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 35, 69),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 36, 62),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 36, 81),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 37, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 38, 71),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 39, 69),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 39, 84),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 41, 62),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 42, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 42, 67),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 43, 60),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'spaces.yaml', 44, 58),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 3, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 4, 77),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 5, 78),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 6, 79),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 7, 60),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 11, 77),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 315, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 12, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 13, 69),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 14, 57),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 15, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 235, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 22, 7),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 26, 92),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 27, 55),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 29, 59),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 270, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 272, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 30, 53),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 34, 51),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 40, 7),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 43, 58),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 45, 53),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 46, 60),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 47, 54),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 49, 53),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 51, 62),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 327, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 53, 62),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 56, 51),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 58, 73),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 60, 78),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 61, 74),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 62, 64),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 64, 75),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 333, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 65, 66),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 66, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 67, 96),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 68, 69),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 69, 74),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 70, 67),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 73, 70),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 8, 64),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 183, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 16, 64),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 32, 64),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 52, 64),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 63, 76),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'services.yaml', 72, 75),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 5, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 10, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 15, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 175, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 21, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 29, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 34, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 35, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'events.yaml', 41, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'reykholt.game', 179, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'stories.yaml', 2, 49),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'stories.yaml', 3, 52),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'stories.yaml', 6, 47),
)
RULES = rules_capsule()
