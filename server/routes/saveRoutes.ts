import express, { type Router } from 'express';
import { z } from 'zod';
import { saveAnswer } from '@server/domain/saveAnswer/saveAnswer';
import type { SessionDeps } from '@server/domain/signIn/sessions';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { formBody } from '@server/middleware/body';
import { loadSession, requireSignIn, signedInUser } from '@server/middleware/session';
import { parseBody } from './parseBody';

/** Any form. The use case validates its fields. */
const formSchema = z.record(z.string(), z.unknown());

/** POST /user/autosave */
export function saveRoutes(deps: SessionDeps): Router {
  return express.Router().post(
    '/user/autosave',
    loadSession(deps),
    requireSignIn,
    formBody,
    asyncRoute(async (req, res) => {
      const form = parseBody(formSchema, req.body);
      res.json({ data: await saveAnswer(deps, signedInUser(res), form) });
    }),
  );
}
