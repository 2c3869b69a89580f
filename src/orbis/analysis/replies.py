"""The reply to expect to a turn, from the search of what follows it."""

from orbis.analysis.aftermath import answer, is_branching
from orbis.analysis.comparison import REPLY, Comparison, weigh
from orbis.bots.findings import most_visited
from orbis.bots.network.tree import NO_NODE, Tree
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles
from orbis.engine.turn import play
from orbis.engine.vocabulary import NO_TILE, NUM_PLACES


@kernel
def add_reply(both: Comparison, tiles: Tiles, turn: int, tree: Tree, num_roots: int) -> None:
    """Add the most visited reply to a turn that takes something known, if there is one.

    The tree has simulated what follows the turn, from a root for each tile that may come.
    """
    state = both.states[turn]
    for root in range(num_roots):
        both.nodes[root] = root
    total = _count_visits(both, tree, num_roots)
    for place in range(NUM_PLACES):
        if state.display[place] == NO_TILE:
            both.visits[place] = 0
    take = most_visited(both.visits)
    visits = int(both.visits[take])
    if visits > 0 and _complete_reply(both, tiles, turn, take, tree, num_roots):
        both.shares[turn] = visits / total
        weigh(both, tiles, turn + REPLY)


@kernel
def _complete_reply(both: Comparison, tiles: Tiles, turn: int, take: int, tree: Tree, num_roots: int) -> bool:
    """Write the most visited reply that starts with a take; False if the search never completed one.

    Quick judgment chooses the worshipers: those in the display depend on the tile that comes.
    """
    start = int(both.states[turn].turn)
    both.states[turn + REPLY] = both.states[turn]
    after = both.states[turn + REPLY]
    reply = both.turns[turn + REPLY]
    length = 0
    action = take
    while True:
        play(after, tiles, action)
        reply[length] = action
        length = answer(after, tiles, start, reply, length + 1)
        if after.turn != start:
            return True
        _follow(both, tree, num_roots, action)
        action = _only_action(after, tiles, both)
        while action >= 0 and after.turn == start and is_branching(after):
            play(after, tiles, action)
            reply[length] = action
            length = answer(after, tiles, start, reply, length + 1)
            action = _only_action(after, tiles, both)
        if after.turn != start:
            return True
        if _count_visits(both, tree, num_roots) == 0:
            return False
        action = most_visited(both.visits)


@kernel
def _only_action(state: State, tiles: Tiles, both: Comparison) -> int:
    """The action that leaves no choice, which trees play along, or -1."""
    return int(both.actions[0]) if sensible(state, tiles, both.actions) == 1 else -1


@kernel
def _count_visits(both: Comparison, tree: Tree, num_roots: int) -> int:
    """Write how many simulations chose each action in the nodes reached; return the total."""
    for action in range(NUM_ACTIONS):
        both.visits[action] = 0
    total = 0
    for root in range(num_roots):
        if both.nodes[root] == NO_NODE:
            continue
        node = tree.nodes[both.nodes[root]]
        for number in range(node.first_edge, node.first_edge + node.num_edges):
            edge = tree.edges[number]
            both.visits[edge.action] += edge.visits
            total += int(edge.visits)
    return total


@kernel
def _follow(both: Comparison, tree: Tree, num_roots: int, action: int) -> None:
    """Go on from each node to where an action of the same turn leads."""
    for root in range(num_roots):
        if both.nodes[root] == NO_NODE:
            continue
        node = tree.nodes[both.nodes[root]]
        both.nodes[root] = NO_NODE
        for number in range(node.first_edge, node.first_edge + node.num_edges):
            if tree.edges[number].action == action:
                both.nodes[root] = tree.edges[number].child
