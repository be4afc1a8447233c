/** Who may open a page: only signed-in people, only guests, or anyone. */
export type PageAccess = 'signedIn' | 'guest' | 'anyone';

/** The path of every page and who may open it; §2.1. Mails link to some of them. */
export const PAGES = {
  dashboard: { path: '/', access: 'signedIn' },
  portfolio: { path: '/portfolio', access: 'signedIn' },
  companyOverview: { path: '/company-overview', access: 'signedIn' },
  impactAreas: { path: '/impact-areas', access: 'signedIn' },
  myPart: { path: '/my-part', access: 'signedIn' },
  companiesManagement: { path: '/companies-management', access: 'signedIn' },
  workspacesManagement: { path: '/workspaces-management', access: 'signedIn' },
  collaboratorsManagement: { path: '/collaborators-management', access: 'signedIn' },
  eventLog: { path: '/activity-log', access: 'signedIn' },
  evolution: { path: '/evolution', access: 'signedIn' },
  review: { path: '/reviews/:id', access: 'signedIn' },
  plan: { path: '/plan', access: 'signedIn' },
  impactAreaAction: { path: '/actionia', access: 'signedIn' },
  companyAction: { path: '/actionco', access: 'signedIn' },
  model: { path: '/model', access: 'signedIn' },
  inbox: { path: '/inbox', access: 'signedIn' },
  help: { path: '/faq', access: 'signedIn' },
  login: { path: '/login', access: 'guest' },
  forgotPassword: { path: '/forgot-password', access: 'guest' },
  resetPassword: { path: '/reset-password', access: 'guest' },
  onboarding: { path: '/onboarding', access: 'anyone' },
  createUser: { path: '/create-user', access: 'anyone' },
  confirmEmail: { path: '/confirm-email', access: 'anyone' },
  sharedReview: { path: '/shared/:token', access: 'anyone' },
  verify: { path: '/verify', access: 'anyone' },
} as const satisfies Record<string, { path: string; access: PageAccess }>;

export type PageName = keyof typeof PAGES;

/**
 * The pages that do not require a session. One that ends with a slash stands for all addresses that begin with it.
 */
export const OPEN_PATHS: readonly string[] = Object.values(PAGES)
  .filter(({ access }) => access !== 'signedIn')
  .map(({ path }) => path.replace(/:.*$/, ''));

/** Whether the page at a path does not require a session. */
export const isOpenPath = (path: string): boolean =>
  OPEN_PATHS.some((open) => (open.endsWith('/') ? path.startsWith(open) : path === open));
