import { ConstraintViolated, type Store, type WriteTransaction } from '@server/store/Store';

const MAX_ATTEMPTS = 5;

/**
 * Runs a write transaction, and repeats it if a concurrent one has inserted the same row. The repeated run
 * finds that row.
 */
export async function writeWithRetries<R>(
  store: Store,
  work: (tx: WriteTransaction) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.write(work);
    } catch (error) {
      if (!(error instanceof ConstraintViolated) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
