import { ANSWER_FIELDS, type AnswerFieldName } from '../answer';

/** The format of the workbook, which its sheet *Read me* names. */
export const WORKBOOK_FORMAT = 'value-drivers/assessment/1';

/** Columns that describe the action of a row. They are written and, apart from the first two, never read. */
export const KEY_COLUMNS = [
  'activity_id',
  'number',
  'action',
  'driver',
  'sub_driver',
  'impact_area',
] as const;

/** All columns in the order of the sheet, by the names in its first row. */
export const WORKBOOK_COLUMNS = [
  ...KEY_COLUMNS,
  ...ANSWER_FIELDS.map(({ name }) => name),
  'revision' as const,
];

export type WorkbookColumn = (typeof KEY_COLUMNS)[number] | AnswerFieldName | 'revision';

/** The rows above the actions: the names of the columns, and their names in the person's language. */
export const HEADER_ROWS = 2;
