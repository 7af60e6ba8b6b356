"""Plots for reports, as SVG by matplotlib: distributions, bars, bars with intervals."""

from __future__ import annotations

import io
import math
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
        axes.barh(names[::-1], means[::-1])
        sides = [side[::-1] for side in reach]
        axes.errorbar(means[::-1], names[::-1], xerr=sides, fmt="o", markersize=4, color=INK, elinewidth=1.2, capsize=3)
        axes.axvline(0, color="#888", linewidth=0.8)
        axes.set_xlabel("per cent of games, with the interval")

    return drawn(draw, 7, 0.6 + 0.3 * max(2, len(rows)))


def beside_one(ratios: dict[str, float], label: str) -> str:
    """Ratios as bars from 1 on, upwards and downwards alike: twice and half are equally far."""

    def draw(axes: Any) -> None:
        names, values = list(ratios)[::-1], list(ratios.values())[::-1]
        colours = [COLOURS[0] if value >= 1 else COLOURS[1] for value in values]
        bars_drawn = axes.barh(names, [value - 1 for value in values], left=1, color=colours)
        axes.bar_label(bars_drawn, [f"{value:.2g}" for value in values], padding=3, fontsize=8, color=INK)
        _from_one(axes, label)
        axes.margins(x=0.12)

    return drawn(draw, 7, 0.6 + 0.2 * max(2, len(ratios)))


def lines(series: dict[str, dict[int, float]], across: str, up: str) -> str:
    """One line a series, on a logarithmic scale."""
    from matplotlib.ticker import EngFormatter

    def draw(axes: Any) -> None:
        for name, points in series.items():
            axes.plot(list(points), list(points.values()), marker="o", markersize=4, label=name)
        axes.set_yscale("log")
        _as_numbers(axes.yaxis, EngFormatter())
        axes.set_xticks(sorted({point for points in series.values() for point in points}))
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.legend(frameon=False)

    return drawn(draw, 4.6, 3)


def groups(names: list[str], series: dict[str, list[float]], label: str) -> str:
    """Bars in groups: for each name one bar a series, from 1 on."""

    def draw(axes: Any) -> None:
        height = 0.8 / max(1, len(series))
        for place, (name, values) in enumerate(series.items()):
            rows = [row + (place - (len(series) - 1) / 2) * height for row in range(len(names))]
            axes.barh(rows, [value - 1 for value in values], height, left=1, label=name)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        _from_one(axes, label)
        axes.legend(frameon=False)

    return drawn(draw, 7, 0.8 + 0.18 * max(2, len(names) * len(series)))


def _from_one(axes: Any, label: str) -> None:
    """Ratios on a logarithmic scale, with a line at 1."""
    axes.set_xscale("log")
    _as_numbers(axes.xaxis, lambda value, _: f"{value:g}")
    axes.axvline(1, color=INK, linewidth=0.8)
    axes.set_xlabel(label)


def _as_numbers(axis: Any, form: Any) -> None:
    """Ticks at 1, 2 and 5 of every power of ten, told as people write numbers."""
    from matplotlib.ticker import LogLocator, NullFormatter

    axis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axis.set_major_formatter(form)
    axis.set_minor_formatter(NullFormatter())


def with_reach(rows: list[tuple[str, float, float, float]], label: str) -> str:
    """Points with their intervals, beside a line at 0."""

    def draw(axes: Any) -> None:
        names, means = [row[0] for row in rows][::-1], [row[1] for row in rows][::-1]
        reach = [[row[1] - row[2] for row in rows][::-1], [row[3] - row[1] for row in rows][::-1]]
        axes.errorbar(means, names, xerr=_finite(reach), fmt="o", capsize=4)
        axes.axvline(0, color="#888", linewidth=0.8)
        axes.margins(y=0.3)
        axes.set_xlabel(label)

    return drawn(draw, 7, 0.7 + 0.3 * max(2, len(rows)))


def _finite(reach: list[list[float]]) -> list[list[float]]:
    """Of a single game nothing is known: no interval is drawn."""
    return [[one if math.isfinite(one) else 0.0 for one in side] for side in reach]


def before_and_after(rows: list[tuple[str, float, float]], label: str) -> str:
    """For each name what was and what is, as two points on a line."""

    def draw(axes: Any) -> None:
        for place, (_, before, after) in enumerate(rows):
            axes.plot([before, after], [place, place], color="#888", linewidth=2, zorder=1)
        axes.scatter([row[1] for row in rows], range(len(rows)), label="A, before", zorder=2, s=28)
        axes.scatter([row[2] for row in rows], range(len(rows)), label="B, now", zorder=3, s=28)
        axes.set_yticks(range(len(rows)), [row[0] for row in rows])
        axes.invert_yaxis()
        axes.set_xlabel(label)
        axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))

    return drawn(draw, 7, 0.7 + 0.24 * max(2, len(rows)))
