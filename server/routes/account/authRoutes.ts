import express, { type Router } from 'express';
import { z } from 'zod';
import { FEATURES } from '@contract/features';
import type { CurrentUserReply } from '@contract/rest';
import { withOwnFields } from '@server/domain/accounts/ownFields';
import {
  listSessions,
  logoutOthers,
  logoutSession,
  signOut,
} from '@server/domain/signIn/openSessions';
import { forgotPassword, resetPassword } from '@server/domain/passwords/resetPassword';
import { countOtherSessions } from '@server/domain/signIn/sessions';
import { signIn } from '@server/domain/signIn/signIn';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { guestBody, jsonBody } from '@server/middleware/body/body';
import { actorOf, addressOf, clientOf } from '@server/middleware/client';
import {
  clearSessionCookie,
  currentUser,
  loadSession,
  sessionToken,
  setDeviceCookie,
  setPendingCookie,
} from '@server/middleware/session';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { anyEmail, anyPassword, id, newPassword } from '@server/routes/fields';
import { parseBody } from '@server/routes/parseBody';
import { siteOf } from '@server/routes/site';
import { originOf, sendSignIn } from './sendSignIn';

export const loginSchema = z.object({
  email: anyEmail,
  password: anyPassword,
});
export const forgotSchema = z.object({ email: anyEmail });
export const sessionKey = z.object({ session_id: id });
export const resetSchema = z.object({ token: id, password: newPassword });

/** /auth/user, login, logout, sessions, logout-session, logout-others, forgot- and reset-password */
export function authRoutes(deps: RouteDeps): Router {
  const router = express.Router();

  router.get(
    '/auth/user',
    loadSession(deps),
    asyncRoute(async (req, res) => {
      const user = currentUser(res);
      const token = sessionToken(req) ?? '';
      const reply: CurrentUserReply = { data: user };
      if (user) {
        reply.data = await withOwnFields(deps, user);
        reply.other_sessions = await countOtherSessions(deps, user.id, token);
        reply.features = FEATURES;
      }
      res.json(reply);
    }),
  );

  router.post(
    '/auth/login',
    guestBody,
    asyncRoute(async (req, res) => {
      const site = siteOf(req, deps.publicUrl);
      const result = await signIn(
        { ...deps, site },
        parseBody(loginSchema, req.body),
        originOf(req),
      );
      await sendSignIn(deps, req, res, result);
    }),
  );

  router.post(
    '/auth/logout',
    asyncRoute(async (req, res) => {
      const token = sessionToken(req);
      if (token !== null) await signOut(deps, token, clientOf(req));
      clearSessionCookie(req, res);
      setPendingCookie(req, res, null);
      res.status(204).end();
    }),
  );

  router.get(
    '/auth/sessions',
    signedIn(deps),
    asyncRoute(async (req, res) => {
      const token = sessionToken(req) ?? '';
      res.json({ data: await listSessions(deps, actorOf(res), token) });
    }),
  );

  router.post(
    '/auth/logout-session',
    signedIn(deps),
    jsonBody,
    asyncRoute(async (req, res) => {
      const { session_id } = parseBody(sessionKey, req.body);
      const key = { sessionId: session_id, token: sessionToken(req) ?? '' };
      res.json({ data: await logoutSession(deps, actorOf(res), key) });
    }),
  );

  router.post(
    '/auth/logout-others',
    signedIn(deps),
    asyncRoute(async (req, res) => {
      const result = await logoutOthers(deps, actorOf(res), sessionToken(req) ?? '');
      res.json({ data: result });
    }),
  );

  router.post(
    '/auth/forgot-password',
    guestBody,
    asyncRoute(async (req, res) => {
      const { email } = parseBody(forgotSchema, req.body);
      const site = siteOf(req, deps.publicUrl);
      await forgotPassword({ ...deps, site }, email, addressOf(req));
      res.json({ message: 'If this address has an account, we have sent a link to it.' });
    }),
  );

  router.post(
    '/auth/reset-password',
    guestBody,
    asyncRoute(async (req, res) => {
      const site = siteOf(req, deps.publicUrl);
      const fields = parseBody(resetSchema, req.body);
      setDeviceCookie(req, res, await resetPassword({ ...deps, site }, fields, clientOf(req)));
      res.json({ message: 'New password saved successfully', data: null });
      deps.sendQueuedMails();
    }),
  );

  return router;
}
