import { LIMITS } from '@contract/limits';
import { startQueryServer, type QueryClients } from '@server/testing/store/queryServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';

const QUERY = `query events($person: ID, $company_id: ID, $kinds: [String!], $from: String,
    $until: String, $first: Int, $after: ID) {
  events(person: $person, company_id: $company_id, kinds: $kinds, from: $from, until: $until,
      first: $first, after: $after) {
    id at kind actor_id actor_name subject_id subject_name company_name workspace_name
    changes { field before after } address browser os user_agent
  }
}`;

interface Event {
  id: string;
  at: string;
  kind: string;
  actor_id: string | null;
  subject_id: string | null;
}

describeOnEveryStore((openStore) => {
  let asking: QueryClients;

  beforeAll(async () => {
    asking = await startQueryServer(await openStore());
    const minute = () => asking.server.clock.advance(60_000);
    const admin = await asking.as('admin');
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
    minute();
    await admin.put('/user/update-role', { user_id: 'cedar-editor', company_role: 'subscriber' });
    minute();
    await admin.put('/user/change-company', { user_id: 'birch-editor', company_id: 'cedar' });
    minute();
    await admin.put('/workspace/update', {
      workspace_id: 'north',
      workspace_name: 'North',
      administrators_reach: 'read',
    });
    minute();
    await admin.post('/company/delete', { company_id: 'acorn' }, { 'user-agent': chrome });
    minute();
    await admin.put('/company/reactivate', { company_id: 'acorn' });
    minute();
    await admin.put('/company/change-workspaces', { company_id: 'birch', workspace_id: 'south' });
  });
  afterAll(async () => {
    await asking.server.stop();
    await asking.server.store.close();
  });

  const read = async (id: string, variables: Record<string, unknown> = {}) =>
    (await asking.data(id, QUERY, variables))['events'] as Event[];
  /** The kinds that a person sees, without signing in, the earliest first. */
  const kindsFor = async (id: string, variables: Record<string, unknown> = {}) =>
    (await read(id, variables))
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'signed_in')
      .reverse();

  test('administrators see all events, others those of what they administer', async () => {
    const all = [
      ...['roles_changed', 'person_moved', 'reach_changed', 'company_deleted'],
      ...['company_restored', 'company_assigned'],
    ];
    expect(await kindsFor('admin')).toEqual(all);
    expect(await kindsFor('cadmin')).toEqual(['company_deleted', 'company_restored']);
    // Birch was in the workspace, so its administrators see who left it, and that it left.
    expect(await kindsFor('wadmin')).toEqual(all.filter((kind) => kind !== 'roles_changed'));
    for (const id of ['editor', 'subscriber', 'dogwood-cadmin']) {
      expect(await asking.code(await asking.as(id), QUERY)).toBe('FORBIDDEN');
    }
  });

  test('they are filtered by person, company, kind and time', async () => {
    expect(await kindsFor('admin', { person: 'birch-editor' })).toEqual(['person_moved']);
    expect(await kindsFor('admin', { company_id: 'birch' })).toEqual([
      'person_moved',
      'company_assigned',
    ]);
    const kinds = ['company_deleted', 'person_moved', 'unheard_of'];
    expect(await kindsFor('admin', { kinds })).toEqual(['person_moved', 'company_deleted']);
    const [moved] = await read('admin', { kinds: ['person_moved'] });
    const [deleted] = await read('admin', { kinds: ['company_deleted'] });
    const times = { from: moved?.at, until: deleted?.at };
    expect(await kindsFor('admin', times)).toEqual(['person_moved', 'reach_changed']);
    // PostgreSQL has no texts with NUL.
    for (const filter of [{ kinds: ['\0'] }, { person: '\0' }, { company_id: '\0' }]) {
      expect(await kindsFor('admin', filter)).toEqual([]);
    }
    // A filter never widens what a person sees.
    expect(await kindsFor('cadmin', { company_id: 'cedar' })).toEqual([]);
    expect(await kindsFor('cadmin', { person: 'cedar-editor' })).toEqual([]);
  });

  test('administrators of one side of a move do not learn the name of the other', async () => {
    const moves = { kinds: ['person_moved', 'company_assigned'] };
    const seenBy = async (id: string) =>
      (await asking.data(id, QUERY, moves))['events'] as Record<string, unknown>[];
    expect(JSON.stringify(await seenBy('admin'))).toMatch(/Cedar.*South/s);
    const [assigned, moved] = await seenBy('wadmin');
    expect(assigned).toMatchObject({
      subject_name: 'Birch',
      company_name: null,
      workspace_name: null,
      changes: [{ field: 'workspace', before: 'North', after: null }],
    });
    expect(moved).toMatchObject({
      subject_name: 'Person birch-editor',
      company_name: null,
      workspace_name: null,
      changes: [{ field: 'company', before: 'Birch', after: null }],
    });
    await asking.server.store.write((tx) =>
      tx.update('users', 'cedar-editor', { company_role: 'administrator' }),
    );
    const [arrived] = await seenBy('cedar-editor');
    expect(arrived).toMatchObject({
      company_name: 'Cedar',
      workspace_name: 'South',
      changes: [{ field: 'company', before: null, after: 'Cedar' }],
    });
  });

  test('pages follow each other', async () => {
    const all = await read('admin');
    const [first, second] = await read('admin', { first: 2 });
    expect([first, second]).toEqual(all.slice(0, 2));
    expect(await read('admin', { first: 3, after: second?.id })).toEqual(all.slice(2, 5));
    expect(await read('admin', { after: all.at(-1)?.id })).toEqual([]);
  });

  test('an event has the changed fields, the address and the browser', async () => {
    const [reach] = await read('admin', { kinds: ['reach_changed'] });
    expect(reach).toMatchObject({
      actor_name: 'Person admin',
      subject_name: 'North',
      workspace_name: 'North',
      changes: [{ field: 'administrators_reach', before: 'none', after: 'read' }],
      address: '127.0.0.1',
    });
    const [deleted] = await read('admin', { kinds: ['company_deleted'] });
    expect(deleted).toMatchObject({ company_name: 'Acorn', browser: 'Chrome', os: 'Windows' });
  });

  test.each([
    { first: 0 },
    { first: LIMITS.pageRows + 1 },
    { from: 'yesterday' },
    { until: '2026-13-01' },
    { kinds: Array.from({ length: 101 }, () => 'signed_in') },
  ])('invalid arguments are refused: %p', async (variables) => {
    expect(await asking.code(await asking.as('admin'), QUERY, variables)).toBe('BAD_USER_INPUT');
  });

  test('a page after an unknown event is refused', async () => {
    expect(await asking.code(await asking.as('admin'), QUERY, { after: 'none' })).toBe('NOT_FOUND');
  });
});
