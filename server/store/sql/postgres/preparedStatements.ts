import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Connection } from '@server/store/sql/engine';

const MAX_TEXT_LENGTH = 2_000;

/** The socket. While it is corked, its writes are collected and then sent in one system call. */
interface Stream {
  cork(): void;
  uncork(): void;
}

/**
 * Wraps clients of pg. Statements are prepared, so that PostgreSQL parses each of them once per client.
 * Long statements, such as inserts of many rows, are not prepared, because there are too many variants.
 */
export function createPreparedConnections() {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };

  return (client: PoolClient): Connection => {
    let isCorked = false;
    const cork = () => {
      if (isCorked) return;
      // The types do not declare the socket. Without corking, each statement is sent separately.
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
      async query(text, values) {
        cork();
        const isPrepared = values.length > 0 && text.length <= MAX_TEXT_LENGTH;
        const { rows, rowCount, command } = await client.query({
          text,
          values: [...values],
          ...(isPrepared && { name: nameOf(text) }),
        });
        // PostgreSQL reports no error when it rolls back instead, because a statement of the transaction has failed.
        if (text === 'commit' && command !== 'COMMIT') {
          throw new Error('The transaction was rolled back.');
        }
        return { rows, changed: rowCount ?? 0 };
      },
    };
  };
}
