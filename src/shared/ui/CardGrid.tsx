import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface Props {
  label: string;
  busy?: boolean;
  children: ReactNode;
}

/** Cards of one height: four in a row on medium screens, two on small ones, one on phones. */
export function CardGrid({ label, busy = false, children }: Props) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
