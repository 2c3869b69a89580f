import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MAX_PLAYERS } from "../model/constants";
import { LEVELS } from "../front/levels";
import { LANGUAGES } from "../i18n/languages";
import { CHARACTERS } from "./characters";
import { SEAT_MARKS } from "./seatMarks";

const LOCALES = join(import.meta.dirname, "../../locales");
const css = readFileSync(join(import.meta.dirname, "seats.css"), "utf8");
const tokens = readFileSync(join(import.meta.dirname, "../styles/tokens.css"), "utf8");

const different = (things: readonly unknown[]) => expect(new Set(things).size).toBe(things.length);

describe("characters", () => {
  it("have different faces and colors", () => {
    expect(Object.keys(CHARACTERS)).toEqual([...LEVELS]);
    different(LEVELS.map((level) => CHARACTERS[level].face));
    different(LEVELS.map((level) => CHARACTERS[level].halo.join()));
  });

  it.each(LANGUAGES)("have different names and styles of play in %s", (language) => {
    const text = readFileSync(join(LOCALES, language, "lobby.ftl"), "utf8");
    for (const form of ["bot-*", "level-*-says"]) {
      different(
        LEVELS.map((level) => new RegExp(`^${form.replace("*", level)} = (.+)$`, "m").exec(text)?.[1] ?? ""),
      );
    }
  });
});

/** The relative luminance of a color such as #1d2433. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The hue in degrees; null for grays. */
function hue(hex: string): number | null {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 50) return null;
  const sixth =
    most === r
      ? (g - b) / (most - least)
      : most === g
        ? 2 + (b - r) / (most - least)
        : 4 + (r - g) / (most - least);
  return (sixth * 60 + 360) % 360;
}

describe("seats", () => {
  const inks = [...css.matchAll(/--ink-of-seat: (#\w{6})/g)].map((match) => match[1]!);
  const lands = ["red", "blue", "yellow", "green"].map(
    (name) => new RegExp(`--${name}: (#\\w{6})`).exec(tokens)![1]!,
  );
  const panels = [...tokens.matchAll(/--panel: (#\w{6})/g)].map((match) => match[1]!);

  it("have different shapes and colors, by day and by night", () => {
    expect(SEAT_MARKS).toHaveLength(MAX_PLAYERS);
    expect(inks).toHaveLength(2 * MAX_PLAYERS);
    different(SEAT_MARKS);
    different(inks);
  });

  it("have colors that can be read", () => {
    inks.forEach((ink, at) =>
      expect(contrast(ink, panels[at < MAX_PLAYERS ? 0 : 1]!), ink).toBeGreaterThan(4.5),
    );
  });

  it("have colors that no land has", () => {
    for (const ink of inks) {
      for (const land of lands) {
        const own = hue(ink);
        const apart = own === null ? 180 : Math.abs(((own - hue(land)! + 540) % 360) - 180);
        expect(apart, `${ink} and ${land}`).toBeGreaterThan(20);
      }
    }
  });
});
