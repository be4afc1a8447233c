import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type AppOptions } from '../createApp';
import { createBackground } from '../domain/background';
import type { Clock } from '../domain/clock';
import { listen } from '../listen';
import { createMemoryStore } from '../store/lowdb/lowdbStore';
import { DEMO_PASSWORD } from '../store/demo/seed';
import type { Store } from '../store/Store';
import { cheapPasswords, seedCheapCredentials } from './cheapCredentials';
import { TestClient } from './client';
import { createRecordingMailer, type RecordingMailer } from './recordingMailer';
import { smallFixtures, START } from './smallFixtures';

/** A clock whose time changes only by its methods. */
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
  address: string;
  store: Store;
  clock: TestClock;
  mailer: RecordingMailer;
  /** Errors of background work. */
  failures: unknown[];
  /** A temporary data folder. */
  folder: string;
  /** Resolves when all background work has ended. */
  settled(): Promise<void>;
  guest(): TestClient;
  /** Signs in a person of the small fixtures by id. Each person has one device. */
  as(id: string): Promise<TestClient>;
  stop(): Promise<void>;
}

/** Starts the real app on a free port, with the small fixtures unless a store is given. */
export async function startTestServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const clock = new TestClock();
  const store = options.store ?? createMemoryStore(smallFixtures());
  await seedCheapCredentials(store);
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const mailer = createRecordingMailer();
  const failures: unknown[] = [];
  const background = createBackground((error) => failures.push(error));
  const app = createApp({
    clock,
    mailer,
    background,
    passwords: cheapPasswords,
    reviewShares: true,
    ...options,
    store,
  });
  const { publicUrl = '' } = options;
  const { address, stop } = await listen(app, { host: '127.0.0.1', port: 0, publicUrl });

  const guest = () => new TestClient(address);
  const visits = new Map<string, TestClient>();
  return {
    address,
    store,
    clock,
    mailer,
    failures,
    folder,
    settled: () => background.idle(),
    guest,
    async stop() {
      await stop();
      await background.idle();
      rmSync(folder, { recursive: true, force: true });
    },
    async as(id) {
      const client = visits.get(id)?.onSameDevice() ?? guest();
      const credentials = { email: `${id}@example.com`, password: DEMO_PASSWORD };
      const { status, text } = await client.post('/auth/login', credentials);
      if (status !== 200) throw new Error(`${id} was not signed in: ${text}`);
      visits.set(id, client);
      return client;
    },
  };
}
