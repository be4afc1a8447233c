import { evolutionSlice, parseEvolutionState, seriesHidden } from './evolutionSlice';

const { reducer, getInitialState } = evolutionSlice;

describe('the settings of the charts', () => {
  it('are restored as they were stored', () => {
    const state = reducer(getInitialState(), seriesHidden(['globalAverage', 'expectations']));
    expect(parseEvolutionState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('are restored from a visit that also stored the year', () => {
    expect(parseEvolutionState({ hidden: ['globalAverage'], year: 2025 })).toEqual({
      hidden: ['globalAverage'],
    });
  });

  it.each([null, 7, [], { hidden: 'expectations' }, { hidden: ['profit'] }, {}])(
    'are not restored from %j',
    (stored) => {
      expect(parseEvolutionState(stored)).toBeUndefined();
    },
  );
});
