import { nextTask } from '@/shared/scheduling/nextTask';

/** Modules of the chunk `start` that the store needs, in the order of their imports. */
const STORE_MODULES: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "start" */ '@/shared/api/baseApi'),
  () => import(/* webpackChunkName: "start" */ '../store/store'),
];

/**
 * Loads the chunk `start` and evaluates the store's modules. Modules are evaluated in tasks of their own, so
 * that the page responds to input in between.
 */
export async function loadStore() {
  for (const load of STORE_MODULES) {
    await load();
    await nextTask();
  }
  return import(/* webpackChunkName: "start" */ './openStore');
}

/** Evaluates the router, the frame and the dashboard, which are in the same chunk as the store. */
export async function loadApp() {
  await import(/* webpackChunkName: "start" */ '../AppRoutes');
  await nextTask();
  return import(/* webpackChunkName: "start" */ './showApp');
}
