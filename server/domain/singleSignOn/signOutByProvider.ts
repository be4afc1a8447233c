import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { restTokens } from '../apiTokens/restingTokens';
import { attemptCounters, countAttempt } from '../signIn/attempts';
import type { Client } from '../signIn/sessions';
import { identityIdOf } from './identityId';
import type { SignedOutAccount } from './logoutToken';
import { SignOnFailed } from './signOnFailure';

/**
 * Ends all sessions of the person who signed out at a provider, also those that another way of signing in opened, and
 * lets their API tokens rest. Does nothing if the account is not linked to anybody. Throws SignOnFailed for a logout
 * token that was used before.
 */
export function signOutByProvider(
  { store, clock }: { store: Store; clock: Clock },
  { provider, account, client }: { provider: string; account: SignedOutAccount; client: Client },
): Promise<void> {
  return store.write(async (tx) => {
    const used = attemptCounters.logoutToken(account.issuer, account.tokenId);
    if ((await countAttempt(tx, clock.now(), used)).count > 1) throw new SignOnFailed('failed');
    const identity = await tx.get('identities', identityIdOf(account));
    const user = identity && (await tx.getForUpdate('users', identity.user_id));
    if (!user) return;
    await restTokens(tx, user.id);
    const sessions = await tx.remove('sessions', { user_id: user.id });
    if (sessions === 0) return;
    await recordEvent(tx, { id: null, client }, clock.now(), {
      kind: 'sessions_ended',
      ...aboutPerson(user),
      after: { sessions, provider },
    });
  });
}
