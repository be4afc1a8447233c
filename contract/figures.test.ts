import fc from 'fast-check';
import { EMPTY_ANSWER, isValidFieldValue } from './answer';
import { activityNumber, activityTitle, compareByNumber, driverTitle } from './naming';
import { activityStatus, currentActivity, progressOf, shownPercentage } from './progress';
import {
  answerWeight,
  gradeOf,
  levelOf,
  totalAverage,
  valueOfLevel,
  weightedAverage,
} from './scoring';
import { historyWeekOf } from './weeks';

const scored = (
  revenue_state: number | null,
  relevance: number | null,
  criticality: number | null,
) => ({ revenue_state, relevance, criticality });

describe('scores, by hand', () => {
  test('weights go from 1 to 5, an unset level counting as medium', () => {
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

  test('an unscored answer weighs nothing: (3 × 10 + 1 × 1) / 4', () => {
    const average = weightedAverage([scored(10, 4, 5), scored(null, 10, 10), scored(1, 0, 0)]);
    expect(average).toBe(7.75);
  });

  test('no scored answer has no average and no grade', () => {
    expect(weightedAverage([scored(null, 10, 10)])).toBeNull();
    expect(gradeOf(null)).toBeNull();
  });

  test('Total is the plain mean of the averages present', () => {
    expect(totalAverage([8, null, 5, null])).toBe(6.5);
    expect(totalAverage([null])).toBeNull();
  });

  test('grades turn above 7 and below 5', () => {
    expect([7, 7.0001, 5, 4.9999].map((average) => gradeOf(average))).toEqual([
      'Medium',
      'High',
      'Medium',
      'Low',
    ]);
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

  test('a level is sent as the lowest number of its range', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(levelOf)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4,
    ]);
    expect([0, 1, 2, 3, 4].map(valueOfLevel)).toEqual([0, 2, 4, 6, 8]);
  });
});

describe('progress', () => {
  const done = {
    ...EMPTY_ANSWER,
    revenue_state: 1,
    relevance: 0,
    criticality: 0,
    cost: 0,
    difficulty: 0,
  };

  test('status follows what is filled in', () => {
    expect(activityStatus(undefined)).toBe('todo');
    expect(activityStatus(EMPTY_ANSWER)).toBe('todo');
    expect(activityStatus({ ...EMPTY_ANSWER, time_w: 0 })).toBe('inprogress');
    expect(activityStatus({ ...done, cost: null })).toBe('inprogress');
    expect(activityStatus(done)).toBe('done');
  });

  test('the share of what is done, shown rounded up, 100 only when all is', () => {
    expect(progressOf(['done', 'inprogress', 'todo'])).toEqual({
      total: 3,
      answered: 1,
      completed: (1 / 3) * 100,
    });
    expect(progressOf([])).toEqual({ total: 0, answered: 0, completed: 0 });
    expect([0, 33.1, 99.6, 100].map(shownPercentage)).toEqual([0, 34, 99, 100]);
  });

  test('one goes on with what is in progress, else to do, else the last', () => {
    const list = (...statuses: ('todo' | 'inprogress' | 'done')[]) =>
      currentActivity(statuses.map((status, position) => ({ position, status })))?.position;
    expect(list('done', 'todo', 'inprogress')).toBe(2);
    expect(list('done', 'todo', 'todo')).toBe(1);
    expect(list('done', 'done')).toBe(1);
    expect(list()).toBeUndefined();
  });
});

describe('names and weeks', () => {
  test('2.10 comes after 2.9, and before 2.10.1', () => {
    const names = ['2.10.1 a', '2.10 b', '10.1 c', '2.9 d', '2 e'];
    expect(names.sort(compareByNumber)).toEqual(['2 e', '2.9 d', '2.10 b', '2.10.1 a', '10.1 c']);
  });

  test('numbers and prefixes come off', () => {
    expect(activityTitle('2.1.1.3.18 Agree on 3 goals')).toBe('Agree on 3 goals');
    expect(activityNumber('2.1.1.3.18 Agree')).toBe('2.1.1.3.18');
    expect(driverTitle('4. Asset Efficiency')).toBe('Asset Efficiency');
    expect(driverTitle('Total')).toBe('Total');
  });

  test('weeks are ISO weeks in UTC, 53 counting as 52', () => {
    expect(historyWeekOf(new Date('2026-12-31T23:59:59Z'))).toEqual({ year: 2026, week: 52 });
    expect(historyWeekOf(new Date('2027-01-03T12:00:00Z'))).toEqual({ year: 2026, week: 52 });
    expect(historyWeekOf(new Date('2027-01-04T00:00:00Z'))).toEqual({ year: 2027, week: 1 });
    expect(historyWeekOf(new Date('2024-12-30T00:00:00Z'))).toEqual({ year: 2025, week: 1 });
  });
});

test('values of an answer keep within their kind', () => {
  expect([0, 1, 10, 11, 5.5].map((value) => isValidFieldValue('state', value))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([-1, 0, 10, 10.1, NaN].map((value) => isValidFieldValue('factor', value))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([-0.1, 0, 1e12, Infinity].map((value) => isValidFieldValue('amount', value))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
