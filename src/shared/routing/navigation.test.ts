import { ROLES } from '@contract/roles';
import { markedRoute, NAVIGATION, navigationLinks, showsCompany } from './navigation';
import { paths, routesFor, type SignedInRoute } from './paths';

/** The routes that a person with a role reaches by a link, or from a page that they reach. */
function reachable(role: (typeof ROLES)[number]): SignedInRoute[] {
  const isLinked = ({ inSidebar, inPalette }: { inSidebar: boolean; inPalette: boolean }) =>
    inSidebar || inPalette;
  const linked = navigationLinks(role, isLinked).map(({ route }): SignedInRoute => route);
  const opened = routesFor('signedIn').filter((route) => {
    const entry = NAVIGATION[route];
    return 'parent' in entry && linked.includes(entry.parent);
  });
  return [...linked, ...opened];
}

describe('The navigation table', () => {
  it.each(ROLES)('lets a person with the role %s reach every page that they may see', (role) => {
    const visible = routesFor('signedIn').filter((route) =>
      NAVIGATION[route].visibleTo.includes(role),
    );
    expect(reachable(role).toSorted()).toEqual(visible.toSorted());
  });

  it('has an entry for each route of signed-in users, and no other', () => {
    expect(Object.keys(NAVIGATION).toSorted()).toEqual(routesFor('signedIn').toSorted());
  });

  it('defines the sidebar of the specification', () => {
    const pathsOf = (wanted: string) =>
      navigationLinks('subscriber', ({ inSidebar, group }) => inSidebar && group === wanted).map(
        ({ path }) => path,
      );
    const specified = ['/', '/impact-areas', '/company-overview', '/evolution'];
    expect(pathsOf('pages').filter((path) => specified.includes(path))).toEqual(specified);
    expect(pathsOf('management')).toEqual([
      '/companies-management',
      '/workspaces-management',
      '/collaborators-management',
    ]);
  });

  it('marks the list from which an action page was opened', () => {
    expect(markedRoute(paths.impactAreaAction())).toBe('impactAreas');
    expect(markedRoute(paths.companyAction())).toBe('companyOverview');
    expect(markedRoute(paths.evolution())).toBe('evolution');
    expect(markedRoute('/no/such/page')).toBeNull();
  });

  it('shows no company on the management pages and in the help center', () => {
    const without = routesFor('signedIn').filter((route) => !showsCompany(paths[route]()));
    expect(without.toSorted()).toEqual([
      'collaboratorsManagement',
      'companiesManagement',
      'help',
      'workspacesManagement',
    ]);
  });
});
