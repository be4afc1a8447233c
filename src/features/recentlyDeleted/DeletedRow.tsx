import { Button, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { daysUntil } from '@/shared/time/daysUntil';
import { useNow } from '@/shared/time/useClock';
import { useSubmission } from '@/shared/lib/useSubmission';
import type { DeletedItem } from './DeletedItem';
import styles from './DeletedList.module.css';

interface Props {
  item: DeletedItem;
  onRestore: (item: DeletedItem) => Promise<unknown>;
}

const toFailure = (error: unknown) => ({ message: error instanceof Error ? error.message : '' });

export function DeletedRow({ item, onRestore }: Props) {
  const { t } = useTranslation('recentlyDeleted');
  const { longDate } = useFormats();
  const now = useNow();
  const { busy, failure, submit } = useSubmission(onRestore, toFailure);
  const { kind, name, deletedBy, deletedAt, purgeAt } = item;
  const date = longDate(deletedAt);

  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <Typography.Text strong>{name}</Typography.Text>
        <Typography.Text type="secondary">
          {`${t(`kind.${kind}`)} · ${t('daysLeft', { count: daysUntil(purgeAt, now) })}`}
        </Typography.Text>
        <Typography.Text type="secondary">
          {deletedBy ? t('by', { name: deletedBy, date }) : t('on', { date })}
        </Typography.Text>
        {failure && (
          <Typography.Text type="danger" role="alert">
            <span>{failure.message}</span>
          </Typography.Text>
        )}
      </span>
      <Button
        loading={busy}
        disabled={busy}
        aria-label={t('restoreItem', { name })}
        onClick={() => void submit(item)}
      >
        {t('restore')}
      </Button>
    </li>
  );
}
