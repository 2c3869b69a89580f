/** The words of the page: Fluent messages of the chosen language, loaded area by area. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { loadFont } from "../ui/fonts";
import { storeSafely } from "../ui/storeSafely";
import { fittingLanguage, LANGUAGES, LETTERS, type Language } from "./languages";
import { withMinus } from "./minus";

export type Arguments = Record<string, FluentVariable>;
/** What is long and seldom needed is apart from the words of the game and the page. */
export type Area =
  | "table"
  | "end"
  | "review"
  | "rules"
  | "learn"
  | "tiles"
  | "account"
  | "games"
  | "daily"
  | "workshop"
  | "puzzles"
  | "ratings";

const MAX_CACHED = 4000;
const STORED = "orbis.language";
const common = import.meta.glob<Record<string, string>>("./common/*.ts", { import: "default" });
const apart = import.meta.glob<string>(
  ["../../locales/*/*.ftl", `!../../locales/*/{game,page,front,lobby,leave}.ftl`],
  {
    query: "?raw",
    import: "default",
  },
);

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #areas = new Set<Area>();
  #wanted: Language | null = null;
  /** Formatted texts: a table uses the same ones again and again. */
  #cache = new Map<string, string>();
  #asked = 0;
  #loading: Promise<void> | null = null;

  /** Change the language; nothing else changes. */
  async choose(language: Language, remember = false): Promise<void> {
    this.#wanted = language;
    this.#loading = this.#load();
    await this.#loading;
    if (remember) storeSafely(STORED, language);
  }

  /** Make the messages of another area available too. */
  async need(...areas: Area[]): Promise<void> {
    if (!this.#loading || areas.some((area) => !this.#areas.has(area))) {
      for (const area of areas) this.#areas.add(area);
      this.#loading = this.#load();
    }
    await this.#loading;
  }

  /** Load all areas that are needed; what was asked for last counts, whatever comes last. */
  async #load(): Promise<void> {
    const [number, language] = [++this.#asked, (this.#wanted ??= firstLanguage())];
    const [bundle] = await Promise.all([load(language, [...this.#areas]), loadFont(LETTERS[language])]);
    if (number !== this.#asked) return;
    this.#cache.clear();
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message in the chosen language; its id in brackets if there is none. */
  say(id: string, args?: Arguments): string {
    const bundle = this.#bundle;
    const key = args ? id + JSON.stringify(args) : id;
    let text = this.#cache.get(key);
    if (text === undefined) {
      const pattern = bundle.getMessage(id)?.value;
      text = pattern ? withMinus(bundle.formatPattern(pattern, args ? withWholes(args) : null)) : `[${id}]`;
      if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
      this.#cache.set(key, text);
    }
    return text;
  }
}

/** A whole number below a thousand is written alike in all our languages, and the browser's formatter takes its time. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function withWholes(args: Arguments): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmallWhole(value) ? new Whole(value) : value]),
  );
}

function isSmallWhole(value: FluentVariable): value is number {
  return Number.isInteger(value) && Math.abs(value as number) < 1000;
}

/** The language that was chosen before, or fits the browser. */
function firstLanguage(): Language {
  const stored = LANGUAGES.find((language) => language === localStorage.getItem(STORED));
  return stored ?? fittingLanguage(navigator.languages);
}

async function load(language: Language, areas: Area[]): Promise<FluentBundle> {
  const [texts, ...more] = await Promise.all([
    common[`./common/${language}.ts`]!(),
    ...areas.map((area) => apart[`../../locales/${language}/${area}.ftl`]!()),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [...Object.values(texts), ...more]) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

/** A message in the chosen language. Reading it in a template follows a change of the language. */
export function t(id: string, args?: Arguments): string {
  return words.say(id, args);
}
