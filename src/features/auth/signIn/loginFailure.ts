import type { TFunction } from 'i18next';
import { isApiError } from '@/shared/api/errors/ApiError';
import { serverMessageOr, type Failure } from '@/shared/lib/useSubmission';

/**
 * The error message of a failed login. Wrong credentials get a translated message by their error
 * code; every other failure shows the server's message.
 */
export const loginFailure =
  (t: TFunction<'auth'>) =>
  (error: unknown): Failure =>
    isApiError(error) && error.code === 'INVALID_CREDENTIALS'
      ? { message: t('login.incorrect') }
      : serverMessageOr(t('login.failed'))(error);
