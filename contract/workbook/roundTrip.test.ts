import fc from 'fast-check';
import { ANSWER_FIELDS, EMPTY_ANSWER, type AnswerFieldKind, type AnswerValues } from '../answer';
import { LANGUAGES } from '../language';
import { levelOf, valueOfLevel } from '../scoring/scoring';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from './columns';
import { makeTable, type ListedAction } from './makeTable';
import { readTable } from './readTable';

const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('-', "'-", '–', ' - ', '=1'),
  )
  .filter((one) => one.trim() !== '' && !/\p{Surrogate}/u.test(one) && !one.includes('\0'));
const VALUES: Record<AnswerFieldKind, fc.Arbitrary<unknown>> = {
  state: fc.integer({ min: 1, max: 10 }),
  level: fc.integer({ min: 0, max: 10 }),
  factor: fc.double({ min: 0, max: 10, noNaN: true }),
  amount,
  confidence: fc.integer({ min: 1, max: 3 }),
  flag: fc.boolean(),
  text,
};
const values = fc
  .record(
    Object.fromEntries(
      ANSWER_FIELDS.map(({ name, kind }) => [
        name,
        kind === 'flag' ? VALUES.flag : fc.option(VALUES[kind], { nil: null }),
      ]),
    ),
  )
  // A mark needs a reason.
  .map((all) => {
    const given = all as unknown as AnswerValues;
    return {
      ...given,
      not_applicable: given.not_applicable && given.not_applicable_reason !== null,
    };
  });

const actionsOf = (all: readonly AnswerValues[]): ListedAction[] =>
  all.map((one, index) => ({
    ...{ id: `id-${String(index)}`, number: `1.${String(index)}`, title: 'Title' },
    ...{ driver: 'Driver', subDriver: 'Sub-driver', impactArea: 'Area' },
    ...{ values: one, revision: 1 },
  }));

const HEADINGS = Object.fromEntries(WORKBOOK_COLUMNS.map((name) => [name, name])) as Record<
  WorkbookColumn,
  string
>;

describe.each(LANGUAGES)('in %s', (language) => {
  test('the table of any assessment changes nothing', () => {
    fc.assert(
      fc.property(fc.array(values, { maxLength: 5 }), (all) => {
        const actions = actionsOf(all);
        const table = makeTable(actions, HEADINGS, language);
        const reading = readTable(table, actions, { isTemplate: false });
        expect(reading).toMatchObject({ changes: [], problems: [], unknownColumns: [] });
      }),
    );
  });

  test('it fills an empty assessment, up to levels', () => {
    fc.assert(
      fc.property(values, (given) => {
        const table = makeTable(actionsOf([given]), HEADINGS, language);
        const empty = actionsOf([EMPTY_ANSWER]);
        const reading = readTable(table, empty, { isTemplate: true });
        if ('problem' in reading) throw new Error(reading.problem);
        const read = reading.changes[0]?.values ?? {};
        for (const { name, kind } of ANSWER_FIELDS) {
          const value = given[name];
          if (value === null || value === false) expect(read[name]).toBeUndefined();
          else if (kind === 'level') {
            const levels = ['very-low', 'low', 'medium', 'high', 'very-high'];
            const level = valueOfLevel(levels.indexOf(String(read[name])));
            expect(levelOf(level)).toBe(levelOf(Number(value)));
          } else if (kind === 'text') {
            expect(read[name]).toBe(String(value).replaceAll(/\r\n?/g, '\n'));
          } else expect(read[name]).toBe(value);
        }
      }),
    );
  });
});
