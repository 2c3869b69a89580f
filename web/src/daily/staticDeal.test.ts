import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Deal } from "../api/types";
import { loadEngine } from "../engine/engine";
import { dealFrom } from "./staticDeal";

const WASM = join(import.meta.dirname, "../engine/orbis.wasm");

describe("the deal without a server", () => {
  it("follows from the date as from a seed on the server", async () => {
    const engine = await loadEngine(readFileSync(WASM));
    const deals = JSON.parse(
      readFileSync(join(import.meta.dirname, "testdata/deals.json"), "utf8"),
    ) as Deal[];
    for (const deal of deals) expect(dealFrom(engine, deal.date, deal.seed)).toEqual(deal);
  });
});
