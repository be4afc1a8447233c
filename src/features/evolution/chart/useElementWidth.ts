import { useCallback, useRef, useSyncExternalStore } from 'react';

/** An element's width in px, followed; 0 without one. Asking for it would lay out the page anew. */
export function useElementWidth(element: HTMLElement | null): number {
  const width = useRef(0);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(([entry]) => {
        width.current = entry?.contentRect.width ?? 0;
        onChange();
      });
      if (element) observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    // Once by asking, for the observer reports only after the first drawing.
    () => (width.current ||= element?.clientWidth ?? 0),
  );
}
