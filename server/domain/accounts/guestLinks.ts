import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { countAttempt, counted, refuseWhileWaiting } from '../signIn/attempts';

/**
 * Runs what a guest does with a mailed link. An address that tries many wrong links has to wait; a
 * valid link works from any address, whatever others have tried from there.
 */
export async function countingWrongLinks<R>(
  { store, clock }: { store: Store; clock: Clock },
  address: string,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') {
      const links = counted.byAddress('link', address);
      await store.write(async (tx) => {
        await refuseWhileWaiting(tx, clock.now(), links);
        await countAttempt(tx, clock.now(), links);
      });
    }
    throw error;
  }
}
