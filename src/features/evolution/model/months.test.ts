import { WHOLE_YEAR } from '../period/weekWindow';
import { monthsIn } from './months';

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

test('each month is in the middle of its weeks', () => {
  const months = monthsIn(2026, NAMES, WHOLE_YEAR, (weeks) => weeks * 14);
  expect(months.map(({ text }) => text)).toEqual(NAMES);
  expect(months[4]?.week).toBeCloseTo(20.6, 0);
});

test('a month that is hardly in the window has no name', () => {
  const months = monthsIn(2026, NAMES, { start: 22, end: 26 }, (weeks) => weeks * 100);
  expect(months.map(({ text }) => text)).toEqual(['May', 'Jun']);
  const few = monthsIn(2026, NAMES, { start: 22, end: 26 }, (weeks) => weeks * 30);
  expect(few.map(({ text }) => text)).toEqual(['Jun']);
});

test('a narrow chart has no names that would overlap', () => {
  expect(monthsIn(2026, NAMES, WHOLE_YEAR, (weeks) => weeks * 5)).toEqual([]);
});
