import type { Selection } from '@contract/priorities/selection';
import { runTask, type SelectionTask } from './selectionTask';

/** Computes a selection without blocking the page; where there are no workers, on the page. */
export function selectInWorker(task: SelectionTask): Promise<Selection | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(runTask(task));
  const worker = new Worker(
    /* webpackChunkName: "selection" */ new URL('./selection.worker.ts', import.meta.url),
  );
  return new Promise<Selection | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Selection | null>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
