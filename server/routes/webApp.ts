import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Router } from 'express';
import sirv from 'sirv';
import { LOGIN_PAGE, OPEN_PAGES } from '@contract/pages';
import { nonceOf } from '@server/middleware/headers';
import { sendCompressed } from '@server/middleware/sendCompressed';
import { sessionToken } from '@server/middleware/session';

/** First parts of addresses that are never a page of the app. */
const NOT_PAGES = new Set(
  ['auth', 'user', 'company', 'workspace', 'graphql', 'report-error', 'uploads', 'fixtures'].concat(
    ['assets', 'healthz', 'readyz'],
  ),
);

/** Where the page tells its scripts the nonce for the style sheets that they make. */
const NONCE_PLACE = /__CSP_NONCE__/g;

/** Where it says whether somebody may be signed in. */
const SESSION_PLACE = /__SESSION__/g;

/**
 * The built app from `folder`, in the compressed form that the build made: hashed files for ever.
 * The page itself is written anew each time, for its nonce. Any page address gets the app's page, or
 * for guests the one that Login stands in.
 */
export function webApp(folder: string): Router {
  const router = express.Router();
  const pagePath = join(folder, 'index.html');
  if (!existsSync(pagePath)) return router.use(pagesOnly(notBuilt));

  const app = readFileSync(pagePath, 'utf8');
  const loginPath = join(folder, 'login.html');
  const login = existsSync(loginPath) ? readFileSync(loginPath, 'utf8') : app;
  const sendPage: RequestHandler = (req, res) => {
    const page = showsLogin(req) ? login : app;
    res.setHeader('Cache-Control', 'no-cache');
    res.vary('Cookie').type('html');
    sendCompressed(
      req,
      res,
      page
        .replace(NONCE_PLACE, nonceOf(res))
        .replace(SESSION_PLACE, sessionToken(req) === null ? 'none' : 'maybe'),
    );
  };
  const files = sirv(folder, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    // A page is no file: it is written for each answer.
    extensions: [],
    setHeaders(res, path) {
      const isHashed = path.startsWith('/assets/');
      res.setHeader('Cache-Control', isHashed ? 'public,max-age=31536000,immutable' : 'no-cache');
    },
  });
  router.get(['/', '/index.html', '/login.html'], sendPage);
  router.use((req, res, next) => {
    files(req, res, next);
  });
  router.use(pagesOnly(sendPage));
  return router;
}

/** Who brings no session along sees Login, save where a page is open to everybody. */
function showsLogin(req: Request): boolean {
  if (req.path === LOGIN_PAGE) return true;
  return sessionToken(req) === null && !OPEN_PAGES.includes(req.path);
}

const notBuilt: RequestHandler = (_req, res) => {
  res.status(503).type('text/plain').send('The app has not been built yet: run "npm run build".\n');
};

function pagesOnly(handle: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (isPage(req)) handle(req, res, next);
    else next();
  };
}

/** Whether a browser goes to an address of the app: no file, no call. */
function isPage(req: Request): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  const [first = ''] = req.path.split('/').filter(Boolean);
  const hasExtension = /\.[a-z0-9]+$/i.test(req.path);
  return !NOT_PAGES.has(first) && !hasExtension && acceptsHtml(req);
}

/** A script's call that accepts anything is no page view; a client that says nothing may want one. */
function acceptsHtml(req: Request): boolean {
  if ((req.get('accept') ?? '').includes('text/html')) return true;
  return req.get('sec-fetch-mode') === undefined && req.accepts('html') !== false;
}
