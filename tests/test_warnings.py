"""Warnings that must not come: what they would advise is wrong, or is not the author's to do."""

from __future__ import annotations

from pathlib import Path

from rulewright.compiler.front import check_game

GAME = """\
game "Harvest"
players 2..3

option long: yes/no = no

state coins: 0..99 per Player
state leader: Player? = 0

def bonus(n: 0..3) = n + 1
def crowd = 2

action gain(n)
    coins[you] = min(99, coins[you] + n)

action reward
    let you = leader
    gain 2

play
    leader = 1
    reward
    for you in turns(0)
        you choose
            wait                                            @HA-1
                let most_coins = max(p in players: coins[p])
                require most_coins < 50                     @HA-2 "somebody is rich"
                gain (if long then bonus(coins[you] mod 3) else 1)
            sell                                            @HA-3
                require count(players) == 2 or coins[you] > crowd  @HA-4
                gain 1
            otherwise
                finish
"""


def warned(path: Path) -> list[str]:
    return [f"{problem.code} {problem.message}" for problem in check_game(path)]


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_let_you_before_an_action_is_used(tmp_path: Path) -> None:
    """`reward` names the one who gains; nobody need act where it is called."""
    assert warned(written(tmp_path, "harvest.game", GAME)) == []


def test_a_def_used_with_an_option_only_is_used(tmp_path: Path) -> None:
    text = GAME + "\ndef idle = 5\n"
    assert warned(written(tmp_path, "harvest.game", text)) == ["RW901 the def 'idle' is never used"]


def test_a_variant_may_make_lines_of_its_game_idle(tmp_path: Path) -> None:
    written(tmp_path, "harvest.game", GAME)
    variant = (
        'variant "Rich" of harvest\n\nreplace HA-2 with require coins[you] < 90  @HA-2\nreplace HA-4 with require yes '
        " @HA-4\n"
    )
    assert warned(written(tmp_path, "rich.variant", variant)) == []


def test_what_a_variant_adds_and_never_uses_is_told(tmp_path: Path) -> None:
    written(tmp_path, "harvest.game", GAME)
    variant = 'variant "Rich" of harvest\n\nnew def idle = 5\nnew state silver: 0..9\n'
    assert warned(written(tmp_path, "rich.variant", variant)) == [
        "RW901 the def 'idle' is never used",
        "RW907 the state 'silver' is never used",
    ]


def test_the_rulebook_of_a_variant_below_is_read(tmp_path: Path) -> None:
    written(tmp_path, "harvest.game", GAME)
    written(tmp_path, "RULES.md", "".join(f"- **HA-{number}** A rule.\n" for number in range(1, 5)))
    written(tmp_path, "rich.variant", 'variant "Rich" of harvest\n\nextend play.sell\n    gain 1  @HR-1\n')
    written(tmp_path, "rich.rules.md", "- **HR-1** Selling brings one coin more.\n")
    richer = written(tmp_path, "richer.variant", 'variant "Richer" of rich\n\nextend play.wait\n    gain 1  @HS-1\n')
    written(tmp_path, "richer.rules.md", "- **HS-1** Waiting brings one coin more.\n")
    assert warned(richer) == []
