import { isAdmin, mayEditActions } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import {
  useGetCollaboratorsQuery,
  useGetCompanyCollaboratorsQuery,
} from '@/features/collaborators';
import { useGetCompaniesQuery, type Company } from '@/features/companies';

/**
 * The active people of a company: all of them, and those who may save its answers. They are loaded only if they are
 * needed; null until then. A long list is read for the company alone.
 */
export function useCompanyPeople(company: Pick<Company, 'id'>, user: UserDto, isNeeded: boolean) {
  const { currentData: list } = useGetCompaniesQuery(user.role);
  const isLong = isAdmin(user) && list?.isComplete === false;
  const all = useGetCollaboratorsQuery(undefined, { skip: !isNeeded || isLong });
  const own = useGetCompanyCollaboratorsQuery(company.id, { skip: !isNeeded || !isLong });
  const groups = (isLong ? own : all).currentData;
  const people = groups
    ?.flatMap(({ collaborators }) => collaborators)
    .filter((one) => one.activated && one.companyId === company.id);
  const toPerson = ({ id, name }: { id: string; name: string }) => ({ id, name });
  return {
    members: people?.map(toPerson) ?? null,
    savers:
      people
        ?.filter(({ workspaceRole }) => mayEditActions({ workspace_role: workspaceRole }))
        .map(toPerson) ?? null,
  };
}
