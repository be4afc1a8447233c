import { createCap } from '@server/domain/capped';
import { serverBusy } from '@server/domain/errors';

/** In progress and waiting; a full lane is cleared in about two seconds. */
const GUESTS = { atOnce: 1, most: 64 };
const HOLDERS = { atOnce: 2, most: 100 };
const MOST_OF_ONE_HOLDER = 10;
const RETRY_AFTER_SECONDS = 2;

/**
 * Who asks for a password to be hashed. A holder has proved something before: a session, a mailed
 * link or a device that has signed in to the account. Guests have not, so a flood of their sign-ins
 * must not delay holders.
 */
type Caller = 'guest' | { holder: string };

const lanes = { guests: createLane(GUESTS), holders: createLane(HOLDERS) };
const placesOf = new Map<string, number>();

/**
 * Runs work that hashes passwords. Guests and holders have a lane each, bounded in length; past the
 * bound the call is refused with 503 and Retry-After before any work is done for it.
 */
export async function inPasswordLane<R>(caller: Caller, work: () => Promise<R>): Promise<R> {
  if (caller === 'guest') return lanes.guests.run(work);

  const { holder } = caller;
  const places = placesOf.get(holder) ?? 0;
  if (places >= MOST_OF_ONE_HOLDER) throw serverBusy(RETRY_AFTER_SECONDS);
  placesOf.set(holder, places + 1);
  try {
    return await lanes.holders.run(work);
  } finally {
    const left = (placesOf.get(holder) ?? 1) - 1;
    if (left > 0) placesOf.set(holder, left);
    else placesOf.delete(holder);
  }
}

/** Refuses a guest while the lane is full; for calls whose body need not be read then. */
export function refuseGuestInFullLane(): void {
  lanes.guests.refuseWhenFull();
}

function createLane({ atOnce, most }: { atOnce: number; most: number }) {
  const capped = createCap(atOnce);
  let inLane = 0;

  const refuseWhenFull = () => {
    if (inLane >= most) throw serverBusy(RETRY_AFTER_SECONDS);
  };
  return {
    refuseWhenFull,
    async run<R>(work: () => Promise<R>): Promise<R> {
      refuseWhenFull();
      inLane++;
      try {
        return await capped(work);
      } finally {
        inLane--;
      }
    },
  };
}
