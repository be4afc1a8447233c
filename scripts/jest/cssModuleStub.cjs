// Stands for every `*.module.css` in tests: a class has the name it has in the source.
module.exports = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);
