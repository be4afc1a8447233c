import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { parseOpinion } from './Opinion';
import { roundsApi } from './roundsApi';

export interface SentOpinion {
  roundId: string;
  companyId: string;
  activityId: string;
  /** The opinion as a text; '' withdraws it. */
  opinion: string;
  saveId: string;
}

/** Saves an opinion, and shows it in the part once the server has it; `error` if that failed. Never rejects. */
export async function sendOpinion(
  dispatch: AppDispatch,
  { roundId, companyId, activityId, opinion, saveId }: SentOpinion,
): Promise<{ error?: unknown }> {
  const ids = { round_id: roundId, company_id: companyId, activity_id: activityId };
  const payload = { ...ids, ...parseOpinion(opinion), save_id: saveId };
  const { error } = await dispatch(roundsApi.endpoints.saveOpinion.initiate(payload));
  if (error) return { error };
  dispatch(
    roundsApi.util.updateQueryData('getMyPart', { roundId, companyId }, (actions) => {
      const action = actions.find(({ id }) => id === activityId);
      if (action) action.saved = opinion;
    }),
  );
  return {};
}
