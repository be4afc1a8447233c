import type { Request } from 'express';
import type { Client } from '@server/domain/signIn/sessions';

/**
 * Where the site is: its public address, else the one that this server listens at. Never what the
 * request says: a link in a mail leads where we say.
 */
export function siteOf(req: Request, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { localAddress = '127.0.0.1', localPort = 80, localFamily } = req.socket;
  const host = localFamily === 'IPv6' ? `[${localAddress}]` : localAddress;
  return `http://${host}:${String(localPort)}`;
}

/** The network address that a call comes from, as far as proxies are trusted. */
export const addressOf = (req: Request) => req.ip ?? '';

/** Address and program of the caller. */
export const clientOf = (req: Request): Client => ({
  address: addressOf(req),
  userAgent: req.get('user-agent') ?? null,
});
