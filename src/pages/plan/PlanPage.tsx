import { can, isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import {
  useGetCollaboratorsQuery,
  useGetCompanyCollaboratorsQuery,
} from '@/features/collaborators';
import { targetOf, useGetCompaniesQuery, type Company } from '@/features/companies';
import { HelpLink } from '@/features/help';
import { PlanBoard } from '@/features/plan';
import { useTargetValues } from '@/features/targets';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { ShownCompany } from '../shownCompany/ShownCompany';

/** The priorities and the plan of the shown company. */
export function PlanPage() {
  return (
    <Page title={usePageTitle('plan')} extra={<HelpLink article="plan" />}>
      <ShownCompany>
        {(company, user) => (
          <CompanyPlan
            key={company.id}
            company={company}
            user={user}
            canEdit={can(user, 'saveAnswer', targetOf(company))}
          />
        )}
      </ShownCompany>
    </Page>
  );
}

interface Props {
  company: Company;
  user: UserDto;
  canEdit: boolean;
}

function CompanyPlan({ company, user, canEdit }: Props) {
  const { currentData: list } = useGetCompaniesQuery(user.role);
  const isLong = isAdmin(user) && list?.isComplete === false;
  const all = useGetCollaboratorsQuery(undefined, { skip: !canEdit || isLong });
  const own = useGetCompanyCollaboratorsQuery(company.id, { skip: !canEdit || !isLong });
  const groups = (isLong ? own : all).currentData ?? [];
  const owners = groups
    .flatMap(({ collaborators }) => collaborators)
    .filter((one) => one.activated && one.companyId === company.id)
    .filter((one) => one.workspaceRole !== 'subscriber')
    .map(({ id, name }) => ({ id, name }));
  const targets = useTargetValues(company.id);
  return <PlanBoard userId={user.id} {...{ company, owners, canEdit, targets }} />;
}
