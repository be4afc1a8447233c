import { can } from '@contract/permissions';
import type { LogoutOthersResult } from '@contract/payloads';
import type { UserDto } from '@contract/rest';
import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { badFields, emailTaken, forbidden, unauthenticated } from '../errors';
import { discardImage, keepImage, type ImageFolder } from '../images';
import { messages } from '../mail/messages';
import { queueMail } from '../mail/outbox';
import { actingPerson, type Actor, type Late } from '../manage/targets';
import { hashPassword, verifyPassword } from '../passwords';
import { closeOtherSessions, type SessionDeps } from '../sessions';
import { normaliseEmail, toUserDto } from '../users';
import { countAttempt, counted, refuseWhileWaiting } from './attempts';
import { setPassword } from './setPassword';
import { voidTokens } from './tokens';

interface AccountFields {
  name: string;
  email: string;
  current_password: string;
  /** Empty where it stays. */
  new_password: string;
}

interface Asked {
  /** Whose account the payload names. */
  id: unknown;
  fields: Late<AccountFields>;
  /** A new picture; null keeps the present one. */
  picture: Buffer | null;
  /** The session that asks: it goes on when a new password ends the others. */
  token: string;
}

type Deps = SessionDeps & { images: ImageFolder };

/** Changes one's own account; contract "user/updateUser". */
export async function updateAccount(deps: Deps, actor: Actor, asked: Asked): Promise<UserDto> {
  const { store, clock, images } = deps;
  const { fields, before } = await store.read(async (tx) => {
    const person = await actingPerson(tx, actor);
    const isOwn = typeof asked.id === 'string' && can(person, 'updateUser', { id: asked.id });
    if (!isOwn) throw forbidden('You can only change your own account.');
    const user = await tx.get('users', person.id);
    if (!user) throw unauthenticated();
    return { before: user, fields: asked.fields() };
  });
  const email = normaliseEmail(fields.email);
  const isNewEmail = email !== before.email;
  const isNewPassword = fields.new_password !== '';
  if (isNewEmail || isNewPassword) await provePassword(deps, before, fields.current_password);
  const password_hash = isNewPassword ? await hashPassword(fields.new_password) : null;
  const picture = asked.picture && (await keepImage(images, asked.picture, 'profile_picture'));

  try {
    const { user, replaced } = await store.write(async (tx) => {
      const stored = await tx.getForUpdate('users', actor.id);
      if (!stored) throw unauthenticated();
      if (isNewEmail) await changeEmail(tx, stored, email, clock.now());
      if (password_hash !== null) {
        await setPassword(tx, stored, password_hash);
        await voidTokens(tx, stored.id, 'reset');
        await closeOtherSessions(tx, stored.id, asked.token);
      }
      const changes = { name: fields.name, ...(picture && { picture_url: picture }) };
      await tx.update('users', stored.id, changes);
      const user = await toUserDto(tx, { ...stored, ...changes, ...(isNewEmail && { email }) });
      return { user, replaced: picture && stored.picture_url };
    });
    await discardImage(images, replaced);
    return user;
  } catch (error) {
    await discardImage(images, picture);
    throw error;
  }
}

/** Signs the person out everywhere else. */
export function logoutOthers(
  { store }: SessionDeps,
  actor: Actor,
  token: string,
): Promise<LogoutOthersResult> {
  return store.write(async (tx) => ({ ended: await closeOtherSessions(tx, actor.id, token) }));
}

/** Links mailed to the old address open nothing any more, and whoever reads it is told. */
async function changeEmail(tx: WriteTransaction, user: UserRow, email: string, now: Date) {
  const [holder] = await tx.find('users', { email });
  if (holder) throw emailTaken('email');
  await voidTokens(tx, user.id);
  await tx.update('users', user.id, { email });
  const { name, email: old } = user;
  await queueMail(tx, messages.addressChanged(old, { name, address: email }), now);
}

/** A stolen session is not enough to take an account over; guessing here waits as at sign-in. */
async function provePassword({ store, clock }: Deps, user: UserRow, password: string) {
  if (password === '') throw badFields({ current_password: 'Enter your present password.' });
  const wrong = counted.wrongPassword(user.email);
  const credential = await store.read(async (tx) => {
    await refuseWhileWaiting(tx, clock.now(), wrong);
    return tx.get('credentials', user.id);
  });
  const fits = await verifyPassword(credential?.password_hash ?? null, password);
  await store.write(async (tx) => {
    await refuseWhileWaiting(tx, clock.now(), wrong);
    if (!fits) await countAttempt(tx, clock.now(), wrong);
  });
  if (!fits) throw badFields({ current_password: 'This is not your present password.' });
}
