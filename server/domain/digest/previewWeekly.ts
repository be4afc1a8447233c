import { links } from '../accounts/links';
import { messagesFor } from '../mail/recipientMessages';
import type { Reader } from '../queries/reader';
import { toPerson } from '../queries/users';
import { companyWeeks } from './companyWeeks';
import { companiesInReach } from './subscriptions';
import { weeklyReportOf } from './weeklyReport';

/** The weekly mail that the reading person would receive now; null with nothing to report. */
export async function previewWeekly({ tx, person }: Reader, site: string, now: Date) {
  const user = await tx.get('users', person.id);
  if (!user) return null;
  const reach = await companiesInReach(tx, await toPerson(tx, user));
  const weeks = await companyWeeks(
    tx,
    reach.map(({ id }) => id),
    now,
  );
  const report = await weeklyReportOf(tx, user, now, { site, weeks });
  if (!report) return null;
  const { subject, text, html } = (await messagesFor(tx, user.id)).weekly(user.email, {
    ...report,
    name: user.name,
    link: links.plan(site),
    unsubscribe: links.unsubscribe(site, ''),
    stopCompanies: links.unsubscribeCompanies(site, ''),
  });
  return { subject, text, html };
}
