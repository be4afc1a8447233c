import { createHash, randomBytes } from 'node:crypto';
import type { UserDto } from '@contract/rest';
import type { ReadTransaction, Store, WriteTransaction } from '@server/store/Store';
import type { SessionRow } from '@server/store/tables';
import type { Clock } from './clock';
import { livingId, userDtoOf } from './users';

export interface SessionLimits {
  /** How long a session lives unused. */
  idleMs: number;
  /** How long it lives at all. */
  absoluteMs: number;
}

export interface SessionDeps {
  store: Store;
  clock: Clock;
  sessionLimits: SessionLimits;
}

const TOUCH_EVERY_MS = 60_000;

/** Opens a session within a transaction; gives its token, which is stored nowhere. */
export async function openSession(
  tx: WriteTransaction,
  userId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  await tx.insert('sessions', {
    id: idOf(token),
    user_id: userId,
    created_at: at,
    last_seen_at: at,
  });
  return token;
}

/** Ends the session of a token; nothing to do for an unknown one. */
export async function closeSession(tx: WriteTransaction, token: string): Promise<void> {
  await tx.remove('sessions', { id: idOf(token) });
}

/** Ends all sessions of a person but the one of a token; gives how many. */
export async function closeOtherSessions(
  tx: WriteTransaction,
  userId: string,
  token: string,
): Promise<number> {
  const others = await otherSessions(tx, userId, token);
  if (others.length > 0) await tx.remove('sessions', { id: others.map(({ id }) => id) });
  return others.length;
}

/** On how many other devices a person is signed in. */
export async function countOtherSessions(
  { store, clock, sessionLimits }: SessionDeps,
  userId: string,
  token: string,
): Promise<number> {
  const others = await store.read((tx) => otherSessions(tx, userId, token));
  return others.filter((one) => !isExpired(one, sessionLimits, clock.now())).length;
}

const otherSessions = async (tx: ReadTransaction, userId: string, token: string) =>
  (await tx.find('sessions', { user_id: userId })).filter(({ id }) => id !== idOf(token));

/** The person whose session a token is; null for an unknown or expired one, or a removed person. */
export async function findSignedIn(deps: SessionDeps, token: string): Promise<UserDto | null> {
  const now = deps.clock.now();
  const [session, user, , workspace] = await deps.store.follow(
    idOf(token),
    ['sessions', 'users', 'companies', 'workspaces'],
    ['user_id', 'company_id', 'workspace_id'],
  );
  if (!session || isExpired(session, deps.sessionLimits, now) || !user?.activated) return null;
  if (now.getTime() - Date.parse(session.last_seen_at) >= TOUCH_EVERY_MS) {
    await touch(deps.store, session.id, now);
  }
  return userDtoOf(user, livingId(workspace));
}

export function isExpired(session: SessionRow, limits: SessionLimits, now: Date): boolean {
  const unused = now.getTime() - Date.parse(session.last_seen_at);
  const age = now.getTime() - Date.parse(session.created_at);
  return unused >= limits.idleMs || age >= limits.absoluteMs;
}

async function touch(store: Store, id: string, now: Date): Promise<void> {
  await store.write(async (tx) => {
    // It may have been ended since it was read.
    const session = await tx.getForUpdate('sessions', id);
    if (session) await tx.update('sessions', id, { last_seen_at: now.toISOString() });
  });
}

const idOf = (token: string) => createHash('sha256').update(token).digest('hex');
