import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ImpactAreasState {
  /** Number of the area whose action was opened last, '1' … '7'. */
  chosenNumber: string | null;
}

const initialState: ImpactAreasState = { chosenNumber: null };

/** The impact area that the person works in. It is persisted. */
export const impactAreasSlice = createSlice({
  name: 'impactAreas',
  initialState,
  reducers: {
    areaChosen: (state, { payload }: PayloadAction<string>) => {
      state.chosenNumber = payload;
    },
    impactAreasRestored: (_, { payload }: PayloadAction<ImpactAreasState>) => payload,
  },
});

export const { areaChosen, impactAreasRestored } = impactAreasSlice.actions;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseImpactAreasState(stored: unknown): ImpactAreasState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { chosenNumber } = stored as Record<string, unknown>;
  if (chosenNumber === null) return { chosenNumber };
  const isNumber = typeof chosenNumber === 'string' && /^[1-7]$/.test(chosenNumber);
  return isNumber ? { chosenNumber } : undefined;
}
