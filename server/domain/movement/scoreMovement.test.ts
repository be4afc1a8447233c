import { startQueryServer, type QueryClients } from '@server/testing/store/queryServer';
import type { Fields } from '@server/testing/saving';
import { STORES } from '@server/testing/stores';

const MOVEMENT = `query($driver: String!, $from: String!, $to: String, $company: ID = "acorn") {
  scoreMovement(company_id: $company, driver_name: $driver, from: $from, to: $to) {
    driver from to before after change rescored reweighted first_scored no_longer_scored model
    unexplained complete_since
    contributions {
      activity_id cause contribution state_before state_after changes last_changed_by last_changed_at
    }
  }
}`;
const HISTORY = `query($activity: ID!) {
  answerHistory(activity_id: $activity, company_id: "acorn") {
    revision changed_by source changes { field before after } driver_before driver_after
  }
}`;

interface Movement {
  before: number | null;
  after: number | null;
  change: number | null;
  unexplained: number;
  complete_since: string | null;
  contributions: Record<string, unknown>[];
}

describe.each(STORES)('on %s', (_name, openStore) => {
  let asking: QueryClients;

  beforeEach(async () => {
    asking = await startQueryServer(await openStore());
  });
  afterEach(async () => {
    await asking.server.stop();
    await asking.server.store.close();
  });

  const save = async (moment: string, activity_id: string, fields: Fields) => {
    asking.server.clock.set(moment);
    // A new session, because the clock may have moved past the end of the last one.
    const client = await asking.server.as('editor');
    const target = { user_id: 'editor', company_id: 'acorn', activity_id };
    const reply = await client.form('/user/autosave', { ...target, ...fields });
    expect(reply.status).toBe(200);
  };
  const movementOf = async (driver: string, from: string, to: string | null = null) => {
    const client = await asking.server.as('editor');
    const { data, errors } = await client.query(MOVEMENT, { driver, from, to });
    expect(errors).toBeUndefined();
    return data?.['scoreMovement'] as Movement;
  };

  test('a score that fell only because more is known names the newly scored action', async () => {
    await save('2026-05-12T10:00:00.000Z', 'two', { revenueState: '8' });
    await save('2026-05-20T10:00:00.000Z', 'three', { revenueState: '3' });
    const movement = await movementOf('Revenue Growth', '2026-W20');
    expect(movement).toMatchObject({
      before: 8,
      unexplained: 0,
      contributions: [
        {
          activity_id: 'three',
          cause: 'first_scored',
          state_before: null,
          state_after: 3,
          changes: 1,
          last_changed_by: 'Person editor',
          last_changed_at: '2026-05-20T10:00:00.000Z',
        },
      ],
    });
    expect(movement.contributions[0]?.['contribution']).toBeCloseTo(movement.change ?? NaN, 12);
  });

  test('the Global Average is explained across drivers, the largest contribution first', async () => {
    await save('2026-05-12T10:00:00.000Z', 'nine', { revenueState: '8' });
    await save('2026-05-12T10:00:00.000Z', 'two', { revenueState: '6' });
    await save('2026-05-20T10:00:00.000Z', 'two', { revenueState: '9' });
    await save('2026-05-20T10:05:00.000Z', 'nine', { revenueState: '7' });
    await save('2026-05-20T10:09:00.000Z', 'nine', { revenueState: '9' });
    const movement = await movementOf('Total', '2026-W20', 'now');
    const contributions = movement.contributions.map((one) => [one['activity_id'], one['changes']]);
    expect(contributions).toEqual([
      ['two', 1],
      ['nine', 2],
    ]);
    const sum = movement.contributions.reduce(
      (total, one) => total + Number(one['contribution']),
      0,
    );
    expect(sum).toBeCloseTo(movement.change ?? NaN, 12);
  });

  test('the changes of new and of older answers are counted up to either moment', async () => {
    await save('2026-05-05T10:00:00.000Z', 'two', { revenueState: '4' });
    await save('2026-05-12T10:00:00.000Z', 'two', { revenueState: '5' });
    await save('2026-05-12T10:05:00.000Z', 'three', { revenueState: '3' });
    await save('2026-05-20T10:00:00.000Z', 'two', { revenueState: '6' });
    await save('2026-05-20T10:05:00.000Z', 'three', { revenueState: '9' });
    await save('2026-05-21T10:00:00.000Z', 'three', { revenueState: '8' });
    const changesOf = ({ contributions }: Movement) =>
      contributions
        .map((one) => [
          one['activity_id'],
          one['changes'],
          one['state_before'],
          one['state_after'],
          one['last_changed_at'],
        ])
        .sort(([a], [b]) => String(a).localeCompare(String(b)));
    expect(changesOf(await movementOf('Revenue Growth', '2026-W19'))).toEqual([
      ['three', 3, null, 8, '2026-05-21T10:00:00.000Z'],
      ['two', 2, 4, 6, '2026-05-20T10:00:00.000Z'],
    ]);
    expect(changesOf(await movementOf('Revenue Growth', '2026-W19', '2026-W20'))).toEqual([
      ['three', 1, null, 3, '2026-05-12T10:05:00.000Z'],
      ['two', 1, 4, 5, '2026-05-12T10:00:00.000Z'],
    ]);
    expect(changesOf(await movementOf('Revenue Growth', '2026-W20'))).toEqual([
      ['three', 2, 3, 8, '2026-05-21T10:00:00.000Z'],
      ['two', 1, 5, 6, '2026-05-20T10:00:00.000Z'],
    ]);
  });

  test('a history that begins late leaves a part unexplained, stated on its own', async () => {
    // The stored answers were at their first revision without a recorded change.
    const movement = await movementOf('Expectations', '2026-W09');
    expect(movement.before).toBe(7);
    expect(movement.complete_since).toBe('2026-05-01T08:00:00.000Z');
    expect(movement.unexplained).toBeCloseTo((movement.after ?? NaN) - 7, 12);
    expect(movement.contributions).toEqual([]);
  });

  test('before the first recorded week, no change is stated', async () => {
    const movement = await movementOf('Expectations', '2024-W01');
    expect(movement).toMatchObject({ before: null, change: null, unexplained: 0 });
    const shares = movement.contributions.map((one) => Number(one['contribution']));
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.reduce((total, one) => total + one, 0)).toBeCloseTo(movement.after ?? NaN, 12);
  });

  test.each([
    ['an unknown week', 'Total', '2026-W53', null, /2026-W53 is not a week/],
    ['no week at all', 'Total', 'yesterday', null, /yesterday is not a week/],
    ['a future week', 'Total', '2026-W40', null, /2026-W40 is in the future/],
    ['from after to', 'Total', '2026-W10', '2026-W09', /has to be earlier/],
    ['now as the first moment', 'Total', 'now', null, /has to be earlier/],
    ['an unknown driver', 'Profit', '2026-W09', null, /no driver with the name Profit/],
  ])('%s is bad input', async (_case, driver, from, to, message) => {
    const client = await asking.as('editor');
    const { errors } = await client.query(MOVEMENT, { driver, from, to });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toMatch(message);
  });

  test('the company of other people is NOT_FOUND', async () => {
    const variables = { driver: 'Total', from: '2026-W09', company: 'cedar' };
    expect(await asking.code(await asking.as('editor'), MOVEMENT, variables)).toBe('NOT_FOUND');
  });

  test('a driver has its average of the last recorded week that ended four weeks ago', async () => {
    await save('2026-05-12T10:00:00.000Z', 'two', { revenueState: '8' });
    const previousAt = async (moment: string) => {
      asking.server.clock.set(moment);
      const client = await asking.server.as('editor');
      const query = '{drivers(company_id:"acorn"){name previous previous_week}}';
      const { data } = await client.query(query);
      return (data?.['drivers'] as Record<string, unknown>[]).map((driver) => [
        driver['previous'],
        driver['previous_week'],
      ]);
    };
    // The week of the save, W20, ends at midnight after 17 May.
    expect(await previousAt('2026-06-14T23:59:00.000Z')).toEqual([
      [7, '2026-W09'],
      [6.5, '2026-W09'],
      [6.75, '2026-W09'],
    ]);
    const [, revenueGrowth] = await previousAt('2026-06-15T00:00:00.000Z');
    expect(revenueGrowth).toEqual([8, '2026-W20']);
  });

  test('the history of an answer has each change with its author and its effect', async () => {
    await save('2026-05-12T10:00:00.000Z', 'three', { revenueState: '3', cost: '4' });
    await save('2026-05-13T10:00:00.000Z', 'three', { revenueState: '5', cost: '' });
    const client = await asking.server.as('editor');
    const { data } = await client.query(HISTORY, { activity: 'three' });
    expect(data?.['answerHistory']).toMatchObject([
      {
        revision: 2,
        changed_by: 'Person editor',
        source: 'form',
        changes: [
          { field: 'revenue_state', before: '3', after: '5' },
          { field: 'cost', before: '4', after: null },
        ],
        driver_before: 5.5,
        driver_after: 6.25,
      },
      { revision: 1, driver_before: 7, driver_after: 5.5 },
    ]);
  });
});
