import { randomInt } from 'node:crypto';
import type { ReportErrorResult } from '@contract/payloads';
import { can } from '@contract/permissions/permissions';
import type { Store } from '@server/store/Store';
import type { ErrorReportRow, ScreenshotRow } from '@server/store/tables';
import {
  attemptCounters,
  countUnlessBlocked,
  refuseWhileBlocked,
} from '@server/domain/signIn/attempts';
import type { Clock } from '@server/domain/clock';
import { forbidden, notFound, unauthenticated } from '@server/domain/errors';
import { readScreenshot } from '@server/domain/images/uploads';
import { messagesIn } from '@server/domain/mail/messages';
import { queueMail } from '@server/domain/mail/outbox';
import { actingPerson, type Actor, type Deferred } from '@server/domain/manage/access';

interface Deps {
  store: Store;
  clock: Clock;
  /** The site's address, for links in mails. */
  site: string;
  /** null to send no mail. */
  supportEmail: string | null;
}

type Report = Omit<ErrorReportRow, 'id' | 'user_id' | 'screenshot' | 'created_at'>;

/** No characters that look alike, because people read references aloud. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

/** Stores a report and mails it to support. Returns its reference. */
export async function reportError(
  { store, clock, site, supportEmail }: Deps,
  actor: Actor,
  report: Report,
  screenshot: Buffer | null,
): Promise<ReportErrorResult> {
  const counter = attemptCounters.report(actor.id);
  await store.read((tx) => refuseWhileBlocked(tx, clock.now(), counter));
  const reference = newReference();
  const upload = screenshot && { actor, bytes: screenshot, field: 'screenshot' };
  const picture = upload && (await readScreenshot({ store, clock }, upload));

  return store.write(async (tx) => {
    const now = clock.now();
    const user = await tx.getForUpdate('users', actor.id);
    if (!user?.activated) throw unauthenticated();
    await countUnlessBlocked(tx, now, counter);
    const row: ErrorReportRow = {
      id: reference,
      user_id: user.id,
      ...report,
      screenshot: picture && `${reference}.${picture.extension}`,
      created_at: now.toISOString(),
    };
    if (picture && row.screenshot !== null) {
      const { screenshot: id, created_at } = row;
      await tx.insert('screenshots', { id, data: picture.bytes.toString('base64'), created_at });
    }
    await tx.insert('error_reports', row);
    if (supportEmail !== null) {
      const lines = linesOf(row, { from: `${user.name} <${user.email}>`, site });
      await queueMail(tx, messagesIn('en').report(supportEmail, { reference, lines }), now);
    }
    return { reference };
  });
}

function linesOf(row: ErrorReportRow, { from, site }: { from: string; site: string }): string[] {
  const facts = [
    ['From', from],
    ['At', row.created_at],
    ['Route', row.route],
    ['Version', row.version],
    ['Browser', row.browser],
    ['Screenshot', row.screenshot && site + screenshotPath(row.id)],
  ] as const;
  return [
    `What happened?\n${row.what_happened}`,
    `Where was it found?\n${row.where_found}`,
    `Description\n${row.description}`,
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
  ];
}

/** The path of a report's screenshot. */
const screenshotPath = (reference: string) => `/report-error/screenshot?reference=${reference}`;

/** The screenshot of a report. FORBIDDEN except for global administrators. */
export function findScreenshot(
  { store }: { store: Store },
  actor: Actor,
  reference: Deferred<string>,
): Promise<ScreenshotRow> {
  return store.read(async (tx) => {
    if (!can(await actingPerson(tx, actor), 'readReports')) throw forbidden();
    const report = await tx.get('error_reports', reference());
    const found = report?.screenshot ? await tx.get('screenshots', report.screenshot) : undefined;
    if (!found) throw notFound('screenshot');
    return found;
  });
}

function newReference(): string {
  const characters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  );
  return `R-${characters.join('')}`;
}
