import { extname } from 'node:path';
import type { Response } from 'express';

/** Sends an uploaded image. The headers prevent browsers from executing or loading anything from it. */
export function sendImage(res: Response, { id, data }: { id: string; data: string }): void {
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.type(extname(id)).send(Buffer.from(data, 'base64'));
}
