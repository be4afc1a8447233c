import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SERIES_KEYS, type SeriesKey } from './series';

/** The settings of the charts on every page. They are persisted. */
export interface EvolutionState {
  /** The series that the filter menu switched off. */
  hidden: SeriesKey[];
}

const initialState: EvolutionState = { hidden: [] };

export const evolutionSlice = createSlice({
  name: 'evolution',
  initialState,
  reducers: {
    seriesHidden: (state, action: PayloadAction<readonly SeriesKey[]>) => {
      state.hidden = [...action.payload];
    },
    evolutionRestored: (_, action: PayloadAction<EvolutionState>) => action.payload,
  },
  selectors: {
    selectHidden: (state) => state.hidden,
  },
});

export const { seriesHidden, evolutionRestored } = evolutionSlice.actions;
export const { selectHidden } = evolutionSlice.selectors;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseEvolutionState(stored: unknown): EvolutionState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { hidden } = stored as Record<string, unknown>;
  if (!Array.isArray(hidden) || !hidden.every(isSeriesKey)) return undefined;
  return { hidden: [...new Set(hidden)] };
}

const isSeriesKey = (key: unknown): key is SeriesKey => SERIES_KEYS.some((known) => known === key);
