import type { ProposedPair } from '@contract/mappings/pairs';
import { MAX_FILE_BYTES } from './fileLimits';
import type { PairsTask, ReadOutcome, ReadTask, SheetsOutcome, SheetsTask } from './readTask';

/** Damaged files can make a parser run for a very long time, ms. */
const LONGEST_READ_MS = 20_000;

/**
 * Reads a file without blocking the page; where there are no workers, on the page. A file that takes too long, or
 * more memory than a worker has, is a problem of the file.
 */
export async function readInWorker(task: ReadTask): Promise<ReadOutcome> {
  if (task.file.size > MAX_FILE_BYTES) return { kind: 'problem', problem: 'tooLarge' };
  return inWorker<ReadOutcome>(task, {
    onPage: async () => (await import('./readTask')).runReadTask(task),
    tooSlow: { kind: 'problem', problem: 'tooSlow' },
    failed: { kind: 'problem', problem: 'damaged' },
  });
}

/** The sheets of any workbook, with the same limits. */
export async function readSheetsInWorker(file: Blob): Promise<SheetsOutcome> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'problem', problem: 'tooLarge' };
  const task: SheetsTask = { kind: 'sheets', file };
  return inWorker<SheetsOutcome>(task, {
    onPage: async () => (await import('./readTask')).runSheetsTask(task),
    tooSlow: { kind: 'problem', problem: 'tooSlow' },
    failed: { kind: 'problem', problem: 'damaged' },
  });
}

/** Proposes the actions of questions; none if that takes too long. */
export function pairInWorker(input: Omit<PairsTask, 'kind'>): Promise<ProposedPair[]> {
  const task: PairsTask = { kind: 'pairs', ...input };
  const none = input.questions.map((question): ProposedPair => ({
    ...{ question, source: 'none', activityId: null, similarity: 0 },
  }));
  return inWorker<ProposedPair[]>(task, {
    onPage: async () => {
      const { proposePairs } = await import('@contract/mappings/pairs');
      return proposePairs(input.questions, input.actions, input.keptPairs);
    },
    tooSlow: none,
    failed: none,
  });
}

interface Outcomes<Outcome> {
  /** Does the work where there are no workers. */
  onPage: () => Promise<Outcome>;
  tooSlow: Outcome;
  failed: Outcome;
}

async function inWorker<Outcome>(
  task: ReadTask | SheetsTask | PairsTask,
  { onPage, tooSlow, failed }: Outcomes<Outcome>,
): Promise<Outcome> {
  if (typeof Worker === 'undefined') return onPage();
  const worker = new Worker(
    /* webpackChunkName: "workbookReader" */ new URL('./workbook.worker.ts', import.meta.url),
  );
  return new Promise<Outcome>((resolve) => {
    const timer = setTimeout(() => {
      resolve(tooSlow);
    }, LONGEST_READ_MS);
    worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      resolve(failed);
    };
    worker.postMessage(task);
  }).finally(() => {
    worker.terminate();
  });
}
