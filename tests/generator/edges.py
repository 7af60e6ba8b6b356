"""What lies at the edges: many seats, boards of 64 cells and more, numbers at the ends of what is stored in so many
bits, subsets and splits that are gone through, bags made of braces."""

from __future__ import annotations

from generator.kinds import BagOf, Kind, Num, SetOf, Truth
from generator.walks import walk
from generator.writer import EDGES, Named, Unable, Writer, makes

SIZES = ((8, 8), (9, 7), (13, 5), (16, 8), (11, 12), (64, 1), (1, 65))  # 63 to 132 cells
RANGES = (
    Num(0, 255),
    Num(0, 256),
    Num(1, 256),
    Num(-128, 127),
    Num(-129, 127),
    Num(0, 65535),
    Num(0, 65536),
    Num(-32768, 32767),
    Num(0, 2147483647),
    Num(-2147483647, 2147483647),
)
ENDS = (127, 128, 255, 256, 32767, 32768, 65535, 65536, 2147483646, 2147483647)


@makes(Num, since=EDGES)
def at_the_end(w: Writer, kind: Kind, depth: int) -> str:
    """A number that is the last, or the first beyond, of a size in which numbers are stored."""
    if not w.chance(0.2) or isinstance(kind, Num) and kind.optional:
        raise Unable
    end = w.random.choice(ENDS)
    return w.pick(str(end), f"({end} - abs({w.some(Num(), depth)}) mod 3)", f"(-{end})")


@makes(Num, since=EDGES)
def of_parts_counted(w: Writer, kind: Kind, depth: int) -> str:
    """`count(s in subsets(S, 2) where P)`, `sum(b in splits(3, S, x => 2): b[x])`."""
    if isinstance(kind, Num) and kind.optional:
        raise Unable
    part, source = _parts(w, depth)
    name = w.name("part")
    with w.bound(Named(name, part)):
        if w.chance(0.5):
            return f"count({name} in {source} where {w.some(Truth(), depth)})"
        return f"{w.pick('sum', 'min', 'max')}({name} in {source}: {w.some(Num(), depth)} mod 20)"


@makes(Truth, since=EDGES)
def of_parts_asked(w: Writer, kind: Kind, depth: int) -> str:
    """`any(s in subsets(S): P)`."""
    part, source = _parts(w, depth)
    name = w.name("part")
    with w.bound(Named(name, part)):
        return f"{w.pick('any', 'all')}({name} in {source}: {w.some(Truth(), depth)})"


@makes(SetOf, since=EDGES)
def of_parts_joined(w: Writer, kind: Kind, depth: int) -> str:
    """`first(s in subsets(S, 2) where P)`, `union(s in subsets(S): s)`."""
    assert isinstance(kind, SetOf)
    name = w.name("part")
    source = f"subsets({_few(w, kind.item)}, {w.between(0, 2)})"
    with w.bound(Named(name, kind)):
        if w.chance(0.5):
            return f"first({name} in {source} where {w.some(Truth(), depth)})"
        return f"union({name} in {source}: {w.some(kind, depth)})"


def _parts(w: Writer, depth: int) -> tuple[Kind, str]:
    """Few subsets, or splits, to go through, and what each of them is."""
    item = w.any_kind()
    if isinstance(item, Num):
        few = f"{w.between(0, 2)}..{w.between(2, 4)}"
    else:
        few = _few(w, item)
    if w.chance(0.3) and not isinstance(item, Num | Truth):
        return BagOf(item), f"splits({w.between(0, 3)}, {few}, {w.name('x')} => {w.between(0, 2)})"
    most = w.random.choice(("", f", {w.between(0, 2)}", f", abs({w.some(Num(), min(depth, 1))}) mod 3"))
    return SetOf(item), f"subsets({few}{most})"


def _few(w: Writer, item: Kind) -> str:
    if isinstance(item, Num):
        return f"{{{w.between(0, 3)}, {w.between(0, 5)}}}"
    return "{" + ", ".join(w.leaf(item) for _ in range(w.between(1, 3))) + "}"


def braces(w: Writer, item: Kind) -> str:
    """Sets of braces that are a bag where one is wanted: what stands in several of them counts several times."""
    with walk(w, item, 1) as (_, text):
        one = "{" + text + "}"
    other = "{" + w.leaf(item) + "}" if w.chance(0.5) else one
    return f"{one} {w.pick('+', '+', '|', '&', '-')} {other}"
