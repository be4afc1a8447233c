import type { ProofMethod, SecondFactorPayload } from '@contract/signIn/secondFactorPayloads';
import { plainCode } from '@contract/signIn/oneTimeCode';
import type { TFunction } from 'i18next';
import { isApiError } from '@/shared/api/errors/ApiError';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { serverMessageOr, type Failure } from '@/shared/lib/useSubmission';
import { answerWithPasskey } from './passkey';

/** The second factor as the server expects it. The browser asks for a passkey; a code was typed by the person. */
export function secondFactorOf(method: ProofMethod, code: string) {
  return async (dispatch: AppDispatch): Promise<SecondFactorPayload> => {
    switch (method) {
      case 'passkey':
        return { passkey: await dispatch(answerWithPasskey()) };
      case 'totp':
        return { totp: plainCode(code) };
      case 'recovery_code':
        return { recovery_code: plainCode(code) };
    }
  };
}

/** The message of a refused proof. Anything but an ApiError is the browser's failure to use a passkey. */
export const proofFailure =
  (t: TFunction<'proof'>) =>
  (error: unknown): Failure =>
    isApiError(error) ? serverMessageOr(t('failed'))(error) : { message: t('passkeyFailed') };
