import type { ErrorBody } from '@contract/rest';
import type { ProfileDto } from '@contract/profiles/profilePayloads';
import type { TestClient, Reply } from '@server/testing/client';
import { outcomesIn, writtenBy } from '@server/testing/importing';
import { mapping, profile } from '@server/testing/profiles';
import { postSave } from '@server/testing/saving';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let cadmin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    cadmin = await server.as('cadmin');
    await server.store.write(async (tx) => {
      await tx.insert('profiles', profile('north'));
      await tx.insert('mappings', mapping('north'));
    });
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  let applies = 0;
  const apply = (on: boolean, fields: object = {}): Promise<Reply> =>
    cadmin.post('/profile/apply', {
      apply_id: `apply-${String(++applies)}`,
      profile_id: 'profile-north',
      company_id: 'acorn',
      on,
      dry_run: false,
      ...fields,
    });
  const figures = async () => {
    const [answers, , sums] = await writtenBy(server);
    return { sums, answers: answers?.map((row) => ({ ...row, revision: 0 })) };
  };
  const answerOf = (activity_id: string) =>
    server.store.read(
      async (tx) => (await tx.find('answers', { company_id: 'acorn', activity_id }))[0],
    );
  const applied = async (): Promise<ProfileDto['applied']> => {
    const query = '{profiles(workspace_id:"north"){id applied{company_id marked applied_at}}}';
    const { json } = await cadmin.post('/graphql', { query });
    const { profiles } = (json as { data: { profiles: ProfileDto[] } }).data;
    return profiles.find(({ id }) => id === 'profile-north')?.applied ?? [];
  };

  test('on and off again restores every answer and every sum', async () => {
    const before = await figures();
    const preview = await apply(true, { dry_run: true });
    expect(outcomesIn(preview)).toEqual(['change', 'change']);
    expect(await figures()).toEqual(before);

    const first = await apply(true, { apply_id: 'first' });
    expect((first.json as { data: object }).data).toEqual((preview.json as { data: object }).data);
    expect((await apply(true, { apply_id: 'first' })).json).toEqual(first.json);
    expect(await applied()).toMatchObject([{ company_id: 'acorn', marked: 2 }]);
    expect(await answerOf('two')).toMatchObject({
      not_applicable: true,
      not_applicable_reason: 'We sell no products.',
      answered_by: 'editor',
    });
    // Once more changes nothing.
    expect(outcomesIn(await apply(true))).toEqual(['unchanged', 'unchanged']);
    expect(await applied()).toMatchObject([{ marked: 2 }]);

    expect(outcomesIn(await apply(false))).toEqual(['change', 'change']);
    expect(await figures()).toEqual(before);
    expect(await applied()).toEqual([]);
    const [, changes] = await writtenBy(server);
    expect(changes?.map(({ ...row }) => (row as { source?: string }).source)).toEqual(
      Array<string>(4).fill('profile'),
    );
  });

  test('leaves the marks that people made or changed', async () => {
    const editor = await server.as('editor');
    await postSave(editor, {
      activity_id: 'two',
      notApplicable: 'true',
      notApplicableReason: 'Mine.',
    });
    await apply(true);
    expect(await applied()).toMatchObject([{ marked: 1 }]);
    await postSave(editor, { activity_id: 'nine', notApplicableReason: 'Better said.' });
    expect(outcomesIn(await apply(false))).toEqual([]);
    expect(await answerOf('two')).toMatchObject({ not_applicable_reason: 'Mine.' });
    expect(await answerOf('nine')).toMatchObject({ not_applicable_reason: 'Better said.' });
  });

  test('leaves a mark to another profile of the company', async () => {
    await server.store.write((tx) =>
      tx.insert('profiles', profile('north', { id: 'other', name: 'Other', activities: ['nine'] })),
    );
    const before = await figures();
    await apply(true);
    await apply(true, { profile_id: 'other' });
    expect(outcomesIn(await apply(false))).toEqual(['change']);
    expect(await answerOf('nine')).toMatchObject({ not_applicable: true });
    await apply(false, { profile_id: 'other' });
    expect(await figures()).toEqual(before);
  });

  test('a profile of another workspace is unknown', async () => {
    await server.store.write((tx) => tx.insert('profiles', profile('south')));
    expect((await apply(true, { profile_id: 'profile-south' })).status).toBe(404);
  });

  const NEW = { workspace_id: 'north', name: 'New', activities: ['two'], reason: 'None' };
  test.each<[string, object, number, string, string | undefined]>([
    ['a taken name', { name: ' SERVICES ' }, 409, 'NAME_TAKEN', 'name'],
    ['no reason', { reason: ' ' }, 400, 'BAD_USER_INPUT', 'reason'],
    ['no actions', { activities: [] }, 400, 'BAD_USER_INPUT', 'activities'],
    ['an unknown action', { activities: ['moon'] }, 400, 'BAD_USER_INPUT', 'activities'],
    ['another workspace', { workspace_id: 'south' }, 404, 'NOT_FOUND', undefined],
    ['an unknown id', { id: 'moon' }, 404, 'NOT_FOUND', undefined],
  ])('a profile with %s is refused', async (_what, fields, status, code, field) => {
    const reply = await cadmin.post('/profile/save', { ...NEW, ...fields });
    expect(reply.status).toBe(status);
    expect(reply.json).toMatchObject({ code });
    expect(Object.keys((reply.json as ErrorBody).fields ?? {})).toEqual(field ? [field] : []);
  });

  test('a stored profile and mapping are named by their ids alone', async () => {
    const profiled = await cadmin.post('/profile/save', { id: 'profile-north', name: 'Next' });
    const mapped = await cadmin.post('/mapping/save', { id: 'mapping-north', name: 'Next' });
    expect([profiled, mapped].map(({ status }) => status)).toEqual([200, 200]);
    const foreign = await (
      await server.as('cedar-editor')
    ).post('/mapping/save', { id: 'mapping-north', name: 'X' });
    expect(foreign.status).toBe(404);
    expect((await cadmin.post('/profile/save', { name: 'New' })).json).toMatchObject({
      fields: { workspace_id: expect.anything() as unknown },
    });
  });

  const FIRST = {
    id: 'mapping-north',
    workspace_id: 'north',
    ...{ columns: [], scale: [], pairs: [] },
  };
  test('a mapping is saved over the revision that the person saw', async () => {
    const saved = await cadmin.post('/mapping/save', { ...FIRST, name: 'Next', revision: 1 });
    expect(saved.status).toBe(200);
    expect((saved.json as { data: object }).data).toMatchObject({
      ...{ name: 'Next', revision: 2, by: 'cadmin', by_name: 'Person cadmin', combine: 'lowest' },
    });
    const stale = await cadmin.post('/mapping/save', { ...FIRST, revision: 1 });
    expect(stale.status).toBe(409);
    expect(stale.json).toMatchObject({ code: 'REVISION_CONFLICT', data: { revision: 2 } });
    const gone = await cadmin.post('/mapping/remove', { id: 'mapping-north', revision: 1 });
    expect(gone.json).toMatchObject({ code: 'REVISION_CONFLICT' });
    expect((await cadmin.post('/mapping/remove', { id: 'mapping-north' })).status).toBe(200);
  });

  test.each<[string, object, Record<string, unknown>]>([
    [
      'a question for two actions',
      {
        pairs: [
          { theirs: 'Do you plan?', activity_id: 'two' },
          { theirs: 'DO  YOU plan?', activity_id: 'nine' },
        ],
      },
      { pairs: expect.stringContaining('Row 2') },
    ],
    [
      'a value with two meanings',
      {
        scale: [
          { theirs: 'Yes', ours: 8 },
          { theirs: 'yes ', ours: 2 },
        ],
      },
      { scale: expect.stringContaining('Row 2') },
    ],
    ['a state of 11', { scale: [{ theirs: 'Yes', ours: 11 }] }, { scale: expect.anything() }],
    [
      'an unknown action',
      { pairs: [{ theirs: 'Q', activity_id: 'moon' }] },
      { pairs: expect.stringContaining('Row 1') },
    ],
    ['a damaged digest', { header_digest: 'x' }, { header_digest: expect.anything() }],
  ])('a mapping with %s is refused', async (_what, fields, problems) => {
    const reply = await cadmin.post('/mapping/save', { ...FIRST, ...fields });
    expect(reply.status).toBe(400);
    expect((reply.json as ErrorBody).fields).toEqual(problems);
  });
});
