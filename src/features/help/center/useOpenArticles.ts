import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { articleOfHash } from '../content/articles';

/**
 * The expanded articles and the search text. The article in the address's hash is expanded and
 * scrolled into view, also when the same link is followed a second time.
 */
export function useOpenArticles() {
  const { hash, key } = useLocation();
  const linked = articleOfHash(hash);
  const [open, setOpen] = useState<readonly string[]>(linked ? [linked] : []);
  const [query, setQuery] = useState('');
  const [followed, setFollowed] = useState(key);

  if (followed !== key) {
    setFollowed(key);
    if (linked) {
      setOpen([...open.filter((id) => id !== linked), linked]);
      setQuery('');
    }
  }

  useEffect(() => {
    if (linked) bringIntoSight(linked);
  }, [linked, key]);

  return { open, setOpen, query, setQuery };
}

function bringIntoSight(id: string) {
  const article = document.getElementById(id);
  article?.scrollIntoView({ block: 'start' });
  // Moves the focus too, so that keyboard users continue from the article.
  article?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
}
