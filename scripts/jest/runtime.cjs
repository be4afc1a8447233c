// Jest's runtime, except that a worker loads packages, the modules of the product and some of Jest's own packages once
// instead of once per test file. Loading them takes time, and V8 optimizes their functions once instead of again for
// each file. Jest's runner gets its own form of `node:async_hooks`.
require('./compileOnce.cjs');
const { default: Runtime } = require('jest-runtime');
const currentTest = require('./currentTest.cjs');
const { isOncePerWorker } = require('./oncePerWorker.cjs');

/**
 * Modules that each test file loads for itself: the tests with their helpers, and packages that register something
 * with the test file that loads them.
 */
const PER_FILE =
  /\.test\.tsx?$|^(?!.*[\\/]node_modules[\\/]).*[\\/]src[\\/]testing[\\/]|[\\/]@testing-library[\\/](?:jest-dom|react)[\\/]dist[\\/]index\.js$/;

/** Packages of Jest's runner that keep nothing of a test file. The others are loaded for each file. */
const STATELESS =
  /[\\/]node_modules[\\/](?:pretty-format|pure-rand|jest-diff|jest-matcher-utils|jest-message-util|jest-util|@jest[\\/](?:diff-sequences|snapshot-utils))[\\/]/;

/** The runtime that holds the shared modules, by the id of the Jest project. @type {Map<string, Runtime>} */
const sharedRuntimes = new Map();

/** @typedef {ConstructorParameters<typeof Runtime>} Options */

/**
 * @param {Runtime} runtime
 * @param {Parameters<Runtime['requireModule']>} request
 */
function isShared(runtime, [from, name, options]) {
  if (name === undefined) return false;
  // Jest's types declare its cache of resolved paths private.
  /** @type {{ isCoreModule(name: string): boolean, resolveCjs(from: string, name: string): string }} */
  const resolution = Reflect.get(runtime, '_resolution');
  if (resolution.isCoreModule(name)) return false;
  const file = resolution.resolveCjs(from, name);
  return options?.isInternalModule ? STATELESS.test(file) : !PER_FILE.test(file);
}

module.exports = class RuntimeWithSharedModules extends Runtime {
  /** @type {Runtime | undefined} */
  #shared;

  /** @param {Options} options */
  constructor(...options) {
    super(...options);
    const [{ id }, environment] = options;
    if (!isOncePerWorker(environment)) return;
    this.#shared = sharedRuntimes.get(id) ?? new Runtime(...options);
    sharedRuntimes.set(id, this.#shared);
  }

  /**
   * @override
   * @template T
   * @param {Parameters<Runtime['requireModule']>} request
   * @returns {T}
   */
  requireModule(...request) {
    const [, name, options] = request;
    if (name === 'node:async_hooks' && options?.isInternalModule) {
      /** @type {unknown} */
      const replacement = currentTest;
      return /** @type {T} */ (replacement);
    }
    const runtime = this.#shared && isShared(this, request) ? this.#shared : null;
    return runtime ? runtime.requireModule(...request) : super.requireModule(...request);
  }

  /**
   * A file that mocks a module loads all modules itself, since a shared module would not see the mock.
   * @override
   * @param {Parameters<Runtime['setMock']>} mock
   */
  setMock(...mock) {
    this.#shared = undefined;
    super.setMock(...mock);
  }

  /** The source maps of the shared modules, too, which stack traces need. @override */
  getSourceMaps() {
    const own = super.getSourceMaps();
    const shared = this.#shared?.getSourceMaps();
    if (!shared) return own;
    return Object.assign(own, {
      /** @param {string} file */
      get: (file) => Map.prototype.get.call(own, file) ?? shared.get(file),
    });
  }
};
