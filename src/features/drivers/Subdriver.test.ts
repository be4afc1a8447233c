import type { DriverDetail } from './DriverDetail';
import { rateGroups, toSubdrivers, weakestOf, type Subdriver } from './Subdriver';

const subdriver = (
  name: string,
  average: number | null,
  driver = '3. Revenue Growth',
): Subdriver => ({
  name,
  driver,
  average,
  grade: null,
  scored: average === null ? 0 : 1,
  total: 2,
});

const detail: DriverDetail = {
  name: '3. Revenue Growth',
  title: 'Revenue Growth',
  average: 5,
  grade: 'Medium',
  description: null,
  evidencedShare: null,
  shownShare: null,
  declaredOnly: null,
  groups: ['Volume', 'Price', 'Mix'].map((name) => ({
    name,
    actions: [
      { id: name, number: '1', title: name, average: 5, grade: 'Medium', isNotApplicable: false },
    ],
  })),
};

describe('the sub-drivers of a driver', () => {
  const ratings = [
    subdriver('Volume', 6),
    subdriver('Price', null),
    subdriver('Mix', 4),
    subdriver('Price', 9, '1. Expectations'),
  ];

  it.each([
    ['worse', ['Mix', 'Volume', 'Price']],
    ['better', ['Volume', 'Mix', 'Price']],
  ] as const)('are sorted by average, %s ones first and unscored ones last', (order, names) => {
    const groups = rateGroups(detail, ratings, order);
    expect(groups.map(({ name }) => name)).toEqual(names);
    expect(groups.find(({ name }) => name === 'Price')?.average).toBeNull();
  });

  it('keep their order and have the counts of their actions where the server does not rate them', () => {
    expect(rateGroups(detail, [], 'better')).toMatchObject(
      ['Volume', 'Price', 'Mix'].map((name) => ({ name, average: null, scored: 1, total: 1 })),
    );
  });
});

it('the eight weakest of all drivers are listed, the weakest first', () => {
  const all = Array.from({ length: 12 }, (_, index) => subdriver(`S${index}`, 10 - index / 2));
  const weakest = weakestOf([...all, subdriver('Unscored', null)]);
  expect(weakest.map(({ name }) => name)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4].map((index) => `S${index}`),
  );
});

it('sub-drivers of a server without their ratings have none', () => {
  const unknown = { driver: null, average: null, grade: null, scored: null, total: null };
  expect(toSubdrivers({ subdriverActivitiesGrade: [{ name: 'Volume', ...unknown }] })).toEqual([]);
});
