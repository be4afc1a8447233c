import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is shown from an earlier visit; gone once the server has said how it is now. */
export interface LastKnownState {
  /** Of when it is, ms since the epoch; null while nothing of it is shown. */
  at: number | null;
  companyId: string | null;
  /** The parts that the server has not told anew yet. */
  parts: readonly LastKnownPart[];
  /** How asking for them goes: 'failed' where some were asked for in vain, 'again' after that. */
  refresh: 'running' | 'failed' | 'again';
}

export const LAST_KNOWN_PARTS = ['user', 'companies', 'drivers', 'areas'] as const;
export type LastKnownPart = (typeof LAST_KNOWN_PARTS)[number];

const initialState: LastKnownState = {
  at: null,
  companyId: null,
  parts: [],
  refresh: 'running',
};

export const lastKnownSlice = createSlice({
  name: 'lastKnown',
  initialState,
  reducers: {
    lastKnownShown: (_, { payload }: PayloadAction<{ at: number; companyId: string }>) => ({
      ...initialState,
      ...payload,
      parts: [...LAST_KNOWN_PARTS],
    }),
    partRefreshed: (state, { payload: part }: PayloadAction<LastKnownPart>) => {
      const parts = state.parts.filter((one) => one !== part);
      return parts.length > 0 ? { ...state, parts } : initialState;
    },
    refreshFailed: (state) => {
      state.refresh = 'failed';
    },
    refreshAgain: (state) => {
      state.refresh = 'again';
    },
    /** Another company is looked at, or that one is closed: nothing that is shown is old. */
    lastKnownLeft: () => initialState,
  },
  selectors: {
    selectLastKnown: (state) => state,
    selectLastKnownAt: (state) => state.at,
  },
});

export const { lastKnownShown, partRefreshed, refreshFailed, refreshAgain, lastKnownLeft } =
  lastKnownSlice.actions;
export const { selectLastKnown, selectLastKnownAt } = lastKnownSlice.selectors;
