import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptedEncoding } from './acceptedEncoding';

/** A low level, because pages are compressed for each response. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a text in the best encoding that the browser accepts. */
export function sendCompressed(req: Request, res: Response, text: string): void {
  res.vary('Accept-Encoding');
  const encoding = acceptedEncoding(req);
  if (encoding === 'br') {
    res.setHeader('Content-Encoding', 'br').send(brotliCompressSync(text, FAST_BROTLI));
  } else if (encoding === 'gzip') {
    res.setHeader('Content-Encoding', 'gzip').send(gzipSync(text));
  } else res.send(text);
}
