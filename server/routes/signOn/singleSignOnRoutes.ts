import express, { type Request, type Response, type Router } from 'express';
import { pathOnSite } from '@contract/sitePath';
import { z } from 'zod';
import { badInput, notFound } from '@server/domain/errors';
import { createProvider, type BegunSignOn } from '@server/domain/singleSignOn/provider';
import { SignOnRefused } from '@server/domain/singleSignOn/refusal';
import { signOn } from '@server/domain/singleSignOn/signOn';
import { signOutByProvider } from '@server/domain/singleSignOn/signOutByProvider';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { formBody } from '@server/middleware/body';
import { clientOf } from '@server/middleware/client';
import {
  clearSignOnCookie,
  setDeviceCookie,
  setPendingCookie,
  setSessionCookie,
  setSignOnCookie,
  signOnCookie,
} from '@server/middleware/session';
import type { RouteDeps } from '@server/routes/deps';
import { parseBody } from '@server/routes/parseBody';
import { siteOf } from '@server/routes/site';
import { originOf } from '@server/routes/account/sendSignIn';

/** After this time a sign-in must be begun again. */
const BEGUN_MS = 10 * 60_000;

export const logoutFields = z.object({
  logout_token: z.string('The logout token is missing.'),
});

const begunSchema: z.ZodType<BegunSignOn & { at: number }> = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  at: z.number(),
});

/** /auth/sso/:provider and its callback, which browsers open as pages, and its logout, which the provider calls. */
export function singleSignOnRoutes(deps: RouteDeps): Router {
  const { clock, logger } = deps;
  const router = express.Router();
  const providers = new Map(
    deps.singleSignOn.providers.map((settings) => [settings.id, createProvider(settings)]),
  );
  const providerOf = (req: Request) => {
    const provider = providers.get(req.params['provider'] ?? '');
    if (!provider) throw notFound('sign-on provider');
    return provider;
  };
  const callbackOf = (req: Request, id: string) =>
    `${siteOf(req, deps.publicUrl)}/auth/sso/${id}/callback`;

  /** Runs the work. A refusal leads back to Login, which explains it. */
  const explaining = (work: (req: Request, res: Response) => Promise<void>) =>
    asyncRoute(async (req, res) => {
      try {
        await work(req, res);
      } catch (error) {
        if (!(error instanceof SignOnRefused)) throw error;
        logger.warn({ err: error }, 'single sign-on was refused');
        clearSignOnCookie(req, res);
        res.redirect(303, `/login?sso=${error.problem}`);
      }
    });

  router.get(
    '/auth/sso/:provider',
    explaining(async (req, res) => {
      const provider = providerOf(req);
      const { url, begun } = await provider.begin(
        callbackOf(req, provider.id),
        pathOnSite(req.query['redirect']) ?? '/',
      );
      const value = JSON.stringify({ ...begun, at: clock.now().getTime() });
      setSignOnCookie(req, res, Buffer.from(value).toString('base64url'), BEGUN_MS);
      res.redirect(303, url.href);
    }),
  );

  router.get(
    '/auth/sso/:provider/callback',
    explaining(async (req, res) => {
      const provider = providerOf(req);
      const begun = readBegun(signOnCookie(req));
      const isCurrent = begun && clock.now().getTime() - begun.at < BEGUN_MS;
      if (begun?.provider !== provider.id || !isCurrent) throw new SignOnRefused('expired');
      const { search } = new URL(req.originalUrl, 'http://localhost');
      const url = new URL(callbackOf(req, provider.id) + search);
      const identity = await provider.finish(url, begun);
      const site = siteOf(req, deps.publicUrl);
      const result = await signOn(
        { ...deps, site },
        {
          provider: provider.id,
          identity,
          origin: originOf(req),
        },
      );
      clearSignOnCookie(req, res);
      if ('methods' in result) {
        // Login asks for the second factor of the person whom the provider recognized.
        setPendingCookie(req, res, result.pendingSecret);
        const redirect = begun.returnTo === '/' ? {} : { redirect: begun.returnTo };
        const query = new URLSearchParams({ second_factor: result.methods.join(), ...redirect });
        res.redirect(303, `/login?${query.toString()}`);
        return;
      }
      setSessionCookie(req, res, result.token, deps.sessionLimits.absoluteMs);
      setDeviceCookie(req, res, result.deviceSecret);
      res.redirect(303, begun.returnTo);
      deps.sendQueuedMails();
    }),
  );

  router.post(
    '/auth/sso/:provider/logout',
    formBody,
    asyncRoute(async (req, res) => {
      const provider = providerOf(req);
      // The specification of this call demands that no response is stored.
      res.set('cache-control', 'no-store');
      const { logout_token } = parseBody(logoutFields, req.body);
      const account = await provider.signedOut(logout_token).catch((error: unknown) => {
        logger.warn({ err: error }, 'a logout by single sign-on was refused');
        throw badInput('This logout token cannot be used.');
      });
      await signOutByProvider(deps, { provider: provider.id, account, client: clientOf(req) });
      res.status(204).end();
    }),
  );

  return router;
}

function readBegun(cookie: string | null): (BegunSignOn & { at: number }) | null {
  if (cookie === null) return null;
  try {
    return begunSchema.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
  } catch {
    return null;
  }
}
