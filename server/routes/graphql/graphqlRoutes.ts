import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import express, { type Router } from 'express';
import { z } from 'zod';
import { badInput, unauthenticated } from '@server/domain/errors';
import type { SessionDeps } from '@server/domain/sessions';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body';
import { requestIdOf } from '@server/middleware/requestContext';
import { currentUser, loadSession, signedInUser } from '@server/middleware/session';
import { answerQuery, refusedQuery, type QueryDeps } from './answerQuery';

const requestSchema = z.object({
  query: z.string().trim().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** POST /graphql. `rootDir`: the folder that `contract/schema.graphql` lies in. */
export function graphqlRoutes(
  deps: Omit<QueryDeps, 'schema'> & SessionDeps & { rootDir: string },
): Router {
  const sdl = readFileSync(join(deps.rootDir, 'contract', 'schema.graphql'), 'utf8');
  const queryDeps: QueryDeps = { ...deps, schema: buildSchema(sdl) };

  return express.Router().post(
    '/graphql',
    loadSession(deps),
    (_req, res, next) => {
      if (currentUser(res)) next();
      else res.json(refusedQuery(unauthenticated()));
    },
    jsonBody,
    asyncRoute(async (req, res) => {
      const request = requestSchema.safeParse(req.body);
      if (!request.success) throw badInput('The request needs a query, as JSON.');
      res.json(await answerQuery(queryDeps, signedInUser(res), request.data, requestIdOf(res)));
    }),
  );
}
