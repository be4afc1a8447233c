import { useRef, useState } from 'react';
import { isApiError, type ApiError } from '@/shared/api/errors/ApiError';

/** Why a form could not be sent, as the form displays it. */
export interface Failure {
  message: string;
  /** Error messages by the field's name in the form. */
  fields?: Record<string, string>;
}

/** The server's message, or the fallback. */
export const serverMessageOr = (fallback: string) => (error: unknown) => ({
  message: (isApiError(error) && error.message) || fallback,
});

/** A message of the app, followed by the server's message if there is one. */
export const withServerMessage = (appMessage: string) => (error: unknown) => ({
  message: isApiError(error) && error.message ? `${appMessage} ${error.message}` : appMessage,
});

/** The server's messages about fields, by the fields' names in the form. */
export function fieldErrorsOf(
  error: unknown,
  names: Record<string, string>,
): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([wire, message]) => [names[wire] ?? wire, message]),
  );
}

/**
 * Whether the address belongs to another account. Servers without error codes are recognized by the word
 * "email", which no other refusal's message contains.
 */
export function isEmailTaken({ status, code, message }: ApiError): boolean {
  const isRefusal = status >= 400 && status < 500;
  return code === 'EMAIL_TAKEN' || (isRefusal && /\bemail\b/i.test(message ?? ''));
}

/** Sends a form, one request at a time, and keeps the result. */
export function useSubmission<Values>(
  send: (values: Values) => Promise<unknown>,
  failureOf: (error: unknown) => Failure,
) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [failure, setFailure] = useState<Failure | null>(null);
  // A second press can occur before the state of the first one is rendered.
  const running = useRef(false);

  /** Resolves with true if the form was sent; never rejects. */
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
