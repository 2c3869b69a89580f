/** Whether a key press can be a shortcut of the page: without modifiers, and outside of fields and dialogs. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog");
}
