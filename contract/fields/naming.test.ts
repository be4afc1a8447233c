import { activityNumber, activityTitle, compareByNumber, driverTitle, shownDriver } from './naming';

test('2.10 comes after 2.9, and before 2.10.1', () => {
  const names = ['2.10.1 a', '2.10 b', '10.1 c', '2.9 d', '2 e'];
  expect(names.sort(compareByNumber)).toEqual(['2 e', '2.9 d', '2.10 b', '2.10.1 a', '10.1 c']);
});

test('numbers and prefixes are removed (§3.8)', () => {
  expect(activityTitle('2.1.1.3.18 Agree on 3 goals')).toBe('Agree on 3 goals');
  expect(activityNumber('2.1.1.3.18 Agree')).toBe('2.1.1.3.18');
  expect(driverTitle('4. Asset Efficiency')).toBe('Asset Efficiency');
  expect(driverTitle('Total')).toBe('Total');
  expect(['4. Asset Efficiency', 'Total'].map(shownDriver)).toEqual([
    'Asset Efficiency',
    'Global Average',
  ]);
});
