import type { LoginPayload, UserDto } from '@contract/rest';
import type { WriteTransaction } from '@server/store/Store';
import type { CredentialRow, UserRow } from '@server/store/tables';
import {
  counted,
  countAttempt,
  forgetAttempts,
  refuseWhileWaiting,
  uncountAttempt,
} from './attempts';
import { findDevice, rememberDevice, type KnownDevice } from './devices';
import { links } from '@server/domain/accounts/links';
import { AppError } from '@server/domain/errors';
import { messages } from '@server/domain/mail/messages';
import { queueMail } from '@server/domain/mail/outbox';
import { inPasswordLane } from '@server/domain/passwords/passwordLanes';
import { verifyPassword } from '@server/domain/passwords/passwords';
import { closeSession, openSession, type Client, type SessionDeps } from './sessions';
import { describeDevice } from './userAgent';
import { normaliseEmail, toUserDto } from '@server/domain/queries/users';

type Deps = SessionDeps & { site: string };

interface Origin extends Client {
  /** The token of the session that the client has already. */
  previousToken: string | null;
  /** The secrets in the client's device cookie. */
  deviceSecrets: readonly string[];
}

interface SignedIn {
  user: UserDto;
  /** The token of the new session. */
  token: string;
  /** The secret by which the account knows the device from now on. */
  deviceSecret: string;
}

/**
 * Signs a person in with a new session, in place of the one that the client brought along.
 * Unknown address, wrong password and open invitation are refused alike and in like time. An attempt
 * is counted before the password is checked, so that attempts in parallel are bounded too: for a
 * device that the account knows on that device alone, else for the account and the address.
 */
export async function signIn(
  deps: Deps,
  { email, password }: LoginPayload,
  origin: Origin,
): Promise<SignedIn> {
  const { store, clock } = deps;
  const account = normaliseEmail(email);
  const device = await knownDevice(deps, account, origin.deviceSecrets);
  const wrong = device ? counted.onDevice(device.id) : counted.wrongPassword(account);
  const byAddress = device ? null : counted.byAddress('login', origin.address);
  const limits = byAddress ? [wrong, byAddress] : [wrong];

  return inPasswordLane(device ? { holder: device.id } : 'guest', async () => {
    const known = await store.write(async (tx) => {
      const now = clock.now();
      await refuseWhileWaiting(tx, now, ...limits);
      for (const limit of limits) await countAttempt(tx, now, limit);
      const [user] = await tx.find('users', { email: account, activated: true });
      return user && (await tx.get('credentials', user.id));
    });
    if (!(await verifyPassword(known?.password_hash ?? null, password)) || !known) throw refused();

    return store.write(async (tx) => {
      // The person may have been removed while the password was checked.
      const user = await tx.getForUpdate('users', known.id);
      if (!user) throw refused();
      await forgetAttempts(tx, wrong);
      if (byAddress) await uncountAttempt(tx, byAddress);
      return openAccount(tx, deps, { user, credential: known, device, origin });
    });
  });
}

interface Admitted {
  user: UserRow;
  credential: CredentialRow;
  device: KnownDevice | undefined;
  origin: Origin;
}

async function openAccount(
  tx: WriteTransaction,
  { clock, site }: Deps,
  { user, credential, device, origin }: Admitted,
): Promise<SignedIn> {
  const now = clock.now();
  const at = now.toISOString();
  // The device may have been forgotten while the password was checked.
  const isKnown = device && (await tx.getForUpdate('devices', device.id)) !== undefined;
  const { id, secret } = isKnown ? device : await rememberDevice(tx, user.id, now);
  if (isKnown) await tx.update('devices', id, { last_seen_at: at });
  else if (credential.signed_in_at !== null) {
    const { name, email } = user;
    const words = { name, device: describeDevice(origin), at, link: links.forgot(site) };
    await queueMail(tx, messages.newDevice(email, { ...words, address: origin.address }), now);
  }
  await tx.update('credentials', user.id, { signed_in_at: at });
  if (origin.previousToken !== null) await closeSession(tx, origin.previousToken);
  const token = await openSession(tx, user.id, now, origin, id);
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

const refused = () => new AppError('INVALID_CREDENTIALS', 'Incorrect e-mail address or password.');
