import { SERIES } from '../series';
import { pressedStretch, type ChartPress } from './pressedStretch';

const level = (value: number) => Array.from({ length: 52 }, () => value);
/** Falls from week 22 to 24, and is level before and after. */
const falling = [
  ...Array.from({ length: 22 }, () => 6),
  5.5,
  ...Array.from({ length: 29 }, () => 5),
];

const press = (place: Partial<ChartPress>): ChartPress => ({
  year: {
    year: 2026,
    values: {
      expectations: level(8),
      operatingMargin: falling,
      revenueGrowth: level(2),
      assetEfficiency: level(3),
      globalAverage: level(4.5),
    },
  },
  series: SERIES,
  week: 22.5,
  score: 5.7,
  reach: 0.3,
  ...place,
});

test('a press on a falling line names its driver and the weeks between which it fell', () => {
  expect(pressedStretch(press({}))).toEqual({
    driver: 'Operating Margin',
    from: '2026-W22',
    to: '2026-W24',
  });
});

test.each([
  ['beside every line', { score: 7 }],
  ['on a level line', { score: 8 }],
  ['on a line that is hidden', { series: SERIES.filter(({ key }) => key !== 'operatingMargin') }],
])('a press %s means none', (_, place) => {
  expect(pressedStretch(press(place))).toBeNull();
});
