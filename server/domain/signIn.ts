import type { LoginPayload, UserDto } from '@contract/rest';
import { counted, countAttempt, forgetAttempts, refuseWhileWaiting } from './accounts/attempts';
import { AppError } from './errors';
import { verifyPassword } from './passwords';
import { closeSession, openSession, type SessionDeps } from './sessions';
import { normaliseEmail, toUserDto } from './users';

interface Origin {
  /** The session that the client brought along. */
  previousToken: string | null;
  /** The network address that it comes from. */
  address: string;
}

/**
 * Signs a person in with a new session, in place of the one that the client brought along.
 * Unknown address, wrong password and open invitation are refused alike and in like time, and all
 * make the next attempts wait.
 */
export async function signIn(
  { store, clock }: SessionDeps,
  { email, password }: LoginPayload,
  { previousToken, address }: Origin,
): Promise<{ user: UserDto; token: string }> {
  const account = normaliseEmail(email);
  const wrong = counted.wrongPassword(account);
  const fromThere = counted.byAddress('login', address);
  const known = await store.read(async (tx) => {
    await refuseWhileWaiting(tx, clock.now(), wrong, fromThere);
    const [user] = await tx.find('users', { email: account, activated: true });
    const credential = user && (await tx.get('credentials', user.id));
    return credential ?? null;
  });

  const fits = await verifyPassword(known?.password_hash ?? null, password);
  const signedIn = await store.write(async (tx) => {
    const now = clock.now();
    // Of many guesses at once none is answered that comes out after the wait has begun.
    await refuseWhileWaiting(tx, now, wrong, fromThere);
    // The person may have been removed while the password was checked.
    const user = fits && known ? await tx.get('users', known.id) : undefined;
    if (!user) {
      await countAttempt(tx, now, wrong);
      await countAttempt(tx, now, fromThere);
      return null;
    }
    await forgetAttempts(tx, wrong);
    if (previousToken !== null) await closeSession(tx, previousToken);
    const token = await openSession(tx, user.id, now);
    return { user: await toUserDto(tx, user), token };
  });
  if (!signedIn) throw refused();
  return signedIn;
}

const refused = () =>
  new AppError('INVALID_CREDENTIALS', 'The address and the password do not match.');
