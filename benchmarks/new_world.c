/* Uniform random playouts of New World for two players: the hand-written yardstick for games of tiles.
 *
 *   new_world COUNT SEED          prints "playouts moves seconds"
 *   new_world COUNT SEED trace    prints each game, for tests/test_benchmarks.py, which plays it again by the definition:
 *                                 a line of starter, pairs of rows, turns and scores
 *
 * Each empty cell beside a tile or the coast keeps what its edges must show, two bits an edge, so that the turns in which a tile
 * fits are looked up. Trails, towns and plains are found by union; the tiles of one are the bits of a word. Rule numbers are
 * those of definitions/new_world/RULES.md.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 2, ROWS = 12, WIDE = 64, CELLS = 14 * WIDE, KINDS = 29, TILES = 60, MARKS = 8, SETTLERS = 5 };
enum { PLAINS_EDGE = 1, TRAIL_EDGE, TOWN_EDGE };
enum { TRAIL, TOWN, PLAINS, FARM };
enum { NOBODY = -1 };

static const int STEP[4] = {-WIDE, -1, WIDE, 1}; /* N E S W: the coast is in the east, at column 0 */
static const int AROUND[8] = {-WIDE - 1, -WIDE, -WIDE + 1, -1, 1, WIDE - 1, WIDE, WIDE + 1};

/* Copies; edges N E S W; the segment at each third of each edge, clockwise; kinds of the segments a, b, …: t trail, w town, p plains,
 * f farm; what is counted on them: posts, flags or animals. (NW-03) */
static const struct { int copies; const char *edges, *slots, *kinds, *counted; } PRINTED[KINDS] = {
    {3, "PPPP", "b-bb-bb-bb-b", "fp", "00"}, {1, "PPPP", "b-bb-bb-bb-b", "fp", "01"},
    {2, "PPTP", "c-cc-ccbcc-c", "ftp", "000"}, {4, "TPTP", "cabb-bbacc-c", "tpp", "010"},
    {2, "TPTP", "cabb-bbacc-c", "tpp", "100"}, {5, "PPTT", "c-cc-ccabbac", "tpp", "001"},
    {2, "PPTT", "c-cc-ccabbac", "tpp", "100"}, {4, "PTTT", "d-ddaeebffcd", "tttppp", "000100"},
    {1, "TTTT", "haeebffcggdh", "ttttpppp", "00000000"}, {3, "WPPP", "-a-b-bb-bb-b", "wp", "01"},
    {2, "WPPP", "-a-b-bb-bb-b", "wp", "02"}, {2, "WWPP", "-a--a-b-bb-b", "wp", "00"},
    {1, "WWPP", "-a--a-b-bb-b", "wp", "11"}, {2, "WWPP", "-a--b-c-cc-c", "wwp", "001"},
    {1, "WPWP", "-a-b-b-a-c-c", "wpp", "000"}, {1, "WPWP", "-a-b-b-a-c-c", "wpp", "100"},
    {2, "WPWP", "-a-c-c-b-c-c", "wwp", "001"}, {2, "WWPW", "-a--a-b-b-a-", "wp", "00"},
    {1, "WWPW", "-a--a-b-b-a-", "wp", "10"}, {1, "WWTW", "-a--a-cbd-a-", "wtpp", "0000"},
    {1, "WWTW", "-a--a-cbd-a-", "wtpp", "1000"}, {1, "WWWW", "-a--a--a--a-", "w", "1"},
    {3, "WTPT", "-a-cbdd-ddbc", "wtpp", "0001"}, {1, "WTPT", "-a-cbdd-ddbc", "wtpp", "0100"},
    {3, "WTTP", "-a-dbccbdd-d", "wtpp", "0001"}, {3, "WPTT", "-a-d-ddbccbd", "wtpp", "0001"},
    {3, "WTTT", "-a-ebffcggde", "wtttppp", "0000000"}, {2, "WWTT", "-a--a-dbccbd", "wtpp", "0000"},
    {1, "WWTT", "-a--a-dbccbd", "wtpp", "1000"},
};
static const char COAST[ROWS + 2] = "-PTPWTPPTWPTP"; /* rows 1 to 12 (NW-02) */

static struct { int8_t edges[4], slots[12]; } turned[KINDS][4];
static int8_t segments[KINDS], kind_of[KINDS][MARKS], counted[KINDS][MARKS];
static uint8_t fits[KINDS][256]; /* turns in which a tile meets what its neighbours ask for, as bits (NW-12) */
static uint8_t box[TILES];       /* all tiles, as kinds */

static int edge_of(char letter) { return letter == 'P' ? PLAINS_EDGE : letter == 'T' ? TRAIL_EDGE : TOWN_EDGE; }

/* Whether a tile looks the same after k quarter turns: like segments at like places, whatever they are called. */
static int unchanged(int t, int k) {
    for (int i = 0; i < 12; i++) {
        int a = turned[t][0].slots[i], b = turned[t][0].slots[(i + 3 * k) % 12];
        if ((a < 0) != (b < 0)) return 0;
        if (a >= 0 && (kind_of[t][a] != kind_of[t][b] || counted[t][a] != counted[t][b])) return 0;
        for (int j = 0; j < 12; j++) {
            int c = turned[t][0].slots[j], d = turned[t][0].slots[(j + 3 * k) % 12];
            if ((a == c) != (b == d)) return 0;
        }
    }
    return 1;
}

static void prepare(void) {
    int filled = 0;
    for (int t = 0; t < KINDS; t++) {
        segments[t] = (int8_t)strlen(PRINTED[t].kinds);
        for (int m = 0; m < segments[t]; m++) {
            kind_of[t][m] = (int8_t)(strchr("twpf", PRINTED[t].kinds[m]) - "twpf");
            counted[t][m] = PRINTED[t].counted[m] - '0';
        }
        for (int k = 0; k < 4; k++) {
            for (int i = 0; i < 12; i++) {
                char letter = PRINTED[t].slots[(i + 12 - 3 * k) % 12];
                turned[t][k].slots[i] = letter == '-' ? -1 : letter - 'a';
            }
            for (int d = 0; d < 4; d++) turned[t][k].edges[d] = (int8_t)edge_of(PRINTED[t].edges[(d + 4 - k) % 4]);
        }
        int looks = unchanged(t, 1) ? 1 : unchanged(t, 2) ? 2 : 4;
        for (int asked = 0; asked < 256; asked++)
            for (int k = 0; k < looks; k++) {
                int meets = 1;
                for (int d = 0; d < 4; d++) {
                    int wanted = asked >> (2 * d) & 3;
                    meets &= !wanted || wanted == turned[t][k].edges[d];
                }
                fits[t][asked] |= (uint8_t)(meets << k);
            }
        for (int copy = 0; copy < PRINTED[t].copies; copy++) box[filled++] = (uint8_t)t;
    }
}

/* ---------------------------------------------------------------- one game */

typedef struct {
    uint64_t tiles; /* by the order in which they were laid */
    int16_t parent; /* itself: this segment stands for its feature */
    int16_t open;   /* edges or surrounding cells that are not filled; plains are never complete (NW-50) */
    int16_t counted;
    int8_t kind, settlers[PLAYERS];
} Feature;

static struct {
    int8_t tile[CELLS], turn[CELLS], number[CELLS]; /* number: in which order tiles were laid */
    uint8_t asked[CELLS];                           /* what an empty cell's edges must show */
    int16_t place[CELLS];                           /* where a cell stands in the frontier, -1 nowhere */
    int16_t frontier[CELLS];
    int frontiers, pile;
    uint8_t draw[TILES];
    Feature features[TILES * MARKS];
    int laid, farms;
    int16_t farm_cell[8], farm_segment[8];
    int16_t settled[PLAYERS][SETTLERS], cell_of[PLAYERS][SETTLERS];
    int count[PLAYERS], row[2 * PLAYERS], column[2 * PLAYERS], score[PLAYERS];
} g;

static uint64_t random_state;
static int tracing;

static inline int chosen(int among) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return (int)((uint64_t)(uint32_t)(random_state * 0x2545F4914F6CDD1DULL >> 32) * (uint64_t)among >> 32);
}

static inline int is_land(int cell) {
    int row = cell / WIDE, column = cell % WIDE;
    return row >= 1 && row <= ROWS && column >= 1 && column <= TILES;
}

static inline int is_shore(int cell) { return cell % WIDE == 0 && cell / WIDE >= 1 && cell / WIDE <= ROWS; }

static inline int root(int segment) {
    while (g.features[segment].parent != segment) {
        g.features[segment].parent = g.features[g.features[segment].parent].parent;
        segment = g.features[segment].parent;
    }
    return segment;
}

static inline void unite(int one, int other) {
    one = root(one), other = root(other);
    if (one == other) return;
    Feature *a = &g.features[one], *b = &g.features[other];
    b->parent = (int16_t)one;
    a->tiles |= b->tiles;
    a->open += b->open;
    a->counted += b->counted;
    for (int p = 0; p < PLAYERS; p++) a->settlers[p] += b->settlers[p];
}

static void add_to_frontier(int cell) {
    g.place[cell] = (int16_t)g.frontiers;
    g.frontier[g.frontiers++] = (int16_t)cell;
}

static void begin(void) {
    memset(g.tile, -1, sizeof g.tile);
    memset(g.asked, 0, sizeof g.asked);
    memset(g.place, -1, sizeof g.place);
    memset(g.count, 0, sizeof g.count);
    memset(g.column, 0, sizeof g.column);
    memset(g.score, 0, sizeof g.score);
    memcpy(g.draw, box, sizeof box);
    g.frontiers = g.laid = g.farms = 0;
    g.pile = TILES;
    for (int row = 1; row <= ROWS; row++) { /* NW-11, NW-13 */
        g.asked[row * WIDE + 1] = (uint8_t)(edge_of(COAST[row]) << 2);
        add_to_frontier(row * WIDE + 1);
    }
}

static void lay(int t, int cell, int k) {
    int number = g.laid++, first = number * MARKS, last = g.place[cell];
    const int8_t *slots = turned[t][k].slots, *edges = turned[t][k].edges;
    g.tile[cell] = (int8_t)t, g.turn[cell] = (int8_t)k, g.number[cell] = (int8_t)number;
    g.frontier[last] = g.frontier[--g.frontiers];
    g.place[g.frontier[last]] = (int16_t)last;
    for (int m = 0; m < segments[t]; m++) {
        Feature *f = &g.features[first + m];
        *f = (Feature){1ULL << number, (int16_t)(first + m), 0, counted[t][m], kind_of[t][m], {0}};
        if (f->kind == PLAINS) f->open = 1;
        if (f->kind == FARM) {
            for (int i = 0; i < 8; i++) f->open += g.tile[cell + AROUND[i]] < 0 && !is_shore(cell + AROUND[i]);
            g.farm_cell[g.farms] = (int16_t)cell;
            g.farm_segment[g.farms++] = (int16_t)(first + m);
        }
    }
    for (int f = 0; f < g.farms; f++) { /* NW-36: it may fill a hole beside a farm */
        int away = g.farm_cell[f] - cell;
        for (int i = 0; i < 8; i++) g.features[g.farm_segment[f]].open -= away == AROUND[i];
    }
    for (int d = 0; d < 4; d++) {
        int beside = cell + STEP[d], middle = slots[3 * d + 1];
        if (g.tile[beside] >= 0) {
            int theirs = g.number[beside] * MARKS, across = 3 * ((d + 2) % 4);
            const int8_t *facing = turned[g.tile[beside]][g.turn[beside]].slots + across;
            if (middle >= 0) {
                g.features[root(theirs + facing[1])].open--;
                unite(first + middle, theirs + facing[1]);
            }
            if (slots[3 * d] >= 0) unite(first + slots[3 * d], theirs + facing[2]);
            if (slots[3 * d + 2] >= 0) unite(first + slots[3 * d + 2], theirs + facing[0]);
        } else if (!is_shore(beside)) {
            if (middle >= 0) g.features[root(first + middle)].open++;
            if (is_land(beside)) {
                if (g.place[beside] < 0) add_to_frontier(beside);
                g.asked[beside] |= (uint8_t)(edges[d] << (2 * ((d + 2) % 4)));
            }
        }
    }
}

/* NW-31: those with most settlers score in full. */
static void pay(const Feature *f, int points) {
    int most = 0;
    for (int p = 0; p < PLAYERS; p++) most = f->settlers[p] > most ? f->settlers[p] : most;
    for (int p = 0; p < PLAYERS; p++)
        if (most && f->settlers[p] == most) g.score[p] += points;
}

static inline int claimed(const Feature *f) {
    int all = 0;
    for (int p = 0; p < PLAYERS; p++) all += f->settlers[p];
    return all;
}

static void send_home(int p, int which) {
    g.features[root(g.settled[p][which])].settlers[p]--;
    g.count[p]--;
    g.settled[p][which] = g.settled[p][g.count[p]];
    g.cell_of[p][which] = g.cell_of[p][g.count[p]];
}

static inline int easternmost(void) { /* NW-41 */
    int best = 0;
    for (int x = 1; x < 2 * PLAYERS; x++)
        if (g.column[x] < g.column[best] || (g.column[x] == g.column[best] && g.row[x] < g.row[best])) best = x;
    return best;
}

static void score(int cell) {
    int done[MARKS + 9], count = 0, t = g.tile[cell], first = g.number[cell] * MARKS;
    for (int m = 0; m < segments[t]; m++) done[count++] = root(first + m);
    for (int f = 0; f < g.farms; f++) {
        int away = g.farm_cell[f] - cell;
        for (int i = 0; i < 8; i++)
            if (away == AROUND[i]) done[count++] = g.farm_segment[f];
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int again = 0;
        for (int j = 0; j < kept; j++) again |= done[j] == done[i];
        if (!again && g.features[done[i]].open == 0 && claimed(&g.features[done[i]])) done[kept++] = done[i];
    }
    if (!kept) return; /* NW-40 */
    for (int i = 0; i < kept; i++) {
        const Feature *f = &g.features[done[i]];
        int tiles = __builtin_popcountll(f->tiles);
        pay(f, f->kind == TRAIL ? tiles + 2 * f->counted : f->kind == TOWN ? 2 * tiles + 2 * f->counted : 9); /* NW-29, 30, 34 */
    }
    g.column[easternmost()]++; /* NW-39 */
    for (int p = 0; p < PLAYERS; p++) {
        uint64_t columns = 0;
        for (int s = 0; s < g.count[p]; s++) columns |= 1ULL << (g.cell_of[p][s] % WIDE);
        for (int x = 0; x < 2 * PLAYERS; x++) g.score[p] += 4 * (int)(columns >> g.column[x] & 1); /* NW-42 */
    }
    int behind = g.column[easternmost()];
    for (int p = 0; p < PLAYERS; p++)
        for (int s = g.count[p] - 1; s >= 0; s--) {
            int feature = root(g.settled[p][s]), gone = 0;
            for (int i = 0; i < kept; i++) gone |= done[i] == feature; /* NW-45 */
            gone |= g.features[feature].kind != PLAINS && g.cell_of[p][s] % WIDE < behind; /* NW-46 to NW-48 */
            if (gone) send_home(p, s);
        }
}

static void score_at_end(void) {
    uint64_t seen[TILES * MARKS / 64 + 1] = {0};
    for (int p = 0; p < PLAYERS; p++)
        for (int s = 0; s < g.count[p]; s++) {
            int at = root(g.settled[p][s]);
            const Feature *f = &g.features[at];
            if (f->open == 0 || seen[at / 64] >> at % 64 & 1) continue;
            seen[at / 64] |= 1ULL << at % 64;
            int tiles = __builtin_popcountll(f->tiles), points = f->counted;    /* NW-57 */
            if (f->kind == TRAIL) points = tiles;                               /* NW-53 */
            if (f->kind == TOWN) points = 2 * tiles + f->counted;               /* NW-54, NW-55 */
            if (f->kind == FARM) {                                              /* NW-56 */
                points = 1;
                for (int i = 0; i < 8; i++) points += g.tile[g.cell_of[p][s] + AROUND[i]] >= 0;
            }
            pay(f, points);
        }
}

/* NW-07: each player, from the starter on, takes two free rows. */
static void land(int starter) {
    int taken = 0;
    for (int turn = 0; turn < PLAYERS; turn++) {
        int p = (starter + turn) % PLAYERS, free = ROWS - 2 * turn, number = chosen(free * (free - 1) / 2);
        for (int one = 1; one <= ROWS; one++)
            for (int other = one + 1; other <= ROWS; other++)
                if (!(taken >> one & 1) && !(taken >> other & 1) && number-- == 0) {
                    g.row[2 * p] = one, g.row[2 * p + 1] = other;
                }
        taken |= 1 << g.row[2 * p] | 1 << g.row[2 * p + 1];
        if (tracing) printf(" %d-%d", g.row[2 * p], g.row[2 * p + 1]);
    }
}

/* NW-17 to NW-22; returns how many moves that was. */
static int deploy(int p, int cell) {
    int free[MARKS], count = 0, t = g.tile[cell], first = g.number[cell] * MARKS;
    if (g.count[p] == SETTLERS) {
        if (tracing) printf(":0:-");
        return 0;
    }
    for (int m = 0; m < segments[t]; m++)
        if (!claimed(&g.features[root(first + m)])) free[count++] = m;
    int choice = chosen(count + 1);
    if (choice < count) {
        g.settled[p][g.count[p]] = (int16_t)(first + free[choice]);
        g.cell_of[p][g.count[p]++] = (int16_t)cell;
        g.features[root(first + free[choice])].settlers[p]++;
    }
    if (tracing) printf(":%d:%c", count + 1, choice < count ? 'a' + free[choice] : '-');
    return 1;
}

static int playout(void) {
    int starter = chosen(PLAYERS), moves = PLAYERS;
    begin();
    if (tracing) printf("%d", starter);
    land(starter);
    for (int p = starter; g.pile; p = (p + 1) % PLAYERS) {
        int cell = -1;
        while (cell < 0 && g.pile) {
            int at = chosen(g.pile), t = g.draw[at], count = 0;
            g.draw[at] = g.draw[--g.pile];
            for (int i = 0; i < g.frontiers; i++) count += __builtin_popcount(fits[t][g.asked[g.frontier[i]]]);
            if (tracing) printf(" L%02d:%d", t + 1, count);
            if (!count) continue; /* NW-16 */
            moves++;
            int choice = chosen(count), k = 0;
            for (int i = 0; i < g.frontiers && cell < 0; i++) {
                unsigned turns = fits[t][g.asked[g.frontier[i]]];
                int here = __builtin_popcount(turns);
                if (choice >= here) {
                    choice -= here;
                    continue;
                }
                while (choice--) turns &= turns - 1;
                cell = g.frontier[i], k = __builtin_ctz(turns);
            }
            lay(t, cell, k);
            if (tracing) printf(":%d:%d:%d", cell / WIDE, cell % WIDE, k);
        }
        if (cell >= 0) {
            moves += deploy(p, cell);
            score(cell);
        }
    }
    score_at_end();
    if (tracing) {
        for (int p = 0; p < PLAYERS; p++) printf(" %d", g.score[p]);
        printf(" %d\n", moves);
    }
    return moves;
}

int main(int argc, char **argv) {
    long count = argc > 1 ? atol(argv[1]) : 10000, moves = 0;
    random_state = (argc > 2 ? strtoull(argv[2], NULL, 10) : 1) * 0x9E3779B97F4A7C15ULL | 1;
    tracing = argc > 3;
    prepare();
    struct timespec begin, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long game = 0; game < count; game++) moves += playout();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    if (!tracing)
        printf("%ld %ld %.9f\n", count, moves, (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec));
    return 0;
}
