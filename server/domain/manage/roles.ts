import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import type { Role } from '@contract/permissions/roles';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, UserRow } from '@server/store/tables';
import { refuseOtherWorkspace } from '../accounts/invitations';
import type { Clock } from '../clock';
import { badFields, forbidden, notFound } from '../errors';
import { aboutPerson, changedValues, recordEvent, type NewEvent } from '../events/recordEvent';
import { affiliationOf, toUserDto, workspaceOf } from '../queries/users';
import { refuseLastCompanyAdministrator } from './lastAdministrator';
import { personFor, type Actor, type Deferred } from './access';

interface Deps {
  store: Store;
  clock: Clock;
}

/** An absent role is kept. */
interface RoleFields {
  company_role?: Role | undefined;
  workspace_role?: Role | undefined;
}

/** Changes a person's roles. Each one requires its own permission, unless the value stays the same. */
export function updateRole(
  { store, clock }: Deps,
  actor: Actor,
  userId: string,
  fields: Deferred<RoleFields>,
) {
  return store.write(async (tx): Promise<UserDto> => {
    const { person, user } = await personFor(tx, actor, 'updateRole', userId);
    const { company_role = user.company_role, workspace_role = user.workspace_role } = fields();
    const resource = { ...user, workspace_id: await workspaceOf(tx, user.company_id) };

    if (company_role !== user.company_role) {
      if (!can(person, 'changeCompanyRole', resource)) {
        throw forbidden('You are not allowed to change the company role.');
      }
      await refuseLastCompanyAdministrator(tx, person, user);
    }
    if (workspace_role !== user.workspace_role && !can(person, 'changeWorkspaceRole', resource)) {
      throw forbidden('You are not allowed to change the workspace role.');
    }
    const changes = { company_role, workspace_role };
    const changed = changedValues(rolesOf(user), changes);
    if (changed) {
      const event: NewEvent = { kind: 'roles_changed', ...aboutPerson(user), ...changed };
      await recordEvent(tx, actor, clock.now(), event);
    }
    return change(tx, user, changes);
  });
}

/** Moves a person to another company, and thereby to its workspace. */
export function changeCompany(
  { store, clock }: Deps,
  actor: Actor,
  { userId, companyId }: { userId: string; companyId: string },
  fields: Deferred<{ workspace_id: string | null }>,
) {
  return store.write(async (tx): Promise<UserDto> => {
    await lockCompanies(tx, userId, companyId);
    const { person, user } = await personFor(tx, actor, 'changeCompany', userId);
    const company = await companyToMoveTo(tx, person, user, companyId);
    await refuseOtherWorkspace(tx, company, fields().workspace_id);
    if (user.company_id === companyId) return toUserDto(tx, user);
    if (!company.activated) throw badFields({ company_id: 'This company has been deleted.' });

    await refuseLastCompanyAdministrator(tx, person, user);
    const company_role = roleAfterMove(person, user, companyId);
    await recordMove(tx, actor, clock.now(), { user, company, company_role });
    return change(tx, user, { company_id: companyId, company_role });
  });
}

/**
 * The company to move to. For a company that the acting person may not move people into: FORBIDDEN if
 * they may not move people between companies at all, else NOT_FOUND.
 */
async function companyToMoveTo(
  tx: WriteTransaction,
  person: Person,
  user: UserRow,
  id: string,
): Promise<CompanyRow> {
  const company = await tx.get('companies', id);
  const resource = company && { company_id: id, workspace_id: await workspaceOf(tx, id) };
  if (resource && (user.company_id === id || can(person, 'moveInto', resource))) return company;
  if (can(person, 'moveBetweenCompanies')) throw notFound('company');
  throw forbidden('Only administrators of the workspace can move people to another company.');
}

/**
 * A company administrator becomes an editor, unless the acting person administers the new company:
 * nobody can grant a role that they do not have themselves.
 */
function roleAfterMove(person: Person, user: UserRow, companyId: string): Role {
  const mayGrant = isAdmin(person) || can(person, 'createUser', { company_id: companyId });
  return user.company_role === 'administrator' && !mayGrant ? 'editor' : user.company_role;
}

const rolesOf = ({ company_role, workspace_role }: UserRow) => ({ company_role, workspace_role });

/** Records a move for the administrators of both companies and of both workspaces. */
async function recordMove(
  tx: WriteTransaction,
  actor: Actor,
  now: Date,
  { user, company, company_role }: { user: UserRow; company: CompanyRow; company_role: Role },
): Promise<void> {
  const former = await affiliationOf(tx, user.company_id);
  const changed = changedValues(
    { company: former.company?.name ?? null, company_role: user.company_role },
    { company: company.name, company_role },
  );
  await recordEvent(tx, actor, now, {
    kind: 'person_moved',
    ...aboutPerson(user),
    companyId: company.id,
    formerCompanyId: user.company_id,
    formerWorkspaceId: former.company?.workspace_id ?? null,
    ...changed,
  });
}

/** Locks both companies in the order of their ids, so that opposite moves cannot deadlock. */
async function lockCompanies(tx: WriteTransaction, userId: string, companyId: string) {
  const from = (await tx.get('users', userId))?.company_id;
  const ids = [...new Set([companyId, ...(from ? [from] : [])])].sort();
  for (const id of ids) await tx.getForUpdate('companies', id);
}

async function change(tx: WriteTransaction, user: UserRow, changes: Partial<UserRow>) {
  await tx.update('users', user.id, changes);
  return toUserDto(tx, { ...user, ...changes });
}
