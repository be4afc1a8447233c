import { createTransport } from 'nodemailer';
import type { Mailer } from '@server/domain/mail/outbox';
import type { SmtpSettings } from './settings';

const PATIENCE_MS = 20_000;

/** Sends through a mail server. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    // Shorter than the wait until a mail is due again: none goes out twice.
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What people wrote is text: it names no files and fetches nothing.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      // An address as an object is one address, whatever signs it has in it.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
  };
}
