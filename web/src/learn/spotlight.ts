/** A frame around what is pointed out, wherever it is drawn, and a way to bring it into sight. */

const FRAME = `{
  outline: 3px solid var(--focus);
  outline-offset: 3px;
  border-radius: 10px;
  box-shadow: 0 0 0 9px color-mix(in srgb, var(--focus) 22%, transparent);
}`;

/** Frame everything that these selectors find, now or later. Returns how to stop. */
export function frame(selectors: readonly string[]): () => void {
  if (!selectors.length) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selectors.join(", ")}) ${FRAME}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Scroll as far as needed to see the first of these: only where the text is very large does a board scroll. */
export function bringIntoSight(selectors: readonly string[], cover: HTMLElement, still: boolean): void {
  const found = selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.checkVisibility());
  if (!found || cover.contains(found)) return;
  found.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
}
