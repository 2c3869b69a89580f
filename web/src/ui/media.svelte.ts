/** How a table is laid out: on a wide screen, on a tall one (a phone upright), or on a low one (a phone on its side). */

export type Layout = "wide" | "tall" | "low";

const narrow = matchMedia("(max-width: 56.25em), (max-height: 33em)");
const upright = matchMedia("(max-aspect-ratio: 1/1)");

class Media {
  layout = $state<Layout>(currentLayout());
  /** Whether a table has no room for panels at its sides. */
  readonly narrow: boolean = $derived(this.layout !== "wide");

  constructor() {
    for (const query of [narrow, upright]) {
      query.addEventListener("change", () => (this.layout = currentLayout()));
    }
  }
}

function currentLayout(): Layout {
  if (!narrow.matches) return "wide";
  return upright.matches ? "tall" : "low";
}

export const media = new Media();
