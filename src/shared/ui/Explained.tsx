import { Popover } from 'antd';
import { useState, type ReactNode } from 'react';
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
  const [open, setOpen] = useState<boolean | 'never yet'>('never yet');

  // A list has a hundred of these, and a closed popover costs more than all else in its row.
  if (open === 'never yet') {
    return (
      <button type="button" className={styles.figure} title={label} onClick={() => setOpen(true)}>
        {children}
      </button>
    );
  }
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      open={open}
      onOpenChange={setOpen}
      title={label}
      content={<div className={styles.explanation}>{explanation}</div>}
    >
      <button
        type="button"
        className={styles.figure}
        title={label}
        // It takes the place of the one that was pressed.
        autoFocus
      >
        {children}
      </button>
    </Popover>
  );
}
