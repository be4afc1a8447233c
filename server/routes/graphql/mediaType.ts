import type { ExecutionResult } from 'graphql';
import type { Request, RequestHandler, Response } from 'express';

const RESPONSE_TYPE = 'application/graphql-response+json';

/** Answers with GraphQL's own media type where the client prefers it, else as plain JSON. */
export const chooseMediaType: RequestHandler = (req, res, next) => {
  if (prefersResponseType(req)) res.setHeader('Content-Type', `${RESPONSE_TYPE}; charset=utf-8`);
  res.vary('Accept');
  next();
};

/**
 * Sends a result. Plain JSON is always 200, for intermediaries may have made it from another status;
 * with GraphQL's own type the status says whether anything was executed.
 */
export function sendResult(req: Request, res: Response, result: ExecutionResult): void {
  res.status(prefersResponseType(req) ? statusOf(result) : 200).json(result);
}

const prefersResponseType = (req: Request) =>
  req.accepts(['application/json', RESPONSE_TYPE]) === RESPONSE_TYPE;

function statusOf({ data, errors = [] }: ExecutionResult): number {
  if (data !== undefined) return 200;
  return errors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ? 401 : 400;
}
