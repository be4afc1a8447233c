import type { Request, RequestHandler, Response } from 'express';
import { countTokenUse, findTokenReader } from '@server/domain/apiTokens/useApiToken';
import { API_TOKEN_PREFIX } from '@server/domain/apiTokens/secretFormat';
import { AppError, forbidden } from '@server/domain/errors';
import type { SessionDeps } from '@server/domain/signIn/sessions';
import { asyncRoute } from './asyncRoute';
import { loadSession, sessionToken } from './session';

const QUERY_PATH = '/graphql';
/** The scheme, and the token, which may be missing. */
const BEARER = /^bearer(?: +(.*))?$/i;

/**
 * The API token of a request; null if it has none. A proxy in front of the server may add a Bearer token of its own to
 * the requests of a browser. It is ignored where there is a session.
 */
function apiTokenOf(req: Request): string | null {
  const bearer = BEARER.exec(req.get('authorization') ?? '');
  if (!bearer) return null;
  const secret = (bearer[1] ?? '').trim();
  return secret.startsWith(API_TOKEN_PREFIX) || sessionToken(req) === null ? secret : null;
}

/** Whether a request is a query with an API token, which no browser sends by itself. */
export const isTokenQuery = (req: Request) => req.path === QUERY_PATH && apiTokenOf(req) !== null;

/** Refuses API tokens everywhere but at the query endpoint, whether they are valid or not. */
export const refuseTokensElsewhere: RequestHandler = (req, _res, next) => {
  const isElsewhere =
    req.path !== QUERY_PATH && apiTokenOf(req)?.startsWith(API_TOKEN_PREFIX) === true;
  next(isElsewhere ? forbidden('An API token is only for queries at POST /graphql.') : undefined);
};

/**
 * Loads the person in whose name an API token reads, or else the signed-in person. Refuses a token that is not valid.
 * Cookies of a request with a token are ignored.
 */
export function loadReader(deps: SessionDeps): RequestHandler {
  const loadSignedIn = loadSession(deps);
  const loadOwner = asyncRoute(async (req, res, next) => {
    const user = await findTokenReader(deps, apiTokenOf(req) ?? '');
    if (!user) throw invalidToken(res);
    res.locals['user'] = user;
    next();
  });
  return (req, res, next) => {
    (apiTokenOf(req) === null ? loadSignedIn : loadOwner)(req, res, next);
  };
}

/** Counts a query with an API token, if the request has one; 429 above the limit. */
export function countTokenQuery(deps: SessionDeps): RequestHandler {
  return asyncRoute(async (req, res, next) => {
    const secret = apiTokenOf(req);
    if (secret !== null && !(await countTokenUse(deps, secret))) throw invalidToken(res);
    next();
  });
}

function invalidToken(res: Response): AppError {
  res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  return new AppError('UNAUTHENTICATED', 'This API token is unknown, expired or revoked.');
}
