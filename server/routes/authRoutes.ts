import express, { type Router } from 'express';
import { z } from 'zod';
import { LIMITS } from '@contract/limits';
import { closeSession, type SessionDeps } from '@server/domain/sessions';
import { signIn } from '@server/domain/signIn';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body';
import {
  clearSessionCookie,
  currentUser,
  loadSession,
  sessionToken,
  setSessionCookie,
} from '@server/middleware/session';
import { parseBody } from './parseBody';

const loginSchema = z.object({
  email: z
    .string('Enter your e-mail address.')
    .trim()
    .min(1, 'Enter your e-mail address.')
    .max(LIMITS.nameLength, 'This address is too long.'),
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(LIMITS.nameLength, 'This password is too long.'),
});

/** GET /auth/user, POST /auth/login, POST /auth/logout */
export function authRoutes(deps: SessionDeps): Router {
  const router = express.Router();

  router.get('/auth/user', loadSession(deps), (_req, res) => {
    res.json({ data: currentUser(res) });
  });

  router.post(
    '/auth/login',
    jsonBody,
    asyncRoute(async (req, res) => {
      const { user, token } = await signIn(
        deps,
        parseBody(loginSchema, req.body),
        sessionToken(req),
      );
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

  return router;
}
