import fc from 'fast-check';
import { PAGES } from '@contract/pages';
import { parseActionLink, paths, safeRedirect, type RouteName } from './paths';

describe('addresses', () => {
  it('are those of the specification (§2.1)', () => {
    const names = Object.keys(PAGES) as RouteName[];
    expect(names.map((name) => [paths[name](), PAGES[name].access])).toEqual(
      expect.arrayContaining([
        ['/', 'signedIn'],
        ['/company-overview', 'signedIn'],
        ['/impact-areas', 'signedIn'],
        ['/companies-management', 'signedIn'],
        ['/collaborators-management', 'signedIn'],
        ['/workspaces-management', 'signedIn'],
        ['/evolution', 'signedIn'],
        ['/actionia', 'signedIn'],
        ['/actionco', 'signedIn'],
        ['/faq', 'signedIn'],
        ['/login', 'guest'],
        ['/forgot-password', 'guest'],
        ['/reset-password', 'guest'],
        ['/onboarding', 'anyone'],
        ['/create-user', 'anyone'],
        ['/confirm-email', 'anyone'],
      ]),
    );
  });

  it('contain an action that can be read back', () => {
    const link = { title: 'R&D + 100 %', area: '3', activityId: 'activity-3' };
    const { search } = new URL(paths.impactAreaAction(link), 'http://localhost');
    expect(parseActionLink(new URLSearchParams(search))).toEqual(link);
    const withHistory = { ...link, history: true };
    const opened = new URL(paths.companyAction(withHistory), 'http://localhost');
    expect(parseActionLink(opened.searchParams)).toEqual(withHistory);
    expect(paths.impactAreaAction()).toBe('/actionia');
  });

  it('contain the intended page for Login, including the dashboard', () => {
    expect(paths.login('/')).toBe('/login?redirect=%2F');
    expect(paths.login('/impact-areas?x=1')).toBe('/login?redirect=%2Fimpact-areas%3Fx%3D1');
    expect(paths.login()).toBe('/login');
  });

  it.each([
    ['/impact-areas?x=1#y', '/impact-areas?x=1#y'],
    [null, '/'],
    ['', '/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/x', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=/login', '/'],
    ['/Login/', '/'],
    ['/.//elsewhere.example', '/'],
    ['/a/..//elsewhere.example/x', '/'],
    ['/%2e//elsewhere.example', '/'],
    ['//[', '/'],
  ])('redirect from %s to %s after signing in', (redirect, target) => {
    expect(safeRedirect(redirect)).toBe(target);
  });

  it('stay on this origin after signing in, whatever the redirect is', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '\\',
      '\t',
      '%2e',
      '%2f',
      '[',
      ':',
      '@',
      'a.b',
    );
    const redirect = fc.oneof(
      fc.string().map((text) => `/${text}`),
      fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(redirect, (text) => {
        const target = safeRedirect(text);
        expect(target).toMatch(/^\/(?!\/)/);
        expect(new URL(target, window.location.origin).origin).toBe(window.location.origin);
      }),
      { numRuns: 1_000 },
    );
  });
});
