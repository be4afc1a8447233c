import fc from 'fast-check';
import { sortedNumbers, without, type SortedNumbers } from './sortedNumbers';

const number = fc.integer({ min: 1, max: 12 });

const shown = (numbers: SortedNumbers) => ({
  size: numbers.size,
  all: Array.from({ length: numbers.size }, (_, rank) => numbers.at(rank)),
  counts: [0, 4, 5.5, 12, 13].map((limit) => numbers.countUntil((one) => one >= limit)),
});

test('numbers are in ascending order, by value', () => {
  expect(shown(sortedNumbers([10, 9, 4, 4]))).toEqual({
    size: 4,
    all: [4, 4, 9, 10],
    counts: [0, 0, 2, 4, 4],
  });
});

test('without some of its numbers, a list is that of the others', () => {
  fc.assert(
    fc.property(fc.array(number), fc.array(number), (left, others) => {
      const all = sortedNumbers([...left, ...others]);
      expect(shown(without(all, left))).toEqual(shown(sortedNumbers(others)));
    }),
  );
});
