import { useCallback, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { ApiError } from '@/shared/api/errors/ApiError';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { draftKey, OPINION_FIELD, type Draft } from '../saving/draft/Draft';
import { saveDrafts } from '../saving/saveDrafts';
import {
  draftDiscarded,
  draftEdited,
  draftSaveRequested,
  selectDrafts,
  type WithSaving,
} from '../saving/savingSlice';

/** The longest time that handing in waits for the unsaved opinions. */
const SAVE_WAIT_MS = 10_000;

interface Part {
  userId: string;
  companyId: string;
  roundId: string;
}

/** A change of an opinion: its values as JSON, or an empty text for none. `saved`: what the server has. */
interface OpinionEdit {
  activityId: string;
  area: string;
  value: string;
  saved: string;
}

/** The unsaved opinions of a part. They are drafts of the save engine, which sends, repeats and keeps them. */
export interface OpinionDrafts {
  /** The latest text of each unsaved opinion, by action. */
  values: Readonly<Record<string, string>>;
  /** Whether some of them wait for a connection. */
  isOffline: boolean;
  /** Why the server refuses them, if it does. */
  problem: ApiError | null;
  edit: (edit: OpinionEdit) => void;
  /** Sends an opinion without waiting for a pause. */
  save: (activityId: string) => void;
  /** Sends all of them, and waits for the server: true once it has them. */
  saveAll: () => Promise<boolean>;
  /** Gives up the opinions that the server refuses. */
  discard: () => void;
}

export function useOpinionDrafts({ userId, companyId, roundId }: Part): OpinionDrafts {
  const dispatch = useAppDispatch();
  const drafts = useSelector(
    (state: WithSaving) =>
      Object.values(selectDrafts(state)).filter(
        (draft) =>
          draft.userId === userId && draft.companyId === companyId && draft.roundId === roundId,
      ),
    shallowEqual,
  );
  const keyOf = useCallback(
    (activityId: string) => draftKey({ userId, companyId, activityId, roundId }),
    [userId, companyId, roundId],
  );
  const edit = useCallback(
    ({ activityId, area, value, saved }: OpinionEdit) => {
      const ids = { userId, companyId, activityId, roundId };
      const edited = {
        field: OPINION_FIELD,
        value,
        saved,
        revision: null,
        at: Date.now(),
      } as const;
      dispatch(draftEdited({ ...ids, area, ...edited }));
    },
    [dispatch, userId, companyId, roundId],
  );
  const save = useCallback(
    (activityId: string) => {
      dispatch(draftSaveRequested({ key: keyOf(activityId), at: Date.now() }));
    },
    [dispatch, keyOf],
  );
  return useMemo(() => {
    const rejected = drafts.filter(({ phase }) => phase === 'rejected');
    return {
      values: Object.fromEntries(drafts.map((draft) => [draft.activityId, textOf(draft)])),
      isOffline: drafts.some(({ phase }) => phase === 'offline' || phase === 'waiting'),
      problem: rejected[0]?.problem ?? null,
      edit,
      save,
      saveAll: () =>
        dispatch(
          saveDrafts(
            drafts.map(({ activityId }) => keyOf(activityId)),
            SAVE_WAIT_MS,
          ),
        ),
      discard: () => {
        for (const { activityId } of rejected) dispatch(draftDiscarded(keyOf(activityId)));
      },
    };
  }, [drafts, edit, save, dispatch, keyOf]);
}

/** The opinion that the person entered last, which may be on its way. */
function textOf({ edits, sending }: Draft): string {
  const value = edits[OPINION_FIELD]?.value ?? sending?.values[OPINION_FIELD];
  return typeof value === 'string' ? value : '';
}
