import { can, isAdmin, type Person } from '@contract/permissions';
import type { UserDto } from '@contract/rest';
import type { Role } from '@contract/roles';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { CompanyRow, UserRow } from '@server/store/tables';
import { refuseOtherWorkspace } from '../accounts/invitations';
import { badFields, forbidden, notFound } from '../errors';
import { toUserDto, workspaceOf } from '../queries/users';
import { keepCompanyAdministrator } from './lastAdministrator';
import { actingPerson, personFor, type Actor, type Late } from './targets';

/** Absent ones stay. */
interface RoleFields {
  company_role?: Role | undefined;
  workspace_role?: Role | undefined;
}

/** Changes a person's roles, each by who may change it; a value they have already is no change. */
export function updateRole(
  { store }: { store: Store },
  actor: Actor,
  userId: string,
  fields: Late<RoleFields>,
) {
  return store.write(async (tx): Promise<UserDto> => {
    const person = await actingPerson(tx, actor);
    const user = await personFor(tx, person, 'updateRole', userId);
    const { company_role = user.company_role, workspace_role = user.workspace_role } = fields();
    const target = { ...user, workspace_id: await workspaceOf(tx, user.company_id) };

    if (company_role !== user.company_role) {
      if (!can(person, 'changeCompanyRole', target)) {
        throw forbidden('You are not allowed to change the company role.');
      }
      await keepCompanyAdministrator(tx, person, user);
    }
    if (workspace_role !== user.workspace_role && !can(person, 'changeWorkspaceRole', target)) {
      throw forbidden('You are not allowed to change the workspace role.');
    }
    return change(tx, user, { company_role, workspace_role });
  });
}

/** Moves a person to another company; the workspace follows from it. */
export function changeCompany(
  { store }: { store: Store },
  actor: Actor,
  { userId, companyId }: { userId: string; companyId: string },
  fields: Late<{ workspace_id: string | null }>,
) {
  return store.write(async (tx): Promise<UserDto> => {
    const person = await actingPerson(tx, actor);
    await holdInOrder(tx, userId, companyId);
    const user = await personFor(tx, person, 'changeCompany', userId);
    const company = await destination(tx, person, user, companyId);
    await refuseOtherWorkspace(tx, company, fields().workspace_id);
    if (user.company_id === companyId) return toUserDto(tx, user);
    if (!company.activated) throw badFields({ company_id: 'This company has been deleted.' });

    await keepCompanyAdministrator(tx, person, user);
    return change(tx, user, {
      company_id: companyId,
      company_role: roleThere(person, user, companyId),
    });
  });
}

/**
 * The company to move to. People without rights over other companies are forbidden every one but the
 * present; for the others a company that they have no rights over does not exist.
 */
async function destination(
  tx: WriteTransaction,
  person: Person,
  user: UserRow,
  id: string,
): Promise<CompanyRow> {
  const company = await tx.get('companies', id);
  const target = company && { company_id: id, workspace_id: await workspaceOf(tx, id) };
  if (target && (user.company_id === id || can(person, 'moveInto', target))) return company;
  if (can(person, 'moveBetweenCompanies')) throw notFound('company');
  throw forbidden('Only administrators of the workspace can move people to another company.');
}

/**
 * Nobody grants more than they hold: who is no administrator there cannot bring one along, nor
 * become one by moving.
 */
function roleThere(person: Person, user: UserRow, companyId: string): Role {
  const grants = isAdmin(person) || can(person, 'createUser', { company_id: companyId });
  return user.company_role === 'administrator' && !grants ? 'editor' : user.company_role;
}

/** Both companies are held, in one order whichever way somebody moves. */
async function holdInOrder(tx: WriteTransaction, userId: string, companyId: string) {
  const from = (await tx.get('users', userId))?.company_id;
  const ids = [...new Set([companyId, ...(from ? [from] : [])])].sort();
  for (const id of ids) await tx.getForUpdate('companies', id);
}

async function change(tx: WriteTransaction, user: UserRow, changes: Partial<UserRow>) {
  await tx.update('users', user.id, changes);
  return toUserDto(tx, { ...user, ...changes });
}
