import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The visit whose heading was focused last; a page may render its heading several times. */
let focused = { key: '', pathname: '' };

/** Whether the document still shows the page at which it was loaded. */
let isFirstPage = true;

/**
 * Notices when the page at which the document was loaded is left. A page may replace its own address, for example to
 * add a remembered tab; that is no navigation. It is called once, above all pages.
 */
export function useNoticeFirstNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef<string>(undefined);
  // A layout effect runs before the effects of the page that is opened.
  useLayoutEffect(() => {
    if (first.current === undefined) {
      first.current = pathname;
      isFirstPage = true;
    } else if (first.current !== pathname) isFirstPage = false;
  }, [pathname]);
}

/**
 * Moves the focus to this element after a link, Back or a redirect has opened its page, as a browser does for a
 * new document. A link to a part of the page leaves the focus to that part.
 */
export function useFocusAfterNavigation<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const { key, pathname, hash } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;
  const isMounted = useRef(false);

  useEffect(() => {
    if (isMounted.current) return;
    isMounted.current = true;
    const isNext = focused.key !== key && (isPush || focused.pathname !== pathname);
    focused = { key, pathname };
    // The heading that had the focus may have been replaced by this one.
    const isLost = document.activeElement === document.body;
    if ((isFirstPage && !isPush) || !(isNext || isLost)) return;
    if (hash !== '' && document.getElementById(hash.slice(1))) return;
    target.current?.focus({ preventScroll: true });
  }, [isPush, key, pathname, hash]);

  return target;
}
