# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Hearts, for 4: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state

cdef extern from * nogil:
    """
    RW_DEFINE_BAG(52)
    RW_DEFINE_LIST(rw_list4, int, 4)
    RW_DEFINE_LIST_STORAGE(rw_list4, uint8_t, 4)
    static const rw_check CHECKS[18];
    static const uint8_t IN_FRAME[37];
    static const uint8_t FILLED_RESTING[37];
    static const uint8_t FILLED[37];
    static const uint8_t RETURNED_TO[37];
    static const uint8_t CHECKED[7];
    static const uint8_t POINT_KIND[37];
    static const int8_t DECISION_AT[37];
    static const uint8_t HAPPEN_AT[37];
    static const uint8_t FRAME_SIZE[37];
    static const uint8_t RETURN_AT[37];
    static const uint8_t PROC_OF[37];
    static const uint8_t PROC_AT[43];
    static const uint8_t ENDLESS_AT[43];
    static const uint8_t ENTER_AT[2];
    static const int32_t OPTION_COUNT[2];
    static const int32_t FIRST_OPTION[2];
    static const int32_t FIRST_ARG[3];
    static const int32_t ARG_KIND[2];
    static const int32_t ARG_SIZE[2];
    static const int32_t ARG_OFFSET[2];
    static const uint8_t WANTED[2];
    static const uint8_t TRIED_AT[2];
    static const uint8_t JOIN_OF[2];
    static const int8_t BODIES_END[2];
    static const uint8_t BLOCK_OF[2];
    static const uint8_t NEEDS[37];
    static const uint8_t FAILS[37];
    static const uint8_t SCOPED[37];
    static const uint8_t POSTPONED[51];
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_hand[4];
        uint64_t m_given[4];
        uint64_t m_taken[4];
        uint64_t r_stack[3];
        uint16_t r_point;
        uint16_t r_base;
        uint16_t r_top;
        uint8_t m_deck[52];
        uint8_t m_way;
        uint8_t m_leader;
        uint8_t m_led;
        uint8_t m_played[4];
        uint8_t m_broken;
        uint8_t m_tricks;
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
        int32_t k_totals[4];
        uint8_t k_ranked;
    } S;
    _Static_assert(offsetof(S, m_hand) == 0, "m_hand");
    _Static_assert(offsetof(S, m_given) == 32, "m_given");
    _Static_assert(offsetof(S, m_taken) == 64, "m_taken");
    _Static_assert(offsetof(S, r_stack) == 96, "r_stack");
    _Static_assert(offsetof(S, r_point) == 120, "r_point");
    _Static_assert(offsetof(S, r_base) == 122, "r_base");
    _Static_assert(offsetof(S, r_top) == 124, "r_top");
    _Static_assert(offsetof(S, m_deck) == 126, "m_deck");
    _Static_assert(offsetof(S, m_way) == 178, "m_way");
    _Static_assert(offsetof(S, m_leader) == 179, "m_leader");
    _Static_assert(offsetof(S, m_led) == 180, "m_led");
    _Static_assert(offsetof(S, m_played) == 181, "m_played");
    _Static_assert(offsetof(S, m_broken) == 185, "m_broken");
    _Static_assert(offsetof(S, m_tricks) == 186, "m_tricks");
    _Static_assert(offsetof(S, r_winners) == 187, "r_winners");
    _Static_assert(offsetof(S, r_over) == 188, "r_over");
    _Static_assert(offsetof(S, r_actor) == 189, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 190, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 192, "position");
    enum {
        SEATS = 4, TOGETHER = 0, PLAIN = 192, COPIED = sizeof(S), STACK = 24, MOST_FRAMES = 4, BLOCKS = 37, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 52, SCORE_LINES = 1,
        RANK_KEYS = 1, INVARIANTS = 1, MEMORY = 42, UNFINISHED = 43, INTERRUPTED = 44, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    #define KEEP_TOTAL(s, seat, keys) ((s)->k_totals[(seat) - 1] = (keys)[0], (s)->k_ranked |= (seat) == SEATS)
    """
    ctypedef struct rw_bag52:
        int32_t n[52]
    int rw_bag52_store(uint8_t*, rw_bag52, int)
    ctypedef struct rw_list4:
        int32_t length
        int items[4]
    int rw_list4_item_v(rw_list4, int, int)
    int rw_list4_length_v(rw_list4)
    rw_list4 rw_list4_around(int, int, int)
    rw_list4 rw_list4_load_uint8_t(const uint8_t*, int, int)
    void rw_list4_store_uint8_t(uint8_t*, uint16_t*, rw_list4, int)
    ctypedef struct S:
        uint64_t m_hand[4]
        uint64_t m_given[4]
        uint64_t m_taken[4]
        uint64_t r_stack[3]
        uint16_t r_point
        uint16_t r_base
        uint16_t r_top
        uint8_t m_deck[52]
        uint8_t m_way
        uint8_t m_leader
        uint8_t m_led
        uint8_t m_played[4]
        uint8_t m_broken
        uint8_t m_tricks
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
        int32_t k_totals[4]
        uint8_t k_ranked

include "rules.pxi"


cdef struct Given0:
    int nothing


cdef union Passed:
    Given0 given0


# ---------------------------------------------------------------- rules

cdef inline void fill_deck(S* s, rw_bag52 value, int site) noexcept nogil:
    if rw_bag52_store(&s.m_deck[0], value, 65535):
        fault(s, site)


cdef inline uint64_t at_taken(S* s, int at0) noexcept nogil:
    return s.m_taken[at0 - 1]


cdef inline int sum_line_27(S* s, int v0) noexcept nogil:
    # line 27
    cdef int r = 0
    cdef int x1
    cdef uint64_t left1 = at_taken(s, v0)
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r += T_values_line_27[x1 - 1]
    return r


cdef inline int f_penalty(S* s, int v_p) noexcept nogil:
    # line 27
    return sum_line_27(s, v_p)


cdef inline int first_line_28(S* s) noexcept nogil:
    # line 28
    cdef int x0
    cdef uint64_t left0 = 15
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        if f_penalty(s, x0) == 26:
            return x0
    return 0


cdef inline int f_shooter(S* s) noexcept nogil:
    # line 28
    return first_line_28(s)


cdef inline int its_play_you(S* s) noexcept nogil:
    return (<uint8_t*>(first_frame(s) + 8))[0]


cdef inline rw_list4 its_play_rest_of_you(S* s) noexcept nogil:
    return rw_list4_load_uint8_t(<uint8_t*>(first_frame(s) + 2), (<rw_loose_uint16_t*>first_frame(s))[0], 0)


cdef inline void set_way(S* s, int value, int site) noexcept nogil:
    s.m_way = value


cdef inline uint64_t at_hand(S* s, int at0) noexcept nogil:
    return s.m_hand[at0 - 1]


cdef inline int first_line_68(S* s) noexcept nogil:
    # line 68
    cdef int x1
    cdef uint64_t left1 = 15
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        if rw_has(at_hand(s, x1), 0, 52):
            return x1
    return 0


cdef inline void set_leader(S* s, int value, int site) noexcept nogil:
    s.m_leader = value


cdef inline void set_its_play_rest_of_you(S* s, rw_list4 value) noexcept nogil:
    rw_list4_store_uint8_t(<uint8_t*>(first_frame(s) + 2), <rw_loose_uint16_t*>first_frame(s), value, 0)


cdef inline int field_Card_suit(int a) noexcept nogil:
    return <int>(<unsigned int>(a - 1) % 4u) + 1 if a else 0


cdef inline int at_played(S* s, int at0) noexcept nogil:
    return s.m_played[at0 - 1]


cdef inline int field_Card_rank(int a) noexcept nogil:
    return <int>(<unsigned int>(a - 1) // 4u) + 2 if a else RW_NIL


cdef uint64_t most_line_55(S* s) noexcept nogil:
    # line 55
    cdef uint64_t r = 0
    cdef int best = 0
    cdef int value
    cdef bint found = False
    cdef int x0
    cdef uint64_t left0 = 15
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        if field_Card_suit(at_played(s, x0)) == s.m_led:
            value = rw_max(present(s, field_Card_rank(at_played(s, x0)), 9), 2)
            if not found or value > best:
                best = value
                found = True
                r = 0
            if value == best:
                r |= rw_single(x0 - 1, 4)
    return r


cdef inline uint64_t get_taken(S* s, int at0) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        return 0
    return s.m_taken[at0 - 1]


cdef inline uint64_t set_line_56(S* s) noexcept nogil:
    # line 56
    cdef uint64_t r = 0
    cdef int x1
    cdef uint64_t left1 = 15
    while left1:
        x1 = rw_lowest(left1) + 1
        left1 &= left1 - 1
        r |= rw_single(at_played(s, x1) - 1, 52)
    return r


cdef inline void set_taken(S* s, int at0, uint64_t value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        fault(s, site)
        return
    s.m_taken[at0 - 1] = value


cdef inline void set_led(S* s, int value, int site) noexcept nogil:
    s.m_led = value


cdef inline void fill_played(S* s, int value, int site) noexcept nogil:
    cdef int i
    for i in range(4):
        s.m_played[i] = value


cdef inline void set_tricks(S* s, int value, int site) noexcept nogil:
    s.m_tricks = value


cdef int do_take_trick(S* s, Trial* t) noexcept nogil:
    # line 54
    # line 55
    cdef int held = rw_lowest(most_line_55(s)) + 1
    set_leader(s, held, 11)
    # line 56
    cdef uint64_t held_2 = get_taken(s, s.m_leader)
    held_2 |= set_line_56(s)
    set_taken(s, s.m_leader, held_2, 12)
    # line 57
    set_led(s, 0, 14)
    fill_played(s, 0, 0)
    # line 59
    cdef int held_4 = s.m_tricks + 1
    if 0 <= held_4 and held_4 <= 13:
        set_tricks(s, held_4, 15)
    else:
        fault(s, 15)
    return 0


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 8))[0] = value


cdef inline int f_has_none(S* s, int v_suit, int v_you) noexcept nogil:
    # line 24
    return at_hand(s, v_you) & T_masks_line_72[v_suit] == 0


cdef inline int f_has_only_points(S* s, int v_you) noexcept nogil:
    # line 25
    return at_hand(s, v_you) & ~0x44C4444444444ULL == 0


cdef inline int f_has_only_hearts(S* s, int v_you) noexcept nogil:
    # line 26
    return at_hand(s, v_you) & ~0x4444444444444ULL == 0


cdef int search_d1(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x4
    if not looks_on(s, t, you, 32, 17):
        return 1 if s.r_fault else 0
    cdef uint64_t left4 = (
        at_hand(s, you)
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | rw_single(0, 52)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led == 0 else 0x0ULL)
            | T_masks_line_72[s.m_led]
            | (0xFFFFFFFFFFFFFULL if f_has_none(s, s.m_led, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | 0xBB3BBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if f_has_only_points(s, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | 0xBBBBBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if s.m_broken else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if f_has_only_hearts(s, you) else 0x0ULL)
        )
    )
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        m.option = 0
        m.args[0] = x4
        if leads_on(s, t, &m, 38):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d1_0_play(S* s, int you, Moves* out) noexcept nogil:
    # line 72
    cdef Move* m
    cdef int x4
    s.r_listed = 18
    cdef uint64_t left4 = (
        at_hand(s, you)
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | rw_single(0, 52)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led == 0 else 0x0ULL)
            | T_masks_line_72[s.m_led]
            | (0xFFFFFFFFFFFFFULL if f_has_none(s, s.m_led, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | 0xBB3BBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if f_has_only_points(s, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | 0xBBBBBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if s.m_broken else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if f_has_only_hearts(s, you) else 0x0ULL)
        )
    )
    while left4:
        x4 = rw_lowest(left4) + 1
        left4 &= left4 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x4


cdef int sample_d1(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef uint32_t at
    cdef int tries
    cdef int a4
    cdef uint64_t range4 = (
        at_hand(s, you)
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | rw_single(0, 52)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led == 0 else 0x0ULL)
            | T_masks_line_72[s.m_led]
            | (0xFFFFFFFFFFFFFULL if f_has_none(s, s.m_led, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | 0xBB3BBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if f_has_only_points(s, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | 0xBBBBBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if s.m_broken else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if f_has_only_hearts(s, you) else 0x0ULL)
        )
    )
    cdef uint32_t size4 = rw_size(range4)
    if size4 != 0:
        for tries in range(rw_min(40, size4)):
            at = rw_below(&rng.state, size4)
            k = at
            a4 = rw_nth(range4, k) + 1
            m.option = 0
            m.args[0] = a4
            return 1
    rng.moves.count = 0
    generate_d1_0_play(s, you, &rng.moves)
    if draw_listed(rng, m):
        return 1
    return 0


cdef inline bint any_d1_0_play(S* s, int you) noexcept nogil:
    cdef uint64_t left4 = (
        at_hand(s, you)
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | rw_single(0, 52)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led == 0 else 0x0ULL)
            | T_masks_line_72[s.m_led]
            | (0xFFFFFFFFFFFFFULL if f_has_none(s, s.m_led, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_tricks > 0 else 0x0ULL)
            | 0xBB3BBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if f_has_only_points(s, you) else 0x0ULL)
        )
        & (
            (0xFFFFFFFFFFFFFULL if s.m_led != 0 else 0x0ULL)
            | 0xBBBBBBBBBBBBBULL
            | (0xFFFFFFFFFFFFFULL if s.m_broken else 0x0ULL)
            | (0xFFFFFFFFFFFFFULL if f_has_only_hearts(s, you) else 0x0ULL)
        )
    )
    if left4:
        left4 &= left4 - 1
        return True
    return False


cdef bint any_legal_d1(S* s, int you) noexcept nogil:
    return any_d1_0_play(s, you)


cdef inline void set_hand(S* s, int at0, uint64_t value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        fault(s, site)
        return
    s.m_hand[at0 - 1] = value


cdef inline void set_played(S* s, int at0, int value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        fault(s, site)
        return
    s.m_played[at0 - 1] = value


cdef inline void set_broken(S* s, int value, int site) noexcept nogil:
    s.m_broken = value


cdef int do_lay(S* s, Trial* t, int v0_card, int v1_you) noexcept nogil:
    # line 46
    cdef int held_3
    cdef int held_4
    # line 47
    cdef uint64_t held = at_hand(s, v1_you)
    cdef int at = v0_card - 1
    held &= ~rw_single(at, 52)
    set_hand(s, v1_you, held, 24)
    # line 48
    set_played(s, v1_you, v0_card, 25)
    if s.m_led == 0:
        # line 50
        held_3 = T_values_line_74[v0_card - 1]
        set_led(s, held_3, 27)
    if T_values_line_46[v0_card - 1]:
        # line 52
        held_4 = 1
        set_broken(s, held_4, 29)
    return 0


cdef inline int its_deal_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline int its_deal_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline uint64_t its_deal_rest_of_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 7))[0]


cdef inline void set_its_deal_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef inline void set_its_deal_rest_of_you(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(frame(s) + 7))[0] = value


cdef inline void set_its_deal_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline int its_pass_cards_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 6))[0]


cdef inline uint64_t its_pass_cards_rest_of_you(S* s) noexcept nogil:
    return (<uint8_t*>(frame(s) + 7))[0]


cdef inline int its_pass_cards_times_left(S* s) noexcept nogil:
    return (<rw_loose_int32_t*>frame(s))[0]


cdef inline void set_its_pass_cards_rest_of_you(S* s, uint64_t value) noexcept nogil:
    (<uint8_t*>(frame(s) + 7))[0] = value


cdef inline uint64_t at_given(S* s, int at0) noexcept nogil:
    return s.m_given[at0 - 1]


cdef inline void fill_given(S* s, uint64_t value, int site) noexcept nogil:
    cdef int i
    for i in range(4):
        s.m_given[i] = value


cdef inline void set_its_pass_cards_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(frame(s) + 6))[0] = value


cdef inline void set_its_pass_cards_times_left(S* s, int value) noexcept nogil:
    (<rw_loose_int32_t*>frame(s))[0] = value


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Move m
    cdef int x3
    if not looks_on(s, t, you, 21, 36):
        return 1 if s.r_fault else 0
    cdef uint64_t left3 = at_hand(s, you)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        m.option = 0
        m.args[0] = x3
        if leads_on(s, t, &m, 37):
            return searched(s, 0)
    return searched(s, 1)


cdef void generate_d0_0_give(S* s, int you, Moves* out) noexcept nogil:
    # line 39 @HE-2
    cdef Move* m
    cdef int x3
    s.r_listed = 37
    cdef uint64_t left3 = at_hand(s, you)
    while left3:
        x3 = rw_lowest(left3) + 1
        left3 &= left3 - 1
        m = another(s, out)
        m.noted = 0
        m.option = 0
        m.args[0] = x3


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef int tries
    cdef int a3
    begin_trial(&trial, False)
    cdef uint64_t range3 = at_hand(s, you)
    cdef uint32_t size3 = rw_size(range3)
    if size3 != 0:
        for tries in range(rw_min(40, size3)):
            rested(s)
            at = rw_below(&rng.state, size3)
            k = at
            a3 = rw_nth(range3, k) + 1
            m.option = 0
            m.args[0] = a3
            m.noted = 0
            if tried(s, &trial, m, 0):
                return 1
    rng.moves.count = 0
    generate_d0_0_give(s, you, &rng.moves)
    while draw_listed(rng, m):
        if m.option != 0 or tried(s, &trial, m, 0):
            return 1
        strike(rng)
    return 0


cdef inline bint any_d0_0_give(S* s, int you) noexcept nogil:
    cdef uint64_t left3 = at_hand(s, you)
    if left3:
        left3 &= left3 - 1
        return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    cdef Trial trial
    cdef Moves found
    begin_trial(&trial, False)
    no_moves(&found)
    generate_d0_0_give(s, you, &found)
    return any_tried(s, &trial, &found, 0)


cdef inline void set_given(S* s, int at0, uint64_t value, int site) noexcept nogil:
    if <unsigned int>(at0 - 1) >= 4u:
        fault(s, site)
        return
    s.m_given[at0 - 1] = value


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    cdef Trial trial
    begin_trial(&trial, False)
    cdef int start = out.count
    generate_d0_0_give(s, you, out)
    keep_tried(s, &trial, out, start, 0)


cdef void legal_d1(S* s, int you, Moves* out) noexcept nogil:
    generate_d1_0_play(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef Trial trial
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 52u:
            return False
        if not rw_has(at_hand(s, you), a - 1, 52):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    return is_listed(s, m)


cdef bint is_legal_d1(S* s, int you, Move* m) noexcept nogil:
    cdef int a
    if m.option == 0:
        a = m.args[0]
        if <unsigned int>(a - 1) >= 52u:
            return False
        if not rw_has(at_hand(s, you), a - 1, 52):
            return False
        if not (s.m_tricks > 0 or s.m_led != 0 or a == 1):
            return False
        if not (s.m_led == 0 or T_values_line_74[a - 1] == s.m_led or f_has_none(s, s.m_led, you)):
            return False
        if not (s.m_tricks > 0 or <int>T_values_line_75[a - 1] or f_has_only_points(s, you)):
            return False
        if not (s.m_led != 0 or <int>T_values_line_76[a - 1] or <int>s.m_broken or f_has_only_hearts(s, you)):
            return False
        return True
    return is_listed(s, m)


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    blank(s)
    fill_deck(s, BAG_OF_Card, 0)


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 16, 6, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score0_saved(S* s, int seat) noexcept nogil:
    # @HE-9
    if seat == 0:
        return 0
    return 26 - (f_penalty(s, seat) if f_shooter(s) == 0 else 0 if f_shooter(s) == seat else 26)


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    if s.k_ranked and <unsigned int>(seat - 1) < 4u:
        return s.k_totals[seat - 1]
    cdef int total = score0_saved(s, seat)
    return total


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_saved(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    return score_total(s, seat)


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 61
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v0_seats
    cdef int p0_v4_card
    cdef int total
    cdef uint64_t held
    cdef int left
    cdef int index
    cdef int held_2
    cdef int held_3
    cdef int actor
    cdef Move drawn
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 0:
            if t != NULL and settled(s, t, 0):
                return 0
            held = 15
            total = rw_size(held)
            if total == 0:
                s.r_failure = 2
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
            p0_v0_seats = rw_numbered(index, 0)
            point = 1
        elif point == 1:
            if t != NULL and settled(s, t, 1):
                return 0
            # line 63
            held_2 = p0_v0_seats
            set_way(s, held_2, 4)
            return begun(r, push(s, 10, -1, 8, 4, 5), 41)
        elif point == 10:
            point = 11
        elif point == 11:
            if t != NULL and settled(s, t, 11):
                return 0
            if s.m_way > 0:
                if t != NULL and settled(s, t, 12):
                    return 0
                return begun(r, push(s, 26, -1, 8, 4, 6), 42)
            else:
                point = 14
        elif point == 14:
            if t != NULL and settled(s, t, 14):
                return 0
            # line 68
            held_3 = first_line_68(s)
            set_leader(s, held_3, 8)
            point = 27
        elif point == 26:
            point = 14
        elif point == 27:
            if t != NULL and settled(s, t, 27):
                return 0
            if s.m_tricks < 13:
                point = 30
            else:
                if t != NULL and settled(s, t, 28):
                    return 0
                # @HE-10
                if t != NULL:
                    return 0
                over(s, 1, ranked_first(s))
                return 0
        elif point == 30:
            if t != NULL and settled(s, t, 30):
                return 0
            set_its_play_rest_of_you(s, rw_list4_around(s.m_leader, 1, 4))
            point = 31
        elif point == 31:
            if t != NULL and settled(s, t, 31):
                return 0
            if rw_list4_length_v(its_play_rest_of_you(s)) == 0:
                if t != NULL and settled(s, t, 33):
                    return 0
                do_take_trick(s, t)
                point = 27
            else:
                if t != NULL and settled(s, t, 32):
                    return 0
                set_its_play_you(s, rw_list4_item_v(its_play_rest_of_you(s), 0, 0))
                rw_drop_first(<uint8_t*>(first_frame(s) + 2), <rw_loose_uint16_t*>first_frame(s), sizeof(uint8_t), 4)
                actor = its_play_you(s)
                if t != NULL:
                    return search_d1(s, actor, t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d1(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 32):
                            return 0
                        if drawn.option == 0:
                            p0_v4_card = drawn.args[0]
                            point = 35
                        continue
                    fault(s, 19)
                    return 1
                else:
                    if not any_legal_d1(s, actor):
                        fault(s, 19)
                        return 1
                    s.r_point = 32
                    rested(s)
                    return 0
        elif point == 35:
            # line 73 @HE-3
            if rng == NULL and not (s.m_tricks > 0 or s.m_led != 0 or p0_v4_card == 1):
                s.r_failure = 20
                return 1
            # line 74 @HE-4
            if (
                rng == NULL
                and not (
                    s.m_led == 0
                    or T_values_line_74[p0_v4_card - 1] == s.m_led
                    or f_has_none(s, s.m_led, its_play_you(s))
                )
            ):
                s.r_failure = 21
                return 1
            # line 75 @HE-5
            if (
                rng == NULL
                and not (
                    s.m_tricks > 0
                    or <int>T_values_line_75[p0_v4_card - 1]
                    or f_has_only_points(s, its_play_you(s))
                )
            ):
                s.r_failure = 22
                return 1
            # line 76 @HE-6
            if (
                rng == NULL
                and not (
                    s.m_led != 0
                    or <int>T_values_line_76[p0_v4_card - 1]
                    or <int>s.m_broken
                    or f_has_only_hearts(s, its_play_you(s))
                )
            ):
                s.r_failure = 23
                return 1
            if t != NULL and settled(s, t, 36):
                return 0
            do_lay(s, t, p0_v4_card, its_play_you(s))
            if t != NULL and settled(s, t, 34):
                return 0
            point = 31
        elif point == 38:
            if (<Move*>given).option == 0:
                set_its_play_you(s, s.r_actor)
                p0_v4_card = (<Move*>given).args[0]
                point = 35
            else:
                return 1
        elif point == 39:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0]
            p0_v0_seats = rw_numbered(index_2, 0)
            point = 1
        else:
            r.point = point
            return -1


cdef int flow1_deal(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 30
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p1_v3_card
    cdef int total
    cdef int left
    cdef int index
    cdef uint64_t held
    cdef int at
    cdef int index_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 2:
            if t != NULL and settled(s, t, 2):
                return 0
            set_its_deal_times_left(s, 13)
            point = 3
        elif point == 3:
            if t != NULL and settled(s, t, 3):
                return 0
            if its_deal_times_left(s) > 0:
                if t != NULL and settled(s, t, 4):
                    return 0
                set_its_deal_times_left(s, checked_sub(s, its_deal_times_left(s), 1, 30))
                set_its_deal_rest_of_you(s, 0xFULL)
                point = 6
            else:
                if t != NULL and settled(s, t, 5):
                    return 0
                return leave(s, r, 8, 4)
        elif point == 6:
            if t != NULL and settled(s, t, 6):
                return 0
            if its_deal_rest_of_you(s) == 0:
                point = 3
            else:
                if t != NULL and settled(s, t, 7):
                    return 0
                set_its_deal_you(s, T_values_line_30[its_deal_rest_of_you(s)])
                set_its_deal_rest_of_you(s, T_values_line_30_2[(its_deal_you(s) - 1) * 16 + its_deal_rest_of_you(s)])
                total = rw_bytes_total(&s.m_deck[0], 52)
                if total == 0:
                    s.r_failure = 31
                    return 1
                if t != NULL:
                    return 0
                s.r_actor = 0
                if s.r_explicit and rng == NULL:
                    s.r_point = 7
                    rested(s)
                    return 0
                left = rw_bounded(rw_random64(s.r_seed, s.r_counter), total)
                s.r_counter += 1
                index = rw_bytes_pick(&s.m_deck[0], 52, left)
                (<uint8_t*>&s.m_deck[0])[index] -= 1
                p1_v3_card = index + 1
                point = 9
        elif point == 9:
            if t != NULL and settled(s, t, 9):
                return 0
            # line 34
            held = at_hand(s, its_deal_you(s))
            at = p1_v3_card - 1
            if <unsigned int>at >= 52u:
                fault(s, 32)
            else:
                held |= rw_single(at, 52)
                set_hand(s, its_deal_you(s), held, 33)
            point = 6
        elif point == 40:
            s.r_counter += 1
            index_2 = <int>(<Move*>given).args[0] - 1
            (<uint8_t*>&s.m_deck[0])[index_2] -= 1
            p1_v3_card = index_2 + 1
            point = 9
        elif point == 41:
            point = 2
        else:
            r.point = point
            return -1


cdef int flow2_pass_cards(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 36
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p2_v3_card
    cdef uint64_t left4
    cdef int x4
    cdef uint64_t held
    cdef int actor
    cdef Move drawn
    cdef uint64_t held_2
    cdef int at
    cdef uint64_t held_3
    cdef int at_2
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
            return 1
        if point == 15:
            if t != NULL and settled(s, t, 15):
                return 0
            set_its_pass_cards_rest_of_you(s, 0xFULL)
            point = 16
        elif point == 16:
            if t != NULL and settled(s, t, 16):
                return 0
            if its_pass_cards_rest_of_you(s) == 0:
                if t != NULL and settled(s, t, 18):
                    return 0
                left4 = 15
                while left4:
                    x4 = rw_lowest(left4) + 1
                    left4 &= left4 - 1
                    # line 43
                    held = at_hand(s, rw_turn(x4, s.m_way, 4))
                    held |= at_given(s, x4)
                    set_hand(s, rw_turn(x4, s.m_way, 4), held, 34)
                fill_given(s, 0, 0)
                return leave(s, r, 8, 4)
            else:
                if t != NULL and settled(s, t, 17):
                    return 0
                set_its_pass_cards_you(s, T_values_line_30[its_pass_cards_rest_of_you(s)])
                set_its_pass_cards_rest_of_you(
                    s,
                    T_values_line_30_2[(its_pass_cards_you(s) - 1) * 16 + its_pass_cards_rest_of_you(s)]
                )
                set_its_pass_cards_times_left(s, 3)
                point = 20
        elif point == 20:
            if its_pass_cards_times_left(s) > 0:
                set_its_pass_cards_times_left(s, checked_sub(s, its_pass_cards_times_left(s), 1, 35))
                actor = its_pass_cards_you(s)
                if t != NULL:
                    return search_d0(s, actor, t)
                s.r_actor = actor
                if rng != NULL:
                    if sample_d0(s, actor, rng, &drawn):
                        if not plays_on(s, rng, &drawn, 21):
                            return 0
                        if drawn.option == 0:
                            p2_v3_card = drawn.args[0]
                            point = 24
                        continue
                    fault(s, 38)
                    return 1
                else:
                    if not any_legal_d0(s, actor):
                        fault(s, 38)
                        return 1
                    s.r_point = 21
                    rested(s)
                    return 0
            else:
                point = 16
        elif point == 24:
            # line 40
            held_2 = at_hand(s, its_pass_cards_you(s))
            at = p2_v3_card - 1
            held_2 &= ~rw_single(at, 52)
            set_hand(s, its_pass_cards_you(s), held_2, 39)
            # line 41
            held_3 = at_given(s, its_pass_cards_you(s))
            at_2 = p2_v3_card - 1
            if <unsigned int>at_2 >= 52u:
                fault(s, 40)
            else:
                held_3 |= rw_single(at_2, 52)
                set_given(s, its_pass_cards_you(s), held_3, 41)
            point = 20
        elif point == 37:
            if (<Move*>given).option == 0:
                set_its_pass_cards_you(s, s.r_actor)
                p2_v3_card = (<Move*>given).args[0]
                point = 24
            else:
                return 1
        elif point == 42:
            point = 15
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
            way = flow1_deal(s, t, rng, &r)
        elif proc == 2:
            way = flow2_pass_cards(s, t, rng, &r)
        else:
            return 1
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil:
    if s.r_point == 21:
        legal_d0(s, s.r_actor, out)
    elif s.r_point == 32:
        legal_d1(s, s.r_actor, out)


cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    if s.r_point == 21:
        return is_legal_d0(s, s.r_actor, m)
    elif s.r_point == 32:
        return is_legal_d1(s, s.r_actor, m)
    return False


cdef int outcomes_of "rules_outcomes"(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    cdef int i
    cdef uint64_t held
    if s.r_point == 0:
        held = 15
        for i in range(4):
            if rw_has(held, i, 4):
                values[n] = i
                weights[n] = 1
                n += 1
    elif s.r_point == 7:
        for i in range(52):
            if (<uint8_t*>&s.m_deck[0])[i] != 0:
                values[n] = i + 1
                weights[n] = (<uint8_t*>&s.m_deck[0])[i]
                n += 1
    return n


# ---------------------------------------------------------------- invariants

cdef inline int all_line_19(S* s) noexcept nogil:
    # line 19
    cdef int x0
    cdef uint64_t left1
    cdef int x1
    cdef uint64_t left0 = 15
    while left0:
        x0 = rw_lowest(left0) + 1
        left0 &= left0 - 1
        left1 = 15
        while left1:
            x1 = rw_lowest(left1) + 1
            left1 &= left1 - 1
            if at_hand(s, x0) & at_taken(s, x1) != 0:
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
    static const rw_bag52 BAG_OF_Card = {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}};
    static const uint8_t T_values_line_27[52] = {0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1,
        0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 13, 0, 0, 1, 0, 0, 0, 1, 0};
    static const uint64_t T_masks_line_72[5] = {0x0ULL, 0x1111111111111ULL, 0x2222222222222ULL, 0x4444444444444ULL,
        0x8888888888888ULL};
    static const uint8_t T_values_line_74[52] = {1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3,
        4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4};
    static const uint8_t T_values_line_75[52] = {1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0,
        1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1};
    static const uint8_t T_values_line_76[52] = {1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0,
        1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1};
    static const uint8_t T_values_line_46[52] = {0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1,
        0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0};
    static const uint8_t T_values_line_30[16] = {0, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1};
    static const uint8_t T_values_line_30_2[64] = {0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14, 0, 1, 0, 1,
        4, 5, 4, 5, 8, 9, 8, 9, 12, 13, 12, 13, 0, 1, 2, 3, 0, 1, 2, 3, 8, 9, 10, 11, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5,
        6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
    static const rw_check CHECKS[18] = {{0, 4, 'Q', 0, 4503599627370495}, {32, 4, 'Q', 0, 4503599627370495}, {178, 1,
        'B', 0, 3}, {179, 1, 'B', 0, 4}, {180, 1, 'B', 0, 4}, {181, 4, 'B', 0, 52}, {185, 1, 'B', 0, 1}, {186, 1, 'B',
        0, 13}, {64, 4, 'Q', 0, 4503599627370495}, {0, 1, 'H', 0, 4}, {2, 4, 'B', 0, 4}, {2, 1, '1', 0, 0}, {8, 1,
        'B', 0, 4}, {0, 1, 'i', -2147483647, 2147483647}, {6, 1, 'B', 0, 4}, {7, 1, 'B', 0, 15}, {6, 1, 'B', 1, 4},
        {8, 1, 'B', 1, 4}};
    static const uint8_t IN_FRAME[37] = {1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t FILLED_RESTING[37] = {3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 3};
    static const uint8_t FILLED[37] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 4, 4, 4,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5};
    static const uint8_t RETURNED_TO[37] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t CHECKED[7] = {0, 9, 13, 16, 16, 17, 18};
    static const uint8_t POINT_KIND[37] = {1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2};
    static const int8_t DECISION_AT[37] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[37] = {39, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[37] = {16, 16, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 8, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t RETURN_AT[37] = {6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
    static const uint8_t PROC_OF[37] = {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[43] = {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 1, 2};
    static const uint8_t ENDLESS_AT[43] = {45, 45, 46, 47, 47, 46, 47, 47, 47, 47, 45, 45, 45, 45, 45, 48, 49, 49, 48,
        49, 49, 48, 49, 48, 48, 48, 45, 50, 45, 50, 50, 50, 45, 50, 45, 45, 45, 48, 45, 45, 46, 46, 48};
    static const uint8_t ENTER_AT[2] = {37, 38};
    static const int32_t OPTION_COUNT[2] = {1, 1};
    static const int32_t FIRST_OPTION[2] = {0, 1};
    static const int32_t FIRST_ARG[3] = {0, 1, 2};
    static const int32_t ARG_KIND[2] = {0, 0};
    static const int32_t ARG_SIZE[2] = {8, 8};
    static const int32_t ARG_OFFSET[2] = {0, 0};
    static const uint8_t WANTED[2] = {0, 0};
    static const uint8_t TRIED_AT[2] = {37, 38};
    static const uint8_t JOIN_OF[2] = {23, 34};
    static const int8_t BODIES_END[2] = {-1, -1};
    static const uint8_t BLOCK_OF[2] = {21, 32};
    static const uint8_t NEEDS[37] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0};
    static const uint8_t FAILS[37] = {0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t SCOPED[37] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1};
    static const uint8_t POSTPONED[51] = {0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    """
    const rw_bag52 BAG_OF_Card
    const uint8_t T_values_line_27[52]
    const uint64_t T_masks_line_72[5]
    const uint8_t T_values_line_74[52]
    const uint8_t T_values_line_75[52]
    const uint8_t T_values_line_76[52]
    const uint8_t T_values_line_46[52]
    const uint8_t T_values_line_30[16]
    const uint8_t T_values_line_30_2[64]
    const rw_check CHECKS[18]
    const uint8_t IN_FRAME[37]
    const uint8_t FILLED_RESTING[37]
    const uint8_t FILLED[37]
    const uint8_t RETURNED_TO[37]
    const uint8_t CHECKED[7]
    const uint8_t POINT_KIND[37]
    const int8_t DECISION_AT[37]
    const uint8_t HAPPEN_AT[37]
    const uint8_t FRAME_SIZE[37]
    const uint8_t RETURN_AT[37]
    const uint8_t PROC_OF[37]
    const uint8_t PROC_AT[43]
    const uint8_t ENDLESS_AT[43]
    const uint8_t ENTER_AT[2]
    const int32_t OPTION_COUNT[2]
    const int32_t FIRST_OPTION[2]
    const int32_t FIRST_ARG[3]
    const int32_t ARG_KIND[2]
    const int32_t ARG_SIZE[2]
    const int32_t ARG_OFFSET[2]
    const uint8_t WANTED[2]
    const uint8_t TRIED_AT[2]
    const uint8_t JOIN_OF[2]
    const int8_t BODIES_END[2]
    const uint8_t BLOCK_OF[2]
    const uint8_t NEEDS[37]
    const uint8_t FAILS[37]
    const uint8_t SCOPED[37]
    const uint8_t POSTPONED[51]


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'hearts.game', 61, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'hearts.game', 62, 5),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 63, 5),
    ('RW601', 'a value does not fit its place',
     'hearts.game', 63, 5),
    ('RW610', 'procedures call each other too deeply',
     'hearts.game', 30, 1),
    ('RW610', 'procedures call each other too deeply',
     'hearts.game', 36, 1),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 68, 5),
    ('RW601', 'a value does not fit its place',
     'hearts.game', 68, 5),
    ('RW605', 'a number that is none is computed with',
     'hearts.game', 55, 67),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 55, 5),
    ('RW601', 'a value does not fit its place',
     'hearts.game', 55, 5),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 56, 5),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 57, 5),
    ('RW601', 'a value does not fit its place',
     'hearts.game', 57, 5),
    ('RW601', 'a value does not fit its place',
     'hearts.game', 59, 5),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 59, 5),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'hearts.game', 72, 17),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'hearts.game', 72, 17),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'hearts.game', 72, 17),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'hearts.game', 73, 21),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'hearts.game', 74, 21),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'hearts.game', 75, 21),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'hearts.game', 76, 21),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 47, 22),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 48, 5),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 50, 9),
    ('RW601', 'a value does not fit its place',
     'hearts.game', 50, 9),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 52, 9),
    ('RW601', 'a value does not fit its place',
     'hearts.game', 52, 9),
    ('RW605', 'a number is too large to compute with',
     'hearts.game', 30, 1),
    ('RW603', 'the rules got stuck: there is nothing left to take',
     'hearts.game', 33, 13),
    ('RW602', 'none cannot be put there',
     'hearts.game', 34, 25),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 34, 25),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 43, 9),
    ('RW605', 'a number is too large to compute with',
     'hearts.game', 36, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps',
     'hearts.game', 39, 13),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'hearts.game', 39, 13),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'hearts.game', 39, 13),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 40, 34),
    ('RW602', 'none cannot be put there',
     'hearts.game', 41, 29),
    ('RW602', 'something is written through none: there is no such place',
     'hearts.game', 41, 29),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'hearts.game', 61, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'hearts.game', 30, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'hearts.game', 31, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'hearts.game', 36, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'hearts.game', 37, 5),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'hearts.game', 69, 5),
)
RULES = rules_capsule()
