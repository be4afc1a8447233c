import fc from 'fast-check';
import { byAnswerField, EMPTY_ANSWER, type AnswerValues } from '@contract/answer';
import type { RevisionConflict } from '@contract/rest';
import type { TestClient } from '@server/testing/client';
import { importIn, postImport } from '@server/testing/importing';
import { postSave, type Fields } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const FIELDS = ['revenue_state', 'relevance', 'cost', 'time_w', 'confidence'] as const;
type Edits = Partial<Pick<AnswerValues, (typeof FIELDS)[number]>>;

/** Few values, so that edits often meet. */
const value = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
const someEdits: fc.Arbitrary<Edits> = fc
  .record(
    { revenue_state: value, relevance: value, cost: value, time_w: value, confidence: value },
    { requiredKeys: [] },
  )
  .filter((edits) => Object.keys(edits).length > 0);

const WIRE = byAnswerField(({ wire }) => wire);
const fieldsOf = (edits: Edits): Fields =>
  Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = edits[name];
      return value === undefined ? [] : [[WIRE[name], value === null ? '' : String(value)]];
    }),
  );

/** The same edits are made to one of these actions by import, and to the other one by autosave. */
const [IMPORTED, SAVED] = ['three', 'later'];

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;
  let editor: TestClient;
  let cadmin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
    cadmin = await server.as('cadmin');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const answerTo = (activity_id: string) =>
    server.store.read(async (tx) => {
      const [answer] = await tx.find('answers', { company_id: 'acorn', activity_id });
      if (!answer) throw new Error(`There is no answer to ${activity_id}`);
      return answer;
    });
  const valuesOf = async (activity_id: string) => {
    const answer = await answerTo(activity_id);
    return FIELDS.map((name) => answer[name]);
  };

  test('an import has the conflicts that autosave has for the same edits, and stores the same', async () => {
    const seen = { conflicts: 0, merges: 0 };
    await fc.assert(
      fc.asyncProperty(someEdits, someEdits, someEdits, async (first, theirs, mine) => {
        const start = { ...EMPTY_ANSWER, not_applicable: false, difficulty: 4, ...first };
        const rows = [IMPORTED, SAVED].map((activity_id) => {
          return { activity_id, revision: null, values: start };
        });
        expect((await postImport(editor, rows)).status).toBe(200);
        const revisions = [
          (await answerTo(IMPORTED)).revision,
          (await answerTo(SAVED)).revision,
        ] as const;
        for (const activity_id of [IMPORTED, SAVED]) {
          const fields = { ...fieldsOf(theirs), user_id: 'cadmin', activity_id };
          expect((await postSave(cadmin, fields)).status).toBe(200);
        }

        const imported = await postImport(editor, [
          { activity_id: IMPORTED, revision: revisions[0], values: mine },
        ]);
        const saved = await postSave(editor, {
          ...fieldsOf(mine),
          activity_id: SAVED,
          revision: String(revisions[1]),
        });
        expect(imported.status).toBe(saved.status);
        expect(await valuesOf(IMPORTED)).toEqual(await valuesOf(SAVED));
        const conflicts = importIn(imported).results.flatMap(({ changes }) =>
          changes.flatMap(({ conflict }) => conflict ?? []),
        );
        expect(conflicts.length > 0).toBe(saved.status === 409);
        if (saved.status === 200) seen.merges++;
        else {
          seen.conflicts++;
          const { changed_by, changed_at } = (saved.json as { data: RevisionConflict }).data;
          expect(conflicts).toEqual(conflicts.map(() => ({ changed_by, changed_at })));
        }
      }),
      { numRuns: 60 },
    );
    expect(seen).toEqual({ conflicts: expect.any(Number), merges: expect.any(Number) });
    expect(Math.min(seen.conflicts, seen.merges)).toBeGreaterThan(5);
  });
});
