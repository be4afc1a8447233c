import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import styles from './PlanToolbar.module.css';

interface Props {
  filters: ReactNode;
  /** The buttons at the end of the line. */
  children: ReactNode;
}

/** The filters of a list and its buttons. On narrow screens they share their lines. */
export function PlanToolbar({ filters, children }: Props) {
  const { t } = useTranslation('plan');
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters} role="group" aria-label={t('filter.label')}>
        {filters}
      </div>
      <div ref={keepFocus} className={styles.buttons}>
        {children}
      </div>
    </div>
  );
}
