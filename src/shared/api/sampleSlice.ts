import { createSlice } from '@reduxjs/toolkit';

/** How many views show built-in sample data at this moment; the banner stands while there is one. */
export interface SampleState {
  views: number;
}

const initialState: SampleState = { views: 0 };

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
  },
  selectors: { selectShowsSample: (state) => state.views > 0 },
});

export const { sampleShown, sampleHidden } = sampleSlice.actions;
export const { selectShowsSample } = sampleSlice.selectors;
