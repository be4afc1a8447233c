/** The addresses in the app that mails lead to; `site` is the site's own, as people know it. */
export const links = {
  onboarding: (site: string, token: string) => linkTo(site, '/onboarding', token),
  reset: (site: string, token: string) => linkTo(site, '/reset-password', token),
};

function linkTo(site: string, path: string, token: string): string {
  return `${site.replace(/\/+$/, '')}${path}?token=${encodeURIComponent(token)}`;
}
