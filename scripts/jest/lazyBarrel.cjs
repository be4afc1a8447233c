// A jest transform for the index files of antd and its icons: each piece is loaded when it is first
// asked for, not all of them with the first import. Test files start several times faster.
const getter = /return (_\w+)\.default;/g;
const load = /^var (_\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;

module.exports = {
  process(source) {
    const pieces = new Map([...source.matchAll(load)].map(([, name, call]) => [name, call]));
    const lazy = new Set();
    const code = source.replace(getter, (whole, name) => {
      const call = pieces.get(name);
      if (!call) return whole;
      lazy.add(name);
      return `return ${call}.default;`;
    });
    return { code: code.replace(load, (whole, name) => (lazy.has(name) ? '' : whole)) };
  },
};
