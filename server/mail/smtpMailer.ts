import { createTransport } from 'nodemailer';
import type { Mailer } from '@server/domain/mail/outbox';
import type { SmtpSettings } from './settings';

const TIMEOUT_MS = 20_000;

/** Sends through a mail server. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    // Shorter than the delay until a mail is due again, so that no mail is sent twice.
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Texts of people must not make nodemailer read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, unsubscribe }) {
      // As an object, the address is not parsed as a list of addresses.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      });
    },
  };
}

/** With these headers, mail programs offer to unsubscribe by one click, which posts to the address (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
