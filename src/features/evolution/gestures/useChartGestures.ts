import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import type { WeekWindow } from '../period/weekWindow';
import { changeByKey } from './keyboard';
import { listenToPointers } from './listenToPointers';
import { listenToWheel } from './listenToWheel';
import { useFramedWindow } from './useFramedWindow';

interface Elements {
  /** The element that receives wheel, pointer and key events. */
  region: RefObject<HTMLElement | null>;
  /** The plot area, whose width represents the window. */
  plot: RefObject<HTMLElement | null>;
}

/** Zooms and moves the window by wheel, drag, pinch and keys. */
export function useChartGestures(
  { region, plot }: Elements,
  window: WeekWindow,
  onChange: (window: WeekWindow) => void,
) {
  const move = useFramedWindow(window, onChange);

  useEffect(() => {
    if (!region.current || !plot.current) return undefined;
    const ends = [
      listenToWheel(region.current, plot.current, move),
      listenToPointers(region.current, plot.current, move),
    ];
    return () => ends.forEach((end) => end());
  }, [region, plot, move]);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const change = changeByKey(event);
      if (!change) return;
      event.preventDefault();
      move(change);
    },
  };
}
