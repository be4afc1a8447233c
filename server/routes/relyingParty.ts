import { isIP } from 'node:net';
import type { Request } from 'express';
import { AppError } from '@server/domain/errors';
import type { RelyingParty } from '@server/domain/secondFactor/passkeyResponse';

const LOCAL_HOST = /^localhost(:\d{1,5})?$/;

/**
 * The site for which passkeys are made: that of PUBLIC_URL, or localhost if the request was sent there. Passkeys cannot
 * be made for IP addresses: null. The Host header, which the client controls, cannot name any other site.
 */
export function relyingPartyOf(req: Request, publicUrl: string | undefined): RelyingParty | null {
  const url = publicUrl === undefined ? null : new URL(publicUrl);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (url && isIP(host) === 0) return { id: host, origin: url.origin };
  const local = req.get('host') ?? '';
  return LOCAL_HOST.test(local) ? { id: 'localhost', origin: `http://${local}` } : null;
}

/** The same where a passkey is needed; BAD_USER_INPUT where none can be made. */
export function passkeySiteOf(req: Request, publicUrl: string | undefined): RelyingParty {
  const rp = relyingPartyOf(req, publicUrl);
  if (rp) return rp;
  const message = 'Passkeys need a site with a host name. The operator sets it with PUBLIC_URL.';
  throw new AppError('BAD_USER_INPUT', message, { conflict: true });
}
