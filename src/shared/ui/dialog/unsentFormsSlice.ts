import { createSlice } from '@reduxjs/toolkit';

/** How many open dialogs hold something typed that the server does not have. */
export const unsentFormsSlice = createSlice({
  name: 'unsentForms',
  initialState: { count: 0 },
  reducers: {
    formFilled: (state) => {
      state.count += 1;
    },
    formLeft: (state) => {
      // Whoever signs out takes the count along, and the dialogs close after it.
      state.count = Math.max(0, state.count - 1);
    },
  },
  selectors: { selectHasUnsentForm: (state) => state.count > 0 },
});

export const { formFilled, formLeft } = unsentFormsSlice.actions;
export const { selectHasUnsentForm } = unsentFormsSlice.selectors;
