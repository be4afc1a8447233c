import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { badFields } from '../errors';
import { hasPassword, NO_PASSWORD } from '../passwords/noPassword';
import { inPasswordQueue } from '../passwords/passwordQueue';
import type { PasswordDeps } from '../passwords/passwords';
import { attemptCounters, countUnlessBlocked, forgetAttempts } from '../signIn/attempts';
import type { SessionDeps } from '../signIn/sessions';
import { hasFreshSignOn } from '../singleSignOn/signOnWithoutPassword';

interface Passwords {
  current_password: string;
  /** Empty to keep the password. */
  new_password: string;
}

interface Hashes {
  /** Of the current password when it was checked. */
  current: string;
  /** Of the new password; null if there is none. */
  next: string | null;
}

/**
 * Checks the current password, and hashes the new one. Throws 400 if the current one is empty or incorrect. A person
 * without a password must have signed on through a provider just before.
 */
export async function checkedHashes(
  deps: SessionDeps & PasswordDeps,
  user: UserRow,
  { current_password, new_password }: Passwords,
  token: string,
): Promise<Hashes> {
  const needsPassword = await deps.store.read(async (tx) => {
    if (hasPassword(await tx.get('credentials', user.id))) return true;
    if (await hasFreshSignOn(tx, user.id, token, deps.clock.now())) return false;
    const field = new_password === '' ? 'email' : 'new_password';
    throw badFields({ [field]: 'Log in through your organization again, and then change this.' });
  });
  if (needsPassword && current_password === '') {
    throw badFields({ current_password: 'Enter your current password.' });
  }
  return inPasswordQueue({ trusted: user.id }, async () => {
    const current = needsPassword
      ? await checkPassword(deps, user, current_password, token)
      : NO_PASSWORD;
    return { current, next: new_password === '' ? null : await deps.passwords.hash(new_password) };
  });
}

const incorrectPassword = () =>
  badFields({ current_password: 'Your current password is incorrect.' });

/** Refuses a password that another request has replaced since it was checked. */
export async function refuseFormerPassword(tx: WriteTransaction, userId: string, checked: string) {
  const credential = await tx.get('credentials', userId);
  if (credential?.password_hash !== checked) throw incorrectPassword();
}

/**
 * Requires the current password, so that a stolen session is not enough to take over an account, and returns its hash.
 * Attempts are counted by session, so that nobody else can block the account's owner.
 */
async function checkPassword(
  { store, clock, passwords }: SessionDeps & PasswordDeps,
  user: UserRow,
  password: string,
  token: string,
): Promise<string> {
  const counter = attemptCounters.inSession(token);
  const credential = await store.write(async (tx) => {
    await countUnlessBlocked(tx, clock.now(), counter);
    return tx.get('credentials', user.id);
  });
  const hash = credential?.password_hash ?? null;
  if (!(await passwords.matches(hash, password)) || hash === null) throw incorrectPassword();
  await store.write((tx) => forgetAttempts(tx, counter));
  return hash;
}
