/** Rows by their index. */
export interface RowRange {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * The next range to render on the way to `wanted`: at most `step` rows more than those of `rendered` that are still
 * wanted. Rows in the viewport, `visible`, come before those around it.
 */
export function nextRange(
  rendered: RowRange,
  { visible, wanted }: { visible: RowRange; wanted: RowRange },
  step: number,
): RowRange {
  let start = Math.max(rendered.start, wanted.start);
  let end = Math.min(rendered.end, wanted.end);
  // After a jump none of the rendered rows are wanted.
  if (start >= end) start = end = visible.start;
  let left = step;
  const growUp = (limit: number) => {
    const rows = Math.min(left, Math.max(0, start - limit));
    start -= rows;
    left -= rows;
  };
  const growDown = (limit: number) => {
    const rows = Math.min(left, Math.max(0, limit - end));
    end += rows;
    left -= rows;
  };
  growDown(visible.end);
  growUp(visible.start);
  growDown(wanted.end);
  growUp(wanted.start);
  return { start, end };
}
