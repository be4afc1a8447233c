import { findActivities, nextUnfinished, toActivityItem } from './Activity';

const items = [
  toActivityItem({ id: 'a', name: '1.2.9 Review prices' }, 'done'),
  toActivityItem({ id: 'b', name: '1.2.10 Review customer contracts' }, 'unknown word'),
];
const found = (typed: string) => findActivities(items, typed).map(({ id }) => id);

describe('activities', () => {
  it('are shown without their number in the title', () => {
    expect(items[0]).toEqual({ id: 'a', number: '1.2.9', title: 'Review prices', status: 'done' });
    expect(items[1]?.status).toBe('todo');
  });

  it('are found by parts of number and title, in any case and order', () => {
    expect(found('')).toEqual(['a', 'b']);
    expect(found(' REVIEW ')).toEqual(['a', 'b']);
    expect(found('contracts 1.2.1')).toEqual(['b']);
    expect(found('nothing')).toEqual([]);
  });

  it('lead on to the next one that is not done, from the first again after the last', () => {
    const [done, todo] = items;
    if (!done || !todo) throw new Error('There are two');
    const all = [todo, done, { ...todo, id: 'c' }, done];
    expect(nextUnfinished(all, 'b')).toBe('c');
    expect(nextUnfinished(all, 'c')).toBe('b');
    expect(nextUnfinished([done, todo], 'b')).toBeNull();
  });
});
