/** What is wrong with a draft, in sentences. */
import type { Region } from "../api/types";
import { shapeOf } from "../customTiles/effect";
import type { Violation } from "../customTiles/check";
import { t, words } from "../i18n/words.svelte";

const REGIONS = /^regions of level (\d)$/;
const STARS = /^(white|purple) stars of level (\d)$/;

/** What is wrong with the field it names; an effect is named by its kind instead of the text in the file. */
export function problemText(problem: Violation, tile?: Region): string {
  const { field, kind, args } = problem;
  const effect = kind === "effect-of-kind" && tile ? effectProblem(tile.effect) : null;
  return effect ?? `${fieldName(field)}: ${t(`violation-${kind}`, args)}`;
}

/** The same in a list of all problems. */
export function listedText(problem: Violation, tile?: Region): string {
  const text = problemText(problem, tile);
  return problem.tile === null ? text : `${problem.tile} · ${text}`;
}

function fieldName(field: string): string {
  const [, level] = REGIONS.exec(field) ?? [];
  if (level) return t("workshop-count-tiles", { level });
  const [, star, starLevel] = STARS.exec(field) ?? [];
  if (star && starLevel) return t(`workshop-count-${star}`, { level: starLevel });
  const id = `workshop-field-${field.split(".")[0]!.replace("_", "-")}`;
  return words.has(id) ? t(id) : field;
}

function effectProblem({ kind, number }: Region["effect"]): string | null {
  const shape = shapeOf(kind)!;
  const [least, most] = shape.numbers as [number, number];
  const effect = t(`effect-${kind}`);
  if (number < least || number > most) return t("workshop-wrong-number", { effect, least, most });
  const [fewest = 0, greatest = 0] = shape.colors;
  return t("workshop-wrong-colors", { effect, least: fewest, most: greatest });
}
