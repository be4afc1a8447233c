import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { attemptCounters, countUnlessBlocked } from '../signIn/attempts';

/**
 * Runs work that uses a mailed link. TOO_MANY_ATTEMPTS after too many invalid links from one network
 * address. A valid link is never refused, whatever others have tried from the same address.
 */
export async function limitingWrongLinks<R>(
  { store, clock }: { store: Store; clock: Clock },
  address: string,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') {
      const counter = attemptCounters.byAddress('link', address);
      await store.write((tx) => countUnlessBlocked(tx, clock.now(), counter));
    }
    throw error;
  }
}
