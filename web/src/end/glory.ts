/** Where the rays and sparks around a winner's universe are: always the same, and spread evenly. */

const NUM_RAYS = 18;
const NUM_SPARKS = 16;
const GOLDEN = 0.618034; // multiples of it, modulo 1, are spread evenly

export interface Spark {
  /** In percent of the picture. */
  x: number;
  y: number;
  /** In widths of a tile. */
  size: number;
  drift: number;
  /** In seconds. */
  delay: number;
}

/** Wedges from the middle, every other one shorter and narrower, in a drawing from -100 to 100. */
export const RAYS: readonly string[] = Array.from({ length: NUM_RAYS }, (_, index) => {
  const isLong = index % 2 === 0;
  const [length, half] = isLong ? [98, 0.085] : [78, 0.045];
  const angle = (index / NUM_RAYS) * 2 * Math.PI - Math.PI / 2;
  const point = (turned: number) =>
    `${round(Math.cos(angle + turned) * length)} ${round(Math.sin(angle + turned) * length)}`;
  return `M0 0L${point(-half)}L${point(half)}Z`;
});

/** Sparks beside and above the pyramid, where nothing covers them. */
export const SPARKS: readonly Spark[] = Array.from({ length: NUM_SPARKS }, (_, index) => {
  const share = (index + 0.5) / NUM_SPARKS;
  const height = (index * GOLDEN) % 1;
  // The pyramid is narrow at the top: the higher, the nearer to the middle.
  const outside = 4 + height * 26 * ((index * 2 * GOLDEN) % 1);
  const isLeft = index % 2 === 0;
  return {
    x: round(isLeft ? outside : 96 - outside),
    y: round(82 - height * 80),
    size: round(0.16 + 0.2 * ((index * 3 * GOLDEN) % 1), 2),
    drift: round((isLeft ? -1 : 1) * (0.2 + 0.4 * share), 2),
    delay: round(0.15 + share * 2.2, 2),
  };
});

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
