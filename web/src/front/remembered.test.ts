import { expect, test } from "vitest";
import { EASY } from "./levels";
import { remember, remembered } from "./remembered";

function store(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

test("a new visitor gets two easy bots", () => {
  expect(remembered(store())).toEqual({ opponents: 2, level: EASY, names: [], played: false });
});

test("a change keeps the rest", () => {
  const kept = store();
  remember({ opponents: 3 }, kept);
  remember({ level: "master", played: true }, kept);
  expect(remembered(kept)).toMatchObject({ opponents: 3, level: "master", played: true });
});

test.each(["", "no JSON", "null", '{"opponents": 9, "level": "god", "names": 5}'])(
  "nonsense is forgotten: %s",
  (text) => {
    expect(remembered(store(text))).toEqual(remembered(store()));
  },
);
