import type { Logger } from 'pino';
import type { Background } from './domain/background';
import { systemClock } from './domain/clock';
import { sweep } from './domain/housekeeping';
import type { ImageFolder } from './domain/images';
import { deliverDue, type Mailer } from './domain/mail/outbox';
import type { SessionLimits } from './domain/sessions';
import type { Store } from './store/Store';

const SWEEP_EVERY_MS = 60 * 60 * 1000;
const DELIVER_EVERY_MS = 30 * 1000;

interface UpkeepOptions {
  store: Store;
  mailer: Mailer;
  images: ImageFolder;
  sessionLimits: SessionLimits;
  logger: Logger;
  background: Background;
}

/** What a server does unasked: it removes what is outlived, and sends mails that are due again. */
export async function startUpkeep(options: UpkeepOptions): Promise<{ stop(): void }> {
  const { store, mailer, images, sessionLimits, logger, background } = options;
  const sweepOnce = () => sweep(store, systemClock, sessionLimits, images);
  const deliver = () => deliverDue({ store, clock: systemClock, mailer, logger });

  await sweepOnce();
  background.run(deliver);
  const timers = [
    setInterval(() => background.run(sweepOnce), SWEEP_EVERY_MS),
    setInterval(() => background.run(deliver), DELIVER_EVERY_MS),
  ];
  return {
    stop() {
      timers.forEach(clearInterval);
    },
  };
}
