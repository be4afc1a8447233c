import { nextTask } from '@/shared/scheduling/nextTask';

/** Modules of the chunk `store` that the store needs, in the order of their imports. */
const STORE_MODULES: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "store" */ '@/shared/api/baseApi'),
  () => import(/* webpackChunkName: "store" */ '../store/store'),
];

/**
 * Loads the chunk `store` and evaluates the store's modules. Modules are evaluated in tasks of their own, so
 * that the page responds to input in between. With `isPageNext`, the chunks of the page at the address arrive meanwhile.
 */
export async function loadStore({ isPageNext }: { isPageNext: boolean }) {
  const { preloadPage } = await import(/* webpackChunkName: "store" */ './preloadPage');
  if (isPageNext) preloadPage();
  for (const load of STORE_MODULES) {
    await load();
    await nextTask();
  }
  return import(/* webpackChunkName: "store" */ './openStore');
}
