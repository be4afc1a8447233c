import { useEffect, useState } from 'react';

/** The server is asked for a text when the typing has paused for this time, ms. */
const PAUSE_MS = 250;

/** A typed text, after typing has paused; an empty text immediately. */
export function usePausedText(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return typed === '' ? typed : paused;
}
