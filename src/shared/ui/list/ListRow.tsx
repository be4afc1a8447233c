import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './ListRow.module.css';

interface Props {
  label: ReactNode;
  /** The address that the row opens, except on its figures. */
  to?: string;
  /** The figures at the end of the row. */
  children: ReactNode;
}

/** A row of a card's list: a label, and figures aligned at its end. */
export function ListRow({ label, to, children }: Props) {
  return (
    <li className={styles.row}>
      {to === undefined ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <Link to={to} className={`${styles.label} ${styles.link}`}>
          {label}
        </Link>
      )}
      <span className={styles.figures}>{children}</span>
    </li>
  );
}
