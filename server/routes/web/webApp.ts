import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { builtFiles } from './builtFiles';
import { sendPageFrom, type WebPageDeps } from './webPages';

/** First path segments that are never a page of the app. */
const NOT_PAGES = new Set(
  ['auth', 'user', 'company', 'workspace', 'graphql', 'report-error', 'uploads', 'fixtures'].concat(
    ['assets', 'healthz', 'readyz'],
  ),
);

/**
 * Serves the built app from `folder`. Every path that is not a file or an API route gets an HTML page.
 */
export function webApp(folder: string, deps: WebPageDeps): Router {
  const router = express.Router();
  if (!existsSync(join(folder, 'index.html'))) return router.use(pagesOnly(notBuilt));

  const sendPage = sendPageFrom(folder, deps);
  // HTML pages are not served as files, because they are generated for each response.
  router.get(['/', /^\/[\w.]+\.html$/], sendPage);
  router.use(builtFiles(folder));
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

/** Whether the request is for a page, and not for a file or an API route. */
function isPage(req: Request): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  const [first = ''] = req.path.split('/').filter(Boolean);
  const hasExtension = /\.[a-z0-9]+$/i.test(req.path);
  return !NOT_PAGES.has(first) && !hasExtension && acceptsHtml(req);
}

/** A script's request that accepts any type is not for a page; a client without these headers may want one. */
function acceptsHtml(req: Request): boolean {
  if ((req.get('accept') ?? '').includes('text/html')) return true;
  return req.get('sec-fetch-mode') === undefined && req.accepts('html') !== false;
}
