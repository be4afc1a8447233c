import { useCallback, useEffect, useRef } from 'react';
import type { WeekWindow, WindowChange } from '../period/weekWindow';

/** Moves the window; false where it stays as it is. */
export type MoveWindow = (change: WindowChange) => boolean;

/**
 * Gathers the changes within a frame, because pointers report more often than a screen draws.
 * A reported window is drawn later; until then, further changes go on from the newest one.
 */
export function useFramedWindow(
  window: WeekWindow,
  onChange: (window: WeekWindow) => void,
): MoveWindow {
  const target = useRef(window);
  const reported = useRef(new WeakSet<WeekWindow>());
  const frame = useRef(0);

  useEffect(() => {
    if (!reported.current.has(window)) target.current = window;
  }, [window, onChange]);
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
      // A copy: WHOLE_YEAR is also what other controls set.
      target.current = { ...next };
      frame.current ||= requestAnimationFrame(() => {
        frame.current = 0;
        reported.current.add(target.current);
        onChange(target.current);
      });
      return true;
    },
    [onChange],
  );
}
