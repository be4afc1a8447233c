import type { Audience } from '@contract/evidence/evidence';
import type { ErrorBody } from '@contract/rest';
import { env } from '@/shared/config/env';

export type UploadResult =
  | { state: 'done' }
  /** `message` of the server; null if it was not reached. */
  | { state: 'failed'; message: string | null };

export interface UploadForm {
  company_id: string;
  activity_id: string;
  file?: File;
  url?: string;
  evidence_on?: string;
  valid_until?: string;
  replaces_id?: string;
  audience?: Audience;
}

/**
 * Sends a file or a link as evidence. `fetch` cannot report the progress of a request, so this uses XMLHttpRequest.
 * `onProgress` gets the sent share, 0–1. Returns what cancels it; then there is no result.
 */
export function upload(
  { file, ...fields }: UploadForm,
  onProgress: (share: number) => void,
  onResult: (result: UploadResult) => void,
): () => void {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file, file.name);
  const request = new XMLHttpRequest();
  request.open('POST', `${env.apiRootUrl}/evidence/add`);
  request.withCredentials = true;
  request.setRequestHeader('Accept', 'application/json');
  request.upload.onprogress = ({ loaded, total }) => {
    onProgress(total > 0 ? loaded / total : 0);
  };
  request.onload = () => {
    if (request.status === 201) onResult({ state: 'done' });
    else onResult({ state: 'failed', message: messageIn(request.responseText) });
  };
  request.onerror = () => {
    onResult({ state: 'failed', message: null });
  };
  request.send(form);
  return () => {
    request.abort();
  };
}

/** The message about a field, else that of the refusal. */
function messageIn(text: string): string | null {
  try {
    const { message, fields } = JSON.parse(text) as Partial<ErrorBody>;
    return Object.values(fields ?? {})[0] ?? message ?? null;
  } catch {
    return null;
  }
}
