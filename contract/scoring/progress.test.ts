import { EMPTY_ANSWER } from '../answer';
import { activityStatus, currentActivity, progressOf, shownPercentage } from './progress';

describe('progress', () => {
  const done = {
    ...EMPTY_ANSWER,
    revenue_state: 1,
    relevance: 0,
    criticality: 0,
    cost: 0,
    difficulty: 0,
  };

  test('the status follows from the filled-in fields', () => {
    expect(activityStatus(undefined)).toBe('todo');
    expect(activityStatus(EMPTY_ANSWER)).toBe('todo');
    expect(activityStatus({ ...EMPTY_ANSWER, time_w: 0 })).toBe('inprogress');
    expect(activityStatus({ ...done, cost: null })).toBe('inprogress');
    expect(activityStatus(done)).toBe('done');
  });

  test('the percentage is rounded up for display, to 100 only when everything is done', () => {
    expect(progressOf(['done', 'inprogress', 'todo'])).toEqual({
      total: 3,
      answered: 1,
      completed: (1 / 3) * 100,
    });
    expect(progressOf([])).toEqual({ total: 0, answered: 0, completed: 0 });
    expect([0, 33.1, 99.6, 100].map(shownPercentage)).toEqual([0, 34, 99, 100]);
  });

  test('the current activity is the first in progress, else the first to do, else the last', () => {
    const list = (...statuses: ('todo' | 'inprogress' | 'done')[]) =>
      currentActivity(statuses.map((status, position) => ({ position, status })))?.position;
    expect(list('done', 'todo', 'inprogress')).toBe(2);
    expect(list('done', 'todo', 'todo')).toBe(1);
    expect(list('done', 'done')).toBe(1);
    expect(list()).toBeUndefined();
  });
});
