import { placeNames } from './placeNames';

const BOUNDS = { left: 0, right: 960, top: 0, bottom: 420 };
const namesOf = () => ['An action', 'Action'];
const place = (points: { x: number; y: number }[], bounds = BOUNDS) =>
  placeNames(points, { namesOf, obstacles: points, bounds });

test('a name is on the right of its point, and at the right edge on the left', () => {
  const placed = place([
    { x: 100, y: 100 },
    { x: 950, y: 100 },
  ]);
  expect(placed.map(({ anchor, hasLeader }) => [anchor, hasLeader])).toEqual([
    ['start', false],
    ['end', false],
  ]);
});

test('ten names of points at one place are at the ends of lines, and cover one another nowhere', () => {
  const placed = place(Array.from({ length: 10 }, () => ({ x: 480, y: 200 })));
  expect(placed).toHaveLength(10);
  expect(placed.filter(({ hasLeader }) => hasLeader)).toHaveLength(8);
  expect(new Set(placed.map(({ x, y }) => `${String(x)}/${String(y)}`)).size).toBe(10);
});

test('a point without a name is not covered', () => {
  const point = { x: 480, y: 200 };
  const onTheRight = { x: 500, y: 200 };
  const [name] = placeNames([point], { namesOf, obstacles: [point, onTheRight], bounds: BOUNDS });
  expect(name?.anchor).toBe('end');
});

test('a name without space is shortened, and else left out', () => {
  const point = { x: 10, y: 200 };
  expect(place([point], { ...BOUNDS, right: 60 })[0]?.name).toBe('Action');
  expect(place([point], { ...BOUNDS, right: 30 })).toEqual([]);
});
