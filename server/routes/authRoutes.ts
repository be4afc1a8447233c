import express, { type Router } from 'express';
import { z } from 'zod';
import { LIMITS } from '@contract/limits';
import type { CurrentUserReply } from '@contract/rest';
import { logoutOthers } from '@server/domain/accounts/myAccount';
import { forgotPassword, resetPassword } from '@server/domain/accounts/resetPassword';
import { closeSession, countOtherSessions } from '@server/domain/sessions';
import { signIn } from '@server/domain/signIn';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body';
import {
  clearSessionCookie,
  currentUser,
  loadSession,
  sessionToken,
  setSessionCookie,
  signedIn,
  signedInUser,
} from '@server/middleware/session';
import type { RouteDeps } from './deps';
import { anyEmail, id, newPassword } from './fields';
import { parseBody } from './parseBody';
import { addressOf, siteOf } from './site';

const loginSchema = z.object({
  email: anyEmail,
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(LIMITS.nameLength, 'This password is too long.'),
});
const forgotSchema = z.object({ email: anyEmail });
const resetSchema = z.object({ token: id, password: newPassword });

/** /auth/user, login, logout, logout-others, forgot-password, reset-password */
export function authRoutes(deps: RouteDeps): Router {
  const router = express.Router();

  router.get(
    '/auth/user',
    loadSession(deps),
    asyncRoute(async (req, res) => {
      const user = currentUser(res);
      const token = sessionToken(req) ?? '';
      const reply: CurrentUserReply = { data: user };
      if (user) reply.other_sessions = await countOtherSessions(deps, user.id, token);
      res.json(reply);
    }),
  );

  router.post(
    '/auth/login',
    jsonBody,
    asyncRoute(async (req, res) => {
      const { user, token } = await signIn(deps, parseBody(loginSchema, req.body), {
        previousToken: sessionToken(req),
        address: addressOf(req),
      });
      setSessionCookie(req, res, token, deps.sessionLimits.absoluteMs);
      res.json({ data: user });
    }),
  );

  router.post(
    '/auth/logout',
    asyncRoute(async (req, res) => {
      const token = sessionToken(req);
      if (token !== null) await deps.store.write((tx) => closeSession(tx, token));
      clearSessionCookie(req, res);
      res.status(204).end();
    }),
  );

  router.post(
    '/auth/logout-others',
    signedIn(deps),
    asyncRoute(async (req, res) => {
      const result = await logoutOthers(deps, signedInUser(res), sessionToken(req) ?? '');
      res.json({ data: result });
    }),
  );

  router.post(
    '/auth/forgot-password',
    jsonBody,
    asyncRoute(async (req, res) => {
      const { email } = parseBody(forgotSchema, req.body);
      const site = siteOf(req, deps.publicUrl);
      await forgotPassword({ ...deps, site }, email, addressOf(req));
      res.json({ message: 'If this address has an account, a link is on its way to it.' });
    }),
  );

  router.post(
    '/auth/reset-password',
    jsonBody,
    asyncRoute(async (req, res) => {
      await resetPassword(deps, parseBody(resetSchema, req.body), addressOf(req));
      res.json({ message: 'New password saved successfully', data: null });
    }),
  );

  return router;
}
