import { isApiError } from '@/shared/api/errors/ApiError';
import { fieldErrorsOf, type Failure } from '@/shared/lib/useSubmission';

interface Messages {
  nameTaken: string;
  failed: string;
}

const FIELDS = { workspace_name: 'name' };

/**
 * Turns an error of saving a workspace into the messages to show. A taken name has the code NAME_TAKEN, or status 400
 * on servers that send no codes. For any other 400 the server's message is shown.
 */
export const workspaceFailure =
  ({ nameTaken, failed }: Messages) =>
  (error: unknown): Failure => {
    if (!isApiError(error)) return { message: failed };
    const { code, status, message } = error;
    if (code === 'NAME_TAKEN' || (status === 400 && code === null)) {
      // The message is shown in the alert. The empty field error only marks and focuses the field.
      return { message: nameTaken, fields: { name: '' } };
    }
    if (status !== 400) return { message: failed };
    return { message: message ?? failed, fields: fieldErrorsOf(error, FIELDS) };
  };
