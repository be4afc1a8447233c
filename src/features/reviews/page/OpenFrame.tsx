import type { ReactNode } from 'react';
import { Brand } from '@/shared/ui/layout/Brand';
import { Page } from '@/shared/ui/page/Page';
import styles from './OpenFrame.module.css';

/** The frame of pages that people without an account open. */
export function OpenFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <Page title={title}>{children}</Page>
    </div>
  );
}
