import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ErrorBody, ErrorCode } from '@contract/rest';
import { AppError, badInput, notFound } from '@server/domain/errors';
import { ConstraintViolated, StoreUnavailable } from '@server/store/Store';
import { HttpRefusal, tooLarge } from './httpRefusal';
import { noteRefusal, requestIdOf } from './requestContext';

const QUERY_PATH = '/graphql';

/** The usual status of each code. */
export const STATUS: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  TOKEN_INVALID: 400,
  NAME_TAKEN: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_MISSING: 403,
  PROOF_REQUIRED: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  REVISION_CONFLICT: 409,
  EMAIL_TAKEN: 409,
  LAST_ADMINISTRATOR: 409,
  ALREADY_ERASED: 409,
  ALREADY_PLANNED: 409,
  HANDED_IN: 409,
  ROUND_NOT_OPEN: 409,
  ROUND_OPEN: 409,
  ROUND_CLOSED: 409,
  ROUND_ANSWERED: 409,
  MODEL_CHANGED: 409,
  MODEL_IN_USE: 409,
  TOO_LATE: 409,
  ALREADY_ASKED: 409,
  EVIDENCE_FULL: 409,
  SIGNED: 409,
  TOO_LARGE: 413,
  SAVE_ID_REUSED: 422,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
};

/** For requests that no route has handled. */
export const unknownRoute: RequestHandler = (_req, _res, next) => {
  next(notFound('address'));
};

/** Responds to every error with the contract's error body. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const id = requestIdOf(res);
    const bodyOf = req.path === QUERY_PATH ? queryBodyOf : restBodyOf;
    const refusal = refusalOf(error);
    if (res.headersSent) {
      // Closing the connection marks the response as incomplete, and stops a body that is still arriving.
      if (!refusal) logger.error({ id, err: error }, 'failed while responding');
      req.destroy();
      return;
    }
    if (refusal) {
      const { code, details } = refusal.error;
      noteRefusal(res, code);
      if (details.retryAfter !== undefined) res.setHeader('Retry-After', details.retryAfter);
      res.status(refusal.status ?? statusOf(code, details)).json(bodyOf(refusal.error));
    } else if (error instanceof StoreUnavailable) {
      logger.error({ id, err: error }, 'store unavailable');
      res.status(503).json(bodyOf(unavailable()));
    } else {
      logger.error({ id, err: error }, 'unexpected failure');
      const failure = new AppError('INTERNAL', `Something went wrong on our side (request ${id}).`);
      res.status(500).json({ ...bodyOf(failure), request_id: id });
    }
  };
}

function statusOf(code: ErrorCode, { conflict, busy }: AppError['details']): number {
  if (busy) return 503;
  return conflict ? 409 : STATUS[code];
}

const unavailable = () =>
  new AppError('INTERNAL', 'The service is temporarily unavailable. Please try again shortly.');

/** The error to send to the client; null for an internal failure. */
function refusalOf(error: unknown): { error: AppError; status?: number } | null {
  if (error instanceof HttpRefusal) return { error, status: error.status };
  if (error instanceof AppError) return { error };
  if (error instanceof ConstraintViolated) {
    const violation = refusalOfStore(error);
    if (violation) return { error: violation };
  }
  // Express and its body parsers mark errors of the client with a 4xx status.
  const { status } = Object(error) as { status?: unknown };
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  if (status === 413) return { error: tooLarge() };
  return { error: badInput('The request could not be read.'), status };
}

/** For constraints that the domain did not detect, because the store compares texts slightly differently. */
function refusalOfStore({ constraint }: ConstraintViolated): AppError | null {
  if (constraint === 'users_email') {
    return new AppError('EMAIL_TAKEN', 'This email is already registered');
  }
  if (constraint === 'workspaces_name') {
    return new AppError('NAME_TAKEN', 'A workspace with this name already exists');
  }
  return constraint === 'value' ? badInput('One of the values cannot be stored.') : null;
}

function restBodyOf({ message, code, details: { fields, data } }: AppError): ErrorBody {
  return {
    message,
    error: message,
    code,
    ...(fields && { fields }),
    ...(data !== undefined && { data }),
  };
}

/** GraphQL clients expect `errors` whatever the status. */
function queryBodyOf(error: AppError) {
  const { message, code } = error;
  return { ...restBodyOf(error), errors: [{ message, extensions: { code } }] };
}
