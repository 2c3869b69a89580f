/** Where a browser forbids storing anything, as when all cookies are blocked, the page remembers until it is closed. */

export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Reading the property throws there. */
function isForbidden(name: "localStorage" | "sessionStorage"): boolean {
  try {
    return !window[name];
  } catch {
    return true;
  }
}

for (const name of ["localStorage", "sessionStorage"] as const)
  if (isForbidden(name)) Object.defineProperty(window, name, { value: memoryStorage() });
