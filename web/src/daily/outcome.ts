/** What a player made of a deal, and its place in the distribution of results. */
import type { DealOutcome, DealResults, PlayerPoints } from "../api/types";

type Points = Pick<PlayerPoints, "total" | "rank">;

export function outcomeOf(points: readonly Points[], seat: number): DealOutcome {
  const { total, rank } = points[seat]!;
  const others = points.filter((_, number) => number !== seat).map((each) => each.total);
  return { place: rank, points: total, lead: total - Math.max(...others) };
}

/** Results with similar leads, from `from` to `to`. */
export interface Bin {
  from: number;
  to: number;
  players: number;
  own: boolean;
}

const WIDTHS = [1, 2, 3, 5, 10, 20, 50, 100];

/** At most so many groups of the same width, the best first. A group never mixes those ahead with those behind. */
export function binsOf(counts: DealResults["counts"], own: number | null, most: number): Bin[] {
  if (!counts.length) return [];
  const leads = counts.map(({ lead }) => lead);
  const binned = WIDTHS.map((width) => range(leads, width));
  const width =
    WIDTHS[
      Math.max(
        0,
        binned.findIndex(({ length }) => length <= most),
      )
    ]!;
  return range(leads, width)
    .map(({ from, to }) => {
      const inside = (lead: number) => from <= lead && lead <= to;
      const players = counts.reduce((sum, each) => sum + (inside(each.lead) ? each.players : 0), 0);
      return { from, to, players, own: own !== null && inside(own) };
    })
    .reverse();
}

/** Groups of a width from the worst to the best; those ahead begin with 1, 0 is apart if groups are wider. */
function range(leads: readonly number[], width: number): { from: number; to: number }[] {
  const number = (lead: number) => Math.sign(lead) * Math.ceil(Math.abs(lead) / width);
  const [first, last] = [number(Math.min(...leads)), number(Math.max(...leads))];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const group = first + at;
    if (!group) return { from: 0, to: 0 };
    const near = Math.sign(group) * ((Math.abs(group) - 1) * width + 1);
    return group > 0 ? { from: near, to: group * width } : { from: group * width, to: near };
  });
}
