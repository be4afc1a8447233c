import { clearAllListeners } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { App } from '@/app/App';
import { activateLanguage, ENGLISH } from '@/app/i18n/languages';
import { showCachedSnapshot } from '@/app/store/cachedSnapshot/showCachedSnapshot';
import { refreshOnReturn } from '@/app/startup/refreshOnReturn';
import { makeStore } from '@/app/store/store';
import { loadUser } from '@/features/auth';
import { pauseAfter } from './pauseAfter';
import { preloadPage } from './preloadPage';
import { typeQuickly } from './typeQuickly';

interface Address {
  path: string;
  /** Goes back in the history, as the browser's button does. */
  back: () => void;
}

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
  preloadPage(path);
  const store = makeStore();
  stores.push(store);
  endings.push(refreshOnReturn(store.dispatch));
  const address: Address = { path, back: () => undefined };
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const type = typeQuickly(user);
  /** Types, and pauses until the page searches. */
  const search = (field: Element, text: string) => pauseAfter(() => type(field, text));
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
    user: { ...user, type, search },
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
