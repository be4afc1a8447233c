import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { useSession } from '@/features/auth';
import { paths, safeRedirect } from '@/shared/routing/paths';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { selectLeftByChoice, selectRestoredFor } from './store/persistence/personSlice';
import { BareFrame } from './layout/BareFrame';
import { Splash } from './layout/Splash';

/**
 * Sends guests to Login, with the way back. While it is not known who is here, the frame and the page
 * render without a user.
 */
export function RequireSignedIn() {
  const session = useSession();
  const leftByChoice = useSelector(selectLeftByChoice);
  const { pathname, search, hash } = useLocation();

  if (session.status === 'failed')
    return <UserFailed error={session.error} retry={session.retry} />;
  if (session.status === 'guest')
    return (
      <Navigate replace to={paths.login(leftByChoice ? undefined : pathname + search + hash)} />
    );
  return <Outlet />;
}

/** Waits for the user and for what is stored of their last visit on this device. */
export function RequireRestored() {
  const session = useSession();
  const restoredFor = useSelector(selectRestoredFor);
  if (session.status !== 'signedIn' || restoredFor !== session.user.id) return <Splash />;
  return <Outlet />;
}

/** Guests only; who is signed in goes on to where they were going. */
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

/** The person could not be loaded, so no page can be shown; nobody is signed out by that. */
function UserFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <BareFrame>
      <ErrorPanel error={error} onRetry={retry} />
    </BareFrame>
  );
}
