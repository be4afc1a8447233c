import { percentageOf } from '@contract/scoring/percentages';
import { dayOf, WEEK_MS } from '@contract/days';
import { moneyUnitOf } from '@contract/money/defaultMoneyUnit';
import { can, isAdmin } from '@contract/permissions/permissions';
import { freshSince } from '@contract/health/staleness';
import { lastWeekEndedBy } from '@contract/scoring/weeks';
import { NOT_NULL } from '@server/store/Store';
import type { CompanyRow, TargetRow } from '@server/store/tables';
import { badInput, forbidden } from '../errors';
import { DONE_COUNTS, doneOf, ofActionsInUse } from '../figures/doneCounts';
import { companiesInReach } from '../digest/subscriptions';
import { likeForLikeRows } from '../model/likeForLike';
import { activeFirst, existingWorkspaces } from '../queries/companies';
import { OPEN_STATUSES } from '../plan/listPlan';
import { once } from '../queries/once';
import type { Reader } from '../queries/reader';
import { cellsOf, type PortfolioCell } from './cells';

interface PortfolioRow {
  company_id: string;
  company_name: string;
  company_image: string | null;
  workspace_name: string | null;
  money_unit: string;
  cells: PortfolioCell[];
  /** Percentage of the actions that are done, unrounded. */
  completed: number;
  /** Share 0–1 of the scored answers that are fresh; null without one. */
  fresh: number | null;
  /** Open plan items, and those of them that were due before today (UTC). */
  plan_open: number;
  plan_overdue: number;
  /**
   * The parts of rounds that are open there, and those that are handed in; null without an open round. They are read
   * only if a query selects them.
   */
  round_asked: () => Promise<number | null>;
  round_handed_in: () => Promise<number | null>;
}

/** Over how many weeks the portfolio shows changes if nothing else is asked for, and at most. */
const WEEKS = { usual: 4, most: 52 };

const SUM_COLUMNS = [
  'company_id',
  'driver_id',
  'weighted',
  'weights',
  'scored',
  'not_applicable',
] as const;

/**
 * The companies that the person compares, sorted by name, with their figures; FORBIDDEN for others. The
 * number of statements does not depend on the number of companies. `weeks`: how long ago `previous` is; null for four.
 */
export async function listPortfolio(
  reader: Reader,
  now: Date,
  staleDays: number,
  weeks: number | null = null,
): Promise<PortfolioRow[]> {
  const ago = weeks ?? WEEKS.usual;
  if (ago < 1 || ago > WEEKS.most) throw badInput(`weeks must be from 1 to ${String(WEEKS.most)}.`);
  const { tx } = reader;
  const companies = await comparedCompanies(reader);
  const ids = companies.map(({ id }) => id);
  // Nearly all companies are activated: reading all rows is faster than looking for a thousand ids.
  const compared = isAdmin(reader.person) ? {} : { company_id: ids };
  const today = dayOf(now);
  const model = await reader.model();
  const [workspaceNameOf, sums, counts, recorded, plans, targets] = await Promise.all([
    workspaceNames(reader),
    tx.findColumns('driver_sums', SUM_COLUMNS, compared),
    tx.countBy(
      'answers',
      'company_id',
      { ...DONE_COUNTS, ...freshCounts(freshSince(now, staleDays)) },
      { ...compared, ...ofActionsInUse(model) },
    ),
    tx.findLatestWeeks(ids, lastWeekEndedBy(new Date(now.getTime() - ago * WEEK_MS))),
    tx.countBy(
      'plan_items',
      'company_id',
      { open: {}, dated: { due_on: NOT_NULL }, upcoming: { due_on: { notBefore: today } } },
      { ...compared, status: OPEN_STATUSES },
    ),
    tx.find('targets', { ...compared, ended_at: null }),
  ]);
  const parts = once(() =>
    tx.countBy(
      'round_people',
      'company_id',
      { asked: {}, handedIn: { handed_in_at: NOT_NULL } },
      { ...compared, is_open: true },
    ),
  );
  const sumsOf = byCompany(sums);
  const weeksOf = byCompany(await likeForLikeRows(tx, model, recorded));
  const targetsOf = byCompany(targets);
  const historyOf = byCompany(await historyOfTargets(reader, targets));
  const activities = model.activities.length;

  return companies.map((company) => {
    const count = counts.get(company.id);
    const done = doneOf(count);
    const plan = plans.get(company.id) ?? { open: 0, dated: 0, upcoming: 0 };
    const cells = cellsOf(
      model,
      {
        sums: sumsOf(company),
        weeks: weeksOf(company),
        targets: targetsOf(company),
        history: historyOf(company),
      },
      now,
    );
    const scored = cells.at(-1)?.scored ?? 0;
    return {
      company_id: company.id,
      company_name: company.name,
      company_image: company.logo,
      workspace_name: workspaceNameOf(company),
      money_unit: moneyUnitOf(company),
      cells,
      completed: percentageOf(done, activities),
      fresh: scored === 0 ? null : freshOf(count) / scored,
      plan_open: plan.open,
      plan_overdue: plan.dated - plan.upcoming,
      round_asked: async () => (await parts()).get(company.id)?.asked ?? null,
      round_handed_in: async () => (await parts()).get(company.id)?.handedIn ?? null,
    };
  });
}

/** The conditions for `countBy` on answers from which `freshOf` computes how many scored answers are fresh. */
function freshCounts(since: string) {
  const scored = { revenue_state: NOT_NULL, not_applicable: false };
  const answered = { answered_at: { notBefore: since } };
  const confirmed = { confirmed_at: { notBefore: since } };
  return {
    answered: { ...scored, ...answered },
    confirmed: { ...scored, ...confirmed },
    answeredAndConfirmed: { ...scored, ...answered, ...confirmed },
  };
}

const freshOf = (
  counts: Record<keyof ReturnType<typeof freshCounts>, number> | undefined,
): number => (counts ? counts.answered + counts.confirmed - counts.answeredAndConfirmed : 0);

async function comparedCompanies(reader: Reader): Promise<CompanyRow[]> {
  const person = await reader.personWithReach();
  if (!can(person, 'viewPortfolio')) throw forbidden();
  return activeFirst(await companiesInReach(reader.tx, person));
}

/** The recorded weeks of the companies with a target that was set without an average: its path begins with one. */
async function historyOfTargets({ tx }: Reader, targets: readonly TargetRow[]) {
  const ids = targets.flatMap((row) => (row.start_average === null ? row.company_id : []));
  return ids.length === 0 ? [] : tx.find('driver_weeks', { company_id: [...new Set(ids)] });
}

/** Returns a function that looks up the name of a company's workspace; null for none. */
async function workspaceNames(reader: Reader): Promise<(company: CompanyRow) => string | null> {
  if (isAdmin(reader.person)) {
    const workspaces = await existingWorkspaces(reader);
    return ({ workspace_id }) => workspaces.get(workspace_id ?? '')?.name ?? null;
  }
  const { workspace } = await reader.affiliation();
  return () => workspace?.name ?? null;
}

/** Returns a function that looks up the rows of a company. */
function byCompany<Row extends { company_id: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.company_id);
    if (group) group.push(row);
    else groups.set(row.company_id, [row]);
  }
  return ({ id }: CompanyRow): readonly Row[] => groups.get(id) ?? [];
}
