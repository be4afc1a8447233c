import type { ErrorCode } from '@contract/rest';
import { AppError } from '@server/domain/errors';

/** An error of the HTTP request itself, with its own status. */
export class HttpRefusal extends AppError {
  override name = 'HttpRefusal';
  readonly status: number;

  constructor(status: number, code: ErrorCode, message: string) {
    super(code, message);
    this.status = status;
  }
}

export const tooLarge = () => new AppError('TOO_LARGE', 'This is too large to be sent.');

export const bodyTooSlow = () =>
  new HttpRefusal(408, 'REQUEST_TIMEOUT', 'The request took too long to arrive. Please try again.');
