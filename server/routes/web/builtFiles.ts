import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import express, { type RequestHandler } from 'express';

/** The encodings in which the build stores files beside the plain ones, the smallest first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;
const PREFERRED: Encoding[] = ['br', 'gzip'];

/**
 * Serves the files of the build in `folder`, in a stored encoding that the client accepts. Files with a hash in their
 * name are cached forever. Requests for other paths are passed on.
 */
export function builtFiles(folder: string): RequestHandler {
  const send = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders(res, path) {
      const isHashed = path.startsWith(join(folder, 'assets') + sep);
      res.setHeader('Cache-Control', isHashed ? 'public,max-age=31536000,immutable' : 'no-cache');
    },
  });
  const stored = pathsIn(folder);

  return (req, res, next) => {
    const { url, path } = req;
    const available = PREFERRED.filter((encoding) => stored.has(path + ENCODINGS[encoding]));
    if (available.length > 0) res.vary('Accept-Encoding');
    // Not the client's order: browsers name gzip before br, with equal weights.
    const encoding = available.find((one) => req.acceptsEncodings(one) === one);
    if (!encoding) {
      send(req, res, next);
      return;
    }
    req.url = path + ENCODINGS[encoding];
    res.type(extname(path));
    res.set('Content-Encoding', encoding);
    send(req, res, (error?: unknown) => {
      // The file has disappeared or cannot be read; the response is not the file's.
      req.url = url;
      res.removeHeader('Content-Type');
      res.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

/** The paths of all files in a folder, as in addresses. */
function pathsIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => `/${relative(folder, file).replaceAll(sep, '/')}`),
  );
}
