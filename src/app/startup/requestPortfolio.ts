import { can } from '@contract/permissions/permissions';
import { selectUser } from '@/features/auth';
import { loadPortfolioApi } from '@/features/portfolio';
import { paths } from '@/shared/routing/paths';
import type { AppStore } from '../store/store';

/**
 * Requests the figures of the portfolio while the chunks of its page are loaded and evaluated. The page finds the same
 * request in the cache, and repeats it after a failure.
 */
export function requestPortfolio({ dispatch, getState }: AppStore): void {
  const user = selectUser(getState());
  if (!user || window.location.pathname !== paths.portfolio() || !can(user, 'viewPortfolio'))
    return;
  loadPortfolioApi().then(
    ({ endpoints }) =>
      void dispatch(endpoints.getPortfolio.initiate(undefined, { subscribe: false })),
    () => undefined,
  );
}
