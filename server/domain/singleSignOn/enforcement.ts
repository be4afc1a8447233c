import { AppError } from '@server/domain/errors';
import { isEnforcedFor, type SingleSignOnSettings } from './settings';

/** FORBIDDEN if people with this normalized address can sign in only by single sign-on. */
export function refusePasswordOf(settings: SingleSignOnSettings, email: string): void {
  if (!isEnforcedFor(settings, email)) return;
  throw new AppError('FORBIDDEN', 'Please log in with the account of your organization.');
}
