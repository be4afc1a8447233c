import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';
import { LONGEST_WAIT_MS } from '@server/domain/signIn/attempts';
import { DEVICE_LIFE_MS } from '@server/domain/signIn/devices';
import type { Clock } from '@server/domain/clock';
import { purgeDeleted } from './purge';
import { REPORTS_KEPT_MS } from '@server/domain/reportError/reportError';
import { SAVES_KEPT_MS } from '@server/domain/saveAnswer/appliedSaves';
import type { SessionLimits } from '@server/domain/signIn/sessions';

type SweptTable = {
  [T in TableName]: {
    table: T;
    /** Holds a time; the store needs an index on it. */
    column: keyof Tables[T];
    /** A row is removed this long after the time in its column. */
    keptMs(limits: SessionLimits): number;
  };
}[TableName];

/** The tables whose rows are of no use after some time. */
const SWEPT_TABLES: readonly SweptTable[] = [
  { table: 'sessions', column: 'last_seen_at', keptMs: ({ idleMs }) => idleMs },
  { table: 'sessions', column: 'created_at', keptMs: ({ absoluteMs }) => absoluteMs },
  { table: 'applied_saves', column: 'applied_at', keptMs: () => SAVES_KEPT_MS },
  { table: 'tokens', column: 'expires_at', keptMs: () => 0 },
  { table: 'email_changes', column: 'expires_at', keptMs: () => 0 },
  { table: 'devices', column: 'last_seen_at', keptMs: () => DEVICE_LIFE_MS },
  // A delay may end after the count that caused it.
  { table: 'attempts', column: 'expires_at', keptMs: () => LONGEST_WAIT_MS },
  { table: 'screenshots', column: 'created_at', keptMs: () => REPORTS_KEPT_MS },
  { table: 'error_reports', column: 'created_at', keptMs: () => REPORTS_KEPT_MS },
];

/** SQLite runs in the event loop: a batch has to end within milliseconds. */
const BATCH_ROWS = 100;
const BETWEEN_BATCHES_MS = 5;

interface SweepDeps {
  store: Store;
  clock: Clock;
  sessionLimits: SessionLimits;
  /** Ends the sweep after the present batch; the next sweep goes on. */
  signal?: AbortSignal;
  onRemoved?: (table: TableName, rows: number) => void;
}

/**
 * Removes rows that have outlived their use, and what was deleted 14 days ago. It can be repeated,
 * interrupted, and run on several servers at once.
 */
export async function sweep({ signal, onRemoved, ...deps }: SweepDeps): Promise<void> {
  const { store, clock, sessionLimits } = deps;
  const now = clock.now().getTime();
  for (const { table, column, keptMs } of SWEPT_TABLES) {
    const until = new Date(now - keptMs(sessionLimits)).toISOString();
    let removed = BATCH_ROWS;
    while (removed === BATCH_ROWS) {
      if (signal?.aborted) return;
      removed = await store.write((tx) => tx.removeUntil(table, column, until, BATCH_ROWS));
      onRemoved?.(table, removed);
      await pause(BETWEEN_BATCHES_MS);
    }
  }
  await purgeDeleted({ store, clock });
}
