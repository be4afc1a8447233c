import fc from 'fast-check';
import {
  ANSWER_FIELDS,
  answerValuesOf,
  byAnswerField,
  EMPTY_ANSWER,
  toLineFeeds,
  type AnswerValues,
} from '@contract/answer';
import { activityNumber, activityTitle } from '@contract/fields/naming';
import { LANGUAGES, type Language } from '@contract/language';
import { anyAnswer } from '@contract/testing/anyAnswer';
import { WORKBOOK_COLUMNS, type WorkbookColumn } from '@contract/workbook/columns';
import type { ImportRow } from '@contract/workbook/importPayloads';
import { makeTable, type ListedAction } from '@contract/workbook/makeTable';
import { readTable } from '@contract/workbook/readTable';
import type { TestClient } from '@server/testing/client';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { outcomesIn, postImport, previewImport } from '@server/testing/importing';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const FIELDS = ANSWER_FIELDS.map(({ name }) => name).join(' ');
const ANSWERS = `query($company: ID!) { answers(company_id: $company) { activity_id revision ${FIELDS} } }`;
type Stored = AnswerValues & { activity_id: string; revision: number };

const HEADINGS = Object.fromEntries(WORKBOOK_COLUMNS.map((name) => [name, name])) as Record<
  WorkbookColumn,
  string
>;
const { activities } = smallFixtures();
const NUM_RUNS = 8;

/** A value for each field, so that an import removes whatever is stored. */
const CLEARED = byAnswerField(({ kind }) => (kind === 'flag' ? false : null));

const emptied = (actions: readonly ListedAction[]): ListedAction[] =>
  actions.map((action) => ({ ...action, values: EMPTY_ANSWER }));

/** The rows of the table with all their values, compared with no stored answers. */
function rowsOf(
  actions: readonly ListedAction[],
  language: Language,
  isTemplate = false,
): ImportRow[] {
  const table = makeTable(actions, HEADINGS, language);
  const reading = readTable(table, emptied(actions), { isTemplate });
  if ('problem' in reading) throw new Error(reading.problem);
  expect(reading.problems).toEqual([]);
  return reading.changes;
}

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let admin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    admin = await server.as('admin');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const store = async (company_id: string, answers: readonly Partial<AnswerValues>[]) => {
    const rows = activities.map(({ id }, index) => ({
      activity_id: id,
      revision: null,
      values: answers[index] ?? CLEARED,
    }));
    const reply = await postImport(admin, rows, { company_id });
    expect(reply.status).toBe(200);
  };

  /** The actions in a company's workbook. */
  const assessmentOf = async (company: string): Promise<ListedAction[]> => {
    const { data, errors } = await admin.query(ANSWERS, { company });
    expect(errors).toBeUndefined();
    const stored = new Map((data?.['answers'] as Stored[]).map((row) => [row.activity_id, row]));
    return activities.map(({ id, name }) => {
      const answer = stored.get(id);
      return {
        id,
        number: activityNumber(name),
        title: activityTitle(name),
        driver: 'Driver',
        subDriver: 'Sub-driver',
        impactArea: 'Area',
        values: answer ? answerValuesOf(answer) : EMPTY_ANSWER,
        revision: answer?.revision ?? 0,
      };
    });
  };

  const anyAssessment = fc.array(anyAnswer, {
    minLength: activities.length,
    maxLength: activities.length,
  });

  test.each(LANGUAGES)(
    'a workbook in %s changes nothing in the company of its export',
    (language) =>
      fc.assert(
        fc.asyncProperty(anyAssessment, async (answers) => {
          await store('acorn', answers);
          const actions = await assessmentOf('acorn');
          expect(actions.map(({ values }) => values)).toEqual(answers.map(withLineFeeds));
          const table = makeTable(actions, HEADINGS, language);
          expect(readTable(table, actions, { isTemplate: false })).toMatchObject({
            changes: [],
            problems: [],
            readable: activities.length,
          });
          // The server finds no change either, even if it is sent every value of the workbook.
          const preview = await previewImport(admin, rowsOf(actions, language));
          expect(preview.status).toBe(200);
          expect(outcomesIn(preview).filter((outcome) => outcome !== 'unchanged')).toEqual([]);
        }),
        { numRuns: NUM_RUNS },
      ),
  );

  test.each(LANGUAGES)('a workbook in %s fills an empty company, up to levels', (language) =>
    fc.assert(
      fc.asyncProperty(anyAssessment, async (answers) => {
        await store('acorn', answers);
        await store('birch', []);
        const source = await assessmentOf('acorn');
        const rows = rowsOf(source, language, true).map((row) => ({ ...row, revision: null }));
        const reply = await postImport(admin, rows, { company_id: 'birch' });
        expect(reply.status).toBe(200);
        // The cells have the names of levels.
        const cellsOf = (actions: readonly ListedAction[]) =>
          makeTable(
            actions.map((action) => ({ ...action, revision: 0 })),
            HEADINGS,
            language,
          );
        expect(cellsOf(await assessmentOf('birch'))).toEqual(cellsOf(source));
      }),
      { numRuns: NUM_RUNS },
    ),
  );
});

/** The values as they are stored. */
const withLineFeeds = (values: AnswerValues): AnswerValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? toLineFeeds(value) : value,
    ]),
  ) as unknown as AnswerValues;
