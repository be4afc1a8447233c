import { placeLabels } from './placeLabels';

const DRAWING = { x: 0, y: 0, width: 960, height: 420 };

test('a label is on the right of its point, and at the right edge on the left', () => {
  const labels = placeLabels(
    [
      { x: 100, y: 100, text: 'Left' },
      { x: 950, y: 100, text: 'Right' },
    ],
    DRAWING,
    [],
  );
  expect(labels[0]?.x).toBeGreaterThan(100);
  expect((labels[1]?.x ?? 960) + 5 * 6).toBeLessThan(950);
});

test('labels of points at one place do not cover one another', () => {
  const same = Array.from({ length: 6 }, () => ({ x: 480, y: 200, text: 'An action' }));
  const placed = placeLabels(same, DRAWING, []);
  expect(new Set(placed.map(({ x, y }) => `${String(x)}/${String(y)}`)).size).toBe(placed.length);
  expect(placed.length).toBeGreaterThan(3);
});

test('a label covers no circle as long as another place is free', () => {
  const point = { x: 480, y: 200, text: 'An action' };
  const onTheRight = { x: 490, y: 190, width: 20, height: 20 };
  const [label] = placeLabels([point], DRAWING, [onTheRight]);
  expect(label?.x).toBeLessThan(480);
  expect(placeLabels([point], DRAWING, [DRAWING])).toHaveLength(1);
});

test('a label without a place in the drawing is left out', () => {
  const small = { x: 470, y: 190, width: 20, height: 20 };
  expect(placeLabels([{ x: 480, y: 200, text: 'An action' }], small, [])).toEqual([]);
});
