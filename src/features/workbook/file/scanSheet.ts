import type { CellFault } from '@contract/workbook/cells';

/** Far more than a workbook of ours has; the library fills gaps between cells with empty ones. */
const MAX_ROW = 20_000;
const MAX_COLUMN = 500;
/** Merged ranges that are applied cell by cell. */
const MAX_MERGED_CELLS = 100_000;

/** Data about a sheet that the library does not report. */
export interface SheetScan {
  /** Whether cells are far away from each other. */
  isTooWide: boolean;
  /** The cells that cannot be read, by `placeOf`. */
  faults: Map<string, CellFault['fault']>;
}

/** Identifies a cell by its row and column, both from 0. */
const placeOf = (row: number, column: number) => `${row},${column}`;

/** A cell's start tag with its attributes, and whether a formula follows. */
const CELL = /<(?:\w+:)?c\s([^<>]*)>(<(?:\w+:)?f[\s/>])?/g;
const ROW = /<(?:\w+:)?row\s([^<>]*)>/g;
const MERGED = /<(?:\w+:)?mergeCell\s([^<>]*)>/g;
const PLACE = /(?:^|\s)r=["']([^"']*)["']/;
const RANGE = /(?:^|\s)ref=["']([^"']*)["']/;
const FAILED = /(?:^|\s)t=["']e["']/;
const ADDRESS = /^([A-Z]{1,7})(\d{1,9})$/;

/** Scans the XML of a sheet for formulas, failed formulas and merged cells, in linear time. */
export function scanSheet(xml: string): SheetScan {
  const scan: SheetScan = { isTooWide: false, faults: new Map() };
  for (const [, attributes = ''] of xml.matchAll(ROW)) {
    if (Number(PLACE.exec(attributes)?.[1] ?? 0) > MAX_ROW) scan.isTooWide = true;
  }
  for (const [, attributes = '', formula] of xml.matchAll(CELL)) {
    const cell = parseAddress(PLACE.exec(attributes)?.[1] ?? '');
    if (!cell) continue;
    if (isFar(cell)) scan.isTooWide = true;
    const isFailed = FAILED.test(attributes);
    if (!isFailed && !formula) continue;
    scan.faults.set(placeOf(cell.row, cell.column), isFailed ? 'failed' : 'formula');
  }
  addMerged(xml, scan);
  return scan;
}

function addMerged(xml: string, scan: SheetScan) {
  let count = 0;
  for (const [, attributes = ''] of xml.matchAll(MERGED)) {
    const [from, to] = (RANGE.exec(attributes)?.[1] ?? '').split(':').map(parseAddress);
    if (!from || !to) continue;
    if (isFar(from)) continue;
    for (let row = from.row; row <= Math.min(to.row, MAX_ROW); row++) {
      for (let column = from.column; column <= Math.min(to.column, MAX_COLUMN); column++) {
        if (++count > MAX_MERGED_CELLS) return;
        scan.faults.set(placeOf(row, column), 'merged');
      }
    }
  }
}

interface Address {
  row: number;
  column: number;
}

const isFar = ({ row, column }: Address) => row > MAX_ROW || column > MAX_COLUMN;

/** 'B3' is the row 2 and the column 1. */
function parseAddress(text: string): Address | null {
  const [, letters, digits] = ADDRESS.exec(text.replaceAll('$', '')) ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: column - 1 };
}
