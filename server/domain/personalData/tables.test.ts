import { COLUMNS } from '@server/store/sql/columns';
import type { TableName } from '@server/store/tables';
import { ROW_FILES } from './exportedRows';
import { PERSONAL_TABLES } from './tables';

/** Names of columns that contain a person's id, name or address, or where a person was. */
const NAMES_PEOPLE =
  /(^|_)(user|actor|owner|subject|person|member|author)_|_by$|email|picture|address|user_agent/;

/** Columns with such a name that contain nothing about people. */
const OTHERS = ['subject_type', 'subject_kind', 'subject_id', 'email_unconfirmed'];

const TABLES = Object.keys(COLUMNS) as TableName[];

test.each(TABLES)('it is decided what is done with the people in the table %s', (table) => {
  const known: readonly string[] = PERSONAL_TABLES[table]?.columns ?? [];
  const naming = Object.keys(COLUMNS[table]).filter(
    (column) => NAMES_PEOPLE.test(column) && !OTHERS.includes(column),
  );
  expect(known).toEqual(expect.arrayContaining(naming));
});

test('every list of the export is a file that a table names', () => {
  const named = TABLES.map((table) => PERSONAL_TABLES[table]?.exported);
  for (const [file] of ROW_FILES) expect(named).toContain(file);
});
