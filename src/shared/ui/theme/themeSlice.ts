import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The user's choice; 'system' follows the device. */
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
    /** A theme that was chosen before the stored one was read is kept. */
    themeRestored: (state, action: PayloadAction<ThemeState>) =>
      state.choice === 'system' ? action.payload : state,
  },
  selectors: { selectThemeChoice: (state) => state.choice },
});

export const { themeChosen, themeRestored } = themeSlice.actions;
export const { selectThemeChoice } = themeSlice.selectors;

/** Parses the stored state; undefined if it is invalid. */
export function parseThemeState(stored: unknown): ThemeState | undefined {
  const choice: unknown = (stored as Partial<ThemeState> | null | undefined)?.choice;
  if (choice === 'system' || choice === 'light' || choice === 'dark') return { choice };
  return undefined;
}
