import { Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import styles from './Hint.module.css';

interface Props {
  /** What the sign beside it means, once more in words. */
  text: string;
  /** Pressing it shows the text, and does nothing else. */
  byPress?: boolean;
  /** A button or a link that has a name already. */
  children: ReactNode;
}

/** Says what a sign means to who points at it, or reaches it by keyboard. */
export function Hint({ text, byPress = false, children }: Props) {
  // A frame has a dozen of these; none costs anything before somebody comes near.
  const [open, setOpen] = useState<boolean | 'never yet'>('never yet');
  const show = () => setOpen(true);
  const hide = () => setOpen(false);

  return (
    <span
      className={styles.place}
      onMouseEnter={show}
      onMouseLeave={hide}
      onClick={byPress ? show : hide}
      onBlur={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show();
      }}
    >
      {children}
      {open !== 'never yet' && (
        <Tooltip title={text} open={open}>
          <span className={styles.anchor} aria-hidden />
        </Tooltip>
      )}
    </span>
  );
}
