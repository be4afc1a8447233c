import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A view that shows cached data because the data could not be loaded again. */
export interface StaleView {
  viewId: string;
  /** When the shown data was loaded, ms since 1970. */
  loadedAt: number;
}

/** The views on the page that show stale data, by `viewId`. */
export type StaleDataState = Record<string, StaleView>;

const initialState: StaleDataState = {};

export const staleDataSlice = createSlice({
  name: 'staleData',
  initialState,
  reducers: {
    staleShown: (state, { payload }: PayloadAction<StaleView>) => {
      state[payload.viewId] = payload;
    },
    staleHidden: (state, { payload: viewId }: PayloadAction<string>) => {
      delete state[viewId];
    },
  },
  selectors: {
    selectShowsStaleData: (state) => Object.keys(state).length > 0,
    /** When the oldest stale data on the page was loaded, ms since 1970; null without stale data. */
    selectStaleSince: (state): number | null => {
      const times = Object.values(state).map(({ loadedAt }) => loadedAt);
      return times.length > 0 ? Math.min(...times) : null;
    },
  },
});

export const { staleShown, staleHidden } = staleDataSlice.actions;
export const { selectShowsStaleData, selectStaleSince } = staleDataSlice.selectors;
