import { startTransition, useEffect, useRef, useState } from 'react';
import { usePausedText } from '../../lib/usePausedText';

/** The search text and the page of a list. */
export interface ListState {
  search: string;
  page: number;
}

const FIRST_PAGE: ListState = { search: '', page: 1 };

/** The place where a list keeps its search text and page, such as the URL. */
export interface StoredListState {
  stored: ListState;
  store: (next: ListState) => void;
}

/** Typing is stored after this pause, because browsers limit how often a page may change its URL; ms. */
const PAUSE_MS = 300;

/**
 * Keeps the search text and page of a list. `input` is what the person has entered, and `applied` is what the results
 * show: React renders the results later, so that a long list never delays a key press. `flush` stores a typed text
 * without waiting for a pause.
 */
export function useListState(storage: StoredListState | undefined) {
  const stored = storage?.stored ?? FIRST_PAGE;
  const [input, setInput] = useState(stored);
  const [applied, setApplied] = useState(stored);
  const [known, setKnown] = useState(stored);
  const [sent, setSent] = useState(stored);
  const unsent = useRef<{ next: ListState; timer: number } | null>(null);

  if (!isSame(stored, known)) {
    setKnown(stored);
    // Another entry of the history, and not the person's own change.
    if (!isSame(stored, sent)) {
      setInput(stored);
      setApplied(stored);
    }
  }

  function flush() {
    if (!unsent.current) return;
    window.clearTimeout(unsent.current.timer);
    setSent(unsent.current.next);
    storage?.store(unsent.current.next);
    unsent.current = null;
  }

  function select(next: ListState) {
    setInput(next);
    startTransition(() => setApplied(next));
    if (!storage) return;
    window.clearTimeout(unsent.current?.timer);
    unsent.current = { next, timer: window.setTimeout(() => latestFlush.current(), PAUSE_MS) };
    if (next.search === input.search) flush();
  }

  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  useEffect(() => () => window.clearTimeout(unsent.current?.timer), []);

  return { input, applied, select, flush };
}

/** The same for a list without pages, which stores only its search text. */
export function useSearchText(stored: string, store: (search: string) => void) {
  const { input, select } = useListState({
    stored: { search: stored, page: 1 },
    store: ({ search }) => store(search),
  });
  return { typed: input.search, type: (search: string) => select({ search, page: 1 }) };
}

/** A search that the server makes. `search` is the typed text, after typing has paused. */
export type ServerSearch = ReturnType<typeof useServerSearch>;

export function useServerSearch(stored: string, store: (search: string) => void) {
  const { typed, type } = useSearchText(stored, store);
  return { typed, type, search: usePausedText(typed.trim()) };
}

const isSame = (a: ListState, b: ListState) => a.search === b.search && a.page === b.page;
