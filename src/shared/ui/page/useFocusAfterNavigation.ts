import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The visit whose heading has already been focused; a page may render its heading several times. */
let focusedVisit: string | null = null;

/**
 * Moves the focus to this element after a link has opened its page, as a browser does for a new
 * document. A link to a part of the page leaves the focus to that part.
 */
export function useFocusAfterNavigation<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const { key, hash } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;
  const visit = useRef(key);

  useEffect(() => {
    if (!isPush || visit.current !== key || focusedVisit === key) return;
    focusedVisit = key;
    if (hash !== '' && document.getElementById(hash.slice(1))) return;
    target.current?.focus({ preventScroll: true });
  }, [isPush, key, hash]);

  return target;
}
