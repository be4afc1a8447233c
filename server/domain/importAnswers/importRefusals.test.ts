import type { ImportRow } from '@contract/workbook/importPayloads';
import type { TestClient } from '@server/testing/client';
import { importIn, postImport, previewImport, writtenBy } from '@server/testing/importing';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

const VALID = { activity_id: 'nine', revision: 1, values: { revenue_state: 5 } };

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;
  let editor: TestClient;
  let before: Awaited<ReturnType<typeof writtenBy>>;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
    before = await writtenBy(server);
  });
  afterEach(async () => {
    expect(await writtenBy(server)).toEqual(before);
    await server.stop();
    await server.store.close();
  });

  test.each([
    ['an unknown action', { activity_id: 'nothing' }, /does not exist/],
    ['a repeated action', { activity_id: 'nine' }, /listed twice/],
    ['an unknown field', { values: { revision: 2 } }, /no field revision/],
    ['a state of 11', { values: { revenue_state: 11 } }, /revenue_state: .* 1 to 10/],
    ['a level that does not exist', { values: { cost: 'huge' } }, /cost: .* 0 to 10/],
    ['a level for a state', { values: { revenue_state: 'low' } }, /1 to 10/],
    ['a negative amount', { values: { time_w: -1 } }, /0 or more/],
    ['a number as a text', { values: { time_w: '1' } }, /0 or more/],
    ['a mark without a reason', { values: { not_applicable: true } }, /Enter why/],
  ])('a row with %s is an error, and no row is imported', async (_what, part, message) => {
    const row = { activity_id: 'three', revision: null, values: {}, ...part } as ImportRow;
    const preview = await previewImport(editor, [VALID, row]);
    expect(preview.status).toBe(200);
    expect(importIn(preview).results).toMatchObject([
      { outcome: 'change' },
      { outcome: 'error', changes: [], message: expect.stringMatching(message) },
    ]);
    const reply = await postImport(editor, [VALID, row]);
    expectRefusal(reply, 400, 'BAD_USER_INPUT');
    expect(importIn(reply)).toEqual(importIn(preview));
  });

  test.each([
    [{ dry_run: 'no' }, 'dry_run'],
    [{ import_id: '' }, 'import_id'],
    [{ rows: 'none' }, 'rows'],
    [{ rows: [{ ...VALID, revision: -1 }] }, 'rows.0.revision'],
    [{ rows: [{ ...VALID, keep: 'both' }] }, 'rows.0.keep'],
    [{ rows: [{ ...VALID, values: null }] }, 'rows.0.values'],
  ])('the body %p is refused', async (fields, problem) => {
    expectRefusal(await postImport(editor, [], fields), 400, 'BAD_USER_INPUT', [problem]);
  });

  test('at most 1,000 rows may have values, and 5,000 rows in all', async () => {
    const many = (count: number, values: ImportRow['values']) =>
      Array.from({ length: count }, (_, index) => ({ activity_id: `a${String(index)}`, values }));
    const rows = [...many(1_001, { cost: 1 })];
    expectRefusal(await postImport(editor, rows), 400, 'BAD_USER_INPUT', ['rows']);
    expectRefusal(await postImport(editor, many(5_001, {})), 400, 'BAD_USER_INPUT', ['rows']);
    const largest = [...many(1_000, { cost: 1 }), ...many(4_000, {})];
    const preview = await previewImport(editor, largest);
    expect([preview.status, importIn(preview).results]).toEqual([200, expect.any(Array)]);
  });

  test('a subscriber may not even preview', async () => {
    const subscriber = await server.as('subscriber');
    expectRefusal(await previewImport(subscriber, [VALID]), 403, 'FORBIDDEN');
  });

  test('a company that was deleted after the preview is refused', async () => {
    expect((await previewImport(editor, [VALID])).status).toBe(200);
    await server.store.write((tx) => tx.update('companies', 'acorn', { activated: false }));
    expectRefusal(await postImport(editor, [VALID]), 403, 'FORBIDDEN');
  });

  test('a company that moved out of the person’s reach after the preview is refused', async () => {
    await server.store.write((tx) =>
      tx.update('workspaces', 'north', { administrators_reach: 'edit' }),
    );
    const wadmin = await server.as('wadmin');
    const rows = [{ activity_id: 'nine', revision: 0, values: { revenue_state: 5 } }];
    const birch = { company_id: 'birch' };
    expect((await postImport(wadmin, rows, { ...birch, dry_run: true })).status).toBe(200);
    await server.store.write((tx) => tx.update('companies', 'birch', { workspace_id: 'south' }));
    expectRefusal(await postImport(wadmin, rows, birch), 404, 'NOT_FOUND');
  });
});
