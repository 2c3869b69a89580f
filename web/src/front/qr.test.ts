import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPicture } from "./qr";

test("the path covers the dark modules, no more and no less", () => {
  const text = "https://orbis.example/t/k7mq2xwd";
  const { size, path } = qrPicture(text);
  const drawn = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) drawn[Number(y)]![Number(x) + step] = true;
  }
  expect(drawn).toEqual(encode(text, { ecc: "M", border: 4 }).data);
});
