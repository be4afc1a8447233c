import express from 'express';
import { LANGUAGE_COOKIE } from '@contract/language';
import { createApp, type AppOptions } from '@server/createApp';
import { openSession } from '@server/domain/signIn/sessions';
import { listen } from '@server/listen';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { cheapPasswords, seedCheapCredentials } from '@server/testing/cheapCredentials';
import { fixturesOfThisWeek } from '@server/testing/store/fixturesOfThisWeek';
import type { Store } from '@server/store/Store';
import type { AnswerRow, Fixtures } from '@server/store/tables';
import { openBrowser, type Browser } from './browser';
import { clearDeviceStorage } from '../environment/clearDeviceStorage';
import { Faults } from './faults';
import { SpecificationAlone } from './specificationAlone';

/** The people of the fixtures, by their role. */
export type Account = 'admin' | 'company-admin' | 'workspace-admin' | 'editor' | 'subscriber';

/** The company of the fixture accounts. */
export const FIXTURE_COMPANY = { id: 'company-1', name: 'Alder Valley Foods' };

export interface TestServer {
  faults: Faults;
  /** For tests with a server that knows the specification alone. */
  specificationAlone: SpecificationAlone;
  browser: Browser;
  store: Store;
  /** Creates a session for this browser without the login form, which saves hashing a password. */
  signIn(account: Account): Promise<void>;
  /** Whether the server would accept this password at login. */
  acceptsPassword(account: Account, password: string): Promise<boolean>;
  /** Ends every session, as expiry or a reset of the password does. */
  endSessions(): Promise<void>;
  answerTo(activityId: string): Promise<AnswerRow | undefined>;
}

/** Settings of the server that its operator can choose. */
type Settings = Pick<AppOptions, 'restorableDays' | 'secondFactor' | 'reviewShares'>;

/**
 * Gives each test of a file its own server with the fixtures, and a browser whose requests reach
 * it.
 */
export function useTestServer(options: Settings = {}): TestServer {
  let running: (TestServer & { stop: () => Promise<void> }) | undefined;
  const fixtures = fixturesOfThisWeek();
  const current = () => {
    if (!running) throw new Error('The server runs only during a test');
    return running;
  };

  beforeEach(async () => {
    document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=0`;
    await clearDeviceStorage();
    running = await start(fixtures, options);
  });
  afterEach(async () => {
    const { browser, stop } = current();
    browser.close();
    await stop();
    running = undefined;
  });

  return {
    get faults() {
      return current().faults;
    },
    get specificationAlone() {
      return current().specificationAlone;
    },
    get browser() {
      return current().browser;
    },
    get store() {
      return current().store;
    },
    signIn: (account) => current().signIn(account),
    acceptsPassword: (...args) => current().acceptsPassword(...args),
    endSessions: () => current().endSessions(),
    answerTo: (activityId) => current().answerTo(activityId),
  };
}

async function start(
  fixtures: Fixtures,
  options: Settings,
): Promise<TestServer & { stop: () => Promise<void> }> {
  const store = createMemoryStore(fixtures);
  await seedCheapCredentials(store);
  const faults = new Faults();
  const specificationAlone = new SpecificationAlone();
  const app = createApp({
    passwords: cheapPasswords,
    ...options,
    store,
    extraRoutes: express.Router().use(faults.handler, specificationAlone.handler),
  });
  const { address, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
  const browser = openBrowser(address);

  return {
    faults,
    specificationAlone,
    browser,
    store,
    stop,
    signIn: async (account) => {
      const email = `${account}@example.com`;
      const token = await store.write(async (tx) => {
        const [user] = await tx.find('users', { email });
        if (!user) throw new Error(`The fixtures have no ${email}`);
        const client = { address: '127.0.0.1', userAgent: null };
        return openSession(tx, user.id, new Date(), client);
      });
      browser.keepCookie('sid', token);
    },
    acceptsPassword: async (account, password) => {
      const response = await fetch(new URL('/auth/login', window.location.origin), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `${account}@example.com`, password }),
      });
      return response.ok;
    },
    endSessions: () => store.write(async (tx) => void (await tx.remove('sessions', {}))),
    answerTo: (activityId) =>
      store.read(async (tx) => {
        const [answer] = await tx.find('answers', {
          activity_id: activityId,
          company_id: FIXTURE_COMPANY.id,
        });
        return answer;
      }),
  };
}
