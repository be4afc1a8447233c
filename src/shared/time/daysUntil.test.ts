import { daysUntil } from './daysUntil';

describe('Days until a moment', () => {
  const now = Date.parse('2026-03-01T12:00:00.000Z');

  it.each([
    ['2026-03-15T12:00:00.000Z', 14],
    ['2026-03-15T12:00:05.000Z', 14],
    ['2026-03-02T11:00:00.000Z', 1],
    ['2026-03-01T13:00:00.000Z', 1],
    ['2026-02-01T12:00:00.000Z', 0],
  ])('until %s are %i', (moment, days) => {
    expect(daysUntil(moment, now)).toBe(days);
  });
});
