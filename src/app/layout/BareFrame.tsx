import type { ReactNode } from 'react';
import styles from './BareFrame.module.css';

/** A frame without sidebar and top bar, with its contents in the middle. */
export function BareFrame({ children }: { children: ReactNode }) {
  return <main className={styles.main}>{children}</main>;
}
