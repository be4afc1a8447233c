import type { Background } from '@server/domain/background';
import type { SessionDeps } from '@server/domain/signIn/sessions';

/** Dependencies of the routes. */
export interface RouteDeps extends SessionDeps {
  background: Background;
  /** Starts sending queued mails in the background. Routes call it after their response. */
  mailQueued(): void;
  publicUrl: string | undefined;
  supportEmail: string | null;
  /** Whether a new address takes effect only when the link mailed to it is opened. */
  confirmsEmail: boolean;
}
