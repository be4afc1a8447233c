import type { ErrorCode } from '@contract/rest';

interface ErrorDetails {
  /** A message for each invalid field, by its wire name. */
  fields?: Record<string, string>;
  /** Data that the client needs to continue, as with REVISION_CONFLICT. */
  data?: unknown;
  /** Seconds after which the client may try again. */
  retryAfter?: number;
  /** The request is valid but conflicts with the stored data: 409. */
  conflict?: boolean;
  /** The server is overloaded: 503. */
  busy?: boolean;
}

/** A refused request. `message` is shown to the person. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const unauthenticated = () =>
  new AppError('UNAUTHENTICATED', 'Your session has ended. Please log in.');

export const forbidden = (message = 'You are not allowed to do this.') =>
  new AppError('FORBIDDEN', message);

/** Used both for what does not exist and for what the person may not see, so that the two look alike. */
export const notFound = (thing: string) =>
  new AppError('NOT_FOUND', `This ${thing} does not exist.`);

/**
 * For `catch`: replaces a NOT_FOUND error by one about another thing, so that a thing of a company that the person may
 * not see looks like one that does not exist.
 */
export const notFoundAs =
  (thing: string) =>
  (error: unknown): never => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound(thing) : error;
  };

export const badInput = (message: string) => new AppError('BAD_USER_INPUT', message);

export const badFields = (fields: Record<string, string>) =>
  new AppError('BAD_USER_INPUT', 'Some values are not valid.', { fields });

export const tooManyAttempts = (waitMs: number) => {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many attempts. Please try again in ${waitInWords(retryAfter)}.`;
  return new AppError('TOO_MANY_ATTEMPTS', message, { retryAfter });
};

export const serverBusy = (retryAfter: number) =>
  new AppError('INTERNAL', 'The server is busy. Please try again in a few seconds.', {
    busy: true,
    retryAfter,
  });

export const tokenInvalid = () =>
  new AppError('TOKEN_INVALID', 'This link is no longer valid. Please request a new one.');

/** `field` is the wire name. The specification fixes the message. */
export const emailTaken = (field: string) =>
  new AppError('EMAIL_TAKEN', 'This email is already registered', {
    fields: { [field]: 'This email is already registered' },
  });

export const alreadyErased = () =>
  new AppError('ALREADY_ERASED', 'The personal data of this person has already been erased.');

export const lastAdministrator = (message: string) => new AppError('LAST_ADMINISTRATOR', message);

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? 'a second' : `${String(seconds)} seconds`;
  return minutes === 1 ? 'a minute' : `${String(minutes)} minutes`;
}
