import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isIdOrNull } from '@/shared/lib/isIdOrNull';

/** Which companies the person chose, by id; null until start-up has set them. */
export interface CompaniesState {
  /** The one the pages show. */
  shownId: string | null;
  /** The one being edited or managed. */
  selectedId: string | null;
  /** The one beside it in the comparison; the same one means none chosen yet. */
  comparedId: string | null;
}

const initialState: CompaniesState = { shownId: null, selectedId: null, comparedId: null };

export const companiesSlice = createSlice({
  name: 'companies',
  initialState,
  reducers: {
    companyShown: (state, action: PayloadAction<string>) => {
      // Where none was compared, none is: that follows the shown one.
      if (state.comparedId === state.shownId) state.comparedId = action.payload;
      state.shownId = action.payload;
    },
    companySelected: (state, action: PayloadAction<string>) => {
      state.selectedId = action.payload;
    },
    /** Null, as the shown one itself, means that none is. */
    companyCompared: (state, action: PayloadAction<string | null>) => {
      state.comparedId = action.payload ?? state.shownId;
    },
    /** Start-up and login have decided which company to begin with. */
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

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseCompaniesState(stored: unknown): CompaniesState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { shownId, selectedId, comparedId } = stored as Record<string, unknown>;
  if (!isIdOrNull(shownId) || !isIdOrNull(selectedId) || !isIdOrNull(comparedId)) return undefined;
  return { shownId, selectedId, comparedId };
}
