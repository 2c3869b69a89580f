import { expect, it } from "vitest";
import { standardTiles } from "../rules/standard";
import { picture } from "./universePicture";

it("shows tiles of the standard set as they are printed", () => {
  const regions = picture().flatMap(({ region }) => region ?? []);
  expect(regions).toHaveLength(14);
  for (const { star: _, mystic: __, ...printed } of regions) {
    expect(standardTiles.get(printed.id)).toMatchObject(printed);
  }
});
