"""`orbis play`: a small game in the terminal against random opponents."""

import random
from collections.abc import Sequence
from pathlib import Path

from rich.panel import Panel

from orbis.cli.output import console, preparing, print_plain
from orbis.cli.score_table import score_table
from orbis.cli.words import describe, question, why_not_face_up
from orbis.errors import OrbisError
from orbis.game import Action, Game
from orbis.game.notation import format_action
from orbis.records import record_of, write_record
from orbis.tiles import load_tile_set

HUMAN = 0
MAX_DIGITS = 4
HELP = """\
You are player 0. Each question lists the choices that can make sense: type
a number. Or type the notation, also several actions in a row: b2 1> -RB
  b2      take the region in column b, row 2    @fire  take a god
  1< 1>   put it at an end of the bottom row    2.1    row 2, column 1
  ~2.1    the same, turned over as wilderness   3R=B   3 red for a blue
  -RB     give a red and a blue worshiper       +RB    gain them
  xa1R    remove a red one from the tile at a1  no     decline
Colors: R red, B blue, Y yellow, G green, W white, * any.
Pictures: ~~~ is a wilderness, ! marks a cancelled tile.
Commands: undo, table, score, help, quit. The rules are in docs/rules.md."""


class Quit(Exception):  # noqa: N818 - not an error: the player leaves
    """The player leaves the game."""


def play_game(players: int, seed: str | None, tile_set: Path | None, save: Path | None) -> None:
    """Play a whole game; the person has seat 0, and a random seat starts."""
    with preparing():
        game = Game(players, seed, load_tile_set(tile_set), first="random")
        trial = game.copy()
        trial.play(trial.sensible()[0])
        trial.play_out("prepare")
    names = ["you", *(f"random {number}" for number in range(1, players))]
    if save:
        write_record(record_of(game, names), save)
    chance = random.Random(game.seed)
    console.print(Panel(HELP, title="Orbis", expand=False))
    try:
        while not game.over:
            if game.player == HUMAN:
                _person_turn(game)
            else:
                _random_turn(game, chance, names)
            if save:
                write_record(record_of(game, names), save)
    except (Quit, EOFError, KeyboardInterrupt):
        print_plain(f"\nYou left in round {game.round}." + (f" The game is in {save}." if save else ""))
        return
    print_plain(str(game))
    console.print(score_table(game.score(), names))


def _random_turn(game: Game, chance: random.Random, names: Sequence[str]) -> None:
    player, turn = game.player, game.turn
    told = []
    while game.turn == turn:
        action = chance.choice(game.sensible())
        told.append(describe(action, game))
        game.play(action)
    console.print(f"[bold]{names[player]}[/]: " + ", then ".join(told))


def _person_turn(game: Game) -> None:
    turn = game.turn
    console.print()
    print_plain(str(game))
    while game.turn == turn:
        choices = game.sensible()
        console.print(f"\n[bold]{question(game)}[/]")
        if reason := why_not_face_up(game):
            print_plain(f"     not face up: {reason}")
        words = [format_action(action) for action in choices]
        width = max(map(len, words))
        for number, (word, action) in enumerate(zip(words, choices, strict=True), 1):
            print_plain(f"{number:>3}  {word:<{width}}  {describe(action, game)}")
        _answer(game, choices)


def _answer(game: Game, choices: Sequence[Action]) -> None:
    """Read one line and do what it says; if that is not possible, say why and change nothing."""
    line = console.input("> ").strip()
    if line in ("quit", "exit", "q"):
        raise Quit
    try:
        if line == "undo":
            console.print(f"taken back: {format_action(game.undo())}")
        elif line == "table":
            print_plain(str(game))
        elif line == "score":
            console.print(
                score_table(game.score(), [f"player {player}" for player in range(game.num_players)], over=False)
            )
        elif line in ("help", "?"):
            console.print(Panel(HELP, expand=False))
        elif line.isascii() and line.isdigit() and len(line) <= MAX_DIGITS:
            _choose(game, choices, int(line))
        elif line:
            game.play_actions(line)
    except OrbisError as error:
        print_plain(str(error), style="red")


def _choose(game: Game, choices: Sequence[Action], number: int) -> None:
    if not 1 <= number <= len(choices):
        raise OrbisError("play/choice", f"the choices are 1 to {len(choices)}, not {number}")
    game.play(choices[number - 1])
