# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Go, for 2: written by the compiler from its definition; read freely, never edit.
from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_New, PyTuple_SET_ITEM
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcmp, memcpy, memmove, memset

from rulewright.runtime import compiled


cdef extern from "rulewright.h" nogil:
    ctypedef uint16_t rw_loose_uint16_t
    ctypedef int16_t rw_loose_int16_t
    ctypedef uint32_t rw_loose_uint32_t
    ctypedef int32_t rw_loose_int32_t
    ctypedef uint64_t rw_loose_uint64_t
    enum: RW_NIL
    enum: RW_MANY
    ctypedef struct rw_between:
        int32_t low
        int32_t high
    ctypedef struct rw_check:
        pass
    void rw_stop_all(bint)
    bint rw_pulse()
    uint64_t rw_here()
    bint rw_is_deep(uint64_t)
    int rw_interrupted() except -1 with gil
    int rw_min(int, int)
    int rw_max(int, int)
    int rw_abs(int)
    int rw_div(int, int)
    int rw_mod(int, int)
    int rw_turn(int, int, int)
    int rw_truth(int)
    int rw_shift(int, int, int)
    int rw_place(int, int)
    int rw_place_in(int, int, int)
    int rw_optional(int, int)
    int rw_stored(int, int)
    int rw_size(uint64_t)
    int rw_lowest(uint64_t)
    uint64_t rw_bit(int)
    uint64_t rw_single(int, int)
    bint rw_has(uint64_t, int, int)
    uint64_t rw_range(int, int, int)
    uint64_t rw_moved(uint64_t, int)
    int rw_nth(uint64_t, int)
    uint64_t rw_run(uint64_t, uint64_t, bint)
    uint64_t rw_until(uint64_t, uint64_t, bint)
    uint64_t rw_nearest(uint64_t, bint)
    uint64_t rw_mix64(uint64_t)
    uint64_t rw_mix_bytes(uint64_t, const void*, int)
    uint64_t rw_random64(uint64_t, uint64_t)
    uint64_t rw_bounded(uint64_t, uint64_t)
    uint32_t rw_below(uint64_t*, uint32_t)
    rw_between rw_between_of(int, int)
    bint rw_between_eq(rw_between, rw_between)
    void rw_words_moved(uint64_t*, int, const uint64_t*, int, int)
    void rw_deposit(uint64_t*, const uint64_t*, int, uint64_t)
    uint64_t rw_first_subset(rw_between)
    uint64_t rw_next_subset(uint64_t, rw_between)
    bint rw_split_first(int32_t*, const uint64_t*, const int32_t*, int, int)
    bint rw_split_next(int32_t*, const uint64_t*, const int32_t*, int)
    int rw_bytes_total(const uint8_t*, int)
    int rw_bytes_at(const uint8_t*, int, int)
    int rw_bytes_first(const uint8_t*, int)
    bint rw_few_uint8_t_has(const uint8_t*, int, int)
    int rw_few_uint8_t_put(uint8_t*, uint16_t*, int, int)
    void rw_few_uint8_t_drop(uint8_t*, uint16_t*, int)
    bint rw_few_uint8_t_intact(const uint8_t*, int, int)
    void rw_few_uint8_t_spread(const uint8_t*, int, uint64_t*, int)
    int rw_few_uint8_t_gather(uint8_t*, uint16_t*, int, const uint64_t*, int)
    bint rw_few_uint16_t_has(const uint16_t*, int, int)
    int rw_few_uint16_t_put(uint16_t*, uint16_t*, int, int)
    void rw_few_uint16_t_drop(uint16_t*, uint16_t*, int)
    bint rw_few_uint16_t_intact(const uint16_t*, int, int)
    void rw_few_uint16_t_spread(const uint16_t*, int, uint64_t*, int)
    int rw_few_uint16_t_gather(uint16_t*, uint16_t*, int, const uint64_t*, int)
    int rw_root(uint16_t*, int)
    bint rw_items_whole(const void*, uint32_t, int, uint32_t)
    bint rw_planes_apart(const void*, uint32_t, int, int)
    bint rw_intact(const void*, const rw_check*, int)
    ctypedef struct rw_step:
        pass
    void rw_put(void*, int, int64_t, int64_t)
    int rw_turn_back(int64_t, int, int)
    void rw_observe(const uint8_t*, const rw_step*, int, void*, int)
    void rw_feed(uint64_t*, uint64_t)
    void rw_feed_bytes(uint64_t*, const uint8_t*, int)
    void rw_digest(const uint8_t*, const rw_step*, int, uint64_t*)


# ---------------------------------------------------------------- the state, and constants

cdef extern from * nogil:
    """
    RW_DEFINE_SET(2, RW_INLINE)
    RW_DEFINE_LIST(rw_longs1, uint64_t, 1)
    RW_DEFINE_LIST_STORAGE(rw_longs1, uint64_t, 1)
    RW_DEFINE_LIST(rw_longs162, uint64_t, 162)
    static const rw_set2 K_1 = {{0xFFFFFFFFFFFFFFFFULL, 0x1FFFFULL}};
    static const rw_set2 T_values_line_25[82] = {{{0x0ULL, 0x0ULL}}, {{0x202ULL, 0x0ULL}}, {{0x405ULL, 0x0ULL}},
        {{0x80AULL, 0x0ULL}}, {{0x1014ULL, 0x0ULL}}, {{0x2028ULL, 0x0ULL}}, {{0x4050ULL, 0x0ULL}}, {{0x80A0ULL,
        0x0ULL}}, {{0x10140ULL, 0x0ULL}}, {{0x20080ULL, 0x0ULL}}, {{0x40401ULL, 0x0ULL}}, {{0x80A02ULL, 0x0ULL}},
        {{0x101404ULL, 0x0ULL}}, {{0x202808ULL, 0x0ULL}}, {{0x405010ULL, 0x0ULL}}, {{0x80A020ULL, 0x0ULL}},
        {{0x1014040ULL, 0x0ULL}}, {{0x2028080ULL, 0x0ULL}}, {{0x4010100ULL, 0x0ULL}}, {{0x8080200ULL, 0x0ULL}},
        {{0x10140400ULL, 0x0ULL}}, {{0x20280800ULL, 0x0ULL}}, {{0x40501000ULL, 0x0ULL}}, {{0x80A02000ULL, 0x0ULL}},
        {{0x101404000ULL, 0x0ULL}}, {{0x202808000ULL, 0x0ULL}}, {{0x405010000ULL, 0x0ULL}}, {{0x802020000ULL,
        0x0ULL}}, {{0x1010040000ULL, 0x0ULL}}, {{0x2028080000ULL, 0x0ULL}}, {{0x4050100000ULL, 0x0ULL}},
        {{0x80A0200000ULL, 0x0ULL}}, {{0x10140400000ULL, 0x0ULL}}, {{0x20280800000ULL, 0x0ULL}}, {{0x40501000000ULL,
        0x0ULL}}, {{0x80A02000000ULL, 0x0ULL}}, {{0x100404000000ULL, 0x0ULL}}, {{0x202008000000ULL, 0x0ULL}},
        {{0x405010000000ULL, 0x0ULL}}, {{0x80A020000000ULL, 0x0ULL}}, {{0x1014040000000ULL, 0x0ULL}},
        {{0x2028080000000ULL, 0x0ULL}}, {{0x4050100000000ULL, 0x0ULL}}, {{0x80A0200000000ULL, 0x0ULL}},
        {{0x10140400000000ULL, 0x0ULL}}, {{0x20080800000000ULL, 0x0ULL}}, {{0x40401000000000ULL, 0x0ULL}},
        {{0x80A02000000000ULL, 0x0ULL}}, {{0x101404000000000ULL, 0x0ULL}}, {{0x202808000000000ULL, 0x0ULL}},
        {{0x405010000000000ULL, 0x0ULL}}, {{0x80A020000000000ULL, 0x0ULL}}, {{0x1014040000000000ULL, 0x0ULL}},
        {{0x2028080000000000ULL, 0x0ULL}}, {{0x4010100000000000ULL, 0x0ULL}}, {{0x8080200000000000ULL, 0x0ULL}},
        {{0x140400000000000ULL, 0x1ULL}}, {{0x280800000000000ULL, 0x2ULL}}, {{0x501000000000000ULL, 0x4ULL}},
        {{0xA02000000000000ULL, 0x8ULL}}, {{0x1404000000000000ULL, 0x10ULL}}, {{0x2808000000000000ULL, 0x20ULL}},
        {{0x5010000000000000ULL, 0x40ULL}}, {{0x2020000000000000ULL, 0x80ULL}}, {{0x40000000000000ULL, 0x101ULL}},
        {{0x8080000000000000ULL, 0x202ULL}}, {{0x100000000000000ULL, 0x405ULL}}, {{0x200000000000000ULL, 0x80AULL}},
        {{0x400000000000000ULL, 0x1014ULL}}, {{0x800000000000000ULL, 0x2028ULL}}, {{0x1000000000000000ULL,
        0x4050ULL}}, {{0x2000000000000000ULL, 0x80A0ULL}}, {{0x4000000000000000ULL, 0x10040ULL}},
        {{0x8000000000000000ULL, 0x200ULL}}, {{0x0ULL, 0x501ULL}}, {{0x0ULL, 0xA02ULL}}, {{0x0ULL, 0x1404ULL}},
        {{0x0ULL, 0x2808ULL}}, {{0x0ULL, 0x5010ULL}}, {{0x0ULL, 0xA020ULL}}, {{0x0ULL, 0x14040ULL}}, {{0x0ULL,
        0x8080ULL}}};
    static const uint8_t T_values_line_26[3] = {0, 2, 1};
    static const uint8_t T_values[3] = {0, 0, 7};
    static const uint8_t T_values_2[3] = {0, 0, 1};
    static const uint8_t T_values_line_32[82] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const rw_check T_checks[5] = {{8, 1, 'Q', 0, 131071}, {24, 1, 'Q', 0, 131071}, {1328, 1, 'H', 0, 162},
        {1344, 1, 'H', 0, 1}, {1362, 1, 'H', 0, 1000}};
    static const rw_check T_checks_2[2] = {{10, 1, 'B', 0, 2}, {11, 1, 'B', 0, 2}};
    static const rw_check T_checks_3[1] = {{11, 1, 'B', 1, 2}};
    static const uint8_t POINT_KIND[15] = {2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[15] = {-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[15] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[15] = {16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t RETURN_AT[15] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t PROC_OF[15] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[16] = {16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t ENTER_AT[1] = {15};
    static const uint8_t OPTION_COUNT[1] = {2};
    static const uint8_t FIRST_OPTION[1] = {0};
    static const uint8_t FIRST_ARG[3] = {0, 1, 1};
    static const uint8_t ARG_KIND[1] = {0};
    static const uint8_t ARG_SIZE[1] = {8};
    static const uint8_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[2] = {0, 0};
    static const uint8_t TRIED_AT[1] = {15};
    static const uint8_t JOIN_OF[1] = {4};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {1};
    static const uint8_t NEEDS[15] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[15] = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t SCOPED[15] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0};
    static const uint8_t POSTPONED[30] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1,
        1, 0, 0, 0, 0};
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
        uint32_t r_explicit;
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
    """
    ctypedef struct rw_set2:
        uint64_t w[2]
    rw_set2 rw_set2_none()
    rw_set2 rw_set2_or(rw_set2, rw_set2)
    rw_set2 rw_set2_and(rw_set2, rw_set2)
    rw_set2 rw_set2_without(rw_set2, rw_set2)
    bint rw_set2_eq(rw_set2, rw_set2)
    bint rw_set2_within(rw_set2, rw_set2)
    bint rw_set2_is_empty(const rw_set2*)
    int rw_set2_size(const rw_set2*)
    bint rw_set2_has(const rw_set2*, int, int)
    void rw_set2_put(rw_set2*, int, int)
    void rw_set2_join(rw_set2*, const rw_set2*)
    void rw_set2_cut(rw_set2*, const rw_set2*)
    void rw_set2_drop(rw_set2*, int, int)
    rw_set2 rw_set2_single(int, int)
    int rw_set2_after(const rw_set2*, int)
    int rw_set2_before(const rw_set2*, int)
    int rw_set2_nth(const rw_set2*, int)
    rw_set2 rw_set2_range(int, int, int)
    rw_set2 rw_set2_run(rw_set2, rw_set2, bint)
    rw_set2 rw_set2_until(rw_set2, rw_set2, bint)
    rw_set2 rw_set2_moved(rw_set2, int)
    rw_set2 rw_set2_nearest(rw_set2, bint)
    bint rw_set2_is_empty_v(rw_set2)
    int rw_set2_size_v(rw_set2)
    bint rw_set2_has_v(rw_set2, int, int)
    int rw_set2_first_v(rw_set2)
    uint64_t rw_set2_word(rw_set2, int)
    ctypedef struct rw_longs1:
        int32_t length
        uint64_t items[1]
    rw_longs1 rw_longs1_none()
    int rw_longs1_put(rw_longs1*, uint64_t)
    int rw_longs1_put_at(rw_longs1*, uint64_t, int)
    int rw_longs1_index(const rw_longs1*, uint64_t)
    int rw_longs1_count(const rw_longs1*, uint64_t)
    void rw_longs1_cut(rw_longs1*, int)
    bint rw_longs1_eq(rw_longs1, rw_longs1)
    uint64_t rw_longs1_item(const rw_longs1*, int, uint64_t)
    uint64_t rw_longs1_item_v(rw_longs1, int, uint64_t)
    int rw_longs1_index_v(rw_longs1, uint64_t)
    int rw_longs1_count_v(rw_longs1, uint64_t)
    int rw_longs1_length_v(rw_longs1)
    rw_longs1 rw_longs1_load_uint64_t(const uint64_t*, int, int)
    void rw_longs1_store_uint64_t(uint64_t*, uint16_t*, rw_longs1, int)
    ctypedef struct rw_longs162:
        int32_t length
        uint64_t items[162]
    rw_longs162 rw_longs162_none()
    int rw_longs162_put(rw_longs162*, uint64_t)
    int rw_longs162_put_at(rw_longs162*, uint64_t, int)
    int rw_longs162_index(const rw_longs162*, uint64_t)
    int rw_longs162_count(const rw_longs162*, uint64_t)
    void rw_longs162_cut(rw_longs162*, int)
    bint rw_longs162_eq(rw_longs162, rw_longs162)
    uint64_t rw_longs162_item(const rw_longs162*, int, uint64_t)
    uint64_t rw_longs162_item_v(rw_longs162, int, uint64_t)
    int rw_longs162_index_v(rw_longs162, uint64_t)
    int rw_longs162_count_v(rw_longs162, uint64_t)
    int rw_longs162_length_v(rw_longs162)
    const rw_set2 K_1
    const rw_set2 T_values_line_25[82]
    const uint8_t T_values_line_26[3]
    const uint8_t T_values[3]
    const uint8_t T_values_2[3]
    const uint8_t T_values_line_32[82]
    const rw_check T_checks[5]
    const rw_check T_checks_2[2]
    const rw_check T_checks_3[1]
    const uint8_t POINT_KIND[15]
    const int8_t DECISION_AT[15]
    const uint8_t HAPPEN_AT[15]
    const uint8_t FRAME_SIZE[15]
    const uint8_t RETURN_AT[15]
    const uint8_t PROC_OF[15]
    const uint8_t PROC_AT[16]
    const uint8_t ENDLESS_AT[16]
    const uint8_t ENTER_AT[1]
    const uint8_t OPTION_COUNT[1]
    const uint8_t FIRST_OPTION[1]
    const uint8_t FIRST_ARG[3]
    const uint8_t ARG_KIND[1]
    const uint8_t ARG_SIZE[1]
    const uint8_t ARG_OFFSET[1]
    const uint8_t WANTED[2]
    const uint8_t TRIED_AT[1]
    const uint8_t JOIN_OF[1]
    const int8_t BODIES_END[1]
    const uint8_t BLOCK_OF[1]
    const uint8_t NEEDS[15]
    const uint8_t FAILS[15]
    const uint8_t SCOPED[15]
    const uint8_t POSTPONED[30]
    ctypedef struct S:
        uint64_t m_stone[4]  # stone
        uint64_t m_past[162]  # past
        uint16_t m_past_length  # past
        uint8_t pad_1330[6]
        uint64_t m_before  # before
        uint16_t m_before_length  # before
        uint64_t r_stack[2]  # #stack
        uint16_t m_moves_made  # moves_made
        uint16_t r_point  # #point
        uint16_t r_base  # #base
        uint16_t r_top  # #top
        uint8_t r_winners  # #winners
        uint8_t r_over  # #over
        uint8_t r_actor  # #actor
        uint8_t pad_end[3]
        uint64_t r_seed
        uint64_t r_counter
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
        uint32_t r_explicit


cdef struct Move:
    int32_t option
    uint32_t noted  # which prefers it satisfies
    uint64_t args[1]

cdef struct Moves:
    Move* items
    int count
    int room
    Move few[16]  # where the first ones lie

cdef struct Trial:
    bint whole  # to the end of a procedure, and not only as far as something must be completed
    int steps
    int option
    int wanted
    int base
    int join
    int bodies_end

cdef struct Sampler:
    uint64_t state
    int plies  # decisions made
    int most  # so many are made before `pauses` is asked
    int limit  # so many are made in all
    Moves moves
    Moves* record  # where every move is kept, its block as `noted`; or NULL


cdef enum:
    SURE = 0x80000000  # noted of a move: only calling procedures can make a trial needed


cdef inline void fault(S* s, int site) noexcept nogil:
    if s.r_fault == 0:
        s.r_fault = site


cdef inline void pass_fault(S* to, S* source) noexcept nogil:
    to.r_spent = source.r_spent
    if source.r_fault:
        fault(to, source.r_fault)


cdef inline bint is_way(S* s, bint holds) noexcept nogil:
    # a condition that was foreseen: where it faults, so would the trial it stands for, which counts as a way
    if s.r_fault == 0:
        return holds
    if POSTPONED[s.r_fault]:
        s.r_fault = 0
        return True
    return holds


cdef inline bint postponed(S* to, S* tried) noexcept nogil:
    # whether a trial met a fault that is told when the move is made, so that it counts as a way; any other is passed on
    if POSTPONED[tried.r_fault]:
        to.r_spent = tried.r_spent
        return True
    pass_fault(to, tried)
    return False


cdef inline void rested(S* s) noexcept nogil:
    s.r_spent = 0
    s.r_place = 0
    s.r_alarm = 50000


cdef bint alarmed(S* s, int site) noexcept nogil:
    # now and then: whether the user has interrupted, or the rules go on for too long
    if rw_pulse():
        fault(s, 29)
    elif s.r_spent > 5000000:
        fault(s, s.r_look if s.r_look else s.r_place if s.r_place else site)
    else:
        s.r_alarm = s.r_spent + 50000
        return False
    return True


cdef bint circling(S* s, int site) noexcept nogil:
    # the same between two blocks, where nothing is being carried out
    s.r_place = 0
    return alarmed(s, site)


cdef inline void copy_state(S* to, S* source) noexcept nogil:
    memcpy(to, source, sizeof(S))


cdef inline void no_moves(Moves* moves) noexcept nogil:
    moves.items = moves.few
    moves.count = 0
    moves.room = 16


cdef inline void drop(Moves* moves) noexcept nogil:
    if moves.items != moves.few:
        free(moves.items)


cdef bint grow(S* s, Moves* moves) noexcept nogil:
    cdef int room = rw_min(4 * moves.room, 100000)
    cdef Move* grown
    if moves.room >= 100000:
        fault(s, s.r_listed)
        return False
    grown = <Move*>realloc(NULL if moves.items == moves.few else moves.items, room * sizeof(Move))
    if grown == NULL:
        fault(s, 27)
        return False
    if moves.items == moves.few:
        memcpy(grown, moves.few, sizeof(moves.few))
    moves.items = grown
    moves.room = room
    return True


cdef inline Move* another(S* s, Moves* moves) noexcept nogil:
    if moves.count == moves.room and not grow(s, moves):
        return &moves.few[0]
    moves.count += 1
    memset(&moves.items[moves.count - 1], 0, sizeof(Move))
    return &moves.items[moves.count - 1]


cdef bint has_move(Moves* moves, Move* wanted) noexcept nogil:
    cdef int i
    for i in range(moves.count):
        if moves.items[i].option == wanted.option:
            if memcmp(moves.items[i].args, wanted.args, sizeof(wanted.args)) == 0:
                return True
    return False


cdef void keep_preferred(Moves* moves, int start, int order) noexcept nogil:
    cdef int i
    cdef int kept = start
    for i in range(start, moves.count):
        if moves.items[i].noted >> order & 1:
            moves.items[kept] = moves.items[i]
            kept += 1
    if kept > start:
        moves.count = kept


cdef inline void begin_trial(Trial* t, bint whole) noexcept nogil:
    t.whole = whole
    t.steps = 10000
    t.option = -1
    t.wanted = 0
    t.base = 0
    t.join = -1
    t.bodies_end = -1


cdef inline int below(S* s, int base, int block) noexcept nogil:
    return (<uint16_t*>(<char*>s.r_stack + base + RETURN_AT[block]))[0]


cdef bint chain_fails(S* s, int block) noexcept nogil:
    cdef int base = s.r_base
    if FAILS[block]:
        return True
    while base > 0:
        block = below(s, base, block)
        if FAILS[block]:
            return True
        base -= FRAME_SIZE[block]
    return False


cdef int calls_need(S* s, int block) noexcept nogil:
    # as runtime/completing.py. 1: something in a calling procedure must be completed and can fail; 2: one stands in a scope; 0: neither
    cdef int backs[3]
    cdef int count = 0
    cdef int within = 0
    cdef int base = s.r_base
    while base > 0 and count < 3:
        block = below(s, base, block)
        backs[count] = block
        count += 1
        base -= FRAME_SIZE[block]
    while count > 0:
        count -= 1
        if FAILS[backs[count]] if within else NEEDS[backs[count]]:
            return 1
        if SCOPED[backs[count]]:
            within = 2
    return within


cdef bint chain_needs(S* s, int block) noexcept nogil:
    cdef int calls = calls_need(s, block)
    return calls == 1 or (FAILS[block] if calls == 2 else NEEDS[block])


cdef int active(S* s, int block, int proc) noexcept nogil:
    cdef int base = s.r_base
    cdef int found = PROC_OF[block] == proc
    while base > 0:
        block = below(s, base, block)
        found += PROC_OF[block] == proc
        base -= FRAME_SIZE[block]
    return found


cdef bint settled(S* s, Trial* t, int block) noexcept nogil:
    if block == t.bodies_end and s.r_base == t.base:
        return True
    if t.whole:
        return not chain_fails(s, block)
    if chain_needs(s, block):
        return False
    return rw_size(s.r_known) >= t.wanted or s.r_base < t.base or (s.r_base == t.base and block == t.join)


cdef inline void over(S* s, int how, uint64_t winners) noexcept nogil:
    memset(s.r_stack, 0, 16)
    s.r_point = 0
    s.r_base = 0
    s.r_top = 0
    s.r_actor = 0
    rested(s)
    s.r_over = <uint8_t>how
    s.r_winners = <uint8_t>winners


cdef int push(S* s, int back, int proc, int size, int return_at, int site) noexcept nogil:
    if s.r_top + size > 16:
        fault(s, site)
        return 1
    s.r_base = s.r_top
    s.r_top = <uint16_t>(s.r_top + size)
    memset(<char*>s.r_stack + s.r_base, 0, size)
    (<uint16_t*>(<char*>s.r_stack + s.r_base + return_at))[0] = <uint16_t>back
    return 0


cdef inline void clear_frames(S* s) noexcept nogil:
    memset(s.r_stack, 0, 16)
    s.r_base = 0
    s.r_top = 0


cdef void begin_can(S* c, Trial* t) noexcept nogil:
    c.r_known = 0
    c.r_true = 0
    begin_trial(t, True)


cdef bint looks_on(S* s, Trial* t, int actor, int block, int site) noexcept nogil:
    s.r_actor = <uint8_t>actor
    if not t.whole and not chain_needs(s, block):
        return False
    t.steps -= 1
    s.r_look = site
    if s.r_depth == 0:
        s.r_floor = rw_here()
    if t.steps < 0 or s.r_depth >= 400 or rw_is_deep(s.r_floor):
        fault(s, site)
        return False
    s.r_depth += 1
    return True


cdef S* scratch(S* s) noexcept nogil:
    cdef S* c = <S*>realloc(NULL, sizeof(S))
    if c == NULL:
        fault(s, 27)
    else:
        copy_state(c, s)
    return c


cdef int one_leads_on(S* s, Trial* t, Moves* found, int point, bint passed_over) noexcept nogil:
    # 0: one of the moves leads on; 1: none does; 2: none does, and the decision is passed over
    cdef S* c = scratch(s) if found.count else NULL
    cdef int i
    cdef int way = 2 if passed_over else 1
    cdef bint failed
    for i in range(0 if c == NULL else found.count):
        if i:
            copy_state(c, s)
        failed = run(c, t, NULL, point, &found.items[i])
        if postponed(s, c) or not failed and c.r_fault == 0:
            s.r_known = c.r_known
            s.r_true = c.r_true
            way = 0
        if way == 0 or s.r_fault:
            break
    free(c)
    drop(found)
    s.r_depth -= 1
    return 1 if s.r_fault else way


cdef bint tried(S* s, Trial* t, Move* m, int decision) noexcept nogil:
    cdef S* c
    cdef bint failed
    if m.noted & SURE:
        m.noted = 0
        if calls_need(s, BLOCK_OF[decision]) != 1:
            return True
    c = scratch(s)
    if c == NULL:
        return False
    c.r_known = 0
    c.r_true = 0
    t.steps = 10000
    t.option = FIRST_OPTION[decision] + m.option
    t.wanted = WANTED[t.option]
    t.base = s.r_base
    t.join = JOIN_OF[decision]
    t.bodies_end = BODIES_END[decision]
    failed = run(c, t, NULL, TRIED_AT[decision], m)
    m.noted = c.r_true
    if postponed(s, c):
        failed = False
    free(c)
    return not failed


cdef void keep_tried(S* s, Trial* t, Moves* out, int start, int decision) noexcept nogil:
    cdef int i
    cdef int kept = start
    for i in range(start, out.count):
        if tried(s, t, &out.items[i], decision):
            out.items[kept] = out.items[i]
            kept += 1
    out.count = kept


cdef union Passed:
    int nothing

cdef struct Run:
    int point
    void* given  # a move, or the arguments of a procedure that begins
    Move chosen
    Passed arguments
    void* passed


cdef bint pauses(S* s, Sampler* rng, Move* chosen, int block) noexcept nogil:
    # whether a playout ends at this decision, with the flow at rest; if not, when to ask again
    cdef Move* kept
    if rw_pulse():
        fault(s, 29)
    if s.r_fault:
        return True
    if rng.plies >= rng.limit:
        s.r_point = <uint16_t>block
        return True
    rng.most = rng.plies + 1
    if rng.record == NULL:
        rng.most = rw_min(rng.limit, rng.plies + 256)
    else:
        kept = another(s, rng.record)
        kept[0] = chosen[0]
        kept.noted = block
    return False


cdef inline bint plays_on(S* s, Sampler* rng, Move* chosen, int block) noexcept nogil:
    # whether a playout makes the move that it has drawn
    rested(s)
    if rng.plies >= rng.most and pauses(s, rng, chosen, block):
        return False
    rng.plies += 1
    return True


cdef inline int begun(Run* r, int failed, int point) noexcept nogil:
    if failed:
        return 1
    r.given = r.passed
    r.point = point
    return -1


cdef inline int leave(S* s, Run* r, int size, int return_at) noexcept nogil:
    cdef int back = (<uint16_t*>(<char*>s.r_stack + s.r_base + return_at))[0]
    memset(<char*>s.r_stack + s.r_base, 0, size)
    if s.r_base == 0:
        return 0
    s.r_top = s.r_base
    s.r_base = <uint16_t>(s.r_base - FRAME_SIZE[back])
    r.point = back
    return -1


# ---------------------------------------------------------------- rules

cdef rw_set2 reach_line_25(S* s, int v0) noexcept nogil:
    # line 25
    cdef rw_set2 found
    cdef rw_set2 edge
    cdef rw_set2 more
    cdef const rw_set2* in2
    cdef int x2
    cdef int k2
    edge = (<rw_set2*>&s.m_stone[(v0 - 1) * 2])[0]
    found = edge
    while not rw_set2_is_empty_v(edge):
        more = rw_set2_none()
        in2 = &edge
        k2 = -1
        while True:
            k2 = rw_set2_after(in2, k2)
            if k2 < 0:
                break
            x2 = k2 + 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 3):
                break
            more = rw_set2_or(
                more,
                rw_set2_and(
                    T_values_line_25[x2],
                    rw_set2_without(K_1, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
                )
            )
        edge = rw_set2_without(more, found)
        found = rw_set2_or(found, edge)
    return found


cdef inline rw_set2 f_reaching(S* s, int v_p) noexcept nogil:
    # line 25
    cdef int outer
    cdef rw_set2 held
    outer = s.r_place
    if outer == 0:
        s.r_place = 3
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 3):
        return rw_set2_none()
    held = reach_line_25(s, v_p)
    s.r_place = outer
    return held


cdef inline rw_set2 f_area_of(S* s, int v_p) noexcept nogil:
    # line 26
    cdef int outer
    cdef rw_set2 held
    outer = s.r_place
    if outer == 0:
        s.r_place = 2
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 2):
        return rw_set2_none()
    held = rw_set2_and(
        f_reaching(s, v_p),
        rw_set2_or(
            (<rw_set2*>&s.m_stone[(v_p - 1) * 2])[0],
            rw_set2_without(K_1, f_reaching(s, <int>T_values_line_26[v_p]))
        )
    )
    s.r_place = outer
    return held


cdef inline int its_play_passes(S* s) noexcept nogil:
    return <int>(<uint8_t*>(<char*>s.r_stack + 10))[0]


cdef inline int its_play_you(S* s) noexcept nogil:
    return <int>(<uint8_t*>(<char*>s.r_stack + 11))[0]


cdef inline uint64_t its_play_now(S* s) noexcept nogil:
    return (<rw_loose_uint64_t*><char*>s.r_stack)[0]


cdef inline void set_its_play_passes(S* s, int value) noexcept nogil:
    (<uint8_t*>(<char*>s.r_stack + 10))[0] = <uint8_t>value


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(<char*>s.r_stack + 11))[0] = <uint8_t>value


cdef uint64_t fingerprint(S* s) noexcept nogil:
    cdef uint64_t h = 0x9E3779B97F4A7C15ULL
    h = rw_mix_bytes(h, <uint8_t*>s, 32)
    return h


cdef inline void set_its_play_now(S* s, uint64_t value) noexcept nogil:
    (<rw_loose_uint64_t*><char*>s.r_stack)[0] = <uint64_t>value


cdef void generate_d0_0_place(S* s, int you, Moves* out) noexcept nogil:
    # line 33 @GO-2
    cdef Move* m
    cdef uint32_t noted = 0
    cdef rw_set2 left3
    cdef int x3
    cdef int k3
    s.r_listed = 5
    left3 = rw_set2_without(K_1, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    k3 = -1
    while True:
        k3 = rw_set2_after(&left3, k3)
        if k3 < 0:
            break
        x3 = k3 + 1
        m = another(s, out)
        m.option = 0
        m.noted = noted
        m.args[0] = <uint64_t><int64_t>x3


cdef void generate_d0_1_pass(S* s, int you, Moves* out) noexcept nogil:
    # line 46 @GO-8
    cdef Move* m
    cdef uint32_t noted = 0
    m = another(s, out)
    m.option = 1
    m.noted = noted


cdef int search_d0(S* s, int you, Trial* t) noexcept nogil:
    cdef Moves found
    if not looks_on(s, t, you, 1, 4):
        return 1 if s.r_fault else 0
    no_moves(&found)
    generate_d0_0_place(s, you, &found)
    generate_d0_1_pass(s, you, &found)
    return one_leads_on(s, t, &found, 15, False)


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef int k
    cdef Trial trial
    cdef uint32_t at
    cdef uint32_t total
    cdef int tries
    cdef rw_set2 range3
    cdef uint32_t size3
    cdef uint32_t weight0
    cdef uint32_t weight1
    cdef int a3
    begin_trial(&trial, False)
    range3 = rw_set2_without(K_1, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    size3 = rw_set2_size_v(range3)
    weight0 = size3
    weight1 = 1
    total = weight0 + weight1
    if total != 0:
        for tries in range(40):
            rested(s)
            at = rw_below(&rng.state, total)
            if at < weight0:
                k = at
                a3 = rw_set2_nth(&range3, k) + 1
                m.option = 0
                m.args[0] = <uint64_t><int64_t>a3
                m.noted = 0
                if tried(s, &trial, m, 0):
                    return 1
            else:
                at -= weight0
                m.option = 1
                return 1
    rng.moves.count = 0
    generate_d0_0_place(s, you, &rng.moves)
    generate_d0_1_pass(s, you, &rng.moves)
    while rng.moves.count > 0:
        k = rw_below(&rng.state, rng.moves.count)
        m[0] = rng.moves.items[k]
        if m.option != 0 or tried(s, &trial, m, 0):
            return 1
        rng.moves.count -= 1
        rng.moves.items[k] = rng.moves.items[rng.moves.count]
    return 0


cdef inline rw_longs1 list_of(uint64_t a0) noexcept nogil:
    cdef rw_longs1 r = rw_longs1_none()
    rw_longs1_put(&r, a0)
    return r


cdef inline void set_before(S* s, rw_longs1 value, int site) noexcept nogil:
    rw_longs1_store_uint64_t(&s.m_before, &s.m_before_length, value, 0)


cdef inline void set_moves_made(S* s, int value, int site) noexcept nogil:
    s.m_moves_made = <uint16_t>value


cdef inline bint is_stone(S* s, int at0, int value) noexcept nogil:
    cdef int i = at0 - 1
    if value == 0:
        return not (<int>(s.m_stone[i >> 6] >> (i & 63) & 1) or <int>(s.m_stone[2 + (i >> 6)] >> (i & 63) & 1))
    return <int>(s.m_stone[(value - 1) * 2 + (i >> 6)] >> (i & 63) & 1)


cdef inline void set_stone(S* s, int at0, int value, int site) noexcept nogil:
    cdef int i
    cdef int old
    cdef uint64_t bit
    if <unsigned int>(at0 - 1) >= 81u:
        fault(s, site)
        return
    i = at0 - 1
    old = 0
    bit = <uint64_t>1 << (i & 63)
    s.m_stone[i >> 6] = <uint64_t>(s.m_stone[i >> 6] & ~bit)
    s.m_stone[2 + (i >> 6)] = <uint64_t>(s.m_stone[2 + (i >> 6)] & ~bit)
    if value > 0:
        s.m_stone[(value - 1) * 2 + (i >> 6)] = <uint64_t>(s.m_stone[(value - 1) * 2 + (i >> 6)] | bit)


cdef inline int at_stone(S* s, int at0) noexcept nogil:
    cdef int i = at0 - 1
    return <int>(s.m_stone[i >> 6] >> (i & 63) & 1) + 2 * <int>(s.m_stone[2 + (i >> 6)] >> (i & 63) & 1)


cdef inline rw_set2 plane(S* s, int value) noexcept nogil:
    if value == 0:
        return rw_set2_without(K_1, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    return (<rw_set2*>&s.m_stone[(value - 1) * 2])[0]


cdef rw_set2 reach_line_21(S* s, int v0) noexcept nogil:
    # line 21
    cdef rw_set2 found
    cdef rw_set2 edge
    cdef rw_set2 more
    cdef const rw_set2* in1
    cdef int x1
    cdef int k1
    edge = rw_set2_single(v0 - 1, 81)
    found = edge
    while not rw_set2_is_empty_v(edge):
        more = rw_set2_none()
        in1 = &edge
        k1 = -1
        while True:
            k1 = rw_set2_after(in1, k1)
            if k1 < 0:
                break
            x1 = k1 + 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 15):
                break
            more = rw_set2_or(more, rw_set2_and(T_values_line_25[x1], plane(s, at_stone(s, v0))))
        edge = rw_set2_without(more, found)
        found = rw_set2_or(found, edge)
    return found


cdef inline rw_set2 f_chain(S* s, int v_c) noexcept nogil:
    # line 21
    cdef int outer
    cdef rw_set2 held
    outer = s.r_place
    if outer == 0:
        s.r_place = 15
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 15):
        return rw_set2_none()
    held = reach_line_21(s, v_c)
    s.r_place = outer
    return held


cdef int any_line_22(S* s, int v0) noexcept nogil:
    # line 22
    cdef rw_set2 found
    cdef rw_set2 edge
    cdef rw_set2 more
    cdef const rw_set2* in10
    cdef int x10
    cdef int k10
    edge = rw_set2_single(v0 - 1, 81)
    found = edge
    while not rw_set2_is_empty_v(edge):
        more = rw_set2_none()
        in10 = &edge
        k10 = -1
        while True:
            k10 = rw_set2_after(in10, k10)
            if k10 < 0:
                break
            x10 = k10 + 1
            s.r_spent += 1
            if s.r_spent > s.r_alarm and alarmed(s, 14):
                break
            if not rw_set2_is_empty_v(
                rw_set2_and(
                    T_values_line_25[x10],
                    rw_set2_without(K_1, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
                )
            ):
                return True
            more = rw_set2_or(more, rw_set2_and(T_values_line_25[x10], plane(s, at_stone(s, v0))))
        edge = rw_set2_without(more, found)
        found = rw_set2_or(found, edge)
    return False


cdef inline int f_has_liberty(S* s, int v_c) noexcept nogil:
    # line 22
    cdef int outer
    cdef int held
    outer = s.r_place
    if outer == 0:
        s.r_place = 14
    s.r_spent += 1
    if s.r_spent > s.r_alarm and alarmed(s, 14):
        return 0
    held = any_line_22(s, v_c)
    s.r_place = outer
    return held


cdef inline int tally_past(S* s, uint64_t wanted) noexcept nogil:
    cdef uint64_t* items
    cdef int k
    cdef int n = 0
    items = &s.m_past[0]
    for k in range(s.m_past_length):
        n += items[k] == wanted
    return n


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    cdef int start
    cdef Trial trial
    begin_trial(&trial, False)
    start = out.count
    generate_d0_0_place(s, you, out)
    keep_tried(s, &trial, out, start, 0)
    start = out.count
    generate_d0_1_pass(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef Moves all_moves
    cdef bint found
    cdef Trial trial
    cdef int a
    if m.option == 0:
        a = <int><int64_t>m.args[0]
        if <unsigned int>(a - 1) >= 81u:
            return False
        if not <int>T_values_line_32[a]:
            return False
        if not is_stone(s, a, 0):
            return False
        begin_trial(&trial, False)
        return tried(s, &trial, m, 0)
    if m.option == 1:
        return True
    no_moves(&all_moves)
    legal_d0(s, you, &all_moves)
    found = has_move(&all_moves, m)
    drop(&all_moves)
    return found


cdef void initialise(S* s) noexcept nogil:
    memset(s, 0, sizeof(S))


cdef int score0_area(S* s, int seat) noexcept nogil:
    # @GO-9
    if seat == 0:
        return 0
    return rw_set2_size_v(f_area_of(s, seat))


cdef int score1_compensation(S* s, int seat) noexcept nogil:
    # @GO-10
    if seat == 0:
        return 0
    return <int>T_values[seat]


cdef int score_total(S* s, int seat) noexcept nogil:
    return score0_area(s, seat) + score1_compensation(s, seat)


cdef int line_of_scores(S* s, int line, int seat) noexcept nogil:
    if line == 0:
        return score0_area(s, seat)
    elif line == 1:
        return score1_compensation(s, seat)
    return 0


cdef int rank_key_0(S* s, int seat) noexcept nogil:
    return score_total(s, seat)


cdef int rank_key_1(S* s, int seat) noexcept nogil:
    return <int>T_values_2[seat]


cdef int rank_key(S* s, int key, int seat) noexcept nogil:
    if key == 0:
        return rank_key_0(s, seat)
    elif key == 1:
        return rank_key_1(s, seat)
    return score_total(s, seat)


cdef uint64_t ranked_first(S* s) noexcept nogil:
    cdef int best[2]
    cdef int keys[2]
    cdef uint64_t first = 0
    cdef int seat
    cdef int order
    for seat in range(1, 3):
        keys[0] = rank_key_0(s, seat)
        keys[1] = rank_key_1(s, seat)
        order = 0
        if order == 0 and seat > 1 and keys[0] != best[0]:
            order = 1 if keys[0] > best[0] else -1
        if order == 0 and seat > 1 and keys[1] != best[1]:
            order = 1 if keys[1] > best[1] else -1
        if order > 0 or seat == 1:
            first = 0
            best[0] = keys[0]
            best[1] = keys[1]
        if order >= 0:
            first |= rw_bit(seat - 1)
    return first


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 28
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v3_point
    cdef int actor
    cdef rw_longs1 held
    cdef int held_2
    cdef int held_3
    cdef int outer
    cdef rw_set2 left4
    cdef int x4
    cdef int k4
    cdef rw_set2 left5
    cdef int x5
    cdef int k5
    cdef int held_4
    cdef uint64_t value
    cdef int flat
    cdef int held_5
    cdef int held_6
    while True:
        s.r_spent += 5
        if s.r_fault or s.r_spent > s.r_alarm and circling(s, ENDLESS_AT[point]):
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
            s.r_actor = <uint8_t>actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &r.chosen):
                    if not plays_on(s, rng, &r.chosen, 1):
                        return 0
                    given = &r.chosen
                    point = 15
                    continue
                fault(s, 6)
                return 1
            else:
                s.r_point = 1
                rested(s)
                return 0
        elif point == 4:
            if t != NULL and settled(s, t, 4):
                return 0
            # line 48
            held = list_of(its_play_now(s))
            set_before(s, held, 8)
            # line 49
            held_2 = <int>s.m_moves_made + 1
            if 0 <= held_2 and held_2 <= 1000:
                set_moves_made(s, held_2, 9)
            else:
                fault(s, 9)
            if its_play_passes(s) == 2 or <int>s.m_moves_made == 162:
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
                set_its_play_you(s, <int>T_values_line_26[its_play_you(s)])
                point = 1
        elif point == 5:
            # line 34 @GO-2
            if rng == NULL and not is_stone(s, p0_v3_point, 0):
                s.r_failure = 11
                return 1
            s.r_place = 0
            # line 35
            held_3 = its_play_you(s)
            set_stone(s, p0_v3_point, held_3, 12)
            outer = s.r_place
            if outer == 0:
                s.r_place = 13
            left4 = rw_set2_and(
                T_values_line_25[p0_v3_point],
                (<rw_set2*>&s.m_stone[(<int>T_values_line_26[its_play_you(s)] - 1) * 2])[0]
            )
            k4 = -1
            while True:
                k4 = rw_set2_after(&left4, k4)
                if k4 < 0:
                    break
                x4 = k4 + 1
                if not f_has_liberty(s, x4):
                    s.r_spent += 1286
                    if s.r_spent > s.r_alarm and alarmed(s, 16):
                        break
                    left5 = f_chain(s, x4)
                    k5 = -1
                    while True:
                        k5 = rw_set2_after(&left5, k5)
                        if k5 < 0:
                            break
                        x5 = k5 + 1
                        # line 38
                        held_4 = 0
                        set_stone(s, x5, held_4, 17)
            s.r_place = outer
            # line 39 @GO-4
            if rng == NULL and not f_has_liberty(s, p0_v3_point):
                s.r_failure = 18
                return 1
            # line 40 @GO-5
            if rng == NULL and tally_past(s, fingerprint(s)) > 0:
                s.r_failure = 19
                return 1
            # line 41 @GO-6
            if tally_past(s, fingerprint(s)) > 0:
                if t != NULL and settled(s, t, 7):
                    return 0
                # @GO-7
                if t != NULL:
                    return 0
                over(s, 2, 0x0ULL)
                return 0
            else:
                if t != NULL and settled(s, t, 9):
                    return 0
                # line 44
                value = fingerprint(s)
                flat = 0
                if flat < 0 or value == 0:
                    fault(s, 21)
                elif s.m_past_length >= 162:
                    fault(s, 22)
                else:
                    (&s.m_past[flat * 162])[s.m_past_length] = <uint64_t>value
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
                fault(s, 24)
            point = 4
        elif point == 15:
            if (<Move*>given).option == 0:
                set_its_play_you(s, <int>s.r_actor)
                p0_v3_point = <int><int64_t>(<Move*>given).args[0]
                point = 5
            elif (<Move*>given).option == 1:
                set_its_play_you(s, <int>s.r_actor)
                point = 10
            else:
                return 1
        else:
            r.point = point
            return -1


cdef int run(S* s, Trial* t, Sampler* rng, int point, void* given) noexcept nogil:
    cdef Run r
    cdef int way
    r.point = point
    r.given = given
    r.passed = &r.arguments
    while True:
        way = flow0_play(s, t, rng, &r)
        if way >= 0:
            return way
        if s.r_fault:
            return 1


cdef void legal_here(S* s, Moves* out) noexcept nogil:
    if s.r_point == 1:
        legal_d0(s, s.r_actor, out)


cdef bint is_legal_here(S* s, Move* m) noexcept nogil:
    if s.r_point == 1:
        return is_legal_d0(s, s.r_actor, m)
    return False


cdef int outcomes_of(S* s, int* values, int* weights) noexcept nogil:
    cdef int n = 0
    return n


cdef bint intact_frame(S* s, int base, int proc) noexcept nogil:
    cdef char* at = <char*>s.r_stack + base
    if proc == 0:
        if not rw_intact(at, T_checks_2, 2):
            return False
    return True


cdef bint filled(S* s, int base, int block, bint resting) noexcept nogil:
    cdef char* at = <char*>s.r_stack + base
    if block == 1 and resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 1 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 2 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 4 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 5 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 6 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 8 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 9 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 10 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 11 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 13 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    if block == 14 and not resting:
        if not rw_intact(at, T_checks_3, 1):
            return False
    return True


cdef bint intact(S* s) noexcept nogil:
    cdef int base = s.r_base
    cdef int block = s.r_point
    if not rw_intact(s, T_checks, 5):
        return False
    if not rw_planes_apart(s, 0, 2, 16):
        return False
    if s.r_over > 2 or s.r_actor > 2 or s.r_winners >> 2 != 0:
        return False
    if s.r_over:
        return s.r_point == 0 and s.r_base == 0 and s.r_top == 0 and s.r_actor == 0
    if block >= 15 or POINT_KIND[block] == 2 or POINT_KIND[block] == 0 and s.r_actor == 0:
        return False
    if s.r_top > 16 or s.r_top != base + FRAME_SIZE[block]:
        return False
    while True:
        if not intact_frame(s, base, PROC_OF[block]) or not filled(s, base, block, base == s.r_base):
            return False
        if base == 0:
            return PROC_OF[block] == 0
        block = below(s, base, block)
        if block >= 15:
            return False
        base -= FRAME_SIZE[block]
        if base < 0:
            return False


cdef struct Level:
    S state  # after one of the moves, or outcomes of chance
    Moves found
    int values[1]
    int weights[1]


cdef int count_moves(S* s) noexcept nogil:
    cdef Moves found
    no_moves(&found)
    legal_here(s, &found)
    drop(&found)
    return found.count


cdef uint64_t perft_of(S* s, int depth, uint64_t* nodes) noexcept nogil:
    # what goes wrong further down, or an interruption, is passed on as a fault
    cdef Level* here
    cdef uint64_t total = 0
    if depth <= 0:
        return 1
    if s.r_over:
        return 0
    nodes[0] += 1
    if nodes[0] % 256 == 0 and rw_pulse():
        fault(s, 29)
    if s.r_fault:
        return 0
    if depth == 1 and POINT_KIND[s.r_point] != 1:
        return count_moves(s)
    here = <Level*>realloc(NULL, sizeof(Level))
    if here == NULL:
        fault(s, 27)
        return 0
    total = perft_below(s, depth, nodes, here)
    free(here)
    return total


cdef uint64_t perft_below(S* s, int depth, uint64_t* nodes, Level* here) noexcept nogil:
    cdef int i, count
    cdef uint64_t total = 0
    if POINT_KIND[s.r_point] == 1:
        count = outcomes_of(s, here.values, here.weights)
        if depth == 1:
            return count
        for i in range(count):
            here.found.few[0].args[0] = <uint64_t><int64_t>here.values[i]
            total += perft_after(s, depth, nodes, here, HAPPEN_AT[s.r_point], &here.found.few[0])
            if s.r_fault:
                break
        return total
    no_moves(&here.found)
    legal_here(s, &here.found)
    for i in range(here.found.count):
        total += perft_after(s, depth, nodes, here, ENTER_AT[DECISION_AT[s.r_point]], &here.found.items[i])
        if s.r_fault:
            break
    drop(&here.found)
    return total


cdef uint64_t perft_after(S* s, int depth, uint64_t* nodes, Level* here, int point, Move* m) noexcept nogil:
    cdef uint64_t total = 0
    copy_state(&here.state, s)
    rested(&here.state)
    if run(&here.state, NULL, NULL, point, m):
        fault(&here.state, here.state.r_failure)
    if here.state.r_fault == 0:
        total = perft_of(&here.state, depth - 1, nodes)
    pass_fault(s, &here.state)
    return total


cdef void set_out(S* start) noexcept nogil:
    initialise(start)
    rested(start)
    push(start, 0, 0, 16, 8, 1)


cdef int play_game(S* s, Sampler* rng, uint64_t seed, int number) noexcept nogil:
    # game `number` of those that a seed stands for; what went wrong
    s.r_seed = rw_random64(seed, 2 * <uint64_t>number)
    rng.state = rw_random64(seed, 2 * <uint64_t>number + 1) | 1
    rng.plies = 0
    rng.most = 0
    if run(s, NULL, rng, 0, NULL) and s.r_fault == 0:
        s.r_fault = s.r_failure
    return s.r_fault


cdef int play_games(
    S* pair, bint begun, int* at, int count, uint64_t seed, int limit, bint keep, int32_t* lengths, uint64_t* winners, int32_t* totals
) noexcept nogil:
    # games from number `at` on, which is left at the one that went wrong or, unless such are kept, is not over; `begun`: from the
    # position that lies there already
    cdef S* s = pair + 1
    cdef Sampler rng
    cdef int i, seat
    cdef int site = 0
    no_moves(&rng.moves)
    rng.record = NULL
    rng.limit = limit
    if not begun:
        set_out(pair)
    for i in range(count):
        copy_state(s, pair)
        site = play_on_as(s, &rng, seed, at[0]) if begun else play_game(s, &rng, seed, at[0])
        if site == 0 and s.r_over == 0 and not keep:
            site = 28
        if site == 0:
            lengths[i] = rng.plies if s.r_over else -rng.plies
            winners[i] = s.r_winners
            for seat in range(2):
                totals[i * 2 + seat] = score_total(s, seat + 1)
            site = s.r_fault
        if site:
            break
        at[0] += 1
    drop(&rng.moves)
    return site


# ---------------------------------------------------------------- moves as numbers: runtime/actions.py says which

cdef int64_t number_of(const int64_t* plan, Move* m, int decision, int64_t* listed) noexcept nogil:
    # the number of a legal move; -1 if it has none. `listed` counts those that are numbered as they come
    cdef int option = FIRST_OPTION[decision] + m.option
    cdef const int64_t* span = plan + 3 + 3 * option
    cdef const int64_t* digit = plan + 3 + 3 * plan[2] + span[2]
    cdef int64_t number = span[0]
    cdef int64_t value
    cdef int k
    if span[1] == 0:
        listed[0] += 1
        number = plan[0] + listed[0] - 1
        return number if number < plan[1] else -1
    for k in range(FIRST_ARG[option], FIRST_ARG[option + 1]):
        value = <int64_t>m.args[ARG_OFFSET[k]] - digit[0]
        if value < 0 or value >= digit[1]:
            return -1
        number += value * digit[2]
        digit += 3
    return number


cdef bint from_number(const int64_t* plan, S* s, int64_t number, Move* m) noexcept nogil:
    # the move of a number at the decision that rests, legal or not; False if there is none
    cdef int decision = DECISION_AT[s.r_point]
    cdef int first = FIRST_OPTION[decision]
    cdef const int64_t* span
    cdef const int64_t* digit
    cdef int option, k
    memset(m, 0, sizeof(Move))
    if number >= plan[0]:
        return from_list(plan, s, number - plan[0], m)
    for option in range(first, first + OPTION_COUNT[decision]):
        span = plan + 3 + 3 * option
        if span[0] <= number < span[0] + span[1]:
            m.option = option - first
            digit = plan + 3 + 3 * plan[2] + span[2]
            number -= span[0]
            for k in range(FIRST_ARG[option], FIRST_ARG[option + 1]):
                m.args[ARG_OFFSET[k]] = <uint64_t>(digit[0] + number // digit[2] % digit[1])
                digit += 3
            return True
    return False


cdef bint from_list(const int64_t* plan, S* s, int64_t place, Move* m) noexcept nogil:
    cdef Moves found
    cdef int i
    cdef int first = FIRST_OPTION[DECISION_AT[s.r_point]]
    no_moves(&found)
    legal_here(s, &found)
    for i in range(found.count):
        if plan[3 + 3 * (first + found.items[i].option) + 1] == 0:
            if place == 0:
                m[0] = found.items[i]
                m.noted = 0
                break
            place -= 1
    else:
        place = -1
    drop(&found)
    return place == 0


cdef int put_mask(const int64_t* plan, S* s, uint8_t* out) noexcept nogil:
    # a 1 for each legal move; how many there are
    cdef Moves found
    cdef int64_t listed = 0
    cdef int64_t number
    cdef int i
    memset(out, 0, <size_t>plan[1])
    if s.r_over or DECISION_AT[s.r_point] < 0:
        return 0
    no_moves(&found)
    legal_here(s, &found)
    for i in range(found.count):
        number = number_of(plan, &found.items[i], DECISION_AT[s.r_point], &listed)
        if number >= 0:
            out[number] = 1
    drop(&found)
    return found.count


# ---------------------------------------------------------------- what a seat sees: runtime/seeing.py makes the plans

cdef void see(const int32_t* plan, S* s, void* out, uint64_t* lanes) noexcept nogil:
    # the steps for the states, then for each frame that is alive: into numbers, or into a digest
    cdef const rw_step* steps = <const rw_step*>(plan + 8 + 2 * plan[7])
    cdef const int32_t* mine
    cdef int met[3]
    cdef int count = 0
    cdef int block = s.r_point
    cdef int base = s.r_base
    cdef int i
    if out == NULL:
        rw_digest(<const uint8_t*>s, steps, plan[6], lanes)
    else:
        rw_observe(<const uint8_t*>s, steps, plan[6], out, plan[1])
    while not s.r_over:
        mine = plan + 8 + 2 * PROC_OF[block]
        for i in range(count):
            if met[i] == PROC_OF[block]:
                break
        else:
            if out == NULL:
                rw_digest(<const uint8_t*>s.r_stack + base, steps + mine[0], mine[1], lanes)
            else:
                rw_observe(<const uint8_t*>s.r_stack + base, steps + mine[0], mine[1], out, plan[1])
        met[count] = PROC_OF[block]
        count += 1
        if base == 0:
            break
        block = below(s, base, block)
        base -= FRAME_SIZE[block]


cdef void put_observation(const int32_t* plan, S* s, char* out) noexcept nogil:
    cdef int actor = s.r_actor
    memset(out, 0, <size_t>(plan[0] * plan[1]))
    see(plan, s, out, NULL)
    if s.r_over:
        rw_put(out, plan[1], plan[4], 1)
    elif DECISION_AT[s.r_point] >= 0:
        rw_put(out, plan[1], plan[2] + rw_turn_back(actor, plan[5], 2), 1)
        if actor == plan[5] + 1:
            rw_put(out, plan[1], plan[3] + DECISION_AT[s.r_point], 1)


cdef void feed_move(const int32_t* plan, Move* m, int decision, uint64_t* lanes) noexcept nogil:
    cdef int option = FIRST_OPTION[decision] + m.option
    cdef int k
    rw_feed(lanes, <uint64_t>plan[plan[2] + option])
    for k in range(FIRST_ARG[option], FIRST_ARG[option + 1]):
        rw_feed_bytes(lanes, <const uint8_t*>&m.args[ARG_OFFSET[k]], ARG_SIZE[k])


cdef void put_digest(const int32_t* plan, S* s, uint64_t* lanes) noexcept nogil:
    cdef Moves found
    cdef int i, seat
    cdef int decision = -1 if s.r_over else DECISION_AT[s.r_point]
    cdef bint asked = decision >= 0 and s.r_actor == plan[5] + 1
    see(plan, s, NULL, lanes)
    rw_feed(lanes, s.r_actor if decision >= 0 else 0)
    rw_feed(lanes, s.r_over != 0)
    rw_feed(lanes, <uint64_t>plan[plan[3] + 2 * decision] if asked else 0)
    if s.r_over:
        rw_feed(lanes, s.r_winners)
        for i in range(2):
            for seat in range(1, 2 + 1):
                rw_feed(lanes, <uint64_t><int64_t>line_of_scores(s, i, seat))
    if asked and plan[plan[3] + 2 * decision + 1]:
        no_moves(&found)
        legal_here(s, &found)
        for i in range(found.count):
            feed_move(plan, &found.items[i], decision, lanes)
        drop(&found)




# ---------------------------------------------------------------- random games from any position

cdef int any_outcome(S* s) noexcept nogil:
    # what chance brings next, by the seed and the counter, as runtime/state.py draws it
    cdef int values[1]
    cdef int weights[1]
    cdef int count = outcomes_of(s, values, weights)
    cdef int i
    cdef int64_t total = 0
    for i in range(count):
        total += weights[i]
    total = <int64_t>rw_bounded(rw_random64(s.r_seed, s.r_counter), <uint64_t>total)
    i = 0
    while i < count - 1 and total >= weights[i]:
        total -= weights[i]
        i += 1
    return values[i]


cdef int play_on(S* s, Sampler* rng) noexcept nogil:
    # a random game from a rest to its end or limit; what went wrong
    cdef Move m
    cdef int point
    rng.plies = 0
    rng.most = 0
    if s.r_over:
        return 0
    if POINT_KIND[s.r_point] == 1:
        memset(&m, 0, sizeof(Move))
        m.args[0] = <uint64_t><int64_t>any_outcome(s)
        point = HAPPEN_AT[s.r_point]
    else:
        rng.moves.count = 0
        legal_here(s, &rng.moves)
        if s.r_fault:
            return s.r_fault
        m = rng.moves.items[rw_below(&rng.state, rng.moves.count)]
        if not plays_on(s, rng, &m, s.r_point):
            return s.r_fault
        point = ENTER_AT[DECISION_AT[s.r_point]]
    rested(s)
    if run(s, NULL, rng, point, &m) and s.r_fault == 0:
        s.r_fault = s.r_failure
    return s.r_fault


cdef int play_on_as(S* s, Sampler* rng, uint64_t seed, int number) noexcept nogil:
    # game `number` of those that a seed stands for, from here on
    s.r_seed = rw_random64(seed, 2 * <uint64_t>number)
    rng.state = rw_random64(seed, 2 * <uint64_t>number + 1) | 1
    return play_on(s, rng)


# ---------------------------------------------------------------- the table of functions that searchers work with

cdef extern from "rulewright.h" nogil:
    const char* RW_RULES_NAME
    enum: RW_RULES_VERSION
    ctypedef struct rw_rules:
        uint32_t version
        uint32_t seats
        uint32_t size
        uint32_t plain
        uint32_t move_size
        uint32_t most_outcomes
        uint32_t together
        int32_t interrupted
        int (*load)(void*, const void*, uint64_t) noexcept nogil
        void (*copy)(void*, const void*) noexcept nogil
        int (*kind)(const void*) noexcept nogil
        int (*actor)(const void*) noexcept nogil
        int (*moves)(void*, void**, int*) noexcept nogil
        int (*is_legal)(void*, const void*) noexcept nogil
        int (*sample)(void*, uint64_t*, void*) noexcept nogil
        int (*play)(void*, const void*) noexcept nogil
        int (*outcomes)(void*, int*, int*) noexcept nogil
        int (*happen)(void*, int) noexcept nogil
        uint64_t (*winners)(const void*) noexcept nogil
        int (*total)(void*, int) noexcept nogil
        int (*playout)(void*, uint64_t*, int, int*) noexcept nogil
        int (*fault)(const void*) noexcept nogil
        void (*stop)(int) noexcept nogil

cdef extern from "Python.h":
    object PyCapsule_New(void*, const char*, void*)


cdef int rules_load(void* s, const void* data, uint64_t seed) noexcept nogil:
    initialise(<S*>s)
    memcpy(s, data, 1376)
    rested(<S*>s)
    (<S*>s).r_seed = seed
    (<S*>s).r_explicit = 1
    return not intact(<S*>s)


cdef void rules_copy(void* to, const void* source) noexcept nogil:
    copy_state(<S*>to, <S*>source)


cdef int rules_kind(const void* s) noexcept nogil:
    return 2 if (<S*>s).r_over else POINT_KIND[(<S*>s).r_point]


cdef int rules_actor(const void* s) noexcept nogil:
    return (<S*>s).r_actor


cdef int rules_moves(void* s, void** items, int* room) noexcept nogil:
    cdef Moves found
    cdef int i
    no_moves(&found)
    if room[0] > 16:
        found.items = <Move*>items[0]
        found.room = room[0]
    legal_here(<S*>s, &found)
    for i in range(found.count):
        found.items[i].noted = 0  # equal moves have equal bytes
    if found.items != found.few:
        items[0] = found.items
        room[0] = found.room
    else:
        memcpy(items[0], found.few, <size_t>found.count * sizeof(Move))
    rested(<S*>s)
    return -1 if (<S*>s).r_fault else found.count


cdef int rules_is_legal(void* s, const void* move) noexcept nogil:
    cdef bint legal_now = is_legal_here(<S*>s, <Move*>move)
    rested(<S*>s)
    return legal_now


cdef int rules_sample(void* s, uint64_t* state, void* move) noexcept nogil:
    cdef Moves found
    no_moves(&found)
    legal_here(<S*>s, &found)
    if found.count:
        (<Move*>move)[0] = found.items[rw_below(state, found.count)]
        (<Move*>move).noted = 0
    drop(&found)
    rested(<S*>s)
    return (<S*>s).r_fault


cdef int rules_go(S* s, int point, Move* m) noexcept nogil:
    rested(s)
    if run(s, NULL, NULL, point, m) and s.r_fault == 0:
        s.r_fault = s.r_failure
    return s.r_fault


cdef int rules_play(void* s, const void* move) noexcept nogil:
    return rules_go(<S*>s, ENTER_AT[DECISION_AT[(<S*>s).r_point]], <Move*>move)


cdef int rules_outcomes(void* s, int* values, int* weights) noexcept nogil:
    return outcomes_of(<S*>s, values, weights)


cdef int rules_happen(void* s, int value) noexcept nogil:
    cdef Move m
    memset(&m, 0, sizeof(Move))
    m.args[0] = <uint64_t><int64_t>value
    return rules_go(<S*>s, HAPPEN_AT[(<S*>s).r_point], &m)


cdef uint64_t rules_winners(const void* s) noexcept nogil:
    return (<S*>s).r_winners


cdef int rules_total(void* s, int seat) noexcept nogil:
    return score_total(<S*>s, seat)


cdef int rules_playout(void* s, uint64_t* state, int limit, int* plies) noexcept nogil:
    cdef Sampler rng
    no_moves(&rng.moves)
    rng.record = NULL
    rng.limit = limit
    rng.state = state[0]
    (<S*>s).r_seed = state[0]
    play_on(<S*>s, &rng)
    state[0] = rng.state
    plies[0] = rng.plies
    drop(&rng.moves)
    return (<S*>s).r_fault


cdef int rules_fault(const void* s) noexcept nogil:
    return (<S*>s).r_fault


cdef void rules_stop(int wanted) noexcept nogil:
    rw_stop_all(wanted)


cdef rw_rules TABLE
TABLE.version, TABLE.seats, TABLE.together = RW_RULES_VERSION, 2, 0
TABLE.size, TABLE.plain, TABLE.move_size = sizeof(S), 1376, sizeof(Move)
TABLE.most_outcomes, TABLE.interrupted = 1, 29
TABLE.load, TABLE.copy, TABLE.kind, TABLE.actor = rules_load, rules_copy, rules_kind, rules_actor
TABLE.moves, TABLE.is_legal, TABLE.sample = rules_moves, rules_is_legal, rules_sample
TABLE.play, TABLE.outcomes, TABLE.happen = rules_play, rules_outcomes, rules_happen
TABLE.winners, TABLE.total, TABLE.playout = rules_winners, rules_total, rules_playout
TABLE.fault, TABLE.stop = rules_fault, rules_stop
RULES = PyCapsule_New(&TABLE, RW_RULES_NAME, NULL)
# ---------------------------------------------------------------- what Python sees

FAULTS = (
    ('RW610', 'procedures call each other too deeply', 'go.game', 28, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody', 'go.game', 26, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody', 'go.game', 25, 1),
    ('RW609', 'looking ahead takes too long: more than 10,000 decisions, 400 one after the other, or a million steps', 'go.game', 32, 9),
    ('RW613', 'there are more than 100,000 moves to choose from here', 'go.game', 32, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move', 'go.game', 32, 9),
    ('RW602', 'something is written through none: there is no such place', 'go.game', 48, 9),
    ('RW601', 'a value does not fit its place', 'go.game', 48, 9),
    ('RW601', 'a value does not fit its place', 'go.game', 49, 9),
    ('RW602', 'something is written through none: there is no such place', 'go.game', 49, 9),
    ('RW608', 'the rules got stuck: a requirement is not met', 'go.game', 34, 17),
    ('RW602', 'something is written through none: there is no such place', 'go.game', 35, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody', 'go.game', 36, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody', 'go.game', 22, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody', 'go.game', 21, 1),
    ('RW611', 'the rules go on for more than a million steps without asking anybody', 'go.game', 28, 1),
    ('RW602', 'something is written through none: there is no such place', 'go.game', 38, 25),
    ('RW608', 'the rules got stuck: a requirement is not met', 'go.game', 39, 17),
    ('RW608', 'the rules got stuck: a requirement is not met', 'go.game', 40, 17),
    ('RW608', 'the rules got stuck: a requirement is not met', 'go.game', 41, 17),
    ('RW602', 'none cannot be put there', 'go.game', 44, 46),
    ('RW604', 'there is no more room', 'go.game', 44, 46),
    ('RW602', 'something is written through none: there is no such place', 'go.game', 45, 17),
    ('RW601', 'a value does not fit its place', 'go.game', 47, 17),
    ('RW602', 'something is written through none: there is no such place', 'go.game', 47, 17),
    ('RW611', 'the rules go on for more than a million steps without asking anybody', 'go.game', 19, 1),
    ('memory', 'there is no memory left', '', 0, 0),
    ('RW612', 'the game is not over', '', 0, 0),
    ('interrupted', 'interrupted', '', 0, 0),
)


cdef object raise_fault(int site):
    if site == 29:
        rw_interrupted()
    compiled.raise_fault(FAULTS[site - 1] if site else None)


cdef int begin(S* s, uint64_t seed, bint explicit_chance) noexcept nogil:
    initialise(s)
    rested(s)
    s.r_seed = seed
    s.r_explicit = explicit_chance
    push(s, 0, 0, 16, 8, 1)
    return run(s, NULL, NULL, 0, NULL)


cdef object arg_of(Move* m, int a):
    cdef int at = ARG_OFFSET[a]
    cdef int kind = ARG_KIND[a]
    if kind == 0:
        return <int64_t>m.args[at]
    if kind == 1:
        return m.args[at]
    return compiled.taken(kind, (<char*>&m.args[at])[:ARG_SIZE[a]])


cdef int put_arg(Move* m, int a, object value) except -1:
    cdef int at = ARG_OFFSET[a]
    cdef int kind = ARG_KIND[a]
    cdef bytes data
    if kind == 0:
        m.args[at] = <uint64_t><int64_t><int>value
    elif kind == 1:
        m.args[at] = value
    else:
        data = compiled.given(kind, value, ARG_SIZE[a])
        memcpy(&m.args[at], <char*>data, ARG_SIZE[a])
    return 0


cdef bint put_move(Move* m, int decision, tuple move) except -1:
    cdef int first, k, count
    memset(m, 0, sizeof(Move))
    if len(move) == 0:
        return False
    try:
        m.option = move[0]
        if decision < 0 or m.option < 0 or m.option >= OPTION_COUNT[decision]:
            return False
        first = FIRST_ARG[FIRST_OPTION[decision] + m.option]
        count = FIRST_ARG[FIRST_OPTION[decision] + m.option + 1] - first
        if len(move) != count + 1:
            return False
        for k in range(count):
            put_arg(m, first + k, move[k + 1])
    except Exception:
        return False
    return True


cdef tuple taken_move(Move* m, int decision):
    cdef int first = FIRST_ARG[FIRST_OPTION[decision] + m.option]
    cdef int count = FIRST_ARG[FIRST_OPTION[decision] + m.option + 1] - first
    cdef int k
    cdef tuple one = PyTuple_New(count + 1)
    put_item(one, 0, m.option)
    for k in range(count):
        put_item(one, k + 1, arg_of(m, first + k))
    return one


cdef inline int put_item(tuple into, int at, object value) except -1:
    Py_INCREF(value)
    PyTuple_SET_ITEM(into, at, value)
    return 0


cdef class Position:
    cdef S* s

    def __cinit__(self):
        self.s = <S*>realloc(NULL, sizeof(S))
        if self.s == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.s)

    @property
    def kind(self):
        return 2 if self.s.r_over else POINT_KIND[self.s.r_point]

    @property
    def actor(self):
        return self.s.r_actor

    @property
    def decision(self):
        return -1 if self.s.r_over else DECISION_AT[self.s.r_point]

    @property
    def point(self):
        return self.s.r_point

    @property
    def seed(self):
        return self.s.r_seed

    @property
    def counter(self):
        return self.s.r_counter

    def copy(self):
        cdef Position other = Position.__new__(Position)
        copy_state(other.s, self.s)
        return other

    def moves(self):
        cdef Moves found
        cdef int i
        cdef list moves = []
        cdef int decision = -1 if self.s.r_over else DECISION_AT[self.s.r_point]
        if decision < 0:
            return moves
        no_moves(&found)
        legal_here(self.s, &found)
        for i in range(0 if self.s.r_fault else found.count):
            moves.append(taken_move(&found.items[i], decision))
        drop(&found)
        self.settle()
        return moves

    cdef int settle(self) except -1:
        cdef int site = self.s.r_fault
        rested(self.s)
        if site:
            self.s.r_fault = 0
            self.raise_at(site)
        return 0

    cdef object raise_at(self, int site):
        rw_stop_all(False)
        raise_fault(site)

    def is_legal(self, move):
        cdef Move m
        cdef bint found
        if self.s.r_over or not put_move(&m, DECISION_AT[self.s.r_point], tuple(move)):
            return False
        found = is_legal_here(self.s, &m)
        self.settle()
        return found

    def play(self, move):
        cdef Move m
        if self.s.r_over or not put_move(&m, DECISION_AT[self.s.r_point], tuple(move)) or not is_legal_here(self.s, &m):
            self.settle()
            compiled.raise_fault(compiled.NOT_LEGAL)
        self.go(ENTER_AT[DECISION_AT[self.s.r_point]], &m)

    cdef int go(self, int point, Move* m) except -1:
        cdef S* after = scratch(self.s)
        cdef int site
        if after == NULL:
            self.settle()
        rested(after)
        if run(after, NULL, NULL, point, m) or after.r_fault:
            site = after.r_fault if after.r_fault else after.r_failure
            free(after)
            self.raise_at(site)
        free(self.s)
        self.s = after
        return 0

    def outcomes(self):
        cdef int values[1]
        cdef int weights[1]
        cdef int i
        cdef list found = []
        if not self.s.r_over and POINT_KIND[self.s.r_point] == 1:
            for i in range(outcomes_of(self.s, values, weights)):
                found.append((values[i], weights[i]))
        return found

    def play_chance(self, value):
        cdef Move m
        cdef int values[1]
        cdef int weights[1]
        cdef int i = 0
        cdef int wanted = value
        cdef int count = 0
        if not self.s.r_over and POINT_KIND[self.s.r_point] == 1:
            count = outcomes_of(self.s, values, weights)
        while i < count and values[i] != wanted:
            i += 1
        if i == count:
            compiled.raise_fault(compiled.NOT_CHANCE)
        memset(&m, 0, sizeof(Move))
        m.args[0] = <uint64_t><int64_t>wanted
        self.go(HAPPEN_AT[self.s.r_point], &m)

    def winners(self):
        return self.s.r_winners

    def scores(self):
        cdef int line, seat
        cdef list found = []
        cdef list one
        for line in range(2):
            one = []
            for seat in range(1, 2 + 1):
                one.append(line_of_scores(self.s, line, seat))
            found.append(one)
        self.settle()
        return found

    def totals(self):
        cdef int seat
        cdef list found = []
        for seat in range(1, 2 + 1):
            found.append(score_total(self.s, seat))
        self.settle()
        return tuple(found)

    def standing(self):
        cdef int seat, key
        cdef list found = []
        cdef list one
        for seat in range(1, 2 + 1):
            one = []
            for key in range(2):
                one.append(rank_key(self.s, key, seat))
            found.append(one)
        self.settle()
        return found

    def broken(self):
        cdef int number
        cdef list found = []
        for number in range(1):
            self.s.r_spent = 0
            if not invariant_holds(self.s, number):
                found.append(number)
        self.settle()
        return found

    def to_bytes(self):
        return (<char*>self.s)[:1376]

    def count(self):
        cdef int found
        if self.s.r_over or DECISION_AT[self.s.r_point] < 0:
            return 0
        found = count_moves(self.s)
        if self.s.r_fault:
            self.settle()
        rested(self.s)
        return found

    def after(self, tuple move):
        # the position after a move, or None if it is not legal
        cdef Move m
        if self.s.r_over or not put_move(&m, DECISION_AT[self.s.r_point], move):
            return None
        return self.made(&m)

    def after_number(self, bytes plan, int64_t number):
        cdef Move m
        if self.s.r_over or DECISION_AT[self.s.r_point] < 0:
            return None
        if not from_number(<const int64_t*><const char*>plan, self.s, number, &m):
            self.settle()
            return None
        return self.made(&m)

    cdef object made(self, Move* m):
        cdef Position other
        cdef int site
        if not is_legal_here(self.s, m):
            self.settle()
            return None
        if self.s.r_fault:
            self.settle()
        rested(self.s)
        other = Position.__new__(Position)
        copy_state(other.s, self.s)
        if run(other.s, NULL, NULL, ENTER_AT[DECISION_AT[self.s.r_point]], m) or other.s.r_fault:
            site = other.s.r_fault if other.s.r_fault else other.s.r_failure
            self.raise_at(site)
        rested(other.s)
        return other

    def numbers(self, bytes plan):
        # the numbers of the legal moves, in their order
        cdef Moves found
        cdef int64_t listed = 0
        cdef int i
        cdef list numbers = []
        if self.s.r_over or DECISION_AT[self.s.r_point] < 0:
            return numbers
        no_moves(&found)
        legal_here(self.s, &found)
        for i in range(0 if self.s.r_fault else found.count):
            numbers.append(number_of(<const int64_t*><const char*>plan, &found.items[i], DECISION_AT[self.s.r_point], &listed))
        drop(&found)
        self.settle()
        return numbers

    def raw_of(self, bytes plan, int64_t number):
        cdef Move m
        if self.s.r_over or DECISION_AT[self.s.r_point] < 0:
            return None
        if not from_number(<const int64_t*><const char*>plan, self.s, number, &m):
            self.settle()
            return None
        return taken_move(&m, DECISION_AT[self.s.r_point])

    def mask(self, bytes plan, out):
        # 1 for each legal move, by its number; False if there is not just room enough
        cdef Py_buffer view
        cdef bint fits
        PyObject_GetBuffer(out, &view, PyBUF_WRITABLE)
        fits = view.len == (<const int64_t*><const char*>plan)[1]
        if fits:
            put_mask(<const int64_t*><const char*>plan, self.s, <uint8_t*>view.buf)
        PyBuffer_Release(&view)
        self.settle()
        return fits

    def observe(self, bytes plan, out):
        # what a seat sees, as numbers into `out`; False if there is not just room enough
        cdef const int32_t* steps = <const int32_t*><const char*>plan
        cdef Py_buffer view
        cdef bint fits
        PyObject_GetBuffer(out, &view, PyBUF_WRITABLE)
        fits = view.len == steps[0] * steps[1]
        if fits:
            put_observation(steps, self.s, <char*>view.buf)
        PyBuffer_Release(&view)
        return fits

    def digest(self, bytes plan, bytes before, tuple move, uint64_t happened):
        # what a seat sees, after all that was before; then what happens
        cdef const int32_t* steps = <const int32_t*><const char*>plan
        cdef uint64_t lanes[2]
        cdef Move m
        memcpy(lanes, <const char*>before, 16)
        put_digest(steps, self.s, lanes)
        if move is not None:
            if put_move(&m, DECISION_AT[self.s.r_point], move):
                feed_move(steps, &m, DECISION_AT[self.s.r_point], lanes)
        elif happened:
            rw_feed(lanes, happened)
        if self.s.r_fault:
            self.settle()
        rested(self.s)
        return (<char*>lanes)[:16]


cdef tuple recorded(Position end, Sampler* rng, Moves* made):
    # the seed of a random game, and its moves, each with the block where it is made
    cdef int i
    cdef list moves = []
    for i in range(made.count):
        moves.append((made.items[i].noted, taken_move(&made.items[i], DECISION_AT[made.items[i].noted])))
    drop(&rng.moves)
    drop(made)
    if end.s.r_fault == 29:
        end.raise_at(29)
    return end.s.r_seed, moves


cdef class Onward:
    # random games from one position
    cdef Position start

    def __init__(self, Position start):
        self.start = start.copy()

    def stop(self, bint wanted):
        rw_stop_all(wanted)

    def play_range(
        self, int first, int count, uint64_t seed, bint check, int limit, bint keep,
        bytearray lengths, bytearray winners, bytearray totals,
    ):
        play_share(self.start.s, first, count, seed, check, limit, keep, lengths, winners, totals)


cdef int play_share(
    S* start, int first, int count, uint64_t seed, bint check, int limit, bint keep,
    bytearray lengths, bytearray winners, bytearray totals,
) except -1:
    # games from a position, or whole ones if it is NULL
    cdef int32_t* at_lengths = <int32_t*><char*>lengths
    cdef uint64_t* at_winners = <uint64_t*><char*>winners
    cdef int32_t* at_totals = <int32_t*><char*>totals
    cdef int site
    cdef int at = first
    cdef int broken = -1
    cdef S* pair = <S*>realloc(NULL, 2 * sizeof(S))
    if pair == NULL:
        raise MemoryError
    with nogil:
        if start != NULL:
            copy_state(pair, start)
        if check:
            site = play_checked(pair, start != NULL, &at, count, seed, limit, keep, at_lengths, at_winners, at_totals, &broken)
        else:
            site = play_games(pair, start != NULL, &at, count, seed, limit, keep, at_lengths, at_winners, at_totals)
        free(pair)
    if broken >= 0:
        compiled.raise_broken(broken)
    if site == 29:
        rw_interrupted()
    if site:
        compiled.raise_fault(FAULTS[site - 1], at)
    return 0


cdef class Backend:
    def new(self, seed, explicit_chance):
        cdef Position position = Position.__new__(Position)
        if begin(position.s, <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF), explicit_chance) or position.s.r_fault:
            raise_fault(position.s.r_fault if position.s.r_fault else position.s.r_failure)
        return position

    def from_bytes(self, bytes data, seed, counter, explicit_chance):
        cdef Position position = Position.__new__(Position)
        if len(data) != 1376:
            compiled.raise_foreign()
        initialise(position.s)
        memcpy(position.s, <char*>data, 1376)
        position.s.r_seed = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
        position.s.r_counter = counter
        position.s.r_explicit = explicit_chance
        if not intact(position.s):
            compiled.raise_foreign()
        return position

    def stop(self, bint wanted):
        rw_stop_all(wanted)

    def playouts(self, count, seed, threads=1, check=False, limit=compiled.MAX_DECISIONS, keep=False):
        return compiled.playouts(self, 2, count, seed, threads, check, limit, keep)

    def play_range(
        self, int first, int count, uint64_t seed, bint check, int limit, bint keep,
        bytearray lengths, bytearray winners, bytearray totals,
    ):
        play_share(NULL, first, count, seed, check, limit, keep, lengths, winners, totals)

    @property
    def rules(self):
        return RULES

    def raise_site(self, int site):
        rw_stop_all(False)
        raise_fault(site)

    def playouts_from(
        self, Position position, count, seed, threads=1, check=False, limit=compiled.MAX_DECISIONS, keep=False
    ):
        return compiled.playouts(Onward(position), 2, count, seed, threads, check, limit, keep)

    def record_from(self, Position start, int number, uint64_t seed, int limit):
        cdef Position position = start.copy()
        cdef Sampler rng
        cdef Moves made
        no_moves(&rng.moves)
        no_moves(&made)
        rng.record = &made
        rng.limit = limit
        with nogil:
            play_on_as(position.s, &rng, seed, number)
        return recorded(position, &rng, &made)

    def record(self, int number, uint64_t seed, int limit):
        cdef Position position = Position.__new__(Position)
        cdef Sampler rng
        cdef Moves made
        no_moves(&rng.moves)
        no_moves(&made)
        rng.record = &made
        rng.limit = limit
        with nogil:
            set_out(position.s)
            play_game(position.s, &rng, seed, number)
        return recorded(position, &rng, &made)

    def perft(self, Position position, int depth):
        cdef uint64_t found
        cdef uint64_t nodes = 0
        cdef Position start = position.copy()
        with nogil:
            start.s.r_explicit = 1
            found = perft_of(start.s, depth, &nodes)
        if start.s.r_fault:
            start.raise_at(start.s.r_fault)
        return found

    def batch(self, int count, seed):
        return Batch(count, <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF))


# ---------------------------------------------------------------- many positions in one block, stepped together

cdef int begin_at(S* s, uint64_t seed) noexcept nogil:
    # a new game that goes on to its first decision
    if begin(s, seed, False) and s.r_fault == 0:
        s.r_fault = s.r_failure
    return s.r_fault


cdef void put_rewards(S* s, float* rewards, int utility) noexcept nogil:
    # what the end is worth to each seat. 0: as State.returns; 1: the totals; 2: as State.returns of those who play together
    cdef int seat
    cdef int winners = rw_size(s.r_winners)
    cdef float others = 1
    for seat in range(2):
        if utility == 1:
            rewards[seat] = score_total(s, seat + 1)
        elif utility == 2:
            rewards[seat] = 1.0 if winners else -1.0
        elif winners == 0:
            rewards[seat] = 0.0
        elif s.r_winners >> seat & 1:
            rewards[seat] = <float>(2 - winners) / (winners * others)
        else:
            rewards[seat] = -1.0 / others


cdef struct Out:
    int64_t* chosen
    uint8_t* masks
    float* rewards
    uint8_t* done
    int8_t* players
    char* seen
    int plan_size
    Py_buffer views[6]


cdef int open_out(Out* out, tuple memory) except -1:
    # chosen numbers, masks, rewards, done, players, observations (or None), and how many numbers a plan of what is seen has
    cdef int i
    for i in range(5):
        PyObject_GetBuffer(memory[i], &out.views[i], PyBUF_WRITABLE)
    out.chosen = <int64_t*>out.views[0].buf
    out.masks = <uint8_t*>out.views[1].buf
    out.rewards = <float*>out.views[2].buf
    out.done = <uint8_t*>out.views[3].buf
    out.players = <int8_t*>out.views[4].buf
    out.seen = NULL
    out.plan_size = memory[6]
    if memory[5] is not None:
        PyObject_GetBuffer(memory[5], &out.views[5], PyBUF_WRITABLE)
        out.seen = <char*>out.views[5].buf
    return 0


cdef int close_out(Out* out) except -1:
    cdef int i
    for i in range(5 if out.seen == NULL else 6):
        PyBuffer_Release(&out.views[i])
    return 0


cdef class Batch:
    cdef S* block
    cdef int count
    cdef uint64_t seed
    cdef uint64_t* begun  # how many games each place has begun

    def __cinit__(self, int count, uint64_t seed):
        self.count = count
        self.seed = seed
        self.block = <S*>realloc(NULL, count * sizeof(S))
        self.begun = <uint64_t*>realloc(NULL, count * sizeof(uint64_t))
        if self.block == NULL or self.begun == NULL:
            raise MemoryError
        memset(self.begun, 0, count * sizeof(uint64_t))

    def __dealloc__(self):
        free(self.block)
        free(self.begun)

    @property
    def bytes_each(self):
        return sizeof(S)

    cdef uint64_t another_seed(self, int i) noexcept nogil:
        self.begun[i] += 1
        return rw_random64(self.seed + <uint64_t>i, self.begun[i] - 1)

    def position(self, int i):
        # a copy of one of them, whose chance is explicit as everywhere in Python
        cdef Position one = Position.__new__(Position)
        copy_state(one.s, self.block + i)
        one.s.r_explicit = 1
        return one

    def restart(self, int first, int count, seed, bytes actions, bytes plans, memory):
        # new games; with a seed, those that the seed stands for
        cdef const int64_t* numbers = <const int64_t*><const char*>actions
        cdef const int32_t* views = <const int32_t*><const char*>plans
        cdef Out out
        cdef int i
        cdef int site = 0
        open_out(&out, memory)
        if seed is not None:
            self.seed = seed
            memset(self.begun + first, 0, count * sizeof(uint64_t))
        with nogil:
            for i in range(first, first + count):
                site = begin_at(self.block + i, self.another_seed(i))
                if site == 0:
                    site = self.told(i, &out, numbers, views)
                if site:
                    break
        close_out(&out)
        if site:
            raise_fault(site)

    cdef int told(self, int i, Out* out, const int64_t* actions, const int32_t* plans) noexcept nogil:
        # the mask, and what the seat sees that is asked now; at the end, the first
        cdef S* s = self.block + i
        cdef int seat = s.r_actor - 1 if s.r_over == 0 else -1
        out.players[i] = <int8_t>seat
        put_mask(actions, s, out.masks + i * actions[1])
        if out.seen != NULL:
            put_observation(plans + out.plan_size * rw_max(seat, 0), s, out.seen + i * <int64_t>(plans[0] * plans[1]))
        return s.r_fault

    def step(self, int first, int count, bytes actions, bytes plans, memory, int utility, int restart):
        # one move in each; -1: all went well, else the place whose move is not legal.
        # restart 0: never; 1: what is over begins anew at once; 2: in the next step
        cdef const int64_t* numbers = <const int64_t*><const char*>actions
        cdef const int32_t* views = <const int32_t*><const char*>plans
        cdef Out out
        cdef Move m
        cdef S* s
        cdef int i
        cdef int site = 0
        cdef int wrong = -1
        open_out(&out, memory)
        with nogil:
            for i in range(first, first + count):
                s = self.block + i
                memset(out.rewards + i * 2, 0, 2 * sizeof(float))
                if out.chosen[i] == -1:
                    out.done[i] = 0
                    continue
                if s.r_over:
                    out.done[i] = 1
                    if restart == 0:
                        continue
                    out.done[i] = 0
                    site = begin_at(s, self.another_seed(i))
                else:
                    rested(s)
                    if not from_number(numbers, s, out.chosen[i], &m) or not is_legal_here(s, &m):
                        wrong = i
                        break
                    rested(s)
                    if run(s, NULL, NULL, ENTER_AT[DECISION_AT[s.r_point]], &m) and s.r_fault == 0:
                        s.r_fault = s.r_failure
                    out.done[i] = s.r_over != 0
                    if s.r_over:
                        put_rewards(s, out.rewards + i * 2, utility)
                        if restart == 1 and s.r_fault == 0:
                            site = begin_at(s, self.another_seed(i))
                if site == 0:
                    site = s.r_fault
                if site == 0:
                    site = self.told(i, &out, numbers, views)
                if site:
                    break
                rested(s)
        close_out(&out)
        if site:
            raise_fault(site)
        return wrong




# ---------------------------------------------------------------- invariants, and random games in which they are looked after

cdef int all_line_19(S* s) noexcept nogil:
    # line 19
    cdef rw_set2 left0
    cdef int x0
    cdef int k0
    left0 = rw_set2_without(
        K_1,
        rw_set2_without(K_1, rw_set2_or((<rw_set2*>&s.m_stone[0])[0], (<rw_set2*>&s.m_stone[2])[0]))
    )
    k0 = -1
    while True:
        k0 = rw_set2_after(&left0, k0)
        if k0 < 0:
            break
        x0 = k0 + 1
        s.r_spent += 1
        if s.r_spent > s.r_alarm and alarmed(s, 26):
            break
        if not f_has_liberty(s, x0):
            return False
    return True


cdef bint invariant_0(S* s) noexcept nogil:
    # line 19
    return all_line_19(s)


cdef bint invariant_holds(S* s, int number) noexcept nogil:
    if number == 0:
        return invariant_0(s)
    return True


cdef bint all_invariants_hold(S* s) noexcept nogil:
    cdef int number
    for number in range(1):
        rested(s)
        if not invariant_holds(s, number):
            return False
    rested(s)
    return True


cdef int step_at_random(S* s, uint64_t choices, int* plies, Moves* found) noexcept nogil:
    # one move or chance event; which one depends on the seeds and the counters alone, so that anybody can repeat it
    cdef Move m
    if POINT_KIND[s.r_point] == 1:
        memset(&m, 0, sizeof(Move))
        m.args[0] = <uint64_t><int64_t>any_outcome(s)
        return run(s, NULL, NULL, HAPPEN_AT[s.r_point], &m)
    found.count = 0
    legal_here(s, found)
    if s.r_fault or found.count == 0:
        return 1
    m = found.items[<int>rw_bounded(rw_random64(choices, <uint64_t>plies[0]), <uint64_t>found.count)]
    plies[0] += 1
    return run(s, NULL, NULL, ENTER_AT[DECISION_AT[s.r_point]], &m)


cdef int play_checked_game(S* s, bint begun, uint64_t seed, int number, int limit, int* plies, Moves* found) noexcept nogil:
    # a game to its end or limit: 1 if an invariant does not hold on the way
    cdef uint64_t choices = rw_random64(seed, 2 * <uint64_t>number + 1)
    cdef int events = 0
    cdef int steps = 0
    plies[0] = 0
    if begun:
        s.r_seed = rw_random64(seed, 2 * <uint64_t>number)
        s.r_explicit = 1
    elif begin(s, rw_random64(seed, 2 * <uint64_t>number), True) and s.r_fault == 0:
        s.r_fault = s.r_failure
    while s.r_fault == 0:
        if not all_invariants_hold(s):
            return s.r_fault == 0
        if s.r_over or s.r_fault or plies[0] >= limit or events >= limit:
            return 0
        steps += 1
        if steps % 256 == 0 and rw_pulse():
            fault(s, 29)
        events = events + 1 if POINT_KIND[s.r_point] == 1 else 0
        if s.r_fault == 0 and step_at_random(s, choices, plies, found) and s.r_fault == 0:
            s.r_fault = s.r_failure
    return 0


cdef int play_checked(
    S* pair, bint begun, int* at, int count, uint64_t seed, int limit, bint keep, int32_t* lengths, uint64_t* winners, int32_t* totals, int* broken
) noexcept nogil:
    cdef Moves found
    cdef int i, seat, plies
    cdef int site = 0
    cdef S* s = pair + 1
    no_moves(&found)
    for i in range(count):
        if begun:
            copy_state(s, pair)
        if play_checked_game(s, begun, seed, at[0], limit, &plies, &found):
            broken[0] = at[0]
            break
        site = 28 if s.r_fault == 0 and s.r_over == 0 and not keep else s.r_fault
        if site:
            break
        lengths[i] = plies if s.r_over else -plies
        winners[i] = s.r_winners
        for seat in range(2):
            totals[i * 2 + seat] = score_total(s, seat + 1)
        at[0] += 1
    drop(&found)
    return site
