import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const LONGEST = 2_000;

/** What is asked of a connection at once goes out in one piece: each costs the system a call. */
interface Stream {
  cork(): void;
  uncork(): void;
}

/**
 * The pool as Kysely is to see it. Statements are prepared: each connection parses and plans one
 * once; long ones, such as lists of rows, come in too many lengths to be kept.
 */
export function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };

  const prepared = (client: PoolClient) => {
    let isCorked = false;
    const cork = () => {
      if (isCorked) return;
      // Not in the types; absent, each statement goes out by itself.
      const { connection } = client as unknown as { connection?: { stream?: Partial<Stream> } };
      const stream = connection?.stream;
      if (!stream?.cork) return;
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork?.();
      });
    };
    return {
      query(text: string, values: readonly unknown[]) {
        cork();
        const isKept = values.length > 0 && text.length <= LONGEST;
        return client.query({ text, values: [...values], ...(isKept && { name: nameOf(text) }) });
      },
      release() {
        client.release();
      },
    };
  };

  // Kysely knows a connection by its client, which therefore stays the same.
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      // Its other way to ask is for streams, which we have none of.
      const wrapper = known.get(client) ?? (prepared(client) as unknown as PostgresPoolClient);
      known.set(client, wrapper);
      return wrapper;
    },
    end: () => pool.end(),
  };
}
