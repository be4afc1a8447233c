import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@server/domain/clock';
import type { Mailer } from '@server/domain/mail/outbox';

/** Writes each mail to `<time>.json` of a folder, for a person or a test to read. */
export function createFolderMailer(folder: string, clock: Clock): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await mkdir(folder, { recursive: true });
      const time = clock.now().toISOString().replaceAll(':', '-');
      const body = `${JSON.stringify({ to, subject, text, html }, null, 2)}\n`;
      for (let number = 1; ; number++) {
        const name = number === 1 ? time : `${time}-${String(number)}`;
        if (await placed(join(folder, name), body)) return;
      }
    },
  };
}

/** Makes the whole file appear at once; false where another mail has the name. */
async function placed(path: string, body: string): Promise<boolean> {
  const temporary = `${path}.${String(process.pid)}.tmp`;
  await writeFile(temporary, body, { mode: 0o600 });
  try {
    await link(temporary, `${path}.json`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
