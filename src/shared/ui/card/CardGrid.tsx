import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface Props {
  label: string;
  busy?: boolean;
  /** The number of cards in a row on medium screens and above. */
  perRow?: 2 | 4;
  children: ReactNode;
}

/** Cards of equal height: four or two in a row on medium screens, two on small ones, one on phones. */
export function CardGrid({ label, busy = false, perRow = 4, children }: Props) {
  return (
    <ul className={perRow === 2 ? styles.two : styles.four} aria-label={label} aria-busy={busy}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
