import type { ComponentType } from 'react';
import type { Feature } from '@contract/features';
import { useSelector } from 'react-redux';
import { Route, Routes } from 'react-router';
import { ConfirmEmailPage } from '@/pages/auth/ConfirmEmailPage';
import { CreateUserPage } from '@/pages/auth/CreateUserPage';
import { DashboardPage } from '@/pages/dashboard/DashboardPage';
import { ForgotPasswordPage } from '@/pages/auth/ForgotPasswordPage';
import { NotFoundPage } from '@/pages/notFound/NotFoundPage';
import { OnboardingPage } from '@/pages/auth/OnboardingPage';
import { ResetPasswordPage } from '@/pages/auth/ResetPasswordPage';
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

/** Most of these pages are small and need no antd, so they are in the first chunk. */
const PUBLIC_PAGES: Record<PublicRoute, ComponentType> = {
  login: LoginRoute,
  forgotPassword: ForgotPasswordPage,
  resetPassword: ResetPasswordPage,
  onboarding: OnboardingPage,
  createUser: CreateUserPage,
  confirmEmail: ConfirmEmailPage,
  sharedReview: LAZY_PAGES.sharedReview,
  verify: LAZY_PAGES.verify,
};

function openRoutes(access: 'guest' | 'anyone') {
  return routesFor(access).map((name) => {
    const Page = PUBLIC_PAGES[name];
    return <Route key={name} path={paths[name]()} element={<Page />} />;
  });
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
