import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { articleOfHash } from '../content/articles';

/**
 * Which articles are open and what is searched for. The one that the address names is opened and
 * brought into sight, also when the same link is followed again.
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
  // From here the keyboard goes on; the focus follows what the eye was led to.
  article?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
}
