import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyAntd } from '../theme/lazyAntd';
import popup from './popup.module.css';

const TooltipPopup = lazyAntd(() =>
  import(/* webpackChunkName: "overlays" */ './TooltipPopup').then((module) => module.TooltipPopup),
);

interface Props {
  /** The tooltip; null for none. */
  text: string | null;
  /** Shows the tooltip when the child is pressed, for children that do nothing else. */
  showOnPress?: boolean;
  /** A button or a link with an accessible name. */
  children: ReactNode;
}

/** A pointer that only passes over the child, or presses it immediately, shows no tooltip. */
const DELAY_MS = 150;

/** A tooltip whose script is loaded when the pointer or the focus first reaches the child. */
export function LazyTooltip({ text, showOnPress = false, children }: Props) {
  // A page has a dozen tooltips, so each is rendered only when it is needed.
  const [open, setOpen] = useState<boolean | 'never yet'>('never yet');
  const timer = useRef<number>(undefined);
  const show = () => setOpen(true);
  const hide = () => {
    window.clearTimeout(timer.current);
    setOpen((was) => (was === 'never yet' ? was : false));
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <span
      className={popup.place}
      onMouseEnter={() => {
        timer.current = window.setTimeout(show, DELAY_MS);
      }}
      onMouseLeave={hide}
      onClick={showOnPress ? show : hide}
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
