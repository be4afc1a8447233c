import { useEffect, useState, type RefObject } from 'react';
import { usePrinted } from '@/shared/ui/layout/usePrinted';

/** Rows that are rendered above and below the visible ones. */
const MARGIN = 12;
/** The range moves in steps, so that few scroll events render anything. */
const STEP = 8;
const FIRST_ROWS = 24;

interface Range {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * The range of rows near the viewport, by the scroll position of the page. All rows have the same height, px.
 * All of them are in the range while the page is being printed.
 */
export function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): Range {
  const isPrinted = usePrinted();
  const [range, setRange] = useState<Range>({ start: 0, end: FIRST_ROWS });

  useEffect(() => {
    function update() {
      if (!body.current) return;
      const top = -body.current.getBoundingClientRect().top;
      const first = Math.floor((top / rowHeight - MARGIN) / STEP) * STEP;
      const last = Math.ceil(((top + window.innerHeight) / rowHeight + MARGIN) / STEP) * STEP;
      const start = Math.max(0, first);
      const end = Math.max(start, last);
      setRange((known) => (known.start === start && known.end === end ? known : { start, end }));
    }
    // The number of rows changes the height of the page, and thereby the scroll position.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [body, count, rowHeight]);

  if (isPrinted) return { start: 0, end: count };
  return { start: Math.min(range.start, count), end: Math.min(range.end, count) };
}
