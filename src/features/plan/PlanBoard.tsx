import { Flex, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { LIMITS } from '@contract/limits';
import { useIsOffered } from '@/shared/api/features/views';
import { dataOf, type Downloadable } from '@/shared/download/Downloadable';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { idOrNone, oneOf, type UrlParam } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { useToday } from '@/shared/time/useClock';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { ComparePanel } from './compare/ComparePanel';
import { MAX_COMPARED, type GlobalTarget } from './compare/comparison';
import type { Owner } from './dialogs/PlanFields';
import { PlanDownload } from './download/PlanDownload';
import { EVERYONE, matchesItem, useOwnerName } from './items/ItemFilters';
import { PlanPanel } from './items/PlanPanel';
import { groupedByDue } from './PlanItem';
import styles from './PlanBoard.module.css';
import { PrioritiesPanel } from './priorities/PrioritiesPanel';
import { PRIORITY_SORTS } from './priorities/sortPriorities';
import { PRIORITY_LAYOUTS, shownPriorities } from './priorities/shownPriorities';
import { PlanStrip } from './strip/PlanStrip';
import { usePlanView } from './usePlanView';
import { ValuePanel } from './value/ValuePanel';

/** English names, as in the address and in the lists. */
const DRIVERS = ['Expectations', 'Operating Margin', 'Revenue Growth', 'Asset Efficiency'];
const NO_TARGETS = {};
const AREAS = IMPACT_AREA_NAMES.map((_, index) => String(index + 1));

/** A person's id, or a word for several or none. */
const owner: UrlParam<string> = {
  initial: EVERYONE,
  parse: (text) => (text !== '' && text.length <= LIMITS.nameLength ? text : undefined),
  format: (value) => value,
};

const PLAN_TABS = ['priorities', 'plan', 'value', 'compare'] as const;

/** Ids that are separated by commas. */
const idList: UrlParam<string> = {
  initial: '',
  parse: (text) => (text.length <= MAX_COMPARED * LIMITS.nameLength ? text : undefined),
  format: (value) => value,
};

const VIEW = {
  tab: oneOf(PLAN_TABS, 'priorities'),
  compare: idList,
  sort: oneOf(PRIORITY_SORTS, 'priority'),
  view: oneOf(PRIORITY_LAYOUTS, 'list'),
  driver: oneOf(['', ...DRIVERS], ''),
  area: oneOf(['', ...AREAS], ''),
  comments: idOrNone,
  owner,
};

/** A plan item and its action, such as '2.1.1 Title'. */
export interface Discussed {
  id: string;
  name: string;
}

interface Props {
  company: { id: string; name: string };
  userId: string;
  /** The people who may be responsible for plan items. */
  owners: readonly Owner[];
  canEdit: boolean;
  /** Whether the person may confirm benefits of others. */
  canConfirm: boolean;
  globalTarget: GlobalTarget | null;
  /**
   * Renders the comments on an item, which is null while none are shown; null itself on a server without comments.
   */
  discussion: ((item: Discussed | null, onClose: () => void) => ReactNode) | null;
  /**
   * The targets of the averages, by the English names of the drivers or Global Average. Without them, the averages are
   * shown without targets, and nothing can be downloaded.
   */
  targets: Downloadable<Readonly<Record<string, number>>>;
  /** Shown while no action is scored, such as a button for the first step. */
  start?: ReactNode;
}

/** The priorities and the plan of one company. */
export function PlanBoard(props: Props) {
  const { company, userId, owners, canEdit, canConfirm, globalTarget, targets } = props;
  const { discussion } = props;
  const { t } = useTranslation('plan');
  const nameOf = useNames();
  const [choice, change] = useUrlState(VIEW);
  const today = useToday();
  const hasValue = useIsOffered('valuePlan');
  const view = usePlanView(company.id, DRIVERS);
  const ownerName = useOwnerName(choice, userId, view.state === 'ready' ? view.data.plan : []);
  if (view.state === 'failed') return <ErrorPanel error={view.error} onRetry={view.retry} />;
  if (view.state === 'loading') return <LoadingCard />;
  const { data } = view;
  const driverName = nameOf(choice.driver);
  const areaName = nameOf(IMPACT_AREA_NAMES[Number(choice.area) - 1] ?? '');
  const matching = data.plan.filter((item) => matchesItem(item, choice, userId));
  const discussed = data.plan.find(({ id }) => id === choice.comments);
  const listed = groupedByDue(matching, today).flatMap(({ items }) => items);

  return (
    <Flex vertical gap="middle" className={styles.board}>
      <PlanStrip view={data} targets={dataOf(targets) ?? NO_TARGETS} />
      <Tabs
        className={styles.tabs}
        activeKey={choice.tab}
        onChange={(key) =>
          change({ tab: PLAN_TABS.find((tab) => tab === key) ?? 'priorities' }, { push: true })
        }
        items={[
          {
            key: 'priorities',
            label: t('tabs.priorities'),
            children: (
              <PrioritiesPanel
                companyId={company.id}
                view={data}
                choice={choice}
                onChoose={change}
                drivers={DRIVERS}
                owners={owners}
                canEdit={canEdit}
                start={props.start}
                targets={dataOf(targets) ?? NO_TARGETS}
                extra={
                  <PlanDownload
                    company={company}
                    view={data}
                    targets={targets}
                    shown={{ priorities: shownPriorities(data.ranked, choice) }}
                    filters={[driverName, areaName]}
                  />
                }
              />
            ),
          },
          {
            key: 'plan',
            label:
              data.planned.size === 0
                ? t('tabs.plan')
                : t('tabs.planCount', { count: data.planned.size }),
            children: (
              <PlanPanel
                companyId={company.id}
                userId={userId}
                plan={data.plan}
                waiting={data.waiting}
                choice={choice}
                onChoose={change}
                drivers={DRIVERS}
                owners={owners}
                canEdit={canEdit}
                canConfirm={canConfirm}
                onShowPriorities={() => change({ tab: 'priorities' })}
                onDiscuss={discussion && (({ id }) => change({ comments: id }))}
                extra={
                  <PlanDownload
                    company={company}
                    view={data}
                    targets={targets}
                    shown={{ plan: listed }}
                    filters={[ownerName, driverName]}
                  />
                }
              />
            ),
          },
          ...(hasValue
            ? [
                {
                  key: 'value',
                  label: t('tabs.value'),
                  children: (
                    <ValuePanel plan={data.plan} onShowPlan={() => change({ tab: 'plan' })} />
                  ),
                },
                {
                  key: 'compare',
                  label: t('tabs.compare'),
                  children: (
                    <ComparePanel
                      company={company}
                      actions={data.actions}
                      target={globalTarget}
                      canEdit={canEdit}
                      choice={choice.compare}
                      onChoose={(compare) => change({ compare })}
                      onShowPriorities={() => change({ tab: 'priorities' })}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {discussion?.(
        discussed ? { id: discussed.id, name: `${discussed.number} ${discussed.title}` } : null,
        () => change({ comments: null }),
      )}
    </Flex>
  );
}
