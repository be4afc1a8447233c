import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { Flex, Tabs } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { activityOpened } from '@/features/activity';
import { targetOf, type Company } from '@/features/companies';
import { countToMend, useGetDataHealthQuery } from '@/features/dataHealth';
import { HelpLink } from '@/features/help';
import { areaChosen, ImpactAreaGrid, type ImpactAreaWithCurrent } from '@/features/impactAreas';
import { WorkbookMenu } from '@/features/workbook';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { oneOf } from '@/shared/routing/urlParams';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { Page } from '@/shared/ui/page/Page';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { CompanyHealth } from './CompanyHealth';
import { ShownCompany } from '../shownCompany/ShownCompany';

const VIEW = { tab: oneOf(['areas', 'health'], 'areas') };

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
  const canEdit = can(user, 'saveAnswer', targetOf(company));
  const { t } = useTranslation('impactAreas');
  const { t: tHealth } = useTranslation('dataHealth');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [{ tab }, change] = useUrlState(VIEW);
  const { currentData: health } = useGetDataHealthQuery(companyId);

  function open({ number, title, currentId }: ImpactAreaWithCurrent) {
    if (currentId === null) return;
    dispatch(activityOpened(currentId));
    dispatch(areaChosen(number));
    void navigate(paths.impactAreaAction({ title, area: number, activityId: currentId }));
  }

  return (
    <Tabs
      activeKey={tab}
      onChange={(key) => change({ tab: key === 'health' ? 'health' : 'areas' }, { push: true })}
      items={[
        {
          key: 'areas',
          label: tHealth('tabs.areas'),
          children: (
            <Flex vertical gap="small">
              <Flex justify="space-between" align="center" gap="middle">
                <SectionTitle>{t('overallProgress')}</SectionTitle>
                <WorkbookMenu company={company} canImport={canEdit} />
              </Flex>
              <ImpactAreaGrid companyId={companyId} canEdit={canEdit} onOpen={open} />
            </Flex>
          ),
        },
        {
          key: 'health',
          label: health
            ? tHealth('tabs.healthCount', { count: countToMend(health) })
            : tHealth('tabs.health'),
          children: <CompanyHealth company={company} user={user} canEdit={canEdit} />,
        },
      ]}
    />
  );
}
