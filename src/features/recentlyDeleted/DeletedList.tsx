import { Typography } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import type { DeletedItem } from './DeletedItem';
import styles from './DeletedList.module.css';
import { DeletedRow } from './DeletedRow';
import { useGetRecentlyDeletedQuery } from './recentlyDeletedApi';

interface Props {
  /** For how many days deleted items can be restored. */
  restorableDays: number;
  onRestore: (item: DeletedItem) => Promise<unknown>;
}

const PAGE_SIZE = 20;

const textOf = ({ name, deletedBy }: DeletedItem) => `${name} ${deletedBy ?? ''}`;

export function DeletedList({ restorableDays, onRestore }: Props) {
  const { t } = useTranslation('recentlyDeleted');
  const { period } = useFormats();
  // Other people delete and restore too, so the list is fetched whenever the drawer opens.
  const deleted = useQueryView(
    useGetRecentlyDeletedQuery(undefined, { refetchOnMountOrArgChange: true }),
  );

  if (deleted.state === 'loading') return <SkeletonBlock title={false} paragraph={{ rows: 6 }} />;
  if (deleted.state === 'failed') {
    return <ErrorPanel error={deleted.error} onRetry={deleted.retry} />;
  }
  if (deleted.data.length === 0) {
    return (
      <EmptyPanel title={t('empty')}>
        <Typography.Text type="secondary">
          {t('emptyDetail', { period: period(restorableDays) })}
        </Typography.Text>
      </EmptyPanel>
    );
  }
  return (
    <PaginatedList
      items={deleted.data}
      pageSize={PAGE_SIZE}
      searchLabel={t('search')}
      itemsName={t('title')}
      textOf={textOf}
    >
      {(shown) => (
        <ul className={styles.list} aria-label={t('title')}>
          {shown.map((item) => (
            <DeletedRow key={`${item.kind} ${item.id}`} {...{ item, onRestore }} />
          ))}
        </ul>
      )}
    </PaginatedList>
  );
}
