import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A view that shows cached data because the data could not be loaded again. */
export interface StaleView {
  viewId: string;
  /** When the shown data was loaded, ms since 1970. */
  loadedAt: number;
  /** Whether the data is being loaded again. */
  isRefreshing: boolean;
}

/** The views on the page that show stale data, by `viewId`. */
export type StaleDataState = Record<string, StaleView>;

const initialState: StaleDataState = {};

export const staleDataSlice = createSlice({
  name: 'staleData',
  initialState,
  reducers: {
    staleShown: (state, { payload }: PayloadAction<Omit<StaleView, 'isRefreshing'>>) => {
      state[payload.viewId] = { ...payload, isRefreshing: false };
    },
    /** The data of the view is requested again. */
    staleRefreshing: (state, { payload: viewId }: PayloadAction<string>) => {
      const view = state[viewId];
      if (view) view.isRefreshing = true;
    },
    staleHidden: (state, { payload: viewId }: PayloadAction<string>) => {
      delete state[viewId];
    },
  },
  selectors: {
    selectShowsStaleData: (state) => Object.keys(state).length > 0,
    /** The oldest stale data on the page, and whether any of it is being loaded again; null without stale data. */
    selectStaleData: createSelector([(state: StaleDataState) => state], (state) => {
      const views = Object.values(state);
      if (views.length === 0) return null;
      return {
        loadedAt: Math.min(...views.map(({ loadedAt }) => loadedAt)),
        isRefreshing: views.some(({ isRefreshing }) => isRefreshing),
      };
    }),
  },
});

export const { staleShown, staleRefreshing, staleHidden } = staleDataSlice.actions;
export const { selectShowsStaleData, selectStaleData } = staleDataSlice.selectors;
