"""A whole random definition: components, table-top, telling, scores."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from generator import cells, numbers, sets, truths  # noqa: F401  (they register what they can make)
from generator.actions import actions, phase
from generator.components import boards, enums, options, records
from generator.decisions import among, secretly
from generator.defs import defs
from generator.faults import trap
from generator.kinds import Num, Seat, SetOf, Truth
from generator.networks import networks
from generator.probes import probe_states, probes
from generator.statements import Lines, Where, block, deeper
from generator.states import states
from generator.tables import cells as table_cells
from generator.tables import tables
from generator.variants import VARIED, variants
from generator.writer import Named, Writer


@dataclass(frozen=True)
class Definition:
    """The text of a game, the tables beside it, and perhaps variants, each of the one before."""

    text: str
    files: dict[str, str] = field(default_factory=dict)
    variants: tuple[str, ...] = ()

    def write(self, folder: Path) -> Path:
        """Writes all files into a folder; returns what is to be compiled."""
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8")
        path = folder / "random.game"
        path.write_text(self.text, encoding="utf-8")
        for name, text in zip(VARIED, self.variants, strict=False):
            path = folder / f"{name}.variant"
            path.write_text(text, encoding="utf-8")
        return path

    def shown(self) -> str:
        """All texts, one after the other."""
        return "\n".join((self.text, *self.variants, *self.files.values()))


def definition(seed: int) -> Definition:
    """The random definition of a seed."""
    w = Writer(seed)
    lines = ['game "Random"', f"players {w.seats}" + (" together" if w.together else "")]
    lines += enums(w)
    lines += options(w)
    lines += boards(w)
    lines += tables(w)
    lines += records(w)
    lines += states(w)
    lines += probe_states(w)
    lines += networks(w)
    tallies = _tallies(w)
    lines += defs(w)
    lines += actions(w)
    table_cells(w)
    lines += ["play", *deeper(_play(w))]
    lines += tallies
    lines += _scores(w)
    lines += _ends(w)
    text = "\n".join(lines) + "\n"
    return Definition(text, w.files, variants(w, text))


def _tallies(w: Writer) -> Lines:
    """A score filled during play."""
    if not w.chance(0.3) or w.together:
        return []
    from generator.writer import State

    w.states.append(State("kept_score", Num(-999, 999), (Seat(),)))
    return ["score kept_score"]


def _play(w: Writer) -> Lines:
    lines: Lines = []
    with w.acting(False):
        if w.chance(0.5):
            lines += block(w, Where(suspends=False, depth=1), 2)
        if w.chance(0.15):
            lines += secretly(w, Where(depth=1))
    last = w.between(2, 7)
    count = ["turns_taken += 1", f"if turns_taken > {last}", f"    {_finish(w)}"]
    with w.acting(), w.bound(Named("you", Seat())):
        turn = _turn(w)
    form = w.between(0, 3)
    if form == 0:
        loop = [f"repeat {w.between(1, 3)}", *deeper(["for you in players", *deeper([*count, *turn])])]
    elif form == 1:
        loop = [
            f"repeat while turns_taken < {last}",
            *deeper(
                [f"for you in {w.pick('clockwise(0)', 'counterclockwise(0)', 'players')}", *deeper([*count, *turn])]
            ),
        ]
    else:
        loop = [f"for you in turns({w.between(0, w.seats - 1)})", *deeper([*count, *turn])]
    if w.chance(0.2):
        loop = phase(w, loop)
    return [*lines, *loop]


def _turn(w: Writer) -> Lines:
    lines: Lines = []
    lines += probes(w)
    if w.trap >= 0 or w.chance(0.02):
        lines += trap(w)
    if w.chance(0.4):
        lines += block(w, Where(suspends=w.chance(0.5), depth=2), 2)
    lines += among(w, Where(suspends=True, depth=w.random.choice((1, 2, 2, 3))))
    if w.chance(0.3):
        lines += block(w, Where(suspends=w.chance(0.5), depth=1), 1)
    return lines


def _finish(w: Writer) -> str:
    if w.together:
        return "finish"
    return w.pick(
        "finish",
        "finish",
        "finish none",
        f"finish {{p in players where {_about_p(w)}}}",
        "finish first(players)",
        f"finish {_winners(w)}",
    )


def _winners(w: Writer) -> str:
    with w.alone(False):
        return w.some(SetOf(Seat()), 2)


def _about_p(w: Writer) -> str:
    with w.alone(False), w.bound(Named("p", Seat())):
        return w.some(Truth(), 2)


def _scores(w: Writer) -> Lines:
    lines: Lines = []
    for _ in range(w.between(1, 2)):
        name = w.name("points")
        w.scoring = True
        with w.alone(not w.together):
            value = w.some(Num(), 3)
            bounded = value if w.chance(0.15) else f"({value}) mod 100"
            lines.append(f"score {name} = {bounded}{w.tag(0.1, reason=False)}")
        w.scoring = False
        w.scores.append(name)
    if w.chance(0.15) and not w.together:
        lines.append("score won = if you in winners then 1 else 0")
    return lines


def _ends(w: Writer) -> Lines:
    lines: Lines = []
    if w.chance(0.5) and not w.together:
        with w.alone(True):
            lines.append(
                f"rank by {w.pick('total', w.some(Num(), 2))}" + (f", {w.some(Num(), 1)}" if w.chance(0.4) else "")
            )
    if w.chance(0.3):
        with w.alone(False):
            lines.append(f'invariant "always": {w.some(Truth(), 2)}')
    shown = [state.name for state in w.states if state.index and state.index[0] in _cells_of(w)]
    if shown and w.chance(0.2):
        board = next(iter(w.boards))
        on = [state.name for state in w.states if state.index and state.index[0] == _cells_of(w)[0]]
        if on:
            lines.append(f"show {board}: {', '.join(on)}")
    if w.chance(0.1):
        lines.append(f"show Kind: {w.enums['Kind'][0]} as red, {w.enums['Kind'][1]} as green")
    if w.chance(0.1):
        lines.append(f"hide {w.random.choice(w.states[:3]).name}")
    return lines


def _cells_of(w: Writer) -> list[object]:
    from generator.kinds import Cell

    return [Cell(board) for board in w.boards]
