import type { UnknownAction } from '@reduxjs/toolkit';
import { activityRestored, parsePersistedActivity } from '@/features/activity';
import { companiesRestored, parseCompaniesState } from '@/features/companies';
import { driversRestored, parseDriversState } from '@/features/drivers';
import { evolutionRestored, parseEvolutionState } from '@/features/evolution';
import { languageRestored, parseLanguageState } from '@/shared/i18n/languageSlice';
import { parseThemeState, themeRestored } from '@/shared/ui/theme/themeSlice';
import type { RootState } from '../rootReducer';

/** Increases with every change of a persisted shape; state of a newer version is ignored. */
export const PERSISTED_VERSION = 1;

/** The persisted value of each slice, by the slice's name. */
export type PersistedState = Record<string, unknown>;

/** Restores one slice from its stored value; undefined for an invalid value. */
type Restore = (stored: unknown) => UnknownAction | undefined;

const restores =
  <S>(parse: (stored: unknown) => S | undefined, restored: (state: S) => UnknownAction): Restore =>
  (stored) => {
    const state = parse(stored);
    return state === undefined ? undefined : restored(state);
  };

/** The slices that are persisted between visits; every other slice is not. */
const PERSISTED = {
  companies: restores(parseCompaniesState, companiesRestored),
  drivers: restores(parseDriversState, driversRestored),
  evolution: restores(parseEvolutionState, evolutionRestored),
  activity: restores(parsePersistedActivity, activityRestored),
  theme: restores(parseThemeState, themeRestored),
  language: restores(parseLanguageState, languageRestored),
} satisfies { [Slice in keyof RootState]?: Restore };

const NAMES = Object.keys(PERSISTED) as (keyof typeof PERSISTED)[];

export function toPersistedState(state: RootState): PersistedState {
  return Object.fromEntries(NAMES.map((name) => [name, state[name]]));
}

/** Whether a persisted slice differs between two states. */
export function persistedStateDiffers(now: RootState, before: RootState): boolean {
  return NAMES.some((name) => now[name] !== before[name]);
}

/** The actions that restore the slices whose stored values are valid. */
export function restoringActions(stored: PersistedState): UnknownAction[] {
  return NAMES.flatMap((name) => PERSISTED[name](stored[name]) ?? []);
}
