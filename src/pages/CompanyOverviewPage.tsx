import { driverTitle } from '@contract/naming';
import { App, Tabs } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { activityOpened, loadActivity } from '@/features/activity';
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
import { Page } from '@/shared/ui/Page';
import styles from './CompanyOverviewPage.module.css';
import { ShownCompany } from './ShownCompany';

const TABS: readonly OverviewTab[] = [GENERAL_TAB, ...DRIVER_TABS];

/** antd makes ids of a tab's key, and an id that others refer to holds no spaces. */
const keyOf = (tab: OverviewTab) => tab.replace(/\W+/g, '-');

export function CompanyOverviewPage() {
  const { t } = useTranslation('drivers');

  return (
    <Page title={t('overview.title')} extra={<HelpLink article="company-overview" />}>
      <ShownCompany>{(company) => <OverviewTabs company={company} />}</ShownCompany>
    </Page>
  );
}

function OverviewTabs({ company }: { company: Company }) {
  const { t } = useTranslation('drivers');
  const dispatch = useAppDispatch();
  const activeTab = useSelector(selectActiveTab);
  const openAction = useOpenAction();
  const nameOf = useNames();

  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={keyOf(activeTab)}
      onChange={(key) => dispatch(tabOpened(TABS.find((tab) => keyOf(tab) === key) ?? GENERAL_TAB))}
      destroyOnHidden
      items={[
        {
          key: keyOf(GENERAL_TAB),
          label: t('overview.general'),
          children: (
            <RatingOverview companyId={company.id} extra={<OverviewDownload company={company} />} />
          ),
        },
        ...DRIVER_TABS.map((driverName) => ({
          key: keyOf(driverName),
          label: nameOf(driverTitle(driverName)),
          children: (
            <DriverTab
              companyId={company.id}
              driverName={driverName}
              extra={<DriverDownload company={company} driverName={driverName} />}
              onOpenAction={(id) => void openAction(id, driverTitle(driverName))}
            />
          ),
        })),
      ]}
    />
  );
}

/** Loads the action first; when that fails the person stays where they are, and is told. */
function useOpenAction() {
  const { t } = useTranslation('drivers');
  const { notification } = App.useApp();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return async (activityId: string, title: string) => {
    try {
      const { area } = await dispatch(loadActivity(activityId));
      dispatch(activityOpened({ activityId, area }));
      await navigate(paths.companyAction({ title, area, activityId }));
    } catch {
      notification.error({ title: t('driver.openFailed') });
    }
  };
}
