import { driverTitle } from '@contract/naming';
import { App, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { activityOpened, loadActivity } from '@/features/activity';
import {
  DRIVER_TABS,
  DriverTab,
  GENERAL_TAB,
  RatingOverview,
  selectActiveTab,
  tabOpened,
  type OverviewTab,
} from '@/features/drivers';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { Page } from '@/shared/ui/Page';
import { ShownCompany } from './ShownCompany';

export function CompanyOverviewPage() {
  const { t } = useTranslation('drivers');

  return (
    <Page title={t('overview.title')}>
      <ShownCompany>{({ id }) => <OverviewTabs companyId={id} />}</ShownCompany>
    </Page>
  );
}

function OverviewTabs({ companyId }: { companyId: string }) {
  const { t } = useTranslation('drivers');
  const dispatch = useAppDispatch();
  const activeTab = useSelector(selectActiveTab);
  const openAction = useOpenAction();

  return (
    <Tabs
      activeKey={activeTab}
      onChange={(key) => dispatch(tabOpened(key as OverviewTab))}
      destroyOnHidden
      items={[
        {
          key: GENERAL_TAB,
          label: t('overview.general'),
          children: <RatingOverview companyId={companyId} />,
        },
        ...DRIVER_TABS.map((driverName) => ({
          key: driverName,
          label: driverTitle(driverName),
          children: (
            <DriverTab
              companyId={companyId}
              driverName={driverName}
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
