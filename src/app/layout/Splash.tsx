import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Splash.module.css';

/** Shown while the user or a page is loading. */
export function Splash() {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.splash} role="status" aria-label={t('loading')}>
      <span className={styles.ring} />
    </div>
  );
}
