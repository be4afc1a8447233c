import express, { type Router } from 'express';
import { getSecondFactor } from '@server/domain/secondFactor/factors';
import { addPasskey, beginPasskey, removePasskey } from '@server/domain/secondFactor/passkeys';
import { createRecoveryCodes } from '@server/domain/secondFactor/recoveryCodes';
import { resetSecondFactor } from '@server/domain/secondFactor/resetSecondFactor';
import { beginTotp, confirmTotp, removeTotp } from '@server/domain/secondFactor/totp';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn, signedInForSetup } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { parseBody } from '@server/routes/parseBody';
import { passkeySiteOf } from '@server/routes/relyingParty';
import { passkeyFields, passkeyKey, totpFields } from './secondFactorFields';
import { userKey } from '@server/routes/account/userRoutes';

/**
 * /user/second-factor, begin-totp, confirm-totp, remove-totp, begin-passkey, add-passkey, remove-passkey,
 * create-recovery-codes, reset-second-factor
 */
export function secondFactorRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSetup = [...signedInForSetup(deps), ...jsonBody];

  router.get(
    '/user/second-factor',
    signedInForSetup(deps),
    asyncRoute(async (_req, res) => {
      res.json({ data: await getSecondFactor(deps, actorOf(res)) });
    }),
  );

  router.post(
    '/user/begin-totp',
    forSetup,
    asyncRoute(async (_req, res) => {
      res.json({ data: await beginTotp(deps, actorOf(res)) });
    }),
  );

  router.post(
    '/user/confirm-totp',
    forSetup,
    asyncRoute(async (req, res) => {
      const { code } = parseBody(totpFields, req.body);
      res.json({ data: await confirmTotp(deps, actorOf(res), code) });
    }),
  );

  router.post(
    '/user/remove-totp',
    signedIn(deps),
    asyncRoute(async (_req, res) => {
      res.json({ data: await removeTotp(deps, actorOf(res)) });
    }),
  );

  router.post(
    '/user/begin-passkey',
    forSetup,
    asyncRoute(async (req, res) => {
      const rp = passkeySiteOf(req, deps.publicUrl);
      res.json({ data: await beginPasskey(deps, actorOf(res), rp) });
    }),
  );

  router.post(
    '/user/add-passkey',
    forSetup,
    // Reads the person again, because they may have been removed while the body arrived.
    signedInForSetup(deps),
    asyncRoute(async (req, res) => {
      const rp = passkeySiteOf(req, deps.publicUrl);
      const fields = parseBody(passkeyFields, req.body);
      res.status(201).json({ data: await addPasskey(deps, actorOf(res), rp, fields) });
    }),
  );

  router.post(
    '/user/remove-passkey',
    signedIn(deps),
    jsonBody,
    asyncRoute(async (req, res) => {
      const { passkey_id } = parseBody(passkeyKey, req.body);
      res.json({ data: await removePasskey(deps, actorOf(res), passkey_id) });
    }),
  );

  router.post(
    '/user/create-recovery-codes',
    signedIn(deps),
    asyncRoute(async (_req, res) => {
      res.json({ data: await createRecoveryCodes(deps, actorOf(res)) });
    }),
  );

  router.post(
    '/user/reset-second-factor',
    signedIn(deps),
    jsonBody,
    asyncRoute(async (req, res) => {
      const { user_id } = parseBody(userKey, req.body);
      res.json({ data: await resetSecondFactor(deps, actorOf(res), user_id) });
      deps.sendQueuedMails();
    }),
  );

  return router;
}
