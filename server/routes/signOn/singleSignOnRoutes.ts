import express, { type Request, type Response, type Router } from 'express';
import { pathOnSite } from '@contract/sitePath';
import { z } from 'zod';
import { PAGES } from '@contract/pages';
import { badInput, notFound } from '@server/domain/errors';
import { createProvider } from '@server/domain/singleSignOn/provider';
import { openRequest, REQUEST_MS, sealRequest } from '@server/domain/singleSignOn/sealedRequest';
import { SignOnFailed } from '@server/domain/singleSignOn/signOnFailure';
import { signInWithProvider } from '@server/domain/singleSignOn/signInWithProvider';
import { signOutByProvider } from '@server/domain/singleSignOn/signOutByProvider';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { formBody } from '@server/middleware/body/body';
import { clientOf } from '@server/middleware/client';
import { isOpenedByOtherSite } from '@server/middleware/crossOrigin';
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

/** A longer path would not fit into the cookie, and the start page opens instead. */
const PATH_LENGTH = 1000;

export const logoutFields = z.object({
  logout_token: z.string('The logout token is missing.'),
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

  /** Redirects to Login, which explains the problem, if the handler throws SignOnFailed. */
  const redirectOnFailure = (handle: (req: Request, res: Response) => Promise<void>) =>
    asyncRoute(async (req, res) => {
      try {
        await handle(req, res);
      } catch (error) {
        if (!(error instanceof SignOnFailed)) throw error;
        logger.warn({ err: error }, 'single sign-on failed');
        res.redirect(303, `${PAGES.login.path}?sso=${error.problem}`);
      }
    });

  router.get(
    '/auth/sso/:provider',
    redirectOnFailure(async (req, res) => {
      const provider = providerOf(req);
      const path = pathOnSite(req.query['redirect']) ?? '/';
      const returnTo = path.length <= PATH_LENGTH ? path : '/';
      if (isOpenedByOtherSite(req)) {
        // Nobody is signed in without an action of their own: Login offers the provider.
        res.redirect(303, loginPath({}, returnTo));
        return;
      }
      const { url, request } = await provider.begin(callbackOf(req, provider.id), returnTo);
      const value = sealRequest(provider, request, clock.now());
      setSignOnCookie(req, res, request.state, { value, maxAgeMs: REQUEST_MS });
      res.redirect(303, url.href);
    }),
  );

  router.get(
    '/auth/sso/:provider/callback',
    redirectOnFailure(async (req, res) => {
      const provider = providerOf(req);
      const state = typeof req.query['state'] === 'string' ? req.query['state'] : '';
      const begun = { state, cookie: signOnCookie(req, state) };
      const request = openRequest(provider, begun, clock.now());
      // A sign-in in another tab goes on.
      if (!request) throw new SignOnFailed('expired');
      clearSignOnCookie(req, res, state);
      const { search } = new URL(req.originalUrl, 'http://localhost');
      const url = new URL(callbackOf(req, provider.id) + search);
      const identity = await provider.finish(url, request);
      const site = siteOf(req, deps.publicUrl);
      const result = await signInWithProvider(
        { ...deps, site },
        { providerId: provider.id, identity, origin: originOf(req) },
      );
      if ('methods' in result) {
        // The sign-in at the provider is only the first factor. Login asks for the second one.
        setPendingCookie(req, res, result.pendingSecret);
        res.redirect(303, loginPath({ second_factor: result.methods.join() }, request.returnTo));
        return;
      }
      setSessionCookie(req, res, result.token, deps.sessionLimits.absoluteMs);
      setDeviceCookie(req, res, result.deviceSecret);
      res.redirect(303, request.returnTo);
      deps.sendQueuedMails();
    }),
  );

  router.post(
    '/auth/sso/:provider/logout',
    formBody,
    asyncRoute(async (req, res) => {
      const provider = providerOf(req);
      // OpenID Connect Back-Channel Logout 1.0, section 2.8, demands this header.
      res.set('cache-control', 'no-store');
      const { logout_token } = parseBody(logoutFields, req.body);
      try {
        const account = await provider.verifyLogoutToken(logout_token);
        await signOutByProvider(deps, { provider: provider.id, account, client: clientOf(req) });
      } catch (error) {
        if (!(error instanceof SignOnFailed)) throw error;
        logger.warn({ err: error }, 'a back-channel logout was refused');
        throw badInput('This logout token cannot be used.');
      }
      res.status(204).end();
    }),
  );

  return router;
}

function loginPath(parameters: Record<string, string>, returnTo: string): string {
  const redirect = returnTo === '/' ? {} : { redirect: returnTo };
  const query = new URLSearchParams({ ...parameters, ...redirect }).toString();
  return query === '' ? PAGES.login.path : `${PAGES.login.path}?${query}`;
}
