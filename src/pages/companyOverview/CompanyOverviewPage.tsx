import { driverTitle } from '@contract/fields/naming';
import { can } from '@contract/permissions/permissions';
import { Flex, Tabs } from 'antd';
import { memo, useCallback, useDeferredValue } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { activityOpened, loadActivity } from '@/features/activity';
import { areaChosen } from '@/features/impactAreas';
import { resourceOf } from '@/features/companies';
import {
  ACTION_FILTERS,
  DRIVER_TABS,
  DriverDownload,
  DriverTab,
  GENERAL_TAB,
  selectActiveTab,
  tabOpened,
  type ActionFilter,
  type ActionOrder,
  type ImprovableAction,
  type OverviewTab,
} from '@/features/drivers';
import { HelpLink } from '@/features/help';
import { useGetPrioritiesQuery } from '@/features/plan';
import { DriverTarget, useRequestTargets } from '@/features/targets';
import { useIsOffered } from '@/shared/api/features/views';
import { useQueryView, type QueryView } from '@/shared/api/useQueryView';
import { useNames } from '@/shared/i18n/useNames';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { overviewTab, paths } from '@/shared/routing/paths';
import { oneOf, type UrlParam } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { useNotify } from '@/shared/ui/notify/useNotify';
import styles from './CompanyOverviewPage.module.css';
import { GeneralPanel, type GeneralProps } from './GeneralPanel';
import { useCompanyInAddress } from '../shownCompany/useCompanyInAddress';
import { ShownCompany } from '../shownCompany/ShownCompany';

const TABS: readonly OverviewTab[] = [GENERAL_TAB, ...DRIVER_TABS];

/** Prefix of the tabs' ids. */
const ID = 'overview';

/** A tab's key and its name in the address, such as 'operating-margin'. */
const keyOf = (tab: OverviewTab) => overviewTab(driverTitle(tab));

const tabOf = (key: string) => TABS.find((tab) => keyOf(tab) === key);

const VIEW = {
  tab: { initial: undefined, parse: tabOf, format: keyOf } satisfies UrlParam<OverviewTab>,
  sort: oneOf<ActionOrder>(['better', 'worse'], 'worse'),
  show: oneOf<ActionFilter>(ACTION_FILTERS, 'all'),
};

export function CompanyOverviewPage() {
  return (
    <Page title={usePageTitle('companyOverview')} extra={<HelpLink article="company-overview" />}>
      <ShownCompany>
        {(company, user) => (
          <OverviewTabs
            company={company}
            canSetTargets={can(user, 'setTargets', resourceOf(company))}
            canPlan={can(user, 'saveAnswer', resourceOf(company))}
          />
        )}
      </ShownCompany>
    </Page>
  );
}

function OverviewTabs({ company, ...rights }: GeneralProps) {
  const { t } = useTranslation('drivers');
  useCompanyInAddress(company.id);
  const dispatch = useAppDispatch();
  const nameOf = useNames();
  const [{ tab: activeTab, sort, show }, change] = useUrlState(VIEW, {
    values: { tab: useSelector(selectActiveTab) },
    remember: ({ tab }) => tab && dispatch(tabOpened(tab)),
  });
  const onOrder = useCallback((order: ActionOrder) => change({ sort: order }), [change]);
  const onFilter = useCallback((filter: ActionFilter) => change({ show: filter }), [change]);
  // The tab is marked immediately, and its panel is rendered after that.
  const shownTab = useDeferredValue(activeTab);

  return (
    <Flex vertical>
      <Tabs
        id={ID}
        className={styles.tabs}
        // All tabs share the panel below, so antd's own panels are hidden. React then never has to remove
        // one panel before it creates the next.
        styles={{ content: { display: 'none' } }}
        activeKey={keyOf(activeTab)}
        onChange={(key) => change({ tab: tabOf(key) ?? GENERAL_TAB }, { push: true })}
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
        <TabPanel
          company={company}
          {...rights}
          tab={shownTab}
          order={sort}
          filter={show}
          {...{ onOrder, onFilter }}
        />
      </div>
    </Flex>
  );
}

interface PanelProps extends GeneralProps {
  tab: OverviewTab;
  order: ActionOrder;
  onOrder: (order: ActionOrder) => void;
  filter: ActionFilter;
  onFilter: (filter: ActionFilter) => void;
}

const TabPanel = memo(function TabPanel({
  company,
  canSetTargets,
  canPlan,
  tab,
  ...actions
}: PanelProps) {
  const openAction = useOpenAction();
  const nameOf = useNames();
  const hasTargets = useIsOffered('targets');
  useRequestTargets(company.id);
  const answered = useAnsweredActions(company.id);

  const known = answered.state === 'ready' ? answered.data : undefined;
  if (tab === GENERAL_TAB) {
    return <GeneralPanel {...{ company, canSetTargets, canPlan }} actions={answered} />;
  }
  return (
    <DriverTab
      key={tab}
      companyId={company.id}
      driverName={tab}
      {...actions}
      answered={known}
      factOf={({ name, title, average }) =>
        hasTargets && (
          <DriverTarget
            companyId={company.id}
            driver={{ name, title: nameOf(title), average }}
            canSet={canSetTargets}
          />
        )
      }
      extra={
        <DriverDownload
          company={company}
          driverName={tab}
          order={actions.order}
          filter={actions.filter}
          answered={known}
        />
      }
      onOpenAction={(id) => void openAction(id, driverTitle(tab))}
    />
  );
});

/** The company's answers, from which the priorities of its actions follow. */
function useAnsweredActions(companyId: string): QueryView<readonly ImprovableAction[]> {
  const view = useQueryView(useGetPrioritiesQuery(companyId));
  return view.state === 'ready' ? { ...view, data: view.data.actions } : view;
}

/** Loads the action and then opens its page. If loading fails, a notification is shown instead. */
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
