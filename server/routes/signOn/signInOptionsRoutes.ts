import express, { type Router } from 'express';
import type { SignInOptions } from '@contract/signIn/signInOptions';
import { asyncRoute } from '@server/middleware/asyncRoute';
import type { RouteDeps } from '@server/routes/deps';
import { relyingPartyOf } from '@server/routes/relyingParty';

/** GET /auth/sign-in-options, for everybody */
export function signInOptionsRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const { store, secondFactor, singleSignOn } = deps;
  const { providers, enforcedDomains } = singleSignOn;

  router.get(
    '/auth/sign-in-options',
    asyncRoute(async (req, res) => {
      const isPossible = relyingPartyOf(req, deps.publicUrl) !== null;
      const isUsed =
        secondFactor.required !== 'none' ||
        (isPossible && (await store.read((tx) => tx.findAfter('passkeys', {}, '', 1))).length > 0);
      const data: SignInOptions = {
        providers: providers.map(({ id, name }) => ({ id, name })),
        passkeys: isPossible && isUsed,
        enforced_domains: [...enforcedDomains],
      };
      res.json({ data });
    }),
  );

  return router;
}
