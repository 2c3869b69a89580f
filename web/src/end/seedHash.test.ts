import { expect, it } from "vitest";
import { seedHash } from "./seedHash";

it("has the hash that the notation gives for the seed 1", async () => {
  expect(await seedHash("1")).toBe("sha256:18ec32e5c70a2264c8e1772927dcd7ff8631d4c2468b138bd63326da4059d407");
});
