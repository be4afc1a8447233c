import { Tooltip } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Hint.module.css';

interface Props {
  /** What the sign beside it means, once more in words. */
  text: string;
  /** Pressing it shows the text, and does nothing else. */
  byPress?: boolean;
  /** A button or a link that has a name already. */
  children: ReactNode;
}

/** A pointer that only passes by, or presses at once, asks for nothing. */
const DELAY_MS = 150;

/** Says what a sign means to who points at it, or reaches it by keyboard. */
export function Hint({ text, byPress = false, children }: Props) {
  // A frame has a dozen of these; none costs anything before somebody comes near.
  const [open, setOpen] = useState<boolean | 'never yet'>('never yet');
  const coming = useRef<number>(undefined);
  const show = () => setOpen(true);
  const hide = () => {
    window.clearTimeout(coming.current);
    setOpen((was) => (was === 'never yet' ? was : false));
  };
  useEffect(() => () => window.clearTimeout(coming.current), []);

  return (
    <span
      className={styles.place}
      onMouseEnter={() => {
        coming.current = window.setTimeout(show, DELAY_MS);
      }}
      onMouseLeave={hide}
      onClick={byPress ? show : hide}
      onBlur={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show();
      }}
    >
      {children}
      {open !== 'never yet' && (
        // Hidden, it would still be the one that Escape closes.
        <Tooltip title={text} open={open} destroyOnHidden>
          <span className={styles.anchor} aria-hidden />
        </Tooltip>
      )}
    </span>
  );
}
