import express, { type Request, type Router } from 'express';
import type { z } from 'zod';
import { beginPasskeySignIn, signInWithPasskey } from '@server/domain/secondFactor/passkeySignIn';
import { completePending } from '@server/domain/secondFactor/pendingSignIn';
import { prove } from '@server/domain/secondFactor/proof';
import type { SubmittedFactor } from '@server/domain/secondFactor/spendFactor';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { guestBody, jsonBody } from '@server/middleware/body/body';
import { actorOf, addressOf } from '@server/middleware/client';
import { currentUser, loadSession, pendingSecret, sessionToken } from '@server/middleware/session';
import { signedInForSetup } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { parseBody } from '@server/routes/parseBody';
import { passkeySiteOf, relyingPartyOf } from '@server/routes/relyingParty';
import { siteOf } from '@server/routes/site';
import { passkeySignIn, proof, secondFactor } from './secondFactorFields';
import { originOf, sendSignIn } from '@server/routes/account/sendSignIn';

/** /auth/second-factor, begin-passkey, passkey, prove */
export function secondStepRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const withSite = (req: Request) => ({ ...deps, site: siteOf(req, deps.publicUrl) });
  const factorOf = (req: Request, fields: z.infer<typeof secondFactor>): SubmittedFactor =>
    'passkey' in fields ? { ...fields, rp: relyingPartyOf(req, deps.publicUrl) } : fields;

  router.post(
    '/auth/second-factor',
    guestBody,
    asyncRoute(async (req, res) => {
      const factor = factorOf(req, parseBody(secondFactor, req.body));
      const origin = originOf(req);
      await sendSignIn(
        deps,
        req,
        res,
        await completePending(withSite(req), pendingSecret(req), factor, origin),
      );
    }),
  );

  router.post(
    '/auth/begin-passkey',
    loadSession(deps),
    asyncRoute(async (req, res) => {
      const client = {
        userId: currentUser(res)?.id ?? null,
        pendingSecret: pendingSecret(req),
        address: addressOf(req),
      };
      const rp = passkeySiteOf(req, deps.publicUrl);
      res.json({ data: await beginPasskeySignIn(deps, rp, client) });
    }),
  );

  router.post(
    '/auth/passkey',
    guestBody,
    asyncRoute(async (req, res) => {
      const { response } = parseBody(passkeySignIn, req.body);
      const rp = passkeySiteOf(req, deps.publicUrl);
      await sendSignIn(
        deps,
        req,
        res,
        await signInWithPasskey(withSite(req), rp, response, originOf(req)),
      );
    }),
  );

  router.post(
    '/auth/prove',
    signedInForSetup(deps),
    jsonBody,
    // Reads the person again, because they may have been removed while the body arrived.
    signedInForSetup(deps),
    asyncRoute(async (req, res) => {
      const fields = parseBody(proof, req.body);
      const factor = 'password' in fields ? fields : factorOf(req, fields);
      const data = await prove(deps, actorOf(res), sessionToken(req) ?? '', factor);
      res.json({ data });
    }),
  );

  return router;
}
