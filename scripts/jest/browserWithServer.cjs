const FixedJsdom = require('jest-fixed-jsdom').default ?? require('jest-fixed-jsdom');

/** jsdom for the app, with what Node's server code needs beside it: both run in one test. */
module.exports = class BrowserWithServer extends FixedJsdom {
  constructor(...options) {
    super(...options);
    // Node's FormData takes no other kind of file.
    this.global.File = File;
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
  }
};
