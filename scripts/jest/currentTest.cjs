/**
 * Replaces the storage in which Jest's runner keeps the test or hook that runs, to know which one caused an error that
 * nobody handles. For Node's storage, Node 20 calls hooks at every promise, which takes a tenth of the time of the
 * server's tests. This one knows a test only while it runs: an error that comes later fails the test that runs then, or
 * the file.
 */
class CurrentTest {
  /** @type {unknown} */
  #current;

  getStore() {
    return this.#current;
  }

  /**
   * @template T
   * @param {unknown} current
   * @param {() => Promise<T>} work
   */
  run(current, work) {
    const before = this.#current;
    this.#current = current;
    return work().finally(() => {
      this.#current = before;
    });
  }
}

/** What Jest's runner gets as `node:async_hooks`. */
module.exports = { AsyncLocalStorage: CurrentTest };
