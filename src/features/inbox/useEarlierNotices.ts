import { useState } from 'react';
import { NOTICES_PER_PAGE, useLazyGetEarlierNoticesQuery, type Notice } from './inboxApi';

/** The notices after the first page, which are loaded one page after another. */
export function useEarlierNotices(first: readonly Notice[]) {
  const [load, { isFetching }] = useLazyGetEarlierNoticesQuery();
  const [pages, setPages] = useState<readonly (readonly Notice[])[]>([]);
  const last = pages.at(-1) ?? first;
  const shown = new Set(first.map(({ id }) => id));
  return {
    // A notice that was taken over meanwhile is on the first page again.
    notices: pages.flat().filter(({ id }) => !shown.has(id)),
    hasMore: last.length === NOTICES_PER_PAGE,
    isLoading: isFetching,
    load: () => {
      const after = last.at(-1)?.id;
      if (after === undefined || isFetching) return;
      load(after)
        .unwrap()
        .then(
          (page) => setPages((all) => [...all, page]),
          // The button stays, to try again.
          () => undefined,
        );
    },
  };
}
