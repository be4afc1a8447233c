import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { Flex, Tabs } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { activityOpened } from '@/features/activity';
import { resourceOf, useGetCompaniesQuery, type Company } from '@/features/companies';
import { countToMend, useGetDataHealthQuery } from '@/features/dataHealth';
import { HelpLink } from '@/features/help';
import { areaChosen, ImpactAreaGrid, type ImpactAreaWithCurrent } from '@/features/impactAreas';
import { OpinionsPanel } from '@/features/rounds';
import { WorkbookMenu } from '@/features/workbook';
import { useIsOffered } from '@/shared/api/features/views';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { oneOf } from '@/shared/routing/urlParams';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { Page } from '@/shared/ui/page/Page';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { CompanyHealth } from './CompanyHealth';
import { RoundComments } from './RoundComments';
import { ShownCompany } from '../shownCompany/ShownCompany';

const TABS = ['areas', 'health', 'opinions'] as const;
const VIEW = { tab: oneOf(TABS, 'areas') };

/** The progress of the shown company by impact area, and the problems in its answers. */
export function ImpactAreasPage() {
  return (
    <Page title={usePageTitle('impactAreas')} extra={<HelpLink article="impact-areas" />}>
      <ShownCompany>
        {(company, user) => <CompanyAreas company={company} user={user} />}
      </ShownCompany>
    </Page>
  );
}

function CompanyAreas({ company, user }: { company: Company; user: UserDto }) {
  const { id: companyId } = company;
  const canEdit = can(user, 'saveAnswer', resourceOf(company));
  const { t } = useTranslation('impactAreas');
  const { t: tHealth } = useTranslation('dataHealth');
  const { t: tRounds } = useTranslation('rounds');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [{ tab }, change] = useUrlState(VIEW);
  const { currentData: health } = useGetDataHealthQuery(companyId);
  const count = health ? countToMend(health) : 0;
  const hasHealth = useIsOffered('dataHealth');
  const hasRounds = useIsOffered('rounds');
  const hasWorkbook = useIsOffered('workbook');

  const isTabShown = tab === 'health' ? hasHealth : tab === 'opinions' ? hasRounds : true;

  function open({ number, title, currentId }: ImpactAreaWithCurrent) {
    if (currentId === null) return;
    dispatch(activityOpened(currentId));
    dispatch(areaChosen(number));
    void navigate(paths.impactAreaAction({ title, area: number, activityId: currentId }));
  }

  return (
    <Tabs
      activeKey={isTabShown ? tab : 'areas'}
      onChange={(key) =>
        change({ tab: TABS.find((one) => one === key) ?? 'areas' }, { push: true })
      }
      items={[
        {
          key: 'areas',
          label: tHealth('tabs.areas'),
          children: (
            <Flex vertical gap="small">
              <Flex justify="space-between" align="center" gap="middle">
                <SectionTitle>{t('overallProgress')}</SectionTitle>
                {hasWorkbook && (
                  <WorkbookMenu
                    company={company}
                    canImport={canEdit}
                    workspaceId={company.workspace?.id ?? null}
                    canReview={can(user, 'takeReview', resourceOf(company))}
                  />
                )}
              </Flex>
              <ImpactAreaGrid companyId={companyId} canEdit={canEdit} onOpen={open} />
            </Flex>
          ),
        },
        ...(hasHealth
          ? [
              {
                key: 'health',
                label: (
                  <span>
                    {count > 0 ? tHealth('tabs.healthCount', { count }) : tHealth('tabs.health')}
                  </span>
                ),
                children: <CompanyHealth company={company} user={user} canEdit={canEdit} />,
              },
            ]
          : []),
        ...(hasRounds
          ? [
              {
                key: 'opinions',
                label: tRounds('tab'),
                children: <CompanyOpinions company={company} user={user} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The rounds of the company. A round can ask in all companies of the workspace in which the person may run it. */
function CompanyOpinions({ company, user }: { company: Company; user: UserDto }) {
  const { currentData: list } = useGetCompaniesQuery(user.role);
  const hasComments = useIsOffered('inbox');
  const mayRun = (one: Company) => can(user, 'runRound', resourceOf(one));
  const toPlace = ({ id, name, workspace }: Company) => ({
    id,
    name,
    workspaceId: workspace?.id ?? null,
  });
  const others = (list?.companies ?? []).filter(
    (one) => one.activated && one.id !== company.id && mayRun(one),
  );
  return (
    <OpinionsPanel
      key={company.id}
      company={toPlace(company)}
      canRun={mayRun(company) && company.workspace !== null}
      companies={[company, ...others].map(toPlace)}
      discussion={
        hasComments
          ? (round) => <RoundComments key={round.id} {...{ company, user, round }} />
          : null
      }
    />
  );
}
