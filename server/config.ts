import { z } from 'zod';
import { staleDaysOf } from '@contract/health/staleness';
import { DEFAULT_RESTORABLE_DAYS } from '@contract/restorableDays';
import { peersNeeded } from '@contract/scoring/benchmark';
import { isEmailAddress } from '@contract/fields/email';
import { addressOf, isLoopback, isSite, isTrust, readTrust } from './addresses';
import type { BenchmarkSettings } from './domain/benchmark/benchmark';
import { DEFAULT_EVENTS_DAYS, DEFAULT_REPORTS_DAYS } from './domain/cleanup/housekeeping';
import {
  DEFAULT_EVIDENCE_GB,
  evidenceSettings,
  type EvidenceSettings,
} from './domain/evidence/settings';
import { REQUIREMENTS, type SecondFactorSettings } from './domain/secondFactor/settings';
import type { SessionLimits } from './domain/signIn/sessions';
import { readSingleSignOn, type SingleSignOnSettings } from './domain/singleSignOn/settings';
import { MAIL_SETTINGS, smtpOf, type SmtpSettings } from './mail/settings';
import type { RecordedSettings } from './domain/events/recordSettings';
import { recordedSettingsOf } from './settings/recordedSettings';

export interface Config {
  host: string;
  port: number;
  /** The folder of the embedded database and, without a mail server, of the mails. */
  dataDir: string;
  /** The address of a PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  /** The site's public address without a path, for links in mails. */
  publicUrl: string;
  /** Whether an empty store is filled with demo data. */
  demo: boolean;
  development: boolean;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Express's 'trust proxy'. */
  trustProxy: number | string | boolean;
  sessionLimits: SessionLimits;
  /** Who needs a second factor, and the key of stored secrets. */
  secondFactor: SecondFactorSettings;
  benchmark: BenchmarkSettings;
  /** After how many days without a save or a confirmation a score is stale. */
  staleDays: number;
  /** For how many days deleted companies and workspaces can be restored. */
  restorableDays: number;
  /** After how many days an event of the activity log is removed. */
  eventsDays: number;
  /** After how many days an error report and its screenshot are removed. */
  reportsDays: number;
  /** The day for which the operator has confirmed the clock, such as '2026-05-13'; null for none. */
  clockConfirmedOn: string | null;
  singleSignOn: SingleSignOnSettings;
  /** The size of a company's evidence, and the program that looks for malware in it. */
  evidence: EvidenceSettings;
  /** Whether reviews can be shared with people without an account. */
  reviewShares: boolean;
  /** The settings whose changes are events of the activity log. */
  recordedSettings: RecordedSettings;
  /** The mail server; null to write mails to the data folder's outbox. */
  smtp: SmtpSettings | null;
  /** The address that receives error reports; null for none. */
  supportEmail: string | null;
  /** The address at which metrics are served; null to serve none. */
  metricsAt: { host: string; port: number } | null;
}

const HOUR_MS = 60 * 60 * 1000;

/** How long something is kept. */
const days = z.coerce
  .number('a number of days')
  .int('a whole number of days')
  .positive('at least 1 day')
  .max(100 * 365);

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'the address of a PostgreSQL server' })
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address', abort: true })
    .refine(isSite, 'an address without a path, because the app is served at the root of a site')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'demo or none').optional(),
  NODE_ENV: z.string().default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, 'the number of proxies, or their addresses')
    .default('false'),
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
  REQUIRE_SECOND_FACTOR: z.enum(REQUIREMENTS, 'none, administrators or everyone').default('none'),
  SECRETS_KEY: z
    .string()
    .regex(/^[\w+/-]{43}=?$/, '32 random bytes in base64, as from openssl rand -base64 32')
    .optional(),
  BENCHMARK: z.enum(['off', 'workspace', 'all'], 'off, workspace or all').optional(),
  BENCHMARK_PEERS: z.string().optional(),
  STALE_DAYS: z.string().optional(),
  DELETED_DAYS: days.default(DEFAULT_RESTORABLE_DAYS),
  EVENTS_DAYS: days.default(DEFAULT_EVENTS_DAYS),
  CLOCK_CONFIRMED_ON: z.iso.date('a day such as 2026-05-13').optional(),
  REPORTS_DAYS: days.default(DEFAULT_REPORTS_DAYS),
  EVIDENCE_GB: z.coerce
    .number('a number of gigabytes')
    .positive('more than 0')
    .max(100_000)
    .default(DEFAULT_EVIDENCE_GB),
  EVIDENCE_SCAN_COMMAND: z.string().optional(),
  REVIEW_SHARES: z.enum(['on', 'off'], 'on or off').optional(),
  SUPPORT_EMAIL: z.string().refine(isEmailAddress, 'an email address').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number('a port number').int().min(0).max(65_535).optional(),
  ...MAIL_SETTINGS,
});

/** Settings that contain passwords; error messages do not repeat their values. */
const SECRETS = ['DATABASE_URL', 'SECRETS_KEY', 'SMTP_URL', 'SMTP_PASS'];

/** Reads the settings; an empty one counts as absent. Throws an error that names every invalid one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const filledEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filledEnv);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      const value = SECRETS.includes(name) ? '…' : filledEnv[name];
      return `  ${name}=${value ?? ''}: ${message}`;
    });
    throw new Error(`These settings cannot be used:\n${problems.join('\n')}`);
  }
  const settings = result.data;
  const demo =
    settings.SEED === undefined
      ? isLoopback(settings.HOST) && settings.DATABASE_URL === undefined
      : settings.SEED === 'demo';
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.DATA_DIR,
    publicUrl: settings.PUBLIC_URL ?? addressOf(settings.HOST, settings.PORT),
    databaseUrl: settings.DATABASE_URL ?? null,
    demo,
    development: settings.NODE_ENV === 'development',
    logLevel: settings.LOG_LEVEL,
    trustProxy: readTrust(settings.TRUST_PROXY),
    sessionLimits: {
      idleMs: settings.SESSION_IDLE_HOURS * HOUR_MS,
      absoluteMs: settings.SESSION_MAX_HOURS * HOUR_MS,
    },
    secondFactor: {
      required: settings.REQUIRE_SECOND_FACTOR,
      secretsKey:
        settings.SECRETS_KEY === undefined ? null : Buffer.from(settings.SECRETS_KEY, 'base64'),
    },
    benchmark: {
      // The companies of real stores are compared across workspaces only if the operator chooses so.
      scope: settings.BENCHMARK ?? (demo ? 'all' : 'workspace'),
      needed: peersNeeded(Number(settings.BENCHMARK_PEERS)),
    },
    staleDays: staleDaysOf(Number(settings.STALE_DAYS)),
    restorableDays: settings.DELETED_DAYS,
    eventsDays: settings.EVENTS_DAYS,
    reportsDays: settings.REPORTS_DAYS,
    clockConfirmedOn: settings.CLOCK_CONFIRMED_ON ?? null,
    singleSignOn: readSingleSignOn(filledEnv),
    reviewShares: (settings.REVIEW_SHARES ?? (demo ? 'on' : 'off')) === 'on',
    recordedSettings: recordedSettingsOf(filledEnv),
    evidence: evidenceSettings(settings.EVIDENCE_GB, settings.EVIDENCE_SCAN_COMMAND),
    smtp: smtpOf(
      settings,
      new URL(settings.PUBLIC_URL ?? addressOf(settings.HOST, settings.PORT)).hostname,
    ),
    supportEmail: settings.SUPPORT_EMAIL?.trim() ?? null,
    metricsAt:
      settings.METRICS_PORT === undefined
        ? null
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
  };
}

/** Warnings about insecure settings, for the log. */
export function configWarnings({ trustProxy }: Pick<Config, 'trustProxy'>): string[] {
  if (trustProxy !== true) return [];
  return [
    'TRUST_PROXY=true lets any client choose its own address and evade the limits by address. ' +
      'Set it to the number of proxies in front of this server.',
  ];
}
