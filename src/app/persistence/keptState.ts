import type { UnknownAction } from '@reduxjs/toolkit';
import {
  activityRestored,
  parseActivityState,
  toPersistedActivity,
  type ActivityState,
} from '@/features/activity';
import { companiesRestored, parseCompaniesState, type CompaniesState } from '@/features/companies';
import { themeChosen, type ThemeState } from '@/shared/ui/theme/themeSlice';

/** One more with every change of a part's form; what a newer version wrote is left alone. */
export const KEPT_VERSION = 1;

interface KeptParts {
  companies: CompaniesState;
  activity: ActivityState;
  theme: ThemeState;
}

/** What is kept between visits, key by key; everything else is forgotten. */
export function toKept(state: KeptParts): Record<string, unknown> {
  return {
    companies: state.companies,
    activity: toPersistedActivity(state.activity),
    theme: state.theme,
  };
}

/** The actions that bring kept parts back; a part that is broken or foreign brings none. */
export function restoringActions(kept: Record<string, unknown>): UnknownAction[] {
  const companies = parseCompaniesState(kept.companies);
  const activity = parseActivityState(kept.activity);
  const theme = parseTheme(kept.theme);
  return [
    ...(companies ? [companiesRestored(companies)] : []),
    ...(activity ? [activityRestored(activity)] : []),
    ...(theme ? [themeChosen(theme.choice)] : []),
  ];
}

function parseTheme(stored: unknown): ThemeState | undefined {
  const choice: unknown = (stored as Partial<ThemeState> | null | undefined)?.choice;
  if (choice === 'system' || choice === 'light' || choice === 'dark') return { choice };
  return undefined;
}
