import fc from 'fast-check';
import type { AnswerRow } from './store/tables';
import type { Client, Reply } from './testing/client';
import { startTestServer, type TestServer } from './testing/startTestServer';

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let editor: Client;

beforeEach(async () => {
  server = await startTestServer();
  editor = await server.as('editor');
});
afterEach(() => server.stop());

type Fields = Record<string, string>;
const target = { user_id: 'editor', company_id: 'acorn', activity_id: 'three' };

const save = (fields: Fields, client = editor) =>
  client.form('/user/autosave', { ...target, ...fields });

const expectSaved = (reply: Reply, data: object) => {
  expect([reply.status, reply.json]).toEqual([200, { data }]);
};

const expectRefusal = (reply: Reply, status: number, code: string, fields?: string[]) => {
  const body = reply.json as { code?: string; fields?: Fields } | undefined;
  expect([reply.status, body?.code]).toEqual([status, code]);
  if (fields) expect(Object.keys(body?.fields ?? {})).toEqual(fields);
};

const stored = (activity_id = 'three', company_id = 'acorn') =>
  server.store.read(async (tx) => {
    const [answer] = await tx.find('answers', { activity_id, company_id });
    return answer;
  });

const changes = () => server.store.read((tx) => tx.find('answer_changes'));

const COMPLETE = {
  revenueState: '9',
  relevance: '8',
  criticality: '6',
  cost: '4',
  difficulty: '2',
};

describe('a save', () => {
  test('stores every field under its own name and answers score, status and revision', async () => {
    const rest = {
      timeWeeks: '1.5',
      factorDifficulty: '9.5',
      avgCostPerThread: '0.1',
      costPerProcess: '2',
      costEstimatedByCompany: '3',
      timePerThread: '4',
      costPerSubdriver: '5',
      costPerDriver: '6e2',
    };
    const reply = await save({ ...COMPLETE, ...rest });
    expectSaved(reply, { revision: 1, average_score: 9, status: 'done' });
    expect(await stored()).toEqual({
      id: expect.any(String),
      company_id: 'acorn',
      activity_id: 'three',
      revenue_state: 9,
      relevance: 8,
      criticality: 6,
      cost: 4,
      difficulty: 2,
      time_w: 1.5,
      factor_difficulty: 9.5,
      avg_cost_thread_m: 0.1,
      est_cost_process_m: 2,
      est_cost_company_m: 3,
      time_thread_h: 4,
      est_cost_subdriver_m: 5,
      est_cost_driver_m: 600,
      answered_at: '2026-05-13T10:00:00.000Z',
      answered_by: 'editor',
      revision: 1,
    } satisfies AnswerRow);
  });

  test('moves scores, progress and this week’s history at once', async () => {
    await save(COMPLETE);
    const { data } = await editor.query(
      `{drivers(company_id:"acorn"){name average}
        impactAreas(company_id:"acorn"){name completed}
        graphDrivers(company_id:"acorn"){years{year data{week data{averages}}}}}`,
    );
    // Three weighs 4.5 with score 9, two weighs 5 with score 7.
    const third = (4.5 * 9 + 5 * 7) / 9.5;
    const first = (4.5 * 9 + 2 * 4) / 6.5;
    expect(data?.['drivers']).toEqual([
      { name: '1. Expectations', average: first },
      { name: '3. Revenue Growth', average: third },
      { name: 'Total', average: (first + third) / 2 },
    ]);
    expect(data?.['impactAreas']).toContainEqual({ name: '3', completed: 100 });
    const averages = [first, null, third, null].map((value) => ({ averages: value }));
    expect(JSON.stringify(data?.['graphDrivers'])).toContain(
      JSON.stringify({ week: '20', data: averages }),
    );
  });

  test('absent fields stay; empty ones and the word null are cleared', async () => {
    await save({ ...COMPLETE, timeWeeks: '3' });
    const reply = await save({ cost: '', timeWeeks: 'null' });
    expectSaved(reply, { revision: 2, average_score: 9, status: 'inprogress' });
    expect(await stored()).toMatchObject({
      revenue_state: 9,
      relevance: 8,
      cost: null,
      time_w: null,
    });
  });

  test('clearing a driver’s last score takes it out of the week', async () => {
    await save({ revenueState: 'null', activity_id: 'two' });
    const weeks = await server.store.read((tx) => tx.find('driver_weeks', { week: 20 }));
    expect(weeks.map(({ driver_id }) => driver_id)).toEqual(['driver-1']);
    const { data } = await editor.query('{drivers(company_id:"acorn"){name}}');
    expect(data?.['drivers']).toEqual([{ name: '1. Expectations' }, { name: 'Total' }]);
  });

  test('the last value of a week stands; week 53 is 52', async () => {
    server.clock.set('2026-12-30T12:00:00.000Z');
    editor = await server.as('editor');
    await save({ activity_id: 'two', revenueState: '3' });
    await save({ activity_id: 'two', revenueState: '5' });
    const weeks = await server.store.read((tx) =>
      tx.find('driver_weeks', { year: 2026, week: 52, driver_id: 'driver-3' }),
    );
    expect(weeks.map(({ average }) => average)).toEqual([5]);
  });

  test('keeps who changed what, from which value to which', async () => {
    await save({ activity_id: 'nine', revenueState: '8', cost: '2' });
    expect(await changes()).toEqual([
      {
        id: expect.any(String),
        answer_id: 'acorn-nine',
        company_id: 'acorn',
        activity_id: 'nine',
        revision: 2,
        changed_by: 'editor',
        changed_at: '2026-05-13T10:00:00.000Z',
        before: { revenue_state: 9 },
        after: { revenue_state: 8 },
      },
    ]);
  });

  test('that changes nothing makes no revision', async () => {
    await save(COMPLETE);
    expectSaved(await save(COMPLETE), { revision: 1, average_score: 9, status: 'done' });
    expect(await changes()).toHaveLength(1);
  });

  test('of nothing at all, where there is no answer, makes none', async () => {
    const reply = await save({ revenueState: 'null', cost: '' });
    expectSaved(reply, { revision: 0, average_score: null, status: 'todo' });
    expect(await stored()).toBeUndefined();
    const { data } = await editor.query('{answer(activity_id:"three",company_id:"acorn"){id}}');
    expect(data).toEqual({ answer: null });
  });

  test('may come URL-encoded or as JSON too', async () => {
    const encoded = new URLSearchParams({ ...target, revenueState: '4' });
    const asForm = await editor.send('POST', '/user/autosave', { body: encoded });
    expectSaved(asForm, { revision: 1, average_score: 4, status: 'inprogress' });
    const asJson = await editor.post('/user/autosave', { ...target, revenueState: 5, cost: null });
    expectSaved(asJson, { revision: 2, average_score: 5, status: 'inprogress' });
  });

  test('many at once are all kept', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save({ timeWeeks: String(i + 1) })),
    );
    const revisions = replies.map(
      ({ json }) => (json as { data: { revision: number } }).data.revision,
    );
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});

describe('who may save', () => {
  test.each([
    ['in another’s name', 'editor', { user_id: 'admin' }, 403],
    ['in nobody’s name', 'editor', { user_id: '' }, 403],
    ['a subscriber', 'subscriber', {}, 403],
    ['a subscriber for a company not theirs', 'subscriber', { company_id: 'cedar' }, 403],
    ['for a neighbour', 'wadmin', { company_id: 'birch' }, 404],
    ['for a foreign company', 'editor', { company_id: 'cedar' }, 404],
    ['for an unknown company', 'editor', { company_id: 'x' }, 404],
    ['for the own, deactivated company', 'dogwood-editor', { company_id: 'dogwood' }, 403],
    ['an unknown action', 'editor', { activity_id: 'x' }, 404],
    ['an unknown action, with bad values', 'editor', { activity_id: 'x', cost: 'x' }, 404],
  ])('%s', async (_what, id, fields, status) => {
    const client = await server.as(id);
    const reply = await save({ user_id: id, revenueState: '5', ...fields }, client);
    expectRefusal(reply, status, status === 403 ? 'FORBIDDEN' : 'NOT_FOUND');
    expect(await changes()).toEqual([]);
  });

  test('an administrator for any company', async () => {
    const admin = await server.as('admin');
    const reply = await save({ user_id: 'admin', company_id: 'cedar', revenueState: '5' }, admin);
    expectSaved(reply, { revision: 2, average_score: 5, status: 'inprogress' });
  });

  test('an administrator whose workspace role is subscriber, for none', async () => {
    await server.store.write((tx) => tx.update('users', 'admin', { workspace_role: 'subscriber' }));
    const admin = await server.as('admin');
    expectRefusal(await save({ user_id: 'admin', revenueState: '5' }, admin), 403, 'FORBIDDEN');
  });
});

describe('values that cannot be', () => {
  test.each([
    ['revenueState', ['0', '11', '5.5', '-1', 'x', '1,5', '0x5', 'Infinity', 'NaN', '1e400']],
    ['relevance', ['-1', '11', '1.5', 'high']],
    ['criticality', ['11']],
    ['cost', ['-0.5']],
    ['difficulty', ['true']],
    ['factorDifficulty', ['-0.1', '10.1', '--1']],
    ['timeWeeks', ['-1', '1e309', ' 1 2']],
    ['timePerThread', ['-0.01', '1/2']],
    ['costPerDriver', ['-5', '$5']],
    ['revision', ['-1', '1.5', 'x', '1e300']],
    ['changed', ['revenue_state', 'cost;relevance', 'cost,,']],
    ['save_id', ['x'.repeat(201)]],
  ])('%s', async (field, values) => {
    for (const value of values) {
      expectRefusal(await save({ [field]: value }), 400, 'BAD_USER_INPUT', [field]);
    }
    expect(await stored()).toBeUndefined();
  });

  test('all bad ones are named, and no good one is stored', async () => {
    const reply = await save({ revenueState: '5', cost: 'x', timeWeeks: '-1' });
    expectRefusal(reply, 400, 'BAD_USER_INPUT', ['cost', 'timeWeeks']);
    expect(await stored()).toBeUndefined();
  });

  test('missing ids', async () => {
    const reply = await editor.form('/user/autosave', { user_id: 'editor', company_id: '' });
    expectRefusal(reply, 400, 'BAD_USER_INPUT', ['company_id', 'activity_id']);
  });

  test('a field sent twice', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...target, cost: '1' })) body.append(name, value);
    body.append('cost', '2');
    const reply = await editor.send('POST', '/user/autosave', { body });
    expectRefusal(reply, 400, 'BAD_USER_INPUT', ['cost']);
  });

  test('numbers at their edges are taken', async () => {
    const edges = {
      relevance: '0',
      cost: '10',
      factorDifficulty: '10',
      timeWeeks: '-0',
      timePerThread: '.5',
    };
    expect((await save({ ...edges, revenueState: ' 10.0 ' })).status).toBe(200);
    expect(await stored()).toMatchObject({ revenue_state: 10, time_w: 0, time_thread_h: 0.5 });
  });

  test('generated forms are never a failure of ours', async () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('1', '-1', 'null', '', 'cost', '__proto__'));
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(COMPLETE), 'revision', 'changed', 'save_id'),
      word,
    );
    const form = fc.array(fc.tuple(name, word), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        const body = new FormData();
        for (const [field, value] of [...Object.entries(target), ...fields])
          body.append(field, value);
        const { status, json } = await editor.send('POST', '/user/autosave', { body });
        expect(status).toBeLessThan(500);
        expect(json).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
});

describe('forms that cannot be read', () => {
  const type = 'multipart/form-data; boundary=x';

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no end', type, '--x\r\nContent-Disposition: form-data; name="cost"\r\n\r\n1'],
    ['no parts', type, 'x'],
    [
      'a file',
      type,
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n1\r\n--x--',
    ],
    [
      'names with brackets',
      type,
      '--x\r\nContent-Disposition: form-data; name="a[b]"\r\n\r\n1\r\n--x--',
    ],
    ['broken JSON', 'application/json', '{'],
    ['a list', 'application/json', '[]'],
    ['a text', 'text/plain', 'cost=1'],
  ])('%s', async (_what, contentType, body) => {
    const headers = { 'content-type': contentType };
    const reply = await editor.send('POST', '/user/autosave', { headers, body });
    expectRefusal(reply, 400, 'BAD_USER_INPUT');
  });

  test('too many fields, too much in one, too much in all', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`f${String(i)}`, '1']));
    expectRefusal(await save(many), 400, 'BAD_USER_INPUT');
    expectRefusal(await save({ cost: '1'.repeat(10_001) }), 413, 'TOO_LARGE');
    expectRefusal(await save({ cost: '1'.repeat(12 * 1024 * 1024) }), 413, 'TOO_LARGE');
  });
});

describe('save_id', () => {
  test('a repeat is answered as before and changes nothing, though others have saved since', async () => {
    const first = await save({ ...COMPLETE, save_id: 'a' });
    await save({ revenueState: '2' }, editor);
    const repeat = await save({ ...COMPLETE, save_id: 'a' });
    expect(repeat.json).toEqual(first.json);
    expect(await stored()).toMatchObject({ revenue_state: 2, revision: 2 });
  });

  test.each([{ cost: '5' }, { timeWeeks: '1' }, { activity_id: 'ten' }])(
    'other values: %p',
    async (other) => {
      await save({ ...COMPLETE, save_id: 'a' });
      expectRefusal(await save({ ...COMPLETE, save_id: 'a', ...other }), 422, 'SAVE_ID_REUSED');
      expect(await changes()).toHaveLength(1);
    },
  );

  test('is each person’s own, and forgotten after a day', async () => {
    await save({ ...COMPLETE, save_id: 'a' });
    const cadmin = await server.as('cadmin');
    expect((await save({ user_id: 'cadmin', cost: '0', save_id: 'a' }, cadmin)).status).toBe(200);
    server.clock.advance(24 * HOUR_MS - 1);
    editor = await server.as('editor');
    expectRefusal(await save({ cost: '1', save_id: 'a' }), 422, 'SAVE_ID_REUSED');
    server.clock.advance(1);
    expect((await save({ cost: '1', save_id: 'a' })).status).toBe(200);
  });

  test('a refused save leaves it free', async () => {
    expect((await save({ cost: 'x', save_id: 'a' })).status).toBe(400);
    expect((await save({ cost: '1', save_id: 'a' })).status).toBe(200);
  });
});

describe('revisions', () => {
  let cadmin: Client;
  const saveAsCadmin = (fields: Fields) => save({ user_id: 'cadmin', ...fields }, cadmin);

  beforeEach(async () => {
    cadmin = await server.as('cadmin');
    await save(COMPLETE);
    server.clock.advance(5000);
  });

  test('edits of different fields merge', async () => {
    await saveAsCadmin({ ...COMPLETE, cost: '0', revision: '1', changed: 'cost' });
    const reply = await save({
      ...COMPLETE,
      revenueState: '3',
      revision: '1',
      changed: 'revenueState',
    });
    expectSaved(reply, { revision: 3, average_score: 3, status: 'done' });
    expect(await stored()).toMatchObject({ revenue_state: 3, cost: 0 });
  });

  test('they merge without a list of fields too', async () => {
    await saveAsCadmin({ ...COMPLETE, cost: '0', revision: '1' });
    expect((await save({ ...COMPLETE, revenueState: '3', revision: '1' })).status).toBe(200);
    expect(await stored()).toMatchObject({ revenue_state: 3, cost: 0 });
  });

  test('edits of one field to different values are told apart, and nothing is stored', async () => {
    await saveAsCadmin({ cost: '0', revision: '1', changed: 'cost' });
    const reply = await save({
      cost: '10',
      difficulty: '9',
      revision: '1',
      changed: 'cost,difficulty',
      save_id: 'a',
    });
    expectRefusal(reply, 409, 'REVISION_CONFLICT');
    expect(reply.json).toMatchObject({
      data: {
        answer: {
          activity_name: '3.1.1 Three',
          cost: 0,
          difficulty: 2,
          revision: 2,
          average_score: 9,
        },
        changed_by: 'Person cadmin',
        changed_at: '2026-05-13T10:00:05.000Z',
      },
    });
    expect(await stored()).toMatchObject({ cost: 0, difficulty: 2, revision: 2 });
    const settled = await save({
      cost: '10',
      difficulty: '9',
      revision: '2',
      changed: 'cost,difficulty',
      save_id: 'a',
    });
    expect(settled.status).toBe(200);
  });

  test('edits of one field to the same value agree', async () => {
    await saveAsCadmin({ cost: '0', revision: '1', changed: 'cost' });
    const reply = await save({ cost: '0', revision: '1', changed: 'cost' });
    expectSaved(reply, { revision: 2, average_score: 9, status: 'done' });
  });

  test('without a revision the last write wins', async () => {
    await saveAsCadmin({ cost: '0', revision: '1' });
    expect((await save({ cost: '10' })).status).toBe(200);
    expect(await stored()).toMatchObject({ cost: 10, revision: 3 });
  });

  test('a field that was not touched is left alone', async () => {
    await save({ relevance: '9', cost: '0', revision: '1', changed: 'cost' });
    expect(await stored()).toMatchObject({ relevance: 8, cost: 0 });
  });

  test('two who both begin: the first to fill in a field has it', async () => {
    const ofTen = { activity_id: 'later', revision: '1' };
    await saveAsCadmin({ ...ofTen, cost: '1', changed: 'cost' });
    expect((await save({ ...ofTen, difficulty: '1', changed: 'difficulty' })).status).toBe(200);
    expectRefusal(await save({ ...ofTen, cost: '3', changed: 'cost' }), 409, 'REVISION_CONFLICT');
  });

  test('where the record has gaps, any field may be another’s', async () => {
    // The fixtures' first revision is in no record.
    const reply = await save({ activity_id: 'nine', cost: '9', revision: '0', changed: 'cost' });
    expectRefusal(reply, 409, 'REVISION_CONFLICT');
    expect(reply.json).toMatchObject({ data: { changed_by: 'Person editor' } });
  });
});
