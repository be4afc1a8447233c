import { sliderScale } from './sliderScale';

test.each([
  [0, { max: 1, step: 0.01 }],
  [0.5, { max: 0.5, step: 0.01 }],
  [1.87, { max: 1.88, step: 0.02 }],
  [42.3, { max: 42.5, step: 0.5 }],
  [100, { max: 100, step: 1 }],
  [123_456, { max: 124_000, step: 2_000 }],
])('a slider for costs of %s millions', (sum, scale) => {
  expect(sliderScale(sum)).toEqual(scale);
});
