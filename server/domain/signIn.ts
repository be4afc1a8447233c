import type { LoginPayload, UserDto } from '@contract/rest';
import { AppError } from './errors';
import { verifyPassword } from './passwords';
import { closeSession, openSession, type SessionDeps } from './sessions';
import { normaliseEmail, toUserDto } from './users';

/**
 * Signs a person in with a new session, in place of the one that the client brought along.
 * Unknown address, wrong password and open invitation are refused alike and in like time.
 */
export async function signIn(
  { store, clock }: SessionDeps,
  { email, password }: LoginPayload,
  previousToken: string | null,
): Promise<{ user: UserDto; token: string }> {
  const address = normaliseEmail(email);
  const known = await store.read(async (tx) => {
    const [user] = await tx.find('users', { email: address, activated: true });
    const credential = user && (await tx.get('credentials', user.id));
    return credential ?? null;
  });
  if (!(await verifyPassword(known?.password_hash ?? null, password)) || !known) throw refused();

  return store.write(async (tx) => {
    // The person may have been removed while the password was checked.
    const user = await tx.get('users', known.id);
    if (!user) throw refused();
    if (previousToken !== null) await closeSession(tx, previousToken);
    const token = await openSession(tx, user.id, clock.now());
    return { user: await toUserDto(tx, user), token };
  });
}

const refused = () =>
  new AppError('INVALID_CREDENTIALS', 'The address and the password do not match.');
