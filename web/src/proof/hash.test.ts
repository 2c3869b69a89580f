import { expect, it } from "vitest";
import { codeOf, seedOf } from "./hash";

it("has the code that the notation gives for the seed 1", async () => {
  expect(await codeOf("1")).toBe("sha256:18ec32e5c70a2264c8e1772927dcd7ff8631d4c2468b138bd63326da4059d407");
});

it("has the seed that the notation gives for a secret and a contribution", async () => {
  expect(await seedOf("1", [null, "00112233445566778899aabbccddeeff"])).toBe(
    "5383241a2611854d341a87551b7a3133cd11afcf2f74bd0c842de29ab116743b",
  );
});

it("leaves the secret as it is if nobody contributed", async () => {
  expect(await seedOf("1", [null, null])).toBe("1");
});
