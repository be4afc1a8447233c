import type { Background } from '@server/domain/background';
import { createForgetting } from '@server/domain/mail/forgetMails';
import type { Mailer } from '@server/domain/mail/outbox';
import type { Store } from '@server/store/Store';

interface Deps {
  store: Store;
  mailer: Mailer | undefined;
  background: Background;
}

/** Removes in the background what an erasure leaves in files: sent mails, and former versions of rows. */
export function cleanFiles({ store, mailer, background }: Deps): void {
  background.run(createForgetting({ store, mailer }));
  background.run(async () => store.scrub?.());
}
