import { apart } from './lineEnds';

const edges = { top: 0, bottom: 100 };

test.each([
  ['far apart stay in their place', [10, 40, 90], [10, 40, 90]],
  ['at the same height are one below the other', [40, 40, 40], [40, 55, 70]],
  ['in any order keep it', [42, 40], [55, 40]],
  ['near the bottom move up', [95, 98, 99], [70, 85, 100]],
  ['near the top move down', [-5, 0], [0, 15]],
])('labels %s', (_, heights, places) => {
  expect(apart(heights, edges)).toEqual(places);
});
