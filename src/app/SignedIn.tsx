import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { DashboardPage } from '@/pages/DashboardPage';
import { NotFoundPage } from '@/pages/NotFoundPage';
import { lazyPart } from '@/shared/chunks/lazyPart';
import { loadOrReload } from '@/shared/chunks/pageRecovery';
import { paths, routesFor, type SignedInRoute } from '@/shared/routing/paths';
import { addEnglish } from './i18n';
import { AppLayout } from './layout/AppLayout';
import { pageLoaders } from './pageLoaders';
import { signedInWords } from './signedInWords';
import './forcedColors.css';
import './print.css';
import './touch.css';
import { WithAntd } from './WithAntd';

addEnglish(signedInWords);

const lazyPage = (load: () => Promise<ComponentType>) => lazyPart(() => loadOrReload(load));

const PAGES: Record<SignedInRoute, ComponentType> = {
  // Most visits start here: it comes with the frame, in one file.
  dashboard: DashboardPage,
  companyOverview: lazyPage(pageLoaders.companyOverview),
  companyAction: lazyPage(pageLoaders.companyAction),
  evolution: lazyPage(pageLoaders.evolution),
  impactAreas: lazyPage(pageLoaders.impactAreas),
  impactAreaAction: lazyPage(pageLoaders.impactAreaAction),
  collaboratorsManagement: lazyPage(pageLoaders.collaboratorsManagement),
  companiesManagement: lazyPage(pageLoaders.companiesManagement),
  workspacesManagement: lazyPage(pageLoaders.workspacesManagement),
  help: lazyPage(pageLoaders.help),
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
