"""A report as one HTML file that opens anywhere, offline: figures as tables, distributions as pictures (SVG, by matplotlib)."""

from __future__ import annotations

import io
from collections.abc import Callable
from html import escape
from typing import Any

from rulewright.lab.playing import Tally
from rulewright.runtime.errors import RulewrightError

MOST_BARS = 30
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; background: #fff }
h1 { font-size: 1.5rem; margin-bottom: .2rem } h2 { font-size: 1.1rem; margin: 2rem 0 .4rem; border-bottom: 1px solid #ddd }
p.about { color: #666; margin-top: 0 } table { border-collapse: collapse } td, th { padding: .15rem .8rem .15rem 0; text-align: right }
td:first-child, th:first-child { text-align: left } th { font-weight: 600; color: #555 } tr.clear td { font-weight: 600 }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem } .pictures svg { max-width: 100%; height: auto }
"""


def stats_report(title: str, tally: Tally, found: dict[str, Any]) -> str:
    """The report of one experiment."""
    seats = range(len(found["wins"]))
    wins = [(f"seat {one['seat']}", one["share"], one["low"], one["high"]) for one in found["wins"]]
    wins.append(("shared or none", *(found["shared_or_none"][key] for key in ("share", "low", "high"))))
    scores = [[totals[seat] for totals in tally["totals"]] for seat in seats]
    parts = [
        _section(
            "Who wins", _table(("", "share", "19 times of 20"), _shares(wins)) + _pictures(_bars_with_reach(wins))
        ),
        _section("Length", _pictures(_histogram([tally["lengths"]], ["decisions"], "decisions"))),
    ]
    if any(map(any, scores)):
        parts.append(_section("Scores", _pictures(_histogram(scores, [f"seat {seat}" for seat in seats], "points"))))
    if len(found["score_terms"]) > 1:
        terms = {name: sum(one["mean"] for one in rows) / len(rows) for name, rows in found["score_terms"].items()}
        parts.append(_section("Where points come from", _pictures(_bars(terms, "points, mean of a seat"))))
    shares = {name: one["share"] for name, one in found["options"].items()}
    parts.append(_section("Options", _pictures(_bars(shares, "share of all decisions"))))
    for kind, counts in found["things"].items():
        parts.append(_section(f"{kind}: named in moves", _pictures(_bars(counts, "times"))))
    parts.append(
        _section(
            "Rules at what was done", _table(("rule", "times"), [(k, f"{v:,}") for k, v in found["rules"].items()])
        )
    )
    about = f"{found['games']:,} games; {found['branching']:.1f} legal moves in a decision, only one in {found['forced']:.1%} of them"
    return _page(title, about, parts)


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
        _section("Differences", _table(("", "A", "B", "B − A", "19 times of 20"), rows, clear)),
        _section("Wins, B − A", _pictures(_bars_with_reach(wins))),
        _section("Length", _pictures(_histogram(lengths, ["A", "B"], "decisions"))),
    ]
    if any(map(any, totals)):
        parts.append(_section("Score, mean of the seats", _pictures(_histogram(totals, ["A", "B"], "points"))))
    about = f"A: {titles[0]}. B: {titles[1]}. {min(one['count'] for one in tallies):,} games each, with the same seeds."
    return _page("A beside B", about, parts)


# ---------------------------------------------------------------- the page


def _page(title: str, about: str, parts: list[str]) -> str:
    head = f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}</style></head>"
    return f"{head}<body><h1>{escape(title)}</h1><p class='about'>{escape(about)}</p>{''.join(parts)}</body></html>\n"


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _table(head: tuple[str, ...], rows: list[Any], clear: set[str] | None = None) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr{' class=clear' if clear and row[0] in clear else ''}>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>"
        for row in rows
    )
    return f"<table><tr>{top}</tr>{body}</table>"


def _shares(rows: list[tuple[str, float, float, float]]) -> list[tuple[str, ...]]:
    return [(name, f"{share:.1%}", f"{low:.1%} to {high:.1%}") for name, share, low, high in rows]


def _pictures(*pictures: str) -> str:
    return f"<div class='pictures'>{''.join(pictures)}</div>"


# ---------------------------------------------------------------- pictures


def _drawn(draw: Callable[[Any], None], width: float, height: float) -> str:
    """What is drawn on axes, as SVG without its XML head."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise RulewrightError("Reports need matplotlib: pip install 'rulewright[report]'.") from None
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "rulewright", "font.size": 9}):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()[text.getvalue().index("<svg") :]


def _histogram(series: list[list[Any]], names: list[str], label: str) -> str:
    def draw(axes: Any) -> None:
        values = [value for one in series for value in one]
        bins = max(1, min(40, int(max(values) - min(values)) + 1)) if values else 1
        axes.hist(series, bins=bins, label=names, histtype="bar" if len(series) < 3 else "step")
        axes.set_xlabel(label)
        axes.set_ylabel("games")
        if len(series) > 1:
            axes.legend(frameon=False)

    return _drawn(draw, 7, 2.8)


def _bars(counts: dict[str, float], label: str) -> str:
    shown = dict(sorted(counts.items(), key=lambda one: -one[1])[:MOST_BARS])

    def draw(axes: Any) -> None:
        axes.barh(list(shown)[::-1], list(shown.values())[::-1])
        left = len(counts) - len(shown)
        axes.set_xlabel(f"{label} (and {left} more)" if left else label)

    return _drawn(draw, 7, 0.6 + 0.2 * max(2, len(shown)))


def _bars_with_reach(rows: list[tuple[str, float, float, float]]) -> str:
    def draw(axes: Any) -> None:
        names, means = [row[0] for row in rows], [100 * row[1] for row in rows]
        reach = [[100 * (row[1] - row[2]) for row in rows], [100 * (row[3] - row[1]) for row in rows]]
        axes.barh(names[::-1], means[::-1], xerr=[side[::-1] for side in reach], capsize=3)
        axes.axvline(0, color="#888", linewidth=0.8)
        axes.set_xlabel("per cent of games, with the interval")

    return _drawn(draw, 7, 0.6 + 0.3 * max(2, len(rows)))
