/** A provider of single sign-on that Login offers. `id` is part of its address: /auth/sso/ID. */
export interface SignOnProvider {
  id: string;
  name: string;
}

/** What the server writes into its pages about single sign-on. A page of another server has nothing of it. */
export interface SignOnInPage {
  providers: SignOnProvider[];
  /** The domains whose people sign in with a provider only, except for the administrator for emergencies. */
  enforced_domains: string[];
}

/**
 * Why a sign-in by a provider was refused. The server sends the browser to /login?sso=PROBLEM, where Login says it.
 * - refused: the person or the provider did not agree
 * - expired: the sign-in took too long, or was begun in another browser
 * - unavailable: the provider cannot be reached
 * - failed: the provider's reply cannot be trusted
 * - unverified: the provider does not vouch for the email address
 * - unknown: nobody with this address was invited
 */
export const SIGN_ON_PROBLEMS = [
  'refused',
  'expired',
  'unavailable',
  'failed',
  'unverified',
  'unknown',
] as const;
export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number];
