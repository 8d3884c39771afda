/**
 * Small choices kept in the browser. Storage may be refused (private windows, full disk): a choice then lasts as long
 * as the page.
 */
const memory = new Map<string, string>();

export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writePreference(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory above.
  }
}

export function removePreference(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
