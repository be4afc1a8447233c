import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { articleFromHash } from '../content/articles';

/**
 * The expanded articles and the search text. The article in the address's hash is expanded and
 * scrolled into view, also when the same link is followed a second time.
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
  // Moves the focus too, so that keyboard users continue from the article.
  article?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
}
