import type { UnknownAction } from '@reduxjs/toolkit';
import { activityRestored, parsePersistedActivity } from '@/features/activity';
import { companiesRestored, parseCompaniesState } from '@/features/companies';
import { driversRestored, parseDriversState } from '@/features/drivers';
import { evolutionRestored, parseEvolutionState } from '@/features/evolution';
import { languageRestored, parseLanguageState } from '@/shared/i18n/languageSlice';
import { parseThemeState, themeRestored } from '@/shared/ui/theme/themeSlice';
import type { RootState } from '../store';

/** One more with every change of a part's form; what a newer version wrote is left alone. */
export const KEPT_VERSION = 1;

/** What is kept of one slice, and how it comes back; undefined for what is broken or foreign. */
interface KeptPart<S> {
  keep: (state: S) => unknown;
  restore: (stored: unknown) => UnknownAction | undefined;
}

const whole = <S>(
  parse: (stored: unknown) => S | undefined,
  restored: (kept: S) => UnknownAction,
): KeptPart<S> => ({
  keep: (state) => state,
  restore: (stored) => {
    const state = parse(stored);
    return state === undefined ? undefined : restored(state);
  },
});

/** What is kept between visits, slice by slice; everything else is forgotten. */
const PARTS = {
  companies: whole(parseCompaniesState, companiesRestored),
  drivers: whole(parseDriversState, driversRestored),
  evolution: whole(parseEvolutionState, evolutionRestored),
  activity: whole(parsePersistedActivity, activityRestored),
  theme: whole(parseThemeState, themeRestored),
  language: whole(parseLanguageState, languageRestored),
} satisfies { [Slice in keyof RootState]?: KeptPart<RootState[Slice]> };

const SLICES = Object.keys(PARTS) as (keyof typeof PARTS)[];

export function toKept(state: RootState): Record<string, unknown> {
  // A part and its slice belong together by the table's type; a union of them can't say so.
  const keep = (slice: keyof typeof PARTS) =>
    (PARTS[slice].keep as (s: unknown) => unknown)(state[slice]);
  return Object.fromEntries(SLICES.map((slice) => [slice, keep(slice)]));
}

/** Whether an action changed anything that is kept. */
export function keptDiffers(now: RootState, before: RootState): boolean {
  return SLICES.some((slice) => now[slice] !== before[slice]);
}

/** The actions that bring kept parts back. */
export function restoringActions(kept: Record<string, unknown>): UnknownAction[] {
  return SLICES.flatMap((slice) => PARTS[slice].restore(kept[slice]) ?? []);
}
