import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { paths, type PublicRoute, type SignedInRoute } from '@/shared/routing/paths';

interface PageChunks {
  load: () => Promise<ComponentType>;
  /** Whether the page shows texts of the features for signed-in people. */
  hasMessages: boolean;
  /** Whether the page shows help articles or links to them. */
  hasHelp: boolean;
  /** Whether the page renders antd's components before anything is opened. */
  hasAntd: boolean;
}

export type LazyRoute =
  | Exclude<SignedInRoute, 'dashboard'>
  | Exclude<PublicRoute, 'login' | 'createUser'>;

const ALL = { hasMessages: true, hasHelp: true, hasAntd: true };
const NONE = { hasMessages: false, hasHelp: false, hasAntd: false };

/** The pages that have a chunk of their own: all except the dashboard, Login and a redirect. */
export const PAGE_CHUNKS: Record<LazyRoute, PageChunks> = {
  forgotPassword: {
    ...NONE,
    load: () =>
      import(/* webpackChunkName: "mailedLinks" */ '@/pages/auth/ForgotPasswordPage').then(
        (m) => m.ForgotPasswordPage,
      ),
  },
  resetPassword: {
    ...NONE,
    load: () =>
      import(/* webpackChunkName: "mailedLinks" */ '@/pages/auth/ResetPasswordPage').then(
        (m) => m.ResetPasswordPage,
      ),
  },
  onboarding: {
    ...NONE,
    load: () =>
      import(/* webpackChunkName: "mailedLinks" */ '@/pages/auth/OnboardingPage').then(
        (m) => m.OnboardingPage,
      ),
  },
  confirmEmail: {
    ...NONE,
    load: () =>
      import(/* webpackChunkName: "mailedLinks" */ '@/pages/auth/ConfirmEmailPage').then(
        (m) => m.ConfirmEmailPage,
      ),
  },
  portfolio: {
    ...ALL,
    load: () => import('@/pages/portfolio/PortfolioPage').then((m) => m.PortfolioPage),
    hasAntd: false,
  },
  impactAreas: {
    ...ALL,
    load: () => import('@/pages/impactAreas/ImpactAreasPage').then((m) => m.ImpactAreasPage),
  },
  impactAreaAction: {
    ...ALL,
    load: () =>
      import('@/pages/impactAreaAction/ImpactAreaActionPage').then((m) => m.ImpactAreaActionPage),
  },
  myPart: { ...ALL, load: () => import('@/pages/myPart/MyPartPage').then((m) => m.MyPartPage) },
  companyOverview: {
    ...ALL,
    load: () =>
      import('@/pages/companyOverview/CompanyOverviewPage').then((m) => m.CompanyOverviewPage),
  },
  companyAction: {
    ...ALL,
    load: () => import('@/pages/companyAction/CompanyActionPage').then((m) => m.CompanyActionPage),
  },
  evolution: {
    ...ALL,
    load: () => import('@/pages/evolution/EvolutionPage').then((m) => m.EvolutionPage),
    hasHelp: false,
  },
  review: {
    ...ALL,
    load: () => import('@/pages/review/ReviewPage').then((m) => m.ReviewPage),
  },
  sharedReview: {
    ...ALL,
    load: () => import('@/pages/sharedReview/SharedReviewPage').then((m) => m.SharedReviewPage),
    hasHelp: false,
  },
  verify: {
    ...ALL,
    load: () => import('@/pages/verify/VerifyPage').then((m) => m.VerifyPage),
    hasHelp: false,
  },
  plan: { ...ALL, load: () => import('@/pages/plan/PlanPage').then((m) => m.PlanPage) },
  inbox: { ...ALL, load: () => import('@/pages/inbox/InboxPage').then((m) => m.InboxPage) },
  companiesManagement: {
    ...ALL,
    load: () =>
      import('@/pages/companiesManagement/CompaniesManagementPage').then(
        (m) => m.CompaniesManagementPage,
      ),
  },
  workspacesManagement: {
    ...ALL,
    load: () =>
      import('@/pages/workspacesManagement/WorkspacesManagementPage').then(
        (m) => m.WorkspacesManagementPage,
      ),
  },
  collaboratorsManagement: {
    ...ALL,
    load: () =>
      import('@/pages/collaboratorsManagement/CollaboratorsManagementPage').then(
        (m) => m.CollaboratorsManagementPage,
      ),
  },
  eventLog: {
    ...ALL,
    load: () => import('@/pages/eventLog/EventLogPage').then((m) => m.EventLogPage),
  },
  model: { ...ALL, load: () => import('@/pages/model/ModelPage').then((m) => m.ModelPage) },
  help: { ...ALL, load: () => import('@/pages/help/HelpPage').then((m) => m.HelpPage) },
};

export const loadMessages = () => import('./i18n/signedInMessages');
export const loadHelpMessages = () => import('./i18n/helpPageMessages');
export const loadAntd = () => import('./WithAntd');

/** The page of an address; undefined if it has no chunk of its own. */
export function lazyRouteAt(pathname: string): LazyRoute | undefined {
  const routes = Object.keys(PAGE_CHUNKS) as LazyRoute[];
  return routes.find((name) => matchPath(paths[name](), pathname));
}
