/** The whole tutorial without a browser. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import { sameAction } from "../model/actions";
import { standardTiles } from "../rules/standard";
import { Course } from "./course.svelte";
import form from "./game.json";
import { CHAPTERS, firstOf, LESSONS, type Lesson } from "./lessons";
import { isMark } from "./marks";
import { PreparedGame, type PreparedForm } from "./prepared";

const { levelOf } = standardTiles;
const prepared = form as unknown as PreparedForm;
const game = new PreparedGame(prepared, levelOf);
const lesson = (id: string): Lesson => LESSONS.find((other) => other.id === id)!;

/** What can be read on a phone without scrolling. */
const MOST_LETTERS = 200;

let kept: Map<string, string>;
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const begin = () => new Course(game, { levelOf, isStill: () => true, store });

beforeEach(() => {
  kept = new Map();
});

/** Do what the step asks for, one click after the other. */
function doStep(course: Course): void {
  const { number } = course.lesson;
  if (!course.isWaiting) return course.next();
  while (course.lesson.number === number) course.choose(course.left.at(-1)!.action);
}

describe("the lessons", () => {
  it("lead to the end if the player does what they ask, in any order", () => {
    const course = begin();
    for (const { id } of LESSONS.slice(0, -1)) {
      expect(course.lesson.id).toBe(id);
      expect(course.state).toEqual(game.stateAt(course.lesson));
      doStep(course);
    }
    expect(course.lesson.finish).toBe(true);
    expect(course.state.step).toBe("over");
  });

  it("ask only for what the engine allows", () => {
    for (const step of LESSONS.filter(({ do: count }) => count)) {
      const { choices } = prepared.points.find(
        ({ act, at }) => act === step.chapter.act && at.join() === step.at.join(),
      )!;
      for (const { action } of game.expected(step)) {
        expect(
          choices?.next.some((allowed) => sameAction(allowed.action, action)),
          step.id,
        ).toBe(true);
      }
    }
  });

  it("each have a text that is short enough", () => {
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(readFileSync("locales/en/learn.ftl", "utf-8")));
    for (const { id } of LESSONS) {
      const { value } = bundle.getMessage(`learn-say-${id}`) ?? {};
      expect(typeof value, id).toBe("string");
      expect((value as string).length, id).toBeLessThanOrEqual(MOST_LETTERS);
    }
    for (const { id } of CHAPTERS) expect(bundle.hasMessage(`learn-chapter-${id}`), id).toBe(true);
  });

  it("have unique names, by which the player's progress is saved", () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  it("highlight only what exists", () => {
    for (const { look = [] } of LESSONS) for (const word of look) expect(isMark(word), word).toBe(true);
  });
});

describe("a course", () => {
  it("responds to a legal but unexpected choice, and continues after it", () => {
    const course = begin();
    course.go(lesson("take-first"));
    course.choose({ kind: "take", place: "a1" });
    expect([course.answer, course.lesson.id]).toEqual(["other", "take-first"]);
    course.choose({ kind: "take", place: "b2" });
    expect([course.answer, course.lesson.id]).toEqual([null, "generate"]);
  });

  it("gives the engine's reason for an illegal choice", () => {
    const course = begin();
    course.go(lesson("place-forest"));
    const beside = course.targets!.cells.find(({ row, column }) => row === 2 && column === 2)!;
    expect(beside.up?.refusal).toMatchObject({ code: "action/no-color-below", rule: "U4" });
  });

  it("turns over a tile that cannot be paid for", () => {
    const course = begin();
    course.go(lesson("place-wilderness"));
    expect(course.face).toBe("wilderness");
  });

  it("offers only the removals that the lesson expects", () => {
    const course = begin();
    course.go(lesson("volcano"));
    course.choose({ kind: "remove", place: "c2", color: "Y" });
    expect([...course.targets!.removals.keys()].sort()).toEqual(["a1Y", "c1Y"]);
  });

  it("plays on the player's behalf", () => {
    const course = begin();
    course.go(lesson("gain"));
    course.showMe();
    expect(course.lesson.id).toBe("discard");
  });

  it("goes back and skips chapters", () => {
    const course = begin();
    course.skipChapter();
    expect(course.lesson.id).toBe("take-first");
    course.back();
    expect(course.lesson.id).toBe("tile");
    course.go(firstOf(CHAPTERS.at(-1)!)!);
    course.skipChapter();
    expect(course.lesson.finish).toBe(true);
  });

  it("resumes where the player left off, and starts over after the end", () => {
    begin().go(lesson("volcano"));
    const again = begin();
    expect(again.lesson.id).toBe("volcano");
    expect(again.state).toEqual(game.stateAt(lesson("volcano")));
    again.go(LESSONS.at(-1)!);
    expect(begin().lesson.id).toBe("welcome");
  });

  it("shows Mira's turn between two of the player's", () => {
    const turns = game.momentsBetween(0, [0, 2], [2, 0]);
    expect(turns.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(turns.at(-1)!.moments.at(-1)!.state).toEqual(game.stateAt(lesson("collect")));
  });
});
