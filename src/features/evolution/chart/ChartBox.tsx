import type { ReactNode } from 'react';
import styles from './ChartBox.module.css';

interface Props {
  height: number;
  busy?: boolean;
  children: ReactNode;
}

/** Of one height in every state, so that nothing jumps. */
export function ChartBox({ height, busy = false, children }: Props) {
  return (
    <div className={styles.box} style={{ blockSize: height }} aria-busy={busy}>
      {children}
    </div>
  );
}
