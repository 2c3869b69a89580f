import { expect, it } from "vitest";
import { fittingLanguage } from "./languages";

it("chooses the first preferred language that the page has, and English otherwise", () => {
  expect(fittingLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(fittingLanguage(["fr"])).toBe("en");
});
