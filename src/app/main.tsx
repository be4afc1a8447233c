// The chunks `store` and `framework` both need React's core. Here it needs no request of its own.
import 'react';
import { prefetchFile } from '@/shared/chunks/prefetchChunks';
import { loadOrReload, showPageFailure } from '@/shared/chunks/pageRecovery';
import { retryChunks } from '@/shared/chunks/retryChunks';
import { markStyleElements } from '@/shared/config/cspNonce';
import { nextTask } from '@/shared/scheduling/nextTask';
import './styles/global.css';

markStyleElements();
retryChunks();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root element');
open(container).catch(showPageFailure);

/**
 * Opens the app in three chunks: the store, React, and the frame with the dashboard. Each is evaluated in a task of
 * its own while the next one arrives. As one chunk, the dashboard's rows answer a third later (2.7 instead of 1.8 times
 * React alone; processor 4 × slower, 1.6 Mbit/s), and the page blocks input for 0.4 s.
 */
async function open(root: HTMLElement): Promise<void> {
  preloadInOrder();
  const { openStore, loadApp } = await loadOrReload(
    () => import(/* webpackChunkName: "store" */ './startup/openStore'),
  );
  await nextTask();
  const store = openStore();
  const { createRoot } = await loadOrReload(() => import('react-dom/client'));
  await nextTask();
  const { showApp } = await loadOrReload(loadApp);
  await nextTask();
  await showApp(createRoot(root), store);
}

/**
 * Requests the chunks that the page names: React now, and the frame when the store has arrived. Requested together, all
 * would arrive at the end, and nothing could be evaluated before. Later requests would leave the network idle.
 */
function preloadInOrder() {
  const names = document.querySelector<HTMLMetaElement>('meta[name="preload-later"]')?.content;
  const [react, frame] = names?.split(' ') ?? [];
  if (react) prefetchFile(react, 'preload');
  const store = document.querySelector('link[rel="preload"][href*="/store."]');
  if (frame) store?.addEventListener('load', () => prefetchFile(frame, 'preload'));
}
