import type { HealthRule } from '@contract/health/dataHealth';
import { pathOnSite } from '@contract/sitePath';

/** The query parameters of an action page. They identify the activity, so that links can be shared. */
export interface ActionLink {
  /** Number of the impact area, '1' … '7'. */
  area?: string | undefined;
  activityId?: string | undefined;
  /** The page's title: the impact area's name. */
  title?: string | undefined;
  /** Whether the change history of the answer is open beside the form. */
  history?: boolean | undefined;
  /** Whether the card with notes and evidence comes into view. */
  notes?: boolean | undefined;
}

/** The period and the driver that the card _What moved it_ shows; see `features/movement`. */
export interface MovementLink {
  /** A week such as '2026-W43'. */
  from?: string | undefined;
  /** A week; without it, the period ends now. */
  to?: string | undefined;
  /** English name of a driver, or Global Average. */
  driver?: string | undefined;
}

/** The id of the card _What moved it_, and the hash of links to it. */
export const MOVEMENT_ANCHOR = 'movement';

/** The id of the card with notes and evidence, and the hash of links to it. */
export const NOTES_ANCHOR = 'notes';

const PARAM = {
  title: 'title',
  area: 'impact_area',
  activity: 'activity_id',
  history: 'history',
} as const;

/** Builds the URL of every page. `ROUTES` defines who may open each page. */
export const paths = {
  dashboard: () => '/',
  portfolio: () => '/portfolio',
  /** `driver` is the English title of the driver whose tab opens. */
  companyOverview: (driver?: string) =>
    driver === undefined ? '/company-overview' : `/company-overview?tab=${overviewTab(driver)}`,
  /** `tab` opens the tab Data health; `rule` shows the items of that rule only. */
  impactAreas: (tab?: 'health', rule?: HealthRule) =>
    tab === undefined
      ? '/impact-areas'
      : `/impact-areas?tab=${tab}${rule === undefined ? '' : `&rule=${rule}`}`,
  companiesManagement: () => '/companies-management',
  collaboratorsManagement: () => '/collaborators-management',
  workspacesManagement: () => '/workspaces-management',
  eventLog: () => '/activity-log',
  evolution: (link: MovementLink = {}) => withMovement('/evolution', link),
  /** `view` opens the tab Plan, with all items or only the user's own. */
  plan: (view?: 'all' | 'mine') =>
    view === undefined ? '/plan' : `/plan?tab=plan${view === 'mine' ? '&owner=mine' : ''}`,
  impactAreaAction: (link: ActionLink = {}) => withAction('/actionia', link),
  companyAction: (link: ActionLink = {}) => withAction('/actionco', link),
  inbox: () => '/inbox',
  help: () => '/faq',
  login: (redirect?: string) =>
    redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  onboarding: () => '/onboarding',
  createUser: () => '/create-user',
  confirmEmail: () => '/confirm-email',
} as const;

export type RouteName = keyof typeof paths;

/** Who may open a route: only signed-in users, only guests, or anyone. */
export type RouteAccess = 'signedIn' | 'guest' | 'anyone';

/** The access rule of each route; spec section 2. */
export const ROUTES = {
  dashboard: { access: 'signedIn' },
  portfolio: { access: 'signedIn' },
  companyOverview: { access: 'signedIn' },
  impactAreas: { access: 'signedIn' },
  companiesManagement: { access: 'signedIn' },
  collaboratorsManagement: { access: 'signedIn' },
  workspacesManagement: { access: 'signedIn' },
  eventLog: { access: 'signedIn' },
  evolution: { access: 'signedIn' },
  plan: { access: 'signedIn' },
  impactAreaAction: { access: 'signedIn' },
  companyAction: { access: 'signedIn' },
  inbox: { access: 'signedIn' },
  help: { access: 'signedIn' },
  login: { access: 'guest' },
  forgotPassword: { access: 'guest' },
  resetPassword: { access: 'guest' },
  onboarding: { access: 'anyone' },
  createUser: { access: 'anyone' },
  confirmEmail: { access: 'anyone' },
} as const satisfies Record<RouteName, { access: RouteAccess }>;

/** The names of the routes that have one of these access rules. */
type RouteOf<Access extends RouteAccess> = {
  [Name in RouteName]: (typeof ROUTES)[Name]['access'] extends Access ? Name : never;
}[RouteName];

export type PublicRoute = RouteOf<'guest' | 'anyone'>;
export type SignedInRoute = RouteOf<'signedIn'>;

export function routesFor<Access extends RouteAccess>(access: Access): RouteOf<Access>[] {
  const names = Object.keys(ROUTES) as RouteName[];
  return names.filter((name): name is RouteOf<Access> => ROUTES[name].access === access);
}

/** The value of the company overview's `tab` parameter: 'operating-margin' for Operating Margin. */
export const overviewTab = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

function withAction(path: string, link: ActionLink): string {
  const search = actionSearch(link);
  const hash = link.notes ? `#${NOTES_ANCHOR}` : '';
  return search.size > 0 ? `${path}?${search.toString()}${hash}` : path;
}

/** The query parameters of an action page, which `parseActionLink` reads. */
export function actionSearch({ title, area, activityId, history }: ActionLink): URLSearchParams {
  const search = new URLSearchParams();
  if (title) search.set(PARAM.title, title);
  if (area) search.set(PARAM.area, area);
  if (activityId) search.set(PARAM.activity, activityId);
  if (history) search.set(PARAM.history, 'open');
  return search;
}

function withMovement(path: string, link: MovementLink): string {
  const search = movementSearch(link).toString();
  return search === '' ? path : `${path}?${search}#${MOVEMENT_ANCHOR}`;
}

/** Returns a copy of `search` in which the movement parameters are replaced. */
export function movementSearch(
  { from, to, driver }: MovementLink,
  search = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ from, to, driver })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function parseMovementLink(search: URLSearchParams): MovementLink {
  return {
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
    driver: search.get('driver') ?? undefined,
  };
}

export function parseActionLink(search: URLSearchParams): ActionLink {
  return {
    title: search.get(PARAM.title) ?? undefined,
    area: search.get(PARAM.area) ?? undefined,
    activityId: search.get(PARAM.activity) ?? undefined,
    history: search.has(PARAM.history) || undefined,
  };
}

/**
 * The URL to open after signing in. Returns the dashboard if `redirect` is not a URL of this app, or
 * leads back to the login page.
 */
export function safeRedirect(redirect: string | null): string {
  const path = pathOnSite(redirect);
  const page = path?.split(/[?#]/, 1)[0]?.replace(/\/$/, '').toLowerCase();
  return path === null || page === paths.login() ? paths.dashboard() : path;
}
