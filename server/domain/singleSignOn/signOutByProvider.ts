import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import type { Client } from '../signIn/sessions';
import { identityIdOf } from './identityId';
import type { ExternalAccount } from './provider';

/**
 * Ends all sessions of the person who signed out at a provider, also those that another way of signing in opened.
 * Does nothing if the account is not linked to anybody.
 */
export function signOutByProvider(
  { store, clock }: { store: Store; clock: Clock },
  { provider, account, client }: { provider: string; account: ExternalAccount; client: Client },
): Promise<void> {
  return store.write(async (tx) => {
    const identity = await tx.get('identities', identityIdOf(account));
    const user = identity && (await tx.getForUpdate('users', identity.user_id));
    if (!user) return;
    const sessions = await tx.remove('sessions', { user_id: user.id });
    if (sessions === 0) return;
    await recordEvent(tx, { id: null, client }, clock.now(), {
      kind: 'sessions_ended',
      ...aboutPerson(user),
      after: { sessions, provider },
    });
  });
}
