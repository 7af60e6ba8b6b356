"""Plots for reports, as SVG by matplotlib: distributions, bars, bars with intervals."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from rulewright.runtime.errors import RulewrightError

MOST_BARS = 30
INK = "#123457"  # stands for the colour of the page's text, which is another one in the dark
COLOURS = (
    "#4477aa",
    "#cc6677",
    "#ccbb44",
    "#228833",
    "#66ccee",
    "#aa3377",
    "#999999",
)  # told apart by the colour-blind
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "rulewright",
    "font.size": 9,
    **dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK),
}


def drawn(draw: Callable[[Any], None], width: float, height: float) -> str:
    """What is drawn on axes, as SVG without its XML head."""
    try:
        from cycler import cycler
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise RulewrightError("Reports need matplotlib: pip install 'rulewright[report]'.") from None
    with rc_context({**STYLE, "axes.prop_cycle": cycler(color=COLOURS)}):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    return text.getvalue()[text.getvalue().index("<svg") :].replace(INK, "currentColor")


def histogram(series: list[list[Any]], names: list[str], label: str) -> str:
    """How often each value occurs, series beside each other."""

    def draw(axes: Any) -> None:
        values = [value for one in series for value in one]
        bins = max(1, min(40, int(max(values) - min(values)) + 1)) if values else 1
        axes.hist(series, bins=bins, label=names, histtype="bar" if len(series) < 3 else "step")
        axes.set_xlabel(label)
        axes.set_ylabel("games")
        if len(series) > 1:
            axes.legend(frameon=False)

    return drawn(draw, 7, 2.8)


def bars(counts: dict[str, float], label: str) -> str:
    """The greatest counts as bars."""

    shown = dict(sorted(counts.items(), key=lambda one: -one[1])[:MOST_BARS])

    def draw(axes: Any) -> None:
        axes.barh(list(shown)[::-1], list(shown.values())[::-1])
        left = len(counts) - len(shown)
        axes.set_xlabel(f"{label} (and {left} more)" if left else label)

    return drawn(draw, 7, 0.6 + 0.2 * max(2, len(shown)))


def bars_with_reach(rows: list[tuple[str, float, float, float]]) -> str:
    """Shares as bars, each with the interval from its second to its third number."""

    def draw(axes: Any) -> None:
        names, means = [row[0] for row in rows], [100 * row[1] for row in rows]
        reach = [[100 * (row[1] - row[2]) for row in rows], [100 * (row[3] - row[1]) for row in rows]]
        axes.barh(names[::-1], means[::-1], xerr=[side[::-1] for side in reach], capsize=3, ecolor=INK)
        axes.axvline(0, color="#888", linewidth=0.8)
        axes.set_xlabel("per cent of games, with the interval")

    return drawn(draw, 7, 0.6 + 0.3 * max(2, len(rows)))
