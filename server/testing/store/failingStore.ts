import { StoreUnavailable, type Store } from '@server/store/Store';

/** A store that can be made unavailable. */
interface FailingStore extends Store {
  failing: boolean;
}

export function createFailingStore(store: Store): FailingStore {
  const failing: FailingStore = {
    failing: false,
    read: (work) => guard(() => store.read(work)),
    followReferences: (...trail) => guard(() => store.followReferences(...trail)),
    write: (work) => guard(() => store.write(work)),
    ping: () => guard(() => store.ping()),
    close: () => store.close(),
  };
  const guard = <R>(call: () => Promise<R>): Promise<R> =>
    failing.failing ? Promise.reject(new StoreUnavailable('gone')) : call();
  return failing;
}
