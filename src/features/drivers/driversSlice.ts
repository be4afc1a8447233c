import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActionOrder } from './DriverDetail';

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

/** How the person looks at the company overview. */
export interface DriversState {
  activeTab: OverviewTab;
  order: ActionOrder;
}

const initialState: DriversState = { activeTab: GENERAL_TAB, order: 'worse' };

export const driversSlice = createSlice({
  name: 'drivers',
  initialState,
  reducers: {
    tabOpened: (state, action: PayloadAction<OverviewTab>) => {
      state.activeTab = action.payload;
    },
    actionsOrdered: (state, action: PayloadAction<ActionOrder>) => {
      state.order = action.payload;
    },
    driversRestored: (_, action: PayloadAction<DriversState>) => action.payload,
  },
  selectors: {
    selectActiveTab: (state) => state.activeTab,
    selectActionOrder: (state) => state.order,
  },
});

export const { tabOpened, actionsOrdered, driversRestored } = driversSlice.actions;
export const { selectActiveTab, selectActionOrder } = driversSlice.selectors;

/** Reads what an earlier visit kept; undefined for anything that is not ours. */
export function parseDriversState(stored: unknown): DriversState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { activeTab, order } = stored as Record<string, unknown>;
  const tab = TABS.find((known) => known === activeTab);
  if (!tab || (order !== 'better' && order !== 'worse')) return undefined;
  return { activeTab: tab, order };
}
