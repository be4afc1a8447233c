import {
  can,
  type ActionOn,
  type CompanyTarget,
  type Person,
  type PersonTarget,
} from '@contract/permissions';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, UserRow, WorkspaceRow } from '@server/store/tables';
import { forbidden, notFound, unauthenticated } from '../errors';
import { toPerson, workspaceOf } from '../queries/users';

/** Whom a session speaks for. What they may do is read anew within each transaction. */
export interface Actor {
  id: string;
}

/**
 * What a use case takes of a payload beyond its target: 400 when read and wrong. It is read after
 * the permission: who may not do something is not told how to.
 */
export type Late<Fields> = () => Fields;

/** The acting person as they are now; a removed one has no session any more. */
export async function actingPerson(tx: ReadTransaction, { id }: Actor): Promise<Person> {
  const user = await tx.get('users', id);
  if (!user?.activated) throw unauthenticated();
  return toPerson(tx, user);
}

/** A company for an action of a person: NOT_FOUND when they may not see it, else FORBIDDEN. */
export async function companyFor(
  tx: ReadTransaction | WriteTransaction,
  person: Person,
  action: ActionOn<CompanyTarget>,
  id: string,
): Promise<CompanyRow> {
  const company = await held(tx, 'companies', id);
  const target = company && { company_id: id, workspace_id: company.workspace_id };
  if (!target || !can(person, 'seeCompany', target)) throw notFound('company');
  if (!can(person, action, target)) throw refusalFor(person);
  return company;
}

/** A person for an action of another, their company held with them; refuses as `companyFor`. */
export async function personFor(
  tx: ReadTransaction | WriteTransaction,
  person: Person,
  action: ActionOn<PersonTarget>,
  id: string,
): Promise<UserRow> {
  const user = await heldPerson(tx, id);
  const target = user && { ...user, workspace_id: await workspaceOf(tx, user.company_id) };
  if (!target || !can(person, 'seePerson', target)) throw notFound('person');
  if (!can(person, action, target)) throw refusalFor(person);
  return user;
}

/** A workspace for an administrator; refuses as `companyFor`. A deleted one waits unseen. */
export async function workspaceFor(
  tx: ReadTransaction | WriteTransaction,
  person: Person,
  id: string,
  { deleted = false } = {},
): Promise<WorkspaceRow> {
  const workspace = await held(tx, 'workspaces', id);
  const exists = workspace !== undefined && (deleted || workspace.deleted_at === null);
  if (!exists || !can(person, 'seeWorkspace', { workspace_id: id })) throw notFound('workspace');
  if (!can(person, 'manageWorkspaces')) throw refusalFor(person);
  return workspace;
}

/** Rows are held in one order, companies before people, so that two calls never wait for each other. */
async function heldPerson(tx: ReadTransaction | WriteTransaction, id: string) {
  const seen = await tx.get('users', id);
  if (seen && seen.company_id !== null) await held(tx, 'companies', seen.company_id);
  return held(tx, 'users', id);
}

/** Within a write the row is kept from others until its end. */
function held<T extends 'companies' | 'users' | 'workspaces'>(
  tx: ReadTransaction | WriteTransaction,
  table: T,
  id: string,
) {
  return 'getForUpdate' in tx ? tx.getForUpdate(table, id) : tx.get(table, id);
}

const refusalFor = ({ company_activated }: Person) =>
  company_activated === false ? forbidden('Your company has been deleted.') : forbidden();
