import { can, mayEditActions, type CompanyResource } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { useGetCompanyCollaboratorsQuery } from '@/features/collaborators';

/**
 * The active people of a company: all of them, those who may save its answers, and those who may run its rounds. They
 * are loaded only if they are needed; null until then.
 */
export function useCompanyPeople(resource: CompanyResource, user: UserDto, isNeeded: boolean) {
  const { company_id } = resource;
  const { currentData: groups } = useGetCompanyCollaboratorsQuery(company_id, { skip: !isNeeded });
  const people = groups
    ?.flatMap(({ collaborators }) => collaborators)
    .filter((one) => one.activated && one.companyId === company_id)
    .map(({ id, name, role, companyRole: company_role, workspaceRole: workspace_role }) => {
      // Of the same workspace as the user, unless the user is an administrator of everything.
      return { ...user, id, name, role, company_role, workspace_role, company_id };
    });
  const toPerson = ({ id, name }: { id: string; name: string }) => ({ id, name });
  const thoseWho = (may: (person: NonNullable<typeof people>[number]) => boolean) =>
    people?.filter(may).map(toPerson) ?? null;
  return {
    members: people?.map(toPerson) ?? null,
    savers: thoseWho(mayEditActions),
    organisers: thoseWho((person) => can(person, 'runRound', resource)),
  };
}
