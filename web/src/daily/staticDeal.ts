/** The deal of a day without a server: everything follows from the date, so it cannot be secret. */
import type { Deal } from "../api/types";
import { sharedEngine } from "../engine/shared";
import type { Engine } from "../engine/engine";
import { seedCommitment } from "../local/commitment";
import { weekday } from "./dates";
import week from "./week.json";

export async function staticDeal(date: string): Promise<Deal> {
  return dealFrom(await sharedEngine(), date, `orbis deal ${date}`);
}

/** What a seed deals on a day, as on the server. */
export function dealFrom(engine: Engine, date: string, seed: string): Deal {
  const levels = week[weekday(date)]!;
  const drawn = (what: string): number =>
    engine.memory.scoped(() => {
      const random = engine.allocate("random");
      engine.seed(random, `${seed}/${what}`);
      return engine.kernels.randomBelow(random, levels.length + 1);
    });
  const seats: Deal["seats"] = levels.map((level) => ({ kind: "bot", level }));
  seats.splice(drawn("seat"), 0, { kind: "person", level: null });
  return { date, seats, first: drawn("first"), seed, seed_hash: seedCommitment(engine, seed) };
}
