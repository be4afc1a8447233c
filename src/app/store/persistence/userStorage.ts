import { createPersistoid, getStoredState, purgeStoredState } from 'redux-persist';
import { deviceStorage } from '@/shared/lib/deviceStorage';
import { PERSISTED_VERSION, type PersistedState } from './persistedState';

/** redux-persist expects promises. */
const storage = {
  getItem: async (key: string) => deviceStorage.read(key),
  setItem: async (key: string, value: string) => deviceStorage.write(key, value),
  removeItem: async (key: string) => void deviceStorage.remove(key),
};

const configFor = (userId: string) => ({
  key: userId,
  keyPrefix: 'value-drivers/',
  version: PERSISTED_VERSION,
  storage,
});

/** Reads a user's persisted state; empty if there is none, or if it is invalid or of a newer version. */
export async function readPersisted(userId: string): Promise<PersistedState> {
  try {
    const stored: unknown = await getStoredState(configFor(userId));
    if (typeof stored !== 'object' || stored === null) return {};
    const { _persist: mark, ...persisted } = stored as Record<string, unknown>;
    const version = (mark as { version?: unknown } | null | undefined)?.version;
    return typeof version === 'number' && version <= PERSISTED_VERSION ? persisted : {};
  } catch {
    return {};
  }
}

export interface UserStorage {
  /** Writes the changed slices soon, one at a time. */
  write: (persisted: PersistedState) => void;
  /** Writes without delay what is still waiting to be written. */
  flush: () => void;
  /** Removes everything that is stored for the user. */
  remove: () => Promise<void>;
}

export function openUserStorage(userId: string): UserStorage {
  const config = configFor(userId);
  const persistoid = createPersistoid(config);
  const mark = { version: PERSISTED_VERSION, rehydrated: true };
  return {
    write: (persisted) => persistoid.update({ ...persisted, _persist: mark }),
    flush: () => void persistoid.flush(),
    remove: async () => {
      await persistoid.flush();
      await purgeStoredState(config);
    },
  };
}
