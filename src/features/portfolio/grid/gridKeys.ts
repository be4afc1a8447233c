/** A place in a grid, from 0; the heading is the first row. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
}

/** Rows that Page Up and Page Down move by. */
const PAGE = 10;

/**
 * The place that a key leads to, by the grid pattern of ARIA; null for a key without a meaning. The result is
 * always within the grid.
 */
export function placeAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | null {
  const moves: Partial<Record<string, GridPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  };
  const next = moves[key];
  if (!next) return null;
  return {
    row: Math.min(rows - 1, Math.max(0, next.row)),
    column: Math.min(columns - 1, Math.max(0, next.column)),
  };
}
