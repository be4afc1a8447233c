import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { articleFromHash } from '../content/articles';

/**
 * The expanded articles and the search text. The article that the URL hash refers to is expanded and
 * scrolled into view, even if the user follows the same link again.
 */
export function useOpenArticles() {
  const { hash, key: locationKey } = useLocation();
  const linkedId = articleFromHash(hash);
  const [open, setOpen] = useState<readonly string[]>(linkedId ? [linkedId] : []);
  const [query, setQuery] = useState('');
  const [lastLocationKey, setLastLocationKey] = useState(locationKey);

  if (lastLocationKey !== locationKey) {
    setLastLocationKey(locationKey);
    if (linkedId) {
      setOpen([...open.filter((id) => id !== linkedId), linkedId]);
      setQuery('');
    }
  }

  useEffect(() => {
    if (linkedId) scrollAndFocus(linkedId);
  }, [linkedId, locationKey]);

  return { open, setOpen, query, setQuery };
}

function scrollAndFocus(id: string) {
  const article = document.getElementById(id);
  article?.scrollIntoView({ block: 'start' });
  // The focus moves too, so that keyboard users continue from this article.
  article?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
}
