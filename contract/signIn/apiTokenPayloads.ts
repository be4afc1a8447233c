/** A token with which a program reads data; an entry of GET /user/tokens. */
export interface ApiTokenDto {
  id: string;
  name: string;
  /** The only company whose data it reads; null for all that its owner may see. */
  company_id: string | null;
  company_name: string | null;
  created_at: string;
  /** The last day on which it is valid (UTC). */
  expires_on: string;
  expired: boolean;
  /** Accurate to a few minutes; null if it was never used. */
  last_used_at: string | null;
}

/** `data` of POST /user/create-token. */
export interface CreateTokenResult {
  token: ApiTokenDto;
  /** The value that the program sends in the header Authorization. It is not stored and cannot be read again. */
  secret: string;
}

/** `data` of POST /user/revoke-token. */
export interface RevokeTokenResult {
  /** Always 1: a token that does not exist is NOT_FOUND. */
  revoked: number;
}

/** POST /user/create-token */
export interface CreateTokenPayload {
  name: string;
  /** null or absent for all that the person may see. */
  company_id?: string | null;
  /** Today or one of the 366 days after it; absent for the day in 90 days. */
  expires_on?: string;
}

/** POST /user/revoke-token */
export interface RevokeTokenPayload {
  token_id: string;
}
