import { useCallback, useEffect, useRef } from 'react';
import type { WeekWindow, WindowChange } from '../weekWindow';

/** Moves the window; false where it stays as it is. */
export type MoveWindow = (change: WindowChange) => boolean;

/** Gathers what happens within a frame: pointers report more often than anyone can see. */
export function useFramedWindow(
  window: WeekWindow,
  onChange: (window: WeekWindow) => void,
): MoveWindow {
  const target = useRef(window);
  const frame = useRef(0);

  useEffect(() => {
    target.current = window;
  }, [window]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );

  return useCallback(
    (change) => {
      const next = change(target.current);
      if (next === target.current) return false;
      target.current = next;
      frame.current ||= requestAnimationFrame(() => {
        frame.current = 0;
        onChange(target.current);
      });
      return true;
    },
    [onChange],
  );
}
