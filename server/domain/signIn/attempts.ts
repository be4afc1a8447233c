import { createHash } from 'node:crypto';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { AttemptRow } from '@server/store/tables';
import { CLOCK_SKEW_MS } from '@server/domain/clock';
import { tooManyAttempts } from '@server/domain/errors';

/** How often something may be tried. */
interface Limit {
  /** The count starts anew so long after the first attempt. */
  forgetAfterMs: number;
  /** For how long all is refused after so many attempts; 0 for not at all. */
  waitAfter(count: number): number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest delay that any limit gives. */
export const LONGEST_WAIT_MS = HOUR_MS;
const LONGEST_COUNT_MS = 24 * HOUR_MS;

const upTo = (max: number, forgetAfterMs: number): Limit => ({
  forgetAfterMs,
  waitAfter: (count) => (count >= max ? forgetAfterMs : 0),
});

const FREE_PASSWORDS = 5;

/** Wrong passwords of one account: from the fifth on a delay that doubles, up to 15 minutes. */
const WRONG_PASSWORDS: Limit = {
  forgetAfterMs: 24 * HOUR_MS,
  waitAfter: (count) =>
    count < FREE_PASSWORDS
      ? 0
      : Math.min(2 ** (count - FREE_PASSWORDS) * 10 * SECOND_MS, 15 * MINUTE_MS),
};

/** Generous, for a whole office may share one address. */
const BY_ADDRESS = {
  login: upTo(100, 10 * MINUTE_MS),
  forgot: upTo(30, 10 * MINUTE_MS),
  link: upTo(60, 10 * MINUTE_MS),
};

const RESET_MAILS = upTo(5, HOUR_MS);
const EMAIL_CHANGES = upTo(5, HOUR_MS);
const REPORTS = upTo(60, HOUR_MS);
const UPLOADS = upTo(20, 10 * MINUTE_MS);

/** Something that is counted. */
export interface Counted {
  id: string;
  limit: Limit;
}

export const counted = {
  /** Sign-ins from all devices that the account does not know: they share one count. */
  wrongPassword: (email: string): Counted => ({
    id: `login:${hashed(email)}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Sign-ins from a device that the account knows; nobody else adds to its count. */
  onDevice: (deviceId: string): Counted => ({ id: `device:${deviceId}`, limit: WRONG_PASSWORDS }),
  /** Wrong present passwords in My account. */
  inSession: (token: string): Counted => ({
    id: `session:${hashed(token)}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Failed sign-ins, requested mails and unknown links, each by the address of the caller. */
  byAddress: (call: keyof typeof BY_ADDRESS, address: string): Counted => ({
    id: `address:${call}:${hashed(networkOf(address))}`,
    limit: BY_ADDRESS[call],
  }),
  /** By address and not by person, so that unknown ones are counted alike. */
  resetMail: (email: string): Counted => ({ id: `reset:${hashed(email)}`, limit: RESET_MAILS }),
  /** Mails to a new address that a person gave, and that may belong to someone else. */
  emailChange: (userId: string): Counted => ({ id: `email:${userId}`, limit: EMAIL_CHANGES }),
  report: (userId: string): Counted => ({ id: `report:${userId}`, limit: REPORTS }),
  /** Images sent to be decoded. */
  upload: (userId: string): Counted => ({ id: `upload:${userId}`, limit: UPLOADS }),
};

/** TOO_MANY_ATTEMPTS while one of these is to wait. */
export async function refuseWhileWaiting(tx: ReadTransaction, now: Date, ...all: Counted[]) {
  for (const { id } of all) {
    const row = await tx.get('attempts', id);
    const wait = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
    if (wait > 0 && !(row && isFromFuture(row, now))) throw tooManyAttempts(wait);
  }
}

/** Counts an attempt; the ones after it may have to wait. */
export async function countAttempt(tx: WriteTransaction, now: Date, { id, limit }: Counted) {
  const row = await tx.getForUpdate('attempts', id);
  const isFresh = row === undefined || isForgotten(row, now) || isFromFuture(row, now);
  const count = isFresh ? 1 : row.count + 1;
  const wait = limit.waitAfter(count);
  const changes = {
    count,
    blocked_until: wait > 0 ? later(now, wait) : null,
    expires_at: isFresh ? later(now, limit.forgetAfterMs) : row.expires_at,
  };
  if (row) await tx.update('attempts', id, changes);
  else await tx.insert('attempts', { id, ...changes });
}

/**
 * Counts an attempt, unless it has to wait: then TOO_MANY_ATTEMPTS. The count is held from before the
 * check, so that attempts in parallel do not all pass it.
 */
export async function countUnlessWaiting(tx: WriteTransaction, now: Date, one: Counted) {
  await tx.getForUpdate('attempts', one.id);
  await refuseWhileWaiting(tx, now, one);
  await countAttempt(tx, now, one);
}

/** Takes back one attempt, which was counted before its outcome was known and then succeeded. */
export async function uncountAttempt(tx: WriteTransaction, { id, limit }: Counted): Promise<void> {
  const row = await tx.getForUpdate('attempts', id);
  if (!row) return;
  const count = Math.max(0, row.count - 1);
  const blocked_until = limit.waitAfter(count) > 0 ? row.blocked_until : null;
  await tx.update('attempts', id, { count, blocked_until });
}

export async function forgetAttempts(tx: WriteTransaction, { id }: Counted): Promise<void> {
  await tx.remove('attempts', { id });
}

function isForgotten({ blocked_until, expires_at }: AttemptRow, now: Date): boolean {
  const until = Math.max(Date.parse(expires_at), Date.parse(blocked_until ?? expires_at));
  return until <= now.getTime();
}

/** Whether a row was written under a clock that was far ahead: its times would hold for too long. */
function isFromFuture({ blocked_until, expires_at }: AttemptRow, now: Date): boolean {
  const latest = (longestMs: number) => now.getTime() + longestMs + CLOCK_SKEW_MS;
  return (
    Date.parse(expires_at) > latest(LONGEST_COUNT_MS) ||
    (blocked_until !== null && Date.parse(blocked_until) > latest(LONGEST_WAIT_MS))
  );
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Who tried is of no interest, only that it is the same again. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The network of an address: the /64 of IPv6, because one subscriber can use all of it, and the whole
 * address of IPv4, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const start = groupsOf(head);
  const end = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => 0);
  const groups = [...start, ...zeros, ...end];
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

const groupsOf = (text: string) =>
  text
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16) || 0);
