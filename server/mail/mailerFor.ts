import { join } from 'node:path';
import type { Clock } from '@server/domain/clock';
import type { Mailer } from '@server/domain/mail/outbox';
import { createFolderMailer } from './folderMailer';
import type { SmtpSettings } from './settings';
import { createSmtpMailer } from './smtpMailer';

/** Through the mail server where one is set, else into the data folder's outbox. */
export function mailerFor(
  { smtp, dataDir }: { smtp: SmtpSettings | null; dataDir: string },
  clock: Clock,
): Mailer {
  return smtp ? createSmtpMailer(smtp) : createFolderMailer(join(dataDir, 'outbox'), clock);
}
