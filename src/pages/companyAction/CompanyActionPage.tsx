import { can } from '@contract/permissions';
import { Flex } from 'antd';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ActionCard, AverageScoreCard, ProcessIndex, ShortcutsButton } from '@/features/activity';
import { targetOf } from '@/features/companies';
import { HelpLink } from '@/features/help';
import { useNames } from '@/shared/i18n/useNames';
import { parseActionLink, paths } from '@/shared/routing/paths';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { SideColumn } from '@/shared/ui/layout/SideColumn';
import { ShownCompany } from '../shownCompany/ShownCompany';

/** The action form for links from the company overview; it also shows the answer's own score. */
export function CompanyActionPage() {
  const pageTitle = usePageTitle('companyAction');
  const nameOf = useNames();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { title = pageTitle, area, activityId } = parseActionLink(search);

  if (!area || !activityId) return <Navigate replace to={paths.companyOverview()} />;
  const open = (id: string) => {
    void navigate(paths.companyAction({ title, area, activityId: id }));
  };

  return (
    <ShownCompany>
      {(company, user) => (
        <Page
          title={nameOf(title)}
          extra={
            <Flex gap="small">
              <HelpLink article="action-form" />
              <ShortcutsButton />
              <ProcessIndex
                of={{ companyId: company.id, area }}
                currentId={activityId}
                onOpen={open}
              />
            </Flex>
          }
        >
          <SideColumn side={<AverageScoreCard of={{ companyId: company.id, activityId }} />}>
            <ActionCard
              key={company.id}
              of={{ userId: user.id, companyId: company.id, activityId }}
              area={area}
              canEdit={can(user, 'saveAnswer', targetOf(company))}
              withHeadings
              onOpen={open}
            />
          </SideColumn>
        </Page>
      )}
    </ShownCompany>
  );
}
