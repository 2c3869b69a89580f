/** Numbers below zero have a minus, not a hyphen. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\w\]])-(?=\d)/g, "−");
}
