import { MAX_FILE_BYTES } from './fileLimits';
import type { ReadOutcome, ReadTask } from './readTask';

/** Damaged files can make a parser run for a very long time, ms. */
const LONGEST_READ_MS = 20_000;

/**
 * Reads a file without blocking the page; where there are no workers, on the page. A file that takes too long, or
 * more memory than a worker has, is a problem of the file.
 */
export async function readInWorker(task: ReadTask): Promise<ReadOutcome> {
  if (task.file.size > MAX_FILE_BYTES) return { kind: 'problem', problem: 'tooLarge' };
  if (typeof Worker === 'undefined') {
    const { runReadTask } = await import('./readTask');
    return runReadTask(task);
  }
  const worker = new Worker(
    /* webpackChunkName: "workbookReader" */ new URL('./workbook.worker.ts', import.meta.url),
  );
  return new Promise<ReadOutcome>((resolve) => {
    const timer = setTimeout(() => {
      resolve({ kind: 'problem', problem: 'tooSlow' });
    }, LONGEST_READ_MS);
    worker.onmessage = ({ data }: MessageEvent<ReadOutcome>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      resolve({ kind: 'problem', problem: 'damaged' });
    };
    worker.postMessage(task);
  }).finally(() => {
    worker.terminate();
  });
}
