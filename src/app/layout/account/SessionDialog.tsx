import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSelector, useStore } from 'react-redux';
import type { UserDto } from '@contract/rest';
import { knowUser, SignInAgainDialog } from '@/features/auth';
import { selectSignInAgain } from '../../store/persistence/personSlice';
import type { AppStore } from '../../store/store';

/** Asks for the password where the person is, while something of theirs is unsaved. */
export function SessionDialog({ user }: { user: UserDto }) {
  const store = useStore() as AppStore;
  const open = useSelector(selectSignInAgain);
  const [isAsked, setIsAsked] = useState(open);
  if (open && !isAsked) setIsAsked(true);

  // Given up: what is unsaved stays on this device, under this person.
  const close = () => {
    if (selectSignInAgain(store.getState())) store.dispatch(knowUser(null));
  };
  return (
    // Without it the page stays, and what is unsaved with it.
    <ErrorBoundary fallback={null} resetKeys={[open]}>
      <Suspense fallback={null}>
        {isAsked && <SignInAgainDialog user={user} open={open} onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  );
}
