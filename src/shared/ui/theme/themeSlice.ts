import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the person chose; 'system' follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeState {
  choice: ThemeChoice;
}

const initialState: ThemeState = { choice: 'system' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (state, action: PayloadAction<ThemeChoice>) => {
      state.choice = action.payload;
    },
  },
  selectors: { selectThemeChoice: (state) => state.choice },
});

export const { themeChosen } = themeSlice.actions;
export const { selectThemeChoice } = themeSlice.selectors;
