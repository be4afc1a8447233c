import type { ComponentType } from 'react';
import type { SignedInRoute } from '@/shared/routing/paths';
import { addEnglishMessages } from './i18n/i18n';

type Load = () => Promise<ComponentType>;

/** A page with its messages and with antd around it. */
const page =
  (load: Load): Load =>
  async () => {
    const [Page, { signedInMessages }, { WithAntd }] = await Promise.all([
      load(),
      import('./i18n/signedInMessages'),
      import('./WithAntd'),
    ]);
    addEnglishMessages(signedInMessages);
    return function AntdPage() {
      return (
        <WithAntd>
          <Page />
        </WithAntd>
      );
    };
  };

/** A page that shows help articles or links to them. */
const withHelp =
  (load: Load): Load =>
  async () => {
    const [Page, { helpPageMessages }] = await Promise.all([
      load(),
      import('./i18n/helpPageMessages'),
    ]);
    addEnglishMessages(helpPageMessages);
    return Page;
  };

const pageWithHelp = (load: Load) => withHelp(page(load));

/** Loads the pages that have a chunk of their own: all except the dashboard. */
export const pageLoaders = {
  portfolio: pageWithHelp(() =>
    import('@/pages/portfolio/PortfolioPage').then((m) => m.PortfolioPage),
  ),
  impactAreas: pageWithHelp(() =>
    import('@/pages/impactAreas/ImpactAreasPage').then((m) => m.ImpactAreasPage),
  ),
  impactAreaAction: pageWithHelp(() =>
    import('@/pages/impactAreaAction/ImpactAreaActionPage').then((m) => m.ImpactAreaActionPage),
  ),
  companyOverview: pageWithHelp(() =>
    import('@/pages/companyOverview/CompanyOverviewPage').then((m) => m.CompanyOverviewPage),
  ),
  companyAction: pageWithHelp(() =>
    import('@/pages/companyAction/CompanyActionPage').then((m) => m.CompanyActionPage),
  ),
  evolution: page(() => import('@/pages/evolution/EvolutionPage').then((m) => m.EvolutionPage)),
  plan: pageWithHelp(() => import('@/pages/plan/PlanPage').then((m) => m.PlanPage)),
  companiesManagement: pageWithHelp(() =>
    import('@/pages/companiesManagement/CompaniesManagementPage').then(
      (m) => m.CompaniesManagementPage,
    ),
  ),
  workspacesManagement: pageWithHelp(() =>
    import('@/pages/workspacesManagement/WorkspacesManagementPage').then(
      (m) => m.WorkspacesManagementPage,
    ),
  ),
  collaboratorsManagement: pageWithHelp(() =>
    import('@/pages/collaboratorsManagement/CollaboratorsManagementPage').then(
      (m) => m.CollaboratorsManagementPage,
    ),
  ),
  eventLog: pageWithHelp(() => import('@/pages/eventLog/EventLogPage').then((m) => m.EventLogPage)),
  help: pageWithHelp(() => import('@/pages/help/HelpPage').then((m) => m.HelpPage)),
} satisfies Record<Exclude<SignedInRoute, 'dashboard'>, Load>;
