import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './LastKnownMark.module.css';
import { selectLastKnownAt } from './lastKnownSlice';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Says of when the figures are, for as long as they are an earlier visit's. */
export function LastKnownMark() {
  const { t } = useTranslation('layout');
  const at = useSelector(selectLastKnownAt);
  if (at === null) return null;
  return (
    <span role="status" className={styles.mark}>
      {t('asOf', { moment: moment.format(at) })}
    </span>
  );
}
