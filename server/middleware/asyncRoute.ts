import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Hands a rejected promise to the error handler: Express 4 drops it otherwise. */
export function asyncRoute(
  handle: (req: Request, res: Response, next: NextFunction) => Promise<void>,
): RequestHandler {
  return (req, res, next) => {
    handle(req, res, next).catch(next);
  };
}
