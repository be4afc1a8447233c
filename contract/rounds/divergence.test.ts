import fc from 'fast-check';
import { divergenceOf, isAgreed, isToDiscuss } from './divergence';

const states = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 });

test.each<[number[], ReturnType<typeof divergenceOf>]>([
  [[], { count: 0, lowest: null, highest: null, proposal: null, difference: null, camps: false }],
  [[7], { count: 1, lowest: 7, highest: 7, proposal: 7, difference: null, camps: false }],
  [[8, 3], { count: 2, lowest: 3, highest: 8, proposal: 3, difference: 5, camps: false }],
  // |2−4| + |2−9| + |4−9| = 14 over three pairs.
  [[9, 2, 4], { count: 3, lowest: 2, highest: 9, proposal: 4, difference: 14 / 3, camps: false }],
  // Two at the bottom and two at the top, three apart.
  [[3, 6, 3, 6], { count: 4, lowest: 3, highest: 6, proposal: 3, difference: 2, camps: true }],
  // One person alone is no camp.
  [[3, 3, 3, 9], { count: 4, lowest: 3, highest: 9, proposal: 3, difference: 3, camps: false }],
  // A gap of two is no gap between camps.
  [[3, 3, 5, 5], { count: 4, lowest: 3, highest: 5, proposal: 3, difference: 4 / 3, camps: false }],
])('the divergence of %j', (scores, expected) => {
  expect(divergenceOf(scores)).toEqual(expected);
});

test('the difference is the mean distance of all pairs, in any order', () => {
  fc.assert(
    fc.property(states, fc.infiniteStream(fc.double({ noNaN: true })), (scores, random) => {
      const shuffled = scores
        .map((state) => ({ state, key: Number(random.next().value) }))
        .sort((a, b) => a.key - b.key)
        .map(({ state }) => state);
      expect(divergenceOf(shuffled)).toEqual(divergenceOf(scores));
      const pairs = scores.flatMap((a, index) =>
        scores.slice(index + 1).map((b) => Math.abs(a - b)),
      );
      const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
      const { difference } = divergenceOf(scores);
      if (pairs.length === 0) expect(difference).toBeNull();
      else expect(difference).toBeCloseTo(mean, 12);
    }),
  );
});

test.each<[number[], boolean, boolean]>([
  [[], false, false],
  [[5], false, false],
  [[5, 6], true, false],
  [[5, 7], false, true],
  [[5, 6, 7], false, false],
  [[3, 8], false, true],
  // The difference is 16 / 10 only, but there are two camps.
  [[4, 4, 4, 4, 7, 7], false, true],
])('%j: agreed %s, to discuss %s', (scores, agreed, discussed) => {
  const divergence = divergenceOf(scores);
  expect([isAgreed(divergence), isToDiscuss(divergence)]).toEqual([agreed, discussed]);
});
