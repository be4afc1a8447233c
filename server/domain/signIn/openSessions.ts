import type { LogoutOthersResult, SessionDto } from '@contract/payloads';
import { notFound } from '@server/domain/errors';
import { recordEvent } from '@server/domain/events/recordEvent';
import { actingPerson, type Actor } from '@server/domain/manage/access';
import type { WriteTransaction } from '@server/store/Store';
import {
  closeOtherSessions,
  closeSession,
  endSessions,
  isExpired,
  sessionIdOf,
  type Client,
  type SessionDeps,
} from './sessions';
import { readUserAgent } from './userAgent';

/** A person's sessions: the one of the request first, then by the time of the latest request. */
export async function listSessions(
  { store, clock, sessionLimits }: SessionDeps,
  actor: Actor,
  token: string,
): Promise<SessionDto[]> {
  const rows = await store.read((tx) => tx.find('sessions', { user_id: actor.id }));
  return rows
    .filter((row) => !isExpired(row, sessionLimits, clock.now()))
    .map(({ id, user_agent, address, created_at, last_seen_at }) => ({
      id,
      current: id === sessionIdOf(token),
      ...readUserAgent(user_agent),
      address,
      created_at,
      last_seen_at,
    }))
    .sort(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at),
    );
}

/** Ends one of the person's sessions; NOT_FOUND if there is no such session or it is another person's. */
export function logoutSession(
  { store, clock }: SessionDeps,
  actor: Actor,
  { sessionId, token }: { sessionId: string; token: string },
): Promise<LogoutOthersResult> {
  return store.write(async (tx) => {
    await actingPerson(tx, actor);
    const session = await tx.get('sessions', sessionId);
    if (session?.user_id !== actor.id) throw notFound('session');
    const ended = await endSessions(tx, [session], await tx.get('sessions', sessionIdOf(token)));
    await recordEnded(tx, actor, clock.now(), ended);
    return { ended: 1 };
  });
}

/** Ends all of the person's sessions except the one of the request. */
export function logoutOthers(
  { store, clock }: SessionDeps,
  actor: Actor,
  token: string,
): Promise<LogoutOthersResult> {
  return store.write(async (tx) => {
    const { id } = await actingPerson(tx, actor);
    const ended = await closeOtherSessions(tx, id, token);
    await recordEnded(tx, actor, clock.now(), ended);
    return { ended };
  });
}

/** Ends the session of a token, if there is one. */
export function signOut(
  { store, clock }: SessionDeps,
  token: string,
  client: Client,
): Promise<void> {
  return store.write(async (tx) => {
    const session = await tx.get('sessions', sessionIdOf(token));
    // The ended session may have been removed by a concurrent request.
    if (!session || (await closeSession(tx, token)) === 0) return;
    await recordEvent(tx, { id: session.user_id, client }, clock.now(), { kind: 'signed_out' });
  });
}

async function recordEnded(tx: WriteTransaction, actor: Actor, now: Date, sessions: number) {
  if (sessions === 0) return;
  await recordEvent(tx, actor, now, { kind: 'sessions_ended', after: { sessions } });
}
