import type { MovedAction } from '../Movement';
import { movedSubdrivers } from './subdrivers';

const action = (subdriver: string, driver = 'Expectations'): MovedAction => ({
  id: '1',
  number: '1.1.1.1',
  title: 'An action',
  area: '1',
  driver,
  subdriver,
  cause: 'rescored',
  isNotApplicable: false,
  contribution: 0,
  before: null,
  after: null,
  changes: 1,
  lastChange: null,
});

test('the contributions of a sub-driver are added, the largest sum first', () => {
  const actions = [action('Volume'), action('Price'), action('Volume')];
  expect(movedSubdrivers(actions, [0.1, -0.5, 0.2])).toMatchObject([
    { name: 'Price', contribution: -0.5 },
    { name: 'Volume', contribution: 0.3 },
  ]);
});

test('sub-drivers of the same name belong to their drivers', () => {
  const actions = [action('Price'), action('Price', 'Revenue Growth')];
  expect(movedSubdrivers(actions, [0.1, 0.2])).toHaveLength(2);
});

test('a sub-driver whose actions cancel each other out is left out', () => {
  expect(movedSubdrivers([action('Price'), action('Price')], [0.1, -0.1])).toEqual([]);
});
