/** Marks a history entry that belongs to the same page as the entry before it. */
export const SAME_PAGE = { isSamePage: true };

export const isSamePageState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state;
