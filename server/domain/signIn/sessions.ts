import type { UserDto } from '@contract/rest';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { SessionRow } from '@server/store/tables';
import { withMissingFactor } from '@server/domain/secondFactor/requirement';
import type { SecondFactorSettings } from '@server/domain/secondFactor/settings';
import { CLOCK_SKEW_MS, type Clock } from '@server/domain/clock';
import { userDtoOf } from '@server/domain/queries/users';
import { hashOfSecret, newSecret } from '../secrets';

export interface SessionLimits {
  /** A session ends after this time without a request. */
  idleMs: number;
  /** A session ends after this time in any case. */
  absoluteMs: number;
}

const HOUR_MS = 60 * 60 * 1000;
export const DEFAULT_SESSION_LIMITS: SessionLimits = {
  idleMs: 24 * HOUR_MS,
  absoluteMs: 14 * 24 * HOUR_MS,
};

export interface SessionDeps {
  store: Store;
  clock: Clock;
  secondFactor: SecondFactorSettings;
  sessionLimits: SessionLimits;
}

/** The program that sends the request. */
export interface Client {
  /** Its network address. */
  address: string;
  /** The User-Agent header; null if there is none. */
  userAgent: string | null;
}

const UNKNOWN_CLIENT: Client = { address: '', userAgent: null };
const TOUCH_INTERVAL_MS = 60_000;
const USER_AGENT_LENGTH = 300;

/** Opens a session. Returns its token, of which only the hash is stored. */
export async function openSession(
  tx: WriteTransaction,
  userId: string,
  now: Date,
  { address, userAgent }: Client = UNKNOWN_CLIENT,
  device_id: string | null = null,
): Promise<string> {
  const token = newSecret();
  const at = now.toISOString();
  await tx.insert('sessions', {
    id: sessionIdOf(token),
    user_id: userId,
    created_at: at,
    last_seen_at: at,
    device_id,
    user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    address: address || null,
    proved_at: at,
  });
  return token;
}

/** Ends the session of a token, if there is one. Returns the number of ended sessions. */
export const closeSession = (tx: WriteTransaction, token: string): Promise<number> =>
  tx.remove('sessions', { id: sessionIdOf(token) });

/**
 * Ends all sessions of a person except the one of a token, and removes their devices from the known ones.
 * Returns the number of ended sessions.
 */
export async function closeOtherSessions(
  tx: WriteTransaction,
  userId: string,
  token: string,
): Promise<number> {
  const others = await otherSessions(tx, userId, token);
  return endSessions(tx, others, await tx.get('sessions', sessionIdOf(token)));
}

/**
 * Ends sessions on request of the session `current`, whose device stays known. Returns the number of ended sessions,
 * without those that another request has ended in the meantime.
 */
export async function endSessions(
  tx: WriteTransaction,
  ended: readonly SessionRow[],
  current: SessionRow | undefined,
): Promise<number> {
  if (ended.length === 0) return 0;
  const count = await tx.remove('sessions', { id: ended.map(({ id }) => id) });
  const devices = ended.flatMap(({ device_id }) => device_id ?? []);
  const others = devices.filter((id) => id !== current?.device_id);
  if (others.length > 0) await tx.remove('devices', { id: others });
  return count;
}

/** The number of a person's sessions, without the one of a token. */
export async function countOtherSessions(
  { store, clock, sessionLimits }: SessionDeps,
  userId: string,
  token: string,
): Promise<number> {
  const others = await store.read((tx) => otherSessions(tx, userId, token));
  return others.filter((one) => !isExpired(one, sessionLimits, clock.now())).length;
}

const otherSessions = async (tx: ReadTransaction, userId: string, token: string) =>
  (await tx.find('sessions', { user_id: userId })).filter(({ id }) => id !== sessionIdOf(token));

/** The person of a session token; null if it is unknown or expired, or the person was removed. */
export async function findSignedIn(
  deps: SessionDeps,
  token: string,
  address = '',
): Promise<UserDto | null> {
  const now = deps.clock.now();
  const [session, user, company, workspace] = await deps.store.followReferences(
    sessionIdOf(token),
    ['sessions', 'users', 'companies', 'workspaces'],
    ['user_id', 'company_id', 'workspace_id'],
  );
  if (!session || isExpired(session, deps.sessionLimits, now) || !user?.activated) return null;
  if (now.getTime() - Date.parse(session.last_seen_at) >= TOUCH_INTERVAL_MS) {
    await touch(deps.store, session.id, now, address);
  }
  const dto = userDtoOf(user, { company, workspace });
  return withMissingFactor(deps, dto);
}

export function isExpired(session: SessionRow, limits: SessionLimits, now: Date): boolean {
  const unused = now.getTime() - Date.parse(session.last_seen_at);
  const age = now.getTime() - Date.parse(session.created_at);
  // A session that was opened while the clock was far ahead would otherwise not end.
  const isFromFuture = age < -CLOCK_SKEW_MS;
  return isFromFuture || unused >= limits.idleMs || age >= limits.absoluteMs;
}

async function touch(store: Store, id: string, now: Date, address: string): Promise<void> {
  await store.write(async (tx) => {
    // The session may have ended since it was read.
    const session = await tx.getForUpdate('sessions', id);
    if (!session) return;
    const changes = { last_seen_at: now.toISOString(), ...(address && { address }) };
    await tx.update('sessions', id, changes);
  });
}

/** The id under which the session of a token is stored. */
export const sessionIdOf = hashOfSecret;
