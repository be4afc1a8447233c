// A Jest transform for the index files of antd and its icons. A component is loaded when it is first
// used, instead of all components with the first import, so test files start several times faster.
const GETTER = /return (_\w+)\.default;/g;
const LOAD = /^var (_\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;

module.exports = {
  /** @param {string} source */
  process(source) {
    const loadCalls = new Map([...source.matchAll(LOAD)].map(([, name, call]) => [name, call]));
    /** @type {Set<string>} */
    const lazy = new Set();
    const code = source.replace(GETTER, (whole, /** @type {string} */ name) => {
      const call = loadCalls.get(name);
      if (!call) return whole;
      lazy.add(name);
      return `return ${call}.default;`;
    });
    return {
      code: code.replace(LOAD, (whole, /** @type {string} */ name) =>
        lazy.has(name) ? '' : whole,
      ),
    };
  },
};
