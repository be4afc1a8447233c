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
import type { Draft, Sending } from './draft/Draft';
import type { Outcome } from './world';

/** Refusals that say nothing about what was sent: it may be tried again as it is. */
const PASSING = [0, 408, 425, 429];

const author = object({ changed_by: stringOrNull, changed_at: stringOrNull });

/** Sends a draft, and tells what became of it. Never rejects. */
export async function sendDraft(
  dispatch: AppDispatch,
  { userId, companyId, activityId }: Draft,
  sending: Sending,
): Promise<Outcome> {
  const payload = { userId, companyId, activityId, ...sending };
  const { data, error } = await dispatch(activityApi.endpoints.autosave.initiate(payload));
  if (error) return outcomeOf(isApiError(error) ? error : apiError({}));
  // Any reply says that it is saved; the specification promises no more.
  if (!data) return { kind: 'acknowledged', revision: null, merged: false };
  // A server that does not tell of a merge still counts it.
  const merged = data.merged ?? data.revision > (sending.revision ?? Infinity) + 1;
  return { kind: 'acknowledged', revision: data.revision, merged };
}

function outcomeOf(problem: ApiError): Outcome {
  if (isUnauthenticated(problem)) return { kind: 'signIn', problem };
  if (problem.code === 'REVISION_CONFLICT') {
    const answer = parseAs(AnswerDocument.shape, problem.data)?.value.answer;
    // Without the other answer there is nothing to choose from: the person edits again.
    if (!answer) return { kind: 'rejected', problem };
    const about = parseAs(author, problem.data)?.value;
    const { values, answeredAt } = toSavedAnswer(answer);
    return {
      kind: 'conflict',
      values,
      revision: answer.revision,
      by: about?.changed_by ?? null,
      changedAt: about?.changed_at ?? answeredAt ?? '',
    };
  }
  if (PASSING.includes(problem.status) || problem.status >= 500) {
    return { kind: 'lost', problem, retryAfter: problem.retryAfter };
  }
  return { kind: 'rejected', problem };
}
