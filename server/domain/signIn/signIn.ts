import type { LoginPayload } from '@contract/rest';
import { refuseIfSignOnRequired } from '@server/domain/singleSignOn/requiredSignOn';
import type { SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import {
  attemptCounters,
  countAttempt,
  forgetAttempts,
  refuseWhileBlocked,
  takeBackAttempt,
} from './attempts';
import { findDevice, type KnownDevice } from './devices';
import type { FinishDeps, SignedIn, SignInOrigin } from './completeSignIn';
import { finishSignIn } from './finishSignIn';
import type { PendingSignIn } from '@server/domain/secondFactor/pendingSignIn';
import { AppError } from '@server/domain/errors';
import { inPasswordQueue } from '@server/domain/passwords/passwordQueue';
import type { PasswordDeps } from '@server/domain/passwords/passwords';
import type { SignInFailures } from './signInFailures';
import { normalizeEmail } from '@server/domain/queries/users';
import type { WriteTransaction } from '@server/store/Store';
import type { CredentialRow } from '@server/store/tables';

type Deps = FinishDeps &
  PasswordDeps & {
    signInFailures: SignInFailures;
    singleSignOn: SingleSignOnSettings;
  };

/**
 * Signs a person in with a new session, which replaces the client's existing one. An unknown address, a
 * wrong password and an invitation that was not accepted give the same error after the same time.
 * An attempt is counted before the password is checked, so that concurrent attempts are limited too. It
 * is counted by device if the account knows the device, else by account and by network address.
 */
export async function signIn(
  deps: Deps,
  { email, password }: LoginPayload,
  origin: SignInOrigin,
): Promise<SignedIn | PendingSignIn> {
  const { store, clock, signInFailures, passwords } = deps;
  const account = normalizeEmail(email);
  refuseIfSignOnRequired(deps.singleSignOn, account);
  const device = await knownDevice(deps, account, origin.deviceSecrets);
  const counter = device
    ? attemptCounters.onDevice(device.id)
    : attemptCounters.wrongPassword(account);
  const byAddress = device ? null : attemptCounters.byAddress('login', origin.address);
  const counters = byAddress ? [counter, byAddress] : [counter];

  return inPasswordQueue(device ? { trusted: device.id } : 'guest', async () => {
    const { credential, byAccount, byNetwork } = await store.write(async (tx) => {
      const now = clock.now();
      await refuseWhileBlocked(tx, now, ...counters);
      const byAccount = await countAttempt(tx, now, counter);
      const byNetwork = byAddress && (await countAttempt(tx, now, byAddress));
      const [user] = await tx.find('users', { email: account, activated: true });
      return { credential: user && (await tx.get('credentials', user.id)), byAccount, byNetwork };
    });
    if (!(await passwords.matches(credential?.password_hash ?? null, password)) || !credential) {
      signInFailures.record({ account, client: origin, byAccount, byNetwork });
      throw invalidCredentials();
    }

    const { password_hash } = credential;
    const renewed = passwords.isCurrent(password_hash) ? null : await passwords.hash(password);
    return store.write(async (tx) => {
      // The person may have been removed while the password was checked.
      const user = await tx.getForUpdate('users', credential.id);
      if (!user) throw invalidCredentials();
      await forgetAttempts(tx, counter);
      if (renewed !== null) await replaceHash(tx, credential, renewed);
      if (byAddress) await takeBackAttempt(tx, byAddress);
      return finishSignIn(tx, deps, { user, credential, device, origin });
    });
  });
}

/** Replaces a hash, unless the password was changed while the new hash was computed. */
async function replaceHash(
  tx: WriteTransaction,
  { id, password_hash: former }: CredentialRow,
  password_hash: string,
): Promise<void> {
  const stored = await tx.getForUpdate('credentials', id);
  if (stored?.password_hash === former) await tx.update('credentials', id, { password_hash });
}

async function knownDevice(
  { store, clock }: Deps,
  account: string,
  secrets: readonly string[],
): Promise<KnownDevice | undefined> {
  if (secrets.length === 0) return undefined;
  return store.read(async (tx) => {
    const [user] = await tx.find('users', { email: account, activated: true });
    return user && findDevice(tx, user.id, secrets, clock.now());
  });
}

const invalidCredentials = () =>
  new AppError('INVALID_CREDENTIALS', 'Incorrect e-mail address or password.');
