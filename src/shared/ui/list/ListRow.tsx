import type { ReactNode } from 'react';
import styles from './ListRow.module.css';

interface Props {
  label: ReactNode;
  /** The figures at the end of the row. */
  children: ReactNode;
}

/** A row of a card's list: a label, and figures aligned at its end. */
export function ListRow({ label, children }: Props) {
  return (
    <li className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figures}>{children}</span>
    </li>
  );
}
