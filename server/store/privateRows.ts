/** Rows of the tables that hold secrets, people's words or derived state. */

export interface CredentialRow {
  /** The person's id. */
  id: string;
  password_hash: string;
  /** When the person last signed in; null before the first time. */
  signed_in_at: string | null;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value: a stolen store opens no session. */
  id: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  /** The device that signed in, if it is still known. */
  device_id: string | null;
  /** The browser's User-Agent header, shortened; null where none was sent. */
  user_agent: string | null;
  /** The network address of the latest request. */
  address: string | null;
}

/** A device that has signed in to an account: its failed sign-ins have a count of their own. */
export interface DeviceRow {
  /** SHA-256 of the secret in the device's cookie. */
  id: string;
  /** The only account that the secret counts for. */
  user_id: string;
  created_at: string;
  /** The latest sign-in. */
  last_seen_at: string;
}

/** An invitation or a password reset: opens something once, until it expires. */
export interface TokenRow {
  /** SHA-256 of what the link carries. */
  id: string;
  kind: 'invitation' | 'reset';
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** An address that a person wants to change to, until the link mailed to it is opened. */
export interface EmailChangeRow {
  /** The person's id. */
  id: string;
  email: string;
  /** SHA-256 of what the link carries. */
  token_hash: string;
  expires_at: string;
}

/** How often something was tried lately: a wrong password, a guest's call. */
export interface AttemptRow {
  /** What is counted: `login:<hash of e-mail>`, `address:<call>:<address>`. */
  id: string;
  count: number;
  /** Refused until then; null while not. */
  blocked_until: string | null;
  /** The count starts anew after this. */
  expires_at: string;
}

/** A mail on its way: kept until it is sent, so that a restart loses none. */
export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
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
  /** The last part of the address that it is served at. */
  id: string;
  /** Base64. */
  data: string;
  created_at: string;
}

/** What an error report shows; it is removed at the same age as the report. */
export interface ScreenshotRow {
  /** `screenshot` of the report. */
  id: string;
  /** Base64. */
  data: string;
  created_at: string;
}

/**
 * What a driver's average is made of, kept up to date with every save. Weights are multiples of a
 * half, so the doubled sums are whole numbers: nothing is lost however often they change.
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
  /** How many scored answers there are. */
  scored: number;
}

/** A save that carried a save_id: how it was answered, kept 24 hours. */
export interface AppliedSaveRow {
  /** `${user_id}:${save_id}` */
  id: string;
  /** SHA-256 of the values, to tell a repeat from a reuse. */
  payload_hash: string;
  status: number;
  body: unknown;
  applied_at: string;
}
