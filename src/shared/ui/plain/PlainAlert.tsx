import type { ReactNode } from 'react';
import styles from './PlainAlert.module.css';

interface Props {
  type: 'error' | 'success';
  children: ReactNode;
}

/** An error or success message without antd. */
export function PlainAlert({ type, children }: Props) {
  return (
    <div
      className={`${styles.alert} ${type === 'error' ? styles.error : styles.success}`}
      role={type === 'error' ? 'alert' : 'status'}
    >
      <svg viewBox="0 0 16 16" aria-hidden>
        <circle cx="8" cy="8" r="7" />
        <path d={type === 'error' ? 'M5.5 5.5l5 5m0-5-5 5' : 'M4.8 8.3l2.3 2.3 4.3-4.6'} />
      </svg>
      {children}
    </div>
  );
}
