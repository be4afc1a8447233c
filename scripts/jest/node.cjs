const { default: NodeEnvironment } = require('jest-environment-node');
const { oncePerWorker, prepareGlobals } = require('./oncePerWorker.cjs');

/** Node, with globals that all test files of a worker share. */
class Node extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} options */
  constructor(...options) {
    super(...options);
    this.restoreGlobals = prepareGlobals(this, options[0]);
  }

  /** @override */
  async teardown() {
    this.fakeTimersModern?.useRealTimers();
    this.restoreGlobals();
  }
}

module.exports = oncePerWorker(Node);
