import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What marks this answer's own scripts and style sheets; another for each answer. */
export function nonceOf(res: Response): string {
  res.locals['nonce'] ??= randomBytes(16).toString('base64');
  return String(res.locals['nonce']);
}

const withNonce = (_req: unknown, res: unknown) => `'nonce-${nonceOf(res as Response)}'`;

export const POLICY_HEADER = 'Content-Security-Policy';

/** Security headers of every answer. `https`: the site is reached by https alone. */
export function securityHeaders({ https }: { https: boolean }): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        scriptSrcAttr: ["'none'"],
        // antd writes its styles into the page, and places what floats by style attributes.
        styleSrcElem: ["'self'", withNonce],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
  });
}

/** API answers are one person's, as of now: nobody keeps them. Static files say otherwise. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
