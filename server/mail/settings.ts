import { z } from 'zod';

export interface SmtpSettings {
  /** smtp(s)://user:password@host:port */
  url: string;
  /** The sender's address. */
  from: string;
}

/** The environment's settings for mail: one address, or its parts. */
export const MAIL_SETTINGS = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'the address of a mail server' }).optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number('a port number').int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASS: z.string().optional(),
  MAIL_FROM: z.string().optional(),
};

const IMPLICIT_TLS_PORT = 465;

interface Set {
  SMTP_URL?: string | undefined;
  SMTP_HOST?: string | undefined;
  SMTP_PORT: number;
  SMTP_USER?: string | undefined;
  SMTP_PASS?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** The mail server that is set; null for none. `hostname`: the site's, for the sender. */
export function smtpOf(set: Set, hostname: string): SmtpSettings | null {
  const from = set.MAIL_FROM ?? `Value Drivers <no-reply@${hostname}>`;
  if (set.SMTP_URL !== undefined) return { url: set.SMTP_URL, from };
  if (set.SMTP_HOST === undefined) return null;
  const scheme = set.SMTP_PORT === IMPLICIT_TLS_PORT ? 'smtps' : 'smtp';
  const user = [set.SMTP_USER, set.SMTP_PASS]
    .flatMap((part) => (part === undefined ? [] : encodeURIComponent(part)))
    .join(':');
  const account = user && `${user}@`;
  return { url: `${scheme}://${account}${set.SMTP_HOST}:${String(set.SMTP_PORT)}`, from };
}
