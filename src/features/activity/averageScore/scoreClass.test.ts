import { scoreClass } from './scoreClass';

it('classes an action’s score: up to 3 low, up to 6 medium, above high (§9.4)', () => {
  expect([1, 3, 3.1, 6, 6.1, 10].map(scoreClass)).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]);
});
