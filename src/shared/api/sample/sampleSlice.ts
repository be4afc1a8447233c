import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether built-in sample data replaces data of an unreachable server. */
export interface SampleState {
  /** How many views show it at this moment; the banner is visible while there is one. */
  views: number;
  /** Real figures of an earlier visit are shown: no view may mix sample data with them. */
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
