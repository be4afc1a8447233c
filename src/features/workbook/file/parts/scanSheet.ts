import type { CellFault } from '@contract/workbook/cells';
import type { CellContext } from './cellContents';
import { addMerged } from './mergedCells';
import { addressOf, isFar, parseAddress, placeOf, type Address } from './places';
import { attributeOf, tagsOf, type Tag } from './xml';

/** A sheet without what the library for workbooks cannot read. */
export interface SheetScan {
  /** Whether there is content far away from the other content. */
  isTooWide: boolean;
  /** The cells that cannot be read, by `placeOf`. */
  faults: Map<string, CellFault['fault']>;
  /** The sheet with the other cells that have content, each with its reference. */
  xml: string;
}

interface ScannedCell extends Address {
  type: string;
  style: string | undefined;
  hasFormula: boolean;
  /** The texts as in the XML, escaped. */
  value: string;
  inline: string;
}

/**
 * Scans the XML of a sheet, in linear time. References are optional: a row without one follows the row before, and a
 * cell the cell before. Rows and cells without content are ignored, wherever they are.
 */
export function scanSheet(xml: string, context: CellContext): SheetScan {
  const faults: SheetScan['faults'] = new Map();
  const rows = new Map<number, Map<number, string>>();
  const merged: string[] = [];
  let isTooWide = false;
  for (const cell of cellsOf(xml, merged)) {
    if (!hasContent(cell, context)) continue;
    if (isFar(cell)) {
      isTooWide = true;
      continue;
    }
    const cells = rows.get(cell.row) ?? new Map<number, string>();
    rows.set(cell.row, cells);
    const fault = faultOf(cell, context);
    if (fault) faults.set(placeOf(cell.row, cell.column), fault);
    else cells.set(cell.column, cellXml(cell, context));
  }
  addMerged(merged, faults, (row) => rows.has(row));
  return { isTooWide, faults, xml: sheetXml(rows) };
}

/** The cells of a sheet; the ranges of merged cells are added to `merged`. */
function* cellsOf(xml: string, merged: string[]): Generator<ScannedCell> {
  const at: Address = { row: -1, column: -1 };
  let cell: ScannedCell | null = null;
  let isPhonetic = false;
  for (const tag of tagsOf(xml)) {
    const { name, kind, textBefore } = tag;
    if (name === 'mergeCell') merged.push(attributeOf(tag, 'ref') ?? '');
    if (name === 'rPh') isPhonetic = kind === 'opening';
    if (name === 'row' && kind !== 'closing') {
      at.row = rowOf(tag) ?? at.row + 1;
      at.column = -1;
    }
    if (name === 'c' && kind !== 'closing') {
      cell = startOf(tag, at);
      Object.assign(at, { row: cell.row, column: cell.column });
    }
    if (!cell) continue;
    if (name === 'f') cell.hasFormula = true;
    if (kind === 'closing' && name === 'v') cell.value = textBefore;
    if (kind === 'closing' && name === 't' && !isPhonetic) cell.inline += textBefore;
    if (name === 'c' && kind !== 'opening') {
      yield cell;
      cell = null;
    }
  }
}

function startOf(tag: Tag, before: Address): ScannedCell {
  const next = { row: Math.max(0, before.row), column: before.column + 1 };
  const place = parseAddress(attributeOf(tag, 'r') ?? '') ?? next;
  const type = attributeOf(tag, 't') ?? 'n';
  const style = attributeOf(tag, 's');
  return { ...place, type, style, hasFormula: false, value: '', inline: '' };
}

function rowOf(tag: Tag): number | null {
  const number = Number(attributeOf(tag, 'r') ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number - 1 : null;
}

function hasContent({ type, hasFormula, value, inline }: ScannedCell, { texts }: CellContext) {
  if (hasFormula) return true;
  if (type === 's') return value !== '' && texts[Number(value)] !== false;
  return (type === 'inlineStr' ? inline : value) !== '';
}

function faultOf(
  cell: ScannedCell,
  { texts, percentStyles }: CellContext,
): CellFault['fault'] | null {
  const { type, style, hasFormula, value } = cell;
  if (type === 'e') return 'failed';
  if (hasFormula) return 'formula';
  if (!IS_VALID.get(type)?.(value, texts)) return 'invalid';
  if (type !== 'n' || style === undefined || percentStyles === null) return null;
  const isPercent = percentStyles[Number(style)];
  if (isPercent === undefined) return 'invalid';
  return isPercent ? 'percent' : null;
}

/** The types of cells, and whether a text is a value of the type. */
const IS_VALID = new Map<string, (value: string, texts: readonly boolean[]) => boolean>([
  ['n', (value) => !Number.isNaN(Number(value))],
  ['s', (value, texts) => /^\s*\d+\s*$/.test(value) && Number(value) < texts.length],
  ['b', (value) => BOOLEANS.has(value)],
  ['d', (value) => !Number.isNaN(Date.parse(value))],
  ['str', () => true],
  ['inlineStr', () => true],
]);
/** The library reads the digits only. */
const BOOLEANS = new Map([
  ['0', '0'],
  ['1', '1'],
  ['false', '0'],
  ['true', '1'],
]);

function cellXml(
  { row, column, type, style, value, inline }: ScannedCell,
  { percentStyles }: CellContext,
) {
  const styled = style === undefined || percentStyles === null ? '' : ` s="${Number(style)}"`;
  const start = `<c r="${addressOf({ row, column })}" t="${type}"${styled}>`;
  if (type === 'inlineStr') return `${start}<is><t>${inline}</t></is></c>`;
  return `${start}<v>${type === 'b' ? BOOLEANS.get(value) : value}</v></c>`;
}

function sheetXml(rows: ReadonlyMap<number, ReadonlyMap<number, string>>): string {
  const inOrder = <T>(map: ReadonlyMap<number, T>) => [...map].sort(([a], [b]) => a - b);
  const all = inOrder(rows).map(([row, cells]) => {
    const xml = inOrder(cells).map(([, cell]) => cell);
    return `<row r="${row + 1}">${xml.join('')}</row>`;
  });
  return `<worksheet><sheetData>${all.join('')}</sheetData></worksheet>`;
}
