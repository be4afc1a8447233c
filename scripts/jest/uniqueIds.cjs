// A Jest transform for the hook with which antd names elements. In tests it gives all of them the same id, so
// that a dialog would be labelled by whichever element is first on the page.
const IN_TESTS = "process.env.NODE_ENV === 'test'";

module.exports = {
  /** @param {string} source */
  process(source) {
    if (!source.includes(IN_TESTS)) throw new Error('The hook no longer has an id for tests.');
    return { code: source.replaceAll(IN_TESTS, 'false') };
  },
};
