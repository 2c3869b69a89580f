/** The keys of the graph, which is a slider through the turns. */

/** The turn that a key leads to, between the start of the game and its end; null for other keys. */
export function turnForKey(key: string, turn: number, turns: number, players: number): number | null {
  const to: Record<string, number> = {
    ArrowLeft: turn - 1,
    ArrowUp: turn - 1,
    ArrowRight: turn + 1,
    ArrowDown: turn + 1,
    PageUp: turn - players,
    PageDown: turn + players,
    Home: 0,
    End: turns,
  };
  const wanted = to[key];
  return wanted === undefined ? null : Math.max(0, Math.min(turns, wanted));
}
