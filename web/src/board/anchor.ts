/** Where something of the board is on the screen now. */

/** The box of an anchor; where it is not drawn, that of what contains it. */
export function findAnchor(name: string): DOMRect | null {
  for (const candidate of candidates(name)) {
    for (const element of document.querySelectorAll(`[data-anchor="${candidate}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width && box.right > 0 && box.left < innerWidth) return box;
    }
  }
  return null;
}

/** An anchor, then the player it belongs to. */
function candidates(name: string): string[] {
  const seat = /^(?:cell|realm|held-god)-(\d)/.exec(name)?.[1];
  if (seat === undefined) return [name];
  const universe = name.startsWith("cell") ? [`universe-${seat}`] : [];
  return [name, ...universe, `player-${seat}`];
}
