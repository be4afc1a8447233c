import { can } from '@contract/permissions';
import { useGetCollaboratorsQuery } from '@/features/collaborators';
import { targetOf, type Company } from '@/features/companies';
import { HelpLink } from '@/features/help';
import { PlanBoard } from '@/features/plan';
import { useTargetValues } from '@/features/targets';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { ShownCompany } from '../shownCompany/ShownCompany';

/** What to do first in the shown company, and what is planned. */
export function PlanPage() {
  return (
    <Page title={usePageTitle('plan')} extra={<HelpLink article="plan" />}>
      <ShownCompany>
        {(company, user) => (
          <CompanyPlan
            key={company.id}
            company={company}
            userId={user.id}
            canEdit={can(user, 'saveAnswer', targetOf(company))}
          />
        )}
      </ShownCompany>
    </Page>
  );
}

interface Props {
  company: Company;
  userId: string;
  canEdit: boolean;
}

function CompanyPlan({ company, userId, canEdit }: Props) {
  const { currentData: groups = [] } = useGetCollaboratorsQuery(undefined, { skip: !canEdit });
  const owners = groups
    .flatMap(({ collaborators }) => collaborators)
    .filter((one) => one.activated && one.companyId === company.id)
    .filter((one) => one.workspaceRole !== 'subscriber')
    .map(({ id, name }) => ({ id, name }));
  const targets = useTargetValues(company.id);
  return <PlanBoard {...{ company, userId, owners, canEdit, targets }} />;
}
