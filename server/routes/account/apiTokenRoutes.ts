import express, { type Router } from 'express';
import { z } from 'zod';
import { createApiToken, listApiTokens, revokeApiToken } from '@server/domain/apiTokens/apiTokens';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { day, idOrNull, id, name } from '@server/routes/fields';
import { parseBody } from '@server/routes/parseBody';

export const place = z.object({ company_id: idOrNull });
export const tokenFields = z.object({
  name: name('Enter a name.'),
  expires_on: day.optional(),
});
export const tokenKey = z.object({ token_id: id });

/** /user/tokens, create-token, revoke-token */
export function apiTokenRoutes(deps: RouteDeps): Router {
  const router = express.Router();

  router.get(
    '/user/tokens',
    signedIn(deps),
    asyncRoute(async (_req, res) => {
      res.json({ data: await listApiTokens(deps, actorOf(res)) });
    }),
  );

  router.post(
    '/user/create-token',
    signedIn(deps),
    jsonBody,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(place, req.body);
      const fields = () => parseBody(tokenFields, req.body);
      const data = await createApiToken(deps, actorOf(res), company_id || null, fields);
      res.status(201).json({ data });
    }),
  );

  router.post(
    '/user/revoke-token',
    signedIn(deps),
    jsonBody,
    asyncRoute(async (req, res) => {
      const { token_id } = parseBody(tokenKey, req.body);
      res.json({ data: await revokeApiToken(deps, actorOf(res), token_id) });
    }),
  );

  return router;
}
