import express, { type Request, type RequestHandler, type Router } from 'express';
import { closeRound } from '@server/domain/rounds/closeRound';
import { decideRound } from '@server/domain/rounds/decideRound';
import { openRound, remindRound } from '@server/domain/rounds/openRound';
import { handIn, saveOpinion } from '@server/domain/rounds/saveOpinion';
import { previewRound, saveRound } from '@server/domain/rounds/saveRound';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { importBody, jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { parseBody } from './parseBody';
import {
  decisionFields,
  handInFields,
  opinionFields,
  opinionKey,
  parseRound,
  roundFields,
  roundPlace,
  roundKey,
} from './roundFields';
import { siteOf } from './site';

/** /round/save, preview, open, close, remind, decide, hand-in; /opinion/save */
export function roundRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];
  const large: RequestHandler[] = [...signedIn(deps), ...importBody];
  const recording = { store: deps.store, clock: deps.recordingClock };
  const mailing = (req: Request) => ({ ...recording, site: siteOf(req, deps.publicUrl) });

  router.post(
    '/round/save',
    large,
    asyncRoute(async (req, res) => {
      const key = parseRound(roundKey, req.body);
      const fields = () => parseRound(roundFields, req.body);
      const { round, created } = await saveRound(mailing(req), actorOf(res), key, fields);
      res.status(created ? 201 : 200).json({ data: round });
      deps.sendQueuedMails();
    }),
  );

  router.post(
    '/round/preview',
    large,
    asyncRoute(async (req, res) => {
      const key = parseRound(roundKey, req.body);
      const fields = () => parseRound(roundFields, req.body);
      res.json({ data: await previewRound(mailing(req), actorOf(res), key, fields) });
    }),
  );

  for (const [path, act] of [
    ['/round/open', openRound],
    ['/round/remind', remindRound],
  ] as const) {
    router.post(
      path,
      forSignedIn,
      asyncRoute(async (req, res) => {
        const place = parseBody(roundPlace, req.body);
        res.json({ data: await act(mailing(req), actorOf(res), place) });
        deps.sendQueuedMails();
      }),
    );
  }

  router.post(
    '/round/close',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const place = parseBody(roundPlace, req.body);
      const round = await closeRound(recording, actorOf(res), place);
      res.json({ data: round });
      // The files of the database contain former versions of rows, by which people could be recognized.
      if (round.names === 'hidden') deps.cleanFiles();
    }),
  );

  router.post(
    '/round/decide',
    large,
    asyncRoute(async (req, res) => {
      const place = parseBody(roundPlace, req.body);
      const fields = () => parseBody(decisionFields, req.body);
      res.json({ data: await decideRound(recording, actorOf(res), place, fields) });
    }),
  );

  router.post(
    '/round/hand-in',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const place = parseBody(roundPlace, req.body);
      const fields = () => parseBody(handInFields, req.body);
      res.json({ data: await handIn(recording, actorOf(res), place, fields) });
    }),
  );

  router.post(
    '/opinion/save',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(opinionKey, req.body);
      const fields = () => parseBody(opinionFields, req.body);
      const { opinion, created } = await saveOpinion(recording, actorOf(res), key, fields);
      res.status(created ? 201 : 200).json({ data: opinion });
    }),
  );

  return router;
}
