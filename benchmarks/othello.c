/* Uniform random playouts of Othello on bitboards: the hand-written yardstick.
 *
 *   othello COUNT SEED   prints "playouts moves seconds"; a pass counts as a move
 *
 * Bit 8 * row + column. `own` has the discs of the player to move, `other` those of the opponent. Moves and flips are
 * found by flooding in the eight directions, all squares at once.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define INNER 0x7E7E7E7E7E7E7E7EULL /* columns b to g: what a flood along rows or diagonals may pass */

static uint64_t random_state;

static inline uint64_t next_random(void) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return random_state * 0x2545F4914F6CDD1DULL;
}

static inline uint64_t up(uint64_t squares, int step) { return squares << step; }
static inline uint64_t down(uint64_t squares, int step) { return squares >> step; }

/* Discs of `through` in an unbroken row that starts next to `from`. */
#define FLOOD(shift, from, through, step)                  \
    ({                                                     \
        uint64_t row_ = (through)&shift(from, step);       \
        row_ |= (through)&shift(row_, step);               \
        row_ |= (through)&shift(row_, step);               \
        row_ |= (through)&shift(row_, step);               \
        row_ |= (through)&shift(row_, step);               \
        row_ |= (through)&shift(row_, step);               \
        row_;                                              \
    })

static inline uint64_t legal_squares(uint64_t own, uint64_t other) {
    uint64_t inner = other & INNER, found = 0;
    found |= up(FLOOD(up, own, inner, 1), 1) | down(FLOOD(down, own, inner, 1), 1);
    found |= up(FLOOD(up, own, other, 8), 8) | down(FLOOD(down, own, other, 8), 8);
    found |= up(FLOOD(up, own, inner, 7), 7) | down(FLOOD(down, own, inner, 7), 7);
    found |= up(FLOOD(up, own, inner, 9), 9) | down(FLOOD(down, own, inner, 9), 9);
    return found & ~(own | other);
}

static inline uint64_t flips_along(uint64_t square, uint64_t own, uint64_t through, int step) {
    uint64_t above = FLOOD(up, square, through, step), below = FLOOD(down, square, through, step);
    return (up(above, step) & own ? above : 0) | (down(below, step) & own ? below : 0);
}

static inline uint64_t flips(uint64_t square, uint64_t own, uint64_t other) {
    uint64_t inner = other & INNER;
    return flips_along(square, own, inner, 1) | flips_along(square, own, other, 8) |
           flips_along(square, own, inner, 7) | flips_along(square, own, inner, 9);
}

/* One game from the start; returns its number of moves. */
static inline int playout(void) {
    uint64_t own = 0x0000000810000000ULL, other = 0x0000001008000000ULL;
    int moves = 0;
    for (;;) {
        uint64_t legal = legal_squares(own, other), swap;
        if (legal) {
            int choice = (int)((uint64_t)(uint32_t)(next_random() >> 32) * (uint64_t)__builtin_popcountll(legal) >> 32);
            while (choice--) legal &= legal - 1;
            uint64_t square = legal & -legal, turned = flips(square, own, other);
            own |= square | turned;
            other ^= turned;
        } else if (!legal_squares(other, own)) {
            return moves;
        }
        moves++;
        swap = own, own = other, other = swap;
    }
}

int main(int argc, char **argv) {
    long count = argc > 1 ? atol(argv[1]) : 100000;
    random_state = (argc > 2 ? strtoull(argv[2], NULL, 10) : 1) * 0x9E3779B97F4A7C15ULL | 1;
    struct timespec begin, end;
    long moves = 0;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long game = 0; game < count; game++) moves += playout();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%ld %ld %.9f\n", count, moves, (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec));
    return 0;
}
