import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import { z } from 'zod';
import { boundedFetch } from './boundedFetch';
import type { ExternalAccount } from './externalAccount';
import { readLogoutToken, type SignedOutAccount } from './logoutToken';
import { SignOnFailed } from './signOnFailure';
import type { ProviderSettings } from './settings';

const TIMEOUT_S = 10;
const SCOPE = 'openid email profile';

/** A request for a sign-in at a provider. The browser keeps it sealed in a cookie until it comes back. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** The PKCE code verifier. */
  verifier: string;
  /** The path that opens after the sign-in. */
  returnTo: string;
}

/** An account at a provider with what the provider says about its owner. */
export interface ExternalIdentity extends ExternalAccount {
  /** null if the provider sends no email address. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** Whether the provider says that the person used several factors; claim `amr`, RFC 8176. */
  usedMultipleFactors: boolean;
}

export interface Provider extends ProviderSettings {
  /** Returns the URL at the provider that the browser must open. Throws SignOnFailed. */
  begin(
    redirectUri: string,
    returnTo: string,
  ): Promise<{ url: URL; request: AuthorizationRequest }>;
  /** Exchanges the code in the callback's URL for the identity. Throws SignOnFailed. */
  finish(callbackUrl: URL, request: AuthorizationRequest): Promise<ExternalIdentity>;
  /** Returns the account that was signed out at the provider. Throws SignOnFailed if the token is not valid. */
  verifyLogoutToken(token: string): Promise<SignedOutAccount>;
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

/** The library is loaded at the first sign-in through a provider. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/**
 * A provider of single sign-on. Its configuration is loaded at the first sign-in, so that the server can start while
 * the provider is down.
 */
export function createProvider(settings: ProviderSettings): Provider {
  let discovery: Promise<Configuration> | null = null;
  const loadConfiguration = () => {
    discovery ??= discover(settings);
    discovery.catch(() => (discovery = null));
    return discovery;
  };

  return {
    ...settings,
    async begin(redirectUri, returnTo) {
      const client = await library();
      const request: AuthorizationRequest = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        returnTo,
      };
      const url = client.buildAuthorizationUrl(await loadConfiguration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
      });
      return { url, request };
    },

    async finish(callbackUrl, { state, nonce, verifier }) {
      const client = await library();
      const configuration = await loadConfiguration();
      const tokens = await client
        .authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new SignOnFailed(problemOf(error, client), error);
        });
      const { iss, amr = [], ...idTokenClaims } = tokenSchema.parse(tokens.claims());
      const claims =
        idTokenClaims.email === undefined &&
        configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await userInfo(client, configuration, tokens.access_token, idTokenClaims.sub)
          : idTokenClaims;
      return {
        issuer: iss,
        subject: claims.sub,
        email: claims.email ?? null,
        isEmailVerified: isVerified(claims.email_verified, settings),
        name: claims.name ?? null,
        usedMultipleFactors: amr.includes('mfa'),
      };
    },

    async verifyLogoutToken(token) {
      const { issuer, jwks_uri } = (await loadConfiguration()).serverMetadata();
      if (jwks_uri === undefined) throw new SignOnFailed('failed');
      const expected = { issuer, clientId: settings.clientId, keysUrl: new URL(jwks_uri) };
      return readLogoutToken(token, expected).catch((error: unknown) => {
        throw new SignOnFailed('failed', error);
      });
    },
  };
}

/**
 * `trustsEmail` applies only to providers without the claim `email_verified`. Some providers send the claim as a text
 * instead of a boolean.
 */
const isVerified = (claim: unknown, { trustsEmail }: ProviderSettings) =>
  claim === undefined ? trustsEmail : claim === true || claim === 'true';

/** The claims of the UserInfo endpoint, for providers whose ID token has no email address. */
async function userInfo(
  client: Library,
  configuration: Configuration,
  accessToken: string,
  subject: string,
) {
  const info = await client
    .fetchUserInfo(configuration, accessToken, subject)
    .catch((error: unknown) => {
      throw new SignOnFailed(problemOf(error, client), error);
    });
  return claimsSchema.parse(info);
}

/** Sends the client secret in the body if the provider supports `client_secret_post`, and else in the header. */
function authenticateBy(client: Library, secret: string): ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    (methods.includes('client_secret_post') ? inBody : inHeader)(server, ...request);
  };
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const client = await library();
  // The library marks this function as deprecated as a warning. The settings allow http only for a loopback host.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- a provider on a loopback host has no certificate
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const execute = [...insecure, client.enableNonRepudiationChecks];
  const send: CustomFetch = (url, { body, ...init }) =>
    boundedFetch(url, { ...init, body: (body ?? null) as BodyInit | null });
  const options = { execute, timeout: TIMEOUT_S, [client.customFetch]: send };
  const authentication = authenticateBy(client, clientSecret);
  return client
    .discovery(issuer, clientId, clientSecret, authentication, options)
    .catch((error: unknown) => {
      throw new SignOnFailed('unavailable', error);
    });
}

/** Tells apart a sign-in that the provider refused, a provider that cannot be reached, and a reply that is not valid. */
function problemOf(error: unknown, client: Library) {
  if (error instanceof client.AuthorizationResponseError) return 'refused';
  const code = error instanceof client.ClientError ? error.code : undefined;
  return code === 'OAUTH_TIMEOUT' || isNetworkFailure(error) ? 'unavailable' : 'failed';
}

/** `fetch` reports a connection that failed as a TypeError, which the library passes on or wraps. */
function isNetworkFailure(error: unknown): boolean {
  const { name, cause } = Object(error) as Partial<Error>;
  return name === 'TypeError' || (cause !== undefined && isNetworkFailure(cause));
}
