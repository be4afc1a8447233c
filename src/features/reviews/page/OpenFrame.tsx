import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Page } from '@/shared/ui/page/Page';
import styles from './OpenFrame.module.css';

/** The frame of pages that people without an account open. */
export function OpenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.frame}>
      <p className={styles.product}>{t('product')}</p>
      <Page title={title}>{children}</Page>
    </div>
  );
}
