import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The response's nonce for its scripts and style sheets; a new one for each response. */
export function nonceOf(res: Response): string {
  res.locals['nonce'] ??= randomBytes(16).toString('base64');
  return String(res.locals['nonce']);
}

const withNonce = (_req: unknown, res: unknown) => `'nonce-${nonceOf(res as Response)}'`;

/** Browsers then use https only, for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

export const POLICY_HEADER = 'Content-Security-Policy';

/** Security headers of every response. `https`: whether the site's public address uses https. */
export function securityHeaders({ https }: { https: boolean }): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        scriptSrcAttr: ["'none'"],
        // antd adds style sheets to the page, and positions floating elements by style attributes.
        styleSrcElem: ["'self'", withNonce],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Previews of PDFs that are evidence.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
  });
}

/** Forbids caching, because API responses belong to one person. Static files set their own header. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
