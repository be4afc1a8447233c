import { useSyncExternalStore } from 'react';

const PRINT = 'print';

/** True between the events `beforeprint` and `afterprint`. */
let isBeingPrinted = false;

function subscribe(onChange: () => void) {
  const printing = () => {
    isBeingPrinted = true;
    onChange();
  };
  const printed = () => {
    isBeingPrinted = false;
    onChange();
  };
  const list = window.matchMedia(PRINT);
  list.addEventListener('change', onChange);
  window.addEventListener('beforeprint', printing);
  window.addEventListener('afterprint', printed);
  return () => {
    list.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', printing);
    window.removeEventListener('afterprint', printed);
  };
}

/**
 * Whether the page is being printed. The media query alone changes too late: the browser has
 * already laid out the pages, and what is rendered for paper would be cut off.
 */
export function usePrinted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBeingPrinted || window.matchMedia(PRINT).matches,
    () => false,
  );
}
