import type { LoginPayload } from '@contract/rest';
import { hydrateRoot } from 'react-dom/client';
import { sendLogin } from '@/features/auth';
import { showPageFailure } from '@/shared/chunks/pageRecovery';
import { prefetchFile } from '@/shared/chunks/prefetchChunks';
import { retryChunks } from '@/shared/chunks/retryChunks';
import { deviceLanguage } from '@/shared/i18n/deviceLanguage';
import { paths, safeRedirect } from '@/shared/routing/paths';
import { nextTask } from '@/shared/scheduling/nextTask';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import { i18n } from '../i18n/i18n';
import { activateLanguage, loadLanguage } from '../i18n/languages';
import '../styles/global.css';
import { removeSnapshot } from '../store/cachedSnapshot/snapshotStorage';
import { activatePageLanguage } from './pageMessages';
import { PrerenderedLogin } from './PrerenderedLogin';

// Hydrates the login form that the page for guests contains, and keeps what was typed in the meantime. The app is
// prefetched while the person types, and opened by its own page. Sharing the app's root would double the script that
// the form waits for (177 instead of 83 KiB).

retryChunks();
// In a task of its own, so that the page responds to input between evaluating React and rendering.
void nextTask().then(hydrate).catch(showPageFailure);

function hydrate(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const { pathname, search, hash } = window.location;
  if (pathname !== paths.login()) {
    window.history.replaceState(null, '', paths.login(pathname + search + hash));
  }
  removeSnapshot();
  activatePageLanguage();
  let isReady = false;

  function onReady() {
    if (isReady) return;
    isReady = true;
    // If the messages cannot be loaded, the form stays in the page's language.
    translate().catch(() => undefined);
    if ('submitted' in document.body.dataset) document.querySelector('form')?.requestSubmit();
    void whenIdle().then(prefetchApp);
  }

  hydrateRoot(
    container,
    <PrerenderedLogin
      send={send}
      onForgotPassword={() => window.location.assign(paths.forgotPassword())}
      onPasskey={() => openSecondStep('passwordless')}
      onReady={onReady}
    />,
  );
}

/** Signs in and opens the requested page. The form stays busy until that page replaces it. */
async function send(values: LoginPayload): Promise<void> {
  const methods = await sendLogin(values);
  if (methods) openSecondStep(methods.join(','));
  else window.location.replace(safeRedirect(redirectInAddress()));
  await new Promise(() => undefined);
}

/** Replaces this page, which would otherwise come back with a busy form when the person goes back. */
function openSecondStep(methods: string) {
  const search = new URLSearchParams(window.location.search);
  search.set('second_factor', methods);
  window.location.replace(`${paths.login()}?${search.toString()}`);
}

const redirectInAddress = () => new URLSearchParams(window.location.search).get('redirect');

/** The server may not know the device's language, and has then sent the page in another one. */
async function translate(): Promise<void> {
  const language = deviceLanguage();
  if (language !== i18n.language) activateLanguage(await loadLanguage(language));
}

/** The build lists the app's files in a `<meta>` element. */
function prefetchApp(): void {
  const files = document.querySelector('meta[name="prefetch"]')?.getAttribute('content');
  files?.split(' ').forEach((file) => prefetchFile(file));
}
