/** The words of the page: Fluent messages of the chosen language, loaded area by area. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fittingLanguage, LANGUAGES, type Language } from "./languages";

export type Arguments = Record<string, FluentVariable>;
/** One file a language: what is long and seldom needed is apart. */
export type Area = "game" | "page" | "front" | "lobby" | "table" | "end" | "review" | "rules" | "learn";

const MOST_REMEMBERED = 4000;
const STORED = "orbis.language";
const files = import.meta.glob<string>("../../locales/*/*.ftl", { query: "?raw", import: "default" });

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #areas = new Set<Area>(["game", "page"]);
  #wanted: Language | null = null;
  /** Texts that were said before: a table says the same of every tile again and again. */
  #said = new Map<string, string>();
  #asked = 0;
  #loading: Promise<void> | null = null;

  /** Change the language; nothing else changes. */
  async choose(language: Language, remember = false): Promise<void> {
    this.#wanted = language;
    this.#loading = this.#load();
    await this.#loading;
    if (remember) localStorage.setItem(STORED, language);
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
    const bundle = await load(language, [...this.#areas]);
    if (number !== this.#asked) return;
    this.#said.clear();
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
    let text = this.#said.get(key);
    if (text === undefined) {
      const pattern = bundle.getMessage(id)?.value;
      text = pattern ? bundle.formatPattern(pattern, args ?? null) : `[${id}]`;
      if (this.#said.size >= MOST_REMEMBERED) this.#said.clear();
      this.#said.set(key, text);
    }
    return text;
  }
}

/** The language that was chosen before, or fits the browser. */
function firstLanguage(): Language {
  const stored = LANGUAGES.find((language) => language === localStorage.getItem(STORED));
  return stored ?? fittingLanguage(navigator.languages);
}

async function load(language: Language, areas: Area[]): Promise<FluentBundle> {
  const texts = await Promise.all(
    areas.map((area) => files[`../../locales/${language}/${area}.ftl`]?.() ?? Promise.resolve("")),
  );
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

/** A message in the chosen language. Reading it in a template follows a change of the language. */
export function t(id: string, args?: Arguments): string {
  return words.say(id, args);
}
