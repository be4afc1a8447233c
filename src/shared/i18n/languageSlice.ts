import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isLanguage, type Language } from '@contract/language';

export interface LanguageState {
  /** The user's choice; null to follow the device. */
  choice: Language | null;
}

const initialState: LanguageState = { choice: null };

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen: (state, action: PayloadAction<Language>) => {
      state.choice = action.payload;
    },
    languageRestored: (_, action: PayloadAction<LanguageState>) => action.payload,
  },
  selectors: { selectLanguageChoice: (state) => state.choice },
});

export const { languageChosen, languageRestored } = languageSlice.actions;
export const { selectLanguageChoice } = languageSlice.selectors;

/** Parses the stored state; undefined if it is invalid. */
export function parseLanguageState(stored: unknown): LanguageState | undefined {
  const choice: unknown = (stored as Partial<LanguageState> | null | undefined)?.choice;
  return isLanguage(choice) ? { choice } : undefined;
}
