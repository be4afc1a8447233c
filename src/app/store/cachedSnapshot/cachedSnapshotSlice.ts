import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const SNAPSHOT_PARTS = ['user', 'companies', 'drivers', 'areas'] as const;
export type SnapshotPart = (typeof SNAPSHOT_PARTS)[number];

/** The cached snapshot of an earlier visit, as long as the page shows any part of it. */
export interface CachedSnapshotState {
  /** When the snapshot was taken, ms since the epoch; null while none is shown. */
  takenAt: number | null;
  companyId: string | null;
  /** The parts that the server has not replaced yet. */
  staleParts: readonly SnapshotPart[];
  /** How fetching the parts goes; 'retrying' after a failure. */
  refresh: 'running' | 'failed' | 'retrying';
}

const initialState: CachedSnapshotState = {
  takenAt: null,
  companyId: null,
  staleParts: [],
  refresh: 'running',
};

export const cachedSnapshotSlice = createSlice({
  name: 'cachedSnapshot',
  initialState,
  reducers: {
    snapshotShown: (_, { payload }: PayloadAction<{ takenAt: number; companyId: string }>) => ({
      ...initialState,
      ...payload,
      staleParts: [...SNAPSHOT_PARTS],
    }),
    partRefreshed: (state, { payload: part }: PayloadAction<SnapshotPart>) => {
      const staleParts = state.staleParts.filter((one) => one !== part);
      return staleParts.length > 0 ? { ...state, staleParts } : initialState;
    },
    refreshFailed: (state) => {
      state.refresh = 'failed';
    },
    refreshRetried: (state) => {
      state.refresh = 'retrying';
    },
    /** The pages show another company, or the company was deleted, so that no shown data is stale. */
    snapshotHidden: () => initialState,
  },
  selectors: {
    selectCachedSnapshot: (state) => state,
    selectShowsSnapshot: (state) => state.takenAt !== null,
  },
});

export const { snapshotShown, partRefreshed, refreshFailed, refreshRetried, snapshotHidden } =
  cachedSnapshotSlice.actions;
export const { selectCachedSnapshot, selectShowsSnapshot } = cachedSnapshotSlice.selectors;
