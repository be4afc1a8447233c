import type { Language } from '@contract/language';
import type { LoginPayload, UserDto } from '@contract/rest';
import type { WriteTransaction } from '@server/store/Store';
import type { CredentialRow, UserRow } from '@server/store/tables';
import {
  attemptCounters,
  countAttempt,
  forgetAttempts,
  refuseWhileBlocked,
  takeBackAttempt,
} from './attempts';
import { findDevice, rememberDevice, type KnownDevice } from './devices';
import { links } from '@server/domain/accounts/links';
import { AppError } from '@server/domain/errors';
import { messagesFor } from '@server/domain/mail/recipientMessages';
import { queueMail } from '@server/domain/mail/outbox';
import { recordEvent } from '@server/domain/events/recordEvent';
import { inPasswordQueue } from '@server/domain/passwords/passwordQueue';
import { verifyPassword } from '@server/domain/passwords/passwords';
import { closeSession, openSession, type Client, type SessionDeps } from './sessions';
import type { SignInFailures } from './signInFailures';
import { describeDevice } from './userAgent';
import { normalizeEmail, toUserDto } from '@server/domain/queries/users';

type Deps = SessionDeps & { site: string; signInFailures: SignInFailures };

interface Origin extends Client {
  /** The token of the client's existing session. */
  previousToken: string | null;
  /** The language that the client shows. */
  language: Language;
  /** The secrets in the client's device cookie. */
  deviceSecrets: readonly string[];
}

interface SignedIn {
  user: UserDto;
  /** The token of the new session. */
  token: string;
  /** The secret of the device, which the account knows from now on. */
  deviceSecret: string;
}

/**
 * Signs a person in with a new session, which replaces the client's existing one. An unknown address, a
 * wrong password and an invitation that was not accepted give the same error after the same time.
 * An attempt is counted before the password is checked, so that concurrent attempts are limited too. It
 * is counted by device if the account knows the device, else by account and by network address.
 */
export async function signIn(
  deps: Deps,
  { email, password }: LoginPayload,
  origin: Origin,
): Promise<SignedIn> {
  const { store, clock, signInFailures } = deps;
  const account = normalizeEmail(email);
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
    if (!(await verifyPassword(credential?.password_hash ?? null, password)) || !credential) {
      signInFailures.record({ account, client: origin, byAccount, byNetwork });
      throw invalidCredentials();
    }

    return store.write(async (tx) => {
      // The person may have been removed while the password was checked.
      const user = await tx.getForUpdate('users', credential.id);
      if (!user) throw invalidCredentials();
      await forgetAttempts(tx, counter);
      if (byAddress) await takeBackAttempt(tx, byAddress);
      return openSessionFor(tx, deps, { user, credential, device, origin });
    });
  });
}

interface VerifiedSignIn {
  user: UserRow;
  credential: CredentialRow;
  device: KnownDevice | undefined;
  origin: Origin;
}

async function openSessionFor(
  tx: WriteTransaction,
  { clock, site }: Deps,
  { user, credential, device, origin }: VerifiedSignIn,
): Promise<SignedIn> {
  const now = clock.now();
  const at = now.toISOString();
  // The device may have been forgotten while the password was checked.
  const isKnown = device && (await tx.getForUpdate('devices', device.id)) !== undefined;
  const { id, secret } = isKnown ? device : await rememberDevice(tx, user.id, now);
  if (isKnown) await tx.update('devices', id, { last_seen_at: at });
  else if (credential.signed_in_at !== null) {
    const { name, email } = user;
    const values = { name, device: describeDevice(origin), at, link: links.forgot(site) };
    const messages = await messagesFor(tx, user.id);
    await queueMail(tx, messages.newDevice(email, { ...values, address: origin.address }), now);
  }
  const { language } = origin;
  await tx.update('credentials', user.id, { signed_in_at: at, language });
  if (origin.previousToken !== null) await closeSession(tx, origin.previousToken);
  const token = await openSession(tx, user.id, now, origin, id);
  await recordEvent(tx, { id: user.id, client: origin }, now, { kind: 'signed_in' });
  return { user: await toUserDto(tx, user), token, deviceSecret: secret };
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
