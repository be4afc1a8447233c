import type { Language } from '@contract/language';
import {
  can,
  type ActionOn,
  type CompanyResource,
  type Person,
  type PersonResource,
} from '@contract/permissions/permissions';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, UserRow, WorkspaceRow } from '@server/store/tables';
import { forbidden, notFound, unauthenticated } from '../errors';
import type { EventActor } from '../events/recordEvent';
import { toPerson, workspaceOf } from '../queries/users';

/** The signed-in person. Their permissions are read again within each transaction. */
export interface Actor extends EventActor {
  id: string;
  /** In which the reply names actions. */
  language?: Language | undefined;
}

/**
 * The fields of a payload, validated when the function is called; throws BAD_USER_INPUT. Use cases call
 * it after checking the permission, so that a person without permission gets 403 and not 400.
 */
export type Deferred<Fields> = () => Fields;

/** The acting person with their current roles; UNAUTHENTICATED if they were removed. */
export async function actingPerson(tx: ReadTransaction, { id }: Actor): Promise<Person> {
  const user = await tx.get('users', id);
  if (!user?.activated) throw unauthenticated();
  return toPerson(tx, user);
}

/**
 * The company to act on, and the acting person. NOT_FOUND if the person may not see it, FORBIDDEN if they may not act
 * on it. The person is read after the company is locked, because their roles may change while this request waits.
 */
export async function companyFor(
  tx: ReadTransaction | WriteTransaction,
  actor: Actor,
  action: ActionOn<CompanyResource>,
  id: string,
): Promise<{ person: Person; company: CompanyRow }> {
  const company = await lock(tx, 'companies', id);
  const person = await actingPerson(tx, actor);
  const resource = company && { company_id: id, workspace_id: company.workspace_id };
  if (!resource || !can(person, 'seeCompany', resource)) throw notFound('company');
  if (!can(person, action, resource)) throw forbiddenFor(person);
  return { person, company };
}

/** The person to act on, and the acting person, as `companyFor` does. Also locks the company of the person to act on. */
export async function personFor(
  tx: ReadTransaction | WriteTransaction,
  actor: Actor,
  action: ActionOn<PersonResource>,
  id: string,
): Promise<{ person: Person; user: UserRow }> {
  const user = await lockPerson(tx, id);
  const person = await actingPerson(tx, actor);
  const resource = user && { ...user, workspace_id: await workspaceOf(tx, user.company_id) };
  if (!resource || !can(person, 'seePerson', resource)) throw notFound('person');
  if (!can(person, action, resource)) throw forbiddenFor(person);
  return { person, user };
}

/** The workspace to act on, with the same errors as `companyFor`. A deleted one is only found with `deleted`. */
export async function workspaceFor(
  tx: ReadTransaction | WriteTransaction,
  actor: Actor,
  id: string,
  { deleted = false } = {},
): Promise<WorkspaceRow> {
  const workspace = await lock(tx, 'workspaces', id);
  const person = await actingPerson(tx, actor);
  const exists = workspace !== undefined && (deleted || workspace.deleted_at === null);
  if (!exists || !can(person, 'seeWorkspace', { workspace_id: id })) throw notFound('workspace');
  if (!can(person, 'manageWorkspaces')) throw forbiddenFor(person);
  return workspace;
}

/** Locks companies before people, as all use cases do, so that they cannot deadlock. */
async function lockPerson(tx: ReadTransaction | WriteTransaction, id: string) {
  const seen = await tx.get('users', id);
  if (seen && seen.company_id !== null) await lock(tx, 'companies', seen.company_id);
  return lock(tx, 'users', id);
}

/** Reads a row; in a write transaction also locks it until the transaction ends. */
function lock<T extends 'companies' | 'users' | 'workspaces'>(
  tx: ReadTransaction | WriteTransaction,
  table: T,
  id: string,
) {
  return 'getForUpdate' in tx ? tx.getForUpdate(table, id) : tx.get(table, id);
}

const forbiddenFor = ({ company_activated }: Person) =>
  company_activated === false ? forbidden('Your company has been deleted.') : forbidden();
