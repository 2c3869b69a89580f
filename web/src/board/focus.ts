/** Go to the stop of a part of the table that is on the screen, by its `data-region`. */
export function focusRegion(name: string): void {
  for (const region of document.querySelectorAll(`[data-region="${name}"]`)) {
    const stop =
      region.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ??
      region.querySelector<HTMLElement>("button");
    if (stop?.checkVisibility()) return stop.focus();
  }
}
