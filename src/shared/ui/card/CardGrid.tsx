import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface Props {
  label: string;
  busy?: boolean;
  /**
   * The number of cards per row on medium and larger screens. With 5, large screens show five equal cards in one
   * row; on smaller screens, a fifth card that is alone in its row fills the row.
   */
  perRow?: 2 | 4 | 5;
  children: ReactNode;
}

const LAYOUTS = { 2: styles.two, 4: styles.four, 5: styles.five } as const;

/** Cards of equal height: four or two in a row on medium screens, two on small ones, one on phones. */
export function CardGrid({ label, busy = false, perRow = 4, children }: Props) {
  return (
    <ul className={LAYOUTS[perRow]} aria-label={label} aria-busy={busy}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
