import { loadOrReload, showPageFailure } from '@/shared/chunks/pageRecovery';
import { retryChunks } from '@/shared/chunks/retryChunks';
import { markStyleElements } from '@/shared/config/cspNonce';
import { nextTask } from '@/shared/lib/nextTask';
import './styles/global.css';
import { loadStart } from './startup/loadStart';

markStyleElements();
retryChunks();

/**
 * How long the first rendering waits for the user and what is stored of their last visit, ms. The request
 * was sent before the scripts, so that its reply is usually there.
 */
const USER_MS = 300;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element');
void open(place);

/** Takes over the page. Each step is a task of its own, so that the page answers in between. */
async function open(root: HTMLElement): Promise<void> {
  // In this chunk; only its evaluation is put off.
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  if (root.querySelector('form')) {
    const { openLogin } = await import(
      /* webpackMode: "eager" */ './startup/prerenderedLogin/hydrateLogin'
    );
    openLogin(root);
    return;
  }
  try {
    const start = await loadOrReload(loadStart);
    await nextTask();
    const store = start.openStore();
    // Without a session there are no figures to show.
    if (root.dataset.session !== 'none') store.dispatch(start.showLastKnown());
    void store.dispatch(start.loadUser());
    await Promise.race([start.untilRestored(store), wait(USER_MS)]);
    start.requestDashboard(store);
    await start.showApp(createRoot(root), store);
  } catch {
    showPageFailure();
  }
}
