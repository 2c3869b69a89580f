/** Storing what the page can do without. */

/** Store something in this browser, unless its storage is full or turned off. */
export function storeSafely(key: string, value: string, store?: Pick<Storage, "setItem">): void {
  try {
    (store ?? localStorage).setItem(key, value);
  } catch {
    // Then it is forgotten when the page is closed.
  }
}
