import { availableParallelism } from 'node:os';
import { spawnNpm, start } from './run.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * A step runs node with `args`, or npm with `npm`. `load` is the number of processors that it keeps
 * busy, such as 0.5; `after` names the steps that must have passed before it starts.
 * @typedef {{ name: string, args?: string[], npm?: string[], load: number, after?: string[] }} Step
 *
 * @typedef {{ step: Step, code: number, output: string, duration: string }} Ended
 */

/** @param {number} since in ms since 1970 */
const secondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A process group can be ended as a whole; Windows has none. */
const HAS_GROUPS = process.platform !== 'win32';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs steps in parallel, as many as the processors allow. Prints each step's output when it ends, and
 * the output of failed steps at the end. Returns the names of the steps that failed, or were skipped
 * because a step that they depend on failed.
 * @param {readonly Step[]} steps
 */
export async function runSteps(steps) {
  const capacity = Math.max(2, availableParallelism());
  const startedAt = Date.now();
  const waiting = new Set(steps);
  /** @type {Map<Step, { child: ChildProcess, ended: Promise<Ended> }>} */
  const running = new Map();
  /** @type {Map<string, { code: number, output: string }>} */
  const results = new Map();
  /** @type {string[]} */
  const times = [];

  const isReady = (/** @type {Step} */ { after = [] }) =>
    after.every((name) => results.get(name)?.code === 0);
  const isSkipped = (/** @type {Step} */ { after = [] }) =>
    after.some((name) => (results.get(name)?.code ?? 0) !== 0);
  const load = () => [...running.keys()].reduce((sum, step) => sum + step.load, 0);

  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    for (const { child } of running.values()) end(child, signal);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, stop);

  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      if (isSkipped(step)) {
        waiting.delete(step);
        results.set(step.name, {
          code: -1,
          output: 'Skipped: a step that it depends on failed.\n',
        });
      } else if (isReady(step) && (running.size === 0 || load() + step.load <= capacity)) {
        waiting.delete(step);
        console.log(`… ${step.name}`);
        running.set(step, begin(step));
      }
    }
    if (running.size === 0) continue;
    const { step, code, output, duration } = await Promise.race(
      [...running.values()].map(({ ended }) => ended),
    );
    running.delete(step);
    results.set(step.name, { code, output });
    times.push(`${step.name.padEnd(16)} ${duration}`);
    console.log(`\n── ${step.name}: ${code === 0 ? 'passed' : 'failed'}, ${duration}`);
    if (code === 0) process.stdout.write(output);
  }
  for (const signal of SIGNALS) process.off(signal, stop);

  const failed = steps.filter(({ name }) => results.get(name)?.code !== 0);
  for (const { name } of failed) {
    process.stdout.write(`\n── ${name}: failed\n${results.get(name)?.output ?? ''}`);
  }
  console.log(`\n${times.join('\n')}\n${'all'.padEnd(16)} ${secondsSince(startedAt)}`);
  return failed.map(({ name }) => name);
}

/** @param {Step} step */
function begin(step) {
  const startedAt = Date.now();
  const env = { ...process.env };
  // Programs in Go, such as TypeScript 7 and Oxlint's checks of types, take a quarter less processor time on one thread.
  if (step.load <= 1) env.GOMAXPROCS = '1';
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { stdio: ['ignore', 'pipe', 'pipe'], detached: HAS_GROUPS, env };
  const child = step.npm ? spawnNpm(step.npm, options) : start(step.args ?? [], options);
  let output = '';
  const read = (/** @type {Buffer} */ chunk) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ step, code: 1, output: String(error), duration: '' }));
    child.once('close', (code) =>
      resolve({ step, code: code ?? 1, output, duration: secondsSince(startedAt) }),
    );
  });
  return { child, ended };
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    process.kill(HAS_GROUPS ? -pid : pid, signal);
  } catch {
    // It has already ended.
  }
}
