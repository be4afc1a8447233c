import { AppError } from '@server/domain/errors';
import { isSignOnRequired, type SingleSignOnSettings } from './settings';

/** FORBIDDEN if the person with this normalized email address may sign in only through a provider. */
export function refuseIfSignOnRequired(settings: SingleSignOnSettings, email: string): void {
  if (!isSignOnRequired(settings, email)) return;
  throw new AppError('FORBIDDEN', 'Please log in with the account of your organization.');
}
