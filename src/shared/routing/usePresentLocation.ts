import { useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext, type Location } from 'react-router';

/**
 * Returns a function that reads the router's present location. The one of `useLocation` is older while the router
 * renders a new address as a transition. The router's history has the present one, but its type does not say so.
 */
export function usePresentLocation(): () => Location {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return useCallback(
    () => (navigator as typeof navigator & { location: Location }).location,
    [navigator],
  );
}
