import type { ReactNode } from 'react';
import styles from './SideColumn.module.css';

interface Props {
  /** Stands beside the main part on wide screens; its first card above it on others. */
  side: ReactNode;
  children: ReactNode;
}

export function SideColumn({ side, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
