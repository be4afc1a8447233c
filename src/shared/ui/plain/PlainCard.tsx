import type { ReactNode } from 'react';
import styles from './PlainCard.module.css';

interface Props {
  title?: string;
  extra?: string;
  children: ReactNode;
}

/** A card where antd is not there yet, of the same size; antd's takes its place. */
export function PlainCard({ title, extra, children }: Props) {
  return (
    <div className={styles.card}>
      {title !== undefined && (
        <div className={styles.head}>
          {title}
          {extra !== undefined && <span className={styles.extra}>{extra}</span>}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
