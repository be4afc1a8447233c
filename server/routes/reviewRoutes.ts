import express, { type RequestHandler, type Router } from 'express';
import { removeReview, updateReview } from '@server/domain/reviews/changeReview';
import type { FigureSettings } from '@server/domain/reviews/freezeFacts';
import { importReview } from '@server/domain/reviews/importReview';
import { shareReview, unshareReview } from '@server/domain/reviews/shareReview';
import { signReview, withdrawReview } from '@server/domain/reviews/signReview';
import { takeReview } from '@server/domain/reviews/takeReview';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { importBody, jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { companyKey } from './keys';
import { parseBody } from './parseBody';
import {
  importedFields,
  reviewKey,
  shareFields,
  shareKey,
  takeFields,
  updateFields,
  withdrawFields,
} from './reviewFields';
import { siteOf } from './site';

/** /review/take, import, update, remove, sign, withdraw, share, unshare */
export function reviewRoutes(deps: RouteDeps & FigureSettings): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];
  const large: RequestHandler[] = [...signedIn(deps), ...importBody];
  const { store, benchmark, staleDays, reviewShares } = deps;
  const recording = { store, clock: deps.recordingClock };

  router.post(
    '/review/take',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const fields = () => parseBody(takeFields, req.body);
      const taking = { ...recording, benchmark, staleDays };
      res.status(201).json({ data: await takeReview(taking, actorOf(res), company_id, fields) });
    }),
  );

  router.post(
    '/review/import',
    large,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const fields = () => parseBody(importedFields, req.body);
      res
        .status(201)
        .json({ data: await importReview(recording, actorOf(res), company_id, fields) });
    }),
  );

  router.post(
    '/review/update',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { id } = parseBody(reviewKey, req.body);
      const fields = () => parseBody(updateFields, req.body);
      res.json({ data: await updateReview(recording, actorOf(res), id, fields) });
    }),
  );

  for (const [path, act] of [
    ['/review/remove', removeReview],
    ['/review/sign', signReview],
  ] as const) {
    router.post(
      path,
      forSignedIn,
      asyncRoute(async (req, res) => {
        const { id } = parseBody(reviewKey, req.body);
        res.json({ data: await act(recording, actorOf(res), id) });
      }),
    );
  }

  router.post(
    '/review/withdraw',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { id } = parseBody(reviewKey, req.body);
      const fields = () => parseBody(withdrawFields, req.body);
      res.json({ data: await withdrawReview(recording, actorOf(res), id, fields) });
    }),
  );

  router.post(
    '/review/share',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { review_id } = parseBody(shareKey, req.body);
      const fields = () => parseBody(shareFields, req.body);
      const sharing = { ...recording, reviewShares, site: siteOf(req, deps.publicUrl) };
      res.status(201).json({ data: await shareReview(sharing, actorOf(res), review_id, fields) });
    }),
  );

  router.post(
    '/review/unshare',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { id } = parseBody(reviewKey, req.body);
      const sharing = { ...recording, reviewShares };
      res.json({ data: await unshareReview(sharing, actorOf(res), id) });
    }),
  );

  return router;
}
