import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether built-in sample data replaces data of an unreachable server. */
export interface SampleState {
  /** The number of views that show sample data; the banner is visible while it is not 0. */
  views: number;
  /** The page shows cached figures of an earlier visit, so no view on it may show sample data. */
  withheld: boolean;
}

const initialState: SampleState = { views: 0, withheld: false };

export const sampleSlice = createSlice({
  name: 'sample',
  initialState,
  reducers: {
    sampleShown: (state) => {
      state.views += 1;
    },
    sampleHidden: (state) => {
      state.views -= 1;
    },
    sampleWithheld: (state, { payload }: PayloadAction<boolean>) => {
      state.withheld = payload;
    },
  },
  selectors: {
    selectShowsSample: (state) => state.views > 0,
    selectSampleWithheld: (state) => state.withheld,
  },
});

export const { sampleShown, sampleHidden, sampleWithheld } = sampleSlice.actions;
export const { selectShowsSample, selectSampleWithheld } = sampleSlice.selectors;
