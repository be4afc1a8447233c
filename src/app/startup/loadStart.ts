import { nextTask } from '@/shared/lib/nextTask';

/** Parts of the chunk, from its foundations up; each imports the ones before it. */
const PARTS: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "start" */ '@/shared/api/baseApi'),
  () => import(/* webpackChunkName: "start" */ '../store/store'),
  () => import(/* webpackChunkName: "start" */ '../AppRoutes'),
];

/** The store, the router, the frame and the dashboard, evaluated in parts that are tasks of their own. */
export async function loadStart() {
  for (const load of PARTS) {
    await load();
    await nextTask();
  }
  return import(/* webpackChunkName: "start" */ './start');
}
