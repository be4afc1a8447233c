import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is shown from an earlier visit; gone once the server has said how it is now. */
export interface LastKnownState {
  /** Of when it is, ms since the epoch; null while nothing of it is shown. */
  at: number | null;
  /** The parts that the server has not told anew yet. */
  parts: readonly LastKnownPart[];
}

export const LAST_KNOWN_PARTS = ['user', 'companies', 'drivers', 'areas'] as const;
export type LastKnownPart = (typeof LAST_KNOWN_PARTS)[number];

const initialState: LastKnownState = { at: null, parts: [] };

export const lastKnownSlice = createSlice({
  name: 'lastKnown',
  initialState,
  reducers: {
    lastKnownShown: (_, { payload: at }: PayloadAction<number>) => ({
      at,
      parts: [...LAST_KNOWN_PARTS],
    }),
    partRefreshed: (state, { payload: part }: PayloadAction<LastKnownPart>) => {
      const parts = state.parts.filter((one) => one !== part);
      return parts.length > 0 ? { at: state.at, parts } : initialState;
    },
    /** Another company is looked at: of that one nothing is old. */
    lastKnownLeft: () => initialState,
  },
  selectors: { selectLastKnownAt: (state) => state.at },
});

export const { lastKnownShown, partRefreshed, lastKnownLeft } = lastKnownSlice.actions;
export const { selectLastKnownAt } = lastKnownSlice.selectors;
