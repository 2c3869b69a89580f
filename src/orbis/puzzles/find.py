"""Finding puzzles: games of a strong bot, and looks at their positions that become longer and longer."""

from collections.abc import Iterator, Sequence
from typing import Final

from orbis.analysis.turns import Estimate, Turn
from orbis.analysis.verdict import judge
from orbis.bots import bot_factory, play_choice
from orbis.bots.endgame import is_last_round
from orbis.game import Game
from orbis.game.notation import format_indices
from orbis.puzzles.levels import QUICK_LEVELS, SLOW_LEVELS, Answers, ask
from orbis.puzzles.look import Look, is_clear, look
from orbis.puzzles.plan import (
    EXACT_LOOK,
    FIRST_LOOK,
    NUM_TURNS,
    SECOND_LOOK,
    Bar,
    Plan,
    Task,
)
from orbis.puzzles.puzzle import CHANCE_DIGITS, Puzzle, PuzzleTurn, puzzle_id, reason_of
from orbis.puzzles.same import Sameness, essence
from orbis.puzzles.themes import themes_of

MIN_MISSES: Final = 0.4  # of the quick levels, on average: what fewer miss is too easy
MAX_EXACT_TURNS: Final = 80  # of a solved last round
NUM_SHOWN: Final = 3  # of the turns that are not the solution, besides those that bots like
NUM_OF_BOTS: Final = 4
SIMULATIONS_OF_BOTS: Final = 1000  # for each turn that only bots like

Judged = tuple[Turn, Estimate]


def find_in_games(tasks: Sequence[Task]) -> list[list[Puzzle]]:
    """The puzzles of a few games."""
    return [list(find_in_game(task)) for task in tasks]


def find_in_game(task: Task) -> Iterator[Puzzle]:
    """The puzzles of a game."""
    plan = task.plan
    seed = f"{plan.seed}/{task.number}"
    game = Game(plan.num_players(task.number), seed)
    bots = [bot_factory(plan.bot)(f"{seed}/{seat}") for seat in range(game.num_players)]
    while not game.over and game.round <= plan.last_round:
        if game.round >= plan.first_round:
            found = find_puzzle(game.view(), f"{seed}/{game.turn}", plan)
            if found is not None:
                yield found
        play_choice(game, bots[game.player])


def find_puzzle(view: Game, seed: str, plan: Plan) -> Puzzle | None:
    """The puzzle that a position between turns is, if any."""
    is_last = is_last_round(view.state)
    first = look(view, f"{seed}/first", EXACT_LOOK if is_last else FIRST_LOOK, NUM_TURNS)
    if first is None:
        return None
    answers = ask(view, QUICK_LEVELS)
    sameness = Sameness(view)
    solutions = set(sameness.of(first.best))
    if sum(answers.misses(solutions).values()) < MIN_MISSES * len(QUICK_LEVELS):
        return None
    found = _solved(view, seed) if is_last else _agreed(view, seed, plan, solutions)
    if found is None or essence(found.best) not in solutions:
        return None
    answers |= ask(view, SLOW_LEVELS)
    others = _others(view, found, answers, EXACT_LOOK if is_last else plan.deep_look, solutions)
    return None if others is None else _puzzle(view, found, others, answers, sameness)


def _solved(view: Game, seed: str) -> Look | None:
    """The exact values of all turns of a last round; None if it cannot be solved."""
    found = look(view, f"{seed}/exact", EXACT_LOOK, MAX_EXACT_TURNS)
    return found if found is not None and found.is_exact else None


def _agreed(view: Game, seed: str, plan: Plan, solutions: set[str]) -> Look | None:
    """The last of the deep searches, if they all agree."""
    found = look(view, f"{seed}/second", SECOND_LOOK, NUM_TURNS)
    for number in range(plan.searches):
        if found is None or essence(found.best) not in solutions:
            return None
        found = look(view, f"{seed}/deep/{number}", plan.deep_look, plan.turns)
    return found


def _others(view: Game, found: Look, answers: Answers, bar: Bar, solutions: set[str]) -> list[Judged] | None:
    """The best of the other turns, and those that bots like; None if one of these is not clearly worse."""
    best = found.estimates[0]
    listed = list(zip(found.turns, found.estimates, strict=True))[1:]
    known = {essence(turn): (turn, estimate) for turn, estimate in listed}
    liked = [turn for turn in answers.most_played() if turn not in solutions][:NUM_OF_BOTS]
    others = listed[:NUM_SHOWN]
    for name in liked:
        turn, estimate = known.get(name) or (answers.turns[name], None)
        if estimate is None:
            (estimate,) = found.thinker.estimates([turn], SIMULATIONS_OF_BOTS, "turns")
        if not is_clear(best, estimate, view.player, bar):
            return None
        if (turn, estimate) not in others:
            others.append((turn, estimate))
    return others


def _puzzle(view: Game, found: Look, others: list[Judged], answers: Answers, sameness: Sameness) -> Puzzle:
    best = found.estimates[0]
    solution = PuzzleTurn(format_indices(found.best), sameness.of(found.best))
    turns = [_turn(view, found, judged, answers, sameness) for judged in others]
    turns = _distinct(sorted(turns, key=lambda turn: turn.loss))
    state = view.public_state()
    return Puzzle(
        id=puzzle_id(state),
        state=state,
        chance=round(best.win_chances[view.player], CHANCE_DIGITS),
        exact=best.exact,
        turns=[solution, *turns],
        misses=answers.misses(set(solution.same)),
        themes=themes_of(view, found.best, turns[:NUM_SHOWN]),
    )


def _turn(view: Game, found: Look, judged: Judged, answers: Answers, sameness: Sameness) -> PuzzleTurn:
    """A turn that is worse than the solution, and why."""
    verdict = judge(found.thinker, view, *judged, found.best, found.estimates[0])
    same = sameness.of(judged[0])
    return PuzzleTurn(
        format_indices(judged[0]),
        same,
        round(verdict.loss, 1),
        round(verdict.chance_lost, CHANCE_DIGITS),
        tuple(answers.levels_of(set(same))),
        tuple(reason_of(reason) for reason in verdict.reasons),
    )


def _distinct(turns: list[PuzzleTurn]) -> list[PuzzleTurn]:
    """The turns without those that amount to an earlier one."""
    kept: list[PuzzleTurn] = []
    for turn in turns:
        if not any(set(turn.same) & set(other.same) for other in kept):
            kept.append(turn)
    return kept
