"""The puzzles that come with the page: their form, that every turn is legal, and a search of some of them."""

from collections import Counter
from pathlib import Path

import pytest

from orbis.bots import bot_factory, play_choice
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.puzzles.compact import compact, expand
from orbis.puzzles.puzzle import puzzle_id
from orbis.puzzles.same import Sameness, essence, essence_of
from orbis.puzzles.ship import NUM_FILES, ShippedPuzzle, file_number, read_shipped
from orbis.tiles import load_tile_set

FOLDER = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "data"
FEWEST = 1000
EVERY = 100  # of the puzzles, one in so many is searched
MOST_BYTES = 300_000  # per file; about a seventh of that, compressed


@pytest.fixture(scope="module")
def puzzles() -> list[ShippedPuzzle]:
    return read_shipped(FOLDER)


def game_of(puzzle: ShippedPuzzle) -> Game:
    return Game.from_public_state(expand(puzzle.state).to_json())


def test_there_are_enough_of_every_kind(puzzles: list[ShippedPuzzle]) -> None:
    assert len(puzzles) >= FEWEST
    assert set(Counter(len(puzzle.state.players) for puzzle in puzzles)) == {2, 3, 4}
    assert set(Counter(puzzle.difficulty for puzzle in puzzles)) == {1, 2, 3, 4, 5}
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    assert min(themes[theme] for theme in ("temple", "volcano", "forest", "last-round", "god")) >= 10


def test_every_puzzle_is_where_its_id_says(puzzles: list[ShippedPuzzle]) -> None:
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = expand(puzzle.state)
        assert compact(state) == puzzle.state
        assert puzzle_id(state) == puzzle.id
    files = sorted(path.name for path in FOLDER.iterdir())
    assert files == [*(f"{number}.json" for number in range(NUM_FILES)), "index.json"]
    assert all(path.stat().st_size < MOST_BYTES for path in FOLDER.iterdir())
    assert {file_number(puzzle.id) for puzzle in puzzles} == set(range(NUM_FILES))


def test_all_their_turns_are_legal_and_different(puzzles: list[ShippedPuzzle]) -> None:
    for puzzle in puzzles:
        game = game_of(puzzle)
        for turn in puzzle.turns:
            assert game.after_turn(turn.turn).turn == game.turn + 1
        amounts_to = [{essence_of(turn.turn), *turn.same} for turn in puzzle.turns]
        assert sum(map(len, amounts_to)) == len(set().union(*amounts_to))
        assert all(turn.loss > 0 for turn in puzzle.turns[1:])


def test_they_fit_the_standard_tiles(puzzles: list[ShippedPuzzle]) -> None:
    tiles = load_tile_set()
    assert all(game_of(puzzle).tile_set == tiles for puzzle in puzzles)


@pytest.mark.skipif(not COMPILED, reason="searches take too long uncompiled")
def test_a_search_agrees_with_the_solutions(puzzles: list[ShippedPuzzle]) -> None:
    bot = bot_factory("deity")("puzzles")
    for puzzle in puzzles[::EVERY]:
        view = game_of(puzzle).view()
        solutions = set(Sameness(view).of(_turn_of(view, puzzle.turns[0].turn)))
        assert solutions == {essence_of(puzzle.turns[0].turn), *puzzle.turns[0].same}
        play_choice(view, bot)
        assert essence(view.turns[-1]) in solutions, puzzle.id


def _turn_of(view: Game, notation: str) -> tuple[int, ...]:
    return view.after_turn(notation).turns[-1]


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    for path in FOLDER.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "3.json").write_text('{"version":1,"puz')
    with pytest.raises(OrbisError, match="is not a file of puzzles"):
        read_shipped(tmp_path)
    (tmp_path / "3.json").write_text('{"version":2,"puzzles":[]}')
    with pytest.raises(OrbisError, match="version 2"):
        read_shipped(tmp_path)
    (tmp_path / "3.json").unlink()
    with pytest.raises(OrbisError, match="cannot read"):
        read_shipped(tmp_path)
