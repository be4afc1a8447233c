import type { PortfolioRow } from '../Portfolio';
import { placeLabels } from './mapLabels';
import { mapPoints, MEDIUM_MAP, NARROW_MAP, WIDE_MAP as MAP, xOf, yOf } from './mapModel';

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

describe('the names', () => {
  const names = (labels: ReturnType<typeof placeLabels>) => labels.map(({ name }) => name);

  test('are beside their points where there is space, and else at the end of a line', () => {
    const points = mapPoints(
      [row('First', 20, [4, 4, 4, 4]), row('Beside it', 22, [4, 4, 4, 4]), row('Far', 60, [8, 8])],
      MAP,
    );
    const labels = placeLabels(points, MAP);
    expect(names(labels)).toEqual(['First', 'Beside it', 'Far']);
    expect(labels.map(({ anchor, hasLeader }) => [anchor, hasLeader])).toEqual([
      ['end', false],
      ['start', false],
      ['start', false],
    ]);
    const crowded = mapPoints(
      Array.from({ length: 5 }, (_, index) => row(`Point ${String(index)}`, 50 + index, [5, 5])),
      MAP,
    );
    expect(placeLabels(crowded, MAP).filter(({ hasLeader }) => hasLeader)).toHaveLength(3);
  });

  test.each([
    ['a wide', MAP],
    ['a medium', MEDIUM_MAP],
    ['a narrow', NARROW_MAP],
  ])(
    'are all shown on %s map, also of points that are close, and a long one is shortened',
    (_, size) => {
      const points = mapPoints(
        Array.from({ length: 12 }, (__, index) =>
          row(`Association of Bakeries ${String(index)}`, 40 + (index % 4) * 9, [4 + (index % 3)]),
        ),
        size,
      );
      const labels = placeLabels(points, size);
      expect(labels).toHaveLength(12);
      expect(names(labels).every((name) => name.length <= 24 && name.endsWith('…'))).toBe(true);
    },
  );

  test('of a crowded portfolio are shown only beside their points', () => {
    const points = mapPoints(
      Array.from({ length: 100 }, (_, index) => row(`C${String(index)}`, index, [1 + (index % 9)])),
      MAP,
    );
    const labels = placeLabels(points, MAP);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter(({ hasLeader }) => hasLeader)).toEqual([]);
  });
});
