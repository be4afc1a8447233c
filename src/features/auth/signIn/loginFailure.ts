import type { TFunction } from 'i18next';
import { isApiError } from '@/shared/api/errors/ApiError';
import { serverMessageOr, type Failure } from '@/shared/lib/useSubmission';

/**
 * Why a login failed: the server's words. Wrong credentials are known by their code and said in the
 * person's language, because the contract keeps the word "email" out of the server's messages.
 */
export const loginFailure =
  (t: TFunction<'auth'>) =>
  (error: unknown): Failure =>
    isApiError(error) && error.code === 'INVALID_CREDENTIALS'
      ? { message: t('login.incorrect') }
      : serverMessageOr(t('login.failed'))(error);
