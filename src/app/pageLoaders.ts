import type { ComponentType } from 'react';
import type { SignedInRoute } from '@/shared/routing/paths';
import { addEnglish } from './i18n';

type Load = () => Promise<ComponentType>;

/** A page that links into the help articles, or shows them. */
const withHelp =
  (load: Load): Load =>
  async () => {
    const [Page, { helpWords }] = await Promise.all([load(), import('./helpWords')]);
    addEnglish(helpWords);
    return Page;
  };

/** How each page with a chunk of its own is loaded. */
export const pageLoaders = {
  impactAreas: withHelp(() => import('@/pages/ImpactAreasPage').then((m) => m.ImpactAreasPage)),
  impactAreaAction: withHelp(() =>
    import('@/pages/ImpactAreaActionPage').then((m) => m.ImpactAreaActionPage),
  ),
  companyOverview: withHelp(() =>
    import('@/pages/CompanyOverviewPage').then((m) => m.CompanyOverviewPage),
  ),
  companyAction: withHelp(() =>
    import('@/pages/CompanyActionPage').then((m) => m.CompanyActionPage),
  ),
  evolution: () => import('@/pages/EvolutionPage').then((m) => m.EvolutionPage),
  companiesManagement: withHelp(() =>
    import('@/pages/CompaniesManagementPage').then((m) => m.CompaniesManagementPage),
  ),
  workspacesManagement: withHelp(() =>
    import('@/pages/WorkspacesManagementPage').then((m) => m.WorkspacesManagementPage),
  ),
  collaboratorsManagement: withHelp(() =>
    import('@/pages/CollaboratorsManagementPage').then((m) => m.CollaboratorsManagementPage),
  ),
  help: withHelp(() => import('@/pages/HelpPage').then((m) => m.HelpPage)),
} satisfies Partial<Record<SignedInRoute, Load>>;
