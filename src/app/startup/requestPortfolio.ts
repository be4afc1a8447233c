import { can } from '@contract/permissions/permissions';
import { selectUser } from '@/features/auth';
import { loadPortfolioApi } from '@/features/portfolio';
import { paths } from '@/shared/routing/paths';
import type { AppStore } from '../store/store';

/**
 * Requests the figures of the portfolio while the chunks of its page are loaded and evaluated. The page finds the same
 * request in the cache, and repeats it after a failure. Figures that arrive while React renders the page for the first
 * time would make it begin again.
 */
export async function requestPortfolio({ dispatch, getState }: AppStore): Promise<void> {
  const user = selectUser(getState());
  if (!user || window.location.pathname !== paths.portfolio() || !can(user, 'viewPortfolio'))
    return;
  // If it cannot be loaded, the page reports that.
  const api = await loadPortfolioApi().catch(() => null);
  if (api) void dispatch(api.endpoints.getPortfolio.initiate(undefined, { subscribe: false }));
}
