import { gradeOf } from '@contract/scoring/scoring';
import { filterGroups } from './actionFilter';

const group = (name: string, ...averages: (number | null)[]) => ({
  name,
  average: null,
  grade: null,
  scored: 0,
  total: averages.length,
  actions: averages.map((average, index) => {
    const id = `${name}${index}`;
    return { id, number: '1', title: id, average, grade: gradeOf(average), isNotApplicable: false };
  }),
});

const groups = [group('a', 3, 6, null), group('b', 9), group('c', 2)];

test.each([
  ['all', ['a0', 'a1', 'a2', 'b0', 'c0']],
  ['unscored', ['a2']],
  ['low', ['a0', 'c0']],
  ['cheap', ['a1', 'b0']],
] as const)('the filter %s keeps %j', (filter, ids) => {
  const filtered = filterGroups(groups, filter, new Set(['a1', 'b0', 'other']));
  expect(filtered.flatMap(({ actions }) => actions.map(({ id }) => id))).toEqual(ids);
  expect(filtered.every(({ actions }) => actions.length > 0)).toBe(true);
});
