import type { Person } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import { unauthenticated } from '../errors';
import { activityOf } from '../figures/model';
import type { Actor } from '../manage/access';
import type { Reader } from '../queries/reader';
import { toPerson } from '../queries/users';
import { authorizeEditing } from './editing';
import type { AnswerKey } from './storedAnswer';

/**
 * The person with their current roles. Their workspace is read only for a save in another company; in their
 * own one the reader checks whether it is active.
 */
export async function savingPerson(
  tx: ReadTransaction,
  { id }: Actor,
  { company_id }: Pick<AnswerKey, 'company_id'>,
): Promise<Person> {
  const user = await tx.get('users', id);
  if (!user?.activated) throw unauthenticated();
  return user.company_id === company_id ? { ...user, workspace_id: null } : toPerson(tx, user);
}

/** The activity and the model; FORBIDDEN or NOT_FOUND if the person may not save the answer. */
export async function authorizeSave(reader: Reader, { company_id, activity_id }: AnswerKey) {
  await authorizeEditing(reader, company_id);
  const model = await reader.model();
  return { model, activity: activityOf(model, activity_id) };
}
