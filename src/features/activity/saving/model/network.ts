import { apiError } from '@/shared/api/errors/ApiError';
import type { Draft, SaveRequest } from '../draft/Draft';
import type { SaveOutcome } from '../SaveEnvironment';
import type { ModelBrowser } from './ModelBrowser';

/** Sends a save over the model's network, which may lose, delay or duplicate it. */
export async function sendOverNetwork(
  browser: ModelBrowser,
  draft: Draft,
  request: SaveRequest,
): Promise<SaveOutcome> {
  const { clock, server } = browser;
  const unknown: SaveOutcome = { kind: 'unknown', problem: apiError({}), retryAfter: null };
  if (!browser.online) return unknown;
  const delivery = browser.deliveries.shift() ?? 'delivered';
  const deliver = () => server.save(draft.activityId, structuredClone(request));
  await clock.sleep(40);
  switch (delivery) {
    case 'requestLost':
      return unknown;
    case 'responseLost':
      deliver();
      return unknown;
    case 'delayed':
      // The request arrives after the save engine has stopped waiting for the response.
      clock.setTimer(25_000, deliver);
      return new Promise(() => undefined);
    case 'duplicated':
      clock.setTimer(5_000, deliver);
      break;
    case 'delivered':
  }
  const outcome = deliver();
  await clock.sleep(40);
  return outcome;
}
