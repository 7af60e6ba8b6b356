/* What every rule module does in types of its own. An emitted module says what a position is (S), how many words a move has, and the
   tables of its flow; then it includes this, and defines the functions named `rules_…` below. The table of functions at the end is all that
   anybody else knows of a game. */
#ifndef RULEWRIGHT_RULES_H
#define RULEWRIGHT_RULES_H

#include <stdlib.h>
#include "rulewright.h"

typedef struct {
    int32_t option;
    uint32_t noted; /* which prefers it satisfies; of a move that is recorded, its block */
    uint64_t args[MOVE_WORDS];
} Move;

enum { NEAR = 2048 / sizeof(Move) > FEW ? 2048 / sizeof(Move) : FEW };
typedef struct {
    Move *items;
    int count, room;
    Move few[NEAR]; /* where the first ones lie: FEW, or all that have room in two kilobytes */
} Moves;

typedef struct {
    int whole; /* to the end of a procedure, and not only as far as something must be completed */
    int steps, option, wanted, base, join, bodies_end;
} Trial;

typedef struct {
    uint64_t state;
    int plies; /* decisions made */
    int most;  /* so many are made before `pauses` is asked */
    int breath; /* so many are left, in this game and the next ones, before somebody looks for an interruption */
    int limit; /* so many are made in all */
    int seeing; /* whether the move that is being made may turn out not to be legal: */
    int asked; /* the decision at which it was drawn */
    S *before; /* the position there; NULL: moves are tried on a copy instead */
    int taken_back; /* whether another is drawn because it was not */
    Moves moves;
    int drawn; /* which of them */
    const Moves *first; /* those of the rest from which all games go on; or NULL */
    Moves *record; /* where every move is kept, its block as `noted`; or NULL */
} Sampler;

typedef struct {
    int point;
    void *given; /* a move, or the arguments of a procedure that begins */
    void *passed; /* where those lie */
    Move chosen;
} Run;

#define SURE 0x80000000u /* noted of a move: only calling procedures can make a trial needed */

static void rules_initialise(S *s);
static void rules_begin(S *s);   /* the first position, before anything happens */
static void rules_prepare(S *s); /* what is kept about a position is found */
static int rules_run(S *s, Trial *t, Sampler *rng, int point, void *given); /* 1: it failed */
static void rules_legal(S *s, Moves *out);
static int rules_is_legal(S *s, Move *m);
static int rules_outcomes(S *s, int *values, int *weights);
static int rules_total(S *s, int seat);
static int rules_line(S *s, int line, int seat);
static int rules_key(S *s, int key, int seat);
static int rules_holds(S *s, int number);

/* ---------------------------------------------------------------- faults and effort */

static inline void fault(S *s, int site) {
    if (s->r_fault) return;
    s->r_fault = site;
    s->r_alarm = -1; /* what is being carried out ends where it is counted next */
}
static inline void pass_fault(S *to, S *source) {
    to->r_spent = source->r_spent;
    if (source->r_fault) fault(to, source->r_fault);
}
/* Numbers to compute with: one that is none, too large or out of its range is a fault at `site`. */
static inline int present(S *s, int a, int site) {
    if (a != RW_NIL) return a;
    fault(s, site);
    return 0;
}
static inline int int32(S *s, int64_t a, int site) {
    if (a <= RW_MANY && a > RW_NIL) return (int)a;
    fault(s, site);
    return 0;
}
static inline int checked_add(S *s, int a, int b, int site) { return int32(s, (int64_t)a + b, site); }
static inline int checked_sub(S *s, int a, int b, int site) { return int32(s, (int64_t)a - b, site); }
static inline int checked_mul(S *s, int a, int b, int site) { return int32(s, (int64_t)a * b, site); }
static inline int checked_div(S *s, int a, int b, int site) {
    if (b) return rw_div(a, b);
    fault(s, site);
    return 0;
}
static inline int checked_mod(S *s, int a, int b, int site) {
    if (b) return rw_mod(a, b);
    fault(s, site);
    return 0;
}
static inline int within(S *s, int a, int low, int high, int optional, int site) {
    if ((low <= a && a <= high) || (optional && a == RW_NIL)) return a;
    fault(s, site);
    return low;
}
/* A condition that was foreseen: where it faults, so would the trial it stands for, which counts as a way. */
static inline int is_way(S *s, int holds) {
    if (s->r_fault == 0 || !POSTPONED[s->r_fault]) return holds;
    s->r_fault = 0;
    return 1;
}
/* Whether a trial met a fault that is told when the move is made, so that it counts as a way; any other is passed on. */
static inline int postponed(S *to, S *tried) {
    if (POSTPONED[tried->r_fault]) {
        to->r_spent = tried->r_spent;
        return 1;
    }
    pass_fault(to, tried);
    return 0;
}
static inline void rested(S *s) {
    s->r_spent = 0;
    s->r_place = 0;
    s->r_alarm = CHUNK;
}
/* Now and then: whether something has gone wrong, the user has interrupted, or the rules go on for too long. */
static int alarmed(S *s, int site) {
    if (s->r_fault) return 1;
    if (rw_pulse()) fault(s, INTERRUPTED);
    else if (s->r_spent > WORK) fault(s, s->r_look ? s->r_look : s->r_place ? s->r_place : site);
    else {
        s->r_alarm = s->r_spent + CHUNK;
        return 0;
    }
    return 1;
}
/* The same between two blocks, where nothing is being carried out. */
static int circling(S *s, int site) {
    s->r_place = 0;
    return alarmed(s, site);
}
/* A position that is not large is copied in pieces for which nothing is called. */
enum { PIECE = 256, PIECES = COPIED <= 4096 ? COPIED / PIECE : 0 };
static inline void copy_state(S *to, S *source) {
    char *into = (char *)to, *from = (char *)source;
    for (int i = 0; i < PIECES; i++) memcpy(into + i * PIECE, from + i * PIECE, PIECE);
    memcpy(into + PIECES * PIECE, from + PIECES * PIECE, COPIED - PIECES * PIECE);
    FORGET(to);
}
/* All states at nothing; what is kept beside a position is cleared with it, unless it is so large that it is found afresh. */
static inline void blank(S *s) {
    memset(s, 0, COPIED);
    FORGET(s);
}
/* Room for a copy of a position while something is tried: on the stack, unless a position is large. */
enum { ON_STACK = sizeof(S) <= 4096 };
typedef struct { uint64_t words[ON_STACK ? sizeof(S) / 8 + 1 : 1]; } __attribute__((aligned(64))) Room;
static inline S *scratch(S *s, Room *room) {
    S *c = ON_STACK ? (S *)room : malloc(sizeof(S));
    if (c == NULL) fault(s, MEMORY);
    else copy_state(c, s);
    return c;
}
static inline void let_go(S *c) {
    if (!ON_STACK) free(c);
}

/* ---------------------------------------------------------------- lists of moves */

static inline void no_moves(Moves *moves) {
    moves->items = moves->few;
    moves->count = 0;
    moves->room = NEAR;
}
static inline void drop(Moves *moves) {
    if (moves->items != moves->few) free(moves->items);
}
static int grow(S *s, Moves *moves) {
    int room = rw_min(4 * moves->room, MOST_MOVES), first = moves->items == moves->few;
    if (moves->room >= MOST_MOVES) {
        fault(s, s->r_listed);
        return 0;
    }
    Move *grown = realloc(first ? NULL : moves->items, (size_t)room * sizeof(Move));
    if (grown == NULL) {
        fault(s, MEMORY);
        return 0;
    }
    if (first) memcpy(grown, moves->few, sizeof moves->few);
    moves->items = grown;
    moves->room = room;
    return 1;
}
static inline Move *another(S *s, Moves *moves) {
    if (moves->count == moves->room && !grow(s, moves)) return &moves->few[0];
    moves->count += 1;
    memset(&moves->items[moves->count - 1], 0, sizeof(Move));
    return &moves->items[moves->count - 1];
}
/* Whether a move is among the legal ones, by way of the whole list: more work than to judge it alone, less text. */
static int is_listed(S *s, Move *wanted) {
    Moves all;
    int found = 0;
    no_moves(&all);
    rules_legal(s, &all);
    for (int i = 0; i < all.count && !found; i++)
        found = all.items[i].option == wanted->option && memcmp(all.items[i].args, wanted->args, sizeof wanted->args) == 0;
    drop(&all);
    return found;
}
static void keep_preferred(Moves *moves, int start, int order) {
    int kept = start;
    for (int i = start; i < moves->count; i++)
        if (moves->items[i].noted >> order & 1) moves->items[kept++] = moves->items[i];
    if (kept > start) moves->count = kept;
}

/* ---------------------------------------------------------------- frames */

static inline char *frame(S *s) { return (char *)s->r_stack + s->r_base; }
static inline char *first_frame(S *s) { return (char *)s->r_stack; }
static inline int below(S *s, int base, int block) {
    uint16_t back;
    memcpy(&back, (char *)s->r_stack + base + RETURN_AT[block], sizeof back);
    return back;
}
static int active(S *s, int block, int proc) {
    int base = s->r_base, found = PROC_OF[block] == proc;
    while (base > 0) {
        block = below(s, base, block);
        found += PROC_OF[block] == proc;
        base -= FRAME_SIZE[block];
    }
    return found;
}
static inline void clear_frames(S *s) {
    memset(s->r_stack, 0, STACK);
    s->r_base = 0;
    s->r_top = 0;
    s->r_chain = 0;
}
static inline void over(S *s, int how, uint64_t winners) {
    clear_frames(s);
    s->r_point = 0;
    s->r_actor = 0;
    rested(s);
    s->r_over = (uint8_t)how;
    s->r_winners = winners;
}
/* All who share the top; in a game played together nobody wins. */
static uint64_t ranked_first(S *s) {
    int best[RANK_KEYS] = {0}, keys[RANK_KEYS];
    uint64_t first = 0;
    for (int seat = 1; seat <= SEATS && !TOGETHER; seat++) {
        int order = seat == 1;
        for (int k = 0; k < RANK_KEYS; k++) keys[k] = rules_key(s, k, seat);
        KEEP_TOTAL(s, seat, keys);
        for (int k = 0; k < RANK_KEYS && order == 0; k++) order = (keys[k] > best[k]) - (keys[k] < best[k]);
        if (order > 0) {
            first = 0;
            memcpy(best, keys, sizeof best);
        }
        if (order >= 0) first |= rw_bit(seat - 1);
    }
    return first;
}
/* Above the frames there are zeros: whoever leaves one clears it. */
static int push(S *s, int back, int proc, int size, int return_at, int site) {
    uint16_t kept = (uint16_t)back;
    if ((RULES_CALL_RULES && proc >= 0 && s->r_top && active(s, back, proc) >= 2) || s->r_top + size > STACK) {
        fault(s, site);
        return 1;
    }
    s->r_base = s->r_top;
    s->r_top = (uint16_t)(s->r_top + size);
    s->r_chain = 0;
    memcpy((char *)s->r_stack + s->r_base + return_at, &kept, sizeof kept);
    return 0;
}
static inline int begun(Run *r, int failed, int point) {
    if (failed) return 1;
    r->given = r->passed;
    r->point = point;
    return -1;
}
static inline int leave(S *s, Run *r, int size, int return_at) {
    uint16_t back;
    memcpy(&back, (char *)s->r_stack + s->r_base + return_at, sizeof back);
    memset((char *)s->r_stack + s->r_base, 0, (size_t)size);
    if (s->r_base == 0) return 0;
    s->r_top = s->r_base;
    s->r_base = (uint16_t)(s->r_base - FRAME_SIZE[back]);
    s->r_chain = 0;
    r->point = back;
    return -1;
}
/* Whether bytes from outside are a position: numbers in range, the flow at a rest, the frames a chain. */
static int checked(const void *memory, int group) {
    return rw_intact(memory, CHECKS + CHECKED[group], CHECKED[group + 1] - CHECKED[group]);
}
static int intact(S *s) {
    int base = s->r_base, block = s->r_point, top = s->r_top, actor = s->r_actor;
    if (!checked(s, 0)) return 0;
    for (int k = top; k < STACK; k++)
        if (first_frame(s)[k]) return 0;
    if (s->r_over > 2 || actor > SEATS || s->r_winners >> SEATS) return 0;
    if (s->r_over) return block == 0 && base == 0 && top == 0 && actor == 0;
    if (block >= BLOCKS || POINT_KIND[block] == 2 || (POINT_KIND[block] == 0 && actor == 0)) return 0;
    if (top > STACK || top != base + FRAME_SIZE[block]) return 0;
    for (;;) {
        char *at = first_frame(s) + base;
        if (!checked(at, IN_FRAME[block]) || !checked(at, base == s->r_base ? FILLED_RESTING[block] : FILLED[block])) return 0;
        if (base == 0) return PROC_OF[block] == 0;
        block = below(s, base, block);
        if (block >= BLOCKS || !RETURNED_TO[block]) return 0;
        base -= FRAME_SIZE[block];
        if (base < 0) return 0;
    }
}

/* ---------------------------------------------------------------- look-ahead: as runtime/completing.py */

static int chain_fails(S *s, int block) {
    for (int base = s->r_base; !FAILS[block]; base -= FRAME_SIZE[block]) {
        if (base <= 0) return 0;
        block = below(s, base, block);
    }
    return 1;
}
/* 1: something in a calling procedure must be completed and can fail; 2: one stands in a scope; 0: neither. Kept, one
   more, in r_chain until the frames change. */
static int calls_need(S *s, int block) {
    if (s->r_chain) return s->r_chain - 1;
    int needs = 0, fails = 0, within = 0;
    for (int base = s->r_base; base > 0; base -= FRAME_SIZE[block]) {  /* from the inside: a scope decides what counts behind it */
        block = below(s, base, block);
        if (SCOPED[block]) {
            if (fails) {
                needs = 1;
                break;
            }
            needs = 0;
            within = 2;
        }
        needs |= NEEDS[block];
        fails |= FAILS[block];
    }
    s->r_chain = (needs ? 1 : within) + 1;
    return s->r_chain - 1;
}
static int chain_needs(S *s, int block) {
    int calls = calls_need(s, block);
    return calls == 1 || (calls == 2 ? FAILS[block] : NEEDS[block]);
}
static inline void begin_trial(Trial *t, int whole) {
    *t = (Trial){.whole = whole, .steps = TRIAL_STEPS, .option = -1, .join = -1, .bodies_end = -1};
}
/* A copy on which a procedure is tried; `again`: the site of what can come to ask itself, else 0. NULL: it cannot be done. */
static S *begin_can(S *s, Room *room, Trial *t, int again) {
    S *c = scratch(s, room);
    if (c == NULL) return NULL;
    if (again) {
        c->r_asked += 1;
        if (c->r_asked > MOST_ASKED) fault(s, again);
        if (s->r_fault) {
            let_go(c);
            return NULL;
        }
    }
    c->r_known = 0;
    c->r_true = 0;
    begin_trial(t, 1);
    return c;
}
static inline int end_can(S *s, S *c, int failed) {
    int way = postponed(s, c) || !failed;
    let_go(c);
    return way;
}
static int settled(S *s, Trial *t, int block) {
    if (block == t->bodies_end && s->r_base == t->base) return 1;
    if (t->whole) return !chain_fails(s, block);
    if (chain_needs(s, block)) return 0;
    return rw_size(s->r_known) >= t->wanted || s->r_base < t->base || (s->r_base == t->base && block == t->join);
}
static int looks_on(S *s, Trial *t, int actor, int block, int site) {
    s->r_actor = (uint8_t)actor;
    if (!t->whole && !chain_needs(s, block)) return 0;
    t->steps -= 1;
    s->r_look = site;
    if (s->r_depth == 0) s->r_floor = rw_here();
    if (t->steps < 0 || s->r_depth >= TRIAL_DEPTH || rw_is_deep(s->r_floor)) {
        fault(s, site);
        return 0;
    }
    s->r_depth += 1;
    return 1;
}
/* Whether a search ends with a move: it leads on, or something went wrong that is told. */
static int leads_on(S *s, Trial *t, Move *m, int point) {
    Room room;
    S *c = scratch(s, &room);
    if (c == NULL) return 1;
    int failed = rules_run(c, t, NULL, point, m), way = postponed(s, c) || (!failed && c->r_fault == 0);
    if (way) {
        s->r_known = c->r_known;
        s->r_true = c->r_true;
    }
    let_go(c);
    return way || s->r_fault;
}
/* The end of a search: 0: a move leads on; 1: none does; 2: none does, and the decision is passed over. */
static inline int searched(S *s, int way) {
    s->r_depth -= 1;
    return s->r_fault ? 1 : way;
}
static int tried(S *s, Trial *t, Move *m, int decision) {
    if (m->noted & SURE) {
        m->noted &= ~SURE;
        if (calls_need(s, BLOCK_OF[decision]) != 1) return 1;
    }
    Room room;
    S *c = scratch(s, &room);
    if (c == NULL) return 0;
    c->r_known = 0;
    c->r_true = 0;
    t->steps = TRIAL_STEPS;
    t->option = FIRST_OPTION[decision] + m->option;
    t->wanted = WANTED[t->option];
    t->base = s->r_base;
    t->join = JOIN_OF[decision];
    t->bodies_end = BODIES_END[decision];
    int failed = rules_run(c, t, NULL, TRIED_AT[decision], m);
    if (m->noted != c->r_true) m->noted = c->r_true; /* else it could be read at once, but not yet together with what is beside it */
    if (postponed(s, c)) failed = 0;
    let_go(c);
    return !failed;
}
static void keep_tried(S *s, Trial *t, Moves *out, int start, int decision) {
    int kept = start;
    if (out->count > start) calls_need(s, BLOCK_OF[decision]); /* once, for all the copies on which something is tried */
    for (int i = start; i < out->count; i++) {
        if (!tried(s, t, &out->items[i], decision)) continue;
        if (kept != i) out->items[kept] = out->items[i];
        kept++;
    }
    out->count = kept;
}
/* Whether a trial accepts one of some moves, which are dropped. */
static int any_tried(S *s, Trial *t, Moves *found, int decision) {
    int any = 0;
    for (int i = 0; i < found->count && !any; i++) any = tried(s, t, &found->items[i], decision);
    drop(found);
    return any;
}

/* ---------------------------------------------------------------- decisions in random games */

/* One of the moves that a playout has listed; whether there is any. */
static inline int draw_listed(Sampler *rng, Move *m) {
    if (rng->moves.count == 0) return 0;
    rng->drawn = (int)rw_below(&rng->state, (uint32_t)rng->moves.count);
    *m = rng->moves.items[rng->drawn];
    return 1;
}
/* That one is not legal, and is not drawn again. */
static inline void strike(Sampler *rng) {
    rng->moves.count -= 1;
    rng->moves.items[rng->drawn] = rng->moves.items[rng->moves.count];
}

/* Whether a playout ends at this decision, with the flow at rest; if not, when to ask again. */
static int pauses(S *s, Sampler *rng, Move *chosen, int block) {
    if (rw_pulse()) fault(s, INTERRUPTED);
    if (s->r_fault) return 1;
    if (rng->plies >= rng->limit) {
        s->r_point = block;
        return 1;
    }
    rng->most = rng->plies + 1;
    if (rng->record == NULL) {
        rng->most = rw_min(rng->limit, rng->plies + BREATH);
        rng->breath = rng->most;
    } else {
        Move *kept = another(s, rng->record);
        *kept = *chosen;
        kept->noted = (uint32_t)block;
    }
    return 0;
}
/* Whether a playout makes the move that it has drawn. */
static inline int plays_on(S *s, Sampler *rng, Move *chosen, int block) {
    rested(s);
    if (rng->plies >= rng->most && pauses(s, rng, chosen, block)) return 0;
    rng->plies += 1;
    rng->taken_back = 0;
    return 1;
}
/* Whether a move that was drawn is simply made, to see whether it is legal. Where the game may rest here, it is tried on a copy. */
static inline int made_to_see(S *s, Sampler *rng, int decision) {
    if (rng->before == NULL || rng->plies >= rng->most) return 0;
    copy_state(rng->before, s);
    rng->seeing = 1;
    rng->asked = decision;
    return 1;
}
/* Whether something has failed only because a move was made to see, which is then taken back. */
static int taken_back(S *s, Sampler *rng) {
    if (rng == NULL || !rng->seeing || s->r_fault) return 0;
    copy_state(s, rng->before);
    rng->plies -= 1;
    rng->seeing = 0;
    rng->taken_back = 1;
    return 1;
}
static inline Moves *list_for(Sampler *rng, Moves *own) {
    if (rng == NULL) {
        no_moves(own);
        return own;
    }
    rng->moves.count = 0;
    return &rng->moves;
}
#ifdef OFFERED
/* 0: somebody is asked; 1: the decision is passed over; 2: an option simply happens; 3: `chosen` is made; 4: there is no move. */
static int drawn(S *s, Moves *found, Move *chosen, Sampler *rng, int decision) {
    int others = 0, above = 0, count = found->count;
    for (int i = 0; i < count; i++) {
        int how = OFFERED_HOW[FIRST_OPTION[decision] + found->items[i].option];
        others += (how & 1) == 0;
        above += (how & 2) != 0;
    }
    int how = ASKED_HOW[decision];
    *chosen = found->items[rng != NULL && count > 1 ? rw_below(&rng->state, (uint32_t)count) : 0];
    if (rng == NULL) drop(found);
    if (how & 1 && others == 0 && (count > 0 || (how & 2) == 0)) return 1;
    if (how & 4 && above == 0) return 2;
    if (count == 0) return 4;
    if (rng != NULL && count > 1) return plays_on(s, rng, chosen, BLOCK_OF[decision]) ? 3 : 0;
    return how & 8 && count == 1 ? 3 : 0;
}
#endif

/* ---------------------------------------------------------------- moves and chance events, one by one */

static int go(S *s, int point, void *given) {
    rested(s);
    if (rules_run(s, NULL, NULL, point, given) && s->r_fault == 0) s->r_fault = s->r_failure;
    return s->r_fault;
}
static int made(S *s, Move *m) { return go(s, ENTER_AT[DECISION_AT[s->r_point]], m); }
static int happened(S *s, int value) {
    Move m = {0};
    m.args[0] = (uint64_t)(int64_t)value;
    return go(s, HAPPEN_AT[s->r_point], &m);
}
static int begin(S *s, uint64_t seed, int explicit_chance) {
    rules_begin(s);
    s->r_seed = seed;
    s->r_explicit = (uint64_t)explicit_chance;
    if (rules_run(s, NULL, NULL, ENTRY, NULL) && s->r_fault == 0) s->r_fault = s->r_failure;
    return s->r_fault;
}
/* What chance brings next, by the seed and the counter, as runtime/state.py draws it. */
static int any_outcome(S *s) {
    int values[MOST_OUTCOMES], weights[MOST_OUTCOMES], count = rules_outcomes(s, values, weights), i = 0;
    int64_t total = 0;
    for (i = 0; i < count; i++) total += weights[i];
    total = (int64_t)rw_bounded(rw_random64(s->r_seed, s->r_counter), (uint64_t)total);
    for (i = 0; i < count - 1 && total >= weights[i]; i++) total -= weights[i];
    return values[i];
}
static int count_moves(S *s) {
    Moves found;
    no_moves(&found);
    rules_legal(s, &found);
    drop(&found);
    return found.count;
}

/* ---------------------------------------------------------------- random games */

/* From a rest to the end or limit; what went wrong. */
static int play_on(S *s, Sampler *rng) {
    Move m = {0};
    int point;
    if (s->r_over) return 0;
    if (POINT_KIND[s->r_point] == 1) {
        m.args[0] = (uint64_t)(int64_t)any_outcome(s);
        point = HAPPEN_AT[s->r_point];
    } else {
        const Moves *found = rng->first;
        if (found == NULL) {
            rng->moves.count = 0;
            rules_legal(s, &rng->moves);
            if (s->r_fault) return s->r_fault;
            found = &rng->moves;
        }
        m = found->items[rw_below(&rng->state, (uint32_t)found->count)];
        if (!plays_on(s, rng, &m, s->r_point)) return s->r_fault;
        point = ENTER_AT[DECISION_AT[s->r_point]];
    }
    rested(s);
    if (rules_run(s, NULL, rng, point, &m) && s->r_fault == 0) s->r_fault = s->r_failure;
    return s->r_fault;
}
static void set_out(S *start) {
    rules_begin(start);
    rules_prepare(start);
}
/* Game `number` of those that a mixed seed stands for: a new one, or one that goes on from a rest; what went wrong. */
static inline int play_game(S *s, Sampler *rng, int begun, uint64_t mixed, int number) {
    s->r_seed = rw_numbered64(mixed, 2 * (uint64_t)number);
    rng->state = rw_numbered64(mixed, 2 * (uint64_t)number + 1) | 1;
    rng->breath = rw_max(0, rng->breath - rng->plies);
    rng->plies = 0;
    rng->seeing = 0;
    rng->taken_back = 0;
    rng->most = rw_min(rng->limit, rng->breath);
    if (begun) return play_on(s, rng);
    if (rules_run(s, NULL, rng, ENTRY, NULL) && s->r_fault == 0) s->r_fault = s->r_failure;
    return s->r_fault;
}
static void note_result(S *s, int plies, int i, const rw_results *out) {
    out->lengths[i] = s->r_over ? plies : -plies;
    out->winners[i] = s->r_winners;
    for (int seat = 0; seat < SEATS; seat++) out->totals[i * SEATS + seat] = rules_total(s, seat + 1);
}
/* Games from number `at` on, which is left at the one that went wrong or, unless such are kept, is not over. */
static int play_games(S *pair, int begun, const rw_terms *terms, int *at, int count, const rw_results *out) {
    S *s = pair + 1;
    Sampler rng = {.limit = terms->limit, .before = pair + 2};
    Moves first;
    uint64_t mixed = rw_mix64(terms->seed);
    int site = 0;
    no_moves(&rng.moves);
    no_moves(&first);
    if (!begun) set_out(pair);
    else if (!pair->r_over && POINT_KIND[pair->r_point] != 1) {
        copy_state(s, pair);
        rules_legal(s, &first);
        site = s->r_fault;
        rng.first = &first;
    }
    for (int i = 0; i < count && site == 0; i++) {
        copy_state(s, pair);
        site = play_game(s, &rng, begun, mixed, *at);
        if (site == 0 && s->r_over == 0 && !terms->keep) site = UNFINISHED;
        if (site == 0) {
            note_result(s, rng.plies, i, out);
            site = s->r_fault;
        }
        *at += site == 0;
    }
    drop(&rng.moves);
    drop(&first);
    return site;
}

/* ---------------------------------------------------------------- random games in which invariants are looked after */

static int all_invariants_hold(S *s) {
    int held = 1;
    for (int number = 0; number < INVARIANTS && held; number++) {
        rested(s);
        held = rules_holds(s, number);
    }
    if (held) rested(s);
    return held;
}
/* One move or chance event; which one depends on the seeds and the counters alone, so that anybody can repeat it. */
static int step_at_random(S *s, uint64_t choices, int *plies, Moves *found) {
    Move m = {0};
    if (POINT_KIND[s->r_point] == 1) {
        m.args[0] = (uint64_t)(int64_t)any_outcome(s);
        return rules_run(s, NULL, NULL, HAPPEN_AT[s->r_point], &m);
    }
    found->count = 0;
    rules_legal(s, found);
    if (s->r_fault || found->count == 0) return 1;
    m = found->items[rw_bounded(rw_random64(choices, (uint64_t)*plies), (uint64_t)found->count)];
    *plies += 1;
    return rules_run(s, NULL, NULL, ENTER_AT[DECISION_AT[s->r_point]], &m);
}
/* A game to its end or limit: 1 if an invariant does not hold on the way. */
static int play_checked_game(S *s, int begun, const rw_terms *terms, int number, int *plies, Moves *found) {
    uint64_t seed = rw_random64(terms->seed, 2 * (uint64_t)number), choices = rw_random64(terms->seed, 2 * (uint64_t)number + 1);
    int events = 0, steps = 0;
    *plies = 0;
    if (begun) {
        s->r_seed = seed;
        s->r_explicit = 1;
    } else begin(s, seed, 1);
    while (s->r_fault == 0) {
        if (!all_invariants_hold(s)) return s->r_fault == 0;
        if (s->r_over || s->r_fault || *plies >= terms->limit || events >= terms->limit) return 0;
        if (++steps % BREATH == 0 && rw_pulse()) fault(s, INTERRUPTED);
        events = POINT_KIND[s->r_point] == 1 ? events + 1 : 0;
        if (s->r_fault == 0 && step_at_random(s, choices, plies, found) && s->r_fault == 0) s->r_fault = s->r_failure;
    }
    return 0;
}
static int play_checked(S *pair, int begun, const rw_terms *terms, int *at, int count, const rw_results *out) {
    Moves found;
    int site = 0, plies;
    S *s = pair + 1;
    no_moves(&found);
    for (int i = 0; i < count && site == 0; i++) {
        if (begun) copy_state(s, pair);
        if (play_checked_game(s, begun, terms, *at, &plies, &found)) {
            *out->broken = *at;
            break;
        }
        site = s->r_fault == 0 && s->r_over == 0 && !terms->keep ? UNFINISHED : s->r_fault;
        if (site == 0) note_result(s, plies, i, out);
        *at += site == 0;
    }
    drop(&found);
    return site;
}

/* ---------------------------------------------------------------- counting what can happen */

typedef struct {
    S state; /* after one of the moves, or outcomes of chance */
    Moves found;
    int values[MOST_OUTCOMES], weights[MOST_OUTCOMES];
} Level;

static uint64_t perft_of(S *s, int depth, uint64_t *nodes);

static uint64_t perft_after(S *s, int depth, uint64_t *nodes, Level *here, int point, Move *m) {
    uint64_t total = 0;
    copy_state(&here->state, s);
    if (go(&here->state, point, m) == 0) total = perft_of(&here->state, depth - 1, nodes);
    pass_fault(s, &here->state);
    return total;
}
static uint64_t perft_below(S *s, int depth, uint64_t *nodes, Level *here) {
    uint64_t total = 0;
    if (POINT_KIND[s->r_point] == 1) {
        int count = rules_outcomes(s, here->values, here->weights);
        if (depth == 1) return (uint64_t)count;
        for (int i = 0; i < count && s->r_fault == 0; i++) {
            here->found.few[0].args[0] = (uint64_t)(int64_t)here->values[i];
            total += perft_after(s, depth, nodes, here, HAPPEN_AT[s->r_point], &here->found.few[0]);
        }
        return total;
    }
    no_moves(&here->found);
    rules_legal(s, &here->found);
    for (int i = 0; i < here->found.count; i++) {
        total += perft_after(s, depth, nodes, here, ENTER_AT[DECISION_AT[s->r_point]], &here->found.items[i]);
        if (s->r_fault) break;
    }
    drop(&here->found);
    return total;
}
/* What goes wrong further down, or an interruption, is passed on as a fault. */
static uint64_t perft_of(S *s, int depth, uint64_t *nodes) {
    if (depth <= 0) return 1;
    if (s->r_over) return 0;
    if (++*nodes % BREATH == 0 && rw_pulse()) fault(s, INTERRUPTED);
    if (s->r_fault) return 0;
    if (depth == 1 && POINT_KIND[s->r_point] != 1) return (uint64_t)count_moves(s);
    Level *here = malloc(sizeof(Level));
    if (here == NULL) {
        fault(s, MEMORY);
        return 0;
    }
    uint64_t total = perft_below(s, depth, nodes, here);
    free(here);
    return total;
}

/* ---------------------------------------------------------------- the game as a table of functions: rw_rules in rulewright.h */

static int table_load(void *s, const void *data, uint64_t seed) {
    S *p = s;
    rules_initialise(p);
    memcpy(p, data, PLAIN);
    rested(p);
    p->r_seed = seed;
    p->r_explicit = 1;
    return !intact(p);
}
static int table_begin(void *s, uint64_t seed, int explicit_chance) { return begin(s, seed, explicit_chance); }
static void table_copy(void *to, const void *from) { copy_state(to, (S *)from); }
static void table_settle(void *s) {
    rested(s);
    ((S *)s)->r_fault = 0;
}
static int table_kind(const void *s) { return ((const S *)s)->r_over ? 2 : POINT_KIND[((const S *)s)->r_point]; }
static int table_actor(const void *s) { return ((const S *)s)->r_actor; }
static int table_point(const void *s) { return ((const S *)s)->r_point; }
static int table_decision(const void *s) { return ((const S *)s)->r_over ? -1 : DECISION_AT[((const S *)s)->r_point]; }
static int table_decision_at(int block) { return DECISION_AT[block]; }
static int table_frames(const void *s, int *procs, const void **at) {
    S *p = (S *)s;
    int count = 0, block = p->r_point;
    for (int base = p->r_base; count < MOST_FRAMES && !p->r_over; base -= FRAME_SIZE[block]) {
        procs[count] = PROC_OF[block];
        at[count++] = (char *)p->r_stack + base;
        if (base == 0) break;
        block = below(p, base, block);
    }
    return count;
}
static int table_moves(void *s, void **items, int *room) {
    Moves found;
    found.items = *items;
    found.count = 0;
    found.room = *room;
    rules_legal(s, &found);
    for (int i = 0; i < found.count; i++) found.items[i].noted = 0; /* equal moves have equal bytes */
    *items = found.items;
    *room = found.room;
    rested(s);
    return ((S *)s)->r_fault ? -1 : found.count;
}
static int table_count(void *s) {
    int count = count_moves(s);
    rested(s);
    return count;
}
static int table_is_legal(void *s, const void *move) {
    int legal = rules_is_legal(s, (Move *)move);
    rested(s);
    return legal;
}
static int table_sample(void *s, uint64_t *state, void *move) {
    Moves found;
    no_moves(&found);
    rules_legal(s, &found);
    if (found.count) {
        *(Move *)move = found.items[rw_below(state, (uint32_t)found.count)];
        ((Move *)move)->noted = 0;
    }
    drop(&found);
    rested(s);
    return ((S *)s)->r_fault;
}
static int table_play(void *s, const void *move) { return made(s, (Move *)move); }
static int table_outcomes(void *s, int *values, int *weights) { return rules_outcomes(s, values, weights); }
static int table_happen(void *s, int value) { return happened(s, value); }
static uint64_t table_winners(const void *s) { return ((const S *)s)->r_winners; }
static int table_total(void *s, int seat) { return rules_total(s, seat); }
static int table_line(void *s, int line, int seat) { return rules_line(s, line, seat); }
static int table_key(void *s, int key, int seat) { return rules_key(s, key, seat); }
static int table_holds(void *s, int number) {
    ((S *)s)->r_spent = 0;
    return rules_holds(s, number);
}
static int table_playout(void *s, uint64_t *state, int limit, int *plies) {
    Sampler rng = {.state = *state, .limit = limit};
    no_moves(&rng.moves);
    ((S *)s)->r_seed = *state;
    play_on(s, &rng);
    *state = rng.state;
    *plies = rng.plies;
    drop(&rng.moves);
    return ((S *)s)->r_fault;
}
static int table_playouts(const void *start, const rw_terms *terms, int *at, int count, const rw_results *out) {
    S *pair = malloc(3 * sizeof(S));
    if (pair == NULL) return MEMORY;
    if (start != NULL) copy_state(pair, (S *)start);
    int site = (terms->check ? play_checked : play_games)(pair, start != NULL, terms, at, count, out);
    free(pair);
    return site;
}
static int table_record(void *s, int begun, int number, const rw_terms *terms, void **items) {
    Sampler rng = {.limit = terms->limit};
    Moves kept;
    no_moves(&rng.moves);
    no_moves(&kept);
    rng.record = &kept;
    if (!begun) set_out(s);
    play_game(s, &rng, begun, rw_mix64(terms->seed), number);
    drop(&rng.moves);
    *items = malloc((size_t)kept.count * sizeof(Move) + 1);
    if (*items == NULL) fault(s, MEMORY);
    else memcpy(*items, kept.items, (size_t)kept.count * sizeof(Move));
    drop(&kept);
    return kept.count;
}
static uint64_t table_perft(void *s, int depth) {
    uint64_t nodes = 0;
    ((S *)s)->r_explicit = 1;
    return perft_of(s, depth, &nodes);
}
static int table_fault(const void *s) { return ((const S *)s)->r_fault; }
static void table_stop(int wanted) { rw_stop_all(wanted); }

static const rw_rules RULES_TABLE = {
    .version = RW_RULES_VERSION, .seats = SEATS, .size = sizeof(S), .plain = PLAIN, .move_size = sizeof(Move),
    .most_outcomes = MOST_OUTCOMES, .together = TOGETHER, .interrupted = INTERRUPTED,
    .score_lines = SCORE_LINES, .rank_keys = RANK_KEYS, .invariants = INVARIANTS, .most_frames = MOST_FRAMES,
    .option_count = OPTION_COUNT, .first_option = FIRST_OPTION, .first_arg = FIRST_ARG,
    .arg_kind = ARG_KIND, .arg_size = ARG_SIZE, .arg_offset = ARG_OFFSET,
    .load = table_load, .begin = table_begin, .copy = table_copy, .settle = table_settle,
    .kind = table_kind, .actor = table_actor, .point = table_point,
    .decision = table_decision, .decision_at = table_decision_at, .frames = table_frames,
    .moves = table_moves, .count = table_count, .is_legal = table_is_legal, .sample = table_sample, .play = table_play,
    .outcomes = table_outcomes, .happen = table_happen,
    .winners = table_winners, .total = table_total, .line = table_line, .key = table_key, .holds = table_holds,
    .playout = table_playout, .playouts = table_playouts, .record = table_record, .perft = table_perft,
    .fault = table_fault, .stop = table_stop,
};

#ifdef Py_PYTHON_H
static PyObject *rules_capsule(void) { return PyCapsule_New((void *)&RULES_TABLE, RW_RULES_NAME, NULL); }
#endif

#endif
