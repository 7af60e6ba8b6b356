# What rulewright.h offers to rules.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free
from libc.string cimport memcmp, memcpy, memmove, memset


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
    int rw_min(int, int)
    int rw_max(int, int)
    int rw_abs(int)
    int rw_squares(int, int, int)
    int rw_hexes(int, int, int)
    int rw_triangles(int, int, int)
    int rw_div(int, int)
    int rw_mod(int, int)
    int rw_turn(int, int, int)
    int rw_truth(int)
    int rw_shift(int, int, int)
    int rw_place(int, int)
    int rw_place_in(int, int, int)
    int rw_optional(int, int)
    int rw_stored(int, int)
    int rw_numbered(int, int)
    bint rw_is_just(int, int)
    int rw_step_first(int)
    int rw_step_second(int)
    int rw_step_of(int, int)
    int rw_step_add(int, int)
    int rw_step_sub(int, int)
    int rw_step_scale(int, int)
    int rw_size(uint64_t)
    int rw_lowest(uint64_t)
    int rw_least(uint64_t, int, int)
    int rw_greatest(uint64_t, int, int)
    uint64_t rw_lanes(const uint8_t*, int, int, int)
    int rw_add_bytes(uint8_t*, const uint8_t*, const uint8_t*, int)
    uint64_t rw_among(const uint8_t*, int, const uint8_t*, int)
    uint64_t rw_among_halves(const uint16_t*, int, const int16_t*, int)
    uint64_t rw_bit(int)
    uint64_t rw_single(int, int)
    bint rw_has(uint64_t, int, int)
    uint64_t rw_range(int, int, int)
    uint64_t rw_moved(uint64_t, int)
    bint rw_any_within(const uint64_t*, int, uint64_t)
    uint64_t rw_along(uint64_t, uint64_t, int, uint64_t, int)
    int rw_nth(uint64_t, int)
    int rw_take(uint64_t*)
    int rw_run_size(uint64_t, uint64_t, bint)
    uint64_t rw_run(uint64_t, uint64_t, bint)
    uint64_t rw_until(uint64_t, uint64_t, bint)
    uint64_t rw_nearest(uint64_t, bint)
    uint64_t rw_mix64(uint64_t)
    uint64_t rw_mix_bytes(uint64_t, const void*, int)
    uint64_t rw_random64(uint64_t, uint64_t)
    uint64_t rw_bounded(uint64_t, uint64_t)
    uint32_t rw_below(uint64_t*, uint32_t)
    rw_between rw_between_of(int, int)
    rw_between rw_between_just(int)
    bint rw_between_eq(rw_between, rw_between)
    bint rw_between_is_empty(rw_between)
    int rw_between_size(rw_between)
    int rw_between_first(rw_between)
    bint rw_between_has(rw_between, int)
    int rw_between_order(rw_between, rw_between)
    void rw_words_moved(uint64_t*, int, const uint64_t*, int, int)
    void rw_deposit(uint64_t*, const uint64_t*, int, uint64_t)
    bint rw_first_subset(uint64_t*, const uint64_t*, int, rw_between)
    bint rw_next_subset(uint64_t*, const uint64_t*, int, rw_between)
    bint rw_split(int32_t*, const uint64_t*, const int32_t*, int, int, int*)
    ctypedef struct rw_ways:
        pass
    uint32_t rw_split_ways(rw_ways*, const uint64_t*, const int32_t*, int, int)
    void rw_split_nth(int32_t*, const rw_ways*, const uint64_t*, int, int, uint32_t)
    void rw_split_store(uint8_t*, const int32_t*, const uint64_t*, int, int)
    int rw_bytes_total(const uint8_t*, int)
    int rw_bytes_pick(const uint8_t*, int, int)
    int rw_bytes_at(const uint8_t*, int, int)
    int rw_bytes_first(const uint8_t*, int)
    void rw_drop_first(void*, uint16_t*, int, int)
    int rw_members(const uint64_t*, const uint64_t*, int, uint16_t*)
    int rw_share(const uint32_t*, int, uint32_t)
    bint rw_few_uint8_t_has(const uint8_t*, int, int, int)
    int rw_few_uint8_t_put(uint8_t*, uint16_t*, int, int)
    void rw_few_uint8_t_drop(uint8_t*, uint16_t*, int)
    bint rw_few_uint8_t_intact(const uint8_t*, int, int)
    void rw_few_uint8_t_spread(const uint8_t*, int, uint64_t*, int)
    int rw_few_uint8_t_gather(uint8_t*, uint16_t*, int, const uint64_t*, int)
    bint rw_few_uint16_t_has(const uint16_t*, int, int, int)
    int rw_few_uint16_t_put(uint16_t*, uint16_t*, int, int)
    void rw_few_uint16_t_drop(uint16_t*, uint16_t*, int)
    bint rw_few_uint16_t_intact(const uint16_t*, int, int)
    void rw_few_uint16_t_spread(const uint16_t*, int, uint64_t*, int)
    int rw_few_uint16_t_gather(uint16_t*, uint16_t*, int, const uint64_t*, int)
    int rw_root(uint16_t*, int)
    bint rw_items_whole(const void*, uint32_t, int, uint32_t)
    bint rw_planes_apart(const void*, uint32_t, int, int)
    bint rw_intact(const void*, const rw_check*, int)
