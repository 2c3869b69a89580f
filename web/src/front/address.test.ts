import { expect, test } from "vitest";
import { addressOf, codeOf, spacedCode } from "./address";

test.each([
  ["k7mq2xwd", "/t/k7mq2xwd"],
  ["  K7MQ 2XWD ", "/t/k7mq2xwd"],
  ["k7mq-2xwd", "/t/k7mq2xwd"],
  ["https://orbis.example/t/k7mq2xwd", "/t/k7mq2xwd"],
  ["orbis.example/t/K7MQ2XWD/", "/t/k7mq2xwd"],
  ["http://127.0.0.1:8042/t/k7mq2xwd?from=mail", "/t/k7mq2xwd"],
  ["https://orbis.example/t/k7mq2xwd/replay?turn=12", "/t/k7mq2xwd/replay?turn=12"],
  ["https://orbis.example/move#abcdefghij_klmnop-qrst", "/move#abcdefghij_klmnop-qrst"],
])("%s leads to %s", (pasted, address) => {
  expect(addressOf(pasted)).toBe(address);
});

test.each(["", "hello", "k7mq2xw", "https://orbis.example/", "https://orbis.example/learn", "ключ1234"])(
  "%s leads nowhere",
  (pasted) => {
    expect(addressOf(pasted)).toBeNull();
  },
);

test("a code is shown in two groups, and read back from them", () => {
  expect(spacedCode("k7mq2xwd")).toBe("K7MQ 2XWD");
  expect(codeOf(spacedCode("k7mq2xwd"))).toBe("k7mq2xwd");
});
