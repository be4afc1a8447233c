import { EMPTY_ANSWER } from '@contract/answer';
import { readInWorker } from './readInWorker';
import type { ReadOutcome } from './readTask';

/** Workers as the browser starts them, in the order of their start. */
let workers: BrowserWorker[];

/** A worker that replies only when a test lets it. */
class BrowserWorker {
  onmessage: ((event: { data: ReadOutcome }) => void) | null = null;
  onerror: (() => void) | null = null;
  received: unknown[] = [];
  isTerminated = false;
  constructor() {
    workers.push(this);
  }
  postMessage(task: unknown) {
    this.received.push(task);
  }
  terminate() {
    this.isTerminated = true;
  }
}

const TASK = {
  file: new Blob(['a']),
  companyId: 'acorn',
  isTemplate: false,
  actions: [{ id: 'nine', number: '1.2.9', values: EMPTY_ANSWER, revision: 0 }],
};

beforeEach(() => {
  workers = [];
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: BrowserWorker });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

function startReading() {
  const outcome = readInWorker(TASK);
  const [worker] = workers;
  if (!worker) throw new Error('No worker was started');
  expect(worker.received).toEqual([TASK]);
  return { outcome, worker };
}

test('a file that takes longer than 20 s to read is a problem, and its worker is terminated', async () => {
  const { outcome, worker } = startReading();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(worker.isTerminated).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ kind: 'problem', problem: 'tooSlow' });
  expect(worker.isTerminated).toBe(true);
});

test('a file that exhausts the memory of its worker is damaged', async () => {
  const { outcome, worker } = startReading();
  worker.onerror?.();
  expect(await outcome).toEqual({ kind: 'problem', problem: 'damaged' });
  expect(worker.isTerminated).toBe(true);
});

test('the outcome of the worker is returned, and no timer or worker remains', async () => {
  const { outcome, worker } = startReading();
  const read: ReadOutcome = { kind: 'otherCompany', company: 'Birch' };
  worker.onmessage?.({ data: read });
  expect(await outcome).toEqual(read);
  expect(worker.isTerminated).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a file of more than 5 MB is refused without a worker', async () => {
  const file = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
  expect(await readInWorker({ ...TASK, file })).toEqual({ kind: 'problem', problem: 'tooLarge' });
  expect(workers).toEqual([]);
});
