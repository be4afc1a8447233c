import { useEffect, useRef, useState, type RefObject } from 'react';
import { nextPaint } from '@/shared/scheduling/nextPaint';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import { nextRange, type RowRange } from './visibleRows';

/** Rows that are rendered above and below the visible ones. */
const MARGIN = 12;
/** The rows of the first screen. */
const FIRST: RowRange = { start: 0, end: 12 };
/** New rows per frame: a slow device renders few of them, so that scrolling does not wait for them. */
const MIN_STEP = 1;
const MAX_STEP = 4;
/** A frame that takes longer than this was late, ms. */
const LATE_MS = 24;

/**
 * The range of rows near the viewport, by the scroll position of the page. All rows have the same height, px.
 * All of them are in the range while the page is being printed.
 */
export function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowRange {
  const isPrinted = usePrinted();
  const [range, setRange] = useState(FIRST);
  const rendered = useRef(FIRST);

  useEffect(() => {
    let frame: number | null = null;
    let step = MIN_STEP;
    let lastFrameAt: number | null = null;
    const unmounted = new AbortController();

    /** Renders some more rows, and the others in the next frames. */
    function advance(at: number) {
      frame = null;
      if (!body.current) return;
      // After a pause nothing is known about the last frame.
      if (lastFrameAt !== null) {
        const isLate = at - lastFrameAt > LATE_MS;
        step = isLate ? Math.max(MIN_STEP, Math.floor(step / 2)) : Math.min(MAX_STEP, step + 1);
      }
      const wanted = wantedRows(body.current, count, rowHeight);
      const known = rendered.current;
      const next = nextRange(known, wanted, step);
      const isSame = next.start === known.start && next.end === known.end;
      rendered.current = next;
      lastFrameAt = isSame ? null : at;
      if (isSame) return;
      setRange(next);
      schedule();
    }
    function schedule() {
      frame ??= requestAnimationFrame(advance);
    }

    // The number of rows changes the height of the page, and thereby the scroll position. The rows that are rendered
    // already are painted first.
    void nextPaint(unmounted.signal).then(schedule);
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      unmounted.abort();
      if (frame !== null) cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [body, count, rowHeight]);

  if (isPrinted) return { start: 0, end: count };
  return { start: Math.min(range.start, count), end: Math.min(range.end, count) };
}

/** The visible rows, and those with a margin around them. */
function wantedRows(body: HTMLElement, count: number, rowHeight: number) {
  const top = -body.getBoundingClientRect().top;
  const within = (row: number) => Math.min(count, Math.max(0, row));
  const first = Math.floor(top / rowHeight);
  const last = Math.ceil((top + window.innerHeight) / rowHeight);
  return {
    visible: { start: within(first), end: within(last) },
    wanted: { start: within(first - MARGIN), end: within(last + MARGIN) },
  };
}
