import type { LoginPayload } from '@contract/rest';
import { hydrateRoot } from 'react-dom/client';
import { loadOrReload, showPageFailure } from '@/shared/chunks/pageRecovery';
import { deviceLanguage } from '@/shared/i18n/deviceLanguage';
import { paths } from '@/shared/routing/paths';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import { i18n } from '../../i18n/i18n';
import { activateLanguage, loadLanguage } from '../../i18n/languages';
import { removeSnapshot } from '../../store/cachedSnapshot/snapshotStorage';
import { loadStore } from '../loadStore';
import { activatePageLanguage } from './pageMessages';
import { prefetchAfterLogin } from './prefetchAfterLogin';
import { PrerenderedLogin } from './PrerenderedLogin';

/**
 * Hydrates the login form that the page contains. The store, the router and antd are prefetched while the person
 * types, and run when they are needed.
 */
export function hydrateLogin(container: HTMLElement): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== paths.login()) setPath(paths.login(pathname + search + hash), 'replaceState');

  const start = once(async () => {
    const loaded = await loadOrReload(() => loadStore({ isPageNext: false }));
    const { showApp } = await loadOrReload(loaded.loadApp);
    return { ...loaded, showApp, store: loaded.openStore() };
  });

  async function send(values: LoginPayload): Promise<void> {
    const { store, login, untilRestored, showApp } = await start();
    await store.dispatch(login(values));
    // The form stays until the page can render, so that nothing flashes in between.
    await untilRestored(store);
    await showApp(root, store);
  }

  async function forgotPassword(): Promise<void> {
    const { store, setUser, showApp } = await start();
    setPath(paths.forgotPassword(), 'pushState');
    store.dispatch(setUser(null));
    await showApp(root, store);
  }

  /** `methods`: the second factors one of which must follow; null for a sign-in with a passkey alone. */
  async function beginSecondStep(methods: string[] | null): Promise<void> {
    const { store, setUser, secondFactorMethodsOf, secondStepChanged, showApp } = await start();
    store.dispatch(
      secondStepChanged(methods ? secondFactorMethodsOf({ methods }) : 'passwordless'),
    );
    store.dispatch(setUser(null));
    await showApp(root, store);
  }

  /** The page was requested with a session cookie, whose session may have expired. */
  async function checkSession(): Promise<void> {
    const { store, loadUser, showApp } = await start();
    const { data: user } = await store.dispatch(loadUser());
    if (user) await showApp(root, store);
  }

  /** The server may not know the device's language, and has then sent the page in another one. */
  async function translate(): Promise<void> {
    const language = deviceLanguage();
    if (language !== i18n.language) activateLanguage(await loadLanguage(language));
  }

  function onReady() {
    // If the messages cannot be loaded, the form stays in the page's language.
    translate().catch(() => undefined);
    if ('submitted' in container.dataset) container.querySelector('form')?.requestSubmit();
    void whenIdle().then(prefetchAfterLogin);
    const methods = new URLSearchParams(window.location.search).get('second_factor');
    // A provider recognized the person.
    if (methods !== null) beginSecondStep(methods.split(',')).catch(showPageFailure);
    if (container.dataset.session === 'maybe') checkSession().catch(() => undefined);
    else removeSnapshot();
  }

  activatePageLanguage();
  const root = hydrateRoot(
    container,
    <PrerenderedLogin
      send={send}
      onForgotPassword={() => void forgotPassword().catch(showPageFailure)}
      onPasskey={() => void beginSecondStep(null).catch(showPageFailure)}
      onReady={once(onReady)}
    />,
  );
}

function setPath(path: string, method: 'pushState' | 'replaceState') {
  window.history[method](null, '', path);
}

/** Calls the function once and returns the same result for every call. A rejected promise is not kept. */
function once<T>(work: () => T): () => T {
  let result: { value: T } | null = null;
  return () => {
    result ??= { value: work() };
    const { value } = result;
    if (value instanceof Promise) value.catch(() => (result = null));
    return value;
  };
}
