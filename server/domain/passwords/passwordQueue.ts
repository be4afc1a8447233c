import { createConcurrencyLimit } from '@server/domain/concurrencyLimit';
import { serverBusy } from '@server/domain/errors';

/** `max` counts work in progress and waiting work. A full queue takes about two seconds. */
const GUESTS = { concurrency: 1, max: 64 };
const TRUSTED = { concurrency: 2, max: 100 };
const MAX_PER_TRUSTED_CALLER = 10;
const RETRY_AFTER_SECONDS = 2;

/**
 * Who needs a password to be hashed. A trusted caller has a session, a mailed link, or a device that has
 * signed in to the account before, and is identified by it. All others are guests. The two have separate
 * queues, so that a flood of sign-ins by guests does not delay trusted callers.
 */
type Caller = 'guest' | { trusted: string };

const queues = { guests: createQueue(GUESTS), trusted: createQueue(TRUSTED) };
const countByCaller = new Map<string, number>();

/**
 * Runs work that hashes passwords, in the queue of the caller. If the queue is full, the request is
 * refused with 503 and Retry-After before any work is done.
 */
export async function inPasswordQueue<R>(caller: Caller, work: () => Promise<R>): Promise<R> {
  if (caller === 'guest') return queues.guests.run(work);

  const { trusted } = caller;
  const count = countByCaller.get(trusted) ?? 0;
  if (count >= MAX_PER_TRUSTED_CALLER) throw passwordQueueFull();
  countByCaller.set(trusted, count + 1);
  try {
    return await queues.trusted.run(work);
  } finally {
    const left = (countByCaller.get(trusted) ?? 1) - 1;
    if (left > 0) countByCaller.set(trusted, left);
    else countByCaller.delete(trusted);
  }
}

/** Whether the queue of the guests is full, so that another guest would be refused. */
export const isGuestQueueFull = () => queues.guests.isFull();

export const passwordQueueFull = () => serverBusy(RETRY_AFTER_SECONDS);

function createQueue({ concurrency, max }: { concurrency: number; max: number }) {
  const limited = createConcurrencyLimit(concurrency);
  let length = 0;

  const isFull = () => length >= max;
  return {
    isFull,
    async run<R>(work: () => Promise<R>): Promise<R> {
      if (isFull()) throw passwordQueueFull();
      length++;
      try {
        return await limited(work);
      } finally {
        length--;
      }
    },
  };
}
