"""What learning is made of: tile sets, games in lockstep, searches in lockstep, seats."""

import msgspec
import numpy as np
import pytest
import torch
import torch.nn.functional as F  # noqa: N812  # its usual name

from orbis.bots.network.inference import apply_network, new_work
from orbis.bots.network.layers import layers_for
from orbis.bots.network.position import EMPTY, NUM_CODES, NUM_FACES
from orbis.bots.network.versions import weights_path
from orbis.bots.network.weights import read_weights
from orbis.engine.kernel import COMPILED
from orbis.engine.tile_array import tile_array
from orbis.learn.expert import Evaluator
from orbis.learn.games import Games, new_games, play_chosen, set_features
from orbis.learn.learner import gained
from orbis.learn.lockstep import Cores
from orbis.learn.lookahead import begin, conclude, finish, go_on, new_searches
from orbis.learn.model import Network, Output, _Find, taken_seats
from orbis.learn.outlook import by_player, by_seat
from orbis.learn.ppo import PolicyLearner, PolicySettings, in_units
from orbis.learn.tile_sets import training_sets
from orbis.learn.training import network_from
from orbis.tiles import load_tile_set
from orbis.tiles.check import check_tile_set

compiled = pytest.mark.skipif(not COMPILED, reason="hundreds of games")


def games_in_progress(device: Cores, num_games: int, actions: int) -> Games:
    games = new_games(device, [2, 2, 3, 4] * (num_games // 4), training_sets(5, "parts"), "parts")
    rng = np.random.default_rng(1)
    for _ in range(actions):
        games.action[:] = np.where(games.mask, rng.random(games.mask.shape), -1).argmax(1)
        device.run(play_chosen, num_games, games)
    return games


def test_all_training_sets_are_valid_and_different() -> None:
    tile_sets = training_sets(40, "valid")
    assert tile_sets[0] == load_tile_set(None)
    assert len({each.digest for each in tile_sets}) == 40
    for each in tile_sets:
        assert check_tile_set(msgspec.to_builtins(each)) == []
    assert [each.digest for each in training_sets(3, "valid")] == [each.digest for each in tile_sets[:3]]


@compiled
def test_games_in_lockstep_are_dealt_as_asked_and_renewed() -> None:
    device = Cores()
    games = games_in_progress(device, 64, 0)
    assert games.states["num_players"].tolist() == [2, 2, 3, 4] * 16
    assert (games.sets[:8] == [0, 0, 0, 0, 1, 1, 1, 1]).all()
    rng = np.random.default_rng(2)
    ended = np.zeros(64, np.int64)
    for _ in range(250):
        assert games.mask.any(1).all()
        games.action[:] = np.where(games.mask, rng.random(games.mask.shape), -1).argmax(1)
        device.run(play_chosen, 64, games)
        over = games.ended.copy()
        ended += over
        assert np.allclose(games.wins[over].sum(1), 1)
    assert (ended >= 1).all()


@compiled
def test_pytorch_and_the_kernels_agree_on_any_tile_set() -> None:
    device = Cores()
    games = games_in_progress(device, 48, 70)
    tile_sets = training_sets(5, "parts")
    network, arrays = network_from(weights_path()), read_weights(weights_path())
    features = torch.from_numpy(set_features(tile_sets))
    codes, numbers, sets = map(torch.from_numpy, (games.codes, games.numbers, games.sets))
    with torch.no_grad():
        output = network(codes, numbers, network.embed(features), sets, taken_seats(numbers))
    work = new_work()
    for game in range(48):
        tiles = tile_array(tile_sets[games.sets[game]])
        apply_network(games.states[game], tiles, layers_for(arrays, tiles), work)
        players = int(games.players[game])
        assert np.allclose(work.policy, output.policy[game].numpy(), atol=2e-3)
        assert np.allclose(work.value[:players], output.wins[game, :players].numpy(), atol=2e-3)
        assert np.allclose(work.value[4:], output.margins[game].numpy(), atol=2e-3)


def outputs(network: Network, games: Games) -> Output:
    """What a network says of games in progress."""
    features = torch.from_numpy(set_features(training_sets(5, "parts")))
    codes, numbers, sets = map(torch.from_numpy, (games.codes, games.numbers, games.sets))
    output: Output = network(codes, numbers, network.embed(features), sets, taken_seats(numbers))
    return output


@compiled
def test_parts_that_a_version_does_not_have_learn_without_changing_what_it_says() -> None:
    games = games_in_progress(Cores(), 48, 70)
    network = network_from(weights_path(2))
    before = outputs(network, games)
    network.wake()
    after = outputs(network, games)
    assert all(torch.equal(one, other) for one, other in zip(before, after, strict=True))
    sum(part.square().sum() for part in after).backward()  # type: ignore[union-attr]
    for layer in (network.rows, network.spot, network.take):
        assert layer.weight.grad is not None
        assert layer.weight.grad.abs().sum(0).count_nonzero() > 0.9 * layer.weight.shape[1]


@compiled
def test_a_flatter_policy_prefers_the_same_actions() -> None:
    games = games_in_progress(Cores(), 48, 70)
    network = network_from(weights_path())
    before = outputs(network, games)
    network.flatten_policy(0.25)
    after = outputs(network, games)
    assert torch.allclose(after.policy, 0.25 * before.policy, atol=1e-4)
    assert torch.equal(after.wins, before.wins)


def test_gains_count_alike_in_all_kinds_of_games() -> None:
    torch.manual_seed(1)
    kinds = torch.tensor([0, 1]).repeat(500)
    gains = torch.randn(8, 1000) * torch.where(kinds == 0, 1.0, 10.0)
    units = in_units(gains, kinds)
    assert units[:, kinds == 0].std().item() == pytest.approx(1, abs=0.01)
    assert units[:, kinds == 1].std().item() == pytest.approx(1, abs=0.01)
    assert units.mean().item() == pytest.approx(0, abs=0.05)


@compiled
def test_searches_in_lockstep_find_targets_and_choose_sensible_actions() -> None:
    device = Cores()
    games = games_in_progress(device, 32, 30)
    before = games.states.copy()
    mask = games.mask.copy()
    searches = new_searches(device, games, 24)
    features = torch.from_numpy(set_features(training_sets(5, "parts")))
    evaluator = Evaluator(network_from(weights_path()), searches, features, device)
    device.run(begin, 32, searches)
    for _ in range(23):
        evaluator.run()
        device.run(go_on, 32, searches)
    evaluator.run()
    device.run(finish, 32, searches)
    device.run(conclude, 32, searches)
    assert np.array_equal(games.states, before)
    assert np.allclose(searches.target.sum(1), 1, atol=1e-4)
    assert not searches.target[~mask].any()
    assert mask[np.arange(32), games.action].all()
    assert (searches.trees.nodes["visits"][:, 0] == 24).all()
    assert np.allclose(searches.wins.sum(1), 1, atol=1e-3)


@compiled
def test_games_start_at_different_points() -> None:
    device = Cores(1)
    tile_sets = training_sets(2, "stagger")
    games = new_games(device, [2] * 64, tile_sets, "stagger")
    PolicyLearner(Network(), games, tile_sets, device, PolicySettings(stagger=12))
    turns = games.states["turn"].astype(int)
    assert turns[0] >= 4
    assert turns[-1] == 0
    assert len(set(turns.tolist())) >= 4


@compiled
def test_gradients_of_tiles_are_those_of_a_plain_lookup() -> None:
    torch.manual_seed(1)
    codes = torch.tensor([[0, EMPTY, 3], [NUM_FACES + EMPTY, 3, 5]])
    weights = torch.randn(2, 3, 4)
    found = []
    for lookup in (_Find.apply, lambda embeddings, codes: F.embedding(codes, embeddings)):
        embeddings = torch.ones(NUM_CODES, 4, requires_grad=True)
        (lookup(embeddings, codes) * weights).sum().backward()
        assert embeddings.grad is not None
        found.append(embeddings.grad)
    there = torch.arange(NUM_CODES) % NUM_FACES != EMPTY
    assert torch.allclose(found[0][there], found[1][there])
    assert not found[0][~there].any()


def test_seats_and_players_are_translated_both_ways() -> None:
    players, movers = torch.tensor([2, 3, 4, 4]), torch.tensor([1, 2, 0, 3])
    values = torch.tensor([[0.7, 0.3, 0, 0], [0.5, 0.3, 0.2, 0], [0.1, 0.2, 0.3, 0.4], [0.1, 0.2, 0.3, 0.4]])
    by_number = by_player(values, players, movers)
    assert by_number[0].tolist() == pytest.approx([0.3, 0.7, 0, 0])
    assert by_number[1].tolist() == pytest.approx([0.3, 0.2, 0.5, 0])
    assert by_number[3].tolist() == pytest.approx([0.2, 0.3, 0.4, 0.1])
    assert torch.equal(by_seat(by_number, players, movers), values)


def test_surprises_count_until_the_end_of_the_game() -> None:
    expected = torch.tensor([[[0.5]], [[0.6]], [[0.2]], [[0.4]]])
    results = torch.tensor([[[0.0]], [[1.0]], [[0.0]]])
    ended = torch.tensor([[False], [True], [False]])
    gains = gained(expected, results, ended, 0.5)
    assert gains.flatten().tolist() == pytest.approx([0.1 + 0.5 * 0.4, 0.4, 0.2])
