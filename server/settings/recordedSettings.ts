import { createHash } from 'node:crypto';
import type { RecordedSettings } from '@server/domain/events/recordSettings';

/**
 * The settings whose changes the activity log has. `npm start` sets LOG_LEVEL, and HOST, PORT, DATA_DIR, DATABASE_URL
 * and SEED are about the place of one server and not about what people may do.
 */
const RECORDED = [
  ...['PUBLIC_URL', 'TRUST_PROXY', 'SMTP_HOST', 'SMTP_PORT', 'BENCHMARK', 'BENCHMARK_PEERS'],
  ...['STALE_DAYS', 'DELETED_DAYS', 'EVENTS_DAYS', 'REPORTS_DAYS', 'REQUIRE_SECOND_FACTOR'],
  ...['SESSION_IDLE_HOURS', 'SESSION_MAX_HOURS', 'METRICS_HOST', 'METRICS_PORT'],
  ...['CLOCK_CONFIRMED_ON', 'EVIDENCE_GB', 'REVIEW_SHARES'],
];

/** Passwords that somebody may have chosen, from whose hash they could be guessed. */
const PASSWORDS = ['SMTP_URL', 'SMTP_USER', 'SMTP_PASS'];

/** Random secrets and addresses of people. A part of their hash shows that they have changed. */
const HASHED = [
  ...['SECRETS_KEY', 'MAIL_FROM', 'SUPPORT_EMAIL', 'OIDC_BREAK_GLASS'],
  // A command line may contain a password.
  'EVIDENCE_SCAN_COMMAND',
];
const HASH_LENGTH = 8;

const SIGN_ON = /^OIDC_/;
const CLIENT_SECRET = /^OIDC_\w+_CLIENT_SECRET$/;

/** The values that the activity log records of settings that are not empty. */
export function recordedSettingsOf(env: Partial<Record<string, string>>): RecordedSettings {
  const recorded: RecordedSettings = { settings: {}, signOn: {} };
  for (const [name, value = ''] of Object.entries(env)) {
    const text = recordedText(name, value);
    if (text === null) continue;
    if (SIGN_ON.test(name)) recorded.signOn[name] = text;
    else recorded.settings[name] = text;
  }
  return recorded;
}

function recordedText(name: string, value: string): string | null {
  if (PASSWORDS.includes(name)) return 'set';
  if (HASHED.includes(name) || CLIENT_SECRET.test(name)) return `set (${shortHash(value)})`;
  return RECORDED.includes(name) || SIGN_ON.test(name) ? value : null;
}

const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
