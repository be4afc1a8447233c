/**
 * The browser's localStorage. Browsers may block it and it may be full, so nothing here throws:
 * reading then returns null, and writing and removing return false.
 */
export const deviceStorage = {
  read: (key: string): string | null => attempt(() => window.localStorage.getItem(key), null),

  write: (key: string, value: string): boolean =>
    attempt(() => {
      window.localStorage.setItem(key, value);
      return true;
    }, false),

  remove: (key: string): boolean =>
    attempt(() => {
      window.localStorage.removeItem(key);
      return true;
    }, false),
};

/** Reads a JSON value; null if there is none or if it cannot be parsed. */
export function readStoredJson(key: string): unknown {
  const text = deviceStorage.read(key);
  return text === null ? null : attempt(() => JSON.parse(text) as unknown, null);
}

function attempt<T>(access: () => T, failed: T): T {
  try {
    return access();
  } catch {
    return failed;
  }
}
