/** Which window of a table is open. */

export type Tool = "hint" | "points" | "words" | "chat" | "keys" | "leave";

class Tools {
  open = $state<Tool | null>(null);
}

export const tools = new Tools();
