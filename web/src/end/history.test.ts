import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadEngine } from "../engine/engine";
import { Rules } from "../engine/rules";
import { LocalGame } from "../local/game";
import { game as recorded } from "../model/testdata/game";
import { standard } from "../rules/standard";
import { splitPoints, totalsByTurn } from "./history";

it("splits the points after every turn, and the last ones as the result does", async () => {
  const rules = new Rules(
    await loadEngine(readFileSync(join(import.meta.dirname, "../engine/orbis.wasm"))),
    standard,
  );
  const game = new LocalGame(rules, "page", 3, 1);
  for (const { notation } of recorded.turns) game.playNotation(notation);
  const replay = game.replay(["Ada", "Bo", "Cy"], standard);
  const history = await splitPoints(replay, rules);
  const sums = history.map((after) => after.map(({ secured, contested }) => secured + contested));
  expect(sums).toEqual(replay.turns.map(({ points }) => points));
  expect(sums).toEqual(totalsByTurn(replay).map((after) => after.map(({ secured }) => secured)));
  expect(history.at(-1)).toEqual(
    replay.score!.players.map(({ secured, contested, possible }) => ({ secured, contested, possible })),
  );
  expect(history.flat().some(({ contested }) => contested > 0)).toBe(true);
});
