import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { paths, type SignedInRoute } from '@/shared/routing/paths';

interface PageChunks {
  load: () => Promise<ComponentType>;
  /** Whether the page shows help articles or links to them. */
  hasHelp: boolean;
  /** Whether the page renders antd's components before anything is opened. */
  hasAntd: boolean;
}

/** Pages for everybody that are too large for the first chunk. */
type LazyPublicRoute = 'sharedReview' | 'verify';

export type LazyRoute = Exclude<SignedInRoute, 'dashboard'> | LazyPublicRoute;

const ALL = { hasHelp: true, hasAntd: true };

/** The pages that have a chunk of their own: all for signed-in people except the dashboard, and some for everybody. */
export const PAGE_CHUNKS: Record<LazyRoute, PageChunks> = {
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
