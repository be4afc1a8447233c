import { useQueryServer } from '@server/testing/store/queryServer';
import { STORES } from '@server/testing/stores';

describe.each(STORES)('on %s', (_name, openStore) => {
  const asking = useQueryServer(openStore);

  describe('figures', () => {
    test('drivers with an average are in order, then Total, with the averages of the formulas (§3.7)', async () => {
      const { drivers } = await asking.data(
        'editor',
        '{drivers(company_id:"acorn"){name average grade}}',
      );
      expect(drivers).toEqual([
        { name: '1. Expectations', average: (4.5 * 9 + 2 * 4) / 6.5, grade: 'High' },
        { name: '3. Revenue Growth', average: 7, grade: 'Medium' },
        { name: 'Total', average: ((4.5 * 9 + 2 * 4) / 6.5 + 7) / 2, grade: 'High' },
      ]);
    });

    test('a driver’s number of scored activities equals its list of activities', async () => {
      const { drivers } = await asking.data(
        'editor',
        '{drivers(company_id:"acorn"){name scored total}}',
      );
      const counts = drivers as { name: string; scored: number; total: number }[];
      for (const { name, scored, total } of counts) {
        const { subdriverActivitiesGrade: groups } = (await asking.data(
          'editor',
          `{subdriverActivitiesGrade(company_id:"acorn",driver_name:"${name}"){activities{average}}}`,
        )) as { subdriverActivitiesGrade: { activities: { average: number | null }[] }[] };
        const averages = groups.flatMap(({ activities }) => activities).map((one) => one.average);
        expect(averages.length).toBe(total);
        expect(averages.filter((average) => average !== null).length).toBe(scored);
      }
      expect(counts.at(-1)?.scored).toBeGreaterThan(0);
    });

    test('a company without answers has only Total, without an average', async () => {
      const { drivers } = await asking.data(
        'birch-editor',
        '{drivers(company_id:"birch"){name average grade}}',
      );
      expect(drivers).toEqual([{ name: 'Total', average: null, grade: null }]);
    });

    test.each(['1. Expectations', 'Expectations'])(
      'the driver %s and its actions',
      async (name) => {
        const reply = await asking.data(
          'editor',
          `query getDriver($name: String!) {
        driver(company_id: "acorn", driver_name: $name) { name grade description }
        subdriverActivitiesGrade(company_id: "acorn", driver_name: $name) {
          name activities { id average grade }
        }
      }`,
          { name },
        );
        expect(reply).toEqual({
          driver: { name: '1. Expectations', grade: 'High', description: 'About Expectations.' },
          subdriverActivitiesGrade: [
            { name: 'Sub-driver s11', activities: [{ id: 'nine', average: 9, grade: 'High' }] },
            { name: 'Sub-driver s12', activities: [{ id: 'ten', average: 4, grade: 'Low' }] },
          ],
        });
      },
    );

    test('sub-drivers with their ratings', async () => {
      const { subdriverActivitiesGrade } = await asking.data(
        'editor',
        '{subdriverActivitiesGrade(company_id:"acorn",driver_name:"Total"){name driver average grade scored total}}',
      );
      expect(subdriverActivitiesGrade).toEqual([
        {
          name: 'Sub-driver s11',
          driver: '1. Expectations',
          average: 9,
          grade: 'High',
          scored: 1,
          total: 1,
        },
        {
          name: 'Sub-driver s12',
          driver: '1. Expectations',
          average: 4,
          grade: 'Low',
          scored: 1,
          total: 1,
        },
        {
          name: 'Sub-driver s2',
          driver: '2. Operating Margin',
          average: null,
          grade: null,
          scored: 0,
          total: 1,
        },
        {
          name: 'Sub-driver s3',
          driver: '3. Revenue Growth',
          average: 7,
          grade: 'Medium',
          scored: 1,
          total: 2,
        },
      ]);
    });

    test('Total has the actions of all drivers, unanswered ones without a grade (§7.5)', async () => {
      const { subdriverActivitiesGrade } = await asking.data(
        'editor',
        '{subdriverActivitiesGrade(company_id:"acorn",driver_name:"Total"){activities{id average}}}',
      );
      expect(subdriverActivitiesGrade).toEqual([
        { activities: [{ id: 'nine', average: 9 }] },
        { activities: [{ id: 'ten', average: 4 }] },
        { activities: [{ id: 'later', average: null }] },
        {
          activities: [
            { id: 'two', average: 7 },
            { id: 'three', average: null },
          ],
        },
      ]);
    });

    test('history by year and week, all four drivers in each (§3.10)', async () => {
      const { graphDrivers } = await asking.data(
        'editor',
        '{graphDrivers(company_id:"acorn"){name years{year data{week data{driver averages}}}}}',
      );
      const values = (first: number | null, third: number | null) => [
        { driver: '1. Expectations', averages: first },
        { driver: '2. Operating Margin', averages: null },
        { driver: '3. Revenue Growth', averages: third },
        { driver: '4. Asset Efficiency', averages: null },
      ];
      expect(graphDrivers).toEqual({
        name: 'Acorn',
        years: [
          { year: 2025, data: [{ week: '52', data: values(5, null) }] },
          { year: 2026, data: [{ week: '09', data: values(7, 6.5) }] },
        ],
      });
    });
  });

  describe('progress', () => {
    test('areas with the name of their current action and their counts', async () => {
      const { impactAreas } = await asking.data(
        'editor',
        '{impactAreas(company_id:"acorn"){current current_name answered total}}',
      );
      const { activities } = await asking.server.store.read(async (tx) => ({
        activities: await tx.find('activities'),
      }));
      const nameOf = (id: string) => activities.find((one) => one.id === id)?.name;
      expect((impactAreas as unknown[]).slice(0, 4)).toEqual([
        { current: 'ten', current_name: nameOf('ten'), answered: 1, total: 3 },
        { current: 'two', current_name: nameOf('two'), answered: 1, total: 1 },
        { current: 'three', current_name: nameOf('three'), answered: 0, total: 1 },
        { current: null, current_name: null, answered: 0, total: 0 },
      ]);
    });

    test('areas with their current action (§3.19)', async () => {
      const { impactAreas } = await asking.data(
        'editor',
        '{impactAreas(company_id:"acorn"){name completed current}}',
      );
      expect((impactAreas as unknown[]).slice(0, 4)).toEqual([
        { name: '1', completed: 100 / 3, current: 'ten' },
        { name: '2', completed: 100, current: 'two' },
        { name: '3', completed: 0, current: 'three' },
        { name: '4', completed: 0, current: null },
      ]);
      expect(impactAreas).toHaveLength(7);
    });

    test.each([
      ['an area', 'impact_area:"2"', { total: 1, answered: 1 }],
      ['the area of an action', 'activity_id:"ten"', { total: 3, answered: 1 }],
      [
        'an area rather than the action’s',
        'impact_area:"3",activity_id:"ten"',
        { total: 1, answered: 0 },
      ],
      ['everything', 'impact_area:""', { total: 5, answered: 2 }],
    ])('the percentage of %s (§3.21)', async (_what, args, expected) => {
      const { percentageCompleted } = await asking.data(
        'editor',
        `{percentageCompleted(company_id:"acorn",${args}){total answered}}`,
      );
      expect(percentageCompleted).toEqual(expected);
    });

    test('the actions of an area in dotted-number order (§7.6)', async () => {
      const lists = await asking.data(
        'editor',
        `{impactAreaActivities(company_id:"acorn",impact_area:"1"){id name status}
        impactAreaCompletedActivities(company_id:"acorn",impact_area:1){id}}`,
      );
      expect(lists).toEqual({
        impactAreaActivities: [
          { id: 'nine', name: '1.2.9 Nine', status: 'done' },
          { id: 'ten', name: '1.2.10 Ten', status: 'inprogress' },
          { id: 'later', name: '1.3.1 Later', status: 'inprogress' },
        ],
        impactAreaCompletedActivities: [{ id: 'nine' }],
      });
    });

    test('the next and previous action (§3.22)', async () => {
      const reply = await asking.data(
        'editor',
        `{first: nextAndPreviousActivity(activity_id:"nine",impact_area:"1"){next prev}
        middle: nextAndPreviousActivity(activity_id:"ten",impact_area:"1"){next prev}}`,
      );
      expect(reply).toEqual({
        first: { next: 'ten', prev: null },
        middle: { next: 'later', prev: 'nine' },
      });
    });
  });

  describe('actions and answers', () => {
    test('an action, and its answer with score and revision (§3.13)', async () => {
      const reply = await asking.data(
        'editor',
        `{activity(activity_id:"nine"){name impact_area relevance subprocess_id status}
        answer(activity_id:"nine",company_id:"acorn"){activity_name revenue_state average_score revision cost time_w}}`,
      );
      expect(reply).toEqual({
        activity: {
          name: '1.2.9 Nine',
          impact_area: '1',
          relevance: 4,
          subprocess_id: 'subprocess',
          status: null,
        },
        answer: {
          activity_name: '1.2.9 Nine',
          revenue_state: 9,
          average_score: 9,
          revision: 1,
          cost: 2,
          time_w: null,
        },
      });
    });

    test('a missing answer is null', async () => {
      const { answer } = await asking.data(
        'editor',
        '{answer(activity_id:"three",company_id:"acorn"){id}}',
      );
      expect(answer).toBeNull();
    });
  });
});
