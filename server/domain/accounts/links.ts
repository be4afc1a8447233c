/** The addresses in the app that mails lead to; `site` is the site's own, as people know it. */
export const links = {
  onboarding: (site: string, token: string) => linkTo(site, '/onboarding', token),
  confirmEmail: (site: string, token: string) => linkTo(site, '/confirm-email', token),
  reset: (site: string, token: string) => linkTo(site, '/reset-password', token),
  /** Where a person starts to choose a new password. */
  forgot: (site: string) => `${base(site)}/forgot-password`,
};

function linkTo(site: string, path: string, token: string): string {
  return `${base(site)}${path}?token=${encodeURIComponent(token)}`;
}

const base = (site: string) => site.replace(/\/+$/, '');
