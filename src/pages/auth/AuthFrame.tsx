import type { ReactNode } from 'react';
import { Brand } from '@/shared/ui/layout/Brand';
import { useDocumentTitle } from '@/shared/ui/page/useDocumentTitle';
import styles from './AuthFrame.module.css';

interface Props {
  title: string;
  /** Below the card. It takes no room, so that nothing moves when it arrives late. */
  below?: ReactNode;
  children: ReactNode;
}

/** The product's logo above one card. */
export function AuthFrame({ title, below, children }: Props) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <Brand />
      <div className={styles.card}>
        {children}
        <div className={styles.below}>{below}</div>
      </div>
    </div>
  );
}
