/** All messages are there in all languages, with the same arguments, and each is used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Visitor, type Message, type Term, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { LEVELS } from "../front/levels";
import { LANGUAGES } from "./languages";

const LOCALES = join(import.meta.dirname, "../../locales");
const SOURCES = join(import.meta.dirname, "..");

class Variables extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function isMessage(entry: { type: string }): entry is Message | Term {
  return entry.type === "Message" || entry.type === "Term";
}

/** The messages of a file with their arguments and texts. */
function messages(language: string, file: string): Map<string, { args: string[]; text: string }> {
  const text = readFileSync(join(LOCALES, language, file), "utf8");
  const resource = new FluentParser({ withSpans: true }).parse(text);
  const found = new Map<string, { args: string[]; text: string }>();
  for (const entry of resource.body) {
    expect(entry.type, `${language}/${file}: ${"content" in entry ? entry.content : ""}`).not.toBe("Junk");
    if (!isMessage(entry)) continue;
    const variables = new Variables();
    variables.visit(entry);
    const id = (entry.type === "Term" ? "-" : "") + entry.id.name;
    expect(found.has(id), `${language}/${file} has ${id} twice`).toBe(false);
    found.set(id, {
      args: [...variables.found].sort(),
      text: text.slice(entry.span!.start, entry.span!.end),
    });
  }
  return found;
}

const files = readdirSync(join(LOCALES, "en"));
const english = new Map(files.map((file) => [file, messages("en", file)]));
const isWord = (id: string) => !id.startsWith("-");

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  it("has the same files", () => {
    expect(readdirSync(join(LOCALES, language)).sort()).toEqual([...files].sort());
  });

  it.each(files)("has every message of %s, with the same arguments", (file) => {
    const own = messages(language, file);
    const expected = english.get(file)!;
    expect([...own.keys()].filter(isWord).sort()).toEqual([...expected.keys()].filter(isWord).sort());
    for (const [id, { args }] of expected) {
      if (isWord(id)) expect(own.get(id)!.args, `arguments of ${id}`).toEqual(args);
    }
  });

  it.each(files)("has translated %s", (file) => {
    const own = messages(language, file);
    const same = [...english.get(file)!].filter(
      ([id, { text }]) =>
        isWord(id) && own.get(id)?.text === text && hasWords(text) && !SAME_EVERYWHERE.has(id),
    );
    expect(same.map(([id]) => id)).toEqual([]);
  });
});

/** Messages that are rightly the same in two languages. */
const SAME_EVERYWHERE = new Set([
  "page-menu",
  "workshop-balance-tab",
  ...["page-navigation", "front-join-example", "learn-mira", "link-field"],
  ...LEVELS.map((level) => `bot-${level}`),
  ...["keys-tab", "keys-enter", "keys-escape", "replay-key-previous-turn", "replay-key-next-turn"],
  ...[
    "front-bots",
    "front-seat-bots",
    "lobby-set-bots",
    "lobby-add-name",
    "lobby-code",
    "rating-bot",
    "match-live",
    "games-where-online",
    "lobby-chat",
    "settings-speed-normal",
    "tools-chat",
  ],
  ...["replay-key-first", "replay-key-last", "picture-name-a", "picture-name-b", "picture-name-c"],
]);

/** Whether a message has words besides its id and its arguments. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/^[^=]*=/, "").replace(/\{[^}]*\}/g, ""));
}

/** All texts of the sources, without tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /(?<!\.test)\.(ts|svelte)$/.test(entry.name) && entry.name !== "schema.ts",
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

const code = sources(SOURCES).join("\n");
/** Ids as they are written, whole or with parts filled in: "god-${god}-says" is god-*-says. */
const written = new Set(code.match(/(?<=["'`])[a-z][\w$-]*(?:\$\{[^}]*\}[\w-]*)*(?=["'`])/g) ?? []);
const patterns = [...written]
  .filter((id) => id.includes("${"))
  .map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, "[A-Za-z0-9-]+")}$`));
const isUsed = (id: string) => written.has(id) || patterns.some((pattern) => pattern.test(id));

describe("messages", () => {
  it.each(files)("of %s are all used", (file) => {
    const unused = [...english.get(file)!.keys()].filter((id) => isWord(id) && !isUsed(id));
    expect(unused).toEqual([]);
  });

  it("used in the sources exist", () => {
    const asked = [...code.matchAll(/\bt\(\s*["']([^"']+)["']/g)].map((match) => match[1]!);
    const known = new Set([...english.values()].flatMap((found) => [...found.keys()]));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});
