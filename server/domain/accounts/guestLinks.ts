import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import { countAttempt, counted, refuseWhileWaiting } from './attempts';

/** Runs what a guest asks for with a link; an address that tries many wrong ones has to wait. */
export async function countingWrongLinks<R>(
  { store, clock }: { store: Store; clock: Clock },
  address: string,
  work: () => Promise<R>,
): Promise<R> {
  const links = counted.byAddress('link', address);
  await store.read((tx) => refuseWhileWaiting(tx, clock.now(), links));
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') {
      await store.write((tx) => countAttempt(tx, clock.now(), links));
    }
    throw error;
  }
}
