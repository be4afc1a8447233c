import { chosenMovement, endedWeeks, linkOf, type MovementScope } from './movementChoice';

// A Sunday in week 47, which has not ended.
const now = new Date('2026-11-22T12:00:00Z');
const scope = (first: { year: number; week: number }): MovementScope => ({
  weeks: endedWeeks(first, now),
  reviews: [],
  drivers: ['Expectations', 'Global Average'],
  now,
});
const since2025 = scope({ year: 2025, week: 50 });

test('the weeks are those from the first recorded one to the last that has ended', () => {
  expect(since2025.weeks.slice(0, 4)).toEqual(['2025-W50', '2025-W51', '2025-W52', '2026-W01']);
  expect(since2025.weeks.at(-1)).toBe('2026-W46');
  expect(endedWeeks({ year: 2026, week: 47 }, now)).toEqual([]);
});

test.each([
  ['nothing', {}, { from: '2026-W42', to: 'now', driver: 'Global Average' }],
  [
    'everything',
    { from: '2026-W10', to: '2026-W20', driver: 'Expectations' },
    { from: '2026-W10', to: '2026-W20', driver: 'Expectations' },
  ],
  [
    'unknown weeks and an unknown driver',
    { from: '2026-W53', to: 'yesterday', driver: 'Profit' },
    { from: '2026-W42', to: 'now', driver: 'Global Average' },
  ],
  [
    'weeks in the wrong order',
    { from: '2026-W20', to: '2026-W10' },
    { from: '2026-W20', to: 'now', driver: 'Global Average' },
  ],
  [
    'a week before the first recorded one',
    { from: '2025-W01' },
    { from: '2026-W42', to: 'now', driver: 'Global Average' },
  ],
])('an address with %s', (_case, link, choice) => {
  expect(chosenMovement(link, since2025)).toEqual(choice);
});

test('a history of less than four weeks begins with its first week', () => {
  expect(chosenMovement({}, scope({ year: 2026, week: 45 }))?.from).toBe('2026-W45');
});

test('in the first week there is nothing to choose', () => {
  expect(chosenMovement({}, scope({ year: 2026, week: 47 }))).toBeNull();
});

test('the defaults are left out of the address', () => {
  const choice = { from: '2026-W42', to: 'now', driver: 'Global Average' };
  expect(linkOf(choice)).toEqual({ from: '2026-W42' });
});
