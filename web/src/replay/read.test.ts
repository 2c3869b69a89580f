import { describe, expect, it } from "vitest";
import { ApiError } from "../api/client";
import { recordsIn } from "./read";

describe("the records in a text", () => {
  it("are one, on one line or many", () => {
    expect(recordsIn('{"format": "orbis"}')).toEqual([{ format: "orbis" }]);
    expect(recordsIn('{\n "format": "orbis"\n}\n')).toEqual([{ format: "orbis" }]);
  });

  it("are one per line in a stream", () => {
    expect(recordsIn('{"a": 1}\n{"a": 2}\n')).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it("are none in anything else", () => {
    expect(() => recordsIn("hello\nworld")).toThrow(ApiError);
    expect(() => recordsIn("")).toThrow(ApiError);
  });
});
