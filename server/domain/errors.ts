import type { ErrorCode } from '@contract/rest';

/** What a refusal carries beside its message. */
interface RefusalDetails {
  /** A message for each field at fault, by its name on the wire. */
  fields?: Record<string, string>;
  /** What the client needs to go on, as with REVISION_CONFLICT. */
  data?: unknown;
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
  new AppError('UNAUTHENTICATED', 'Your session has ended. Please sign in.');

export const forbidden = (message = 'You are not allowed to do this.') =>
  new AppError('FORBIDDEN', message);

/** For what is not there and for what the person may not know of: the two must not differ. */
export const notFound = (thing: string) =>
  new AppError('NOT_FOUND', `This ${thing} does not exist.`);

export const badInput = (message: string) => new AppError('BAD_USER_INPUT', message);

export const badFields = (fields: Record<string, string>) =>
  new AppError('BAD_USER_INPUT', 'Some of the values cannot be accepted.', { fields });
