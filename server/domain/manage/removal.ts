import type { Store, WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { lastAdministrator } from '../errors';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { removePicture } from '../images/pictures';
import { refuseLastCompanyAdministrator } from './lastAdministrator';
import { actingPerson, personFor, type Actor } from './targets';

/** Removes a person, or revokes an invitation. Answers that the person saved are kept. */
export async function deleteUser(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  userId: string,
): Promise<void> {
  await store.write(async (tx) => {
    await lockAdministrators(tx, userId);
    const person = await actingPerson(tx, actor);
    const user = await personFor(tx, person, 'deleteUser', userId);
    if (user.role === 'administrator' && user.activated) await refuseLastAdministrator(tx, user);
    await refuseLastCompanyAdministrator(tx, person, user);
    await recordEvent(tx, actor, clock.now(), { kind: 'person_removed', ...aboutPerson(user) });
    await removePerson(tx, user);
  });
}

/** Removes a person with their sessions, API tokens, devices, links and credentials. Their plan items lose their owner. */
export async function removePerson(
  tx: WriteTransaction,
  { id, picture_url }: UserRow,
): Promise<void> {
  await removePicture(tx, picture_url);
  for (const item of await tx.find('plan_items', { owner_id: id })) {
    await tx.update('plan_items', item.id, { owner_id: null });
  }
  await tx.remove('sessions', { user_id: id });
  await tx.remove('devices', { user_id: id });
  await tx.remove('tokens', { user_id: id });
  await tx.remove('api_tokens', { user_id: id });
  await tx.remove('email_changes', { id });
  await tx.remove('digests', { user_id: id });
  await tx.remove('credentials', { id });
  await tx.remove('users', { id });
}

/**
 * Before an administrator is removed, the rows of all administrators are locked in the order of their
 * ids. If two administrators remove each other concurrently, the second one then fails, because the
 * first has already removed them.
 */
async function lockAdministrators(tx: WriteTransaction, userId: string): Promise<void> {
  const target = await tx.get('users', userId);
  if (target?.role !== 'administrator') return;
  if (target.company_id !== null) await tx.getForUpdate('companies', target.company_id);
  const administrators = await tx.find('users', { role: 'administrator' });
  for (const id of administrators.map((one) => one.id).sort()) await tx.getForUpdate('users', id);
}

async function refuseLastAdministrator(tx: WriteTransaction, user: UserRow): Promise<void> {
  const all = await tx.find('users', { role: 'administrator', activated: true });
  if (!all.some(({ id }) => id !== user.id)) {
    throw lastAdministrator('The last administrator cannot be removed.');
  }
}
