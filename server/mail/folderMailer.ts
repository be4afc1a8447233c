import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@server/domain/clock';
import type { Mail, Mailer } from '@server/domain/mail/outbox';
import { ifMissing } from '@server/files/ifMissing';

/** Writes each mail to a file `<time>.json` in a folder. */
export function createFolderMailer(folder: string, clock: Clock): Mailer {
  const sending = new Set<Promise<void>>();
  return {
    async send(mail, queuedAt) {
      const sent = writeMail(folder, clock.now(), mail, queuedAt);
      sending.add(sent);
      await sent.finally(() => sending.delete(sent));
    },
    async forget(isForgotten) {
      // A mail that is being written now was taken from the queue before.
      await Promise.allSettled(sending);
      for (const name of await namesIn(folder)) {
        const path = join(folder, name);
        const mail = await readMail(path);
        if (mail && isForgotten(mail.mail, mail.queuedAt)) await rm(path, { force: true });
      }
    },
  };
}

async function writeMail(
  folder: string,
  now: Date,
  { to, subject, text, html, unsubscribe }: Mail,
  queuedAt: Date,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const time = now.toISOString().replaceAll(':', '-');
  const body = `${JSON.stringify({ to, subject, text, html, unsubscribe }, null, 2)}\n`;
  // A unique name, because another mail may be written at the same time.
  const draft = join(folder, `${randomUUID()}.tmp`);
  try {
    await writeFile(draft, body, { mode: 0o600 });
    // By this time `forget` tells mails of a person from those of another one who gets the same address later.
    await utimes(draft, queuedAt, queuedAt);
    for (let number = 1; ; number++) {
      const name = number === 1 ? time : `${time}-${String(number)}`;
      if (await linkIfFree(draft, join(folder, `${name}.json`))) return;
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Gives the complete file its final name; false if another mail has that name. */
async function linkIfFree(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The files of mails; none if the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing([]));
  return names.filter((name) => name.endsWith('.json'));
}

/** null if the file has been removed in the meantime. */
async function readMail(path: string): Promise<{ mail: Mail; queuedAt: Date } | null> {
  const text = await readFile(path, 'utf8').catch(ifMissing(null));
  const stats = await stat(path).catch(ifMissing(null));
  return text === null || stats === null
    ? null
    : { mail: JSON.parse(text) as Mail, queuedAt: stats.mtime };
}
