import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Passes a rejected promise to the error handler, which Express 4 does not do. */
export function asyncRoute(
  handle: (req: Request, res: Response, next: NextFunction) => Promise<void>,
): RequestHandler {
  return (req, res, next) => {
    handle(req, res, next).catch(next);
  };
}
