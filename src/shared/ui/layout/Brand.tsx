import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Brand.module.css';

/** The product's logo and name. */
export function Brand() {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.brand}>
      <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden>
        <rect width="24" height="24" rx="6" />
        <path d="M6 17v-3M10 17v-5M14 17V9M18 17V6" />
      </svg>
      {t('product')}
    </div>
  );
}
