const { iterateListsQuickly } = require('./fasterElements.cjs');
// @ts-expect-error -- this package has no types; its class extends that of jest-environment-jsdom.
const fixedJsdom = require('jest-fixed-jsdom');
const { oncePerWorker, prepareGlobals } = require('../oncePerWorker.cjs');

/** @type {typeof import('jest-environment-jsdom').default} */
const FixedJsdom = fixedJsdom.default ?? fixedJsdom;

/**
 * jsdom with the globals that the server needs, because app and server run in the same test process. All test files of
 * a worker share it.
 */
class BrowserWithServer extends FixedJsdom {
  /** @type {(() => void)[]} */
  #endings;
  #isOpen = true;

  /** @param {ConstructorParameters<typeof FixedJsdom>} options */
  constructor(...[config, context]) {
    /** @type {BrowserWithServer | undefined} */
    let browser;
    super(config, { ...context, console: currentConsole(() => browser?.global.console) });
    browser = this;
    // Node's FormData accepts only Node's own File.
    Object.assign(this.global, { File, setImmediate, clearImmediate });
    iterateListsQuickly(this.global);
    this.#endings = [
      prepareGlobals(this, config),
      this.#recordTimers('setTimeout', 'clearTimeout'),
      this.#recordTimers('setInterval', 'clearInterval'),
      recordListeners(this.global),
    ];
  }

  /** @override */
  async setup() {
    await super.setup();
    this.#isOpen = true;
  }

  /**
   * Closes the page, as a browser does when another one is opened, and clears what it stored.
   * @override
   */
  async teardown() {
    this.#isOpen = false;
    const { document, localStorage, sessionStorage } = this.global;
    this.fakeTimersModern?.useRealTimers();
    for (const end of this.#endings) end();
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    this.dom?.cookieJar.removeAllCookiesSync();
    this.dom?.reconfigure({ url: 'http://localhost/' });
    forgetElements(document);
  }

  /**
   * Records the timers that are started. A closed page starts none: a request that ends late would start the timer of
   * its cached answer, which keeps the process running for a day. Returns what clears those that are still pending.
   * @param {'setTimeout' | 'setInterval'} start
   * @param {'clearTimeout' | 'clearInterval'} clear
   */
  #recordTimers(start, clear) {
    /** @type {number[]} */
    let started = [];
    /** @type {Window} */
    const window = this.global;
    const { [start]: startTimer, [clear]: clearTimer } = window;
    Object.assign(window, {
      /** @param {Parameters<typeof startTimer>} timer */
      [start]: (...timer) => {
        if (!this.#isOpen) return 0;
        const id = startTimer.apply(window, timer);
        started.push(id);
        return id;
      },
    });
    return () => {
      for (const id of started) clearTimer.call(window, id);
      started = [];
    };
  }
}

/**
 * jsdom's engine for selectors keeps the elements that it found, and with them the modules of their test file.
 * @param {Document} document
 */
function forgetElements(document) {
  const symbol = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === 'impl',
  );
  const { _nwsapi: engine, _nwsapiDontThrow: other } = Reflect.get(document, symbol ?? '');
  for (const { matchResolvers, selectResolvers } of [engine, other].filter(Boolean)) {
    matchResolvers.clear();
    selectResolvers.clear();
  }
}

/**
 * Records the listeners that are added to the window. Returns what removes them.
 * @param {Window} window
 */
function recordListeners(window) {
  /** @type {Parameters<Window['removeEventListener']>[]} */
  let added = [];
  const { addEventListener } = window;
  Object.assign(window, {
    /** @param {Parameters<Window['addEventListener']>} listener */
    addEventListener: (...listener) => {
      added.push(/** @type {Parameters<Window['removeEventListener']>} */ (listener));
      addEventListener.apply(window, listener);
    },
  });
  return () => {
    for (const listener of added) window.removeEventListener(...listener);
    added = [];
  };
}

/**
 * A console that writes to the one of the current test file, which changes while the browser stays.
 * @param {() => Console | undefined} getConsole
 */
function currentConsole(getConsole) {
  const names = /** @type {(keyof Console)[]} */ (Object.keys(console));
  /** @param {keyof Console} name */
  const forward =
    (name) =>
    (/** @type {unknown[]} */ ...output) =>
      Reflect.apply((getConsole() ?? console)[name], undefined, output);
  const forwarded = Object.fromEntries(names.map((name) => [name, forward(name)]));
  return Object.assign({ ...console }, forwarded);
}

module.exports = oncePerWorker(BrowserWithServer);
