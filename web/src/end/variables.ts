/** CSS variables within a text, replaced by what they stand for. */

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g;

/** `valueOf` gives the value of a variable, empty if it has none; then the text after the comma counts. */
export function resolveVariables(text: string, valueOf: (name: string) => string): string {
  return text.replace(
    VARIABLE,
    (_, name: string, otherwise?: string) => valueOf(name).trim() || (otherwise ?? "").trim(),
  );
}
