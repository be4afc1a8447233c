import type { Store, WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { lastAdministrator } from '../errors';
import { removePicture } from '../images/pictures';
import { keepCompanyAdministrator } from './lastAdministrator';
import { actingPerson, personFor, type Actor } from './targets';

/** Removes a person, or revokes an invitation. What they saved stays. */
export async function deleteUser(
  { store }: { store: Store },
  actor: Actor,
  userId: string,
): Promise<void> {
  await store.write(async (tx) => {
    await holdAdministrators(tx, userId);
    const person = await actingPerson(tx, actor);
    const user = await personFor(tx, person, 'deleteUser', userId);
    if (user.role === 'administrator' && user.activated) await keepAdministrator(tx, user);
    await keepCompanyAdministrator(tx, person, user);
    await forgetPerson(tx, user);
  });
}

/** Takes a person away with all that opens something in their name. */
export async function forgetPerson(
  tx: WriteTransaction,
  { id, picture_url }: UserRow,
): Promise<void> {
  await removePicture(tx, picture_url);
  await tx.remove('sessions', { user_id: id });
  await tx.remove('devices', { user_id: id });
  await tx.remove('tokens', { user_id: id });
  await tx.remove('email_changes', { id });
  await tx.remove('credentials', { id });
  await tx.remove('users', { id });
}

/**
 * Where an administrator is to go, all of them are held first, in one order: of two who remove each
 * other at the same time the second finds that they are gone themselves.
 */
async function holdAdministrators(tx: WriteTransaction, userId: string): Promise<void> {
  const target = await tx.get('users', userId);
  if (target?.role !== 'administrator') return;
  if (target.company_id !== null) await tx.getForUpdate('companies', target.company_id);
  const administrators = await tx.find('users', { role: 'administrator' });
  for (const id of administrators.map((one) => one.id).sort()) await tx.getForUpdate('users', id);
}

async function keepAdministrator(tx: WriteTransaction, user: UserRow): Promise<void> {
  const all = await tx.find('users', { role: 'administrator', activated: true });
  if (!all.some(({ id }) => id !== user.id)) {
    throw lastAdministrator('The last administrator cannot be removed.');
  }
}
