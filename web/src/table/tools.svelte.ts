/** Which window of a table is open. */

export type Tool = "points" | "words" | "rules" | "chat" | "keys" | "leave";

class Tools {
  open = $state<Tool | null>(null);
  /** Whether there is a table whose windows these are. */
  atTable = false;
  /** Whose points are looked at; null: everybody's. */
  seat = $state<number | null>(null);
  /** The rule that is looked up. */
  rule = $state("");

  show(tool: Tool): void {
    this.seat = null;
    this.rule = "";
    this.open = tool;
  }

  showPoints(seat: number): void {
    this.seat = seat;
    this.open = "points";
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open = "rules";
  }
}

export const tools = new Tools();
