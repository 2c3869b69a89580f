/** The keys of a replay. */
import type { ReplayPlayer } from "./player.svelte";

export const REPLAY_KEYS = [
  "previous-action",
  "next-action",
  "previous-turn",
  "next-turn",
  "first",
  "last",
  "play",
] as const;

type KeyName = (typeof REPLAY_KEYS)[number];

/** What a pressed key means, if it means anything. */
export function replayKey({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): KeyName | null {
  switch (key) {
    case "ArrowLeft":
      return shiftKey ? "previous-turn" : "previous-action";
    case "ArrowRight":
      return shiftKey ? "next-turn" : "next-action";
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return "play";
    default:
      return null;
  }
}

export const KEY_ACTIONS: Record<KeyName, (player: ReplayPlayer) => void> = {
  "previous-action": (player) => player.previousAction(),
  "next-action": (player) => player.nextAction(),
  "previous-turn": (player) => player.previousTurn(),
  "next-turn": (player) => player.nextTurn(),
  first: (player) => player.jump(0),
  last: (player) => player.jump(player.navigation.length),
  play: (player) => player.toggle(),
};
