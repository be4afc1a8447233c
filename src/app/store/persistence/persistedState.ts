import type { UnknownAction } from '@reduxjs/toolkit';
import { activityRestored, parsePersistedActivity, toPersistedActivity } from '@/features/activity';
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

/** How one slice is persisted. `restore` returns undefined for an invalid value. */
interface PersistedSlice<S> {
  persist: (state: S) => unknown;
  restore: (stored: unknown) => UnknownAction | undefined;
}

function persisted<S, P = S>(
  parse: (stored: unknown) => P | undefined,
  restored: (value: P) => UnknownAction,
  persist: (state: S) => unknown = (state) => state,
): PersistedSlice<S> {
  return {
    persist,
    restore: (stored) => {
      const value = parse(stored);
      return value === undefined ? undefined : restored(value);
    },
  };
}

/** The slices that are persisted between visits; every other slice is not. */
const PERSISTED = {
  companies: persisted(parseCompaniesState, companiesRestored),
  drivers: persisted(parseDriversState, driversRestored),
  evolution: persisted(parseEvolutionState, evolutionRestored),
  activity: persisted(parsePersistedActivity, activityRestored, toPersistedActivity),
  theme: persisted(parseThemeState, themeRestored),
  language: persisted(parseLanguageState, languageRestored),
} satisfies { [Slice in keyof RootState]?: PersistedSlice<RootState[Slice]> };

const NAMES = Object.keys(PERSISTED) as (keyof typeof PERSISTED)[];

export function toPersistedState(state: RootState): PersistedState {
  // `satisfies` pairs each entry with its slice; TypeScript loses the pairing for a union of names.
  const persist = (name: keyof typeof PERSISTED) =>
    (PERSISTED[name].persist as (slice: unknown) => unknown)(state[name]);
  return Object.fromEntries(NAMES.map((name) => [name, persist(name)]));
}

/** Whether a persisted slice differs between two states. */
export function persistedStateDiffers(now: RootState, before: RootState): boolean {
  return NAMES.some((name) => now[name] !== before[name]);
}

/** The actions that restore the slices whose stored values are valid. */
export function restoringActions(stored: PersistedState): UnknownAction[] {
  return NAMES.flatMap((name) => PERSISTED[name].restore(stored[name]) ?? []);
}
