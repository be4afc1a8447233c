import { useCallback, useEffect, useRef } from 'react';
import type { WeekWindow, WindowChange } from '../period/weekWindow';

/** Applies a change to the window; false if it has no effect. */
export type MoveWindow = (change: WindowChange) => boolean;

/**
 * Collects the changes within a frame, because pointers report more often than a screen paints. The
 * reported window is rendered later; until then, further changes are applied to the newest window.
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
      // Copies the window so that `===` distinguishes it from WHOLE_YEAR, which other controls may
      // set.
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
