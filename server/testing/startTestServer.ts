import { createApp, type AppOptions } from '../createApp';
import type { Clock } from '../domain/clock';
import { listen } from '../listen';
import { createMemoryStore } from '../store/lowdbStore';
import { DEMO_PASSWORD, seedCredentials } from '../store/seed';
import type { Store } from '../store/Store';
import { Client } from './client';
import { smallFixtures, START } from './smallFixtures';

/** A clock that stands still until it is moved. */
class TestClock implements Clock {
  private time = Date.parse(START);
  now() {
    return new Date(this.time);
  }
  set(moment: string) {
    this.time = Date.parse(moment);
  }
  advance(ms: number) {
    this.time += ms;
  }
}

export interface TestServer {
  store: Store;
  clock: TestClock;
  guest(): Client;
  /** Signed in as one of the small fixtures' people, by id. */
  as(id: string): Promise<Client>;
  stop(): Promise<void>;
}

/** The real app on a free port, over the small fixtures unless a store is given. */
export async function startTestServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const clock = new TestClock();
  const store = options.store ?? createMemoryStore(smallFixtures());
  await seedCredentials(store);
  const app = createApp({ clock, ...options, store });
  const { address, stop } = await listen(app, { host: '127.0.0.1', port: 0 });

  const guest = () => new Client(address);
  return {
    store,
    clock,
    guest,
    stop,
    async as(id) {
      const client = guest();
      const credentials = { email: `${id}@example.com`, password: DEMO_PASSWORD };
      const { status, text } = await client.post('/auth/login', credentials);
      if (status !== 200) throw new Error(`${id} was not signed in: ${text}`);
      return client;
    },
  };
}
