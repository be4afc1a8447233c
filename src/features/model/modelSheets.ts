import { LANGUAGES, type Language } from '@contract/language';
import { ANCHORS, type ActivitySheetRow, type ModelSheets } from '@contract/model/modelPayloads';
import { isFault, type Cell } from '@contract/workbook/cells';
import { textOf } from '@contract/workbook/tableHeader';
import { simplified } from '@contract/workbook/words';
import type { SubmittedSheets } from './modelApi';

type WrittenCell = string | number | null;
type Row = Record<string, WrittenCell>;

/** The names of the sheets, which are the same in every language, and their columns in order. */
export const SHEETS = {
  drivers: { name: 'Drivers', columns: ['id', 'position', 'name', 'description'] },
  subdrivers: { name: 'Sub-drivers', columns: ['id', 'driver_id', 'position', 'name', 'retired'] },
  processes: { name: 'Processes', columns: ['id', 'impact_area', 'number', 'name'] },
  subprocesses: { name: 'Sub-processes', columns: ['id', 'process_id', 'number', 'name'] },
  activities: {
    name: 'Activities',
    columns: [
      ...['id', 'number', 'driver', 'sub_driver', 'subdriver_id', 'impact_area', 'subprocess_id'],
      ...['relevance', 'retired', 'question'],
      ...LANGUAGES.flatMap((language) => [
        `name_${language}`,
        `description_${language}`,
        ...Array.from({ length: ANCHORS }, (_, index) => `anchor_${String(index + 1)}_${language}`),
      ]),
    ],
  },
} satisfies Record<keyof ModelSheets, { name: string; columns: string[] }>;

const KEYS = Object.keys(SHEETS) as (keyof ModelSheets)[];
const YES = 'yes';

/** The tables of a model workbook: the names of the columns, then a row for each row of the model. */
export function toTables(sheets: ModelSheets): { name: string; table: WrittenCell[][] }[] {
  return KEYS.map((key) => {
    const { name, columns } = SHEETS[key];
    const rows: Row[] =
      key === 'activities'
        ? sheets.activities.map((row) => activityRow(row, sheets))
        : sheets[key].map(plainRow);
    return {
      name,
      table: [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))],
    };
  });
}

const plainRow = (row: object): Row =>
  Object.fromEntries(
    Object.entries(row as Record<string, unknown>).map(([key, value]) => [key, cellOf(value)]),
  );

const cellOf = (value: unknown): WrittenCell =>
  typeof value === 'boolean'
    ? value
      ? YES
      : null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : null;

function activityRow({ texts, ...row }: ActivitySheetRow, sheets: ModelSheets): Row {
  const subdriver = sheets.subdrivers.find(({ id }) => id === row.subdriver_id);
  const driver = sheets.drivers.find(({ id }) => id === subdriver?.driver_id);
  const cells = plainRow(row);
  cells['driver'] = driver?.name ?? null;
  cells['sub_driver'] = subdriver?.name ?? null;
  for (const language of LANGUAGES) {
    const text = texts[language];
    cells[`name_${language}`] = text?.name ?? null;
    cells[`description_${language}`] = text?.description ?? null;
    for (const [index, anchor] of (text?.anchors ?? []).entries()) {
      cells[`anchor_${String(index + 1)}_${language}`] = anchor;
    }
  }
  return cells;
}

export interface ReadSheets {
  sheets: SubmittedSheets;
  /** The number of each row in the workbook, from 1. */
  rows: Record<string, number[]>;
}

/**
 * Reads the tables of a model workbook. Values that are those of the stored model are left out, so that a large model
 * fits in one request. null if no sheet is one of a model.
 */
export function readTables(
  tables: readonly { name: string; table: readonly (readonly Cell[])[] }[],
  stored: ModelSheets,
): ReadSheets | null {
  const sheets: SubmittedSheets = {};
  const rows: ReadSheets['rows'] = {};
  for (const key of KEYS) {
    const found = tables.find(({ name }) => simplified(name) === simplified(SHEETS[key].name));
    if (!found) continue;
    const [header = [], ...body] = found.table;
    const columns = header.map((cell) => textOf(cell).toLowerCase());
    const storedRows = new Map(
      (toTables(stored).find(({ name }) => name === SHEETS[key].name)?.table ?? []).map((cells) => [
        String(cells[0]),
        new Map(SHEETS[key].columns.map((column, at) => [column, cells[at] ?? null])),
      ]),
    );
    const filled = body.flatMap((cells, index) =>
      cells.every((cell) => textOf(cell) === '' && !isFault(cell))
        ? []
        : [{ cells, row: index + 2 }],
    );
    rows[key] = filled.map(({ row }) => row);
    sheets[key] = filled.map(({ cells }) => {
      const known: readonly string[] = SHEETS[key].columns;
      const values = new Map(
        columns.flatMap((column, at) =>
          known.includes(column) ? [[column, cells[at] ?? null] as const] : [],
        ),
      );
      return submittedRow(values, storedRows.get(textOf(values.get('id') ?? null)));
    });
  }
  return Object.keys(sheets).length > 0 ? { sheets, rows } : null;
}

const INFORMATION = ['driver', 'sub_driver'];
const NUMBERS = ['position', 'impact_area', 'relevance'];

function submittedRow(
  values: ReadonlyMap<string, Cell>,
  stored: ReadonlyMap<string, WrittenCell> | undefined,
): Record<string, unknown> {
  const row: Record<string, unknown> = { id: textOf(values.get('id') ?? null) };
  const texts: Partial<Record<Language, Record<string, unknown> | null>> = {};
  for (const language of LANGUAGES) {
    const text = textsIn(values, stored, language);
    if (text !== undefined) texts[language] = text;
  }
  for (const [column, cell] of values) {
    if (column === 'id' || INFORMATION.includes(column) || isTextColumn(column)) continue;
    if (stored && sameText(cell, stored.get(column) ?? null)) continue;
    row[column] = valueOf(column, cell);
  }
  if (Object.keys(texts).length > 0) row['texts'] = texts;
  return row;
}

const isTextColumn = (column: string) =>
  LANGUAGES.some((language) => column.endsWith(`_${language}`));

const sameText = (cell: Cell, stored: WrittenCell) =>
  !isFault(cell) && !(cell instanceof Date) && textOf(cell) === textOf(stored);

function valueOf(column: string, cell: Cell): unknown {
  const text = textOf(cell);
  if (column === 'retired') {
    if (text === '') return false;
    return ['yes', 'si', 'true', 'x', '1'].includes(simplified(text))
      ? true
      : ['no', 'false', '0'].includes(simplified(text))
        ? false
        : text;
  }
  if (NUMBERS.includes(column)) return text === '' ? null : Number(text);
  return text;
}

/** The texts in a language if they have changed; null if all of them were removed. */
function textsIn(
  values: ReadonlyMap<string, Cell>,
  stored: ReadonlyMap<string, WrittenCell> | undefined,
  language: Language,
): Record<string, unknown> | null | undefined {
  const columns = [...values.keys()].filter((column) => column.endsWith(`_${language}`));
  const isChanged = columns.some(
    (column) => !sameText(values.get(column) ?? null, stored?.get(column) ?? null),
  );
  if (!isChanged) return undefined;
  const read = (column: string) => textOf(values.get(`${column}_${language}`) ?? null);
  const anchors = Array.from({ length: ANCHORS }, (_, index) =>
    read(`anchor_${String(index + 1)}`),
  );
  const text = { name: read('name'), description: read('description'), anchors };
  const isEmpty = [text.name, text.description, ...anchors].every((one) => one === '');
  if (isEmpty && language !== 'en') return stored ? null : undefined;
  return { ...text, anchors: anchors.every((one) => one === '') ? [] : anchors };
}
