import express, { type Router } from 'express';
import { z } from 'zod';
import {
  cancelEmailChange,
  confirmEmailChange,
  resendEmailChange,
} from '@server/domain/accounts/emailChange';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { guestBody } from '@server/middleware/body/body';
import { actorOf, clientOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { id } from '@server/routes/fields';
import { parseBody } from '@server/routes/parseBody';
import { siteOf } from '@server/routes/site';

export const linkSchema = z.object({ token: id });

/** /user/confirm-email, resend-email and cancel-email, for a change of address that is not confirmed yet */
export function emailRoutes(deps: RouteDeps): Router {
  const router = express.Router();

  router.post(
    '/user/confirm-email',
    guestBody,
    asyncRoute(async (req, res) => {
      const { token } = parseBody(linkSchema, req.body);
      await confirmEmailChange(deps, token, clientOf(req));
      res.json({ data: null });
      deps.sendQueuedMails();
    }),
  );

  router.post(
    '/user/resend-email',
    signedIn(deps),
    asyncRoute(async (req, res) => {
      const site = siteOf(req, deps.publicUrl);
      res.json({ data: await resendEmailChange({ ...deps, site }, actorOf(res)) });
      deps.sendQueuedMails();
    }),
  );

  router.post(
    '/user/cancel-email',
    signedIn(deps),
    asyncRoute(async (_req, res) => {
      res.json({ data: await cancelEmailChange(deps, actorOf(res)) });
    }),
  );

  return router;
}
