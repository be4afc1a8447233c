import type { HealthRule } from '@contract/health/dataHealth';
import { PAGES, type PageAccess, type PageName } from '@contract/pages';
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
  /** A week such as '2026-W43', or a review such as 'review:<id>'. */
  from?: string | undefined;
  /** A week or a review; without it, the period ends now. */
  to?: string | undefined;
  /** English name of a driver, or Global Average. */
  driver?: string | undefined;
}

/** What a tab of Impact areas shows. */
export interface AreasLink {
  rule?: HealthRule | undefined;
  /** The id of a round of the company. */
  round?: string | undefined;
  /** Whether the comments on the round are open. */
  comments?: boolean | undefined;
}

/** A part of a round: the ids of the round and of the company. */
export interface PartLink {
  round: string;
  company: string;
}

/** The id of the card _What moved it_, and the hash of links to it. */
export const MOVEMENT_ANCHOR = 'movement';

/** The id of the card with notes and evidence, or with the comments on a review, and the hash of links to it. */
export const NOTES_ANCHOR = 'notes';

const PARAM = {
  title: 'title',
  area: 'impact_area',
  activity: 'activity_id',
  history: 'history',
} as const;

/** Builds the URL of every page. */
export const paths = {
  dashboard: () => PAGES.dashboard.path,
  portfolio: () => PAGES.portfolio.path,
  /** `driver` is the English title of the driver whose tab opens. */
  companyOverview: (driver?: string) =>
    withSearch(PAGES.companyOverview.path, driver !== undefined && { tab: overviewTab(driver) }),
  /** `tab` opens the tab Data health, of which `rule` shows the items of one rule only, or Opinions, of one round. */
  impactAreas: (tab?: 'health' | 'opinions', { rule, round, comments }: AreasLink = {}) =>
    withSearch(
      PAGES.impactAreas.path,
      tab !== undefined && {
        tab,
        ...(rule !== undefined && { rule }),
        ...(round !== undefined && { round }),
        ...(comments && { comments: 'yes' }),
      },
    ),
  /** Where the person gives their opinions; without a link the first part that waits for them. */
  myPart: (link?: PartLink) => withSearch(PAGES.myPart.path, link !== undefined && { ...link }),
  companiesManagement: () => PAGES.companiesManagement.path,
  collaboratorsManagement: () => PAGES.collaboratorsManagement.path,
  workspacesManagement: () => PAGES.workspacesManagement.path,
  eventLog: () => PAGES.eventLog.path,
  model: () => PAGES.model.path,
  evolution: (link: MovementLink = {}) => withMovement(PAGES.evolution.path, link),
  /** The page of a review, with the proof of a figure such as 'total/average'. */
  review: (id = ':id', figure?: string) =>
    withSearch(PAGES.review.path.replace(':id', id), figure !== undefined && { figure }),
  /** `view` opens the tab Plan, with all items or only the user's own; `comments` opens those on an item. */
  plan: (view?: 'all' | 'mine', comments?: string) =>
    withSearch(
      PAGES.plan.path,
      view !== undefined && {
        tab: 'plan',
        ...(view === 'mine' && { owner: 'mine' }),
        ...(comments !== undefined && { comments }),
      },
    ),
  impactAreaAction: (link: ActionLink = {}) => withAction(PAGES.impactAreaAction.path, link),
  companyAction: (link: ActionLink = {}) => withAction(PAGES.companyAction.path, link),
  inbox: () => PAGES.inbox.path,
  help: () => PAGES.help.path,
  login: (redirect?: string) =>
    redirect ? `${PAGES.login.path}?redirect=${encodeURIComponent(redirect)}` : PAGES.login.path,
  forgotPassword: () => PAGES.forgotPassword.path,
  resetPassword: () => PAGES.resetPassword.path,
  onboarding: () => PAGES.onboarding.path,
  createUser: () => PAGES.createUser.path,
  confirmEmail: () => PAGES.confirmEmail.path,
  sharedReview: (token = ':token') => PAGES.sharedReview.path.replace(':token', token),
  verify: () => PAGES.verify.path,
} as const satisfies Record<PageName, (...args: never[]) => string>;

export type RouteName = PageName;

/** The names of the routes that have one of these access rules. */
type RouteOf<Access extends PageAccess> = {
  [Name in RouteName]: (typeof PAGES)[Name]['access'] extends Access ? Name : never;
}[RouteName];

export type PublicRoute = RouteOf<'guest' | 'anyone'>;
export type SignedInRoute = RouteOf<'signedIn'>;

export function routesFor<Access extends PageAccess>(access: Access): RouteOf<Access>[] {
  const names = Object.keys(PAGES) as RouteName[];
  return names.filter((name): name is RouteOf<Access> => PAGES[name].access === access);
}

/** The value of the company overview's `tab` parameter: 'operating-margin' for Operating Margin. */
export const overviewTab = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

const withSearch = (path: string, search: Record<string, string> | false) =>
  search ? `${path}?${new URLSearchParams(search).toString()}` : path;

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
