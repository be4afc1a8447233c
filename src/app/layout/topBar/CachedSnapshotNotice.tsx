import { useSelector } from 'react-redux';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { selectCachedSnapshot } from '../../store/cachedSnapshot/cachedSnapshotSlice';
import { retryRefresh } from '../../store/cachedSnapshot/showCachedSnapshot';
import styles from './CachedSnapshotNotice.module.css';

/** Shows when the data of an earlier visit was loaded, with Retry if it cannot be refreshed. */
export function CachedSnapshotNotice() {
  const { t } = useTranslation(['layout', 'shared']);
  const { dayAndTime } = useFormats();
  const dispatch = useAppDispatch();
  const { takenAt, companyId, refresh } = useSelector(selectCachedSnapshot);
  if (takenAt === null || companyId === null) return null;
  return (
    <span className={styles.notice}>
      <span role="status">{t('layout:asOf', { moment: dayAndTime(takenAt) })}</span>
      {refresh !== 'running' && (
        <PlainButton
          look="link"
          disabled={refresh === 'retrying'}
          onClick={() => dispatch(retryRefresh(companyId))}
        >
          {t('shared:retry')}
        </PlainButton>
      )}
    </span>
  );
}
