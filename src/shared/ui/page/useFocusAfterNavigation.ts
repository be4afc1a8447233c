import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The visit whose heading has already been focused; a page may render its heading several times. */
let focusedVisit: string | null = null;

/**
 * Moves the focus to this element after a link has opened its page, as a browser does for a new
 * document.
 */
export function useFocusAfterNavigation<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const { key } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;
  const visit = useRef(key);

  useEffect(() => {
    if (!isPush || visit.current !== key || focusedVisit === key) return;
    focusedVisit = key;
    target.current?.focus({ preventScroll: true });
  }, [isPush, key]);

  return target;
}
