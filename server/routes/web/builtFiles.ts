import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import express, { type RequestHandler } from 'express';
import { acceptedEncoding, ENCODINGS, type Encoding } from './acceptedEncoding';

/** The ends of the names of the compressed files, which the build stores beside the plain ones. */
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

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
  const paths = pathsIn(folder);

  return (req, res, next) => {
    const { url, path } = req;
    const available = ENCODINGS.filter((one) => paths.has(path + EXTENSIONS[one]));
    if (available.length > 0) res.vary('Accept-Encoding');
    const encoding = acceptedEncoding(req, available);
    if (!encoding) {
      send(req, res, next);
      return;
    }
    req.url = path + EXTENSIONS[encoding];
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
