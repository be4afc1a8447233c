import type { ErrorBody } from '@contract/rest';
import { DAY_MS } from '@contract/days';
import type { ModelProblem, ModelSheets } from '@contract/model/modelPayloads';
import type { TestClient, Reply } from '@server/testing/client';
import { exportedSheets, postModel, versionIn } from '@server/testing/models';
import { expectRefusal, postSave } from '@server/testing/saving';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let admin: TestClient;
  let sheets: ModelSheets;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    admin = await server.as('admin');
    sheets = await exportedSheets(admin);
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const sumsOf = () =>
    server.store.read(async (tx) =>
      (await tx.find('driver_sums')).sort((a, b) => a.id.localeCompare(b.id)),
    );
  /** Sessions end meanwhile. */
  const later = async (ms: number) => {
    server.clock.advance(ms);
    admin = await server.as('admin');
  };
  const with_ = (id: string, fields: object): ModelSheets => ({
    ...sheets,
    activities: sheets.activities.map((row) => (row.id === id ? { ...row, ...fields } : row)),
  });
  const imported = async (changed: unknown) => versionIn(await postModel(admin, changed));
  const apply = (id: string) => admin.post('/model/apply', { id });
  const undo = (id: string) => admin.post('/model/undo', { id });
  const data = async (query: string): Promise<Record<string, unknown>> => {
    const { data: found, errors } = await admin.query(query);
    expect(errors).toBeUndefined();
    return found ?? {};
  };
  const total = async () =>
    (await data('{driver(company_id:"acorn",driver_name:"Total"){average previous}}'))['driver'];

  test('importing what was exported changes nothing', async () => {
    const reply = await postModel(admin, sheets);
    expect([reply.status, reply.json]).toEqual([200, { data: { version_id: null, changes: 0 } }]);
    const { sheets: bare, ...rest } = (await admin.get('/model/export')).json as {
      sheets: ModelSheets;
    };
    expect(rest).toEqual({ format: 'value-drivers/model/1' });
    expect((await postModel(admin, { activities: bare.activities })).status).toBe(200);
    expect(await data('{modelVersions{id}}')).toEqual({ modelVersions: [] });
  });

  test('a preview states exactly what the application moves, and undoing restores it', async () => {
    const before = await sumsOf();
    const figures = await total();
    const id = await imported(with_('ten', { retired: true, subdriver_id: 's3' }));
    const query = `{modelPreview(version_id:"${id}"){company_id driver before after change contributions{activity_id contribution}}}`;
    const { modelPreview } = await data(query);
    expect(await sumsOf()).toEqual(before);
    expect(modelPreview).toMatchObject([
      // (4.5 × 9 + 2 × 4) / 6.5 → 9.
      { company_id: 'acorn', driver: '1. Expectations', after: 9 },
      { company_id: 'acorn', driver: 'Total', after: 8 },
    ]);
    for (const effect of modelPreview as {
      change: number;
      contributions: { contribution: number }[];
    }[]) {
      const sum = effect.contributions.reduce((all, one) => all + one.contribution, 0);
      expect(sum).toBeCloseTo(effect.change, 9);
    }

    expect((await apply(id)).json).toMatchObject({ data: { id, status: 'applied', changes: 1 } });
    expect(await total()).toMatchObject({ average: 8 });
    expect(await data(query)).toEqual({ modelPreview });
    expect(await data('{answers(company_id:"acorn"){activity_id}}')).toEqual({
      answers: ['nine', 'later', 'two'].map((activity_id) => ({ activity_id })),
    });
    expectRefusal(await apply(id), 409, 'MODEL_CHANGED');

    expect((await undo(id)).json).toMatchObject({ data: { status: 'undone' } });
    expect(await sumsOf()).toEqual(before);
    expect(await total()).toEqual(figures);
    expect(await exportedSheets(admin)).toEqual(sheets);
    expectRefusal(await undo(id), 409, 'MODEL_CHANGED');
  });

  const NEW = {
    id: '',
    number: '9.9.9',
    subdriver_id: 's3',
    impact_area: 3,
    subprocess_id: 'subprocess',
    relevance: null,
    retired: false,
    texts: { en: { name: 'Nine times', description: '', anchors: [] } },
  };

  test('a version that added an action is undone until that has an answer', async () => {
    const first = await imported({ activities: [...sheets.activities, NEW] });
    await apply(first);
    expect((await undo(first)).status).toBe(200);
    expect(await exportedSheets(admin)).toEqual(sheets);

    const second = await imported({ activities: [...sheets.activities, NEW] });
    await apply(second);
    const { activities } = await exportedSheets(admin);
    const added = activities.find(({ number }) => number === '9.9.9');
    expect(added?.id).toMatch(/\w/);
    expect((await postModel(admin, { activities: [...activities, NEW] })).json).toMatchObject({
      data: { errors: [{ sheet: 'activities', row: 8 }] },
    });
    const editor = await server.as('editor');
    await postSave(editor, { activity_id: added?.id ?? '', revenueState: '5' });
    expectRefusal(await undo(second), 409, 'MODEL_IN_USE');
  });

  test('a draft is outdated once another version is applied, and a version can be undone for 14 days', async () => {
    const [one, other] = [
      await imported(with_('ten', { retired: true })),
      await imported(with_('nine', { retired: true })),
    ];
    await apply(one);
    expectRefusal(await apply(other), 409, 'MODEL_CHANGED');
    await later(14 * DAY_MS + 1000);
    expectRefusal(await undo(one), 409, 'TOO_LATE');
  });

  test('a save between the parts of an application is not lost', async () => {
    const id = await imported(with_('ten', { retired: true }));
    const editor = await server.as('editor');
    const [applied, ...saves] = await Promise.all([
      apply(id),
      postSave(editor, { activity_id: 'three', revenueState: '2' }),
      postSave(editor, { activity_id: 'nine', revenueState: '3' }),
      postSave(editor, { activity_id: 'two', revenueState: '8' }),
    ]);
    expect([applied, ...saves].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const sums = await sumsOf();
    await server.store.write(async (tx) => {
      const staged = await tx.find('model_sums');
      expect(staged).toEqual([]);
    });
    // Nine 3 × 4.5; two 8 × 5, three 2 × 3.
    expect(sums.find(({ id: key }) => key === 'acorn-driver-1')).toMatchObject({ weighted: 27 });
    expect(sums.find(({ id: key }) => key === 'acorn-driver-3')).toMatchObject({ weighted: 92 });
  });

  test('an application that a crash has ended half-way changes nothing, and is begun anew', async () => {
    const id = await imported(with_('ten', { retired: true }));
    const before = await sumsOf();
    // What a server that was killed leaves: some companies are worked out, for an exchange that nobody continues.
    await server.store.write(async (tx) => {
      await tx.update('model_state', 'current', { staging: 'gone' });
      const sums = [
        { driver_id: 'driver-1', weighted: 2, weights: 2, scored: 1, not_applicable: 0 },
      ];
      await tx.insert('model_sums', { id: 'acorn', staging: 'gone', dirty: false, sums });
    });
    expect(await sumsOf()).toEqual(before);
    const editor = await server.as('editor');
    expect((await postSave(editor, { activity_id: 'nine', revenueState: '3' })).status).toBe(200);
    expect((await apply(id)).status).toBe(200);
    const [first] = await sumsOf();
    expect(first).toMatchObject({ id: 'acorn-driver-1', weighted: 27, weights: 9, scored: 1 });
  });

  test('a movement across a version adds up, with its jump on its own', async () => {
    await server.store.write((tx) => tx.remove('driver_weeks', {}));
    const editor = await server.as('editor');
    await postSave(editor, { activity_id: 'three', revenueState: '2' });
    await later(7 * DAY_MS);
    await apply(await imported(with_('two', { retired: true })));
    await later(DAY_MS);
    await postSave(await server.as('editor'), { activity_id: 'three', revenueState: '6' });
    const { scoreMovement } = await data(
      '{scoreMovement(company_id:"acorn",driver_name:"Revenue Growth",from:"2026-W20"){before after change model unexplained rescored contributions{activity_id contribution}}}',
    );
    const moved = scoreMovement as {
      before: number;
      after: number;
      change: number;
      model: number;
      unexplained: number;
      contributions: { contribution: number }[];
    };
    const sum = moved.contributions.reduce((all, one) => all + one.contribution, 0);
    expect(moved).toMatchObject({ after: 6, unexplained: 0 });
    expect(moved.model).toBeCloseTo(2 - moved.before, 9);
    expect(sum).toBeCloseTo(4, 9);
    expect(sum + moved.model).toBeCloseTo(moved.change, 9);
  });

  test('recorded averages are compared like for like', async () => {
    const editor = await server.as('editor');
    await postSave(editor, { activity_id: 'three', revenueState: '2' });
    const recorded = await total();
    await apply(await imported(with_('two', { retired: true })));
    await later(35 * DAY_MS);
    const field = 'previous average previous_model_changed';
    const { driver } = await data(
      `{driver(company_id:"acorn",driver_name:"Revenue Growth"){${field}}}`,
    );
    expect(driver).toEqual({ previous: 2, average: 2, previous_model_changed: true });
    expect(recorded).toBeTruthy();
    const { graphDrivers } = await data(
      '{graphDrivers(company_id:"acorn"){years{data{week like_for_like{driver averages}}} steps{note week values{driver after}}}}',
    );
    expect(graphDrivers).toMatchObject({
      steps: [{ note: 'Our playbook', week: '20' }],
    });
    expect(JSON.stringify(graphDrivers)).toContain('{"driver":"3. Revenue Growth","averages":2}');
  });

  test('names of actions come in the language of the request', async () => {
    const texts = {
      en: { name: 'Two', description: 'D', anchors: ['a', 'b', 'c', 'd', 'e'] },
      es: { name: 'Dos', description: 'En español', anchors: [] },
    };
    await apply(await imported(with_('two', { texts, question: 'same' })));
    const ask = async (language: string) =>
      (
        await admin.post(
          '/graphql',
          { query: '{activity(activity_id:"two"){name description anchors}}' },
          { 'accept-language': language },
        )
      ).json;
    const anchors = ['a', 'b', 'c', 'd', 'e'];
    expect(await ask('es-MX,en;q=0.5')).toEqual({
      data: { activity: { name: '2.1.1 Dos', description: 'En español', anchors } },
    });
    expect(await ask('en')).toMatchObject({ data: { activity: { name: '2.1.1 Two' } } });
    expect(await exportedSheets(admin)).toEqual(with_('two', { texts }));
  });

  const LONG = 'x'.repeat(100_000);
  test.each<[string, (all: ModelSheets) => object, ModelProblem['sheet'], number, RegExp]>([
    [
      'a fifth driver',
      ({ drivers }) => ({ drivers: [...drivers, { id: '', name: 'Fifth' }] }),
      'drivers',
      6,
      /four drivers/,
    ],
    [
      'another name of a driver',
      ({ drivers }) => ({ drivers: drivers.map((row) => ({ ...row, name: 'X' })) }),
      'drivers',
      2,
      /fixed/,
    ],
    [
      'a sub-driver without a driver',
      ({ subdrivers }) => ({ subdrivers: [...subdrivers, { id: '', name: 'S' }] }),
      'subdrivers',
      6,
      /no driver/,
    ],
    [
      'two actions of one number',
      ({ activities }) => ({
        activities: activities.map((row) => (row.id === 'ten' ? { ...row, number: '1.2.9' } : row)),
      }),
      'activities',
      3,
      /number 1.2.9 is in row 2/,
    ],
    [
      'a process with the number of another one',
      ({ processes }) => ({
        processes: [...processes, { id: '', impact_area: 1, number: '1.2', name: 'New' }],
      }),
      'processes',
      3,
      /number 1.2 is in row 2/,
    ],
    [
      'a sub-process with the number of another one',
      ({ subprocesses }) => ({
        subprocesses: [...subprocesses, { id: '', process_id: '1.2', number: '1.2.1', name: 'N' }],
      }),
      'subprocesses',
      3,
      /number 1.2.1 is in row 2/,
    ],
    [
      'an action that was added before',
      ({ activities }) => ({
        activities: activities.map((row) => (row.id === 'ten' ? { ...row, id: '' } : row)),
      }),
      'activities',
      3,
      /has an action 1.2.10 already/,
    ],
    [
      'a removed row',
      ({ activities }) => ({ activities: activities.slice(0, 4) }),
      'activities',
      6,
      /missing/,
    ],
    [
      'an id of another installation',
      ({ activities }) => ({ activities: [...activities, { ...NEW, id: 'moon' }] }),
      'activities',
      7,
      /installation/,
    ],
    [
      'a row twice',
      ({ activities }) => ({ activities: [...activities, activities[0] ?? {}] }),
      'activities',
      7,
      /row 2, too/,
    ],
    [
      'a long text',
      ({ activities }) => ({
        activities: activities.map((row) =>
          row.id === 'two' ? { ...row, texts: { en: { name: LONG } } } : row,
        ),
      }),
      'activities',
      5,
      /longer than 300/,
    ],
    [
      'other words',
      ({ activities }) => ({
        activities: activities.map((row) =>
          row.id === 'two' ? { ...row, texts: { en: { name: 'Something else' } } } : row,
        ),
      }),
      'activities',
      5,
      /“same” or “new”/,
    ],
    [
      'four anchors',
      ({ activities }) => ({
        activities: activities.map((row) =>
          row.id === 'two' ? { ...row, texts: { en: { anchors: ['a', 'b', 'c', 'd'] } } } : row,
        ),
      }),
      'activities',
      5,
      /5 anchors/,
    ],
    [
      'a retired sub-driver with actions',
      ({ subdrivers }) => ({
        subdrivers: subdrivers.map((row) => (row.id === 's3' ? { ...row, retired: true } : row)),
      }),
      'subdrivers',
      5,
      /still has actions/,
    ],
    [
      'a relevance of 11',
      ({ activities }) => ({ activities: activities.map((row) => ({ ...row, relevance: 11 })) }),
      'activities',
      2,
      /relevance/,
    ],
  ])(
    '%s is refused with its row, and nothing is written',
    async (_what, change, sheet, row, message) => {
      const reply: Reply = await postModel(admin, change(sheets));
      expectRefusal(reply, 400, 'BAD_USER_INPUT');
      const { errors } = (reply.json as ErrorBody).data as { errors: ModelProblem[] };
      expect(errors[0]).toEqual({ sheet, row, message: expect.stringMatching(message) as unknown });
      expect(await data('{modelVersions{id}}')).toEqual({ modelVersions: [] });
    },
  );

  test('a new question retires the action and adds another one', async () => {
    const texts = { en: { name: 'Something else', description: '', anchors: [] } };
    const id = await imported(with_('two', { texts, question: 'new' }));
    await apply(id);
    const { activities } = await exportedSheets(admin);
    expect(activities.filter(({ number }) => number === '2.1.1')).toMatchObject([
      { id: 'two', retired: true, texts: { en: { name: 'Two' } } },
      { retired: false, texts },
    ]);
  });
});
