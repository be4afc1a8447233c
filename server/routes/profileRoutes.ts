import express, { type RequestHandler, type Router } from 'express';
import { removeMapping, saveMapping } from '@server/domain/mappings/mappings';
import { applyProfile } from '@server/domain/profiles/applyProfile';
import { removeProfile, saveProfile } from '@server/domain/profiles/profiles';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { importBody, jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { parseBody } from './parseBody';
import {
  applyFields,
  mappingFields,
  mappingKey,
  profileFields,
  profilePlace,
  rowKey,
  workspaceRowKey,
} from './profileFields';
import { parseRound } from './roundFields';

/** /profile/save, remove, apply; /mapping/save, remove */
export function profileRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];
  const large: RequestHandler[] = [...signedIn(deps), ...importBody];
  const recording = { store: deps.store, clock: deps.recordingClock };

  router.post(
    '/profile/save',
    large,
    asyncRoute(async (req, res) => {
      const key = parseBody(workspaceRowKey, req.body);
      const fields = () => parseRound(profileFields, req.body);
      const { profile, created } = await saveProfile(recording, actorOf(res), key, fields);
      res.status(created ? 201 : 200).json({ data: profile });
    }),
  );

  router.post(
    '/profile/remove',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { id } = parseBody(rowKey, req.body);
      await removeProfile(recording, actorOf(res), id);
      res.json({ data: null });
    }),
  );

  router.post(
    '/profile/apply',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const place = parseBody(profilePlace, req.body);
      const fields = () => parseBody(applyFields, req.body);
      res.json({ data: await applyProfile(recording, actorOf(res), place, fields) });
    }),
  );

  router.post(
    '/mapping/save',
    large,
    asyncRoute(async (req, res) => {
      const key = parseBody(workspaceRowKey, req.body);
      const fields = () => parseRound(mappingFields, req.body);
      const { mapping, created } = await saveMapping(recording, actorOf(res), key, fields);
      res.status(created ? 201 : 200).json({ data: mapping });
    }),
  );

  router.post(
    '/mapping/remove',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { id, revision } = parseBody(mappingKey, req.body);
      await removeMapping(recording, actorOf(res), { id, revision });
      res.json({ data: null });
    }),
  );

  return router;
}
