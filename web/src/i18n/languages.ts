/** The languages of the page, and which of them fits a reader. */

export const LANGUAGES = ["en", "de", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  pl: "Polski",
  ru: "Русский",
};

/** One letter per font file that a language needs. The language menu always shows the Russian name of Russian. */
export const LETTERS: Record<Language, string> = { en: "a", de: "a", pl: "aą", ru: "aя" };

/** The first of the wanted languages (as browsers name them) that there is; else English. */
export function fittingLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((candidate) => candidate === language);
    if (known) return known;
  }
  return "en";
}
