import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { DashboardPage } from '@/pages/DashboardPage';
import { NotFoundPage } from '@/pages/NotFoundPage';
import { paths, routesFor, type SignedInRoute } from '@/shared/routing/paths';
import { addEnglish } from './i18n';
import { AppLayout } from './layout/AppLayout';
import { signedInWords } from './signedInWords';
import './print.css';
import './touch.css';
import { WithAntd } from './WithAntd';

addEnglish(signedInWords);

/** A page that links into the help articles, or shows them. */
const withHelp = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [Page, { helpWords }] = await Promise.all([load(), import('./helpWords')]);
    addEnglish(helpWords);
    return { default: Page };
  });

const PAGES: Record<SignedInRoute, ComponentType> = {
  // Most visits start here: it comes with the frame, in one file.
  dashboard: DashboardPage,
  companyOverview: withHelp(() =>
    import('@/pages/CompanyOverviewPage').then((m) => m.CompanyOverviewPage),
  ),
  companyAction: lazy(() =>
    import('@/pages/CompanyActionPage').then((m) => ({ default: m.CompanyActionPage })),
  ),
  evolution: lazy(() =>
    import('@/pages/EvolutionPage').then((m) => ({ default: m.EvolutionPage })),
  ),
  impactAreas: withHelp(() => import('@/pages/ImpactAreasPage').then((m) => m.ImpactAreasPage)),
  impactAreaAction: withHelp(() =>
    import('@/pages/ImpactAreaActionPage').then((m) => m.ImpactAreaActionPage),
  ),
  collaboratorsManagement: withHelp(() =>
    import('@/pages/CollaboratorsManagementPage').then((m) => m.CollaboratorsManagementPage),
  ),
  companiesManagement: withHelp(() =>
    import('@/pages/CompaniesManagementPage').then((m) => m.CompaniesManagementPage),
  ),
  workspacesManagement: withHelp(() =>
    import('@/pages/WorkspacesManagementPage').then((m) => m.WorkspacesManagementPage),
  ),
  help: withHelp(() => import('@/pages/HelpPage').then((m) => m.HelpPage)),
};

/** All that people signed in see. */
export function SignedIn() {
  return (
    <WithAntd>
      <Routes>
        <Route element={<AppLayout />}>
          {routesFor('signedIn').map((name) => {
            const Page = PAGES[name];
            return <Route key={name} path={paths[name]()} element={<Page />} />;
          })}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </WithAntd>
  );
}
