import { FilterOutlined, InfoCircleOutlined, SortAscendingOutlined } from '@ant-design/icons';
import arrowRight from '@ant-design/icons-svg/es/asn/ArrowRightOutlined';
import { Button, Card, Dropdown, Flex, Typography } from 'antd';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { inOrder, type ActionOrder, type GradedAction } from '../DriverDetail';
import { useLinkTarget } from '@/shared/ui/page/useLinkTarget';
import { subdriverAnchor, type RatedGroup } from '../Subdriver';
import type { ActionFilter } from './actionFilter';
import styles from './RecommendedActions.module.css';

interface Props {
  /** In the order in which they are shown. */
  groups: readonly RatedGroup[];
  order: ActionOrder;
  onOrder: (order: ActionOrder) => void;
  filter: ActionFilter;
  /** The filters that can be chosen. */
  filters: readonly ActionFilter[];
  onFilter: (filter: ActionFilter) => void;
  /** Rendered beside the sort menu, such as the download menu. */
  extra?: ReactNode;
  onOpen: (actionId: string) => void;
}

const ORDERS: ActionOrder[] = ['better', 'worse'];

/** A driver's actions by sub-driver, each with its score and a button that opens its form. */
export function RecommendedActions(props: Props) {
  const { groups, order, onOrder, filter, filters, onFilter, extra, onOpen } = props;
  const { t } = useTranslation('drivers');
  const isSmall = useIsSmall();
  const items = ORDERS.map((key) => ({ key, label: t(`driver.${key}`) }));

  return (
    <Card
      title={
        <InfoPopover label={t('explain.actionLabel')} explanation={t('explain.action')}>
          {t('driver.actions')} <InfoCircleOutlined aria-hidden />
        </InfoPopover>
      }
      extra={
        <Flex gap="small">
          <Dropdown
            trigger={['click']}
            menu={{
              items: filters.map((key) => ({ key, label: t(`filter.${key}`) })),
              selectable: true,
              selectedKeys: [filter],
              onClick: ({ key }) => onFilter(filters.find((one) => one === key) ?? 'all'),
            }}
          >
            <Button
              icon={<FilterOutlined aria-hidden />}
              aria-label={t('filter.label', { filter: t(`filter.${filter}`) })}
              type={filter === 'all' ? 'default' : 'primary'}
            >
              {!isSmall && t(`filter.${filter}`)}
            </Button>
          </Dropdown>
          <Dropdown
            trigger={['click']}
            menu={{
              items,
              selectable: true,
              selectedKeys: [order],
              onClick: ({ key }) => onOrder(key === 'better' ? 'better' : 'worse'),
            }}
          >
            <Button icon={<SortAscendingOutlined aria-hidden />} aria-label={t('driver.sort')}>
              {!isSmall && t('driver.sort')}
            </Button>
          </Dropdown>
          {extra}
        </Flex>
      }
    >
      {groups.length === 0 && (
        <EmptyPanel title={t('filter.none')}>
          {filter !== 'all' && (
            <Button onClick={() => onFilter('all')}>{t('filter.showAll')}</Button>
          )}
        </EmptyPanel>
      )}
      {groups.map((group, index) => (
        <ActionGroup
          key={group.name}
          group={group}
          atOnce={Math.max(0, SCREEN - countOf(groups.slice(0, index)))}
          order={order}
          onOpen={onOpen}
        />
      ))}
    </Card>
  );
}

interface GroupProps {
  group: RatedGroup;
  /** The number of rows in the first rendering; the others follow when the browser is idle. */
  atOnce: number;
  order: ActionOrder;
  onOpen: (actionId: string) => void;
}

/**
 * A group with hundreds of actions renders this number first, and the same number with each further
 * step.
 */
const AT_ONCE = 40;
/** This number of rows fills the screen. */
const SCREEN = 14;

const countOf = (groups: readonly RatedGroup[]) =>
  groups.reduce((sum, { actions }) => sum + actions.length, 0);

function ActionGroup({ group, atOnce, order, onOpen }: GroupProps) {
  const { name, actions } = group;
  const id = subdriverAnchor(name);
  const target = useLinkTarget(id, true);
  const { t } = useTranslation('drivers');
  const [limit, setLimit] = useState(AT_ONCE);
  const sorted = useMemo(() => inOrder(actions, order), [actions, order]);
  const rest = sorted.length - limit;
  const drawn = useDeferredValue(limit, atOnce);
  return (
    <section ref={target} id={id} tabIndex={-1} className={styles.group}>
      <GroupHeading group={group} />
      <ul className={styles.actions} aria-label={name} aria-busy={drawn < limit}>
        {sorted.slice(0, drawn).map((action) => (
          <ActionRow key={action.id} action={action} onOpen={onOpen} />
        ))}
      </ul>
      {rest > 0 && (
        <Button type="link" onClick={() => setLimit(limit + AT_ONCE)}>
          {t('driver.more', { count: Math.min(rest, AT_ONCE), rest })}
        </Button>
      )}
    </section>
  );
}

function GroupHeading({ group: { name, average, grade, scored, total } }: { group: RatedGroup }) {
  const { t } = useTranslation('drivers');
  const { oneDecimal } = useFormats();
  return (
    <div className={styles.heading}>
      <Typography.Title level={2} className={styles.name}>
        {name}
      </Typography.Title>
      <span className={styles.counted}>{t('driver.countedShort', { scored, total })}</span>
      {average !== null && grade && (
        <span className={styles.rating}>
          <strong>{oneDecimal(average)}</strong> <GradeChip grade={grade} />
        </span>
      )}
    </div>
  );
}

interface RowProps {
  action: GradedAction;
  onOpen: (actionId: string) => void;
}

function ActionRow({ action: { id, number, title, average, grade }, onOpen }: RowProps) {
  const { t } = useTranslation('drivers');
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}</span>
      <span>{title}</span>
      {average === null ? (
        <span className={styles.notScored}>{t('driver.notScored')}</span>
      ) : (
        <InfoPopover
          label={t('explain.actionOf', { number })}
          explanation={<ActionExplanation average={average} />}
        >
          <span>{t('score.short', { score: Math.round(average) })}</span>
          {grade && <GradeChip grade={grade} />}
        </InfoPopover>
      )}
      <PlainButton
        look="icon"
        aria-label={t('driver.open', { title: `${number} ${title}` })}
        onClick={() => onOpen(id)}
      >
        <PlainIcon of={arrowRight} />
      </PlainButton>
    </li>
  );
}

function ActionExplanation({ average }: { average: number }) {
  const { t } = useTranslation('drivers');
  return (
    <>
      <span>{t('explain.state', { score: average })}</span>
      <span>{t('explain.grade')}</span>
      <span>{t('explain.now')}</span>
    </>
  );
}
