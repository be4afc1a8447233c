import type { ReactNode } from 'react';
import styles from './ListRow.module.css';

interface Props {
  label: ReactNode;
  /** The row's figures, at its end. */
  children: ReactNode;
}

/** One line of a card's list: what it is, and its figures in a column of their own. */
export function ListRow({ label, children }: Props) {
  return (
    <li className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figures}>{children}</span>
    </li>
  );
}
