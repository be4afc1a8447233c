import { paths } from '../src/shared/routing/paths';

export const ACTION = paths.impactAreaAction({ area: '1', activityId: 'activity-1-3-2-2' });
/** Every page with a frame, and words that stand on it once it is there. */
export const PAGES = [
  { path: paths.dashboard(), ready: 'Expectations' },
  { path: paths.companyOverview(), ready: 'Rating Overview' },
  {
    path: paths.companyAction({ area: '1', activityId: 'activity-1-1-1-1' }),
    ready: 'Average score',
  },
  { path: paths.impactAreas(), ready: 'IT Strategy & Management' },
  { path: ACTION, ready: 'Integrate acquired companies within a year' },
  { path: paths.evolution(), ready: 'Global Average' },
  { path: paths.companiesManagement(), ready: 'alder-valley.example' },
  { path: paths.workspacesManagement(), ready: 'Food and Household Group' },
  { path: paths.collaboratorsManagement(), ready: 'Invitation pending' },
  { path: paths.help(), ready: 'Platform views' },
  { path: '/no/such/page', ready: 'This page does not exist.' },
];

/** Pages for who is not signed in. */
export const SIGNED_OUT = [
  paths.login(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.onboarding(),
  paths.createUser(),
];
