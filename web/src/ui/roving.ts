/** One stop of the Tab key for a group; the arrow keys go to the nearest in their direction. */
import type { Action } from "svelte/action";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Members are the elements with `data-rove`. Those with `data-rove="first"` are preferred as the stop. */
export const roving: Action<HTMLElement, unknown> = (group) => {
  let current: HTMLElement | null = null;

  const members = () => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

  function settle(): void {
    const all = members();
    if (!current || !all.includes(current)) {
      current = all.find(({ dataset }) => dataset["rove"] === "first") ?? all[0] ?? null;
    }
    for (const member of all) {
      const wanted = member === current ? 0 : -1;
      if (member.getAttribute("tabindex") !== String(wanted)) member.tabIndex = wanted; // costs a layout
    }
  }

  function move(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = members();
    let to: HTMLElement | undefined;
    if (event.key === "Home") to = all[0];
    else if (event.key === "End") to = all.at(-1);
    else if (DIRECTIONS[event.key]) to = nearest(from, all, DIRECTIONS[event.key]!);
    else return;
    event.preventDefault();
    to?.focus();
  }

  function focused(event: FocusEvent): void {
    const member = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (!member) return;
    current = member;
    settle();
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-rove"],
  });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", focused);
  settle();
  return {
    update: settle,
    destroy: () => {
      observer.disconnect();
      group.removeEventListener("keydown", move);
      group.removeEventListener("focusin", focused);
    },
  };
};

/** The member whose center lies in a direction, near, and as little as possible to the side. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const start = center(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const member of all) {
    if (member === from) continue;
    const { x, y } = center(member);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (along < 2) continue;
    const distance = along + aside; // the next row of a pyramid is nearer than the one after it, straight above
    if (distance < least) [best, least] = [member, distance];
  }
  return best;
}

function center(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
