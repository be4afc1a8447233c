import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { activityRestored, parsePersistedActivity } from '@/features/activity';
import { collaboratorsRestored, parseCollaboratorsState } from '@/features/collaborators';
import { companiesRestored, parseCompaniesState } from '@/features/companies';
import { driversRestored, parseDriversState } from '@/features/drivers';
import { evolutionRestored, parseEvolutionState } from '@/features/evolution';
import { impactAreasRestored, parseImpactAreasState } from '@/features/impactAreas';
import { parsePlanState, planRestored } from '@/features/plan';
import { parseWorkspacesState, workspacesRestored } from '@/features/workspaces';
import { languageRestored, parseLanguageState } from '@/shared/i18n/languageSlice';
import { listViewsRestored, parseListViewsState } from '@/shared/ui/list/listViewsSlice';
import { parseThemeState, themeRestored } from '@/shared/ui/theme/themeSlice';
import type { RootState } from '../rootReducer';

/**
 * Increases with every change of a persisted shape, but not with a new slice; state of a newer version is ignored.
 */
export const PERSISTED_VERSION = 2;

/** The persisted slices by name, as they were stored. */
export type PersistedState = Record<string, unknown>;

/** The action that restores a slice from its stored value; undefined for an invalid value. */
type Restore<S> = (stored: unknown) => PayloadAction<S> | undefined;

const restore =
  <S>(
    parse: (stored: unknown) => S | undefined,
    restored: (state: S) => PayloadAction<S>,
  ): Restore<S> =>
  (stored) => {
    const state = parse(stored);
    return state === undefined ? undefined : restored(state);
  };

/** The slices that are persisted between visits; every other slice is not. */
const PERSISTED = {
  companies: restore(parseCompaniesState, companiesRestored),
  workspaces: restore(parseWorkspacesState, workspacesRestored),
  collaborators: restore(parseCollaboratorsState, collaboratorsRestored),
  drivers: restore(parseDriversState, driversRestored),
  evolution: restore(parseEvolutionState, evolutionRestored),
  impactAreas: restore(parseImpactAreasState, impactAreasRestored),
  activity: restore(parsePersistedActivity, activityRestored),
  listViews: restore(parseListViewsState, listViewsRestored),
  plan: restore(parsePlanState, planRestored),
  theme: restore(parseThemeState, themeRestored),
  language: restore(parseLanguageState, languageRestored),
} satisfies { [Slice in keyof RootState]?: Restore<RootState[Slice]> };

const NAMES = Object.keys(PERSISTED) as (keyof typeof PERSISTED)[];

export const toPersistedState = (state: RootState): PersistedState =>
  Object.fromEntries(NAMES.map((name) => [name, state[name]]));

/** Whether a persisted slice differs between two states. */
export const persistedStateDiffers = (now: RootState, before: RootState): boolean =>
  NAMES.some((name) => now[name] !== before[name]);

/** The actions that restore the slices whose stored values are valid. */
export const restoringActions = (stored: PersistedState): UnknownAction[] =>
  NAMES.flatMap((name) => PERSISTED[name](stored[name]) ?? []);
