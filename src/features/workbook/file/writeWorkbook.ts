import { KIND_OF_FIELD, STATE_MAX, type AnswerFieldKind } from '@contract/answer';
import type { Language } from '@contract/language';
import {
  HEADER_ROWS,
  KEY_COLUMNS,
  WORKBOOK_FORMAT,
  type WorkbookColumn,
} from '@contract/workbook/columns';
import { WORKBOOK_WORDS } from '@contract/workbook/words';
import writeExcelFile from 'write-excel-file/universal';
import { PALETTES } from '@/shared/ui/theme/tokens';
import { READ_ME_NAMES } from './readMe';
import { lockedWithChoices, UNLOCKED, type ColumnChoices } from './sheetFeatures';

export type WrittenCell = string | number | null;

/** The texts of a workbook in the person's language. */
export interface WorkbookTexts {
  /** The names of the sheets. */
  assessment: string;
  readMe: string;
  /** The instructions for filling in the workbook, one line each. */
  instructions: readonly string[];
  /** Shown for a value that is not in the drop-down list. */
  notInList: string;
}

export interface WorkbookContents {
  /** The first row names the columns; see `makeTable`. */
  table: readonly (readonly WrittenCell[])[];
  company: { id: string; name: string };
  moment: Date;
  language: Language;
  texts: WorkbookTexts;
}

const FROZEN_COLUMNS = 3;
/** The text color of cells that must not be changed. */
const GRAY = PALETTES.light.textSecondary;

/** Writes the workbook of an assessment: a sheet with the table, and one that explains it. */
export function writeWorkbook(contents: WorkbookContents): Promise<Blob> {
  const { table, texts } = contents;
  const names = (table[0] ?? []).map((name) => name as WorkbookColumn);
  const sheets = [
    {
      sheet: texts.assessment,
      stickyRowsCount: HEADER_ROWS,
      stickyColumnsCount: FROZEN_COLUMNS,
      columns: names.map((name) => ({ width: widthOf(name) })),
      data: table.map((cells, row) => cells.map((cell, at) => toCell(cell, row, names[at]))),
    },
    readMeSheet(contents),
  ];
  const feature = lockedWithChoices({
    sheet: texts.assessment,
    columns: names.flatMap((name, column) => choicesOf(name, column, contents.language)),
    rows: { from: HEADER_ROWS + 1, to: Math.max(table.length, HEADER_ROWS + 1) },
    refusal: texts.notInList,
  });
  return writeExcelFile(sheets, { features: [feature] }).toBlob();
}

function toCell(cell: WrittenCell, row: number, name: WorkbookColumn | undefined) {
  const typed = cell === null ? {} : { value: escaped(cell) };
  if (row === 0) return { ...typed, textColor: GRAY, fontSize: 8 };
  if (row < HEADER_ROWS) return { ...typed, fontWeight: 'bold' as const, wrap: true };
  return isLocked(name) ? { ...typed, textColor: GRAY } : { ...typed, ...UNLOCKED };
}

const isLocked = (name: WorkbookColumn | undefined) =>
  name === 'revision' || KEY_COLUMNS.some((key) => key === name);

/** The file format uses such sequences for characters that XML does not allow. */
function escaped(cell: string | number): string | number {
  return typeof cell === 'string' ? cell.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_') : cell;
}

const WIDTHS: Partial<Record<WorkbookColumn, number>> = {
  activity_id: 18,
  number: 9,
  action: 48,
  driver: 18,
  sub_driver: 24,
  impact_area: 24,
  revision: 9,
};
const FIELD_WIDTH = 14;

const widthOf = (name: WorkbookColumn) => WIDTHS[name] ?? FIELD_WIDTH;

/** A dash is always among the choices, because it clears a field. */
const DASH = '-';

const CHOICES: Partial<Record<AnswerFieldKind, (language: Language) => readonly string[]>> = {
  state: () => Array.from({ length: STATE_MAX }, (_, index) => String(index + 1)),
  level: (language) => WORKBOOK_WORDS[language].levels,
  confidence: (language) => WORKBOOK_WORDS[language].confidences,
  flag: (language) => WORKBOOK_WORDS[language].answers,
};

function choicesOf(name: WorkbookColumn, column: number, language: Language): ColumnChoices[] {
  if (!(name in KIND_OF_FIELD)) return [];
  const choices = CHOICES[KIND_OF_FIELD[name as keyof typeof KIND_OF_FIELD]]?.(language);
  return choices ? [{ column, choices: [...choices, DASH] }] : [];
}

function readMeSheet({ company, moment, texts }: WorkbookContents) {
  const about: [string, string][] = [
    [READ_ME_NAMES.format, WORKBOOK_FORMAT],
    [READ_ME_NAMES.companyId, company.id],
    [READ_ME_NAMES.company, company.name],
    [READ_ME_NAMES.moment, moment.toISOString()],
  ];
  const text = (value: string) => ({ value: escaped(value), wrap: true });
  return {
    sheet: texts.readMe,
    columns: [{ width: 16 }, { width: 90 }],
    data: [
      ...about.map(([name, value]) => [{ ...text(name), textColor: GRAY }, text(value)]),
      [null, null],
      ...texts.instructions.map((line) => [null, text(line)]),
    ],
  };
}
