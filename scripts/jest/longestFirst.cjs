const { default: TestSequencer } = require('@jest/test-sequencer');

/**
 * The test files that take longest for their size, the longest first. Without this list, Jest starts its first run with
 * the largest files, and the long ones remain for the end, when the other workers are idle.
 */
const LONGEST = [
  'zoom.e2e.ts',
  'touch.e2e.ts',
  'missingChunks.e2e.ts',
  'pages.e2e.ts',
  'dialogs.e2e.ts',
  'saving.e2e.ts',
  'forcedColors.e2e.ts',
  'warnings.development.test.tsx',
];

/** @param {import('@jest/test-result').Test} test */
function rank({ path }) {
  const place = LONGEST.findIndex((name) => path.endsWith(`/${name}`));
  return place === -1 ? LONGEST.length : place;
}

/** Orders test files as Jest does, except that the longest ones come first. */
module.exports = class LongestFirst extends TestSequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    const inJestsOrder = await super.sort(tests);
    return inJestsOrder.sort((a, b) => rank(a) - rank(b));
  }
};
