import type { PortfolioRow } from '../Portfolio';
import {
  labeledPoints,
  mapNameOf,
  mapPoints,
  NARROW_MAP,
  WIDE_MAP as MAP,
  xOf,
  yOf,
} from './mapModel';

const row = (name: string, completed: number, averages: (number | null)[]): PortfolioRow => ({
  companyId: name,
  name,
  logo: null,
  workspace: null,
  completed,
  cells: averages.map((average, index) => ({
    title: ['Expectations', 'Operating Margin', 'Revenue Growth', 'Global Average'][index] ?? '',
    average,
    grade: null,
    scored: 1,
    total: 1,
    isThin: false,
    previous: null,
    target: null,
    isBehindTarget: false,
  })),
  fresh: null,
  planOpen: 0,
  planOverdue: 0,
  round: null,
});

test('a company is a point of its progress and its weakest driver', () => {
  const points = mapPoints(
    [
      row('Strong', 100, [9, 7, null, 1]),
      row('Unscored', 0, [null, null, null, null]),
      row('Weak', 20, [6, 2, 4, 4]),
    ],
    MAP,
  );
  expect(points.map(({ row: { name }, driver, average }) => [name, driver, average])).toEqual([
    ['Weak', 'Operating Margin', 2],
    ['Strong', 'Operating Margin', 7],
  ]);
  expect(points[1]).toMatchObject({ x: MAP.width - MAP.right, y: yOf(7, MAP) });
  expect(xOf(0, MAP)).toBe(MAP.left);
  expect(yOf(10, MAP)).toBe(MAP.top);
});

test('a name covers no other point and no other name', () => {
  const points = mapPoints(
    [
      row('First', 20, [4, 4, 4, 4]),
      row('Beside it', 25, [4, 4, 4, 4]),
      row('Far away', 60, [4, 4, 4, 4]),
      row('Below', 22, [2, 2, 2, 2]),
    ],
    MAP,
  );
  expect([...labeledPoints(points, MAP)].map(({ row: { name } }) => name)).toEqual([
    'Below',
    'Beside it',
    'Far away',
  ]);
});

test('a name that would leave the drawing of a phone is left out, and a long one is shortened', () => {
  const points = mapPoints(
    [
      row('At the left', 0, [8, 8, 8, 8]),
      row('In the middle', 43, [5, 5, 5, 5]),
      row('Association of Independent Bakeries', 100, [2, 2, 2, 2]),
    ],
    NARROW_MAP,
  );
  expect([...labeledPoints(points, NARROW_MAP)].map(mapNameOf)).toEqual([
    'At the left',
    'Association of Independ…',
  ]);
});
