import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { selectHasSignedOut, selectRestoredUserId, useSession } from '@/features/auth';
import { paths, safeRedirect } from '@/shared/routing/paths';
import { ContentBoundary } from '@/shared/ui/feedback/ContentBoundary';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { BareFrame } from './layout/BareFrame';
import { Splash } from './layout/Splash';
import { SetUpPage } from './secondFactor/lazyParts';

/**
 * Redirects guests to Login, which leads back to the page. While the user is loading, the frame and the page
 * render without one.
 */
export function RequireSignedIn() {
  const session = useSession();
  const hasSignedOut = useSelector(selectHasSignedOut);
  const { pathname, search, hash } = useLocation();

  if (session.status === 'failed')
    return <UserFailed error={session.error} retry={session.retry} />;
  if (session.status === 'guest')
    return (
      <Navigate replace to={paths.login(hasSignedOut ? undefined : pathname + search + hash)} />
    );
  if (session.status === 'signedIn' && session.user.second_factor_missing) return <SetUp />;
  return <Outlet />;
}

/** The server refuses everything else until the person has set up a second factor. */
function SetUp() {
  return (
    <BareFrame>
      <ContentBoundary>
        <Suspense fallback={<Splash />}>
          <SetUpPage />
        </Suspense>
      </ContentBoundary>
    </BareFrame>
  );
}

/** Waits until the user is loaded and their persisted state is restored. */
export function RequireRestored() {
  const session = useSession();
  const restoredUserId = useSelector(selectRestoredUserId);
  if (session.status !== 'signedIn' || restoredUserId !== session.user.id) return <Splash />;
  return <Outlet />;
}

/** Redirects signed-in users to the page that they requested before Login. */
export function RequireGuest() {
  const session = useSession();
  const [search] = useSearchParams();

  if (session.status === 'failed')
    return <UserFailed error={session.error} retry={session.retry} />;
  if (session.status === 'loading') return <Splash />;
  if (session.status === 'signedIn')
    return <Navigate replace to={safeRedirect(search.get('redirect'))} />;
  return <Outlet />;
}

/** Shown if the user could not be loaded. This does not sign anyone out. */
function UserFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <BareFrame>
      <ErrorPanel error={error} onRetry={retry} />
    </BareFrame>
  );
}
