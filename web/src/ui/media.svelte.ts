/** Whether the screen is small: the table is drawn in one column then. The same width stands in the styles. */

const query = matchMedia("(max-width: 56.25em)");

class Media {
  narrow = $state(query.matches);

  constructor() {
    query.addEventListener("change", ({ matches }) => (this.narrow = matches));
  }
}

export const media = new Media();
