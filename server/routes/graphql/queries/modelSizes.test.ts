import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { ActivityRow } from '@server/store/tables';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startQueryServer } from '@server/testing/store/queryServer';

/** Actions in all areas and sub-drivers, numbered by area. */
const actions = (count: number): ActivityRow[] =>
  Array.from({ length: count }, (_, index) => {
    const area = (index % IMPACT_AREA_NAMES.length) + 1;
    return {
      id: `action-${String(index)}`,
      name: `${String(area)}.1.${String(index + 1)} Action ${String(index)}`,
      description: '',
      impact_area: area,
      subdriver_id: ['s11', 's12', 's2', 's3'][index % 4] ?? 's3',
      subprocess_id: 'subprocess',
      relevance: null,
    };
  });

const AREAS = IMPACT_AREA_NAMES.map(
  (_, index) =>
    `area${String(index + 1)}:impactAreaActivities(company_id:"acorn",impact_area:"${String(index + 1)}"){id status}`,
).join(' ');

test.each([12, 2_000])(
  'the queries of all screens work with a model of %s actions',
  async (count) => {
    const rows = { ...smallFixtures(), activities: actions(count), answers: [] };
    const asking = await startQueryServer(createMemoryStore(rows));
    try {
      const { status } = await (
        await asking.as('editor')
      ).form('/user/autosave', {
        user_id: 'editor',
        company_id: 'acorn',
        activity_id: 'action-0',
        revenueState: '7',
      });
      expect(status).toBe(200);
      const ask = (query: string) => asking.data('editor', `{${query}}`);
      expect(await ask('drivers(company_id:"acorn"){name average total}')).toMatchObject({
        drivers: [
          { name: '1. Expectations', average: 7, total: count / 2 },
          { name: 'Total', average: 7, total: count },
        ],
      });
      const areas = await ask(AREAS);
      expect(Object.values(areas).flat()).toHaveLength(count);
      expect(await ask('percentageCompleted(company_id:"acorn"){total answered}')).toEqual({
        percentageCompleted: { total: count, answered: 0 },
      });
      const { impactAreas } = await ask('impactAreas(company_id:"acorn"){name current total}');
      expect(impactAreas).toHaveLength(IMPACT_AREA_NAMES.length);
      expect(
        await ask('nextAndPreviousActivity(activity_id:"action-0",impact_area:"1"){next prev}'),
      ).toEqual({ nextAndPreviousActivity: { next: 'action-7', prev: null } });
      const graded = await ask(
        'subdriverActivitiesGrade(company_id:"acorn",driver_name:"Total"){activities{id}}',
      );
      const subdrivers = graded['subdriverActivitiesGrade'] as { activities: unknown[] }[];
      expect(subdrivers.flatMap(({ activities }) => activities)).toHaveLength(count);
      expect(await ask('dataHealth(company_id:"acorn"){applicable scored}')).toEqual({
        dataHealth: { applicable: count, scored: 1 },
      });
    } finally {
      await asking.server.stop();
    }
  },
);
