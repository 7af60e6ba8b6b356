/* What tcc lacks of gcc: it compiles a module in a twentieth of the time, which counts where thousands are built. */
#ifndef RW_TCC_H
#define RW_TCC_H
static inline int rw_tcc_popcount(unsigned long long a) { int n = 0; for (; a; a &= a - 1) n++; return n; }
static inline int rw_tcc_ctz(unsigned long long a) { int n = 0; for (; !(a & 1); a >>= 1) n++; return n; }
static inline int rw_tcc_clz(unsigned long long a) { int n = 0; for (; !(a >> 63); a <<= 1) n++; return n; }
#define __builtin_popcountll rw_tcc_popcount
#define __builtin_ctzll rw_tcc_ctz
#define __builtin_clzll rw_tcc_clz
#endif
