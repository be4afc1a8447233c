import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The visit whose heading has had the focus; a page may draw its heading several times. */
let focusedVisit: string | null = null;

/**
 * Moves the focus to this element when a link has led to its page, as a browser does with a document. A link
 * to a part of the page leaves the focus to that part.
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
