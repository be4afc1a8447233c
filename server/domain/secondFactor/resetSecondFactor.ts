import type { ResetSecondFactorResult } from '@contract/signIn/secondFactorPayloads';
import { aboutPerson, recordEvent } from '@server/domain/events/recordEvent';
import { queueMail } from '@server/domain/mail/outbox';
import { messagesFor } from '@server/domain/mail/recipientMessages';
import { personFor, type Actor } from '@server/domain/manage/access';
import type { FactorDeps } from './factors';

/** Removes all second factors of another person, for example after a phone was lost, and tells them by mail. */
export function resetSecondFactor(
  { store, clock }: FactorDeps,
  actor: Actor,
  userId: string,
): Promise<ResetSecondFactorResult> {
  return store.write(async (tx) => {
    const { user } = await personFor(tx, actor, 'resetSecondFactor', userId);
    const totp = await tx.getForUpdate('totps', user.id);
    const passkeys = await tx.remove('passkeys', { user_id: user.id });
    const removed = passkeys + (typeof totp?.secret === 'string' ? 1 : 0);
    await tx.remove('totps', { id: user.id });
    await tx.remove('recovery_codes', { user_id: user.id });
    await tx.remove('pending_sign_ins', { user_id: user.id });
    if (removed === 0) return { removed };
    const now = clock.now();
    const event = {
      kind: 'second_factor_reset',
      ...aboutPerson(user),
      before: { removed },
    } as const;
    await recordEvent(tx, actor, now, event);
    const by = (await tx.get('users', actor.id))?.name ?? '';
    const messages = await messagesFor(tx, user.id);
    await queueMail(tx, messages.secondFactorReset(user.email, { name: user.name, by }), now);
    return { removed };
  });
}
