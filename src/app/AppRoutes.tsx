import type { ComponentType } from 'react';
import type { Feature } from '@contract/features';
import { useSelector } from 'react-redux';
import { Route, Routes } from 'react-router';
import { CreateUserPage } from '@/pages/auth/CreateUserPage';
import { DashboardPage } from '@/pages/dashboard/DashboardPage';
import { NotFoundPage } from '@/pages/notFound/NotFoundPage';
import { selectFeatures } from '@/shared/api/features/featuresSlice';
import { useNoticeFirstNavigation } from '@/shared/ui/page/useFocusAfterNavigation';
import { isPageOffered } from '@/shared/routing/navigation';
import { paths, routesFor, type PublicRoute } from '@/shared/routing/paths';
import { frameMessages } from './i18n/frameMessages';
import { RequireGuest, RequireRestored, RequireSignedIn } from './guards';
import { addEnglishMessages } from './i18n/i18n';
import { AppLayout } from './layout/AppLayout';
import { BareLayout } from './layout/BareLayout';
import { LAZY_PAGES } from './lazyPages';
import { LoginRoute } from './secondFactor/LoginRoute';

addEnglishMessages(frameMessages);

function openRoutes(access: 'guest' | 'anyone') {
  return routesFor(access).map((name) => {
    const Page = pageOf(name);
    return <Route key={name} path={paths[name]()} element={<Page />} />;
  });
}

function pageOf(name: PublicRoute): ComponentType {
  if (name === 'login') return LoginRoute;
  return name === 'createUser' ? CreateUserPage : LAZY_PAGES[name];
}

/** A page that the server does not offer has no route, like an unknown address. */
function lazyRoutes(features: readonly Feature[]) {
  return routesFor('signedIn').flatMap((name) => {
    if (name === 'dashboard' || !isPageOffered(name, features)) return [];
    const Page = LAZY_PAGES[name];
    return [<Route key={name} path={paths[name]()} element={<Page />} />];
  });
}

/** Every route, behind its guard. */
export function AppRoutes() {
  useNoticeFirstNavigation();
  const features = useSelector(selectFeatures);
  return (
    <Routes>
      <Route element={<RequireGuest />}>
        <Route element={<BareLayout />}>{openRoutes('guest')}</Route>
      </Route>
      <Route element={<BareLayout />}>{openRoutes('anyone')}</Route>
      <Route element={<RequireSignedIn />}>
        <Route element={<AppLayout />}>
          {/* Renders before the user is known: the same elements stay when the figures arrive. */}
          <Route path={paths.dashboard()} element={<DashboardPage />} />
          <Route element={<RequireRestored />}>
            {lazyRoutes(features)}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
