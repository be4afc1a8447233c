import { randomInt } from 'node:crypto';
import type { ReportErrorResult } from '@contract/payloads';
import type { Store } from '@server/store/Store';
import type { ErrorReportRow } from '@server/store/tables';
import { countAttempt, counted, refuseWhileWaiting } from './accounts/attempts';
import type { Clock } from './clock';
import { unauthenticated } from './errors';
import { readScreenshot } from './images';
import { messages } from './mail/messages';
import { queueMail } from './mail/outbox';
import type { Actor } from './manage/targets';

/** Keeps a screenshot for support, out of reach of the web. */
export interface ScreenshotFolder {
  keep(name: string, bytes: Buffer): Promise<void>;
}

interface Deps {
  store: Store;
  clock: Clock;
  screenshots: ScreenshotFolder;
  /** Nobody is mailed where it is null. */
  supportEmail: string | null;
}

type Report = Omit<ErrorReportRow, 'id' | 'user_id' | 'screenshot' | 'created_at'>;

/** Without signs that look alike: people read it out. */
const REFERENCE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

/** Stores what a person reports and mails it to support; gives the reference to speak of it by. */
export async function reportError(
  { store, clock, screenshots, supportEmail }: Deps,
  actor: Actor,
  report: Report,
  screenshot: Buffer | null,
): Promise<ReportErrorResult> {
  const reports = counted.report(actor.id);
  await store.read((tx) => refuseWhileWaiting(tx, clock.now(), reports));
  const reference = newReference();
  const picture = screenshot && (await readScreenshot(screenshot, 'screenshot'));
  const file = picture && `${reference}.${picture.extension}`;
  if (picture && file) await screenshots.keep(file, picture.bytes);

  return store.write(async (tx) => {
    const now = clock.now();
    const user = await tx.get('users', actor.id);
    if (!user) throw unauthenticated();
    await countAttempt(tx, now, reports);
    const row: ErrorReportRow = {
      id: reference,
      user_id: user.id,
      ...report,
      screenshot: file,
      created_at: now.toISOString(),
    };
    await tx.insert('error_reports', row);
    if (supportEmail !== null) {
      const lines = linesOf(row, `${user.name} <${user.email}>`);
      await queueMail(tx, messages.report(supportEmail, { reference, lines }), now);
    }
    return { reference };
  });
}

function linesOf(row: ErrorReportRow, from: string): string[] {
  const facts = [
    ['From', from],
    ['At', row.created_at],
    ['Route', row.route],
    ['Version', row.version],
    ['Browser', row.browser],
    ['Screenshot', row.screenshot && `${row.screenshot} in the folder of reports`],
  ] as const;
  return [
    `What happened?\n${row.what_happened}`,
    `Where was it found?\n${row.where_found}`,
    `Description\n${row.description}`,
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
  ];
}

function newReference(): string {
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)],
  );
  return `R-${signs.join('')}`;
}
