import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import waiting from '../../scripts/lib/waiting.cjs';

/** What a context cannot change after its creation. */
type Device = Pick<BrowserContextOptions, 'locale' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled'>;

interface Pooled {
  context: BrowserContext;
  /** null for a context that is not used again. */
  reuse: Reuse | null;
}

interface Reuse {
  /** The device as JSON. */
  device: string;
  /** A page without the app. Its process remains when the pages of a test close, and with it the compiled app. */
  keeper: Page;
}

/**
 * The browser contexts for the pages of a server. Contexts are isolated from each other, but each one loads and compiles
 * the app again, which takes longer than most tests. Therefore a context is used by one test after another, without
 * cookies and stored data of the test before; only the files of the app stay in its cache.
 */
export class Contexts {
  private idle: Pooled[] = [];
  private inUse: Pooled[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly address: string,
  ) {}

  /** Returns a context that is not in use. With `emptyCache`, it is a new one, which has not loaded the app yet. */
  async take(device: Device, emptyCache: boolean): Promise<BrowserContext> {
    const key = JSON.stringify(device);
    const known = emptyCache ? undefined : this.idle.find(({ reuse }) => reuse?.device === key);
    const pooled = known ?? (await this.create(device, emptyCache ? null : key));
    this.idle = this.idle.filter((other) => other !== pooled);
    this.inUse.push(pooled);
    return pooled.context;
  }

  /** Closes the pages of all contexts in use, and removes what they have stored. */
  async release(): Promise<void> {
    const released = this.inUse;
    this.inUse = [];
    await Promise.all(released.map((pooled) => this.clean(pooled)));
  }

  /** Closes all contexts. The browser stays open. */
  async close(): Promise<void> {
    const all = [...this.idle, ...this.inUse];
    await Promise.all(all.map(({ context }) => context.close()));
  }

  private async create(device: Device, key: string | null): Promise<Pooled> {
    const context = await this.browser.newContext({ ...device, baseURL: this.address });
    context.setDefaultTimeout(waiting.WAIT_MS);
    if (key === null) return { context, reuse: null };
    const keeper = await context.newPage();
    await keeper.goto('/favicon.svg');
    return { context, reuse: { device: key, keeper } };
  }

  private async clean(pooled: Pooled): Promise<void> {
    const { context, reuse } = pooled;
    if (!reuse) {
      await context.close();
      return;
    }
    const pages = context.pages().filter((page) => page !== reuse.keeper);
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all([context.unrouteAll(), context.setOffline(false), context.clearCookies()]);
    const devTools = await context.newCDPSession(reuse.keeper);
    await devTools.send('Storage.clearDataForOrigin', {
      origin: this.address,
      storageTypes: 'all',
    });
    await devTools.detach();
    this.idle.push(pooled);
  }
}
