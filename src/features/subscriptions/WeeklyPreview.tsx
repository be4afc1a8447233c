import { Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useLazyGetWeeklyMailQuery } from './subscriptionsApi';
import styles from './WeeklyPreview.module.css';

/** Shows the weekly mail that the person would receive now, as it is stored: choices that are not saved do not count. */
export function WeeklyPreview() {
  const { t } = useTranslation('subscriptions');
  const [load, { data, isError, isFetching }] = useLazyGetWeeklyMailQuery();
  return (
    <>
      <Button htmlType="button" loading={isFetching} onClick={() => void load()}>
        {t('preview')}
      </Button>
      {isError && <p role="alert">{t('previewFailed')}</p>}
      {!isError && data === null && <p role="status">{t('nothing')}</p>}
      {!isError && data && (
        <div className={styles.preview}>
          <strong>{data.subject}</strong>
          <pre className={styles.text} tabIndex={0}>
            {data.text}
          </pre>
        </div>
      )}
    </>
  );
}
