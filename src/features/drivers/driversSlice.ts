import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The tabs of the company overview: all drivers together, or one by its name on the wire. */
export const GENERAL_TAB = 'general';
export const DRIVER_TABS = [
  '1. Expectations',
  '2. Operating Margin',
  '3. Revenue Growth',
  '4. Asset Efficiency',
] as const;

const TABS = [GENERAL_TAB, ...DRIVER_TABS] as const;
export type OverviewTab = (typeof TABS)[number];

/** The tab of the company overview that was opened last; it is persisted. */
export interface DriversState {
  activeTab: OverviewTab;
}

const initialState: DriversState = { activeTab: GENERAL_TAB };

export const driversSlice = createSlice({
  name: 'drivers',
  initialState,
  reducers: {
    tabOpened: (state, action: PayloadAction<OverviewTab>) => {
      state.activeTab = action.payload;
    },
    driversRestored: (_, action: PayloadAction<DriversState>) => action.payload,
  },
  selectors: {
    selectActiveTab: (state) => state.activeTab,
  },
});

export const { tabOpened, driversRestored } = driversSlice.actions;
export const { selectActiveTab } = driversSlice.selectors;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseDriversState(stored: unknown): DriversState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { activeTab } = stored as Record<string, unknown>;
  const tab = TABS.find((known) => known === activeTab);
  return tab && { activeTab: tab };
}
