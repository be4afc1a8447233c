/** Rows by their index. */
export interface RowRange {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * The next range to render on the way to `target`: at most `step` rows more than those of `rendered` that are still
 * wanted. Rows in the viewport, `visible`, come before those around it.
 */
export function nextRange(
  rendered: RowRange,
  { visible, target }: { visible: RowRange; target: RowRange },
  step: number,
): RowRange {
  let start = Math.max(rendered.start, target.start);
  let end = Math.min(rendered.end, target.end);
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
  growDown(target.end);
  growUp(target.start);
  return { start, end };
}
