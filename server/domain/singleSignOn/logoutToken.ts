import { z } from 'zod';

/** The claim that makes a token one for signing out; OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A token that is older is refused, seconds. */
const MAX_AGE_S = 10 * 60;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  events: z.object({ [EVENT]: z.object({}) }),
  nonce: z.undefined().optional(),
});

/** What the token is checked against. */
interface Expected {
  issuer: string;
  clientId: string;
  /** Where the provider publishes its keys. */
  keysAt: URL;
}

const library = () => import('jose');
type Keys = ReturnType<Awaited<ReturnType<typeof library>>['createRemoteJWKSet']>;
/** The library keeps the keys of a provider, and asks for them again when one is unknown. */
const keysOf = new Map<string, Keys>();

/**
 * Whom the provider has signed out. Throws if the token is not a valid one of this provider for this product, or does
 * not name the person (a token that names only the provider's session cannot be used).
 */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keysAt }: Expected,
): Promise<{ issuer: string; subject: string }> {
  const { createRemoteJWKSet, jwtVerify } = await library();
  const keys = keysOf.get(keysAt.href) ?? createRemoteJWKSet(keysAt);
  keysOf.set(keysAt.href, keys);
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    maxTokenAge: MAX_AGE_S,
    requiredClaims: ['iat', 'jti'],
  });
  const { iss, sub } = claimsSchema.parse(payload);
  return { issuer: iss, subject: sub };
}
