import type { LoginPayload } from '@contract/rest';
import { isApiError } from '@/shared/api/errors/ApiError';
import { secondFactorMethodsOf } from '@/shared/api/proof/proofMethods';
import { sendRest, type RestRequest } from '@/shared/api/transport/restClient';
import { requiredData } from '@/shared/api/transport/shapes';
import { user } from '@/shared/api/users/userReply';

export const loginRequest = ({ email, password }: LoginPayload): RestRequest => ({
  method: 'POST',
  path: '/auth/login',
  body: { email, password },
  reply: requiredData(user),
});

/**
 * Signs in without the store, which the login page does not load. Resolves with the second factors one of which must
 * follow, or with null; rejects with an ApiError.
 */
export async function sendLogin(payload: LoginPayload) {
  const { error } = await sendRest(loginRequest(payload), new AbortController().signal, []);
  if (!error) return null;
  const methods = pendingMethodsOf(error);
  if (!methods) throw error as unknown as Error;
  return methods;
}

/** The methods of a sign-in that needs a second factor; null for every other failure. */
export function pendingMethodsOf(error: unknown) {
  if (!isApiError(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return null;
  const methods = secondFactorMethodsOf(error.data);
  return methods.length > 0 ? methods : null;
}
