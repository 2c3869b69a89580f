"""The subcommands and their options. Their code is imported only when they run, so that each starts quickly."""

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
    help="Play Orbis online or in the terminal, run bots, and work with game records and tile sets.",
)
tiles_app = typer.Typer(help="Show a tile set, or check your own.")
app.add_typer(tiles_app, name="tiles", invoke_without_command=True)

TileSetOption = Annotated[Path | None, typer.Option("--set", metavar="FILE", help="Use this tile set.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print machine-readable JSON.")]
PlayersOption = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="Number of players.")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; default: a file in your data folder."),
]
WorkersOption = Annotated[int | None, typer.Option(min=1, help="Number of processes; default: one per core.")]
RayOption = Annotated[
    str | None, typer.Option("--ray", metavar="[ADDRESS]", help="Run on this Ray cluster, or on a local one.")
]
RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.orbis.json) or many (.jsonl).")]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Play Orbis online or in the terminal, run bots, and work with game records and tile sets."""
    if version:
        from orbis import __version__

        typer.echo(f"orbis {__version__}")
        raise typer.Exit


@tiles_app.callback()
def tiles(context: typer.Context, tile_set: TileSetOption = None, as_json: JsonOption = False) -> None:
    """Show a tile set as a table."""
    if context.invoked_subcommand is None:
        from orbis.cli.tiles import show_tiles

        show_tiles(tile_set, as_json=as_json)


@tiles_app.command("check")
def tiles_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The tile set to check.")], as_json: JsonOption = False
) -> None:
    """Check a tile set and list everything wrong with it."""
    from orbis.cli.tiles import check_tiles

    check_tiles(file, as_json=as_json)


@app.command()
def simulate(
    players: PlayersOption = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Write the records to this file.")] = None,
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play random games, choosing uniformly among the sensible actions, and summarize them."""
    from orbis.cli.simulate import run_simulation

    run_simulation(players, games, seed, out, tile_set, as_json=as_json)


@app.command()
def replay(
    file: RecordArgument,
    turn: Annotated[
        int | None, typer.Option(min=0, help="Show only the table after this turn; 0 is the start.")
    ] = None,
    game: Annotated[int | None, typer.Option(min=1, help="Show only the game on this line of a .jsonl file.")] = None,
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show the table after each turn of a record, then the score."""
    from orbis.cli.replay import replay_file

    replay_file(file, turn, game, tile_set, as_json=as_json)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Record files (.orbis.json or .jsonl).")],
    tile_set: TileSetOption = None,
    seed_hash: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="Also check the seed against this hash, shown before the game."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Check that records replay exactly."""
    from orbis.cli.verify import verify_files

    verify_files(files, tile_set, seed_hash, as_json=as_json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="Seconds per measurement.")] = 1.0,
    start: Annotated[bool, typer.Option(help="Also measure cold and warm start (takes half a minute).")] = False,
    seed: Annotated[str, typer.Option(help="Seed of the random games.")] = "1",
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Benchmark the engine on one core."""
    from orbis.cli.bench import run_benchmark

    run_benchmark(seconds, seed, tile_set, with_start=start, as_json=as_json)


@app.command(cls=PlayCommand)
def play(
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="LEVEL...", help="The bots to play against, from beginner to deity, or 'none'."),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", min=2, max=4, help="Number of seats; people take those without a bot."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same piles; random by default.")] = None,
    tile_set: TileSetOption = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game to this file after every turn.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Resume this game, or the last unfinished one.")
    ] = None,
    no_confirm: Annotated[
        bool, typer.Option("--no-confirm", help="End turns without asking for confirmation.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or with other people."""
    from orbis.cli.terminal.game import Options, play_game

    play_game(Options(tuple(bots or ()), players, seed, tile_set, save, resume, not no_confirm))


@app.command()
def balance(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games per number of players.")] = 200,
    players: Annotated[
        list[str] | None, typer.Option("--players", "-p", metavar="2,3,4", help="Numbers of players; default: all.")
    ] = None,
    bot: Annotated[str | None, typer.Option(help="The bot in every seat; default: a strong one.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    tile_set: TileSetOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the report and its plots to this folder.")
    ] = None,
    workers: WorkersOption = None,
    records: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE.jsonl", help="Report on these games instead of playing new ones; repeatable."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Report how balanced a tile set is: scores, seats, gods, colors and every single tile."""
    from orbis.cli.balance import report_on_games, report_on_records

    if records:
        report_on_records(records, players or [], tile_set, out, as_json=as_json)
    else:
        report_on_games(games, players or [], bot, seed, tile_set, workers, out, as_json=as_json)


@app.command()
def learn(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the run is kept; it is resumed if it exists.")
    ],
    seconds: Annotated[float, typer.Option(min=1, help="How long to learn.")] = 300,
    method: Annotated[str, typer.Option(help="policy: from results; search: from searches.")] = "policy",
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    games: Annotated[int, typer.Option("--games", "-n", min=4, max=1 << 20, help="Games played at once.")] = 256,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="2,2,3,4", help="The numbers of players of consecutive games.")
    ] = "2,2,3,4",
    tile_sets: Annotated[int, typer.Option(min=1, max=4096, help="Tile sets to train on; the first is standard.")] = 64,
    seed: Annotated[str, typer.Option(help="Deals the games and makes the tile sets.")] = "1",
    start: Annotated[Path | None, typer.Option("--from", metavar="WEIGHTS", help="Start from these weights.")] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=NUMBER", help="Change a setting.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Train the network by self-play."""
    from orbis.cli.learn import run_learning

    run_learning(
        folder, seconds, method, device, games, players, tile_sets, seed, start, setting or [], as_json=as_json
    )


@app.command(cls=RayCommand)
def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="Names of bots, or import paths such as my_module:MyBot.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games per line-up.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", min=2, max=4, help="Seats; default: one per bot, or 2 with more than 4 bots."),
    ] = None,
    tile_set: TileSetOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Write the records to this file.")] = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play bots against each other and rate them."""
    from orbis.cli.arena import Options, run_arena

    run_arena(Options(tuple(bots), games, seed, players, tile_set, out, workers, ray), as_json=as_json)


@app.command(cls=RayCommand)
def dataset(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the dataset is; it is continued if it exists.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games in the dataset.")] = 1000,
    players: PlayersOption = 2,
    bot: Annotated[
        str, typer.Option(help="Who plays and judges: network:sims=N, search:sims=N or policy.")
    ] = "network:sims=400",
    temperature: Annotated[
        float, typer.Option(help="How much the first rounds vary; 0 always plays what the bot likes best.")
    ] = 1.0,
    rounds: Annotated[int, typer.Option("--exploring-rounds", min=0, max=15, help="How many rounds vary, of 15.")] = 5,
    seed: Annotated[str, typer.Option(help="The same seed gives the same rows.")] = "1",
    tile_set: TileSetOption = None,
    file_format: Annotated[str, typer.Option("--format", help="npz or parquet.")] = "npz",
    games_per_shard: Annotated[int, typer.Option(min=1, help="Games in each file.")] = 100,
    workers: WorkersOption = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Generate a dataset for research: decisions with policies, expectations and results."""
    from orbis.cli.dataset import Options, run_dataset

    options = Options(
        folder, games, players, bot, temperature, rounds, seed, tile_set, file_format, games_per_shard, workers, ray
    )
    run_dataset(options, as_json=as_json)


@app.command(cls=RayCommand)
def puzzles(
    file: Annotated[Path, typer.Argument(metavar="FILE.jsonl", help="Where the puzzles are; continued if it exists.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games to look through.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same puzzles.")] = "1",
    bot: Annotated[str, typer.Option(help="Who plays the games.")] = "network:sims=200",
    simulations: Annotated[int, typer.Option("--sims", min=400, help="Simulations of each deep search.")] = 10_000,
    turns: Annotated[int, typer.Option(min=2, help="Turns that a deep search compares.")] = 2,
    searches: Annotated[int, typer.Option(min=1, help="Deep searches that must agree.")] = 3,
    first_round: Annotated[int, typer.Option(min=1, max=15, help="The first round to look at.")] = 3,
    last_round: Annotated[int, typer.Option(min=1, max=15, help="The last round to look at.")] = 15,
    page: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a balanced choice as the files that the page loads.")
    ] = None,
    number: Annotated[int, typer.Option(min=1, help="How many of them at most.")] = 2000,
    also: Annotated[
        list[Path] | None, typer.Option("--also", metavar="FILE.jsonl", help="Choose from these files, too.")
    ] = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Find puzzles: positions from games of a strong bot in which one turn is clearly best."""
    from orbis.cli.puzzles import Options, run_puzzles
    from orbis.puzzles import Plan

    plan = Plan(seed, bot, simulations, turns, searches, first_round=first_round, last_round=last_round)
    run_puzzles(Options(file, games, plan, page, number, also or [], workers, ray), as_json=as_json)


@app.command()
@app.command("analyse", hidden=True)  # the British spelling
def analyze(
    file: RecordArgument,
    turn: Annotated[int | None, typer.Option(min=1, help="List the best choices for this turn instead.")] = None,
    game: Annotated[int | None, typer.Option(min=1, help="Review only the game on this line of a .jsonl file.")] = None,
    simulations: Annotated[int | None, typer.Option("--sims", min=1, help="Simulations per turn.")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, max=3600, help="Seconds per turn instead.")] = None,
    tile_set: TileSetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Review a game: what each turn lost compared with the best one, and why. Or list the best turns of a position."""
    from orbis.cli.analyze import analyze_file, budget_of

    analyze_file(file, turn, game, budget_of(simulations, seconds), tile_set, as_json=as_json)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; default: 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Default: the first free port from 8042.")] = None,
    database: DatabaseOption = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Number of processes; more than one requires PostgreSQL.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The public address, if behind a proxy.")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="json or console.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Run the game server, for people and programs. See docs/deploy.md for more settings."""
    from orbis.cli.serve import run_server

    flags = locals()
    run_server({name: flags[name] for name in flags if name != "run_server" and flags[name] is not None})


@app.command()
def ratings(
    database: DatabaseOption = None,
    check: Annotated[bool, typer.Option("--check", help="Only compare: change nothing.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Compute the ratings of a server's players anew from its stored games."""
    from orbis.cli.ratings import compute_ratings

    compute_ratings(database, check=check, as_json=as_json)


@app.command()
def page(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write.")],
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where the page will be; link previews need it.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write into any folder, whatever it contains.")] = False,
) -> None:
    """Write the page for a static host, without a server. See docs/deploy.md."""
    from orbis.cli.page import write_page

    write_page(folder, url, force=force)
