import { openPostgresStore } from '@server/store/sql/sqlStore';
import { startTestServer, type TestServer } from './startTestServer';
import { createFilledDatabase } from './store/testPostgres';

interface TwoServers {
  /** The address of their database. */
  url: string;
  one: TestServer;
  other: TestServer;
  stop: () => Promise<void>;
}

/** Starts two servers on one PostgreSQL database with the small fixtures. */
export async function startTwoServers(): Promise<TwoServers> {
  const url = await createFilledDatabase();
  const one = await startTestServer({ store: await openPostgresStore(url) });
  const other = await startTestServer({ store: await openPostgresStore(url) });
  const stop = async () => {
    for (const server of [one, other]) {
      await server.stop();
      await server.store.close();
    }
  };
  return { url, one, other, stop };
}
