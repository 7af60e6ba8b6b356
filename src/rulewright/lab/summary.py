"""What many games came to, in figures: plain data for JSON, and lines for a terminal."""

from __future__ import annotations

from statistics import median, quantiles
from typing import Any

from rulewright.intervals import mean_within, wilson
from rulewright.lab.playing import Tally

SHOWN = 12  # of each kind of thing on a terminal


def summary(tally: Tally, seats: int) -> dict[str, Any]:
    """All figures of an experiment."""
    games = tally["count"]
    wins = [sum(winners == [seat] for winners in tally["winners"]) for seat in range(seats)]
    return {
        "games": games,
        "unfinished": tally["unfinished"],
        "wrong": tally["wrong"],
        "length": spread(tally["lengths"]),
        "wins": [{"seat": seat, "wins": won, **_share(won, games)} for seat, won in enumerate(wins)],
        "shared_or_none": {"games": games - sum(wins), **_share(games - sum(wins), games)},
        "scores": [spread([totals[seat] for totals in tally["totals"]]) for seat in range(seats)],
        "score_terms": {
            name: [spread([values[seat] for values in rows]) for seat in range(seats)]
            for name, rows in tally["lines"].items()
        },
        "branching": tally["legal"] / max(1, tally["decisions"]),
        "forced": tally["single"] / max(1, tally["decisions"]),
        "options": {
            name: {"taken": used, "offered": offered, "share": used / max(1, tally["decisions"])}
            for name, (used, offered) in sorted(tally["options"].items(), key=lambda one: -one[1][0])
        },
        "things": {
            kind: dict(sorted(counts.items(), key=lambda one: -one[1])) for kind, counts in tally["things"].items()
        },
        "rules": dict(sorted(tally["rules"].items(), key=lambda one: -one[1])),
    }


def _share(count: int, games: int) -> dict[str, float]:
    low, high = wilson(count, games)
    return {"share": count / max(1, games), "low": low, "high": high}


def spread(values: list[Any]) -> dict[str, float]:
    """Mean with its interval, median, quartiles, least and most."""
    if not values:
        return {}
    low, mean, high = mean_within([float(value) for value in values])
    quarters = quantiles(values, n=4) if len(values) > 1 else [values[0]] * 3
    found = {"mean": mean, "low": low, "high": high, "least": min(values), "most": max(values)}
    return found | {"median": median(values), "lower": quarters[0], "upper": quarters[2]}


def lines(found: dict[str, Any]) -> list[str]:
    """The figures for a terminal."""
    if not found["games"]:
        return ["no game was finished"]
    told = [f"{found['games']:,} games" + (f", {found['unfinished']:,} not finished" if found["unfinished"] else "")]
    told += wrong_lines(found["wrong"], found["games"])
    told.append(f"  decisions      {_spread(found['length'])}")
    told.append(
        f"  branching      {found['branching']:.1f} legal moves; {found['forced']:.1%} of decisions had only one"
    )
    for one in found["wins"]:
        told.append(f"  seat {one['seat']} wins    {one['share']:6.1%}  ({one['low']:.1%} to {one['high']:.1%})")
    shared = found["shared_or_none"]
    told.append(f"  shared, none   {shared['share']:6.1%}  ({shared['low']:.1%} to {shared['high']:.1%})")
    if any(one.get("most") or one.get("least") for one in found["scores"]):
        told += [f"  seat {seat} score   {_spread(one)}" for seat, one in enumerate(found["scores"])]
    told += _terms(found["score_terms"]) if len(found["score_terms"]) > 1 else []
    told += _options(found["options"])
    for kind, counts in found["things"].items():
        told += _counts(kind, counts)
    told += _counts("rules at what was done", found["rules"])
    return told


def wrong_lines(wrong: list[str], games: int, which: str = "") -> list[str]:
    """In how many games a rule went wrong, and what was said of the first."""
    if not wrong:
        return []
    return [f"a rule goes wrong in {len(wrong):,} of {games:,} games{which}; {wrong[0]}"]


def _spread(one: dict[str, float]) -> str:
    return (
        f"{one['mean']:.1f} ({one['low']:.1f} to {one['high']:.1f}), half between {one['lower']:.0f} and"
        f" {one['upper']:.0f}, from {one['least']:.0f} to {one['most']:.0f}"
    )


def _terms(terms: dict[str, list[dict[str, float]]]) -> list[str]:
    told = ["score terms (mean by seat)"]
    for name, seats in terms.items():
        means = "  ".join(f"{one['mean']:7.2f}" for one in seats)
        told.append(f"  {name:<24} {means}")
    return told


def _options(options: dict[str, dict[str, float]]) -> list[str]:
    told = ["options (share of all decisions; how often taken when on offer)"]
    for name, one in list(options.items())[:SHOWN]:
        told.append(f"  {name:<24} {one['share']:7.1%}  {one['taken'] / max(1, one['offered']):7.1%}")
    return told + _rest(len(options))


def _counts(kind: str, counts: dict[str, int]) -> list[str]:
    if not counts:
        return []
    total = sum(counts.values())
    told = [f"{kind} (named in moves)" if "rule" not in kind else kind]
    told += [f"  {name:<24} {count:>9,}  {count / total:6.1%}" for name, count in list(counts.items())[:SHOWN]]
    return told + _rest(len(counts))


def _rest(count: int) -> list[str]:
    return [f"  … and {count - SHOWN} more (--json, --report)"] if count > SHOWN else []
