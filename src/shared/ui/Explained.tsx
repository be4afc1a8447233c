import { Popover } from 'antd';
import type { ReactNode } from 'react';
import styles from './Explained.module.css';

interface Props {
  /** What the explanation is about, for who can't see the figure it stands on. */
  label: string;
  /** Drawn only once somebody asks. */
  explanation: ReactNode;
  /** The figure itself. */
  children: ReactNode;
}

/** A figure that says, when pressed, where it comes from. */
export function Explained({ label, explanation, children }: Props) {
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      title={label}
      content={<div className={styles.explanation}>{explanation}</div>}
    >
      <button type="button" className={styles.figure} title={label}>
        {children}
      </button>
    </Popover>
  );
}
