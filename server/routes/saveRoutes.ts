import express, { type Router } from 'express';
import { z } from 'zod';
import { confirmAnswer } from '@server/domain/saveAnswer/confirmAnswer';
import { saveAnswer } from '@server/domain/saveAnswer/saveAnswer';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { formBody, jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { revision } from './fields';
import { answerKey } from './keys';
import { parseBody } from './parseBody';

/** Any form. The use case validates its fields. */
const formSchema = z.record(z.string(), z.unknown());

export const confirmedRevision = z.object({ revision: revision.min(0) });

/** POST /user/autosave and /answer/confirm */
export function saveRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const saving = { store: deps.store, clock: deps.recordingClock };

  router.post(
    '/user/autosave',
    ...signedIn(deps),
    formBody,
    asyncRoute(async (req, res) => {
      const form = parseBody(formSchema, req.body);
      res.json({ data: await saveAnswer(saving, actorOf(res), form) });
    }),
  );

  router.post(
    '/answer/confirm',
    ...signedIn(deps),
    ...jsonBody,
    asyncRoute(async (req, res) => {
      const key = parseBody(answerKey, req.body);
      const fields = () => parseBody(confirmedRevision, req.body);
      res.json({ data: await confirmAnswer(saving, actorOf(res), key, fields) });
    }),
  );

  return router;
}
