import { format } from 'node:util';

type Level = 'error' | 'warn';

/**
 * React's reminder to wait for updates. Replies of a real server come when they come, also between
 * two awaits of a test; the tests wait for what is shown.
 */
const notOurs = /not wrapped in act\(/;

let unexpected: string[] = [];
let expected: RegExp[] = [];

/** For a test that provokes a warning on purpose: those whose text matches do not fail it. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** A warning is a finding, so each test fails on its own. Called once, by the setup file. */
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
    if (![notOurs, ...expected].some((pattern) => pattern.test(text)))
      unexpected.push(`${level}: ${text}`);
  };
}
