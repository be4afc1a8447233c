const { default: TestSequencer } = require('@jest/test-sequencer');

/**
 * The end-to-end tests that take longest, the longest first. Without them Jest starts with the largest
 * files on its first run, and the long ones remain for the end, when the other workers are idle.
 */
const LONGEST = ['zoom', 'touch', 'missingChunks', 'pages', 'dialogs', 'saving', 'forcedColors'];

/** @param {import('@jest/test-result').Test} test */
function rank({ path }) {
  const place = LONGEST.findIndex((name) => path.endsWith(`/${name}.e2e.ts`));
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
