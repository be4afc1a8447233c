import { useRef, useState } from 'react';
import { isApiError } from '@/shared/api/ApiError';

/**
 * A form's way to the server: one request at a time, and the failure in the server's words, else in
 * the fallback's.
 */
export function useSubmission<Values>(
  send: (values: Values) => Promise<unknown>,
  fallback: string,
) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [failure, setFailure] = useState<string | null>(null);
  // Two presses can come before the first one's state is drawn.
  const running = useRef(false);

  async function submit(values: Values) {
    if (running.current) return;
    running.current = true;
    setState('busy');
    setFailure(null);
    try {
      await send(values);
      setState('done');
    } catch (error) {
      setFailure((isApiError(error) && error.message) || fallback);
      setState('ready');
    } finally {
      running.current = false;
    }
  }

  return { busy: state === 'busy', done: state === 'done', failure, submit };
}
