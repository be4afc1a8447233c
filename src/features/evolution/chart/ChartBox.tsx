import type { ReactNode } from 'react';
import styles from './ChartBox.module.css';

interface Props {
  height: number;
  busy?: boolean;
  children: ReactNode;
}

/** A box of the same height in every state, so that the page does not shift. */
export function ChartBox({ height, busy = false, children }: Props) {
  return (
    <div className={styles.box} style={{ blockSize: height }} aria-busy={busy}>
      {children}
    </div>
  );
}
