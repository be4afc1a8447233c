import { availableParallelism } from 'node:os';
import { spawnNpm, start } from './run.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Where the system has process groups, a step's is ended as a whole. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs steps side by side, as many as the processors allow, and each only after those it needs. Prints
 * each one's output when it ends, and that of failed ones at the end. Returns the names of the steps that
 * failed or were left out because one that they need failed.
 */
export async function runSteps(steps) {
  const capacity = Math.max(2, availableParallelism());
  const began = Date.now();
  const waiting = new Set(steps);
  const running = new Map();
  const results = new Map();
  const times = [];

  const isReady = ({ after = [] }) => after.every((name) => results.get(name)?.code === 0);
  const isLost = ({ after = [] }) => after.some((name) => (results.get(name)?.code ?? 0) !== 0);
  const load = () => [...running.keys()].reduce((sum, step) => sum + step.load, 0);

  const stop = (signal) => {
    for (const { child } of running.values()) end(child, signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);

  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      if (isLost(step)) {
        waiting.delete(step);
        results.set(step.name, { code: -1, output: 'Left out: a step that it needs failed.\n' });
      } else if (isReady(step) && (running.size === 0 || load() + step.load <= capacity)) {
        waiting.delete(step);
        console.log(`… ${step.name}`);
        running.set(step, begin(step));
      }
    }
    if (running.size === 0) continue;
    const { step, code, output, took } = await Promise.race(
      [...running.values()].map(({ ended }) => ended),
    );
    running.delete(step);
    results.set(step.name, { code, output });
    times.push(`${step.name.padEnd(16)} ${took}`);
    console.log(`\n── ${step.name}: ${code === 0 ? 'passed' : 'failed'}, ${took}`);
    if (code === 0) process.stdout.write(output);
  }
  for (const signal of signals) process.off(signal, stop);

  const failed = steps.filter(({ name }) => results.get(name).code !== 0);
  for (const { name } of failed) {
    process.stdout.write(`\n── ${name}: failed\n${results.get(name).output}`);
  }
  console.log(`\n${times.join('\n')}\n${'all'.padEnd(16)} ${seconds(began)}`);
  return failed.map(({ name }) => name);
}

function begin(step) {
  const began = Date.now();
  const options = { stdio: ['ignore', 'pipe', 'pipe'], detached: HAS_GROUPS };
  const child = step.npm ? spawnNpm(step.npm, options) : start(step.args, options);
  let output = '';
  const read = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ step, code: 1, output: String(error), took: '' }));
    child.once('close', (code) => resolve({ step, code: code ?? 1, output, took: seconds(began) }));
  });
  return { child, ended };
}

function end(child, signal) {
  try {
    process.kill(HAS_GROUPS ? -child.pid : child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}
