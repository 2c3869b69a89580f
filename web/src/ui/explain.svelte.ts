/** Every tile, god, token and symbol explains itself: on hover, on focus by keyboard, or on a long press. */
import type { Action } from "svelte/action";
import type { Color, God, Level, Region } from "../api/types";

export type Subject =
  | {
      kind: "region";
      region: Region;
      cancelled?: boolean;
      unfulfilled?: boolean;
      free?: Color[];
      notes?: () => string[];
    }
  | { kind: "wilderness"; region: Region }
  | { kind: "god"; god: God; cancelled?: boolean }
  | { kind: "temple-token"; cp: number }
  | { kind: "reduction"; color: Color }
  | { kind: "pile"; level: number; count: number }
  | { kind: "worshipers"; color: Color; count: number }
  | { kind: "character"; name: string; level: Level }
  | { kind: "text"; title: string; text: string };

const HOVER_MS = 350;
const PRESS_MS = 450;

class Explanations {
  subject = $state.raw<Subject | null>(null);
  target = $state.raw<HTMLElement | null>(null);
  /** Parts of the page with a place of their own for explanations: no card covers them. */
  inspected = $state.raw<HTMLElement | null>(null);

  get isInspected(): boolean {
    return Boolean(this.target && this.inspected?.contains(this.target));
  }

  open(target: HTMLElement, subject: Subject): void {
    this.target = target;
    this.subject = subject;
  }

  /** Not at once: what loses the focus because it goes away does so while the page is being drawn. */
  close(target?: HTMLElement): void {
    queueMicrotask(() => {
      if (target && target !== this.target) return;
      this.target = this.subject = null;
    });
  }
}

export const explanations = new Explanations();

/** Whether keys were used last: only then the focus shows what somebody looks at. */
let byKey = false;
addEventListener("keydown", () => (byKey = true), { capture: true });
addEventListener("pointerdown", () => (byKey = false), { capture: true });

/** Things with `data-tap` do nothing else: a click explains them too. */
export const explain: Action<HTMLElement, Subject | null> = (element, subject) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const after = (delay: number) => {
    clearTimeout(timer);
    if (subject) timer = setTimeout(() => subject && explanations.open(element, subject), delay);
  };
  const leave = () => {
    clearTimeout(timer);
    explanations.close(element);
  };
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && after(HOVER_MS);
  const down = (event: PointerEvent) => {
    pressed = false;
    if (event.pointerType === "mouse") return leave();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!subject) return;
      pressed = true;
      explanations.open(element, subject);
    }, PRESS_MS);
  };
  const up = (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(timer);
  /** What was pressed to be explained is not chosen. */
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const tap = () => subject && element.dataset["tap"] !== undefined && explanations.open(element, subject);
  const focus = () => byKey && element.matches(":focus-visible") && after(HOVER_MS);
  const menu = (event: Event) => pressed && event.preventDefault();

  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", leave);
  element.addEventListener("click", click, { capture: true });
  element.addEventListener("click", tap);
  element.addEventListener("focus", focus);
  element.addEventListener("blur", leave);
  element.addEventListener("contextmenu", menu);
  return {
    update: (next) => {
      subject = next;
    },
    destroy: leave,
  };
};
