import { historyWeekOf } from '@contract/scoring/weeks';
import type { TargetDto } from '@contract/targets/targetPayloads';
import type { TestClient } from '@server/testing/client';
import { postPlanItem } from '@server/testing/planning';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';
import { listedTargets, postTarget, targetIn } from '@server/testing/targets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Acorn: Expectations (9 × 4.5 + 4 × 2) / 6.5, Revenue Growth 7. */
const EXPECTATIONS = 48.5 / 6.5;
const TOTAL_AVERAGE = (EXPECTATIONS + 7) / 2;

const milestone = (month: number) => ({
  on: `2026-${String(month).padStart(2, '0')}-01`,
  value: 8.5,
});

describe.each(STORES)('on %s', (_name, openStore) => {
  let server: TestServer;
  let cadmin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    cadmin = await server.as('cadmin');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  const targets = async () => (await listedTargets(cadmin)) as TargetDto[];
  const present = async () => (await targets()).filter(({ ended_at }) => ended_at === null);
  const days = async (count: number) => {
    server.clock.advance(count * DAY_MS);
    cadmin = await server.as('cadmin');
  };
  /** Replaces the history by weekly averages of Revenue Growth that change by the same amount, up to 7 in this week. */
  const recordWeeks = (count: number, aWeek: number, every = 1) =>
    server.store.write(async (tx) => {
      await tx.remove('driver_weeks', { company_id: 'acorn' });
      await tx.insert(
        'driver_weeks',
        Array.from({ length: count }, (_, index) => {
          const monday = new Date(Date.parse('2026-05-11T00:00:00.000Z') - index * 7 * DAY_MS);
          const { year, week } = historyWeekOf(monday);
          const id = `acorn-week-${String(index)}`;
          return {
            id,
            company_id: 'acorn',
            driver_id: 'driver-3',
            year,
            week,
            average: 7 - index * aWeek,
          };
        }).filter((_, index) => index % every === 0),
      );
    });
  const answer = async (fields: Record<string, string>) =>
    postSave(await server.as('editor'), fields);

  describe('a target', () => {
    test('begins with today’s average, and is listed', async () => {
      const reply = await postTarget(cadmin, {
        milestones: [{ on: '2026-09-30', value: 8 }],
        reason: ' Agreed with the board. ',
      });
      expect(reply.status).toBe(201);
      expect(targetIn(reply)).toEqual({
        id: expect.any(String),
        driver: 'Total',
        start_on: '2026-05-13',
        start_average: TOTAL_AVERAGE,
        value: 9.5,
        due_on: '2026-12-31',
        milestones: [{ on: '2026-09-30', value: 8 }],
        reason: 'Agreed with the board.',
        set_by: 'Person cadmin',
        set_at: '2026-05-13T10:00:00.000Z',
        ended_at: null,
        average: TOTAL_AVERAGE,
        expected: TOTAL_AVERAGE,
        status: 'on_course',
        // The last recorded week is eleven weeks ago.
        pace: 0,
        pace_date: null,
        plan_average: null,
        plan_date: null,
      } satisfies TargetDto);
      expect(await targets()).toEqual([targetIn(reply)]);
    });

    test('is met, missed or behind as time passes', async () => {
      await postTarget(cadmin, { value: 9, due_on: '2026-08-21', driver_name: 'Revenue Growth' });
      expect(await targets()).toMatchObject([{ driver: '3. Revenue Growth', status: 'on_course' }]);
      // Two points within 100 days: 0.1 points within 5 days.
      await days(5);
      expect(await targets()).toMatchObject([{ expected: 7.1, status: 'on_course' }]);
      await days(1);
      expect(await targets()).toMatchObject([{ status: 'behind' }]);
      await days(95);
      expect(await targets()).toMatchObject([{ expected: 9, status: 'missed' }]);
      await answer({ activity_id: 'two', revenueState: '9' });
      expect(await targets()).toMatchObject([{ average: 9, status: 'reached' }]);
    });

    test.each([
      ['has a date at the pace of the recorded weeks', 0.1, '2026-09-30'],
      ['has no date at a pace that takes more than five years', 0.005, null],
      ['has no date while the average falls', -0.1, null],
    ])('%s', async (_what, aWeek, pace_date) => {
      await recordWeeks(8, aWeek);
      await postTarget(cadmin, { value: 9, driver_name: 'Revenue Growth' });
      expect(await targets()).toMatchObject([{ pace: expect.closeTo(aWeek, 9), pace_date }]);
    });

    test('has a pace also where the company saves once a month', async () => {
      await recordWeeks(12, 0.1, 4);
      await postTarget(cadmin, { value: 9, driver_name: 'Revenue Growth' });
      const [target] = await targets();
      expect(target?.pace).toBeCloseTo(0.1, 1);
      expect(target?.pace_date).toMatch(/^2026-/);
    });

    test('has no pace within six weeks of the first recorded average', async () => {
      await recordWeeks(5, 0.1, 4);
      await postTarget(cadmin, { value: 9, driver_name: 'Revenue Growth' });
      expect(await targets()).toMatchObject([{ pace: null, pace_date: null }]);
    });

    test('shows the average with the open plan items', async () => {
      await postTarget(cadmin, { driver_name: 'Expectations', value: 9 });
      await postTarget(cadmin);
      await postPlanItem(cadmin, { activity_id: 'ten', aim: 9, due_on: '2026-06-30' });
      await postPlanItem(cadmin, { activity_id: 'two', aim: 9, status: 'done' });
      await postPlanItem(cadmin, { activity_id: 'later', aim: 9, due_on: '2026-06-15' });
      const [expectations, total] = await targets();
      expect(expectations?.plan_average).toBeCloseTo(EXPECTATIONS + 10 / 6.5, 12);
      expect(total?.plan_average).toBeCloseTo(TOTAL_AVERAGE + 5 / 6.5, 12);
      expect([expectations?.plan_date, total?.plan_date]).toEqual(['2026-06-30', '2026-06-30']);
      expect([expectations?.driver, total?.driver]).toEqual(['1. Expectations', 'Total']);
    });

    test('has the latest due date of the plan items that raise its average', async () => {
      await postTarget(cadmin, { driver_name: 'Expectations', value: 9 });
      await postTarget(cadmin, { driver_name: 'Revenue Growth', value: 9 });
      await postTarget(cadmin);
      await postPlanItem(cadmin, { activity_id: 'ten', aim: 9, due_on: '2026-06-30' });
      await postPlanItem(cadmin, { activity_id: 'two', aim: 9, due_on: '2026-08-31' });
      // It has no score, so it raises nothing.
      await postPlanItem(cadmin, { activity_id: 'later', aim: 9, due_on: '2026-12-15' });
      expect((await targets()).map(({ driver, plan_date }) => [driver, plan_date])).toEqual([
        ['1. Expectations', '2026-06-30'],
        ['3. Revenue Growth', '2026-08-31'],
        ['Total', '2026-08-31'],
      ]);
      await answer({ activity_id: 'two', revenueState: '9' });
      expect((await targets()).map(({ plan_date }) => plan_date)).toEqual([
        ...['2026-06-30', null, '2026-06-30'],
      ]);
    });

    test('that is set without an average begins with the first recorded week', async () => {
      await postTarget(cadmin, { driver_name: 'Operating Margin', value: 2 });
      expect(await targets()).toMatchObject([
        { start_average: null, average: null, expected: null, status: 'no_score' },
      ]);
      await days(14);
      await answer({ activity_id: 'later', revenueState: '1' });
      expect(await targets()).toMatchObject([
        { start_on: '2026-05-25', start_average: 1, average: 1, status: 'on_course' },
      ]);
      await days(30);
      expect((await targets())[0]?.expected).toBeCloseTo(1 + 32 / 220, 12);
    });

    test('is replaced by a new one from that day’s average', async () => {
      const first = targetIn(await postTarget(cadmin));
      await days(10);
      await answer({ activity_id: 'two', revenueState: '9' });
      const second = targetIn(await postTarget(cadmin, { value: 9 }));
      expect(second).toMatchObject({
        start_on: '2026-05-23',
        start_average: (EXPECTATIONS + 9) / 2,
        value: 9,
      });
      expect(await targets()).toEqual([
        second,
        {
          ...first,
          ended_at: '2026-05-23T10:00:00.000Z',
          ...{ average: null, expected: null, status: null, pace: null },
        },
      ]);
    });

    test('that is set a second time stays as it is', async () => {
      const first = targetIn(await postTarget(cadmin));
      await days(3);
      const again = await postTarget(cadmin);
      expect([again.status, targetIn(again)]).toMatchObject([
        200,
        { id: first.id, start_on: first.start_on },
      ]);
      expect(await targets()).toHaveLength(1);
    });

    test('is removed, and goes on when that is undone', async () => {
      const { id } = targetIn(await postTarget(cadmin));
      await days(1);
      const removed = await cadmin.post('/target/remove', { id });
      expect([removed.status, targetIn(removed).ended_at]).toEqual([
        200,
        '2026-05-14T10:00:00.000Z',
      ]);
      expect(await present()).toEqual([]);
      expect(targetIn(await cadmin.post('/target/remove', { id })).ended_at).toBe(
        '2026-05-14T10:00:00.000Z',
      );

      const restored = await cadmin.post('/target/restore', { id });
      expect(targetIn(restored)).toMatchObject({ id, start_on: '2026-05-13', ended_at: null });
      expect((await cadmin.post('/target/restore', { id })).status).toBe(200);
      expect(await present()).toHaveLength(1);
    });

    test('is not restored when there is another one', async () => {
      const { id } = targetIn(await postTarget(cadmin));
      await postTarget(cadmin, { value: 9 });
      expectRefusal(await cadmin.post('/target/restore', { id }), 409, 'REVISION_CONFLICT');
      expect(await present()).toMatchObject([{ value: 9 }]);
    });

    test('stays when the person who set it is removed', async () => {
      await postTarget(await server.as('admin'), {});
      const [row] = await server.store.read((tx) => tx.find('targets', { company_id: 'acorn' }));
      await server.store.write((tx) => tx.update('targets', row?.id ?? '', { set_by: 'gone' }));
      expect(await targets()).toMatchObject([{ set_by: null, value: 9.5 }]);
    });

    test('is kept with a deleted company, and comes back with it', async () => {
      await postTarget(cadmin);
      await cadmin.post('/company/delete', { company_id: 'acorn' });
      expect(await listedTargets(await server.as('editor'))).toBe('FORBIDDEN');
      expectRefusal(await postTarget(cadmin, { value: 9 }), 403, 'FORBIDDEN');
      await cadmin.put('/company/reactivate', { company_id: 'acorn' });
      expect(await present()).toMatchObject([{ value: 9.5 }]);
    });
  });

  describe('is refused', () => {
    test.each<[string, Record<string, unknown>, string[]]>([
      ['a target below the average', { value: TOTAL_AVERAGE - 0.01 }, ['value']],
      ['a target above 10', { value: 10.1 }, ['value']],
      ['a target below 1', { value: 0.9, driver_name: 'Asset Efficiency' }, ['value']],
      ['a text as the target', { value: '9' }, ['value']],
      ['a target without a value', { value: null }, ['value']],
      ['a due date less than a week ahead', { due_on: '2026-05-19' }, ['due_on']],
      ['a day that does not exist', { due_on: '2026-02-30' }, ['due_on']],
      ['a long reason', { reason: 'x'.repeat(501) }, ['reason']],
      [
        'five milestones',
        { milestones: [6, 7, 8, 9, 10].map((month) => milestone(month)) },
        ['milestones'],
      ],
      ['milestones out of order', { milestones: [milestone(8), milestone(7)] }, ['milestones']],
      ['a milestone without a day', { milestones: [{ value: 8 }] }, ['milestones.0.on']],
      ['several of these', { value: 1, due_on: '2026-05-13' }, ['value', 'due_on']],
    ])('%s', async (_what, fields, names) => {
      expectRefusal(await postTarget(cadmin, fields), 400, 'BAD_USER_INPUT', names);
      expect(await targets()).toEqual([]);
    });

    test('an unknown driver, company or target', async () => {
      expectRefusal(await postTarget(cadmin, { driver_name: 'Luck' }), 404, 'NOT_FOUND');
      expectRefusal(await postTarget(cadmin, { company_id: 'cedar' }), 404, 'NOT_FOUND');
      expectRefusal(await cadmin.post('/target/remove', { id: 'x' }), 404, 'NOT_FOUND');
    });

    test('an editor, before the fields are validated', async () => {
      const editor = await server.as('editor');
      expectRefusal(await postTarget(editor, { value: 0 }), 403, 'FORBIDDEN');
      const { id } = targetIn(await postTarget(cadmin));
      expectRefusal(await editor.post('/target/remove', { id }), 403, 'FORBIDDEN');
      expect(await listedTargets(editor)).toMatchObject([{ value: 9.5 }]);
    });
  });

  test('the last of several targets that people set at once ends the others', async () => {
    const admin = await server.as('admin');
    const values = Array.from({ length: 8 }, (_, index) => 9 + index / 10);
    const replies = await Promise.all(
      values.map((value, index) => postTarget(index % 2 === 0 ? cadmin : admin, { value })),
    );
    expect(replies.map(({ status }) => status)).toEqual(values.map(() => 201));
    expect(await targets()).toHaveLength(values.length);
    expect(await present()).toHaveLength(1);
  });
});
