const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const ts = require('typescript');

/**
 * A TypeScript module of ours for a build script. Packages it asks for come from the script's own
 * cache, so that both talk to the same antd.
 */
function requireTypescript(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const load = createRequire(file);
  const resolve = (request) =>
    request.startsWith('.')
      ? requireTypescript(path.resolve(path.dirname(file), `${request}.ts`))
      : load(request);
  const module = { exports: {} };
  vm.runInThisContext(`(function (module, exports, require) {${outputText}\n})`, {
    filename: file,
  })(module, module.exports, resolve);
  return module.exports;
}

module.exports = { requireTypescript };
