import { isAnyOf, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { apiError } from '@/shared/api/ApiError';
import type { StartListening } from '@/shared/lib/listening';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { activityApi, answerTag, type AnswerOf } from '../activityApi';
import {
  connectionChanged,
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveWanted,
  selectDrafts,
  type ActivityState,
} from '../activitySlice';
import { afterSave, standing, type SavedAnswer } from '../answerForm';
import { exclusively } from './browser';
import type { Draft } from './Draft';
import { createSaveEngine, type SaveEngine } from './saveEngine';
import { sendDraft } from './sendDraft';

type State = ApiRootState & { activity: ActivityState };

/** Keeps saving what is unsaved, for as long as the store lives. */
export function addSavingListeners(startListening: StartListening) {
  let engine: SaveEngine | null = null;
  const draftsIn = (state: unknown) => selectDrafts(state as State);

  startListening({
    predicate: () => engine === null,
    effect: async (_, { dispatch, getState, signal, unsubscribe }) => {
      unsubscribe();
      engine = createSaveEngine(browserWorld(dispatch, () => draftsIn(getState())));
      const stopListening = listenToBrowser(dispatch, () => draftsIn(getState()));
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      engine.stop();
      stopListening();
    },
  });
  startListening({
    predicate: (_, now, before) => draftsIn(now) !== draftsIn(before),
    effect: () => engine?.wake(),
  });

  // The cached answer follows what the server said, also to another tab.
  startListening({
    matcher: isAnyOf(draftSaveAcknowledged, draftSaveConflicted),
    effect: (action, { dispatch, getState }) => {
      dispatch(followAnswer(action, getState() as State));
    },
  });
}

function browserWorld(dispatch: AppDispatch, drafts: () => ReturnType<typeof selectDrafts>) {
  return {
    drafts,
    dispatch: (action: UnknownAction) => void dispatch(action),
    send: (...[draft, sending]: Parameters<Parameters<typeof createSaveEngine>[0]['send']>) =>
      sendDraft(dispatch, draft, sending),
    now: () => Date.now(),
    after: (ms: number, work: () => void) => {
      const timer = setTimeout(work, ms);
      return () => {
        clearTimeout(timer);
      };
    },
    random: () => Math.random(),
    newSaveId: () => nanoid(),
    isOnline: () => navigator.onLine,
    exclusively,
    lostProblem: apiError({}),
  };
}

/** Everything the browser tells that makes a difference to what is unsaved. */
function listenToBrowser(dispatch: AppDispatch, drafts: () => ReturnType<typeof selectDrafts>) {
  const saveAll = () => {
    for (const key of Object.keys(drafts())) dispatch(draftSaveWanted({ key, at: Date.now() }));
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') saveAll();
  };
  const onConnection = () => {
    dispatch(connectionChanged({ online: navigator.onLine, at: Date.now() }));
  };
  const askFirst = (event: BeforeUnloadEvent) => {
    if (Object.values(drafts()).every(isRefusedForGood)) return;
    saveAll();
    event.preventDefault();
  };
  const listeners = [
    [document, 'visibilitychange', onVisibility],
    [window, 'pagehide', saveAll],
    [window, 'beforeunload', askFirst],
    [window, 'online', onConnection],
    [window, 'offline', onConnection],
  ] as [EventTarget, string, EventListener][];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}

/** Of a company or an activity that is not theirs any more: staying would not help. */
const isRefusedForGood = ({ phase, problem }: Draft) =>
  phase === 'rejected' && (problem?.status === 403 || problem?.status === 404);

function followAnswer(action: UnknownAction, state: State) {
  return (dispatch: AppDispatch) => {
    if (draftSaveConflicted.match(action)) {
      const { companyId, activityId, values, revision, changedAt } = action.payload;
      const theirs = standing(values, revision, changedAt);
      dispatch(know({ companyId, activityId }, theirs));
    }
    if (!draftSaveAcknowledged.match(action)) return;
    const { companyId, activityId } = action.payload;
    const known = activityApi.endpoints.getAnswer.select({ companyId, activityId })(state).data;
    const next = known && afterSave(known, action.payload);
    if (next) dispatch(know({ companyId, activityId }, next));
    else dispatch(activityApi.util.invalidateTags([answerTag({ companyId, activityId })]));
    const figures = ['Drivers', 'ImpactAreas', 'Progress', 'Activities'] as const;
    dispatch(activityApi.util.invalidateTags(figures.map((type) => ({ type, id: companyId }))));
  };
}

const know = (of: AnswerOf, answer: SavedAnswer) =>
  activityApi.util.updateQueryData('getAnswer', of, () => answer);
