import type { Mail, Mailer } from '@server/domain/mail/outbox';

/** Records mails, or fails while `failing` is set. */
export interface RecordingMailer extends Mailer {
  sent: Mail[];
  failing: boolean;
}

export function createRecordingMailer(): RecordingMailer {
  const mailer: RecordingMailer = {
    sent: [],
    failing: false,
    async send(mail) {
      if (mailer.failing) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      mailer.sent.push(mail);
    },
  };
  return mailer;
}

/** The token of the first link in a mail. */
export function tokenIn({ text }: Mail): string {
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`No link in: ${text}`);
  return token;
}
