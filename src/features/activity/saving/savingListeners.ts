import { companyFiguresChanged } from '@/shared/api/companyFigures';
import { isAnyOf, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { apiError } from '@/shared/api/errors/ApiError';
import type { StartListening } from '@/shared/lib/listening';
import type { ApiRootState, AppDispatch } from '@/shared/lib/useAppDispatch';
import { activityApi, answerHistoryTag, answerTag, type AnswerIds } from '../activityApi';
import {
  connectionChanged,
  draftEdited,
  draftSaveAcknowledged,
  draftSaveConflicted,
  draftSaveRequested,
  selectDrafts,
  type WithSaving,
} from './savingSlice';
import {
  answerAfterSave,
  autosaveBytes,
  createSavedAnswer,
  type SavedAnswer,
} from '../form/answerForm';
import { isFromAnotherTab, watchPage, withLock } from './browser';
import { draftKey, newestFirst, OPINION_FIELD, type Draft, type Drafts } from './draft/Draft';
import { createSaveEngine, type SaveEngine } from './saveEngine';
import type { SaveEnvironment } from './SaveEnvironment';
import { sendDraft, type SendOpinion } from './sendDraft';

type State = ApiRootState & WithSaving;

/**
 * Runs the save engine for the lifetime of the store and keeps the cached answers current. `sendOpinion` saves opinions
 * in rounds, which are drafts like answers.
 */
export function addSavingListeners(
  startListening: StartListening<State>,
  sendOpinion: SendOpinion,
) {
  let engine: SaveEngine | null = null;

  startListening({
    predicate: () => engine === null,
    effect: async (_, { dispatch, getState, signal, unsubscribe }) => {
      unsubscribe();
      const drafts = () => selectDrafts(getState());
      const page = watchPage();
      const own = createSaveEngine(
        browserEnvironment(dispatch, drafts, page.isLeaving, sendOpinion),
      );
      engine = own;
      const stopListening = listenToBrowser(dispatch, drafts, () => own.sendDueDrafts());
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
    effect: (action) => engine?.recordEdit(draftKey(action.payload), !isFromAnotherTab(action)),
  });
  startListening({
    predicate: (_, now, before) => selectDrafts(now) !== selectDrafts(before),
    effect: () => engine?.sendDueDrafts(),
  });

  // These actions may come from another tab, whose responses are not in the cache of this one.
  startListening({
    matcher: isAnyOf(draftSaveAcknowledged, draftSaveConflicted),
    effect: (action, { dispatch, getState }) => {
      dispatch(updateCache(action, getState()));
    },
  });
}

function browserEnvironment(
  dispatch: AppDispatch,
  drafts: () => Drafts,
  isLeaving: () => boolean,
  sendOpinion: SendOpinion,
): SaveEnvironment {
  return {
    drafts,
    isLeaving,
    dispatch: (action) => void dispatch(action),
    send: (draft, request) => sendDraft(dispatch, draft, request, sendOpinion),
    requestBytes: autosaveBytes,
    now: () => Date.now(),
    setTimer: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => {
        clearTimeout(timer);
      };
    },
    random: () => Math.random(),
    newSaveId: () => nanoid(),
    isOnline: () => navigator.onLine,
    withLock,
    timeoutProblem: apiError({}),
  };
}

/** Connects the browser's page and network events to the drafts. Returns a function that disconnects them. */
function listenToBrowser(dispatch: AppDispatch, drafts: () => Drafts, sendDueDrafts: () => void) {
  const saveAll = () => {
    for (const key of newestFirst(drafts())) dispatch(draftSaveRequested({ key, at: Date.now() }));
  };
  const onHide = () => {
    saveAll();
    // saveAll skips drafts that are being saved, but these may contain newer edits.
    sendDueDrafts();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHide();
  };
  const onConnection = () => {
    dispatch(connectionChanged({ online: navigator.onLine, at: Date.now() }));
  };
  const confirmUnload = (event: BeforeUnloadEvent) => {
    if (Object.values(drafts()).every(cannotBeSaved)) return;
    saveAll();
    event.preventDefault();
  };
  const listeners = [
    [document, 'visibilitychange', onVisibility],
    [window, 'pagehide', onHide],
    [window, 'beforeunload', confirmUnload],
    [window, 'online', onConnection],
    [window, 'offline', onConnection],
  ] as [EventTarget, string, EventListener][];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}

/** Whether the person lost access to the company or the activity. Staying on the page would not save the draft. */
const cannotBeSaved = ({ phase, problem }: Draft) =>
  phase === 'rejected' && (problem?.status === 403 || problem?.status === 404);

function updateCache(action: UnknownAction, state: State) {
  return (dispatch: AppDispatch) => {
    if (draftSaveConflicted.match(action)) {
      const { companyId, activityId, values, revision, changedAt } = action.payload;
      const serverAnswer = createSavedAnswer(values, revision, changedAt);
      dispatch(cacheAnswer({ companyId, activityId }, serverAnswer));
      dispatch(activityApi.util.invalidateTags([answerHistoryTag({ companyId, activityId })]));
    }
    // An opinion is no answer and changes no figure.
    if (!draftSaveAcknowledged.match(action) || OPINION_FIELD in action.payload.sent) return;
    const { companyId, activityId } = action.payload;
    const cached = activityApi.endpoints.getAnswer.select({ companyId, activityId })(state).data;
    const next = cached && answerAfterSave(cached, action.payload);
    if (next) dispatch(cacheAnswer({ companyId, activityId }, next));
    else dispatch(activityApi.util.invalidateTags([answerTag({ companyId, activityId })]));
    dispatch(
      activityApi.util.invalidateTags([
        answerHistoryTag({ companyId, activityId }),
        ...companyFiguresChanged(companyId),
      ]),
    );
  };
}

const cacheAnswer = (ids: AnswerIds, answer: SavedAnswer) =>
  activityApi.util.updateQueryData('getAnswer', ids, () => answer);
