import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isIdOrNull } from '@/shared/lib/isIdOrNull';

/** Ids of the companies that the person chose; null until they are set at startup. */
export interface CompaniesState {
  /** The company that the pages show. */
  shownId: string | null;
  /** The company that is being edited or managed. */
  selectedId: string | null;
  /** The company that is compared with the shown one. If it is the shown one, no comparison is chosen. */
  comparedId: string | null;
}

const initialState: CompaniesState = { shownId: null, selectedId: null, comparedId: null };

export const companiesSlice = createSlice({
  name: 'companies',
  initialState,
  reducers: {
    companyShown: (state, action: PayloadAction<string>) => {
      // Without a comparison both ids are equal, and they have to remain equal.
      if (state.comparedId === state.shownId) state.comparedId = action.payload;
      state.shownId = action.payload;
    },
    companySelected: (state, action: PayloadAction<string>) => {
      state.selectedId = action.payload;
    },
    /** Null, or the id of the shown company, ends the comparison. */
    companyCompared: (state, action: PayloadAction<string | null>) => {
      state.comparedId = action.payload ?? state.shownId;
    },
    /** Sets the choice that follows from the loaded companies. */
    companiesChosen: (_, action: PayloadAction<CompaniesState>) => action.payload,
    companiesRestored: (_, action: PayloadAction<CompaniesState>) => action.payload,
  },
  selectors: {
    selectCompanyChoice: (state) => state,
  },
});

export const {
  companyShown,
  companySelected,
  companyCompared,
  companiesChosen,
  companiesRestored,
} = companiesSlice.actions;
export const { selectCompanyChoice } = companiesSlice.selectors;

/** Reads the choice that an earlier visit persisted. Undefined if it is invalid. */
export function parseCompaniesState(stored: unknown): CompaniesState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { shownId, selectedId, comparedId } = stored as Record<string, unknown>;
  if (!isIdOrNull(shownId) || !isIdOrNull(selectedId) || !isIdOrNull(comparedId)) return undefined;
  return { shownId, selectedId, comparedId };
}
