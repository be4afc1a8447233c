import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to this element and focuses it when a link with its id as hash was followed; again once its content
 * is there, because a short page cannot be scrolled so far.
 */
export function useLinkTarget(id: string, isFilled: boolean) {
  const target = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isLinked = hash === `#${id}`;

  useEffect(() => {
    if (!isLinked) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [isLinked, key, isFilled]);

  return target;
}
