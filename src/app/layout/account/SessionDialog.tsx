import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSelector } from 'react-redux';
import type { UserDto } from '@contract/rest';
import { selectIsSignInNeeded, setUser, SignInAgainDialog } from '@/features/auth';
import { useAppStore } from '../../store/useAppStore';

/** Asks for the password over the current page when the session has expired with unsaved input. */
export function SessionDialog({ user }: { user: UserDto }) {
  const store = useAppStore();
  const open = useSelector(selectIsSignInNeeded);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  // Closing the dialog without signing in leads to Login. The drafts stay stored on this device.
  const close = () => {
    if (selectIsSignInNeeded(store.getState())) store.dispatch(setUser(null));
  };
  return (
    // If the dialog cannot be loaded, the page stays open with the unsaved input.
    <ErrorBoundary fallback={null} resetKeys={[open]}>
      <Suspense fallback={null}>
        {wasOpened && <SignInAgainDialog user={user} open={open} onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  );
}
