"""What the WebAssembly module exports: kernels, with what each argument is.

An argument is an integer, a float or a block: a record, an array or several arrays one after the other, passed as its
address. Of the blocks in MANY the length is passed as well. A group is a named tuple whose arrays are blocks of their
own, passed one after the other, because some of them may have any length.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from orbis.analysis.candidates import add_tried, find_candidates
from orbis.analysis.comparison import compare, has_reply, new_comparison
from orbis.analysis.estimates import mark_number, worth_of
from orbis.analysis.explain import MAX_REASONS, explain
from orbis.analysis.last_round import new_refill_scratch, solve_estimate, solve_turn
from orbis.analysis.prospects import expect_after, grow_after, plant_after
from orbis.analysis.reason_list import new_reasons
from orbis.analysis.replies import add_reply
from orbis.analysis.turn_lists import new_candidate_scratch, new_turns
from orbis.bots.endgame import MAX_SOLVER_DEPTH, is_last_round, new_solver_scratch, solve
from orbis.bots.evaluation import EVALUATION, NUM_TERMS, evaluate, measure
from orbis.bots.findings import add_children, new_estimate
from orbis.bots.guided import guided_action, payment
from orbis.bots.network import tree as network_tree
from orbis.bots.network.calibration import calibrate, sharpness_of
from orbis.bots.network.inference import apply_network, new_work
from orbis.bots.network.layers import new_layers, new_layers_scratch, prepare_layers
from orbis.bots.network.search import grow
from orbis.bots.network.tree import plant
from orbis.bots.network.weights import NUM_WEIGHTS
from orbis.bots.policy import NUM_TAKES, POLICY_WEIGHTS, judge_takes
from orbis.bots.slack import choose_with_slack
from orbis.bots.tree import JUDGEMENT, find_child, grow_tree, new_scratch, new_tree
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, list_turns, new_turn_scratch
from orbis.engine.actions import MAX_GAME_ACTIONS, NUM_ACTIONS
from orbis.engine.calls import play_actions
from orbis.engine.chance import NUM_WORDS, random_below
from orbis.engine.changes import NUM_CHANGE_COLUMNS, describe_turn
from orbis.engine.check import check, check_all, legal
from orbis.engine.guidance import guide
from orbis.engine.hidden import hide_order, resample
from orbis.engine.mask import mask_legal
from orbis.engine.playout import play_many, play_random, record_random
from orbis.engine.realm import missing_symbols
from orbis.engine.scoring import (
    NUM_BREAKDOWN_COLUMNS,
    NUM_SCORE_COLUMNS,
    NUM_TILE_COLUMNS,
    break_down,
    score,
    tie_break,
)
from orbis.engine.sensible import sensible
from orbis.engine.setup import deal, lay_out
from orbis.engine.state import TILE_DTYPE, new_states
from orbis.engine.turn import play, play_through, refill, refill_with
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_COST_SYMBOLS, NUM_TILES
from orbis.wasm.seeds import SCRATCH_SIZE, TEXT_SIZE, seed_random

_NETWORK_TREE: Final = network_tree.new_tree(1)
# An example of each kind of block: it stands for its type and size.
BLOCKS: Final[dict[str, Any]] = {
    "state": new_states()[0],
    "tiles": np.zeros(NUM_TILES, dtype=TILE_DTYPE),
    "random": np.zeros(NUM_WORDS, dtype=np.uint64),
    "text": np.zeros(TEXT_SIZE, dtype=np.uint8),
    "hash_scratch": np.zeros(SCRATCH_SIZE, dtype=np.uint32),
    "pile": np.zeros(NUM_TILES, dtype=np.int8),
    "actions": np.zeros(NUM_ACTIONS, dtype=np.int8),
    "cost": np.zeros(NUM_COST_SYMBOLS, dtype=np.int8),
    "mask": np.zeros(NUM_ACTIONS, dtype=np.bool_),
    "game_actions": np.zeros(MAX_GAME_ACTIONS, dtype=np.int8),
    "sheet": np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16),
    "breakdown": np.zeros((MAX_PLAYERS, NUM_BREAKDOWN_COLUMNS), dtype=np.int16),
    "tile_breakdown": np.zeros((MAX_PLAYERS, NUM_CELLS, NUM_TILE_COLUMNS), dtype=np.int16),
    "policy": POLICY_WEIGHTS,
    "evaluation": EVALUATION,
    "judgement": JUDGEMENT,
    "takes": np.zeros(NUM_TAKES),
    "worths": np.zeros(NUM_ACTIONS),
    "terms": np.zeros(NUM_TERMS),
    "by_player": np.zeros(MAX_PLAYERS),
    "turn_states": new_states(MAX_TURN_LENGTH + 1),
    "changes": np.zeros((MAX_TURN_LENGTH, NUM_CHANGE_COLUMNS), dtype=np.int16),
    "turn_scratch": new_turn_scratch(),
    "turns": np.zeros((MAX_TURNS, MAX_TURN_LENGTH + 1), dtype=np.int8),
    "values": np.zeros(MAX_TURNS),
    "solver_states": new_states(MAX_SOLVER_DEPTH),
    "solver_scratch": new_solver_scratch(),
    "tree_states": new_states(2),
    "tree_scratch": new_scratch(),
    "prefix": np.zeros(1, dtype=np.int8),
    "nodes": new_tree(1),
    "visits": np.zeros(NUM_ACTIONS, dtype=np.int32),
    "results": np.zeros((NUM_ACTIONS, MAX_PLAYERS)),
    "turn": new_turns(1)[0],
    "candidates": new_turns(1),
    "candidate_visits": np.zeros(1),
    "candidate_scratch": new_candidate_scratch(),
    "estimate": new_estimate(),
    "sharpness": sharpness_of(),
    "refill_scratch": new_refill_scratch(),
    "comparison": new_comparison(),
    "reasons": new_reasons(MAX_REASONS),
    "network_weights": np.zeros(NUM_WEIGHTS, dtype=np.float32),
    "layers": new_layers(),
    "layers_scratch": new_layers_scratch(),
    "work": new_work(),
    "network_settings": network_tree.SETTINGS,
    "network_states": _NETWORK_TREE.states,
    "network_nodes": _NETWORK_TREE.nodes,
    "network_edges": _NETWORK_TREE.edges[:1],
    "network_path": _NETWORK_TREE.path,
    "network_counters": _NETWORK_TREE.counters,
    "chances": _NETWORK_TREE.chances,
}
MANY: Final = {
    "prefix",
    "nodes",
    "candidates",
    "candidate_visits",
    "network_states",
    "network_nodes",
    "network_edges",
}
INT: Final = "int"
FLOAT: Final = "float"


def camel_case(name: str) -> str:
    """A name as JavaScript writes it."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


@dataclass(frozen=True)
class Group:
    """A named tuple of blocks."""

    example: Any
    kinds: tuple[str, ...]  # of its arrays


GROUPS: Final[dict[str, Group]] = {
    "network_tree": Group(
        _NETWORK_TREE,
        (
            *("network_states", "network_nodes", "network_edges", "network_path", "network_counters"),
            *("actions", "chances", "sheet", "by_player", "by_player"),
        ),
    ),
}


@dataclass(frozen=True)
class Export:
    """An exported kernel."""

    kernel: Callable[..., Any]
    kinds: tuple[str, ...]  # INT, FLOAT or a key of BLOCKS or GROUPS, for each parameter

    @property
    def name(self) -> str:
        """The kernel's name, as JavaScript writes names."""
        return camel_case(self.kernel.__name__)

    @property
    def parameters(self) -> dict[str, str]:
        """The kinds by parameter, with those of its arrays instead of a group."""
        kinds: dict[str, str] = {}
        for name, kind in zip(inspect.signature(self.kernel).parameters, self.kinds, strict=True):
            if kind in GROUPS:
                kinds |= zip(GROUPS[kind].example._fields, GROUPS[kind].kinds, strict=True)
            else:
                kinds[name] = kind
        return kinds


_EXPORTS: Final[list[tuple[Callable[..., Any], str]]] = [
    (seed_random, "text int hash_scratch random"),
    (random_below, "random int"),
    (deal, "state tiles int int random pile"),
    (lay_out, "state int int pile"),
    (check, "state tiles int"),
    (legal, "state tiles actions"),
    (mask_legal, "state tiles mask"),
    (sensible, "state tiles actions"),
    (play, "state tiles int"),
    (check_all, "state tiles actions"),
    (guide, "state actions actions"),
    (missing_symbols, "state tiles int cost"),
    (play_actions, "turn_states tiles prefix int"),
    (describe_turn, "turn_states tiles prefix changes"),
    (refill, "state"),
    (refill_with, "state int"),
    (play_through, "state tiles int"),
    (hide_order, "state"),
    (resample, "state random"),
    (score, "state tiles sheet"),
    (break_down, "state tiles breakdown tile_breakdown"),
    (tie_break, "breakdown int"),
    (play_random, "state tiles random actions"),
    (record_random, "state tiles random actions game_actions game_actions"),
    (play_many, "state tiles int int random actions pile"),
    (judge_takes, "state tiles policy takes"),
    (guided_action, "state tiles random policy actions worths"),
    (payment, "state tiles policy"),
    (measure, "state tiles int takes terms"),
    (evaluate, "state tiles evaluation takes terms by_player"),
    (list_turns, "turn_states tiles evaluation turn_scratch turns values"),
    (choose_with_slack, "turns values int float random takes"),
    (is_last_round, "state"),
    (solve, "solver_states tiles int solver_scratch by_player"),
    (grow_tree, "tree_states tiles random judgement tree_scratch nodes int int"),
    (find_child, "nodes int int"),
    (add_children, "nodes int visits results results"),
    (add_tried, "state tiles network_tree candidate_scratch int"),
    (find_candidates, "state tiles int turn candidate_scratch candidates candidate_visits"),
    (plant_after, "network_tree state tiles turn random"),
    (grow_after, "network_tree int tiles layers work random network_settings int"),
    (expect_after, "network_tree int estimate"),
    (calibrate, "estimate state sharpness"),
    (solve_turn, "solver_states tiles int solver_scratch by_player turn"),
    (solve_estimate, "state tiles turn int solver_states solver_scratch refill_scratch estimate"),
    (worth_of, "estimate int int"),
    (mark_number, "float float"),
    (compare, "state tiles turn turn comparison"),
    (has_reply, "comparison int"),
    (add_reply, "comparison tiles int network_tree int"),
    (explain, "comparison tiles float float reasons"),
    (prepare_layers, "network_weights tiles layers layers_scratch"),
    (apply_network, "state tiles layers work"),
    (plant, "network_tree state"),
    (grow, "network_tree tiles layers work random network_settings int"),
]
EXPORTS: Final = [Export(kernel, tuple(kinds.split())) for kernel, kinds in _EXPORTS]
