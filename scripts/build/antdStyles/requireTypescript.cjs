const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const ts = require('typescript');

/**
 * Loads a TypeScript module of the app into a build script. Packages resolve through the script's
 * module cache, so that both use the same instance of antd.
 * @param {string} file absolute path
 * @returns {any} the module's exports; the caller states their type
 */
function requireTypescript(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const requirePackage = createRequire(file);
  /** @param {string} request */
  const resolve = (request) =>
    request.startsWith('.')
      ? requireTypescript(path.resolve(path.dirname(file), `${request}.ts`))
      : requirePackage(request);
  const loaded = { exports: {} };
  vm.runInThisContext(`(function (module, exports, require) {${outputText}\n})`, {
    filename: file,
  })(loaded, loaded.exports, resolve);
  return loaded.exports;
}

module.exports = { requireTypescript };
