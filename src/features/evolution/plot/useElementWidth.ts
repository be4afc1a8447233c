import { useCallback, useSyncExternalStore } from 'react';

/** An element's width in px, followed; 0 without one. */
export function useElementWidth(element: HTMLElement | null): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange);
      if (element) observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element?.clientWidth ?? 0);
}
