/** What tests and benchmarks do with the WebAssembly module, in Node (wasm_node.mjs) and in Chromium (wasm_chromium.py). */
import { Analyst, BUDGET } from "../../web/src/engine/analyst";
import { reviewForm } from "../../web/src/engine/analysisForm";
import { Bots } from "../../web/src/engine/bots";
import { loadEngine } from "../../web/src/engine/engine";
import { ACTIONS, VOCABULARY } from "../../web/src/engine/layout";
import { checksum, Network } from "../../web/src/engine/network";
import { NetworkSearch } from "../../web/src/engine/networkSearch";
import { Rules } from "../../web/src/engine/rules";
import { Search } from "../../web/src/engine/search";
import { loadTileSet } from "../../web/src/customTiles/load";
import { replayRecord } from "../../web/src/records/replayRecord";
import { SelfPlay } from "../../web/src/engine/selfPlay";
import { Tally } from "../../web/src/workshop/tally";

let engine, kernels, memory, network, tileSets;
let state, other, random, pile, actions, mask, sheet, breakdown, tileBreakdown, gameActions, gameTurns;

/** The answers to a request (wasm_node.py); `module` and `weights` are the bytes of orbis.wasm and weights.bin. */
export async function run(module, weights, command, request) {
  engine = await loadEngine(module);
  ({ kernels, memory } = engine);
  network = new Network(engine, weights);
  tileSets = request.tiles.map((text) => {
    const tiles = engine.allocate("tiles");
    memory.bytes(tiles).set(bytesOf(text));
    return tiles;
  });
  [state, other] = [engine.allocate("state"), engine.allocate("state")];
  [random, pile] = [engine.allocate("random"), engine.allocate("pile")];
  [actions, mask] = [engine.allocate("actions"), engine.allocate("mask")];
  [sheet, breakdown] = [engine.allocate("sheet"), engine.allocate("breakdown")];
  tileBreakdown = engine.allocate("tileBreakdown");
  [gameActions, gameTurns] = [engine.allocate("gameActions"), engine.allocate("gameActions")];
  return request.items.map(ANSWERS[command]);
}

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** FNV-1a, continued with the bytes of a block. */
function mixed(digest, block, length = block.size) {
  const bytes = memory.bytes(block);
  for (let index = 0; index < length; index++) digest = Math.imul(digest ^ bytes[index], 16777619);
  return digest >>> 0;
}

function mixedNumber(digest, number) {
  return Math.imul(digest ^ (number & 255), 16777619) >>> 0;
}

function scored(digest, tiles) {
  for (const block of [sheet, breakdown, tileBreakdown]) memory.bytes(block).fill(0);
  kernels.score(state, tiles, sheet);
  kernels.breakDown(state, tiles, breakdown, tileBreakdown);
  return mixed(mixed(mixed(digest, sheet), breakdown), tileBreakdown);
}

/** The same as `walk` in wasm_walk.py. */
function walk({ players, first, seed, tiles: set }) {
  const tiles = tileSets[set];
  const [step, place] = [memory.field(state, "step"), memory.field(state, "place")];
  engine.seed(random, seed);
  kernels.deal(state, tiles, players, first, random, pile);
  let digest = 2166136261;
  while (step[0] !== VOCABULARY.STEP_OVER) {
    digest = mixed(digest, state);
    if (kernels.randomBelow(random, 8) === 0) digest = looked(digest, tiles);
    const whole = kernels.randomBelow(random, 5) === 0;
    const number = whole ? kernels.legal(state, tiles, actions) : kernels.sensible(state, tiles, actions);
    digest = mixed(digest, actions, number);
    const action = memory.numbers(actions)[kernels.randomBelow(random, number)];
    if (kernels.randomBelow(random, 4) > 0) {
      kernels.playThrough(state, tiles, action);
      continue;
    }
    kernels.play(state, tiles, action);
    digest = mixed(digest, state);
    if (step[0] >= VOCABULARY.STEP_OVER && place[0] !== VOCABULARY.NO_PLACE) drawn(tiles);
  }
  digest = scored(mixed(digest, state), tiles);
  kernels.deal(state, tiles, players, first, random, pile);
  const number = kernels.recordRandom(state, tiles, random, actions, gameActions, gameTurns);
  digest = mixed(mixed(mixed(digest, gameActions, number), gameTurns, number), state);
  kernels.playMany(state, tiles, players, 1, random, actions, pile);
  kernels.layOut(other, players, first, pile);
  return mixed(mixed(digest, state), other);
}

/** Everything that leaves the game as it is. */
function looked(digest, tiles) {
  for (let action = -1; action <= ACTIONS.NUM_ACTIONS; action++) {
    digest = mixedNumber(digest, kernels.check(state, tiles, action));
  }
  kernels.maskLegal(state, tiles, mask);
  digest = scored(mixed(digest, mask), tiles);
  memory.copy(state, other);
  kernels.hideOrder(other);
  digest = mixed(digest, other);
  kernels.resample(other, random);
  return mixed(digest, other);
}

/** Refill with one of the next two tiles, if they are of one level. */
function drawn(tiles) {
  const pile = memory.field(state, "pile");
  const next = memory.field(state, "drawn")[0];
  const [tile, another] = pile.subarray(next, next + 2);
  const level = (tile) => memory.field(tiles, "level", tile)[0];
  if (tile >= 0 && another >= 0 && level(tile) === level(another) && kernels.randomBelow(random, 2) === 0) {
    kernels.refillWith(state, another);
  } else {
    kernels.refill(state);
  }
}

function hex(block, length) {
  const letters = Array.from(memory.bytes(block).subarray(0, length), (byte) => String.fromCharCode(byte));
  return btoa(letters.join(""));
}

/** What all bots and their kernels make of a position. */
function judge({ state: bytes, tiles: number, levels, seed, staged, simulations }) {
  return memory.scoped(() => {
    const tiles = tileSets[number];
    memory.bytes(state).set(bytesOf(bytes));
    const bots = new Bots(engine, tiles, network);
    const choices = levels.map((level) => bots.choose(state, level, seed, staged));
    const search = new Search(engine, state, tiles, seed, simulations);
    search.grow(simulations);
    const [takes, terms, worths] = ["takes", "terms", "byPlayer"].map((kind) => engine.allocate(kind));
    kernels.evaluate(state, tiles, engine.weights("evaluation"), takes, terms, worths);
    kernels.judgeTakes(state, tiles, engine.weights("policy"), takes);
    return {
      choices,
      numNodes: search.numNodes,
      nodes: hex(search.nodes, search.numNodes * (search.nodes.size / search.nodes.length)),
      visits: Array.from(search.found().visits),
      worths: hex(worths, worths.size),
      takes: hex(takes, takes.size),
      ...seenByNetwork(tiles, seed, simulations),
    };
  });
}

/** What the network makes of a position, to the last bit, and its search. */
function seenByNetwork(tiles, seed, simulations) {
  const layers = network.layers(tiles);
  const work = engine.allocate("work");
  kernels.applyNetwork(state, tiles, layers, work);
  const search = new NetworkSearch(engine, state, tiles, layers, seed, simulations);
  search.grow(simulations);
  const [, nodes, edges] = search.tree;
  return {
    layers: checksum(memory.bytes(layers)),
    work: hex(work, work.size),
    networkNodes: checksum(memory.bytes(nodes)),
    networkEdges: checksum(memory.bytes(edges)),
  };
}

/** Actions and simulations per second: the best of several rounds, as the machine may be busy. */
function speed({ players, seed, games, simulations, evaluations, rounds, state: bytes }) {
  const tiles = tileSets[0];
  memory.bytes(state).set(bytesOf(bytes));
  const rates = { actions: 0, simulations: 0, evaluations: 0 };
  const layers = network.layers(tiles);
  engine.seed(random, seed);
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    const played = kernels.playMany(other, tiles, players, games, random, actions, pile);
    const middle = performance.now();
    memory.scoped(() => new Search(engine, state, tiles, seed, simulations).grow(simulations));
    const later = performance.now();
    memory.scoped(() => new NetworkSearch(engine, state, tiles, layers, seed, evaluations).grow(evaluations));
    const end = performance.now();
    rates.actions = Math.max(rates.actions, (played / (middle - start)) * 1000);
    rates.simulations = Math.max(rates.simulations, (simulations / (later - middle)) * 1000);
    rates.evaluations = Math.max(rates.evaluations, (evaluations / (end - later)) * 1000);
  }
  return rates;
}

/** A whole game in the page's forms: what every turn, and every beginning of one, leads to. */
function tell({ tileSet, state: bytes, turns, notations, drawn, staged }) {
  return memory.scoped(() => {
    const rules = new Rules(engine, tileSet);
    const game = engine.allocate("state");
    memory.bytes(game).set(bytesOf(bytes));
    const told = { start: rules.stateOf(game), turns: [] };
    turns.forEach((turn, ply) =>
      memory.scoped(() => {
        const before = rules.stateOf(game);
        const previews = staged[ply].map((actions) => tried(() => rules.preview(before, actions)));
        const played = rules.play(game, turn, true);
        memory.copy(played.after, game);
        const { actions } = played;
        const followed = rules.follow(before, notations[ply], drawn[ply]);
        told.turns.push({ previews, actions, state: rules.stateOf(game), score: rules.scoreOf(game), followed });
      }),
    );
    return told;
  });
}

/** Hints in a game and the review of turns, each with the state before it: `staged` is what led to a position. */
function analyze({ tileSet, positions, turns, seats, simulations, seed }) {
  return memory.scoped(() => {
    const analyst = new Analyst(new Rules(engine, tileSet), network, { ...BUDGET, simulations }, seed);
    const at = (bytes) => {
      memory.bytes(state).set(bytesOf(bytes));
      return state;
    };
    const reviewed = turns.map(({ state: bytes, turn }) => analyst.review(at(bytes), turn));
    return {
      hints: positions.map(({ state: bytes, staged }) => analyst.analyze(at(bytes), staged)),
      review: reviewForm(reviewed, seats),
    };
  });
}

/** What a function returns, or the refusal that it throws. */
function tried(work) {
  try {
    return work();
  } catch (error) {
    if (!error.refusal) throw error;
    return error.refusal;
  }
}

/** A tile set as the page loads it, or what is wrong with it. */
function load({ data }) {
  try {
    return { tileSet: loadTileSet(engine, data) };
  } catch (error) {
    if (!error.violations) throw error;
    return { violations: error.violations };
  }
}

/** A record as the page replays it. */
const replay = ({ record, shipped }) => tried(() => replayRecord(engine, record, shipped));

/** The figures of games between quick bots, played in two parts, and how many games a second were played. */
function estimate({ tileSet, players, seed, games }) {
  return memory.scoped(() => {
    const selfPlay = new SelfPlay(engine, new Rules(engine, tileSet).tiles);
    const tally = new Tally(players, tileSet.regions);
    const half = Math.ceil(games / 2);
    const start = performance.now();
    tally.add(selfPlay.play({ players, seed, first: 0, count: half }));
    tally.add(selfPlay.play({ players, seed, first: half, count: games - half }));
    return { ...tally.figures(), perSecond: (1000 * games) / (performance.now() - start) };
  });
}

/** How long a bot thinks about its turn, in milliseconds. */
function think({ state: bytes, level, seed }) {
  memory.bytes(state).set(bytesOf(bytes));
  return memory.scoped(() => {
    const start = performance.now();
    new Bots(engine, tileSets[0], network).choose(state, level, seed, 0);
    return performance.now() - start;
  });
}

const ANSWERS = {
  games: walk,
  bots: judge,
  speed,
  think,
  forms: tell,
  analysis: analyze,
  tiles: load,
  records: replay,
  balance: estimate,
};
