import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SERIES_KEYS, type SeriesKey } from './series';

/** How the person looks at charts, on every page alike. */
export interface EvolutionState {
  /** Series that the filter menu switched off. */
  hidden: SeriesKey[];
  /** The year that was picked; null until then. */
  year: number | null;
}

const initialState: EvolutionState = { hidden: [], year: null };

export const evolutionSlice = createSlice({
  name: 'evolution',
  initialState,
  reducers: {
    seriesToggled: (state, { payload: key }: PayloadAction<SeriesKey>) => {
      state.hidden = state.hidden.includes(key)
        ? state.hidden.filter((hidden) => hidden !== key)
        : [...state.hidden, key];
    },
    yearPicked: (state, action: PayloadAction<number>) => {
      state.year = action.payload;
    },
    evolutionRestored: (_, action: PayloadAction<EvolutionState>) => action.payload,
  },
  selectors: {
    selectHidden: (state) => state.hidden,
    selectPickedYear: (state) => state.year,
  },
});

export const { seriesToggled, yearPicked, evolutionRestored } = evolutionSlice.actions;
export const { selectHidden, selectPickedYear } = evolutionSlice.selectors;

/** Reads what an earlier visit kept; undefined for anything that is not ours. */
export function parseEvolutionState(stored: unknown): EvolutionState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { hidden, year } = stored as Record<string, unknown>;
  if (!Array.isArray(hidden) || !hidden.every(isSeriesKey)) return undefined;
  if (year !== null && !isYear(year)) return undefined;
  return { hidden: [...new Set(hidden)], year };
}

const isSeriesKey = (key: unknown): key is SeriesKey => SERIES_KEYS.some((known) => known === key);

const isYear = (year: unknown): year is number =>
  typeof year === 'number' && Number.isInteger(year) && year > 0;
