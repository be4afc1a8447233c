/** Rows of second factors, and of sign-ins that wait for one. Their tables are private, like those of privateRows.ts. */

/** The authenticator app of a person, and the one that they are setting up. */
export interface TotpRow {
  /** The person's id. */
  id: string;
  /** The sealed secret; null until the first app is confirmed. */
  secret: string | null;
  /** When the app was confirmed. */
  confirmed_at: string | null;
  /** The time step of the last accepted code; no code of this step or an earlier one is accepted. */
  last_step: number | null;
  /** The sealed secret of an app that is not confirmed yet, and the time until which it can be confirmed. */
  pending_secret: string | null;
  pending_until: string | null;
}

export interface PasskeyRow {
  /** The credential's id, base64url. */
  id: string;
  user_id: string;
  name: string;
  /** The COSE key, base64url. */
  public_key: string;
  /** The authenticator's counter; 0 if it does not count. */
  counter: number;
  /** How the browser reaches the authenticator, separated by commas. */
  transports: string;
  created_at: string;
  /** The latest sign-in or proof. */
  last_used_at: string | null;
}

/** An unused recovery code. It is removed when it is used. */
export interface RecoveryCodeRow {
  /** SHA-256 of the person's id and the code. */
  id: string;
  user_id: string;
  created_at: string;
}

/** A WebAuthn challenge, which is valid once and until it expires. */
export interface ChallengeRow {
  /** SHA-256 of the challenge. */
  id: string;
  kind: 'registration' | 'authentication';
  /** null for a guest who signs in with a passkey. */
  user_id: string | null;
  expires_at: string;
}

/** A sign-in with a correct first factor that waits for the second one. */
export interface PendingSignInRow {
  /** SHA-256 of the secret in the client's cookie. */
  id: string;
  user_id: string;
  /** The number of codes that were tried. */
  attempts: number;
  expires_at: string;
}
