import type { Request, RequestHandler } from 'express';
import { LIMITS } from '@contract/limits';
import { AppError } from '@server/domain/errors';
import { HttpRefusal } from './httpRefusal';
import { signedInUser } from './session';

const PER_PERSON = 3;
/** Together they hold at most 20 × 4 MB. */
const IN_ALL = 20;
const RETRY_AFTER_S = 5;

/**
 * Bounds how many large bodies are read at once, by person and in all: while they arrive, each is
 * held in memory. Refuses with 429 or 503. Expects a signed-in person.
 */
export function uploadSlots(): RequestHandler {
  const byPerson = new Map<string, number>();
  let inAll = 0;

  return (req, res, next) => {
    if (!isLarge(req)) {
      next();
      return;
    }
    const { id } = signedInUser(res);
    const own = byPerson.get(id) ?? 0;
    if (own >= PER_PERSON) {
      const details = { retryAfter: RETRY_AFTER_S };
      next(new AppError('TOO_MANY_ATTEMPTS', 'Too many uploads at once.', details));
      return;
    }
    if (inAll >= IN_ALL) {
      res.setHeader('Retry-After', RETRY_AFTER_S);
      next(new HttpRefusal(503, 'INTERNAL', 'The server is busy. Please try again shortly.'));
      return;
    }
    byPerson.set(id, own + 1);
    inAll++;
    res.once('close', () => {
      inAll--;
      const left = (byPerson.get(id) ?? 1) - 1;
      if (left > 0) byPerson.set(id, left);
      else byPerson.delete(id);
    });
    next();
  };
}

/** A body without a length may become a large one. */
function isLarge(req: Request): boolean {
  const length = req.get('content-length');
  return length === undefined || Number(length) > LIMITS.bodyBytes;
}
