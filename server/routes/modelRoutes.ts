import express, { type Router } from 'express';
import { applyModel, undoModel } from '@server/domain/model/exchangeModel';
import { exportModel, importModel } from '@server/domain/model/importModel';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { importBody, jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { modelFields, versionKey } from './modelFields';
import { parseBody } from './parseBody';
import { parseRound } from './roundFields';

/** /model/export, import, apply, undo */
export function modelRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const recording = { store: deps.store, clock: deps.recordingClock };

  router.get(
    '/model/export',
    signedIn(deps),
    asyncRoute(async (_req, res) => {
      res.json(await exportModel(deps.store, actorOf(res)));
    }),
  );

  router.post(
    '/model/import',
    signedIn(deps),
    importBody,
    asyncRoute(async (req, res) => {
      const fields = () => parseRound(modelFields, req.body);
      const result = await importModel(recording, actorOf(res), fields);
      res.status(result.version_id === null ? 200 : 201).json({ data: result });
    }),
  );

  for (const [path, exchange] of [
    ['/model/apply', applyModel],
    ['/model/undo', undoModel],
  ] as const) {
    router.post(
      path,
      signedIn(deps),
      ...jsonBody,
      asyncRoute(async (req, res) => {
        const { id, version_id } = parseBody(versionKey, req.body);
        res.json({ data: await exchange(recording, actorOf(res), id ?? version_id ?? '') });
      }),
    );
  }

  return router;
}
