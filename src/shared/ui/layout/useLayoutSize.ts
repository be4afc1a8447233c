import { BREAKPOINTS } from '../theme/tokens';
import { useMediaQuery } from './useMediaQuery';

// A page on paper has the layout of a wide screen: the style sheets scale it down (`app/styles/print.css`).
const isFrom = (width: number) => `print, (min-width: ${width}px)`;

/** Below the second breakpoint the sidebar is a drawer and cards are in one column. */
export function useIsMobile(): boolean {
  return !useMediaQuery(isFrom(BREAKPOINTS.md));
}

/** From the third breakpoint on, a page has room for wide drawings. */
export function useIsWide(): boolean {
  return useMediaQuery(isFrom(BREAKPOINTS.lg));
}

/** From the fourth breakpoint on, a page has room for a third column; a page on paper has none. */
export function useIsExtraWide(): boolean {
  return useMediaQuery(`screen and (min-width: ${BREAKPOINTS.xl}px)`);
}

/** Below the first breakpoint, labels use their short form. */
export function useIsSmall(): boolean {
  return !useMediaQuery(isFrom(BREAKPOINTS.sm));
}
