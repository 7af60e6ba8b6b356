# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# The rules of Connect Four, for 2: written by the compiler from its definition; read freely, never edit.
# What all games share stands in runtime/native/: rules.h, which this includes, and positions.pyx, which Python sees.
include "rulewright.pxi"


# ---------------------------------------------------------------- the state, and constants

cdef extern from * nogil:
    """
    static const uint64_t T_masks_line_13[7] = {0x810204081ULL, 0x1020408102ULL, 0x2040810204ULL, 0x4081020408ULL,
        0x8102040810ULL, 0x10204081020ULL, 0x20408102040ULL};
    static const uint64_t T_windows_line_11[559] = {0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xEULL, 0x204080ULL, 0x1010100ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xDULL, 0x1CULL, 0x408100ULL, 0x2020200ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xBULL, 0x1AULL, 0x38ULL, 0x810200ULL, 0x4040400ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x7ULL, 0x16ULL, 0x34ULL, 0x70ULL,
        0x208200ULL, 0x1020400ULL, 0x8080800ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xEULL, 0x2CULL, 0x68ULL, 0x410400ULL,
        0x2040800ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x1CULL, 0x58ULL,
        0x820800ULL, 0x4081000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x38ULL, 0x1041000ULL, 0x8102000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x700ULL, 0x204001ULL, 0x10204000ULL, 0x80808000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x680ULL,
        0xE00ULL, 0x408002ULL, 0x1010001ULL, 0x20408000ULL, 0x101010000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x580ULL, 0xD00ULL, 0x1C00ULL, 0x208008ULL, 0x810004ULL,
        0x2020002ULL, 0x40810000ULL, 0x202020000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x380ULL, 0xB00ULL, 0x1A00ULL, 0x3800ULL,
        0x410010ULL, 0x1020008ULL, 0x4040004ULL, 0x10410000ULL, 0x81020000ULL, 0x404040000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x700ULL, 0x1600ULL, 0x3400ULL, 0x820020ULL, 0x2040010ULL,
        0x8080008ULL, 0x20820000ULL, 0x102040000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xE00ULL, 0x2C00ULL, 0x1040040ULL,
        0x4080020ULL, 0x41040000ULL, 0x204080000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x1C00ULL, 0x8100040ULL, 0x82080000ULL, 0x408100000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x38000ULL,
        0x200081ULL, 0x10200080ULL, 0x810200000ULL, 0x4040400000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x34000ULL, 0x70000ULL, 0x200208ULL, 0x400102ULL, 0x20400100ULL,
        0x80800080ULL, 0x1020400000ULL, 0x8080800000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x2C000ULL, 0x68000ULL, 0xE0000ULL,
        0x400410ULL, 0x800204ULL, 0x1000101ULL, 0x10400400ULL, 0x40800200ULL, 0x101000100ULL, 0x2040800000ULL,
        0x10101000000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x1C000ULL, 0x58000ULL, 0xD0000ULL,
        0x1C0000ULL, 0x800820ULL, 0x1000408ULL, 0x2000202ULL, 0x20800800ULL, 0x81000400ULL, 0x202000200ULL,
        0x820800000ULL, 0x4081000000ULL, 0x20202000000ULL, 0x38000ULL, 0xB0000ULL, 0x1A0000ULL, 0x1001040ULL,
        0x2000810ULL, 0x4000404ULL, 0x41001000ULL, 0x102000800ULL, 0x404000400ULL, 0x1041000000ULL, 0x8102000000ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x70000ULL, 0x160000ULL, 0x4001020ULL, 0x8000808ULL,
        0x82002000ULL, 0x204001000ULL, 0x2082000000ULL, 0x10204000000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xE0000ULL,
        0x8002040ULL, 0x408002000ULL, 0x4104000000ULL, 0x20408000000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x4081ULL, 0x8208ULL, 0x1C00000ULL, 0x10004080ULL,
        0x810004000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x8102ULL,
        0x10410ULL, 0x1A00000ULL, 0x3800000ULL, 0x10010400ULL, 0x20008100ULL, 0x1020008000ULL, 0x4040004000ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x10204ULL, 0x20820ULL, 0x1600000ULL, 0x3400000ULL, 0x7000000ULL, 0x20020800ULL,
        0x40010200ULL, 0x80008080ULL, 0x820020000ULL, 0x2040010000ULL, 0x8080008000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x10101ULL, 0x20408ULL, 0x41040ULL, 0xE00000ULL, 0x2C00000ULL, 0x6800000ULL,
        0xE000000ULL, 0x40041000ULL, 0x80020400ULL, 0x100010100ULL, 0x1040040000ULL, 0x4080020000ULL,
        0x10100010000ULL, 0x20202ULL, 0x40810ULL, 0x1C00000ULL, 0x5800000ULL, 0xD000000ULL, 0x80082000ULL,
        0x100040800ULL, 0x200020200ULL, 0x2080080000ULL, 0x8100040000ULL, 0x20200020000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x40404ULL, 0x81020ULL, 0x3800000ULL, 0xB000000ULL, 0x200081000ULL, 0x400040400ULL,
        0x4100100000ULL, 0x10200080000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x80808ULL, 0x102040ULL, 0x7000000ULL, 0x400102000ULL,
        0x20400100000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x204080ULL,
        0x410400ULL, 0xE0000000ULL, 0x800204000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x408100ULL, 0x820800ULL, 0xD0000000ULL,
        0x1C0000000ULL, 0x800820000ULL, 0x1000408000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x810200ULL, 0x1041000ULL, 0xB0000000ULL, 0x1A0000000ULL, 0x380000000ULL,
        0x1001040000ULL, 0x2000810000ULL, 0x4000404000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x808080ULL, 0x1020400ULL, 0x2082000ULL,
        0x70000000ULL, 0x160000000ULL, 0x340000000ULL, 0x700000000ULL, 0x2002080000ULL, 0x4001020000ULL,
        0x8000808000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x1010100ULL,
        0x2040800ULL, 0xE0000000ULL, 0x2C0000000ULL, 0x680000000ULL, 0x4004100000ULL, 0x8002040000ULL,
        0x10001010000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x2020200ULL, 0x4081000ULL, 0x1C0000000ULL, 0x580000000ULL, 0x10004080000ULL,
        0x20002020000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x4040400ULL, 0x8102000ULL,
        0x380000000ULL, 0x20008100000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x10204000ULL, 0x20820000ULL, 0x7000000000ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x20408000ULL, 0x41040000ULL, 0x6800000000ULL, 0xE000000000ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x40810000ULL, 0x82080000ULL, 0x5800000000ULL, 0xD000000000ULL, 0x1C000000000ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x40404000ULL,
        0x81020000ULL, 0x104100000ULL, 0x3800000000ULL, 0xB000000000ULL, 0x1A000000000ULL, 0x38000000000ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0x80808000ULL, 0x102040000ULL, 0x7000000000ULL,
        0x16000000000ULL, 0x34000000000ULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x101010000ULL, 0x204080000ULL, 0xE000000000ULL, 0x2C000000000ULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0x202020000ULL, 0x408100000ULL, 0x1C000000000ULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL,
        0xFFFFFFFFFFFFFFFFULL};
    static const uint8_t T_values_line_11[2] = {1, 2};
    static const rw_check T_checks[1] = {{0, 2, 'Q', 0, 4398046511103}};
    static const uint8_t RETURNED_TO[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const rw_check T_checks_2[1] = {{2, 1, 'B', 0, 2}};
    static const uint8_t FILLED_RESTING[13] = {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FILLED[13] = {0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1};
    static const rw_check T_checks_3[1] = {{2, 1, 'B', 1, 2}};
    static const uint8_t POINT_KIND[13] = {2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int8_t DECISION_AT[13] = {-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const uint8_t HAPPEN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FRAME_SIZE[13] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const uint8_t RETURN_AT[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_OF[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t PROC_AT[14] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t ENDLESS_AT[14] = {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9};
    static const uint8_t ENTER_AT[1] = {13};
    static const int32_t OPTION_COUNT[1] = {1};
    static const int32_t FIRST_OPTION[1] = {0};
    static const int32_t FIRST_ARG[2] = {0, 1};
    static const int32_t ARG_KIND[1] = {0};
    static const int32_t ARG_SIZE[1] = {8};
    static const int32_t ARG_OFFSET[1] = {0};
    static const uint8_t WANTED[1] = {0};
    static const uint8_t TRIED_AT[1] = {13};
    static const uint8_t JOIN_OF[1] = {4};
    static const int8_t BODIES_END[1] = {-1};
    static const uint8_t BLOCK_OF[1] = {1};
    static const uint8_t NEEDS[13] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    static const uint8_t FAILS[13] = {1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1};
    static const uint8_t SCOPED[13] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0};
    static const uint8_t POSTPONED[10] = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
    typedef struct __attribute__((aligned(8))) {
        uint64_t m_disc[2];
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
    } S;
    _Static_assert(offsetof(S, m_disc) == 0, "m_disc");
    _Static_assert(offsetof(S, r_stack) == 16, "r_stack");
    _Static_assert(offsetof(S, r_point) == 24, "r_point");
    _Static_assert(offsetof(S, r_base) == 26, "r_base");
    _Static_assert(offsetof(S, r_top) == 28, "r_top");
    _Static_assert(offsetof(S, r_winners) == 30, "r_winners");
    _Static_assert(offsetof(S, r_over) == 31, "r_over");
    _Static_assert(offsetof(S, r_actor) == 32, "r_actor");
    _Static_assert(offsetof(S, pad_end) == 33, "pad_end");
    _Static_assert(offsetof(S, r_seed) == 40, "position");
    enum {
        SEATS = 2, TOGETHER = 0, PLAIN = 40, COPIED = sizeof(S), STACK = 8, MOST_FRAMES = 2, ENTRY = 0,
        RULES_CALL_RULES = 0, MOVE_WORDS = 1, FEW = 16, MOST_MOVES = 100000, MOST_OUTCOMES = 1, SCORE_LINES = 0,
        RANK_KEYS = 1, INVARIANTS = 0, MEMORY = 6, UNFINISHED = 7, INTERRUPTED = 8, WORK = 5000000, CHUNK = 50000,
        BREATH = 256, TRIAL_STEPS = 10000, TRIAL_DEPTH = 400, MOST_ASKED = 64
    };
    #define FORGET(s) ((void)0)
    """
    const uint64_t T_masks_line_13[7]
    const uint64_t T_windows_line_11[559]
    const uint8_t T_values_line_11[2]
    const rw_check T_checks[1]
    const uint8_t RETURNED_TO[13]
    const rw_check T_checks_2[1]
    const uint8_t FILLED_RESTING[13]
    const uint8_t FILLED[13]
    const rw_check T_checks_3[1]
    const uint8_t POINT_KIND[13]
    const int8_t DECISION_AT[13]
    const uint8_t HAPPEN_AT[13]
    const uint8_t FRAME_SIZE[13]
    const uint8_t RETURN_AT[13]
    const uint8_t PROC_OF[13]
    const uint8_t PROC_AT[14]
    const uint8_t ENDLESS_AT[14]
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
    const uint8_t NEEDS[13]
    const uint8_t FAILS[13]
    const uint8_t SCOPED[13]
    const uint8_t POSTPONED[10]
    ctypedef struct S:
        uint64_t m_disc[2]
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

include "rules.pxi"


# ---------------------------------------------------------------- rules

cdef inline int its_play_you(S* s) noexcept nogil:
    return <int>(<uint8_t*>(first_frame(s) + 2))[0]


cdef inline void set_its_play_you(S* s, int value) noexcept nogil:
    (<uint8_t*>(first_frame(s) + 2))[0] = <uint8_t>value


cdef inline bint leads_d0_0_drop(S* s, int you, int a0, uint32_t* noted) noexcept nogil:
    # line 13
    cdef uint32_t known = 0
    cdef int v3_cell
    v3_cell = (
        rw_lowest(
            T_masks_line_13[rw_place(a0 - 1, 7)]
            & (0x3FFFFFFFFFFULL & ~(<uint64_t>s.m_disc[0] | <uint64_t>s.m_disc[1]))
        )
        + 1
    )
    # line 15 @C4-2
    if v3_cell == 0:
        return False
    noted[0] = known
    return True


cdef void generate_d0_0_drop(S* s, int you, Moves* out) noexcept nogil:
    # line 13
    cdef Move* m
    cdef uint32_t noted = 0
    cdef rw_between ends
    cdef int x1
    s.r_listed = 2
    ends = rw_between_of(1, 7)
    for x1 in range(ends.low, ends.high + 1):
        if leads_d0_0_drop(s, you, x1, &noted):
            m = another(s, out)
            m.noted = noted
            m.option = 0
            m.args[0] = <uint64_t><int64_t>x1


cdef int sample_d0(S* s, int you, Sampler* rng, Move* m) noexcept nogil:
    cdef uint32_t noted = 0
    cdef int k
    cdef uint32_t at
    cdef uint32_t total
    cdef int tries
    cdef uint32_t weight0
    cdef int a1
    weight0 = 7
    total = weight0
    if total != 0:
        for tries in range(rw_min(40, total)):
            at = rw_below(&rng.state, total)
            k = at
            a1 = 1 + k
            if leads_d0_0_drop(s, you, a1, &noted):
                m.option = 0
                m.args[0] = <uint64_t><int64_t>a1
                return 1
    rng.moves.count = 0
    generate_d0_0_drop(s, you, &rng.moves)
    if rng.moves.count > 0:
        k = rw_below(&rng.state, rng.moves.count)
        m[0] = rng.moves.items[k]
        return 1
    return 0


cdef inline bint any_d0_0_drop(S* s, int you) noexcept nogil:
    cdef uint32_t noted = 0
    cdef rw_between ends
    cdef int x1
    ends = rw_between_of(1, 7)
    for x1 in range(ends.low, ends.high + 1):
        if leads_d0_0_drop(s, you, x1, &noted):
            return True
    return False


cdef bint any_legal_d0(S* s, int you) noexcept nogil:
    if any_d0_0_drop(s, you):
        return True
    return False


cdef inline void set_disc(S* s, int at0, int value, int site) noexcept nogil:
    cdef int i
    cdef uint64_t bit
    if <unsigned int>(at0 - 1) >= 42u:
        fault(s, site)
        return
    i = at0 - 1
    bit = <uint64_t>1 << i
    s.m_disc[0] = <uint64_t>(s.m_disc[0] & ~bit | <uint64_t>(value == 1) << i)
    s.m_disc[1] = <uint64_t>(s.m_disc[1] & ~bit | <uint64_t>(value == 2) << i)


cdef void legal_d0(S* s, int you, Moves* out) noexcept nogil:
    generate_d0_0_drop(s, you, out)


cdef bint is_legal_d0(S* s, int you, Move* m) noexcept nogil:
    cdef Moves all_moves
    cdef bint found
    cdef uint32_t noted = 0
    cdef int a
    if m.option == 0:
        a = <int><int64_t>m.args[0]
        if <unsigned int>(a - 1) >= 7u:
            return False
        if not leads_d0_0_drop(s, you, a, &noted):
            return False
        return True
    no_moves(&all_moves)
    legal_d0(s, you, &all_moves)
    found = has_move(&all_moves, m)
    drop(&all_moves)
    return found


cdef void initialise "rules_initialise"(S* s) noexcept nogil:
    memset(s, 0, sizeof(S))


cdef void begin_play "rules_begin"(S* s) noexcept nogil:
    initialise(s)
    rested(s)
    push(s, 0, -1, 8, 0, 1)


cdef void prepare "rules_prepare"(S* s) noexcept nogil:
    pass


cdef int score_total "rules_total"(S* s, int seat) noexcept nogil:
    return 0


cdef int line_of_scores "rules_line"(S* s, int line, int seat) noexcept nogil:
    return 0


cdef int rank_key "rules_key"(S* s, int key, int seat) noexcept nogil:
    return score_total(s, seat)


cdef uint64_t ranked_first(S* s) noexcept nogil:
    cdef int best[1]
    cdef int keys[1]
    cdef uint64_t first = 0
    cdef int seat
    cdef int order
    for seat in range(1, 3):
        keys[0] = score_total(s, seat)
        order = 0
        if order == 0 and seat > 1 and keys[0] != best[0]:
            order = 1 if keys[0] > best[0] else -1
        if order > 0 or seat == 1:
            first = 0
            best[0] = keys[0]
        if order >= 0:
            first |= rw_bit(seat - 1)
    return first


cdef int flow0_play(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil:
    # line 11
    cdef int point = r.point
    cdef void* given = r.given
    cdef int p0_v1_column
    cdef int p0_v3_cell
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
            s.r_actor = <uint8_t>actor
            if rng != NULL:
                if sample_d0(s, actor, rng, &drawn):
                    if not plays_on(s, rng, &drawn, 1):
                        return 0
                    if drawn.option == 0:
                        p0_v1_column = <int><int64_t>drawn.args[0]
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
            p0_v3_cell = (
                rw_lowest(
                    T_masks_line_13[rw_place(p0_v1_column - 1, 7)]
                    & (0x3FFFFFFFFFFULL & ~(<uint64_t>s.m_disc[0] | <uint64_t>s.m_disc[1]))
                )
                + 1
            )
            # line 15 @C4-2
            if rng == NULL and p0_v3_cell == 0:
                s.r_failure = 4
                return 1
            # line 16
            held = its_play_you(s)
            set_disc(s, p0_v3_cell, held, 5)
            if rw_any_within(&T_windows_line_11[p0_v3_cell * 13], 13, <uint64_t>s.m_disc[its_play_you(s) - 1]):
                # @C4-3
                over(s, 2, <uint64_t>T_values_line_11[its_play_you(s) - 1])
                return 0
            elif 0x3FFFFFFFFFFULL & ~(<uint64_t>s.m_disc[0] | <uint64_t>s.m_disc[1]) == 0:
                # @C4-4
                over(s, 2, 0x0ULL)
                return 0
            else:
                set_its_play_you(s, 3 - its_play_you(s))
                point = 1
        elif point == 13:
            if (<Move*>given).option == 0:
                set_its_play_you(s, <int>s.r_actor)
                p0_v1_column = <int><int64_t>(<Move*>given).args[0]
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
    cdef int n = 0
    return n


cdef bint intact_frame(S* s, int base, int proc) noexcept nogil:
    cdef char* at = first_frame(s) + base
    if proc == 0:
        if not rw_intact(at, T_checks_2, 1):
            return False
    return True


cdef bint filled(S* s, int base, int block, bint resting) noexcept nogil:
    cdef char* at = first_frame(s) + base
    cdef int what = FILLED_RESTING[block] if resting else FILLED[block]
    if what == 1:
        if not rw_intact(at, T_checks_3, 1):
            return False
    return True


cdef bint intact "rules_intact"(S* s) noexcept nogil:
    cdef int base = s.r_base
    cdef int block = s.r_point
    cdef int k
    if not rw_intact(s, T_checks, 1):
        return False
    if not rw_planes_apart(s, 0, 2, 8):
        return False
    for k in range(s.r_top, 8):
        if first_frame(s)[k] != 0:
            return False
    if s.r_over > 2 or s.r_actor > 2 or s.r_winners >> 2 != 0:
        return False
    if s.r_over:
        return s.r_point == 0 and s.r_base == 0 and s.r_top == 0 and s.r_actor == 0
    if block >= 13 or POINT_KIND[block] == 2 or POINT_KIND[block] == 0 and s.r_actor == 0:
        return False
    if s.r_top > 8 or s.r_top != base + FRAME_SIZE[block]:
        return False
    while True:
        if not intact_frame(s, base, PROC_OF[block]) or not filled(s, base, block, base == s.r_base):
            return False
        if base == 0:
            return PROC_OF[block] == 0
        block = below(s, base, block)
        if block >= 13 or not RETURNED_TO[block]:
            return False
        base -= FRAME_SIZE[block]
        if base < 0:
            return False


# ---------------------------------------------------------------- invariants

cdef bint invariant_holds "rules_holds"(S* s, int number) noexcept nogil:
    return True


# ---------------------------------------------------------------- what can go wrong, and all of it for Python

FAULTS = (
    ('RW610', 'procedures call each other too deeply',
     'connect_four.game', 11, 1),
    ('RW613', 'there are more than 100,000 moves to choose from here',
     'connect_four.game', 13, 9),
    ('RW606', 'the game is stuck: there is a choice to make and no legal move',
     'connect_four.game', 13, 9),
    ('RW608', 'the rules got stuck: a requirement is not met',
     'connect_four.game', 15, 13),
    ('RW602', 'something is written through none: there is no such place',
     'connect_four.game', 16, 13),
    ('memory', 'there is no memory left',
     '', 0, 0),
    ('RW612', 'the game is not over',
     '', 0, 0),
    ('interrupted', 'interrupted',
     '', 0, 0),
    ('RW611', 'the rules go on for more than a million steps without asking anybody',
     'connect_four.game', 11, 1),
)
RULES = rules_capsule()
