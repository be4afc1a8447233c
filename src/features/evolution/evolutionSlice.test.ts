import { evolutionSlice, parseEvolutionState, seriesToggled, yearPicked } from './evolutionSlice';

const { reducer, getInitialState } = evolutionSlice;

describe('the settings of the charts', () => {
  it('include the series that are switched off', () => {
    const off = reducer(getInitialState(), seriesToggled('revenueGrowth'));
    expect(off.hidden).toEqual(['revenueGrowth']);
    expect(reducer(off, seriesToggled('revenueGrowth')).hidden).toEqual([]);
  });

  it('are restored as they were stored', () => {
    const state = [seriesToggled('globalAverage'), yearPicked(2025)].reduce(
      reducer,
      getInitialState(),
    );
    expect(parseEvolutionState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    null,
    7,
    [],
    { hidden: 'expectations', year: null },
    { hidden: ['profit'], year: null },
    { hidden: [], year: '2024' },
    { hidden: [], year: 20.5 },
    { hidden: [] },
  ])('are not restored from %j', (stored) => {
    expect(parseEvolutionState(stored)).toBeUndefined();
  });
});
