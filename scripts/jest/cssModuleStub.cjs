// Replaces every `*.module.css` in tests: each class has the name that it has in the source.
module.exports = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);
