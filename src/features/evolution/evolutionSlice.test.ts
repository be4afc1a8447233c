import { evolutionSlice, parseEvolutionState, seriesToggled, yearPicked } from './evolutionSlice';

const { reducer, getInitialState } = evolutionSlice;

describe('how the person looks at charts', () => {
  it('switches series off and on again', () => {
    const off = reducer(getInitialState(), seriesToggled('revenueGrowth'));
    expect(off.hidden).toEqual(['revenueGrowth']);
    expect(reducer(off, seriesToggled('revenueGrowth')).hidden).toEqual([]);
  });

  it('comes back as it was kept', () => {
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
  ])('is not taken from %j', (stored) => {
    expect(parseEvolutionState(stored)).toBeUndefined();
  });
});
