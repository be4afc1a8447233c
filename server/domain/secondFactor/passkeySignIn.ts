import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyChallenge } from '@contract/signIn/secondFactorPayloads';
import { AppError } from '@server/domain/errors';
import {
  attemptCounters,
  countUnlessBlocked,
  takeBackAttempt,
} from '@server/domain/signIn/attempts';
import {
  completeSignIn,
  type FinishDeps,
  type SignedIn,
  type SignInOrigin,
} from '@server/domain/signIn/completeSignIn';
import { refuseIfSignOnRequired } from '@server/domain/singleSignOn/requiredSignOn';
import type { SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import { findDevice } from '@server/domain/signIn/devices';
import {
  challengePasskeys,
  counterOf,
  spendPasskey,
  spendPasskeyChallenge,
  type RelyingParty,
} from './passkeyResponse';
import { findPending } from './pendingSignIn';

interface ChallengedClient {
  /** The signed-in person; null for a guest. */
  userId: string | null;
  /** The secret of a sign-in that awaits the second factor, which precedes a session. */
  pendingSecret: string | null;
  address: string;
}

/** A challenge for the person who signs in or is signed in, or for a guest. */
export function beginPasskeySignIn(
  { store, clock }: Pick<FinishDeps, 'store' | 'clock'>,
  rp: RelyingParty,
  { userId, pendingSecret, address }: ChallengedClient,
): Promise<PasskeyChallenge> {
  return store.write(async (tx) => {
    const now = clock.now();
    await countUnlessBlocked(tx, now, attemptCounters.byAddress('challenge', address));
    const pending = await findPending(tx, pendingSecret, now);
    return challengePasskeys(tx, rp, pending?.user_id ?? userId, now);
  });
}

/**
 * Signs a person in with a passkey alone. The passkey verified the person and therefore counts as two factors. FORBIDDEN
 * for people who may sign in only through a provider, so that an account that is blocked there is blocked here, too.
 */
export async function signInWithPasskey(
  deps: FinishDeps & { singleSignOn: SingleSignOnSettings },
  rp: RelyingParty,
  response: AuthenticationResponseJSON,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { store, clock } = deps;
  const byAddress = attemptCounters.byAddress('login', origin.address);
  const passkey = await store.write(async (tx) => {
    const now = clock.now();
    await countUnlessBlocked(tx, now, byAddress);
    return spendPasskeyChallenge(tx, response, null, now);
  });
  const counter = passkey ? await counterOf(response, passkey, rp, true) : null;
  if (!passkey || counter === null) throw notAccepted();

  return store.write(async (tx) => {
    const user = await tx.getForUpdate('users', passkey.user_id);
    const credential = await tx.get('credentials', passkey.user_id);
    const now = clock.now();
    if (!user?.activated || !credential) throw notAccepted();
    if (!(await spendPasskey(tx, passkey, counter, now))) throw notAccepted();
    refuseIfSignOnRequired(deps.singleSignOn, user.email);
    await takeBackAttempt(tx, byAddress);
    const device = await findDevice(tx, user.id, origin.deviceSecrets, now);
    return completeSignIn(tx, deps, { user, credential, device, origin, method: 'passkey' });
  });
}

const notAccepted = () =>
  new AppError('INVALID_CREDENTIALS', 'This passkey was not accepted. Log in with your password.');
