import { isExceeded, median, slope } from './report';

it('a goal may be reached but not exceeded; a value that could not be measured exceeds it', () => {
  const exceeds = (value: number) => isExceeded({ name: 'JS', unit: 'KiB', value, goal: 110 });
  expect([110, 110.01, Number.NaN].map(exceeds)).toEqual([false, true, true]);
});

it('a goal may be a multiple of React alone', () => {
  const at = { name: 'FCP', unit: 'ms', value: 600, goalMultiple: 0.5 } as const;
  expect(isExceeded({ ...at, floor: 1_200 })).toBe(false);
  expect(isExceeded({ ...at, floor: 1_100 })).toBe(true);
  expect(isExceeded(at)).toBe(true);
});

it('samples have a median and a slope', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([])).toBeNaN();
  expect(slope([3, 5, 7, 9])).toBeCloseTo(2);
  expect(slope([5, 6, 5, 6, 5])).toBeCloseTo(0);
});
