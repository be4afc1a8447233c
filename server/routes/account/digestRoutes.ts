import express, { type Request, type Response, type Router } from 'express';
import type { Client } from '@server/domain/signIn/sessions';
import { AppError } from '@server/domain/errors';
import {
  readSubscription,
  unsubscribe,
  type Subscription,
  type SubscriptionPart,
} from '@server/domain/digest/unsubscribe';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { clientOf } from '@server/middleware/client';
import { nonceOf } from '@server/middleware/headers';
import type { RouteDeps } from '@server/routes/deps';
import { requestLanguage } from '@server/routes/requestLanguage';
import { unsubscribePage, type UnsubscribeState } from './unsubscribePage';

type Use = (
  deps: RouteDeps,
  token: string,
  client: Client,
  part: SubscriptionPart,
) => Promise<Subscription>;

/**
 * GET and POST /unsubscribe?token=…, with only=companies for the lines about companies, for guests. GET asks; POST ends it, from the page's form and from
 * mail programs that unsubscribe by one click (RFC 8058). The body of the request is not read.
 */
export function digestRoutes(deps: RouteDeps): Router {
  const router = express.Router();

  const answering = (use: Use) =>
    asyncRoute(async (req, res) => {
      const { token, only } = req.query;
      const part = only === 'companies' ? 'companies' : 'all';
      const subscription = await usedLink(() =>
        use(deps, typeof token === 'string' ? token : '', clientOf(req), part),
      );
      sendPage(req, res, subscription, part);
    });

  router.get('/unsubscribe', answering(readSubscription));
  router.post('/unsubscribe', answering(unsubscribe));
  return router;
}

/** null for a link that is not valid. */
async function usedLink(use: () => Promise<Subscription>): Promise<Subscription | null> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') return null;
    throw error;
  }
}

function sendPage(
  req: Request,
  res: Response,
  subscription: Subscription | null,
  part: SubscriptionPart,
) {
  const language = subscription?.language ?? requestLanguage(req);
  const state: UnsubscribeState = !subscription
    ? 'invalid'
    : subscription.isSubscribed
      ? 'question'
      : 'done';
  res
    .status(subscription ? 200 : 400)
    .type('html')
    .send(unsubscribePage(state, part, language, nonceOf(res)));
}
