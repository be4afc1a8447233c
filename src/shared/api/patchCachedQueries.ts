import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';

/** A change that was made. `undo` reverts it. */
interface Patch {
  undo: () => void;
}

/** Dispatched, it changes cached results. */
export type CachePatch = (dispatch: AppDispatch, getState: () => ApiRootState) => Patch;

interface Mutation<Result> {
  dispatch: (patch: CachePatch) => Patch;
  queryFulfilled: Promise<{ data: Result }>;
}

/**
 * Patches every cached result of one query, whatever its argument. A feature defines one such thunk for each list
 * that its mutations change, with the query's `selectCachedArgsForQuery` and `updateQueryData`.
 */
export function patchCachedQueries<Arg>(
  selectArgs: (state: ApiRootState) => readonly Arg[],
  patchOne: (arg: Arg) => ThunkAction<Patch, ApiRootState, unknown, UnknownAction>,
): CachePatch {
  return (dispatch, getState) => {
    const patches = selectArgs(getState()).map((arg) => dispatch(patchOne(arg)));
    return { undo: () => patches.forEach(({ undo }) => undo()) };
  };
}

/** Several patches as one. */
export const patchAll =
  (patches: readonly CachePatch[]): CachePatch =>
  (dispatch, getState) => {
    const made = patches.map((patch) => patch(dispatch, getState));
    return { undo: () => made.forEach(({ undo }) => undo()) };
  };

/** Patches cached results without waiting for the reply. Reverts the patch if the mutation fails. */
export function patchOptimistically(
  { dispatch, queryFulfilled }: Mutation<unknown>,
  patch: CachePatch,
): void {
  const { undo } = dispatch(patch);
  queryFulfilled.catch(undo);
}

/** Patches cached results after a mutation has succeeded, before its tags refetch them. */
export function patchAfterFulfilled<Result>(
  { dispatch, queryFulfilled }: Mutation<Result>,
  patchFor: (result: Result) => CachePatch,
): void {
  queryFulfilled.then(
    ({ data }) => void dispatch(patchFor(data)),
    // The caller of the mutation reports the failure.
    () => undefined,
  );
}
