import fc from 'fast-check';
import { ratingOf } from './rating';
import { answerScore, answerWeight, weightedAverage } from './scoring';

const answer = (
  state: number | null,
  relevance: number | null = null,
  criticality = relevance,
) => ({
  revenue_state: state,
  relevance,
  criticality,
});

test('uses the same weights as the average of a driver, and counts the scored answers', () => {
  // The weights are 5, 1 and 3.
  const answers = [answer(8, 10), answer(2, 0), answer(5), answer(null, 8), null, undefined];
  expect(ratingOf(answers)).toEqual({
    average: (5 * 8 + 1 * 2 + 3 * 5) / 9,
    grade: 'Medium',
    scored: 3,
    total: 6,
  });
});

test.each([[[]], [[null]], [[answer(null)]]])('answers %j have no average', (answers) => {
  expect(ratingOf(answers)).toEqual({
    average: null,
    grade: null,
    scored: 0,
    total: answers.length,
  });
});

test('the weighted sub-driver averages add up to the average of their driver', () => {
  const level = fc.option(fc.integer({ min: 0, max: 10 }));
  const some = fc.option(
    fc.record({
      revenue_state: fc.option(fc.integer({ min: 1, max: 10 })),
      relevance: level,
      criticality: level,
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(some)), (subdrivers) => {
      const weightOf = (answers: (typeof subdrivers)[number]) =>
        answers.reduce(
          (sum, one) => sum + (one && answerScore(one) !== null ? answerWeight(one) : 0),
          0,
        );
      const weights = subdrivers.map(weightOf);
      const sum = subdrivers.reduce(
        (all, one, index) => all + (ratingOf(one).average ?? 0) * (weights[index] ?? 0),
        0,
      );
      const driver = weightedAverage(subdrivers.flat().filter((one) => one !== null)) ?? 0;
      const weight = weights.reduce((all, one) => all + one, 0);
      expect(Math.abs(sum - driver * weight)).toBeLessThan(1e-9 * Math.max(1, weight));
    }),
  );
});
