import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** The ways to prove who one is after the password. */
export type ProofMethod = 'passkey' | 'totp' | 'recovery_code';

/** `data` of SECOND_FACTOR_REQUIRED: the password was right, and POST /auth/second-factor must follow. */
export interface SecondFactorRequired {
  /** The methods that the person can use, at least one. */
  methods: ProofMethod[];
}

/** `data` of PROOF_REQUIRED: POST /auth/prove must precede this call, because the last proof is too old. */
export interface ProofRequired {
  /** `password` is absent for a person who has none. */
  methods: ('password' | ProofMethod)[];
}

export interface PasskeyDto {
  id: string;
  name: string;
  created_at: string;
  /** null if it was never used to sign in. */
  last_used_at: string | null;
}

/** `data` of GET /user/second-factor, and of the calls that remove a part of it. */
export interface SecondFactorDto {
  passkeys: PasskeyDto[];
  /** When the authenticator app was set up; null if there is none. */
  totp_since: string | null;
  /** The number of unused recovery codes, 0–10. */
  recovery_codes_left: number;
  /** Whether REQUIRE_SECOND_FACTOR applies to the person, so that the last factor cannot be removed. */
  required: boolean;
}

/** `data` of POST /user/confirm-totp, add-passkey and create-recovery-codes. */
export interface SecondFactorAdded {
  second_factor: SecondFactorDto;
  /** Ten codes, shown once, when the first factor is added or the codes are replaced; else null. */
  recovery_codes: string[] | null;
}

/** `data` of POST /user/begin-totp. The secret takes effect with POST /user/confirm-totp. */
export interface TotpSetup {
  /** Base32, for typing. */
  secret: string;
  /** otpauth://totp/…, for the QR code. */
  uri: string;
}

/** POST /user/confirm-totp: six digits that the app shows. */
export interface ConfirmTotpPayload {
  code: string;
}

/** `data` of POST /user/begin-passkey. */
export type PasskeySetup = PublicKeyCredentialCreationOptionsJSON;

/** POST /user/add-passkey */
export interface AddPasskeyPayload {
  name: string;
  response: RegistrationResponseJSON;
}

/** POST /user/remove-passkey */
export interface RemovePasskeyPayload {
  passkey_id: string;
}

/**
 * `data` of POST /auth/begin-passkey. After a password or in a session it lists the person's passkeys; for a guest
 * it lists none, and the browser offers those that it has for this site.
 */
export type PasskeyChallenge = PublicKeyCredentialRequestOptionsJSON;

/** POST /auth/passkey: signs in without a password. `data` is a UserDto. */
export interface PasskeySignInPayload {
  response: AuthenticationResponseJSON;
}

/** POST /auth/second-factor: exactly one of the three. `data` is a UserDto. */
export type SecondFactorPayload =
  | { totp: string }
  | { recovery_code: string }
  | { passkey: AuthenticationResponseJSON };

/** POST /auth/prove: exactly one of the four. `data` is a ProveResult. */
export type ProvePayload = { password: string } | SecondFactorPayload;

export interface ProveResult {
  /** The time until which no further proof is needed. */
  proved_until: string;
}

/** `data` of POST /user/reset-second-factor: an administrator has removed all factors of the person `user_id`. */
export interface ResetSecondFactorResult {
  /** The number of removed factors, without recovery codes. */
  removed: number;
}
