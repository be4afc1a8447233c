import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { typedText } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { usePageSelection } from '@/shared/ui/list/usePageSelection';
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
  const { input, select } = usePageSelection({
    stored: { search: view.search, page: 1 },
    // The address of an article keeps its hash.
    store: ({ search }) => search !== view.search && change({ search }),
  });
  const [lastLocationKey, setLastLocationKey] = useState(locationKey);

  if (lastLocationKey !== locationKey) {
    setLastLocationKey(locationKey);
    if (linkedId) setOpen([...open.filter((id) => id !== linkedId), linkedId]);
  }

  const clearSearch = useEffectEvent(() => select({ search: '', page: 1 }));
  useEffect(() => {
    if (!linkedId) return;
    clearSearch();
    scrollAndFocus(linkedId);
  }, [linkedId, locationKey]);

  return {
    open,
    setOpen,
    query: input.search,
    setQuery: (search: string) => select({ search, page: 1 }),
  };
}

function scrollAndFocus(id: string) {
  const article = document.getElementById(id);
  article?.scrollIntoView({ block: 'start' });
  // The focus moves too, so that keyboard users continue from this article.
  article?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
}
