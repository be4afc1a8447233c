import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Connection } from '@server/store/sql/engine';

const LONGEST = 2_000;

/** What is asked of a connection at once goes out in one piece: each costs the system a call. */
interface Stream {
  cork(): void;
  uncork(): void;
}

/**
 * Makes connections of pg's clients. Their statements are prepared: each client parses and plans one
 * once; long ones, such as lists of rows, come in too many lengths to be kept.
 */
export function createPreparing() {
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
      // Not in the types; without it each statement goes out by itself.
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
        const isKept = values.length > 0 && text.length <= LONGEST;
        const { rows, rowCount } = await client.query({
          text,
          values: [...values],
          ...(isKept && { name: nameOf(text) }),
        });
        return { rows, changed: rowCount ?? 0 };
      },
    };
  };
}
