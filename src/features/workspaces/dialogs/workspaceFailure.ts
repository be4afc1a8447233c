import { isApiError } from '@/shared/api/errors/ApiError';
import { fieldErrorsOf, type Failure } from '@/shared/lib/useSubmission';

interface Words {
  nameTaken: string;
  failed: string;
}

const FIELDS = { workspace_name: 'name' };

/**
 * Why a workspace could not be saved. A taken name is known by its code; a server that gives no
 * codes means it by 400 alone. Any other 400 has its own words.
 */
export const workspaceFailure =
  ({ nameTaken, failed }: Words) =>
  (error: unknown): Failure => {
    if (!isApiError(error)) return { message: failed };
    const { code, status, message } = error;
    if (code === 'NAME_TAKEN' || (status === 400 && code === null)) {
      // The alert says it; the field is marked and has the focus.
      return { message: nameTaken, fields: { name: '' } };
    }
    if (status !== 400) return { message: failed };
    return { message: message ?? failed, fields: fieldErrorsOf(error, FIELDS) };
  };
