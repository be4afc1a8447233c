import { AppError, badFields } from '@server/domain/errors';
import { isSignOnRequired, leavesSignOn, type SingleSignOnSettings } from './settings';

/** FORBIDDEN if the person with this normalized email address may sign in only through a provider. */
export function refuseIfSignOnRequired(settings: SingleSignOnSettings, email: string): void {
  if (!isSignOnRequired(settings, email)) return;
  throw new AppError('FORBIDDEN', 'Please log in with the account of your organization.');
}

/** Refuses a new address that would free the person from signing in through a provider. */
export function refuseLeavingSignOn(
  settings: SingleSignOnSettings,
  change: { from: string; to: string },
): void {
  if (!leavesSignOn(settings, change)) return;
  throw badFields({ email: 'Your organization allows only an address of its own domains.' });
}
