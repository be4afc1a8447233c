import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { ConfirmEmailPage } from '@/pages/ConfirmEmailPage';
import { CreateUserPage } from '@/pages/CreateUserPage';
import { ForgotPasswordPage } from '@/pages/ForgotPasswordPage';
import { LoginPage } from '@/pages/LoginPage';
import { OnboardingPage } from '@/pages/OnboardingPage';
import { ResetPasswordPage } from '@/pages/ResetPasswordPage';
import { lazyPart } from '@/shared/chunks/lazyPart';
import { loadOrReload } from '@/shared/chunks/pageRecovery';
import { paths, routesFor, type OpenRoute } from '@/shared/routing/paths';
import { RequireGuest, RequireSignedIn } from './guards';
import { BareFrame } from './layout/BareFrame';
import { BareLayout } from './layout/BareLayout';
import { PageBoundary } from './layout/PageBoundary';
import { loadSignedIn } from './loadSignedIn';
import { FrameOpening } from './opening/FrameOpening';

const SignedIn = lazyPart(() => loadOrReload(loadSignedIn).then((m) => m.SignedIn));

/** What is open without signing in needs nothing of antd; it is little, and comes at once. */
const PAGES: Record<OpenRoute, ComponentType> = {
  login: LoginPage,
  forgotPassword: ForgotPasswordPage,
  resetPassword: ResetPasswordPage,
  onboarding: OnboardingPage,
  createUser: CreateUserPage,
  confirmEmail: ConfirmEmailPage,
};

function openRoutes(access: 'guest' | 'anyone') {
  return routesFor(access).map((name) => {
    const Page = PAGES[name];
    return <Route key={name} path={paths[name]()} element={<Page />} />;
  });
}

/** Every address, behind its guard; those of people signed in come with their frame. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RequireGuest />}>
        <Route element={<BareLayout />}>{openRoutes('guest')}</Route>
      </Route>
      <Route element={<BareLayout />}>{openRoutes('anyone')}</Route>
      <Route element={<RequireSignedIn />}>
        <Route
          path="*"
          element={
            <PageBoundary frame={BareFrame}>
              <Suspense fallback={<FrameOpening />}>
                <SignedIn />
              </Suspense>
            </PageBoundary>
          }
        />
      </Route>
    </Routes>
  );
}
