import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail, Mailer } from '@server/domain/mail/outbox';
import { createFolderMailer } from '@server/mail/folderMailer';

/** The mails that the real mailer writes into a temporary folder. */
export interface Outbox {
  mailer: Mailer;
  /** While it is set, mails stay in the queue. */
  isDown: boolean;
  mails(): Mail[];
  /** Removes the folder. */
  remove(): void;
}

export function createOutbox(): Outbox {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const inner = createFolderMailer(folder, { now: () => new Date() });
  const outbox: Outbox = {
    isDown: false,
    mailer: {
      ...inner,
      send: (mail, queuedAt) =>
        outbox.isDown ? Promise.reject(new Error('down')) : inner.send(mail, queuedAt),
    },
    mails: () =>
      readdirSync(folder).map((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return JSON.parse(text) as Mail;
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
  return outbox;
}
