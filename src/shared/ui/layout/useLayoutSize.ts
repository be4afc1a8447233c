import { BREAKPOINTS } from '../theme/tokens';
import { useMediaQuery } from './useMediaQuery';

/** Below the second breakpoint the sidebar is a drawer and cards are in one column. */
export function useIsMobile(): boolean {
  return !useMediaQuery(`(min-width: ${BREAKPOINTS.md}px)`);
}

/** From the third breakpoint on, a page has room for wide drawings. */
export function useIsWide(): boolean {
  return useMediaQuery(`(min-width: ${BREAKPOINTS.lg}px)`);
}

/** Below the first breakpoint, labels use their short form. */
export function useIsSmall(): boolean {
  return !useMediaQuery(`(min-width: ${BREAKPOINTS.sm}px)`);
}
