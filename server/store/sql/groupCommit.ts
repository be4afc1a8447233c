import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { StoreUnavailable } from '@server/store/Store';
import type { Engine } from './engine';
import { inWriteTransaction, type Db } from './transaction';

const MOST_AT_ONCE = 64;

interface Job {
  /** Does the work within the transaction that it shares; throws only what ends that for all. */
  run(db: Db): Promise<void>;
  /** Tells how the work went. */
  settle(): void;
  reject(error: unknown): void;
}

/**
 * For an engine with one writer, where each commit waits for the disk: writes that would queue for
 * their turn share one. Each is undone by itself, and none is told of before all are on disk.
 */
export function createSharedCommit(engine: Engine) {
  const waiting: Job[] = [];
  let running: Promise<void> | null = null;

  const runOne = async (batch: Job[]): Promise<void> => {
    // What has arrived with this one may join.
    await nextTurn();
    await inWriteTransaction(engine, async (db) => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        batch.push(job);
        await job.run(db);
        if (batch.length === MOST_AT_ONCE) return;
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
        // Without a beginning nobody's work has been tried: all have waited in vain.
        const concerned = batch.length > 0 ? batch : waiting.splice(0);
        for (const job of concerned) job.reject(error);
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
          try {
            const answer = await work(db);
            settle = () => {
              resolve(answer);
            };
          } catch (error) {
            // The engine may have undone everything by then.
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
