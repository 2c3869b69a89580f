"""Ways to damage a record in its JSON form, by name."""

import random
from collections.abc import Callable
from typing import Any

from sample_records import Json

from orbis.game.layout import seed_hash
from orbis.tiles import load_tile_set

Damage = Callable[[random.Random, Json], None]
HUGE = 10**30
COLORS = "RBYGW"


def put(*path: Any, value: Any) -> Damage:
    """Set the field at a path."""

    def damage(rng: random.Random, data: Json) -> None:
        parent(data, path)[path[-1]] = value

    return damage


def add(*path: Any, number: int) -> Damage:
    """Add to the number at a path."""

    def damage(rng: random.Random, data: Json) -> None:
        parent(data, path)[path[-1]] += number

    return damage


def drop(*path: Any) -> Damage:
    """Remove the field at a path."""

    def damage(rng: random.Random, data: Json) -> None:
        del parent(data, path)[path[-1]]

    return damage


def parent(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


def on(*path: Any, change: Callable[[random.Random, list[Any]], object]) -> Damage:
    """Change the list at a path in place."""

    def damage(rng: random.Random, data: Json) -> None:
        change(rng, parent(data, (*path, None)))

    return damage


def one_turn(change: Callable[[random.Random, str], str]) -> Damage:
    """Rewrite a random turn."""

    def damage(rng: random.Random, data: Json) -> None:
        turns = data["turns"]
        if turns:
            number = rng.randrange(len(turns))
            turns[number] = change(rng, turns[number])

    return damage


def insert_somewhere(text: str) -> Damage:
    """Put characters into a random turn, inside or at an end of it."""

    def change(rng: random.Random, turn: str) -> str:
        place = rng.randint(0, len(turn))
        return turn[:place] + text + turn[place:]

    return one_turn(change)


def swap(rng: random.Random, items: list[Any]) -> None:
    if len(items) >= 2:
        i, j = rng.sample(range(len(items)), 2)
        items[i], items[j] = items[j], items[i]


def repeat(rng: random.Random, items: list[Any]) -> None:
    place = rng.randrange(len(items))
    items.insert(place, items[place])


def remove(rng: random.Random, items: list[Any]) -> None:
    del items[rng.randrange(len(items))]


def other_letter(rng: random.Random, turn: str) -> str:
    place = rng.randrange(len(turn))
    return turn[:place] + rng.choice("abc123RBYGW<>~.@x=+-no ") + turn[place + 1 :]


def other_color(rng: random.Random, turn: str) -> str:
    places = [place for place, letter in enumerate(turn) if letter in COLORS]
    if not places:
        return turn.replace("1", "2")
    place = rng.choice(places)
    return turn[:place] + rng.choice(COLORS) + turn[place + 1 :]


def double_a_space(rng: random.Random, turn: str) -> str:
    return turn.replace(" ", "  ", 1) if " " in turn else f" {turn}"


def nulls_after_a_word(rng: random.Random, turn: str) -> str:
    words = turn.split(" ")
    place = rng.randrange(len(words))
    words[place] += "\0" * rng.choice((1, 2, 4, 8))
    return " ".join(words)


def split_piles_differently(rng: random.Random, data: Json) -> None:
    data["piles"][1].insert(0, data["piles"][0].pop())


def all_in_one_pile(rng: random.Random, data: Json) -> None:
    data["piles"] = [[tile for pile in data["piles"] for tile in pile], [], []]


def god_not_laid_out(rng: random.Random, data: Json) -> None:
    data["gods"][0] = next(god for god in load_tile_set().gods if god not in data["gods"])


def god_twice(rng: random.Random, data: Json) -> None:
    data["gods"][-1] = data["gods"][0]


def seats(number: int) -> Damage:
    return put("seats", value=[{"name": "somebody"}] * number)


def another_first(rng: random.Random, data: Json) -> None:
    data["first"] = (data["first"] + 1) % max(len(data["seats"]), 1)


def another_tile_set(rng: random.Random, data: Json) -> None:
    """The definition with another first tile, under the digest of the record."""
    definition = data["tiles"]["definition"] or load_tile_set().to_json()
    definition["regions"][0]["cp"] = (definition["regions"][0]["cp"] + 1) % 21
    definition["regions"][0]["effect"] = {"kind": "farm", "number": 0, "colors": "R"}
    data["tiles"]["definition"] = definition


def standard_in_full(rng: random.Random, data: Json) -> None:
    data["tiles"]["definition"] = data["tiles"]["definition"] or load_tile_set().to_json()


def hash_of_the_seed(change: Callable[[str], str]) -> Damage:
    """Add the hash of the seed, somehow changed."""

    def damage(rng: random.Random, data: Json) -> None:
        data["seed_hash"] = change(seed_hash(data["seed"] or ""))

    return damage


# A turn that is no longer to the letter, whatever it was.
BLURRED_TURNS: dict[str, Damage] = {
    "space before": one_turn(lambda rng, turn: f" {turn}"),
    "space after": one_turn(lambda rng, turn: f"{turn} "),
    "two spaces": one_turn(double_a_space),
    "tab": insert_somewhere("\t"),
    "line end inside": insert_somewhere("\n"),
    "line end after": one_turn(lambda rng, turn: f"{turn}\n"),
    "carriage return": one_turn(lambda rng, turn: f"{turn}\r"),
    "null": insert_somewhere("\0"),
    "nulls after a word": one_turn(nulls_after_a_word),
    "no ASCII": insert_somewhere("é"),
    "another minus": one_turn(lambda rng, turn: turn.replace("-", "−") if "-" in turn else "−R"),
    "upper case": one_turn(lambda rng, turn: turn.upper()),
    "emptied": one_turn(lambda rng, turn: ""),
    "a sign alone": one_turn(lambda rng, turn: f"{turn} +"),
    "a long word": one_turn(lambda rng, turn: f"{turn}{'1' * 20}"),
    "a huge turn": one_turn(lambda rng, turn: "3R=B " * 10_000 + turn),
}

# What never is a right finished game, with the codes of the refusal.
REFUSED: dict[str, tuple[str, Damage]] = {
    "turn dropped": ("record/turn record/result", on("turns", change=remove)),
    "turn repeated": ("record/turn", on("turns", change=repeat)),
    "empty turn": ("record/turn", on("turns", change=lambda rng, turns: turns.insert(rng.randrange(len(turns)), ""))),
    "empty turn after all": ("record/turn", on("turns", change=lambda rng, turns: turns.append(""))),
    "no turns": ("record/result", put("turns", value=[])),
    "last turn missing": ("record/result", on("turns", change=lambda rng, turns: turns.pop())),
    "turn unsupported": ("record/turn", put("turns", 4, value="a1 4.1")),
    "other seed": ("record/shuffle", put("seed", value="another")),
    "empty seed": ("record/shuffle", put("seed", value="")),
    "hash of another seed": ("record/seed-hash", put("seed_hash", value=seed_hash("another"))),
    "version 2 without contributions": ("record/contributions", put("version", value=2)),
    "secret without contributions": ("record/contributions", put("secret", value="1")),
    "contributions in version 1": ("record/contributions", put("contributions", value=["0" * 32, None])),
    "hash empty": ("record/seed-hash", put("seed_hash", value="")),
    "hash in capitals": ("record/seed-hash", hash_of_the_seed(str.upper)),
    "hash without its name": ("record/seed-hash", hash_of_the_seed(lambda promised: promised.removeprefix("sha256:"))),
    "piles split differently": ("record/setup", split_piles_differently),
    "all in one pile": ("record/setup", all_in_one_pile),
    "piles swapped": ("record/setup", on("piles", change=lambda rng, piles: piles.reverse())),
    "tiles swapped": ("record/shuffle", on("piles", 2, change=swap)),
    "tile twice": ("record/setup", on("piles", 0, change=repeat)),
    "tile missing": ("record/setup", on("piles", 1, change=remove)),
    "tile unknown": ("record/setup", put("piles", 0, 0, value="Q9q")),
    "pile missing": ("record/setup", on("piles", change=remove)),
    "pile too many": ("record/setup", on("piles", change=lambda rng, piles: piles.append([]))),
    "no piles": ("record/setup", put("piles", value=[])),
    "god twice": ("record/setup", god_twice),
    "god missing": ("record/setup", on("gods", change=remove)),
    "god unknown": ("record/setup", put("gods", 0, value="chance")),
    "god not laid out": ("record/shuffle", god_not_laid_out),
    "gods reordered": ("record/shuffle", on("gods", change=swap)),
    "no gods": ("record/setup", put("gods", value=[])),
    **{f"first is {first}": ("record/setup", put("first", value=first)) for first in (-1, 4, 127, 256, HUGE, -HUGE)},
    **{f"{number} seats": ("record/setup", seats(number)) for number in (0, 1, 5, 100)},
    "seat missing": ("record/setup record/shuffle", on("seats", change=remove)),
    "result missing": ("record/result", put("result", value=None)),
    **{
        f"{field} of a player changed": ("record/result", add("result", "players", 1, field, number=1))
        for field in ("total", "regions", "wilderness", "god", "temple_token", "worshipers", "rank")
    },
    "huge total": ("record/result", put("result", "players", 0, "total", value=HUGE)),
    "negative total": ("record/result", put("result", "players", 0, "total", value=-HUGE)),
    "total wrapped around": ("record/result", add("result", "players", 0, "total", number=2**16)),
    "player missing in the result": ("record/result", on("result", "players", change=remove)),
    "player twice in the result": ("record/result", on("result", "players", change=repeat)),
    "nobody in the result": ("record/result", put("result", "players", value=[])),
    "nobody wins": ("record/result", put("result", "winners", value=[])),
    "winner twice": ("record/result", on("result", "winners", change=repeat)),
    "winner out of range": ("record/result", put("result", "winners", value=[-1])),
    "digest unknown": ("record/tile-set", put("tiles", value={"name": "nobody's", "digest": "sha256:0"})),
    "digest wrong": ("record/tile-set", put("tiles", "digest", value="sha256:" + "0" * 64)),
    "digest empty": ("record/tile-set", put("tiles", "digest", value="")),
    "definition edited": ("record/tile-set", another_tile_set),
}

# What has not even the form of a record.
MALFORMED: dict[str, Damage] = {
    **{f"version {version!r}": put("version", value=version) for version in (0, 3, HUGE, "1", None, 1.5)},
    **{f"format {form!r}": put("format", value=form) for form in ("chess", "", None, 1)},
    **{f"without {field}": drop(field) for field in ("tiles", "seats", "first", "seed", "piles", "gods", "turns")},
    **{f"without tiles.{field}": drop("tiles", field) for field in ("name", "digest")},
    **{f"without result.{field}": drop("result", field) for field in ("players", "winners", "tie_break")},
    "without a total": drop("result", "players", 0, "total"),
    "without a name": drop("seats", 0, "name"),
    **{
        f"unknown field {'.'.join(map(str, path))}": put(*path, value=1)
        for path in (("extra",), ("tiles", "extra"), ("seats", 0, "extra"), ("result", "extra"))
    },
    **{f"first is {first!r}": put("first", value=first) for first in (None, "0", 0.0, 1.5, True, [0])},
    **{f"{field} is a number": put(field, value=1) for field in ("tiles", "seats", "seed", "piles", "gods", "turns")},
    **{f"{field} is a text": put(field, value="a1") for field in ("tiles", "seats", "piles", "gods", "turns")},
    **{f"{field} is nothing": put(field, value=None) for field in ("tiles", "seats", "piles", "gods", "turns")},
    "turn is a number": put("turns", 0, value=1),
    "turn is a list": put("turns", 0, value=["a1", "1>"]),
    "pile is a text": put("piles", 0, value="R1a"),
    "tile is a number": put("piles", 0, 0, value=0),
    **{f"hash is {value!r}": put("seed_hash", value=value) for value in (None, 1, True, ["sha256:"])},
    **{f"secret is {value!r}": put("secret", value=value) for value in (None, 1, ["1"])},
    **{
        f"contribution is {value!r}": put("contributions", value=[value])
        for value in (1, "", "0" * 31, "0" * 33, "0" * 32 + "\n", "0" * 31 + "\n", "A" * 32, "g" * 32)
    },
    "god is nothing": put("gods", 0, value=None),
    "seat is a text": put("seats", 0, value="somebody"),
    "result is a list": put("result", value=[]),
    "total is a text": put("result", "players", 0, "total", value="24"),
    "total is a fraction": put("result", "players", 0, "total", value=1.0),
    "winner is a truth": put("result", "winners", value=[True]),
    "tie-break unknown": put("result", "tie_break", value="dice"),
    "definition is a list": put("tiles", "definition", value=[]),
    "definition empty": put("tiles", "definition", value={}),
    "definition odd": put("tiles", "definition", value={"regions": [HUGE, None, [[]]]}),
}

# What may leave a record right: only the verdicts are compared.
PERHAPS: dict[str, Damage] = {
    "as it was": lambda rng, data: None,
    "turns swapped": on("turns", change=swap),
    "other letter": one_turn(other_letter),
    "other color": one_turn(other_color),
    "declined": one_turn(lambda rng, turn: turn + " no"),
    "no seed": put("seed", value=None),
    "hash of the seed": hash_of_the_seed(str),
    "other player first": another_first,
    "name of the tile set": put("tiles", "name", value="no such set"),
    "standard in full": standard_in_full,
    "tie-break": put("result", "tie_break", value="shared"),
}
