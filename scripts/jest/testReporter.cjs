// Prints, beside Jest's own output, the number of tests at the start of a run, and at the end the command
// that runs each failed test alone.
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { announcement } = require('./announcement.cjs');

/**
 * @typedef {import('@jest/reporters').AggregatedResult} AggregatedResult
 * @typedef {import('@jest/reporters').ReporterOnStartOptions} OnStartOptions
 * @typedef {import('@jest/reporters').Test} Test
 * @typedef {import('@jest/reporters').TestResult} TestResult
 */

const root = path.resolve(__dirname, '../..');

/** The number of tests of each file in earlier runs. */
const RECORD = path.join(root, 'node_modules/.cache/test-counts.json');

/** @returns {Record<string, number>} */
function readRecord() {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {Record<string, number>} counts */
function writeRecord(counts) {
  const present = Object.entries(counts).filter(([file]) => existsSync(path.join(root, file)));
  try {
    mkdirSync(path.dirname(RECORD), { recursive: true });
    writeFileSync(RECORD, JSON.stringify(Object.fromEntries(present)));
  } catch {
    // In a read-only checkout there is no record.
  }
}

const IS_E2E = process.env.JEST_E2E !== undefined;

/** @param {string} file */
const relative = (file) => path.relative(root, file).split(path.sep).join('/');

/**
 * A test's name as an argument of Jest's `-t`: escaped as a pattern, and quoted for a shell.
 * @param {string} name
 */
function quotedPattern(name) {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `'${escaped.replaceAll("'", "'\\''")}'`;
}

/**
 * The npm command that runs a file's tests.
 * @param {string} file
 */
const commandFor = (file) => (file.startsWith('e2e/') ? 'npm run e2e' : 'npm test');

class TestReporter {
  /** @type {{ file: string, name?: string }[]} */
  failures = [];
  counts = readRecord();

  /** @param {{ testPathPatterns?: { patterns?: string[] } }} globalConfig */
  constructor({ testPathPatterns }) {
    this.patterns = (testPathPatterns?.patterns ?? []).map((text) => new RegExp(text, 'i'));
  }

  /**
   * @param {AggregatedResult} results
   * @param {OnStartOptions} options
   */
  onRunStart({ numTotalTestSuites }, { estimatedTime }) {
    const counts = Object.entries(this.counts)
      .filter(([file]) => this.isSelected(file))
      .map(([, count]) => count);
    const run = {
      counts,
      files: numTotalTestSuites,
      seconds: estimatedTime,
      isWhole: this.patterns.length === 0 && !IS_E2E,
    };
    console.log(`${announcement(run)}\n`);
  }

  /** @param {string} file */
  isSelected(file) {
    if (file.startsWith('e2e/') !== IS_E2E) return false;
    const absolute = path.join(root, file);
    return this.patterns.length === 0 || this.patterns.some((pattern) => pattern.test(absolute));
  }

  /**
   * @param {Test} _test
   * @param {TestResult} result
   */
  onTestFileResult(_test, { testFilePath, testResults, failureMessage, skipped }) {
    const file = relative(testFilePath);
    if (testResults.length > 0 && !skipped) this.counts[file] = testResults.length;
    const failed = testResults.filter(({ status }) => status === 'failed');
    for (const { fullName } of failed) this.failures.push({ file, name: fullName });
    if (failed.length === 0 && failureMessage) this.failures.push({ file });
  }

  onRunComplete() {
    writeRecord(this.counts);
    if (this.failures.length === 0) return;
    console.log(`\nFailed: ${this.failures.length}. To run each failed test alone:\n`);
    for (const { file, name } of this.failures) {
      console.log(`  ${name ?? 'the whole file'}`);
      const filter = name ? ` -t ${quotedPattern(name)}` : '';
      console.log(`    ${commandFor(file)} -- ${file}${filter}\n`);
    }
  }
}

module.exports = TestReporter;
