import { DAY_MS } from '@contract/days';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';
import { API_TOKEN_RETENTION_MS } from '@server/domain/apiTokens/apiTokens';
import { LONGEST_DELAY_MS } from '@server/domain/signIn/attemptLimits';
import { DEVICE_RETENTION_MS } from '@server/domain/signIn/devices';
import type { Clock } from '@server/domain/clock';
import { DIGEST_RETENTION_MS } from '@server/domain/digest/unsubscribe';
import { ERASED_ADDRESS_RETENTION_MS } from '@server/domain/mail/forgetMails';
import { purgeDeleted } from './purge';
import { cleanEvidence } from './removedEvidence';
import { SAVE_RETENTION_MS } from '@server/domain/saveAnswer/appliedSaves';
import type { SessionLimits } from '@server/domain/signIn/sessions';

type CleanedTable = {
  [T in TableName]: {
    table: T;
    /** A column with a time. It must be indexed. */
    column: keyof Tables[T];
    /** A row is removed this many milliseconds after the time in its column. */
    retentionMs(limits: RetentionLimits): number;
  };
}[TableName];

/** The settings on which retention depends. */
interface RetentionLimits extends SessionLimits {
  eventsMs: number;
  reportsMs: number;
}

/** Tables whose rows are removed after some time. */
const CLEANED_TABLES: readonly CleanedTable[] = [
  { table: 'sessions', column: 'last_seen_at', retentionMs: ({ idleMs }) => idleMs },
  { table: 'sessions', column: 'created_at', retentionMs: ({ absoluteMs }) => absoluteMs },
  { table: 'applied_saves', column: 'applied_at', retentionMs: () => SAVE_RETENTION_MS },
  { table: 'tokens', column: 'expires_at', retentionMs: () => 0 },
  { table: 'api_tokens', column: 'expires_at', retentionMs: () => API_TOKEN_RETENTION_MS },
  { table: 'email_changes', column: 'expires_at', retentionMs: () => 0 },
  { table: 'challenges', column: 'expires_at', retentionMs: () => 0 },
  { table: 'pending_sign_ins', column: 'expires_at', retentionMs: () => 0 },
  { table: 'devices', column: 'last_seen_at', retentionMs: () => DEVICE_RETENTION_MS },
  // The delay after too many attempts may end later than the count expires.
  { table: 'attempts', column: 'expires_at', retentionMs: () => LONGEST_DELAY_MS },
  {
    table: 'erased_addresses',
    column: 'erased_at',
    retentionMs: () => ERASED_ADDRESS_RETENTION_MS,
  },
  { table: 'digests', column: 'sent_at', retentionMs: () => DIGEST_RETENTION_MS },
  { table: 'notices', column: 'created_at', retentionMs: () => NOTICE_RETENTION_MS },
  { table: 'events', column: 'at', retentionMs: ({ eventsMs }) => eventsMs },
  { table: 'screenshots', column: 'created_at', retentionMs: ({ reportsMs }) => reportsMs },
  { table: 'error_reports', column: 'created_at', retentionMs: ({ reportsMs }) => reportsMs },
];

/** For how long a notice is kept, read or not. */
const NOTICE_RETENTION_MS = 180 * 24 * 60 * 60 * 1000;

/** SQLite blocks the event loop, so a batch must take only a few milliseconds. */
const BATCH_ROWS = 100;
const BETWEEN_BATCHES_MS = 5;

/** For how long after an erasure the hourly clean-up rewrites the files again. */
const SCRUBBED_AGAIN_MS = 2 * 60 * 60 * 1000;
/** After how many days an event of the activity log is removed, unless configured otherwise. */
export const DEFAULT_EVENTS_DAYS = 730;
/** The same for an error report and its screenshot. */
export const DEFAULT_REPORTS_DAYS = 90;

interface SweepDeps {
  store: Store;
  clock: Clock;
  sessionLimits: SessionLimits;
  /** After how many days an event of the activity log is removed; 730 by default. */
  eventsDays?: number;
  /** The same for error reports and their screenshots; 90 by default. */
  reportsDays?: number;
  /** Stops the sweep after the current batch. The next sweep continues. */
  signal?: AbortSignal;
  onRemoved?: (table: TableName, rows: number) => void;
}

/**
 * Removes expired rows, and deleted companies and workspaces that can no longer be restored. It is safe to repeat
 * or interrupt this, and to run it on several servers at the same time.
 */
export async function sweep({ signal, onRemoved, ...deps }: SweepDeps): Promise<void> {
  const { store, clock, sessionLimits } = deps;
  const { eventsDays = DEFAULT_EVENTS_DAYS, reportsDays = DEFAULT_REPORTS_DAYS } = deps;
  const retention = { eventsMs: eventsDays * DAY_MS, reportsMs: reportsDays * DAY_MS };
  const limits = { ...sessionLimits, ...retention };
  const now = clock.now().getTime();
  for (const { table, column, retentionMs } of CLEANED_TABLES) {
    const until = new Date(now - retentionMs(limits)).toISOString();
    let removed = BATCH_ROWS;
    while (removed === BATCH_ROWS) {
      if (signal?.aborted) return;
      removed = await store.write((tx) => tx.removeUntil(table, column, until, BATCH_ROWS));
      onRemoved?.(table, removed);
      await pause(BETWEEN_BATCHES_MS);
    }
  }
  await cleanEvidence({ store, clock, signal });
  await purgeDeleted({ store, clock });
  await scrubAgain(store, now);
}

/** After an erasure the files are rewritten more than once, because a backup may have been reading them. */
async function scrubAgain(store: Store, now: number): Promise<void> {
  const erased_at = { notBefore: new Date(now - SCRUBBED_AGAIN_MS).toISOString() };
  const erasures = await store.read((tx) => tx.find('erasures', { erased_at }));
  if (erasures.length > 0) await store.scrub?.();
}
