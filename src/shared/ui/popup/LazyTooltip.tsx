import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyAntd } from '../theme/lazyAntd';
import popup from './popup.module.css';

const TooltipPopup = lazyAntd(() =>
  import(/* webpackChunkName: "overlays" */ './TooltipPopup').then(
    (module) => module.TooltipPopup,
  ),
);

interface Props {
  /** What the sign beside it means; null for no tooltip. */
  text: string | null;
  /** Pressing it shows the text, and does nothing else. */
  byPress?: boolean;
  /** A button or a link that has a name already. */
  children: ReactNode;
}

/** A pointer that only passes, or presses without a pause, needs no tooltip. */
const DELAY_MS = 150;

/** Says what a sign means when the pointer or the keyboard reaches it. */
export function Hint({ text, byPress = false, children }: Props) {
  // A page has a dozen of these: the tooltip is loaded and rendered once it is needed.
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
      className={popup.place}
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
      {open !== 'never yet' && text !== null && <TooltipPopup open={open} text={text} />}
    </span>
  );
}
