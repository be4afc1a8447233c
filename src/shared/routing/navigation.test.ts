import { FEATURES } from '@contract/features';
import { can, type Person } from '@contract/permissions/permissions';
import { ROLES } from '@contract/permissions/roles';
import { markedRoute, NAVIGATION, navigationLinks, showsCompany } from './navigation';
import { paths, routesFor, type SignedInRoute } from './paths';

const personWith = (role: Person['role']): Person => ({
  id: 'person',
  role,
  company_role: role,
  workspace_role: role,
  company_id: 'company',
  workspace_id: 'workspace',
  administrators_reach: 'read',
});

/** The routes that a person with a role reaches by a link, or from a page that they reach. */
function reachable(role: (typeof ROLES)[number]): SignedInRoute[] {
  const isLinked = ({ inSidebar, inPalette }: { inSidebar: boolean; inPalette: boolean }) =>
    inSidebar || inPalette;
  const linked = navigationLinks(personWith(role), FEATURES, isLinked).map(
    ({ route }): SignedInRoute => route,
  );
  const opened = routesFor('signedIn').filter((route) => {
    const entry = NAVIGATION[route];
    const isVisible = entry.visibleTo === 'everyone' || can(personWith(role), entry.visibleTo);
    return 'parent' in entry && linked.includes(entry.parent) && isVisible;
  });
  return [...linked, ...opened];
}

describe('The navigation table', () => {
  it.each(ROLES)('lets a person with the role %s reach every page that they may see', (role) => {
    const visible = routesFor('signedIn').filter(
      (route) => NAVIGATION[route].visibleTo === 'everyone' || role === 'administrator',
    );
    expect(reachable(role).toSorted()).toEqual(visible.toSorted());
  });

  it('has an entry for each route of signed-in users, and no other', () => {
    expect(Object.keys(NAVIGATION).toSorted()).toEqual(routesFor('signedIn').toSorted());
  });

  it('shows the portfolio after the dashboard to people who may see several companies', () => {
    const pagesOf = (person: Person | null) =>
      navigationLinks(
        person,
        FEATURES,
        ({ inSidebar, group }) => inSidebar && group === 'pages',
      ).map(({ path }) => path);
    const wadmin: Person = { ...personWith('administrator'), role: 'editor' };
    expect(pagesOf(wadmin).slice(0, 2)).toEqual(['/', '/portfolio']);
    expect(pagesOf(personWith('administrator'))).toContain('/portfolio');
    expect(pagesOf({ ...wadmin, administrators_reach: 'none' })).not.toContain('/portfolio');
    expect(pagesOf(personWith('editor'))).not.toContain('/portfolio');
    expect(pagesOf(null)).not.toContain('/portfolio');
  });

  it('leaves out what the server does not offer, once the person is known', () => {
    const pagesOf = (person: Person | null) =>
      navigationLinks(person, [], ({ inSidebar }) => inSidebar).map(({ path }) => path);
    expect(pagesOf(personWith('administrator'))).not.toContain('/plan');
    expect(pagesOf(personWith('administrator'))).not.toContain('/portfolio');
    // The prerendered frame has the link.
    expect(pagesOf(null)).toContain('/plan');
  });

  it('defines the sidebar of the specification', () => {
    const pathsOf = (wanted: string) =>
      navigationLinks(
        personWith('subscriber'),
        FEATURES,
        ({ inSidebar, group }) => inSidebar && group === wanted,
      ).map(({ path }) => path);
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
      'eventLog',
      'help',
      'inbox',
      'model',
      'myPart',
      'portfolio',
      'review',
      'workspacesManagement',
    ]);
  });
});
