import type { ExecutionResult } from 'graphql';
import type { Request, RequestHandler, Response } from 'express';
import { noteRefusal } from '@server/middleware/requestContext';
import { jsonInTurns } from './jsonInTurns';
import { createTurns } from './turns';

const RESPONSE_TYPE = 'application/graphql-response+json';

/** Sets GraphQL's own media type if the client prefers it; the default is plain JSON. */
export const chooseMediaType: RequestHandler = (req, res, next) => {
  if (prefersResponseType(req)) res.setHeader('Content-Type', `${RESPONSE_TYPE}; charset=utf-8`);
  res.vary('Accept');
  next();
};

/**
 * Sends a result, as "GraphQL over HTTP" requires. With plain JSON the status is always 200. With
 * GraphQL's own media type it is 400, 401 or 403 if the query was not executed.
 */
export async function sendResult(
  req: Request,
  res: Response,
  result: ExecutionResult,
): Promise<void> {
  const [code] = codesOf(result);
  if (typeof code === 'string') noteRefusal(res, code);
  res.status(prefersResponseType(req) ? statusOf(result) : 200);
  if (!res.get('Content-Type')) res.type('json');
  res.send(await jsonOf(result));
}

async function jsonOf({ data, ...rest }: ExecutionResult): Promise<string> {
  const others = JSON.stringify(rest);
  if (data === undefined) return others;
  const separator = others === '{}' ? '' : ',';
  return `${others.slice(0, -1)}${separator}"data":${await jsonInTurns(data, createTurns())}}`;
}

const prefersResponseType = (req: Request) =>
  req.accepts(['application/json', RESPONSE_TYPE]) === RESPONSE_TYPE;

const codesOf = ({ errors = [] }: ExecutionResult) =>
  errors.map(({ extensions }) => extensions.code);

function statusOf(result: ExecutionResult): number {
  if (result.data !== undefined) return 200;
  const codes = codesOf(result);
  if (codes.includes('UNAUTHENTICATED')) return 401;
  return codes.includes('SECOND_FACTOR_MISSING') ? 403 : 400;
}
