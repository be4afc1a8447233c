import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SERIES_KEYS, type SeriesKey } from './series';

/** The settings of the charts on every page. They are persisted. */
export interface EvolutionState {
  /** The series that the filter menu switched off. */
  hidden: SeriesKey[];
  /** Whether the charts show the paths to the targets. */
  targets: boolean;
}

const initialState: EvolutionState = { hidden: [], targets: false };

export const evolutionSlice = createSlice({
  name: 'evolution',
  initialState,
  reducers: {
    seriesHidden: (state, action: PayloadAction<readonly SeriesKey[]>) => {
      state.hidden = [...action.payload];
    },
    targetsShown: (state, action: PayloadAction<boolean>) => {
      state.targets = action.payload;
    },
    evolutionRestored: (_, action: PayloadAction<EvolutionState>) => action.payload,
  },
  selectors: {
    selectHidden: (state) => state.hidden,
    selectTargets: (state) => state.targets,
  },
});

export const { seriesHidden, targetsShown, evolutionRestored } = evolutionSlice.actions;
export const { selectHidden, selectTargets } = evolutionSlice.selectors;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseEvolutionState(stored: unknown): EvolutionState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { hidden, targets } = stored as Record<string, unknown>;
  if (!Array.isArray(hidden) || !hidden.every(isSeriesKey)) return undefined;
  return { hidden: [...new Set(hidden)], targets: targets === true };
}

const isSeriesKey = (key: unknown): key is SeriesKey => SERIES_KEYS.some((known) => known === key);
