import type { Draft } from '../draft/Draft';
import type { ModelClock } from './ModelClock';
import type { ModelServer } from './ModelServer';

/** The properties of a tab that its locks depend on. */
interface LockHolder {
  isOpen: boolean;
  isHidden: boolean;
  /** Resolves when the tab is closed. */
  closed: Promise<void>;
}

/** The state that all tabs of one browser share. */
export class ModelBrowser<Tab extends LockHolder = LockHolder> {
  readonly tabs: Tab[] = [];
  storedDrafts: Record<string, Draft> = {};
  online = true;
  /** The deliveries of the next requests, in order. All later requests are delivered normally. */
  deliveries: Delivery[] = [];
  saveCount = 0;
  /** Every value that the person has seen: activity, field and value. */
  readonly seenValues = new Set<string>();
  /** Fields for which a conflict was shown although only this person had changed them. */
  readonly selfConflicts: string[] = [];
  private locks = new Map<string, Promise<void>>();

  constructor(
    readonly clock: ModelClock,
    readonly server: ModelServer,
  ) {}

  withLock = async (tab: LockHolder, key: string, work: () => Promise<void>) => {
    // Browsers may freeze a hidden page before they grant it a lock.
    if (tab.isHidden) return;
    const previous = this.locks.get(key) ?? Promise.resolve();
    // A closed tab releases its lock even if its work has not ended.
    const own = previous.then(() => (tab.isOpen ? Promise.race([work(), tab.closed]) : undefined));
    this.locks.set(key, own);
    await own;
  };
}

/** How the network handles a request. */
export type Delivery = 'delivered' | 'requestLost' | 'responseLost' | 'duplicated' | 'delayed';
