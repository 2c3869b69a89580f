"""Observations: what everybody may know, told from the viewer's side, and nothing else."""

from typing import Any

import numpy as np
import pytest
from random_games import SETS, choose, tile_set_of
from soak import times, tries

from orbis import Game
from orbis.batch import Batch, observation_parts, observation_size, tile_parts
from orbis.batch import observation as layout
from orbis.batch.observation import WORD, num_pieces, observe, observe_piece, tile_features
from orbis.engine.kernel import COMPILED
from orbis.game.names import STEPS
from orbis.tiles import COLORS, EFFECTS, GODS

NUM_GAMES = times(4, slow=4) if COMPILED else 1


def observed(game: Game, viewer: int) -> np.ndarray[Any, Any]:
    words = np.full(observation_size(game.num_players) // WORD, 2**63 + 12345, dtype=np.uint64)
    out = words.view(np.int8)
    observe(game.state, game.tiles, tile_features(game.tiles), viewer, out, words)
    return out


def told(game: Game, viewer: int) -> list[int]:
    """The observation once more, from the public state as JSON has it: slowly, and without the engine."""
    state, players = game.public_state().to_json(), game.num_players
    regions = {region.id: region for region in game.tile_set.regions}

    def tile(form: Any, face: str = "up", cancelled: bool = False) -> list[int]:
        if form is None:
            return [0] * 32
        if face != "up":
            return [1, *[0] * 28, 1, int(cancelled), 0]
        region = regions[form]
        colors = COLORS if region.effect.colors == "*" else region.effect.colors
        return [
            1,
            *(int(color == region.color) for color in COLORS),
            region.level,
            *(region.cost.count(symbol) for symbol in COLORS + "*"),
            *(int(effect == region.effect.kind) for effect in EFFECTS),
            region.effect.number,
            *(int(color in colors) for color in COLORS),
            region.cp,
            region.mystic or 0,
            0,
            int(cancelled),
            0,
        ]

    universes = [form["tile"] for player in state["players"] for form in player["universe"]]
    seen = {state["taken"], *universes, *(form["tile"] for form in state["display"])}
    in_play = [game.tile_set.regions[tile] for tile in game.state.pile if tile >= 0]
    unseen = [region for region in in_play if region.id not in seen]
    cell = [0] * 14
    if game.state.cell >= 0:
        cell[int(game.state.cell)] = 1
    row = [
        *(int(step == state["step"]) for step in STEPS[:8]),
        state["pending"],
        min(state["turn"] // players, 14),
        (viewer - int(game.state.first)) % players,
        *(int(god in state["gods"]) for god in GODS),
        *state["piles"],
        *(sum(r.level == level and r.color == color for r in unseen) for level in (1, 2, 3) for color in COLORS),
        *cell,
        *(int((int(game.state.player) - viewer) % players == number) for number in range(4)),
    ]
    row += [0] * (64 - len(row)) + tile(state["taken"])
    for place in state["display"]:
        row += [*tile(place["tile"]), *place["worshipers"].values(), 0, 0, 0]
    for number in range(players):
        player = state["players"][(viewer + number) % players]
        god = player["god"]
        row += [int(god is not None and god["god"] == name) for name in GODS]
        row += [int(god is not None and god["cancelled"]), *player["realm"].values()]
        row += [int(color in player["reductions"]) for color in COLORS]
        row += [sum(form["row"] == 1 for form in player["universe"]), len(player["universe"]), 0]
        cells = {(form["row"], form["column"]): form for form in player["universe"]}
        for level, length in ((1, 5), (2, 4), (3, 3), (4, 2)):
            for column in range(1, length + 1):
                form = cells.get((level, column))
                row += tile(form["tile"], form["face"], form["cancelled"]) if form else tile(None)
    return row


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", SETS)
def test_an_observation_tells_the_public_state(style: str, players: int) -> None:
    for rng in tries(f"observe {style} {players}", NUM_GAMES):
        game = Game(players, rng.random().hex(), tile_set_of(style, rng), first=rng.randrange(players))
        while not game.over:
            if rng.random() < 0.1:
                for viewer in range(players):
                    assert observed(game, viewer).tolist() == told(game, viewer)
            game.play(choose(rng, game))
        assert observed(game, 0).tolist() == told(game, 0)


def test_pieces_make_the_whole() -> None:
    game = Game(3, "pieces")
    for _ in range(40):
        game.play(game.sensible()[0])
    words = np.full(observation_size(3) // WORD, 7, dtype=np.uint64)
    for piece in range(num_pieces(3)):
        observe_piece(game.state, game.tiles, tile_features(game.tiles), 1, piece, words.view(np.int8), words)
    assert words.view(np.int8).tolist() == observed(game, 1).tolist()


def test_the_unseen_order_is_not_in_it() -> None:
    game = Game(2, "hidden")
    assert observed(game, 0).tolist() == observed(game.view(), 0).tolist()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_description_has_the_size_of_the_observation(players: int) -> None:
    assert sum(part.size for part in observation_parts(players)) == observation_size(players)
    assert Batch(1, players).observe().shape == (1, observation_size(players))
    assert sum(part.size for part in tile_parts()) == layout.TILE_SIZE
    assert layout.TABLE_PLAYER + 4 <= layout.TABLE_SIZE
    assert layout.HELD_REGIONS < layout.HELD_SIZE
