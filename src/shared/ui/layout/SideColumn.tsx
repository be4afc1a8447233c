import type { ReactNode } from 'react';
import styles from './SideColumn.module.css';

interface Props {
  /** A column beside the main part on wide screens, and below it on others. */
  side: ReactNode;
  /** Another column, only on the widest screens. */
  end?: ReactNode;
  children: ReactNode;
}

/** A main part that is no wider than a form can be read, with what belongs to it beside or below. */
export function SideColumn({ side, end, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
      {end && <div className={styles.side}>{end}</div>}
    </div>
  );
}
