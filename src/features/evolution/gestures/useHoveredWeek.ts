import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { spanOf, weeksIn, type WeekWindow } from '../period/weekWindow';
import { PAN_THRESHOLD } from './listenToPointers';
import { shareAt } from './listenToWheel';

/** The visible week nearest to the pointer; null while the pointer is elsewhere or drags the chart. */
export function useHoveredWeek(plot: RefObject<HTMLElement | null>, window: WeekWindow) {
  const [week, setWeek] = useState<number | null>(null);
  const [first, last] = weeksIn(window);
  const downAt = useRef(0);

  const onPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!plot.current || currentTarget.dataset.panning !== undefined) {
      setWeek(null);
      return;
    }
    const nearest = Math.round(window.start + spanOf(window) * shareAt(plot.current, clientX));
    setWeek(Math.min(last, Math.max(first, nearest)));
  };

  return {
    // A zoomed or moved window may no longer contain the week.
    week: week !== null && week >= first && week <= last ? week : null,
    /** Whether a click that ends here did not drag the chart. */
    isPress: (clientX: number) => Math.abs(clientX - downAt.current) < PAN_THRESHOLD,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        downAt.current = event.clientX;
        onPointer(event);
      },
      onPointerMove: onPointer,
      onPointerLeave: () => setWeek(null),
    },
  };
}
