import type { Draft } from '../draft/Draft';
import type { ModelServer } from './server';
import type { Time } from './time';

/** What a lock depends on in the tab that holds it. */
interface LockHolder {
  isOpen: boolean;
  isHidden: boolean;
  /** Resolves when the tab is closed. */
  gone: Promise<void>;
}

/** What all tabs of one browser share. */
export class ModelBrowser<Tab extends LockHolder = LockHolder> {
  readonly tabs: Tab[] = [];
  kept: Record<string, Draft> = {};
  online = true;
  /** What happens to the next requests, in order; then they simply arrive. */
  fates: Fate[] = [];
  saves = 0;
  /** What the person has had before their eyes: activity, field and value. */
  readonly seen = new Set<string>();
  /** Conflicts shown with what only this person had written. */
  readonly withOneself: string[] = [];
  private held = new Map<string, Promise<void>>();

  constructor(
    readonly time: Time,
    readonly server: ModelServer,
  ) {}

  exclusively = async (tab: LockHolder, key: string, work: () => Promise<void>) => {
    // Browsers may freeze a hidden page before they grant it a lock.
    if (tab.isHidden) return;
    const before = this.held.get(key) ?? Promise.resolve();
    // A lock is free once its tab is gone, whatever it was doing.
    const mine = before.then(() => (tab.isOpen ? Promise.race([work(), tab.gone]) : undefined));
    this.held.set(key, mine);
    await mine;
  };
}

/** What a line can do to a request. */
export type Fate = 'arrives' | 'isLost' | 'losesAnswer' | 'arrivesTwice' | 'isLate';
