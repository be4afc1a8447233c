import { PAGES } from '@contract/pages';

/** Addresses of the app for links in mails. `site` is the site's public address. */
export const links = {
  onboarding: (site: string, token: string) => linkTo(site, PAGES.onboarding.path, token),
  confirmEmail: (site: string, token: string) => linkTo(site, PAGES.confirmEmail.path, token),
  reset: (site: string, token: string) => linkTo(site, PAGES.resetPassword.path, token),
  /** The page that ends the weekly mail. */
  unsubscribe: (site: string, token: string) => linkTo(site, '/unsubscribe', token),
  /** The page that ends its lines about companies only. */
  unsubscribeCompanies: (site: string, token: string) =>
    `${linkTo(site, '/unsubscribe', token)}&only=companies`,
  /** Where the actions of the weekly mail are. */
  plan: (site: string) => `${base(site)}${PAGES.plan.path}?tab=plan`,
  /** Where a person gives their opinions in a round. */
  myPart: (site: string, round: string, company: string) =>
    `${base(site)}${PAGES.myPart.path}?round=${encodeURIComponent(round)}&company=${encodeURIComponent(company)}`,
  /** Shows a company. */
  company: (site: string, id: string) =>
    `${base(site)}${PAGES.companyOverview.path}?company=${encodeURIComponent(id)}`,
  /** What waits for the person. */
  inbox: (site: string) => base(site) + PAGES.inbox.path,
  /** The page on which a person requests a link for a new password. */
  forgot: (site: string) => base(site) + PAGES.forgotPassword.path,
};

function linkTo(site: string, path: string, token: string): string {
  return `${base(site)}${path}?token=${encodeURIComponent(token)}`;
}

const base = (site: string) => site.replace(/\/+$/, '');
