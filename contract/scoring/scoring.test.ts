import fc from 'fast-check';
import {
  answerWeight,
  gradeOf,
  levelOf,
  totalAverage,
  valueOfLevel,
  weightedAverage,
} from './scoring';

const scored = (
  revenue_state: number | null,
  relevance: number | null,
  criticality: number | null,
) => ({ revenue_state, relevance, criticality });

describe('scores in hand-calculated examples', () => {
  test('weights range from 1 to 5, and an unset level counts as medium', () => {
    expect(answerWeight({ relevance: 0, criticality: 1 })).toBe(1);
    expect(answerWeight({ relevance: null, criticality: null })).toBe(3);
    expect(answerWeight({ relevance: 8, criticality: 10 })).toBe(5);
    expect(answerWeight({ relevance: 8, criticality: 6 })).toBe(4.5);
  });

  test('two answers of different weight: (4.5 × 9 + 2 × 4) / 6.5', () => {
    const average = weightedAverage([scored(9, 8, 6), scored(4, null, 0)]);
    expect(average).toBeCloseTo(7.461538461538462, 12);
    expect(gradeOf(average)).toBe('High');
  });

  test('an unscored answer has no weight: (3 × 10 + 1 × 1) / 4', () => {
    const average = weightedAverage([scored(10, 4, 5), scored(null, 10, 10), scored(1, 0, 0)]);
    expect(average).toBe(7.75);
  });

  test('without a scored answer, the average and the grade are null', () => {
    expect(weightedAverage([scored(null, 10, 10)])).toBeNull();
    expect(gradeOf(null)).toBeNull();
  });

  test('Total is the unweighted mean of the existing averages', () => {
    expect(totalAverage([8, null, 5, null])).toBe(6.5);
    expect(totalAverage([null])).toBeNull();
  });

  test('the grade is High above 7 and Low below 5 (§9.3)', () => {
    expect([7, 7.0001, 5, 4.9999].map((average) => gradeOf(average))).toEqual([
      'Medium',
      'High',
      'Medium',
      'Low',
    ]);
  });

  test.each([
    [[10 / 3, 6, 79 / 9, 89 / 9], 7, 'Medium'],
    [[10 / 3, 11 / 3, 55 / 6, 23 / 6], 5, 'Medium'],
  ])('a Global Average exactly on a border is not beyond it: %j', (averages, exact, grade) => {
    expect(totalAverage(averages)).toBeCloseTo(exact, 12);
    expect(gradeOf(totalAverage(averages))).toBe(grade);
  });

  test('an average lies between its lowest and highest score', () => {
    const level = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
    const answer = fc.record({
      revenue_state: fc.integer({ min: 1, max: 10 }),
      relevance: level,
      criticality: level,
    });
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1 }), (answers) => {
        const average = weightedAverage(answers) ?? NaN;
        const scores = answers.map(({ revenue_state }) => revenue_state);
        return average >= Math.min(...scores) - 1e-9 && average <= Math.max(...scores) + 1e-9;
      }),
    );
  });

  test('a level is sent as the lowest number of its range (§3.17)', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(levelOf)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4,
    ]);
    expect([0, 1, 2, 3, 4].map(valueOfLevel)).toEqual([0, 2, 4, 6, 8]);
  });
});
