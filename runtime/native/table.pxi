# A game as a table of functions: rw_rules in rulewright.h says what each of them does.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset


cdef extern from "rulewright.h" nogil:
    const char* RW_RULES_NAME
    enum: RW_RULES_VERSION
    ctypedef struct rw_seeds:
        uint64_t seed, counter, explicit_chance
    ctypedef struct rw_move:
        int32_t option
        uint32_t noted
        uint64_t args[1]
    ctypedef struct rw_terms:
        uint64_t seed
        int limit, check, keep
    ctypedef struct rw_results:
        int32_t* lengths
        uint64_t* winners
        int32_t* totals
        int* broken
    ctypedef struct rw_rules:
        uint32_t version, seats, size, plain, move_size, most_outcomes, together
        int32_t interrupted
        uint32_t score_lines, rank_keys, invariants, most_frames
        const int32_t* option_count
        const int32_t* first_option
        const int32_t* first_arg
        const int32_t* arg_kind
        const int32_t* arg_size
        const int32_t* arg_offset
        int (*load)(void*, const void*, uint64_t) noexcept nogil
        int (*begin)(void*, uint64_t, int) noexcept nogil
        void (*copy)(void*, const void*) noexcept nogil
        void (*settle)(void*) noexcept nogil
        int (*kind)(const void*) noexcept nogil
        int (*actor)(const void*) noexcept nogil
        int (*point)(const void*) noexcept nogil
        int (*decision)(const void*) noexcept nogil
        int (*decision_at)(int) noexcept nogil
        int (*frames)(const void*, int*, const void**) noexcept nogil
        int (*moves)(void*, void**, int*) noexcept nogil
        int (*count)(void*) noexcept nogil
        int (*is_legal)(void*, const void*) noexcept nogil
        int (*sample)(void*, uint64_t*, void*) noexcept nogil
        int (*play)(void*, const void*) noexcept nogil
        int (*outcomes)(void*, int*, int*) noexcept nogil
        int (*happen)(void*, int) noexcept nogil
        uint64_t (*winners)(const void*) noexcept nogil
        int (*total)(void*, int) noexcept nogil
        int (*line)(void*, int, int) noexcept nogil
        int (*key)(void*, int, int) noexcept nogil
        int (*holds)(void*, int) noexcept nogil
        int (*playout)(void*, uint64_t*, int, int*) noexcept nogil
        int (*playouts)(const void*, const rw_terms*, int*, int, const rw_results*) noexcept nogil
        int (*record)(void*, int, int, const rw_terms*, void**) noexcept nogil
        uint64_t (*perft)(void*, int) noexcept nogil
        int (*fault)(const void*) noexcept nogil
        void (*stop)(int) noexcept nogil
    void rw_stop_all(bint)
    bint rw_pulse()
    int rw_interrupted() except -1 with gil
    int rw_size(uint64_t)
    uint64_t rw_mix64(uint64_t)
    uint64_t rw_random64(uint64_t, uint64_t)
    uint32_t rw_below(uint64_t*, uint32_t)

cdef extern from "Python.h":
    void* PyCapsule_GetPointer(object, const char*) except NULL
