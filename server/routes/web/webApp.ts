import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Router } from 'express';
import sirv from 'sirv';
import { sendPageFrom } from './webPages';

/** First parts of addresses that are never a page of the app. */
const NOT_PAGES = new Set(
  ['auth', 'user', 'company', 'workspace', 'graphql', 'report-error', 'uploads', 'fixtures'].concat(
    ['assets', 'healthz', 'readyz'],
  ),
);

/**
 * The built app from `folder`, in the compressed form that the build made: hashed files for ever. Any
 * page address gets one of its pages.
 */
export function webApp(folder: string): Router {
  const router = express.Router();
  if (!existsSync(join(folder, 'index.html'))) return router.use(pagesOnly(notBuilt));

  const sendPage = sendPageFrom(folder);
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
  router.get(['/', /^\/[\w.]+\.html$/], sendPage);
  router.use((req, res, next) => {
    files(req, res, next);
  });
  router.use(pagesOnly(sendPage));
  return router;
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
