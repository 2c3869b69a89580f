"""What a person can choose from, and what leaves no choice."""

from orbis.game import Action, Decline, Exchange, Game, Give, Remove

PAYMENTS = ("pay", "village", "volcano", "death", "discard")


def choices_of(game: Game) -> list[Action]:
    """The choices worth listing. What is given, gained or removed one by one may come in any order."""
    if game.step in ("take", "place"):
        return game.sensible()
    with_exchanges = game.step == "discard"
    return [action for action in game.legal() if with_exchanges or not isinstance(action, Exchange)]


def forced(game: Game) -> Action | None:
    """The next worshiper of a payment that leaves no choice: there is one color only, or all of them have to go."""
    if game.step not in PAYMENTS:
        return None
    choices = choices_of(game)
    if any(isinstance(choice, Decline | Exchange) for choice in choices):
        return None
    if len(choices) == 1 or _num_available(game, choices) == game.state.pending:
        return choices[0]
    return None


def _num_available(game: Game, choices: list[Action]) -> int:
    """How many worshipers there are for the payment."""
    state = game.public_state()
    realm = state["players"][game.player]["realm"]
    lying = {place["place"]: place["worshipers"] for place in state["display"]}
    number = 0
    for choice in choices:
        match choice:
            case Give(color):
                number += realm[color]
            case Remove(place, color):
                number += lying[place][color]
    return number
