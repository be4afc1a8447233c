import { createPersistoid, getStoredState, purgeStoredState } from 'redux-persist';
import { KEPT_VERSION } from './persistedState';

/** The browser's storage may be blocked or full; then nothing is kept, and nothing breaks. */
const storage = {
  getItem: (key: string) => attempt(() => window.localStorage.getItem(key)),
  setItem: (key: string, value: string) =>
    attempt(() => window.localStorage.setItem(key, value)).then(() => undefined),
  removeItem: (key: string) =>
    attempt(() => window.localStorage.removeItem(key)).then(() => undefined),
};

function attempt<T>(access: () => T): Promise<T | null> {
  try {
    return Promise.resolve(access());
  } catch {
    return Promise.resolve(null);
  }
}

const configFor = (userId: string) => ({
  key: userId,
  keyPrefix: 'value-drivers/',
  version: KEPT_VERSION,
  storage,
});

/** What an earlier visit of this person kept; empty for nothing, broken or newer than we know. */
export async function readKept(userId: string): Promise<Record<string, unknown>> {
  try {
    const stored: unknown = await getStoredState(configFor(userId));
    if (typeof stored !== 'object' || stored === null) return {};
    const { _persist: mark, ...kept } = stored as Record<string, unknown>;
    const version = (mark as { version?: unknown } | null | undefined)?.version;
    return typeof version === 'number' && version <= KEPT_VERSION ? kept : {};
  } catch {
    return {};
  }
}

export interface Keeper {
  keep: (kept: Record<string, unknown>) => void;
  /** Writes at once what is still waiting to be written. */
  flush: () => void;
  forget: () => Promise<void>;
}

/** Writes what is kept for one person. */
export function makeKeeper(userId: string): Keeper {
  const config = configFor(userId);
  const persistoid = createPersistoid(config);
  const mark = { version: KEPT_VERSION, rehydrated: true };
  return {
    keep: (kept) => persistoid.update({ ...kept, _persist: mark }),
    flush: () => void persistoid.flush(),
    forget: async () => {
      await persistoid.flush();
      await purgeStoredState(config);
    },
  };
}
