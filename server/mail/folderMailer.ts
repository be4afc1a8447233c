import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@server/domain/clock';
import type { Mailer } from '@server/domain/mail/outbox';

/** Writes each mail to a file `<time>.json` in a folder. */
export function createFolderMailer(folder: string, clock: Clock): Mailer {
  return {
    async send({ to, subject, text, html, unsubscribe }) {
      await mkdir(folder, { recursive: true });
      const time = clock.now().toISOString().replaceAll(':', '-');
      const body = `${JSON.stringify({ to, subject, text, html, unsubscribe }, null, 2)}\n`;
      // A unique name, because another mail may be written at the same time.
      const draft = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeFile(draft, body, { mode: 0o600 });
        for (let number = 1; ; number++) {
          const name = number === 1 ? time : `${time}-${String(number)}`;
          if (await linkIfFree(draft, join(folder, `${name}.json`))) return;
        }
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
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
