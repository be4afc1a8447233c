import type { LoginPayload } from '@contract/rest';
import { hydrateRoot } from 'react-dom/client';
import { loadOrReload, showPageFailure } from '@/shared/chunks/pageRecovery';
import { deviceLanguage } from '@/shared/i18n/deviceLanguage';
import { paths } from '@/shared/routing/paths';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import { i18n } from '../i18n';
import { loadLanguage, speak } from '../languages';
import { loadStart } from '../loadStart';
import { prefetchAfterLogin } from './ahead';
import { LoginOpening } from './LoginOpening';
import { speakAsPage } from './pageWords';

/**
 * Takes over the login that stands in the page's HTML. Store, router and antd are fetched while the
 * person types, and asked for once they are needed.
 */
export function openLogin(place: HTMLElement): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== paths.login()) goTo(paths.login(pathname + search + hash), 'replaceState');

  const opened = once(async () => {
    const start = await loadOrReload(loadStart);
    return { ...start, store: start.openStore() };
  });

  async function send(values: LoginPayload): Promise<void> {
    const { store, login, untilRestored, showApp } = await opened();
    await store.dispatch(login(values));
    // Until then the form stays: nothing flashes between it and the page.
    await untilRestored(store);
    await showApp(root, store);
  }

  async function forgotPassword(): Promise<void> {
    const { store, knowUser, showApp } = await opened();
    goTo(paths.forgotPassword(), 'pushState');
    store.dispatch(knowUser(null));
    await showApp(root, store);
  }

  /** The page was asked for with a session, which may be over. */
  async function lookForSession(): Promise<void> {
    const { store, loadUser, showApp } = await opened();
    const { data: user } = await store.dispatch(loadUser());
    if (user) await showApp(root, store);
  }

  /** The server may not know what the device is read in: then that is said as soon as it is here. */
  async function translate(): Promise<void> {
    const language = deviceLanguage();
    if (language !== i18n.language) speak(await loadLanguage(language));
  }

  function ready() {
    // Without it the form stays as it is, and answers.
    translate().catch(() => undefined);
    if ('pressed' in place.dataset) place.querySelector('form')?.requestSubmit();
    void whenIdle().then(prefetchAfterLogin);
    if (place.dataset.session === 'maybe') lookForSession().catch(() => undefined);
  }

  speakAsPage();
  const root = hydrateRoot(
    place,
    <LoginOpening
      send={send}
      onForgotPassword={() => void forgotPassword().catch(showPageFailure)}
      onReady={once(ready)}
    />,
  );
}

function goTo(address: string, how: 'pushState' | 'replaceState') {
  window.history[how](null, '', address);
}

/** The first call's result, for every call; a failure is not kept. */
function once<T>(work: () => T): () => T {
  let result: { value: T } | null = null;
  return () => {
    result ??= { value: work() };
    const { value } = result;
    if (value instanceof Promise) value.catch(() => (result = null));
    return value;
  };
}
