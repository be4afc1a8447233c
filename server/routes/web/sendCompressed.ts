import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** A page is written anew for each answer: it is compressed quickly rather than well. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a text in the form that the browser takes. */
export function sendCompressed(req: Request, res: Response, text: string): void {
  res.vary('Accept-Encoding');
  const encoding = req.acceptsEncodings('br', 'gzip');
  if (encoding === 'br') {
    res.setHeader('Content-Encoding', 'br').send(brotliCompressSync(text, QUICKLY));
  } else if (encoding === 'gzip') {
    res.setHeader('Content-Encoding', 'gzip').send(gzipSync(text));
  } else res.send(text);
}
