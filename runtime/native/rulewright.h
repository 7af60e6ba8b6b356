/* What emitted rule modules share: interruptions, bits, sets of several words, bags, lists, chance. */
#ifndef RULEWRIGHT_H
#define RULEWRIGHT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#define RW_INLINE static inline __attribute__((always_inline, unused))
#define RW_LATE static inline __attribute__((unused))
#define RW_NIL (-2147483647 - 1)
#define RW_MANY 2147483647

/* Numbers in frames, and the lengths of lists, need not lie where the machine would like them to. */
typedef uint16_t __attribute__((aligned(1), may_alias)) rw_loose_uint16_t;
typedef int16_t __attribute__((aligned(1), may_alias)) rw_loose_int16_t;
typedef uint32_t __attribute__((aligned(1), may_alias)) rw_loose_uint32_t;
typedef int32_t __attribute__((aligned(1), may_alias)) rw_loose_int32_t;
typedef uint64_t __attribute__((aligned(1), may_alias)) rw_loose_uint64_t;

/* ---------------------------------------------------------------- interruptions */

/* Set where the user interrupts, so that every thread that plays this game ends soon. */
static volatile int rw_stop = 0;

RW_LATE void rw_stop_all(int wanted) { rw_stop = wanted; }

/* Whether the user has interrupted. Cheap enough for every few thousand steps: Python, which knows, is asked twenty times
   a second at most, whether the caller holds its lock or not. The exception stays set for `rw_interrupted`. */
RW_LATE int rw_pulse(void) {
    static _Thread_local int64_t latest = 0;
    struct timespec now;
    if (rw_stop) return 1;
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t moment = (int64_t)now.tv_sec * 20 + now.tv_nsec / 50000000;
    if (moment == latest) return 0;
    latest = moment;
    PyGILState_STATE held = PyGILState_Ensure();
    if (PyErr_CheckSignals()) rw_stop = 1;
    PyGILState_Release(held);
    return rw_stop;
}

/* The exception of an interruption: what the signal's handler raised, or in other threads KeyboardInterrupt. */
RW_LATE int rw_interrupted(void) {
    if (!PyErr_Occurred()) PyErr_SetNone(PyExc_KeyboardInterrupt);
    return -1;
}

/* ---------------------------------------------------------------- the stack of the machine */

RW_LATE uint64_t rw_here(void) { return (uint64_t)(uintptr_t)__builtin_frame_address(0); }

/* Whether calls since `floor` have taken a good part of the stack, which every system lets grow downwards. */
RW_LATE int rw_is_deep(uint64_t floor) {
    static uint64_t room = 0;
    if (room == 0) {
        struct rlimit limit;
        room = (uint64_t)4 << 20;
        if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur / 2 < room) room = limit.rlim_cur / 2;
    }
    return floor - rw_here() > room;
}

/* ---------------------------------------------------------------- numbers */

RW_INLINE int rw_min(int a, int b) { return a < b ? a : b; }
RW_INLINE int rw_max(int a, int b) { return a > b ? a : b; }

/* Division towards minus infinity; the caller has seen to b != 0. */
RW_INLINE int rw_div(int a, int b) {
    int64_t quotient = (int64_t)a / b;
    return (int)(quotient - (((int64_t)a % b != 0) && ((a < 0) != (b < 0))));
}
RW_INLINE int rw_mod(int a, int b) {
    int64_t rest = (int64_t)a % b;
    return (int)(rest + ((rest != 0 && ((rest < 0) != (b < 0))) ? b : 0));
}
/* A 1..n value moved on by b around its circle; 0 stays 0. */
RW_INLINE int rw_truth(int a) { return a; }
RW_INLINE int rw_turn(int a, int b, int n) {
    if (a == 0) return 0;
    int at = (a - 1 + b) % n;
    return (at < 0 ? at + n : at) + 1;
}
RW_INLINE int rw_shift(int a, int b, int n) {
    int64_t at = (int64_t)a + b;
    return (a == 0 || at < 1 || at > n) ? 0 : (int)at;
}
RW_INLINE int rw_optional(int stored, int low) { return stored == 0 ? RW_NIL : stored + low - 1; }
RW_INLINE int rw_stored(int value, int low) { return value == RW_NIL ? 0 : value - low + 1; }
/* The number at an index of a set of numbers from `low` on; -1 stands for none. */
RW_INLINE int rw_numbered(int i, int low) { return i < 0 ? RW_NIL : i + low; }
RW_INLINE int rw_is_just(int a, int b) { return a == b && a != RW_NIL; }
RW_INLINE int rw_abs(int a) { return a < 0 ? -a : a; }
/* A place in a table of n entries; whatever comes, it is inside. */
RW_INLINE int rw_place(int a, int n) { return (unsigned)a < (unsigned)n ? a : 0; }
/* The place of (row, index) in a table whose place 0 is nothing and whose rows of n entries follow. */
RW_INLINE int rw_place_in(int row, int index, int n) { return row == 0 || (unsigned)index >= (unsigned)n ? 0 : (row - 1) * n + index + 1; }

/* ---------------------------------------------------------------- differences of coordinates as steps: as runtime/lattices.py */

RW_INLINE int rw_squares(int x, int y, int odd) { return rw_abs(x) + rw_abs(y); }
RW_INLINE int rw_hexes(int x, int y, int odd) { return (rw_abs(x) + rw_abs(y) + rw_abs(x + y)) / 2; }
RW_INLINE int rw_triangles(int x, int y, int odd) {
    if (y == 0) return rw_abs(x);
    int least = rw_abs(y) - 1 + ((y > 0) != odd);
    return rw_abs(y) + rw_max(rw_abs(x), least + ((least - x) & 1));
}

/* Steps as numbers: both differences, each from -63 to 63, and 0 for none; as runtime/values/lattice.py. */
RW_INLINE int rw_step_first(int step) { return (step >> 7) - 64; }
RW_INLINE int rw_step_second(int step) { return (step & 127) - 64; }
RW_INLINE int rw_step_of(int a, int b) { return rw_abs(a) > 63 || rw_abs(b) > 63 ? 0 : (a + 64) * 128 + b + 64; }
RW_INLINE int rw_step_add(int a, int b) {
    return a && b ? rw_step_of((a >> 7) + (b >> 7) - 128, (a & 127) + (b & 127) - 128) : 0;
}
RW_INLINE int rw_step_sub(int a, int b) { return a && b ? rw_step_of((a >> 7) - (b >> 7), (a & 127) - (b & 127)) : 0; }
RW_INLINE int rw_step_scale(int a, int b) { return a ? rw_step_of(rw_step_first(a) * b, rw_step_second(a) * b) : 0; }

/* ---------------------------------------------------------------- words */

RW_INLINE int rw_size(uint64_t a) { return __builtin_popcountll(a); }
/* The lowest member, which is taken out; -1 if there is none. */
RW_INLINE int rw_take(uint64_t *a) {
    uint64_t word = *a;
    *a = word & (word - 1);
    return word ? __builtin_ctzll(word) : -1;
}
RW_INLINE int rw_lowest(uint64_t a) { return a ? __builtin_ctzll(a) : -1; }
RW_INLINE uint64_t rw_bit(int i) { return (uint64_t)1 << (i & 63); }
/* A set with the one index i, or empty if i is out of 0..n-1. */
RW_INLINE uint64_t rw_single(int i, int n) { return (uint64_t)((unsigned)i < (unsigned)n) << (i & 63); }
RW_INLINE int rw_has(uint64_t a, int i, int n) { return (unsigned)i < (unsigned)n && (a >> (i & 63) & 1); }
/* The indices low..high within 0..n-1. */
RW_INLINE uint64_t rw_range(int low, int high, int n) {
    if (low < 0) low = 0;
    if (high > n - 1) high = n - 1;
    if (low > high) return 0;
    return (~(uint64_t)0 >> (63 - high)) & (~(uint64_t)0 << low);
}
RW_INLINE uint64_t rw_moved(uint64_t a, int by) {
    if (by >= 64 || by <= -64) return 0;
    return by >= 0 ? a << by : a >> -by;
}
/* Cells from which one comes to `goal` along a ray, every cell before it in `through`. A step leads `by` places on from the cells in
   `reaching`; `longest` steps are all there are. What is known of a number of steps gives what is known of twice as many. */
RW_INLINE uint64_t rw_along(uint64_t goal, uint64_t through, int by, uint64_t reaching, int longest) {
    uint64_t found = rw_moved(goal, -by) & reaching, on = rw_moved(through, -by) & reaching;
    for (int steps = 1; steps < longest; steps *= 2) {
        found |= on & rw_moved(found, -by * steps);
        on &= rw_moved(on, -by * steps);
    }
    return found;
}
/* The least and the greatest member of a set of numbers from `low` on, or what stands for none. */
RW_INLINE int rw_least(uint64_t a, int low, int none) { return a ? __builtin_ctzll(a) + low : none; }
RW_INLINE int rw_greatest(uint64_t a, int low, int none) { return a ? 63 - __builtin_clzll(a) + low : none; }
/* Which of n bytes (at most 64) are from `low` to `high`. Sixteen are looked at at once: behind the states of a position there are as many. Of few,
   only eight: what was just written behind them would have to be waited for. */
RW_INLINE uint64_t rw_lanes(const uint8_t *at, int n, int low, int high) {
    uint64_t found = 0;
    if (low < 0) low = 0;
    if (high > 255) high = 255;
    if (low > high) return 0;
#if defined(__SSE2__) && !defined(__TINYC__)
    typedef uint8_t sixteen __attribute__((vector_size(16)));
    typedef char signs __attribute__((vector_size(16)));
    typedef uint64_t words __attribute__((vector_size(16)));
    for (int i = 0; i < n; i += 16) {
        sixteen bytes;
        uint64_t eight;
        if (n - i > 8) memcpy(&bytes, at + i, 16);
        else memcpy(&eight, at + i, 8), bytes = (sixteen)(words){eight, 0};
        signs within = (signs)(bytes - (uint8_t)low <= (uint8_t)(high - low));
        found |= (uint64_t)(uint16_t)__builtin_ia32_pmovmskb128(within) << i;
    }
    return found & (~(uint64_t)0 >> (64 - n));
#endif
    for (int i = 0; i < n; i++) found |= (uint64_t)((unsigned)(at[i] - low) <= (unsigned)(high - low)) << i;
    return found;
}
/* Bytes added to `n` bytes that lie one after the other, sixteen at a time, unless one becomes larger than it may be: nothing is changed then. */
RW_INLINE int rw_add_bytes(uint8_t *at, const uint8_t *added, const uint8_t *most, int n) {
#if defined(__SSE2__) && !defined(__TINYC__)
    typedef uint8_t sixteen __attribute__((vector_size(16)));
    typedef char signs __attribute__((vector_size(16)));
    for (int i = 0; i < n; i += 16) {
        sixteen bytes, more, largest;
        memcpy(&bytes, at + i, 16), memcpy(&more, added + i, 16), memcpy(&largest, most + i, 16);
        if (__builtin_ia32_pmovmskb128((signs)(more > largest - bytes))) return 0; /* no byte is larger than it may be before */
    }
    for (int i = 0; i < n; i += 16) {
        sixteen bytes, more;
        memcpy(&bytes, at + i, 16), memcpy(&more, added + i, 16);
        bytes += more;
        memcpy(at + i, &bytes, 16);
    }
#else
    for (int i = 0; i < n; i++) if (at[i] + added[i] > most[i]) return 0;
    for (int i = 0; i < n; i++) at[i] = (uint8_t)(at[i] + added[i]);
#endif
    return 1;
}
/* Whether one of some sets lies within another. All are looked at: which one does cannot be foretold. */
RW_INLINE int rw_any_within(const uint64_t *sets, int count, uint64_t held) {
    int found = 0;
    for (int i = 0; i < count; i++) found |= (sets[i] & ~held) == 0;
    return found;
}
/* Which of n values (at most 64) are among the `most` in a list, zeros behind its last. Sixteen bytes are looked at at once, as above. */
#define RW_DEFINE_AMONG(NAME, T, L, EACH, PACKED) \
RW_LATE uint64_t NAME(const T *at, int n, const L *list, int most) { \
    uint64_t found = 0; \
    RW_VECTORS(T, EACH, PACKED) \
    for (int i = 0; i < n; i++) for (int k = 0; k < most && list[k]; k++) found |= (uint64_t)(at[i] == (T)list[k]) << i; \
    return found; }
#if defined(__SSE2__) && !defined(__TINYC__)
#define RW_VECTORS(T, EACH, PACKED) \
    typedef T lanes __attribute__((vector_size(16))); \
    for (int i = 0; i < n; i += EACH) { \
        lanes values, equal = {0}; \
        memcpy(&values, at + i, 16); \
        for (int k = 0; k < most && list[k]; k++) equal |= (lanes)(values == (T)list[k]); \
        found |= (uint64_t)(uint16_t)__builtin_ia32_pmovmskb128(PACKED(equal)) << i; \
    } \
    return found & (~(uint64_t)0 >> (64 - n));
typedef char rw_signs __attribute__((vector_size(16)));
typedef short rw_halves __attribute__((vector_size(16)));
#define RW_AS_SIGNS(A) ((rw_signs)(A))
#define RW_PACKED(A) ((rw_signs)__builtin_ia32_packsswb128((rw_halves)(A), (rw_halves){0}))
#else
#define RW_VECTORS(T, EACH, PACKED)
#endif
RW_DEFINE_AMONG(rw_among, uint8_t, uint8_t, 16, RW_AS_SIGNS)
RW_DEFINE_AMONG(rw_among_halves, uint16_t, int16_t, 8, RW_PACKED)
/* The index of the k-th member (k from 0, below the size). */
RW_LATE int rw_nth(uint64_t a, int k) {
#ifdef __BMI2__
    return __builtin_ctzll(__builtin_ia32_pdep_di((uint64_t)1 << k, a));
#else
    while (k--) a &= a - 1;
    return __builtin_ctzll(a);
#endif
}
/* The members that are in a mask, side by side: the k-th of the mask becomes the k-th. */
RW_INLINE uint64_t rw_gathered(uint64_t a, uint64_t mask) {
#ifdef __BMI2__
    return __builtin_ia32_pext_di(a, mask);
#else
    uint64_t found = 0;
    for (int k = 0; mask; k++, mask &= mask - 1) found |= (a >> __builtin_ctzll(mask) & 1) << k;
    return found;
#endif
}
/* Members of a ray before the first one that is not in `good`; `up`: whether the ray climbs in index. */
RW_INLINE uint64_t rw_run(uint64_t ray, uint64_t good, int up) {
    uint64_t bad = ray & ~good;
    if (up) return ray & ((bad & -bad) - 1);
    return ray & ~((~(uint64_t)0 >> __builtin_clzll(bad | 1)) & -(uint64_t)(bad != 0));
}
/* How many they are. A ray never has all 64. */
RW_INLINE int rw_run_size(uint64_t ray, uint64_t good, int up) {
#ifdef __BMI2__
    uint64_t held = __builtin_ia32_pext_di(good, ray);
    if (up) return __builtin_ctzll(~held);
    return __builtin_clzll(~(held << (-rw_size(ray) & 63)));
#else
    return rw_size(rw_run(ray, good, up));
#endif
}
/* Members of a ray up to and including the first one that is in `stop`. */
RW_INLINE uint64_t rw_until(uint64_t ray, uint64_t stop, int up) {
    uint64_t bad = ray & stop;
    if (!bad) return ray;
    if (up) return ray & (((bad & -bad) << 1) - 1);
    return ray & (~(uint64_t)0 << (63 - __builtin_clzll(bad)));
}
RW_INLINE uint64_t rw_nearest(uint64_t a, int up) {
    return up ? a & -a : (uint64_t)(a != 0) << (63 - __builtin_clzll(a | 1));
}

/* ---------------------------------------------------------------- chance: as runtime/chance.py */

RW_INLINE uint64_t rw_mix64(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}
/* The bytes of a state taken into a fingerprint, eight at a time. */
RW_INLINE uint64_t rw_mix_bytes(uint64_t h, const void *at, int count) {
    for (int i = 0; i < count; i += 8) {
        uint64_t word = 0;
        memcpy(&word, (const char *)at + i, count - i < 8 ? (size_t)(count - i) : 8);
        h = rw_mix64(h ^ word);
    }
    return h;
}
/* A number by its counter, of those that a seed stands for, which is mixed already. */
RW_INLINE uint64_t rw_numbered64(uint64_t mixed, uint64_t counter) {
    return rw_mix64(mixed + (counter + 1) * 0x9E3779B97F4A7C15ULL);
}
RW_INLINE uint64_t rw_random64(uint64_t seed, uint64_t counter) { return rw_numbered64(rw_mix64(seed), counter); }
/* The upper half of random * limit. */
RW_INLINE uint64_t rw_bounded(uint64_t random, uint64_t limit) {
#ifdef __SIZEOF_INT128__
    return (uint64_t)(((unsigned __int128)random * limit) >> 64);
#else
    uint64_t low = (random & 0xFFFFFFFFULL) * (limit & 0xFFFFFFFFULL), middle = (random >> 32) * (limit & 0xFFFFFFFFULL) + (low >> 32);
    uint64_t other = (random & 0xFFFFFFFFULL) * (limit >> 32) + (middle & 0xFFFFFFFFULL);
    return (random >> 32) * (limit >> 32) + (middle >> 32) + (other >> 32);
#endif
}
/* The quick generator of playouts (xorshift64*, never 0). */
RW_INLINE uint64_t rw_quick(uint64_t *state) {
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * 0x2545F4914F6CDD1DULL;
}
/* Exactly uniform below limit, with Lemire's rejection. */
RW_INLINE uint32_t rw_below(uint64_t *state, uint32_t limit) {
    uint64_t product = (rw_quick(state) >> 32) * limit;
    if (__builtin_expect((uint32_t)product < limit, 0)) {
        uint32_t least = -limit % limit;
        while ((uint32_t)product < least) product = (rw_quick(state) >> 32) * limit;
    }
    return (uint32_t)(product >> 32);
}

/* ---------------------------------------------------------------- ranges as values */

typedef struct { int32_t low, high; } rw_between;
RW_INLINE rw_between rw_between_of(int low, int high) { rw_between b = {low, high}; return b; }
RW_INLINE rw_between rw_between_just(int a) { return rw_between_of(a, a); }
RW_INLINE int rw_between_eq(rw_between a, rw_between b) { return a.low == b.low && a.high == b.high; }
RW_INLINE int rw_between_is_empty(rw_between a) { return a.low > a.high; }
RW_INLINE int rw_between_size(rw_between a) { return rw_max(0, a.high - a.low + 1); }
RW_INLINE int rw_between_first(rw_between a) { return a.low <= a.high ? a.low : RW_NIL; }
RW_INLINE int rw_between_has(rw_between a, int n) { return n != RW_NIL && a.low <= n && n <= a.high; }
RW_INLINE int rw_between_order(rw_between a, rw_between b) {
    if (a.low != b.low) return a.low > b.low ? 1 : -1;
    return (a.high > b.high) - (a.high < b.high);
}

/* ---------------------------------------------------------------- sets of several words */

/* Words that are looked at together where a set has many. */
#define RW_ROW 8
RW_INLINE int rw_any_of_row(const uint64_t *words) {
    uint64_t any = 0;
    for (int k = 0; k < RW_ROW; k++) any |= words[k];
    return any != 0;
}

#define RW_DEFINE_SET(W, INLINE) \
typedef struct { uint64_t w[W]; } rw_set##W; \
INLINE rw_set##W rw_set##W##_none(void) { return (rw_set##W){{0}}; } \
INLINE rw_set##W rw_set##W##_or(rw_set##W a, rw_set##W b) { for (int i = 0; i < W; i++) a.w[i] |= b.w[i]; return a; } \
INLINE rw_set##W rw_set##W##_and(rw_set##W a, rw_set##W b) { for (int i = 0; i < W; i++) a.w[i] &= b.w[i]; return a; } \
INLINE rw_set##W rw_set##W##_without(rw_set##W a, rw_set##W b) { for (int i = 0; i < W; i++) a.w[i] &= ~b.w[i]; return a; } \
INLINE int rw_set##W##_eq(rw_set##W a, rw_set##W b) { uint64_t d = 0; for (int i = 0; i < W; i++) d |= a.w[i] ^ b.w[i]; return d == 0; } \
INLINE int rw_set##W##_within(rw_set##W a, rw_set##W b) { uint64_t d = 0; for (int i = 0; i < W; i++) d |= a.w[i] & ~b.w[i]; return d == 0; } \
INLINE int rw_set##W##_is_empty(const rw_set##W *a) { uint64_t d = 0; for (int i = 0; i < W; i++) d |= a->w[i]; return d == 0; } \
INLINE int rw_set##W##_size(const rw_set##W *a) { int n = 0; for (int i = 0; i < W; i++) n += __builtin_popcountll(a->w[i]); return n; } \
INLINE int rw_set##W##_has(const rw_set##W *a, int i, int n) { return (unsigned)i < (unsigned)n && (a->w[i >> 6] >> (i & 63) & 1); } \
INLINE void rw_set##W##_put(rw_set##W *a, int i, int n) { if ((unsigned)i < (unsigned)n) a->w[i >> 6] |= (uint64_t)1 << (i & 63); } \
INLINE void rw_set##W##_drop(rw_set##W *a, int i, int n) { if ((unsigned)i < (unsigned)n) a->w[i >> 6] &= ~((uint64_t)1 << (i & 63)); } \
INLINE rw_set##W rw_set##W##_single(int i, int n) { rw_set##W r = rw_set##W##_none(); rw_set##W##_put(&r, i, n); return r; } \
INLINE int rw_set##W##_after(const rw_set##W *a, int i) { \
    i++; \
    if (i >= W * 64) return -1; \
    int k = i >> 6; \
    uint64_t word = a->w[k] & (~(uint64_t)0 << (i & 63)); \
    while (!word) { \
        k++; \
        while (W >= 8 * RW_ROW && k + RW_ROW <= W && !rw_any_of_row(a->w + k)) k += RW_ROW; \
        if (k >= W) return -1; \
        word = a->w[k]; } \
    return k * 64 + __builtin_ctzll(word); } \
RW_LATE int rw_set##W##_before(const rw_set##W *a, int i) { \
    i--; \
    if (i < 0) return -1; \
    int k = i >> 6; \
    uint64_t word = a->w[k] & (~(uint64_t)0 >> (63 - (i & 63))); \
    while (!word) { if (--k < 0) return -1; word = a->w[k]; } \
    return k * 64 + 63 - __builtin_clzll(word); } \
/* The first member, which is taken out; -1 if there is none. Of two words, without a branch: which one it is cannot be foretold. */ \
INLINE int rw_set##W##_take(rw_set##W *a) { \
    int k = 0; \
    while (W > 2 && k < W - 1 && !a->w[k]) k++; \
    if (W == 2) { \
        uint64_t none = -(uint64_t)(a->w[0] == 0), word = a->w[0] | (a->w[1] & none), rest = word & (word - 1); \
        a->w[0] = rest & ~none; \
        a->w[1] = (a->w[1] & ~none) | (rest & none); \
        return word ? (int)(none & 64) + __builtin_ctzll(word) : -1; } \
    uint64_t word = a->w[k]; \
    a->w[k] = word & (word - 1); \
    return word ? k * 64 + __builtin_ctzll(word) : -1; } \
/* In which of two words the n-th member is cannot be foretold: it is found without a branch. Of more, that takes longer. */ \
RW_LATE int rw_set##W##_nth(const rw_set##W *a, int n) { \
    int k = 0; \
    for (; W > 2 && k < W - 1; k++) { \
        int here = __builtin_popcountll(a->w[k]); \
        if (n < here) return k * 64 + rw_nth(a->w[k], n); \
        n -= here; } \
    int first = k * 64; \
    uint64_t word = a->w[k]; \
    if (W == 2) { \
        int here = __builtin_popcountll(word), past = -(n >= here); \
        first = 64 & past; \
        n -= here & past; \
        word ^= (word ^ a->w[W - 1]) & (uint64_t)(int64_t)past; } \
    return n < __builtin_popcountll(word) ? first + rw_nth(word, n) : -1; } \
RW_LATE rw_set##W rw_set##W##_range(int low, int high, int n) { \
    rw_set##W r; \
    for (int k = 0; k < W; k++) r.w[k] = rw_range(low - k * 64, rw_min(high, n - 1) - k * 64, 64); \
    return r; } \
RW_LATE rw_set##W rw_set##W##_run(rw_set##W ray, rw_set##W good, int up) { \
    rw_set##W bad = rw_set##W##_without(ray, good); \
    if (up) { \
        int at = rw_set##W##_after(&bad, -1); \
        return at < 0 ? ray : rw_set##W##_and(ray, rw_set##W##_range(0, at - 1, W * 64)); } \
    int at = rw_set##W##_before(&bad, W * 64); \
    return at < 0 ? ray : rw_set##W##_and(ray, rw_set##W##_range(at + 1, W * 64 - 1, W * 64)); } \
RW_LATE rw_set##W rw_set##W##_until(rw_set##W ray, rw_set##W stop, int up) { \
    rw_set##W bad = rw_set##W##_and(ray, stop); \
    if (up) { \
        int at = rw_set##W##_after(&bad, -1); \
        return at < 0 ? ray : rw_set##W##_and(ray, rw_set##W##_range(0, at, W * 64)); } \
    int at = rw_set##W##_before(&bad, W * 64); \
    return at < 0 ? ray : rw_set##W##_and(ray, rw_set##W##_range(at, W * 64 - 1, W * 64)); } \
INLINE rw_set##W rw_set##W##_nearest(rw_set##W a, int up) { \
    return rw_set##W##_single(up ? rw_set##W##_after(&a, -1) : rw_set##W##_before(&a, W * 64), W * 64); } \
RW_LATE rw_set##W rw_set##W##_moved(rw_set##W a, int by) { \
    rw_set##W r; \
    int over = (by < 0 ? -by : by) >> 6, bits = (by < 0 ? -by : by) & 63; \
    for (int k = 0; k < W; k++) { \
        int from = by < 0 ? k + over : k - over, next = by < 0 ? from + 1 : from - 1; \
        uint64_t word = from < 0 || from >= W ? 0 : a.w[from], more = next < 0 || next >= W || !bits ? 0 : a.w[next]; \
        r.w[k] = by < 0 ? word >> bits | (bits ? more << (64 - bits) : 0) : word << bits | (bits ? more >> (64 - bits) : 0); } \
    return r; } \
RW_LATE rw_set##W rw_set##W##_along(rw_set##W goal, rw_set##W through, int by, rw_set##W reaching, int longest) { \
    rw_set##W found = rw_set##W##_and(rw_set##W##_moved(goal, -by), reaching); \
    rw_set##W on = rw_set##W##_and(rw_set##W##_moved(through, -by), reaching); \
    for (int steps = 1; steps < longest; steps *= 2) { \
        found = rw_set##W##_or(found, rw_set##W##_and(on, rw_set##W##_moved(found, -by * steps))); \
        on = rw_set##W##_and(on, rw_set##W##_moved(on, -by * steps)); } \
    return found; } \
INLINE int rw_set##W##_is_empty_v(rw_set##W a) { return rw_set##W##_is_empty(&a); } \
INLINE int rw_set##W##_size_v(rw_set##W a) { return rw_set##W##_size(&a); } \
INLINE int rw_set##W##_has_v(rw_set##W a, int i, int n) { return rw_set##W##_has(&a, i, n); } \
INLINE int rw_set##W##_first_v(rw_set##W a) { return rw_set##W##_after(&a, -1); }

/* What is in two sets of words, in a list with room for RW_AT_ONCE more; how many they are. So many are written without asking how many
 * a word has, which cannot be foretold. */
#define RW_AT_ONCE 4
#ifdef __BMI__ /* 64 for a word without members */
#define RW_LOWEST_IF_ANY(word) (int)__builtin_ia32_tzcnt_u64(word)
#else
#define RW_LOWEST_IF_ANY(word) __builtin_ctzll((word) | (uint64_t)1 << 63)
#endif
RW_LATE int rw_members(const uint64_t *words, const uint64_t *among, int count, uint16_t *items) {
    int found = 0;
    for (int k = 0; k < count; k++) {
        if (count > 4 * RW_ROW && k % RW_ROW == 0 && k + RW_ROW <= count && !rw_any_of_row(words + k)) {
            k += RW_ROW - 1;
            continue;
        }
        uint64_t word = words[k] & among[k];
        uint16_t *next = items + found;
        found += __builtin_popcountll(word);
        do
            for (int n = 0; n < RW_AT_ONCE; n++, word &= word - 1) *next++ = (uint16_t)(k * 64 + RW_LOWEST_IF_ANY(word));
        while (word);
    }
    return found;
}

/* The last of some ascending sums, which begin with 0, that is not above a number. */
RW_INLINE int rw_share(const uint32_t *sums, int count, uint32_t number) {
    int found = -1;
    for (int k = 0; k < count; k++) found += sums[k] <= number;
    return found;
}

/* Bits of one set of words moved by `by` into another (the number of words may differ). */
RW_LATE void rw_words_moved(uint64_t *to, int to_words, const uint64_t *from, int from_words, int by) {
    memset(to, 0, (size_t)to_words * 8);
    for (int k = 0; k < from_words; k++) {
        uint64_t word = from[k];
        while (word) {
            int at = k * 64 + __builtin_ctzll(word) + by;
            word &= word - 1;
            if (at >= 0 && at < to_words * 64) to[at >> 6] |= (uint64_t)1 << (at & 63);
        }
    }
}

/* The subset number k of a set, subsets ordered as integers. */
RW_LATE void rw_deposit(uint64_t *to, const uint64_t *from, int words, uint64_t k) {
    for (int i = 0; i < words; i++) {
        uint64_t word = from[i], kept = 0;
        while (word) {
            uint64_t low = word & -word;
            if (k & 1) kept |= low;
            k >>= 1;
            word ^= low;
        }
        to[i] = kept;
    }
}

/* Subsets of a word with `taken` members: how many there are, where that is known to fit, and number k of them. */
RW_INLINE uint32_t rw_ways_to_take(int taken, int among) {
    uint64_t ways = taken >= 0 && taken <= among;
    for (int n = 1; n <= taken && ways; n++) ways = ways * (uint64_t)(among - taken + n) / (uint64_t)n;
    return (uint32_t)ways;
}
RW_LATE uint64_t rw_subset_nth(uint64_t from, int taken, uint32_t k) {
    uint64_t found = 0;
    for (int among = __builtin_popcountll(from); taken > 0 && from; from &= from - 1) {
        uint32_t with = rw_ways_to_take(taken - 1, --among);
        if (k < with) found |= from & -from, taken--;
        else k -= with;
    }
    return found;
}

/* Subsets of a set with a size in a range, ordered as integers: `to` becomes the first or the next one, if there is one. */
RW_INLINE int rw_bits(const uint64_t *words, int count) {
    int n = 0;
    for (int i = 0; i < count; i++) n += __builtin_popcountll(words[i]);
    return n;
}
/* One more, counted in the members of the set; or so much more that the members below the lowest of `to` stay away. */
RW_LATE int rw_raised(uint64_t *to, const uint64_t *from, int words, int from_the_lowest) {
    for (int i = 0; i < words; i++)
        for (uint64_t left = from[i]; left; left &= left - 1) {
            uint64_t member = left & -left;
            if (to[i] & member) {
                to[i] ^= member;
                from_the_lowest = 0;
            } else if (!from_the_lowest) {
                to[i] |= member;
                return 1;
            }
        }
    return 0;
}
/* With the lowest members that are missing, up to a size. */
RW_LATE int rw_filled(uint64_t *to, const uint64_t *from, int words, int size) {
    int n = rw_bits(to, words);
    for (int i = 0; i < words; i++)
        for (uint64_t left = from[i] & ~to[i]; left && n < size; left &= left - 1, n++) to[i] |= left & -left;
    return n >= size;
}
RW_LATE int rw_first_subset(uint64_t *to, const uint64_t *from, int words, rw_between sizes) {
    memset(to, 0, (size_t)words * 8);
    return sizes.low <= sizes.high && sizes.high >= 0 && rw_filled(to, from, words, sizes.low);
}
RW_LATE int rw_next_subset(uint64_t *to, const uint64_t *from, int words, rw_between sizes) {
    if (sizes.high <= 0 || !rw_raised(to, from, words, 0)) return 0;
    while (rw_bits(to, words) > sizes.high) /* what lies between has no fewer members */
        if (!rw_raised(to, from, words, 1)) return 0;
    return rw_filled(to, from, words, sizes.low);
}

/* ---------------------------------------------------------------- ways to split a number over the members of a set */

/* The least split of `left` over the members from index `from` on; whether there is one. */
RW_LATE int rw_split_rest(int32_t *n, const uint64_t *over, const int32_t *caps, int size, int from, int64_t left) {
    if (left < 0) return 0;
    for (int w = (size - 1) >> 6; w >= 0 && w >= from >> 6; w--) {
        uint64_t bits = over[w];
        if (w == from >> 6) bits &= ~(uint64_t)0 << (from & 63);
        while (bits) {
            int b = 63 - __builtin_clzll(bits), i = w * 64 + b;
            bits ^= (uint64_t)1 << b;
            int64_t here = left < caps[i] ? left : caps[i];
            n[i] = (int32_t)(here > 0 ? here : 0);
            left -= n[i];
        }
    }
    return left == 0;
}
RW_LATE int rw_split_next(int32_t *n, const uint64_t *over, const int32_t *caps, int size) {
    int64_t after = 0;
    for (int w = (size - 1) >> 6; w >= 0; w--) {
        uint64_t bits = over[w];
        while (bits) {
            int b = 63 - __builtin_clzll(bits), i = w * 64 + b;
            bits ^= (uint64_t)1 << b;
            if (after > 0 && n[i] < caps[i]) {
                n[i]++;
                return rw_split_rest(n, over, caps, size, i + 1, after - 1);
            }
            after += n[i];
        }
    }
    return 0;
}
/* The first way to split a number, then the next ones; of nothing there is one way, whatever it would be split over. */
RW_INLINE int rw_split(int32_t *n, const uint64_t *over, const int32_t *caps, int size, int total, int *begun) {
    if ((*begun)++) return total != 0 && rw_split_next(n, over, caps, size);
    memset(n, 0, sizeof(int32_t) * (size_t)size);
    return total == 0 || rw_split_rest(n, over, caps, size, 0, total);
}

/* How many ways there are, of splitting t over the members from number i on as n[i][t]; 0 if they are too many to be counted. */
enum { RW_SHARERS = 12, RW_SHARED = 24, RW_MOST_WAYS = 1 << 20 };
typedef struct { uint32_t n[RW_SHARERS + 1][RW_SHARED + 1]; } rw_ways;
RW_LATE uint32_t rw_split_ways(rw_ways *ways, const uint64_t *over, const int32_t *caps, int size, int total) {
    if (total == 0) return 1;
    int i = rw_bits(over, (size + 63) >> 6);
    if (total < 0 || total > RW_SHARED || i > RW_SHARERS) return 0;
    memset(ways->n[i], 0, sizeof ways->n[i]);
    ways->n[i][0] = 1;
    for (int w = (size - 1) >> 6; w >= 0; w--)
        for (uint64_t bits = over[w]; bits; i--) {
            int b = 63 - __builtin_clzll(bits), cap = rw_max(0, caps[w * 64 + b]);
            bits ^= (uint64_t)1 << b;
            for (int t = 0; t <= total; t++)
                ways->n[i - 1][t] = ways->n[i][t] + (t ? ways->n[i - 1][t - 1] : 0) - (t > cap ? ways->n[i][t - 1 - cap] : 0);
        }
    return ways->n[0][total] <= RW_MOST_WAYS ? ways->n[0][total] : 0;
}
/* The way number k. */
RW_LATE void rw_split_nth(int32_t *n, const rw_ways *ways, const uint64_t *over, int size, int total, uint32_t k) {
    memset(n, 0, sizeof(int32_t) * (size_t)size);
    int i = 0;
    for (int w = 0; total && w <= (size - 1) >> 6; w++)
        for (uint64_t bits = over[w]; total && bits; bits &= bits - 1) {
            int32_t here = 0;
            for (i++; k >= ways->n[i][total]; total--, here++) k -= ways->n[i][total];
            n[w * 64 + __builtin_ctzll(bits)] = here;
        }
}
/* Such a way into bytes that are zero; nothing if a count does not fit. */
RW_INLINE void rw_split_store(uint8_t *p, const int32_t *n, const uint64_t *over, int size, int total) {
    if (total == 0) return;
    for (int i = 0; total > 255 && i < size; i++) if (n[i] > 255) return;
    for (int w = 0; w <= (size - 1) >> 6; w++)
        for (uint64_t left = over[w]; left; left &= left - 1) p[w * 64 + __builtin_ctzll(left)] = (uint8_t)n[w * 64 + __builtin_ctzll(left)];
}

/* ---------------------------------------------------------------- bags of N kinds */

#define RW_DEFINE_BAG(N) \
typedef struct { int32_t n[N]; } rw_bag##N; \
RW_LATE rw_bag##N rw_bag##N##_none(void) { rw_bag##N r; memset(&r, 0, sizeof r); return r; } \
RW_LATE rw_bag##N rw_bag##N##_load(const uint8_t *p) { rw_bag##N r; for (int i = 0; i < N; i++) r.n[i] = p[i]; return r; } \
/* 0 if it fits (each count 0..255, total at most capacity), else 1 and nothing is stored */ \
RW_LATE int rw_bag##N##_store(uint8_t *p, rw_bag##N a, int capacity) { \
    uint32_t total = 0, any = 0; \
    for (int i = 0; i < N; i++) { total += (uint32_t)a.n[i]; any |= (uint32_t)a.n[i]; } \
    if (any > 255 || (int64_t)total > capacity) return 1; \
    for (int i = 0; i < N; i++) p[i] = (uint8_t)a.n[i]; \
    return 0; } \
RW_LATE rw_bag##N rw_bag##N##_add(rw_bag##N a, rw_bag##N b) { for (int i = 0; i < N; i++) a.n[i] += b.n[i]; return a; } \
RW_LATE rw_bag##N rw_bag##N##_sub(rw_bag##N a, rw_bag##N b) { for (int i = 0; i < N; i++) a.n[i] = rw_max(0, a.n[i] - b.n[i]); return a; } \
RW_LATE rw_bag##N rw_bag##N##_minus(rw_bag##N a, rw_bag##N b) { for (int i = 0; i < N; i++) a.n[i] -= b.n[i]; return a; } \
RW_LATE rw_bag##N rw_bag##N##_meet(rw_bag##N a, rw_bag##N b) { for (int i = 0; i < N; i++) a.n[i] = rw_min(a.n[i], b.n[i]); return a; } \
RW_LATE rw_bag##N rw_bag##N##_join(rw_bag##N a, rw_bag##N b) { for (int i = 0; i < N; i++) a.n[i] = rw_max(a.n[i], b.n[i]); return a; } \
RW_LATE rw_bag##N rw_bag##N##_amount(int count, int i) { rw_bag##N r = rw_bag##N##_none(); if ((unsigned)i < N) r.n[i] = rw_max(0, count); return r; } \
RW_LATE int rw_bag##N##_eq(rw_bag##N a, rw_bag##N b) { int d = 0; for (int i = 0; i < N; i++) d |= a.n[i] ^ b.n[i]; return d == 0; } \
RW_LATE int rw_bag##N##_within(rw_bag##N a, rw_bag##N b) { int d = 0; for (int i = 0; i < N; i++) d |= a.n[i] > b.n[i]; return d == 0; } \
RW_LATE int rw_bag##N##_size(rw_bag##N a) { int n = 0; for (int i = 0; i < N; i++) n += a.n[i]; return n; } \
RW_LATE int rw_bag##N##_is_empty(rw_bag##N a) { int n = 0; for (int i = 0; i < N; i++) n |= a.n[i]; return n == 0; } \
RW_LATE int rw_bag##N##_count(rw_bag##N a, int i) { return (unsigned)i < N ? a.n[i] : 0; } \
RW_LATE int rw_bag##N##_first(rw_bag##N a) { for (int i = 0; i < N; i++) if (a.n[i] > 0) return i; return -1; } \
RW_LATE void rw_bag##N##_members(rw_bag##N a, uint64_t *w, int words) { \
    memset(w, 0, (size_t)words * 8); \
    for (int i = 0; i < N; i++) if (a.n[i] > 0) w[i >> 6] |= (uint64_t)1 << (i & 63); } \
RW_LATE rw_bag##N rw_bag##N##_of_words(const uint64_t *w) { \
    rw_bag##N r; for (int i = 0; i < N; i++) r.n[i] = (int)(w[i >> 6] >> (i & 63) & 1); return r; }

RW_LATE int rw_bytes_total(const uint8_t *p, int n) { int t = 0; for (int i = 0; i < n; i++) t += p[i]; return t; }
/* Whether one of n bytes is not 0, eight looked at together: the last eight once more where eight do not go into n. */
RW_LATE int rw_bytes_any(const uint8_t *p, int n) {
    uint64_t any = 0, eight;
    int i = 0;
    for (; i + 8 <= n; i += 8) { memcpy(&eight, p + i, 8); any |= eight; }
    if (n < 8) for (; i < n; i++) any |= p[i];
    else if (i < n) { memcpy(&eight, p + n - 8, 8); any |= eight; }
    return any != 0;
}
RW_INLINE int rw_bytes_at(const uint8_t *p, int i, int n) { return (unsigned)i < (unsigned)n ? p[i] : 0; }
/* Which of n bytes the place `left` falls into, if each takes as many places as it says; eight are passed over at once. */
RW_LATE int rw_bytes_pick(const uint8_t *p, int n, int left) {
    const uint64_t even = 0x00FF00FF00FF00FFULL;
    int i = 0;
    for (; i + 8 <= n; i += 8) {
        uint64_t eight;
        memcpy(&eight, p + i, 8);
        int here = (int)(((eight & even) + (eight >> 8 & even)) * 0x0001000100010001ULL >> 48);
        if (left < here && here < 128) { /* each byte with those before it, all compared at once */
            uint64_t upto = eight * 0x0101010101010101ULL, passed = (0x80 + (uint64_t)left) * 0x0101010101010101ULL - upto;
            return i + __builtin_popcountll(passed & 0x8080808080808080ULL);
        }
        if (left < here) break;
        left -= here;
    }
    while (left >= p[i]) left -= p[i++];
    return i;
}
RW_LATE int rw_bytes_first(const uint8_t *p, int n) { for (int i = 0; i < n; i++) if (p[i]) return i; return -1; }
/* The first of n bytes from i on that is not 0, eight looked at together; n if there is none. */
RW_LATE int rw_bytes_next(const uint8_t *p, int i, int n) {
    uint64_t eight = 0;
    for (; i + 8 <= n; i += 8) {
        memcpy(&eight, p + i, 8);
        if (eight) break;
    }
    while (i < n && !p[i]) i++;
    return i;
}

/* ---------------------------------------------------------------- lists of up to C items of type T */

enum { RW_SHORT = 8 };
#define RW_DEFINE_LIST(NAME, T, C) \
typedef struct { int32_t length; T items[C]; } NAME; \
RW_INLINE NAME NAME##_none(void) { NAME r; r.length = 0; return r; } \
/* 0 if it was put, 1 if the list is full */ \
RW_INLINE int NAME##_put(NAME *a, T item) { if (a->length >= C) return 1; a->items[a->length++] = item; return 0; } \
/* in a short list every place is moved, or not, whatever it holds: that needs no call */ \
RW_LATE int NAME##_put_at(NAME *a, T item, int at) { \
    if (a->length >= C) return 1; \
    if (at < 0) at = 0; \
    if (at > a->length) at = a->length; \
    if (C <= RW_SHORT) { for (int i = C - 1; i > 0; i--) a->items[i] = a->items[i - (i > at)]; } \
    else memmove(a->items + at + 1, a->items + at, sizeof(T) * (size_t)(a->length - at)); \
    a->items[at] = item; a->length++; return 0; } \
RW_LATE int NAME##_index(const NAME *a, T item) { for (int i = 0; i < a->length; i++) if (a->items[i] == item) return i; return -1; } \
RW_LATE int NAME##_count(const NAME *a, T item) { int n = 0; for (int i = 0; i < a->length; i++) n += a->items[i] == item; return n; } \
RW_LATE void NAME##_cut(NAME *a, int at) { \
    a->length--; \
    if (C <= RW_SHORT) { for (int i = 0; i < C - 1; i++) a->items[i] = a->items[i + (i >= at)]; } \
    else memmove(a->items + at, a->items + at + 1, sizeof(T) * (size_t)(a->length - at)); } \
RW_LATE int NAME##_eq(NAME a, NAME b) { \
    if (a.length != b.length) return 0; \
    for (int i = 0; i < a.length; i++) if (a.items[i] != b.items[i]) return 0; \
    return 1; } \
RW_INLINE T NAME##_item(const NAME *a, int i, T nothing) { return i >= 0 && i < a->length ? a->items[i] : nothing; } \
RW_INLINE T NAME##_item_v(NAME a, int i, T nothing) { return NAME##_item(&a, i, nothing); } \
RW_INLINE int NAME##_index_v(NAME a, T item) { return NAME##_index(&a, item); } \
RW_INLINE int NAME##_count_v(NAME a, T item) { return NAME##_count(&a, item); } \
RW_INLINE int NAME##_length_v(NAME a) { return a.length; } \
RW_LATE NAME NAME##_tail(NAME a) { if (a.length) NAME##_cut(&a, 0); return a; } \
RW_LATE NAME NAME##_distinct(NAME a) { \
    NAME r = NAME##_none(); \
    for (int i = 0; i < a.length; i++) if (NAME##_index(&r, a.items[i]) < 0) NAME##_put(&r, a.items[i]); \
    return r; } \
RW_LATE int NAME##_order(NAME a, NAME b) { \
    for (int i = 0; i < rw_min(a.length, b.length); i++) if (a.items[i] != b.items[i]) return a.items[i] > b.items[i] ? 1 : -1; \
    return a.length - b.length; } \
/* once around the table of so many seats; from none there is nothing to go around */ \
RW_LATE NAME NAME##_around(int start, int by, int seats) { \
    NAME r = NAME##_none(); \
    for (int i = 0; start && i < seats; i++) NAME##_put(&r, (T)rw_turn(start, by * i, seats)); \
    return r; }

/* Loading and storing a list whose items are kept as P, each with `offset` taken away; all places of a short one, however many it has. */
#define RW_DEFINE_LIST_STORAGE(NAME, P, C) \
RW_LATE NAME NAME##_load_##P(const P *items, int length, int offset) { \
    NAME r; r.length = length > C ? C : length; \
    for (int i = 0; i < (C <= RW_SHORT ? C : r.length); i++) r.items[i] = items[i] + offset; \
    return r; } \
RW_LATE void NAME##_store_##P(P *items, rw_loose_uint16_t *length, NAME a, int offset) { \
    *length = (uint16_t)a.length; \
    for (int i = 0; C <= RW_SHORT && i < C; i++) items[i] = i < a.length ? (P)(a.items[i] - offset) : 0; \
    for (int i = 0; C > RW_SHORT && i < a.length; i++) items[i] = (P)(a.items[i] - offset); \
    for (int i = a.length; C > RW_SHORT && i < C; i++) items[i] = 0; }

/* One list as a list with another capacity; what does not fit is cut off (the caller has checked). */
#define RW_DEFINE_LIST_MOVE(A, B, C) \
RW_LATE B A##_as_##B(A a) { \
    B r; r.length = a.length > C ? C : a.length; \
    for (int i = 0; i < r.length; i++) r.items[i] = a.items[i]; \
    return r; }

/* ---------------------------------------------------------------- rings of N items */

#define RW_DEFINE_ARRAY(NAME, T, N) \
typedef struct { T items[N]; } NAME; \
RW_INLINE T NAME##_item(const NAME *a, int i) { int at = i % N; return a->items[at < 0 ? at + N : at]; } \
RW_INLINE T NAME##_item_v(NAME a, int i) { return NAME##_item(&a, i); } \
/* by a value that names a place; none names nothing */ \
RW_INLINE T NAME##_named(NAME a, int i, T nothing) { return i < 0 ? nothing : NAME##_item(&a, i); }

#define RW_DEFINE_RING(NAME, T, N) \
RW_DEFINE_ARRAY(NAME, T, N) \
RW_LATE int NAME##_count(const NAME *a, T item) { int n = 0; for (int i = 0; i < N; i++) n += a->items[i] == item; return n; } \
RW_LATE int NAME##_count_v(NAME a, T item) { return NAME##_count(&a, item); } \
RW_LATE int NAME##_eq(NAME a, NAME b) { for (int i = 0; i < N; i++) if (a.items[i] != b.items[i]) return 0; return 1; } \
/* the turns k, each of `step` places, for which the ring looks different from all smaller ones, as a mask */ \
RW_LATE uint64_t NAME##_rotations(const NAME *a, int step) { \
    uint64_t found = 0; \
    for (int k = 0; k < N; k += step) { \
        int fresh = 1; \
        for (int m = 0; m < k && fresh; m += step) { \
            int same = 1; \
            for (int i = 0; i < N && same; i++) same = a->items[(i + N - k) % N] == a->items[(i + N - m) % N]; \
            fresh = !same; } \
        if (fresh && k / step < 64) found |= (uint64_t)1 << (k / step); } \
    return found; } \
RW_INLINE uint64_t NAME##_rotations_v(NAME a, int step) { return NAME##_rotations(&a, step); } \
RW_LATE int NAME##_order(NAME a, NAME b) { \
    for (int i = 0; i < N; i++) if (a.items[i] != b.items[i]) return a.items[i] > b.items[i] ? 1 : -1; \
    return 0; }

#define RW_DEFINE_RING_STORAGE(NAME, P, N) \
RW_LATE NAME NAME##_load_##P(const P *items) { NAME r; for (int i = 0; i < N; i++) r.items[i] = items[i]; return r; } \
RW_LATE void NAME##_store_##P(P *items, NAME a) { for (int i = 0; i < N; i++) items[i] = (P)a.items[i]; }

/* ---------------------------------------------------------------- piles: known ends, lists, around a middle, a bag */

#define RW_DEFINE_PILE(NAME, END, BAG, T) \
typedef struct { END top, bottom; BAG middle; } NAME; \
RW_INLINE NAME NAME##_of(END top, BAG middle, END bottom) { NAME r; r.top = top; r.middle = middle; r.bottom = bottom; return r; } \
RW_LATE int NAME##_eq(NAME a, NAME b) { return END##_eq(a.top, b.top) && END##_eq(a.bottom, b.bottom) && BAG##_eq(a.middle, b.middle); } \
RW_LATE int NAME##_size(NAME a) { return a.top.length + a.bottom.length + BAG##_size(a.middle); } \
RW_LATE int NAME##_count(NAME a, T item, int base) { \
    return END##_count(&a.top, item) + END##_count(&a.bottom, item) + BAG##_count(a.middle, (int)item - base); } \
RW_INLINE BAG NAME##_unknown(NAME a) { return a.middle; }

/* The known cards of a pile as a list, from the top down or from the bottom up. */
#define RW_DEFINE_PILE_ENDS(NAME, LIST) \
RW_LATE LIST NAME##_known_top_##LIST(NAME a) { \
    LIST r = LIST##_none(); \
    for (int i = 0; i < a.top.length; i++) LIST##_put(&r, a.top.items[i]); \
    if (NAME##_size(a) == a.top.length + a.bottom.length) for (int i = 0; i < a.bottom.length; i++) LIST##_put(&r, a.bottom.items[i]); \
    return r; } \
RW_LATE LIST NAME##_known_bottom_##LIST(NAME a) { \
    LIST r = LIST##_none(); \
    for (int i = a.bottom.length - 1; i >= 0; i--) LIST##_put(&r, a.bottom.items[i]); \
    if (NAME##_size(a) == a.top.length + a.bottom.length) for (int i = a.top.length - 1; i >= 0; i--) LIST##_put(&r, a.top.items[i]); \
    return r; }

/* One pile as a pile with other ends. */
#define RW_DEFINE_PILE_MOVE(A, B, MOVED) \
RW_LATE B A##_as_##B(A a) { return B##_of(MOVED(a.top), a.middle, MOVED(a.bottom)); }

/* ---------------------------------------------------------------- sets of at most `room` indices, ascending, as T */

/* Whether a lane of a word is 0; `ones` has a 1 in every lane. */
RW_INLINE int rw_lane_is_zero(uint64_t lanes, uint64_t ones) { return (lanes - ones & ~lanes & ones * (~(uint64_t)0 / ones + 1 >> 1)) != 0; }
/* Whether a row of eight to fifteen bytes has a lane: two words, some of it in both, in registers. */
RW_INLINE int rw_short_row_has(const void *items, int bytes, uint64_t sought, uint64_t ones) {
    uint64_t one, two;
    memcpy(&one, items, 8), memcpy(&two, (const char *)items + bytes - 8, 8);
    return rw_lane_is_zero(one ^ sought * ones, ones) | rw_lane_is_zero(two ^ sought * ones, ones);
}

/* Compared a row of sixteen bytes at a time: behind the last there are zeros, so only 0 itself needs its number. */
#define RW_DEFINE_FEW(T) \
typedef T rw_row_##T __attribute__((vector_size(16))); \
RW_INLINE int rw_few_##T##_has(const T *items, int n, int room, int wanted) { \
    const int each = 16 / (int)sizeof(T); \
    T sought = (T)wanted; \
    if (sought != wanted) return 0; \
    if (sought == 0) return n > 0 && items[0] == 0; \
    rw_row_##T row, found = {0}; \
    uint64_t halves[2]; \
    if (2 * room < each) { int found = 0; for (int i = 0; i < n; i++) found |= items[i] == sought; return found; } \
    if (room < each) return rw_short_row_has(items, room * (int)sizeof(T), sought, ~(uint64_t)0 / (T)~(T)0); \
    for (int i = 0; i < n; i += each) { \
        memcpy(&row, items + (i < room - each ? i : room - each), 16); \
        found |= (rw_row_##T)(row == sought); } \
    memcpy(halves, &found, 16); \
    return (halves[0] | halves[1]) != 0; } \
/* whether one of some items, or 0, is among the `parts` numbers from `first` on */ \
RW_INLINE int rw_few_##T##_near(const T *items, int count, int first, int parts) { \
    T found = 0; \
    for (int i = 0; i < count; i++) found |= (T)(items[i] - (T)first) < parts; \
    return found; } \
RW_INLINE int rw_few_##T##_place(const T *items, int n, int wanted) { \
    T k = 0, sought = (T)wanted; \
    if (sought != wanted) return wanted < 0 ? 0 : n; \
    for (int i = 0; i < n; i++) k += items[i] < sought; \
    return k; } \
/* 1 if there is no room */ \
RW_LATE int rw_few_##T##_put(T *items, rw_loose_uint16_t *n, int room, int wanted) { \
    int k = rw_few_##T##_place(items, *n, wanted); \
    if (k < *n && items[k] == wanted) return 0; \
    if (*n >= room) return 1; \
    memmove(items + k + 1, items + k, sizeof(T) * (size_t)(*n - k)); \
    items[k] = (T)wanted; ++*n; return 0; } \
RW_LATE void rw_few_##T##_drop(T *items, rw_loose_uint16_t *n, int wanted) { \
    int k = rw_few_##T##_place(items, *n, wanted); \
    if (k >= *n || items[k] != wanted) return; \
    --*n; memmove(items + k, items + k + 1, sizeof(T) * (size_t)(*n - k)); items[*n] = 0; } \
/* whether there are at most `room`, ascending, and nothing behind them */ \
RW_LATE int rw_few_##T##_intact(const T *items, int n, int room) { \
    if (n > room) return 0; \
    for (int i = 1; i < n; i++) if (items[i] <= items[i - 1]) return 0; \
    for (int i = n; i < room; i++) if (items[i]) return 0; \
    return 1; } \
RW_LATE void rw_few_##T##_spread(const T *items, int n, uint64_t *words, int count) { \
    memset(words, 0, (size_t)count * 8); \
    for (int i = 0; i < n; i++) if (items[i] < count * 64) words[items[i] >> 6] |= (uint64_t)1 << (items[i] & 63); } \
RW_LATE int rw_few_##T##_gather(T *items, rw_loose_uint16_t *n, int room, const uint64_t *words, int count) { \
    int found = 0; \
    for (int k = 0; k < count; k++) found += __builtin_popcountll(words[k]); \
    if (found > room) return 1; \
    *n = (uint16_t)found; found = 0; \
    for (int k = 0; k < count; k++) for (uint64_t word = words[k]; word; word &= word - 1) items[found++] = (T)(k * 64 + __builtin_ctzll(word)); \
    for (; found < room; found++) items[found] = 0; \
    return 0; }

RW_DEFINE_FEW(uint8_t)
RW_DEFINE_FEW(uint16_t)

#define RW_DROPPED_WHOLE 64 /* bytes */

/* A list with room for some items, zeros behind the last, without its first; a short one is moved whole, which needs no call. */
RW_INLINE void rw_drop_first(void *items, rw_loose_uint16_t *length, int each, int room) {
    char *at = items;
    int others = each * room <= RW_DROPPED_WHOLE ? room - 1 : *length ? *length - 1 : 0;
    memmove(at, at + each, (size_t)(each * others));
    memset(at + each * others, 0, (size_t)each);
    if (*length) --*length;
}

/* The same without the item at a place, which it has. */
RW_INLINE void rw_cut(void *items, rw_loose_uint16_t *length, int each, int place) {
    char *at = (char *)items + each * place;
    int others = --*length - place;
    memmove(at, at + each, (size_t)(each * others));
    memset(at + each * others, 0, (size_t)each);
}

/* So many bits, 64 at the most, from the first on. */
RW_INLINE uint64_t rw_bits_row(const uint64_t *words, int first, int count) {
    int shift = first & 63;
    uint64_t row = words[first >> 6] >> shift;
    if (shift + count > 64) row |= words[(first >> 6) + 1] << (64 - shift);
    return row & ~(uint64_t)0 >> (64 - count);
}

/* A column of a table of bits, 64 at the most: the bits that its masks have, word by word. */
RW_LATE uint64_t rw_bits_column(const uint64_t *words, const uint64_t *column, int count) {
    uint64_t found = 0;
    for (int k = 0, at = 0; k < count; k++) {
        found |= rw_gathered(words[k], column[k]) << (at & 63);
        at += rw_size(column[k]);
    }
    return found;
}

/* ---------------------------------------------------------------- groups: union-find with the smallest node as the root's name */

RW_INLINE int rw_root(uint16_t *parent, int node) {
    for (;;) {
        int up = parent[node], upper = parent[up]; /* mostly one step leads to the root, or none: which, need not be foretold */
        if (up == upper) return up;
        parent[node] = (uint16_t)upper;
        node = upper;
    }
}

/* Whether none of `count` nodes is there: 65535 stands for what is not. */
RW_INLINE int rw_all_absent(const uint16_t *parent, int count) {
    uint16_t all = 65535;
    for (int k = 0; k < count; k++) all &= parent[k];
    return all == 65535;
}

/* ---------------------------------------------------------------- bytes from outside */

/* Numbers in memory that must lie within a range; of 64-bit words (letter 'Q') the bits in `high` may be set. Other letters stand for
   sets ('=', as many as `count`, of `low` bytes each), of which no two share a member; for a list ('1', '2', '4': its items are so
   wide), in which no item is none; for a set as a list ('f', 'F': of 8, of 16 bits) with room for `count`. Lengths lie at `low`. */
typedef struct { uint32_t offset, count; char letter; int64_t low, high; } rw_check;

RW_LATE int rw_planes_apart(const uint8_t *at, int planes, int bytes) {
    for (int i = 0; i < bytes; i++) {
        uint8_t seen = 0;
        for (int plane = 0; plane < planes; plane++) {
            uint8_t held = at[plane * bytes + i];
            if (seen & held) return 0;
            seen |= held;
        }
    }
    return 1;
}
RW_LATE int rw_items_whole(const uint8_t *at, int width, int n) {
    for (int i = 0; i < n; i++) {
        int some = 0;
        for (int k = 0; k < width; k++) some |= at[i * width + k];
        if (!some) return 0;
    }
    return 1;
}
RW_LATE int rw_intact_as_a_whole(const void *memory, const rw_check *c) {
    const uint8_t *at = (const uint8_t *)memory + c->offset;
    uint16_t n;
    if (c->letter == '=') return rw_planes_apart(at, (int)c->count, (int)c->low);
    memcpy(&n, (const uint8_t *)memory + c->low, 2);
    if (c->letter == 'f') return rw_few_uint8_t_intact(at, n, (int)c->count);
    if (c->letter == 'F') return rw_few_uint16_t_intact((const uint16_t *)at, n, (int)c->count);
    return rw_items_whole(at, c->letter - '0', n);
}
RW_LATE int rw_intact(const void *memory, const rw_check *checks, int n) {
    for (const rw_check *c = checks; c < checks + n; c++) {
        const char *at = (const char *)memory + c->offset;
        if (strchr("=124fF", c->letter)) {
            if (!rw_intact_as_a_whole(memory, c)) return 0;
            continue;
        }
        for (uint32_t i = 0; i < c->count; i++) {
            int64_t value = 0;
            switch (c->letter) {
                case 'B': value = ((const uint8_t *)at)[i]; break;
                case 'b': value = ((const int8_t *)at)[i]; break;
                case 'H': { uint16_t x; memcpy(&x, at + 2 * i, 2); value = x; break; }
                case 'h': { int16_t x; memcpy(&x, at + 2 * i, 2); value = x; break; }
                case 'I': { uint32_t x; memcpy(&x, at + 4 * i, 4); value = x; break; }
                case 'i': { int32_t x; memcpy(&x, at + 4 * i, 4); value = x; break; }
                case 'Q': { uint64_t x; memcpy(&x, at + 8 * i, 8); if (x & ~(uint64_t)c->high) return 0; continue; }
            }
            if (value < c->low || value > c->high) return 0;
        }
    }
    return 1;
}

/* ---------------------------------------------------------------- a game as a table of functions */

/* All that the runtime and searchers know of a game: each module has one, in a capsule of this name (`RULES`). A position is `size` bytes,
   of which equal positions share the first `plain`; its seeds follow. A move is `move_size` bytes, equal for equal moves. Whatever can go
   wrong returns 0, or the place where it did as a number that the module's table of faults tells. Seats count from 1. */
#define RW_RULES_NAME "rulewright.rules"
#define RW_RULES_VERSION 2

typedef struct {
    uint64_t seed, counter, explicit_chance;
} rw_seeds; /* what follows the bytes of a position */

typedef struct {
    int32_t option;
    uint32_t noted; /* of a recorded move: the block where it was made */
    uint64_t args[];
} rw_move;

typedef struct {
    uint64_t seed;
    int limit, check, keep; /* decisions of a game; whether invariants are looked after; whether games that are not over are kept */
} rw_terms;

typedef struct {
    int32_t *lengths; /* negative: not over */
    uint64_t *winners;
    int32_t *totals; /* seat by seat */
    int *broken;     /* the game in which an invariant does not hold */
} rw_results;

typedef struct {
    uint32_t version, seats, size, plain, move_size, most_outcomes, together;
    int32_t interrupted; /* the place that stands for an interruption by the user */
    uint32_t score_lines, rank_keys, invariants, most_frames;
    const int32_t *option_count, *first_option;              /* by decision; options are numbered through */
    const int32_t *first_arg;                                /* by option; arguments are numbered through */
    const int32_t *arg_kind, *arg_size, *arg_offset;         /* 0 a number, 1 a word, 2 words, 3 counts; bytes; which word of a move */
    int (*load)(void *s, const void *bytes, uint64_t seed);  /* the position that `plain` bytes hold; 1 if they hold none */
    int (*begin)(void *s, uint64_t seed, int explicit_chance); /* a new game, to its first rest */
    void (*copy)(void *to, const void *from);
    void (*settle)(void *s);                                 /* as if nothing had gone wrong */
    int (*kind)(const void *s);                              /* 0 somebody decides, 1 chance is to move, 2 over */
    int (*actor)(const void *s);                             /* who decides */
    int (*point)(const void *s);                             /* the block where it rests */
    int (*decision)(const void *s);                          /* the decision that rests, or -1 */
    int (*decision_at)(int block);
    int (*frames)(const void *s, int *procs, const void **at); /* procedures under way, innermost first: how many, at most `most_frames` */
    int (*moves)(void *s, void **items, int *room);          /* how many moves are legal, written to memory for `room` of them, at least 16,
                                                                which is grown by realloc if need be; -1 if something went wrong */
    int (*count)(void *s);
    int (*is_legal)(void *s, const void *move);
    int (*sample)(void *s, uint64_t *random, void *move);    /* a uniform legal move; `random` is any number but 0, and goes on */
    int (*play)(void *s, const void *move);                  /* a legal move, to the next rest; chance rests */
    int (*outcomes)(void *s, int *values, int *weights);     /* at chance: how many, written to memory for `most_outcomes` */
    int (*happen)(void *s, int value);                       /* one of them */
    uint64_t (*winners)(const void *s);                      /* when over: a mask, bit 0 for the first seat */
    int (*total)(void *s, int seat);
    int (*line)(void *s, int line, int seat);                /* of the score sheet */
    int (*key)(void *s, int key, int seat);                  /* by what seats are ranked */
    int (*holds)(void *s, int number);                       /* an invariant */
    int (*playout)(void *s, uint64_t *random, int limit, int *plies); /* a uniform random game from here, to its end or so many decisions */
    int (*playouts)(const void *start, const rw_terms *terms, int *at, int count, const rw_results *out); /* games from number `at` on: whole
                                                                ones, or from a position; it is left at the one that went wrong */
    int (*record)(void *s, int begun, int number, const rw_terms *terms, void **items); /* one of them: its moves, for the caller to free */
    uint64_t (*perft)(void *s, int depth);
    int (*fault)(const void *s);
    void (*stop)(int wanted);                                /* ends playouts in other threads, or lets them go on again */
} rw_rules;

#endif
