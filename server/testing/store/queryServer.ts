import type { Store } from '@server/store/Store';
import type { TestClient } from '@server/testing/client';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import type { StoreFactory } from '@server/testing/stores';

/** Queries of people of a test server, each of whom is signed in once. */
export interface QueryClients {
  server: TestServer;
  as(id: string): Promise<TestClient>;
  /** The data of the response; errors fail the test. */
  data(
    id: string,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Record<string, unknown>>;
  /** The code of the first error; undefined without an error. */
  code(
    client: TestClient,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<string | undefined>;
}

/** Starts a server with the small fixtures, unless a store is given. */
export async function startQueryServer(store?: Store): Promise<QueryClients> {
  const server = await startTestServer(store ? { store } : {});
  const people = new Map<string, TestClient>();

  const as = async (id: string) => {
    const known = people.get(id) ?? (await server.as(id));
    people.set(id, known);
    return known;
  };
  return {
    server,
    as,
    async data(id, query, variables = {}) {
      const reply = await (await as(id)).query(query, variables);
      expect(reply.errors).toBeUndefined();
      return reply.data ?? {};
    },
    async code(client, query, variables = {}) {
      const { errors } = await client.query(query, variables);
      return errors?.[0]?.extensions.code;
    },
  };
}

/** Gives all tests of a block one server on a store of its own, which ends with the block. */
export function useQueryServer(openStore: StoreFactory): QueryClients {
  let running: QueryClients | undefined;
  const current = () => {
    if (!running) throw new Error('The server runs only during the tests of its block');
    return running;
  };

  beforeAll(async () => {
    running = await startQueryServer(await openStore());
  });
  afterAll(async () => {
    const { server } = current();
    await server.stop();
    await server.store.close();
  });

  return {
    get server() {
      return current().server;
    },
    as: (...args) => current().as(...args),
    data: (...args) => current().data(...args),
    code: (...args) => current().code(...args),
  };
}
