import { evolutionSlice, parseEvolutionState, seriesHidden, targetsShown } from './evolutionSlice';

const { reducer, getInitialState } = evolutionSlice;

describe('the settings of the charts', () => {
  it('are restored as they were stored', () => {
    const hidden = reducer(getInitialState(), seriesHidden(['globalAverage', 'expectations']));
    const state = reducer(hidden, targetsShown(true));
    expect(parseEvolutionState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('are restored from a visit that also stored the year', () => {
    expect(parseEvolutionState({ hidden: ['globalAverage'], year: 2025 })).toEqual({
      hidden: ['globalAverage'],
      targets: false,
    });
  });

  it.each([null, 7, [], { hidden: 'expectations' }, { hidden: ['profit'] }, {}])(
    'are not restored from %j',
    (stored) => {
      expect(parseEvolutionState(stored)).toBeUndefined();
    },
  );
});
