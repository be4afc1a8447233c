import {
  apiError,
  isApiError,
  isUnauthenticated,
  type ApiError,
} from '@/shared/api/errors/ApiError';
import { AnswerDocument } from '@/shared/api/generated/operations';
import { object, parseAs, stringOrNull } from '@/shared/api/transport/shapes';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { activityApi } from '../activityApi';
import { toSavedAnswer } from '../form/answerForm';
import { OPINION_FIELD, type Draft, type SaveRequest } from './draft/Draft';
import type { SaveOutcome } from './SaveEnvironment';

/** Statuses that do not depend on the content of the request, so the same request may succeed later. */
const RETRYABLE_STATUSES = [0, 408, 425, 429];

const author = object({ changed_by: stringOrNull, changed_at: stringOrNull });

/** An opinion to be saved: its values as JSON, or an empty text to withdraw it. */
export interface SentOpinion {
  roundId: string;
  companyId: string;
  activityId: string;
  opinion: string;
  saveId: string;
}

/** Sends an opinion to the server; `error` if that failed. The app provides it. Never rejects. */
export type SendOpinion = (
  dispatch: AppDispatch,
  opinion: SentOpinion,
) => Promise<{ error?: unknown }>;

/** Sends a draft to the server and returns the outcome. Never rejects. */
export function sendDraft(
  dispatch: AppDispatch,
  draft: Draft,
  request: SaveRequest,
  sendOpinion: SendOpinion,
): Promise<SaveOutcome> {
  const { roundId, companyId, activityId } = draft;
  if (roundId === undefined) return sendAnswer(dispatch, draft, request);
  const { values, saveId } = request;
  const { [OPINION_FIELD]: opinion = '' } = values;
  return sendOpinion(dispatch, { roundId, companyId, activityId, opinion, saveId }).then(
    ({ error }) =>
      error === undefined
        ? { kind: 'acknowledged', revision: null, merged: false }
        : toFailedOutcome(isApiError(error) ? error : apiError({})),
  );
}

async function sendAnswer(
  dispatch: AppDispatch,
  { userId, companyId, activityId }: Draft,
  request: SaveRequest,
): Promise<SaveOutcome> {
  const payload = { userId, companyId, activityId, ...request };
  const { data, error } = await dispatch(activityApi.endpoints.autosave.initiate(payload));
  if (error) return toFailedOutcome(isApiError(error) ? error : apiError({}));
  // The specification does not define the body of a successful reply, so any body means that the answer is saved.
  if (!data) return { kind: 'acknowledged', revision: null, merged: false };
  // Without the optional field, a revision that grew by more than one reveals a merge.
  const merged = data.merged ?? data.revision > (request.revision ?? Infinity) + 1;
  return { kind: 'acknowledged', revision: data.revision, merged };
}

function toFailedOutcome(problem: ApiError): SaveOutcome {
  if (isUnauthenticated(problem)) return { kind: 'signIn', problem };
  if (problem.code === 'REVISION_CONFLICT') {
    const answer = parseAs(AnswerDocument.shape, problem.data)?.value.answer;
    // Without the server's answer the person has nothing to choose from, so the save waits for another edit.
    if (!answer) return { kind: 'rejected', problem };
    const change = parseAs(author, problem.data)?.value;
    const { values, answeredAt } = toSavedAnswer(answer);
    return {
      kind: 'conflict',
      values,
      revision: answer.revision,
      by: change?.changed_by ?? null,
      changedAt: change?.changed_at ?? answeredAt ?? '',
    };
  }
  if (RETRYABLE_STATUSES.includes(problem.status) || problem.status >= 500) {
    return { kind: 'unknown', problem, retryAfter: problem.retryAfter };
  }
  return { kind: 'rejected', problem };
}
