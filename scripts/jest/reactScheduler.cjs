// Replaces React's scheduler in tests. It runs the same work and can also run all of it immediately,
// which testing-library needs: React's production build has no `act`.

/**
 * A task that did not finish returns its continuation.
 * @typedef {(didTimeout: boolean) => unknown} Callback
 * @typedef {{ priority: number, callback: Callback | null }} Task
 */

const NORMAL = 3;

/** @type {Task[]} */
let tasks = [];
/** @type {(() => void)[]} */
const microtasks = [];
let currentPriority = NORMAL;
let isRequested = false;

// A test file that replaces the timers must not stop React for the files after it.
const { clearTimeout, queueMicrotask, setImmediate, setTimeout } = globalThis;

/**
 * @template T
 * @param {number} priority
 * @param {() => T} work
 */
function runWithPriority(priority, work) {
  const before = currentPriority;
  currentPriority = priority;
  try {
    return work();
  } finally {
    currentPriority = before;
  }
}

function requestRun() {
  if (isRequested) return;
  isRequested = true;
  setImmediate(() => {
    isRequested = false;
    runTasks();
  });
}

/** Removes the most urgent task; among equally urgent ones, the first. */
function takeTask() {
  const next = tasks.reduce((best, task) => (task.priority < best.priority ? task : best));
  tasks = tasks.filter((task) => task !== next);
  return next;
}

function runTasks() {
  while (tasks.length > 0) {
    const task = takeTask();
    const { callback, priority } = task;
    task.callback = null;
    const continuation = callback && runWithPriority(priority, () => callback(false));
    if (typeof continuation !== 'function') continue;
    task.callback = /** @type {Callback} */ (continuation);
    tasks.push(task);
  }
}

function runMicrotasks() {
  for (let next = microtasks.shift(); next; next = microtasks.shift()) next();
}

/**
 * @param {number} priority
 * @param {Callback} callback
 * @returns {Task}
 */
function schedule(priority, callback) {
  const task = { priority, callback };
  tasks.push(task);
  requestRun();
  return task;
}

/** @param {Task} task */
function cancel(task) {
  task.callback = null;
}

// React reads these globals while it is loaded, which happens right after this module.
Object.assign(globalThis, {
  queueMicrotask: (/** @type {() => void} */ work) => {
    microtasks.push(work);
    queueMicrotask(runMicrotasks);
  },
  // React has one timer: if it has shown a fallback less than 0.3 s ago, it delays the content that replaces the next
  // one. React's own `act` skips this delay, too.
  setTimeout: (/** @type {Callback} */ work) => schedule(NORMAL, work),
  clearTimeout: cancel,
});

function flush() {
  while (microtasks.length > 0 || tasks.length > 0) {
    runMicrotasks();
    runTasks();
  }
}

let depth = 0;

/**
 * Like React's `act`: runs the work, then everything that React has scheduled.
 * @param {() => unknown} work
 */
function act(work) {
  depth += 1;
  const end = () => {
    depth -= 1;
    if (depth === 0) flush();
  };
  let result;
  try {
    result = work();
  } catch (error) {
    end();
    throw error;
  }
  if (isThenable(result)) return Promise.resolve(result).finally(end);
  end();
  return { then: (/** @type {(value: unknown) => void} */ resolve) => resolve(result) };
}

/**
 * @param {unknown} value
 * @returns {value is PromiseLike<unknown>}
 */
const isThenable = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'then' in value &&
  typeof value.then === 'function';

module.exports = {
  act,
  /** Restores the globals that React has read. Call it once React is loaded. */
  restoreGlobals: () =>
    void Object.assign(globalThis, { clearTimeout, queueMicrotask, setTimeout }),
  unstable_ImmediatePriority: 1,
  unstable_UserBlockingPriority: 2,
  unstable_NormalPriority: NORMAL,
  unstable_LowPriority: 4,
  unstable_IdlePriority: 5,
  unstable_now: () => performance.now(),
  unstable_shouldYield: () => false,
  unstable_requestPaint: () => {},
  unstable_getCurrentPriorityLevel: () => currentPriority,
  unstable_runWithPriority: runWithPriority,
  unstable_scheduleCallback: schedule,
  unstable_cancelCallback: cancel,
};
