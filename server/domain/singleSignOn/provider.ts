import type { ClientAuth, Configuration } from 'openid-client';
import { z } from 'zod';
import { readLogoutToken } from './logoutToken';
import { SignOnRefused } from './refusal';
import type { ProviderSettings } from './settings';

const TIMEOUT_S = 10;
const SCOPE = 'openid email profile';

/** What the browser keeps during a sign-in at the provider, in a cookie that scripts cannot read. */
export interface BegunSignOn {
  provider: string;
  state: string;
  nonce: string;
  /** The secret of the code challenge (PKCE). */
  verifier: string;
  /** The path to open afterwards. */
  returnTo: string;
}

/** An account at a provider. */
export interface ProvidedAccount {
  issuer: string;
  subject: string;
}

/** Whom the provider recognized. */
export interface ProvidedIdentity extends ProvidedAccount {
  /** null if it gave none. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** Whether the provider says that it asked for several factors; claim `amr`, RFC 8176. */
  severalFactors: boolean;
}

export interface Provider extends ProviderSettings {
  /** Gives the address at the provider to which the browser goes. Throws SignOnRefused. */
  begin(redirectUri: string, returnTo: string): Promise<{ url: URL; begun: BegunSignOn }>;
  /** Exchanges the code with which the browser returned to `url`. Throws SignOnRefused. */
  finish(url: URL, begun: BegunSignOn): Promise<ProvidedIdentity>;
  /** The account whose person signed out at the provider. Throws SignOnRefused for a token that cannot be used. */
  signedOut(logoutToken: string): Promise<ProvidedAccount>;
}

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().optional().catch(undefined),
  email_verified: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
});

const tokenSchema = claimsSchema.extend({
  iss: z.string(),
  amr: z.array(z.string()).optional().catch(undefined),
});

/** The library is loaded when someone signs in by a provider. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/**
 * A provider of single sign-on. Its addresses and keys are requested at the first sign-in and not at the start, so
 * that the app works while the provider does not.
 */
export function createProvider(settings: ProviderSettings): Provider {
  let found: Promise<Configuration> | null = null;
  const configuration = () => {
    found ??= discover(settings);
    found.catch(() => (found = null));
    return found;
  };

  return {
    ...settings,
    async begin(redirectUri, returnTo) {
      const client = await library();
      const begun: BegunSignOn = {
        provider: settings.id,
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        returnTo,
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { url, begun };
    },

    async finish(url, { state, nonce, verifier }) {
      const client = await library();
      const provider = await configuration();
      const tokens = await client
        .authorizationCodeGrant(provider, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new SignOnRefused(problemOf(error, client), error);
        });
      const { iss, amr = [], ...inToken } = tokenSchema.parse(tokens.claims());
      const claims =
        inToken.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
          ? await userInfo(client, provider, tokens.access_token, inToken.sub)
          : inToken;
      return {
        issuer: iss,
        subject: claims.sub,
        email: claims.email ?? null,
        isEmailVerified: isVerified(claims.email_verified, settings),
        name: claims.name ?? null,
        severalFactors: amr.includes('mfa'),
      };
    },

    async signedOut(token) {
      const { issuer, jwks_uri } = (await configuration()).serverMetadata();
      if (jwks_uri === undefined) throw new SignOnRefused('failed');
      const expected = { issuer, clientId: settings.clientId, keysAt: new URL(jwks_uri) };
      return readLogoutToken(token, expected).catch((error: unknown) => {
        throw new SignOnRefused('failed', error);
      });
    },
  };
}

/** `trustsEmail` is for providers that say nothing; it does not overrule one that denies it. */
const isVerified = (claim: unknown, { trustsEmail }: ProviderSettings) =>
  claim === undefined ? trustsEmail : claim === true;

/** Providers that put no email address into the token tell it here. */
async function userInfo(
  client: Library,
  provider: Configuration,
  accessToken: string,
  subject: string,
) {
  const info = await client
    .fetchUserInfo(provider, accessToken, subject)
    .catch((error: unknown) => {
      throw new SignOnRefused(problemOf(error, client), error);
    });
  return claimsSchema.parse(info);
}

/** The secret goes into the body where the provider says that it reads it there, else into the header. */
function authenticateBy(client: Library, secret: string): ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    (methods.includes('client_secret_post') ? inBody : inHeader)(server, ...request);
  };
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const client = await library();
  // The library marks this as deprecated, so that nobody uses it carelessly. The settings allow http only for this machine.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- a provider on this machine has no certificate
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const execute = [...insecure, client.enableNonRepudiationChecks];
  const options = { execute, timeout: TIMEOUT_S };
  const authentication = authenticateBy(client, clientSecret);
  return client
    .discovery(issuer, clientId, clientSecret, authentication, options)
    .catch((error: unknown) => {
      throw new SignOnRefused('unavailable', error);
    });
}

/** The provider's refusal, a provider that cannot be reached, or a reply that cannot be trusted. */
function problemOf(error: unknown, client: Library) {
  if (error instanceof client.AuthorizationResponseError) return 'refused';
  const code = error instanceof client.ClientError ? error.code : undefined;
  return code === 'OAUTH_TIMEOUT' || error instanceof TypeError ? 'unavailable' : 'failed';
}
