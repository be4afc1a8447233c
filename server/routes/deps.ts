import type { Background } from '@server/domain/background';
import type { ImageFolder } from '@server/domain/images';
import type { ScreenshotFolder } from '@server/domain/reportError';
import type { SessionDeps } from '@server/domain/sessions';

/** What the routes that change something stand on. */
export interface RouteDeps extends SessionDeps {
  images: ImageFolder;
  screenshots: ScreenshotFolder;
  background: Background;
  /** Has mails sent that wait in the store; after the answer. */
  mailQueued(): void;
  publicUrl: string | undefined;
  supportEmail: string | null;
}
