import { normalEmail } from '@contract/fields/email';
import type { LoginPayload } from '@contract/rest';
import { refuseIfSignOnRequired } from '@server/domain/singleSignOn/requiredSignOn';
import type { SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import { attemptCounters, countUnlessBlocked, forgetAttempts, takeBackAttempt } from './attempts';
import { findDevice, type KnownDevice } from './devices';
import type { FinishDeps, SignedIn, SignInOrigin } from './completeSignIn';
import { finishSignIn } from './finishSignIn';
import type { PendingSignIn } from '@server/domain/secondFactor/pendingSignIn';
import { AppError } from '@server/domain/errors';
import { inPasswordQueue } from '@server/domain/passwords/passwordQueue';
import type { PasswordDeps } from '@server/domain/passwords/passwords';
import type { SignInFailures } from './signInFailures';
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
  const account = normalEmail(email);
  refuseIfSignOnRequired(deps.singleSignOn, account);
  const device = await knownDevice(deps, account, origin.deviceSecrets);
  const counter = device
    ? attemptCounters.onDevice(device.id)
    : attemptCounters.wrongPassword(account);
  const byAddress = device ? null : attemptCounters.byAddress('login', origin.address);
  const counters = byAddress ? ([counter, byAddress] as const) : ([counter] as const);

  return inPasswordQueue(device ? { trusted: device.id } : 'guest', async () => {
    const begun = await store.write(async (tx) => {
      const now = clock.now();
      const counted = await countUnlessBlocked(tx, now, ...counters);
      const [user] = await tx.find('users', { email: account, activated: true });
      return { credential: user && (await tx.get('credentials', user.id)), counted };
    });
    let { credential } = begun;
    for (;;) {
      const hash = credential?.password_hash ?? null;
      if (!(await passwords.matches(hash, password)) || !credential) {
        const [byAccount, byNetwork = null] = begun.counted;
        signInFailures.record({ account, client: origin, byAccount, byNetwork });
        throw invalidCredentials();
      }
      const checked: CredentialRow = credential;
      const isCurrent = passwords.isCurrent(checked.password_hash);
      const password_hash = isCurrent ? null : await passwords.hash(password);
      const result = await store.write(async (tx) => {
        // While the password was checked, the person may have been removed, or the password replaced.
        const user = await tx.getForUpdate('users', checked.id);
        const stored = await tx.getForUpdate('credentials', checked.id);
        if (!user || !stored) throw invalidCredentials();
        if (stored.password_hash !== checked.password_hash) return { replacedBy: stored };
        await forgetAttempts(tx, counter);
        if (password_hash) await tx.update('credentials', checked.id, { password_hash });
        if (byAddress) await takeBackAttempt(tx, byAddress);
        return finishSignIn(tx, deps, { user, credential: checked, device, origin });
      });
      if (!('replacedBy' in result)) return result;
      credential = result.replacedBy;
    }
  });
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
