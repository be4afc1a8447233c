/** The state of an entry of the history that shows another part of the page before it. */
export const SAME_PAGE = { isSamePage: true };

export const isSamePageState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state;
