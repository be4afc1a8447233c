import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Routes } from 'react-router';
import { NotFoundPage } from '@/pages/NotFoundPage';
import { paths, ROUTES, type RouteAccess, type RouteName } from '@/shared/routing/paths';
import { RequireGuest, RequireSignedIn } from './guards';
import { AppLayout } from './layout/AppLayout';
import { BareLayout } from './layout/BareLayout';

const PAGES: Record<RouteName, LazyExoticComponent<ComponentType>> = {
  dashboard: lazy(() =>
    import('@/pages/DashboardPage').then((m) => ({ default: m.DashboardPage })),
  ),
  companyOverview: lazy(() =>
    import('@/pages/CompanyOverviewPage').then((m) => ({ default: m.CompanyOverviewPage })),
  ),
  companyAction: lazy(() =>
    import('@/pages/CompanyActionPage').then((m) => ({ default: m.CompanyActionPage })),
  ),
  evolution: lazy(() =>
    import('@/pages/EvolutionPage').then((m) => ({ default: m.EvolutionPage })),
  ),
  impactAreas: lazy(() =>
    import('@/pages/ImpactAreasPage').then((m) => ({ default: m.ImpactAreasPage })),
  ),
  impactAreaAction: lazy(() =>
    import('@/pages/ImpactAreaActionPage').then((m) => ({ default: m.ImpactAreaActionPage })),
  ),
  collaboratorsManagement: lazy(() =>
    import('@/pages/CollaboratorsManagementPage').then((m) => ({
      default: m.CollaboratorsManagementPage,
    })),
  ),
  companiesManagement: lazy(() =>
    import('@/pages/CompaniesManagementPage').then((m) => ({
      default: m.CompaniesManagementPage,
    })),
  ),
  workspacesManagement: lazy(() =>
    import('@/pages/WorkspacesManagementPage').then((m) => ({
      default: m.WorkspacesManagementPage,
    })),
  ),
  help: lazy(() => import('@/pages/HelpPage').then((m) => ({ default: m.HelpPage }))),
  login: lazy(() => import('@/pages/LoginPage').then((m) => ({ default: m.LoginPage }))),
  forgotPassword: lazy(() =>
    import('@/pages/ForgotPasswordPage').then((m) => ({ default: m.ForgotPasswordPage })),
  ),
  resetPassword: lazy(() =>
    import('@/pages/ResetPasswordPage').then((m) => ({ default: m.ResetPasswordPage })),
  ),
  onboarding: lazy(() =>
    import('@/pages/OnboardingPage').then((m) => ({ default: m.OnboardingPage })),
  ),
  createUser: lazy(() =>
    import('@/pages/CreateUserPage').then((m) => ({ default: m.CreateUserPage })),
  ),
};

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

function routesOf(access: RouteAccess) {
  return ROUTE_NAMES.filter((name) => ROUTES[name].access === access).map((name) => {
    const Page = PAGES[name];
    return <Route key={name} path={paths[name]()} element={<Page />} />;
  });
}

/** Every address, behind its guard and in its layout. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RequireSignedIn />}>
        <Route element={<AppLayout />}>
          {routesOf('signedIn')}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
      <Route element={<RequireGuest />}>
        <Route element={<BareLayout />}>{routesOf('guest')}</Route>
      </Route>
      <Route element={<BareLayout />}>{routesOf('anyone')}</Route>
    </Routes>
  );
}
