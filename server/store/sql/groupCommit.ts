import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { StoreUnavailable } from '@server/store/Store';
import type { Engine } from './engine';
import { inWriteTransaction, untilEnd, type Db } from './transaction';

const MAX_BATCH = 64;

interface Job {
  /** Does the work within the shared transaction. Throws only errors that end the whole transaction. */
  run(db: Db): Promise<void>;
  /** Resolves or rejects the caller's promise with the result of the work. */
  settle(): void;
  reject(error: unknown): void;
}

/**
 * Group commit, for a database with one writer, in which each commit waits for the disk: waiting writes
 * share one transaction. A failed write is rolled back alone, by its savepoint. No write resolves before
 * the shared transaction is on disk.
 */
export function createGroupCommit(engine: Engine) {
  const waiting: Job[] = [];
  let running: Promise<void> | null = null;

  const runOne = async (batch: Job[]): Promise<void> => {
    // Lets writes of the same turn of the event loop join this transaction.
    await nextTurn();
    await inWriteTransaction(engine, async (db) => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        batch.push(job);
        await job.run(db);
        if (batch.length === MAX_BATCH) return;
      }
    });
  };

  const runAll = async () => {
    while (waiting.length > 0) {
      const batch: Job[] = [];
      try {
        await runOne(batch);
        for (const job of batch) job.settle();
      } catch (error) {
        // If the transaction could not begin, all waiting writes fail.
        const affected = batch.length > 0 ? batch : waiting.splice(0);
        for (const job of affected) job.reject(error);
      }
    }
    running = null;
  };

  return <R>(work: (db: Db) => Promise<R>): Promise<R> =>
    new Promise<R>((resolve, reject) => {
      let settle: () => void;
      waiting.push({
        async run(db) {
          await db.run(sql`savepoint one`);
          // The shared transaction goes on with the next write, to which late statements of this one do not belong.
          const part = untilEnd(db);
          try {
            const result = await work(part.db).finally(part.end);
            settle = () => {
              resolve(result);
            };
          } catch (error) {
            // The database may already have rolled back the whole transaction.
            if (error instanceof StoreUnavailable) throw error;
            await db.run(sql`rollback to one`);
            settle = () => {
              reject(error instanceof Error ? error : new Error(String(error)));
            };
          }
          await db.run(sql`release one`);
        },
        settle: () => {
          settle();
        },
        reject,
      });
      running ??= runAll();
    });
}
