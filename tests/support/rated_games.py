"""Account holders, and rated games that are played to their ends."""

import secrets
from collections.abc import Sequence
from itertools import count

from server_client import Form, Person, Seated
from server_process import RunningServer
from sqlalchemy import Connection, delete, insert, select

from orbis.server.live.identity import token_hash
from orbis.server.storage.schema import account_rows, rating_rows, session_rows
from orbis.server.tables.rating import MIN_GAMES, Rating


def add_account(server: RunningServer, person: Person) -> str:
    """Give a guest an account; its public id."""
    public_id = secrets.token_hex(6)
    hashed = token_hash(person.http.cookies["orbis"])

    def write(connection: Connection) -> None:
        guest = connection.execute(select(session_rows.c.guest_id).where(session_rows.c.token_hash == hashed))
        values = {"guest_id": guest.scalar_one(), "public_id": public_id, "created_at": server.service.now()}
        connection.execute(insert(account_rows).values(values))

    server.call(server.service.store.write(write))
    return public_id


def delete_account(server: RunningServer, public_id: str) -> None:
    """Delete an account."""
    this = delete(account_rows).where(account_rows.c.public_id == public_id)
    server.call(server.service.store.write(lambda connection: connection.execute(this)))


def add_rating(server: RunningServer, public_id: str, mu: float, players: int, games: int = MIN_GAMES) -> None:
    """Somebody who has played some games."""
    rating = Rating(mu, 2.0)
    listed = rating.ordinal if games >= MIN_GAMES else None

    def write(connection: Connection) -> None:
        guest = select(account_rows.c.guest_id).where(account_rows.c.public_id == public_id)
        values = {"guest_id": connection.execute(guest).scalar_one(), "players": players, "games": games, "wins": 1}
        rated = {"mu": rating.mu, "sigma": rating.sigma, "ordinal": listed, "updated_at": 1.0}
        connection.execute(insert(rating_rows).values({**values, **rated}))

    server.call(server.service.store.write(write))


def account_holder(server: RunningServer, name: str) -> tuple[Person, str]:
    """Somebody with an account, and its public id."""
    person = Person(server.url, name)
    return person, add_account(server, person)


def rated_table(server: RunningServer, *names: str, **options: object) -> tuple[list[Seated], list[str]]:
    """A rated game of new account holders that has begun, and their public ids."""
    people = [account_holder(server, name) for name in names]
    (host, _), *others = people
    table = host.create("person", *["open"] * len(others), rated=True, first=0, **options)
    seated = [table, *(person.join(table.code) for person, _ in others)]
    table.do("start")
    return seated, [public_id for _, public_id in people]


def turns_to_the_end(server: RunningServer, code: str) -> list[str]:
    """Turns that all the players of a table could play from now on. One of them wins: a tie would move no ratings."""
    table = server.call(server.service.registry.get(code)).table
    for seed in count():
        game = table.game_at(table.ply)
        game.play_out(seed)
        if len(game.winners) == 1:
            return game.notation[table.ply :]
    raise AssertionError("there is always another seed")


def play_to_the_end(server: RunningServer, tables: Sequence[Seated], num_turns: int | None = None) -> Form:
    """Let the players of a table, by seat, play its game to the end, or so many turns."""
    first = tables[0]
    state = first.look()["state"]
    for number, turn in enumerate(turns_to_the_end(server, first.code)[:num_turns]):
        seat = (state["player"] + number) % len(tables)
        tables[seat].commit(state["turn"] + number, turn)
    return first.look()


def rating_of(person: Person, public_id: str, players: int = 2) -> Form | None:
    """Somebody's rating, as everyone sees it."""
    ratings = person.request("GET", f"/api/players/{public_id}")["ratings"]
    return next((rating for rating in ratings if rating["players"] == players), None)
