import FilterOutlined from '@ant-design/icons/FilterOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import SortAscendingOutlined from '@ant-design/icons/SortAscendingOutlined';
import { Button, Card, Dropdown, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import type { ActionOrder } from '../DriverDetail';
import type { RatedGroup } from '../Subdriver';
import type { ActionFilter } from './actionFilter';
import { ActionGroup } from './ActionGroup';

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

/** This number of rows fills the screen. */
const SCREEN = 14;

const countOf = (groups: readonly RatedGroup[]) =>
  groups.reduce((sum, { actions }) => sum + actions.length, 0);

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
          <span>
            {t('driver.actions')} <InfoCircleOutlined aria-hidden />
          </span>
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
