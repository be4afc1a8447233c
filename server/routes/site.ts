import type { Request } from 'express';

/**
 * The site's public URL, or by default the address at which the server received the request. It does not use
 * the Host header, which the client controls, because the result is used for links in mails.
 */
export function siteOf(req: Request, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { localAddress = '127.0.0.1', localPort = 80, localFamily } = req.socket;
  const host = localFamily === 'IPv6' ? `[${localAddress}]` : localAddress;
  return `http://${host}:${String(localPort)}`;
}
