import { apiError } from '@/shared/api/errors/ApiError';
import type { Draft, Sending } from '../draft/Draft';
import type { Outcome } from '../world';
import type { ModelBrowser } from './browser';

/** Sends a save over the model's line, which may lose, delay or repeat it. */
export async function sendThrough(
  browser: ModelBrowser,
  draft: Draft,
  sending: Sending,
): Promise<Outcome> {
  const { time, server } = browser;
  const lost: Outcome = { kind: 'lost', problem: apiError({}), retryAfter: null };
  if (!browser.online) return lost;
  const fate = browser.fates.shift() ?? 'arrives';
  const arrive = () => server.take(draft.activityId, structuredClone(sending));
  await time.sleep(40);
  switch (fate) {
    case 'isLost':
      return lost;
    case 'losesAnswer':
      arrive();
      return lost;
    case 'isLate':
      // Long after it has been given up.
      time.after(25_000, arrive);
      return new Promise(() => undefined);
    case 'arrivesTwice':
      time.after(5_000, arrive);
      break;
    case 'arrives':
  }
  const outcome = arrive();
  await time.sleep(40);
  return outcome;
}
