"""The subcommands and their options. What they need is imported when they run, so that each starts quickly."""

from pathlib import Path
from typing import Annotated

import typer

from orbis.cli.ray_option import RayCommand
from orbis.cli.terminal.arguments import PlayCommand

app = typer.Typer(
    name="orbis",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="The board game Orbis: tables online, a game in the terminal, bots, records and tiles.",
)
tiles_app = typer.Typer(help="Show a tile set, or check one of your own.")
app.add_typer(tiles_app, name="tiles", invoke_without_command=True)

TileSetOption = Annotated[Path | None, typer.Option("--set", metavar="FILE", help="A tile set of your own.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
PlayersOption = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="Number of players.")]
RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.orbis.json) or a stream (.jsonl).")]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """The board game Orbis: tables online, a game in the terminal, bots, records and tiles."""
    if version:
        from orbis import __version__

        typer.echo(f"orbis {__version__}")
        raise typer.Exit


@tiles_app.callback()
def tiles(context: typer.Context, tile_set: TileSetOption = None, as_json: JsonOption = False) -> None:
    """Show the tiles of a tile set as a table."""
    if context.invoked_subcommand is None:
        from orbis.cli.tiles import show_tiles

        show_tiles(tile_set, as_json=as_json)


@tiles_app.command("check")
def tiles_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The tile set to check.")], as_json: JsonOption = False
) -> None:
    """Check a tile set and list everything that is wrong with it."""
    from orbis.cli.tiles import check_tiles

    check_tiles(file, as_json=as_json)


@app.command()
def simulate(
    players: PlayersOption = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Write the records there.")] = None,
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play random games, each action uniform among the sensible ones, and sum them up."""
    from orbis.cli.simulate import run_simulation

    run_simulation(players, games, seed, out, tile_set, as_json=as_json)


@app.command()
def replay(
    file: RecordArgument,
    turn: Annotated[int | None, typer.Option(min=0, help="Only the table after this turn; 0 is the start.")] = None,
    game: Annotated[int | None, typer.Option(min=1, help="Only this game of a stream, by its line.")] = None,
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show the table after each turn of a record, and the score."""
    from orbis.cli.replay import replay_file

    replay_file(file, turn, game, tile_set, as_json=as_json)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records and streams of records.")],
    tile_set: TileSetOption = None,
    seed_hash: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The hash shown before the game: is this the shuffle that was promised?"),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Check that records replay to the letter."""
    from orbis.cli.verify import verify_files

    verify_files(files, tile_set, seed_hash, as_json=as_json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="Time for each measurement.")] = 1.0,
    start: Annotated[bool, typer.Option(help="Also measure cold and warm start (half a minute).")] = False,
    seed: Annotated[str, typer.Option(help="Other seeds give other games.")] = "1",
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Measure the engine on one core."""
    from orbis.cli.bench import run_benchmark

    run_benchmark(seconds, seed, tile_set, with_start=start, as_json=as_json)


@app.command(cls=PlayCommand)
def play(
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="LEVEL...", help="Your opponents, one or more; none for persons at this terminal only."),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=4, help="Seats; those without a bot are for persons.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Equal seeds give equal piles; without one they are new.")] = None,
    tile_set: TileSetOption = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game there after every turn.")] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with this game, or with the last one that was left.")
    ] = None,
    no_confirm: Annotated[bool, typer.Option("--no-confirm", help="End a turn without asking.")] = False,
) -> None:
    """Play in the terminal against bots, or against each other."""
    from orbis.cli.terminal.game import play_game
    from orbis.cli.terminal.opening import Options

    play_game(Options(tuple(bots or ()), players, seed, tile_set, save, resume, not no_confirm))


@app.command()
def balance(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each number of players.")] = 200,
    players: Annotated[
        list[str] | None, typer.Option("--players", "-p", metavar="2,3,4", help="Numbers of players, by default all.")
    ] = None,
    bot: Annotated[str | None, typer.Option(help="Who plays, in every seat; without it, a strong bot.")] = None,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "1",
    tile_set: TileSetOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write the report and its plots there.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes, by default one for each core.")] = None,
    records: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE.jsonl", help="Report on these games instead of playing; may be repeated."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Tell how balanced a tile set is: scores, seats, gods, colors and every tile, against the bars."""
    from orbis.cli.balance import report_on_games, report_on_records

    if records:
        report_on_records(records, players or [], tile_set, out, as_json=as_json)
    else:
        report_on_games(games, players or [], bot, seed, tile_set, workers, out, as_json=as_json)


@app.command(cls=RayCommand)
def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Names, or paths like my_module:MyBot.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each line-up.")] = 200,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "1",
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", min=2, max=4, help="Seats; by default one for each bot, or 2 if more than 4."),
    ] = None,
    tile_set: TileSetOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Write the records there.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes, by default one for each core.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="[ADDRESS]", help="Play on this Ray cluster, or on a local one.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against each other, and rate them."""
    from orbis.cli.arena import Options, run_arena

    run_arena(Options(tuple(bots), games, seed, players, tile_set, out, workers, ray), as_json=as_json)


@app.command()
def analyse(
    file: RecordArgument,
    turn: Annotated[int | None, typer.Option(min=1, help="Only the position before this turn: the best turns.")] = None,
    game: Annotated[int | None, typer.Option(min=1, help="Only this game of a stream, by its line.")] = None,
    simulations: Annotated[int | None, typer.Option("--sims", min=1, help="Simulations for each turn.")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, max=3600, help="Seconds for each turn instead.")] = None,
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Review a game: what each turn lost against the best one, and why; or list the best turns of a position."""
    from orbis.cli.analyse import analyse_file, budget_of

    analyse_file(file, turn, game, budget_of(simulations, seconds), tile_set, as_json=as_json)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at, by default 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="By default the next free one from 8042.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…, by default a file of yours.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address that people use, behind a proxy.")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="json or console.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Run the server: tables online, for people and programs. More settings: docs/deploy.md."""
    from orbis.cli.serve import run_server

    flags = locals()
    run_server({name: flags[name] for name in flags if name != "run_server" and flags[name] is not None})
