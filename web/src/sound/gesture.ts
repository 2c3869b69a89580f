/** Whether somebody has touched the page: before, browsers allow neither sounds nor vibrations, and complain. */

let acted = false;

export function hasActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? acted;
}

if (typeof window !== "undefined" && !navigator.userActivation) {
  for (const event of ["pointerup", "keydown"] as const)
    addEventListener(event, () => (acted = true), { capture: true, once: true });
}
