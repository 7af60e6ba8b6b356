"""What a change does as one HTML file: read from the top, it answers what changed, what shows it, who notices, and how
the game moves."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import isfinite

from rulewright.difference.change import Change
from rulewright.difference.report import Found, how_far, lines_of, position_of
from rulewright.drawing.svg.style import sheet
from rulewright.impact.model import OTHERWISE, REFUSED, Balance, Impact, SavedGame, Used
from rulewright.impact.told import saved_sentence, survivor_head, ways_on
from rulewright.lab.comparing import between
from rulewright.pages import beside, page, pictures, section, table
from rulewright.plots import before_and_after, histogram, with_reach
from rulewright.rules_text import rule_texts
from rulewright.runtime.state import State

PICTURE = 460
LAST = 12  # steps of a long game that are told at once
MOST_ROWS = 60  # of what is used, of each kind
STYLE = beside(__file__, ".css")


def impact_page(impact: Impact) -> str:
    """The whole page."""
    a, b = impact.found.sides
    about = f"A, before: {a.label}. B, now: {b.label}."
    parts = [
        f"<style>{STYLE}{sheet()}</style>",
        _summary(impact),
        section("What is written differently", _changes(impact.found)),
    ]
    if not impact.same:
        parts += [
            section("The shortest game that shows it", _witness(impact.found)),
            section("Scenarios that notice", _scenarios(impact)),
            section("Saved games", _saves(impact)),
            section("Slips in the changed rules that no scenario would notice", _survivors(impact)),
            section("Balance", _balance(impact.balance)),
            *_used(impact.balance),
        ]
    parts.append(section("How far it looked", _how_far(impact)))
    return page(f"What the change of {b.path.stem} does", about, parts)


def _summary(impact: Impact) -> str:
    """The answers as numbers."""
    if impact.same:
        return "<ul class='sum'><li><b>none</b><span>the rules are the same whatever their words</span></li></ul>"
    rules, witness, saves = impact.found.structure.rules, impact.found.looked.witness, impact.saves
    clear = sum(one["low"] > 0 or one["high"] < 0 for one in impact.balance.figures.values())
    steps = "none" if witness is None else str(len(witness.steps))
    tiles = [
        (str(len(rules)), "rule changed" if len(rules) == 1 else "rules changed"),
        (steps, "game that shows it: steps" if witness else "game found that shows it"),
        (f"{len(impact.scenarios.noticing)} of {impact.scenarios.run}", "scenarios notice"),
        (f"{len(saves.of(OTHERWISE, REFUSED))} of {len(saves.games)}", "saved games go another way"),
        (f"{len(impact.survivors.slips)} of {impact.survivors.tried}", "slips would go unnoticed"),
        (f"{clear} of {len(impact.balance.figures)}", f"figures move clearly, in {impact.balance.games:,} games"),
    ]
    listed = "".join(f"<li><b>{escape(number)}</b><span>{escape(text)}</span></li>" for number, text in tiles)
    return f"<ul class='sum'>{listed}</ul>"


# ---------------------------------------------------------------- what differs


def _changes(found: Found) -> str:
    structure = found.structure
    renamed = [
        f"<p><code>{escape(old)}</code> is called <code>{escape(new)}</code> now.</p>" for old, new in structure.renamed
    ]
    if structure.same:
        return "".join(renamed) + "<p>The rules are the same" + (": only names differ" if renamed else "") + ".</p>"
    texts = rule_texts(found.sides[1].path)
    return "".join(renamed) + "".join(_change(one, texts) for one in structure.changes)


def _change(one: Change, texts: dict[str, str]) -> str:
    place = one.place_after or one.place_before
    head = f"<p>{_ids(one.rules)} {escape(one.where)} <span class='quiet'>{escape(place)}</span></p>"
    told = "".join(f"<p><q>{escape(texts[rule])}</q></p>" for rule in one.rules if rule in texts)
    lines = [f"<div class='text old'>{escape(one.before)}</div>"] * bool(one.before)
    lines += [f"<div class='text new'>{escape(one.after)}</div>"] * bool(one.after)
    return f"<div class='change'>{head}{told}{''.join(lines)}</div>"


def _ids(rules: Iterable[str]) -> str:
    return "".join(f"<span class='id'>{escape(rule)}</span>" for rule in rules)


def _witness(found: Found) -> str:
    witness, lockstep = found.looked.witness, found.table
    if witness is None or lockstep is None:
        return f"<p>{escape(how_far(found))}.</p>"
    rows = [
        f"<tr><td>{number}</td><td>{escape(one.who)}</td><td>{escape(one.text)}</td><td>{_ids(one.rules)}</td>"
        f"<td>{_ids(one.other_rules) if one.other_rules != one.rules else ''}</td></tr>"
        for number, one in enumerate(lines_of(lockstep, witness), start=1)
    ]
    head = "<tr><th></th><th>who</th><th>what</th><th>rules that fire</th><th>in B, where others</th></tr>"
    before, last = rows[:-LAST], rows[-LAST:]
    folded = (
        f"<details><summary>the {len(before)} steps before</summary>{_steps(head, before)}</details>" if before else ""
    )
    steps = folded + _steps(head, last) if rows else "<p>It shows before the first move.</p>"
    kind = "There is no shorter one." if witness.shortest else "A shorter one was not found."
    drawn = [
        _figure(name, position)
        for name, seating, side in (("A, before", lockstep.one, 0), ("B, now", lockstep.other, 1))
        if (position := position_of(seating, witness, lockstep, side)) is not None
    ]
    sentence = f"<p class='then'>{escape(witness.difference.sentence)}</p>"
    return f"{steps}{sentence}<p class='quiet'>{kind}</p>{pictures(*drawn)}"


def _steps(head: str, rows: list[str]) -> str:
    return f"<table class='left'>{head}{''.join(rows)}</table>"


def _figure(name: str, position: State) -> str:
    return f"<figure><figcaption>{name}</figcaption>{_bare(position.svg(width=PICTURE))}</figure>"


def _bare(svg: str) -> str:
    """A picture without its style sheet, which the page has."""
    before, _, rest = svg.partition("<style>")
    return before + rest.partition("</style>")[2]


# ---------------------------------------------------------------- who notices


def _scenarios(impact: Impact) -> str:
    found = impact.scenarios
    if not found.noticing:
        return f"<p>None of {found.run}: whoever changes this back will not be told.</p>"
    rows = [
        f"<tr><td>{_ids(one.covers)}</td><td>{escape(one.title)}<br><span"
        f" class='quiet'>{escape(one.file)}:{one.line}</span></td><td>{escape(one.says)}</td></tr>"
        for one in found.noticing
    ]
    head = "<tr><th>covers</th><th>scenario</th><th>what it says</th></tr>"
    return f"<table class='left'>{head}{''.join(rows)}</table>"


def _saves(impact: Impact) -> str:
    saves = impact.saves
    if not saves.total:
        return "<p>No saved games lie beside the game; <code>--saves</code> names files and folders.</p>"
    rows = [_saved(one, impact.against) for one in saves.games]
    return (
        "<table class='left'><tr><th>game</th><th>under the new rules</th><th>accept or"
        f" pin</th></tr>{''.join(rows)}</table>"
    )


def _saved(one: SavedGame, against: str) -> str:
    if one.outcome in (OTHERWISE, REFUSED):
        what = _ids((*(one.first.rules if one.first else ()), *one.rules)) + escape(saved_sentence(one))
        ways = "<br>".join(f"<code>{escape(way)}</code>" for way in ways_on(one, against))
    else:
        what, ways = escape(one.outcome + (f": {one.says}" if one.says else "")), ""
    return f"<tr><td>{escape(one.file)}</td><td>{what}</td><td>{ways}</td></tr>"


def _survivors(impact: Impact) -> str:
    found = impact.survivors
    rows = [
        f"<tr><td>{_ids(one.rules)}</td><td>{escape(one.file)}:{one.line}</td>"
        f"<td>{escape(one.sentence)}{_shown_by(one.differs, one.witness)}</td></tr>"
        for one in found.slips
    ]
    return f"<p>{escape(survivor_head(impact))}.</p>" + (f"<table class='left'>{''.join(rows)}</table>" if rows else "")


def _shown_by(differs: str, witness: tuple[str, ...]) -> str:
    if not differs:
        return ""
    return (
        f"<br><span class='quiet'>{escape(f'{differs} differs after ' + ('; '.join(witness[-4:]) or 'no move'))}</span>"
    )


# ---------------------------------------------------------------- games


def _balance(balance: Balance) -> str:
    wrong = "".join(f"<p><b>{escape(line)}</b></p>" for line in balance.wrong)
    if not balance.games:
        return wrong or "<p>No game was finished in time.</p>"
    rows = []
    for name, one in balance.figures.items():
        form = "{:.1%}" if name.endswith("wins") else "{:.2f}"
        cells = [form.format(one[key]) for key in ("one", "other", "difference")]
        rows.append((name, *cells, between(one, form)))
    clear = {name for name, one in balance.figures.items() if one["low"] > 0 or one["high"] < 0}
    wins = [
        (name, 100 * one["difference"], 100 * one["low"], 100 * one["high"])
        for name, one in balance.figures.items()
        if name.endswith("wins") and isfinite(one["low"])
    ]
    drawn = [
        *([with_reach(wins, "B − A, per cent of games, with the interval")] if wins else []),
        histogram(list(balance.lengths), ["A, before", "B, now"], "decisions"),
    ]
    if any(map(any, balance.totals)):
        drawn.append(histogram(list(balance.totals), ["A, before", "B, now"], "score, mean of the seats"))
    about = (
        f"<p>{balance.many} each with the same seeds, {escape(balance.players)} players. What moves clearly is"
        " bold: 19 times out of 20 the true difference lies in the interval.</p>"
    )
    return about + wrong + table(("", "A", "B", "B − A", "19 times of 20"), rows, clear) + pictures(*drawn)


def _used(balance: Balance) -> list[str]:
    kinds = dict.fromkeys(one.kind for one in balance.used)
    return [
        section(_title(kind), _use_of([one for one in balance.used if one.kind == kind]))
        for kind in kinds
        if balance.games
    ]


def _title(kind: str) -> str:
    return {"options": "Use of options", "rules": "Use of rules"}.get(kind, f"Use of {kind}")


def _use_of(used: list[Used]) -> str:
    """The greatest changes as a picture, all figures as a table to open."""
    ranked = sorted(used, key=lambda one: (not one.clear, -abs(one.after - one.before), one.name))
    drawn = before_and_after([(one.name, one.before, one.after) for one in ranked[:16]], "times a game")
    rows = [
        (
            one.name,
            f"{one.before:.3g}",
            f"{one.after:.3g}",
            f"{one.after - one.before:+.3g}",
            f"{one.low:.3g} to {one.high:.3g}",
        )
        for one in ranked[:MOST_ROWS]
    ]
    clear = {one.name for one in ranked if one.clear}
    more = f" (the {MOST_ROWS} that move most of {len(ranked)})" if len(ranked) > MOST_ROWS else ""
    shown = table(("", "A", "B", "B − A", "19 times of 20, all together"), rows, clear)
    moved = f"{len(clear)} of {len(ranked)} are clearly used more or less than before."
    return f"<p>{moved}</p>{pictures(drawn)}<details><summary>all figures{more}</summary>{shown}</details>"


def _how_far(impact: Impact) -> str:
    scenarios, saves, survivors = impact.scenarios, impact.saves, impact.survivors
    lines = [how_far(impact.found)]
    if not impact.same:
        lines += [
            f"{scenarios.run} of {scenarios.total} scenarios carried out, those of the changed rules first"
            + (f"; {scenarios.failed_before} failed before, too" if scenarios.failed_before else ""),
            f"{len(saves.games)} of {saves.total} saved games played again",
            f"{survivors.tried} of {survivors.total} slips tried on these scenarios",
            (
                f"{impact.balance.games:,} games before and after, on the"
                f" {'compiled modules' if impact.backend != 'reference' else 'reference'}"
            ),
        ]
    lines += [*impact.notes, f"{impact.seconds:.0f} s in all"]
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
