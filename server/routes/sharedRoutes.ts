import express, { type Request, type RequestHandler, type Router } from 'express';
import { openShare, openSharedProof } from '@server/domain/reviews/openShare';
import { verifyReview } from '@server/domain/reviews/verifyReview';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { guestBody } from '@server/middleware/body/body';
import { addressOf } from '@server/middleware/client';
import { dataLanguage } from '@server/middleware/dataLanguage';
import { currentUser, loadSession } from '@server/middleware/session';
import type { RouteDeps } from './deps';
import { parseBody } from './parseBody';
import { digestFields, figureFields } from './reviewFields';

/** GET /shared/:token and /shared/:token/proof for whoever has the link; POST /review/verify for everybody. */
export function sharedRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const { store, reviewShares } = deps;
  const opening = { store, clock: deps.recordingClock, reviewShares };
  const openingOf = (req: Request) => ({
    token: req.params['token'] ?? '',
    address: addressOf(req),
    language: dataLanguage(req) ?? 'en',
  });

  router.get(
    '/shared/:token',
    forRecipients,
    // Browsers receive the app, which asks for the review.
    (req, _res, next) => {
      next(req.accepts(['json', 'html']) === 'html' ? 'route' : undefined);
    },
    asyncRoute(async (req, res) => {
      res.json({ data: await openShare(opening, openingOf(req)) });
    }),
  );

  router.get(
    '/shared/:token/proof',
    forRecipients,
    asyncRoute(async (req, res) => {
      const { figure } = parseBody(figureFields, req.query);
      res.json({ data: await openSharedProof(opening, openingOf(req), figure) });
    }),
  );

  router.post(
    '/review/verify',
    loadSession(deps),
    guestBody,
    asyncRoute(async (req, res) => {
      const { digest } = parseBody(digestFields, req.body);
      const caller = { userId: currentUser(res)?.id ?? null, address: addressOf(req) };
      res.json({ data: await verifyReview({ store, clock: deps.clock }, caller, digest) });
    }),
  );

  return router;
}

/** The link is a secret, which neither search engines nor other sites may learn. */
const forRecipients: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Robots-Tag', 'noindex');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.vary('Accept');
  next();
};
