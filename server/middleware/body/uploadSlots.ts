import type { Request, RequestHandler } from 'express';
import { LIMITS } from '@contract/limits';
import { AppError } from '@server/domain/errors';
import { HttpRefusal } from '@server/middleware/httpRefusal';
import { signedInUser } from '@server/middleware/session';

const RETRY_AFTER_S = 5;

interface SlotLimits {
  perPerson: number;
  inTotal: number;
}

/**
 * Limits how many large bodies are read concurrently, per person (429) and in total (503), because they
 * are kept in memory while they arrive. Requires a signed-in person.
 */
export function uploadSlots({ perPerson, inTotal }: SlotLimits): RequestHandler {
  const byPerson = new Map<string, number>();
  let total = 0;

  return (req, res, next) => {
    if (!isLarge(req)) {
      next();
      return;
    }
    const { id } = signedInUser(res);
    const own = byPerson.get(id) ?? 0;
    if (own >= perPerson) {
      const details = { retryAfter: RETRY_AFTER_S };
      next(new AppError('TOO_MANY_ATTEMPTS', 'Too many uploads at the same time.', details));
      return;
    }
    if (total >= inTotal) {
      res.setHeader('Retry-After', RETRY_AFTER_S);
      next(new HttpRefusal(503, 'INTERNAL', 'The server is busy. Please try again shortly.'));
      return;
    }
    byPerson.set(id, own + 1);
    total++;
    res.once('close', () => {
      total--;
      const left = (byPerson.get(id) ?? 1) - 1;
      if (left > 0) byPerson.set(id, left);
      else byPerson.delete(id);
    });
    next();
  };
}

/** A body without a Content-Length may be large. */
function isLarge(req: Request): boolean {
  const length = req.get('content-length');
  return length === undefined || Number(length) > LIMITS.bodyBytes;
}
