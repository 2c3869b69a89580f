"""The prepared game of the tutorial, made by the engine: `python web/learn/prepare.py` writes src/learn/game.json.

The lessons (src/learn/lessons.json) say at which points of the game the player is asked for something. For each of them
the file holds what is allowed and why the rest is not, so the page knows no rules here either.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from orbis.game import Action, Exchange, Game, format_actions, parse_actions, play_changes, preview
from orbis.game.actions import action_index

LEARN = Path(__file__).parents[1] / "src" / "learn"
LESSONS = LEARN / "lessons.json"
GAME = LEARN / "game.json"

PILES = (
    "R1b Y1a B1a G1d G1b B1c W1c R1d W1a Y1b Y1d",
    "R2b B2d G2b B2a G2a R2a Y2d W2d W2c Y2a R2d",
    "R3a W3b Y3d R3e R3d G3a G3c Y3e B3a G3e W3e Y3a B3c W3d B3d",
)
GODS = ("love", "nature", "harvests")
# The player who learns is the first of two; the turns of one round stand in one line.
TURNS = (
    *("b2 1>", "a1 1>"),
    *("b1 1> -R", "b2 1<"),
    *("b1 1> xa1Y xc1Y xc2Y", "c2 1< +W"),
    *("b1 2.1", "a2 1>"),
    *("b2 ~1>", "b1 2.3"),
    *("c2 3G=W 2.3", "b3 1>"),
    *("c3 1> -B", "a2 2.2 xa1R xa1R xa3R xb2R"),
    *("@love +WWYYG -R", "b3 2.1"),
    *("b2 2.2 -RRB", "c3 3.1 xc1G xc1G xa1G xc1R xc2R xa3G xa1G xa3R"),
    *("b2 3.2 -YYB", "c2 ~2.4 -BB"),
    *("a2 2.4 xc1W xb2W xc3W", "c3 3.2"),
    *("b2 3.3 xb3R xb3R xb1R xb3R xa1R xc2R xa3R", "b3 3.3 -W"),
    *("b1 ~3.1", "b1 3Y=R 4.2 -WB"),
    *("a1 4.2", "a1 ~4.1"),
    *("a2 4.1", "@harvests"),
)
# The turns that are shown, from and up to: the first lessons, then the last round.
ACTS = ((0, 17), (28, 30))

Form = dict[str, Any]


def make(lessons: Sequence[Form]) -> Form:
    """Everything that the page needs of the game to teach these lessons."""
    games = list(games_between_turns())
    points: dict[tuple[int, int, int], Form] = {}
    scores: list[Form] = []
    for chapter in lessons:
        act, (first, _) = chapter["act"], ACTS[chapter["act"]]
        for step in chapter["steps"]:
            turn, done = step["at"]
            actions = actions_of(first + turn)
            before = games[first + turn]
            game = before.after(actions[:done])
            # Points are counted when a turn is complete: a volcano that was placed just now may still be cancelled.
            counted = before if game.turn == before.turn else game
            score = number_of(counted.score().to_json(), scores)
            point = points.setdefault((act, turn, done), {"act": act, "at": [turn, done], "score": score})
            if "do" in step:
                point["choices"] = choices(game, actions[done : done + step["do"]])
    acts = [shown_act(games[first : end + 1]) for first, end in ACTS]
    return {"acts": acts, "points": list(points.values()), "scores": scores}


def games_between_turns() -> Iterator[Game]:
    """The game as it stands before each turn, and after the last."""
    game = Game.from_piles([pile.split() for pile in PILES], GODS)
    yield game.copy()
    for turn in TURNS:
        game.play_turn(turn)
        yield game.copy()


def actions_of(turn: int) -> list[Action]:
    """The actions of a turn; there are none after the end."""
    return parse_actions(TURNS[turn]) if turn < len(TURNS) else []


def shown_act(games: Sequence[Game]) -> Form:
    """A part of the game that is shown turn by turn."""
    turns = []
    for game in games[:-1]:
        played = actions_of(game.turn)
        changes = play_changes(game.copy(), [action_index(action) for action in played])
        actions = [change.to_json() for change in changes]
        turns.append({"seat": game.player, "notation": format_actions(played), "actions": actions})
    return {"start": games[0].public_state().to_json(), "turns": turns}


NO_BUTTON = ("exchange", "remove")  # refused exchanges, and worshipers in the display that are refused


def choices(game: Game, expected: Sequence[Action]) -> Form:
    """What may be done, and why the rest may not; exchanges only where the lesson is about them."""
    shown = preview(game).to_json()
    exchanges = any(isinstance(action, Exchange) for action in expected)
    return {
        "step": shown["state"]["step"],
        "next": [trimmed(entry) for entry in shown["next"] if exchanges or entry["action"]["kind"] != "exchange"],
        "refused": [
            trimmed(entry) for entry in shown["refused"] if entry["action"]["kind"] not in ("exchange", "remove")
        ],
        "otherwise": trimmed(shown["otherwise"]),
    }


def trimmed(entry: Form) -> Form:
    """An entry of a preview without what the page puts into its own words."""
    return {key: value for key, value in entry.items() if key not in ("notation", "message")}


def number_of(score: Form, scores: list[Form]) -> int:
    """Where a score stands in the list, which grows by it if it is new."""
    if score not in scores:
        scores.append(score)
    return scores.index(score)


def written(game: Form) -> str:
    """The file, with a line for each act, point and score."""
    lists = (
        f'"{name}": [\n' + ",\n".join(json.dumps(part, separators=(",", ":")) for part in parts) + "\n]"
        for name, parts in game.items()
    )
    return "{\n" + ",\n".join(lists) + "\n}\n"


def read_lessons() -> list[Form]:
    """The chapters with their steps."""
    lessons: list[Form] = json.loads(LESSONS.read_text("utf-8"))
    return lessons


if __name__ == "__main__":
    GAME.write_text(written(make(read_lessons())), "utf-8")
