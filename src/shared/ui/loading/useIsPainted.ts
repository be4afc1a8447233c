import { useEffect, useState } from 'react';
import { nextPaint } from '@/shared/scheduling/nextPaint';

/** Whether the first rendering of the component is on the screen. What takes long is better rendered after that. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    void nextPaint(unmounted.signal).then(() => setPainted(true));
    return () => unmounted.abort();
  }, []);
  return isPainted;
}
