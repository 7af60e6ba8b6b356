"""`python -m generator` in the folder of tests: many random definitions, and the table construct × count.

python -m generator --from 0 --to 20000 --notes notes.jsonl     tries a range, goes on where the notes end
python -m generator --table --to 300                            which constructs so many definitions reach
python -m generator --pairs --to 800                            which construct never stands inside which
python -m generator --cover --to 800                            finds the few seeds that reach everything, for the suite
python -m generator --show 17                                   the definition of a seed
python -m generator --shrink 17                                 the same made small, if it fails
"""

from __future__ import annotations

import argparse
from pathlib import Path

from generator.constructs import missing, table
from generator.cover import keep
from generator.definition import definition
from generator.long_run import covered, looked_at, read, run
from generator.pairs import report
from generator.shrink import shrunk


def main() -> None:
    reader = argparse.ArgumentParser(prog="generator", description="Random definitions, tried in every way there is.")
    reader.add_argument("--from", dest="first", type=int, default=0)
    reader.add_argument("--to", dest="last", type=int, default=300)
    reader.add_argument("--notes", type=Path, default=Path("notes.jsonl"))
    reader.add_argument("--how", choices=("quick", "module", "not"), default="quick", help="how modules are built")
    reader.add_argument("--tries", type=int, default=150, help="how hard a failure is made small; 0: only noted")
    reader.add_argument("--table", action="store_true")
    reader.add_argument("--pairs", action="store_true", help="which construct never stands inside which")
    reader.add_argument("--cover", action="store_true", help="find the few seeds by which the suite reaches everything")
    reader.add_argument("--show", type=int)
    reader.add_argument("--shrink", type=int)
    wanted = reader.parse_args()
    if wanted.show is not None:
        print(definition(wanted.show).shown())
    elif wanted.shrink is not None:
        seed = wanted.shrink
        sort = looked_at(definition(seed), seed, wanted.how)["sort"]
        small = shrunk(definition(seed), lambda each: looked_at(each, seed, wanted.how)["sort"] == sort)
        print(f"{sort}\n{small.shown()}")
    elif wanted.cover:
        print(f"{len(keep(range(wanted.first, wanted.last)))} tries kept")
    elif wanted.pairs:
        print(report(read(range(wanted.first, wanted.last))))
    elif wanted.table:
        found = covered(range(wanted.first, wanted.last))
        print(table(found))
        print(f"{len(missing(found))} never reached")
    else:
        print(dict(run(wanted.first, wanted.last, wanted.notes, wanted.how, wanted.tries)))


if __name__ == "__main__":
    main()
