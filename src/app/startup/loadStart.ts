import { nextTask } from '@/shared/scheduling/nextTask';

/** Modules of the chunk `start` in the order of their imports. */
const MODULES: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "start" */ '@/shared/api/baseApi'),
  () => import(/* webpackChunkName: "start" */ '../store/store'),
  () => import(/* webpackChunkName: "start" */ '../AppRoutes'),
];

/**
 * Loads the store, the router, the frame and the dashboard. The modules are evaluated in tasks of their own, so
 * that the page responds to input in between.
 */
export async function loadStart() {
  for (const load of MODULES) {
    await load();
    await nextTask();
  }
  return import(/* webpackChunkName: "start" */ './start');
}
