import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';
import { LONGEST_DELAY_MS } from '@server/domain/signIn/attempts';
import { DEVICE_RETENTION_MS } from '@server/domain/signIn/devices';
import type { Clock } from '@server/domain/clock';
import { purgeDeleted } from './purge';
import { REPORT_RETENTION_MS } from '@server/domain/reportError/reportError';
import { SAVE_RETENTION_MS } from '@server/domain/saveAnswer/appliedSaves';
import type { SessionLimits } from '@server/domain/signIn/sessions';

type SweptTable = {
  [T in TableName]: {
    table: T;
    /** A column with a time. It must be indexed. */
    column: keyof Tables[T];
    /** Milliseconds after that time until the row is removed. */
    keptMs(limits: SessionLimits): number;
  };
}[TableName];

/** Tables whose rows are removed after some time. */
const SWEPT_TABLES: readonly SweptTable[] = [
  { table: 'sessions', column: 'last_seen_at', keptMs: ({ idleMs }) => idleMs },
  { table: 'sessions', column: 'created_at', keptMs: ({ absoluteMs }) => absoluteMs },
  { table: 'applied_saves', column: 'applied_at', keptMs: () => SAVE_RETENTION_MS },
  { table: 'tokens', column: 'expires_at', keptMs: () => 0 },
  { table: 'email_changes', column: 'expires_at', keptMs: () => 0 },
  { table: 'devices', column: 'last_seen_at', keptMs: () => DEVICE_RETENTION_MS },
  // The delay after too many attempts may end later than the count expires.
  { table: 'attempts', column: 'expires_at', keptMs: () => LONGEST_DELAY_MS },
  { table: 'screenshots', column: 'created_at', keptMs: () => REPORT_RETENTION_MS },
  { table: 'error_reports', column: 'created_at', keptMs: () => REPORT_RETENTION_MS },
];

/** SQLite blocks the event loop, so a batch must take only a few milliseconds. */
const BATCH_ROWS = 100;
const BETWEEN_BATCHES_MS = 5;

interface SweepDeps {
  store: Store;
  clock: Clock;
  sessionLimits: SessionLimits;
  /** Stops the sweep after the current batch. The next sweep continues. */
  signal?: AbortSignal;
  onRemoved?: (table: TableName, rows: number) => void;
}

/**
 * Removes expired rows, and companies and workspaces that were deleted 14 days ago. It is safe to repeat
 * or interrupt this, and to run it on several servers at the same time.
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
