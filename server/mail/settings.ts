import { z } from 'zod';

export interface SmtpSettings {
  /** smtp(s)://user:password@host:port */
  url: string;
  /** The sender's address. */
  from: string;
}

/** Environment variables of the mail server: its address, or the parts of it. */
export const MAIL_SETTINGS = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'the address of a mail server' }).optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number('a port number').int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASS: z.string().optional(),
  MAIL_FROM: z.string().optional(),
};

const IMPLICIT_TLS_PORT = 465;

interface MailEnvironment {
  SMTP_URL?: string | undefined;
  SMTP_HOST?: string | undefined;
  SMTP_PORT: number;
  SMTP_USER?: string | undefined;
  SMTP_PASS?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** The configured mail server; null for none. `hostname` is the site's, for the default sender. */
export function smtpOf(env: MailEnvironment, hostname: string): SmtpSettings | null {
  const from = env.MAIL_FROM ?? `Value Drivers <no-reply@${hostname}>`;
  if (env.SMTP_URL !== undefined) return { url: env.SMTP_URL, from };
  if (env.SMTP_HOST === undefined) return null;
  const scheme = env.SMTP_PORT === IMPLICIT_TLS_PORT ? 'smtps' : 'smtp';
  const user = [env.SMTP_USER, env.SMTP_PASS]
    .flatMap((part) => (part === undefined ? [] : encodeURIComponent(part)))
    .join(':');
  const account = user && `${user}@`;
  return { url: `${scheme}://${account}${env.SMTP_HOST}:${String(env.SMTP_PORT)}`, from };
}
