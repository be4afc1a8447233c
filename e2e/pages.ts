import { NAVIGATION } from '../src/shared/routing/navigation';
import { paths, type SignedInRoute } from '../src/shared/routing/paths';

export const ACTION = paths.impactAreaAction({ area: '1', activityId: 'activity-1-3-2-2' });

/** For each page of the navigation table, a text that is visible once the page has loaded. */
const READY: Record<SignedInRoute, string> = {
  dashboard: 'Expectations',
  portfolio: 'Copper Lane Bakeries',
  companyOverview: 'Rating Overview',
  companyAction: 'Average score',
  impactAreas: 'IT Strategy & Management',
  impactAreaAction: 'Integrate acquired companies within a year',
  plan: 'Fill to a budget…',
  myPart: 'nobody sees the opinions of others',
  evolution: 'Global Average',
  review: 'Where we stand',
  companiesManagement: 'alder-valley.example',
  workspacesManagement: 'Food and Household Group',
  collaboratorsManagement: 'Invitation pending',
  eventLog: 'Logged in',
  inbox: 'Mine to do',
  model: 'Download model workbook',
  help: 'Platform views',
};

const WITH_ACTION: Partial<Record<SignedInRoute, string>> = {
  impactAreaAction: ACTION,
  companyAction: paths.companyAction({ area: '1', activityId: 'activity-1-1-1-1' }),
  review: paths.review('review-alder-2'),
};

/** Every page that has the app's frame, with a text that shows that it has loaded. */
export const PAGES = [
  ...(Object.keys(NAVIGATION) as SignedInRoute[]).map((route) => ({
    route,
    path: WITH_ACTION[route] ?? paths[route](),
    ready: READY[route],
  })),
  { route: null, path: '/no/such/page', ready: 'This page does not exist.' },
];

const isForEveryone = ({ route }: (typeof PAGES)[number]) =>
  route === null || NAVIGATION[route].visibleTo === 'everyone';

/** Every page once, for a demo account that may see it. */
export const VISITORS = [
  { as: 'editor@example.com', pages: PAGES.filter(isForEveryone) },
  { as: 'admin@example.com', pages: PAGES.filter((page) => !isForEveryone(page)) },
];

/** The pages for guests. */
export const GUEST_PAGES = [
  paths.login(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.onboarding(),
  paths.createUser(),
  paths.verify(),
];
