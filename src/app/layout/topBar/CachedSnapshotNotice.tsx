import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useFormats } from '@/shared/i18n/formats';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './CachedSnapshotNotice.module.css';
import { selectLastKnown } from '../../store/cachedSnapshot/cachedSnapshotSlice';
import { refreshLastKnown } from '../../store/cachedSnapshot/showCachedSnapshot';

/** Says of when the figures are, for as long as they are an earlier visit's, and asks anew. */
export function LastKnownMark() {
  const { t } = useTranslation(['layout', 'shared']);
  const { dayAndTime } = useFormats();
  const dispatch = useAppDispatch();
  const { at, companyId, refresh } = useSelector(selectLastKnown);
  if (at === null || companyId === null) return null;
  return (
    <span className={styles.mark}>
      <span role="status">{t('layout:asOf', { moment: dayAndTime(at) })}</span>
      {refresh !== 'running' && (
        <PlainButton
          look="link"
          disabled={refresh === 'again'}
          onClick={() => dispatch(refreshLastKnown(companyId))}
        >
          {t('shared:retry')}
        </PlainButton>
      )}
    </span>
  );
}
