import type { Background } from '@server/domain/background';
import type { SessionDeps } from '@server/domain/signIn/sessions';

/** What the routes that change something stand on. */
export interface RouteDeps extends SessionDeps {
  background: Background;
  /** Has mails sent that wait in the store; after the answer. */
  mailQueued(): void;
  publicUrl: string | undefined;
  supportEmail: string | null;
  /** Whether a new address takes effect only when the link mailed to it is opened. */
  confirmsEmail: boolean;
}
