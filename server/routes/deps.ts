import type { Background } from '@server/domain/background';
import type { Logger } from 'pino';
import type { Clock } from '@server/domain/clock';
import type { SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import type { PasswordDeps } from '@server/domain/passwords/passwords';
import type { SessionDeps } from '@server/domain/signIn/sessions';
import type { SignInFailures } from '@server/domain/signIn/signInFailures';

/** Dependencies of the routes. */
export interface RouteDeps extends SessionDeps, PasswordDeps {
  logger: Logger;
  /** Decides to which week a save belongs. */
  recordingClock: Clock;
  background: Background;
  signInFailures: SignInFailures;
  /** Starts sending queued mails in the background. Call it after sending the response. */
  sendQueuedMails(): void;
  /** Removes in the background what an erasure leaves in files: sent mails, and former versions of rows. */
  cleanFiles(): void;
  publicUrl: string | undefined;
  supportEmail: string | null;
  singleSignOn: SingleSignOnSettings;
  /** For how many days deleted companies and workspaces can be restored. */
  restorableDays: number;
  /** Whether reviews can be shared with people without an account. */
  reviewShares: boolean;
  /** Whether a new email address takes effect only after its owner opens the link mailed to it. */
  requiresEmailConfirmation: boolean;
}
