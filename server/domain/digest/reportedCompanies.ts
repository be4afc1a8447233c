import type { Person } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import { links } from '../accounts/links';
import type { ReportedCompany } from '../mail/MailTexts';
import { byName } from '../queries/companies';
import { companiesInReach, subscriptionsOf } from './subscriptions';
import type { CompanyWeek } from './companyWeeks';

export interface ReportContext {
  /** The site's public address, for links. */
  site: string;
  /** What there is to say about companies, by id. */
  weeks: ReadonlyMap<string, CompanyWeek>;
}

/**
 * The lines of the weekly mail about the companies that a person compares and has chosen, the most urgent first, and the
 * ids of those companies.
 */
export async function reportedCompanies(
  tx: ReadTransaction,
  person: Person,
  { site, weeks }: ReportContext,
): Promise<{ companies: ReportedCompany[]; ids: ReadonlySet<string> }> {
  const reach = await companiesInReach(tx, person);
  const chosen = reach.length === 0 ? [] : await subscriptionsOf(tx, person);
  const shown = reach.filter(({ id }) => chosen?.includes(id) ?? true);
  const companies = shown
    .sort(byName)
    .flatMap(({ id, name }) => {
      const week = weeks.get(id);
      return week ? [{ company: name, link: links.company(site, id), ...week }] : [];
    })
    .sort((a, b) => urgency(b) - urgency(a));
  return { companies, ids: new Set(shown.map(({ id }) => id)) };
}

/** Companies that fell behind a target come first, then those with overdue actions. */
const urgency = ({ behind, overdue }: CompanyWeek) =>
  (behind.length > 0 ? 2 : 0) + (overdue > 0 ? 1 : 0);
