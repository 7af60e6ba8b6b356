"""`rulewright bench --report FILE.html`: all that was measured as one page with plots."""

from __future__ import annotations

from typing import Any

from rulewright.pages import page, pictures, section, table
from rulewright.plots import bars, beside_one, groups, lines

ABOUT = (
    "Random playouts on one thread, measured in turns in one run, processor time, the median of the rounds. "
    "Ratios are of moves per second: 2 means that ours makes twice as many."
)


def bench_report(found: dict[str, Any]) -> str:
    """The page: `found` is what `bench --json` prints, with growth and passes."""
    games: dict[str, dict[str, Any]] = found["games"]
    compiling = _column(games, "compile_s")
    parts = [
        _beside("Beside OpenSpiel's C++", "times as fast as OpenSpiel", games, "openspiel_ratio"),
        _beside("Beside C written by hand", "times as fast as the C program", games, "c_ratio"),
        section("In figures", _figures(games, found["unit"])),
        *(_growth(found["growth"]) if found["growth"] else ()),
        *(_passes(found["passes"]) if found["passes"] else ()),
        section("Compiling, cold", pictures(bars(compiling, "seconds"))) if compiling else "",
    ]
    return page("How fast the games are", ABOUT, parts)


def _column(games: dict[str, dict[str, Any]], key: str) -> dict[str, float]:
    """The games that have such a figure, the greatest first."""
    known = {name: one[key] for name, one in games.items() if one[key] is not None}
    return dict(sorted(known.items(), key=lambda pair: -pair[1]))


def _beside(title: str, label: str, games: dict[str, dict[str, Any]], key: str) -> str:
    ratios = _column(games, key)
    return section(title, pictures(beside_one(ratios, label))) if ratios else ""


def _figures(games: dict[str, dict[str, Any]], unit: dict[str, int | None]) -> str:
    head = ("game", "playouts/s", "moves/s", "× OpenSpiel", "× unit", "× C", "× reference", "bytes", "compile", "load")
    moves = unit["openspiel_connect_four_moves_per_s"]

    def shown(value: float | None, form: str) -> str:
        return "–" if value is None else form.format(value)

    rows = [
        (
            name,
            f"{one['playouts_per_s']:,}",
            f"{one['moves_per_s']:,}",
            shown(one["openspiel_ratio"], "{:.2f}"),
            shown(one["unit_moves_ratio"], "{:.2f}"),
            shown(one["c_ratio"], "{:.2f}"),
            shown(one["reference_ratio"], "{:,.0f}"),
            f"{one['state_bytes']:,}",
            shown(one["compile_s"], "{:.1f} s"),
            shown(one["load_ms"], "{:.0f} ms"),
        )
        for name, one in games.items()
    ]
    told = (
        f"<p class='about'>The unit: OpenSpiel makes {moves:,} Connect Four moves per second here.</p>" if moves else ""
    )
    return told + table(head, rows)


def _growth(families: list[dict[str, Any]]) -> list[str]:
    """Boards and players apart: one picture each."""
    boards = {one["game"]: one["moves_per_s"] for one in families if one["grows"] != "players"}
    tables = {one["game"]: one["moves_per_s"] for one in families if one["grows"] == "players"}
    drawn = [
        lines(series, label, "moves per second")
        for series, label in ((boards, "size of the board"), (tables, "players"))
        if series
    ]
    return [section("Growth with the board and with the players", pictures(*drawn))]


def _passes(found: dict[str, dict[str, float]]) -> list[str]:
    names = list(next(iter(found.values())))
    kept = [one for one in names if any(abs(game[one] - 1) >= 0.02 for game in found.values())]
    quiet = [one for one in names if one not in kept]
    series = {game: [brought[one] for one in kept] for game, brought in found.items()}
    told = f"<p class='about'>Within 2 % in all of these games: {', '.join(quiet)}.</p>" if quiet else ""
    return [section("What each pass brings", pictures(groups(kept, series, "times as fast as without it")) + told)]
