import { describe, expect, it } from "vitest";
import { DEFAULTS, PACES, readSettings } from "./storedSettings";

describe("stored settings", () => {
  it("are the defaults if nothing was stored", () => {
    expect(readSettings(null)).toEqual(DEFAULTS);
  });

  it("are read as they were stored", () => {
    const chosen = { ...DEFAULTS, theme: "dark", speed: "fast", volume: 15, muted: true, haptics: false };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it("keep an earlier version's choice of no sound", () => {
    expect(readSettings('{"sound": false, "theme": "light"}')).toMatchObject({ muted: true, theme: "light" });
    expect(readSettings('{"sound": true}').muted).toBe(false);
  });

  it("prefer what was chosen later", () => {
    expect(readSettings('{"sound": false, "muted": false}').muted).toBe(false);
  });

  it("hold nothing else", () => {
    expect(readSettings('{"sound": true, "other": 1}')).toEqual(DEFAULTS);
  });

  it.each(["", "nonsense", "null", "3", '"text"', "[]"])("are the defaults after %j", (text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });

  it.each([
    '{"volume": 101}',
    '{"volume": -1}',
    '{"volume": "loud"}',
    '{"speed": "ludicrous"}',
    '{"theme": 1}',
  ])("ignore what makes no sense in %s", (text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });
});

describe("the speed of other players' turns", () => {
  it("grows from slow to instant, which takes no time", () => {
    const paces = [PACES.slow, PACES.normal, PACES.fast, PACES.instant];
    expect(paces).toEqual([...paces].sort((one, other) => other - one));
    expect(PACES.normal).toBe(1);
    expect(PACES.instant).toBe(0);
  });
});
