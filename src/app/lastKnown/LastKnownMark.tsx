import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useFormats } from '@/shared/i18n/formats';
import styles from './LastKnownMark.module.css';
import { selectLastKnownAt } from './lastKnownSlice';

/** Says of when the figures are, for as long as they are an earlier visit's. */
export function LastKnownMark() {
  const { t } = useTranslation('layout');
  const { dayAndTime } = useFormats();
  const at = useSelector(selectLastKnownAt);
  if (at === null) return null;
  return (
    <span role="status" className={styles.mark}>
      {t('asOf', { moment: dayAndTime(at) })}
    </span>
  );
}
