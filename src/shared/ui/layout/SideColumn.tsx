import type { ReactNode } from 'react';
import styles from './SideColumn.module.css';

interface Props {
  /**
   * A column beside the main part on wide screens. On narrow ones, its first card is above the main
   * part and the others are below it.
   */
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
