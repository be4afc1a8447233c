import { createHash } from 'node:crypto';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { AttemptRow } from '@server/store/tables';
import { tooManyAttempts } from '../errors';

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
const REPORTS = upTo(60, HOUR_MS);

/** Something that is counted. */
export interface Counted {
  id: string;
  limit: Limit;
}

export const counted = {
  wrongPassword: (email: string): Counted => ({
    id: `login:${hashed(email)}`,
    limit: WRONG_PASSWORDS,
  }),
  /** Refused sign-ins, mails asked for, unknown links, each by the address that it comes from. */
  byAddress: (call: keyof typeof BY_ADDRESS, address: string): Counted => ({
    id: `address:${call}:${hashed(networkOf(address))}`,
    limit: BY_ADDRESS[call],
  }),
  resetMail: (userId: string): Counted => ({ id: `reset:${userId}`, limit: RESET_MAILS }),
  report: (userId: string): Counted => ({ id: `report:${userId}`, limit: REPORTS }),
};

/** TOO_MANY_ATTEMPTS while one of these is to wait. */
export async function refuseWhileWaiting(tx: ReadTransaction, now: Date, ...all: Counted[]) {
  for (const { id } of all) {
    const row = await tx.get('attempts', id);
    const wait = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
    if (wait > 0) throw tooManyAttempts(wait);
  }
}

/** Counts an attempt; the ones after it may have to wait. */
export async function countAttempt(tx: WriteTransaction, now: Date, { id, limit }: Counted) {
  const row = await tx.getForUpdate('attempts', id);
  const isFresh = row === undefined || isForgotten(row, now);
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

export async function forgetAttempts(tx: WriteTransaction, { id }: Counted): Promise<void> {
  await tx.remove('attempts', { id });
}

export function isForgotten({ blocked_until, expires_at }: AttemptRow, now: Date): boolean {
  const until = Math.max(Date.parse(expires_at), Date.parse(blocked_until ?? expires_at));
  return until <= now.getTime();
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Who tried is of no interest, only that it is the same again. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** An IPv6 address stands for its network: one person has all of it to choose from. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
