import { createSlice } from '@reduxjs/toolkit';

/** The number of open forms with unsent input. */
export const unsentFormsSlice = createSlice({
  name: 'unsentForms',
  initialState: { count: 0 },
  reducers: {
    formFilled: (state) => {
      state.count += 1;
    },
    formLeft: (state) => {
      // Signing out resets the count before the dialogs close.
      state.count = Math.max(0, state.count - 1);
    },
  },
  selectors: { selectHasUnsentForm: (state) => state.count > 0 },
});

export const { formFilled, formLeft } = unsentFormsSlice.actions;
export const { selectHasUnsentForm } = unsentFormsSlice.selectors;
