import { apiError } from '@/shared/api/errors/ApiError';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import type { SentOpinion } from './sendOpinion';

export const loadSendOpinion = () => import('./sendOpinion');

/**
 * Like `sendOpinion`, whose file is loaded with the page that edits opinions, or for opinions of an earlier visit. If it
 * cannot be loaded, the opinion is sent later, as without a connection.
 */
export const sendOpinionWhenLoaded = (
  dispatch: AppDispatch,
  opinion: SentOpinion,
): Promise<{ error?: unknown }> =>
  loadSendOpinion().then(
    ({ sendOpinion }) => sendOpinion(dispatch, opinion),
    () => ({ error: apiError({}) }),
  );
