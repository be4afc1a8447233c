import { findActivities, nextUnfinished, toActivityItem } from './Activity';

const items = [
  toActivityItem({ id: 'a', name: '1.2.9 Review prices' }, 'done'),
  toActivityItem({ id: 'b', name: '1.2.10 Review customer contracts' }, 'unknown status'),
];
const found = (typed: string) => findActivities(items, typed).map(({ id }) => id);

describe('activities', () => {
  it('have a number, a title and a known status', () => {
    expect(items[0]).toEqual({
      id: 'a',
      number: '1.2.9',
      title: 'Review prices',
      status: 'done',
      isNotApplicable: false,
    });
    expect(items[1]?.status).toBe('todo');
  });

  it('are found by parts of the number and the title, in any case and order', () => {
    expect(found('')).toEqual(['a', 'b']);
    expect(found(' REVIEW ')).toEqual(['a', 'b']);
    expect(found('contracts 1.2.1')).toEqual(['b']);
    expect(found('nothing')).toEqual([]);
  });

  it('are followed by the next unfinished one, which may be before the current one', () => {
    const [done, todo] = items;
    if (!done || !todo) throw new Error('The test needs two items');
    const all = [todo, done, { ...todo, id: 'c' }, done];
    expect(nextUnfinished(all, 'b')).toBe('c');
    expect(nextUnfinished(all, 'c')).toBe('b');
    expect(nextUnfinished([done, todo], 'b')).toBeNull();
  });
});
