import type { SignOnInPage } from './signOn';

/** `data` of GET /auth/sign-in-options: the ways to sign in beside a password. A server without the call has none. */
export interface SignInOptions extends SignOnInPage {
  /** Whether to offer the sign-in with a passkey. */
  passkeys: boolean;
}
