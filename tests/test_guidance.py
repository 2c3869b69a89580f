"""Guidance: what a preview leaves no choice about, what it suggests, and why a tile goes nowhere face up."""

import random
from collections.abc import Iterator

import numpy as np
from hypothesis import given, settings
from numpy.typing import NDArray
from sample_games import ODD, SEEDS, SOME_GAMES, plain_game
from soak import times

from orbis import Game
from orbis.engine.actions import NUM_ACTIONS, PLACE_UP
from orbis.engine.check import COST_NOT_PAYABLE, NO_COLOR_BELOW, OK, OTHER_STEP
from orbis.engine.guidance import FORCED, NOT_FACE_UP, SUGGESTED, guide
from orbis.engine.kernel import COMPILED
from orbis.engine.state import State
from orbis.engine.vocabulary import NO_ACTION, STEP_DISCARD, STEP_GAIN, STEP_PAY, STEP_VILLAGE, STEP_VOLCANO
from orbis.game import Action, Decline, Exchange, Gain, Give, Place, Remove, guidance, preview
from orbis.game.actions import ACTIONS, SPOTS, action_index
from orbis.game.guidance import Guidance

FEW = settings(max_examples=times(5) if COMPILED else 1)
MANY = settings(max_examples=times(100) if COMPILED else 5)


def asked(game: Game) -> Guidance:
    found = preview(game).guidance
    assert found == guidance(game)
    return found


def payments(seed: int) -> Iterator[Game]:
    """An odd game at each question about worshipers to give or remove."""
    rng = random.Random(seed)
    game = Game(2, seed, ODD)
    while not game.over:
        if any(isinstance(action, Give | Remove) for action in game.legal()):
            yield game
        game.play(rng.choice(game.sensible() if rng.random() < 0.7 else game.legal()))


def ways_to_pay(game: Game) -> set[bytes]:
    """What the table can look like once this payment is made without exchanges."""
    now = {bytes(game): game}
    for _ in range(int(game.state.pending)):
        later = {}
        for one in now.values():
            for action in one.legal():
                if isinstance(action, Give | Remove):
                    after = one.copy()
                    after.play(action)
                    after.state.last = 0  # the order does not matter
                    later[bytes(after)] = after
        now = later
    return set(now)


@FEW
@given(SEEDS)
def test_a_payment_is_forced_if_all_ways_to_pay_are_the_same(seed: int) -> None:
    for game in payments(seed):
        legal = game.legal()
        has_choice = Decline() in legal or (game.step == "discard" and any(isinstance(one, Exchange) for one in legal))
        forced = asked(game).forced
        assert (forced is not None) == (not has_choice and len(ways_to_pay(game)) == 1)
        assert forced is None or forced in legal


@FEW
@given(SEEDS)
def test_a_suggestion_completes_the_payment(seed: int) -> None:
    for game in payments(seed):
        suggested = asked(game).suggested
        assert len(suggested) == game.state.pending
        after = game.after(suggested)
        assert (after.turn, after.step) != (game.turn, game.step)


@MANY
@given(SOME_GAMES)
def test_a_tile_that_every_spot_refuses_has_a_reason(game: Game) -> None:
    refusals = [game.why_not(Place(spot)) for spot in SPOTS]
    reason = asked(game).not_face_up
    assert (reason is None) == (game.step != "place" or None in refusals)
    if reason:
        codes = {refusal.code for refusal in refusals if refusal}
        assert reason in refusals
        assert (reason.code == "action/cost-not-payable") == ("action/cost-not-payable" in codes)


def asking(step: int, pending: int, *actions: Action, realm: tuple[int, int, int, int, int]) -> "Asked":
    """A game in which so many worshipers are to be given or removed, and just these actions are legal."""
    game = plain_game()
    game.state.step, game.state.pending = step, pending
    game.state.realm[game.player] = realm
    codes = np.full(NUM_ACTIONS, OTHER_STEP, dtype=np.int8)
    codes[[action_index(action) for action in actions]] = OK
    return Asked(game.state, codes)


class Asked:
    """What `guide` answers."""

    def __init__(self, state: State, codes: NDArray[np.int8]) -> None:
        self.state = state
        self._codes = codes

    @property
    def forced(self) -> Action | None:
        answers, _ = self._answers()
        return None if answers[FORCED] == NO_ACTION else ACTIONS[answers[FORCED]]

    @property
    def suggested(self) -> list[Action]:
        answers, number = self._answers()
        return [ACTIONS[index] for index in answers[SUGGESTED : SUGGESTED + number]]

    def _answers(self) -> tuple[NDArray[np.int8], int]:
        answers = np.zeros(NUM_ACTIONS, dtype=np.int8)
        return answers, guide(self.state, self._codes, answers)


def test_what_there_is_most_of_is_suggested() -> None:
    one = asking(STEP_VILLAGE, 3, Give("R"), Give("B"), Give("G"), realm=(1, 4, 0, 2, 0))
    assert one.suggested == [Give("B")] * 3
    one = asking(STEP_PAY, 2, Give("R"), Give("G"), realm=(1, 0, 0, 1, 0))
    assert one.suggested == [Give("R"), Give("G")]


def test_no_color_is_suggested_more_often_than_there_are_worshipers() -> None:
    one = asking(STEP_PAY, 4, Give("R"), Give("W"), realm=(2, 5, 0, 0, 3))
    assert one.suggested == [Give("W"), Give("R"), Give("W"), Give("R")]


def test_a_payment_that_cannot_be_made_is_not_suggested() -> None:
    assert asking(STEP_VILLAGE, 3, Give("R"), Decline(), realm=(2, 0, 0, 0, 0)).suggested == []


def test_a_volcano_removes_from_the_tile_with_the_most_worshipers() -> None:
    one = asking(STEP_VOLCANO, 2, Remove("a1", "R"), Remove("c3", "R"), realm=(0, 0, 0, 0, 0))
    one.state.display_worshipers[0] = (1, 0, 0, 0, 0)
    one.state.display_worshipers[-1] = (2, 3, 0, 0, 0)
    assert one.suggested == [Remove("c3", "R")] * 2


def test_gains_even_out_the_realm() -> None:
    colors = [Gain(color) for color in "RBYGW"]
    one = asking(STEP_GAIN, 5, *colors, realm=(2, 0, 1, 0, 3))
    assert one.suggested == [Gain("B"), Gain("G"), Gain("B"), Gain("Y"), Gain("G")]
    assert one.forced is None
    assert asking(STEP_GAIN, 1, *colors, realm=(2, 0, 1, 0, 3)).suggested == []


def test_the_only_color_is_forced() -> None:
    assert asking(STEP_PAY, 2, Give("R"), realm=(3, 0, 0, 0, 0)).forced == Give("R")
    assert asking(STEP_PAY, 1, Give("R"), Give("G"), realm=(1, 0, 0, 1, 0)).forced is None


def test_a_payment_of_everything_is_forced() -> None:
    assert asking(STEP_PAY, 2, Give("R"), Give("G"), realm=(1, 0, 0, 1, 0)).forced == Give("R")


def test_what_can_be_declined_is_not_forced() -> None:
    assert asking(STEP_VILLAGE, 2, Give("R"), Decline(), realm=(3, 0, 0, 0, 0)).forced is None
    assert asking(STEP_VILLAGE, 1, Give("R"), realm=(2, 0, 0, 0, 0)).forced == Give("R")


def test_an_exchange_can_save_a_discard_but_no_payment() -> None:
    actions = Give("R"), Exchange("R", "B")
    assert asking(STEP_DISCARD, 1, *actions, realm=(11, 0, 0, 0, 0)).forced is None
    assert asking(STEP_DISCARD, 1, Give("R"), realm=(11, 0, 0, 0, 0)).forced == Give("R")
    assert asking(STEP_PAY, 1, *actions, realm=(5, 0, 0, 0, 0)).forced == Give("R")


def test_the_cost_is_the_reason_before_the_colors_below() -> None:
    state, answers = plain_game().state, np.zeros(NUM_ACTIONS, dtype=np.int8)
    codes = np.full(NUM_ACTIONS, NO_COLOR_BELOW, dtype=np.int8)
    guide(state, codes, answers)
    assert answers[NOT_FACE_UP] == PLACE_UP
    codes[PLACE_UP + 3] = codes[PLACE_UP + 4] = COST_NOT_PAYABLE
    guide(state, codes, answers)
    assert answers[NOT_FACE_UP] == PLACE_UP + 3
    codes[PLACE_UP + 5] = OK
    guide(state, codes, answers)
    assert answers[NOT_FACE_UP] == NO_ACTION


def test_nothing_is_forced_or_suggested_without_a_payment() -> None:
    game = plain_game()
    assert asked(game) == Guidance(None, [], None)
    game.play("b2")
    assert asked(game) == Guidance(None, [], None)
    game.play_out(1)
    assert asked(game) == Guidance(None, [], None)
