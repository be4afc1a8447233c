import { ConstraintViolated, type Store } from './Store';

/**
 * Where two write what only one may, as the same address, the store refuses the second. Run once
 * more it sees what the first has written, and the use case says it in its own words.
 */
export function withRetry(store: Store): Store {
  return {
    read: (work) => store.read(work),
    follow: (...trail) => store.follow(...trail),
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
