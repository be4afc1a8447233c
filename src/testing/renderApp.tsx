import { clearAllListeners } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '@/app/App';
// Loaded with the app here: a test is no place to wait for chunks.
import '@/app/SignedIn';
import { showLastKnown } from '@/app/lastKnown/showLastKnown';
import { makeStore } from '@/app/store';
import { loadUser } from '@/features/auth';

interface Address {
  path: string;
}

let stores: ReturnType<typeof makeStore>[] = [];

// A store outlives the page that was drawn from it; what it still keeps belongs to its own test.
afterEach(() => {
  stores.forEach((store) => store.dispatch(clearAllListeners()));
  stores = [];
  window.dispatchEvent(new Event('pagehide'));
});

/** Opens the app at an address with the real store; `returning`: with what was last seen here. */
export function renderApp(path = '/', { returning = false } = {}) {
  const store = makeStore();
  stores.push(store);
  const address: Address = { path };
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  if (returning) store.dispatch(showLastKnown());
  void store.dispatch(loadUser());
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <WatchAddress address={address} />
      <App store={store} />
    </MemoryRouter>,
  );
  return {
    store,
    user,
    address,
    /** As closing or reloading the tab does. */
    close: () => {
      window.dispatchEvent(new Event('pagehide'));
      view.unmount();
    },
  };
}

function WatchAddress({ address }: { address: Address }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address.path = pathname + search;
  }, [address, pathname, search]);
  return null;
}
