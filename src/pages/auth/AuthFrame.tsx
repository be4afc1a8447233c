import type { ReactNode } from 'react';
import { Brand } from '@/shared/ui/layout/Brand';
import { useDocumentTitle } from '@/shared/ui/page/useDocumentTitle';
import styles from './AuthFrame.module.css';

/** The product's logo above one card. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <Brand />
      <div className={styles.card}>{children}</div>
    </div>
  );
}
