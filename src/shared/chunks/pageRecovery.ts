import { isChunkError } from './chunkError';

/** Defined by the inline script of `public/index.html`, before any script of the app is loaded. */
interface PageRecovery {
  /**
   * Reloads the page if the server's current version no longer names the file. Returns true if it
   * reloads.
   */
  reloadIfReplaced: (file: string) => Promise<boolean>;
  /** Shows that the page could not be loaded, with a Reload button. */
  fail: () => void;
}

const recovery = () => (window as { pageRecovery?: PageRecovery }).pageRecovery;

/** Saves pending edits; resolves with false if a reload would lose something. */
type Guard = () => Promise<boolean>;
let prepareReload: Guard = () => Promise.resolve(true);

/** Sets the guard that runs before an automatic reload. */
export function setReloadGuard(guard: Guard): void {
  prepareReload = guard;
}

/**
 * The loaded chunk. A tab that was open over a release asks for files that are gone: it reloads, and
 * the promise stays pending until then. Any other failure is passed on.
 */
export async function loadOrReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkError(error) || !navigator.onLine) throw error;
    const canReload = await prepareReload();
    if (canReload && (await recovery()?.reloadIfReplaced(error.request ?? ''))) {
      return new Promise(() => undefined);
    }
    throw error;
  }
}

export const showPageFailure = () => recovery()?.fail();
