import { EMPTY_ANSWER } from '../answer';
import { activityStatus, currentActivity, progressOf } from './progress';

describe('progress', () => {
  const done = {
    ...EMPTY_ANSWER,
    revenue_state: 1,
    relevance: 0,
    criticality: 0,
    cost: 0,
    difficulty: 0,
  };

  test('the status follows from the filled-in fields (§3.14)', () => {
    expect(activityStatus(undefined)).toBe('todo');
    expect(activityStatus(EMPTY_ANSWER)).toBe('todo');
    expect(activityStatus({ ...EMPTY_ANSWER, time_w: 0 })).toBe('inprogress');
    expect(activityStatus({ ...done, cost: null })).toBe('inprogress');
    expect(activityStatus(done)).toBe('done');
  });

  test('the percentage is that of the activities that are done', () => {
    expect(progressOf(['done', 'inprogress', 'todo'])).toEqual({
      total: 3,
      answered: 1,
      completed: 100 / 3,
    });
    expect(progressOf([])).toEqual({ total: 0, answered: 0, completed: 0 });
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
