import fc from 'fast-check';
import { ANSWER_FIELDS, EMPTY_ANSWER, toLineFeeds, type AnswerValues } from '../answer';
import { LANGUAGES } from '../language';
import { levelOf, valueOfLevel } from '../scoring/scoring';
import { anyAnswer } from '../testing/anyAnswer';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from './columns';
import { makeTable, type ListedAction } from './makeTable';
import { readTable } from './readTable';

const actionsOf = (all: readonly AnswerValues[]): ListedAction[] =>
  all.map((one, index) => ({
    id: `id-${String(index)}`,
    number: `1.${String(index)}`,
    title: 'Title',
    driver: 'Driver',
    subDriver: 'Sub-driver',
    impactArea: 'Area',
    values: one,
    revision: 1,
  }));

const HEADINGS = Object.fromEntries(WORKBOOK_COLUMNS.map((name) => [name, name])) as Record<
  WorkbookColumn,
  string
>;

describe.each(LANGUAGES)('in %s', (language) => {
  test('the table of any assessment changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 5 }), (all) => {
        const actions = actionsOf(all);
        const table = makeTable(actions, HEADINGS, language);
        const reading = readTable(table, actions, { isTemplate: false });
        expect(reading).toMatchObject({ changes: [], problems: [], unknownColumns: [] });
      }),
    );
  });

  test('it fills an empty assessment, up to levels', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const table = makeTable(actionsOf([answer]), HEADINGS, language);
        const empty = actionsOf([EMPTY_ANSWER]);
        const reading = readTable(table, empty, { isTemplate: true });
        if ('problem' in reading) throw new Error(reading.problem);
        const read = reading.changes[0]?.values ?? {};
        for (const { name, kind } of ANSWER_FIELDS) {
          const value = answer[name];
          if (value === null || value === false) expect(read[name]).toBeUndefined();
          else if (kind === 'level') {
            const levels = ['very-low', 'low', 'medium', 'high', 'very-high'];
            const level = valueOfLevel(levels.indexOf(String(read[name])));
            expect(levelOf(level)).toBe(levelOf(Number(value)));
          } else if (kind === 'text') {
            expect(read[name]).toBe(toLineFeeds(String(value)));
          } else expect(read[name]).toBe(value);
        }
      }),
    );
  });
});
