import type { ErrorCode } from '@contract/rest';

/** What a refusal carries beside its message. */
interface RefusalDetails {
  /** A message for each field at fault, by its name on the wire. */
  fields?: Record<string, string>;
  /** What the client needs to go on, as with REVISION_CONFLICT. */
  data?: unknown;
  /** In how many seconds it is worth trying again. */
  retryAfter?: number;
  /** What was sent is right in itself, but something else stands in its way. */
  conflict?: boolean;
  /** The server has too much to do at the moment: answered with 503. */
  busy?: boolean;
}

/** A refusal that the person is told of: `message` is written for them. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const unauthenticated = () =>
  new AppError('UNAUTHENTICATED', 'Your session has ended. Please log in.');

export const forbidden = (message = 'You are not allowed to do this.') =>
  new AppError('FORBIDDEN', message);

/** For what is not there and for what the person may not know of: the two must not differ. */
export const notFound = (thing: string) =>
  new AppError('NOT_FOUND', `This ${thing} does not exist.`);

export const badInput = (message: string) => new AppError('BAD_USER_INPUT', message);

export const badFields = (fields: Record<string, string>) =>
  new AppError('BAD_USER_INPUT', 'Some values are not valid.', { fields });

export const tooManyAttempts = (waitMs: number) => {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many attempts. Please try again in ${waitInWords(retryAfter)}.`;
  return new AppError('TOO_MANY_ATTEMPTS', message, { retryAfter });
};

/** More work waits than is done in a useful time. */
export const serverBusy = (retryAfter: number) =>
  new AppError('INTERNAL', 'The server is busy. Please try again in a few seconds.', {
    busy: true,
    retryAfter,
  });

export const tokenInvalid = () =>
  new AppError('TOKEN_INVALID', 'This link is no longer valid. Please request a new one.');

/** The one refusal whose message has the word email; `field`: its name on the wire. */
export const emailTaken = (field: string) =>
  new AppError('EMAIL_TAKEN', 'This email is already registered', {
    fields: { [field]: 'This email is already registered' },
  });

export const lastAdministrator = (message: string) => new AppError('LAST_ADMINISTRATOR', message);

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? 'a second' : `${String(seconds)} seconds`;
  return minutes === 1 ? 'a minute' : `${String(minutes)} minutes`;
}
