import { useRef, useState } from 'react';
import { isApiError, type ApiError } from '@/shared/api/errors/ApiError';

/** Why a form could not be sent, as it shows. */
export interface Failure {
  message: string;
  /** What is wrong with which field, by its name in the form. */
  fields?: Record<string, string>;
}

/** The server's words, else ours. */
export const serverWordsOr = (fallback: string) => (error: unknown) => ({
  message: (isApiError(error) && error.message) || fallback,
});

/** Our words, and the server's behind them where it gave some. */
export const withServerWords = (ours: string) => (error: unknown) => ({
  message: isApiError(error) && error.message ? `${ours} ${error.message}` : ours,
});

/** What the server says about fields, under the names that they have in the form. */
export function fieldsOf(error: unknown, names: Record<string, string>): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([wire, message]) => [names[wire] ?? wire, message]),
  );
}

/**
 * The address belongs to another account: by its code, or, from servers that give none, by the word
 * in the refusal's message; no other message has it.
 */
export function isEmailTaken({ status, code, message }: ApiError): boolean {
  const isRefusal = status >= 400 && status < 500;
  return code === 'EMAIL_TAKEN' || (isRefusal && /\bemail\b/i.test(message ?? ''));
}

/** A form's way to the server: one request at a time, and what became of it. */
export function useSubmission<Values>(
  send: (values: Values) => Promise<unknown>,
  failureOf: (error: unknown) => Failure,
) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [failure, setFailure] = useState<Failure | null>(null);
  // Two presses can come before the first one's state is drawn.
  const running = useRef(false);

  /** Whether it went well. */
  async function submit(values: Values): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setState('busy');
    setFailure(null);
    try {
      await send(values);
      setState('done');
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      setState('ready');
      return false;
    } finally {
      running.current = false;
    }
  }

  return { busy: state === 'busy', done: state === 'done', failure, setFailure, submit };
}
