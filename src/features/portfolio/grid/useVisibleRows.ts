import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
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

  const update = useCallback(() => {
    if (!body.current) return;
    const top = -body.current.getBoundingClientRect().top;
    const first = Math.floor((top / rowHeight - MARGIN) / STEP) * STEP;
    const last = Math.ceil(((top + window.innerHeight) / rowHeight + MARGIN) / STEP) * STEP;
    const start = Math.max(0, first);
    const end = Math.max(start, last);
    setRange((known) => (known.start === start && known.end === end ? known : { start, end }));
  }, [body, rowHeight]);

  useLayoutEffect(update, [update, count]);
  useEffect(() => {
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [update]);

  if (isPrinted) return { start: 0, end: count };
  return { start: Math.min(range.start, count), end: Math.min(range.end, count) };
}
