import { createHash } from 'node:crypto';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { AttemptRow } from '@server/store/tables';
import { CLOCK_SKEW_MS } from '@server/domain/clock';
import { tooManyAttempts } from '@server/domain/errors';
import {
  LONGEST_DELAY_MS,
  LONGEST_COUNT_MS,
  WRONG_PASSWORDS,
  BY_ADDRESS,
  RESET_MAILS,
  EMAIL_CHANGES,
  LOGOUT_TOKENS,
  REPORTS,
  API_REQUESTS,
  DATA_EXPORTS,
  DOWNLOADS,
  UPLOADS,
  type Limit,
} from './attemptLimits';
import { networkOf } from './network';

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
  /** Failed sign-ins, requested mails, invalid links, and reviews that guests open, by the network of the caller. */
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
  /** Uses of a logout token of a provider, which is valid once and for ten minutes. */
  logoutToken: (issuer: string, tokenId: string): AttemptCounter => ({
    id: `logout:${hashed(JSON.stringify([issuer, tokenId]))}`,
    limit: LOGOUT_TOKENS,
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
