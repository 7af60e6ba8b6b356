"""What a scenario that starts at a phase has left at nothing, though the lines before the phase would have set it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.compiler.optimise.state_use import StateUse
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes, straight_on


def skipped_states(program: ir.Program, entry: ir.PhaseEntry) -> frozenset[str]:
    """The states that are written before a phase is reached for the first time."""
    use = StateUse(program)
    blocks = {block for proc, _, end in entry.path for block in _before(program, program.procs[proc].entry, end, entry)}
    return _written(blocks, program, use)


def surely_set(program: ir.Program, entry: ir.PhaseEntry) -> frozenset[str]:
    """The states that are written on every way to a phase."""
    sure = _Sure(program)
    return frozenset().union(*(sure.before(program.procs[proc].entry, end) for proc, _, end in entry.path))


def read_from(program: ir.Program, entry: ir.PhaseEntry) -> frozenset[str]:
    """The states that may be read when a phase is entered, from there on, and by the score."""
    return _Reads(program).of([piece for _, steps, block in entry.path for piece in (steps, program.blocks[block])])


def given_states(program: ir.Program, statements: Iterable[ir.Stmt]) -> frozenset[str]:
    """The states that what is given writes."""
    use = StateUse(program)
    return frozenset().union(*(use.writes(statement) for statement in statements))


def _before(program: ir.Program, start: int, end: int, entry: ir.PhaseEntry) -> Iterator[int]:
    """The blocks that can be passed on the way from one block to another, and those of the procedures they call."""
    on_the_way = {proc for proc, _, _ in entry.path}
    seen, waiting = {end}, [start]
    while waiting:
        number = waiting.pop()
        if number in seen:
            continue
        seen.add(number)
        yield number
        waiting += _following(program, number)
        called = program.blocks[number].end
        if isinstance(called, ir.CallProc) and called.proc not in on_the_way:
            waiting.append(program.procs[called.proc].entry)


def _following(program: ir.Program, number: int) -> list[int]:
    end = program.blocks[number].end
    if isinstance(end, ir.Ask):
        asked = program.decisions[end.decision]
        return [*(option.entry for option in asked.options), *([asked.skip] if asked.skip is not None else [])]
    return list(straight_on(end))


def _written(blocks: Iterable[int], program: ir.Program, use: StateUse) -> frozenset[str]:
    found: set[str] = set()
    for number in blocks:
        for statement in program.blocks[number].body:
            found |= use.writes(statement)
        for node in nodes(program.blocks[number].end):
            if isinstance(node, ir.Place) and isinstance(node.state, str):
                found.add(node.state)
    return frozenset(found)


class _Sure:
    """What is written whichever way is taken, block by block."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self._procs: dict[int, frozenset[str]] = {}

    def before(self, start: int, end: int) -> frozenset[str]:
        """What every way from the start of a block to the start of another has written."""
        known: dict[int, frozenset[str]] = {start: frozenset()}
        waiting = [start]
        while waiting:
            number = waiting.pop()
            if number == end:
                continue
            after = known[number] | self._block(self.program.blocks[number])
            for following in _following(self.program, number):
                merged = known[following] & after if following in known else after
                if known.get(following) != merged:
                    known[following] = merged
                    waiting.append(following)
        return known.get(end, frozenset())

    def _block(self, block: ir.Block) -> frozenset[str]:
        called = self._proc(block.end.proc) if isinstance(block.end, ir.CallProc) else frozenset()
        return self._statements(block.body) | called

    def _statements(self, statements: Iterable[ir.Stmt]) -> frozenset[str]:
        return frozenset().union(*(self._statement(statement) for statement in statements))

    def _statement(self, statement: ir.Stmt) -> frozenset[str]:
        match statement:
            case ir.Store(ir.Place(str() as state)) | ir.Fill(state) | ir.StoreWhole(state):
                return frozenset({state})
            case ir.When(_, then, otherwise):
                return self._statements(then) & self._statements(otherwise)
            case ir.Invoke(proc):
                return self._proc(proc)
            case _:
                return frozenset()

    def _proc(self, number: int) -> frozenset[str]:
        """What a procedure has written wherever it returns."""
        if number not in self._procs:
            self._procs[number] = frozenset()
            proc = self.program.procs[number]
            if proc.suspends:
                ends = [b.number for b in self.program.blocks if b.proc == number and isinstance(b.end, ir.Return)]
                found = [self.before(proc.entry, end) | self._block(self.program.blocks[end]) for end in ends]
                self._procs[number] = frozenset.intersection(*found) if found else frozenset()
            else:
                self._procs[number] = self._statements(proc.body)
        return self._procs[number]


class _Reads:
    """The states that pieces of a program, and all that they lead to, may read."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.found: set[str] = set()
        self.waiting: list[object] = []
        self.seen: set[int] = set()

    def of(self, pieces: Iterable[object]) -> frozenset[str]:
        """What is read by these pieces and from these blocks on."""
        self._add(*pieces, self.program.scores, self.program.rank)
        while self.waiting:
            piece = self.waiting.pop()
            if isinstance(piece, ir.Block):
                self._add(*(self.program.blocks[number] for number in _following(self.program, piece.number)))
            for node in nodes(piece):
                self._node(node)
        return frozenset(self.found)

    def _add(self, *pieces: object) -> None:
        for piece in pieces:
            if id(piece) not in self.seen:
                self.seen.add(id(piece))
                self.waiting.append(piece)

    def _node(self, node: object) -> None:
        program = self.program
        match node:
            case ir.Read(state) | ir.Whole(state):
                self.found.add(state)
            case ir.Place(str() as state, _, _, element) if element is not None:
                self.found.add(state)
            case ir.Fingerprint(states):
                self.found.update(states)
            case ir.Call(number):
                self._add(program.functions[number])
            case ir.Formula(table, column):
                data = program.tables[table].columns[column]
                assert isinstance(data, ir.FormulaColumn)
                self._add(*(program.functions[number] for number in data.functions if number >= 0))
            case ir.GroupOf(name) | ir.TallyOf(name) | ir.Groups(name):
                self._add(next(network for network in program.networks if network.name == name))
            case ir.Invoke(number) | ir.CallProc(number) | ir.Can(int(number)):
                self._proc(number)
            case ir.CallRules() | ir.InvokeRules() | ir.Can():
                for snippet in program.snippets:
                    self._proc(snippet.proc)
            case ir.Ask(number):
                self._add(program.decisions[number])
                for option in program.decisions[number].options:
                    for lender, _, _ in option.lent_by:
                        self._proc(lender)

    def _proc(self, number: int) -> None:
        proc = self.program.procs[number]
        self._add(proc.body, *([self.program.blocks[proc.entry]] if proc.suspends else []))
