import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import VirtualList, { type ListRef } from '@rc-component/virtual-list';
import { Flex, Skeleton } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { QueryView } from '@/shared/api/useQueryView';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SearchField } from '@/shared/ui/input/SearchField';
import { SIZES } from '@/shared/ui/theme/tokens';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import { findActivities, type ActivityItem } from '../Activity';
import styles from './ActivityList.module.css';
import { ActivityStatusIcon } from './ActivityStatusIcon';

interface Props {
  activities: QueryView<ActivityItem[]>;
  /** Height of the scrollable list, px. */
  height: number;
  searchLabel: string;
  /** Shown if there are no activities. */
  emptyText: string;
  currentId: string | undefined;
  onOpen: (activityId: string) => void;
  /** Keeps the search text outside the list, such as in the address. */
  search?: { typed: string; onType: (typed: string) => void };
}

/** How many rows are shown beyond the current one. */
const ROWS_BEYOND = 2;

/** A searchable list of activities, scrolled to the current one, that renders only the visible rows. */
export function ActivityList(props: Props) {
  const { activities, height, searchLabel, emptyText, currentId, onOpen, search } = props;
  const { t } = useTranslation('activity');
  const [ownText, setOwnText] = useState('');
  const { typed, onType } = search ?? { typed: ownText, onType: setOwnText };
  // The deferred values let the dialog and the typed letter appear before the list is rendered.
  const all = useDeferredValue(activities.state === 'ready' ? activities.data : null, null);
  const deferredText = useDeferredValue(typed);
  const isPrinted = usePrinted();
  const found = useMemo(() => findActivities(all ?? [], deferredText), [all, deferredText]);
  const list = useRef<ListRef>(null);
  const isCurrentListed = all?.some(({ id }) => id === currentId) ?? false;

  useEffect(() => {
    if (!isCurrentListed || currentId === undefined) return;
    list.current?.scrollTo({ key: currentId, align: 'auto', offset: ROWS_BEYOND * SIZES.row });
  }, [isCurrentListed, currentId]);

  if (activities.state === 'failed') {
    return <ErrorPanel error={activities.error} onRetry={activities.retry} />;
  }
  return (
    <Flex vertical gap="small">
      <SearchField label={searchLabel} typed={typed} onType={onType} />
      <div style={{ minBlockSize: height }}>
        {!all && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
        {all && found.length === 0 && (
          <EmptyPanel title={all.length === 0 ? emptyText : t('completed.nothingFound')} />
        )}
        {found.length > 0 && (
          <VirtualList<ActivityItem>
            ref={list}
            data={[...found]}
            // Paper does not scroll. Without a height the list renders all rows.
            {...(!isPrinted && { height, itemHeight: SIZES.row })}
            itemKey="id"
          >
            {(item) => (
              <ActivityRow
                key={item.id}
                item={item}
                isCurrent={item.id === currentId}
                onOpen={onOpen}
              />
            )}
          </VirtualList>
        )}
      </div>
    </Flex>
  );
}

interface RowProps {
  item: ActivityItem;
  isCurrent: boolean;
  onOpen: (activityId: string) => void;
}

function ActivityRow({ item, isCurrent, onOpen }: RowProps) {
  const { id, number, title, status, isNotApplicable } = item;
  return (
    <button
      type="button"
      className={styles.row}
      style={{ blockSize: SIZES.row }}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onOpen(id)}
    >
      <ActivityStatusIcon status={isNotApplicable ? 'notApplicable' : status} />
      <span className={styles.number}>{number}</span> <span className={styles.title}>{title}</span>
      <ArrowRightOutlined aria-hidden />
    </button>
  );
}
