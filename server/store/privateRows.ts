/** Rows of the private tables, which contain secrets, people's texts or derived data. */

export interface CredentialRow {
  /** The person's id. */
  id: string;
  password_hash: string;
  /** When the person last signed in; null before the first time. */
  signed_in_at: string | null;
  /** The language that the person last used; null if unknown. */
  language: string | null;
}

export interface SessionRow {
  /** SHA-256 of the token, so that a stolen database does not reveal tokens. */
  id: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  /** The device that signed in, if it is still known. */
  device_id: string | null;
  /** The browser's User-Agent header, shortened; null if there was none. */
  user_agent: string | null;
  /** The network address of the latest request. */
  address: string | null;
  /** When the person last proved who they are in this session; null or absent for the beginning of the session. */
  proved_at?: string | null;
}

/** A device that has signed in to an account. Its failed sign-ins are counted separately. */
export interface DeviceRow {
  /** SHA-256 of the secret in the device's cookie. */
  id: string;
  /** The account that the secret is for. */
  user_id: string;
  created_at: string;
  /** The latest sign-in. */
  last_seen_at: string;
}

/** The link of an invitation or a password reset, which is valid once and until it expires. */
export interface TokenRow {
  /** SHA-256 of the token in the link. */
  id: string;
  kind: 'invitation' | 'reset';
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** An account at a provider of single sign-on by which a person is recognized. */
export interface IdentityRow {
  /** SHA-256 of the issuer's address and the subject, the account's unchanging id there. */
  id: string;
  user_id: string;
  /** The provider's id in the settings. */
  provider: string;
  linked_at: string;
  /** The latest sign-in with it. */
  last_used_at: string;
}

/** A token with which a program reads data in the name of a person. It is removed when it is revoked. */
export interface ApiTokenRow {
  /** SHA-256 of the token. */
  id: string;
  user_id: string;
  name: string;
  /** The only company whose data the token reads; null for all that the person may see. */
  company_id: string | null;
  created_at: string;
  expires_at: string;
  /** Accurate to a few minutes; null if it was never used. */
  last_used_at: string | null;
  /** Whether the owner has signed out at a provider and not signed in since; absent or null means no. */
  resting?: boolean | null;
}

/** A person's new address that is not confirmed yet. */
export interface EmailChangeRow {
  /** The person's id. */
  id: string;
  email: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  expires_at: string;
}

/** The count of recent attempts of one kind, such as wrong passwords of an account. */
export interface AttemptRow {
  /** For example `login:<hash of email>` or `address:<call>:<hash of network>`. */
  id: string;
  count: number;
  /** Attempts are refused until then; null if they are not. */
  blocked_until: string | null;
  /** The count is reset after this time. */
  expires_at: string;
}

/** A queued mail. It is removed once it has been sent. */
export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  /** The address that ends mails of this kind, for the header List-Unsubscribe; absent or null for none. */
  unsubscribe?: string | null;
}

/** A weekly mail that was queued for a person. */
export interface DigestRow {
  /** `${user_id}-${year}-${week}` */
  id: string;
  user_id: string;
  /** ISO year and week, 1 … 53. */
  year: number;
  week: number;
  /** SHA-256 of the token in its link. */
  token_hash: string;
  sent_at: string;
}

/** Whose weekly mail has lines about chosen companies only; without a row it has them about all. */
export interface UserSubscriptionRow {
  /** The id of the person. */
  id: string;
  company_ids: string[];
}

export interface ErrorReportRow {
  /** The reference that the person is shown. */
  id: string;
  user_id: string;
  what_happened: string;
  where_found: string;
  description: string;
  route: string | null;
  version: string | null;
  browser: string | null;
  /** Id of the stored screenshot. */
  screenshot: string | null;
  created_at: string;
}

/** A picture of a person or a company. */
export interface ImageRow {
  /** The last segment of the path that it is served at. */
  id: string;
  /** Base64. */
  data: string;
  created_at: string;
}

/** The screenshot of an error report; it is removed at the same age as the report. */
export interface ScreenshotRow {
  /** `screenshot` of the report. */
  id: string;
  /** Base64. */
  data: string;
  created_at: string;
}

/**
 * The sums of a driver's average, updated with every save. Weights are multiples of 0.5, so the doubled
 * sums are integers and have no rounding errors, however often they change.
 */
export interface DriverSumRow {
  /** `${company_id}-${driver_id}` */
  id: string;
  company_id: string;
  driver_id: string;
  /** Twice the sum of weight × score over the scored answers. */
  weighted: number;
  /** Twice the sum of their weights. */
  weights: number;
  /** The number of scored answers. */
  scored: number;
  /** The number of activities that are marked as not applicable. */
  not_applicable: number;
}

/** A person whose personal data was erased. It is kept, so that the activity log can refuse to erase anybody else. */
export interface ErasureRow {
  /** The person's former id. */
  id: string;
  erased_at: string;
}

/** The result of a save with a save_id, kept for 24 hours. */
export interface AppliedSaveRow {
  /** `${user_id}:${save_id}` */
  id: string;
  /** SHA-256 of the values, to distinguish a repeated save from another one with the same id. */
  payload_hash: string;
  status: number;
  body: unknown;
  applied_at: string;
}
