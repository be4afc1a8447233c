// Replaces `vm.compileFunction`, with which Jest compiles modules: a worker compiles each module once instead
// of once per test file. The result of `vm.compileFunction` belongs to the globals of one environment; a
// `vm.Script` can run with the globals of each.
const vm = require('node:vm');

const { compileFunction } = vm;

/** @type {Map<string, { code: string, script: vm.Script }>} */
const compiled = new Map();

/**
 * @param {string} code
 * @param {readonly string[]} [parameters]
 * @param {vm.CompileFunctionOptions} [options]
 */
function compileOnce(code, parameters = [], options = {}) {
  const { filename = '', parsingContext } = options;
  if (!parsingContext) return compileFunction(code, parameters, options);
  let entry = compiled.get(filename);
  if (entry?.code !== code) {
    const head = `(function (${parameters.join()}) {`;
    // The offset leaves the columns in stack traces as they are in the module.
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    entry = { code, script };
    compiled.set(filename, entry);
  }
  return entry.script.runInContext(parsingContext);
}

Object.assign(vm, { compileFunction: compileOnce });
