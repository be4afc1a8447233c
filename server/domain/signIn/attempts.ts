import { createHash } from 'node:crypto';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { AttemptRow } from '@server/store/tables';
import { CLOCK_SKEW_MS } from '@server/domain/clock';
import { tooManyAttempts } from '@server/domain/errors';
import { networkOf } from './network';

interface Limit {
  /** The count is reset this long after the first attempt. */
  resetAfterMs: number;
  /** Milliseconds for which further attempts are refused after `count` attempts; 0 to refuse none. */
  delayAfter(count: number): number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest delay that any limit gives. */
export const LONGEST_DELAY_MS = HOUR_MS;
const LONGEST_COUNT_MS = 24 * HOUR_MS;

const atMost = (max: number, resetAfterMs: number): Limit => ({
  resetAfterMs,
  delayAfter: (count) => (count >= max ? resetAfterMs : 0),
});

const FREE_ATTEMPTS = 5;

/** From the fifth wrong password on there is a delay of 10 s, which doubles up to 15 minutes. */
const WRONG_PASSWORDS: Limit = {
  resetAfterMs: 24 * HOUR_MS,
  delayAfter: (count) =>
    count < FREE_ATTEMPTS
      ? 0
      : Math.min(2 ** (count - FREE_ATTEMPTS) * 10 * SECOND_MS, 15 * MINUTE_MS),
};

/** These limits are high, because a whole office may share one address. */
const BY_ADDRESS = {
  login: atMost(100, 10 * MINUTE_MS),
  forgot: atMost(30, 10 * MINUTE_MS),
  link: atMost(60, 10 * MINUTE_MS),
  challenge: atMost(300, 10 * MINUTE_MS),
};

const RESET_MAILS = atMost(5, HOUR_MS);
const EMAIL_CHANGES = atMost(5, HOUR_MS);
const REPORTS = atMost(60, HOUR_MS);
const API_REQUESTS = atMost(120, MINUTE_MS);
const DATA_EXPORTS = atMost(5, HOUR_MS);
const DOWNLOADS = atMost(300, HOUR_MS);
const UPLOADS = atMost(20, 10 * MINUTE_MS);

/** A stored count of attempts, with its limit. */
export interface AttemptCounter {
  id: string;
  limit: Limit;
}

export const attemptCounters = {
  /** Sign-ins to an account from all devices that it does not know. */
  wrongPassword: (email: string): AttemptCounter => ({
    id: `login:${hashed(email)}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Sign-ins from one device that the account knows. */
  onDevice: (deviceId: string): AttemptCounter => ({
    id: `device:${deviceId}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Wrong current passwords in My account. */
  inSession: (token: string): AttemptCounter => ({
    id: `session:${hashed(token)}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Wrong second factors of a person from all devices that the account does not know. */
  secondFactor: (userId: string): AttemptCounter => ({
    id: `factor:${userId}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Wrong second factors from one device that the account knows, so that a stranger cannot block it. */
  secondFactorOnDevice: (deviceId: string): AttemptCounter => ({
    id: `factor-device:${deviceId}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Wrong proofs in a session. */
  proofInSession: (token: string): AttemptCounter => ({
    id: `proof:${hashed(token)}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Failed sign-ins, requested mails and invalid links, by the network of the caller. */
  byAddress: (call: keyof typeof BY_ADDRESS, address: string): AttemptCounter => ({
    id: `address:${call}:${hashed(networkOf(address))}`,
    limit: BY_ADDRESS[call],
  }),
  /** By email address, so that unknown addresses are counted in the same way. */
  resetMail: (email: string): AttemptCounter => ({
    id: `reset:${hashed(email)}`,
    limit: RESET_MAILS,
  }),
  /** Mails to a new address, which may belong to someone else. */
  emailChange: (userId: string): AttemptCounter => ({
    id: `email:${userId}`,
    limit: EMAIL_CHANGES,
  }),
  report: (userId: string): AttemptCounter => ({ id: `report:${userId}`, limit: REPORTS }),
  /** Requests with an API token. */
  apiToken: (tokenId: string): AttemptCounter => ({ id: `api:${tokenId}`, limit: API_REQUESTS }),
  /** Downloads of one's own data. */
  dataExport: (userId: string): AttemptCounter => ({ id: `export:${userId}`, limit: DATA_EXPORTS }),
  download: (userId: string): AttemptCounter => ({ id: `download:${userId}`, limit: DOWNLOADS }),
  /** Images to be decoded. */
  upload: (userId: string): AttemptCounter => ({ id: `upload:${userId}`, limit: UPLOADS }),
};

/** TOO_MANY_ATTEMPTS while one of the counters is blocked. */
export async function refuseWhileBlocked(
  tx: ReadTransaction,
  now: Date,
  ...counters: AttemptCounter[]
) {
  for (const { id } of counters) {
    const row = await tx.get('attempts', id);
    const wait = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
    if (wait > 0 && !(row && isFromFuture(row, now))) throw tooManyAttempts(wait);
  }
}

/** A counter after an attempt. */
export interface CountedAttempt {
  /** The attempts so far. */
  count: number;
  /** Whether this attempt was the first one that causes a delay. */
  locks: boolean;
}

/** Counts an attempt, after which the counter may be blocked. */
export async function countAttempt(
  tx: WriteTransaction,
  now: Date,
  { id, limit }: AttemptCounter,
): Promise<CountedAttempt> {
  const row = await tx.getForUpdate('attempts', id);
  const isFresh = row === undefined || isExpired(row, now) || isFromFuture(row, now);
  const count = isFresh ? 1 : row.count + 1;
  const wait = limit.delayAfter(count);
  const changes = {
    count,
    blocked_until: wait > 0 ? later(now, wait) : null,
    expires_at: isFresh ? later(now, limit.resetAfterMs) : row.expires_at,
  };
  if (row) await tx.update('attempts', id, changes);
  else await tx.insert('attempts', { id, ...changes });
  return { count, locks: wait > 0 && limit.delayAfter(count - 1) === 0 };
}

/**
 * Counts an attempt with each counter; TOO_MANY_ATTEMPTS if one of them is blocked. The counters are locked before the
 * check, so that concurrent attempts are checked one after the other. Returns the counts in the same order.
 */
export async function countUnlessBlocked<const Counters extends readonly AttemptCounter[]>(
  tx: WriteTransaction,
  now: Date,
  ...counters: Counters
): Promise<{ [Index in keyof Counters]: CountedAttempt }> {
  for (const { id } of counters) await tx.getForUpdate('attempts', id);
  await refuseWhileBlocked(tx, now, ...counters);
  const counted: CountedAttempt[] = [];
  for (const counter of counters) counted.push(await countAttempt(tx, now, counter));
  return counted as { [Index in keyof Counters]: CountedAttempt };
}

/** Takes back an attempt that was counted in advance and then succeeded. */
export async function takeBackAttempt(
  tx: WriteTransaction,
  { id, limit }: AttemptCounter,
): Promise<void> {
  const row = await tx.getForUpdate('attempts', id);
  if (!row) return;
  const count = Math.max(0, row.count - 1);
  const blocked_until = limit.delayAfter(count) > 0 ? row.blocked_until : null;
  await tx.update('attempts', id, { count, blocked_until });
}

export async function forgetAttempts(tx: WriteTransaction, { id }: AttemptCounter): Promise<void> {
  await tx.remove('attempts', { id });
}

function isExpired({ blocked_until, expires_at }: AttemptRow, now: Date): boolean {
  const until = Math.max(Date.parse(expires_at), Date.parse(blocked_until ?? expires_at));
  return until <= now.getTime();
}

/** Whether a row was written while the clock was ahead: its delays would last too long. */
function isFromFuture({ blocked_until, expires_at }: AttemptRow, now: Date): boolean {
  const latest = (longestMs: number) => now.getTime() + longestMs + CLOCK_SKEW_MS;
  return (
    Date.parse(expires_at) > latest(LONGEST_COUNT_MS) ||
    (blocked_until !== null && Date.parse(blocked_until) > latest(LONGEST_DELAY_MS))
  );
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Addresses and tokens are stored hashed: counting only needs to recognize them. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
