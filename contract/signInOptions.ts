import type { SignOnProvider } from './signOn';

/** `data` of GET /auth/sign-in-options: the ways to sign in beside a password. A server without the call has none. */
export interface SignInOptions {
  providers: SignOnProvider[];
  /** Whether to offer the sign-in with a passkey. */
  passkeys: boolean;
  /** The domains whose people sign in with a provider only. */
  enforced_domains: string[];
}
