import type { Store, WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { lastAdministrator } from '../errors';
import { aboutPerson, recordEvent } from '../events/recordEvent';
import { removePicture } from '../images/pictures';
import { refuseLastCompanyAdministrator } from './lastAdministrator';
import { personFor, type Actor } from './access';

/** Removes a person, or revokes an invitation. Answers that the person saved are kept. */
export async function deleteUser(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  userId: string,
): Promise<void> {
  await store.write(async (tx) => {
    await lockAdministrators(tx, userId);
    const { person, user } = await personFor(tx, actor, 'deleteUser', userId);
    await refuseLastAdministrator(tx, user);
    await refuseLastCompanyAdministrator(tx, person, user);
    await recordEvent(tx, actor, clock.now(), { kind: 'person_removed', ...aboutPerson(user) });
    await removePerson(tx, user, clock.now());
  });
}

/** Tables whose rows are removed with a person, and the column with the person's id. Referenced rows come last. */
const ACCOUNT_ROWS = [
  ['sessions', 'user_id'],
  ['devices', 'user_id'],
  ['tokens', 'user_id'],
  ['api_tokens', 'user_id'],
  ['totps', 'id'],
  ['passkeys', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['challenges', 'user_id'],
  ['pending_sign_ins', 'user_id'],
  ['identities', 'user_id'],
  ['email_changes', 'id'],
  ['digests', 'user_id'],
  ['user_subscriptions', 'id'],
  ['round_mails', 'user_id'],
  ['notices', 'user_id'],
  ['credentials', 'id'],
  ['users', 'id'],
] as const;

/**
 * Removes a person with their picture and all rows of their account. Their plan items lose their owner, and what they
 * are asked for is canceled.
 */
export async function removePerson(
  tx: WriteTransaction,
  { id, picture_url }: UserRow,
  now: Date,
): Promise<void> {
  await removePicture(tx, picture_url);
  for (const found of await tx.find('plan_items', { owner_id: id })) {
    // It may have been removed, or given to another person, before it was locked.
    const item = await tx.getForUpdate('plan_items', found.id);
    if (item?.owner_id === id) await tx.update('plan_items', item.id, { owner_id: null });
  }
  await cancelRequestsTo(tx, id, now);
  for (const [table, column] of ACCOUNT_ROWS) await tx.remove(table, { [column]: id });
}

const cancelRequestsTo = (tx: WriteTransaction, asked_of: string, now: Date) =>
  tx.updateWhere(
    'requests',
    { asked_of, done_at: null, cancelled_at: null },
    { cancelled_at: now.toISOString() },
  );

/**
 * Before an administrator is removed, the rows of all administrators are locked in the order of their
 * ids. If two administrators remove each other concurrently, the second one then fails, because the
 * first has already removed them.
 */
export async function lockAdministrators(tx: WriteTransaction, userId: string): Promise<void> {
  const user = await tx.get('users', userId);
  if (user?.role !== 'administrator') return;
  if (user.company_id !== null) await tx.getForUpdate('companies', user.company_id);
  const administrators = await tx.find('users', { role: 'administrator' });
  for (const id of administrators.map((one) => one.id).sort()) await tx.getForUpdate('users', id);
}

export async function refuseLastAdministrator(tx: WriteTransaction, user: UserRow): Promise<void> {
  if (user.role !== 'administrator' || !user.activated) return;
  const all = await tx.find('users', { role: 'administrator', activated: true });
  if (!all.some(({ id }) => id !== user.id)) {
    throw lastAdministrator('The last administrator cannot be removed.');
  }
}
