/** A provider of single sign-on that Login offers. Its sign-in starts at /auth/sso/ID. */
export interface SignOnProvider {
  id: string;
  name: string;
}

/** The options of single sign-on in a page's HTML. Pages of another server do not contain them. */
export interface SignOnInPage {
  providers: SignOnProvider[];
  /** People with email addresses of these domains sign in only through a provider, except for one administrator. */
  enforced_domains: string[];
}

/**
 * Why a sign-in through a provider failed. The server redirects to /login?sso=PROBLEM, where a message explains it.
 * - refused: the person canceled, or the provider refused
 * - expired: the sign-in took too long, or was started in another browser
 * - unavailable: the provider cannot be reached
 * - failed: the provider's response is not valid
 * - unverified: the provider does not confirm the email address
 * - unknown: no account or open invitation has this email address
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
