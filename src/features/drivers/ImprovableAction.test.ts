import { improvementsOf, isCheapAndRelevant, type ImprovableAction } from './ImprovableAction';

const EMPTY = {
  revenue_state: null,
  relevance: null,
  criticality: null,
  cost: null,
  difficulty: null,
  factor_difficulty: null,
  est_cost_company_m: null,
  time_w: null,
};

const action = (index: number, revenue_state: number): ImprovableAction => ({
  id: `id-${index}`,
  name: `1.1.${index} Action`,
  driver: '1. Expectations',
  area: '2',
  answer: { ...EMPTY, revenue_state },
});

describe('the actions to improve first', () => {
  it('are ten at most, those that gain most for their effort first', () => {
    const actions = Array.from({ length: 14 }, (_, index) => action(index, 1 + (index % 7)));
    const improvements = improvementsOf(actions);
    expect(improvements).toHaveLength(10);
    expect(improvements.map(({ state }) => state)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(improvements[0]).toMatchObject({ area: '2', driverTitle: 'Expectations' });
  });

  it('include none that is at its aim', () => {
    expect(improvementsOf([action(1, 8), action(2, 10)])).toEqual([]);
  });
});

test.each([
  [0, 6, true],
  [3, 10, true],
  [4, 10, false],
  [3, 5, false],
  [null, 10, false],
  [0, null, false],
])('a cost of %s and a relevance of %s are cheap and relevant: %s', (cost, relevance, expected) => {
  expect(isCheapAndRelevant({ cost, relevance })).toBe(expected);
});
