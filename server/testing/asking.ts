import type { Store } from '../store/Store';
import type { Client } from './client';
import { startTestServer, type TestServer } from './startTestServer';

/** People of one test server, signed in once and asked through the query endpoint. */
export interface Asking {
  server: TestServer;
  as(id: string): Promise<Client>;
  /** The answer's data; an answer with errors fails the test. */
  data(
    id: string,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Record<string, unknown>>;
  /** The code of the first error; undefined where there is none. */
  code(
    client: Client,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<string | undefined>;
}

/** Over the small fixtures unless a store is given. */
export async function startAsking(store?: Store): Promise<Asking> {
  const server = await startTestServer(store ? { store } : {});
  const people = new Map<string, Client>();

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
