import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { typedText } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { useSearchText } from '@/shared/ui/list/useListState';
import { articleFromHash } from '../content/articles';

const VIEW = { search: typedText };

/**
 * The expanded articles and the search text, which is in the address. The article that the URL hash refers to is expanded and
 * scrolled into view, even if the user follows the same link again.
 */
export function useOpenArticles() {
  const { hash, key: locationKey } = useLocation();
  const linkedId = articleFromHash(hash);
  const [open, setOpen] = useState<readonly string[]>(linkedId ? [linkedId] : []);
  const [view, change] = useUrlState(VIEW);
  const { typed, type } = useSearchText(view.search, (search) => {
    // The address of an article keeps its hash.
    if (search !== view.search) change({ search });
  });
  const [lastLocationKey, setLastLocationKey] = useState(locationKey);

  if (lastLocationKey !== locationKey) {
    setLastLocationKey(locationKey);
    if (linkedId) setOpen([...open.filter((id) => id !== linkedId), linkedId]);
  }

  const clearSearch = useEffectEvent(() => type(''));
  useEffect(() => {
    if (!linkedId) return;
    clearSearch();
    scrollAndFocus(linkedId);
  }, [linkedId, locationKey]);

  return {
    open,
    setOpen,
    query: typed,
    setQuery: type,
  };
}

function scrollAndFocus(id: string) {
  const article = document.getElementById(id);
  article?.scrollIntoView({ block: 'start' });
  // The focus moves too, so that keyboard users continue from this article.
  article?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
}
