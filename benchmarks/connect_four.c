/* Uniform random playouts of Connect Four (7 columns, 6 rows) on bitboards: the hand-written yardstick.
 *
 *   connect_four COUNT SEED   prints "playouts moves seconds"
 *
 * Bit 7 * column + row; row 6 of each column is always empty, so shifted lines cannot run on into the next column.
 * `board` has the discs of the player to move, `filled` all discs.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define BOTTOM 0x0040810204081ULL /* row 0 of the seven columns */
#define TOP (BOTTOM << 5)         /* row 5 */

static uint64_t random_state;

static inline uint64_t next_random(void) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return random_state * 0x2545F4914F6CDD1DULL;
}

static inline int has_line(uint64_t discs) {
    static const int steps[4] = {1, 7, 6, 8};
    for (int i = 0; i < 4; i++) {
        uint64_t pairs = discs & (discs >> steps[i]);
        if (pairs & (pairs >> (2 * steps[i]))) return 1;
    }
    return 0;
}

/* One game from the empty grid; returns its number of moves. */
static inline int playout(void) {
    uint64_t board = 0, filled = 0;
    for (int moves = 0; moves < 42;) {
        uint64_t open = ~(filled >> 5) & BOTTOM; /* columns whose top cell is free */
        int choice = (int)((uint64_t)(uint32_t)(next_random() >> 32) * (uint64_t)__builtin_popcountll(open) >> 32);
        while (choice--) open &= open - 1;
        uint64_t column = open & -open;
        uint64_t disc = (filled + column) & (column * 0x3F);
        filled |= disc;
        board |= disc;
        moves++;
        if (has_line(board)) return moves;
        board ^= filled;
    }
    return 42;
}

int main(int argc, char **argv) {
    long count = argc > 1 ? atol(argv[1]) : 1000000;
    random_state = (argc > 2 ? strtoull(argv[2], NULL, 10) : 1) * 0x9E3779B97F4A7C15ULL | 1;
    struct timespec begin, end;
    long moves = 0;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long game = 0; game < count; game++) moves += playout();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%ld %ld %.9f\n", count, moves, (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec));
    return 0;
}
