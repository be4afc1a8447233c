import type { ReactNode } from 'react';
import styles from './CardPair.module.css';

/** Two cards side by side, stacked on narrow screens. */
export function CardPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
