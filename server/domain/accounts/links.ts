/** Addresses of the app for links in mails. `site` is the site's public address. */
export const links = {
  onboarding: (site: string, token: string) => linkTo(site, '/onboarding', token),
  confirmEmail: (site: string, token: string) => linkTo(site, '/confirm-email', token),
  reset: (site: string, token: string) => linkTo(site, '/reset-password', token),
  /** The page that ends the weekly mail. */
  unsubscribe: (site: string, token: string) => linkTo(site, '/unsubscribe', token),
  /** Where the actions of the weekly mail are. */
  plan: (site: string) => `${base(site)}/plan?tab=plan`,
  /** What waits for the person. */
  inbox: (site: string) => `${base(site)}/inbox`,
  /** The page on which a person requests a link for a new password. */
  forgot: (site: string) => `${base(site)}/forgot-password`,
};

function linkTo(site: string, path: string, token: string): string {
  return `${base(site)}${path}?token=${encodeURIComponent(token)}`;
}

const base = (site: string) => site.replace(/\/+$/, '');
