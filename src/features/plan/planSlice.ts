import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { STATE_MAX, STATE_MIN } from '@contract/answer';

/** The actions that a person considers raising, and the aims that differ from the default. */
export interface WhatIf {
  selected: string[];
  aims: Record<string, number>;
}

/** The what-ifs of the person on this device, by company. They are persisted. */
export type PlanState = Record<string, WhatIf>;

interface OfCompany {
  companyId: string;
}

const initialState: PlanState = {};
const NOTHING: WhatIf = { selected: [], aims: {} };

export const planSlice = createSlice({
  name: 'plan',
  initialState,
  reducers: {
    actionToggled: (state, { payload }: PayloadAction<OfCompany & { id: string }>) => {
      const whatIf = (state[payload.companyId] ??= { selected: [], aims: {} });
      const isSelected = whatIf.selected.includes(payload.id);
      whatIf.selected = isSelected
        ? whatIf.selected.filter((id) => id !== payload.id)
        : [...whatIf.selected, payload.id];
    },
    aimChosen: (state, { payload }: PayloadAction<OfCompany & { id: string; aim: number }>) => {
      const whatIf = (state[payload.companyId] ??= { selected: [], aims: {} });
      whatIf.aims[payload.id] = payload.aim;
    },
    selectionReplaced: (state, { payload }: PayloadAction<OfCompany & { ids: string[] }>) => {
      const whatIf = (state[payload.companyId] ??= { selected: [], aims: {} });
      whatIf.selected = payload.ids;
    },
    /** What is in the plan is no longer considered; otherwise it would be selected again once it is done. */
    actionsPlanned: (state, { payload }: PayloadAction<OfCompany & { ids: string[] }>) => {
      const whatIf = state[payload.companyId];
      if (!whatIf) return;
      whatIf.selected = whatIf.selected.filter((id) => !payload.ids.includes(id));
    },
    planRestored: (_, { payload }: PayloadAction<PlanState>) => payload,
  },
  selectors: {
    selectWhatIf: (state, companyId: string): WhatIf => state[companyId] ?? NOTHING,
  },
});

export const { actionToggled, actionsPlanned, aimChosen, selectionReplaced, planRestored } =
  planSlice.actions;
export const { selectWhatIf } = planSlice.selectors;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parsePlanState(stored: unknown): PlanState | undefined {
  if (!isRecord(stored)) return undefined;
  const entries = Object.entries(stored);
  return entries.every(([, whatIf]) => isWhatIf(whatIf)) ? (stored as PlanState) : undefined;
}

function isWhatIf(value: unknown): value is WhatIf {
  if (!isRecord(value)) return false;
  const { selected, aims } = value;
  return (
    Array.isArray(selected) &&
    selected.every((id) => typeof id === 'string') &&
    isRecord(aims) &&
    Object.values(aims).every(isAim)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAim = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= STATE_MIN && value <= STATE_MAX;
