import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { resourceOf, type Company } from '@/features/companies';
import { HelpLink } from '@/features/help';
import { PlanBoard } from '@/features/plan';
import { useGlobalTarget, useTargetValues } from '@/features/targets';
import { useIsOffered } from '@/shared/api/features/views';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { CommentsDrawer } from '../shownCompany/CommentsDrawer';
import { StartButton } from '../shownCompany/StartButton';
import { useCompanyPeople } from '../shownCompany/useCompanyPeople';
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
            canEdit={can(user, 'saveAnswer', resourceOf(company))}
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
  const { savers } = useCompanyPeople(resourceOf(company), user, canEdit);
  const owners = savers ?? [];
  const targets = useTargetValues(company.id);
  const globalTarget = useGlobalTarget(company.id);
  const hasComments = useIsOffered('inbox');
  const canConfirm = can(user, 'confirmBenefit', { company_id: company.id });
  return (
    <PlanBoard
      userId={user.id}
      start={<StartButton company={company} />}
      {...{ company, owners, canEdit, canConfirm, globalTarget, targets }}
      discussion={
        hasComments
          ? (subject, onClose) => (
              <CommentsDrawer
                kind="plan_item"
                resource={resourceOf(company)}
                {...{ user, subject, onClose }}
              />
            )
          : null
      }
    />
  );
}
