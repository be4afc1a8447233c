import { clearAllListeners } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { App } from '@/app/App';
import { activateLanguage, ENGLISH } from '@/app/i18n/languages';
import { showCachedSnapshot } from '@/app/store/cachedSnapshot/showCachedSnapshot';
import { refreshOnReturn } from '@/app/startup/refreshOnReturn';
import { makeStore } from '@/app/store/store';
import { loadUser } from '@/features/auth';

interface Address {
  path: string;
  /** Goes back in the history, as the browser's button does. */
  back: () => void;
}

/** Longer than the pause of typing after which the page searches, ms. */
const SEARCH_PAUSE_MS = 600;

let stores: ReturnType<typeof makeStore>[] = [];
let endings: (() => void)[] = [];

// A store outlives its page, and what it still stores must not reach the next test.
afterEach(() => {
  stores.forEach((store) => store.dispatch(clearAllListeners()));
  stores = [];
  endings.forEach((end) => end());
  endings = [];
  activateLanguage(ENGLISH);
  window.dispatchEvent(new Event('pagehide'));
});

/**
 * Renders the app at an address with the real store. With `returning`, it starts with the cached
 * snapshot of an earlier visit.
 */
export function renderApp(path = '/', { returning = false } = {}) {
  const store = makeStore();
  stores.push(store);
  endings.push(refreshOnReturn(store.dispatch));
  const address: Address = { path, back: () => undefined };
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  /** Types, and pauses until the page searches. */
  const search = async (field: Element, text: string) => {
    await user.type(field, text);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, SEARCH_PAUSE_MS)));
  };
  if (returning) store.dispatch(showCachedSnapshot());
  void store.dispatch(loadUser());
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <WatchAddress address={address} />
      <App store={store} />
    </MemoryRouter>,
  );
  return {
    store,
    user: { ...user, search },
    address,
    /** Unmounts the app, as closing or reloading the tab does. */
    close: () => {
      window.dispatchEvent(new Event('pagehide'));
      view.unmount();
    },
  };
}

function WatchAddress({ address }: { address: Address }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The address must be recorded before the page's effects run, since tests read it once the page
  // is displayed.
  useLayoutEffect(() => {
    address.path = pathname + search;
    address.back = () => void navigate(-1);
  }, [address, pathname, search, navigate]);
  return null;
}
