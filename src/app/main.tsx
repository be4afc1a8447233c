import { loadOrReload, showPageFailure } from '@/shared/chunks/pageRecovery';
import { retryChunks } from '@/shared/chunks/retryChunks';
import { markStyleElements } from '@/shared/config/cspNonce';
import { nextTask } from '@/shared/scheduling/nextTask';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import './styles/global.css';
import { loadApp, loadStore } from './startup/loadStart';

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
void open(container);

/** Starts the app. Each step is a task of its own, so that the page responds to input in between. */
async function open(root: HTMLElement): Promise<void> {
  if (root.querySelector('form')) {
    await loadReact();
    const { hydrateLogin } = await import(
      /* webpackMode: "eager" */ './startup/prerenderedLogin/hydrateLogin'
    );
    hydrateLogin(root);
    return;
  }
  // On a first visit the browser is idle until the chunk `start` has arrived.
  void whenIdle().then(loadReact);
  try {
    const start = await loadOrReload(loadStore);
    const store = start.openStore();
    // A snapshot is for users with a session cookie.
    if (root.dataset.session !== 'none') store.dispatch(start.showCachedSnapshot());
    void store.dispatch(start.loadUser());
    await Promise.race([start.untilRestored(store), wait(USER_TIMEOUT_MS)]);
    start.requestDashboard(store);
    await nextTask();
    // The rest is evaluated while the replies are on their way.
    const { createRoot } = await loadReact();
    const { showApp } = await loadOrReload(loadApp);
    await showApp(createRoot(root), store);
  } catch {
    showPageFailure();
  }
}

/** Evaluates React, at the first call. The module is in this chunk; only its evaluation is deferred. */
async function loadReact() {
  const react = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  return react;
}
