import type { CSSProperties, ReactNode } from 'react';
import styles from './CardRows.module.css';
import { Skeleton } from '../loading/Skeleton';

interface Props {
  /** How many rows the card has when full: it keeps that height in every state. */
  rows: number;
  loading: boolean;
  children: ReactNode;
}

/** A card's body of rows: a skeleton of the same shape while loading, so that nothing jumps. */
export function CardRows({ rows, loading, children }: Props) {
  const style = { '--rows': rows } as CSSProperties;
  return (
    <div className={styles.rows} style={style} aria-busy={loading}>
      {loading
        ? Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.skeleton}>
              <Skeleton height="var(--ant-control-height-sm)" />
            </div>
          ))
        : children}
    </div>
  );
}
