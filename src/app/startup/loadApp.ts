import { nextTask } from '@/shared/scheduling/nextTask';

/** Loads the chunk `start` with the router, the frame and the dashboard, and evaluates it in two tasks. */
export async function loadApp() {
  await import(/* webpackChunkName: "start" */ '../AppRoutes');
  await nextTask();
  return import(/* webpackChunkName: "start" */ './showApp');
}
