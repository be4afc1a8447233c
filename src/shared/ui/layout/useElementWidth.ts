import { useCallback, useRef, useSyncExternalStore } from 'react';

/** The width of an element in px, kept up to date by a ResizeObserver; 0 without an element. */
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
    // The observer reports only after the first paint, so the initial width is measured here.
    () => (width.current ||= element?.clientWidth ?? 0),
  );
}
