import { driverTitle } from '@contract/fields/naming';
import { Flex, Tabs } from 'antd';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { activityOpened, loadActivity } from '@/features/activity';
import { areaChosen } from '@/features/impactAreas';
import type { Company } from '@/features/companies';
import {
  DRIVER_TABS,
  DriverDownload,
  DriverTab,
  GENERAL_TAB,
  OverviewDownload,
  RatingOverview,
  selectActiveTab,
  tabOpened,
  type OverviewTab,
} from '@/features/drivers';
import { HelpLink } from '@/features/help';
import { useNames } from '@/shared/i18n/useNames';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { useNotify } from '@/shared/ui/notify/useNotify';
import styles from './CompanyOverviewPage.module.css';
import { ShownCompany } from '../shownCompany/ShownCompany';

const TABS: readonly OverviewTab[] = [GENERAL_TAB, ...DRIVER_TABS];

/** Ids of the tabs begin with it. */
const ID = 'overview';

/** antd makes ids of a tab's key, and an id that others refer to holds no spaces. */
const keyOf = (tab: OverviewTab) => tab.replace(/\W+/g, '-');

export function CompanyOverviewPage() {
  return (
    <Page title={usePageTitle('companyOverview')} extra={<HelpLink article="company-overview" />}>
      <ShownCompany>{(company) => <OverviewTabs company={company} />}</ShownCompany>
    </Page>
  );
}

function OverviewTabs({ company }: { company: Company }) {
  const { t } = useTranslation('drivers');
  const dispatch = useAppDispatch();
  const nameOf = useNames();
  const activeTab = useSelector(selectActiveTab);
  // The tab is marked first, and its panel follows a moment later.
  const shownTab = useDeferredValue(activeTab);

  return (
    <Flex vertical>
      <Tabs
        id={ID}
        className={styles.tabs}
        // The panel below is shared by all tabs, so that React does not remove one before it creates the next.
        styles={{ content: { display: 'none' } }}
        activeKey={keyOf(activeTab)}
        onChange={(key) =>
          dispatch(tabOpened(TABS.find((tab) => keyOf(tab) === key) ?? GENERAL_TAB))
        }
        items={TABS.map((tab) => ({
          key: keyOf(tab),
          label: tab === GENERAL_TAB ? t('overview.general') : nameOf(driverTitle(tab)),
        }))}
      />
      <div
        role="tabpanel"
        aria-labelledby={`${ID}-tab-${keyOf(shownTab)}`}
        aria-busy={shownTab !== activeTab}
      >
        <TabPanel company={company} tab={shownTab} />
      </div>
    </Flex>
  );
}

const TabPanel = memo(function TabPanel({ company, tab }: { company: Company; tab: OverviewTab }) {
  const openAction = useOpenAction();

  if (tab === GENERAL_TAB) {
    return <RatingOverview companyId={company.id} extra={<OverviewDownload company={company} />} />;
  }
  return (
    <DriverTab
      key={tab}
      companyId={company.id}
      driverName={tab}
      extra={<DriverDownload company={company} driverName={tab} />}
      onOpenAction={(id) => void openAction(id, driverTitle(tab))}
    />
  );
});

/** Loads the action and then opens its page. After a failure the page stays and a notification appears. */
function useOpenAction() {
  const { t } = useTranslation('drivers');
  const notify = useNotify();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return async (activityId: string, title: string) => {
    try {
      const { area } = await dispatch(loadActivity(activityId));
      dispatch(activityOpened(activityId));
      dispatch(areaChosen(area));
      await navigate(paths.companyAction({ title, area, activityId }));
    } catch {
      notify.failure(t('driver.openFailed'));
    }
  };
}
