import type { ReactNode } from 'react';
import styles from './SideColumn.module.css';

interface Props {
  /** Beside the main part on wide screens; otherwise its first card is above it and the rest below. */
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
