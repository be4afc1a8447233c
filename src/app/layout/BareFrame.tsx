import type { ReactNode } from 'react';
import styles from './BareFrame.module.css';

/** No sidebar, no top bar: one thing in the middle. */
export function BareFrame({ children }: { children: ReactNode }) {
  return <main className={styles.main}>{children}</main>;
}
