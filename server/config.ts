import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { isEmailAddress } from '@contract/fields/email';
import type { SessionLimits } from './domain/signIn/sessions';
import { MAIL_SETTINGS, smtpOf, type SmtpSettings } from './mail/settings';

export interface Config {
  host: string;
  port: number;
  /** Where the embedded store lies, and mails without a mail server. */
  dataDir: string;
  /** The PostgreSQL server to stand on; null for the embedded store. */
  databaseUrl: string | null;
  /** The site's address as people know it, without a path; links in mails begin with it. */
  publicUrl: string;
  /** Whether an empty store is filled with demo data. */
  demo: boolean;
  development: boolean;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Express's 'trust proxy'. */
  trustProxy: number | string | boolean;
  sessionLimits: SessionLimits;
  /** The mail server; null: mails are written to the data folder's outbox. */
  smtp: SmtpSettings | null;
  /** Who is mailed when somebody reports an error. */
  supportEmail: string | null;
  /** Where metrics are served; null for nowhere. */
  metricsAt: { host: string; port: number } | null;
}

const HOUR_MS = 60 * 60 * 1000;

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'the address of a PostgreSQL server' })
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  SEED: z.enum(['demo', 'none'], 'demo or none').optional(),
  NODE_ENV: z.string().default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.string().default('false'),
  SESSION_IDLE_HOURS: z.coerce
    .number('a number of hours')
    .positive()
    .max(24 * 365)
    .default(24),
  SESSION_MAX_HOURS: z.coerce
    .number('a number of hours')
    .positive()
    .max(24 * 365)
    .default(24 * 14),
  SUPPORT_EMAIL: z.string().refine(isEmailAddress, 'an e-mail address').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number('a port number').int().min(0).max(65_535).optional(),
  ...MAIL_SETTINGS,
});

/** Settings that hold passwords: what was given is not repeated. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'SMTP_PASS'];

/** Reads the settings; an empty one counts as absent. Throws with every bad one named. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      const value = SECRETS.includes(name) ? '…' : given[name];
      return `  ${name}=${value ?? ''}: ${message}`;
    });
    throw new Error(`These settings cannot be used:\n${problems.join('\n')}`);
  }
  const set = result.data;
  return {
    host: set.HOST,
    port: set.PORT,
    dataDir: set.DATA_DIR,
    publicUrl: set.PUBLIC_URL ?? addressOf(set.HOST, set.PORT),
    databaseUrl: set.DATABASE_URL ?? null,
    demo:
      set.SEED === undefined
        ? isLoopback(set.HOST) && set.DATABASE_URL === undefined
        : set.SEED === 'demo',
    development: set.NODE_ENV === 'development',
    logLevel: set.LOG_LEVEL,
    trustProxy: readTrust(set.TRUST_PROXY),
    sessionLimits: {
      idleMs: set.SESSION_IDLE_HOURS * HOUR_MS,
      absoluteMs: set.SESSION_MAX_HOURS * HOUR_MS,
    },
    smtp: smtpOf(set, new URL(set.PUBLIC_URL ?? addressOf(set.HOST, set.PORT)).hostname),
    supportEmail: set.SUPPORT_EMAIL?.trim() ?? null,
    metricsAt:
      set.METRICS_PORT === undefined ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
  };
}

/** Settings that work, but not as safely as they could; for the log at start. */
export function warningsAbout({ trustProxy }: Pick<Config, 'trustProxy'>): string[] {
  if (trustProxy !== true) return [];
  return [
    'TRUST_PROXY=true lets any client state its own address, and so evade the limits by address. ' +
      'Set it to the number of proxies in front of this server.',
  ];
}

/** Whether only this machine reaches a host. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIPv4(host) && host.startsWith('127.');
}

/** The address to type for a server that listens there. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

function readTrust(word: string): number | string | boolean {
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d+$/.test(word) ? Number(word) : word;
}
