import { isAnyOf, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { apiError } from '@/shared/api/errors/ApiError';
import type { StartListening } from '@/shared/lib/listening';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { activityApi, answerHistoryTag, answerTag, type AnswerOf } from '../activityApi';
import {
  connectionChanged,
  draftEdited,
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveWanted,
  selectDrafts,
  type WithSaving,
} from './savingSlice';
import { afterSave, autosaveBytes, savedAnswerOf, type SavedAnswer } from '../form/answerForm';
import { exclusively, isFromAnotherTab, watchPage } from './browser';
import { draftKey, newestFirst, type Draft, type Drafts } from './draft/Draft';
import { createSaveEngine, type SaveEngine } from './saveEngine';
import { sendDraft } from './sendDraft';

type State = ApiRootState & WithSaving;

/** Keeps saving what is unsaved, for as long as the store lives. */
export function addSavingListeners(startListening: StartListening<State>) {
  let engine: SaveEngine | null = null;

  startListening({
    predicate: () => engine === null,
    effect: async (_, { dispatch, getState, signal, unsubscribe }) => {
      unsubscribe();
      const drafts = () => selectDrafts(getState());
      const page = watchPage();
      const own = createSaveEngine(browserWorld(dispatch, drafts, page.isLeaving));
      engine = own;
      const stopListening = listenToBrowser(dispatch, drafts, () => own.wake());
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      own.stop();
      stopListening();
      page.stopWatching();
    },
  });
  startListening({
    actionCreator: draftEdited,
    effect: (action) => engine?.noteEdit(draftKey(action.payload), !isFromAnotherTab(action)),
  });
  startListening({
    predicate: (_, now, before) => selectDrafts(now) !== selectDrafts(before),
    effect: () => engine?.wake(),
  });

  // The cached answer follows what the server said, also to another tab.
  startListening({
    matcher: isAnyOf(draftSaveAcknowledged, draftSaveConflicted),
    effect: (action, { dispatch, getState }) => {
      dispatch(followAnswer(action, getState()));
    },
  });
}

type World = Parameters<typeof createSaveEngine>[0];

function browserWorld(
  dispatch: AppDispatch,
  drafts: () => Drafts,
  isLeaving: () => boolean,
): World {
  return {
    drafts,
    isLeaving,
    dispatch: (action) => void dispatch(action),
    send: (draft, sending) => sendDraft(dispatch, draft, sending),
    sizeOf: autosaveBytes,
    now: () => Date.now(),
    after: (ms, work) => {
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
function listenToBrowser(dispatch: AppDispatch, drafts: () => Drafts, wake: () => void) {
  const saveAll = () => {
    for (const key of newestFirst(drafts())) dispatch(draftSaveWanted({ key, at: Date.now() }));
  };
  const onHide = () => {
    saveAll();
    // A draft that is being saved may hold newer edits.
    wake();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHide();
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
    [window, 'pagehide', onHide],
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
      const theirs = savedAnswerOf(values, revision, changedAt);
      dispatch(know({ companyId, activityId }, theirs));
      dispatch(activityApi.util.invalidateTags([answerHistoryTag({ companyId, activityId })]));
    }
    if (!draftSaveAcknowledged.match(action)) return;
    const { companyId, activityId } = action.payload;
    const known = activityApi.endpoints.getAnswer.select({ companyId, activityId })(state).data;
    const next = known && afterSave(known, action.payload);
    if (next) dispatch(know({ companyId, activityId }, next));
    else dispatch(activityApi.util.invalidateTags([answerTag({ companyId, activityId })]));
    const figures = ['Drivers', 'ImpactAreas', 'Progress', 'Activities'] as const;
    dispatch(
      activityApi.util.invalidateTags([
        answerHistoryTag({ companyId, activityId }),
        ...figures.map((type) => ({ type, id: companyId })),
      ]),
    );
  };
}

const know = (of: AnswerOf, answer: SavedAnswer) =>
  activityApi.util.updateQueryData('getAnswer', of, () => answer);
