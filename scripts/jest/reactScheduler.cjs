// Stands in for React's scheduler in tests. The work is the same; in addition, a test can have all of it
// done at once. React's production build has no `act` of its own, and testing-library needs one.
const NORMAL = 3;

let tasks = [];
let microtasks = [];
let current = NORMAL;
let isRequested = false;

function runWithPriority(priority, work) {
  const before = current;
  current = priority;
  try {
    return work();
  } finally {
    current = before;
  }
}

function request() {
  if (isRequested) return;
  isRequested = true;
  setImmediate(() => {
    isRequested = false;
    runTasks();
  });
}

/** Removes the most urgent task, of several the first. */
function takeTask() {
  const [first, ...others] = tasks;
  const next = others.reduce((best, task) => (task.priority < best.priority ? task : best), first);
  tasks = tasks.filter((task) => task !== next);
  return next;
}

function runTasks() {
  while (tasks.length > 0) {
    const task = takeTask();
    const { callback, priority } = task;
    task.callback = null;
    const rest = callback && runWithPriority(priority, () => callback(false));
    if (typeof rest !== 'function') continue;
    task.callback = rest;
    tasks.push(task);
  }
}

function runMicrotasks() {
  while (microtasks.length > 0) microtasks.shift()();
}

const { queueMicrotask } = globalThis;

// React takes the function that is here while it is loaded, right after this module.
globalThis.queueMicrotask = (work) => {
  microtasks.push(work);
  queueMicrotask(runMicrotasks);
};

function flush() {
  while (microtasks.length > 0 || tasks.length > 0) {
    runMicrotasks();
    runTasks();
  }
}

let depth = 0;

/** As React's own: runs the work, then all that React has to do after it. */
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
  if (typeof result?.then === 'function') return Promise.resolve(result).finally(end);
  end();
  return { then: (resolve) => resolve(result) };
}

module.exports = {
  act,
  /** To be called once React is loaded. */
  restoreMicrotasks: () => {
    globalThis.queueMicrotask = queueMicrotask;
  },
  unstable_ImmediatePriority: 1,
  unstable_UserBlockingPriority: 2,
  unstable_NormalPriority: NORMAL,
  unstable_LowPriority: 4,
  unstable_IdlePriority: 5,
  unstable_now: () => performance.now(),
  unstable_shouldYield: () => false,
  unstable_requestPaint: () => {},
  unstable_getCurrentPriorityLevel: () => current,
  unstable_runWithPriority: runWithPriority,
  unstable_scheduleCallback: (priority, callback) => {
    const task = { priority, callback };
    tasks.push(task);
    request();
    return task;
  },
  unstable_cancelCallback: (task) => {
    task.callback = null;
  },
};
