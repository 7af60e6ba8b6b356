# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, binding=False, auto_pickle=False, infer_types=False, emit_code_comments=False
# Positions of any compiled game as Python sees them, over the table of functions that its module exports (rw_rules in rulewright.h): built
# once on a machine, for all games. `runtime/backend.py` says what is offered.
cimport cython
from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.long cimport PyLong_AsUnsignedLongLongMask
from cpython.object cimport PyObject, PyTypeObject
from cpython.ref cimport Py_INCREF, Py_REFCNT
from cpython.tuple cimport PyTuple_New, PyTuple_SET_ITEM

from rulewright.runtime import compiled
from rulewright.runtime.moves import Move, Moves
from rulewright.runtime.state import State

include "table.pxi"


cdef extern from "Python.h":
    Py_ssize_t PyNumber_AsSsize_t(object, void*)
    ctypedef struct PyMethodDef:
        pass
    ctypedef struct PyGetSetDef:
        pass
    ctypedef struct PyMethodDescrObject:
        PyMethodDef* d_method
    ctypedef struct PyGetSetDescrObject:
        PyGetSetDef* d_getset
    object PyDescr_NewMethod(PyTypeObject*, PyMethodDef*)
    object PyDescr_NewGetSet(PyTypeObject*, PyGetSetDef*)
    object PyDescr_NewMember(PyTypeObject*, PyMemberDef*)

cdef extern from "structmember.h":
    enum: READONLY, T_OBJECT_EX
    ctypedef struct PyMemberDef:
        const char* name
        int type
        Py_ssize_t offset
        int flags
        const char* doc

cdef extern from "stdlib.h" nogil:
    void* aligned_alloc(size_t, size_t)

cdef extern from "rulewright.h" nogil:
    uint64_t rw_bounded(uint64_t, uint64_t)

cdef extern from "seeing.h" nogil:
    ctypedef struct rw_step:
        pass
    void rw_put(void*, int, int64_t, int64_t)
    int rw_turn_back(int64_t, int, int)
    void rw_observe(const uint8_t*, const rw_step*, int, void*, int)
    void rw_feed(uint64_t*, uint64_t)
    void rw_feed_bytes(uint64_t*, const uint8_t*, int)
    void rw_digest(const uint8_t*, const rw_step*, int, uint64_t*)

cdef enum:
    FEW = 64  # so many moves lists have room for, at first
    SPARED = 1 << 19  # so many bytes are kept for positions to come
    LINE = 64  # bytes that the machine reads at once: positions begin with one, since they are copied for every move
    MOST_UNKEYED = 16  # after so many steps whose key nobody wanted, Python finds it
    MOST_FRAMES = 64  # so many procedures under way need no memory of their own


# ---------------------------------------------------------------- lists of moves

cdef struct Listed:
    void* items
    int room
    int count


cdef bint listed(const rw_rules* rules, void* s, Listed* out) noexcept nogil:
    # the legal moves, in memory that was there or comes now; False if something went wrong
    if out.items == NULL:
        out.items = malloc(FEW * <size_t>rules.move_size)
        out.room = FEW if out.items != NULL else 0
    out.count = rules.moves(s, &out.items, &out.room) if out.items != NULL else -1
    return out.count >= 0


cdef bint is_listed(const rw_rules* rules, const Listed* found, const rw_move* m) noexcept nogil:
    # equal moves have equal bytes; few need more than a look at the first words
    cdef size_t words = rules.move_size // sizeof(uint64_t)
    cdef const uint64_t* wanted = <const uint64_t*>m
    cdef const uint64_t* one = <const uint64_t*>found.items
    cdef const uint64_t* end = one + words * found.count
    while one < end:
        if one[0] == wanted[0] and one[1] == wanted[1] and memcmp(one + 2, wanted + 2, rules.move_size - 2 * sizeof(uint64_t)) == 0:
            return True
        one += words
    return False


cdef inline rw_move* move_at(const rw_rules* rules, void* items, int i) noexcept nogil:
    return <rw_move*>(<char*>items + <size_t>i * rules.move_size)


# ---------------------------------------------------------------- moves as tuples

cdef object arg_of(const rw_rules* rules, rw_move* m, int a):
    cdef int at = rules.arg_offset[a]
    cdef int kind = rules.arg_kind[a]
    if kind == 0:
        return <int64_t>m.args[at]
    if kind == 1:
        return m.args[at]
    return compiled.taken(kind, (<char*>&m.args[at])[:rules.arg_size[a]])


cdef int put_arg(const rw_rules* rules, rw_move* m, int a, object value) except -1:
    cdef int at = rules.arg_offset[a]
    cdef int kind = rules.arg_kind[a]
    cdef bytes data
    if kind == 0:
        m.args[at] = <uint64_t><int64_t><int>value
    elif kind == 1:
        m.args[at] = value
    else:
        data = compiled.given(kind, value, rules.arg_size[a])
        memcpy(&m.args[at], <char*>data, rules.arg_size[a])
    return 0


cdef bint put_move(const rw_rules* rules, rw_move* m, int decision, tuple move) except -1:
    # False: it is none
    cdef int option, first, count, k
    memset(m, 0, rules.move_size)
    if decision < 0 or len(move) == 0:
        return False
    try:
        m.option = move[0]
        if m.option < 0 or m.option >= rules.option_count[decision]:
            return False
        option = rules.first_option[decision] + m.option
        first = rules.first_arg[option]
        count = rules.first_arg[option + 1] - first
        if len(move) != count + 1:
            return False
        for k in range(count):
            put_arg(rules, m, first + k, move[k + 1])
    except Exception:
        return False
    return True


cdef tuple taken_move(const rw_rules* rules, rw_move* m, int decision):
    cdef int option = rules.first_option[decision] + m.option
    cdef int first = rules.first_arg[option]
    cdef int count = rules.first_arg[option + 1] - first
    cdef int k
    cdef tuple one = PyTuple_New(count + 1)
    put_item(one, 0, m.option)
    for k in range(count):
        put_item(one, k + 1, arg_of(rules, m, first + k))
    return one


cdef inline int put_item(tuple into, int at, object value) except -1:
    Py_INCREF(value)
    PyTuple_SET_ITEM(into, at, value)
    return 0


# ---------------------------------------------------------------- moves as numbers: runtime/actions.py says which

cdef int64_t number_of(const rw_rules* rules, const int64_t* plan, rw_move* m, int decision, int64_t* counted) noexcept nogil:
    # the number of a legal move; -1 if it has none. `counted` are those that are numbered as they come
    cdef int option = rules.first_option[decision] + m.option
    cdef const int64_t* span = plan + 3 + 3 * option
    cdef const int64_t* digit = plan + 3 + 3 * plan[2] + span[2]
    cdef int64_t number = span[0]
    cdef int64_t value
    cdef int k
    if span[1] == 0:
        counted[0] += 1
        number = plan[0] + counted[0] - 1
        return number if number < plan[1] else -1
    for k in range(rules.first_arg[option], rules.first_arg[option + 1]):
        value = <int64_t>m.args[rules.arg_offset[k]] - digit[0]
        if value < 0 or value >= digit[1]:
            return -1
        number += value * digit[2]
        digit += 3
    return number


cdef bint from_number(const rw_rules* rules, const int64_t* plan, int decision, int64_t number, rw_move* m) noexcept nogil:
    # the move of a number that never changes, legal or not; False if there is none at this decision
    cdef int first, option, k
    cdef const int64_t* span
    cdef const int64_t* digit
    memset(m, 0, rules.move_size)
    if decision < 0:
        return False
    first = rules.first_option[decision]
    for option in range(first, first + rules.option_count[decision]):
        span = plan + 3 + 3 * option
        if span[0] <= number < span[0] + span[1]:
            m.option = option - first
            digit = plan + 3 + 3 * plan[2] + span[2]
            number -= span[0]
            for k in range(rules.first_arg[option], rules.first_arg[option + 1]):
                m.args[rules.arg_offset[k]] = <uint64_t>(digit[0] + number // digit[2] % digit[1])
                digit += 3
            return True
    return False


cdef bint from_list(const rw_rules* rules, const int64_t* plan, int decision, int64_t number, rw_move* m, const Listed* found) noexcept nogil:
    # the move of a number that is a place among those of large options
    cdef int64_t place = number - plan[0]
    cdef int i
    cdef rw_move* one
    for i in range(found.count):
        one = move_at(rules, found.items, i)
        if plan[3 + 3 * (rules.first_option[decision] + one.option) + 1] == 0:
            if place == 0:
                memcpy(m, one, rules.move_size)
                return True
            place -= 1
    return False


cdef void put_mask(const rw_rules* rules, const int64_t* plan, int decision, const Listed* found, uint8_t* out) noexcept nogil:
    # a 1 for each legal move
    cdef int64_t counted = 0
    cdef int64_t number
    cdef int i
    memset(out, 0, <size_t>plan[1])
    for i in range(found.count):
        number = number_of(rules, plan, move_at(rules, found.items, i), decision, &counted)
        if number >= 0:
            out[number] = 1


# ---------------------------------------------------------------- what a seat sees: runtime/seeing.py makes the plans

cdef void see(const rw_rules* rules, const int32_t* plan, void* s, void* out, uint64_t* lanes) noexcept nogil:
    # the steps for the states, then for each procedure under way, the innermost of its kind: into numbers, or into a digest
    cdef const rw_step* steps = <const rw_step*>(plan + 8 + 2 * plan[7])
    cdef const int32_t* mine
    cdef int few[MOST_FRAMES]
    cdef const void* few_at[MOST_FRAMES]
    cdef bint many = rules.most_frames > MOST_FRAMES
    cdef int* procs = <int*>malloc(rules.most_frames * sizeof(int)) if many else few
    cdef const void** at = <const void**>malloc(rules.most_frames * sizeof(void*)) if many else few_at
    cdef int count = rules.frames(s, procs, at) if procs != NULL and at != NULL else 0
    cdef int i, k
    follow(plan, s, steps, plan[6], out, lanes)
    for i in range(count):
        for k in range(i):
            if procs[k] == procs[i]:
                break
        else:
            mine = plan + 8 + 2 * procs[i]
            follow(plan, at[i], steps + mine[0], mine[1], out, lanes)
    if many:
        free(procs)
        free(at)


cdef inline void follow(const int32_t* plan, const void* data, const rw_step* steps, int n, void* out, uint64_t* lanes) noexcept nogil:
    if out == NULL:
        rw_digest(<const uint8_t*>data, steps, n, lanes)
    else:
        rw_observe(<const uint8_t*>data, steps, n, out, plan[1])


cdef void put_observation(const rw_rules* rules, const int32_t* plan, void* s, char* out) noexcept nogil:
    cdef int actor = rules.actor(s)
    cdef int decision = rules.decision(s)
    memset(out, 0, <size_t>(plan[0] * plan[1]))
    see(rules, plan, s, out, NULL)
    if rules.kind(s) == 2:
        rw_put(out, plan[1], plan[4], 1)
    elif decision >= 0:
        rw_put(out, plan[1], plan[2] + rw_turn_back(actor, plan[5], <int>rules.seats), 1)
        if actor == plan[5] + 1:
            rw_put(out, plan[1], plan[3] + decision, 1)


cdef void feed_move(const rw_rules* rules, const int32_t* plan, rw_move* m, int decision, uint64_t* lanes) noexcept nogil:
    cdef int option = rules.first_option[decision] + m.option
    cdef int k
    rw_feed(lanes, <uint64_t>plan[plan[2] + option])
    for k in range(rules.first_arg[option], rules.first_arg[option + 1]):
        rw_feed_bytes(lanes, <const uint8_t*>&m.args[rules.arg_offset[k]], rules.arg_size[k])


cdef void feed_position(
    const rw_rules* rules, const int32_t* plan, void* s, uint64_t* lanes, bint asked, const Listed* found
) noexcept nogil:
    # what a seat sees, and if it is asked, what; `found` are its moves where they may tell a secret
    cdef int line, seat, i
    cdef int decision = rules.decision(s)
    cdef bint is_over = rules.kind(s) == 2
    see(rules, plan, s, NULL, lanes)
    rw_feed(lanes, rules.actor(s) if decision >= 0 else 0)
    rw_feed(lanes, is_over)
    rw_feed(lanes, <uint64_t>plan[plan[3] + 2 * decision] if asked else 0)
    if is_over:
        rw_feed(lanes, rules.winners(s))
        for line in range(<int>rules.score_lines):
            for seat in range(1, <int>rules.seats + 1):
                rw_feed(lanes, <uint64_t><int64_t>rules.line(s, line, seat))
    if asked and plan[plan[3] + 2 * decision + 1]:
        for i in range(found.count):
            feed_move(rules, plan, move_at(rules, found.items, i), decision, lanes)


# ---------------------------------------------------------------- one position

@cython.freelist(8)
cdef class Hand:
    # memory for a move
    cdef uint64_t few[8]
    cdef rw_move* m

    def __cinit__(self, Backend backend):
        cdef size_t size = backend.rules_table.move_size
        self.m = <rw_move*>self.few if size <= sizeof(self.few) else <rw_move*>malloc(size)
        if self.m == NULL:
            raise MemoryError

    def __dealloc__(self):
        if <uint64_t*>self.m != self.few:
            free(self.m)


@cython.final
@cython.no_gc
@cython.freelist(256)
cdef class Position:
    # one to which a move has led is the step of a history, too: as Played in runtime/state.py
    cdef Backend backend
    cdef const rw_rules* rules
    cdef char* s
    cdef readonly Position before
    cdef readonly object move
    cdef readonly object earlier
    cdef public dict keys
    cdef public object lines
    cdef public object worlds
    cdef public object forced

    def __dealloc__(self):
        if self.s != NULL:
            self.backend.forget(self)
            self.backend.take_back(self.s)
        if self.earlier is not None:
            self.let_go()

    cdef void let_go(self) noexcept:
        # a history goes step by step: all at once would be too deep for the stack
        cdef object step = self.earlier
        cdef object earlier
        self.earlier = self.before = None
        while type(step) is Position and Py_REFCNT(step) == 1:
            earlier = (<Position>step).earlier
            (<Position>step).earlier = (<Position>step).before = None
            step = earlier

    @property
    def state_type(self):
        # what a state is that holds it
        return STATE

    @property
    def moves_type(self):
        return MOVES

    @property
    def kind(self):
        return self.rules.kind(self.s)

    @property
    def actor(self):
        return self.rules.actor(self.s)

    @property
    def decision(self):
        return self.rules.decision(self.s)

    @property
    def point(self):
        return self.rules.point(self.s)

    cdef inline rw_seeds* seeds(self) noexcept nogil:
        return <rw_seeds*>(self.s + self.rules.plain)

    @property
    def seed(self):
        return self.seeds().seed

    @property
    def counter(self):
        return self.seeds().counter

    def led_to(self, Position before not None, move, earlier):
        # itself as a step of a history
        self.before, self.move, self.earlier = before, move, earlier
        return self

    cpdef Position copy(self):
        cdef Position other = self.backend.blank()
        self.rules.copy(other.s, self.s)
        return other

    def seeded(self, seed):
        cdef Position other = self.copy()
        other.seeds().seed = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
        other.seeds().explicit_chance = 1
        return other

    cpdef int settle(self) except -1:
        # what went wrong is told, and is over then
        cdef int site = self.rules.fault(self.s)
        self.rules.settle(self.s)
        if site:
            self.backend.raise_site(site)
        return 0

    cpdef int count(self) except -1:
        # how many legal moves there are; they are `kept` by the backend then
        cdef int site = 0
        cdef int found = self.counted(&site)
        if site:
            self.backend.raise_site(site)
        if found < 0:
            raise MemoryError
        return found

    cdef int counted(self, int* site) except -2:
        # the same; -1 if something goes wrong, which is over then
        cdef Listed found
        if self.backend.kept_for == <void*>self:
            return self.backend.kept.count
        self.backend.lend(&found)
        found.count = 0
        if self.rules.decision(self.s) >= 0 and not listed(self.rules, self.s, &found):
            self.backend.give_back(&found, None)
            self.went_wrong(site)
            return -1
        self.backend.give_back(&found, self)
        return found.count

    cdef int went_wrong(self, int* site) except -1:
        # what went wrong is over; an interruption is told at once, since its exception is there already
        site[0] = self.rules.fault(self.s)
        self.rules.settle(self.s)
        if site[0] and site[0] == self.rules.interrupted:
            self.backend.raise_site(site[0])
        return 0

    def moves(self):
        cdef Listed found
        cdef int i
        cdef list moves = []
        cdef int decision = self.rules.decision(self.s)
        self.count()
        self.backend.lend(&found)
        for i in range(found.count):
            moves.append(taken_move(self.rules, move_at(self.rules, found.items, i), decision))
        self.backend.give_back(&found, self)
        return moves

    def numbers(self, bytes plan):
        # the numbers of the legal moves, in their order
        cdef Listed found
        cdef int64_t counted = 0
        cdef int i
        cdef list numbers = []
        cdef int decision = self.rules.decision(self.s)
        cdef const int64_t* steps = <const int64_t*><const char*>plan
        self.count()
        self.backend.lend(&found)
        for i in range(found.count):
            numbers.append(number_of(self.rules, steps, move_at(self.rules, found.items, i), decision, &counted))
        self.backend.give_back(&found, self)
        return numbers

    def mask(self, bytes plan, out):
        # 1 for each legal move, by its number; False if there is not just room enough
        cdef const int64_t* steps = <const int64_t*><const char*>plan
        cdef Py_buffer view
        PyObject_GetBuffer(out, &view, PyBUF_WRITABLE)
        try:
            if view.len != steps[1]:
                return False
            self.count()
            put_mask(self.rules, steps, self.rules.decision(self.s), &self.backend.kept, <uint8_t*>view.buf)
            return True
        finally:
            PyBuffer_Release(&view)

    cdef bint numbered(self, bytes plan, int64_t number, rw_move* m) except -1:
        # the move with a number; False if there is none
        cdef const int64_t* steps = <const int64_t*><const char*>plan
        cdef int decision = self.rules.decision(self.s)
        if number < steps[0]:
            return from_number(self.rules, steps, decision, number, m)
        return self.count() > 0 and from_list(self.rules, steps, decision, number, m, &self.backend.kept)

    def raw_of(self, bytes plan, int64_t number):
        cdef Hand hand = Hand.__new__(Hand, self.backend)
        return taken_move(self.rules, hand.m, self.rules.decision(self.s)) if self.numbered(plan, number, hand.m) else None

    def is_legal(self, move):
        cdef Hand hand = Hand.__new__(Hand, self.backend)
        cdef int site = 0
        cdef bint legal
        if not put_move(self.rules, hand.m, self.rules.decision(self.s), tuple(move)):
            return False
        legal = self.allows(hand.m, &site)
        if site:
            self.backend.raise_site(site)
        return legal

    cdef int allows(self, rw_move* m, int* site) except -1:
        # whether a move is legal; what goes wrong is over then
        cdef bint legal
        if self.backend.kept_for == <void*>self:
            return is_listed(self.rules, &self.backend.kept, m)
        legal = self.rules.is_legal(self.s, m)
        if self.rules.fault(self.s):
            self.went_wrong(site)
        return legal

    def play(self, move):
        cdef Position after = self.after(tuple(move))
        if after is None:
            compiled.raise_fault(compiled.NOT_LEGAL)
        self.become(after)

    cdef void become(self, Position after) noexcept:
        self.backend.forget(self)
        self.s, after.s = after.s, self.s

    cpdef Position after(self, tuple move):
        # the position after a move, or None if it is not legal
        cdef Hand hand = Hand.__new__(Hand, self.backend)
        return self.made(hand.m) if put_move(self.rules, hand.m, self.rules.decision(self.s), move) else None

    def after_number(self, bytes plan, int64_t number):
        cdef Hand hand = Hand.__new__(Hand, self.backend)
        return self.made(hand.m) if self.numbered(plan, number, hand.m) else None

    cdef Position made(self, rw_move* m):
        cdef int site = 0
        cdef Position after = self.tried(m, &site)
        if site:
            self.backend.raise_site(site)
        return after

    cdef inline bint asks(self, MoveInMemory move) noexcept:
        return move.point == self.rules.point(self.s) and move.decision == self.rules.decision(self.s)

    cdef Position tried(self, rw_move* m, int* site):
        # the position after a move; None if that is not legal, or something goes wrong, which `site` says then
        cdef Position after
        if not self.allows(m, site) or site[0]:
            return None
        after = self.copy()
        if self.rules.play(after.s, m):
            after.went_wrong(site)
            return None
        return after

    def outcomes(self):
        cdef int* values = self.backend.values
        cdef int* weights = self.backend.values + self.rules.most_outcomes
        cdef int i
        cdef list found = []
        if self.rules.kind(self.s) == 1:
            for i in range(self.rules.outcomes(self.s, values, weights)):
                found.append((values[i], weights[i]))
        return found

    def play_chance(self, value):
        cdef int* values = self.backend.values
        cdef int wanted = value
        cdef int i = 0
        cdef int count = 0
        cdef int site
        cdef Position after
        if self.rules.kind(self.s) == 1:
            count = self.rules.outcomes(self.s, values, values + self.rules.most_outcomes)
        while i < count and values[i] != wanted:
            i += 1
        if i == count:
            compiled.raise_fault(compiled.NOT_CHANCE)
        after = self.copy()
        site = self.rules.happen(after.s, wanted)
        if site:
            self.backend.raise_site(site)
        self.become(after)

    cdef Position drawn(self, int* value):
        # after what chance brings next, as State._happen draws it; None if something goes wrong
        cdef int* values = self.backend.values
        cdef int* weights = values + self.rules.most_outcomes
        cdef Position after
        cdef uint64_t at = 0
        cdef int site = 0
        cdef int i
        cdef int count = self.rules.outcomes(self.s, values, weights)
        for i in range(count):
            at += <uint64_t>weights[i]
        at = rw_bounded(rw_random64(self.seeds().seed, self.seeds().counter), at)
        i = 0
        while i < count and at >= <uint64_t>weights[i]:
            at -= <uint64_t>weights[i]
            i += 1
        if i == count:
            return None
        value[0] = values[i]
        after = self.copy()
        if self.rules.happen(after.s, value[0]):
            after.went_wrong(&site)
            return None
        return after

    def winners(self):
        return self.rules.winners(self.s)

    def scores(self):
        cdef int line, seat
        cdef list found = []
        cdef list one
        for line in range(<int>self.rules.score_lines):
            one = []
            for seat in range(1, <int>self.rules.seats + 1):
                one.append(self.rules.line(self.s, line, seat))
            found.append(one)
        self.settle()
        return found

    def totals(self):
        cdef int seat
        cdef list found = []
        for seat in range(1, <int>self.rules.seats + 1):
            found.append(self.rules.total(self.s, seat))
        self.settle()
        return tuple(found)

    def standing(self):
        cdef int seat, key
        cdef list found = []
        cdef list one
        for seat in range(1, <int>self.rules.seats + 1):
            one = []
            for key in range(<int>self.rules.rank_keys):
                one.append(self.rules.key(self.s, key, seat))
            found.append(one)
        self.settle()
        return found

    def broken(self):
        cdef int number
        cdef list found = []
        for number in range(<int>self.rules.invariants):
            if not self.rules.holds(self.s, number):
                found.append(number)
        self.settle()
        return found

    def to_bytes(self):
        return self.s[:self.rules.plain]

    def observe(self, bytes plan, out):
        # what a seat sees, as numbers into `out`; False if there is not just room enough
        cdef const int32_t* steps = <const int32_t*><const char*>plan
        cdef Py_buffer view
        cdef bint fits
        PyObject_GetBuffer(out, &view, PyBUF_WRITABLE)
        fits = view.len == steps[0] * steps[1]
        if fits:
            put_observation(self.rules, steps, self.s, <char*>view.buf)
        PyBuffer_Release(&view)
        return fits

    def digest(self, bytes plan, bytes before, Position earlier, tuple move, uint64_t happened):
        # all that was before, then the move made in an earlier position, or what happened; then what a seat sees
        cdef const int32_t* steps = <const int32_t*><const char*>plan
        cdef uint64_t lanes[2]
        cdef Listed found
        cdef Hand hand
        memcpy(lanes, <const char*>before, 16)
        if earlier is not None and move is not None:
            hand = Hand.__new__(Hand, self.backend)
            if put_move(self.rules, hand.m, earlier.rules.decision(earlier.s), move):
                feed_move(self.rules, steps, hand.m, earlier.rules.decision(earlier.s), lanes)
        elif happened:
            rw_feed(lanes, happened)
        self.put_digest(steps, lanes)
        return (<char*>lanes)[:16]

    cdef int put_digest(self, const int32_t* plan, uint64_t* lanes) except -1:
        # what a seat sees, behind what it has seen
        cdef int decision = self.rules.decision(self.s)
        cdef bint asked = decision >= 0 and self.rules.actor(self.s) == plan[5] + 1
        if asked and plan[plan[3] + 2 * decision + 1]:
            self.count()  # its moves tell something
        feed_position(self.rules, plan, self.s, lanes, asked, &self.backend.kept)
        if self.rules.fault(self.s):
            self.settle()
        return 0


# ---------------------------------------------------------------- states: what runtime/moves.py and runtime/state.py say, at once

cdef tuple NOTHING = ()
cdef object MOVE, MOVES, STATE  # each of the types below with its face


cdef object new(object kind):
    # an object of a type that is made of one of those below and a face; its fields are still to be filled
    return (<PyTypeObject*>kind).tp_new(<type>kind, <PyObject*>NOTHING, NULL)


@cython.no_gc
cdef class MoveInMemory:
    cdef readonly object _seating
    cdef readonly int point
    cdef readonly int decision
    cdef readonly object forced_on
    cdef const rw_rules* rules
    cdef tuple given  # what it is made of, or has been asked for as; None: neither
    cdef bint has_form  # so it can be played; what is not a move, or of chance, has none
    cdef uint64_t few[4]
    cdef rw_move* m

    def __init__(self, seating, int point, int decision, tuple raw, forced_on=None):
        cdef Backend backend = seating.backend
        self.hold(seating, backend.rules_table, point, decision)
        self.given, self.forced_on = raw, forced_on
        self.has_form = decision >= 0 and put_move(self.rules, self.m, decision, raw)

    def __dealloc__(self):
        if <uint64_t*>self.m != self.few:
            free(self.m)

    cdef int hold(self, object seating, const rw_rules* rules, int point, int decision) except -1:
        cdef size_t size = rules.move_size
        self._seating, self.rules, self.point, self.decision = seating, rules, point, decision
        if self.m == NULL:
            self.m = <rw_move*>self.few if size <= sizeof(self.few) else <rw_move*>malloc(size)
        if self.m == NULL:
            raise MemoryError
        return 0

    @property
    def raw(self):
        if self.given is None:
            self.given = taken_move(self.rules, self.m, self.decision)
        return self.given


cdef MoveInMemory known_move(object seating, Position position, const rw_move* m):
    # a move of what is asked in a position; NULL: still to be filled
    cdef MoveInMemory one = new(MOVE)
    one.hold(seating, position.rules, position.rules.point(position.s), position.rules.decision(position.s))
    if m != NULL:
        memcpy(one.m, m, position.rules.move_size)
        one.has_form = True
    return one


@cython.no_gc
cdef class MovesInMemory:
    cdef readonly object _seating
    cdef readonly Position _position
    cdef char* items  # once somebody wants to have one
    cdef int count

    def __init__(self, seating, Position position not None):
        self._seating, self._position = seating, position

    def __dealloc__(self):
        free(self.items)

    cdef bint are_here(self) except -1:
        # False: there are none, or something goes wrong: for the face to tell
        cdef Position position = self._position
        cdef size_t size
        cdef int site = 0
        if self.items == NULL and position.counted(&site) > 0:
            size = <size_t>position.backend.kept.count * position.rules.move_size
            self.items = <char*>malloc(size)
            if self.items == NULL:
                raise MemoryError
            memcpy(self.items, position.backend.kept.items, size)
            self.count = position.backend.kept.count
        return self.items != NULL

    cdef object at(self, Py_ssize_t i):
        return known_move(self._seating, self._position, move_at(self._position.rules, self.items, <int>i))

    def __len__(self):
        cdef int site = 0
        cdef int count = self.count if self.count else self._position.counted(&site)
        if count > 0 or (count == 0 and self._position.rules.kind(self._position.s) == 2):
            return count
        return Moves.__len__(self)

    def __iter__(self):
        cdef int i
        if not self.are_here():
            return Moves.__iter__(self)
        return iter([self.at(i) for i in range(self.count)])

    def __getitem__(self, index):
        cdef Py_ssize_t i
        if type(index) is int and self.are_here():
            i = PyNumber_AsSsize_t(index, NULL)  # the last of all numbers for what is larger
            if i < 0:
                i += self.count
            if 0 <= i < self.count:
                return self.at(i)
        return Moves.__getitem__(self, index)


@cython.no_gc
cdef class StateInMemory:
    cdef readonly object _seating
    cdef public object _last
    cdef readonly object _seen
    cdef MovesInMemory listing  # `moves`, and with them the position; copies have the same
    cdef readonly bint _sampled  # just behind: see own_moves

    def __init__(self, seating, Position position not None, bint sampled, last=None, seen=None):
        self._seating, self._sampled, self._last, self._seen = seating, sampled, last, seen
        self.rest_at(position)

    @property
    def _position(self):
        return self.here()

    @_position.setter
    def _position(self, Position position not None):
        self.rest_at(position)

    cdef inline Position here(self):
        # None: it was never told
        return None if self.listing is None else self.listing._position

    cdef int rest_at(self, Position position) except -1:
        # whoever holds the moves of the position before keeps them: most are only counted
        cdef MovesInMemory found = self.listing
        if found is None or Py_REFCNT(found) > 2:
            found = self.listing = new(MOVES)
            found._seating = self._seating
        elif found.items != NULL:
            free(found.items)
            found.items, found.count = NULL, 0
        found._position = position
        return 0

    @cython.always_allow_keywords(False)
    def play(self, move):
        """play($self, move, /)\n--\n\nAs State.play."""
        cdef Position before = self.here()
        cdef Position after = None
        cdef MoveInMemory one
        cdef int site = 0
        if type(move) is int and before is not None:
            move = self.meant(move)
        if type(move) is MOVE:
            one = <MoveInMemory>move
            if one._seating is self._seating and one.has_form and before.asks(one):
                after = before.tried(one.m, &site)
        if after is None:  # it is no such move, not legal, or goes wrong: all told by the face
            return State.play(self, move)
        after.before, after.move, after.earlier = before, move, self._last
        self._last = after
        self.rest_at(after)
        self.let_chance_move()
        return self

    def settled(self):
        """settled($self)\n--\n\nAs State.settled."""
        self.let_chance_move()
        return self

    cdef inline int let_chance_move(self) except -1:
        if self._sampled and self.listing._position.rules.kind(self.listing._position.s) == 1:
            self._settle()
        return 0

    def _happen(self):
        cdef Position before = self.listing._position
        cdef MoveInMemory event
        cdef int value = 0
        cdef Position after = before.drawn(&value)
        if after is None:
            State._happen(self)
            return
        event = known_move(self._seating, before, NULL)
        event.decision, event.given = -1, (value,)
        self._last = after.led_to(before, event, self._last)
        self.rest_at(after)

    cdef object meant(self, object number):
        # the move with a number; the number, for the face to tell, if there is none
        cdef Position position = self.listing._position
        cdef MoveInMemory one = known_move(self._seating, position, NULL)
        try:
            one.has_form = position.numbered(self._seating.plan, number, one.m)
        except OverflowError:
            pass
        return one if one.has_form else number

    def copy(self, seed=None):
        """copy($self, seed=None)\n--\n\nAs State.copy."""
        cdef StateInMemory other
        if seed is not None:
            return State.copy(self, seed)
        other = new(STATE)
        other._seating, other._sampled, other.listing = self._seating, self._sampled, self.listing
        other._last, other._seen = self._last, self._seen
        return other

    def information_key(self, seat):
        """information_key($self, seat)\n--\n\nAs State.information_key."""
        cdef bytes found = None
        if type(seat) is int and self._last is not None and self._last is self.here():
            found = key_after(<Position>self._last, seat, MOST_UNKEYED)
        return State.information_key(self, seat) if found is None else found


cdef bytes key_after(Position step, object seat, int most):
    # what a seat knows after a step: what it knew before, the move, and what it sees. None, for the face to tell, where not everybody
    # sees the move, or no key was asked for in so many steps
    cdef bytes found = None if step.keys is None else step.keys.get(seat)
    cdef MoveInMemory move
    cdef bytes plan
    cdef uint64_t lanes[2]
    if found is not None or most == 0 or type(step.earlier) is not Position or type(step.move) is not MOVE:
        return found
    move = <MoveInMemory>step.move
    plan = step.backend.key_plan(seat, move.decision)
    if plan is None:
        return None
    found = key_after(<Position>step.earlier, seat, most - 1)
    if found is None:
        return None
    memcpy(lanes, <const char*>found, 16)
    feed_move(step.rules, <const int32_t*><const char*>plan, move.m, move.decision, lanes)
    step.put_digest(<const int32_t*><const char*>plan, lanes)
    found = (<char*>lanes)[:16]
    if step.keys is None:
        step.keys = {}
    step.keys[seat] = found
    return found


class CompiledMove(MoveInMemory, Move):
    __slots__ = ()


class CompiledMoves(MovesInMemory, Moves):
    __slots__ = ()


class CompiledState(StateInMemory, State):
    __slots__ = ()


MOVE, MOVES, STATE = CompiledMove, CompiledMoves, CompiledState


cdef PyMemberDef MOVES_OF_A_STATE


cdef int own(object kind, object fields) except -1:
    # what a type has from the one that holds its fields, as its own: Python's interpreter asks no further then
    cdef PyTypeObject* mine = <PyTypeObject*>kind
    for name, one in vars(fields).items():
        if type(one) is type(StateInMemory.play):
            setattr(kind, name, PyDescr_NewMethod(mine, (<PyMethodDescrObject*>one).d_method))
        elif type(one) is type(StateInMemory._last):
            setattr(kind, name, PyDescr_NewGetSet(mine, (<PyGetSetDescrObject*>one).d_getset))
    return 0


cdef int own_moves() except -1:
    # `moves` of a state is a field, which the interpreter reads without a call
    cdef StateInMemory one = new(STATE)
    MOVES_OF_A_STATE.name, MOVES_OF_A_STATE.doc = "moves", "As State.moves."
    MOVES_OF_A_STATE.type, MOVES_OF_A_STATE.flags = T_OBJECT_EX, READONLY
    MOVES_OF_A_STATE.offset = <char*>&one._sampled - <char*><PyObject*>one - sizeof(PyObject*)
    STATE.moves = PyDescr_NewMember(<PyTypeObject*>STATE, &MOVES_OF_A_STATE)
    return 0


own(MOVE, MoveInMemory)
own(MOVES, MovesInMemory)
own(STATE, StateInMemory)
own_moves()


# ---------------------------------------------------------------- a game

cdef class Onward:
    # random games from one position, or whole ones
    cdef Backend backend
    cdef Position start

    def __init__(self, Backend backend, Position start):
        self.backend = backend
        self.start = None if start is None else start.copy()

    def stop(self, bint wanted):
        self.backend.stop(wanted)

    def play_range(
        self, int first, int count, uint64_t seed, bint check, int limit, bint keep,
        lengths, winners, totals,
    ):
        # results are written from place `first` on
        cdef const rw_rules* rules = self.backend.rules_table
        cdef rw_terms terms
        cdef rw_results out
        cdef int at = first
        cdef int broken = -1
        cdef int site
        cdef Py_buffer views[3]
        cdef const void* start = NULL if self.start is None else <const void*>self.start.s
        terms.seed, terms.limit, terms.check, terms.keep = seed, limit, check, keep
        PyObject_GetBuffer(lengths, &views[0], PyBUF_WRITABLE)
        PyObject_GetBuffer(winners, &views[1], PyBUF_WRITABLE)
        PyObject_GetBuffer(totals, &views[2], PyBUF_WRITABLE)
        out.lengths, out.winners = <int32_t*>views[0].buf + first, <uint64_t*>views[1].buf + first
        out.totals, out.broken = <int32_t*>views[2].buf + first * rules.seats, &broken
        with nogil:
            site = rules.playouts(start, &terms, &at, count, &out)
        PyBuffer_Release(&views[0])
        PyBuffer_Release(&views[1])
        PyBuffer_Release(&views[2])
        if broken >= 0:
            compiled.raise_broken(broken)
        if site == rules.interrupted:
            rw_interrupted()
        if site:
            compiled.raise_fault(self.backend.faults[site - 1], at)


@cython.final
cdef class Backend:
    # made of a module that has RULES and FAULTS
    cdef object capsule
    cdef tuple faults
    cdef const rw_rules* rules_table
    cdef Listed kept  # the moves that were listed last, when nobody has borrowed them
    cdef void* kept_for  # the position whose moves these are; NULL: nobody's
    cdef int* values  # what chance can bring, and the weights
    cdef void** spare  # blocks of memory for positions that nobody uses
    cdef uint32_t spares  # their bytes
    cdef dict key_plans  # what seats see, of those whose keys have been asked for: runtime/keys.py
    cdef bytes in_the_open  # for each decision whether everybody sees what is chosen

    def __cinit__(self, module):
        self.capsule = module.RULES
        self.faults = tuple(module.FAULTS)
        self.rules_table = <const rw_rules*>PyCapsule_GetPointer(self.capsule, RW_RULES_NAME)
        if self.rules_table.version != RW_RULES_VERSION:
            raise ImportError("a module of another version of rulewright")
        self.key_plans = {}
        self.values = <int*>malloc(2 * self.rules_table.most_outcomes * sizeof(int))
        if self.values == NULL:
            raise MemoryError

    def __dealloc__(self):
        cdef void** block
        while self.spare != NULL:
            block, self.spare = self.spare, <void**>self.spare[0]
            free(block)
        free(self.kept.items)
        free(self.values)

    cdef void lend(self, Listed* to) noexcept:
        # what is kept, for as long as somebody works on it: a handler of a signal may come in between, and ask for moves as well
        to[0] = self.kept
        memset(&self.kept, 0, sizeof(Listed))
        self.kept_for = NULL

    cdef void give_back(self, Listed* lent, Position position) noexcept:
        free(self.kept.items)
        self.kept = lent[0]
        self.kept_for = NULL if position is None else <void*>position

    cdef inline void forget(self, Position position) noexcept:
        # the position is not what it was
        if self.kept_for == <void*>position:
            self.kept_for = NULL

    cdef Position blank(self):
        # a position whose memory is still to be filled
        cdef Position position = Position.__new__(Position)
        position.backend, position.rules = self, self.rules_table
        if self.spare != NULL:
            position.s = <char*>self.spare
            self.spare, self.spares = <void**>self.spare[0], self.spares - self.rules_table.size
        else:
            position.s = <char*>aligned_alloc(LINE, <size_t>(self.rules_table.size + LINE - 1) // LINE * LINE)
        if position.s == NULL:
            raise MemoryError
        return position

    cdef inline void take_back(self, char* block) noexcept:
        # a block of a position that is gone; each that is spared holds the next one
        if self.spares < SPARED:
            (<void**>block)[0] = self.spare
            self.spare, self.spares = <void**>block, self.spares + self.rules_table.size
        else:
            free(block)

    @property
    def rules(self):
        return self.capsule

    @property
    def move_type(self):
        # what a move is that it can make
        return MOVE

    def watch(self, int seat, bytes plan, bytes in_the_open):
        # how keys go on after a move in the open
        self.key_plans[seat] = plan
        self.in_the_open = in_the_open

    cdef bytes key_plan(self, seat, int decision):
        # None where it is not known, or not everybody sees what is chosen
        return self.key_plans.get(seat) if decision >= 0 and self.in_the_open is not None and self.in_the_open[decision] else None

    def raise_site(self, int site):
        self.rules_table.stop(False)
        if site == self.rules_table.interrupted:
            rw_interrupted()
        compiled.raise_fault(self.faults[site - 1] if site else None)

    def new(self, seed, explicit_chance):
        cdef Position position = self.blank()
        cdef int site = self.rules_table.begin(position.s, PyLong_AsUnsignedLongLongMask(seed), explicit_chance)
        if site:
            self.raise_site(site)
        return position

    def from_bytes(self, bytes data, seed, counter, explicit_chance):
        cdef Position position = self.blank()
        if len(data) != <Py_ssize_t>self.rules_table.plain:
            compiled.raise_foreign()
        if self.rules_table.load(position.s, <char*>data, <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)):
            compiled.raise_foreign()
        position.seeds().counter = counter
        position.seeds().explicit_chance = explicit_chance
        return position

    def stop(self, bint wanted):
        self.rules_table.stop(wanted)

    def playouts(self, count, seed, threads=1, check=False, limit=compiled.MAX_DECISIONS, keep=False):
        return self.playouts_from(None, count, seed, threads, check, limit, keep)

    def playouts_from(
        self, Position position, count, seed, threads=1, check=False, limit=compiled.MAX_DECISIONS, keep=False
    ):
        return compiled.playouts(
            Onward(self, position), <int>self.rules_table.seats, count, seed, threads, check, limit, keep
        )

    def record(self, int number, uint64_t seed, int limit):
        # the seed of a random game, and its moves, each with the block where it is made
        return self.recorded(None, number, seed, limit)

    def record_from(self, Position start, int number, uint64_t seed, int limit):
        return self.recorded(start, number, seed, limit)

    cdef tuple recorded(self, Position start, int number, uint64_t seed, int limit):
        cdef Position end
        cdef list moves
        end, moves = self.played(start, number, seed, limit)
        if self.rules_table.fault(end.s) == self.rules_table.interrupted:
            self.raise_site(self.rules_table.interrupted)
        return end.seed, moves

    def played(self, Position start, int number, uint64_t seed, int limit):
        # where a random game ends, perhaps in a fault that `settle` tells, and its moves
        cdef const rw_rules* rules = self.rules_table
        cdef rw_terms terms
        cdef void* items = NULL
        cdef rw_move* m
        cdef int count, i
        cdef list moves = []
        cdef bint begun = start is not None
        cdef Position end = start.copy() if begun else self.blank()
        terms.seed, terms.limit, terms.check, terms.keep = seed, limit, False, True
        with nogil:
            count = rules.record(end.s, begun, number, &terms, &items)
        for i in range(0 if items == NULL else count):
            m = move_at(rules, items, i)
            moves.append((m.noted, taken_move(rules, m, rules.decision_at(m.noted))))
        free(items)
        return end, moves

    def perft(self, Position position, int depth):
        cdef uint64_t found
        cdef Position start = position.copy()
        with nogil:
            found = start.rules.perft(start.s, depth)
        start.settle()
        return found

    def batch(self, int count, seed):
        return Batch(self, count, <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF))


# ---------------------------------------------------------------- many positions in one block, stepped together

cdef void put_rewards(const rw_rules* rules, void* s, float* rewards, int utility) noexcept nogil:
    # what the end is worth to each seat. 0: as State.returns; 1: the totals; 2: as State.returns of those who play together
    cdef uint64_t mask = rules.winners(s)
    cdef int seats = <int>rules.seats
    cdef int winners = rw_size(mask)
    cdef float others = seats - 1 if seats > 1 else 1
    cdef int seat
    for seat in range(seats):
        if utility == 1:
            rewards[seat] = rules.total(s, seat + 1)
        elif utility == 2:
            rewards[seat] = 1.0 if winners else -1.0
        elif winners == 0:
            rewards[seat] = 0.0
        elif mask >> seat & 1:
            rewards[seat] = <float>(seats - winners) / (winners * others)
        else:
            rewards[seat] = -1.0 / others


cdef struct Out:
    int64_t* chosen
    uint8_t* masks
    float* rewards
    uint8_t* done
    int8_t* players
    char* seen
    int plan_size
    Listed found
    rw_move* m
    Py_buffer views[6]


cdef int open_out(Out* out, const rw_rules* rules, tuple memory) except -1:
    # chosen numbers, masks, rewards, done, players, observations (or None), and how many numbers a plan of what is seen has
    cdef int i
    out.m = <rw_move*>malloc(rules.move_size)
    if out.m == NULL:
        raise MemoryError
    for i in range(5):
        PyObject_GetBuffer(memory[i], &out.views[i], PyBUF_WRITABLE)
    out.chosen = <int64_t*>out.views[0].buf
    out.masks = <uint8_t*>out.views[1].buf
    out.rewards = <float*>out.views[2].buf
    out.done = <uint8_t*>out.views[3].buf
    out.players = <int8_t*>out.views[4].buf
    out.seen = NULL
    out.plan_size = memory[6]
    memset(&out.found, 0, sizeof(Listed))
    if memory[5] is not None:
        PyObject_GetBuffer(memory[5], &out.views[5], PyBUF_WRITABLE)
        out.seen = <char*>out.views[5].buf
    return 0


cdef int close_out(Out* out) except -1:
    cdef int i
    free(out.found.items)
    free(out.m)
    for i in range(5 if out.seen == NULL else 6):
        PyBuffer_Release(&out.views[i])
    return 0


cdef bint meant(const rw_rules* rules, const int64_t* plan, void* s, int64_t number, rw_move* m, Listed* found) noexcept nogil:
    # the move with a number; False if there is none
    cdef int decision = rules.decision(s)
    if number < plan[0]:
        return from_number(rules, plan, decision, number, m)
    return decision >= 0 and listed(rules, s, found) and from_list(rules, plan, decision, number, m, found)


cdef class Batch:
    cdef Backend backend
    cdef const rw_rules* rules
    cdef char* block
    cdef int count
    cdef uint64_t seed
    cdef uint64_t* begun  # how many games each place has begun

    def __cinit__(self, Backend backend, int count, uint64_t seed):
        self.backend = backend
        self.rules = backend.rules_table
        self.count = count
        self.seed = seed
        self.block = <char*>malloc(count * <size_t>self.rules.size)
        self.begun = <uint64_t*>calloc(count, sizeof(uint64_t))
        if self.block == NULL or self.begun == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.block)
        free(self.begun)

    @property
    def bytes_each(self):
        return self.rules.size

    cdef inline char* at(self, int i) noexcept nogil:
        return self.block + i * <size_t>self.rules.size

    cdef int begin(self, int i) noexcept nogil:
        # a new game that goes on to its first decision
        self.begun[i] += 1
        return self.rules.begin(self.at(i), rw_random64(self.seed + <uint64_t>i, self.begun[i] - 1), False)

    def position(self, int i):
        # a copy of one of them, whose chance is explicit as everywhere in Python
        cdef Position one = self.backend.blank()
        self.rules.copy(one.s, self.at(i))
        one.seeds().explicit_chance = 1
        return one

    def restart(self, int first, int count, seed, bytes actions, bytes plans, memory):
        # new games; with a seed, those that the seed stands for
        cdef const int64_t* numbers = <const int64_t*><const char*>actions
        cdef const int32_t* views = <const int32_t*><const char*>plans
        cdef Out out
        cdef int i
        cdef int site = 0
        open_out(&out, self.rules, memory)
        if seed is not None:
            self.seed = seed
            memset(self.begun + first, 0, count * sizeof(uint64_t))
        with nogil:
            for i in range(first, first + count):
                site = self.begin(i)
                if site == 0:
                    site = self.told(i, &out, numbers, views)
                if site:
                    break
        close_out(&out)
        if site:
            self.backend.raise_site(site)

    cdef int told(self, int i, Out* out, const int64_t* actions, const int32_t* plans) noexcept nogil:
        # the mask, and what the seat sees that is asked now; at the end, the first
        cdef void* s = self.at(i)
        cdef int seat = self.rules.actor(s) - 1 if self.rules.kind(s) != 2 else -1
        out.players[i] = <int8_t>seat
        out.found.count = 0
        if seat >= 0:
            listed(self.rules, s, &out.found)
        put_mask(self.rules, actions, self.rules.decision(s), &out.found, out.masks + i * actions[1])
        if out.seen != NULL:
            put_observation(
                self.rules, plans + (out.plan_size * seat if seat > 0 else 0), s, out.seen + i * <int64_t>(plans[0] * plans[1])
            )
        return self.rules.fault(s)

    def step(self, int first, int count, bytes actions, bytes plans, memory, int utility, int restart):
        # one move in each; -1: all went well, else the place whose move is not legal.
        # restart 0: never; 1: what is over begins anew at once; 2: in the next step
        cdef const int64_t* numbers = <const int64_t*><const char*>actions
        cdef const int32_t* views = <const int32_t*><const char*>plans
        cdef const rw_rules* rules = self.rules
        cdef int seats = <int>rules.seats
        cdef Out out
        cdef void* s
        cdef int i
        cdef int site = 0
        cdef int wrong = -1
        open_out(&out, rules, memory)
        with nogil:
            for i in range(first, first + count):
                s = self.at(i)
                memset(out.rewards + i * seats, 0, seats * sizeof(float))
                if out.chosen[i] == -1:
                    out.done[i] = 0
                    continue
                if rules.kind(s) == 2:
                    out.done[i] = 1
                    if restart == 0:
                        continue
                    out.done[i] = 0
                    site = self.begin(i)
                else:
                    if not meant(rules, numbers, s, out.chosen[i], out.m, &out.found) or not rules.is_legal(s, out.m):
                        wrong = i
                        break
                    site = rules.play(s, out.m)
                    out.done[i] = rules.kind(s) == 2
                    if out.done[i]:
                        put_rewards(rules, s, out.rewards + i * seats, utility)
                        if restart == 1 and site == 0:
                            site = self.begin(i)
                if site == 0:
                    site = self.told(i, &out, numbers, views)
                if site:
                    break
        close_out(&out)
        if site:
            self.backend.raise_site(site)
        return wrong
