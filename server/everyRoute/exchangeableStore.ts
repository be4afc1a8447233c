import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { Store } from '@server/store/Store';

/** A store that uses another one, which `use` exchanges, so that one server serves the stores of all tests. */
export function exchangeableStore() {
  let used: Store = createMemoryStore();
  const store: Store = {
    read: (work) => used.read(work),
    followReferences: (...chain) => used.followReferences(...chain),
    write: (work) => used.write(work),
    ping: () => used.ping(),
    close: () => used.close(),
  };
  return {
    store,
    use(next: Store) {
      used = next;
    },
  };
}

/** The data that a refused call must not change. */
export const contentOf = (store: Store) =>
  store.read(async (tx) => [
    await tx.find('companies'),
    await tx.find('workspaces'),
    await tx.find('users'),
    await tx.find('answers'),
    await tx.find('error_reports'),
    await tx.find('evidence'),
    await tx.find('comments'),
    await tx.find('requests'),
  ]);
