import { format } from 'node:util';

type Level = 'error' | 'warn';

/**
 * React's warning about updates outside `act`. Replies of a real server can arrive between two
 * awaits of a test, and the tests wait for what is displayed instead.
 */
const ignored = /not wrapped in act\(/;

let unexpected: string[] = [];
let expected: RegExp[] = [];

/**
 * For tests that cause a warning on purpose: output that matches the pattern does not fail the
 * test.
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Fails a test that writes to the console. Called once, by the setup file. */
export function guardConsole(): void {
  beforeEach(() => {
    unexpected = [];
    expected = [];
    (['error', 'warn'] satisfies Level[]).forEach(collect);
  });
  afterEach(() => {
    if (unexpected.length === 0) return;
    const texts = unexpected.join('\n\n');
    unexpected = [];
    throw new Error(`The console was written to:\n\n${texts}`);
  });
}

function collect(level: Level): void {
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts);
    if (![ignored, ...expected].some((pattern) => pattern.test(text)))
      unexpected.push(`${level}: ${text}`);
  };
}
