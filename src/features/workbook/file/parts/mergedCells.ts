import type { CellFault } from '@contract/workbook/cells';
import { isFar, MAX_COLUMN, MAX_ROW, parseAddress, placeOf } from './places';

/** The rows and cells of merged ranges that are read; a damaged file may have very many. */
const MAX_MERGED_CELLS = 100_000;

/** Marks the cells of merged ranges, such as 'H3:H4', in the rows that have content. */
export function addMerged(
  ranges: readonly string[],
  faults: Map<string, CellFault['fault']>,
  hasContent: (row: number) => boolean,
) {
  let count = 0;
  for (const range of ranges) {
    const [from, to] = range.split(':').map(parseAddress);
    if (!from || !to || isFar(from)) continue;
    for (let row = from.row; row <= Math.min(to.row, MAX_ROW); row++) {
      if (++count > MAX_MERGED_CELLS) return;
      if (!hasContent(row)) continue;
      for (let column = from.column; column <= Math.min(to.column, MAX_COLUMN); column++) {
        if (++count > MAX_MERGED_CELLS) return;
        faults.set(placeOf(row, column), 'merged');
      }
    }
  }
}
