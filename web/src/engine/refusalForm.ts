/** Why an action is illegal: the code that `check` returns, with the arguments from which the page makes a sentence. */
import type { Refusal } from "../api/types";
import type { Engine } from "./engine";
import { ACTIONS, CHECKS, NAMES, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import { StateReader } from "./stateForm";
import type { TileNames } from "./tileSet";

const { NO_CELL, NO_GOD, NUM_CELLS } = VOCABULARY;

type Args = Record<string, unknown>;
type ReasonName = keyof typeof NAMES.REASONS;
type StepName = keyof typeof NAMES.STEP_RULES;

/** Explains refusals in one position. */
export class Explainer {
  readonly #engine: Engine;
  readonly #block: Block<"state">;
  readonly #tiles: Block<"tiles">;
  readonly #names: TileNames;
  readonly #state: StateReader;

  constructor(engine: Engine, block: Block<"state">, tiles: Block<"tiles">, names: TileNames) {
    this.#engine = engine;
    this.#block = block;
    this.#tiles = tiles;
    this.#names = names;
    this.#state = new StateReader(engine.memory, block);
  }

  /** The refusal of an action for the reason with this code. */
  explain(code: number, action: number): Refusal {
    const reason = NAMES.REASONS[String(code) as ReasonName];
    const rule = reason.rule || this.#ruleOfStep();
    return { code: reason.code, rule, message: "", args: this.#args(code, action) };
  }

  /** The rule behind the current step. */
  #ruleOfStep(): string {
    const step = NAMES.STEPS[this.#state.number("step")]!;
    const isGift = step === "gain" && this.#state.number("cell") === NO_CELL; // no tile was placed
    return isGift ? "D1" : NAMES.STEP_RULES[step as StepName];
  }

  #args(code: number, action: number): Args {
    const state = this.#state;
    const player = state.number("player");
    const form = NAMES.ACTIONS[action];
    switch (code) {
      case CHECKS.OTHER_STEP:
        return { step: NAMES.STEPS[state.number("step")] };
      case CHECKS.GOD_TAKEN_ALREADY:
        return { god: this.#names.gods[state.list("god")[player]!] };
      case CHECKS.GOD_NOT_THERE: {
        const left = state.list("gods").filter((god) => god !== NO_GOD);
        return { god: (form as { god: string }).god, left: left.map((god) => this.#names.gods[god]) };
      }
      case CHECKS.CELL_OCCUPIED:
      case CHECKS.NOT_SUPPORTED:
        return cellOf(action);
      case CHECKS.NO_COLOR_BELOW: {
        const { id, color } = this.#names.region(state.number("taken"));
        return { ...cellOf(action), tile: id, color };
      }
      case CHECKS.COST_NOT_PAYABLE:
        return this.#missing();
      case CHECKS.NO_SUCH_WORSHIPER:
        return { color: (form as { color: string }).color };
      case CHECKS.TOO_FEW_TO_PAY:
        return { needed: state.number("pending"), held: sum(state.list("realm", player)) };
      case CHECKS.COLOR_NOT_LISTED: {
        const tile = state.list("universe", player, NUM_CELLS)[state.number("cell")]!;
        const { id, effect } = this.#names.region(tile);
        return { tile: id, colors: [...effect.colors], color: (form as { color: string }).color };
      }
      case CHECKS.NONE_ON_THIS_TILE: {
        const { place, color } = form as { place: string; color: string };
        return { place, color };
      }
      case CHECKS.FEWER_THAN_THREE: {
        const { give } = form as { give: (typeof NAMES.COLORS)[number] };
        return { color: give, held: state.list("realm", player)[NAMES.COLORS.indexOf(give)] };
      }
      default:
        return {};
    }
  }

  /** What the player lacks for the tile just taken. */
  #missing(): Args {
    const { kernels, memory } = this.#engine;
    const tile = this.#state.number("taken");
    const { id, cost } = this.#names.region(tile);
    const numbers = memory.scoped(() => {
      const out = memory.allocate("cost");
      kernels.missingSymbols(this.#block, this.#tiles, tile, out);
      return Array.from(memory.numbers(out));
    });
    const symbols = [...NAMES.COLORS, "*"];
    const missing = Object.fromEntries(
      symbols.flatMap((symbol, index) => (numbers[index] ? [[symbol, numbers[index]]] : [])),
    );
    return { tile: id, cost, missing };
  }
}

/** The cell above the bottom row that a placement is about. */
function cellOf(action: number): Args {
  const spot = (action - ACTIONS.PLACE_UP) % ACTIONS.NUM_SPOTS;
  const [row, column] = NAMES.CELLS[spot + ACTIONS.SPOT_TO_CELL]!;
  return { row, column };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
