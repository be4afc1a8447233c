import type { LogoutOthersResult } from '@contract/payloads';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import { personFor, type Actor } from '@server/domain/manage/access';
import { endSessions, type SessionDeps } from './sessions';

/** Ends all sessions of another person, whose devices are then unknown. NOT_FOUND or FORBIDDEN as for their removal. */
export function endSessionsOf(
  { store, clock }: SessionDeps,
  actor: Actor,
  userId: string,
): Promise<LogoutOthersResult> {
  return store.write(async (tx) => {
    const { user } = await personFor(tx, actor, 'endSessions', userId);
    const sessions = await tx.find('sessions', { user_id: user.id });
    const ended = await endSessions(tx, sessions, undefined);
    await tx.remove('pending_sign_ins', { user_id: user.id });
    if (ended > 0) {
      await recordEvent(tx, actor, clock.now(), {
        kind: 'sessions_ended',
        ...aboutPerson(user),
        after: { sessions: ended },
      });
    }
    return { ended };
  });
}
