import type { CSSProperties, ReactNode } from 'react';
import styles from './CardRows.module.css';
import { Skeleton } from '../loading/Skeleton';

interface Props {
  /** The number of rows of a full card; the card has the height of these rows in every state. */
  rows: number;
  loading: boolean;
  children: ReactNode;
}

/** The rows of a card, or a skeleton of the same shape while they load, so that nothing shifts. */
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
