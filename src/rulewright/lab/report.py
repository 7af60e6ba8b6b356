"""A report as one HTML file that opens anywhere, offline: figures as tables, distributions as pictures."""

from __future__ import annotations

from typing import Any

from rulewright.lab.playing import Tally
from rulewright.lab.summary import wrong_lines
from rulewright.pages import page, pictures, section, table
from rulewright.plots import bars, bars_with_reach, histogram


def stats_report(title: str, tally: Tally, found: dict[str, Any]) -> str:
    """The report of one experiment."""
    seats = range(len(found["wins"]))
    wins = [(f"seat {one['seat']}", one["share"], one["low"], one["high"]) for one in found["wins"]]
    wins.append(("shared or none", *(found["shared_or_none"][key] for key in ("share", "low", "high"))))
    scores = [[totals[seat] for totals in tally["totals"]] for seat in seats]
    parts = [
        section("Who wins", table(("", "share", "19 times of 20"), _shares(wins)) + pictures(bars_with_reach(wins))),
        section("Length", pictures(histogram([tally["lengths"]], ["decisions"], "decisions"))),
    ]
    if any(map(any, scores)):
        parts.append(section("Scores", pictures(histogram(scores, [f"seat {seat}" for seat in seats], "points"))))
    if len(found["score_terms"]) > 1:
        terms = {name: sum(one["mean"] for one in rows) / len(rows) for name, rows in found["score_terms"].items()}
        parts.append(section("Where points come from", pictures(bars(terms, "points, mean of a seat"))))
    shares = {name: 100 * one["share"] for name, one in found["options"].items()}
    parts.append(section("Options", pictures(bars(shares, "per cent of all decisions"))))
    for kind, counts in found["things"].items():
        parts.append(section(f"{kind}: named in moves", pictures(bars(counts, "times"))))
    parts.append(
        section("Rules at what was done", table(("rule", "times"), [(k, f"{v:,}") for k, v in found["rules"].items()]))
    )
    about = (
        f"{found['games']:,} games; {found['branching']:.1f} legal moves in a decision, only one in"
        f" {found['forced']:.1%} of them"
    )
    about += "".join(f"; {line}" for line in wrong_lines(found["wrong"], found["games"]))
    return page(title, about, parts)


def compare_report(titles: tuple[str, str], tallies: tuple[Tally, Tally], found: dict[str, dict[str, float]]) -> str:
    """The report of two experiments side by side."""
    rows = []
    for name, one in found.items():
        form = "{:.1%}" if name.endswith("wins") else "{:.2f}"
        cells = [form.format(one[key]) for key in ("one", "other", "difference")]
        rows.append((name, *cells, " to ".join(form.format(one[key]) for key in ("low", "high"))))
    clear = {name for name, one in found.items() if one["low"] > 0 or one["high"] < 0}
    wins = [(name, one["difference"], one["low"], one["high"]) for name, one in found.items() if name.endswith("wins")]
    lengths = [tally["lengths"] for tally in tallies]
    totals = [[sum(row) / len(row) for row in tally["totals"]] for tally in tallies]
    parts = [
        section("Differences", table(("", "A", "B", "B − A", "19 times of 20"), rows, clear)),
        section("Wins, B − A", pictures(bars_with_reach(wins))),
        section("Length", pictures(histogram(lengths, ["A", "B"], "decisions"))),
    ]
    if any(map(any, totals)):
        parts.append(section("Score, mean of the seats", pictures(histogram(totals, ["A", "B"], "points"))))
    games = min(one["count"] for one in tallies)
    about = f"A: {titles[0]}. B: {titles[1]}. {games:,} games each, with the same seeds."
    for name, tally in zip("AB", tallies, strict=True):
        about += "".join(f" In {name} {line}" for line in wrong_lines(tally["wrong"], games))
    return page("A beside B", about, parts)


def _shares(rows: list[tuple[str, float, float, float]]) -> list[tuple[str, ...]]:
    return [(name, f"{share:.1%}", f"{low:.1%} to {high:.1%}") for name, share, low, high in rows]
