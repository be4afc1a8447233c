import appstore from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import table from '@ant-design/icons-svg/es/asn/TableOutlined';
import bank from '@ant-design/icons-svg/es/asn/BankOutlined';
import barChart from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import support from '@ant-design/icons-svg/es/asn/CustomerServiceOutlined';
import dashboard from '@ant-design/icons-svg/es/asn/DashboardOutlined';
import inbox from '@ant-design/icons-svg/es/asn/InboxOutlined';
import lineChart from '@ant-design/icons-svg/es/asn/LineChartOutlined';
import partition from '@ant-design/icons-svg/es/asn/PartitionOutlined';
import schedule from '@ant-design/icons-svg/es/asn/ScheduleOutlined';
import team from '@ant-design/icons-svg/es/asn/TeamOutlined';
import type { Feature } from '@contract/features';
import { can, type Person } from '@contract/permissions/permissions';
import { isOffered } from '@/shared/api/features/views';
import { matchPath } from 'react-router';
import type { LinkedPage, NavigationEntry, PageBasics } from './navigationEntry';
import { paths, routesFor, type SignedInRoute } from './paths';

/** Every page for signed-in users, in the order of the links. */
export const NAVIGATION = {
  dashboard: {
    title: 'pages:dashboard.title',
    label: 'dashboard',
    icon: dashboard,
    group: 'pages',
    visibleTo: 'everyone',
    inSidebar: true,
    inPalette: true,
    showsCompany: true,
  },
  portfolio: {
    title: 'portfolio:title',
    label: 'portfolio',
    icon: table,
    group: 'pages',
    visibleTo: 'viewPortfolio',
    view: 'portfolio',
    inSidebar: true,
    inPalette: true,
    showsCompany: false,
  },
  impactAreas: {
    title: 'impactAreas:title',
    label: 'impactAreas',
    icon: appstore,
    group: 'pages',
    visibleTo: 'everyone',
    inSidebar: true,
    inPalette: true,
    showsCompany: true,
  },
  impactAreaAction: {
    title: 'pages:action.title',
    parent: 'impactAreas',
    visibleTo: 'everyone',
    showsCompany: true,
  },
  myPart: {
    title: 'rounds:part.title',
    parent: 'impactAreas',
    visibleTo: 'everyone',
    view: 'rounds',
    showsCompany: false,
  },
  companyOverview: {
    title: 'drivers:overview.title',
    label: 'companyOverview',
    icon: barChart,
    group: 'pages',
    visibleTo: 'everyone',
    inSidebar: true,
    inPalette: true,
    showsCompany: true,
  },
  companyAction: {
    title: 'pages:action.title',
    parent: 'companyOverview',
    visibleTo: 'everyone',
    showsCompany: true,
  },
  plan: {
    title: 'plan:title',
    label: 'plan',
    icon: schedule,
    group: 'pages',
    visibleTo: 'everyone',
    view: 'plan',
    inSidebar: true,
    inPalette: true,
    showsCompany: true,
  },
  evolution: {
    title: 'evolution:title',
    label: 'evolution',
    icon: lineChart,
    group: 'pages',
    visibleTo: 'everyone',
    inSidebar: true,
    inPalette: true,
    showsCompany: true,
  },
  review: {
    title: 'reviews:pageTitle',
    parent: 'evolution',
    visibleTo: 'everyone',
    view: 'reviews',
    showsCompany: false,
  },
  companiesManagement: {
    title: 'companies:title',
    label: 'companiesManagement',
    icon: bank,
    group: 'management',
    visibleTo: 'everyone',
    inSidebar: true,
    inPalette: true,
    showsCompany: false,
  },
  workspacesManagement: {
    title: 'workspaces:title',
    label: 'workspacesManagement',
    icon: partition,
    group: 'management',
    visibleTo: 'everyone',
    inSidebar: true,
    inPalette: true,
    showsCompany: false,
  },
  collaboratorsManagement: {
    title: 'collaborators:title',
    label: 'collaboratorsManagement',
    icon: team,
    group: 'management',
    visibleTo: 'everyone',
    inSidebar: true,
    inPalette: true,
    showsCompany: false,
  },
  eventLog: {
    title: 'eventLog:title',
    parent: 'collaboratorsManagement',
    visibleTo: 'seeEvents',
    view: 'eventLog',
    showsCompany: false,
  },
  model: {
    title: 'model:title',
    parent: 'companiesManagement',
    visibleTo: 'changeModel',
    view: 'model',
    showsCompany: false,
  },
  inbox: {
    title: 'inbox:title',
    label: 'inbox',
    icon: inbox,
    group: 'account',
    visibleTo: 'everyone',
    view: 'inbox',
    inSidebar: false,
    inPalette: true,
    showsCompany: false,
  },
  help: {
    title: 'help:title',
    label: 'help',
    icon: support,
    group: 'account',
    visibleTo: 'everyone',
    inSidebar: false,
    inPalette: true,
    showsCompany: false,
  },
} as const satisfies Record<SignedInRoute, NavigationEntry>;

type Navigation = typeof NAVIGATION;

/** The routes that have a link; the others are opened from their parent. */
export type LinkedRoute = {
  [Route in SignedInRoute]: Navigation[Route] extends LinkedPage ? Route : never;
}[SignedInRoute];

const ROUTES_IN_ORDER = Object.keys(NAVIGATION) as SignedInRoute[];

const isLinked = (route: SignedInRoute): route is LinkedRoute => 'label' in NAVIGATION[route];

/** Whether a server with these features offers the page. */
export function isPageOffered(route: SignedInRoute, features: readonly Feature[]): boolean {
  const { view }: PageBasics = NAVIGATION[route];
  return isOffered(view, features);
}

/**
 * The links that a person sees, in display order. Until the person and with them the server's features are known, those
 * that everyone sees.
 */
export function navigationLinks(
  person: Person | null | undefined,
  features: readonly Feature[],
  isWanted: (entry: Navigation[LinkedRoute]) => boolean,
) {
  const isVisible = ({ visibleTo }: PageBasics) =>
    visibleTo === 'everyone' || can(person, visibleTo);
  return ROUTES_IN_ORDER.filter(isLinked)
    .map((route) => ({ route, path: paths[route](), ...NAVIGATION[route] }))
    .filter((link) => isVisible(link) && isWanted(link))
    .filter(({ route }) => !person || isPageOffered(route, features));
}

/** The route whose link is marked at this path; null for an unknown path. */
export function markedRoute(pathname: string): SignedInRoute | null {
  const route = routeAt(pathname);
  if (!route) return null;
  const entry = NAVIGATION[route];
  return 'parent' in entry ? entry.parent : route;
}

/** Whether the page at this path is about the company in the top bar. */
export const showsCompany = (pathname: string): boolean => {
  const route = routeAt(pathname);
  return !route || NAVIGATION[route].showsCompany;
};

const routeAt = (pathname: string) =>
  routesFor('signedIn').find((route) => matchPath(paths[route](), pathname));
