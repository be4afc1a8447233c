// The chunks `store` and `framework` both need React's core. Here it needs no request of its own.
import 'react';
import { loadOrReload, showPageFailure } from '@/shared/chunks/pageRecovery';
import { retryChunks } from '@/shared/chunks/retryChunks';
import { markStyleElements } from '@/shared/config/cspNonce';
import { nextTask } from '@/shared/scheduling/nextTask';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import './styles/global.css';
import { loadStore } from './startup/loadStore';
import { preloadInTurn } from './startup/preloadInTurn';

markStyleElements();
retryChunks();

/**
 * How long the first rendering waits for the user and their persisted state, ms. The request was sent before the
 * scripts were loaded, so its reply has usually arrived.
 */
const USER_TIMEOUT_MS = 300;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root element');
open(container).catch(showPageFailure);

/** Starts the app. Each step is a task of its own, so that the page responds to input in between. */
async function open(root: HTMLElement): Promise<void> {
  if (root.querySelector('form')) {
    const { hydrateLogin } = await loadOrReload(
      () => import(/* webpackChunkName: "login" */ './startup/prerenderedLogin/hydrateLogin'),
    );
    hydrateLogin(root);
    return;
  }
  const hasSession = root.dataset.session !== 'none';
  const chunk = loadOrReload(() => loadStore({ isPageNext: hasSession }));
  preloadInTurn(chunk);
  const start = await chunk;
  // On a first visit the browser is idle until the chunk `start` has arrived.
  void whenIdle()
    .then(loadReact)
    .catch(() => undefined);
  const store = start.openStore();
  // A snapshot is for users with a session cookie.
  if (hasSession) store.dispatch(start.showCachedSnapshot());
  void store.dispatch(start.loadUser());
  await Promise.race([start.untilRestored(store), wait(USER_TIMEOUT_MS)]);
  start.requestDashboard(store);
  void start.requestPortfolio(store);
  await nextTask();
  // The rest is evaluated while the requests are pending.
  const { createRoot } = await loadOrReload(loadReact);
  const { showApp } = await loadOrReload(start.loadApp);
  await showApp(createRoot(root), store);
}

/** Loads and evaluates React, at the first call. It is the chunk `framework`. */
async function loadReact() {
  const react = await import('react-dom/client');
  await nextTask();
  return react;
}
