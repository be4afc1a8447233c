// @ts-expect-error -- this package has no types; its class extends that of jest-environment-jsdom.
const fixedJsdom = require('jest-fixed-jsdom');

/** @type {typeof import('jest-environment-jsdom').default} */
const FixedJsdom = fixedJsdom.default ?? fixedJsdom;

/** jsdom with the globals that the server needs, because app and server run in the same test process. */
module.exports = class BrowserWithServer extends FixedJsdom {
  /** @param {ConstructorParameters<typeof FixedJsdom>} options */
  constructor(...options) {
    super(...options);
    // Node's FormData accepts only Node's own File.
    Object.assign(this.global, { File, setImmediate, clearImmediate });
  }
};
