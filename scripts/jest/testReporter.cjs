// What `npm test` says beside Jest's own lines: at the start how much there is to run, at the end what
// failed and how to run each of it alone.
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Tests by file, from the runs before. */
const RECORD = path.join(root, 'node_modules/.cache/test-counts.json');

/** For the first run of a checkout. */
const FIRST_RUN = { tests: 1700, seconds: 180 };

function readRecord() {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8'));
  } catch {
    return {};
  }
}

function writeRecord(counts) {
  const present = Object.entries(counts).filter(([file]) => existsSync(path.join(root, file)));
  try {
    mkdirSync(path.dirname(RECORD), { recursive: true });
    writeFileSync(RECORD, JSON.stringify(Object.fromEntries(present)));
  } catch {
    // A checkout that cannot be written has no record.
  }
}

const IS_E2E = process.env.JEST_E2E !== undefined;

const relative = (file) => path.relative(root, file).split(path.sep).join('/');

function duration(seconds) {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return `${Math.round(seconds / 60)} min`;
}

/** For a shell, in quotes; and without meaning to Jest, which takes the name for a pattern. */
function pattern(name) {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `'${escaped.replaceAll("'", "'\\''")}'`;
}

/** `npm run` name of the tests of a file. */
const scriptOf = (file) => (file.startsWith('e2e/') ? 'run e2e' : 'test');

class TestReporter {
  failures = [];
  counts = readRecord();

  constructor({ testPathPatterns }) {
    this.patterns = (testPathPatterns?.patterns ?? []).map((text) => new RegExp(text, 'i'));
  }

  onRunStart({ numTotalTestSuites }, { estimatedTime }) {
    const isWhole = this.patterns.length === 0 && !IS_E2E;
    const known = Object.entries(this.counts)
      .filter(([file]) => this.isChosen(file))
      .reduce((sum, [, count]) => sum + count, 0);
    const tests = known || (isWhole ? FIRST_RUN.tests : 0);
    const seconds = estimatedTime || (isWhole ? FIRST_RUN.seconds : 0);
    const parts = [
      tests > 0 ? `${tests} tests in ${numTotalTestSuites} files` : `${numTotalTestSuites} files`,
      ...(seconds > 0 ? [`about ${duration(seconds)}`] : []),
    ];
    console.log(`${parts.join(', ')}\n`);
  }

  isChosen(file) {
    if (file.startsWith('e2e/') !== IS_E2E) return false;
    const whole = path.join(root, file);
    return this.patterns.length === 0 || this.patterns.some((pattern) => pattern.test(whole));
  }

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
    console.log(`\nFailed: ${this.failures.length}. Each can be run alone:\n`);
    for (const { file, name } of this.failures) {
      console.log(`  ${name ?? 'the whole file'}`);
      const only = name ? ` -t ${pattern(name)}` : '';
      console.log(`    npm ${scriptOf(file)} -- ${file}${only}\n`);
    }
  }
}

module.exports = TestReporter;
