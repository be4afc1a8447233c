import { ConstraintViolated, type Store } from './Store';

/**
 * Repeats a write that violates a constraint once. If two concurrent writes use the same address, the
 * second one fails; its repetition sees the first one's row, and the use case reports the proper error.
 */
export function withRetry(store: Store): Store {
  return {
    read: (work) => store.read(work),
    followReferences: (...chain) => store.followReferences(...chain),
    async write(work) {
      try {
        return await store.write(work);
      } catch (error) {
        if (!(error instanceof ConstraintViolated) || error.constraint === 'value') throw error;
        return store.write(work);
      }
    },
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
