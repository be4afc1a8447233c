import { BREAKPOINTS } from '../theme/tokens';
import { useMediaQuery } from './useMediaQuery';

/** Below the second breakpoint the sidebar is a drawer and cards are in one column. */
export function useIsMobile(): boolean {
  return !useMediaQuery(`(min-width: ${BREAKPOINTS.md}px)`);
}

/** Below the first breakpoint, labels use their short form. */
export function useIsSmall(): boolean {
  return !useMediaQuery(`(min-width: ${BREAKPOINTS.sm}px)`);
}
