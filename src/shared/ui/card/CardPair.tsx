import type { ReactNode } from 'react';
import styles from './CardPair.module.css';

/** Two cards side by side; on narrow screens one below the other. */
export function CardPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
