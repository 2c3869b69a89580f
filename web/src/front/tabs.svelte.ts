/** Which of the lists of tables is shown. */
import { tick } from "svelte";

export const TABS = ["mine", "open", "playing"] as const;
export type Tab = (typeof TABS)[number];

class Tabs {
  /** Nothing: the one that is most likely wanted. */
  chosen = $state<Tab | null>(null);

  /** Show a list, and go there. */
  async show(tab: Tab): Promise<void> {
    this.chosen = tab;
    await tick();
    document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  }
}

export const tabs = new Tabs();
