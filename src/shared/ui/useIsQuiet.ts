import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment, in ms. */
const LATEST = 2000;

/** False until the browser has once had nothing to do; what can wait for that, waits. */
export function useIsQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);

  useEffect(() => {
    const tell = () => setIsQuiet(true);
    // Safari has no such call.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(tell);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(tell, { timeout: LATEST });
    return () => window.cancelIdleCallback(request);
  }, []);

  return isQuiet;
}
