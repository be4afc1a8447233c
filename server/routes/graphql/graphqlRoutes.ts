import express, { type RequestHandler, type Router } from 'express';
import { z } from 'zod';
import { badInput } from '@server/domain/errors';
import type { SessionDeps } from '@server/domain/signIn/sessions';
import { countTokenQuery, isTokenQuery, loadReader } from '@server/middleware/apiToken';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { dataLanguage } from '@server/middleware/dataLanguage';
import { HttpRefusal } from '@server/middleware/httpRefusal';
import { requestIdOf } from '@server/middleware/requestContext';
import { signedInUser, signInRefusal } from '@server/middleware/session';
import { answerQuery, refusedQuery, type QueryDeps } from './answerQuery';
import { chooseMediaType, sendResult } from './mediaType';
import type { QuerySchema } from './schema';

export const requestSchema = z.object({
  query: z.string().trim().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

/** Refuses guests, and people who must set up a second factor, with a GraphQL error; see `sendResult` for its status. */
const refuseGuests: RequestHandler = asyncRoute(async (req, res, next) => {
  const refusal = signInRefusal(res);
  if (refusal) await sendResult(req, res, refusedQuery(refusal));
  else next();
});

const refuseOtherMethods: RequestHandler = (_req, res, next) => {
  res.setHeader('Allow', 'POST');
  next(new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'Queries are sent with POST.'));
};

/** POST /graphql; other methods are refused with 405. */
export function graphqlRoutes(deps: QueryDeps & SessionDeps & QuerySchema): Router {
  const router = express.Router();
  router.post(
    '/graphql',
    chooseMediaType,
    loadReader(deps),
    refuseGuests,
    ...jsonBody,
    countTokenQuery(deps),
    // Reads the person again, because they may have changed while the body arrived.
    loadReader(deps),
    refuseGuests,
    asyncRoute(async (req, res) => {
      const request = requestSchema.safeParse(req.body);
      if (!request.success) throw badInput('The request needs a query, as JSON.');
      const caller = {
        person: signedInUser(res),
        hasToken: isTokenQuery(req),
        language: dataLanguage(req),
      };
      const result = await answerQuery(deps, caller, request.data, requestIdOf(res));
      await sendResult(req, res, result);
    }),
  );
  router.use('/graphql', refuseOtherMethods);
  return router;
}
