import { z } from 'zod';
import { boundedFetch } from './boundedFetch';
import type { ExternalAccount } from './externalAccount';

/** This claim distinguishes a logout token from an ID token; OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Older tokens are refused; seconds. */
const MAX_AGE_S = 10 * 60;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  jti: z.string(),
  events: z.object({ [LOGOUT_EVENT]: z.object({}) }),
  nonce: z.undefined().optional(),
});

/** The account that a logout token names, and the token's own id, which is valid once. */
export interface SignedOutAccount extends ExternalAccount {
  tokenId: string;
}

/** The values that a token must have been issued by and for. */
interface ExpectedIssuer {
  issuer: string;
  clientId: string;
  /** The URL at which the provider publishes its keys. */
  keysUrl: URL;
}

const library = () => import('jose');
type KeySet = ReturnType<Awaited<ReturnType<typeof library>>['createRemoteJWKSet']>;
/** The key sets of the providers by URL. A key set caches its keys and reloads them when a token names an unknown key. */
const keySets = new Map<string, KeySet>();

/**
 * Verifies a logout token and returns the account that was signed out. Throws if the token was not issued by this
 * provider for this client, or has no `sub`: a token that names only the provider's session cannot be used.
 */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keysUrl }: ExpectedIssuer,
): Promise<SignedOutAccount> {
  const { createRemoteJWKSet, customFetch, jwtVerify } = await library();
  const keySet =
    keySets.get(keysUrl.href) ?? createRemoteJWKSet(keysUrl, { [customFetch]: boundedFetch });
  keySets.set(keysUrl.href, keySet);
  const { payload } = await jwtVerify(token, keySet, {
    issuer,
    audience: clientId,
    maxTokenAge: MAX_AGE_S,
    requiredClaims: ['iat', 'jti'],
  });
  const { iss, sub, jti } = claimsSchema.parse(payload);
  return { issuer: iss, subject: sub, tokenId: jti };
}
