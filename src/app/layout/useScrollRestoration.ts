import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { isSamePageState } from '@/shared/routing/samePage';

const STORAGE_KEY = 'value-drivers/scroll';
/** The number of entries that are stored for a reload. */
const MAX_STORED = 50;
/** How long a page may take to become long enough for its earlier position, ms; slow connections need many seconds. */
const RESTORE_MS = 30_000;

/** The scroll positions of this tab by the keys of the history's entries, px; read when they are first needed. */
let positions: Map<string, number> | null = null;
/** The page is still too short for its earlier position. */
let isRestoring = false;

/**
 * Scrolls as the browser does between documents: to the top of a page that a link opened, and to the earlier
 * position after Back and after a reload. The browser itself restores too early, before the page has its content.
 */
export function useScrollRestoration() {
  const { key, pathname, hash, state } = useLocation() as Location<unknown>;
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string } | null>(null);

  useEffect(() => {
    const onScroll = () => shown.current && rememberPosition(shown.current.key);
    const onHide = () => {
      // The event of the last scrolling may not have been sent yet.
      if (!isRestoring) onScroll();
      storePositions();
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onHide);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.key === key) return;
    shown.current = { key, pathname };
    if (type === NavigationType.Pop) {
      const top = knownPositions().get(key) ?? 0;
      // A document starts at the top; scrolling there would only force a layout.
      return before || top > 0 ? restorePosition(top) : undefined;
    }
    const isSamePage =
      before?.pathname === pathname && (type === NavigationType.Replace || isSamePageState(state));
    if (isSamePage) rememberPosition(key);
    else if (hash === '') window.scrollTo({ top: 0 });
  }, [key, pathname, hash, state, type]);
}

function rememberPosition(key: string) {
  const known = knownPositions();
  // The entry moves to the end, because the oldest ones are not stored.
  known.delete(key);
  known.set(key, window.scrollY);
}

function knownPositions(): Map<string, number> {
  positions ??= new Map(readStoredPositions());
  return positions;
}

function readStoredPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    // The browser blocks the storage, or its text is not ours.
    return [];
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

function storePositions() {
  const newest = [...knownPositions()].slice(-MAX_STORED);
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(newest));
  } catch {
    // Without the storage a reload begins at the top.
  }
}

const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position as soon as the page is long enough, unless the person does something first. */
function restorePosition(top: number): (() => void) | undefined {
  const isReached = () => {
    window.scrollTo({ top });
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (isReached()) return undefined;
  isRestoring = true;
  const observer = new ResizeObserver(() => {
    if (isReached()) stop();
  });
  const timer = setTimeout(() => stop(), RESTORE_MS);
  function stop() {
    isRestoring = false;
    observer.disconnect();
    clearTimeout(timer);
    INPUTS.forEach((input) => window.removeEventListener(input, stop));
  }
  observer.observe(document.body);
  INPUTS.forEach((input) => window.addEventListener(input, stop, { passive: true }));
  return stop;
}
