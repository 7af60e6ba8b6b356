# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# One tree search for every compiled game, over the table of functions that its module exports (rw_rules in rulewright.h).
#
# Positions are never kept: a simulation begins with a copy of a root position, walks down the tree by playing the moves of its edges,
# adds one node, plays a random game to the end, and notes the result on the edges it came by (UCT).
#
# There are two kinds of trees. Where all is open, a node is a position: it is met again by another order of moves (by the hash of its
# bytes), and chance has nodes of its own. Where there are secrets, a node is a sequence of moves, and a simulation starts in one of
# several worlds that the searching seat holds possible: moves are listed afresh on every visit, and an edge counts how often it could have
# been taken (Cowling, Powley, Whitehouse 2012). What chance brings then belongs to the world.
from libc.math cimport log, sqrt
from rulewright.runtime.players.result import raise_site

include "table.pxi"

cdef extern from * nogil:
    """
    static double rw_moment(void) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        return (double)now.tv_sec + now.tv_nsec * 1e-9;
    }
    """
    double rw_moment()

cdef enum:
    MEMORY = -1  # no site of a module: there is no memory left
    STOPPED = -2  # the user has interrupted

cdef struct Node:
    uint64_t key[2]  # two hashes of the position; of trees of positions only
    uint32_t first  # its first edge; 0 where there is none yet
    uint32_t count
    uint32_t visits
    uint32_t tried  # so many of its edges have been visited: they stand first
    int32_t actor  # 0: chance

cdef struct Edge:
    uint32_t child  # 0: not in the tree yet
    uint32_t visits
    uint32_t seen  # in a tree of moves: how often it could have been taken; of chance: its weight
    uint32_t order  # its place among the legal moves; of chance: its value; in a tree of moves: the next edge of its node
    double value  # what the seat that chose got, summed

cdef struct Search:
    const rw_rules* rules
    char* worlds  # the positions to begin with, one after the other
    int world_count
    char* s  # the position of this simulation
    Node* nodes
    uint32_t node_count
    uint32_t node_room
    char* edges
    uint32_t edge_count
    uint32_t edge_room
    uint32_t stride
    uint32_t* table  # places of nodes by key; of trees of positions only
    uint32_t table_size
    uint32_t* path
    int depth
    void* moves
    int room
    int* values
    uint32_t* legal  # in a tree of moves: the edge of each legal move
    int legal_room
    double* shares
    double* totals
    double least
    double most
    uint64_t random
    double exploration
    int limit
    uint64_t most_bytes
    bint positions  # whether nodes are positions
    double points  # how much of a result are points: 1 all of it, 0 nothing but who wins
    int64_t done
    int64_t failed  # simulations in worlds where the rules got stuck
    int64_t plies


cdef inline Edge* edge_at(Search* t, uint32_t at) noexcept nogil:
    return <Edge*>(t.edges + <size_t>at * t.stride)


cdef inline void* move_of(Edge* edge) noexcept nogil:
    return <char*>edge + sizeof(Edge)


cdef inline uint64_t drawn(Search* t) noexcept nogil:
    t.random += 0x9E3779B97F4A7C15ULL
    return rw_mix64(t.random)


cdef inline uint32_t below(Search* t, uint32_t limit) noexcept nogil:
    return <uint32_t>(((drawn(t) >> 32) * limit) >> 32)


# ---------------------------------------------------------------- room for nodes and edges

cdef bint is_full(Search* t, uint32_t more) noexcept nogil:
    return (t.edge_count + <uint64_t>more) * t.stride + t.node_count * sizeof(Node) > t.most_bytes


cdef uint32_t new_edges(Search* t, uint32_t count) noexcept nogil:
    # the first of so many edges, blank; 0 if there is no memory left
    cdef uint64_t room = t.edge_room
    cdef char* grown
    while t.edge_count + <uint64_t>count > room:
        room *= 2
    if room > 0xFFFFFFF0u:
        return 0
    if room != t.edge_room:
        grown = <char*>realloc(t.edges, room * t.stride)
        if grown == NULL:
            return 0
        t.edges = grown
        t.edge_room = <uint32_t>room
    memset(t.edges + <size_t>t.edge_count * t.stride, 0, <size_t>count * t.stride)
    t.edge_count += count
    return t.edge_count - count


cdef uint32_t new_node(Search* t) noexcept nogil:
    cdef Node* grown
    if t.node_count == t.node_room:
        grown = <Node*>realloc(t.nodes, 2 * <size_t>t.node_room * sizeof(Node))
        if grown == NULL:
            return 0
        t.nodes = grown
        t.node_room *= 2
    memset(&t.nodes[t.node_count], 0, sizeof(Node))
    t.node_count += 1
    return t.node_count - 1


# ---------------------------------------------------------------- positions that are met again

cdef void hashed(Search* t, uint64_t* key) noexcept nogil:
    cdef uint32_t words = t.rules.plain // 8
    cdef uint32_t i
    cdef uint64_t word
    cdef uint64_t a = 0x243F6A8885A308D3ULL
    cdef uint64_t b = 0x13198A2E03707344ULL
    for i in range(words):
        memcpy(&word, t.s + 8 * i, 8)
        a = rw_mix64(a ^ word)
        b = (b ^ word) * 0x9FB21C651E98DF25ULL
        b ^= b >> 32
    word = 0
    memcpy(&word, t.s + 8 * words, t.rules.plain - 8 * words)
    key[0] = rw_mix64(a ^ word)
    key[1] = rw_mix64(b + word)


cdef bint double_table(Search* t) noexcept nogil:
    cdef uint32_t size = 2 * t.table_size
    cdef uint32_t node, at
    cdef uint32_t* table = <uint32_t*>calloc(size, sizeof(uint32_t))
    if table == NULL:
        return False
    for node in range(1, t.node_count):
        at = <uint32_t>t.nodes[node].key[0] & (size - 1)
        while table[at]:
            at = (at + 1) & (size - 1)
        table[at] = node
    free(t.table)
    t.table = table
    t.table_size = size
    return True


cdef uint32_t node_here(Search* t) noexcept nogil:
    # the node of the position, found or new; 0 if there is no memory left
    cdef uint64_t key[2]
    cdef uint32_t at, node
    if 2 * t.node_count >= t.table_size and not double_table(t):
        return 0
    hashed(t, key)
    at = <uint32_t>key[0] & (t.table_size - 1)
    while t.table[at]:
        node = t.table[at]
        if t.nodes[node].key[0] == key[0] and t.nodes[node].key[1] == key[1]:
            return node
        at = (at + 1) & (t.table_size - 1)
    node = new_node(t)
    if node:
        t.nodes[node].key[0] = key[0]
        t.nodes[node].key[1] = key[1]
        t.table[at] = node
    return node


# ---------------------------------------------------------------- a tree of positions

cdef int expand(Search* t, uint32_t node) noexcept nogil:
    # all edges of a node; what went wrong
    cdef int count, i
    cdef uint32_t first
    cdef Edge* edge
    cdef bint chance = t.rules.kind(t.s) == 1
    if chance:
        count = t.rules.outcomes(t.s, t.values, t.values + t.rules.most_outcomes)
    else:
        count = t.rules.moves(t.s, &t.moves, &t.room)
        if count < 0:
            return t.rules.fault(t.s)
    first = new_edges(t, count)
    if first == 0:
        return MEMORY
    for i in range(count):
        edge = edge_at(t, first + i)
        edge.order = t.values[i] if chance else i
        if chance:
            edge.seen = t.values[t.rules.most_outcomes + i]
        else:
            memcpy(move_of(edge), <char*>t.moves + <size_t>i * t.rules.move_size, t.rules.move_size)
    t.nodes[node].first = first
    t.nodes[node].count = count
    t.nodes[node].actor = 0 if chance else t.rules.actor(t.s)
    return 0


cdef uint32_t any_outcome(Search* t, Node* node) noexcept nogil:
    cdef uint64_t total = 0
    cdef uint32_t i
    for i in range(node.count):
        total += edge_at(t, node.first + i).seen
    total = (<uint64_t>(drawn(t) >> 32) * total) >> 32
    for i in range(node.count - 1):
        if total < edge_at(t, node.first + i).seen:
            return node.first + i
        total -= edge_at(t, node.first + i).seen
    return node.first + node.count - 1


cdef uint32_t untried(Search* t, Node* node) noexcept nogil:
    # any edge that was not visited yet; those that were are kept in front
    cdef uint32_t here = node.first + node.tried
    cdef uint32_t there = here + below(t, node.count - node.tried)
    cdef uint32_t i, word
    cdef uint32_t* a = <uint32_t*>edge_at(t, here)
    cdef uint32_t* b = <uint32_t*>edge_at(t, there)
    if here != there:
        for i in range(t.stride // 4):
            word = a[i]
            a[i] = b[i]
            b[i] = word
    node.tried += 1
    return here


cdef uint32_t most_promising(Search* t, Node* node) noexcept nogil:
    cdef double scale = t.exploration * t.exploration * log(<double>node.visits)
    cdef double best = -1.0
    cdef double visits, promise
    cdef uint32_t i
    cdef uint32_t found = node.first
    cdef Edge* edge = edge_at(t, node.first)
    for i in range(node.count):
        visits = edge.visits
        promise = edge.value / visits + sqrt(scale / visits)
        if promise > best:
            best = promise
            found = node.first + i
        edge = <Edge*>(<char*>edge + t.stride)
    return found


cdef int descend(Search* t) noexcept nogil:
    # down to a position that was not visited before, or to the end; what went wrong
    cdef uint32_t at = 1
    cdef uint32_t taken
    cdef Node* node
    cdef Edge* edge
    cdef int site
    t.depth = 0
    while t.depth < t.limit and t.rules.kind(t.s) != 2:
        node = &t.nodes[at]
        if node.visits == 0 and at != 1:
            node.visits = 1
            return 0
        if node.first == 0:
            if is_full(t, 1):
                return 0
            site = expand(t, at)
            if site:
                return site
            node = &t.nodes[at]
        node.visits += 1
        if node.actor == 0:
            taken = any_outcome(t, node)
            site = t.rules.happen(t.s, <int>edge_at(t, taken).order)
        else:
            taken = untried(t, node) if node.tried < node.count else most_promising(t, node)
            site = t.rules.play(t.s, move_of(edge_at(t, taken)))
        if site:
            return site
        t.path[2 * t.depth] = at
        t.path[2 * t.depth + 1] = taken
        t.depth += 1
        edge = edge_at(t, taken)
        if edge.child == 0:
            edge.child = node_here(t)
            if edge.child == 0:
                return MEMORY
        at = edge.child
    return 0


# ---------------------------------------------------------------- a tree of moves, for games with secrets

cdef int match_moves(Search* t, uint32_t at, int count) noexcept nogil:
    # the edge of each legal move into t.legal, 0 where there is none; all of them are seen once more
    cdef int i
    cdef uint32_t here, tries, first
    cdef uint32_t* grown
    cdef char* move
    if count > t.legal_room:
        grown = <uint32_t*>realloc(t.legal, 2 * <size_t>count * sizeof(uint32_t))
        if grown == NULL:
            return MEMORY
        t.legal = grown
        t.legal_room = 2 * count
    first = t.nodes[at].first
    here = first
    for i in range(count):
        move = <char*>t.moves + <size_t>i * t.rules.move_size
        t.legal[i] = 0
        tries = t.nodes[at].count
        while tries:  # edges stand in the order in which moves came up, so the next one is mostly the right one
            tries -= 1
            if memcmp(move_of(edge_at(t, here)), move, t.rules.move_size) == 0:
                t.legal[i] = here
                edge_at(t, here).seen += 1
            here = edge_at(t, here).order
            if here == 0:
                here = first
            if t.legal[i]:
                break
    return 0


cdef uint32_t append_edge(Search* t, uint32_t at, void* move) noexcept nogil:
    cdef uint32_t made = new_edges(t, 1)
    cdef uint32_t last = t.nodes[at].first
    if made == 0:
        return 0
    memcpy(move_of(edge_at(t, made)), move, t.rules.move_size)
    edge_at(t, made).seen = 1
    if last == 0:
        t.nodes[at].first = made
    else:
        while edge_at(t, last).order:
            last = edge_at(t, last).order
        edge_at(t, last).order = made
    t.nodes[at].count += 1
    return made


cdef uint32_t best_seen(Search* t, int count) noexcept nogil:
    cdef double best = -1.0
    cdef double promise
    cdef uint32_t found = 0
    cdef int i
    cdef Edge* edge
    for i in range(count):
        edge = edge_at(t, t.legal[i])
        promise = edge.value / edge.visits + t.exploration * sqrt(log(<double>edge.seen) / edge.visits)
        if promise > best:
            best = promise
            found = t.legal[i]
    return found


cdef int wander(Search* t) noexcept nogil:
    # down the moves until one is made for the first time, or to the end; what went wrong
    cdef uint32_t at = 1
    cdef uint32_t taken
    cdef int count, fresh, i, pick, site
    t.depth = 0
    while t.depth < t.limit and t.rules.kind(t.s) != 2:
        if t.rules.kind(t.s) == 1:
            site = chance_moves(t)
            if site:
                return site
            continue
        count = t.rules.moves(t.s, &t.moves, &t.room)
        if count < 0:
            return t.rules.fault(t.s)
        if match_moves(t, at, count):
            return MEMORY
        fresh = 0
        for i in range(count):
            fresh += t.legal[i] == 0
        if fresh:
            if is_full(t, 1):
                return 0
            pick = below(t, fresh)
            i = 0
            while t.legal[i] or pick:
                pick -= t.legal[i] == 0
                i += 1
            taken = append_edge(t, at, <char*>t.moves + <size_t>i * t.rules.move_size)
            if taken == 0:
                return MEMORY
        else:
            taken = best_seen(t, count)
        t.nodes[at].visits += 1
        t.path[2 * t.depth] = t.rules.actor(t.s)
        t.path[2 * t.depth + 1] = taken
        t.depth += 1
        site = t.rules.play(t.s, move_of(edge_at(t, taken)))
        if site or fresh:
            return site
        if edge_at(t, taken).child == 0:
            i = new_node(t)
            if i == 0:
                return MEMORY
            edge_at(t, taken).child = i
        at = edge_at(t, taken).child
    return 0


cdef int chance_moves(Search* t) noexcept nogil:
    cdef int count = t.rules.outcomes(t.s, t.values, t.values + t.rules.most_outcomes)
    cdef int* weights = t.values + t.rules.most_outcomes
    cdef uint64_t total = 0
    cdef int i
    for i in range(count):
        total += weights[i]
    total = ((drawn(t) >> 32) * total) >> 32
    i = 0
    while i < count - 1 and total >= <uint64_t>weights[i]:
        total -= weights[i]
        i += 1
    return t.rules.happen(t.s, t.values[i])


# ---------------------------------------------------------------- a simulation

cdef void share_out(Search* t) noexcept nogil:
    # one point, shared by the winners, or by all if nobody has won; some of it, or all, by points
    cdef uint32_t seats = t.rules.seats
    cdef uint64_t everybody = ((<uint64_t>1 << (seats - 1)) << 1) - 1
    cdef uint64_t winners = t.rules.winners(t.s) & everybody if t.rules.kind(t.s) == 2 else 0
    cdef uint32_t seat
    cdef int how_many = 0
    for seat in range(seats):
        how_many += winners >> seat & 1
    for seat in range(seats):
        t.shares[seat] = 1.0 / seats if how_many == 0 else 1.0 / how_many if winners >> seat & 1 else 0.0
    if t.points > 0:
        for seat in range(seats):
            t.totals[seat] = t.rules.total(t.s, seat + 1)
            if t.done == 0 and seat == 0:
                t.least = t.most = t.totals[0]
            t.least = t.totals[seat] if t.totals[seat] < t.least else t.least
            t.most = t.totals[seat] if t.totals[seat] > t.most else t.most
        if how_many and t.points < 1 and not by_points(t, winners):
            t.points = 0  # those with fewer points win, or points do not count: they tell nothing
        elif t.most > t.least:
            share_points(t)


cdef bint by_points(Search* t, uint64_t winners) noexcept nogil:
    # whether nobody has more points than one who has won
    cdef uint32_t seat, other
    for seat in range(t.rules.seats):
        for other in range(t.rules.seats):
            if winners >> seat & 1 and t.totals[other] > t.totals[seat]:
                return False
    return True


cdef void share_points(Search* t) noexcept nogil:
    # each seat's points between the fewest and the most so far; of one that is after winning, how far it is before the best other
    cdef uint32_t seat, other
    cdef double ahead, found
    for seat in range(t.rules.seats):
        if t.points >= 1:
            t.shares[seat] = (t.totals[seat] - t.least) / (t.most - t.least)
            continue
        ahead = t.most - t.least
        for other in range(t.rules.seats):
            if other != seat and t.totals[seat] - t.totals[other] < ahead:
                ahead = t.totals[seat] - t.totals[other]
        found = 0.5 + 0.5 * ahead / (t.most - t.least)
        t.shares[seat] += t.points * (found - t.shares[seat])


cdef int forgiven(Search* t, int site) noexcept nogil:
    # a world that was thought up may be one that cannot be: that is no fault of the game, unless all are so
    t.failed += 1
    t.done += 1
    return site if t.failed == t.done and t.failed > 100 else 0


cdef int simulate(Search* t) noexcept nogil:
    cdef int i, site, actor
    cdef int plies = 0
    cdef Edge* edge
    t.rules.copy(t.s, t.worlds + <size_t>(t.done % t.world_count) * t.rules.size)
    site = descend(t) if t.positions else wander(t)
    if site == 0 and t.depth < t.limit and t.rules.kind(t.s) != 2:
        drawn(t)
        t.random |= 1
        site = t.rules.playout(t.s, &t.random, t.limit, &plies)
    if site:
        return site if t.positions or site < 0 or site == t.rules.interrupted else forgiven(t, site)
    share_out(t)
    for i in range(t.depth):
        edge = edge_at(t, t.path[2 * i + 1])
        actor = t.nodes[t.path[2 * i]].actor if t.positions else t.path[2 * i]
        edge.visits += 1
        if actor:
            edge.value += t.shares[actor - 1]
    t.done += 1
    t.plies += t.depth + plies
    return 0


cdef int think(Search* t, int64_t simulations, double seconds) noexcept nogil:
    cdef double end = rw_moment() + seconds
    cdef int64_t goal = t.done + simulations
    cdef int site
    while t.done < goal or simulations < 0:
        site = simulate(t)
        if site:
            return site
        if t.done % 16 == 0 and rw_pulse():
            return STOPPED
        if seconds >= 0 and rw_moment() >= end:
            return 0
    return 0


# ---------------------------------------------------------------- what Python sees

def stop(bint wanted):
    """Ends every search that is under way, or lets new ones begin."""
    rw_stop_all(wanted)


cdef class Tree:
    """A tree over some positions from which a search begins: one, or worlds that a seat cannot tell apart."""
    cdef Search t
    cdef object backend

    def __cinit__(self):
        memset(&self.t, 0, sizeof(Search))

    def __init__(self, backend, list worlds, bytes shown, uint64_t seed, double exploration, int limit, bint positions, double points, uint64_t most_bytes):
        cdef Search* t = &self.t
        cdef bytes data
        cdef int i
        self.backend = backend
        t.rules = <const rw_rules*>PyCapsule_GetPointer(backend.rules, RW_RULES_NAME)
        if t.rules.version != RW_RULES_VERSION:
            raise ValueError("this game was compiled by another version of rulewright")
        t.world_count, t.exploration, t.limit = len(worlds), exploration, limit
        worlds = [*worlds, shown]
        t.positions, t.most_bytes = positions, most_bytes
        t.points = 1.0 if t.rules.seats == 1 or t.rules.together else points
        t.random = rw_random64(seed, 0)
        t.stride = (sizeof(Edge) + t.rules.move_size + 7) // 8 * 8
        t.node_room, t.edge_room, t.table_size, t.room, t.legal_room = 1024, 4096, 4096, 64, 64
        self.allocate()
        for i in range(t.world_count + 1):
            data = worlds[i]
            if len(data) != t.rules.plain or t.rules.load(t.worlds + <size_t>i * t.rules.size, <char*>data, drawn(t)):
                raise ValueError("these bytes are not a position of this game")

    cdef int allocate(self) except -1:
        cdef Search* t = &self.t
        t.worlds = <char*>malloc(<size_t>(t.world_count + 1) * t.rules.size)
        t.s = <char*>malloc(t.rules.size)
        t.nodes = <Node*>calloc(t.node_room, sizeof(Node))
        t.edges = <char*>calloc(t.edge_room, t.stride)
        t.table = <uint32_t*>calloc(t.table_size, sizeof(uint32_t))
        t.path = <uint32_t*>malloc(2 * <size_t>t.limit * sizeof(uint32_t))
        t.moves = malloc(<size_t>t.room * t.rules.move_size)
        t.values = <int*>malloc(2 * <size_t>t.rules.most_outcomes * sizeof(int))
        t.legal = <uint32_t*>malloc(<size_t>t.legal_room * sizeof(uint32_t))
        t.shares = <double*>malloc(t.rules.seats * sizeof(double))
        t.totals = <double*>malloc(t.rules.seats * sizeof(double))
        if not (t.worlds and t.s and t.nodes and t.edges and t.table and t.path and t.moves and t.values and t.legal and t.shares and t.totals):
            raise MemoryError
        t.node_count, t.edge_count = 2, 1  # the first of each stands for none; node 1 is the root
        return 0

    def __dealloc__(self):
        cdef Search* t = &self.t
        for memory in (<size_t>t.worlds, <size_t>t.s, <size_t>t.nodes, <size_t>t.edges, <size_t>t.table):
            free(<void*><size_t>memory)
        for memory in (<size_t>t.path, <size_t>t.moves, <size_t>t.values, <size_t>t.legal, <size_t>t.shares, <size_t>t.totals):
            free(<void*><size_t>memory)

    def think(self, int64_t simulations, double seconds):
        """Search on: so many simulations (-1: no end), or so many seconds (-1: no end)."""
        cdef int site
        with nogil:
            site = think(&self.t, simulations, seconds)
        if site == MEMORY:
            raise MemoryError
        if site == STOPPED or site == self.t.rules.interrupted:
            rw_interrupted()
        if site:
            raise_site(self.backend, site)

    @property
    def simulations(self):
        return self.t.done

    @property
    def plies(self):
        """Moves in all simulations, chance in the tree included."""
        return self.t.plies

    @property
    def nodes(self):
        return self.t.node_count - 1

    def found(self):
        """By legal move of the position that is shown: (visits, value). Nothing else of that position is ever looked at."""
        cdef Search* t = &self.t
        cdef Node* root = &t.nodes[1]
        cdef Edge* edge
        cdef uint32_t i
        cdef int count = t.rules.moves(t.worlds + <size_t>t.world_count * t.rules.size, &t.moves, &t.room)
        cdef list found = [(0, 0.0)] * max(0, count)
        if count >= 0 and not t.positions and match_moves(t, 1, count):
            raise MemoryError
        for i in range(root.count if t.positions else max(0, count)):
            edge = edge_at(t, root.first + i if t.positions else t.legal[i])
            if t.positions or t.legal[i]:
                found[edge.order if t.positions else i] = (edge.visits, edge.value)
        return found
