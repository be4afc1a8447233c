import type { RevisionConflict } from '@contract/rest';
import { apiError, isApiError, isUnauthenticated, type ApiError } from '@/shared/api/ApiError';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { activityApi } from '../activityApi';
import { toSavedAnswer } from '../answerForm';
import type { Draft, Sending } from './Draft';
import type { Outcome } from './saveEngine';

/** Refusals that say nothing about what was sent: it may be tried again as it is. */
const PASSING = [0, 408, 425, 429];

/** Sends a draft, and tells what became of it. Never rejects. */
export async function sendDraft(
  dispatch: AppDispatch,
  { userId, companyId, activityId }: Draft,
  sending: Sending,
): Promise<Outcome> {
  const payload = { userId, companyId, activityId, ...sending };
  const { data, error } = await dispatch(activityApi.endpoints.autosave.initiate(payload));
  if (!data) return outcomeOf(isApiError(error) ? error : apiError({}));
  // Another server may not say so; then a number that was skipped does.
  const merged = data.merged ?? data.revision > sending.revision + 1;
  return { kind: 'acknowledged', revision: data.revision, merged };
}

function outcomeOf(problem: ApiError): Outcome {
  if (isUnauthenticated(problem)) return { kind: 'signIn', problem };
  if (problem.code === 'REVISION_CONFLICT') {
    const { answer, changed_by: by, changed_at: changedAt } = problem.data as RevisionConflict;
    const { values, revision } = toSavedAnswer(answer);
    return { kind: 'conflict', values, revision, by, changedAt };
  }
  if (PASSING.includes(problem.status) || problem.status >= 500) {
    return { kind: 'lost', problem, retryAfter: problem.retryAfter };
  }
  return { kind: 'rejected', problem };
}
